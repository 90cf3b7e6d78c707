"""What a chapter of a gamebook has on the reader's desk: a key, a dialog, a panel, the colours of its events.

A desk has the parts whose commands its ruleset has, so that a book that takes a chapter over has its part, too. A part
that only one book has is named by its rulebook (`Rulebook.parts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct, field

from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset
from ffapp.gamebook.antidotes import AntidoteUsed, UseAntidote
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.hunger import Starved, TakeForcedMeals
from ffapp.gamebook.magic import AddMagic, MagicGained, MagicLost
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.poison_events import Poisoned, PoisonEnded
from ffapp.gamebook.rounds import AddEffect
from ffapp.gamebook.stones import CurseCost, ReceiveStones, ScoreRestored, StonesReceived
from ffapp.rulesets import RULESETS, named, ruleset_of


class DeskPart(Struct, frozen=True, kw_only=True):
    """A part of the desk.

    A desk has it where the ruleset has its `command`, by whose phases its key is greyed; it opens `dialog`
    ("module:class"). Its messages are `book-key-<name>`, `book-tip-<name>` and, where it has a `panel` below the sheet
    ("module:class"), `book-<name>` and `book-<name>-empty`; with `in_hand` it is an entry of the reader's hand, called
    `adjust-<name>` or else as its key.

    `key` is its key on the `pages` on which it has one; `early` puts that before the keys of every book, and in a fight
    the bar has it only if `in_bar`. While a blow waits it is greyed by `in_blow`, where that is given. `fight_hint` is
    the message that is said before the first round of a fight, `kinds` are the kinds of journal line that its events
    make.
    """

    name: str
    command: type[Command]
    dialog: str
    key: str
    pages: frozenset[str] = frozenset({"book", "fight"})
    early: bool = False
    in_bar: bool = True
    panel: str = ""
    in_hand: bool = True
    fight_hint: str = ""
    in_blow: type[Command] | None = None
    kinds: Mapping[type[Event], str] = field(default_factory=dict)


PARTS: Final = (
    DeskPart(
        name="stones",
        command=ReceiveStones,
        dialog="ffapp.tui.book.stones:StonesDialog",
        key="p",
        early=True,
        panel="ffapp.tui.book.stones_panel:StonesPanel",
        fight_hint="fight-before-stones",
        kinds={CurseCost: "wound", ScoreRestored: "gain", StonesReceived: "gain"},
    ),
    DeskPart(
        name="counters",
        command=AdjustCounter,
        dialog="ffapp.tui.book.counters:CountersDialog",
        key="o",
        early=True,
        in_bar=False,
        in_hand=False,  # there each counter has an entry of its own
    ),
    DeskPart(
        name="magic",
        command=AddMagic,
        dialog="ffapp.tui.book.magic:MagicScreen",
        key="p",
        early=True,
        panel="ffapp.tui.book.sheet:MagicPanel",
        kinds={MagicGained: "gain", MagicLost: "faint"},
    ),
    DeskPart(
        name="poison",
        command=SufferPoison,
        in_blow=UseAntidote,
        dialog="ffapp.tui.book.poison:PoisonDialog",
        key="b",
        kinds={Poisoned: "wound", PoisonEnded: "gain", AntidoteUsed: "gain"},
    ),
    DeskPart(
        name="terms",
        command=AddEffect,
        dialog="ffapp.tui.book.fight_changes:TermsForm",
        key="s",
        pages=frozenset({"fight"}),
        in_hand=False,  # there the terms of a fight stand whenever there is one
    ),
    DeskPart(
        name="forced_meal",
        command=TakeForcedMeals,
        dialog="ffapp.tui.book.hunger:ForcedMealDialog",
        key="f",
        pages=frozenset({"book"}),
        kinds={Starved: "wound"},
    ),
)
"""The parts of the chapters that more than one book may have, in the order of their keys."""


def parts_of(ruleset: Ruleset) -> tuple[DeskPart, ...]:
    """The parts of a ruleset's desk, its own last."""
    book = RULESETS.get(ruleset.id)
    own: tuple[DeskPart, ...] = tuple(named(where) for where in book.parts) if book is not None else ()
    return tuple(part for part in (*PARTS, *own) if part.command in ruleset.command_types)


def own_parts() -> tuple[DeskPart, ...]:
    """Those that single rulebooks name."""
    return tuple(named(where) for book in RULESETS.values() for where in book.parts)


def never_together(one: str, other: str) -> bool:
    """Whether two names are those of parts of which no rulebook has both, so that they may share a key."""
    commands = {part.name: part.command for part in (*PARTS, *own_parts())}
    if one == other or one not in commands or other not in commands:
        return False
    both = {commands[one], commands[other]}
    return not any(ruleset is not None and both <= ruleset.command_types for ruleset in map(ruleset_of, RULESETS))


def kind_by_part(event: type[Event]) -> str:
    """The kind of journal line that an event of some part makes, "" for none."""
    return _kinds(tuple(where for book in RULESETS.values() for where in book.parts)).get(event, "")


@cache
def _kinds(own: tuple[str, ...]) -> Mapping[type[Event], str]:
    parts: tuple[DeskPart, ...] = (*PARTS, *(named(where) for where in own))
    return {event: kind for part in parts for event, kind in part.kinds.items()}
