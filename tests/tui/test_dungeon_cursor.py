"""The cursor on the page of a dungeon: moving it redraws only what it changes, and shows what all drawn anew would."""

from __future__ import annotations

from typing import Any

from ffapp.doonjons.campaign import everybody
from ffapp.tui.app import FFApp
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.prose import Prose
from ffapp.tui.table.dungeon import DungeonPage
from ffapp.tui.table.order import OrderList
from tests.shares import few
from tests.tui.doonjons_tables import press_all
from tests.tui.fray import playing, turns
from tests.tui.gallery import screen_lines
from tests.tui.test_dungeon import with_opponent_in_range


def page(app: FFApp) -> DungeonPage:
    assert isinstance(app.screen, DungeonPage)
    return app.screen


def seen(app: Any) -> tuple[Any, ...]:
    """Everything that the page shows."""
    screen = page(app)
    prompt = screen.query_one("#prompt", Prose)
    return (
        screen.grid.picture,
        screen.query_one(OrderList).places,
        screen.query_one(KeyBar).keys,
        prompt.text,
        prompt.has_class("-refused"),
        screen_lines(app),
    )


@few(1, "size", [(80, 24), (120, 40)])
async def test_a_moved_cursor_shows_what_all_drawn_anew_would(size: tuple[int, int]) -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=size) as pilot:
        await press_all(pilot, ["right"])
        told, marked = set(), set()
        standing = [one.cell for one in everybody(app.playing.game.state)]
        floor = [cell for cell in app.playing.game.state.dungeon.cells() if (cell.column + 2 * cell.row) % 9 == 0]
        for cell in (*standing, *floor, *standing[:2]):
            page(app).grid.cursor = cell
            await pilot.pause()
            lean = seen(app)
            page(app).show_aim()
            await pilot.pause()
            assert seen(app) == lean, cell
            told.add(lean[4])
            marked.add(lean[0].chosen)
        assert told == {True, False}
        assert len(marked) > 1


async def test_a_step_over_free_floor_lays_nothing_out() -> None:
    app = playing(turns())
    async with app.run_test(size=(120, 40)) as pilot:
        await press_all(pilot, ["right", "down"])
        laid_out: list[Any] = []
        app.screen.screen_layout_refresh_signal.subscribe(app.screen, laid_out.append)
        before = page(app).query_one("#prompt", Prose).text
        await press_all(pilot, ["left"])
        assert page(app).query_one("#prompt", Prose).text != before
        assert laid_out == []


async def test_what_a_cell_offers_is_told_at_once_so_that_one_move_is_one_repaint() -> None:
    app = playing(turns())
    async with app.run_test(size=(120, 40)) as pilot:
        await press_all(pilot, ["right", "down"])
        prompt = page(app).query_one("#prompt", Prose)
        before = prompt.text
        page(app).grid.move_cursor(-1, 0)
        assert prompt.text != before
