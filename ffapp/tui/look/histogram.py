"""Counts of the values of dice, side by side, as a curve of steps, with what chance would give across it."""

from __future__ import annotations

from collections.abc import Sequence

from textual.strip import Strip

from ffapp.tui.look.curve import Curve, row_of
from ffapp.tui.look.drawn import Piece
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import fit


class Histogram(Curve):
    """A step for each value from `lowest` on, its number below; where chance would have put it, a broken line."""

    DEFAULT_CSS = """
    Histogram { height: 7; }
    """
    foot = 1

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._lowest = 1
        self._expected: tuple[float, ...] = ()

    def show_counts(self, label: str, counts: Sequence[int], lowest: int, expected: Sequence[float]) -> None:
        """Draws other counts, and what chance would have given."""
        self._lowest, self._expected = lowest, tuple(expected)
        self.show(label, counts, max(1, round(max(expected, default=0))), None)

    def _heading(self, width: int, glyphs: Glyphs) -> list[Piece]:
        return [(fit(self.label, width, glyphs=glyphs), "text")]

    def _line(self, row: int, zero: int, *, axis: bool, glyphs: Glyphs) -> list[Piece]:
        """A row of the plot, with the broken line wherever nothing else is."""
        pieces = super()._line(row, zero, axis=axis, glyphs=glyphs)
        cells = [(sign, names) for text, names in pieces for sign in text]
        count, scale, rows = len(self._expected), max((*self.values, self.initial, 1)), zero + 1
        for column, (sign, names) in enumerate(cells):
            at = column * count // len(cells)
            if sign == " " and count and row_of(round(self._expected[at]), scale, rows) == row:
                cells[column] = (glyphs.dashed_horizontal, f"{names} muted")
        return [(sign, names) for sign, names in cells]

    def _foot(self, width: int, margin: int, room: int) -> Strip:
        """The numbers of the values, each in the middle of its step, as far as they do not touch."""
        count, cells = len(self.values), [" "] * room
        free = 0
        for index in range(count):
            told = str(self._lowest + index)
            start = (2 * index + 1) * room // (2 * count) - len(told) // 2
            if start >= free and start + len(told) <= room:
                cells[start : start + len(told)] = told
                free = start + len(told) + 1
        return self.strip([(" " * (margin + 1), ""), ("".join(cells), "muted")], width)
