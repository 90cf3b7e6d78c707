"""The story of a fight where there is little room for it: what each command did in as few words as will do, the dice
being drawn beside it and every sum being in the history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ffapp.core.game import Step
from ffapp.core.messages import Event
from ffapp.gamebook.blows import BlowAnswered, BlowsSettled, EnemyWounded, HeroWounded
from ffapp.gamebook.checks import LuckTested
from ffapp.gamebook.fight_events import RoundFought
from ffapp.gamebook.handover import SectionTakesOver
from ffapp.gamebook.life import Died
from ffapp.gamebook.poison import Poisoned
from ffapp.texts import Texts
from ffapp.texts.telling import Figures, tell_event
from ffapp.tui.glyphs import Glyphs
from ffapp.tui.literal import shorten
from ffapp.tui.story import kind_of, story_line
from ffapp.tui.widgets.journal import JournalLine

NAME: Final = 20
"""Columns of a name."""

NAMED: Final = 2
"""So many enemies who strike beside the target are named; of more only the number is told."""


def fight_line(texts: Texts, step: Step, figures: Figures, glyphs: Glyphs, *, short: bool) -> JournalLine:
    """One command of a fight with its number, in full or in few words; typed dice are marked as such."""
    if not short:
        return story_line(texts, step, figures, glyphs)
    told = " ".join(sentence for sentence in _told(texts, step.events, figures) if sentence)
    if any(roll.typed for roll in step.rolls):
        told = f"{told}\u00a0{glyphs.typed}"
    return JournalLine(told, kind_of(step.events), str(step.depth))


def _told(texts: Texts, events: tuple[Event, ...], figures: Figures) -> Iterator[str]:
    settled = any(isinstance(event, BlowsSettled) for event in events)
    answered = any(isinstance(event, BlowAnswered) for event in events)
    for event in events:
        given = {**figures, **event.figures()}
        given["name"] = shorten(str(given.get("name", "")), NAME)
        if isinstance(event, RoundFought):
            yield from _round(texts, event)
        elif isinstance(event, LuckTested) and answered:
            yield texts("fight-told-luck", **given)
        elif isinstance(event, BlowAnswered):
            if not settled or event.answer != "plain":  # what it cost is told by the wound
                yield texts("fight-told-answer", **given)
        elif isinstance(event, EnemyWounded):
            yield texts("fight-told-enemy", **given)
        elif isinstance(event, HeroWounded) and event.name:
            yield texts("fight-told-wound", **given)
        elif isinstance(event, Poisoned) and event.name:
            yield texts("fight-told-poison", **given)
        elif isinstance(event, SectionTakesOver):
            yield texts("fight-told-over")
        elif not isinstance(event, Died):  # which the screen tells in its own place
            yield tell_event(texts, event, figures)


def _round(texts: Texts, fought: RoundFought) -> Iterator[str]:
    """The round against its target, then who else strikes."""
    given = fought.figures()
    sums = {name: given[name] for name in ("round", "total", "enemy_total", "outcome")}
    yield texts("fight-told-round", name=shorten(str(given["name"]), NAME), **sums)
    struck = {blow.enemy for blow in fought.blows if not blow.dealt and blow.enemy != fought.target}
    hits = [attack for attack in fought.attacks if attack.enemy in struck]
    if len(hits) > NAMED:
        yield texts("fight-told-hits", count=len(hits))
    else:
        for attack in hits:
            yield texts("fight-told-hit", name=shorten(attack.name, NAME), total=attack.total)
