"""The grid of a dungeon: drawn by lines, columns and rows named at its edges, with a cursor that its screen moves."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ffapp.doonjons.cells import LARGEST, Cell
from ffapp.mapping.board.picture import EMPTY, GridPicture
from ffapp.mapping.board.tiles import SIGNS, STYLES, WIDTH, Piece, row_pieces, under_cursor
from ffapp.tui.look.drawn import Drawn
from ffapp.tui.look.glyphs import glyphs_of

GUTTER: Final = 3
"""Columns of the numbers of the rows."""

HEADER: Final = 1
"""Lines of the letters of the columns."""

_AROUND: Final = 2
"""So many cells stay in sight around the cursor."""

_LETTERS: Final = "".join(f" {Cell(column, 0).name[0]} " for column in range(LARGEST))

_LIT: Final = frozenset({"grid--acting", "grid--chosen", "grid--cursor", "grid--name-lit"})
"""Drawn in reversed video, so that they are seen without colours, too."""


class DungeonGrid(ScrollView, Drawn, can_focus=False):
    """A dungeon as a grid of cells, three columns and one line each.

    `show` gives it what to draw. Its screen moves the `cursor` (None: there is none), which stays in sight, by
    `move_cursor`; a click puts it onto a cell and chooses that. Letters and numbers at the edges stay in sight while
    the grid scrolls, those of the cursor are lit, and arrows among them tell where the grid goes on.
    """

    DEFAULT_CSS = """
    DungeonGrid {
        width: 1fr;
        height: 1fr;
        scrollbar-size: 0 0;
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *(f"grid--{style}" for style in STYLES),
        "grid--cursor",
        "grid--name",
        "grid--name-lit",
        "grid--more",
    }

    # Drawn by its watcher, and nothing but what it changes.
    cursor: reactive[Cell | None] = reactive[Cell | None](None, repaint=False, init=False)

    class CursorMoved(Message):
        """The cursor stands on another cell, or on none."""

        def __init__(self, grid: DungeonGrid, cell: Cell | None) -> None:
            super().__init__()
            self.grid = grid
            self.cell = cell

        @property
        def control(self) -> DungeonGrid:
            return self.grid

    class CellChosen(Message):
        """A cell was clicked."""

        def __init__(self, grid: DungeonGrid, cell: Cell) -> None:
            super().__init__()
            self.grid = grid
            self.cell = cell

        @property
        def control(self) -> DungeonGrid:
            return self.grid

    def __init__(
        self,
        *,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
        disabled: bool = False,
    ) -> None:
        super().__init__(name=name, id=id, classes=classes, disabled=disabled)
        self.picture: GridPicture = EMPTY
        self._rows: list[tuple[Piece, ...]] = []
        self._strips: dict[int, Strip] = {}
        self._origin = Offset(0, 0)
        self._width = 0
        self._shown = (0, 0)  # whole columns and rows of the grid in sight
        self._centre: Cell | None = None

    # -- what is drawn ---------------------------------------------------------------------------------------------

    def show(self, picture: GridPicture) -> None:
        """Draws another state of the dungeon: only the rows that differ. The cursor stays, on the nearest cell if the
        grid has become smaller."""
        before, self.picture = self.picture, picture
        resized = (before.columns, before.rows) != (picture.columns, picture.rows)
        if self.is_attached:
            self._draw(everything=resized)
        if self.cursor is not None:
            self.cursor = picture.nearest(self.cursor)

    def _draw(self, *, everything: bool) -> None:
        signs = SIGNS[glyphs_of(self).name]
        rows = [row_pieces(self.picture, row, signs) for row in range(self.picture.rows)]
        changed = [row for row, pieces in enumerate(rows) if everything or pieces != self._rows[row]]
        self._rows = rows
        for row in changed:
            self._strips.pop(row, None)
        if everything:
            self._strips.clear()
            self._place()
            self.refresh()
            return
        for row in changed:
            y = row - self.scroll_offset.y
            if 0 <= y < self._shown[1]:
                self.refresh(Region(0, self._origin.y + HEADER + y, self.size.width, 1))

    def on_mount(self) -> None:
        self._draw(everything=True)

    def on_resize(self) -> None:
        self._place()
        if self._centre is not None:
            self.centre_on(self._centre)
        elif self.cursor is not None:
            self.follow(self.cursor)
        self.refresh()  # `virtual_size` may be what it was, and Textual then draws nothing

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._strips.clear()

    # -- where it lies ---------------------------------------------------------------------------------------------

    def _place(self) -> None:
        """Puts the grid into the middle of the room around it, and tells how far it scrolls: by whole cells."""
        width, height = self.size
        self._width = width
        columns = min(self.picture.columns, max(0, width - GUTTER) // WIDTH)
        rows = min(self.picture.rows, max(0, height - HEADER))
        self._shown = columns, rows
        across = GUTTER + WIDTH * self.picture.columns if self.picture.floor else 0
        down = HEADER + self.picture.rows if self.picture.floor else 0
        self._origin = Offset(max(0, (width - across) // 2), max(0, (height - down) // 2))
        beyond = WIDTH * (self.picture.columns - columns), self.picture.rows - rows
        self.virtual_size = Size(width + beyond[0], height + beyond[1])
        left, top = self.scroll_offset
        if left > beyond[0] or top > beyond[1]:
            self.scroll_to(min(left, beyond[0]), min(top, beyond[1]), animate=False, force=True)

    def validate_scroll_x(self, value: float) -> float:
        return WIDTH * round(super().validate_scroll_x(value) / WIDTH)

    def validate_scroll_target_x(self, value: float) -> float:
        return WIDTH * round(super().validate_scroll_target_x(value) / WIDTH)

    def region_of(self, cell: Cell) -> Region | None:
        """Where a cell is drawn in the widget, None if it is out of sight."""
        columns, rows = self._shown
        left, top = self.scroll_offset
        x, y = cell.column - left // WIDTH, cell.row - top
        if not (0 <= x < columns and 0 <= y < rows):
            return None
        return Region(self._origin.x + GUTTER + WIDTH * x, self._origin.y + HEADER + y, WIDTH, 1)

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell drawn at a place in the widget, None outside the grid."""
        columns, rows = self._shown
        across, down = (x - self._origin.x - GUTTER) // WIDTH, y - self._origin.y - HEADER
        if not (0 <= across < columns and 0 <= down < rows):
            return None
        return Cell(across + self.scroll_offset.x // WIDTH, down + self.scroll_offset.y)

    def centre_on(self, cell: Cell) -> None:
        """Puts a cell into the middle of the view, as far as the grid goes. It stays there when the view is resized,
        until the cursor moves."""
        self._centre = cell
        columns, rows = self._shown
        x, y = cell.column - (columns - 1) // 2, cell.row - (rows - 1) // 2
        self.scroll_to(WIDTH * max(0, x), max(0, y), animate=False, force=True)

    def follow(self, cell: Cell) -> None:
        """Scrolls no farther than needed to see a cell with some around it."""
        columns, rows = self._shown
        left, top = self.scroll_offset
        x, y = _scrolled(left // WIDTH, cell.column, columns), _scrolled(top, cell.row, rows)
        if (WIDTH * x, y) != (left, top):
            self.scroll_to(WIDTH * x, y, animate=False, force=True)

    # -- the cursor ------------------------------------------------------------------------------------------------

    def validate_cursor(self, cursor: Cell | None) -> Cell | None:
        return cursor if cursor is not None and self.picture.has(cursor) else None

    def watch_cursor(self, before: Cell | None, after: Cell | None) -> None:
        if not self.is_attached:
            return
        self._touch(before, after)
        self._touch(after, before)
        if after is not None:
            self._centre = None
            self.follow(after)
        self.post_message(self.CursorMoved(self, after))

    def move_cursor(self, dx: int, dy: int) -> None:
        """Moves the cursor by so many columns and rows, not beyond the edge; without one it appears where who acts
        stands, or in the middle of the view."""
        at = self.cursor
        if at is None:
            columns, rows = self._shown
            middle = Cell(self.scroll_offset.x // WIDTH + columns // 2, self.scroll_offset.y + rows // 2)
            self.cursor = self.picture.acting or self.picture.nearest(middle)
        else:
            self.cursor = self.picture.nearest(Cell(at.column + dx, at.row + dy))

    def _touch(self, cell: Cell | None, other: Cell | None) -> None:
        """Draws a cell again, and those of its names at the edges that are not the other's, and nothing else."""
        region = None if cell is None else self.region_of(cell)
        if cell is None or region is None:
            return
        regions = [region]
        if other is None or other.column != cell.column:
            regions.append(Region(region.x, self._origin.y, WIDTH, HEADER))
        if other is None or other.row != cell.row:
            regions.append(Region(self._origin.x, region.y, GUTTER, 1))
        self.refresh(*regions)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        cell = None if offset is None else self.cell_at(offset.x, offset.y)
        if cell is not None:
            self.cursor = cell
            self.post_message(self.CellChosen(self, cell))

    # -- lines -----------------------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """One line of the view: the letters of the columns, or the number of a row and what of it is in sight."""
        width = self._width
        columns, rows = self._shown
        margin, top = self._origin
        line = y - top
        ground = self.ink()
        if not columns or not rows or not 0 <= line < HEADER + rows:
            return Strip.blank(width, ground)
        left, first = self.scroll_offset
        pieces = self._row(first + line - HEADER, first, left) if line else self._header(left // WIDTH, columns)
        used = margin + GUTTER + WIDTH * columns
        return Strip([Segment(" " * margin, ground), *pieces, Segment(" " * (width - used), ground)], width)

    def _header(self, first: int, columns: int) -> list[Segment]:
        """The letters of the columns, that of the cursor lit, and arrows where the grid goes on."""
        glyphs = glyphs_of(self)
        plain, last = self.ink("grid--name"), first + columns
        names = _LETTERS[WIDTH * first : WIDTH * last]
        segments = [Segment((glyphs.more_left if first else " ").rjust(GUTTER), self.ink("grid--more"))]
        if last < self.picture.columns:
            names, more = names[:-1], [Segment(glyphs.more_right, self.ink("grid--more"))]
        else:
            more = []
        if self.cursor is None or not first <= self.cursor.column < last:
            return [*segments, Segment(names, plain), *more]
        at = WIDTH * (self.cursor.column - first)
        lit = Segment(names[at : at + WIDTH], self._look("name-lit"))
        return [*segments, Segment(names[:at], plain), lit, Segment(names[at + WIDTH :], plain), *more]

    def _row(self, row: int, first: int, left: int) -> list[Segment]:
        """The number of a row, and what of it is in sight."""
        glyphs = glyphs_of(self)
        columns, rows = self._shown
        above, below = row == first > 0, row == first + rows - 1 < self.picture.rows - 1
        here = self.cursor if self.cursor is not None and self.cursor.row == row else None
        number = f"{row + 1:>{GUTTER - 1}}"
        more = glyphs.more_above if above else glyphs.more_below if below else " "
        segments = [
            Segment(number, self._look("name-lit") if here else self.ink("grid--name")),
            Segment(more, self.ink("grid--more")),
        ]
        strip = self._strips.get(row)
        if strip is None:
            inks = [Segment(text, self._look(styles)) for text, styles in self._rows[row]]
            strip = self._strips[row] = Strip(inks, WIDTH * self.picture.columns)
        right = left + WIDTH * columns
        at = -1 if here is None else WIDTH * here.column
        if here is None or not left <= at < right:
            return [*segments, *strip.crop(left, right)]
        text = under_cursor(self.picture, here, SIGNS[glyphs.name])
        # The shape of who acts, or is chosen, goes on telling so.
        kept = 1 if here in (self.picture.acting, self.picture.chosen) and here in self.picture.tokens else 0
        lit = Segment(text[kept:], self._look("cursor"))
        return [*segments, *strip.crop(left, at + kept), lit, *strip.crop(at + WIDTH, right)]

    def _look(self, styles: str) -> Style:
        """The style of a cell, from the names of its styles, each over the one before."""
        names = tuple(f"grid--{name}" for name in styles.split(" "))
        known = self._inks.get(("look", *names))
        if known is None:
            known = self.ink(*names)
            if not _LIT.isdisjoint(names):
                known += Style(color=known.bgcolor, bgcolor=known.color, reverse=True)
            self._inks[("look", *names)] = known
        return known


def _scrolled(first: int, at: int, shown: int) -> int:
    """Where a view of so many cells begins so that one is in sight with some around it."""
    around = min(_AROUND, max(0, shown - 1) // 2)
    return max(0, min(max(first, at - shown + 1 + around), at - around))
