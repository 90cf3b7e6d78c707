"""How cells of a dungeon are drawn: a few columns and lines each, so that nothing is told by a colour alone.

A cell is one of `SCALES`: its sign and label in the first line, below it, where there are more, the hit points of who
stands there or the chance to hit.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import OBSTACLE
from ffapp.mapping.board.labels import columns
from ffapp.mapping.board.picture import LIGHT, GridPicture, Heap, Token, heap_of


class Scale(NamedTuple):
    """Columns and lines of a cell."""

    width: int
    height: int


SMALLEST: Final = Scale(3, 1)
SCALES: Final = (Scale(7, 3), Scale(5, 2), Scale(4, 2), Scale(4, 1), SMALLEST)
"""How large cells can be drawn, the largest first."""

WIDTH: Final = SMALLEST.width
"""Columns of the smallest cell."""

FLOORS: Final = tuple(f"floor{shade}{light}" for shade in range(2) for light in range(LIGHT + 1))
"""Grounds of the floor: in two shades, by how much torchlight falls on them."""

WALLS: Final = tuple(f"wall{light}" for light in range(LIGHT + 1))
"""Stone, by how much torchlight falls on it, and its lower edge (`edge`)."""

STYLES: Final = (
    *("floor", "wall", "edge", "thing", "character", "monster", "hurt", "fallen"),
    *("reach", "target", "loot", "painted", "acting", "chosen", "points", "lack", "chance", "beyond", "danger"),
)
"""What a cell can be, and what can be laid over it. `acting` and `chosen` are drawn in reversed video."""

Piece = tuple[str, str]
"""Text, and the names of its styles parted by spaces, each over the one before: one of `FLOORS` or `WALLS`, then any of
`STYLES`."""


@dataclass(frozen=True)
class Signs:
    """The signs of the grid, each one column wide. Of a pair the second is of a figure that is hurt; of three the
    first is had, the second half of one, the third lacking. `arrows` are by the columns and rows of their direction."""

    floor: str
    wall: str
    edge: str
    character: tuple[str, str]
    monster: tuple[str, str]
    target: tuple[str, str]
    fallen: str
    reach: str
    danger: str
    heaps: dict[Heap, str]
    paint: str
    erase: str
    points: tuple[str, str, str]
    arrows: dict[tuple[int, int], str]
    left: str = "["
    right: str = "]"


_AROUND: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
"""The eight directions, by columns and rows."""

SIGNS: Final = {
    "unicode": Signs(
        floor=" ",
        wall="█",
        edge="▄",
        character=("◆", "◇"),
        monster=("▲", "△"),
        target=("◉", "◎"),
        fallen="†",
        reach="•",
        danger="◦",
        heaps={"armour": "▽", "melee": "/", "ranged": ")", "several": "≡"},
        paint="▒",
        erase="×",
        points=("━", "╸", "─"),
        arrows=dict(zip(_AROUND, "↖↑↗←→↙↓↘", strict=True)),
    ),
    "ascii": Signs(
        floor=".",
        wall="#",
        edge="#",
        character=("@", "="),
        monster=("^", "~"),
        target=("*", "+"),
        fallen="x",
        reach="+",
        danger="!",
        heaps={"armour": "&", "melee": "/", "ranged": ")", "several": "%"},
        paint=":",
        erase="-",
        points=("=", "=", "-"),
        arrows=dict(zip(_AROUND, "\\^/<>/v\\", strict=True)),
    ),
}
"""The signs by the name of a set of glyphs."""


def tile(picture: GridPicture, cell: Cell, signs: Signs, scale: Scale = SMALLEST, line: int = 0) -> tuple[Piece, ...]:
    """One line of a cell without the cursor: exactly as wide as the scale.

    Who stands and what lies in a cell that is about to be painted stays in sight: an obstacle is refused there.
    """
    floor = FLOORS[(LIGHT + 1) * ((cell.column + cell.row) % 2) + picture.lights[cell.row][cell.column]]
    who = picture.tokens.get(cell)
    if who is not None:
        return _figure(picture, cell, who, signs, scale, line, floor)
    painted = cell in picture.painted and picture.brush
    if painted == "obstacle" and cell not in picture.things:
        return ((signs.paint * scale.width, f"{floor} painted"),)
    if not painted and picture.floor[cell.row][cell.column] == OBSTACLE:
        return (_wall(picture, cell, signs, scale, line),)
    if line:
        return ((" " * scale.width, floor),)
    text, styles = _on_floor(picture, cell, signs)
    return ((text.center(scale.width), f"{floor} {styles}"),)


def _on_floor(picture: GridPicture, cell: Cell, signs: Signs) -> Piece:
    """What is seen on free floor, in three columns."""
    kinds = picture.things.get(cell)
    reach = cell in picture.reach
    mark = signs.danger if cell in picture.danger else signs.reach if reach else " "
    styles = "reach danger" if cell in picture.danger else "reach"
    if kinds:
        count = " " if len(kinds) == 1 else str(len(kinds)) if len(kinds) < 10 else "+"
        return f"{mark}{signs.heaps[heap_of(kinds)]}{count}", f"{styles} thing" if reach else "thing"
    if cell in picture.painted and picture.brush:
        return f" {signs.erase} ", "painted"
    if cell == picture.fallen:
        return f" {signs.fallen} ", "fallen"
    return (f" {mark} ", styles) if reach else (f" {signs.floor} ", "floor")


def _wall(picture: GridPicture, cell: Cell, signs: Signs, scale: Scale, line: int) -> Piece:
    """Stone; its lower edge where the floor below it, or the end of the map, is seen."""
    below = cell.row + 1
    last = line == scale.height - 1
    stands = below < picture.rows and picture.floor[below][cell.column] == OBSTACLE
    stone = WALLS[picture.lights[cell.row][cell.column]]
    edge = last and not stands
    drawn = edge or signs.wall == signs.edge  # letters on stone, which its own colour would hide
    return (signs.edge if edge else signs.wall) * scale.width, f"{stone} {'edge' if drawn else 'wall'}"


def _figure(
    picture: GridPicture, cell: Cell, who: Token, signs: Signs, scale: Scale, line: int, floor: str
) -> tuple[Piece, ...]:
    side = "character" if who.character else "monster"
    chosen = " chosen" if cell == picture.chosen else ""
    if line:
        chance = picture.chances.get(cell)
        if line > 1 or (chance is None and who.hit_points <= 0):
            return ((" " * scale.width, floor + chosen),)
        if chance is not None:
            return ((chance.center(scale.width)[: scale.width], f"{floor} chance{chosen}"),)
        have, lack = _points(who, scale.width - 2, signs)  # apart from the line of who stands beside
        pieces = ((" ", ""), (have, f" {side} points"), (lack, " lack"), (" ", ""))
        return tuple((text, f"{floor}{name}{chosen}") for text, name in pieces if text)
    target = cell in picture.targets
    shape = signs.target if target else signs.character if who.character else signs.monster
    laid = (("hurt", who.hurt), ("target", target), ("acting", cell == picture.acting))
    styles = " ".join([floor, side, *(name for name, worn in laid if worn)]) + chosen
    kinds = picture.things.get(cell)
    name = f"{shape[who.hurt]}{who.label}"
    if _width(name) < scale.width > WIDTH:
        before = (scale.width - max(_width(name), WIDTH)) // 2
        behind = signs.heaps[heap_of(kinds)] if kinds else " "
        text = _filled(" " * before + name, scale.width - 1)
        return (text, styles), (behind, f"{floor} thing{chosen}" if kinds else styles)
    if scale.width > WIDTH:
        return ((_filled(name, scale.width), f"{styles} loot" if kinds else styles),)
    name = shape[who.hurt] + (who.short or who.label)
    if who.short and not target:  # three letters tell a character as well as a shape does
        name = who.label.lower() if who.hurt else who.label
    return ((_filled(name, WIDTH), f"{styles} loot" if kinds else styles),)


def _width(text: str) -> int:
    return sum(map(columns, text))


def _filled(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _points(who: Token, width: int, signs: Signs) -> tuple[str, str]:
    """What a figure has of its hit points as a line of so many columns, and what it lacks; any left is seen."""
    had, half, lacking = signs.points
    halves = min(2 * width, max(1, round(2 * width * who.left / who.hit_points))) if who.left > 0 else 0
    have = had * (halves // 2) + half * (halves % 2)
    return have, lacking * (width - len(have))


def under_cursor(
    picture: GridPicture, cell: Cell, signs: Signs, scale: Scale = SMALLEST, line: int = 0
) -> tuple[Piece, ...]:
    """The cell that the cursor is on: brackets where no figure and no mark takes their place. Its pieces have the style
    `cursor`, but for the shape of who acts: that goes on telling so."""
    pieces = tile(picture, cell, signs, scale, line)
    text = "".join(text for text, _ in pieces)
    if cell == picture.chosen:  # the lit cell tells it
        return pieces
    if cell in picture.tokens:
        kept = (scale.width - WIDTH) // 2 + 1 if cell == picture.acting and not line else 0
        lit = ((text[:kept], pieces[0][1]), (text[kept:], "cursor"))
        return tuple(piece for piece in lit if piece[0])
    if line:
        return ((text, "cursor"),)
    middle = (scale.width - 1) // 2
    free = (" ", text[middle])  # of a wall, too
    left = signs.left if text[0] in free else text[0]
    right = signs.right if text[-1] in free else text[-1]
    if text[middle] == signs.wall or text[middle] == signs.edge:
        text = text[middle].center(scale.width)
    return ((left + text[1:-1] + right, "cursor"),)


def row_pieces(
    picture: GridPicture, row: int, signs: Signs, scale: Scale = SMALLEST, line: int = 0
) -> tuple[Piece, ...]:
    """A line of a row from left to right, what looks the same in one piece."""
    tiles = (
        piece for column in range(picture.columns) for piece in tile(picture, Cell(column, row), signs, scale, line)
    )
    return tuple(
        ("".join(text for text, _ in run), styles) for styles, run in groupby(tiles, key=lambda piece: piece[1])
    )
