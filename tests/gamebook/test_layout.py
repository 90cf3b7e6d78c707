"""Where the clearings lie, whatever the swamp is like."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ffapp.gamebook.drawing import Clearing, Drawing, Passage, Pin
from ffapp.mapping.layout import Contradiction, lay_out
from tests.gamebook.swamps import explored, free_drawings, part, swamp, walk
from tests.shares import most


@pytest.mark.parametrize("seed", range(4))
def test_a_straight_passage_runs_the_way_it_was_told(seed: int) -> None:
    drawing = swamp(seed)
    layout = lay_out(drawing)
    for passage in drawing.passages:
        if passage.id in layout.straight and passage.end is not None:
            east, south = layout.offset(passage.end, passage.start)
            ahead = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[passage.way]
            assert ((east > 0) - (east < 0), (south > 0) - (south < 0)) == ahead


@pytest.mark.parametrize(
    ("steps", "where"),
    [
        (((1, "n", 2), (2, "n", 3), (3, "n", 1)), "s"),
        (((1, "n", 2), (2, "e", 3), (1, "n", 3)), None),
        (((1, "e", 2), (2, "n", 3), (3, "w", 4), (4, "w", 5), (1, "e", 5)), None),
        (((1, "e", 2), (2, "e", 3), (1, "s", 3)), "e"),
        (((1, "n", 2), (2, "n", 3), (1, "w", 3)), "n"),
        (((1, "e", 2), (2, "s", 3), (3, "e", 4), (4, "n", 1)), "w"),
    ],
)
def test_where_the_others_put_it_is_told(steps: Any, where: str | None) -> None:
    told = lay_out(walk(*steps)).contradictions
    assert [one.where for one in told if one.rule == "place"] == ([] if where is None else [where])


# -- the reader's wishes -----------------------------------------------------------------------------------------------


def test_a_clearing_goes_where_it_is_wished() -> None:
    drawing = walk((1, "n", 2), (1, "e", 3), p3=Pin(of=1, east=4))
    assert lay_out(drawing).offset(3, 1) == (4, 0)
    apart = walk((1, "n", 2), (3, "e", 4), p3=Pin(of=1, east=2, south=3))
    assert lay_out(apart).offset(3, 1) == (2, 3)
    assert lay_out(apart).contradictions == ()


def test_a_wish_against_a_passage_is_refused_and_told() -> None:
    drawing = walk((1, "n", 2), (1, "e", 3), p3=Pin(of=1, east=4, south=1))
    layout = lay_out(drawing)
    assert layout.contradictions == (Contradiction("wish", clearing=3),)
    assert layout.offset(3, 1) == (1, 0)


def test_a_length_is_kept() -> None:
    drawing = Drawing(
        clearings=(Clearing(number=1), Clearing(number=2)),
        passages=(Passage(id=1, start=1, way="e", end=2, length=5),),
    )
    assert lay_out(drawing).offset(2, 1) == (5, 0)


# -- growing -----------------------------------------------------------------------------------------------------------


@most(1, 3)
def test_what_is_added_leaves_the_map_before_it_nearly_as_it_was(most: int) -> None:
    """Of all pairs of clearings hardly any changes sides, and most steps move nothing at all."""
    turned = pairs = still = steps = 0
    for seed in range(most):
        drawing = swamp(seed)
        before = lay_out(part(drawing, 1)).places
        for count in range(2, len(drawing.passages) + 1):
            after = lay_out(part(drawing, count)).places
            shift = tuple(now - then for now, then in zip(after[1], before[1], strict=True))
            moved = [n for n, (x, y) in before.items() if (after[n][0] - x, after[n][1] - y) != shift]
            steps += 1
            still += not moved
            for one, other in combinations(before, 2):
                for axis in (0, 1):
                    pairs += 1
                    was = before[one][axis] - before[other][axis]
                    turned += was * (after[one][axis] - after[other][axis]) < 0
            before = after
    assert turned / pairs < 0.005
    assert still / steps > 0.7


def test_a_layout_is_the_same_every_time() -> None:
    drawing = swamp(5)
    assert lay_out.__wrapped__(drawing) == lay_out.__wrapped__(drawing)


# -- without a compass -------------------------------------------------------------------------------------------------


@given(free_drawings())
def test_every_place_has_a_cell_of_its_own_and_every_way_its_line(drawing: Drawing) -> None:
    layout = lay_out(drawing)
    assert set(layout.places) == {known.number for known in drawing.clearings}
    assert len(set(layout.places.values())) == len(layout.places)
    leading = {passage.id for passage in drawing.passages if passage.end is not None}
    assert sorted((*layout.straight, *layout.corners, *layout.bent)) == sorted(leading)
    assert layout == lay_out.__wrapped__(drawing)


@given(free_drawings())
def test_a_wish_is_granted_or_told(drawing: Drawing) -> None:
    layout = lay_out(drawing)
    told = {known.clearing for known in layout.contradictions}
    for known in drawing.clearings:
        if known.pin and known.pin.of != known.number and (known.pin.east or known.pin.south):
            granted = layout.offset(known.number, known.pin.of) == (known.pin.east, known.pin.south)
            assert granted != (known.number in told)


@given(st.integers(0, 5), st.integers(1, 20), st.integers(1, 20), st.integers(-4, 4), st.integers(-4, 4))
def test_one_wish_alone_is_always_granted(seed: int, number: int, of: int, east: int, south: int) -> None:
    drawing = explored(seed, 20, loops=6)
    if number != of and (east or south):
        wished = Clearing(number=number, pin=Pin(of=of, east=east, south=south))
        layout = lay_out(drawing.with_clearing(wished))
        assert layout.contradictions == ()
        assert layout.offset(number, of) == (east, south)


def test_most_ways_are_straight_and_few_are_led_around_others() -> None:
    layouts = [lay_out(explored(seed, 30, loops=8)) for seed in range(6)]
    ways = sum(len(layout.drawing.passages) for layout in layouts)
    assert sum(len(layout.straight) for layout in layouts) > 0.8 * ways
    assert sum(len(layout.bent) for layout in layouts) < 0.08 * ways


@pytest.mark.long
def test_a_place_that_is_added_leaves_the_others_where_they_are() -> None:
    """Of all pairs of places hardly any changes sides, and most steps move nothing at all."""
    turned = pairs = still = steps = 0
    for seed in range(4):
        drawing = explored(seed, 40, loops=12)
        before = lay_out(part(drawing, 1)).places
        for count in range(2, len(drawing.passages) + 1):
            after = lay_out(replace(part(drawing, count), free=True)).places
            shift = tuple(now - then for now, then in zip(after[1], before[1], strict=True))
            moved = [n for n, (x, y) in before.items() if (after[n][0] - x, after[n][1] - y) != shift]
            steps += 1
            still += not moved
            for one, other in combinations(before, 2):
                for axis in (0, 1):
                    pairs += 1
                    was = before[one][axis] - before[other][axis]
                    turned += was * (after[one][axis] - after[other][axis]) < 0
            before = after
    assert turned / pairs < 0.005
    assert still / steps > 0.7
