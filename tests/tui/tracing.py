"""Reads a drawn map as a person does: clearings by their cells, lines followed glyph by glyph."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ffapp.gamebook.drawing import Drawing
from ffapp.mapping.page import ZOOMS
from ffapp.mapping.picture import Pen, Picture
from ffapp.tui.look.glyphs import ASCII, UNICODE
from ffapp.tui.look.literal import cells, shorten

PEN = Pen(UNICODE, shorten, cells)
ASCII_PEN = Pen(ASCII, lambda text, most: shorten(text, most, glyphs=ASCII), cells)

Cell = tuple[int, int]
NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
ARMS = {
    "─": {EAST, WEST},
    "╌": {EAST, WEST},
    "►": {EAST, WEST},
    "◄": {EAST, WEST},
    "│": {NORTH, SOUTH},
    "╎": {NORTH, SOUTH},
    "▲": {NORTH, SOUTH},
    "▼": {NORTH, SOUTH},
    "╭": {EAST, SOUTH},
    "╮": {SOUTH, WEST},
    "╰": {NORTH, EAST},
    "╯": {NORTH, WEST},
    "┼": {NORTH, EAST, SOUTH, WEST},
    # The recent trail is heavy.
    "━": {EAST, WEST},
    "┃": {NORTH, SOUTH},
    "┏": {EAST, SOUTH},
    "┓": {SOUTH, WEST},
    "┗": {NORTH, EAST},
    "┛": {NORTH, WEST},
    **{cross: {NORTH, EAST, SOUTH, WEST} for cross in "╋┿╂"},
}
CROSSINGS = frozenset("┼╋┿╂")
HEADS = {"►": EAST, "◄": WEST, "▲": NORTH, "▼": SOUTH}


class Line(NamedTuple):
    """A line followed from one clearing to another; `head` says whether an arrow points into the latter."""

    start: int
    end: int
    head: bool
    cells: tuple[Cell, ...]


def by_cell(text: str) -> list[str]:
    """What each cell of a line shows: "" for the second one of a wide character."""
    row: list[str] = []
    for character in text:
        width = cells(character)
        if width:
            row += [character, *[""] * (width - 1)]
        elif row:
            row[-1] += character
    return row


class Reading:
    """A picture read from its characters alone, but for the cells of the clearings."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.rows = [by_cell("".join(text for text, _ in picture.line(y))) for y in range(picture.height)]
        self.owner: dict[Cell, int] = {}
        for number, box in picture.boxes.items():
            for x in range(box.x, box.x + box.width):
                for y in box.lines:
                    assert (x, y) not in self.owner, f"{number} overlaps {self.owner[x, y]}"
                    self.owner[x, y] = number

    def at(self, cell: Cell) -> str:
        x, y = cell
        return self.rows[y][x] if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]) else " "

    def written(self, number: int) -> str:
        box = self.picture.boxes[number]
        return "".join(self.rows[box.y][box.x : box.x + box.width])

    def lines(self) -> list[Line]:
        """Every line, from each of its ends."""
        found = []
        for (x, y), number in self.owner.items():
            for dx, dy in (NORTH, EAST, SOUTH, WEST):
                first = (x + dx, y + dy)
                if first not in self.owner and (-dx, -dy) in ARMS.get(self.at(first), ()):
                    found.append(self.follow(number, first, (dx, dy)))
        return found

    def follow(self, start: int, cell: Cell, heading: Cell) -> Line:
        path = []
        glyph = ""
        while cell not in self.owner:
            glyph = "─" if cell in self.picture.covered else self.at(cell)
            arms = ARMS.get(glyph, set())
            back = (-heading[0], -heading[1])
            assert back in arms, f"the line from {start} breaks off at {cell}: {glyph!r}"
            path.append(cell)
            if glyph not in CROSSINGS:
                (heading,) = arms - {back}
            cell = (cell[0] + heading[0], cell[1] + heading[1])
        return Line(start, self.owner[cell], HEADS.get(glyph) == heading, tuple(path))


def check_picture(drawing: Drawing, picture: Picture) -> None:
    """Every clearing and passage of the drawing is found in the drawn cells, and nothing else is."""
    reading = Reading(picture)
    for clearing in drawing.clearings:
        written = reading.written(clearing.number)
        names = {shorten(clearing.label, zoom.name_width) for zoom in ZOOMS} if drawing.free else set()
        assert str(clearing.number) in written or any(name and name in written for name in names)
    lines = reading.lines()
    drawn = Counter((line.start, line.end, line.head) for line in lines)
    told = Counter()
    for passage in drawing.passages:
        if passage.end is not None:
            told[passage.start, passage.end, passage.one_way] += 1
            told[passage.end, passage.start, False] += 1
    assert drawn == told
    paths = Counter(frozenset(line.cells) for line in lines)
    for passage in drawing.passages:
        cells = picture.cells[passage.id]
        if passage.end is None:
            assert "".join(map(reading.at, sorted(cells))).strip("·") == "?"
            touching = {reading.owner.get((x + dx, y + dy)) for x, y in cells for dx, dy in ARMS["┼"]}
            assert passage.start in touching
        else:
            assert paths[frozenset(cells)] >= 2
    _check_crossings(reading, lines)


def _check_crossings(reading: Reading, lines: list[Line]) -> None:
    """Where lines meet they cross, and nowhere else is a crossing drawn."""
    through = Counter(cell for path in {frozenset(line.cells) for line in lines} for cell in path)
    for cell, count in through.items():
        if reading.at(cell) in CROSSINGS:
            assert count == 2 or any(line.cells.count(cell) == 2 for line in lines)
        else:
            assert count == 1
