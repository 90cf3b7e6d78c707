"""Sections and notes: where the reader is in the book, and what is written in the margin."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Refusal
from ffapp.core.game import Step
from ffapp.core.messages import Command, Decision, Event
from ffapp.gamebook.bounds import check_text
from ffapp.gamebook.clearings_events import Stood, Walked
from ffapp.gamebook.lookup import by_id
from ffapp.gamebook.sections import LABEL, SectionLabel, check_section, section_of
from ffapp.gamebook.sheet import ALIVE, OVER, Note, Sheet

MOST_NOTES = 2_000
"""So many notes a sheet holds."""

_NAMED: Final = re.compile(rf"§\s*({LABEL})(?![\w])")
_HEADED: Final = re.compile(_NAMED.pattern + r"\s*:\s*(?=\S)")


def sections_named(text: str) -> frozenset[SectionLabel]:
    """The sections that a note speaks of by what they are called: `§ 12 porte`."""
    return frozenset(map(section_of, _NAMED.findall(text)))


def headed(text: str) -> tuple[SectionLabel | None, str]:
    """The section that a note begins with as its place (`§ 34 : coffre vide`), None where it does not, and what it
    says of it."""
    found = _HEADED.match(text)
    return (None, text) if found is None else (section_of(found[1]), text[found.end() :])


class SectionReached(Event, frozen=True, kw_only=True):
    """The reader went to a section; it is another stop, with a meal of its own. A fight that goes on there stays one
    that was begun where it was."""

    section: SectionLabel
    came_from: SectionLabel | None = None

    def apply(self, state: Sheet) -> Sheet:
        fight = state.fight
        if fight is not None and not fight.section:
            fight = replace(fight, section=self.came_from or 0)
        return replace(state, section=self.section, rested=False, fight=fight)


class NoteAdded(Event, frozen=True, kw_only=True):
    """A note was taken."""

    note: int
    text: str
    section: SectionLabel | None = None
    clearing: int | None = None

    def apply(self, state: Sheet) -> Sheet:
        note = Note(id=self.note, text=self.text, section=self.section, clearing=self.clearing)
        return replace(state, notes=(*state.notes, note), ids=max(state.ids, self.note))


class NoteChanged(Event, frozen=True, kw_only=True):
    """A note says something else now."""

    note: int
    text: str
    before: str = ""

    def apply(self, state: Sheet) -> Sheet:
        notes = (replace(note, text=self.text) if note.id == self.note else note for note in state.notes)
        return replace(state, notes=tuple(notes))


class NoteRemoved(Event, frozen=True, kw_only=True):
    """A note was struck out; the history still has it."""

    note: int
    text: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, notes=tuple(note for note in state.notes if note.id != self.note))


class GoTo(Command, frozen=True, kw_only=True):
    """Go to a section of the book; in a fight, too, for a section may continue one begun elsewhere. Where the adventure
    is read from a file, sections are entered (`reading.Enter`)."""

    phases: ClassVar[frozenset[str]] = ALIVE
    section: SectionLabel

    def check(self, state: Sheet) -> None:
        if state.reading is not None:
            raise Refusal("adventure-read")
        check_section(self.section)
        if section_of(self.section) == state.section:
            raise Refusal("section-same", section=state.section)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield SectionReached(section=section_of(self.section), came_from=state.section)


def walked_on(back: Iterable[Step]) -> bool:
    """Whether the hero has gone elsewhere on the map since the last section was reached, so that where the book goes on
    is not known; where no position was noted, it is only noted now. `back`: the steps, newest first."""
    for step in back:
        if any(isinstance(event, SectionReached) for event in step.events):  # where it is drawn is part of that
            return False
        for event in reversed(step.events):
            if isinstance(event, Walked) or (isinstance(event, Stood) and event.before is not None):
                return True
    return False


def note_of(sheet: Sheet, number: int) -> Note:
    """The note with that id. Raises `Refusal` ("note-unknown")."""
    return by_id(sheet.notes, number, Refusal("note-unknown", note=number))


class AddNote(Command, frozen=True, kw_only=True):
    """Take a note; it keeps the section and the clearing where it was taken. Possible after the end, too.

    `walked_on`: the section read last has been left (see `walked_on`), so the note belongs to the place only.
    `brought`: it comes from another adventure, so it belongs to no place but the one that it names.
    """

    phases: ClassVar[frozenset[str]] = ALIVE | {OVER}
    aside: ClassVar[bool] = True
    text: str
    walked_on: bool = False
    brought: bool = False

    def check(self, state: Sheet) -> None:
        check_text(self.text, required=True)
        if len(state.notes) >= MOST_NOTES:
            raise Refusal("notes-full", limit=MOST_NOTES)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        section = None if self.walked_on or self.brought else state.section
        clearing = None if self.brought else state.clearing
        yield NoteAdded(note=state.ids + 1, text=self.text, section=section, clearing=clearing)


class ChangeNote(Command, frozen=True, kw_only=True):
    """Write a note anew."""

    phases: ClassVar[frozenset[str]] = ALIVE | {OVER}
    note: int
    text: str

    def check(self, state: Sheet) -> None:
        check_text(self.text, required=True)
        if note_of(state, self.note).text == self.text:
            raise Refusal("note-same")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield NoteChanged(note=self.note, text=self.text, before=note_of(state, self.note).text)


class RemoveNote(Command, frozen=True, kw_only=True):
    """Strike a note out."""

    phases: ClassVar[frozenset[str]] = ALIVE | {OVER}
    note: int

    def check(self, state: Sheet) -> None:
        note_of(state, self.note)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield NoteRemoved(note=self.note, text=note_of(state, self.note).text)


COMMANDS = (GoTo, AddNote, ChangeNote, RemoveNote)
EVENTS = (SectionReached, NoteAdded, NoteChanged, NoteRemoved)


def options(sheet: Sheet) -> Iterator[Command]:
    """Every note struck out."""
    yield from (RemoveNote(note=note.id) for note in sheet.notes)
