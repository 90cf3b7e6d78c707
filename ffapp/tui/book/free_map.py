"""The map of a book without a compass: places and ways freely named."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar
from unicodedata import combining, normalize

from ffapp.tui.book.clearings import FREE_STYLES
from ffapp.tui.book.deeds import CHART_KEYS, FREE_KEYS
from ffapp.tui.book.map import ChartScreen
from ffapp.tui.book.passages import AddPlaceMenu, SeenWaysForm, WayMenu
from ffapp.tui.book.walk import FreeWalkDialog
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Dialog, Menu


class FreeMapScreen(ChartScreen):
    """Everything that such a map can be told, beside the place under the cursor."""

    deeds = (*CHART_KEYS, *FREE_KEYS)
    BINDINGS = bindings("map", deeds)

    def walk_dialog(self, way: str = "") -> Dialog:
        return FreeWalkDialog()

    def seen_dialog(self, number: int) -> Dialog:
        return SeenWaysForm(number)

    def add_menu(self, number: int | None) -> Dialog:
        return AddPlaceMenu(number)

    def passage_menu(self, id: int, number: int, told: str, leave: Callable[[], object]) -> Dialog:
        return WayMenu(id, number, told, leave)

    def places_menu(self) -> Dialog:
        """Lists the places by name; choosing one shows it."""
        return PlacesMenu(self.canvas.layout_of_map.places, self.show_place)


def _plain(name: str) -> str:
    """A name without its accents and capitals, as lists are sorted."""
    letters = normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter))


class PlacesMenu(Menu):
    """All places of the map by their names, those without one last by their numbers."""

    help_topic = "map"
    passing = True
    CSS_PATH: ClassVar[Any] = FREE_STYLES

    def __init__(self, numbers: Iterable[int], then: Callable[[int], object]) -> None:
        super().__init__("mapui-find-title")
        self._numbers = tuple(numbers)
        self._then = then

    def choices(self) -> Iterable[Choice]:
        drawing = self.sheet.drawing
        names = {number: known.label if (known := drawing.clearing(number)) else "" for number in self._numbers}
        for number in sorted(names, key=lambda number: (not names[number], _plain(names[number]), number)):
            told = self.texts("mapui-place", number=number, label=names[number])
            yield self.entry(str(number), told, partial(self._then, number), hint=str(number))
