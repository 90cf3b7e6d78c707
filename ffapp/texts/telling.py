"""What a ruleset says, in words: events, commands, refusals, cautions.

`arguments` are those that every message of the ruleset gets (`Ruleset.arguments(state)`: the hero's name and gender,
and whether the book has a compass); what the event or command says itself comes before them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Command, Event
from ffapp.texts import Texts

Arguments = Mapping[str, Argument]
"""Those that every message of a game gets."""

FREE: Final = "free"
"""The manner of a book whose map has no compass (see `Texts.manner`)."""


def told_as(texts: Texts, arguments: Arguments) -> Texts:
    """The texts in the manner of a book: what has no compass speaks of places and ways."""
    return texts.in_manner("" if arguments.get("compass", True) else FREE)


def tell_event(texts: Texts, event: Event, arguments: Arguments) -> str:
    """What happened, with the reason that the reader gave and one full stop after both. Empty where another event of
    the same command says it."""
    sentence, reason = _told(texts, event, arguments)
    return _because(texts, sentence, reason)


def _told(texts: Texts, event: Event, arguments: Arguments) -> tuple[str, str]:
    """What happened, and the reason that the reader gave."""
    texts = told_as(texts, arguments)
    message = f"event-{type(event).__name__}"
    told = {**arguments, **event.arguments()}
    if isinstance(told.get("effect"), str):  # a reader's own words, with the end of their sentence
        told["effect"] = _ended(str(told["effect"])) if told["effect"] else ""
    sentence = texts(message, **{name: _part_by_part(texts, message, given) for name, given in told.items()})
    return sentence, str(told.get("reason") or "")


def _because(texts: Texts, sentence: str, reason: str) -> str:
    """A sentence with a reason, if there is one, and one full stop after both."""
    if not (sentence and reason):
        return sentence
    return _ended(sentence.removesuffix(".") + texts("event-reason", reason=reason))


def _ended(told: str) -> str:
    """A sentence with its full stop, also where a reader's own words close it."""
    return told if told.rstrip("»”\"' \u00a0").endswith((".", "!", "?", "…")) else f"{told}."


def _part_by_part(texts: Texts, message: str, given: Argument) -> Argument:
    """An argument that has parts as the list of what `<message>-part` tells of each; any other as it is."""
    parts = [part for part in given if isinstance(part, Mapping)] if isinstance(given, tuple) else []
    return tuple(texts(f"{message}-part", **part) for part in parts) if parts else given


def tell_events(texts: Texts, events: Iterable[Event], arguments: Arguments) -> str:
    """Everything that one command made happen, one sentence after the other; the reason that several have in a row is
    told once, behind the first of them."""
    happened = [known for event in events if (known := _told(texts, event, arguments))[0]]
    told: list[str] = []
    for reason, together in groupby(happened, key=itemgetter(1)):
        first, *others = [sentence for sentence, _ in together]
        told += [_because(texts, first, reason), *others]
    return " ".join((*map(_ended, told[:-1]), *told[-1:]))


def tell_command(texts: Texts, command: Command, arguments: Arguments) -> str:
    """What the player wanted, as a line of a list: no full stop."""
    return told_as(texts, arguments)(f"command-{type(command).__name__}", **{**arguments, **command.arguments()})


def tell_refusal(texts: Texts, refusal: Refusal, arguments: Arguments) -> str:
    """Why something is not possible, and what would be.

    A rule that refuses several commands may have its own words for one: `refusal-<rule>-<Command>`.
    """
    return _tell_rule(texts, f"refusal-{refusal.rule}", {**arguments, **refusal.arguments})


def tell_caution(texts: Texts, caution: Caution, arguments: Arguments) -> str:
    """What deserves a second thought, with its question."""
    return _tell_rule(texts, f"caution-{caution.rule}", {**arguments, **caution.arguments})


def _tell_rule(texts: Texts, message: str, arguments: dict[str, Argument]) -> str:
    texts = told_as(texts, arguments)
    own = f"{message}-{arguments['command']}" if "command" in arguments else message
    return texts(own if texts.has(own) else message, **arguments)
