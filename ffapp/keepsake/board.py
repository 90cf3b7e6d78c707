"""A dungeon as a drawing: its floor, who stands there, and what lies about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ffapp.core.game import Game
from ffapp.doonjons.campaign import Campaign, everybody
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import OBSTACLE
from ffapp.keepsake.markup import Markup, element, label, number, titled
from ffapp.mapping.board.picture import GridPicture, picture_of
from ffapp.texts import Texts
from ffapp.texts.board import figure_text, grid_labels, numbered

SIDE: Final = 34
"""Points of a cell."""

EDGE: Final = 22
"""Points for the names of columns and rows."""


def board(game: Game, texts: Texts) -> Markup:
    """The dungeon of a table as it stands, "" before the first one."""
    state: Campaign = numbered(game.state)
    if not state.number:
        return Markup("")
    return board_of(state, grid_labels(texts, state, game.back()), texts, texts("cli-map"))


def board_of(state: Campaign, labels: Mapping[int, str], texts: Texts, title: str) -> Markup:
    """The dungeon of a table as it is in one state, with the labels of its map; "" of one that has no floor."""
    if not state.dungeon.floor:
        return Markup("")
    picture = picture_of(state, labels)
    called = {one.id: figure_text(texts, one) for one in everybody(state)}
    width, height = EDGE + SIDE * picture.columns, EDGE + SIDE * picture.rows
    return titled(
        title,
        width,
        height,
        *_floor(picture),
        *_names(picture),
        *_things(picture, texts),
        *_tokens(picture, called),
        kind="board",
    )


def _corner(cell: Cell) -> tuple[int, int]:
    return EDGE + SIDE * cell.column, EDGE + SIDE * cell.row


def _floor(picture: GridPicture) -> Iterator[Markup]:
    for row, cells in enumerate(picture.floor):
        for column, sign in enumerate(cells):
            x, y = _corner(Cell(column, row))
            yield element("rect", x=x, y=y, width=SIDE, height=SIDE, class_="wall" if sign == OBSTACLE else "floor")


def _names(picture: GridPicture) -> Iterator[Markup]:
    for column in range(picture.columns):
        x, _ = _corner(Cell(column, 0))
        yield element("text", label(Cell(column, 0).name[0]), x=x + SIDE / 2, y=EDGE - 7, class_="edge")
    for row in range(picture.rows):
        _, y = _corner(Cell(0, row))
        yield element("text", label(str(row + 1)), x=EDGE / 2, y=number(y + SIDE / 2 + 4), class_="edge")


def _things(picture: GridPicture, texts: Texts) -> Iterator[Markup]:
    for cell, kinds in picture.things.items():
        x, y = _corner(cell)
        told = ", ".join(texts("piece-name", kind=kind) for kind in kinds)
        points = f"{x + SIDE - 11},{y + SIDE - 4} {x + SIDE - 4},{y + SIDE - 4} {x + SIDE - 7.5},{y + SIDE - 11}"
        yield element("polygon", element("title", label(f"{cell.name}: {told}")), points=points, class_="thing")


def _tokens(picture: GridPicture, called: dict[int, str]) -> Iterator[Markup]:
    if picture.fallen is not None:
        x, y = _corner(picture.fallen)
        yield element("text", label("†"), x=x + SIDE / 2, y=y + SIDE / 2 + 6, class_="fallen")
    for cell, token in picture.tokens.items():
        x, y = _corner(cell)
        told = f"{cell.name}: {called.get(token.id, token.label)}, {token.left}/{token.hit_points}"
        shape = (
            element("circle", cx=x + SIDE / 2, cy=y + SIDE / 2, r=14)
            if token.character
            else element("rect", x=x + 4, y=y + 4, width=SIDE - 8, height=SIDE - 8, rx=3)
        )
        sign = element("text", label(token.label.strip()), x=x + SIDE / 2, y=y + SIDE / 2 + 4)
        kind = "character" if token.character else "monster"
        yield element("g", element("title", label(told)), shape, sign, class_=f"{kind}{' hurt' if token.hurt else ''}")
