"""Where on a grid each clearing lies, so that every passage can be straight.

Passages are taken in the order in which they became known. One that the earlier ones leave no room for is refused and
told; all others are granted by moving lines apart. So what is added later leaves the map before it as it was, stretched
where need be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final, NamedTuple

from ffapp.gamebook.drawing import OPPOSITE, Passage
from ffapp.mapping.axes import COLUMNS, ROWS, Axis

Cell = tuple[int, int]

STEP: Final[dict[str, Cell]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0), "": (1, 0)}
ALONG: Final = {"n": ROWS, "e": COLUMNS, "s": ROWS, "w": COLUMNS}

CROSSING_COST: Final = 2
MOVE_COST: Final = 1
CLASH_COST: Final = 40
FARTHER: Final = 3
NEAR: Final = 6


class Segment(NamedTuple):
    """A straight passage: it runs along an axis from `first` to `last`, whose place on that axis is larger."""

    passage: int
    axis: int
    first: int
    last: int


class Refused(NamedTuple):
    """Why a passage cannot be straight.

    `rule`: "side" (passage `other` already takes that side of its clearing), "place" (the other passages put its end
    to the `where` of its start, by n, e, s, w), "loop" (it ends where it starts).
    """

    rule: str
    other: int = 0
    where: str = ""


Places = dict[int, int]
"""Where the lines of an axis lie."""

Clash = tuple[tuple[int, int, int], ...]
"""Two things in each other's way, as the ways to part them: an axis, and two of its lines at the same place."""


class Survey(NamedTuple):
    """What is in each other's way on an island, and how bad its map is: with that, crossings and lengths."""

    clashes: list[Clash]
    cost: int


class Island:
    """Clearings that hang together, whether by passages or because one was drawn near the other."""

    def __init__(self, number: int) -> None:
        self.numbers = [number]
        self.segments: list[Segment] = []


class Grid:
    """The page while it is being drawn."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.axes = (Axis(), Axis())
        self.islands: dict[int, Island] = {}
        self.sides: dict[tuple[int, str], int] = {}
        for number in numbers:
            self.islands[number] = Island(number)
            for axis in self.axes:
                axis.add(number)

    def place(self, number: int) -> Cell:
        """Column and row of a clearing, within its island."""
        columns, rows = self.axes
        return columns.at[columns.line[number]], rows.at[rows.line[number]]

    def every_island(self) -> list[Island]:
        """The islands in the order of their first clearings."""
        return list(dict.fromkeys(self.islands.values()))

    # -- passages --------------------------------------------------------------------------------------------------

    def add(self, passage: Passage) -> Refused | None:
        """Draws a passage straight, or says why it cannot be. Both its clearings must be there."""
        start, way, end = passage.start, passage.way, passage.end
        if end is None:
            return None
        refused = self._refused(start, way, end)
        if refused:
            if self.islands[start] is not self.islands[end]:
                self.bring_near(start, end, way)
            return refused
        self.sides[start, way] = self.sides[end, OPPOSITE[way]] = passage.id
        first, last = (start, end) if way in ("e", "s") else (end, start)
        segment = Segment(passage.id, ALONG[way], first, last)
        if self.islands[start] is self.islands[end]:
            self._join(segment, passage.length)
        else:
            self._attach(segment, passage.length)
        return None

    def _refused(self, start: int, way: str, end: int) -> Refused | None:
        if start == end:
            return Refused("loop")
        for side in ((start, way), (end, OPPOSITE[way])):
            if side in self.sides:
                return Refused("side", self.sides[side])
        if self.islands[start] is not self.islands[end]:
            return None
        along, across = self.axes[ALONG[way]], self.axes[1 - ALONG[way]]
        here, there = across.line[start], across.line[end]
        lower, higher = ("n", "s") if ALONG[way] == COLUMNS else ("w", "e")
        if across.precedes(here, there):
            return Refused("place", where=higher)
        if across.precedes(there, here):
            return Refused("place", where=lower)
        here, there = along.line[start], along.line[end]
        back = OPPOSITE[way]
        behind = along.precedes(there, here) if way in ("e", "s") else along.precedes(here, there)
        if here == there:
            return Refused("place", where="same")
        return Refused("place", where=back) if behind else None

    def _attach(self, segment: Segment, length: int) -> None:
        """Brings two islands together with a passage between them."""
        along, across = self.axes[segment.axis], self.axes[1 - segment.axis]
        first, last = self.islands[segment.first], self.islands[segment.last]
        shift = across.at[across.line[segment.first]] - across.at[across.line[segment.last]]
        across.shift(self.lines(last, 1 - segment.axis), shift)
        gap = along.at[along.line[segment.last]] - along.at[along.line[segment.first]]
        lines = self.lines(last, segment.axis)
        along.shift(lines, length - gap)
        island = self._merge(first, last)
        island.segments.append(segment)
        self._bind(segment, length)
        if self.survey(island).clashes:
            self._choose(island, [partial(along.shift, lines, extra) for extra in range(FARTHER)])

    def _choose(self, island: Island, moves: Iterable[Callable[[], None]]) -> None:
        """Carries out the move that leaves the best map once nothing is in the way of anything."""
        columns, rows = self.axes
        before = columns.at, rows.at
        best: tuple[int, Places, Places] | None = None
        for move in moves:
            columns.at, rows.at = dict(before[COLUMNS]), dict(before[ROWS])
            move()
            self.settle(island)
            cost = self.survey(island).cost
            if best is None or cost < best[0]:
                best = cost, columns.at, rows.at
        if best is not None:
            _, columns.at, rows.at = best

    def _join(self, segment: Segment, length: int) -> None:
        """Draws a passage between two clearings that already have their places, moving one or the other."""
        island = self.islands[segment.first]
        self._line_up(island, segment)
        self._space(island, segment, length)
        island.segments.append(segment)
        self._bind(segment, length)
        self.settle(island)

    def _line_up(self, island: Island, segment: Segment) -> None:
        across = self.axes[1 - segment.axis]
        first, last = across.line[segment.first], across.line[segment.last]
        if across.at[first] != across.at[last]:
            moves = ((first, across.at[last]), (last, across.at[first]))
            self._best(island, across, moves)

    def _space(self, island: Island, segment: Segment, length: int) -> None:
        along = self.axes[segment.axis]
        first, last = along.line[segment.first], along.line[segment.last]
        if along.at[last] - along.at[first] < length:
            moves = ((last, along.at[first] + length), (first, along.at[last] - length))
            self._best(island, along, moves)

    def _best(self, island: Island, axis: Axis, moves: Iterable[tuple[int, int]]) -> None:
        """Carries out the push that disturbs the map least."""
        before = dict(axis.at)
        tried: list[tuple[int, Places]] = []
        for line, to in moves:
            axis.push(line, to)
            moved = sum(len(axis.members[other]) for other, place in axis.at.items() if place != before[other])
            tried.append((self.survey(island).cost + MOVE_COST * moved, axis.at))
            axis.at = dict(before)
        axis.at = min(tried, key=lambda option: option[0])[1]

    def _bind(self, segment: Segment, length: int) -> None:
        along, across = self.axes[segment.axis], self.axes[1 - segment.axis]
        along.order(along.line[segment.first], along.line[segment.last], length)
        kept, gone = across.line[segment.first], across.line[segment.last]
        if kept != gone:
            across.unite(kept, gone)

    def _merge(self, kept: Island, gone: Island) -> Island:
        for number in gone.numbers:
            self.islands[number] = kept
        kept.numbers += gone.numbers
        kept.segments += gone.segments
        return kept

    def lines(self, island: Island, axis: int) -> list[int]:
        line = self.axes[axis].line
        return list(dict.fromkeys(line[number] for number in island.numbers))

    # -- without a passage that binds ------------------------------------------------------------------------------

    def add_free(self, passage: Passage) -> None:
        """Brings together what a way without a direction joins."""
        end = passage.end
        if end is not None and self.islands[passage.start] is not self.islands[end]:
            self.bring_near(passage.start, end, "")

    def bring_near(self, here: int, there: int, way: str) -> None:
        """Moves the island of `there` so that it is near `here`, on the side `way` if it can be."""
        kept, moving = self.islands[here], self.islands[there]
        x, y = self.place(here)
        from_x, from_y = self.place(there)
        shifts = [(x + dx - from_x, y + dy - from_y) for dx, dy in _around(way)]
        east = max(self.place(number)[0] for number in kept.numbers)
        west = min(self.place(number)[0] for number in moving.numbers)
        shifts.append((east + 1 - west, y - from_y))
        self.unite(kept, moving, shifts)

    def unite(self, kept: Island, moving: Island, shifts: Iterable[Cell]) -> bool:
        """Makes one island of two, the second shifted by the first of `shifts` with which they do not touch.

        Says whether there was one.
        """
        taken = self._cells(kept)
        cells = self._cells(moving)
        for dx, dy in shifts:
            if all((x + dx, y + dy) not in taken for x, y in cells):
                self.axes[COLUMNS].shift(self.lines(moving, COLUMNS), dx)
                self.axes[ROWS].shift(self.lines(moving, ROWS), dy)
                self._merge(kept, moving)
                return True
        return False

    def _cells(self, island: Island) -> set[Cell]:
        """Every cell with a clearing or a passage of the island."""
        cells: set[Cell] = set()
        for segment in island.segments:
            (left, top), (right, bottom) = self.place(segment.first), self.place(segment.last)
            cells.update((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))
        cells.update(self.place(number) for number in island.numbers)
        return cells

    # -- what is in the way ----------------------------------------------------------------------------------------

    def survey(self, island: Island) -> Survey:
        columns, rows = self.axes
        column, row, x_at, y_at = columns.line, rows.line, columns.at, rows.at
        clashes: list[Clash] = []
        taken: dict[Cell, int] = {}
        for number in island.numbers:
            cell = (x_at[column[number]], y_at[row[number]])
            other = taken.setdefault(cell, number)
            if other != number:
                pairs = ((COLUMNS, column[other], column[number]), (ROWS, row[other], row[number]))
                clashes.append(tuple(pair for pair in pairs if pair[1] != pair[2]))
        length = 0
        runs: tuple[dict[Cell, int], dict[Cell, int]] = ({}, {})
        for _, axis, first, last in island.segments:
            if axis == COLUMNS:
                low, high, mine, lines = x_at[column[first]], x_at[column[last]], row[first], row
                across = y_at[mine]
                cells = [(x, across) for x in range(low + 1, high)]
            else:
                low, high, mine, lines = y_at[row[first]], y_at[row[last]], column[first], column
                across = x_at[mine]
                cells = [(across, y) for y in range(low + 1, high)]
            length += high - low
            run = runs[axis]
            for cell in cells:
                if cell in taken:
                    clashes.append(((1 - axis, lines[taken[cell]], mine),))
                theirs = run.setdefault(cell, mine)
                if theirs != mine:
                    clashes.append(((1 - axis, theirs, mine),))
        crossings = len(runs[COLUMNS].keys() & runs[ROWS].keys())
        return Survey(clashes, CLASH_COST * len(clashes) + CROSSING_COST * crossings + length)

    def settle(self, island: Island) -> None:
        """Moves lines apart until nothing is in the way of anything.

        A split leaves fewer lines at one place, and nothing ever undoes it but a push; a push must leave less in the
        way, and is out of the question after a while. So this ends.
        """
        pushes = 2 * len(island.numbers)
        while clashes := self.survey(island).clashes:
            self._separate(island, clashes[0], len(clashes) if pushes > 0 else 0)
            pushes -= 1

    def _separate(self, island: Island, clash: Clash, count: int) -> None:
        """Takes the cheapest way of parting two lines that lie at the same place.

        A line is pushed only if fewer than `count` clashes are left then.
        """
        best: tuple[int, Axis, Places] | None = None
        for index, *pair in clash:
            axis = self.axes[index]
            before = axis.at
            lines = self.lines(island, index)
            for line in reversed(pair):
                for step in (1, -1, 0):
                    axis.at = dict(before)
                    if step:
                        axis.push(line, before[line] + step)
                    else:
                        axis.split(lines, line)
                    survey = self.survey(island)
                    if (best is None or survey.cost < best[0]) and (not step or len(survey.clashes) < count):
                        best = survey.cost, axis, axis.at
            axis.at = before
        if best is not None:
            best[1].at = best[2]


@lru_cache(maxsize=len(STEP))
def _around(way: str) -> list[Cell]:
    """Shifts from a clearing to places near it, those on the side `way` first."""
    ideal_x, ideal_y = STEP[way]
    near = range(-NEAR, NEAR + 1)
    shifts = [(dx, dy) for dx in near for dy in near if dx or dy]

    def far(shift: Cell) -> tuple[int, int]:
        dx, dy = shift
        return 2 * (abs(dx - ideal_x) + abs(dy - ideal_y)) + abs(dx) + abs(dy) + 2 * (bool(dx) and bool(dy)), -dx

    return sorted(shifts, key=far)
