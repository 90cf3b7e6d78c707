"""The map of the clearings: drawn from cells, with a cursor that walks from clearing to clearing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Region, Size, Spacing
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ffapp.gamebook.drawing import Drawing
from ffapp.mapping.layout import Contradiction, Layout, lay_out
from ffapp.mapping.moving import beyond, stepped
from ffapp.mapping.picture import STYLES, ZOOMS, Pen, Picture, Zoom, draw
from ffapp.tui.book.deeds import CANVAS
from ffapp.tui.deeds import bindings
from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import cells, shorten
from ffapp.tui.look.messages import WidgetMessage
from ffapp.tui.look.painting import noise
from ffapp.tui.look.strips import blank_near, laid_over, overlaid

USUAL_ZOOM: Final = 1
_FITTED: Final = range(len(ZOOMS) - 1, USUAL_ZOOM, -1)
"""The scales that a map is drawn at by itself where the whole of it fits, the largest first."""

_MARGIN: Final = Offset(2, 1)
"""Around the whole map where one goes about on it."""

_SHORT_NAME: Final = 10
_AROUND: Final = Spacing(2, 6, 2, 6)
"""What stays in sight around the cursor."""

_REEDS: Final = '""~~'
_SPARSE: Final = 34
_CLEAR: Final = 2
"""Reeds and water stand at most so far apart, and so far from what is drawn."""


class ClearingMap(ScrollView, Drawn, can_focus=True):
    """A drawing as a map, north up.

    `set_map` gives it what to draw. The cursor stands on a clearing (`cursor`, None on an empty map) and moves by
    arrows, by h j k l and by clicks; the map scrolls so that it stays in sight. Not `pointing` it is hidden, and
    the map stays with the hero. `chosen` is a passage to be shown, by its id. The scale is the largest at which the
    whole map is in sight, and no smaller than the usual one, until it is chosen.
    """

    DEFAULT_CSS = """
    ClearingMap {
        width: 1fr;
        height: 1fr;
        scrollbar-size: 0 0;
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *(f"map--{style}" for style in STYLES),
        "map--chosen",
        "map--cursor",
        "map--more",
        "map--reeds",
    }
    BINDINGS = bindings("map", CANVAS)

    # Each is drawn by its watcher, and nothing but what it changes.
    cursor: reactive[int | None] = reactive[int | None](None, repaint=False, init=False)
    zoom: reactive[int] = reactive(USUAL_ZOOM, repaint=False, init=False)
    pointing: reactive[bool] = reactive(True, repaint=False, init=False)
    chosen: reactive[int | None] = reactive[int | None](None, repaint=False, init=False)

    class Selected(WidgetMessage["ClearingMap", int]):
        """A clearing was clicked, or chosen by enter."""

    def __init__(
        self,
        *,
        zoom: int | None = None,
        pointing: bool = True,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
        disabled: bool = False,
    ) -> None:
        """
        Args:
            zoom: from 0, afar, to 4, near; None: what fits.
            pointing: whether there is a cursor.
        """
        super().__init__(name=name, id=id, classes=classes, disabled=disabled)
        self.layout_of_map = Layout(Drawing())
        self.picture = Picture(0, 0, {}, {}, {})
        self.here: int | None = None
        self.enemies: frozenset[int] = frozenset()
        self.trail: frozenset[int] = frozenset()
        self.noted: frozenset[int] = frozenset()
        self._strips: dict[int, Strip] = {}
        self._edges: dict[tuple[Region, Size], dict[int, list[tuple[int, str]]]] = {}
        self._origin = Offset(0, 0)
        self._room = Size(0, 0)
        self._fits = zoom is None
        self.set_reactive(ClearingMap.zoom, USUAL_ZOOM if zoom is None else zoom)
        self.set_reactive(ClearingMap.pointing, pointing)
        self.can_focus = pointing

    # -- what is drawn ---------------------------------------------------------------------------------------------

    def set_map(
        self,
        drawing: Drawing,
        clearing: int | None = None,
        enemies: Collection[int] = (),
        trail: Collection[int] = (),
        noted: Collection[int] = (),
    ) -> None:
        """Draws another state of the map. When the hero has moved, or on a first map, the cursor goes there.

        Args:
            drawing: clearings and passages.
            clearing: where the hero stands.
            enemies: the clearings where enemies are left.
            trail: the passages walked last.
            noted: the clearings that have a note.
        """
        enemies, trail, noted = frozenset(enemies), frozenset(trail), frozenset(noted)
        shown = (self.layout_of_map.drawing, self.here, self.enemies, self.trail, self.noted)
        if (drawing, clearing, enemies, trail, noted) == shown:
            return
        first = not self.layout_of_map.places
        moved = first or clearing != self.here
        self.layout_of_map = lay_out(drawing)
        self.here, self.enemies, self.trail, self.noted = clearing, enemies, trail, noted
        if self.chosen is not None and drawing.passage(self.chosen) is None:
            self.set_reactive(ClearingMap.chosen, None)
        if moved or self.cursor not in self.layout_of_map.places:
            self.cursor = self._home()
        self._redraw()
        if first:
            self.centre_on(self.cursor)

    @property
    def drawing(self) -> Drawing:
        """The drawing shown."""
        return self.layout_of_map.drawing

    @property
    def contradictions(self) -> tuple[Contradiction, ...]:
        """What the map cannot show as it was told; `layout_of_map.arguments` gives the arguments of its message."""
        return self.layout_of_map.contradictions

    @property
    def _small(self) -> bool:
        """Whether it is a small map to find one's way by, on which shorter names of places let more of them be seen."""
        return not self.pointing and self.drawing.free

    @property
    def _margin(self) -> Offset:
        return _MARGIN if self.pointing else Offset(0, 0)

    def _home(self) -> int | None:
        if self.here in self.layout_of_map.places:
            return self.here
        return next(iter(self.layout_of_map.places), None)

    def _redraw(self) -> None:
        """Draws the picture anew; nothing before there is an app to draw on."""
        if not self.is_attached:
            return
        self._room = self.scrollable_content_region.size
        if self._fits:
            self.set_reactive(ClearingMap.zoom, next(filter(self._fit, _FITTED), USUAL_ZOOM))
        zoom = ZOOMS[self.zoom]
        self.picture = self._drawn(zoom)
        if self._small and self.picture.width > self._room.width:
            self.picture = self._drawn(zoom._replace(name_width=min(_SHORT_NAME, zoom.name_width)))
        self._forget()
        self._place()
        self._follow()
        self.refresh()

    def _drawn(self, zoom: Zoom) -> Picture:
        glyphs = glyphs_of(self)
        pen = Pen(glyphs, lambda text, most: shorten(text, most, glyphs=glyphs), cells)
        known = self.layout_of_map
        return draw(known, pen, here=self.here, enemies=self.enemies, trail=self.trail, noted=self.noted, zoom=zoom)

    def _fit(self, index: int) -> bool:
        """Whether the whole map is in sight at a scale."""
        zoom, known = ZOOMS[index], self.layout_of_map
        width, height = (self._room.width - 2 * self._margin.x, self._room.height - 2 * self._margin.y)
        least = known.columns * (zoom.column_gap + 1), known.rows * (zoom.lines + zoom.row_gap)
        if least[0] - zoom.column_gap > width or least[1] - zoom.row_gap > height:  # need not be drawn to be seen
            return False
        picture = self._drawn(zoom)
        return picture.width <= width and picture.height <= height

    def _place(self) -> None:
        """Where the picture lies: in the middle, if there is room around it."""
        left, top = self._margin
        width, height = self.picture.width + 2 * left, self.picture.height + 2 * top
        room = self.scrollable_content_region.size
        x = max(left, (room.width - self.picture.width) // 2)
        y = max(top, (room.height - self.picture.height) // 2)
        if (x, y) != self._origin:
            self._origin = Offset(x, y)
            self._forget()
        self.virtual_size = Size(max(room.width, width), max(room.height, height))

    def _forget(self) -> None:
        """What was drawn has changed."""
        self._strips.clear()
        self._edges.clear()

    def on_mount(self) -> None:
        self._redraw()

    def on_resize(self) -> None:
        if (self._fits or self._small) and self._room != self.scrollable_content_region.size:
            self._redraw()
        self._place()
        self._follow()

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._forget()

    # -- the cursor ------------------------------------------------------------------------------------------------

    def region_of(self, number: int) -> Region | None:
        """The cells of a clearing on the whole map, or None."""
        box = self.picture.boxes.get(number)
        return box and Region(box.x + self._origin.x, box.y + self._origin.y, box.width, box.height)

    @property
    def stands_at(self) -> Offset | None:
        number = self.cursor if self.pointing else self._home()
        box = None if number is None else self.picture.boxes.get(number)
        return box and Offset(box.x, box.y) + self._origin - self.scroll_offset

    def validate_cursor(self, cursor: int | None) -> int | None:
        return cursor if cursor in self.layout_of_map.places else None

    def watch_cursor(self, before: int | None, after: int | None) -> None:
        self._touch(before, after)
        self._follow()

    def _touch(self, *numbers: int | None) -> None:
        """Draws clearings again, and nothing else."""
        regions = [region for number in numbers if number is not None and (region := self.region_of(number))]
        if regions:
            start = -self.scroll_offset
            self.refresh(*(region.translate(start) for region in regions))

    def _follow(self) -> None:
        """Scrolls so that the cursor, or without one the hero, is in sight."""
        number = self.cursor if self.pointing else self._home()
        region = None if number is None else self.region_of(number)
        if region is None:
            return
        view = Region(*self.scroll_offset, *self.scrollable_content_region.size).shrink(_AROUND)
        if view.contains_region(region):
            return
        if self.pointing:
            self.scroll_to_region(region, spacing=_AROUND, animate=False, force=True)
        else:
            self._centre(region)

    def _centre(self, region: Region) -> None:
        room = self.scrollable_content_region.size
        x, y = region.center
        self.scroll_to(round(x - room.width / 2), round(y - room.height / 2), animate=False, force=True)

    def centre_on(self, number: int | None) -> None:
        """Puts a clearing into the middle of the view, as far as the map goes."""
        region = None if number is None else self.region_of(number)
        if region:
            self._centre(region)

    def action_go(self, way: str) -> None:
        """Moves the cursor along a passage, or to what is nearest that way."""
        if self.cursor is None:
            self.cursor = self._home()
            return
        number = beyond(self.layout_of_map, self.cursor, way)
        if number is not None:
            self.cursor = number

    def action_step(self, step: int) -> None:
        """Moves the cursor to the clearing with the next higher or lower number."""
        self.cursor = stepped(self.layout_of_map, self.cursor, step)

    def action_home(self) -> None:
        """Moves the cursor to where the hero stands, in the middle of the view."""
        self.cursor = self._home()
        self.centre_on(self.cursor)

    def action_select(self) -> None:
        """Chooses the clearing under the cursor."""
        if self.cursor is not None:
            self.post_message(self.Selected(self, self.cursor))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        x, y = offset + self.scroll_offset - self._origin
        number = self.picture.clearing_at(x, y)
        if number is not None:
            self.cursor = number
            self.post_message(self.Selected(self, number))

    # -- other looks -----------------------------------------------------------------------------------------------

    def action_zoom(self, step: int) -> None:
        """Draws the map from nearer, or from farther."""
        self._fits = False
        self.zoom += step

    def validate_zoom(self, zoom: int) -> int:
        return max(0, min(zoom, len(ZOOMS) - 1))

    def watch_zoom(self) -> None:
        self._redraw()
        self.centre_on(self.cursor if self.pointing else self._home())

    def watch_pointing(self, pointing: bool) -> None:
        self.can_focus = pointing
        self._touch(self.cursor)

    def watch_chosen(self) -> None:
        self._forget()
        self.refresh()

    # -- lines -----------------------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """One line of the view: a line of the map, and upon it the cursor and what tells that the map goes on."""
        view = Region(*self.scroll_offset, *self.size)
        line = y + view.y
        strip = self._line(line).crop(view.x, view.right)
        number = self.cursor if self.pointing else None
        box = None if number is None else self.picture.boxes.get(number)
        if box and line - self._origin.y in box.lines:
            at = box.x + self._origin.x - view.x
            lit = strip.crop(max(0, at), max(0, at + box.width))
            ink = self._lit("here" if number == self.here else "cursor")
            strip = laid_over(strip, max(0, at), Strip([Segment(lit.text, ink)], lit.cell_length))
        for x, sign in self._more(view).get(y, ()):
            free = blank_near(strip, x)
            if free is not None:
                strip = laid_over(strip, free, Strip([Segment(sign, self.ink("map--more"))], 1))
        return strip

    def _lit(self, name: str) -> Style:
        """An ink of the cursor, seen without colours, too."""
        style = self._inks.get(("lit", name))
        if style is None:
            ink = self.ink(f"map--{name}")
            style = self._inks["lit", name] = Style(color=ink.bgcolor, bgcolor=ink.color, reverse=True, bold=True)
        return style

    def _line(self, line: int) -> Strip:
        """A line of the map, made when it is first seen."""
        strip = self._strips.get(line)
        if strip is None:
            strip = self._strips[line] = self._strip(line)
        return strip

    def _strip(self, line: int) -> Strip:
        """A line of the map without the cursor."""
        y = line - self._origin.y
        width = max(self.virtual_size.width, self.size.width)
        pieces: list[Piece] = [(" " * self._origin.x, "")]
        for text, styles in self.picture.line(y):
            pieces.append((text, " ".join(f"map--{style}" for style in styles.split())))
        if self.chosen is not None:
            for x, chosen in self.picture.cells.get(self.chosen, ()):
                if chosen == y:
                    pieces = overlaid(pieces, x + self._origin.x, "map--chosen")
        if not self.drawing.free and glyphs_of(self).name != "ascii":
            pieces = self._reeds(y, pieces, width)
        return self.strip(pieces, width)

    def _reeds(self, y: int, pieces: list[Piece], width: int) -> list[Piece]:
        """The pieces with reeds and water here and there, where there is nothing near."""
        at = sum(cells(text) for text, _ in pieces)
        pieces = [*pieces, (" " * (width - at), "")]
        result: list[Piece] = []
        at = 0
        for index, (text, names) in enumerate(pieces):
            end = at + cells(text)
            x = at
            low = at + (_CLEAR if index else 0)
            high = end - (_CLEAR if index + 1 < len(pieces) else 0)
            for grown in () if names else self._grown(y, low, high):
                result += [(" " * (grown - x), ""), (_REEDS[noise(grown, y) % len(_REEDS)], "map--reeds")]
                x = grown + 1
            result.append((text if names else " " * (end - x), names))
            at = end
        return result

    def _grown(self, y: int, low: int, high: int) -> Iterator[int]:
        """The columns from `low` to before `high` of a line at which something grows: they stay with the map."""
        x = self._origin.x % _SPARSE - _SPARSE
        while x < high:
            grown = x + noise(x - self._origin.x, y) % (_SPARSE - 1)
            if low <= grown < high and noise(grown, -y) % 3:
                yield grown
            x += _SPARSE

    def _more(self, view: Region) -> dict[int, list[tuple[int, str]]]:
        """The signs at the edges of a view that tell where the map goes on: by row, the column near which each is to
        be."""
        key = view, self.virtual_size
        if key not in self._edges:
            glyphs, room, middle = glyphs_of(self), self.virtual_size, view.width // 2
            signs: list[tuple[int | None, int, str]] = []
            if view.y > 0:
                signs.append((0, middle, glyphs.more_above))
            if view.bottom < room.height:
                signs.append((view.height - 1, middle, glyphs.more_below))
            if view.x > 0:
                signs.append((self._free_row(view, 0), 0, glyphs.more_left))
            if view.right < room.width:
                signs.append((self._free_row(view, view.width - 1), view.width - 1, glyphs.more_right))
            rows = {row for row, _, _ in signs if row is not None}
            self._edges[key] = {row: [(x, sign) for at, x, sign in signs if at == row] for row in rows}
        return self._edges[key]

    def _free_row(self, view: Region, x: int) -> int | None:
        """The row of a view nearest to its middle that is empty at an edge."""
        rows = sorted(range(view.height), key=lambda row: abs(row - view.height // 2))
        lines = ((row, self._line(row + view.y).crop(view.x, view.right)) for row in rows)
        return next((row for row, strip in lines if blank_near(strip, x) is not None), None)
