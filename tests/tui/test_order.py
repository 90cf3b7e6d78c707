"""The order of turns as it is drawn: what it tells in which width, and of whom."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.doonjons.campaign import Campaign
from ffapp.mapping.board.labels import by_id, called, labels
from ffapp.texts import Texts
from ffapp.texts.board import figure_text
from ffapp.tui.look.canvas import Canvas
from ffapp.tui.look.glyphs import UNICODE
from ffapp.tui.look.literal import cells
from ffapp.tui.table.order import OrderList, OrderRow, order_rows
from tests.tui.dungeons import hostile, large

FR = Texts("fr", strict=True)


def rows(state: Campaign | None = None, **named: Any) -> tuple[OrderRow, ...]:
    state = state or large()
    figures = (*state.characters, *state.dungeon.monsters)
    given = by_id(labels(called(figures, lambda who: figure_text(FR, replace(who, number=0)))))
    return tuple(order_rows(FR, state, given, UNICODE, **named))


def drawn(width: int, places: tuple[OrderRow, ...], *, most: int = 0) -> list[str]:
    listed = OrderList()
    listed.set_reactive(OrderList.most, most)
    listed.set_reactive(OrderList.places, places)
    listed.set_reactive(OrderList.heading, ("Ordre", ""))
    canvas = Canvas(width, listed.rows(width))
    listed.draw(canvas)
    return canvas.text().splitlines()


def test_a_line_tells_who_of_which_race_and_class_where_and_how_many_hit_points_are_left() -> None:
    assert drawn(31, rows())[:7] == [
        " Ordre ────────────────────────",
        "▌Kaë Kaël        HuGu▽E12 20/20",
        " alr Aldric      HuGu G13  9/20",
        " Alw Aldwin      HuGu F15 20/20",
        " Mèr Mère Ysolde HuGu C14 20/20",
        " ▲g1 Gobelin 1       )G10   8/8",
        " △g2 Gobelin 2        H14   3/8",
    ]


def test_with_more_room_it_tells_more() -> None:
    told = {width: drawn(width, rows(lost={2: -4}))[2] for width in (25, 31, 38, 46, 60)}
    assert told == {
        25: " alr Aldric     G13  9/20",
        31: " alr Aldric      HuGu G13  9/20",
        38: "  ◇Alr Aldric      HuGu  −4  G13  9/20",
        46: "  ◇Alr Aldric      HuGu  −4 ━━━╍╍──  G13  9/20",
        60: "  ◇Alr Aldric      Humain, Guerrier  −4 ━━━━╍╍───  G13  9/20",
    }


def test_the_throws_stand_beside_the_hit_points_and_give_way_to_names() -> None:
    said = {width: drawn(width, rows(thrown=True)) for width in (25, 31, 42, 60)}
    assert [lines[1] for lines in said.values()] == [
        "▌Kaë Kaël        22 20/20",
        "▌Kaë Kaël        10+12=22 20/20",
        "▌ ◆Kaë Kaël        HuGu 10 + 12 = 22 20/20",
        "▌ ◆Kaë Kaël         Humain, Guerrier ▽E12 10 + 12 = 22 20/20",
    ]
    for lines in said.values():
        assert any("Mère Ysolde" in line for line in lines)
        assert any("Archer" in line for line in lines)


def test_where_all_would_be_too_many_two_stand_side_by_side() -> None:
    assert drawn(31, rows(), most=9) == [
        " Ordre ────────────────────────",
        "▌Kaë E12 20/20  ▲a1 M11   8/8",
        " alr G13  9/20  ▲a2  N8   8/8",
        " Alw F15 20/20  ▲jd U10   8/8",
        " Mèr C14 20/20  △tr U22   2/8",
        " ▲g1 G10   8/8  ▲go  B2   8/8",
        " △g2 H14   3/8",
    ]
    many = replace(large(), characters=tuple(replace(one, hit_points=300) for one in large().characters))
    assert "▌kaë E12    20" in drawn(31, rows(many), most=9)[1]
    assert drawn(25, rows(), most=9) == drawn(25, rows())


@pytest.mark.parametrize("width", [*range(1, 40), 60, 100])
@pytest.mark.parametrize("state", [large(), hostile()], ids=["large", "hostile"])
def test_no_line_is_longer_than_the_list(width: int, state: Campaign) -> None:
    for thrown in (False, True):
        for line in drawn(width, rows(state, thrown=thrown)):
            assert cells(line) <= width
