"""Moving over a layout: what lies on a side of a clearing, what comes next, and what a shift on the page asks for."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from ffapp.gamebook.drawing import WAYS, Drawing, Passage
from ffapp.mapping.grid import STEP
from ffapp.mapping.layout import Layout


def beyond(layout: Layout, number: int, way: str) -> int | None:
    """Where the passage on a side of a clearing leads, or else the clearing that is nearest that way; None for none."""
    if (number, way) in layout.beside:
        return layout.beside[number, way]
    x, y = layout.places[number]
    dx, dy = STEP[way]
    best: tuple[int, int] | None = None
    for other, (to_x, to_y) in layout.places.items():
        ahead = (to_x - x) * dx + (to_y - y) * dy
        aside = abs((to_x - x) * dy) + abs((to_y - y) * dx)
        if ahead > 0:
            rank = (ahead + 2 * aside, other)
            best = rank if best is None else min(best, rank)
    return best and best[1]


def stepped(layout: Layout, number: int | None, step: int) -> int | None:
    """The clearing with the next higher (1) or lower (-1) number, round and round; None on an empty map."""
    numbers = sorted(layout.places)
    if not numbers:
        return None
    index = numbers.index(number) if number in layout.places and number is not None else -max(0, step)
    return numbers[(index + step) % len(numbers)]


def wish(layout: Layout, number: int, east: int, south: int) -> tuple[int, int, int] | None:
    """What moving a clearing by so many columns and rows means: the nearest other clearing, and how far east and
    south of it it is to be. None if there is no other one."""
    places = layout.places
    others = [other for other in places if other != number]
    if number not in places or not others:
        return None
    x, y = places[number]

    def far(other: int) -> int:
        return abs(places[other][0] - x) + abs(places[other][1] - y)

    nearest = min(others, key=far)
    from_east, from_south = layout.offset(number, nearest)
    return nearest, from_east + east, from_south + south


class Unexplored(NamedTuple):
    """An exit seen and not taken, and how many passages away its clearing is; None where none lead there."""

    passage: Passage
    steps: int | None


def steps_from(drawing: Drawing, here: int | None) -> dict[int, int]:
    """How many passages away each clearing is that can be walked to from `here`."""
    beside: dict[int, list[int]] = {}
    for passage in drawing.passages:
        if passage.end is not None:
            beside.setdefault(passage.start, []).append(passage.end)
            if not passage.one_way:
                beside.setdefault(passage.end, []).append(passage.start)
    steps = {} if here is None else {here: 0}
    waiting = deque(steps)
    while waiting:
        number = waiting.popleft()
        for other in beside.get(number, ()):
            if other not in steps:
                steps[other] = steps[number] + 1
                waiting.append(other)
    return steps


def unexplored(drawing: Drawing, here: int | None) -> list[Unexplored]:
    """The exits seen and not taken, the nearest to `here` first."""
    steps = steps_from(drawing, here)
    found = [Unexplored(known, steps.get(known.start)) for known in drawing.passages if known.end is None]

    def rank(known: Unexplored) -> tuple[float, int, int]:
        passage, away = known
        way = WAYS.index(passage.way) if passage.way in WAYS else len(WAYS)
        return (float("inf") if away is None else away, passage.start, way)

    return sorted(found, key=rank)
