"""What the pages of the table of DOOnjons&Dragons share in lines: cells are typed, ways told by columns and rows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ffapp.cli.lines.pages import SpokenPage
from ffapp.cli.lines.unseen import Pointer
from ffapp.core.errors import Refusal
from ffapp.core.spelling import plain
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import Dungeon as Board
from ffapp.doonjons.placing import check_on_map
from ffapp.mapping.board.picture import picture_of
from ffapp.texts.board import here_text, numbered
from ffapp.texts.dungeon import targets
from ffapp.texts.telling import tell_refusal
from ffapp.tui.session import GameChange
from ffapp.tui.table.deeds import ARROWS
from ffapp.tui.table.page import PAGES

if TYPE_CHECKING:
    from ffapp.tui.table.page import TablePage as Page

CELL: Final = re.compile(r"[A-Za-z]{1,2}\d{1,2}", re.ASCII)

FARTHEST: Final = 99
"""So many columns or rows can be told at once."""


class TablePage(SpokenPage):
    """A page of the table; where the game has come into a phase of another page that one takes its place."""

    screen: Page

    def game_changed(self, change: GameChange) -> None:
        if not self.screen.fits:
            self.host.call_later(self._turn)

    def _turn(self) -> None:
        if self.screen.is_active and not self.screen.fits:
            self.screen.turn_page(PAGES[self.game.phase])

    def directions(self, line: str) -> tuple[int, int] | None:
        """So many columns and rows: "haut 2 droite 1". None for a line that says none."""
        words = {plain(word): way for key, way in ARROWS.items() for word in self.texts(f"lines-word-{key}").split()}
        columns = rows = 0
        parts = plain(line).split()
        if not parts or parts[0] not in words:
            return None
        while parts:
            way = words.get(parts.pop(0))
            if way is None:
                return None
            count = int(parts.pop(0)) if parts and re.fullmatch(r"\d{1,2}", parts[0], re.ASCII) else 1
            columns, rows = columns + count * way[0], rows + count * way[1]
        return columns, rows

    def cell_meant(self, line: str, begin: Cell | None, dungeon: Board) -> Cell | None:
        """The cell that a line names, or to which it leads from where it begins; None where it does neither. Raises
        `Refusal` for one that the dungeon does not have."""
        if CELL.fullmatch(line):
            return parsed(line)
        way = self.directions(line)
        if way is None or begin is None:
            return None
        column, row = begin.column + way[0], begin.row + way[1]
        if column < 0 or row < 0:
            raise Refusal("cell-outside", last=Cell(dungeon.columns - 1, dungeon.rows - 1).name)
        return Cell(column, row)

    def understands(self, line: str) -> bool:
        table = self.table
        if table is None:
            return False
        try:
            cell = self.cell_meant(line, self.begins, table.dungeon)
            if cell is not None:
                check_on_map(table.dungeon, cell)
        except Refusal as refusal:
            self.host.talk.say(tell_refusal(self.texts, refusal, self.host.playing.arguments))
            return True
        if cell is None:
            return False
        self.choose(cell)
        return True

    @property
    def table(self) -> Campaign | None:
        """The table with the dungeon that is looked at; None where there is none yet."""
        return None

    @property
    def begins(self) -> Cell | None:
        """Where ways begin that are told by columns and rows."""
        return None

    def choose(self, cell: Cell) -> None:
        """What is done with a cell that was named: it is looked at."""
        if self.table is not None:
            self.host.talk.say(here_text(self.texts, numbered(self.table), cell))


class GridCursor(Pointer):
    """The cell that is looked at on a grid that is not drawn, and what is in reach of whose turn it is."""

    def __init__(self, page: Any, moved: Callable[[Cell], object] | None = None) -> None:
        """
        Args:
            moved: called when another cell is looked at.
        """
        self._page = page
        self._moved = moved
        self._cursor: Cell | None = None

    @property
    def cursor(self) -> Cell | None:
        """The cell; None where nothing is aimed at."""
        return self._cursor

    @cursor.setter
    def cursor(self, cell: Cell | None) -> None:
        self.put_cursor(cell)
        if self._moved is not None and cell is not None:
            self._moved(cell)

    def put_cursor(self, cell: Cell | None) -> None:
        """Looks at a cell without doing what follows from that."""
        self._cursor = cell

    def reveal(self, cell: Cell) -> None:
        """Nothing is out of sight."""

    def point_at(self, cell: Cell) -> None:
        """Aims at a cell."""
        self.cursor = cell

    def move_cursor(self, dx: int, dy: int) -> None:
        """So many columns and rows on."""
        at = self._cursor or Cell(0, 0)
        self.cursor = Cell(max(0, at.column + dx), max(0, at.row + dy))

    @property
    def picture(self) -> Any:
        """What would be drawn."""
        state = self._page.campaign
        return picture_of(state, {}, targets=targets(state))
