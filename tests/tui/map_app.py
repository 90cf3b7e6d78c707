"""The map of a swamp, alone on the screen."""

from __future__ import annotations

from textual.app import ComposeResult

from ffapp.gamebook.drawing import Drawing
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.glyphs import UNICODE, Glyphs
from tests.gamebook.swamps import swamp
from tests.tui.gallery import STYLES, Plain


class MapApp(Plain):
    CSS_PATH = [STYLES / "theme.tcss", STYLES / "widgets.tcss", STYLES / "map.tcss"]

    def __init__(
        self,
        drawing: Drawing | None = None,
        *,
        here: int | None = 7,
        enemies: tuple[int, ...] = (21, 9),
        zoom: int | None = 1,
        pointing: bool = True,
        theme: str = "swamp-dark",
        glyphs: Glyphs = UNICODE,
    ) -> None:
        super().__init__(theme, glyphs)
        self.drawing = swamp(2) if drawing is None else drawing
        self.here = here
        self.enemies = enemies
        self.zoom = zoom
        self.pointing = pointing
        self.moved: list[int | None] = []
        self.selected: list[int | None] = []

    def compose(self) -> ComposeResult:
        with Panel(title="Carte"):
            widget = ClearingMap(zoom=self.zoom, pointing=self.pointing)
            self.watch(widget, "cursor", lambda cursor: self.moved.append(cursor), init=False)
            yield widget

    def on_mount(self) -> None:
        widget = self.query_one(ClearingMap)
        widget.set_map(self.drawing, self.here, self.enemies)
        widget.focus()

    def on_clearing_map_selected(self, message: ClearingMap.Selected) -> None:
        self.selected.append(message.value)
