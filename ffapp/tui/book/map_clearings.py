"""The reader's hand on the clearings of the map: one small dialog for each change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from ffapp.core.errors import Figure
from ffapp.gamebook.bounds import NOTE_LENGTH
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RenameClearing,
    RenumberClearing,
)
from ffapp.gamebook.drawing import MARKS, Clearing
from ffapp.gamebook.passages import FARTHEST, offset_figures
from ffapp.mapping.moving import wish
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.walk import STYLES
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Dialog, Form, Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Asking, Number, Questions, Said, Words


class OfClearing(Dialog):
    """A dialog about one clearing, which its title names."""

    help_topic = "map"
    number_of_clearing = 0

    @property
    def clearing(self) -> Clearing:
        """The clearing as it is now; a bare one where it is only spoken of by a passage."""
        number = self.number_of_clearing
        return self.sheet.drawing.clearing(number) or Clearing(number=number)

    def compose(self) -> ComposeResult:
        self._title_figures["label"] = self.clearing.label
        yield from super().compose()


def of_place(asking: Asking, number: int) -> dict[str, Figure]:
    """The figures of a title that names a clearing."""
    known = asking.state.drawing.clearing(number)
    return {"number": number, "label": known.label if known else ""}


class MapForm(Form):
    """A form about the map."""

    help_topic = "map"


class NameForm(MapForm):
    """The name of a clearing; an empty one takes it away."""

    @staticmethod
    def questions(asking: Asking, number: int) -> Questions:
        figures = of_place(asking, number)
        label = Words("label", value=figures["label"], placeholder="mapui-name-placeholder")
        return Questions("mapui-name-title", partial(RenameClearing, number=number), label, figures=figures)


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
        return Questions("mapui-note-title", noted, row, figures=of_place(asking, number))


class RenumberForm(MapForm):
    """Another number for a clearing; all that is known of it goes along."""

    @staticmethod
    def questions(asking: Asking, number: int) -> Questions:
        return Questions(
            "mapui-number-title",
            partial(RenumberClearing, number=number),
            Said("", "mapui-number-intro"),
            Number("to", "mapui-number-label", low=1),
            figures=of_place(asking, number),
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
    """A clearing that no passage leads to yet."""

    @staticmethod
    def questions(asking: Asking) -> Questions:
        return Questions(
            "mapui-add-clearing-title",
            AddClearing,
            Number("number", "mapui-number-label", asking.state.drawing.next_number(), low=1),
            Words("label", "ui-name", placeholder="mapui-name-placeholder"),
        )


class MoveDialog(OfClearing):
    """Moves a clearing on the page: the arrows say how far, enter carries it out.

    It says so in one command, however many arrows it took. `0` lets the clearing fall back where the passages put it.
    """

    CSS_PATH: ClassVar[Any] = STYLES
    keys_told = "mapui-move-keys"
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
        figures = offset_figures(self._east, self._south)
        message = "mapui-move-shift" if self._east or self._south else "mapui-move-none"
        self.query_one("#shift", Prose).text = self.texts(message, **figures)

    def action_shift(self, east: int, south: int) -> None:
        """So many columns and rows more."""
        self._east = max(-FARTHEST, min(FARTHEST, self._east + east))
        self._south = max(-FARTHEST, min(FARTHEST, self._south + south))
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
