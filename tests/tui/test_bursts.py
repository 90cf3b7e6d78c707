"""Keys that come faster than the screens they open."""

from __future__ import annotations

import pytest
from textual import events

from ffapp.tui.screens.fight import FightScreen
from tests.tui.adventures import Shown, blow_waiting, saved


def burst(app: Shown, *keys: str) -> None:
    """Keys as a terminal sends them that was not read for a while: all there before the first is looked at."""
    driver = app._driver
    assert driver is not None
    for key in keys:
        driver.send_message(events.Key(key, key if len(key) == 1 else None))


@pytest.mark.parametrize("keys", ["2m", "1m", "2p", "2i", "2n", "2v", "2a"])
async def test_a_screen_that_is_not_there_yet_is_told_what_happened(keys: str) -> None:
    app = Shown(saved(blow_waiting), FightScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = app.game.state
        burst(app, *keys)
        await pilot.pause()
        await pilot.pause()
        assert app.game.state != before
