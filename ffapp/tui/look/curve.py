"""The course of one score over a game, as a line that climbs and falls."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import fit


class Curve(Drawn):
    """`Endurance 14/19` over a plot of all its values, oldest left, with the column that is looked at marked: a heavy
    line with a ground down to 0, as hills before a sky. Where there are values below 0, the axis of 0 is drawn between
    them and the others.

    Where there are more values than columns, a column shows the last of its values, and the lowest or highest where
    one of them leaves the run; where there are fewer, a value takes several columns.
    """

    DEFAULT_CSS = """
    Curve { width: 1fr; height: 1fr; min-height: 3; }
    """
    label: reactive[str] = reactive("")
    values: reactive[Sequence[int]] = reactive[Sequence[int]](())
    initial: reactive[int] = reactive(0)
    """The value at the upper edge, unless one of them is larger; 0 for what has none."""
    at: reactive[int | None] = reactive[int | None](None)
    """Which of the values is looked at."""

    foot = 0
    """Rows below the plot."""

    def __init__(self, label: str = "", *, signed: bool = False, id: str | None = None) -> None:
        """
        Args:
            label: whose course it is.
            signed: whether the sign of a value is always shown.
        """
        super().__init__(id=id)
        self._signed = signed
        self.set_reactive(Curve.label, label)
        self._plotted: tuple[object, ...] = ()
        self._plot: list[str] = []
        self._heights: list[int] = []
        """The row of the line in each column."""

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
        rows = height - 1 - self.foot
        scale, low = max((*self.values, self.initial, 1)), min((*self.values, 0))
        margin = max(len(str(scale)), len(str(low)))
        room = width - margin - 1
        if room < 2 or rows < 1:
            return self.strip((), width)
        if y > rows:
            return self._foot(width, margin, room)
        wanted = (scale, low, room, rows, glyphs.name)
        if self._plotted != wanted:
            self._plotted, self._plot = wanted, plot(self.values, scale, room, rows, glyphs, low=low)
            self._heights = [row_of(value, scale, rows, low) for value in sampled(self.values, room)]
        zero = row_of(0, scale, rows, low)
        bound = 0 if y - 1 == zero else scale if y == 1 else low if y == rows else None
        told = "" if bound is None else glyphs.number(bound)
        pieces: list[Piece] = [(f"{told:>{margin}}", "muted"), (glyphs.vertical, "muted")]
        line = self._line(y - 1, zero, axis=low < 0 and y - 1 == zero, glyphs=glyphs)
        if self.at is not None and self.values:
            line = self._marked(line, min(room - 1, self.at * room // len(self.values)), glyphs)
        return self.strip([*pieces, *line], width)

    def _foot(self, width: int, margin: int, room: int) -> Strip:
        """What stands below the plot, from the column behind its margin on."""
        return self.strip((), width)

    def _line(self, row: int, zero: int, *, axis: bool, glyphs: Glyphs) -> list[Piece]:
        """A row of the plot: the line, the ground between it and 0, and where nothing is on it the axis of 0."""
        under = [min(height, zero) < row <= max(height, zero) for height in self._heights]
        signs = zip(self._plot[row], under or [False] * len(self._plot[row]), strict=True)
        runs = (
            (kind, "".join(sign for sign, _ in run))
            for kind, run in groupby(signs, lambda one: (one[0] == " ", one[1]))
        )
        pieces: list[Piece] = []
        for (blank, below), text in runs:
            ground = "on-raised " if below else ""
            drawn = glyphs.dashed_horizontal * len(text) if blank and axis else text
            pieces.append((drawn, ground + ("muted" if blank else "hill")))
        return pieces

    def _marked(self, line: list[Piece], column: int, glyphs: Glyphs) -> list[Piece]:
        """A row with the column that is looked at, told by a sign wherever the row is empty."""
        cells = [(sign, names) for text, names in line for sign in text]
        sign, names = cells[column]
        cells[column] = (glyphs.dashed_vertical if sign == " " else sign, f"{names} on-cursor hill")
        return [("".join(sign for sign, _ in run), names) for names, run in groupby(cells, key=lambda cell: cell[1])]

    def _heading(self, width: int, glyphs: Glyphs) -> list[Piece]:
        if not self.values:
            return [(fit(self.label, width, glyphs=glyphs), "text")]
        index = len(self.values) - 1 if self.at is None else max(0, min(self.at, len(self.values) - 1))
        value = glyphs.number(self.values[index], signed=self._signed)
        of = f"/{self.initial}" if self.initial else ""
        room = width - len(value) - len(of) - 1
        return [
            (fit(self.label, max(0, min(len(self.label), room)), glyphs=glyphs), "text"),
            (f" {value}", "text strong"),
            (of, "muted"),
        ]


def sampled(values: Sequence[int], columns: int) -> list[int]:
    """One value for each column: the last of those that fall into it, but an outlier that the last one would hide;
    nothing where there is none."""
    count = len(values)
    if not count:
        return []
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


def plot(values: Sequence[int], scale: int, columns: int, rows: int, glyphs: Glyphs, *, low: int = 0) -> list[str]:
    """The rows of a line through the values, `scale` at the top and `low` at the bottom, each of so many columns."""
    blank = [" " * columns] * rows
    if not values:
        return blank
    heights = [row_of(value, scale, rows, low) for value in sampled(values, columns)]
    grid = [[" "] * columns for _ in range(rows)]
    before = heights[0]
    for column, height in enumerate(heights):
        if height == before:
            grid[height][column] = glyphs.heavy_horizontal
        else:
            falls = height > before
            grid[before][column] = glyphs.heavy_ne if falls else glyphs.heavy_se
            grid[height][column] = glyphs.heavy_sw if falls else glyphs.heavy_nw
            for between in range(min(before, height) + 1, max(before, height)):
                grid[between][column] = glyphs.heavy_vertical
        before = height
    return ["".join(row) for row in grid]


def row_of(value: int, scale: int, rows: int, low: int = 0) -> int:
    """The row of a value, 0 the upper one. Only 0 itself is drawn on the row of 0 where there is room for it; what is
    below `low` is drawn at the bottom."""
    ground = 0 if low >= 0 else _depth(low, scale, rows)
    if rows == 1:
        return 0
    if value > 0:
        above = rows - 1 - ground
        return rows - 1 - ground - max(round(min(value, scale) * above / scale), 1 if above else 0)
    if value < 0 and ground:
        return rows - 1 - ground + max(round(max(value, low) * ground / low), 1)
    return rows - 1 - ground


def _depth(low: int, scale: int, rows: int) -> int:
    """How many rows are below that of 0: its share, and at least one of them on either side where there are three."""
    share = round(-low * (rows - 1) / (scale - low))
    return max(1, min(rows - 2, share)) if rows > 2 else min(rows - 1, 1)
