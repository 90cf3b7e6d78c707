"""The main screen of *Le Marais aux Scorpions* (DF8.5): with the stones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from textual.binding import BindingType

from ffapp.tui.screens.book import FIRST_KEYS, OTHER_KEYS, BookScreen
from ffapp.tui.screens.game_page import game_key
from ffapp.tui.widgets.stones import StonesPanel
from ffapp.tui.widgets.titled import Panel

_key = partial(game_key, "swamp")


class SwampBookScreen(BookScreen):
    """The desk of the swamp's reader."""

    BINDINGS: ClassVar[list[BindingType]] = [*FIRST_KEYS, _key("p", "stones"), *OTHER_KEYS]

    fight_screen = "ffapp.tui.screens.fight_swamp:SwampFightScreen"

    def panels(self) -> Iterator[Panel]:
        yield StonesPanel(title=self.texts("book-stones"), empty=self.texts("book-stones-empty"), id="stones")
