"""What a first game says: that three keys are enough, until one of them has served."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.creation import CreateHero
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.tui.kit.prose import Prose
from tests.shares import few
from tests.tui.adventures import do, heroine, saved
from tests.tui.shelves import NOW, STILL, Desk, shown_text

SIZES = [(60, 20), (80, 24), (120, 40)]


class Opened(Desk):
    """The app with a game of the shelf open."""

    def __init__(self, path: Path, settings: Settings = STILL, **named: Any) -> None:
        super().__init__(settings, first=lambda app: app.playing.open_game(path), **named)


def lines(app: Opened) -> list[str]:
    """What it says, line by line."""
    return [f"{app.key_text(f'book.{name}')}  {app.texts(f'book-first-{name}')}" for name in ("go", "fight", "walk")]


def told(app: Opened) -> bool:
    """Whether it is in sight."""
    place = app.screen.query_one("#notes-empty", Prose)
    return place.display and str(place.text) == "\n".join(lines(app)) and place.region.height >= len(lines(app))


@few(1, "language", Texts.available)
async def test_a_first_game_says_that_three_keys_are_enough(language: str) -> None:
    app = Opened(saved(heroine), Settings(dice="instant", keys={"book.fight": "k"}), language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert told(app), size
            assert [line[:3] for line in lines(app)] == ["g  ", "k  ", "w  "], size
            shown = " ".join(shown_text(app).split())
            assert all(" ".join(line.split())[:20] in shown for line in lines(app)), size
        await pilot.press("1")
        await pilot.pause()
        assert told(app), "the first section is read before any key is needed"


@few(1, "keys", [("g", "7", "enter"), ("c", *"Rat 5 5", "enter"), ("w", "n", "8", "enter")], ids=lambda k: k[0])
async def test_it_is_gone_for_ever_once_one_of_them_has_served(keys: tuple[str, ...]) -> None:
    path = saved(heroine)
    before = path.read_bytes()
    app = Opened(path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert told(app)
        assert path.read_bytes().startswith(before), "nothing is kept for it"
        await pilot.press(*keys)
        await pilot.pause()
        if keys[0] != "c":  # the fight stands before the book
            assert not told(app)
        await pilot.press("u")
        await pilot.pause()
        assert not told(app), "also when it is taken back"
        await pilot.press("q")
    async with (again := Opened(path)).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not told(again)


def brokered(game: Game) -> None:
    heroine(game)
    do(game, AdjustGold(by=-1))


def night(game: Game) -> None:
    do(game, CreateHero(name="Zarn"), *[3] * 6)


@pytest.mark.long
@pytest.mark.parametrize(("play", "book"), [(brokered, "scorpion-swamp"), (night, "night-dragon")])
async def test_whatever_else_was_done_it_stays(play: Callable[[Game], None], book: str) -> None:
    app = Opened(saved(play, book=book))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert told(app)


@pytest.mark.parametrize("archived", [False, True])
async def test_it_is_said_in_the_first_game_only(archived: bool) -> None:
    first = saved(night, book="night-dragon")
    if archived:
        Shelf(saves_folder(), ruleset_of, known=RULESETS, clock=lambda: NOW).archive(first)
    app = Opened(saved(heroine))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not told(app)


@few((1,), "size", [*SIZES, (200, 50)], ids=str)
def test_picture(size: tuple[int, int], snap_compare: Any) -> None:
    assert snap_compare(Opened(saved(heroine)), terminal_size=size)
