"""The grid of a dungeon, alone on the screen; its keys as a screen would bind them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.app import ComposeResult

from ffapp.doonjons.campaign import Campaign, everybody
from ffapp.doonjons.cells import Cell
from ffapp.mapping.board.labels import by_id, called, labels
from ffapp.mapping.board.picture import GridPicture, picture_of
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from ffapp.tui.table.grid import DungeonGrid
from tests.tui.dungeons import word
from tests.tui.gallery import STYLES, Plain

STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


def pictured(state: Campaign, *, ascii_only: bool = False, **marks: Any) -> GridPicture:
    """The picture of a table with labels of its own."""
    return picture_of(state, by_id(labels(called(everybody(state), word), ascii_only=ascii_only)), **marks)


class GridApp(Plain):
    CSS_PATH = [STYLES / "theme.tcss", STYLES / "widgets.tcss", STYLES / "grid.tcss"]
    CSS = "Panel { padding: 0; }"

    def __init__(
        self,
        state: Campaign,
        *,
        cursor: Cell | None = None,
        centre: Cell | None = None,
        theme: str = "dungeon-dark",
        glyphs: Glyphs = UNICODE,
        marks: dict[str, Iterable[Any]] | None = None,
    ) -> None:
        super().__init__(theme, glyphs)
        self.picture = pictured(state, ascii_only=glyphs is ASCII, **(marks or {}))
        self.start = cursor
        self.centre = centre
        self.moved: list[Cell | None] = []
        self.chosen: list[Cell] = []

    def compose(self) -> ComposeResult:
        with Panel(title="Donjon", framed=True):
            yield DungeonGrid()

    def on_mount(self) -> None:
        grid = self.query_one(DungeonGrid)
        self.watch(grid, "cursor", self._note, init=False)
        grid.show(self.picture)
        grid.cursor = self.start
        if self.centre is not None:
            grid.centre_on(self.centre)

    def _note(self, cell: Cell | None) -> None:
        self.moved.append(cell)

    def on_key(self, event: Any) -> None:
        if event.key in STEPS:
            self.query_one(DungeonGrid).move_cursor(*STEPS[event.key])

    def on_dungeon_grid_cell_chosen(self, message: DungeonGrid.CellChosen) -> None:
        self.chosen.append(message.value)
