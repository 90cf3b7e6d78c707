"""One whole game by keys alone, in the real app with its real store: from an empty shelf until it is taken up again."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.gamebook.sheet import Sheet, health_penalty
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.pages.title import TitleScreen
from tests.tui.tables import press_all

SIZE = (80, 24)
THREE = [*"Rat 3 5", "semicolon", *"Rat 2 2", "semicolon", *"Rat 2 2"]
"""What is typed for three enemies."""


class Seeded(Shelf):
    """The player's shelf, on which new games always have the same dice."""

    def create(self, ruleset_id: str, **named: Any) -> Any:
        return super().create(ruleset_id, **{**named, "seed": "marais"})


class Player:
    """Presses keys and looks at the sheet of the open game."""

    def __init__(self, pilot: Any) -> None:
        self._pilot = pilot
        self.app: FFApp = pilot.app

    async def __call__(self, *keys: str) -> int:
        """Presses keys. Returns how many these were."""
        await press_all(self._pilot, keys)
        return len(keys)

    @property
    def sheet(self) -> Sheet:
        state: Sheet = self.app.playing.game.state
        return state

    @property
    def at_book(self) -> bool:
        return isinstance(self.app.screen, BookScreen)


def started() -> FFApp:
    """The app as a player starts it, but that no die tumbles."""
    shelf = Seeded(saves_folder(), ruleset_of, known=RULESETS)
    app = FFApp(Settings(dice="instant", language="fr"), shelf=shelf)
    app.animation_level = "none"
    return app


async def create(play: Player, book: str = "1") -> None:
    """Makes a hero for the book of that number in the list."""
    assert isinstance(play.app.screen, TitleScreen)
    await play("n", book, *"Ida", "enter", "enter")
    assert play.at_book
    assert play.sheet.name == "Ida"


async def walk(play: Player) -> None:
    """Three clearings, one with its section, one without a way back; then two exits noted at once."""
    assert await play("g", "3", "4", "enter") == 4
    assert play.sheet.section == 34
    await play("w", "n", *"14", "enter")
    await play("w", "e", *"9", "tab", *"71", "enter")
    assert (play.sheet.clearing, play.sheet.section) == (9, 71)
    await play("w", "s", *"30", "x", "enter")
    assert [known.number for known in play.sheet.drawing.clearings] == [1, 14, 9, 30]
    await play("m", "s", "e", "o", "enter", "escape")
    assert play.at_book
    assert {known.way for known in play.sheet.drawing.exits(30) if known.to is None} == {"e", "w"}


async def fight(play: Player) -> int:
    """Three enemies in one typed line, with luck on each blow while there is any. Returns how often it was tried."""
    await play("c", *THREE, "enter")
    assert isinstance(play.app.screen, FightScreen)
    assert play.sheet.fight is not None
    assert len(play.sheet.fight.enemies) == 3
    tests = 0
    for _ in range(80):
        if play.app.playing.game.phase == "calm":
            break
        if play.app.playing.game.phase != "blow":
            await play("space")
        elif play.sheet.luck.current:
            tests += await play("t")
        else:
            await play("n")
    await play("space")
    assert play.at_book
    return tests


async def by_hand(play: Player, score: int, by: int) -> None:
    """Changes the score of that number in the list of the reader's hand."""
    await play("a", str(score), *(f"-{-by}" if by < 0 else str(by)), "enter")
    if not play.at_book:
        await play("escape")
    assert play.at_book


@pytest.mark.long
async def test_a_game_from_its_beginning_until_it_is_taken_up_again() -> None:
    app = started()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        play = Player(pilot)
        await create(play)
        assert play.sheet.clearing == 1
        await walk(play)
        luck = play.sheet.luck.current
        tests = await fight(play)
        assert tests > 0
        assert await play("t") == 1
        assert play.sheet.luck.current == luck - tests - 1

        assert play.sheet.health is not None
        await by_hand(play, 4, 2 - play.sheet.health.current)
        assert health_penalty(play.sheet.health) > 0

        await play("p", "down", "down", "plus", "enter")  # a stone of Luck, from a neutral source
        assert dict(play.sheet.stones) == {"luck": 1}
        before = play.sheet.luck.current
        await play("enter")
        assert not play.sheet.stones
        assert play.sheet.luck.current > before
        if not play.at_book:
            await play("escape")

        await by_hand(play, 2, -5)
        hungry = play.sheet
        assert await play("r") == 1
        assert play.sheet.meals == 3
        fed = play.sheet
        await play("u")
        assert play.sheet == hungry
        await play("U")
        assert play.sheet == fed
        steps = len(app.playing.game.path())
        await play("q")
    assert app.return_code == 0

    await taken_up_again(fed, steps)


async def taken_up_again(sheet: Sheet, steps: int) -> None:
    """The next start has the game as it was left."""
    again = started()
    async with again.run_test(size=SIZE) as pilot:
        await pilot.pause()
        play = Player(pilot)
        assert len(again.screen.entries) == 1  # type: ignore[attr-defined]
        assert await play("enter") == 1
        assert play.at_book
        assert play.sheet == sheet
        assert len(again.playing.game.path()) == steps


async def find(play: Player) -> None:
    """By night: two places by their names, an antidote and a wand with two charges."""
    await play("w", *"Auberge", "enter", "w", *"Col", "enter")
    assert [known.label for known in play.sheet.drawing.clearings] == ["Auberge", "Col"]
    await play("i", "1", *"Fiole", "tab", "tab", "tab", "4", "enter", "escape")
    await play("p", "plus", *"Baguette", "tab", "tab", "2", "enter", "escape")
    assert play.at_book
    assert [(item.name, item.antidote) for item in play.sheet.items[5:]] == [("Fiole", 4)]
    assert [(magic.name, magic.charges) for magic in play.sheet.magic] == [("Baguette", 2)]


async def count(play: Player) -> None:
    """Honour lost and Time gone by, each in a few keys."""
    assert await play("o", "minus", "enter") == 3
    await play("o", "t", "4", "enter")
    assert play.sheet.counters == (("honour", -1), ("nemesis", 0), ("time_track", 4))


async def suffer(play: Player) -> None:
    """Poison, of which the antidote gives back what it took and no more; then meals, one of one's own choice."""
    whole = play.sheet.stamina.current
    await play("b", "1", "3", "tab", "2", "enter")
    assert (play.sheet.stamina.current, play.sheet.poison) == (whole - 5, 3)
    while not play.at_book:
        await play("escape")
    await play("b", "3")
    assert (play.sheet.stamina.current, play.sheet.poison) == (whole - 2, 0)
    while not play.at_book:
        await play("escape")
    await play("f", "enter", "r")
    assert (play.sheet.stamina.current, play.sheet.meals) == (whole, 10)
    await play("r")
    assert play.sheet.meals == 10, "one a stop"


@pytest.mark.long
async def test_a_night_from_its_beginning_until_it_is_taken_up_again() -> None:
    app = started()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        play = Player(pilot)
        await create(play, "2")
        assert (play.sheet.health, play.sheet.meals, play.sheet.clearing) == (None, 12, None)
        await find(play)
        await count(play)
        await suffer(play)
        assert await fight(play) > 0
        await play("p", "enter", "enter")
        while not play.at_book:
            await play("escape")
        assert play.sheet.magic[0].charges == 1
        await play("v", "c", "escape")
        assert play.at_book
        left, steps = play.sheet, len(app.playing.game.path())
        await play("q")
    assert app.return_code == 0
    await taken_up_again(left, steps)
