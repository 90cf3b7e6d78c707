"""The main screen of *Le Dragon de la Nuit* (DF58): with its counters, poison, and magic."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from textual.binding import BindingType

from ffapp.tui.screens.book import FIRST_KEYS, OTHER_KEYS, BookScreen
from ffapp.tui.screens.game_page import game_key
from ffapp.tui.widgets.magic import MagicPanel
from ffapp.tui.widgets.sheet import SheetPanel
from ffapp.tui.widgets.titled import Panel

_key = partial(game_key, "night")


class NightBookScreen(BookScreen):
    """The desk of the reader of the Night Dragon. What was found stands before the equipment that never changes: the
    sheet has more lines than in the swamp."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *FIRST_KEYS,
        _key("o", "counters"),
        _key("p", "magic"),
        *OTHER_KEYS,
        _key("b", "poison"),
        _key("f", "forced_meal"),
    ]

    fight_screen = "ffapp.tui.screens.fight_night:NightFightScreen"

    def sheet_panel(self) -> SheetPanel:
        return SheetPanel(title=self.texts("book-sheet"), counters=self.book.counters, finds_first=True, id="sheet")

    def panels(self) -> Iterator[Panel]:
        yield MagicPanel(title=self.texts("book-magic"), empty=self.texts("book-magic-empty"), id="magic")
