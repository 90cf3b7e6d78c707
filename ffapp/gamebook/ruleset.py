"""A gamebook as a ruleset: its chapters put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from types import ModuleType
from typing import cast

from msgspec import Struct

from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Card, Headline, Ruleset
from ffapp.gamebook import (
    antidotes,
    belongings,
    blows,
    checks,
    clearings,
    counters,
    creation,
    fight,
    health,
    hunger,
    life,
    magic,
    notes,
    pace,
    playing_luck,
    poison,
    provisions,
    reading,
    rounds,
    stones,
)
from ffapp.gamebook.books import NIGHT_DRAGON, SCORPION_SWAMP, Book, book_of, counters_of, scores_of
from ffapp.gamebook.reading_events import AdventureBegun
from ffapp.gamebook.reading_state import which
from ffapp.gamebook.sheet import Sheet, effective, phase


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook: its commands, what they make happen, and those of them that have few forms."""

    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    options: Callable[[Sheet], Iterable[Command]]
    """Every command with few forms in a state, legal or not: the ruleset keeps the legal ones."""


def chapter(module: ModuleType) -> Chapter:
    """The chapter that a module holds as `COMMANDS`, `EVENTS` and `options`."""
    return Chapter(module.COMMANDS, module.EVENTS, module.options)


SHARED = tuple(
    chapter(module)
    for module in (
        creation,
        life,
        checks,
        fight,
        rounds,
        pace,
        blows,
        provisions,
        belongings,
        notes,
        clearings,
        reading,
    )
)
"""The chapters that every book of the series has."""

SCORPION_SWAMP_CHAPTERS = (
    *SHARED,
    chapter(health),
    chapter(stones),
    Chapter(reading.WIZARD_COMMANDS, reading.WIZARD_EVENTS, reading.wizard_options),
)

NIGHT_DRAGON_CHAPTERS = (
    *SHARED,
    *(chapter(module) for module in (counters, hunger, playing_luck, poison, antidotes, magic)),
    Chapter(rounds.EFFECT_COMMANDS, rounds.EFFECT_EVENTS, rounds.effect_options),
    Chapter((), blows.HANDOVER_EVENTS, lambda sheet: ()),
)


def gamebook_ruleset(book: Book, chapters: tuple[Chapter, ...], *, rules: int) -> Ruleset:
    """The ruleset of one book made from its values and chapters."""

    def arguments(sheet: Sheet) -> dict[str, int | str]:
        return {"gender": sheet.gender, "hero": sheet.name, "compass": book.compass}

    def options(sheet: Sheet) -> Iterator[Command]:
        for part in chapters:
            for command in part.options(sheet):
                if ruleset.why_not(sheet, command) is None:
                    yield command

    ruleset = Ruleset(
        id=book.id,
        rules=rules,
        state=Sheet,
        commands=tuple(command for part in chapters for command in part.commands),
        events=tuple(event for part in chapters for event in part.events),
        initial=partial(Sheet, book=book.id),
        phase=phase,
        options=options,
        card=card,
        headline=headline,
        types_dice=lambda sheet: cast("Sheet", sheet).typed_dice,
        arguments=arguments,
        reads=reads,
        text_of=lambda event: event.adventure if isinstance(event, AdventureBegun) else "",
        effective=effective,
    )
    return ruleset


def reads(sheet: Sheet) -> str:
    """Which adventure is read; "" for that of the book."""
    reading = sheet.reading
    return "" if reading is None else which(reading.adventure, reading.title, reading.ifid)


def headline(sheet: Sheet) -> Headline:
    """What it shows first."""
    text = "" if sheet.reading is None else sheet.reading.adventure
    return sheet.name, sheet.ending is not None, sheet.ending is not None and sheet.ending.won, text


def card(sheet: Sheet) -> Card:
    """What the shelf shows of a game."""
    hero, over, won, adventure = headline(sheet)
    return Card(
        hero=hero,
        gender=sheet.gender,
        scores=tuple((name, score.current, score.initial) for name, score in scores_of(sheet).items()),
        counters=counters_of(sheet),
        signed=tuple(counter.name for counter in book_of(sheet).counters if counter.signed and sheet.name),
        section=sheet.section,
        place=None if sheet.drawing.free else sheet.clearing,
        adventure=adventure,
        title="" if sheet.reading is None else sheet.reading.title,
        over=over,
        won=won,
    )


def scorpion_swamp() -> Ruleset:
    """*Le Marais aux Scorpions* (DF8.5)."""
    return gamebook_ruleset(SCORPION_SWAMP, SCORPION_SWAMP_CHAPTERS, rules=3)


def night_dragon() -> Ruleset:
    """*Le Dragon de la Nuit* (DF58)."""
    return gamebook_ruleset(NIGHT_DRAGON, NIGHT_DRAGON_CHAPTERS, rules=3)
