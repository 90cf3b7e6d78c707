"""The end of an adventure: how it came, what was achieved, and what is still possible."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ffapp.core.game import Step
from ffapp.gamebook.blows import EnemyDied
from ffapp.gamebook.books import book_of, counters_of
from ffapp.gamebook.bounds import NOTE_LENGTH
from ffapp.gamebook.checks import LuckTested
from ffapp.gamebook.fight import FightCalledOff, FightOpened
from ffapp.gamebook.notes import MOST_NOTES, SectionReached
from ffapp.gamebook.provisions import MealEaten
from ffapp.gamebook.sections import SectionLabel
from ffapp.gamebook.sheet import Ending, Sheet
from ffapp.rulesets import RULESETS
from ffapp.texts import Texts
from ffapp.texts.items import thing_text
from ffapp.tui.book.creation import begun_like
from ffapp.tui.book.deeds import ENDING
from ffapp.tui.book.noted import noted
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.reader import last_words, section_here
from ffapp.tui.book.sheet import VITAL, drawn_scores
from ffapp.tui.deeds import bindings
from ffapp.tui.look.totals import Total
from ffapp.tui.pages.end import EndPage, Outcome
from ffapp.tui.session import GameChange


@dataclass(frozen=True, slots=True)
class Tally:
    """An adventure in numbers: commands, different sections, fights however they ended, enemies slain, tests of Luck
    and how many of them were lucky, meals eaten, and throws of the player's own dice."""

    commands: int
    sections: int
    fights: int
    slain: int
    tests: int
    lucky: int
    meals: int
    typed: int


def tally(path: Iterable[Step]) -> Tally:
    """Counts what happened along a path of the history."""
    commands = fights = slain = tests = lucky = meals = typed = 0
    sections: set[SectionLabel] = set()
    for step in path:
        commands += 1
        typed += sum(roll.typed for roll in step.rolls)
        for event in step.events:
            if isinstance(event, SectionReached):
                sections.add(event.section)
            elif isinstance(event, LuckTested):
                tests += 1
                lucky += event.lucky
            fights += isinstance(event, FightOpened) - isinstance(
                event, FightCalledOff
            )  # one opened by mistake is none
            slain += isinstance(event, EnemyDied)
            meals += isinstance(event, MealEaten)
    return Tally(commands, len(sections), fights, slain, tests, lucky, meals, typed)


def notes_to_bring(texts: Texts, sheet: Sheet) -> tuple[str, ...]:
    """What the next hero can know of an adventure: its notes, each with the section or the place where it was taken,
    and what was noted and marked on the map. Nothing comes twice."""
    known = noted(texts, sheet)
    book = [(note.place, note.text) for note in reversed(known) if not note.on_map]
    marks = [
        (texts("ui-place-at", clearing=place.number, label=place.label), texts("mark-name", mark=place.mark))
        for place in sheet.drawing.clearings
        if place.mark
    ]
    found = (*book, *((note.place, note.text) for note in known if note.on_map), *marks)
    return tuple(dict.fromkeys(_placed(texts, at, text) for at, text in found))[:MOST_NOTES]


def _placed(texts: Texts, at: str, text: str) -> str:
    """A note with its place, where it does not begin with one already and is not too long for it."""
    places = (texts("ui-section-at", section=7), texts("ui-place-at", clearing=7, label=""))
    if not at or any(re.match(r"\d+".join(map(re.escape, place.split("7"))), text) for place in places):
        return text
    placed = f"{texts('ending-noted', place=at)} {text}"
    return placed if len(placed) <= NOTE_LENGTH else text


class EndingScreen(EndPage, BookPage):
    """Shown over the book when the adventure has ended."""

    help_topic = "end"
    place = "ending"
    deeds = ENDING
    BINDINGS = bindings(place, deeds)

    possible = {
        "history": "endui-history",
        "map": "endui-map-look",
        "note": "endui-note",
        "undo": "ending-undo",
        "new": "ending-new",
        "new_noted": "ending-new-noted",
        "leave": "endui-book",
        "keep": "keepsake-key-keep",
    }
    title_message = "endui-title"

    # -- showing the game --------------------------------------------------------------------------------------

    def show(self, change: GameChange | None) -> None:
        ending = self.sheet.ending
        if ending is None:
            self.call_later(self._taken_back)
            return
        self.show_heading(self.place_text())
        self.show_end(self.outcome(ending), first=change is None)

    def _taken_back(self) -> None:
        """The hero lives again: the book goes on."""
        if self.is_active and self.sheet.ending is None:
            self.dismiss()

    def on_screen_resume(self) -> None:
        self.call_later(self._taken_back)

    # -- another hero --------------------------------------------------------------------------------------------

    def why_no_notes(self) -> str:
        """Why no notes can be brought along."""
        return "" if notes_to_bring(self.texts, self.sheet) else self.texts("ending-no-notes")

    def begun(self) -> dict[str, Any]:
        return begun_like(self.session) | {"name": ""}

    def new_noted(self) -> None:
        """The same, with what was noted in this adventure."""
        self.playing.create_next(self.begun(), notes_to_bring(self.texts, self.sheet))

    def outcome(self, ending: Ending) -> Outcome:
        """How this adventure ended."""
        texts, arguments, sheet = self.texts, self.arguments, self.sheet
        killed = ending.cause in VITAL
        message, given = ("death-cause", ending.cause) if killed else ("ending-section", "")
        found = tally(self.game.path())
        return Outcome(
            family=RULESETS[sheet.book].theme,
            picture="won" if ending.won else ending.cause if killed else "lost",
            won=ending.won,
            title=texts("death-title", **arguments) if killed else texts("ending-title", won=ending.won),
            cause=texts(message, **arguments, cause=given, won=ending.won, book=sheet.book),
            words=self._words(ending),
            totals=tuple(self._totals(found)),
            scores=tuple(drawn_scores(sheet, texts)),
            counted=f" {self.app.glyphs.separator} ".join(self._counted(found)),
        )

    def _words(self, ending: Ending) -> str:
        """The words that the end was noted with; the last ones of the section that ends an adventure from a file."""
        if ending.words:
            return self.texts("ending-words", words=ending.words)
        section = section_here(self)
        return "" if section is None or section.orders.end is None else last_words(self)

    def _totals(self, found: Tally) -> Iterator[Total]:
        """The numbers of an adventure, the most telling first."""
        texts, sheet, book = self.texts, self.sheet, book_of(self.sheet)
        yield Total(texts("endui-sections"), found.sections)
        signed = {known.name for known in book.counters if known.signed}
        for name, value in counters_of(sheet):
            yield Total(texts.name(name, "score"), value, signed=name in signed)
        yield Total(texts("endui-places", free=sheet.drawing.free), len(sheet.drawing.clearings))
        yield Total(texts("endui-fights"), found.fights)
        yield Total(texts("endui-slain"), found.slain)
        yield Total(texts("score-gold"), sheet.gold)
        yield Total(texts("endui-things"), sum(item.count for item in sheet.items))
        if sheet.stones:
            yield Total(texts("book-stones"), sum(count for _, count in sheet.stones))

    def _counted(self, found: Tally) -> Iterator[str]:
        """What else was counted, and what was carried."""
        texts, sheet = self.texts, self.sheet
        yield texts("endui-actions", commands=found.commands)
        yield texts("endui-luck", tests=found.tests, lucky=found.lucky, meals=found.meals, **self.arguments)
        if found.typed:
            yield texts("endui-typed", count=found.typed, mark=self.app.glyphs.typed)
        carried = [*(thing_text(texts, item) for item in sheet.items), *(magic.name for magic in sheet.magic)]
        if carried:
            yield texts("endui-carried", things=", ".join(carried))
