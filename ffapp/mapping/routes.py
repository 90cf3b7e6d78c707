"""How passages that cannot be straight run: bent, in the lanes between the columns and rows of the grid.

Every bent passage has lanes of its own wherever it would meet another one lengthwise, so it can be followed from end to
end; all others it meets, it crosses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import NamedTuple

from msgspec import Struct, field

from ffapp.gamebook.drawing import OPPOSITE, Passage
from ffapp.mapping.layout import Layout


class End(NamedTuple):
    """Where a bent passage, or an exit without a side of its own, touches a clearing.

    `side` is n, e, s or w; on n and s `slot` says how many columns of the screen beside the clearing's middle.
    """

    number: int
    side: str
    slot: int = 0

    @property
    def upright(self) -> bool:
        return self.side in ("n", "s")


class Lane(NamedTuple):
    """One lane in the gap before column or row `gap` of the grid (the last gap is after all of them)."""

    gap: int
    lane: int


class Route(Struct, frozen=True):
    """A bent passage: from one end to the other by lanes that run down (`upright`) or across in turn.

    The first and the last lane are those beside the ends; there are one to three.
    """

    start: End
    end: End
    lanes: tuple[Lane, ...]


class Routes(Struct):
    """All that is not straight: the bent passages, the exits seen and not taken, and how many lanes each gap needs."""

    bent: dict[int, Route] = field(default_factory=dict)
    exits: dict[int, End] = field(default_factory=dict)
    across: dict[int, int] = field(default_factory=dict)
    upright: dict[int, int] = field(default_factory=dict)
    slots: dict[int, list[int]] = field(default_factory=dict)


class Router:
    """Finds the routes of one layout, in the order of its passages."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.places = layout.places
        self.routes = Routes()
        self._sides: set[tuple[int, str]] = set()
        self._facing: set[tuple[int, int]] = set()
        self._facing_up: set[tuple[int, int]] = set()
        self._free = False
        self._slots: dict[tuple[int, str], set[int]] = {}
        self._lanes: dict[tuple[bool, int], list[list[tuple[int, int]]]] = {}

    def run(self) -> Routes:
        """The routes of everything that is not straight."""
        drawing = self.layout.drawing
        for passage in drawing.passages:
            way = self.layout.straight.get(passage.id)
            if way and passage.end is not None:
                self._sides |= {(passage.start, way), (passage.end, OPPOSITE[way])}
            corner = self.layout.corners.get(passage.id)
            if corner and passage.end is not None:
                self._sides |= {(passage.start, corner.leaves), (passage.end, corner.arrives)}
        named = [passage for passage in drawing.passages if passage.end is None and passage.way]
        for passage in named:
            self._exit(passage)
        bent = set(self.layout.bent)
        for passage in drawing.passages:
            if passage.id in bent:
                self._bend(passage)
        for passage in drawing.passages:
            if passage.end is None and not passage.way:
                self._exit(passage)
        for (upright, gap), lanes in self._lanes.items():
            (self.routes.upright if upright else self.routes.across)[gap] = len(lanes)
        return self.routes

    # -- ends ------------------------------------------------------------------------------------------------------

    def _exit(self, passage: Passage) -> None:
        """An exit on its side, if that is free; else beside what is there."""
        number = passage.start
        wanted = (passage.way,) if passage.way else ("e", "w", "s", "n")
        for side in wanted:
            if (number, side) not in self._sides and self._gap_of(number, side) not in self._facing:
                self._sides.add((number, side))
                self.routes.exits[passage.id] = End(number, side)
                return
        self.routes.exits[passage.id] = self._slot(number, passage.way if passage.way in ("n", "s") else "s")

    def _gap_of(self, number: int, side: str) -> tuple[int, int] | None:
        """The gap between two columns, and the row, that an end on side e or w takes; None for the others."""
        x, y = self.places[number]
        return (x + (side == "e"), y) if side in ("e", "w") else None

    def _middle(self, number: int, side: str) -> End | None:
        """The middle of the top or bottom, for a way that no compass binds: where no line leaves by that side, and none
        arrives across the gap."""
        x, y = self.places[number]
        gap = (x, y + (side == "s"))
        if not self._free or (number, side) in self._sides or gap in self._facing_up:
            return None
        self._sides.add((number, side))
        self._facing_up.add(gap)
        return End(number, side)

    def _slot(self, number: int, side: str, towards: int | None = None) -> End:
        """The next free slot beside the middle, for a way that no compass binds on the side of where it leads. Those
        above and below a clearing differ, lest two ends meet between two rows: above −1, 2, −3, 4 …, below 1, −2, 3,
        −4 …"""
        taken = self._slots.setdefault((number, side), set())
        ahead = self.places[towards][0] - self.places[number][0] if self._free and towards is not None else 0
        slots = (index if (index % 2 == 0) == (side == "n") else -index for index in count(1))
        slot = next(slot for slot in slots if slot not in taken and slot * ahead >= 0)
        taken.add(slot)
        self.routes.slots.setdefault(number, []).append(slot)
        return End(number, side, slot)

    def _end(self, number: int, side: str, towards: int) -> End:
        """An end on a side, or where that is taken on the top or bottom that faces `towards`."""
        if side in ("n", "s"):
            return self._middle(number, side) or self._slot(number, side, towards)
        gap = self._gap_of(number, side)
        if (number, side) in self._sides or gap is None or gap in self._facing:
            return self._slot(number, "s" if self.places[towards][1] > self.places[number][1] else "n", towards)
        self._sides.add((number, side))
        self._facing.add(gap)
        return End(number, side)

    # -- lanes -----------------------------------------------------------------------------------------------------

    def _bend(self, passage: Passage) -> None:
        start, target = passage.start, passage.end
        if target is None:
            return
        self._free = not passage.way
        leave, arrive = (passage.way, OPPOSITE[passage.way]) if passage.way else self._facing_sides(start, target)
        first = self._end(start, leave, target)
        last = self._end(target, arrive, start)
        lanes = self._from_across(first, last) if first.upright else self._from_upright(first, last)
        self.routes.bent[passage.id] = Route(first, last, lanes)

    def _facing_sides(self, start: int, end: int) -> tuple[str, str]:
        """The sides between which a way without a direction runs shortest."""
        (x, y), (to_x, to_y) = self.places[start], self.places[end]
        if start == end:
            return "n", "e"
        if y == to_y:
            return "n", "n"
        if x == to_x:
            return "e", "e"
        down, right = ("s", "n") if to_y > y else ("n", "s"), ("e", "w") if to_x > x else ("w", "e")
        if abs(to_y - y) == 1:
            return down
        if abs(to_x - x) == 1 and not {(start, right[0]), (end, right[1])} & self._sides:
            return right
        return down[0], right[1]

    def _from_across(self, first: End, last: End) -> tuple[Lane, ...]:
        """From the top or bottom of a clearing: first across."""
        gap, here = self._row_gap(first), self._column(first)
        if last.upright:
            other, there = self._row_gap(last), self._column(last)
            if gap == other:
                return (self._lane(False, gap, here, there),)
            turn = _nearest((here - 1, here + 1, there - 1, there + 1), here, there)
            return (
                self._lane(False, gap, here, turn),
                self._lane(True, turn // 2, 2 * gap, 2 * other),
                self._lane(False, other, turn, there),
            )
        turn, row = self._column_gap(last), self._row(last)
        return self._lane(False, gap, here, 2 * turn), self._lane(True, turn, 2 * gap, row)

    def _from_upright(self, first: End, last: End) -> tuple[Lane, ...]:
        """From the east or west of a clearing: first up or down."""
        gap, here = self._column_gap(first), self._row(first)
        if not last.upright:
            other, there = self._column_gap(last), self._row(last)
            if gap == other:
                return (self._lane(True, gap, here, there),)
            turn = _nearest((here - 1, here + 1, there - 1, there + 1), here, there)
            return (
                self._lane(True, gap, here, turn),
                self._lane(False, turn // 2, 2 * gap, 2 * other),
                self._lane(True, other, turn, there),
            )
        turn, column = self._row_gap(last), self._column(last)
        return self._lane(True, gap, here, 2 * turn), self._lane(False, turn, 2 * gap, column)

    def _row_gap(self, end: End) -> int:
        return self.places[end.number][1] + (end.side == "s")

    def _column_gap(self, end: End) -> int:
        return self.places[end.number][0] + (end.side == "e")

    def _column(self, end: End) -> int:
        return 2 * self.places[end.number][0] + 1

    def _row(self, end: End) -> int:
        return 2 * self.places[end.number][1] + 1

    def _lane(self, upright: bool, gap: int, start: int, end: int) -> Lane:
        """The first lane of a gap that is free from `start` to `end`: odd numbers count columns (or rows), even ones
        the gaps before them."""
        low, high = min(start, end), max(start, end)
        lanes = self._lanes.setdefault((upright, gap), [])
        for index, taken in enumerate(lanes):
            if all(high < other_low or other_high < low for other_low, other_high in taken):
                taken.append((low, high))
                return Lane(gap, index)
        lanes.append([(low, high)])
        return Lane(gap, len(lanes) - 1)


def _nearest(turns: Iterable[int], here: int, there: int) -> int:
    """Of several gaps the one by which the way is shortest."""
    return min(turns, key=lambda turn: (abs(turn - here) + abs(turn - there), turn))


def find_routes(layout: Layout) -> Routes:
    """How everything that is not a straight passage runs."""
    return Router(layout).run()


def slots_needed(routes: Routes) -> Mapping[int, tuple[int, int]]:
    """How far left and right of its middle each clearing must reach for what ends there."""
    return {number: (min(slots), max(slots)) for number, slots in routes.slots.items()}
