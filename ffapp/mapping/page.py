"""From the grid to the screen: where columns, rows and lanes lie in characters, and which cells a passage takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from ffapp.gamebook.drawing import OPPOSITE, Passage
from ffapp.mapping.grid import STEP, Cell
from ffapp.mapping.layout import Corner, Layout
from ffapp.mapping.routes import End, Lane, Routes


class Zoom(NamedTuple):
    """How closely a map is drawn: whether clearings have their brackets and names, the least gaps, how wide the name of
    a place can be that stands for its number, and how many lines a clearing takes; with more than one its signs stand
    below that."""

    brackets: bool
    names: bool
    column_gap: int
    row_gap: int
    name_width: int
    lines: int = 1


ZOOMS: Final = (
    Zoom(False, False, 2, 1, 0),
    Zoom(True, True, 3, 1, 16),
    Zoom(True, True, 7, 2, 24),
    Zoom(True, True, 7, 2, 30, lines=2),
    Zoom(True, True, 13, 4, 40, lines=3),
)
"""From afar, as usual, from near, and from so near that clearings are cells of two lines, or of three."""


class Span(NamedTuple):
    """How far a clearing reaches left (`low`, negative) and right (`high`) of its middle."""

    low: int
    high: int


class Box(NamedTuple):
    """The cells of a clearing: `height` lines of `width` from `x`, `y` on, its middle at `middle`."""

    x: int
    y: int
    width: int
    middle: int
    height: int = 1

    @property
    def lines(self) -> range:
        """Its lines on the page."""
        return range(self.y, self.y + self.height)


class Gap(Struct, frozen=True):
    """The space before a column (or row): where it begins, where its lanes do, and its size."""

    start: int
    lanes: int
    size: int


class Page:
    """The screen coordinates of one layout. `spans` says how wide each clearing is."""

    def __init__(self, layout: Layout, routes: Routes, spans: Mapping[int, Span], zoom: Zoom) -> None:
        self.layout = layout
        self.routes = routes
        self.zoom = zoom
        self._by_place = {place: number for number, place in layout.places.items()}
        self.middles: list[int] = []
        self.lines: list[int] = []
        self.column_gaps: list[Gap] = []
        self.row_gaps: list[Gap] = []
        self._exits = {(end.number, end.side) for end in routes.exits.values()}
        self._arrows = self._find_arrows()
        self._measure_columns(spans)
        self._measure_rows()
        self.boxes = {
            number: Box(
                self.middles[x] + spans[number].low,
                self.lines[y],
                spans[number].high - spans[number].low + 1,
                self.middles[x],
                zoom.lines,
            )
            for number, (x, y) in layout.places.items()
        }

    # -- measures --------------------------------------------------------------------------------------------------

    def _find_arrows(self) -> set[tuple[int, str]]:
        """The sides of clearings where the head of a one-way passage needs a cell of its own."""
        arrows: set[tuple[int, str]] = set()
        for passage in self.layout.drawing.passages:
            if passage.one_way and passage.end is not None:
                route = self.routes.bent.get(passage.id)
                if route:
                    arrows.add((route.end.number, route.end.side))
                elif passage.id in self.layout.corners:
                    arrows.add((passage.end, self.layout.corners[passage.id].arrives))
                elif passage.id in self.layout.straight:
                    arrows.add((passage.end, OPPOSITE[self.layout.straight[passage.id]]))
        return arrows

    def _measure_columns(self, spans: Mapping[int, Span]) -> None:
        low = [0] * self.layout.columns
        high = [0] * self.layout.columns
        for number, (x, _) in self.layout.places.items():
            low[x] = min(low[x], spans[number].low)
            high[x] = max(high[x], spans[number].high)
        at = 0
        for gap in range(self.layout.columns + 1):
            before, after = self._column_zones(gap)
            lanes = self.routes.upright.get(gap, 0)
            size = before + lanes + after
            if lanes == 0:
                size = max(size, self._facing_columns(gap))
            if 0 < gap < self.layout.columns:
                size = max(size, self.zoom.column_gap)
            self.column_gaps.append(Gap(at, at + before, size))
            at += size
            if gap < self.layout.columns:
                self.middles.append(at - low[gap])
                at += high[gap] - low[gap] + 1

    def _column_zones(self, gap: int) -> tuple[int, int]:
        """The cells that a gap keeps free of lanes: east of the clearings before it, west of those after it."""
        lanes = self.routes.upright.get(gap, 0)
        if lanes == 0:
            return 0, 0
        stub = self.stub(crowded=True)
        east = any((number, "e") in self._exits for number in self._column(gap - 1))
        west = any((number, "w") in self._exits for number in self._column(gap))
        return stub if east else int(gap > 0), stub if west else int(gap < self.layout.columns)

    def _facing_columns(self, gap: int) -> int:
        """How wide a gap without lanes must be for the exits in it."""
        width = 0
        for row in range(self.layout.rows):
            left, right = self._by_place.get((gap - 1, row)), self._by_place.get((gap, row))
            stubs = ((left, "e") in self._exits) + ((right, "w") in self._exits)
            if stubs and left is not None and right is not None:
                width = max(width, stubs * self.stub(crowded=True) + 1)
            elif stubs:
                width = max(width, self.stub(crowded=False))
        return width

    def stub(self, *, crowded: bool) -> int:
        """How many cells an exit to the east or west takes; fewer where a clearing lies beyond it."""
        return (2 if crowded else 3) if self.zoom.brackets else (1 if crowded else 2)

    def crowded(self, number: int, side: str) -> bool:
        """Whether an exit to the east or west must be drawn short."""
        x, y = self.layout.places[number]
        gap = x + (side == "e")
        return bool(self.routes.upright.get(gap)) or (x + STEP[side][0], y) in self._by_place

    def _measure_rows(self) -> None:
        at = 0
        for gap in range(self.layout.rows + 1):
            before, after = self._row_zones(gap)
            lanes = self.routes.across.get(gap, 0)
            inner = 0 < gap < self.layout.rows
            size = before + lanes + after if lanes or self._facing_rows(gap) else max(before, after)
            if inner:
                size = max(size, self.zoom.row_gap, self._facing_rows(gap))
            self.row_gaps.append(Gap(at, at + before, size))
            at += size
            if gap < self.layout.rows:
                self.lines.append(at)
                at += self.zoom.lines

    def _row_zones(self, gap: int) -> tuple[int, int]:
        """The lines that a gap keeps free of lanes: below the clearings before it, above those after it."""
        ends = self._exits | self._arrows if self.routes.across.get(gap) else self._exits
        below = any((number, "s") in ends for number in self._row(gap - 1))
        above = any((number, "n") in ends for number in self._row(gap))
        return int(below), int(above)

    def _facing_rows(self, gap: int) -> int:
        """2 where an exit in this gap would else touch the clearing beyond it, 0 elsewhere."""
        for column in range(self.layout.columns):
            above, below = self._by_place.get((column, gap - 1)), self._by_place.get((column, gap))
            stubs = (above, "s") in self._exits or (below, "n") in self._exits
            if stubs and above is not None and below is not None:
                return 2
        return 0

    def _column(self, x: int) -> list[int]:
        return [number for number, place in self.layout.places.items() if place[0] == x]

    def _row(self, y: int) -> list[int]:
        return [number for number, place in self.layout.places.items() if place[1] == y]

    # -- cells -----------------------------------------------------------------------------------------------------

    def touching(self, end: End) -> Cell:
        """The cell beside a clearing where a line ends."""
        box = self.boxes[end.number]
        dx, dy = STEP[end.side]
        if dy:
            return box.middle + end.slot, (box.y + box.height if dy > 0 else box.y - 1)
        return (box.x + box.width if dx > 0 else box.x - 1), box.y

    def straight_cells(self, passage: Passage, way: str, end: int) -> list[Cell]:
        """The cells of a straight passage, from its start to its end."""
        return _run(self.touching(End(passage.start, way)), self.touching(End(end, OPPOSITE[way])))

    def cornered_cells(self, passage: Passage, corner: Corner, end: int) -> list[Cell]:
        """The cells of a passage with one corner, from its start to its end."""
        first, last = self.touching(End(passage.start, corner.leaves)), self.touching(End(end, corner.arrives))
        x, y = corner.cell
        turn = self.middles[x], self.lines[y]
        return _run(first, turn) + _run(turn, last)[1:]

    def bent_cells(self, passage: Passage) -> list[Cell]:
        """The cells of a bent passage, from its start to its end."""
        route = self.routes.bent[passage.id]
        last = self.touching(route.end)
        corners = [self.touching(route.start)]
        across = route.start.upright
        for lane in route.lanes:
            x, y = corners[-1]
            corners.append((x, self._lane_line(lane)) if across else (self._lane_column(lane), y))
            across = not across
        x, y = corners[-1]
        corners += [(x, last[1]) if across else (last[0], y), last]
        cells = corners[:1]
        for corner in corners[1:]:
            cells += _run(cells[-1], corner)[1:]
        return cells

    def _lane_line(self, lane: Lane) -> int:
        return self.row_gaps[lane.gap].lanes + lane.lane

    def _lane_column(self, lane: Lane) -> int:
        return self.column_gaps[lane.gap].lanes + lane.lane


def _run(start: Cell, end: Cell) -> list[Cell]:
    """The cells from one to another on the same line or in the same column."""
    (x, y), (to_x, to_y) = start, end
    if y == to_y:
        step = 1 if to_x >= x else -1
        return [(column, y) for column in range(x, to_x + step, step)]
    step = 1 if to_y >= y else -1
    return [(x, row) for row in range(y, to_y + step, step)]
