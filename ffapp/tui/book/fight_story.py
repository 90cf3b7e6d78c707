"""The story of a fight where there is little room for it: what each command did in as few words as will do, the dice
being drawn beside it and every sum being in the history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ffapp.core.game import Game, Step
from ffapp.core.messages import Event
from ffapp.gamebook.blows import BlowAnswered, BlowsSettled, HeroWounded
from ffapp.gamebook.checks import LuckTested
from ffapp.gamebook.life import Died
from ffapp.gamebook.poison_events import Poisoned
from ffapp.gamebook.rounds import RoundFought
from ffapp.texts import Texts
from ffapp.texts.telling import Arguments, tell_event
from ffapp.tui.kit.journal import JournalLine
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import shorten
from ffapp.tui.story import kind_of

NAME, SHORT_NAME = 20, 16
"""Columns of a name, and of one among several."""

NAMED: Final = 2
"""So many enemies who strike beside the target are named; of more only the number is told."""


def short_line(texts: Texts, game: Game, step: Step, arguments: Arguments, glyphs: Glyphs) -> JournalLine:
    """One command of a fight with its number, in few words; typed dice are marked as such."""
    told = " ".join(sentence for sentence in _sentences(texts, step.events, arguments) if sentence)
    if step.typed:
        told = f"{told}\u00a0{glyphs.typed}"
    return JournalLine(told, kind_of(game.ruleset, step.events), str(step.depth))


def _sentences(texts: Texts, events: tuple[Event, ...], arguments: Arguments) -> Iterator[str]:
    """What the events of one command come to, the wounds of many blows as one."""
    suffered = [event for event in events if isinstance(event, HeroWounded | Poisoned) and event.name]
    wounds = sum(isinstance(event, HeroWounded) for event in suffered)
    together = suffered if wounds > NAMED else []
    kinds = {type(event) for event in events}
    for event in events:
        if event not in together:
            yield _sentence(texts, event, {**arguments, **event.arguments()}, kinds)
        elif event is together[0]:
            before, after = together[0].stamina.before, together[-1].stamina.after
            yield texts("fight-told-wounds", count=wounds, stamina_before=before, stamina_after=after)


def _sentence(texts: Texts, event: Event, arguments: Arguments, kinds: set[type[Event]]) -> str:
    """One event in few words; empty where those of the other `kinds`, or another part of the screen, tell it."""
    named = {**arguments, "name": shorten(str(arguments.get("name", "")), NAME)}
    if isinstance(event, RoundFought):
        return " ".join(_round(texts, event))
    if isinstance(event, Died):
        return ""
    if isinstance(event, BlowAnswered) and event.answer == "plain" and BlowsSettled in kinds:
        return ""
    short = f"fight-told-{type(event).__name__}"
    if not texts.has(short) or (isinstance(event, LuckTested) and BlowAnswered not in kinds):
        return tell_event(texts, event, arguments)
    if isinstance(event, HeroWounded | Poisoned) and not event.name:  # an escape, or a section
        return tell_event(texts, event, arguments)
    return texts(short, **named)


def _round(texts: Texts, fought: RoundFought) -> Iterator[str]:
    """The round against its target, then who else strikes."""
    given = fought.arguments()
    sums = {name: given[name] for name in ("round", "total", "enemy_total", "outcome")}
    struck = {blow.enemy for blow in fought.blows if not blow.dealt and blow.enemy != fought.target}
    hits = [attack for attack in fought.attacks if attack.enemy in struck]
    width = SHORT_NAME if hits else NAME
    yield texts("fight-told-RoundFought", name=shorten(str(given["name"]), width), **sums)
    if len(hits) > NAMED:
        yield texts("fight-told-hits", count=len(hits))
    else:
        for attack in hits:
            yield texts("fight-told-hit", name=shorten(attack.name, width), total=attack.total)
