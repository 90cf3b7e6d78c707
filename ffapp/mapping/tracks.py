"""Lines between places on a grid that no compass binds: straight, or with one corner where nothing is in the way."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from ffapp.gamebook.drawing import OPPOSITE
from ffapp.mapping.axes import COLUMNS, ROWS
from ffapp.mapping.grid import Cell


class Line(NamedTuple):
    """A line from place `start` to place `end`: it leaves by one side, arrives at another, and where these are not
    opposite it turns at `corner`. `cells` are those that it runs through, each with the axis along which."""

    start: int
    end: int
    leaves: str
    arrives: str
    corner: Cell | None
    cells: tuple[tuple[Cell, int], ...]
    crossings: int


class Tracks:
    """The lines drawn so far. No two run along each other, none through a place, and each side of a place has one."""

    def __init__(self, taken: Collection[Cell]) -> None:
        """`taken` are the cells of places, also of those that come later."""
        self.taken = taken
        self.runs: tuple[set[Cell], set[Cell]] = (set(), set())
        self.corners: set[Cell] = set()
        self.sides: set[tuple[int, str]] = set()

    def add(self, line: Line) -> None:
        """Draws a line."""
        for cell, axis in line.cells:
            self.runs[axis].add(cell)
        if line.corner is not None:
            self.corners.add(line.corner)
        self.sides |= {(line.start, line.leaves), (line.end, line.arrives)}

    def blocked(self, cell: Cell) -> bool:
        """Whether a line runs through a cell."""
        return cell in self.runs[COLUMNS] or cell in self.runs[ROWS] or cell in self.corners

    def find(self, start: int, here: Cell, end: int, there: Cell) -> Line | None:
        """The line between two places at these cells, the one that crosses fewest others; None if there is none."""
        (x, y), (to_x, to_y) = here, there
        if x == to_x or y == to_y:
            return self._straight(start, here, end, there)
        lines = (self._bent(start, here, end, there, corner) for corner in ((to_x, y), (x, to_y)))
        return min((line for line in lines if line), key=lambda line: line.crossings, default=None)

    def _straight(self, start: int, here: Cell, end: int, there: Cell) -> Line | None:
        if here == there:
            return None
        leaves = towards(here, there)
        arrives = OPPOSITE[leaves]
        if (start, leaves) in self.sides or (end, arrives) in self.sides:
            return None
        cells = tuple(_between(here, there))
        return self._line(start, end, leaves, arrives, None, cells)

    def _bent(self, start: int, here: Cell, end: int, there: Cell, corner: Cell) -> Line | None:
        leaves, arrives = towards(here, corner), towards(there, corner)
        if (start, leaves) in self.sides or (end, arrives) in self.sides:
            return None
        if corner in self.taken or self.blocked(corner):
            return None
        return self._line(start, end, leaves, arrives, corner, (*_between(here, corner), *_between(corner, there)))

    def _line(
        self, start: int, end: int, leaves: str, arrives: str, corner: Cell | None, cells: tuple[tuple[Cell, int], ...]
    ) -> Line | None:
        """The line through these cells, if they are free for it."""
        crossings = 0
        for cell, axis in cells:
            if cell in self.taken or cell in self.runs[axis] or cell in self.corners:
                return None
            crossings += cell in self.runs[1 - axis]
        return Line(start, end, leaves, arrives, corner, cells, crossings)


def towards(here: Cell, there: Cell) -> str:
    """The way from a cell to another in its column or row."""
    if here[1] == there[1]:
        return "e" if there[0] > here[0] else "w"
    return "s" if there[1] > here[1] else "n"


def _between(here: Cell, there: Cell) -> Iterator[tuple[Cell, int]]:
    """The cells strictly between two in one column or row, each with the axis along which they lie."""
    (x, y), (to_x, to_y) = here, there
    if y == to_y:
        step = 1 if to_x > x else -1
        for column in range(x + step, to_x, step):
            yield (column, y), COLUMNS
    else:
        step = 1 if to_y > y else -1
        for row in range(y + step, to_y, step):
            yield (x, row), ROWS
