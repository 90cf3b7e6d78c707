"""Full walls: how one walks around what is in the way, and what obstacles hide (Murs pleins, our own rule).

Sets of cells are whole numbers here, a bit for each cell: a whole map grows by a step in a few operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ffapp.doonjons.campaign import Campaign, everybody
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import FLOOR, OBSTACLE, Dungeon
from ffapp.doonjons.figures import Character, Figure

Cells: TypeAlias = int
"""A set of cells: bit `row * stride + column` is that cell of the board."""

Slope: TypeAlias = tuple[int, int]
"""A quotient, the lower number above 0."""


class Board(NamedTuple):
    """The floor of a dungeon as sets: `floor` is where one can stand, `area` the whole map, `column[n]` the first n
    cells of the first column. A row takes one bit more than it has columns, so that nothing grows around its end into
    the next."""

    columns: int
    rows: int
    stride: int
    floor: Cells
    area: Cells
    column: tuple[Cells, ...]

    def at(self, cell: Cell | None) -> Cells:
        """The set of that cell alone; of None the empty one."""
        return 0 if cell is None else 1 << cell.row * self.stride + cell.column

    def of(self, cells: Iterable[Cell | None]) -> Cells:
        """The set of these cells."""
        held, stride = 0, self.stride
        for cell in cells:
            if cell is not None:
                held |= 1 << cell.row * stride + cell.column
        return held

    def cells(self, held: Cells) -> Iterator[Cell]:
        """The cells of a set, row by row."""
        while held:
            lowest = held & -held
            row, column = divmod(lowest.bit_length() - 1, self.stride)
            yield Cell(column, row)
            held ^= lowest

    def around(self, cell: Cell, by: int) -> Cells:
        """The cells of the map that are `by` steps away from a cell of it or fewer, that cell too; none below 0."""
        if by < 0:
            return 0
        column, line = cell.column, cell.row
        left = column - by if column > by else 0
        right = column + by if column + by < self.columns else self.columns - 1
        high = line - by if line > by else 0
        low = line + by if line + by < self.rows else self.rows - 1
        row = (1 << right - left + 1) - 1 << left
        return row * self.column[low - high + 1] << high * self.stride

    def grown(self, held: Cells, by: int = 1, within: Cells | None = None) -> Cells:
        """The set with every cell that is `by` steps away or fewer, all of them `within` that set (None: the map)."""
        room = self.area if within is None else within
        for _ in range(by):
            wider = held | held << 1 | held >> 1
            wider = held | ((wider | wider << self.stride | wider >> self.stride) & room)
            if wider == held:
                break
            held = wider
        return held


@lru_cache(64)
def board_of(floor: tuple[str, ...]) -> Board:
    """The board of a floor."""
    columns = len(floor[0]) if floor else 0
    stride = columns + 1
    free = area = 0
    for row, text in enumerate(floor):
        for column, sign in enumerate(text):
            bit = 1 << row * stride + column
            area |= bit
            free |= bit if sign == FLOOR else 0
    first = tuple(sum(1 << row * stride for row in range(rows)) for rows in range(len(floor) + 1))
    return Board(columns, len(floor), stride, free, area, first)


def passable(state: Campaign, figure: Figure) -> Cells:
    """Where a figure can walk through: floor on which no enemy of its stands."""
    board = board_of(state.dungeon.floor)
    mine = isinstance(figure, Character)
    return board.floor & ~board.of(one.cell for one in everybody(state) if isinstance(one, Character) != mine)


def within(state: Campaign, figure: Figure, far: int) -> Cells:
    """The free cells that a figure can walk to in `far` steps or fewer, around obstacles and enemies."""
    board = board_of(state.dungeon.floor)
    walked = board.grown(board.at(figure.cell), far, passable(state, figure))
    return walked & ~board.of(one.cell for one in everybody(state))


def way_length(state: Campaign, figure: Figure, cell: Cell) -> int:
    """So many steps a figure walks to a cell, around obstacles and enemies; 0 where there is no way."""
    board, room = board_of(state.dungeon.floor), passable(state, figure)
    goal, walked, far = board.at(cell), board.at(figure.cell), 0
    while not walked & goal:
        wider = board.grown(walked, 1, room)
        if wider == walked:
            return 0
        walked, far = wider, far + 1
    return far


def sees(dungeon: Dungeon, one: Cell, other: Cell) -> bool:
    """Whether no obstacle cuts the line between two cells of floor; the same both ways."""
    return bool(seen_from(dungeon.floor, one) & board_of(dungeon.floor).at(other))


_QUARTERS = ((1, 0, 0, 1), (-1, 0, 0, 1), (0, 1, 1, 0), (0, -1, 1, 0))
"""For north and south, east and west: what a step ahead and a step aside are in columns and rows, as factors."""


@lru_cache(4096)
def seen_from(floor: tuple[str, ...], cell: Cell) -> Cells:
    """The cells of floor that are seen from a cell, by the symmetric shadowcasting of Albert Ford
    (https://www.albertford.com/shadowcasting/).

    Each obstacle is a diamond that touches the middles of its cell's sides, and cells are seen from middle to middle:
    of two cells of floor both see each other, or neither does. A line that touches a diamond without entering it
    passes, and so one passes between two obstacles that meet in a corner, as a step does.
    """
    board = board_of(floor)
    rows, columns = len(floor), board.columns
    seen = board.at(cell)
    for across, down, aside_across, aside_down in _QUARTERS:
        waiting: list[tuple[int, Slope, Slope]] = [(1, (-1, 1), (1, 1))]
        while waiting:
            depth, start, end = waiting.pop()
            before = ""
            for aside in range(_ties_up(depth, start), _ties_down(depth, end) + 1):
                column = cell.column + across * depth + aside_across * aside
                row = cell.row + down * depth + aside_down * aside
                inside = 0 <= column < columns and 0 <= row < rows
                here = floor[row][column] if inside else OBSTACLE
                if here == FLOOR and _between(depth, aside, start, end):
                    seen |= 1 << row * board.stride + column
                edge = (2 * aside - 1, 2 * depth)
                if before == OBSTACLE and here == FLOOR:
                    start = edge
                if before == FLOOR and here == OBSTACLE:
                    waiting.append((depth + 1, start, edge))
                before = here
            if before == FLOOR:
                waiting.append((depth + 1, start, end))
    return seen


def _between(depth: int, aside: int, start: Slope, end: Slope) -> bool:
    """Whether the middle of a cell lies within the slopes."""
    return aside * start[1] >= depth * start[0] and aside * end[1] <= depth * end[0]


def _ties_up(depth: int, slope: Slope) -> int:
    """`depth * slope` rounded to the nearest whole number, a half to the higher."""
    return (2 * depth * slope[0] + slope[1]) // (2 * slope[1])


def _ties_down(depth: int, slope: Slope) -> int:
    """`depth * slope` rounded to the nearest whole number, a half to the lower."""
    return -((slope[1] - 2 * depth * slope[0]) // (2 * slope[1]))
