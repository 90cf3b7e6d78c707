"""The map is drawn whole to characters, whatever the swamp is like."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ffapp.gamebook.drawing import Clearing, Drawing, Passage
from ffapp.mapping.layout import Contradiction, lay_out
from ffapp.mapping.page import ZOOMS, Zoom
from ffapp.mapping.picture import draw
from tests.gamebook.swamps import drawings, explored, free_drawings, swamp, walk
from tests.shares import few
from tests.tui.tracing import ASCII_PEN, PEN, check_picture

# -- all of it is drawn ------------------------------------------------------------------------------------------------


@given(drawings(), st.sampled_from(ZOOMS))
def test_any_drawing_is_drawn_whole(drawing: Drawing, zoom: Zoom) -> None:
    check_picture(drawing, draw(lay_out(drawing), PEN, here=drawing.clearings[0].number, zoom=zoom))


@pytest.mark.long
@given(drawings(free=True), st.sampled_from(ZOOMS))
def test_a_drawing_without_a_compass_is_drawn_whole(drawing: Drawing, zoom: Zoom) -> None:
    check_picture(drawing, draw(lay_out(drawing), PEN, zoom=zoom))


@given(free_drawings(), st.sampled_from(ZOOMS))
def test_places_and_ways_freely_named_are_drawn_whole(drawing: Drawing, zoom: Zoom) -> None:
    check_picture(drawing, draw(lay_out(drawing), PEN, here=drawing.clearings[0].number, zoom=zoom))


@pytest.mark.parametrize("seed", range(6))
def test_sixty_places_without_a_compass_are_drawn_whole(seed: int) -> None:
    drawing = explored(seed)
    check_picture(drawing, draw(lay_out(drawing), PEN, here=1, enemies={7, 21}))


@few(3, "seed", range(12))
@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_swamp_of_sixty_clearings_is_drawn_whole(seed: int, zoom: Zoom) -> None:
    drawing = swamp(seed)
    layout = lay_out(drawing)
    picture = draw(layout, PEN, here=1, enemies={7, 21}, zoom=zoom)
    check_picture(drawing, picture)


def test_a_swamp_has_all_that_the_map_must_bear() -> None:
    """The swamps above prove something only if these are in them."""
    crossings = stretched = one_way = 0
    rules: set[str] = set()
    for seed in range(12):
        drawing = swamp(seed)
        layout = lay_out(drawing)
        rules |= {told.rule for told in layout.contradictions}
        crossings += draw(layout, PEN).text().count("┼")
        one_way += sum(passage.one_way for passage in drawing.passages)
        for passage in drawing.passages:
            if passage.id in layout.straight and passage.end is not None:
                stretched += sum(map(abs, layout.offset(passage.start, passage.end))) > 1
        assert len(layout.places) == len(set(layout.places.values())) == 60
    assert {"side", "place"} <= rules
    assert crossings > 100
    assert stretched > 100
    assert one_way > 50


def test_ascii_draws_the_same_lines() -> None:
    drawing = swamp(3)
    drawing = replace(drawing, clearings=tuple(replace(known, label="") for known in drawing.clearings))
    layout = lay_out(drawing)
    plain = draw(layout, ASCII_PEN, here=1, enemies={7})
    assert plain.text().isascii()
    assert plain.cells == draw(layout, PEN, here=1, enemies={7}).cells


def test_a_clearing_that_only_a_passage_speaks_of_is_drawn() -> None:
    drawing = Drawing(clearings=(Clearing(number=1),), passages=(Passage(id=1, start=1, way="n", end=2),))
    check_picture(drawing, draw(lay_out(drawing), PEN))
    assert set(lay_out(drawing).places) == {1, 2}


def test_an_empty_map_is_empty() -> None:
    assert draw(lay_out(Drawing()), PEN).text() == ""


# -- what it looks like ------------------------------------------------------------------------------------------------


def shown(drawing: Drawing, **given: Any) -> str:
    return draw(lay_out(drawing), PEN, **given).text()


def lines(*text: str) -> str:
    return "\n".join(text)


def test_a_ring_of_clearings() -> None:
    drawing = walk((1, "n", 2), (2, "e", 3), (3, "s", 4), (4, "w", 1), (3, "e", None), (1, "w", None))
    assert shown(drawing, here=4) == lines(
        "     2 ───  3 ··?",
        "    │      │",
        "?··  1 ───[ 4]",
    )


def test_the_recent_trail_is_heavy() -> None:
    drawing = walk((1, "n", 2), (2, "e", 3), (3, "s", 4), (4, "w", 1))
    assert shown(drawing, here=2, trail={1, 4}) == lines(
        "[ 2]───  3",
        " ┃      │",
        "  1 ━━━  4",
    )


def test_in_ascii_clearings_have_brackets() -> None:
    drawing = walk((1, "n", 2), (2, "e", 3))
    assert draw(lay_out(drawing), ASCII_PEN, here=1, trail={2}).text() == lines(
        "( 2)===( 3)",
        " |",
        "[ 1]",
    )


def test_a_large_clearing_has_its_signs_below_its_number() -> None:
    drawing = walk((1, "e", 2))
    drawing = replace(drawing, clearings=(Clearing(number=1, mark="treasure"), Clearing(number=2)))
    picture = draw(lay_out(drawing), PEN, enemies={1}, zoom=ZOOMS[3])
    assert picture.text() == lines(
        "   1  ───────   2",
        "  ◆†",
    )
    assert {(box.width, box.height) for box in picture.boxes.values()} == {(6, 2)}
    assert picture.clearing_at(5, 1) == 1


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("seed", range(4))
def test_a_trail_through_the_swamp_is_drawn_whole(seed: int, zoom: Zoom) -> None:
    drawing = swamp(seed, contradictions=4)
    trail = {passage.id for passage in drawing.passages if passage.id % 3 == 0}
    picture = draw(lay_out(drawing), PEN, trail=trail, zoom=zoom)
    check_picture(drawing, picture)
    runs = [(x, y, *run) for y, line in picture.runs.items() for x, run in line.items()]
    heavy = {(x, y) for x, y, _, _, style in runs if "trail" in style.split()}
    assert heavy == {cell for id in trail if drawing.passage(id).end for cell in picture.cells[id]}  # type: ignore[union-attr]


def test_a_passage_is_stretched_where_two_routes_need_it() -> None:
    drawing = walk((1, "n", 2), (2, "n", 3), (3, "e", 4), (4, "s", 5), (5, "w", 1))
    assert shown(drawing) == lines(
        "  3 ───  4",
        " │      │",
        "  2     │",
        " │      │",
        "  1 ───  5",
    )


def test_a_passage_crosses_another() -> None:
    steps = ((1, "n", 2), (2, "n", 3), (3, "e", 4), (2, "w", 5), (5, "s", 6), (4, "e", 7), (7, "s", 8))
    drawing = walk(*steps, (8, "w", 5), (4, "s", 9), (1, "e", 9))
    check_picture(drawing, draw(lay_out(drawing), PEN))
    assert "┼" in shown(drawing)


def test_a_contradiction_is_bent_around_and_named() -> None:
    drawing = walk((1, "n", 2), (2, "n", 3), (1, "n", 3))
    layout = lay_out(drawing)
    assert layout.contradictions == (Contradiction("side", 3, other=1),)
    assert layout.arguments(layout.contradictions[0])["other_end"] == 2
    assert "╎" in shown(drawing)
    check_picture(drawing, draw(layout, PEN))


def test_an_exit_where_a_passage_arrives_is_shown_beside_it() -> None:
    drawing = Drawing(
        clearings=(Clearing(number=1), Clearing(number=2)),
        passages=(Passage(id=1, start=1, way="n", end=2, one_way=True), Passage(id=2, start=2, way="s")),
    )
    assert lay_out(drawing).contradictions == (Contradiction("exit", 2, other=1),)
    check_picture(drawing, draw(lay_out(drawing), PEN))


def test_names_stand_where_nobody_takes_them_for_those_of_others() -> None:
    drawing = walk((1, "n", 2), (2, "e", 3))
    labels = {1: "Gué", 3: "Un nom qui n'a pas de place"}
    clearings = tuple(replace(known, label=labels.get(known.number, "")) for known in drawing.clearings)
    assert shown(replace(drawing, clearings=clearings)) == lines(
        "  2 ───  3  Un nom qui n'a…",
        " │",
        "  1  Gué",
    )


def test_islands_lie_side_by_side() -> None:
    drawing = walk((1, "n", 2), (3, "e", 4))
    drawing = replace(drawing, clearings=(*drawing.clearings, Clearing(number=9)))
    places = lay_out(drawing).places
    assert len(set(places.values())) == 5
    check_picture(drawing, draw(lay_out(drawing), PEN))


@pytest.mark.long
def test_a_large_swamp_does_not_take_long() -> None:
    """Far more than any book has; the benchmark measures closely, this only notices a blow-up."""
    start = process_time()
    drawing = swamp(1, 300, side=24)
    check_picture(drawing, draw(lay_out(drawing), PEN))
    assert process_time() - start < 10
