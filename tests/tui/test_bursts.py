"""Keys that come faster than the screens they open."""

from __future__ import annotations

import asyncio

from textual import events

from ffapp.tui.app import FFApp
from ffapp.tui.book.belongings import ItemForm
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.map import FreeMapScreen
from ffapp.tui.book.walk import FreeWalkDialog
from ffapp.tui.kit.fields import SafeInput, TextField
from ffapp.tui.kit.journal import Journal
from ffapp.tui.upstream import in_work
from tests.shares import few
from tests.tui.adventures import Shown, blow_waiting, first_day, saved
from tests.tui.test_free_map import small_town


def burst(app: FFApp, *keys: str) -> None:
    """Keys as a terminal sends them that was not read for a while: all there before the first is looked at."""
    driver = app._driver
    assert driver is not None
    for key in keys:
        name = {" ": "space"}.get(key, key)
        driver.send_message(events.Key(name, key if len(key) == 1 else None))


async def carried_out(app: FFApp) -> None:
    """Returns when all that was sent has been done."""
    for _ in range(5):  # the driver hands it over in turns of the loop to come
        await asyncio.sleep(0)
    while app.ahead.holds or in_work(app):
        if app.return_code is not None:
            return
        await asyncio.sleep(0.001)


@few(2, "keys", ["2m", "1m", "2p", "2i", "2n", "2v", "2a"])
async def test_a_screen_that_is_not_there_yet_is_told_what_happened(keys: str) -> None:
    app = Shown(saved(blow_waiting), FightScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = app.playing.game.state
        burst(app, *keys)
        await carried_out(app)
        assert app.playing.game.state != before


async def test_what_is_typed_in_one_go_finds_its_field() -> None:
    app = Shown(saved(small_town, book="night-dragon"), FreeMapScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        form = ItemForm()
        app.push_screen(form)
        await pilot.pause()
        burst(
            app,
            *"Eau!",
            "backspace",
            "tab",
            "up",
            "up",
            "tab",
            "shift+tab",
            "down",
            "tab",
            *"3",
            "shift+tab",
            "shift+tab",
        )
        burst(app, "end", *" de vie")
        await carried_out(app)
        typed = {name: form.query_one(f"#{name} SafeInput", SafeInput).value for name in ("name", "count", "bonus")}
        assert typed == {"name": "Eau de vie", "count": "2", "bonus": "3"}
        app.pop_screen()
        walk = FreeWalkDialog()
        app.push_screen(walk)
        await pilot.pause()
        burst(app, *"La Tour 2 b", "backspace", "backspace")
        await carried_out(app)
        assert walk.query_one("#to", TextField).input.value == "La Tour 2"


async def test_a_page_that_is_being_taken_away_is_not_filled_any_more() -> None:
    """On a machine so slow that a key is carried out before the page is there."""
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = app.screen
        assert isinstance(page, BookScreen)
        await page.query_one(Journal).remove()
        app.pop_screen()
        page.on_mount()
        assert page not in app.screen_stack
