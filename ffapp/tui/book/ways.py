"""The compass: the four ways out of a clearing with what is known of each, chosen by arrow, letter or click."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from ffapp.gamebook.drawing import WAYS
from ffapp.resources import styles
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.rows import Asks, Problem, Row, Unread, Values
from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import Direction, glyphs_of
from ffapp.tui.look.literal import fit

STYLES: Final = [styles() / "play.tcss", styles() / "walk.tcss"]
"""The style sheets of the dialogs of the map."""

DIRECTIONS: Final[dict[str, Direction]] = {"n": "north", "e": "east", "s": "south", "w": "west"}


_MARGIN: Final = 4  # "▸ ↑ "


@dataclass(frozen=True, slots=True)
class Way:
    """One way: its word, the letter that chooses it, and what is known of it."""

    word: str
    letter: str
    known: str = ""


class WayPicker(Drawn, can_focus=True):
    """Four lines, north first. The event is `Chosen`. With `many`, a way is picked and let go again instead."""

    DEFAULT_CSS = """
    WayPicker { width: 1fr; height: 4; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "ways--arrow",
        "ways--letter",
        "ways--word",
        "ways--known",
        "ways--cursor",
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+up", "choose('n')", show=False),
        Binding("right,shift+right", "choose('e')", show=False),
        Binding("down,shift+down", "choose('s')", show=False),
        Binding("left,shift+left", "choose('w')", show=False),
    ]

    ways: reactive[Mapping[str, Way]] = reactive[Mapping[str, Way]]({})
    chosen: reactive[str] = reactive("")
    """The way that was chosen: n, e, s, w, or nothing yet."""

    picked: reactive[frozenset[str]] = reactive[frozenset[str]](frozenset())
    """With `many`: the ways picked so far."""

    class Chosen(Message):
        """A way was chosen."""

        def __init__(self, picker: WayPicker, way: str) -> None:
            super().__init__()
            self.picker = picker
            self.way = way

        @property
        def control(self) -> WayPicker:
            return self.picker

    def __init__(self, *, many: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self._many = many

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(WAYS)

    def action_choose(self, way: str) -> None:
        """Chooses a way: n, e, s, w."""
        if self._many:
            self.picked ^= {way}
            return
        self.chosen = way
        self.post_message(self.Chosen(self, way))

    @property
    def stands_at(self) -> Offset | None:
        taken = (y for y, way in enumerate(WAYS) if way == self.chosen or way in self.picked)
        return Offset(_MARGIN, next(taken, 0))

    def on_key(self, event: events.Key) -> None:
        """Letters choose: those of the language, and those of the compass in English where they are free."""
        way = way_of(self.ways, event.character or "")
        if way:
            event.stop()
            self.action_choose(way)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None and 0 <= offset.y < len(WAYS):
            self.action_choose(WAYS[offset.y])

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if not 0 <= y < len(WAYS) or WAYS[y] not in self.ways:
            return self.strip((), width)
        way, glyphs = WAYS[y], glyphs_of(self)
        known = self.ways[way]
        room = max((len(other.word) for other in self.ways.values()), default=0)
        taken = way == self.chosen or way in self.picked
        pieces: list[Piece] = [
            (f"{glyphs.here if taken else ' '} ", "ways--letter"),
            (f"{glyphs.arrow(DIRECTIONS[way])} ", "ways--arrow"),
            (f"{known.letter}  ", "ways--letter"),
            (fit(known.word, room, glyphs=glyphs), "ways--word"),
            ("  ", ""),
            (fit(known.known, max(0, width - room - 9), glyphs=glyphs), "ways--known"),
        ]
        return self.strip(pieces, width, *(("ways--cursor",) if taken else ()))


@dataclass(frozen=True)
class WayRow(Row):
    """The row for a way out of a clearing; a way that is chosen leads on to the row `then`."""

    ways: Mapping[str, Way] = field(default_factory=dict)
    then: str = ""

    def draw(self, form: Asks) -> Iterator[Widget]:
        picker = WayPicker(id=self.name)
        picker.set_reactive(WayPicker.ways, self.ways)
        yield picker

    def read(self, form: Form) -> str:
        picker = form.query_one(f"#{self.name}", WayPicker)
        if not picker.chosen:
            form.say(form.texts("mapui-walk-no-way"))
            picker.focus()
            raise Unread
        return picker.chosen

    def read_text(self, text: str, values: Values | None = None) -> str | Problem:
        """By the letter of a way in the language, or by that of the compass in English where it is free."""
        return way_of(self.ways, text.strip()) or Problem("mapui-walk-no-way")


def way_of(ways: Mapping[str, Way], letter: str) -> str:
    """The way that a letter means; "" for none."""
    letter = letter.casefold()
    letters = {known.letter: way for way, known in ways.items()}
    return letters.get(letter) or (letter if letter in WAYS else "")
