"""The grid on the screen: its cursor, its scrolling, its clicks, what it draws again, and its looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from textual.geometry import Offset, Region, Size

from ffapp.doonjons.attacks import in_range
from ffapp.doonjons.campaign import Campaign, acting_figure
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.turns import reach
from ffapp.mapping.board.picture import EMPTY, rectangle
from ffapp.mapping.board.tiles import FLOORS, WALLS
from ffapp.tui.look.glyphs import ASCII
from ffapp.tui.look.literal import cells
from ffapp.tui.look.themes import PALETTES
from ffapp.tui.table.grid import DungeonGrid
from tests.shares import long_only
from tests.tui.dungeons import hostile, large, small
from tests.tui.gallery import screen_lines
from tests.tui.grid_app import GridApp, pictured
from tests.tui.quiet import paint
from tests.tui.test_themes import contrast

SMALL, LARGE = (80, 24), (120, 40)
NARROW = (60, 20)


def grid_of(app: GridApp) -> DungeonGrid:
    return app.query_one(DungeonGrid)


@contextmanager
def drawn_by(grid: DungeonGrid) -> Iterator[list[Region]]:
    """The regions that a widget asks to be drawn again."""
    regions: list[Region] = []
    real = grid.refresh

    def refresh(*given: Region, **options: Any) -> DungeonGrid:
        regions.extend(given or [grid.size.region])
        real(*given, **options)
        return grid

    grid.refresh = refresh  # type: ignore[method-assign]
    yield regions
    grid.refresh = real  # type: ignore[method-assign]


def with_goblin_at(name: str) -> Campaign:
    state = large()
    first, *others = state.dungeon.monsters
    return replace(state, dungeon=replace(state.dungeon, monsters=(replace(first, cell=parsed(name)), *others)))


async def test_arrows_move_the_cursor_and_stop_at_the_edge() -> None:
    app = GridApp(large(), cursor=parsed("B2"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "up", "left", "left", "left", "up")
        assert [cell and cell.name for cell in app.moved] == ["B2", "C2", "C1", "B1", "A1"]


async def test_without_a_cursor_it_appears_where_who_acts_stands() -> None:
    app = GridApp(large())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("up")
        assert grid_of(app).cursor == parsed("E12")
        grid_of(app).cursor = None
        assert grid_of(app).cursor is None


async def test_the_cursor_stays_in_sight_with_some_cells_around_it() -> None:
    app = GridApp(large(), cursor=parsed("A1"))
    async with app.run_test(size=NARROW) as pilot:
        grid = grid_of(app)
        for key in ["down"] * 24 + ["right"] * 24 + ["up"] * 24 + ["left"] * 24:
            await pilot.press(key)
            assert grid.cursor is not None
            for far in (-2, 2):
                beside = grid.picture.nearest(Cell(grid.cursor.column + far, grid.cursor.row + far))
                assert beside is not None
                assert grid.region_of(beside) is not None
            assert grid.scroll_offset.x % 3 == 0


async def test_names_of_columns_and_rows_stay_in_sight() -> None:
    app = GridApp(large(), cursor=parsed("Y25"))
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        lines = screen_lines(app)
        assert lines[1].strip("│").split() == ["←", *"HIJKLMNOPQRSTUVWXY"]
        assert [line.strip("│")[:2].strip() for line in lines[2:-1]] == [str(row) for row in range(9, 26)]
        assert lines[2].strip("│")[2] == "↑"
        grid_of(app).cursor = parsed("A1")
        await pilot.pause()
        lines = screen_lines(app)
        assert lines[1].strip("│").split() == [*"ABCDEFGHIJKLMNOPQ", "R→"]
        assert lines[-2].strip("│")[2] == "↓"
        assert not any(arrow in "".join(lines[:-2]) for arrow in "←↑↓")


async def test_it_centres_on_who_acts_and_keeps_doing_so() -> None:
    app = GridApp(large(), centre=parsed("N14"))
    async with app.run_test(size=NARROW) as pilot:
        grid = grid_of(app)
        for size in (NARROW, (50, 16), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            region = grid.region_of(parsed("N14"))
            assert region is not None
            middle = grid.size.region.center
            assert abs(region.y - middle[1]) <= 2
            assert abs(region.x - middle[0]) <= 6
        grid.centre_on(parsed("A1"))
        await pilot.pause()
        assert grid.scroll_offset == Offset(0, 0)


async def test_it_is_drawn_anew_where_its_view_grows_as_much_as_more_of_it_is_seen() -> None:
    app = GridApp(large())
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        before = grid_of(app).virtual_size
        await pilot.resize_terminal(81, 24)
        await pilot.pause()
        assert grid_of(app).virtual_size == before
        lines = screen_lines(app)
        assert lines[1].strip("│").split() == [*"ABCDEFGHIJKLMNOPQRSTUVWXY"]
        assert [line.strip("│")[:2].strip() for line in lines[2:-1]] == [str(row) for row in range(1, 22)]


async def test_a_click_chooses_a_cell_wherever_the_grid_lies() -> None:
    for size, name in ((NARROW, "N12"), (LARGE, "A1"), (LARGE, "Y25")):
        app = GridApp(large(), centre=parsed(name))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            grid = grid_of(app)
            region = grid.region_of(parsed(name))
            assert region is not None
            await pilot.click(DungeonGrid, offset=region.offset + Offset(2, 0))
            assert app.chosen == [parsed(name)]
            assert grid.cursor == parsed(name)
            await pilot.click(DungeonGrid, offset=Offset(0, 0))
            assert len(app.chosen) == 1


async def test_every_cell_is_found_where_it_is_drawn() -> None:
    app = GridApp(large(), centre=parsed("Y25"))
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        grid = grid_of(app)
        places = [Offset(x, y) for x in range(grid.size.width) for y in range(grid.size.height)]
        found = {cell for place in places if (cell := grid.cell_at(*place))}
        assert found == {cell for cell in large().dungeon.cells() if grid.region_of(cell)}
        for cell in found:
            region = grid.region_of(cell)
            assert region is not None
            assert [grid.cell_at(x, region.y) for x in range(region.x, region.right)] == [cell] * 3


async def test_moving_the_cursor_draws_two_cells_and_their_names_and_no_more() -> None:
    app = GridApp(large(), cursor=parsed("E12"))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        with drawn_by(grid_of(app)) as regions:
            await pilot.press("right")
        assert len(regions) == 4
        wide = grid_of(app)._scale.width
        assert {region.size for region in regions} <= {Size(wide, 1), Size(3, 1)}


async def test_another_state_draws_the_rows_that_differ() -> None:
    app = GridApp(large(), cursor=parsed("E12"))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        grid = grid_of(app)
        with drawn_by(grid) as regions:
            grid.show(pictured(large()))
            assert regions == []
            grid.show(pictured(with_goblin_at("L11")))
        rows = {region.y - 1 - grid._origin.y for region in regions}
        assert rows == {9, 10}
        await pilot.pause()
        assert "▲g1" in screen_lines(app)[grid.region.y + 1 + grid._origin.y + 10]


async def test_the_cursor_stays_on_a_grid_that_became_smaller() -> None:
    app = GridApp(large(), cursor=parsed("Y20"))
    async with app.run_test(size=SMALL) as pilot:
        grid = grid_of(app)
        grid.show(pictured(small()))
        await pilot.pause()
        assert grid.cursor == parsed("O15")
        grid.show(EMPTY)
        await pilot.pause()
        assert grid.cursor is None
        grid.move_cursor(1, 1)
        assert grid.cursor is None
        assert not "".join(screen_lines(app)[1:-1]).replace("│", "").strip()


async def test_keys_are_the_screens() -> None:
    app = GridApp(large())
    async with app.run_test(size=SMALL):
        assert not grid_of(app).can_focus


async def test_another_theme_recolours_the_grid() -> None:
    app = GridApp(large())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert PALETTES["dungeon-dark"].stone_evil in app.export_screenshot()
        app.theme = "dungeon-light"
        await pilot.pause()
        light = app.export_screenshot()
        assert PALETTES["dungeon-light"].stone_evil in light
        assert PALETTES["dungeon-dark"].stone_evil not in light


async def test_other_signs_are_drawn_with_the_next_picture() -> None:
    app = GridApp(large())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "###" not in "".join(screen_lines(app))
        app.glyphs = ASCII
        grid_of(app).show(pictured(large(), ascii_only=True))
        await pilot.pause()
        assert "###" in "".join(screen_lines(app))


async def test_who_acts_is_seen_under_the_cursor() -> None:
    app = GridApp(large(), cursor=parsed("E12"))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        grid = grid_of(app)
        region = grid.region_of(parsed("E12"))
        assert region is not None
        shape, label = [one for one in grid.render_line(region.y) if one.text in ("◆", "Kaë")]
        assert shape.style is not None
        assert label.style is not None
        assert shape.style.color != label.style.color


async def test_what_is_lit_is_reversed_so_that_it_is_seen_without_colours() -> None:
    state = large()
    targets = in_range(state, acting_figure(state))
    app = GridApp(state, cursor=parsed("G14"), marks={"targets": targets, "chosen": parsed("M11")})
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        grid = grid_of(app)
        segments = [segment for y in range(grid.size.height) for segment in grid.render_line(y)]
        reversed_ = {segment.text for segment in segments if segment.style and segment.style.reverse}
        assert reversed_ == {"◆Kaë", "◉a1 ", "[  ]", " G  ", "14"}
        underlined = {segment.text for segment in segments if segment.style and segment.style.underline}
        assert underlined == {"◆Kaë"}


@pytest.mark.long
async def test_cells_are_as_large_as_all_of_them_find_room() -> None:
    app = GridApp(small(), cursor=parsed("H8"))
    async with app.run_test(size=(80, 18)) as pilot:
        for size, cell in (
            ((80, 18), (4, 1)),
            ((80, 33), (5, 2)),
            ((110, 48), (7, 3)),
            ((79, 33), (4, 2)),
            ((60, 33), (3, 1)),
        ):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            regions = [grid_of(app).region_of(cell) for cell in small().dungeon.cells()]
            assert {region and region.size for region in regions} == {Size(*cell)}
            for region, where in zip(regions, small().dungeon.cells(), strict=True):
                assert region is not None
                assert grid_of(app).cell_at(region.right - 1, region.bottom - 1) == where
            assert {cells(line) for line in screen_lines(app)} == {size[0]}


async def test_what_is_pointed_at_in_sight_moves_nothing() -> None:
    app = GridApp(large(), cursor=parsed("H12"))
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        grid = grid_of(app)
        seen = [cell for cell in large().dungeon.cells() if grid.region_of(cell)]
        before = grid.scroll_offset
        for cell in (seen[0], seen[-1]):
            grid.point_at(cell)
            assert grid.cursor == cell
            assert grid.scroll_offset == before
        grid.point_at(parsed("Y25"))
        assert grid.region_of(parsed("Y25")) is not None
        assert grid.scroll_offset != before


@pytest.mark.parametrize("theme", PALETTES)
async def test_ink_is_legible_by_torchlight_and_walls_are_seen(theme: str) -> None:
    """On every ground that is drawn; where the themes of the game are worn better than elsewhere."""
    app = GridApp(large(), theme=theme)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        paint(app)
        grid, palette = grid_of(app), PALETTES[theme]
        floors = {grid._grounds[name][0] for name in FLOORS}
        assert len(floors) == len(FLOORS)
        inks = (palette.text, palette.accent, palette.stone_evil, palette.primary, palette.secondary, palette.wound)
        inks += (palette.caution,)
        least = 5.5 if theme.startswith("dungeon") else 4.5
        assert min(contrast(ink, floor) for ink in inks for floor in floors) >= least
        for light, wall in enumerate(WALLS):
            assert all(
                contrast(grid._grounds[wall][0], grid._grounds[f"floor{shade}{light}"][0]) >= 2.5 for shade in (0, 1)
            )


@pytest.mark.parametrize("size", [SMALL, LARGE, NARROW, (30, 8), (9, 5), (3, 3)])
async def test_hostile_names_and_small_rooms_shift_nothing(size: tuple[int, int]) -> None:
    app = GridApp(hostile(), cursor=parsed("H9"))
    async with app.run_test(size=size) as pilot:
        await pilot.press("right", "down")
        assert {cells(line) for line in screen_lines(app)} == {size[0]}


FIGHT = large()
RANGE = in_range(FIGHT, acting_figure(FIGHT))
PLAY: dict[str, Any] = {"state": FIGHT, "cursor": parsed("G14"), "marks": {"reach": reach(FIGHT)}}
BRUSH: dict[str, Any] = {"painted": rectangle(parsed("B2"), parsed("F6")), "brush": "obstacle"}

SHOTS: dict[str, tuple[dict[str, Any], tuple[int, int]]] = {
    "scrolled": ({"state": FIGHT, "centre": parsed("U22")}, SMALL),
    "narrow": ({"state": FIGHT, "centre": parsed("N12")}, NARROW),
    "whole": ({"state": FIGHT}, LARGE),
    "reach": (PLAY, SMALL),
    "range": ({"state": FIGHT, "cursor": parsed("H14"), "marks": {"targets": RANGE, "chosen": parsed("M11")}}, LARGE),
    "several": ({**PLAY, "cursor": parsed("D10")}, SMALL),
    "monster": ({"state": large(15), "cursor": parsed("U10"), "marks": {"reach": reach(large(15))}}, LARGE),
    "editor": ({"state": small(), "cursor": parsed("F6"), "marks": BRUSH}, LARGE),
    "light": ({**PLAY, "theme": "dungeon-light"}, LARGE),
    "ascii": ({**PLAY, "glyphs": ASCII, "marks": {"reach": reach(FIGHT), "targets": RANGE}}, SMALL),
    "hostile": ({"state": hostile()}, SMALL),
}


OTHER_LOOKS = {
    "light",
    "ascii",
    "narrow",
    "several",
    "editor",
    "monster",
}
"""What the suite shows as well, in other sizes or colours: for the long tests."""


@pytest.mark.parametrize("name", long_only(SHOTS, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    given, size = SHOTS[name]
    assert snap_compare(GridApp(**given), terminal_size=size)
