"""The cells of the grid as three columns each, with the names of their styles: nothing is told by a colour alone.

A figure is a shape and its label. Its shape tells the side, hollow one that is hurt, ringed one in range; reversed
video tells who acts and who is chosen, an underline what lies under a figure.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import OBSTACLE
from ffapp.mapping.board.picture import GridPicture, Heap, Token, heap_of

WIDTH: Final = 3
"""Columns of a cell."""

STYLES: Final = (
    *("floor", "wall", "thing", "character", "monster", "hurt", "fallen"),
    *("reach", "target", "loot", "painted", "acting", "chosen"),
)
"""What a cell can be, and what can be laid over it. The last two are drawn in reversed video."""

Piece = tuple[str, str]
"""Text, and the names of its styles parted by spaces, each over the one before."""


@dataclass(frozen=True)
class Signs:
    """The signs of the grid, each one column wide. Of a pair the second is of a figure that is hurt."""

    floor: str
    wall: str
    character: tuple[str, str]
    monster: tuple[str, str]
    target: tuple[str, str]
    fallen: str
    reach: str
    heaps: dict[Heap, str]
    paint: str
    erase: str
    left: str = "["
    right: str = "]"


SIGNS: Final = {
    "unicode": Signs(
        floor="·",
        wall="█",
        character=("◆", "◇"),
        monster=("▲", "△"),
        target=("◉", "◎"),
        fallen="†",
        reach="+",
        heaps={"armour": "▽", "melee": "/", "ranged": ")", "several": "≡"},
        paint="▒",
        erase="×",
    ),
    "ascii": Signs(
        floor=".",
        wall="#",
        character=("@", "="),
        monster=("^", "~"),
        target=("*", "+"),
        fallen="x",
        reach="+",
        heaps={"armour": "&", "melee": "/", "ranged": ")", "several": "%"},
        paint=":",
        erase="-",
    ),
}
"""The signs by the name of a set of glyphs."""


def tile(picture: GridPicture, cell: Cell, signs: Signs) -> Piece:
    """One cell without the cursor: exactly three columns, and their styles.

    Who stands and what lies in a cell that is about to be painted stays in sight: an obstacle is refused there.
    """
    who = picture.tokens.get(cell)
    if who is not None:
        return _figure(picture, cell, who, signs)
    kinds = picture.things.get(cell)
    if kinds:
        reach = cell in picture.reach
        count = " " if len(kinds) == 1 else str(len(kinds)) if len(kinds) < 10 else "+"
        text = f"{signs.reach if reach else ' '}{signs.heaps[heap_of(kinds)]}{count}"
        return text, "floor reach thing" if reach else "floor thing"
    if cell in picture.painted and picture.brush:
        return (signs.paint * WIDTH if picture.brush == "obstacle" else f" {signs.erase} "), "floor painted"
    if cell == picture.fallen:
        return f" {signs.fallen} ", "floor fallen"
    if picture.floor[cell.row][cell.column] == OBSTACLE:
        return signs.wall * WIDTH, "floor wall"
    if cell in picture.reach:
        return f" {signs.reach} ", "floor reach"
    return f" {signs.floor} ", "floor"


def _figure(picture: GridPicture, cell: Cell, who: Token, signs: Signs) -> Piece:
    target = cell in picture.targets
    shape = signs.target if target else signs.character if who.character else signs.monster
    styles = ["floor", "character" if who.character else "monster"]
    styles += [
        name
        for name, worn in (
            ("hurt", who.hurt),
            ("target", target),
            ("acting", cell == picture.acting),
            ("chosen", cell == picture.chosen),
            ("loot", cell in picture.things),
        )
        if worn
    ]
    return shape[who.hurt] + who.label, " ".join(styles)


def under_cursor(picture: GridPicture, cell: Cell, signs: Signs) -> str:
    """The text of the cell that the cursor is on: brackets where no figure and no mark takes their place."""
    text, _ = tile(picture, cell, signs)
    if cell in picture.tokens:
        return text
    free = (" ", text[1])  # of a wall, too
    left = signs.left if text[0] in free else text[0]
    right = signs.right if text[-1] in free else text[-1]
    return left + text[1] + right


def row_pieces(picture: GridPicture, row: int, signs: Signs) -> tuple[Piece, ...]:
    """A row from left to right, cells of the same look in one piece."""
    tiles = (tile(picture, Cell(column, row), signs) for column in range(picture.columns))
    return tuple(
        ("".join(text for text, _ in run), styles) for styles, run in groupby(tiles, key=lambda piece: piece[1])
    )
