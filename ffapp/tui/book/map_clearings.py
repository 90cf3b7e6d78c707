"""The reader's hand on the clearings of the map: one small dialog for each change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from ffapp.core.messages import Command
from ffapp.gamebook.bounds import NAME_LENGTH, NOTE_LENGTH
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
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Dialog, Form, Menu
from ffapp.tui.kit.prose import Prose
from ffapp.visible import clean_input


def written(field: TextField, before: str) -> str:
    """What a field says now; the text `before` to the letter where nobody has changed what a field can show of it."""
    return before if field.value == clean_input(before)[: field.max_length].strip() else field.value


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


class ClearingForm(OfClearing, Form):
    """A form about one clearing."""

    def __init__(self, title: str, number: int) -> None:
        super().__init__(title, number=number)
        self.number_of_clearing = number


class NameForm(ClearingForm):
    """The name of a clearing; an empty one takes it away."""

    def __init__(self, number: int) -> None:
        super().__init__("mapui-name-title", number)

    def parts(self) -> Iterator[Any]:
        yield TextField(
            self.clearing.label, max_length=NAME_LENGTH, placeholder=self.texts("mapui-name-placeholder"), id="name"
        )

    def command(self) -> Command:
        label = written(self.query_one("#name", TextField), self.clearing.label)
        return RenameClearing(number=self.number_of_clearing, label=label)


class NoteForm(ClearingForm):
    """The note at a clearing; an empty one takes it away."""

    def __init__(self, number: int) -> None:
        super().__init__("mapui-note-title", number)

    def parts(self) -> Iterator[Any]:
        yield TextField(
            self.clearing.note, max_length=NOTE_LENGTH, placeholder=self.texts("mapui-note-placeholder"), id="note"
        )

    def command(self) -> Command:
        note = written(self.query_one("#note", TextField), self.clearing.note)
        return AnnotateClearing(number=self.number_of_clearing, note=note)


class RenumberForm(ClearingForm):
    """Another number for a clearing; all that is known of it goes along."""

    def __init__(self, number: int) -> None:
        super().__init__("mapui-number-title", number)

    def parts(self) -> Iterator[Any]:
        yield Prose(self.texts("mapui-number-intro"))
        yield self.number(None, "mapui-number-label", "to", low=1)

    def command(self) -> Command | None:
        to = self.value_of("to")
        return None if to is None else RenumberClearing(number=self.number_of_clearing, to=to)


class MarkMenu(OfClearing, Menu):
    """The marks, and none."""

    def __init__(self, number: int) -> None:
        super().__init__("mapui-mark-title", number=number)
        self.number_of_clearing = self._number = number

    def choices(self) -> Iterable[Choice]:
        for mark in (*MARKS, ""):
            command = MarkClearing(number=self._number, mark=mark)
            yield Choice(mark or "none", self.texts("mark-name", mark=mark or "none"), reason=self.why_not(command))

    def chosen(self, id: str) -> None:
        self.carry_out(MarkClearing(number=self._number, mark="" if id == "none" else id))


class AddClearingForm(Form):
    """A clearing that no passage leads to yet."""

    help_topic = "map"

    def __init__(self) -> None:
        super().__init__("mapui-add-clearing-title")

    def parts(self) -> Iterator[Any]:
        yield self.number(self.sheet.drawing.next_number(), "mapui-number-label", "number", low=1)
        yield TextField(
            max_length=NAME_LENGTH,
            label=self.texts("ui-name"),
            placeholder=self.texts("mapui-name-placeholder"),
            id="name",
        )

    def command(self) -> Command | None:
        number = self.value_of("number")
        return None if number is None else AddClearing(number=number, label=self.query_one("#name", TextField).value)


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
