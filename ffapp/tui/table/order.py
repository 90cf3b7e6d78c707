"""The order of turns: everybody with hit points, and an arrow at whose turn it is; or with the throws that made it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.doonjons.figures import hurt
from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, fit, shorten, visible

_LEAST_NAME: Final = 6
_BARS: Final = (4, 12)
"""Columns of the shortest and the longest bar."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A figure in the order of turns.

    `shape` and `label` are those of the map. `thrown` is how its place came about ("13 + 14 = 27"), shown in the place
    of its hit points where it is given; `remark` why it comes before the next one. `change` is what it has just lost.
    """

    id: int
    shape: str
    label: str
    name: str
    character: bool
    left: int
    hit_points: int
    acting: bool = False
    looked_at: bool = False
    thrown: str = ""
    remark: str = ""
    change: int = 0


class OrderList(Drawn):
    """A line for each figure, and one more for a remark. Where not all have room, those around who acts are shown, and
    arrows tell that there are others. A click posts `Chosen`."""

    DEFAULT_CSS = """
    OrderList { width: 1fr; height: 1fr; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "order--arrow",
        "order--character",
        "order--monster",
        "order--name",
        "order--acting",
        "order--figure",
        "order--fill",
        "order--low",
        "order--track",
        "order--loss",
        "order--remark",
        "order--more",
    }

    rows: reactive[tuple[OrderRow, ...]] = reactive[tuple[OrderRow, ...]](())

    class Chosen(Message):
        """A figure was clicked."""

        def __init__(self, order: OrderList, figure: int) -> None:
            super().__init__()
            self.order = order
            self.figure = figure

        @property
        def control(self) -> OrderList:
            return self.order

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._lines())

    def _lines(self) -> list[tuple[int, bool]]:
        """What stands on each line: which row, and whether it is its remark."""
        lines = []
        for index, row in enumerate(self.rows):
            lines.append((index, False))
            if row.remark:
                lines.append((index, True))
        return lines

    def _first(self, lines: list[tuple[int, bool]]) -> int:
        """The first line in sight: who acts stands in the middle, as far as the list goes."""
        height = self.size.height
        lit = next((at for at, row in enumerate(self.rows) if row.looked_at), 0)
        lit = next((at for at, row in enumerate(self.rows) if row.acting), lit)
        at = next((line for line, (index, _) in enumerate(lines) if index == lit), 0)
        return max(0, min(at - (height - 1) // 2, len(lines) - height))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        lines = self._lines()
        if offset is not None and 0 <= (line := offset.y + self._first(lines)) < len(lines):
            self.post_message(self.Chosen(self, self.rows[lines[line][0]].id))

    # Drawing.

    def render_line(self, y: int) -> Strip:
        width, glyphs = self.size.width, glyphs_of(self)
        lines = self._lines()
        first = self._first(lines)
        line = y + first
        if line >= len(lines):
            return self.strip((), width)
        index, remark = lines[line]
        row = self.rows[index]
        if remark:
            return self.strip([(" " * 6, ""), (shorten(row.remark, width - 6, glyphs=glyphs), "order--remark")], width)
        more = " "
        if y == 0 and first:
            more = glyphs.more_above
        elif y == self.size.height - 1 and line < len(lines) - 1:
            more = glyphs.more_below
        return self.strip(self._row(row, width, more, glyphs), width)

    def _row(self, row: OrderRow, width: int, more: str, glyphs: Glyphs) -> list[Piece]:
        side = "order--character" if row.character else "order--monster"
        mark = glyphs.here if row.acting else glyphs.bullet if row.looked_at else " "
        tail = self._thrown(row, glyphs) if row.thrown else self._points(row, width, glyphs)
        room = width - 6 - sum(cells(text) for text, _ in tail) - 2
        return [
            (mark, "order--arrow"),
            (" ", ""),
            (f"{row.shape}{row.label}", side),
            (" ", ""),
            (fit(row.name, max(1, room), glyphs=glyphs), "order--acting" if row.acting else "order--name"),
            (" ", ""),
            *tail,
            (more, "order--more"),
        ]

    def _thrown(self, row: OrderRow, glyphs: Glyphs) -> list[Piece]:
        widest = max(len(other.thrown) for other in self.rows)
        return [(row.thrown.rjust(widest), "order--figure")]

    def _points(self, row: OrderRow, width: int, glyphs: Glyphs) -> list[Piece]:
        """What is left of the hit points, in figures and as a bar, and what was just lost."""
        widest = max(len(f"{other.left}/{other.hit_points}") for other in self.rows)
        change = f"{glyphs.minus}{-row.change}" if row.change < 0 else f"+{row.change}" if row.change else ""
        changes = max((3 for other in self.rows if other.change), default=0)
        longest = max(cells(visible(other.name)) for other in self.rows)
        room = width - 8 - widest - 2 - changes - max(_LEAST_NAME, min(longest, 18))
        bar = min(_BARS[1], room) if room >= _BARS[0] else 0
        pieces: list[Piece] = [(change.rjust(changes) + " " if changes else "", "order--loss")]
        pieces.append((f"{row.left}/{row.hit_points}".rjust(widest), "order--figure"))
        if bar:
            low = hurt(row.left, row.hit_points)
            pieces += [(" ", ""), (_bar(row, bar, glyphs), f"order--track {'order--low' if low else 'order--fill'}")]
        return pieces


def _bar(row: OrderRow, width: int, glyphs: Glyphs) -> str:
    scale = max(row.hit_points, row.left, 1)
    eighths = max(1, round(row.left * width * 8 / scale)) if row.left > 0 else 0
    bar = "".join(glyphs.eighths[min(8, max(0, eighths - 8 * cell))] for cell in range(width))
    return bar.replace(" ", glyphs.track)
