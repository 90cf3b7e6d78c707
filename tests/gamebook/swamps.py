"""Maps for the tests: swamps made at random, as a reader would come to know them, and drawings of any kind."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from ffapp.gamebook.drawing import OPPOSITE, WAYS, Clearing, Drawing, Passage, Pin

STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
LABELS = ("Gué", "Pont de lianes", "Nid d'aigle", "Mare aux Feux follets", "Tour", "Grand saule", "[Zagor]", "Autel")


def swamp(seed: int, count: int = 60, *, side: int = 11, contradictions: int = 4, exits: int = 10) -> Drawing:
    """A swamp of `count` clearings in a square of `side` places, explored on foot from clearing 1.

    It has one-way passages, passages that run over several places and cross others, exits seen and not taken, and
    `contradictions` passages that agree with nothing.
    """
    random = Random(seed)
    spots = _spots(random, count, side)
    numbers = [1, *random.sample(range(2, count + 1), count - 1)]
    names = dict(zip(spots, numbers, strict=True))
    lines = _lines(random, spots)
    passages = [
        Passage(id=id, start=names[start], way=way, end=names[end], one_way=random.random() < 0.12, taken=True)
        for id, (start, way, end) in enumerate(lines, 1)
    ]
    for _ in range(contradictions):
        start, way, end = _nonsense(random, numbers, passages)
        passages.append(Passage(id=len(passages) + 1, start=start, way=way, end=end, taken=True))
    known = {(p.start, p.way) for p in passages} | {(p.end, OPPOSITE[p.way]) for p in passages}
    free = [(number, way) for number in numbers for way in WAYS if (number, way) not in known]
    for number, way in random.sample(free, min(exits, len(free))):
        passages.append(Passage(id=len(passages) + 1, start=number, way=way))
    clearings = tuple(_clearing(random, number) for number in numbers)
    return Drawing(clearings=clearings, passages=tuple(passages))


def _nonsense(random: Random, numbers: list[int], passages: list[Passage]) -> tuple[int, str, int]:
    """A passage between two clearings far apart; every other one from a side that has another already."""
    known = {(p.start, p.way) for p in passages} | {(p.end, OPPOSITE[p.way]) for p in passages}
    while True:
        start, end = random.sample(numbers, 2)
        way = random.choice(WAYS)
        taken = (start, way) in known or (end, OPPOSITE[way]) in known
        if taken == (len(passages) % 2 == 0):
            return start, way, end


def _clearing(random: Random, number: int) -> Clearing:
    label = random.choice(LABELS) if random.random() < 0.15 else ""
    mark = random.choice(("danger", "treasure", "friend", "goal", "magic")) if random.random() < 0.12 else ""
    note = "Une note." if random.random() < 0.2 else ""
    return Clearing(number=number, label=label, mark=mark, note=note)


def _spots(random: Random, count: int, side: int) -> list[tuple[int, int]]:
    """Places that hang together by steps of one or two, in the order of a walk that sometimes turns back."""
    spots = [(side // 2, side - 1)]
    while len(spots) < count:
        x, y = spots[-1] if random.random() < 0.7 else random.choice(spots)
        dx, dy = STEP[random.choice(WAYS)]
        reach = random.choice((1, 1, 2))
        spot = (x + dx * reach, y + dy * reach)
        if spot not in spots and all(0 <= place < side for place in spot):
            spots.append(spot)
    return spots


Line = tuple[tuple[int, int], str, tuple[int, int]]


def _lines(random: Random, spots: list[tuple[int, int]]) -> list[Line]:
    """Passages from each place to the next one in a direction, in the order in which a walk finds them."""
    lines: list[Line] = []
    seen = {spots[0]}
    turns = [(spots[0], way) for way in WAYS]
    walked: set[frozenset[tuple[int, int]]] = set()
    while turns:
        spot, way = turns.pop(-1 if random.random() < 0.8 else random.randrange(len(turns)))
        end = _next(spot, way, spots)
        if end is None or frozenset((spot, end)) in walked:
            continue
        walked.add(frozenset((spot, end)))
        if end not in seen or random.random() < 0.45:
            lines.append((spot, way, end))
        if end not in seen:
            seen.add(end)
            turns += [(end, onward) for onward in random.sample(WAYS, 4)]
    return lines


def _next(spot: tuple[int, int], way: str, spots: list[tuple[int, int]]) -> tuple[int, int] | None:
    (x, y), (dx, dy) = spot, STEP[way]
    ends = ((x + dx * reach, y + dy * reach) for reach in range(1, 5))
    return next((end for end in ends if end in spots), None)


numbers = st.integers(1, 9)


@st.composite
def drawings(draw_: Any, free: bool = False) -> Drawing:
    clearings = draw_(st.lists(numbers, unique=True, min_size=1, max_size=9))
    ways = st.sampled_from(("", "", *WAYS) if free else WAYS)
    passages = draw_(
        st.lists(
            st.builds(
                Passage,
                id=st.just(0),
                start=st.sampled_from(clearings),
                way=ways,
                end=st.none() | st.sampled_from(clearings) | st.sampled_from(clearings),
                one_way=st.booleans(),
                length=st.sampled_from((1, 1, 1, 2, 3)),
            ),
            max_size=14,
        )
    )
    pins = st.none() | st.builds(Pin, of=st.sampled_from(clearings), east=st.integers(-3, 3), south=st.integers(-3, 3))
    return Drawing(
        clearings=tuple(Clearing(number=number, pin=draw_(pins)) for number in clearings),
        passages=tuple(replace(passage, id=id) for id, passage in enumerate(passages, 1)),
        free=free,
    )


def walk(*steps: tuple[int, str, int | None], **pins: Pin) -> Drawing:
    passages = tuple(Passage(id=id, start=a, way=way, end=b) for id, (a, way, b) in enumerate(steps, 1))
    numbers = dict.fromkeys(number for a, _, b in steps for number in (a, b) if number is not None)
    clearings = tuple(Clearing(number=number, pin=pins.get(f"p{number}")) for number in numbers)
    return Drawing(clearings=clearings, passages=passages)


def part(drawing: Drawing, count: int) -> Drawing:
    passages = drawing.passages[:count]
    ends = (number for passage in passages for number in (passage.start, passage.end) if number is not None)
    numbers = dict.fromkeys((1, *ends))
    return Drawing(clearings=tuple(Clearing(number=number) for number in numbers), passages=passages)


def explored(seed: int, count: int = 60, *, loops: int = 20) -> Drawing:
    """`count` places joined by ways without a direction, as one who explores them comes to know them: mostly onward,
    sometimes from a place not long ago, with about `loops` ways between places known already."""
    random = Random(seed)
    ways: list[tuple[int, int]] = []
    here = 1
    for number in range(2, count + 1):
        if random.random() < 0.25:
            here = random.randint(max(1, number - 12), number - 1)
        ways.append((here, number))
        here = number
        other = random.randint(max(1, number - 10), number)
        if random.random() < loops / count and other != number and (other, number) not in ways:
            ways.append((number, other))
    passages = tuple(Passage(id=id, start=start, end=end) for id, (start, end) in enumerate(ways, 1))
    return Drawing(clearings=tuple(Clearing(number=n) for n in range(1, count + 1)), passages=passages, free=True)


@st.composite
def free_drawings(draw_: Any) -> Drawing:
    """Places with and without names, ways with and without names, exits, pins: no compass anywhere."""
    drawing = draw_(drawings())
    names = st.sampled_from(("", "Tour", "Taverne du Homard", "[/b]", "竜の塔", "👑 Salle"))
    clearings = tuple(replace(known, label=draw_(names)) for known in drawing.clearings)
    passages = tuple(replace(known, way="", label=draw_(names)) for known in drawing.passages)
    return replace(drawing, clearings=clearings, passages=passages, free=True)
