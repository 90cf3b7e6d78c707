"""Ctrl+Z takes back on every page that can take back, wherever its other key was moved; never out of a field."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

from ffapp import tui
from ffapp.settings import Settings
from ffapp.tui.book.book import BookScreen
from ffapp.tui.deeds import name_in
from ffapp.tui.keys import RESERVED
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import Page
from ffapp.tui.pages.history import HistoryScreen
from tests.tui.adventures import Shown, first_day, saved
from tests.tui.terminal import Terminal

for module in walk_packages(tui.__path__, "ffapp.tui."):
    import_module(module.name)


def pages(kind: type[Page] = Page) -> Iterator[type[Page]]:
    """Every page that is shown, and none that others are made from."""
    for page in kind.__subclasses__():
        if page.__module__.startswith("ffapp."):
            yield from [page] if page.deeds else []
            yield from pages(page)


UNDOING = sorted(
    {page for page in pages() if any(deed.name == "undo" for deed in page.deeds)}, key=lambda page: page.__name__
)


def test_these_pages_take_back() -> None:
    assert {page.__name__ for page in UNDOING} == {
        *("BookScreen", "FightScreen", "MapScreen", "FreeMapScreen", "HistoryScreen", "EndingScreen"),
        *("PartyPage", "SetupPage", "EditorPage", "DungeonPage", "CampaignEndScreen"),
    }


@pytest.mark.parametrize("page", UNDOING)
def test_ctrl_z_takes_back(page: type[Page]) -> None:
    (binding,) = page._merged_bindings.get_bindings_for_key("ctrl+z")
    assert name_in(binding.action) == "undo"
    assert not binding.id, "it stays where it is when the other key is moved"


async def test_it_takes_back_beside_a_moved_key_and_not_out_of_a_field() -> None:
    assert "ctrl+z" in RESERVED, "nothing else can be moved there"
    app = Shown(saved(first_day), BookScreen, settings=Settings(dice="instant", keys={"book.undo": "z"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        states = [app.playing.game.state]
        for key in ("z", "ctrl+z"):
            await pilot.press(key)
            await pilot.pause()
            states.append(app.playing.game.state)
        assert len({id(state) for state in states}) == 3
        app.push_screen(HistoryScreen())
        await pilot.pause()
        await pilot.press("slash", "a", "ctrl+z")
        await pilot.pause()
        assert app.playing.game.state is states[-1]
        await pilot.press("escape", "ctrl+z")
        await pilot.pause()
        assert app.playing.game.state is not states[-1]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_on_a_terminal_it_takes_back_and_stops_nothing() -> None:
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.type("g")
        terminal.wait_for("Aller au")
        terminal.type("77\r")
        terminal.wait_for("§ 77", gone="Aller au")
        terminal.type("\x1a")
        terminal.wait_for("§ 112", gone="§ 77")
        terminal.type("q")
        assert terminal.ended() == 0


async def test_the_bar_does_not_name_it_where_a_field_keeps_it() -> None:
    app = Shown(saved(first_day), HistoryScreen)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        bar = app.screen.query_one(KeyBar)
        assert any(name_in(key.action) == "undo" for key in bar.keys)
        await pilot.press("slash")
        await pilot.pause()
        assert not any(name_in(key.action) == "undo" for key in bar.keys)
