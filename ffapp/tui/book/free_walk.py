"""Walking on a map without a compass: along a way that is known, or to a place by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from textual import events
from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.gamebook.clearings import StandAt, Walk
from ffapp.gamebook.drawing import Exit
from ffapp.gamebook.passages import name_of
from ffapp.tui.book.free_forms import PlacesForm
from ffapp.tui.book.map_words import exit_line
from ffapp.tui.book.walk import OnwardForm
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.prose import Prose


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
        field.input._forward_event(events.Key(event.key, event.character))


class FreeWalkDialog(OnwardForm, PlacesForm):
    """Leaves the place where the hero stands; from nowhere it says where the hero is.

    The known ways come first: a number takes one. Anything typed is the name of a place, drawn if it is new. `passage`
    is a way seen and not taken, by its id, whose end is asked for at once. The section where the place is told may be
    given as well: the hero then goes there in a second command.
    """

    def __init__(self, passage: int | None = None) -> None:
        super().__init__("mapui-walk-title")
        self._passage = passage
        self._taken: Exit | None = None
        """The way seen before that is taken now."""

    @property
    def exits(self) -> list[Exit]:
        """The ways out of where the hero stands."""
        here = self.sheet.clearing
        known = [] if here is None else self.sheet.drawing.exits(here)
        return [way for way in known if not way.barred]

    def parts(self) -> Iterator[Any]:
        here, drawing = self.sheet.clearing, self.sheet.drawing
        if self.exits:  # else there is none that a digit could take
            self.keys_told = "mapui-free-walk-keys"
        yield Prose(id="intro")
        yield WayList(
            (Choice(str(index), exit_line(self.texts, drawing, known)) for index, known in enumerate(self.exits)),
            id="ways",
        )
        yield from self.place_field("to", "mapui-way-to")
        if here is not None:
            yield self.way_field()
            yield self.one_way_picker()
        yield self.section_field()

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
        known = next((known for known in self.exits if known.passage.id == self._passage), None)
        if known:
            self._take(known)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self._take(self.exits[int(event.choice.id)])

    def _take(self, known: Exit) -> None:
        """Goes along a way, or asks where it leads."""
        if known.to is not None:
            if self.section_allowed():
                self.carry_out(self._along(known, known.to))
            return
        self._taken = known
        self.query_one("#way", TextField).value = known.passage.label
        self.query_one("#to", TextField).focus()

    def _along(self, known: Exit, to: int, name: str = "") -> Walk:
        """Along a known way; of a place on the map the command tells the name."""
        there = self.sheet.drawing.clearing(to)
        label = "" if known.way else known.passage.label
        return Walk(to=to, way=known.way, label=label, place=there.label if there else name)

    def command(self) -> Command | None:
        here = self.sheet.clearing
        way = "" if here is None else self.typed("way")
        known = next((known for known in self.exits if way and known.passage.label == way), None)
        if known and known.to is not None and not self.typed("to"):
            return self._along(known, known.to) if self.section_allowed() else None
        to = self.place("to")
        if to is None or not self.section_allowed():
            return None
        if here is None:
            return StandAt(clearing=to.number, label=to.name)
        if self._taken and self._taken.passage.label == way:
            return self._along(self._taken, to.number, to.name)
        return Walk(to=to.number, label=way, one_way=self.one_way, place=to.name)
