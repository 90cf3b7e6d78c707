"""The map as lines of styled text: a pure function of its layout, where the hero stands, and who waits where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from itertools import groupby
from typing import Final, Protocol

from msgspec import Struct

from ffapp.gamebook.drawing import Clearing, Passage
from ffapp.mapping.grid import STEP, Cell
from ffapp.mapping.layout import Layout
from ffapp.mapping.page import ZOOMS, Box, Page, Span, Zoom
from ffapp.mapping.routes import Routes, find_routes, slots_needed

STYLES: Final = (
    *("clearing", "walked", "here", "enemies", "noted", "mark"),
    *("passage", "trail", "apart", "arrow", "exit", "name", "way"),
)
"""What a piece of the map can be: a clearing, one on the recent trail, the hero's, one with enemies left, the number of
one with a note, its mark; a passage, one of the recent trail, one that contradicts others, the head of a one-way one,
an exit not taken; the name of a clearing, and of a way."""

MARK_SIGNS: Final = {
    "unicode": {"danger": "!", "treasure": "◆", "friend": "♡", "goal": "★", "magic": "✦"},
    "ascii": {"danger": "!", "treasure": "$", "friend": "+", "goal": "X", "magic": "%"},
}
"""The sign of each mark, one column wide, by the name of a set of glyphs."""

NAME_WIDTH: Final = 16
LEAST_NAME: Final = 5

Spot = Callable[[int], tuple[int, int, list[Cell]]]
"""Where a name of some width can stand: column, line, and the cells that must be empty for it."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_ARMS: Final = {(0, -1): NORTH, (1, 0): EAST, (0, 1): SOUTH, (-1, 0): WEST}
_HORIZONTAL: Final = EAST | WEST
_VERTICAL: Final = NORTH | SOUTH


class Signs(Protocol):
    """The glyphs that a map is drawn with, each one column wide."""

    @property
    def name(self) -> str: ...
    @property
    def horizontal(self) -> str: ...
    @property
    def vertical(self) -> str: ...
    @property
    def dashed_horizontal(self) -> str: ...
    @property
    def dashed_vertical(self) -> str: ...
    @property
    def corner_nw(self) -> str: ...
    @property
    def corner_ne(self) -> str: ...
    @property
    def corner_sw(self) -> str: ...
    @property
    def corner_se(self) -> str: ...
    @property
    def heavy_horizontal(self) -> str: ...
    @property
    def heavy_vertical(self) -> str: ...
    @property
    def heavy_nw(self) -> str: ...
    @property
    def heavy_ne(self) -> str: ...
    @property
    def heavy_sw(self) -> str: ...
    @property
    def heavy_se(self) -> str: ...
    @property
    def cross(self) -> str: ...
    @property
    def heavy_cross(self) -> str: ...
    @property
    def cross_heavy_horizontal(self) -> str: ...
    @property
    def cross_heavy_vertical(self) -> str: ...
    @property
    def bridge_vertical(self) -> str: ...
    @property
    def arrow_north(self) -> str: ...
    @property
    def arrow_east(self) -> str: ...
    @property
    def arrow_south(self) -> str: ...
    @property
    def arrow_west(self) -> str: ...
    @property
    def unseen(self) -> str: ...
    @property
    def enemy(self) -> str: ...
    @property
    def note(self) -> str: ...


class Pen(Struct, frozen=True):
    """What a map is drawn with: glyphs, `shorten(text, columns)` that makes any text fit and harmless, and `width`,
    the columns that a text takes."""

    signs: Signs
    shorten: Callable[[str, int], str]
    width: Callable[[str], int]


class Picture(Struct, frozen=True):
    """A map drawn: `width` columns by `height` lines.

    `boxes` are the cells of each clearing, `cells` those of each passage from its start to its end (of an exit, those
    that show it); `covered` are those of them upon which the name of the passage is written.
    """

    width: int
    height: int
    boxes: Mapping[int, Box]
    cells: Mapping[int, tuple[Cell, ...]]
    runs: Mapping[int, Mapping[int, tuple[str, int, str]]]
    covered: frozenset[Cell] = frozenset()

    def line(self, y: int) -> list[tuple[str, str]]:
        """The pieces of one line: text and style, "" for empty space; the end of the line is left out."""
        pieces: list[tuple[str, str]] = []
        at = 0
        for x, (text, width, style) in sorted(self.runs.get(y, {}).items()):
            if x > at:
                pieces.append((" " * (x - at), ""))
            if pieces and pieces[-1][1] == style:
                pieces[-1] = (pieces[-1][0] + text, style)
            else:
                pieces.append((text, style))
            at = x + width
        return pieces

    def text(self) -> str:
        """The whole map as plain text."""
        lines = ("".join(text for text, _ in self.line(y)).rstrip() for y in range(self.height))
        return "\n".join(lines)

    def clearing_at(self, x: int, y: int) -> int | None:
        """The clearing whose cells include this one, or None."""
        for number, box in self.boxes.items():
            if y in box.lines and box.x <= x < box.x + box.width:
                return number
        return None


def draw(
    layout: Layout,
    pen: Pen,
    *,
    here: int | None = None,
    enemies: Collection[int] = (),
    trail: Collection[int] = (),
    noted: Collection[int] = (),
    zoom: Zoom = ZOOMS[1],
) -> Picture:
    """The picture of a layout. `here` is the hero's clearing, `enemies` the clearings where enemies are left, `trail`
    the passages walked last, by their ids, `noted` the clearings that have a note."""
    return _Drawer(layout, pen, here, enemies, trail, noted, zoom).draw()


class _Drawer:
    def __init__(
        self,
        layout: Layout,
        pen: Pen,
        here: int | None,
        enemies: Collection[int],
        trail: Collection[int],
        noted: Collection[int],
        zoom: Zoom,
    ) -> None:
        self.layout = layout
        self.pen = pen
        self.here = here
        self.enemies = enemies
        self.trail = trail
        self.noted = {*noted, *(known.number for known in layout.drawing.clearings if known.note)}
        walked = (passage for passage in layout.drawing.passages if passage.id in trail)
        self.walked = {number for passage in walked for number in (passage.start, passage.end)}
        self.zoom = zoom
        self.routes: Routes = find_routes(layout)
        self.clearings = {clearing.number: clearing for clearing in layout.drawing.clearings}
        self.texts = {number: self._pieces(number) for number in layout.places}
        self.page = Page(layout, self.routes, self._spans(), zoom)
        self.runs: dict[int, dict[int, tuple[str, int, str]]] = {}
        self.taken: set[Cell] = set()
        self.boxed: dict[Cell, Box] = {}
        self.arms: dict[Cell, int] = {}
        self.heavy: dict[Cell, int] = {}
        self.apart: dict[Cell, bool] = {}
        self.cells: dict[int, tuple[Cell, ...]] = {}
        self.covered: set[Cell] = set()

    def draw(self) -> Picture:
        for number, box in self.page.boxes.items():
            x = box.x
            self.boxed.update({(column, y): box for y in box.lines for column in range(x, x + box.width)})
            for text, style in self.texts[number]:
                before = len(text) - len(text.lstrip())
                x += self._put(x, box.y, text[:before], style.removesuffix(" noted"))
                x += self._put(x, box.y, text[before:], style)
            if box.height > 1:
                self._below(number, box)
        heads = [self._passage(passage) for passage in self.layout.drawing.passages]
        self._lines()
        for head in heads:
            if head:
                self._put(*head)
        if self.zoom.names:
            self._names()
        return self._picture()

    def _put(self, x: int, y: int, text: str, style: str) -> int:
        """Writes text. Returns how many columns it takes."""
        width = self.pen.width(text)
        if width:
            self.runs.setdefault(y, {})[x] = (text, width, style)
            self.taken.update((column, y) for column in range(x, x + width))
        return width

    # -- clearings -------------------------------------------------------------------------------------------------

    def _pieces(self, number: int) -> list[tuple[str, str]]:
        """What stands in a clearing: its brackets, its number (or its name, where there is no compass), its signs."""
        clearing, base = self._clearing(number), self._base(number)
        plain = self.pen.signs.name == "ascii"
        name = f"{number:>2}" if self.zoom.brackets else str(number)
        if self.layout.drawing.free and clearing.label and self.zoom.names:
            name = self.pen.shorten(clearing.label, self.zoom.name_width)
        framed = self.zoom.brackets or number in self.routes.slots
        brackets = "[]" if number == self.here else ("()" if plain else "  ") if framed else ("", "")
        noted = f"{base} noted" if number in self.noted else base
        signs = [] if self.zoom.lines > 1 else self._signs(number)
        inside = (" " * (self.zoom.lines - 1), base)
        pieces = [(brackets[0], base), inside, (name, noted), *signs, inside, (brackets[1], base)]
        return self._padded(number, pieces, self.pen.width(name))

    def _clearing(self, number: int) -> Clearing:
        return self.clearings.get(number) or Clearing(number=number)

    def _base(self, number: int) -> str:
        """The style of a clearing."""
        if number == self.here:
            return "here"
        return "enemies" if number in self.enemies else "clearing walked" if number in self.walked else "clearing"

    def _signs(self, number: int) -> list[tuple[str, str]]:
        """The mark of a clearing, the sign of enemies, and that of a note."""
        base = self._base(number)
        signs = MARK_SIGNS["ascii" if self.pen.signs.name == "ascii" else "unicode"]
        mark = signs.get(self._clearing(number).mark, "")
        enemy = self.pen.signs.enemy if number in self.enemies else ""
        note = self.pen.signs.note if number in self.noted else ""
        plain = base if base == "here" else f"{base} mark"
        inked = ((mark, plain), (enemy, "enemies"), (note, plain))
        return [(sign, style) for sign, style in inked if sign]

    def _below(self, number: int, box: Box) -> None:
        """The other lines of a clearing: its signs below its name, then nothing."""
        signs, base = self._signs(number), self._base(number)
        alone = len(signs) == 1 and not self.layout.drawing.free  # below the last digit
        low = max(0, min(box.middle - box.x + alone, box.width - len(signs)))
        x = box.x
        for text, style in ((" " * low, base), *signs, (" " * (box.width - low - len(signs)), base)):
            x += self._put(x, box.y + 1, text, style)
        for y in box.lines[2:]:
            self._put(box.x, y, " " * box.width, base)

    def _padded(self, number: int, pieces: list[tuple[str, str]], width: int) -> list[tuple[str, str]]:
        """The pieces with as much space inside the brackets as the lines that end here need."""
        low, high = self._natural(pieces, width)
        least, most = slots_needed(self.routes).get(number, (low, high))
        if self.layout.drawing.free and number in self.routes.slots:  # as much space on either side of a name
            least, most = min(least, -most), max(most, -least)
        pieces.insert(1, (" " * max(0, low - least), pieces[0][1]))
        pieces.insert(-1, (" " * max(0, most - high), pieces[0][1]))
        return pieces

    def _natural(self, pieces: list[tuple[str, str]], width: int) -> Span:
        """How far the pieces reach left and right of the middle, which lies in the name that is `width` wide."""
        low = -sum(self.pen.width(text) for text, _ in pieces[:2]) - (width - 1) // 2
        return Span(low, low + sum(self.pen.width(text) for text, _ in pieces) - 1)

    def _spans(self) -> dict[int, Span]:
        spans = {}
        for number, pieces in self.texts.items():
            total = sum(self.pen.width(text) for text, _ in pieces)
            low = -sum(self.pen.width(text) for text, _ in pieces[:3]) - (self.pen.width(pieces[3][0]) - 1) // 2
            spans[number] = Span(low, low + total - 1)
        return spans

    # -- passages --------------------------------------------------------------------------------------------------

    def _passage(self, passage: Passage) -> tuple[int, int, str, str] | None:
        """Notes the cells of a passage. Returns where the head of a one-way one goes, its sign and its style."""
        if passage.end is None:
            self._exit(passage)
            return None
        way = self.layout.straight.get(passage.id)
        if way:
            cells = self.page.straight_cells(passage, way, passage.end)
            ends = (STEP[way], STEP[way])
        else:
            corner = self.layout.corners.get(passage.id)
            if corner:
                cells = self.page.cornered_cells(passage, corner, passage.end)
                leaves, arrives = corner.leaves, corner.arrives
            else:
                cells = self.page.bent_cells(passage)
                route = self.routes.bent[passage.id]
                leaves, arrives = route.start.side, route.end.side
            back = STEP[arrives]
            ends = (STEP[leaves], (-back[0], -back[1]))
        self.cells[passage.id] = tuple(cells)
        walked = passage.id in self.trail
        self._trace(cells, ends, apart=bool(passage.way) and not way, walked=walked)
        if not passage.one_way:
            return None
        (x, y), (dx, dy) = cells[-1], ends[1]
        signs = self.pen.signs
        heads = {(0, -1): signs.arrow_north, (1, 0): signs.arrow_east, (0, 1): signs.arrow_south}
        return x, y, heads.get((dx, dy), signs.arrow_west), "arrow trail" if walked else "arrow"

    def _trace(self, cells: list[Cell], ends: tuple[Cell, Cell], *, apart: bool, walked: bool) -> None:
        """Notes for each cell which of its sides the line goes through."""
        (x, y), (dx, dy) = cells[0], ends[0]
        before: Cell = (x - dx, y - dy)
        (x, y), (dx, dy) = cells[-1], ends[1]
        path = [before, *cells, (x + dx, y + dy)]
        for (from_x, from_y), (x, y), (to_x, to_y) in zip(path, path[1:], path[2:], strict=False):
            arms = _ARMS[from_x - x, from_y - y] | _ARMS[to_x - x, to_y - y]
            self.arms[x, y] = self.arms.get((x, y), 0) | arms
            self.apart[x, y] = apart and self.apart.get((x, y), True)
            if walked:
                self.heavy[x, y] = self.heavy.get((x, y), 0) | arms

    def _lines(self) -> None:
        signs = self.pen.signs
        glyphs = {
            _HORIZONTAL: signs.horizontal,
            _VERTICAL: signs.vertical,
            EAST | SOUTH: signs.corner_nw,
            SOUTH | WEST: signs.corner_ne,
            NORTH | EAST: signs.corner_sw,
            NORTH | WEST: signs.corner_se,
        }
        # Where corners are drawn as crosses, crossings are bridges.
        cross = signs.cross if signs.cross != signs.corner_nw else signs.bridge_vertical
        dashed = {**glyphs, _HORIZONTAL: signs.dashed_horizontal, _VERTICAL: signs.dashed_vertical}
        heavy = {
            _HORIZONTAL: signs.heavy_horizontal,
            _VERTICAL: signs.heavy_vertical,
            EAST | SOUTH: signs.heavy_nw,
            SOUTH | WEST: signs.heavy_ne,
            NORTH | EAST: signs.heavy_sw,
            NORTH | WEST: signs.heavy_se,
        }
        crosses = {_HORIZONTAL: signs.cross_heavy_horizontal, _VERTICAL: signs.cross_heavy_vertical}
        for cell, arms in self.arms.items():
            apart, walked = self.apart[cell], self.heavy.get(cell, 0)
            if arms not in glyphs:
                glyph = crosses.get(walked, signs.heavy_cross) if walked else cross
            else:
                glyph = (heavy if walked and not apart else dashed if apart else glyphs)[arms]
            self._put(*cell, glyph, "trail" if walked else "apart" if apart else "passage")

    def _exit(self, passage: Passage) -> None:
        end = self.routes.exits[passage.id]
        x, y = self.page.touching(end)
        if end.side in ("n", "s"):
            text = "?"
        else:
            length = self.page.stub(crowded=self.page.crowded(end.number, end.side))
            text = self.pen.signs.unseen * (length - 1) + "?"
            if end.side == "w":
                text, x = text[::-1], x - length + 1
        self.cells[passage.id] = tuple((x + index, y) for index in range(len(text)))
        self._put(x, y, text, "exit")

    # -- names -----------------------------------------------------------------------------------------------------

    def _names(self) -> None:
        free = self.layout.drawing.free
        for number, clearing in self.clearings.items():
            if clearing.label and not free:
                self._name(clearing.label, self._beside(self.page.boxes[number]), "name")
        for passage in self.layout.drawing.passages:
            if passage.label and not (free and self._upon(passage)):
                self._name(passage.label, self._along(passage), "way")

    def _name(self, text: str, spots: Iterable[Spot], style: str) -> None:
        """Writes a name at the first spot with room for it, shortened if need be; nowhere if there is none."""
        spots = list(spots)
        for most in (NAME_WIDTH, (NAME_WIDTH + LEAST_NAME) // 2, LEAST_NAME):
            shown = self.pen.shorten(text, most)
            width = self.pen.width(shown)
            for spot in spots:
                x, y, room = spot(width)
                if all(cell not in self.taken for cell in room):
                    self._put(x, y, shown, style)
                    return

    def _upon(self, passage: Passage) -> bool:
        """Writes the name of a way upon its line, where that runs across long enough. Says whether it did."""
        width = self.pen.width(passage.label)
        if passage.end is None or width > NAME_WIDTH:
            return False
        inner = self.cells[passage.id][1:-1]
        stretches = groupby(inner, key=lambda cell: cell[1] if self.arms.get(cell) == _HORIZONTAL else None)
        y, cells = max(((y, list(cells)) for y, cells in stretches if y is not None), key=_length, default=(0, []))
        if len(cells) < width + 2:
            return False
        start = min(x for x, _ in cells) + (len(cells) - width - 1) // 2
        for x in range(start, start + width):
            del self.runs[y][x]
        self.covered.update(_row(y, start, start + width))
        self._put(start, y, self.pen.shorten(passage.label, width), "way")
        return True

    def _beside(self, box: Box) -> list[Spot]:
        """Where the name of a clearing can stand, the best first: nearer to it than to any other."""
        end = box.x + box.width
        return [
            lambda width: (end + 1, box.y, _row(box.y, end, end + width + 3)),
            lambda width: self._stacked(box, box.x, width, 1),
            lambda width: self._stacked(box, box.middle + 2, width, 1),
            lambda width: self._stacked(box, box.middle + 2, width, -1),
            lambda width: self._stacked(box, box.middle - 1 - width, width, 1),
            lambda width: (box.x - 1 - width, box.y, _row(box.y, box.x - width - 3, box.x)),
        ]

    def _stacked(self, box: Box, x: int, width: int, step: int) -> tuple[int, int, list[Cell]]:
        """A name on the line below (`step` 1) or above (-1) a clearing. No other one may be near it."""
        y = box.y + box.height if step > 0 else box.y - 1
        others = (cell for line in (*box.lines, y + step) for cell in _row(line, x - 2, x + width + 2))
        near = [cell for cell in others if self.boxed.get(cell, box) is not box]
        return x, y, near or _row(y, x - 1, x + width + 1)

    def _along(self, passage: Passage) -> Iterable[Spot]:
        """Where the name of a way can stand: beside its line, from the middle on."""
        cells = self.cells[passage.id]
        for index in sorted(range(len(cells)), key=lambda index: abs(2 * index - len(cells) + 1)):
            x, y = cells[index]
            yield partial(_name_spot, x, y - 1)
            yield partial(_name_spot, x, y + 1)
            yield lambda width, x=x, y=y: (x + 2, y, _row(y, x + 1, x + width + 3))  # type: ignore[misc]

    def _picture(self) -> Picture:
        left = min((x for x, _ in self.taken), default=0)
        top = min((y for _, y in self.taken), default=0)
        width = max((x for x, _ in self.taken), default=-1) - left + 1
        height = max((y for _, y in self.taken), default=-1) - top + 1
        if left or top:
            self.runs = {y - top: {x - left: run for x, run in runs.items()} for y, runs in self.runs.items()}
        boxes = {
            number: Box(box.x - left, box.y - top, box.width, box.middle - left, box.height)
            for number, box in self.page.boxes.items()
        }
        cells = {id: tuple((x - left, y - top) for x, y in path) for id, path in self.cells.items()}
        covered = frozenset((x - left, y - top) for x, y in self.covered)
        return Picture(width, height, boxes, cells, self.runs, covered)


def _length(stretch: tuple[int, list[Cell]]) -> int:
    """How long a stretch of a line is."""
    return len(stretch[1])


def _row(y: int, start: int, end: int) -> list[Cell]:
    """The cells of a line from one column up to another."""
    return [(x, y) for x in range(start, end)]


def _name_spot(middle: int, y: int, width: int) -> tuple[int, int, list[Cell]]:
    """A name around a column of a line."""
    x = middle - width // 2
    return x, y, _row(y, x - 1, x + width + 1)


__all__ = ["MARK_SIGNS", "STYLES", "ZOOMS", "Box", "Pen", "Picture", "Signs", "Zoom", "draw"]
