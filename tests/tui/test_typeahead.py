"""A key acts on what was on the screen when the one before it had been carried out."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from textual import events

from ffapp.resources import saves
from ffapp.settings import Settings
from ffapp.store.folders import saves_folder
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.fight_opening import FightOpening
from ffapp.tui.kit.fields import TextField
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.pages.settings import SettingsScreen
from ffapp.tui.pages.title import TitleScreen
from ffapp.tui.upstream import leaving
from tests.shares import few, long_but
from tests.tui.adventures import Shown, blow_waiting, saved
from tests.tui.test_bursts import burst, carried_out
from tests.tui.test_free_map import small_town


def sample() -> Path:
    """A game of the player that begins where a sample stands."""
    shutil.rmtree(saves_folder(), ignore_errors=True)  # one that was not left is still locked
    saves_folder().mkdir(parents=True)
    return Path(shutil.copy(saves() / "ysoline.ffsave", saves_folder()))


def opened() -> FFApp:
    """The app on a sample game, in English, as `ffapp resume` opens it."""
    path = sample()
    settings = Settings(dice="instant")
    return FFApp(settings, language="en", first=lambda app: app.playing.open_game(path))


ENDS: dict[str, tuple[str, type[Any]]] = {
    "v q": ("the history is left by q, and the program with it", HistoryScreen),
    "v f3": ("the history is there, then the title", TitleScreen),
    "c f3": ("no other key than those of a form while one is open", FightOpening),
    "v c f3": ("curves and title", TitleScreen),
    "f2 escape v": ("settings and back, then the history", HistoryScreen),
    "v escape v escape v": ("the history again and again", HistoryScreen),
}


@pytest.mark.parametrize("keys", long_but(ENDS, ("v c f3",)))
async def test_keys_in_one_go_end_where_they_end_one_by_one(keys: str) -> None:
    ends = []
    for together in (True, False):
        app = opened()
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for one_go in (keys.split(),) if together else map(str.split, keys.split()):
                burst(app, *one_go)
                await carried_out(app)
            ends.append((app.return_code, type(app.screen) if app.return_code is None else None))
    assert ends[0] == ends[1]
    if ends[0][0] is None:
        assert ends[0][1] is ENDS[keys][1]


@few(1, "end", ["q6", "q1", "q\t", "Q"])
async def test_a_fight_that_is_opened_and_left_in_one_go(end: str) -> None:
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        burst(app, "c")
        await carried_out(app)
        burst(app, *"Orc 7 6", "enter", *end.replace("\t", ""), *(["tab"] if "\t" in end else []))
        await carried_out(app)
        assert app.return_code == (0 if "q" in end else None)


async def test_a_name_that_is_typed_before_its_field_is_there_keeps_its_letters() -> None:
    app = FFApp(Settings(dice="instant"), language="fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        burst(app, "n", "1", *"Bruno")
        await carried_out(app)
        assert app.screen.query_one("#name", TextField).value == "Bruno"


async def test_arrows_behind_the_key_of_the_settings_move_within_them() -> None:
    app = FFApp(Settings(dice="instant"), language="fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        burst(app, "f2", "down", "right")
        await carried_out(app)
        assert isinstance(app.screen, SettingsScreen)
        assert (app.looks.language, app.settings.theme) == ("fr", "light")


@pytest.mark.long
async def test_a_slow_page_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a slow machine: the page takes its time to be there."""
    mounted = HistoryScreen.on_mount
    ready = asyncio.Event()

    async def slow(self: HistoryScreen) -> None:
        await ready.wait()
        mounted(self)

    monkeypatch.setattr(HistoryScreen, "on_mount", slow)
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        burst(app, "v", "escape", "v")
        for _ in range(50):
            await asyncio.sleep(0)
        assert app.ahead.holds
        ready.set()
        await carried_out(app)
        assert not app.ahead.holds
        assert isinstance(app.screen, HistoryScreen)


async def test_what_never_ends_does_not_take_the_keyboard_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ffapp.tui.terminal.typeahead.PATIENCE", 0.01)
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        never = asyncio.Event()
        app.run_worker(never.wait())
        burst(app, "v", "escape", "q")
        while app.return_code is None:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        never.set()
    assert app.return_code == 0


async def test_nothing_goes_through_once_the_program_is_left() -> None:
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        depth = app.playing.game.depth
        game = app.playing.game
        burst(app, "q", "t", "t", "r", "q")
        await carried_out(app)
    assert app.return_code == 0
    assert game.depth == depth


async def test_a_key_that_comes_when_the_screens_are_taken_away_goes_nowhere() -> None:
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
    assert leaving(app)
    await app.on_event(events.Key("v", "v"))
    assert not app.ahead.holds


async def test_keys_and_clicks_keep_their_order() -> None:
    app = Shown(saved(blow_waiting), FightScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = app._driver
        assert driver is not None
        seen: list[str] = []
        app.message_signal.subscribe(app, lambda message: seen.append(type(message).__name__), immediate=True)
        press = {"x": 1, "y": 1, "delta_x": 0, "delta_y": 0, "button": 1, "shift": False, "meta": False, "ctrl": False}
        burst(app, "m")
        driver.send_message(events.MouseDown(None, **press))
        driver.send_message(events.MouseUp(None, **press))
        burst(app, "escape")
        driver.send_message(events.Paste("x"))
        await carried_out(app)
        done = [name for name in seen if name in ("Key", "MouseDown", "MouseUp", "Paste")]
        assert _runs(done)[-5:] == ["Key", "MouseDown", "MouseUp", "Key", "Paste"]


def _runs(names: Iterable[str]) -> list[str]:
    """The names without those that repeat the one before."""
    told: list[str] = []
    for name in names:
        if told[-1:] != [name]:
            told.append(name)
    return told


async def test_an_answer_reaches_only_who_asked() -> None:
    app = Shown(saved(small_town, book="night-dragon"), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        heard: list[bool] = []
        app.confirm("?", lambda: heard.append(True))
        await pilot.pause()
        question = app.screen
        asker = app.screen_stack[-2]
        app._screen_stack.remove(asker)  # as if it had been left meanwhile
        question.dismiss(True)
        await pilot.pause()
        assert heard == []
