"""How many keys the things take that are done most: no more than these, in the app as a player has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.sheet import Sheet
from ffapp.tui.pages.title import TitleScreen
from tests.shares import few, long_but
from tests.tui.tables import book_app, played, press_all, settled
from tests.tui.test_whole_game import started

ORC = Foe(name="Orque", skill=7, stamina=6)
NAME = "Ida"
LINE = "Orque 7 6; Orque 6 5; Chef 8 8"


def hurt() -> Game:
    return played(AdjustScore(score="stamina", by=-5))


def fights(sheet: Sheet) -> bool:
    names = ["Orque 1", "Orque 2", "Chef"]
    return sheet.fight is not None and [enemy.name for enemy in sheet.fight.enemies] == names


BUDGET: dict[str, tuple[int, tuple[str, ...], Callable[[], Game], Callable[[Sheet], bool]]] = {
    "fight": (1 + len(LINE) + 1, ("c", *LINE, "enter"), played, fights),
    "round": (
        1 + len(LINE) + 2,
        ("c", *LINE, "enter", "space"),
        played,
        lambda sheet: sheet.fight is not None and sheet.fight.round == 1,
    ),
    "own dice against three": (
        9,
        ("space", *"65123364"),
        lambda: played(ChooseDice(typed=True), OpenFight(enemies=(ORC, ORC, ORC), order="together")),
        lambda sheet: sheet.fight is not None and sheet.fight.round == 1,
    ),
    "a fight that asks nothing": (
        2,
        ("l", "j"),
        lambda: played(OpenFight(enemies=(ORC, ORC), order="in_turn")),
        lambda sheet: sheet.fight is None and sheet.ending is None,
    ),
    "walk": (4, ("w", "n", "8", "enter"), played, lambda sheet: sheet.clearing == 8),
    "section": (5, ("g", "2", "5", "7", "enter"), played, lambda sheet: sheet.section == 257),
    "luck": (1, ("t",), played, lambda sheet: sheet.luck.current == 8),
    "change": (5, (":", "-", "3", "e", "enter"), played, lambda sheet: sheet.stamina.current == 16),
    "meal": (1, ("r",), hurt, lambda sheet: (sheet.stamina.current, sheet.meals) == (17, 3)),
}
"""For each thing how many keys it may take, these keys, the game before, and what is true of the sheet after."""


@pytest.mark.parametrize("size", long_but([(60, 20), (80, 24), (200, 50)], [(80, 24)]))
@few((1, 3, 4, 7), "thing", BUDGET)
async def test_a_thing_takes_no_more_keys(thing: str, size: tuple[int, int]) -> None:
    most, keys, begins, done = BUDGET[thing]
    assert len(keys) == most
    game = begins()
    app = book_app(game)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await press_all(pilot, keys[:-1])
        assert not done(game.state)
        await press_all(pilot, keys[-1:])
        assert done(game.state)


async def test_a_hero_takes_two_keys_the_name_and_twice_enter() -> None:
    app = started()
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)
        await press_all(pilot, ("n", "1", *NAME, "enter", "enter"))
        await settled(pilot)
        assert app.playing.game.state.name == NAME
        assert app.playing.game.phase == "calm"
