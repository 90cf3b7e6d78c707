"""Where the places of a map without a compass lie: beside what they are joined to, as the map grew.

The growth is gone through again, way by way. A place that becomes known takes the best cell near the one that it was
reached from; what is there already stays, or moves apart by a whole column or row. So what is added later leaves the
map before it as it was. Only where a way joins two places that nothing fits between may one of them go elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ffapp.gamebook.drawing import Drawing, Pin
from ffapp.mapping.axes import COLUMNS, ROWS
from ffapp.mapping.grid import STEP, Cell
from ffapp.mapping.tracks import Line, Tracks

Way = tuple[int, int]

STEP_COST: Final = 2
BEND_COST: Final = 5
CROSSING_COST: Final = 6
HIDDEN_COST: Final = 16
ASIDE_COST: Final = 12
"""What a line costs that must be led around others, and one that is led from a place to one beside the next."""

INSERT_COST: Final = 9
CROWD_COST: Final = 1
SPREAD_COST: Final = 1.5
TALLER: Final = 1.5
"""A page is fuller by a column than by a row: names are longer than high."""

NEAR: Final = 2
MOVING: Final = 4
"""A place with more ways than that is not moved for the sake of one of them."""

WORTH: Final = 4
"""A place moves only for a map that is better by more than this."""


def _around(reach: int) -> list[Cell]:
    """Shifts to all cells so near, the nearest first, those in line before others, east and south before the rest."""
    span = range(-reach, reach + 1)
    shifts = [(dx, dy) for dx in span for dy in span if dx or dy]
    return sorted(shifts, key=lambda shift: (abs(shift[0]) + abs(shift[1]), bool(shift[0] and shift[1]), _turn(shift)))


def _turn(shift: Cell) -> tuple[bool, bool, int]:
    dx, dy = shift
    return dx + dy < 0, dx <= 0, dx


_NEARBY: Final = _around(NEAR)
_FARTHER: Final = _around(3 * NEAR)


class Spot(NamedTuple):
    """A cell for a place and what it costs to be there; `side` is where a column or row must be put in for it."""

    cost: float
    cell: Cell
    side: str = ""


class Plot:
    """Places that hang together, the ways between them, and the lines that can be drawn for these."""

    def __init__(self, at: dict[int, Cell], ways: Iterable[Way] = ()) -> None:
        self.at = at
        self.ways = list(ways)
        self.redraw()

    def redraw(self) -> None:
        """Finds the lines anew, the older ways first."""
        self.taken = {cell: number for number, cell in self.at.items()}
        self.tracks = Tracks(self.taken)
        for way in self.ways:
            self._draw(way)

    def _draw(self, way: Way) -> None:
        start, end = way
        line = self.tracks.find(start, self.at[start], end, self.at[end])
        if line:
            self.tracks.add(line)

    def put(self, number: int, cell: Cell) -> None:
        """Puts a place, new or known, into a cell."""
        self.at[number] = cell
        self.redraw()

    def join(self, way: Way) -> None:
        """Draws one more way."""
        self.ways.append(way)
        self._draw(way)

    def neighbours(self, number: int) -> list[int]:
        """The other places that ways lead to from one."""
        ends = (end if start == number else start for start, end in self.ways if number in (start, end))
        return list(dict.fromkeys(end for end in ends if end != number))

    def without(self, number: int) -> Plot:
        """The plot without one place and its ways."""
        at = {known: cell for known, cell in self.at.items() if known != number}
        return Plot(at, [way for way in self.ways if number not in way])

    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        columns, rows = zip(*self.at.values(), strict=True)
        return min(columns), min(rows), max(columns), max(rows)

    # -- what a cell is worth --------------------------------------------------------------------------------------

    def cost(self, number: int, cell: Cell, joined: Iterable[int]) -> float:
        """What a place would cost in a cell, by the lines to the places that it is joined to."""
        cost = self._spread(cell)
        drawn: list[tuple[int, str]] = []
        for other in joined:
            line = self.tracks.find(other, self.at[other], number, cell)
            if line and (number, line.arrives) in drawn:
                line = None
            elif line:
                drawn.append((number, line.arrives))
            cost += line_cost(line, self.at[other], cell)
        near = ((cell[0] + dx, cell[1] + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        crowd = sum(self.taken.get(beside, number) not in (number, *joined) for beside in near)
        return cost + CROWD_COST * crowd

    def _spread(self, cell: Cell) -> float:
        left, top, right, bottom = self.box()
        before = max(TALLER * (right - left + 1), bottom - top + 1)
        columns = max(right, cell[0]) - min(left, cell[0]) + 1
        rows = max(bottom, cell[1]) - min(top, cell[1]) + 1
        return SPREAD_COST * (max(TALLER * columns, rows) - before)

    def free(self, cell: Cell) -> bool:
        """Whether neither a place nor a line is there."""
        return cell not in self.taken and not self.tracks.blocked(cell)

    def best(self, number: int, joined: list[int]) -> Spot | None:
        """The best free cell near the places that one is joined to."""
        best: Spot | None = None
        for shifts in (_NEARBY, _FARTHER):
            cells = dict.fromkeys(
                (self.at[other][0] + dx, self.at[other][1] + dy) for other in joined for dx, dy in shifts
            )
            for cell in cells:
                if self.free(cell):
                    cost = self.cost(number, cell, joined)
                    if best is None or cost < best.cost:
                        best = Spot(cost, cell)
            if best:
                break
        return best

    # -- room ------------------------------------------------------------------------------------------------------

    def insertions(self, number: int, pinned: Iterable[Way]) -> list[Spot]:
        """Where a column or row could be put in beside a place, so that there is a free cell on that side of it. The
        `pinned` pairs stay as they are."""
        spots = []
        x, y = self.at[number]
        for side, (dx, dy) in STEP.items():
            cell = (x + dx, y + dy)
            if not side or (number, side) in self.tracks.sides or self.free(cell):
                continue
            axis = COLUMNS if dx else ROWS
            least = cell[axis] + (dx + dy < 0)
            if all((self.at[one][axis] < least) == (self.at[other][axis] < least) for one, other in pinned):
                spots.append(Spot(STEP_COST + INSERT_COST + self._spread((x + dx, y + dy)), cell, side))
        return spots

    def insert(self, number: int, side: str) -> Cell:
        """Puts in a column or row on a side of a place. Returns the cell beside it that is free now."""
        dx, dy = STEP[side]
        axis = COLUMNS if dx else ROWS
        line = self.at[number][axis]
        for other, cell in self.at.items():
            if cell[axis] != line and (cell[axis] > line) == (dx + dy > 0):
                self.at[other] = (cell[0] + dx, cell[1] + dy)
        self.redraw()
        x, y = self.at[number]
        return x + dx, y + dy


def line_cost(line: Line | None, here: Cell, there: Cell) -> int:
    """What a line between two cells costs; None: one that must be led around others."""
    columns, rows = abs(here[0] - there[0]), abs(here[1] - there[1])
    steps = STEP_COST * (columns + rows)
    if line is None:
        return steps + (ASIDE_COST if rows == 1 and columns <= 1 else HIDDEN_COST)
    return steps + CROSSING_COST * line.crossings + (BEND_COST if line.corner else 0)


class Growth:
    """A map while it grows."""

    def __init__(self, drawing: Drawing, numbers: Iterable[int]) -> None:
        self.plots = {number: Plot({number: (0, 0)}) for number in numbers}
        self.age = {number: age for age, number in enumerate(self.plots)}
        self.pins = {
            clearing.number: clearing.pin
            for clearing in drawing.clearings
            if clearing.pin and clearing.pin.of in self.plots and clearing.pin.of != clearing.number
        }

    def every_plot(self) -> list[Plot]:
        """The plots in the order of their first places."""
        return list({id(plot): plot for plot in self.plots.values()}.values())

    def grow(self, start: int, end: int) -> None:
        """One more way."""
        here, there = self.plots[start], self.plots[end]
        if start == end:
            return
        if here is there:
            self._close(here, (start, end))
        elif len(there.at) == 1:
            self._reach(here, start, end)
        elif len(here.at) == 1:
            self._reach(there, end, start)
        else:
            self._unite(start, end)
        self._grant(self.plots[start], (start, end))

    # -- pins ------------------------------------------------------------------------------------------------------

    def granted(self, plot: Plot) -> list[Way]:
        """The pairs that lie as the reader wants them."""
        pairs = ((number, pin.of) for number, pin in self.pins.items() if number in plot.at and pin.of in plot.at)
        return [(number, of) for number, of in pairs if plot.at[number] == self._wanted(plot, number)]

    def _wanted(self, plot: Plot, number: int) -> Cell:
        pin = self.pins[number]
        x, y = plot.at[pin.of]
        return x + pin.east, y + pin.south

    def _grant(self, plot: Plot, touched: Iterable[int]) -> None:
        """Moves what the reader wants elsewhere than it is, of what concerns these places."""
        touched = set(touched)
        for number, pin in self.pins.items():
            if number not in plot.at or pin.of not in plot.at or not touched & {number, pin.of}:
                continue
            cell = self._wanted(plot, number)
            held = {known for pair in self.granted(plot) for known in pair}
            other = plot.taken.get(cell)
            if other == number or number in held or other in held:
                continue
            plot.put(number, cell)
            if other is not None:
                self._settle(plot, other)

    def _settle(self, plot: Plot, number: int) -> None:
        """Finds another cell for a place that had to make room."""
        joined = plot.neighbours(number)
        rest = plot.without(number)
        spot = rest.best(number, joined or [next(iter(rest.at))])
        plot.put(number, spot.cell if spot else _beyond(rest))

    def wishes(self) -> list[int]:
        """Grants the wishes between places that no way joins. Returns the numbers of those not granted at all."""
        for number, pin in self.pins.items():
            here, there = self.plots[pin.of], self.plots[number]
            if here is not there:
                (x, y), (from_x, from_y) = here.at[pin.of], there.at[number]
                shift = (x + pin.east - from_x, y + pin.south - from_y)
                if all((cell[0] + shift[0], cell[1] + shift[1]) not in here.taken for cell in there.at.values()):
                    self._merge(here, there, shift)
            else:
                self._grant(here, (number,))
        return [number for number, pin in self.pins.items() if not self._is_granted(number, pin)]

    def _is_granted(self, number: int, pin: Pin) -> bool:
        plot = self.plots[number]
        return pin.of in plot.at and plot.at[number] == self._wanted(plot, number)

    # -- growing ---------------------------------------------------------------------------------------------------

    def _reach(self, plot: Plot, known: int, number: int) -> None:
        """A new place, reached from a known one."""
        pin = self.pins.get(number)
        if pin and pin.of in plot.at:
            x, y = plot.at[pin.of]
            cell = (x + pin.east, y + pin.south)
            if cell not in plot.taken:
                self._put(plot, known, number, cell)
                return
        spots = plot.insertions(known, self.granted(plot))
        near = plot.best(number, [known])
        spot = min((spot for spot in (near, *spots) if spot), key=lambda spot: spot.cost, default=None)
        if spot and spot.side:
            self._put(plot, known, number, plot.insert(known, spot.side))
        else:
            self._put(plot, known, number, spot.cell if spot else _beyond(plot))

    def _put(self, plot: Plot, known: int, number: int, cell: Cell) -> None:
        blocked = plot.tracks.blocked(cell)
        plot.at[number] = cell
        plot.taken[cell] = number
        plot.join((known, number))
        if blocked:
            plot.redraw()
        self.plots[number] = plot

    def _close(self, plot: Plot, way: Way) -> None:
        """A way between two places that have theirs: drawn, or one of them moves to where it can be."""
        start, end = way
        if plot.tracks.find(start, plot.at[start], end, plot.at[end]) or way in plot.ways or way[::-1] in plot.ways:
            plot.join(way)
            return
        held = {known for pair in self.granted(plot) for known in pair}
        plot.ways.append(way)
        most, moved, to = float(WORTH), None, (0, 0)
        for number in sorted(way, key=lambda number: -self.age[number]):
            joined = plot.neighbours(number)
            if number in held or len(joined) > MOVING:
                continue
            rest = plot.without(number)
            spot = rest.best(number, joined)
            gain = rest.cost(number, plot.at[number], joined) - spot.cost if spot else 0
            if spot and gain > most:
                most, moved, to = gain, number, spot.cell
        if moved is not None:
            plot.at[moved] = to
        plot.redraw()

    def _unite(self, start: int, end: int) -> None:
        """A way between two plots: the smaller one, or else the younger, is moved beside the other."""
        if len(self.plots[start].at) < len(self.plots[end].at):
            start, end = end, start
        kept, moving = self.plots[start], self.plots[end]
        (x, y), (from_x, from_y) = kept.at[start], moving.at[end]
        best: tuple[float, Cell] | None = None
        for dx, dy in _FARTHER:
            shift = (x + dx - from_x, y + dy - from_y)
            if _fits(kept, moving, shift):
                cost = kept.cost(end, (x + dx, y + dy), [start]) + _spread_by(kept, moving, shift)
                if best is None or cost < best[0]:
                    best = cost, shift
        if best is None:
            left, *_ = moving.box()
            best = 0, (_beyond(kept)[0] - left, y - from_y)
        self._merge(kept, moving, best[1])
        kept.join((start, end))

    def _merge(self, kept: Plot, moving: Plot, shift: Cell) -> None:
        dx, dy = shift
        kept.at |= {number: (x + dx, y + dy) for number, (x, y) in moving.at.items()}
        kept.ways += moving.ways
        kept.redraw()
        for number in moving.at:
            self.plots[number] = kept


def _beyond(plot: Plot) -> Cell:
    """A cell east of everything."""
    _, top, right, _ = plot.box()
    return right + 1, top


def _fits(kept: Plot, moving: Plot, shift: Cell) -> bool:
    """Whether a plot can be laid over another: no place on a place or on a line."""
    dx, dy = shift
    return all(kept.free((x + dx, y + dy)) for x, y in moving.at.values()) and not any(
        moving.tracks.blocked((x - dx, y - dy)) for x, y in kept.at.values()
    )


def _spread_by(kept: Plot, moving: Plot, shift: Cell) -> float:
    """What the page grows by."""
    left, top, right, bottom = moving.box()
    dx, dy = shift
    return max(kept._spread((left + dx, top + dy)), kept._spread((right + dx, bottom + dy)))


def grow(drawing: Drawing, numbers: Iterable[int]) -> tuple[list[Mapping[int, Cell]], list[int]]:
    """The places of a drawing without a compass, plot by plot, and the numbers of the wishes that cannot be granted."""
    growth = Growth(drawing, numbers)
    for passage in drawing.passages:
        if passage.end is not None:
            growth.grow(passage.start, passage.end)
    refused = growth.wishes()
    return [plot.at for plot in growth.every_plot()], refused
