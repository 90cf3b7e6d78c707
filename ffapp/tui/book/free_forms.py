"""The reader's hand on a map without a compass: places given by name or number, ways by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.widget import Widget

from ffapp.core.errors import Figure
from ffapp.core.messages import Command
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.clearings import AddClearing
from ffapp.gamebook.drawing import Drawing, Passage
from ffapp.gamebook.passage_commands import AddPassage, ChangePassage
from ffapp.resources import styles
from ffapp.tui.book.map_clearings import OfClearing, written
from ffapp.tui.book.map_passages import NotesExits, OnePassageMenu, PassageNoteForm
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Dialog, Form, Menu
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.kit.prose import Prose

STYLES = [styles() / "play.tcss", styles() / "walk.tcss", styles() / "free_map.tcss"]
"""The style sheets of the dialogs of a map without a compass."""


_NEAR = 2
"""So many names are offered for what was typed."""


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
        return Place(number, known.label if known else "", "known" if known else "new" if inside else "bounds")
    numbers = drawing.named(typed)
    if not numbers:
        part = typed.casefold()
        near = [known.label for known in drawing.clearings if part in known.label.casefold()]
        return Place(drawing.next_number(), typed, "new", near=tuple(near[:_NEAR]))
    known = drawing.clearing(numbers[0])
    return Place(numbers[0], known.label if known else "", "known" if len(numbers) == 1 else "several", numbers)


class PlacesForm(Form):
    """A form with fields for places; below each stands what is meant by what was typed."""

    help_topic = "map"
    CSS_PATH: ClassVar[Any] = STYLES
    BINDINGS: ClassVar[list[BindingType]] = [
        # For the picker, which has no use for it.
        Binding("enter", "submit", show=False),
    ]

    def action_submit(self) -> None:
        """As enter in a field."""
        self.submit()

    def place_field(self, id: str, label: str, number: int | None = None, *, optional: str = "") -> Iterator[Widget]:
        """A field for a place, with the line below it. `optional` is the message of what an empty one means."""
        known = None if number is None else self.sheet.drawing.clearing(number)
        value = "" if number is None else (known.label if known else "") or str(number)
        if known and len(self.sheet.drawing.named(known.label)) > 1:
            value = str(number)
        placeholder = self.texts(optional or "mapui-place-placeholder")
        told = self.texts(label)
        yield TextField(
            value, max_length=NAME_LENGTH, label=told, placeholder=placeholder, id=id, classes="place-field"
        )
        yield Prose(id=f"{id}-told", classes="place-told")

    def way_field(self, value: str = "") -> TextField:
        """The field for the name of a way, which may stay empty."""
        label, placeholder = self.texts("mapui-way-label"), self.texts("mapui-way-placeholder")
        return TextField(value, max_length=NAME_LENGTH, label=label, placeholder=placeholder, id="way")

    def one_way_picker(self) -> Picker:
        """Whether there is a way back."""
        texts = self.texts
        alternatives = (
            Alternative("both", texts("mapui-both-ways")),
            Alternative("one-way", texts("mapui-legend-one-way")),
        )
        return Picker(texts("mapui-one-way-label"), alternatives, "both", about_lines=0, id="one-way-picker")

    @property
    def one_way(self) -> bool:
        """What the picker says."""
        return self.query_one("#one-way-picker", Picker).picked == "one-way"

    def typed(self, id: str) -> str:
        """What stands in a text field."""
        return self.query_one(f"#{id}", TextField).value

    def tell_places(self) -> None:
        """Says below each field what place is meant."""
        for line in self.query(".place-told").results(Prose):
            typed = self.typed((line.id or "").removesuffix("-told"))
            line.text = self._told(find_place(self.sheet.drawing, typed)) if typed else ""

    def _told(self, place: Place) -> str:
        numbers = ", ".join(map(str, place.others))
        figures: dict[str, Figure] = {
            "number": place.number,
            "label": place.name,
            "numbers": numbers,
            "high": ABSURD,
            "near": ", ".join(place.near),
        }
        return self.texts(f"mapui-place-{place.found}", **figures)

    def place(self, id: str) -> Place | None:
        """The place in a field; None, and a word at the foot, where it is not clear which."""
        typed = self.typed(id)
        place = find_place(self.sheet.drawing, typed) if typed else None
        if place is not None and place.clear:
            return place
        self.say(self.texts("mapui-place-missing") if place is None else self._told(place))
        self.query_one(f"#{id}", TextField).focus()
        return None

    def ready(self) -> None:
        super().ready()
        self.tell_places()

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.say("")
        self.tell_places()


class AddPlaceForm(PlacesForm):
    """A place that no way leads to yet, by its name."""

    def __init__(self) -> None:
        super().__init__("mapui-add-clearing-title")

    def parts(self) -> Iterator[Any]:
        placeholder = self.texts("mapui-name-placeholder")
        yield TextField(max_length=NAME_LENGTH, label=self.texts("ui-name"), placeholder=placeholder, id="name")

    def command(self) -> Command:
        return AddClearing(label=self.typed("name"))


class AddWayForm(PlacesForm):
    """A way between two places, or from one to where nobody has been yet."""

    def __init__(self, start: int | None) -> None:
        super().__init__("mapui-passage-title")
        self._start = start

    def parts(self) -> Iterator[Any]:
        yield from self.place_field("from", "mapui-way-from", self._start)
        yield from self.place_field("to", "mapui-way-to", optional="mapui-way-to-placeholder")
        yield self.way_field()
        yield self.one_way_picker()

    def first_field(self) -> Widget:
        return self.query_one("#from" if self._start is None else "#to", TextField)

    def command(self) -> Command | None:
        start = self.place("from")
        if start is None:
            return None
        if start.found == "new":
            self.say(self.texts("mapui-way-from-new"))
            return None
        if not self.typed("to"):
            return AddPassage(start=start.number, label=self.typed("way"), one_way=self.one_way)
        to = self.place("to")
        if to is None:
            return None
        way, name = self.typed("way"), to.name
        return AddPassage(start=start.number, end=to.number, label=way, one_way=self.one_way, place=name)


class SeenWaysForm(OfClearing, NotesExits, PlacesForm):
    """Ways seen and not taken, all of a place in one go: their names, one after another."""

    def __init__(self, start: int) -> None:
        super().__init__("mapui-exit-title", number=start)
        self.number_of_clearing = start

    def parts(self) -> Iterator[Any]:
        yield Prose(self.texts("mapui-seen-intro"), id="intro")
        yield TextField(max_length=4 * NAME_LENGTH, placeholder=self.texts("mapui-seen-placeholder"), id="ways")

    def submit(self) -> None:
        names = dict.fromkeys(name.strip() for name in self.typed("ways").split(";"))
        labels = [name for name in names if name] or [""]
        self.carry_out_all([AddPassage(start=self.number_of_clearing, label=label) for label in labels])


class AddPlaceMenu(OfClearing, Menu):
    """What can be added: ways seen from the place under the cursor, a way, a place apart."""

    def __init__(self, number: int | None) -> None:
        super().__init__("mapui-add-title")
        self.number_of_clearing = number or 0

    def choices(self) -> Iterable[Choice]:
        texts, label = self.texts, self.clearing.label
        if self.number_of_clearing:
            yield Choice("seen", texts("mapui-add-exit", number=self.number_of_clearing, label=label))
        if self.sheet.drawing.clearings:
            yield Choice("way", texts("mapui-add-passage", number=self.number_of_clearing, label=label))
        yield Choice("place", texts("mapui-add-clearing"))

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(("seen", "way", "place"))

    def chosen(self, id: str) -> None:
        self.action_leave()
        number = self.number_of_clearing
        made: dict[str, Callable[[], Dialog]] = {
            "seen": lambda: SeenWaysForm(number),
            "way": lambda: AddWayForm(number or None),
            "place": AddPlaceForm,
        }
        self.app.push_once(made[id]())


class WayMenu(OnePassageMenu):
    """What can be done with one way."""

    DOINGS = ("end", "name", "one-way", "turn", "note", "remove")

    def hint(self, id: str, passage: Passage) -> str:
        return passage.label[:30] if id == "name" else ""

    def form(self, id: str, passage: Passage) -> Dialog:
        forms = {"end": WayEndForm, "name": WayNameForm, "note": PassageNoteForm}
        return forms[id](passage)


class WayEndForm(OfClearing, PlacesForm):
    """Where a way leads."""

    def __init__(self, passage: Passage) -> None:
        super().__init__("mapui-end-title", number=passage.start)
        self.number_of_clearing = passage.start
        self._passage = passage

    def parts(self) -> Iterator[Any]:
        yield from self.place_field("to", "mapui-way-to", self._passage.end)

    def command(self) -> Command | None:
        to = self.place("to")
        return None if to is None else ChangePassage(passage=self._passage.id, end=to.number, place=to.name)


class WayNameForm(OfClearing, PlacesForm):
    """The name of a way; an empty one takes it away."""

    def __init__(self, passage: Passage) -> None:
        super().__init__("mapui-way-name-title", number=passage.start)
        self.number_of_clearing = passage.start
        self._passage = passage

    def parts(self) -> Iterator[Any]:
        yield self.way_field(self._passage.label)

    def command(self) -> Command:
        label = written(self.query_one("#way", TextField), self._passage.label)
        return ChangePassage(passage=self._passage.id, label=label)
