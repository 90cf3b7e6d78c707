"""The reader's hand on the passages of the map: drawn, numbered when it is known where they lead, changed, removed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.gamebook.bounds import NOTE_LENGTH
from ffapp.gamebook.drawing import WAYS, Passage
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage, RemovePassage
from ffapp.gamebook.passages import LONGEST
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.map_clearings import OfClearing, written
from ffapp.tui.book.map_words import exit_line, sorted_exits, ways_told
from ffapp.tui.book.walk import STYLES
from ffapp.tui.book.ways import WayPicker
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.form import Dialog, Form, Menu
from ffapp.tui.kit.prose import Prose


class PassageForm(Form):
    """A passage out of a clearing: the way by arrow or letter, then where it leads."""

    help_topic = "map"
    CSS_PATH: ClassVar[Any] = STYLES
    keys_told = "mapui-passage-keys"

    def __init__(self, start: int) -> None:
        super().__init__("mapui-passage-title", number=start)
        self._start = start

    def parts(self) -> Iterator[Any]:
        yield WayPicker()
        yield self.number(None, "mapui-passage-end", "to", low=1)

    def first_field(self) -> Widget:
        return self.query_one(WayPicker)

    def ready(self) -> None:
        super().ready()
        picker = self.query_one(WayPicker)
        picker.ways = ways_told(self.texts, self.sheet.drawing, self._start)

    def on_way_picker_chosen(self, event: WayPicker.Chosen) -> None:
        event.stop()
        self.query_one("#to", NumberField).focus()

    def command(self) -> Command | None:
        way = self.query_one(WayPicker).chosen
        if not way:
            self.say(self.texts("mapui-walk-no-way"))
            self.query_one(WayPicker).focus()
            return None
        to = self.value_of("to")
        return None if to is None else AddPassage(start=self._start, way=way, end=to)


class WayDialog(Dialog):
    """One key: a way. `make` gives the command for it."""

    help_topic = "map"
    CSS_PATH: ClassVar[Any] = STYLES
    keys_told = "mapui-way-keys"

    def __init__(self, title: str, number: int, make: Callable[[str], Command]) -> None:
        super().__init__(title, number=number)
        self._number = number
        self._make = make

    def parts(self) -> Iterator[Any]:
        yield WayPicker()

    def ready(self) -> None:
        super().ready()
        picker = self.query_one(WayPicker)
        picker.ways = ways_told(self.texts, self.sheet.drawing, self._number)
        picker.focus()

    def on_way_picker_chosen(self, event: WayPicker.Chosen) -> None:
        event.stop()
        self.carry_out(self._make(event.way))


class NotesExits(Dialog):
    """A dialog that notes several exits in one go, one command each; what is refused is said before anything is
    noted."""

    help_topic = "map"

    def carry_out_all(self, commands: Sequence[AddPassage]) -> None:
        """Notes them all and closes, or says why not."""
        refusals = [refusal for command in commands if (refusal := self.session.why_not(command)) is not None]
        if refusals:
            self.say(tell_refusal(self.texts, refusals[0], self.figures))
        else:
            self._note(*commands)

    def _note(self, first: AddPassage, *others: AddPassage) -> None:
        if others:
            self.playing.act(first, then=lambda events: self._note(*others))
        else:
            self.carry_out(first)


class SeenExitsDialog(NotesExits):
    """Exits seen and not taken, all of a clearing in one go: letters or arrows pick them, enter notes them."""

    CSS_PATH: ClassVar[Any] = STYLES
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "note", show=False)]
    keys_told = "mapui-exit-keys"

    def __init__(self, start: int) -> None:
        super().__init__("mapui-exit-title", number=start)
        self._start = start

    def parts(self) -> Iterator[Any]:
        yield WayPicker(many=True)

    def ready(self) -> None:
        super().ready()
        picker = self.query_one(WayPicker)
        picker.ways = ways_told(self.texts, self.sheet.drawing, self._start)
        picker.focus()

    def action_note(self) -> None:
        """Notes the picked exits, one command each; what is refused is said before anything is noted."""
        picked = self.query_one(WayPicker).picked
        commands = [AddPassage(start=self._start, way=way) for way in WAYS if way in picked]
        if not commands:
            self.say(self.texts("mapui-exit-none-picked"))
        else:
            self.carry_out_all(commands)


class ExitsMenu(OfClearing, Menu):
    """The exits of a clearing; choosing one says what can be done with it."""

    def __init__(self, number: int, then: Callable[[int], object]) -> None:
        super().__init__("mapui-exits-title", number=number)
        self.number_of_clearing = self._number = number
        self._then = then

    def intro(self) -> str:
        return "" if any(self.sheet.drawing.exits(self._number)) else self.texts("mapui-exits-nothing")

    def choices(self) -> Iterable[Choice]:
        for known in sorted_exits(self.sheet.drawing, self._number):
            yield Choice(
                str(known.passage.id), exit_line(self.texts, self.sheet.drawing, known), hint=known.passage.note[:30]
            )

    def chosen(self, id: str) -> None:
        self.action_leave()
        self._then(int(id))


class OnePassageMenu(OfClearing, Menu):
    """What can be done with one passage. A subclass says what that is, in which order, and by which dialogs."""

    DOINGS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, passage: int, number: int, told: str, leave: Callable[[], object]) -> None:
        super().__init__("mapui-passage-menu", number=number, told=told)
        self.number_of_clearing = number
        self._passage = passage
        self._leave = leave

    def form(self, id: str, passage: Passage) -> Dialog:
        """The dialog for what is not done at once."""
        raise NotImplementedError

    def hint(self, id: str, passage: Passage) -> str:
        """What there is now of what can be changed."""
        return ""

    @property
    def passage(self) -> Passage | None:
        """The passage as it is now; None once it is gone."""
        return self.sheet.drawing.passage(self._passage)

    def _direct(self, passage: Passage) -> dict[str, Command]:
        """What is done at once."""
        return {
            "one-way": ChangePassage(passage=passage.id, one_way=not passage.one_way),
            "turn": ChangePassage(passage=passage.id, turned=True),
            "remove": RemovePassage(passage=passage.id),
        }

    def choices(self) -> Iterable[Choice]:
        passage = self.passage
        for id in self.DOINGS if passage is not None else ():
            assert passage is not None
            if id == "turn" and not (passage.one_way and passage.end is not None):
                continue
            reason = self.why_not(self._direct(passage)[id]) if id == "one-way" else ""
            told = "other-end" if id == "end" and passage.end is not None else id
            figures = {"one_way": passage.one_way, "open": passage.end is None}
            yield Choice(id, self.texts(f"mapui-do-{told}", **figures), hint=self.hint(id, passage), reason=reason)

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(self.DOINGS)

    def chosen(self, id: str) -> None:
        passage = self.passage
        if passage is None:
            return
        direct = self._direct(passage)
        if id in direct:
            self.carry_out(direct[id])
            return
        self.action_leave()
        self.app.push_once(self.form(id, passage))

    def on_unmount(self) -> None:
        self._leave()


class PassageMenu(OnePassageMenu):
    """What can be done with a passage of a map with a compass."""

    DOINGS = ("end", "one-way", "turn", "way", "length", "note", "remove")

    def hint(self, id: str, passage: Passage) -> str:
        return str(passage.length) if id == "length" else ""

    def form(self, id: str, passage: Passage) -> Dialog:
        if id == "way":
            return WayDialog("mapui-turn-title", passage.start, lambda way: ChangePassage(passage=passage.id, way=way))
        forms: dict[str, type[Dialog]] = {"end": EndForm, "length": LengthForm, "note": PassageNoteForm}
        made: Callable[[Passage], Dialog] = forms[id]
        return made(passage)


class EndForm(Form):
    """Where a passage leads."""

    help_topic = "map"

    def __init__(self, passage: Passage) -> None:
        super().__init__("mapui-end-title", number=passage.start)
        self._passage = passage

    def parts(self) -> Iterator[Any]:
        yield self.number(self._passage.end, "mapui-passage-end", "to", low=1)

    def command(self) -> Command | None:
        to = self.value_of("to")
        return None if to is None else ChangePassage(passage=self._passage.id, end=to)


class LengthForm(Form):
    """How long a passage is drawn."""

    help_topic = "map"

    def __init__(self, passage: Passage) -> None:
        super().__init__("mapui-length-title", number=passage.start)
        self._passage = passage

    def parts(self) -> Iterator[Any]:
        yield Prose(self.texts("mapui-length-intro"))
        yield self.number(self._passage.length, "mapui-length-label", "length", low=1, high=LONGEST)

    def command(self) -> Command | None:
        length = self.value_of("length")
        return None if length is None else ChangePassage(passage=self._passage.id, length=length)


class PassageNoteForm(OfClearing, Form):
    """The note at a passage; an empty one takes it away."""

    def __init__(self, passage: Passage) -> None:
        super().__init__("mapui-passage-note-title", number=passage.start)
        self.number_of_clearing = passage.start
        self._passage = passage

    def parts(self) -> Iterator[Any]:
        yield TextField(
            self._passage.note, max_length=NOTE_LENGTH, placeholder=self.texts("mapui-note-placeholder"), id="note"
        )

    def command(self) -> Command:
        note = written(self.query_one("#note", TextField), self._passage.note)
        return AnnotatePassage(passage=self._passage.id, note=note)
