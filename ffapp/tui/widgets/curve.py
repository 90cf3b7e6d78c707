"""The course of one score over a game, as a line that climbs and falls."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.glyphs import Glyphs, glyphs_of
from ffapp.tui.literal import fit
from ffapp.tui.widgets.drawn import Drawn, Piece


class Curve(Drawn):
    """`Endurance 14/19` over a plot of all its values, oldest left, with the column that is looked at marked.

    Where there are more values than columns, a column shows the last of its values, and the lowest or highest where
    one of them leaves the run; where there are fewer, a value takes several columns.
    """

    DEFAULT_CSS = """
    Curve { width: 1fr; height: 1fr; min-height: 3; }
    """
    COMPONENT_CLASSES = {"curve--label", "curve--value", "curve--of", "curve--axis", "curve--line", "curve--at"}

    label: reactive[str] = reactive("")
    values: reactive[Sequence[int]] = reactive[Sequence[int]](())
    initial: reactive[int] = reactive(0)
    """The value at the upper edge, unless one of them is larger."""
    at: reactive[int | None] = reactive[int | None](None)
    """Which of the values is looked at."""

    def __init__(self, label: str = "", *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.set_reactive(Curve.label, label)
        self._plotted: tuple[object, ...] = ()
        self._plot: list[str] = []

    def show(self, label: str, values: Sequence[int], initial: int, at: int | None) -> None:
        """Draws another course."""
        self.label, self.initial, self.at = label, initial, at
        self.values = values

    def watch_values(self) -> None:
        self._plotted = ()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 4

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        glyphs = glyphs_of(self)
        if y == 0:
            return self.strip(self._heading(width, glyphs), width)
        rows = height - 1
        scale = max((*self.values, self.initial, 1))
        margin = len(str(scale))
        room = width - margin - 1
        if room < 2 or rows < 1:
            return self.strip((), width)
        wanted = (scale, room, rows, glyphs.name)
        if self._plotted != wanted:
            self._plotted, self._plot = wanted, plot(self.values, scale, room, rows, glyphs)
        bound = str(scale) if y == 1 else "0" if y == rows else ""
        line = self._plot[y - 1]
        pieces: list[Piece] = [(f"{bound:>{margin}}", "curve--axis"), (glyphs.vertical, "curve--axis")]
        if self.at is None or not self.values:
            return self.strip([*pieces, (line, "curve--line")], width)
        column = min(room - 1, self.at * room // len(self.values))
        pieces += [
            (line[:column], "curve--line"),
            (line[column], "curve--at curve--line"),
            (line[column + 1 :], "curve--line"),
        ]
        return self.strip(pieces, width)

    def _heading(self, width: int, glyphs: Glyphs) -> list[Piece]:
        if not self.values:
            return [(fit(self.label, width, glyphs=glyphs), "curve--label")]
        index = len(self.values) - 1 if self.at is None else max(0, min(self.at, len(self.values) - 1))
        value, of = glyphs.figure(self.values[index]), f"/{self.initial}"
        room = width - len(value) - len(of) - 1
        return [
            (fit(self.label, max(0, min(len(self.label), room)), glyphs=glyphs), "curve--label"),
            (f" {value}", "curve--value"),
            (of, "curve--of"),
        ]


def sampled(values: Sequence[int], columns: int) -> list[int]:
    """One value for each column: the last of those that fall into it, but an outlier that the last one would hide."""
    count = len(values)
    taken: list[int] = []
    for column in range(columns):
        first = column * count // columns
        last = max(first, (column + 1) * count // columns - 1)
        run = values[first : last + 1]
        before = taken[-1] if taken else run[0]
        low, high = min(run), max(run)
        if low < min(before, run[-1]):
            taken.append(low)
        elif high > max(before, run[-1]):
            taken.append(high)
        else:
            taken.append(run[-1])
    return taken


def plot(values: Sequence[int], scale: int, columns: int, rows: int, glyphs: Glyphs) -> list[str]:
    """The rows of a line through the values, `scale` at the top and 0 at the bottom, each of so many columns."""
    blank = [" " * columns] * rows
    if not values:
        return blank
    heights = [row_of(value, scale, rows) for value in sampled(values, columns)]
    grid = [[" "] * columns for _ in range(rows)]
    before = heights[0]
    for column, height in enumerate(heights):
        if height == before:
            grid[height][column] = glyphs.horizontal
        else:
            falls = height > before
            grid[before][column] = glyphs.corner_ne if falls else glyphs.corner_se
            grid[height][column] = glyphs.corner_sw if falls else glyphs.corner_nw
            for between in range(min(before, height) + 1, max(before, height)):
                grid[between][column] = glyphs.vertical
        before = height
    return ["".join(row) for row in grid]


def row_of(value: int, scale: int, rows: int) -> int:
    """The row of a value, 0 the upper one. Only 0 itself is drawn on the ground where there is room for it."""
    if value <= 0 or rows == 1:
        return rows - 1
    height = round(min(value, scale) * (rows - 1) / scale)
    return rows - 1 - max(height, 1)
