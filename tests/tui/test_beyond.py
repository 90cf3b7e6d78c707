"""Arrows at the edge of the view: who is out of sight, where, how far, and how many more."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ffapp.doonjons.cells import Cell, parsed
from ffapp.mapping.board.beyond import Beyond, View, beyond
from ffapp.mapping.board.picture import GridPicture, Token
from ffapp.mapping.board.tiles import SIGNS
from ffapp.tui.look.literal import cells
from ffapp.tui.table.grid import DungeonGrid
from tests.tui.dungeons import hostile, large
from tests.tui.gallery import screen_lines
from tests.tui.grid_app import GridApp, pictured

UNICODE = SIGNS["unicode"]
VIEW = View(5, 5, 15, 15)
HERE = Cell(12, 12)


def board(*figures: tuple[str, Cell], **marks: object) -> GridPicture:
    """Figures on a floor of 25 by 25 cells, and a hero in the middle from whom distances count."""
    tokens = {HERE: Token(1, "Aïl", character=True)}
    tokens |= {cell: Token(at, name, character=name[0].isupper()) for at, (name, cell) in enumerate(figures, 2)}
    picture = GridPicture(floor=("." * 25,) * 25, tokens=tokens, origin=HERE)
    return replace(picture, **marks)


def told(*figures: tuple[str, Cell], view: View = VIEW, **marks: object) -> list[str]:
    return [one.text.strip() for one in beyond(board(*figures, **marks), view, UNICODE)]


def test_each_of_eight_directions_has_its_arrow() -> None:
    arrows = "↖g1 12", "↑g1 12", "g1 12↗", "←g1 12", "g1 12→", "↙g1 12", "↓g1 12", "g1 12↘"
    places = (0, 0), (12, 0), (24, 0), (0, 12), (24, 12), (0, 24), (12, 24), (24, 24)
    for text, place in zip(arrows, places, strict=True):
        assert told(("g1", Cell(*place))) == [text]


def test_of_several_in_one_direction_the_nearest_is_told_and_how_many_more() -> None:
    there = [("g1", Cell(24, 12)), ("g2", Cell(20, 6)), ("Bru", Cell(22, 18)), ("g3", Cell(12, 1))]
    assert told(*there) == ["g2 8 +1→", "↑g3 11", "Bru 10→"]


def test_who_is_in_range_has_a_ring_and_who_is_hurt_is_small() -> None:
    assert told(("g1", Cell(24, 12)), targets=frozenset({Cell(24, 12)})) == ["◉g1 12→"]
    hurt = board()
    hurt = replace(hurt, tokens={**hurt.tokens, Cell(0, 12): Token(9, "Bru", character=True, hurt=True)})
    assert [one.text.strip() for one in beyond(hurt, VIEW, UNICODE)] == ["←bru 12"]


def test_who_acts_is_where_distances_begin() -> None:
    assert told(view=View(0, 0, 5, 5)) == ["Aïl↘"]
    assert told(("Bru", Cell(20, 20)), view=View(0, 0, 9, 9)) == ["Aïl +1↘"]


def test_nobody_out_of_sight_or_nobody_from_whom_to_count_has_none() -> None:
    assert told(("g1", Cell(6, 6))) == []
    assert told(("g1", Cell(0, 0)), origin=None) == []


def test_an_arrow_stands_in_the_row_of_its_figure_and_covers_nobody() -> None:
    [arrow] = beyond(board(("g1", Cell(24, 9))), VIEW, UNICODE)
    assert (arrow.row, arrow.column + arrow.width) == (4, VIEW.columns)
    crowd = [("g2", Cell(19, 9)), ("g3", Cell(18, 10))]
    [arrow] = beyond(board(("g1", Cell(24, 9)), *crowd), VIEW, UNICODE)
    assert arrow.row == 3
    [arrow] = beyond(board(("g1", Cell(24, 9))), VIEW, UNICODE, avoided=Cell(19, 9))
    assert arrow.row == 3
    reach = frozenset(Cell(19, row) for row in range(5, 12))
    [arrow] = beyond(board(("g1", Cell(24, 9)), reach=reach), VIEW, UNICODE)
    assert arrow.row == 7


@pytest.mark.parametrize("size", [(1, 1), (2, 2), (3, 1), (5, 4), (8, 8), (15, 15)])
@pytest.mark.parametrize("signs", SIGNS)
def test_in_the_smallest_views_too_arrows_keep_within_them_and_apart(size: tuple[int, int], signs: str) -> None:
    for state in (large(), hostile()):
        picture = pictured(state, ascii_only=signs == "ascii", origin=parsed("E12"))
        for corner in (Cell(0, 0), Cell(9, 9), Cell(25 - size[0], 25 - size[1])):
            view = View(corner.column, corner.row, *size)
            arrows = beyond(picture, view, SIGNS[signs])
            covered = [place for one in arrows for place in one.covered]
            assert len(set(covered)) == len(covered)
            assert all(0 <= column < size[0] and 0 <= row < size[1] for column, row in covered)
            assert all(cells(one.text) == 3 * one.width for one in arrows)
            assert signs == "unicode" or all(one.text.isascii() for one in arrows)


async def test_the_grid_draws_them_and_a_click_on_one_looks_there() -> None:
    state = large()
    app = GridApp(state, centre=parsed("E12"), marks={"origin": parsed("E12")})
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        grid = app.query_one(DungeonGrid)
        east = next(one for one in grid.beyond if one.cell.column > 16)
        assert east.text.strip() in "\n".join(screen_lines(app))
        first, top = grid._first
        under = Cell(first + east.column, top + east.row)
        region = grid.region_of(under)
        assert region is not None
        assert grid.cell_at(region.x, region.y) is None
        await pilot.click(DungeonGrid, offset=region.offset)
        assert (app.chosen, grid.cursor) == ([], east.cell)
        assert grid.region_of(east.cell) is not None
        assert east.cell not in [one.cell for one in grid.beyond]


async def test_the_cursor_is_never_under_an_arrow() -> None:
    app = GridApp(large(), centre=parsed("E12"), marks={"origin": parsed("E12")})
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        grid = app.query_one(DungeonGrid)
        places: list[Beyond] = [*grid.beyond]
        first, top = grid._first
        for place in places:
            for column, row in place.covered:
                grid.point_at(Cell(first + column, top + row))
                await pilot.pause()
                assert (column, row) not in [cell for one in grid.beyond for cell in one.covered]
                assert {one.cell for one in grid.beyond} == {one.cell for one in places}
                assert screen_lines(app)[grid.region.y + 1 + row][grid.region.x + 3 + 3 * column :][:3].strip()
