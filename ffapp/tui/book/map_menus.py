"""The menus of the map: what can be added to it, what it cannot show as it was told, what its signs mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from ffapp.mapping.layout import Contradiction
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.map_clearings import AddClearingForm
from ffapp.tui.book.map_passages import PassageForm, SeenExitsDialog
from ffapp.tui.book.map_words import contradiction_told, legend_told
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.form import Dialog, Menu
from ffapp.tui.kit.prose import Prose


class LegendDialog(Dialog):
    """What the signs of the map mean."""

    help_topic = "map"
    keys_told = "mapui-legend-keys"

    def __init__(self) -> None:
        super().__init__("mapui-legend")

    def parts(self) -> Iterable[Prose]:
        yield Prose(legend_told(self.texts, self.app.glyphs, free=self.sheet.drawing.free), id="question")


class AddMenu(Menu):
    """What can be added to the map: out of the clearing under the cursor, or a clearing apart."""

    help_topic = "map"
    passing = True

    def __init__(self, number: int | None) -> None:
        super().__init__("mapui-add-title")
        self._number = number

    def choices(self) -> Iterable[Choice]:
        number, texts = self._number, self.texts
        if number is not None:
            yield self.entry("exit", texts("mapui-add-exit", number=number), partial(SeenExitsDialog, number))
            yield self.entry("passage", texts("mapui-add-passage", number=number), partial(PassageForm, number))
        yield self.entry("clearing", texts("mapui-add-clearing"), AddClearingForm)

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(("exit", "passage", "clearing"))


class ContradictionsMenu(Menu):
    """All that the map cannot show as it was told."""

    help_topic = "map"
    passing = True

    def __init__(self, canvas: ClearingMap, then: Callable[[Contradiction], object]) -> None:
        super().__init__("mapui-contradictions")
        self._canvas = canvas
        self._then = then

    def choices(self) -> Iterable[Choice]:
        layout = self._canvas.layout_of_map
        for index, known in enumerate(layout.contradictions):
            yield self.entry(str(index), contradiction_told(self.texts, layout, known), partial(self._then, known))
