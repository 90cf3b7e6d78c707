"""Pictures: what is typed where all actions are listed, dice of a round in one line, a fight at the reader's pace."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.poison import SufferPoison
from tests.shares import long_but, long_only
from tests.tui.tables import book_app, played

ORC = Foe(name="Orque", skill=7, stamina=6)
MOB = OpenFight(enemies=(ORC, ORC, Foe(name="Chef", skill=8, stamina=8)), order="together", spare_luck=True)


def book() -> Game:
    return played()


def night() -> Game:
    return played(SufferPoison(points=3), book="night-dragon")


def fight() -> Game:
    return played(MOB)


def own_dice() -> Game:
    return played(ChooseDice(typed=True), MOB)


def crowd() -> Game:
    return played(ChooseDice(typed=True), OpenFight(enemies=(ORC,) * 20, order="together"))


PICTURES: dict[str, tuple[Any, tuple[str, ...]]] = {
    "change": (book, (":", *"-3")),
    "change-refused": (book, (":", *"-30or")),
    "dice": (own_dice, ("space", *"651")),
    "dice-refused": (own_dice, ("space", *"657")),
    "dice-crowd": (crowd, ("space", *"651")),
    "spared": (fight, ()),
    "mark": (fight, ("J",)),
    "antidote": (night, ("b", *"Fiole 4")),
}


SIZES = {"small": (60, 20), "usual": (80, 24), "large": (120, 40)}


@pytest.mark.parametrize("name", long_but(PICTURES, ["change", "dice", "mark"]))
@pytest.mark.parametrize("size", long_only(SIZES, ["small", "large"]))
def test_picture(name: str, size: str, snap_compare: Any) -> None:
    make, keys = PICTURES[name]
    assert snap_compare(book_app(make()), terminal_size=SIZES[size], press=list(keys))
