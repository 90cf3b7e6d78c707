"""The map as a drawing: clearings where the layout has them, passages as lines between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ffapp.gamebook.drawing import OPPOSITE, WAYS, Clearing, Passage
from ffapp.gamebook.sheet import Sheet
from ffapp.keepsake.markup import Markup, element, label, number, titled
from ffapp.mapping.grid import STEP, Cell
from ffapp.mapping.layout import Layout, lay_out
from ffapp.texts import Texts


class Measure(NamedTuple):
    """Points of a drawing: a cell of the grid, and the box of a clearing in it."""

    width: int
    height: int
    box: int
    box_height: int


BOUND: Final = Measure(116, 92, 76, 44)
FREE: Final = Measure(168, 100, 128, 48)
"""Of a map along the compass, and of one of places by their names."""

STUB: Final = 16
"""How far an exit that was not taken reaches."""

_LETTER: Final = 8.6
_SMALL_LETTER: Final = 6.3
_MOST_LINES: Final = 2

Point = tuple[float, float]


def chart(sheet: Sheet, texts: Texts) -> Markup:
    """The map of a sheet, "" where none was drawn."""
    if not sheet.drawing.clearings and not sheet.drawing.passages:
        return Markup("")
    return _Chart(sheet, texts).drawn()


class _Chart:
    """One map."""

    def __init__(self, sheet: Sheet, texts: Texts) -> None:
        self._sheet = sheet
        self._texts = texts
        self._layout: Layout = lay_out(sheet.drawing)
        self._measure = FREE if sheet.drawing.free else BOUND

    def drawn(self) -> Markup:
        width, height = self._measure.width * self._layout.columns, self._measure.height * self._layout.rows
        return titled(
            self._texts("cli-map"),
            width,
            height,
            _arrow(),
            *self._passages(),
            *(self._clearing(known) for known in self._layout.places),
            kind="chart",
        )

    # -- passages --------------------------------------------------------------------------------------------------

    def _passages(self) -> Iterator[Markup]:
        layout = self._layout
        for passage in layout.drawing.passages:
            if passage.start not in layout.places:
                continue
            if passage.end is None:
                yield from self._exit(passage)
            elif passage.end in layout.places:
                yield self._line(passage, passage.end)

    def _line(self, passage: Passage, end: int) -> Markup:
        layout = self._layout
        told = self._told(passage)
        if passage.id in layout.straight:
            way = layout.straight[passage.id]
            return self._path(passage, [self._side(passage.start, way), self._side(end, OPPOSITE[way])], told)
        if passage.id in layout.corners:
            corner = layout.corners[passage.id]
            points = [
                self._side(passage.start, corner.leaves),
                self._middle(corner.cell),
                self._side(end, corner.arrives),
            ]
            return self._path(passage, points, told)
        way = passage.way or self._towards(passage.start, end)
        return self._arc(passage, self._side(passage.start, way), self._side(end, OPPOSITE[way]), way, told)

    def _path(self, passage: Passage, points: Sequence[Point], told: str) -> Markup:
        (x, y), *others = points
        course = f"M{number(x)} {number(y)}" + "".join(f"L{number(to_x)} {number(to_y)}" for to_x, to_y in others)
        return self._drawn(passage, course, told, "way")

    def _arc(self, passage: Passage, start: Point, end: Point, way: str, told: str) -> Markup:
        """A way that cannot be straight: out of its side, and round."""
        dx, dy = STEP[way]
        out = self._measure.height * 0.8
        bend = f"C{number(start[0] + dx * out)} {number(start[1] + dy * out)} "
        bend += f"{number(end[0] - dx * out)} {number(end[1] - dy * out)} {number(end[0])} {number(end[1])}"
        return self._drawn(passage, f"M{number(start[0])} {number(start[1])}{bend}", told, "way bent")

    def _drawn(self, passage: Passage, course: str, told: str, kind: str) -> Markup:
        head = {"marker_end": "url(#head)"} if passage.one_way else {}
        return element("path", element("title", label(told)), d=course, class_=kind, **head)

    def _exit(self, passage: Passage) -> Iterator[Markup]:
        """An exit that was seen and not taken; one without a direction is told in the list alone."""
        if passage.way not in WAYS:
            return
        x, y = self._side(passage.start, passage.way)
        dx, dy = STEP[passage.way]
        to_x, to_y = x + dx * STUB, y + dy * STUB
        told = element("title", label(self._told(passage)))
        yield element("path", told, d=f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}", class_="way open")
        yield element("circle", cx=number(to_x), cy=number(to_y), r=3, class_="open")

    def _told(self, passage: Passage) -> str:
        names = [self._name(passage.start), "?" if passage.end is None else self._name(passage.end)]
        arrow = " → " if passage.one_way else " – "
        return "; ".join(filter(None, (arrow.join(names), passage.label, passage.note)))

    # -- clearings -------------------------------------------------------------------------------------------------

    def _clearing(self, which: int) -> Markup:
        measure = self._measure
        x, y = self._middle(self._layout.places[which])
        known = self._layout.drawing.clearing(which) or Clearing(number=which)
        here = which == self._sheet.clearing
        lines = self._lines(known)
        first = y - (len(lines) - 1) * 8 + 4
        box = element(
            "rect",
            x=number(x - measure.box / 2),
            y=number(y - measure.box_height / 2),
            width=measure.box,
            height=measure.box_height,
            rx=9,
        )
        kinds = ("number", "number" if self._layout.drawing.free else "name")
        words = [
            element("text", label(line), x=number(x), y=number(first + 16 * at), class_=kinds[at])
            for at, line in enumerate(lines)
        ]
        about = self._texts("cli-clearing", number=which, label=known.label, here="yes" if here else "no")
        return element(
            "g",
            element("title", label("; ".join(filter(None, (about, self._mark(known), known.note))))),
            box,
            *words,
            class_=f"clearing{' here' if here else ''}{' marked' if known.mark else ''}",
        )

    def _lines(self, known: Clearing) -> list[str]:
        """What stands in the box of a clearing: its number, or its name where places have names; and what is noted of
        it."""
        if self._layout.drawing.free:
            return _broken(known.label or str(known.number), int(self._measure.box / _LETTER))
        name = known.label or self._mark(known)
        return [str(known.number), *([_cut(name, int(self._measure.box / _SMALL_LETTER))] if name else [])]

    def _mark(self, known: Clearing) -> str:
        return self._texts("cli-mark", mark=known.mark) if known.mark else ""

    def _name(self, which: int) -> str:
        return (self._layout.drawing.free and self._layout.drawing.label(which)) or str(which)

    # -- places ----------------------------------------------------------------------------------------------------

    def _middle(self, cell: Cell) -> Point:
        return (cell[0] + 0.5) * self._measure.width, (cell[1] + 0.5) * self._measure.height

    def _side(self, which: int, way: str) -> Point:
        """The middle of a side of a box."""
        x, y = self._middle(self._layout.places[which])
        dx, dy = STEP[way]
        return x + dx * self._measure.box / 2, y + dy * self._measure.box_height / 2

    def _towards(self, start: int, end: int) -> str:
        east, south = self._layout.offset(end, start)
        if abs(east) >= abs(south):
            return "e" if east >= 0 else "w"
        return "s" if south > 0 else "n"


def _broken(words: str, room: int) -> list[str]:
    """A name on as many lines as there are; what finds no room ends with a mark."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + len(word) < room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    if len(lines) > _MOST_LINES:
        lines = [*lines[: _MOST_LINES - 1], " ".join(lines[_MOST_LINES - 1 :])]
    return [_cut(line, room) for line in lines]


def _cut(words: str, room: int) -> str:
    return words if len(words) <= room else f"{words[: room - 1].rstrip()}…"


def _arrow() -> Markup:
    """The head of a one-way passage."""
    head = element("path", d="M0 0L8 4L0 8z", class_="head")
    marker = element(
        "marker", head, id="head", viewBox="0 0 8 8", refX=8, refY=4, markerWidth=7, markerHeight=7, orient="auto"
    )
    return element("defs", marker)
