"""The reader's hand on the passages of the map: drawn, numbered when it is known where they lead, changed, removed; on
a map without a compass by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import ClassVar, Final

from textual.binding import BindingType

from ffapp.gamebook.bounds import NAME_LENGTH
from ffapp.gamebook.drawing import Passage
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage, RemovePassage
from ffapp.gamebook.passages import LONGEST
from ffapp.texts import Texts
from ffapp.tui.book.clearings import (
    AddClearingForm,
    MapForm,
    OfClearing,
    Place,
    PlacesForm,
    note_row,
    of_place,
    place_rows,
)
from ffapp.tui.book.map_words import exit_line, sorted_exits, way_row_of
from ffapp.tui.book.ways import WAY_LETTERS, WayPicker
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.choice import Choice, EntryDeed
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.picker import Alternative
from ffapp.tui.kit.rows import Line, Number, Pick, Said, Words


class PassageForm(MapForm):
    """A passage out of a clearing: the way by arrow or letter, then where it leads."""

    BINDINGS: ClassVar[list[BindingType]] = WAY_LETTERS

    def action_way(self, letter: str) -> None:
        """Another way, whatever field it is typed in."""
        self.query_one(WayPicker).choose_by(letter)

    @staticmethod
    def questions(asking: Asking, start: int) -> Questions:
        return Questions(
            "mapui-passage-title",
            lambda way, to: AddPassage(start=start, way=way, end=to),
            way_row_of(asking, start),
            Number("to", "mapui-passage-end", low=1),
            keys="mapui-passage-keys",
            arguments={"number": start},
        )


class TurnForm(MapForm):
    """One key: another way for a passage."""

    @staticmethod
    def questions(asking: Asking, passage: Passage) -> Questions:
        return Questions(
            "mapui-turn-title",
            partial(ChangePassage, passage=passage.id),
            way_row_of(asking, passage.start),
            keys="mapui-way-keys",
            arguments={"number": passage.start},
        )


class SeenExitsForm(MapForm):
    """Exits seen and not taken, all of a clearing in one go: letters or arrows pick them, enter notes them; what is
    refused is said before anything is noted."""

    @staticmethod
    def questions(asking: Asking, start: int) -> Questions:
        return Questions(
            "mapui-exit-title",
            lambda ways: tuple(AddPassage(start=start, way=way) for way in ways),
            way_row_of(asking, start, "ways", many=True),
            keys="mapui-exit-keys",
            arguments={"number": start},
        )


class ExitsMenu(OfClearing, Menu):
    """The exits of a clearing; choosing one says what can be done with it."""

    passing = True

    def __init__(self, number: int, then: Callable[[int], object]) -> None:
        super().__init__("mapui-exits-title", number=number)
        self.number_of_clearing = self._number = number
        self._then = then

    def intro(self) -> str:
        return "" if any(self.sheet.drawing.exits(self._number)) else self.texts("mapui-exits-nothing")

    def choices(self) -> Iterable[Choice]:
        for known in sorted_exits(self.sheet.drawing, self._number):
            told = exit_line(self.texts, self.sheet.drawing, known)
            then = partial(self._then, known.passage.id)
            yield self.entry(str(known.passage.id), told, then, hint=known.passage.note[:30])


DOINGS: Final = {
    False: ("end", "one-way", "turn", "way", "length", "note", "remove"),
    True: ("end", "name", "one-way", "turn", "note", "remove"),
}
"""What can be done with a passage of a map with a compass, and of one without (True), in the order of the keys."""


class PassageMenu(OfClearing, Menu):
    """What can be done with one passage, `told` as it is from a clearing; `leave` is called in the end."""

    passing = True

    def __init__(self, passage: int, number: int, told: str, leave: Callable[[], object]) -> None:
        super().__init__("mapui-passage-menu", number=number, told=told)
        self.number_of_clearing = number
        self._passage = passage
        self._leave = leave

    @property
    def passage(self) -> Passage | None:
        """The passage as it is now; None once it is gone."""
        return self.sheet.drawing.passage(self._passage)

    def choices(self) -> Iterable[Choice]:
        passage, free = self.passage, self.sheet.drawing.free
        if passage is None:
            return
        deeds: dict[str, EntryDeed] = {
            "end": partial(WayEndForm if free else PassageEndForm, passage),
            "name": partial(WayNameForm, passage),
            "one-way": ChangePassage(passage=passage.id, one_way=not passage.one_way),
            "turn": ChangePassage(passage=passage.id, turned=True),
            "way": partial(TurnForm, passage),
            "length": partial(LengthForm, passage),
            "note": partial(PassageNoteForm, passage),
            "remove": RemovePassage(passage=passage.id),
        }
        hints = {"length": str(passage.length), "name": passage.label[:30]}
        for id in DOINGS[free]:
            if id == "turn" and not (passage.one_way and passage.end is not None):
                continue
            told = "other-end" if id == "end" and passage.end is not None else id
            text = self.texts(f"mapui-do-{told}", one_way=passage.one_way, open=passage.end is None)
            yield self.entry(id, text, deeds[id], hint=hints.get(id, ""))

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(DOINGS[self.sheet.drawing.free])

    def on_unmount(self) -> None:
        self._leave()


class PassageEndForm(MapForm):
    """Where a passage leads."""

    @staticmethod
    def questions(_: Asking, passage: Passage) -> Questions:
        return Questions(
            "mapui-end-title",
            partial(ChangePassage, passage=passage.id),
            Number("end", "mapui-passage-end", passage.end, low=1),
            arguments={"number": passage.start},
        )


class LengthForm(MapForm):
    """How long a passage is drawn."""

    @staticmethod
    def questions(_: Asking, passage: Passage) -> Questions:
        return Questions(
            "mapui-length-title",
            partial(ChangePassage, passage=passage.id),
            Said("", "mapui-length-intro"),
            Number("length", "mapui-length-label", passage.length, low=1, high=LONGEST),
            arguments={"number": passage.start},
        )


class PassageNoteForm(MapForm):
    """The note at a passage."""

    @staticmethod
    def questions(asking: Asking, passage: Passage) -> Questions:
        noted = partial(AnnotatePassage, passage=passage.id)
        arguments = of_place(asking, passage.start)
        return Questions("mapui-passage-note-title", noted, note_row(passage.note), arguments=arguments)


class AddMenu(OfClearing, Menu):
    """What can be added to the map: out of the clearing under the cursor, or a clearing apart."""

    passing = True

    def __init__(self, number: int | None) -> None:
        super().__init__("mapui-add-title")
        self.number_of_clearing = number or 0

    def choices(self) -> Iterable[Choice]:
        texts, number, drawing = self.texts, self.number_of_clearing, self.sheet.drawing
        label, free = self.clearing.label, drawing.free
        if number:
            seen = partial(SeenWaysForm if free else SeenExitsForm, number)
            yield self.entry("seen", texts("mapui-add-exit", number=number, label=label), seen)
        if number or (free and drawing.clearings):
            way = partial(AddWayForm if free else PassageForm, number or None)
            yield self.entry("way", texts("mapui-add-passage", number=number, label=label), way)
        yield self.entry("place", texts("mapui-add-clearing"), AddClearingForm)

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(("seen", "way", "place"))


def way_row(value: str = "") -> Words:
    """The row for the name of a way, which may stay empty."""
    return Words("way", "mapui-way-label", value, "mapui-way-placeholder")


def one_way_row(texts: Texts) -> Pick:
    """Whether there is a way back."""
    both = Alternative("both", texts("mapui-both-ways"))
    options = {False: both, True: Alternative("one-way", texts("mapui-legend-one-way"))}
    return Pick("one_way", "mapui-one-way-label", options=options, about_lines=0)


class AddWayForm(PlacesForm):
    """A way between two places, or from one to where nobody has been yet."""

    @staticmethod
    def questions(asking: Asking, start: int | None) -> Questions:
        def made(to: Place | None, way: str, one_way: bool, **given: Place) -> AddPassage:
            begun = given["from"].number
            if to is None:
                return AddPassage(start=begun, label=way, one_way=one_way)
            return AddPassage(start=begun, end=to.number, label=way, one_way=one_way, place=to.name)

        return Questions(
            "mapui-passage-title",
            made,
            *place_rows(asking, "from", "mapui-way-from", start, known="mapui-way-from-new"),
            *place_rows(asking, "to", "mapui-way-to", empty="mapui-way-to-placeholder"),
            way_row(),
            one_way_row(asking.texts),
            first="from" if start is None else "to",
        )


class SeenWaysForm(PlacesForm):
    """Ways seen and not taken, all of a place in one go: their names, one after another."""

    @staticmethod
    def questions(asking: Asking, start: int) -> Questions:
        def named(typed: str) -> tuple[str, ...]:
            names = dict.fromkeys(name.strip() for name in typed.split(";"))
            return tuple(name for name in names if name) or ("",)

        def made(ways: tuple[str, ...]) -> tuple[AddPassage, ...]:
            return tuple(AddPassage(start=start, label=label) for label in ways)

        return Questions(
            "mapui-exit-title",
            made,
            Said("intro", "mapui-seen-intro"),
            Line("ways", placeholder="mapui-seen-placeholder", longest=4 * NAME_LENGTH, parse=named),
            arguments=of_place(asking, start),
        )


class WayEndForm(PlacesForm):
    """Where a way leads."""

    @staticmethod
    def questions(asking: Asking, passage: Passage) -> Questions:
        return Questions(
            "mapui-end-title",
            lambda to: ChangePassage(passage=passage.id, end=to.number, place=to.name),
            *place_rows(asking, "to", "mapui-way-to", passage.end),
            arguments=of_place(asking, passage.start),
        )


class WayNameForm(PlacesForm):
    """The name of a way; an empty one takes it away."""

    @staticmethod
    def questions(asking: Asking, passage: Passage) -> Questions:
        return Questions(
            "mapui-way-name-title",
            lambda way: ChangePassage(passage=passage.id, label=way),
            way_row(passage.label),
            arguments=of_place(asking, passage.start),
        )
