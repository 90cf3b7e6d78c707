"""Walking: by the compass the way by an arrow or its letter, then the number of the clearing; without one along a way
that is known, or to a place by its name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.gamebook.clearings import StandAt, Walk
from ffapp.gamebook.drawing import Drawing, Exit
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.passages import name_of
from ffapp.gamebook.sheet import Sheet
from ffapp.tui.book.clearings import PlacesForm, place_rows
from ffapp.tui.book.map_words import exit_line, way_row_of
from ffapp.tui.book.page import OfBook
from ffapp.tui.book.passages import one_way_row, way_row
from ffapp.tui.book.ways import WAY_LETTERS, WayPicker
from ffapp.tui.kit.asking import Asking, Problem, Questions, Values
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Flag, Number, Said
from ffapp.tui.session import GameChange
from ffapp.tui.upstream import type_into

SECTION: Final = Number("section", "ui-section", placeholder="mapui-walk-section", low=1, optional=True)
"""The row for the section where the book goes on, which may stay empty."""


def onward_rows(asking: Asking) -> tuple[Number, ...]:
    """That row; none in an adventure from a file, whose sections are entered by its own ways."""
    return (SECTION,) if asking.state.reading is None else ()


class OnwardForm(Form, OfBook):
    """A form that may also name the section where the book goes on: the hero goes there in a second command."""

    help_topic = "map"
    onward: int | None = None
    """Where the book goes on, once it has been typed and allowed."""

    def goes_on(self, section: int | None) -> bool:
        """Keeps the section in mind, which may be left empty; says what is wrong with one that cannot be gone to."""
        self.onward = None
        if section is not None and section != self.sheet.section:
            reason = self.asking.why_not(GoTo(section=section))
            if reason:
                self.say(reason)
                return False
            self.onward = section
        return True

    def fulfil(self, given: dict[str, Any]) -> None:
        if self.goes_on(given.pop("section", None)):
            super().fulfil(given)

    def _done(self, change: GameChange) -> None:
        super()._done(change)
        if self.onward is not None:
            self.playing.act(GoTo(section=self.onward))


def walk_dialog(drawing: Drawing, known: Exit | None = None) -> WalkDialog | FreeWalkDialog:
    """The dialog of a map that leaves the place where the hero stands, by a known exit where one is given."""
    if drawing.free:
        return FreeWalkDialog(None if known is None else known.passage.id)
    return WalkDialog("" if known is None else known.way)


@dataclass(frozen=True)
class LeadsTo(Number):
    """The row for the number of a clearing; the one to which the chosen way is known to lead stands in it."""

    drawing: Drawing = field(default_factory=Drawing)
    here: int = 0

    def known(self, way: str) -> int | None:
        """Where a way is known to lead: first where it may be walked."""
        exits = [known for known in self.drawing.exits(self.here) if known.way == way and known.to]
        return min(exits, key=lambda known: known.barred).to if exits else None

    def begun(self, values: Values) -> int | None:
        return self.known(values.get("way") or "")

    def left(self, values: Values) -> int | Problem | None:
        known = self.begun(values)
        return self.read_text("" if known is None else str(known))


class WalkDialog(OnwardForm):
    """Leaves the clearing where the hero stands. `way` (n, e, s, w) goes on to the number at once.

    A number that is known for a way stands in the field already; any other may be typed over it. The section where the
    clearing is told may be given as well: the hero then goes there in a second command.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the field, which has no use for letters.
        Binding("x", "one_way", show=False, priority=True),
        Binding("space", "onward", show=False, priority=True),
        *WAY_LETTERS,
    ]

    def __init__(self, way: str = "") -> None:
        super().__init__(way)
        self._way = way
        self._known: int | None = None
        """Where the chosen way is known to lead, which may be typed over."""

    @staticmethod
    def questions(asking: Asking, way: str = "") -> Questions:
        here = asking.state.clearing or 0
        return Questions(
            "mapui-walk-title",
            Walk,
            Said("intro", words=asking.texts("mapui-walk-from", number=here)),
            replace(way_row_of(asking, here), label="mapui-walk-way", value=way or None),
            Flag("one_way", "mapui-walk-one-way", arguments={"one_way": False}),
            LeadsTo("to", "mapui-walk-to", low=1, drawing=asking.state.drawing, here=here),
            *onward_rows(asking),
            keys="mapui-walk-keys",
            first="way",
        )

    def ready(self) -> None:
        super().ready()
        if self._way:
            self.query_one(WayPicker).action_choose(self._way)

    def on_way_picker_chosen(self, event: WayPicker.Chosen) -> None:
        event.stop()
        row = next(row for row in self.asked.asked if isinstance(row, LeadsTo))
        field = self.query_one("#to", NumberField)
        before, self._known = self._known, row.known(event.value)
        if field.value in (None, before):  # else it was typed, and is kept
            field.value = self._known
        field.focus()

    def action_way(self, letter: str) -> None:
        """Another way, whatever field it is typed in."""
        self.query_one(WayPicker).choose_by(letter)

    def action_onward(self) -> None:
        """From the number of the clearing to the section, as where both are typed in one line. Before a digit of it has
        been typed a blank is nothing: that which is known stands there chosen, and what follows takes its place."""
        field = self.query_one("#to", NumberField)
        if field.input.has_focus and field.value is not None and field.input.selection.is_empty:
            for section in self.query("#section").results(NumberField):
                section.focus()

    def action_one_way(self) -> None:
        """The passage can, or cannot, be walked back."""
        self.row_changed("one_way", not self.values["one_way"])


class WayList(ChoiceList):
    """The known ways. A letter typed over them begins the name of a place in the field `to`, and what was sent here
    before the focus had gone there follows it."""

    def on_key(self, event: events.Key) -> None:
        letter = event.character is not None and event.character.isalpha()
        if self.screen.focused is self and not letter:
            return
        event.stop()
        field = self.screen.query_one("#to", TextField)
        if self.screen.focused is self:
            self.screen.set_focus(field.input)  # at once, before the next key
        type_into(field.input, events.Key(event.key, event.character))


class FreeWalkDialog(OnwardForm, PlacesForm):
    """Leaves the place where the hero stands; from nowhere it says where the hero is.

    The known ways come first: a number takes one. Anything typed is the name of a place, drawn if it is new. `passage`
    is a way seen and not taken, by its id, whose end is asked for at once. The section where the place is told may be
    given as well: the hero then goes there in a second command.
    """

    def __init__(self, passage: int | None = None) -> None:
        super().__init__()
        self.passage = passage
        """The way seen before whose end is asked for."""
        self.taken: Exit | None = None
        """The way seen before that is taken now."""

    @staticmethod
    def questions(asking: Asking) -> Questions:
        here = asking.state.clearing
        place = place_rows(asking, "to", "mapui-way-to", empty="mapui-place-placeholder")
        ways = () if here is None else (way_row(), one_way_row(asking.texts))
        # Where no way is known there is none that a digit could take.
        keys = "mapui-free-walk-keys" if ways_from(asking.state) else ""
        return Questions("mapui-walk-title", Walk, *place, *ways, *onward_rows(asking), keys=keys)

    @property
    def exits(self) -> list[Exit]:
        """The ways out of where the hero stands."""
        return ways_from(self.sheet)

    def parts(self) -> Iterator[Any]:
        ways = (
            Choice(str(index), exit_line(self.texts, self.sheet.drawing, known), deed=partial(self.take, known))
            for index, known in enumerate(self.exits)
        )
        yield Prose(id="intro")
        yield WayList(ways, id="ways")
        yield from super().parts()

    def first_field(self) -> Widget:
        return self.query_one(ChoiceList) if self.exits else self.query_one("#to", TextField)

    def ready(self) -> None:
        super().ready()
        here = self.sheet.clearing
        self.query_one(ChoiceList).display = bool(self.exits)
        self.query_one("#to", TextField).input.select_on_focus = False  # or a letter typed over the list is lost
        if here is None:
            self.query_one("#intro", Prose).text = self.texts("mapui-walk-nowhere")
            return
        label = name_of(self.sheet.drawing, here)
        self.query_one("#intro", Prose).text = self.texts("mapui-walk-from", number=here, label=label)
        known = next((known for known in self.exits if known.passage.id == self.passage), None)
        if known:
            self.take(known)

    def take(self, known: Exit) -> None:
        """Goes along a way, or asks where it leads."""
        if known.to is not None:
            given = self.read("section") if onward_rows(self.asking) else {}
            if given is not None and self.goes_on(given.get("section")):
                self.carry_out(self._along(known, known.to))
            return
        self.taken = known
        if self.unseen:
            return
        self.query_one("#way", TextField).value = known.passage.label
        self.query_one("#to", TextField).focus()

    def _along(self, known: Exit, to: int, name: str = "") -> Walk:
        """Along a known way; of a place on the map the command tells the name."""
        there = self.sheet.drawing.clearing(to)
        label = "" if known.way else known.passage.label
        return Walk(to=to, way=known.way, label=label, place=there.label if there else name)

    def fulfil(self, given: dict[str, Any]) -> None:
        to, way = given["to"], given.get("way", "")
        known = next((known for known in self.exits if way and known.passage.label == way), None)
        command: Command
        if to is None and known and known.to is not None:
            command = self._along(known, known.to)
        elif to is None:
            self.say(self.texts("mapui-place-missing"))
            if not self.unseen:
                self.query_one("#to", TextField).focus()
            return
        elif self.sheet.clearing is None:
            command = StandAt(clearing=to.number, label=to.name)
        elif self.taken and self.taken.passage.label == way:
            command = self._along(self.taken, to.number, to.name)
        else:
            command = Walk(to=to.number, label=way, one_way=given["one_way"], place=to.name)
        if self.goes_on(given.get("section")):
            self.carry_out(command)


def ways_from(sheet: Sheet) -> list[Exit]:
    """The ways out of where the hero stands."""
    known = [] if sheet.clearing is None else sheet.drawing.exits(sheet.clearing)
    return [way for way in known if not way.barred]
