"""The order of turns: everybody with hit points, and a bar at whose turn it is; or with the throws that made it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec import Struct
from textual import events
from textual.reactive import reactive

from ffapp.doonjons.campaign import Campaign, figure_of
from ffapp.doonjons.figures import Character, hurt
from ffapp.doonjons.initiative import tie
from ffapp.mapping.board.picture import heap_of
from ffapp.mapping.board.tiles import SIGNS
from ffapp.texts import Texts
from ffapp.texts.board import figure_text
from ffapp.texts.dungeon import kin_text
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import cells, visible
from ffapp.tui.look.messages import WidgetMessage

_ROOMY: Final = 34
"""Columns from which on shapes have a column of their own; below, all are drawn as in the smallest cells of the map."""

_LEAST_NAME: Final = 6
_USUAL_NAME: Final = 14
"""A longer name gets no more room than this before what else is told does."""

_TOLD_NAME: Final = 8
"""So much of a name is worth more than race and class."""

_PAIR: Final = 14
"""Columns of a figure beside another."""

_BRIEFLY: Final = 5
"""Of these, columns of the hit points; where more would be needed, it is told only what is left."""

_LINES: Final = (4, 10)
"""Columns of the shortest and the longest line of hit points."""


class OrderRow(Struct, frozen=True):
    """A figure in the order of turns.

    `shape` and `label` are those of the map, `cell` is where it stands ("E5") and `loot` the sign of what lies there;
    `kin` race and class of a character, as long and as short as they can be. `thrown` is how its place came about
    ("13 + 14 = 27"), shown beside its hit points where it is given, and where room is scarce without its blanks or its
    sum alone; `remark` why it comes before the next one.
    `change` is what it has just lost.
    """

    id: int
    shape: str
    label: str
    name: str
    character: bool
    left: int
    hit_points: int
    acting: bool = False
    looked_at: bool = False
    thrown: str = ""
    remark: str = ""
    change: int = 0
    cell: str = ""
    loot: str = ""
    kin: tuple[str, str] = ("", "")

    @property
    def weak(self) -> bool:
        """Whether half of its hit points or fewer are left."""
        return hurt(self.left, self.hit_points)


class OrderList(Drawing):
    """A line for each figure (who, race and class, where, hit points), and one more for a remark, under a heading if
    there is one. Where these are more than `most` rows, two stand side by side without their names; where not all have
    room then, those around who acts are shown, and arrows tell that there are others. A click posts `Chosen`."""

    heading: reactive[tuple[str, str]] = reactive(("", ""), repaint=False)
    """What stands above the list, and at the end of that line."""
    places: reactive[tuple[OrderRow, ...]] = reactive[tuple[OrderRow, ...]]((), repaint=False)
    most: reactive[int] = reactive(0, layout=True)
    """How many rows there are for it, the heading among them; 0: as many as it likes."""

    class Chosen(WidgetMessage["OrderList", int]):
        """A figure was clicked."""

    def watch_heading(self, before: tuple[str, str], after: tuple[str, str]) -> None:
        self.refresh(layout=any(before) != any(after))

    def watch_places(self, before: tuple[OrderRow, ...], after: tuple[OrderRow, ...]) -> None:
        self.refresh(layout=len(_lines(before)) != len(_lines(after)))

    def rows(self, width: int) -> int:
        return self._top + self._high(width)

    @property
    def _top(self) -> int:
        """Rows of the heading."""
        return int(any(self.heading))

    def _high(self, width: int) -> int:
        """Rows of the list: of two figures each, where one in each would be too many."""
        lines, many = len(_lines(self.places)), 0 < self.most < self._top + len(_lines(self.places))
        paired = many and width > 2 * _PAIR and not any(place.thrown for place in self.places)
        return -(-lines // 2) if paired else lines

    def _first(self, lines: list[tuple[OrderRow, bool]], high: int, height: int) -> int:
        """The first of so many rows in sight: who acts stands in the middle, as far as the list goes."""
        lit = next((place for place in self.places if place.looked_at), None)
        lit = next((place for place in self.places if place.acting), lit)
        at = next((line for line, (place, _) in enumerate(lines) if place is lit), 0) % max(1, high)
        return max(0, min(at - (height - 1) // 2, high - height))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        lines, width = _lines(self.places), self.size.width
        high, height = self._high(width), self.size.height - self._top
        if offset is None or offset.y < self._top:
            return
        row = offset.y - self._top + self._first(lines, high, height)
        beside = int(high < len(lines) and offset.x >= width // 2)
        if row < high and (line := row + high * beside) < len(lines):
            self.post_message(self.Chosen(self, lines[line][0].id))

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        lines, glyphs, top = _lines(self.places), canvas.glyphs, self._top
        if top:
            indent = int(canvas.width < _ROOMY)
            canvas.rule(indent, 0, canvas.width - indent, *self.heading)
        height, high = canvas.height - top, self._high(canvas.width)
        first = self._first(lines, high, height)
        cut = height < high  # then the last column is that of the arrows
        columns = _columns(self.places, canvas.width - cut)
        for at, (place, remark) in enumerate(lines):
            beside, row = divmod(at, high)
            y = row - first + top
            if not top <= y < canvas.height:
                continue
            if high < len(lines):
                _draw_briefly(canvas, beside * (canvas.width // 2), y, place)
            elif remark:
                canvas.put(columns.name, y, place.remark, "muted slanted", room=canvas.width - columns.name)
            else:
                _draw_place(canvas, y, place, columns)
        last = canvas.width - 1
        if first:
            canvas.sign(last, top, glyphs.more_above, "accent strong")
        if first + height < high:
            canvas.sign(last, canvas.height - 1, glyphs.more_below, "accent strong")


class _Columns(Struct, frozen=True):
    """Where names begin and the list ends, and how wide its columns are, from the right: hit points, throws (as one of
    `_throws`), cells, the line, what was lost, race and class (`full` or not)."""

    name: int
    end: int
    told: int
    thrown: int
    throws: int
    cell: int
    line: int
    change: int
    kin: int
    full: bool


def _lines(places: tuple[OrderRow, ...]) -> list[tuple[OrderRow, bool]]:
    """What stands on each line: which place, and whether it is its remark."""
    return [(place, remark) for place in places for remark in ((False, True) if place.remark else (False,))]


def _told(place: OrderRow) -> str:
    return f"{place.left}/{place.hit_points}"


def _throws(place: OrderRow) -> tuple[str, ...]:
    """How its place came about, as whole as possible first."""
    return place.thrown, place.thrown.replace(" ", ""), place.thrown.rpartition(" ")[2]


def _columns(places: tuple[OrderRow, ...], width: int) -> _Columns:
    thrown = any(place.thrown for place in places)
    # The same in the whole course of a fight, so that no name gets shorter or longer.
    points = max((len(str(place.hit_points)) for place in places), default=0)
    told = 2 * points + 1
    name = 7 if width >= _ROOMY else 5
    room = width - name - told - 1
    cell = max((len(place.cell) for place in places), default=0)
    if width >= _ROOMY and any(place.loot for place in places):
        cell += 1
    least = max(_LEAST_NAME, min(_longest(places), _USUAL_NAME))
    sums, form = 0, 0
    if thrown:
        wides = [max(map(len, same)) for same in zip(*map(_throws, places), strict=True)]
        enough = (least, min(least, _TOLD_NAME))
        form = next((at for at, left in enumerate(enough) if room - wides[at] - 1 >= left), len(enough))
        sums = wides[form]
        room -= sums + 1
    if thrown and room - cell - 1 < least:
        cell = 0
    room -= cell + 1 if cell else 0
    heroes = [place for place in places if place.character]
    hero, kin = min(_longest(heroes), _USUAL_NAME), max((cells(place.kin[1]) for place in heroes), default=0)
    if room - kin - 1 < (hero if thrown else min(hero, _TOLD_NAME)):
        kin = 0
    room -= max(least, hero + kin + 1 if kin else 0)
    change = 0 if thrown or room < points + 2 else points + 1
    room -= change + 1 if change else 0
    whole = max((cells(place.kin[0]) for place in heroes), default=0)
    full = 0 < kin < whole <= room + kin
    room -= whole - kin if full else 0
    line = 0 if thrown or room <= _LINES[0] else min(_LINES[1], room - 1)
    return _Columns(name, width, told, sums, form, cell, line, change, whole if full else kin, full)


def _longest(places: Iterable[OrderRow]) -> int:
    """Columns of the longest name."""
    return max((cells(visible(place.name)) for place in places), default=0)


def _draw_sign(canvas: Canvas, x: int, y: int, place: OrderRow, *, roomy: bool = False) -> str:
    """Who it is, as on the map, and whether it acts or is looked at. Returns the ink of its side."""
    glyphs, side = canvas.glyphs, "accent" if place.character else "evil"
    mark = glyphs.bar if place.acting else glyphs.bullet if place.looked_at else ""
    canvas.sign(x, y, mark, "accent strong")
    letters = place.label.lower() if place.weak else place.label
    sign = letters if place.character and not roomy else f"{place.shape}{place.label}"
    canvas.sign(x + 1 + roomy, y, sign, f"{side} strong")
    return side


def _draw_briefly(canvas: Canvas, x: int, y: int, place: OrderRow) -> None:
    """Who, where, and the hit points, in `_PAIR` columns."""
    if place.acting:
        canvas.ground(x, y, _PAIR, 1, "on-cursor")
    _draw_sign(canvas, x, y, place)
    told = _told(place)
    start = canvas.right(x + _PAIR, y, told if len(told) <= _BRIEFLY else str(place.left), "text strong")
    canvas.right(min(start - 1, x + _PAIR - _BRIEFLY - 1), y, place.cell)


def _draw_place(canvas: Canvas, y: int, place: OrderRow, columns: _Columns) -> None:
    glyphs = canvas.glyphs
    if place.acting:
        canvas.ground(0, y, canvas.width, 1, "on-cursor")
    side = _draw_sign(canvas, 0, y, place, roomy=columns.name > _LEAST_NAME)
    canvas.right(columns.end, y, _told(place), "text strong")
    x = columns.end - columns.told - 1
    if columns.thrown:
        canvas.right(x, y, _throws(place)[columns.throws], "text")
        x -= columns.thrown + 1
    if columns.cell:
        canvas.right(canvas.right(x, y, place.cell, "text"), y, place.loot, "title strong")
        x -= columns.cell + 1
    if columns.line:
        x -= columns.line
        ink = "low" if place.weak else side
        lost = max(0, -place.change)
        canvas.gauge(x, y, columns.line, place.left, place.hit_points, lost=lost, ink=ink, lost_ink="wound")
        x -= 1
    if columns.change:
        if place.change:
            canvas.right(x, y, glyphs.signed(place.change), "wound strong" if place.change < 0 else "gain strong")
        x -= columns.change + 1
    if columns.kin and place.character:
        canvas.right(x, y, place.kin[not columns.full], "muted")
        x -= columns.kin + 1
    canvas.put(columns.name, y, place.name, "text strong" if place.acting else "text", room=max(1, x - columns.name))


def order_rows(
    texts: Texts,
    state: Campaign,
    labels: Mapping[int, str],
    glyphs: Glyphs,
    *,
    thrown: bool = False,
    looked_at: int = 0,
    lost: Mapping[int, int] | None = None,
) -> Iterator[OrderRow]:
    """Everybody in the order of turns; `thrown` tells how it came about, and ties why."""
    signs = SIGNS[glyphs.name]
    for at, place in enumerate(state.order):
        figure = figure_of(state, place.figure)
        if figure is None:
            continue
        character = isinstance(figure, Character)
        shape = (signs.character if character else signs.monster)[hurt(figure.left, figure.hit_points)]
        lying = () if figure.cell is None else state.dungeon.things_at(figure.cell)
        reason = tie(state, at) if thrown else ""
        yield OrderRow(
            id=figure.id,
            shape=shape,
            label=labels.get(figure.id, ""),
            name=figure_text(texts, figure),
            character=character,
            left=figure.left,
            hit_points=figure.hit_points,
            acting=figure.id == state.acting,
            looked_at=figure.id == looked_at,
            thrown=f"{place.die} + {figure.initiative} = {place.total}" if thrown else "",
            remark=texts("dungeon-tie", why=reason) if reason else "",
            change=(lost or {}).get(figure.id, 0),
            cell="" if figure.cell is None else figure.cell.name,
            loot=signs.heaps[heap_of([thing.kind for thing in lying])] if lying else "",
            kin=(kin_text(figure, texts), kin_text(figure, texts, short=True)) if character else ("", ""),
        )
