"""All that the reader has written, in the book and on the map, and what each note hangs on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from ffapp.core.messages import Command
from ffapp.gamebook.clearings import AnnotateClearing
from ffapp.gamebook.drawing import Passage
from ffapp.gamebook.notes import ChangeNote, RemoveNote, headed
from ffapp.gamebook.passage_commands import AnnotatePassage
from ffapp.gamebook.passages import name_of
from ffapp.gamebook.sheet import Note, Sheet
from ffapp.texts import Texts


class Noted(NamedTuple):
    """A note: what it says, what it hangs on in words (`place`, empty before there was one), whether it is drawn
    `on_map`, whether it is of where the hero is, and the commands that write it anew and strike it out."""

    id: str
    text: str
    place: str
    on_map: bool
    here: bool
    write: Callable[[str], Command]
    strike: Command

    def at(self, texts: Texts) -> str:
        """What it hangs on, in words."""
        return texts("ui-noted-on-map", place=self.place) if self.on_map else self.place


def noted(texts: Texts, sheet: Sheet) -> list[Noted]:
    """All notes: those of the book, the newest first, then those of the map by clearings."""
    return [*(_in_book(texts, sheet, note) for note in reversed(sheet.notes)), *_on_map(texts, sheet)]


def noted_places(sheet: Sheet) -> frozenset[int]:
    """The clearings that have a note, be it of the book or of the map."""
    written = {place.number for place in sheet.drawing.clearings if place.note}
    return frozenset(written | {note.clearing for note in sheet.notes if note.clearing is not None})


def _in_book(texts: Texts, sheet: Sheet, note: Note) -> Noted:
    """A note of the book hangs on its section, or where that was not known on the place; one that was brought along is
    of the section that it names."""
    if note.section is not None:
        place = texts("ui-section-at", section=note.section)
    else:
        place = "" if note.clearing is None else _place(texts, sheet, note.clearing)
    section = headed(note.text)[0] if note.section is None else note.section
    here = section == sheet.section if note.clearing is None else note.clearing == sheet.clearing
    write = partial(_rewritten, note.id)
    return Noted(str(note.id), note.text, place, False, here, write, RemoveNote(note=note.id))


def _rewritten(note: int, text: str) -> Command:
    return ChangeNote(note=note, text=text)


def _on_map(texts: Texts, sheet: Sheet) -> Iterator[Noted]:
    for known in sheet.drawing.clearings:
        place, here = _place(texts, sheet, known.number), known.number == sheet.clearing
        if known.note:
            write = partial(_annotated, known.number)
            yield Noted(f"place-{known.number}", known.note, place, True, here, write, write(""))
        for passage in sheet.drawing.passages:
            if passage.note and passage.start == known.number:
                yield _at_passage(texts, sheet, passage, place)


def _at_passage(texts: Texts, sheet: Sheet, passage: Passage, place: str) -> Noted:
    way = texts(f"mapui-way-{passage.way or 'none'}", label=passage.label)
    here = sheet.clearing is not None and sheet.clearing in (passage.start, passage.end)
    write = partial(_annotated_passage, passage.id)
    return Noted(f"passage-{passage.id}", passage.note, f"{place}, {way}", True, here, write, write(""))


def _annotated(number: int, text: str) -> Command:
    return AnnotateClearing(number=number, note=text)


def _annotated_passage(passage: int, text: str) -> Command:
    return AnnotatePassage(passage=passage, note=text)


def _place(texts: Texts, sheet: Sheet, number: int) -> str:
    return texts("ui-place-at", clearing=number, label=name_of(sheet.drawing, number))
