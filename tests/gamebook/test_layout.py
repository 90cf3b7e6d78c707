"""The map is drawn whole, whatever the swamp is like."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ffapp.gamebook.drawing import WAYS, Clearing, Drawing, Passage, Pin
from ffapp.gamebook.layout import lay_out
from ffapp.gamebook.layout_picture import ZOOMS, draw
from tests.gamebook.swamps import swamp
from tests.gamebook.tracing import PEN, check_picture

numbers = st.integers(1, 9)


@st.composite
def drawings(draw_, free: bool = False) -> Drawing:
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


@given(drawings(), st.sampled_from(ZOOMS))
def test_any_drawing_is_drawn_whole(drawing, zoom):
    check_picture(drawing, draw(lay_out(drawing), PEN, here=drawing.clearings[0].number, zoom=zoom))


@given(drawings(free=True), st.sampled_from(ZOOMS))
def test_a_drawing_without_a_compass_is_drawn_whole(drawing, zoom):
    check_picture(drawing, draw(lay_out(drawing), PEN, zoom=zoom))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_swamp_of_sixty_clearings_is_drawn_whole(seed, zoom):
    drawing = swamp(seed)
    layout = lay_out(drawing)
    picture = draw(layout, PEN, here=1, enemies={7, 21}, zoom=zoom)
    check_picture(drawing, picture)
