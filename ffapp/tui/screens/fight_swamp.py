"""The fight of *Le Marais aux Scorpions* (DF8.5): with the stones."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType

from ffapp.tui.screens.fight import FIRST_KEYS, OTHER_KEYS, FightScreen
from ffapp.tui.screens.game_page import game_key

_key = partial(game_key, "swamp-fight")


class SwampFightScreen(FightScreen):
    """A fight of the swamp: the stones are cast before its first round."""

    before_told = "fight-before-stones"
    BINDINGS: ClassVar[list[BindingType]] = [
        *FIRST_KEYS,
        _key("p", "stones"),
        *OTHER_KEYS,
        Binding("o,y", "answer(True)", show=False),
    ]
