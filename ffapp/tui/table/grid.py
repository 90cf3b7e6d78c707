"""The grid of a dungeon: drawn by lines, columns and rows named at its edges, with a cursor that its screen moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.color import Color
from textual.geometry import Offset, Region, Size
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ffapp.doonjons.cells import LARGEST, Cell
from ffapp.mapping.board.beyond import Beyond, View, beyond
from ffapp.mapping.board.picture import EMPTY, LIGHT, GridPicture
from ffapp.mapping.board.tiles import (
    FLOORS,
    SCALES,
    SIGNS,
    SMALLEST,
    STYLES,
    WALLS,
    Piece,
    Scale,
    Signs,
    row_pieces,
    under_cursor,
)
from ffapp.tui.look.drawn import Drawn
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.messages import WidgetMessage
from ffapp.tui.look.painting import hex_of, mix

GUTTER: Final = 3
"""Columns of the numbers of the rows."""

HEADER: Final = 1
"""Lines of the letters of the columns."""

_AROUND: Final = 2
"""So many cells stay in sight around the cursor."""

_LETTERS: Final = "".join(Cell(column, 0).name[0] for column in range(LARGEST))

_LIT: Final = frozenset({"grid--acting", "grid--chosen", "grid--cursor", "grid--name-lit"})
"""Drawn in reversed video, so that they are seen without colours, too."""

_GROUNDS: Final = frozenset((*FLOORS, *WALLS))

_TORCH: Final = 0.6
"""So much of the colour of a floor is that of the torch where one is held."""

_GLOW: Final = 0.4
"""So much of the colour of a wall is that of the torch."""

_SHADE: Final = 0.45
"""How far the second shade of the floor lies from the first."""

_EDGE: Final = 0.55
"""How far the lower edge of a wall lies from its face."""


class DungeonGrid(ScrollView, Drawn, can_focus=False):
    """A dungeon as a grid of cells, as large as find room (`SCALES`), by torchlight.

    `show` gives it what to draw. Its screen watches the `cursor` (None: there is none) and moves it by `move_cursor`,
    in sight; a click puts it onto a cell and chooses that. Letters and numbers at the edges stay in sight while
    the grid scrolls, those of the cursor are lit, and arrows among them tell where the grid goes on. Arrows over the
    cells at the edge tell of who is out of sight; a click on one looks there.
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

    hovered: reactive[Cell | None] = reactive[Cell | None](None, repaint=False, init=False)
    """The cell under the mouse, which is drawn like any other."""

    # Drawn by its watcher, and nothing but what it changes.
    cursor: reactive[Cell | None] = reactive[Cell | None](None, repaint=False, init=False)

    class CellChosen(WidgetMessage["DungeonGrid", Cell]):
        """A cell was clicked."""

    def __init__(
        self,
        *,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self.picture: GridPicture = EMPTY
        self._scale = SMALLEST
        self._rows: list[tuple[Piece, ...]] = []  # a line of the screen each
        self._strips: dict[int, Strip] = {}
        self._origin = Offset(0, 0)
        self._width = 0
        self._shown = (0, 0)  # whole columns and rows of the grid in sight
        self._centre: Cell | None = None
        self._pointing = False
        self._grounds: dict[str, tuple[str, str]] = {}
        self._beyond: tuple[Beyond, ...] | None = None
        """The arrows as they are without a cursor; None: not known yet."""

    # -- what is drawn ---------------------------------------------------------------------------------------------

    def show(self, picture: GridPicture) -> None:
        """Draws another state of the dungeon: only the rows that differ. The cursor stays, on the nearest cell if the
        grid has become smaller."""
        before, self.picture = self.picture, picture
        if picture == before:
            return
        resized = (before.columns, before.rows) != (picture.columns, picture.rows)
        if self.is_attached:
            self._draw(everything=resized)
        if self.cursor is not None:
            self.cursor = picture.nearest(self.cursor)

    def _draw(self, *, everything: bool) -> None:
        scale = self._fitting()
        everything = everything or scale != self._scale
        self._scale = scale
        before = {place.row for place in self.beyond}
        self._beyond = None
        signs, picture = self._signs, self.picture
        rows = [
            row_pieces(picture, row, signs, scale, line) for row in range(picture.rows) for line in range(scale.height)
        ]
        changed = [line for line, pieces in enumerate(rows) if everything or pieces != self._rows[line]]
        self._rows = rows
        for line in changed:
            self._strips.pop(line, None)
        if everything:
            self._strips.clear()
            self._place()
            self.refresh()
            return
        top, shown = self.scroll_offset.y, self._shown[1] * scale.height
        changed += [top + scale.height * row for row in before | {place.row for place in self.beyond}]
        for line in changed:
            if 0 <= line - top < shown:
                self.refresh(Region(0, self._origin.y + HEADER + line - top, self.size.width, 1))

    def _fitting(self) -> Scale:
        """The largest cells that all find room; where none do, the smallest, and the grid scrolls."""
        width, height = self.size
        columns, rows = self.picture.columns, self.picture.rows
        return next(
            (
                scale
                for scale in SCALES
                if GUTTER + scale.width * columns <= width and HEADER + scale.height * rows <= height
            ),
            SMALLEST,
        )

    def on_mount(self) -> None:
        self._draw(everything=True)

    def on_resize(self) -> None:
        if self._fitting() == self._scale:
            self._place()
        else:
            self._draw(everything=True)
        if self._centre is not None:
            self.centre_on(self._centre)
        elif self.cursor is not None:
            self.follow(self.cursor)
        self.refresh()  # `virtual_size` may be what it was, and Textual then draws nothing

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._strips.clear()
        self._grounds = {}

    # -- where it lies ---------------------------------------------------------------------------------------------

    def _place(self) -> None:
        """Puts the grid into the middle of the room around it, and tells how far it scrolls: by whole cells."""
        width, height = self.size
        self._width = width
        wide, high = self._scale
        columns = min(self.picture.columns, max(0, width - GUTTER) // wide)
        rows = min(self.picture.rows, max(0, height - HEADER) // high)
        self._shown = columns, rows
        across = GUTTER + wide * self.picture.columns if self.picture.floor else 0
        down = HEADER + high * self.picture.rows if self.picture.floor else 0
        self._origin = Offset(max(0, (width - across) // 2), max(0, (height - down) // 2))
        unseen = wide * (self.picture.columns - columns), high * (self.picture.rows - rows)
        self.virtual_size = Size(width + unseen[0], height + unseen[1])
        left, top = self.scroll_offset
        self._beyond = None
        if left > unseen[0] or top > unseen[1]:
            self.scroll_to(min(left, unseen[0]), min(top, unseen[1]), animate=False, force=True)

    def validate_scroll_x(self, value: float) -> float:
        return self._scale.width * round(super().validate_scroll_x(value) / self._scale.width)

    def validate_scroll_target_x(self, value: float) -> float:
        return self._scale.width * round(super().validate_scroll_target_x(value) / self._scale.width)

    @property
    def _first(self) -> tuple[int, int]:
        """The first column and row in sight."""
        left, top = self.scroll_offset
        return left // self._scale.width, top // self._scale.height

    # -- who is out of sight ---------------------------------------------------------------------------------------

    def watch_scroll_x(self, before: float, after: float) -> None:
        self._beyond = None
        super().watch_scroll_x(before, after)

    def watch_scroll_y(self, before: float, after: float) -> None:
        self._beyond = None
        super().watch_scroll_y(before, after)

    @property
    def beyond(self) -> tuple[Beyond, ...]:
        """The arrows that tell of who is out of sight; none lies over the cursor."""
        return self._arrows(self.cursor)

    def _arrows(self, cursor: Cell | None) -> tuple[Beyond, ...]:
        if self._beyond is None:
            self._beyond = self._arrows_around(None)
        if cursor is None or not any(self._covers(place, cursor) for place in self._beyond):
            return self._beyond
        return self._arrows_around(cursor)

    def _arrows_around(self, avoided: Cell | None) -> tuple[Beyond, ...]:
        columns, rows = self._shown
        if columns >= self.picture.columns and rows >= self.picture.rows:
            return ()  # all is in sight
        return beyond(self.picture, View(*self._first, columns, rows), self._signs, avoided)

    def _covers(self, place: Beyond, cell: Cell) -> bool:
        first, top = self._first
        return cell.row - top == place.row and 0 <= cell.column - first - place.column < place.width

    @property
    def _signs(self) -> Signs:
        return SIGNS[glyphs_of(self).name]

    # -- cells -----------------------------------------------------------------------------------------------------

    def region_of(self, cell: Cell) -> Region | None:
        """Where a cell is drawn in the widget, None if it is out of sight."""
        columns, rows = self._shown
        first, top = self._first
        x, y = cell.column - first, cell.row - top
        if not (0 <= x < columns and 0 <= y < rows):
            return None
        wide, high = self._scale
        return Region(self._origin.x + GUTTER + wide * x, self._origin.y + HEADER + high * y, wide, high)

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell drawn at a place in the widget, None outside the grid and where an arrow lies over it."""
        cell = self._cell_below(x, y)
        return None if cell is None or any(self._covers(place, cell) for place in self.beyond) else cell

    def _cell_below(self, x: int, y: int) -> Cell | None:
        columns, rows = self._shown
        wide, high = self._scale
        across, down = (x - self._origin.x - GUTTER) // wide, (y - self._origin.y - HEADER) // high
        if not (0 <= across < columns and 0 <= down < rows):
            return None
        first, top = self._first
        return Cell(across + first, down + top)

    def centre_on(self, cell: Cell) -> None:
        """Puts a cell into the middle of the view, as far as the grid goes. It stays there when the view is resized,
        until the cursor moves."""
        self._centre = cell
        columns, rows = self._shown
        self._begin_at(cell.column - (columns - 1) // 2, cell.row - (rows - 1) // 2)

    def follow(self, cell: Cell) -> None:
        """Scrolls no farther than needed to see a cell with some around it."""
        columns, rows = self._shown
        first, top = self._first
        x = _scrolled(first, cell.column, columns, self.picture.columns)
        y = _scrolled(top, cell.row, rows, self.picture.rows)
        if (x, y) != (first, top):
            self._begin_at(x, y)

    def reveal(self, cell: Cell) -> None:
        """Scrolls to a cell that is out of sight, no farther than needed to see it with some around it."""
        if self.region_of(cell) is None:
            self.follow(cell)

    def _begin_at(self, column: int, row: int) -> None:
        wide, high = self._scale
        self.scroll_to(wide * max(0, column), high * max(0, row), animate=False, force=True)

    # -- the cursor ------------------------------------------------------------------------------------------------

    @property
    def stands_at(self) -> Offset | None:
        cell = self.cursor or self.picture.acting
        region = None if cell is None else self.region_of(cell)
        return None if region is None else region.offset

    def validate_cursor(self, cursor: Cell | None) -> Cell | None:
        return cursor if cursor is not None and self.picture.has(cursor) else None

    def watch_cursor(self, before: Cell | None, after: Cell | None) -> None:
        if not self.is_attached:
            return
        self._touch(before, after)
        self._touch(after, before)
        if self._beyond and self._arrows(before) is not self._arrows(after):
            for row in {place.row for place in (*self._arrows(before), *self._arrows(after))}:
                self.refresh(Region(0, self._origin.y + HEADER + self._scale.height * row, self.size.width, 1))
        if after is not None:
            self._centre = None
            (self.reveal if self._pointing else self.follow)(after)

    def put_cursor(self, cell: Cell | None) -> None:
        """Puts the cursor onto a cell, or takes it away, and tells nobody who watches it."""
        before = self.cursor
        self.set_reactive(DungeonGrid.cursor, self.validate_cursor(cell))
        self.watch_cursor(before, self.cursor)

    def point_at(self, cell: Cell) -> None:
        """Puts the cursor onto a cell, and does not scroll where that is in sight: what is looked at does not jump."""
        self._pointing = True
        self.cursor = cell
        self._pointing = False

    def move_cursor(self, dx: int, dy: int) -> None:
        """Moves the cursor by so many columns and rows, not beyond the edge; without one it appears where who acts
        stands, or in the middle of the view."""
        at = self.cursor
        if at is None:
            columns, rows = self._shown
            first, top = self._first
            middle = Cell(first + columns // 2, top + rows // 2)
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
            regions.append(Region(region.x, self._origin.y, region.width, HEADER))
        if other is None or other.row != cell.row:
            regions.append(Region(self._origin.x, region.y, GUTTER, 1))
        self.refresh(*regions)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        offset = event.get_content_offset(self)
        self.hovered = None if offset is None else self.cell_at(offset.x, offset.y)

    def on_leave(self) -> None:
        self.hovered = None

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        below = None if offset is None else self._cell_below(offset.x, offset.y)
        for place in self.beyond:
            if below is not None and self._covers(place, below):
                self.point_at(place.cell)
                return
        cell = None if offset is None else self.cell_at(offset.x, offset.y)
        if cell is not None:
            self.hovered = cell  # also where a terminal tells of clicks only
            self.point_at(cell)
            self.post_message(self.CellChosen(self, cell))

    # -- lines -----------------------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """One line of the view: the letters of the columns, or the number of a row and what of it is in sight."""
        width = self._width
        columns, rows = self._shown
        wide, high = self._scale
        margin, top = self._origin
        line = y - top
        ground = self.ink()
        if not columns or not rows or not 0 <= line < HEADER + high * rows:
            return Strip.blank(width, ground)
        pieces = self._line(line - HEADER) if line else self._header(self._first[0], columns)
        used = margin + GUTTER + wide * columns
        return Strip([Segment(" " * margin, ground), *pieces, Segment(" " * (width - used), ground)], width)

    def _header(self, first: int, columns: int) -> list[Segment]:
        """The letters of the columns, that of the cursor lit, and arrows where the grid goes on."""
        glyphs, wide = glyphs_of(self), self._scale.width
        plain, last = self.ink("grid--name"), first + columns
        names = "".join(letter.center(wide) for letter in _LETTERS[first:last])
        segments = [Segment((glyphs.more_left if first else " ").rjust(GUTTER), self.ink("grid--more"))]
        if last < self.picture.columns:
            names, more = names[:-1], [Segment(glyphs.more_right, self.ink("grid--more"))]
        else:
            more = []
        if self.cursor is None or not first <= self.cursor.column < last:
            return [*segments, Segment(names, plain), *more]
        at = wide * (self.cursor.column - first)
        lit = Segment(names[at : at + wide], self._look("name-lit"))
        return [*segments, Segment(names[:at], plain), lit, Segment(names[at + wide :], plain), *more]

    def _line(self, y: int) -> list[Segment]:
        """A line of the rows in sight: its number, where it is the first of one, and the cells."""
        glyphs, scale, signs = glyphs_of(self), self._scale, self._signs
        columns, rows = self._shown
        shown, line = divmod(y, scale.height)
        first, top = self._first
        row = top + shown
        above, below = shown == 0 < top, shown == rows - 1 and row < self.picture.rows - 1
        here = self.cursor if self.cursor is not None and self.cursor.row == row else None
        number = f"{row + 1:>{GUTTER - 1}}" if not line else " " * (GUTTER - 1)
        more = glyphs.more_above if above else glyphs.more_below if below else " "
        segments = [
            Segment(number, self._look("name-lit") if here and not line else self.ink("grid--name")),
            Segment(more, self.ink("grid--more")),
        ]
        at = scale.height * row + line
        strip = self._strips.get(at)
        if strip is None:
            strip = self._strips[at] = self._strip(self._rows[at])
        left, right = scale.width * first, scale.width * (first + columns)
        if here is None or not first <= here.column < first + columns:
            seen = strip.crop(left, right)
        else:
            x = scale.width * here.column
            lit = self._strip(under_cursor(self.picture, here, signs, scale, line))
            seen = Strip([*strip.crop(left, x), *lit, *strip.crop(x + scale.width, right)])
        for place in self.beyond if not line else ():
            if place.row == shown:
                x, end = scale.width * place.column, scale.width * (place.column + place.width)
                over = self._strip([(place.text, place.styles)])
                seen = Strip([*seen.crop(0, x), *over, *seen.crop(end, right - left)])
        return [*segments, *seen]

    def _strip(self, pieces: Iterable[Piece]) -> Strip:
        return Strip([Segment(text, self._look(styles)) for text, styles in pieces])

    def _look(self, styles: str) -> Style:
        """The style of a piece, from the names of its styles, each over the one before."""
        known = self._inks.get(("look", styles))
        if known is None:
            names = styles.split(" ")
            laid = tuple(f"grid--{name}" for name in names if name not in _GROUNDS)
            known, plain = self.ink(*laid), self.ink()
            if names[0] in _GROUNDS:
                self._grounds = self._grounds or grounds(self.app.theme_variables, dark=self.app.current_theme.dark)
                ground, edge = self._grounds[names[0]]
                if known.bgcolor == plain.bgcolor:
                    known += Style(bgcolor=ground)
                if names[0] in WALLS:
                    known += Style(color=edge if names[-1] == "edge" else ground)
            if not _LIT.isdisjoint(laid):
                known += Style(color=known.bgcolor, bgcolor=known.color, reverse=True)
            self._inks["look", styles] = known
        return known


def grounds(variables: Mapping[str, str], *, dark: bool) -> dict[str, tuple[str, str]]:
    """The ground of each of `FLOORS` and `WALLS` in a theme, and the colour of its lower edge."""
    panel, page, torch, stone, glow, low = (
        Color.parse(variables[name]).rgb
        for name in ("panel", "page", "torch", "frame-ink", "accent", "background" if dark else "foreground")
    )
    if torch == panel:  # where there are 16 colours there is nothing between two
        flat = dict.fromkeys(FLOORS, panel) | dict.fromkeys(WALLS, stone)
        return {name: (hex_of(ground), hex_of(ground)) for name, ground in flat.items()}
    found = {}
    for light in range(LIGHT + 1):
        for shade, ground in enumerate((panel, mix(panel, page, _SHADE))):
            lit = mix(ground, torch, _TORCH * light / LIGHT)
            found[FLOORS[(LIGHT + 1) * shade + light]] = hex_of(lit), hex_of(lit)
        lit = mix(stone, glow, _GLOW * light / LIGHT)
        found[WALLS[light]] = hex_of(lit), hex_of(mix(lit, low, _EDGE))
    return found


def _scrolled(first: int, at: int, shown: int, of: int) -> int:
    """Where a view of so many of all cells begins so that one is in sight with some around it."""
    around = min(_AROUND, max(0, shown - 1) // 2)
    return max(0, min(max(first, at - shown + 1 + around), at - around, of - shown))
