"""The reader's hand on the clearings of the map, one small dialog for each change; on a map without a compass places by
name or number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, ClassVar, NamedTuple

from textual.binding import Binding, BindingType

from ffapp.core.errors import Argument
from ffapp.gamebook.bounds import ABSURD, NOTE_LENGTH
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RenameClearing,
    RenumberClearing,
)
from ffapp.gamebook.drawing import MARKS, Clearing, Drawing
from ffapp.gamebook.passages import FARTHEST, offset_arguments
from ffapp.mapping.moving import wish
from ffapp.texts import Texts
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.page import OfBook
from ffapp.tui.book.ways import WayPicker
from ffapp.tui.kit.asking import Asking, Questions, Unreadable, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Line, Number, Preview, Row, Said, Words

_NEAR = 2
"""So many names are offered for what was typed."""


class OfClearing(Dialog, OfBook):
    """A dialog about one clearing, which its title names."""

    help_topic = "map"
    number_of_clearing = 0

    @property
    def clearing(self) -> Clearing:
        """The clearing as it is now; a bare one where it is only spoken of by a passage."""
        number = self.number_of_clearing
        return self.sheet.drawing.clearing(number) or Clearing(number=number)

    @property
    def heading(self) -> str:
        return self.texts(self._title, **self._title_arguments, label=self.clearing.label)


def of_place(asking: Asking, number: int) -> dict[str, Argument]:
    """The arguments of a title that names a clearing."""
    return {"number": number, "label": asking.state.drawing.label(number)}


class MapForm(Form):
    """A form about the map. A way that is chosen in it leads on to the field for where it leads; where there is none it
    carries the form out."""

    help_topic = "map"

    def on_way_picker_chosen(self, event: WayPicker.Chosen) -> None:
        event.stop()
        for field in self.query("#to").results(NumberField):
            field.focus()
            return
        self.submit()


class NameForm(MapForm):
    """The name of a clearing; an empty one takes it away."""

    @staticmethod
    def questions(asking: Asking, number: int) -> Questions:
        arguments = of_place(asking, number)
        label = Words("label", value=arguments["label"], placeholder="mapui-name-placeholder")
        return Questions("mapui-name-title", partial(RenameClearing, number=number), label, arguments=arguments)


def note_row(note: str) -> Words:
    """The row for a note on the map; an empty one takes it away."""
    return Words("note", value=note, placeholder="mapui-note-placeholder", longest=NOTE_LENGTH)


class NoteForm(MapForm):
    """The note at a clearing."""

    @staticmethod
    def questions(asking: Asking, number: int) -> Questions:
        known = asking.state.drawing.clearing(number)
        noted = partial(AnnotateClearing, number=number)
        row = note_row(known.note if known else "")
        return Questions("mapui-note-title", noted, row, arguments=of_place(asking, number))


class RenumberForm(MapForm):
    """Another number for a clearing; all that is known of it goes along."""

    @staticmethod
    def questions(asking: Asking, number: int) -> Questions:
        return Questions(
            "mapui-number-title",
            partial(RenumberClearing, number=number),
            Said("", "mapui-number-intro"),
            Number("to", "mapui-number-label", low=1),
            arguments=of_place(asking, number),
        )


class MarkMenu(OfClearing, Menu):
    """The marks, and none."""

    def __init__(self, number: int) -> None:
        super().__init__("mapui-mark-title", number=number)
        self.number_of_clearing = self._number = number

    def choices(self) -> Iterable[Choice]:
        for mark in (*MARKS, ""):
            told = self.texts("mark-name", mark=mark or "none")
            yield self.entry(mark or "none", told, MarkClearing(number=self._number, mark=mark))


class AddClearingForm(MapForm):
    """A clearing that no passage leads to yet; on a map without a compass by its name alone."""

    @staticmethod
    def questions(asking: Asking) -> Questions:
        drawing = asking.state.drawing
        number = () if drawing.free else (Number("number", "mapui-number-label", drawing.next_number(), low=1),)
        label = Words("label", "ui-name", placeholder="mapui-name-placeholder")
        return Questions("mapui-add-clearing-title", AddClearing, *number, label)


class MoveDialog(OfClearing):
    """Moves a clearing on the page: the arrows say how far, enter carries it out.

    It says so in one command, however many arrows it took. `0` lets the clearing fall back where the passages put it.
    """

    keys_text = "mapui-move-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "shift(0, -1)", show=False),
        Binding("right", "shift(1, 0)", show=False),
        Binding("down", "shift(0, 1)", show=False),
        Binding("left", "shift(-1, 0)", show=False),
        Binding("enter", "move", show=False),
        Binding("0", "release", show=False),
    ]

    def __init__(self, number: int, clearing_map: ClearingMap) -> None:
        super().__init__("mapui-move-title", number=number)
        self.number_of_clearing = self._number = number
        self._map = clearing_map
        self._east = 0
        self._south = 0

    def parts(self) -> Iterator[Any]:
        yield Prose(id="shift")

    def ready(self) -> None:
        super().ready()
        self._tell()

    def _tell(self) -> None:
        if self.unseen:
            return
        arguments = offset_arguments(self._east, self._south)
        message = "mapui-move-shift" if self._east or self._south else "mapui-move-none"
        self.query_one("#shift", Prose).text = self.texts(message, **arguments)

    def action_shift(self, east: int, south: int) -> None:
        """So many columns and rows more."""
        self.shift_to(self._east + east, self._south + south)

    def shift_to(self, east: int, south: int) -> None:
        """So many columns and rows in all."""
        self._east, self._south = (max(-FARTHEST, min(FARTHEST, by)) for by in (east, south))
        self._tell()

    def action_move(self) -> None:
        """Carries it out."""
        if self._east == self._south == 0:
            self.say(self.texts("mapui-move-nowhere"))
            return
        where = wish(self._map.layout_of_map, self._number, self._east, self._south)
        if where is None:
            self.say(self.texts("mapui-move-alone"))
            return
        of, east, south = where
        self.carry_out(MoveClearing(number=self._number, of=of, east=east, south=south))

    def action_release(self) -> None:
        """Wishes no longer."""
        self.carry_out(MoveClearing(number=self._number))


class Place(NamedTuple):
    """A place as it was typed: its number, the name that it is to be drawn with (of a known one its own), and how it
    was found: "known", "new", "several" for a name that more than one has, "bounds" for a number out of them."""

    number: int
    name: str
    found: str
    others: tuple[int, ...] = ()
    near: tuple[str, ...] = ()
    """Names on the map that hold what was typed for a new one: it may be one of them, not typed to its end."""

    @property
    def clear(self) -> bool:
        """Whether it can only be this one."""
        return self.found in ("known", "new")


def find_place(drawing: Drawing, typed: str) -> Place:
    """The place that a name or a number means: of no place on the map a new one."""
    if typed.isascii() and typed.isdigit():
        number = int(typed[:9])
        known = drawing.clearing(number)
        inside = 1 <= number <= ABSURD
        return Place(number, drawing.label(number), "known" if known else "new" if inside else "bounds")
    numbers = drawing.named(typed)
    if not numbers:
        part = typed.casefold()
        near = [known.label for known in drawing.clearings if part in known.label.casefold()]
        return Place(drawing.next_number(), typed, "new", near=tuple(near[:_NEAR]))
    return Place(numbers[0], drawing.label(numbers[0]), "known" if len(numbers) == 1 else "several", numbers)


def place_text(texts: Texts, place: Place) -> str:
    """What place is meant, or why it is not clear which."""
    arguments: dict[str, Argument] = {
        "number": place.number,
        "label": place.name,
        "numbers": ", ".join(map(str, place.others)),
        "high": ABSURD,
        "near": ", ".join(place.near),
    }
    return texts(f"mapui-place-{place.found}", **arguments)


def place_rows(
    asking: Asking, name: str, label: str, number: int | None = None, *, empty: str = "", known: str = ""
) -> tuple[Row, Row]:
    """The row for a place and the line below it that tells what is meant. `empty` is the message of what an empty one
    means, `known` that of why it must be a place on the map, where it must."""
    texts, drawing = asking.texts, asking.state.drawing
    there = drawing.label(number)
    value = "" if number is None else there or str(number)
    if there and len(drawing.named(there)) > 1:
        value = str(number)

    def parse(typed: str) -> Place | None:
        place = find_place(drawing, typed) if typed else None
        if place is None and empty:
            return None
        if place is None or not place.clear:
            raise Unreadable(texts("mapui-place-missing") if place is None else place_text(texts, place))
        if known and place.found == "new":
            raise Unreadable(texts(known))
        return place

    def told(values: Values) -> str:
        typed = values[name]
        return place_text(texts, find_place(drawing, typed)) if typed else ""

    placeholder = empty or "mapui-place-placeholder"
    row = Line(name, label, value, placeholder, classes="place-field", parse=parse, foot=True)
    return row, Preview(f"{name}-told", says=told, classes="place-told")


class PlacesForm(MapForm):
    """A form about places and ways by name; below each field for a place stands which is meant."""
