"""The compass: the four ways out of a clearing with what is known of each, chosen by arrow, letter or click."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset
from textual.reactive import reactive
from textual.widget import Widget

from ffapp.gamebook.drawing import WAYS
from ffapp.tui.book.rose import USUAL_REACH, Rose, draw_rose, letter_at, rose_rows, way_at
from ffapp.tui.kit.asking import Problem, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.rows import Asks, Row, Unread
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.messages import WidgetMessage

LOW: Final = 24
"""In fewer rows a rose is small."""


WAY_LETTERS: Final[list[BindingType]] = [
    Binding(letter, f"way('{letter}')", show=False, priority=True) for letter in ("n", "e", "s", "w", "o")
]
"""The letters of the ways, of all languages, for a form whose other fields have no use for letters: before the field,
which would refuse them (`WayPicker.choose_by`)."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way: its word, the letter that chooses it, and what is known of it."""

    word: str
    letter: str
    known: str = ""


class WayPicker(Drawing, can_focus=True):
    """The compass rose of a clearing; arrows, letters or a click choose a way. The event is `Chosen`. With `many`, a
    way is picked and let go again instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+up", "choose('n')", show=False),
        Binding("right,shift+right", "choose('e')", show=False),
        Binding("down,shift+down", "choose('s')", show=False),
        Binding("left,shift+left", "choose('w')", show=False),
    ]

    chosen: reactive[str] = reactive("")
    """The way that was chosen: n, e, s, w, or nothing yet."""

    picked: reactive[frozenset[str]] = reactive[frozenset[str]](frozenset())
    """With `many`: the ways picked so far."""

    class Chosen(WidgetMessage["WayPicker", str]):
        """A way was chosen."""

    def __init__(self, ways: Mapping[str, Way], rose: Rose, *, many: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self._ways = ways
        self._rose = rose
        self._many = many

    @property
    def _reach(self) -> int:
        """Short where the screen is low."""
        return USUAL_REACH if self.app.size.height >= LOW else 1

    def rows(self, width: int) -> int:
        return rose_rows(self._reach)

    def draw(self, canvas: Canvas) -> None:
        lit = self.picked | ({self.chosen} - {""})
        draw_rose(canvas, 0, replace(self._rose, lit=lit), self._reach)

    def action_choose(self, way: str) -> None:
        """Chooses a way: n, e, s, w."""
        if self._many:
            self.picked ^= {way}
            return
        self.chosen = way
        self.post_message(self.Chosen(self, way))

    @property
    def stands_at(self) -> Offset | None:
        taken = next((way for way in WAYS if way == self.chosen or way in self.picked), "")
        return Offset(*letter_at(self._rose, taken, self.size.width, self._reach))

    def on_key(self, event: events.Key) -> None:
        """Letters choose: those of the language, and those of the compass in English where they are free."""
        if way_of(self._ways, event.character or ""):
            event.stop()
            self.choose_by(event.character or "")

    def choose_by(self, letter: str) -> None:
        """Chooses the way that a letter means, if it means one."""
        way = way_of(self._ways, letter)
        if way:
            self.action_choose(way)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        way = "" if offset is None else way_at(*offset, self.size.width, self._reach)
        if way:
            self.action_choose(way)


@dataclass(frozen=True)
class WayRow(Row):
    """The row for a way out of a clearing: its letter of the compass; with `many` those of all that are picked, in
    their order."""

    ways: Mapping[str, Way] = field(default_factory=dict)
    rose: Rose = field(default_factory=Rose)
    many: bool = False

    @property
    def leaves_enter(self) -> bool:
        return self.many

    def draw(self, form: Asks) -> Iterator[Widget]:
        yield WayPicker(self.ways, self.rose, many=self.many, id=self.name)

    def read(self, form: Form) -> str:
        picker = form.query_one(f"#{self.name}", WayPicker)
        chosen = "".join(way for way in WAYS if way in picker.picked) if self.many else picker.chosen
        if not chosen:
            form.say(form.texts(self._missing))
            picker.focus()
            raise Unread
        return chosen

    def settled(self, values: Values) -> bool:
        return bool(self.value)

    def listed(self, values: Values) -> Mapping[str, Choice]:
        return {way.letter: Choice(way.letter, way.word, hint=way.known) for way in self.ways.values()}

    def left(self, values: Values) -> str | Problem:
        return self.value or self.read_text("")

    def read_text(self, text: str, values: Values | None = None) -> str | Problem:
        """By the letter of a way in the language, or by that of the compass in English where it is free."""
        letters = text.split() if self.many else [text.strip()]
        ways = [way_of(self.ways, letter) for letter in letters]
        return "".join(ways) if ways and all(ways) else Problem(self._missing)

    @property
    def _missing(self) -> str:
        return "mapui-exit-none-picked" if self.many else "mapui-walk-no-way"


def way_of(ways: Mapping[str, Way], letter: str) -> str:
    """The way that a letter means; "" for none."""
    letter = letter.casefold()
    letters = {known.letter: way for way, known in ways.items()}
    return letters.get(letter) or (letter if letter in WAYS else "")
