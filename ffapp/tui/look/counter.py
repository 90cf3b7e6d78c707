"""Points that are counted and have no top: around their zero on a scale, or as the strokes of a tally."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece, pieces_width
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, fit
from ffapp.tui.look.messages import WidgetMessage

LEAST_SCALE: Final = 5
"""In fewer columns nothing is drawn beside the number."""

_FIVE: Final = 5
_ROUND: Final = (5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000)


class Counter(Drawn):
    """`Honneur        −2  ╌╌◄━┼╌╌╌╌  −1` or `Fuite du Temps  7  ┼┼┼┼ ││  +1`: name, value, drawing, change.

    - `signed`: a counter around its zero, which is in the middle of a scale: less is to the left, more to the right,
      and the sign is always shown. The scale reaches as far as the value needs.
    - else a tally: a stroke for each point, each fifth across the four before it. Where these need too much room a
      heavy stroke is five.
    - `change` is what was just gained or lost. The widget has no clock: whoever sets it takes it away again.
    - Name, value and change keep their columns whatever their length, up to values of as many signs as `digits`.
    """

    DEFAULT_CSS = """
    Counter { width: 1fr; height: 1; }
    """
    label: reactive[str] = reactive("")
    value: reactive[int] = reactive(0)
    change: reactive[int] = reactive(0)

    class Picked(WidgetMessage["Counter", None]):
        """The counter was clicked."""

    def __init__(
        self,
        label: str = "",
        value: int = 0,
        *,
        signed: bool = False,
        label_width: int = 14,
        digits: int = 3,
        change_width: int = 3,
        id: str | None = None,
    ) -> None:
        """
        Args:
            label: the counter's name; cut to `label_width`.
            value: its value; below 0 only where it is `signed`.
            signed: whether it is drawn around its zero.
            label_width: columns of the name.
            digits: columns kept for the value and its sign.
            change_width: columns kept for the change; 0 leaves it out.
        """
        super().__init__(id=id)
        self.signed = signed
        self._label_width = label_width
        self._digits = digits
        self._change_width = change_width
        self.set_reactive(Counter.label, label)
        self.set_reactive(Counter.value, value)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Picked(self, None))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y > 0:
            return self.strip((), width)
        glyphs = glyphs_of(self)
        told = glyphs.number(self.value, signed=self.signed)
        # A value that is short leaves its columns to a name that is long.
        name = max(self._label_width, self._label_width + self._digits - len(told))
        value = told.rjust(self._label_width + 1 + self._digits - name)
        pieces: list[Piece] = [
            (fit(self.label, name, glyphs=glyphs), "text"),
            (value, f"{self._ink} strong"),
            (" ", ""),
        ]
        kept = self._change_width + 1 if self._change_width else 0
        room = width - pieces_width(pieces) - kept
        if room >= LEAST_SCALE:
            drawn = self._scale(room, glyphs) if self.signed else self._tally(room, glyphs)
            pieces += [*drawn, (" " * (room - pieces_width(drawn)), "")]
        if self._change_width:
            pieces += [(" ", ""), (glyphs.change(self.change).rjust(self._change_width), "accent strong")]
        return self.strip(pieces, width)

    @property
    def _ink(self) -> str:
        if not self.signed or not self.value:
            return "text"
        return "above" if self.value > 0 else "below"

    def _scale(self, room: int, glyphs: Glyphs) -> list[Piece]:
        """An axis with its zero in the middle, and a beam from there to the value."""
        half = (room - 1) // 2
        length = beam(self.value, half)
        rest = glyphs.dashed_horizontal * (half - length)
        empty = glyphs.dashed_horizontal * half
        zero: Piece = (glyphs.cross, "muted" if self.value else "text strong")
        if self.value < 0:
            drawn = glyphs.arrow_west + glyphs.heavy_horizontal * (length - 1)
            return [(rest, "muted"), (drawn, "below"), zero, (empty, "muted")]
        drawn = glyphs.heavy_horizontal * (length - 1) + glyphs.arrow_east if length else ""
        return [(empty, "muted"), zero, (drawn, "above"), (rest, "muted")]

    def _tally(self, room: int, glyphs: Glyphs) -> list[Piece]:
        return [(tally(self.value, room, glyphs), "title")]


def beam(value: int, half: int) -> int:
    """How many of `half` columns a value takes on its side of the zero: a column a point while they suffice; then the
    scale ends at the next round number."""
    size = abs(value)
    if size <= half:
        return size
    end = next((known for known in _ROUND if known >= size), size)
    return max(1, round(size * half / end))


def tally(value: int, room: int, glyphs: Glyphs) -> str:
    """So many strokes in at most so many columns."""
    fives, ones = divmod(max(0, value), _FIVE)
    gates = [glyphs.cross * (_FIVE - 1)] * fives + ([glyphs.vertical * ones] if ones else [])
    told = " ".join(gates)
    if cells(told) > room:
        told = glyphs.heavy_vertical * fives + glyphs.vertical * ones
    if cells(told) > room:
        told = glyphs.heavy_vertical * (room - 1) + glyphs.ellipsis
    return told
