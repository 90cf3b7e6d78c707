"""Where figures stand while a dungeon is set up: nobody on an obstacle, nobody with another (Mise en place)."""

from __future__ import annotations

from ffapp.core.errors import Refusal
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.figures import Figure, named


def check_on_map(dungeon: Dungeon, cell: Cell) -> None:
    """Raises `Refusal` ("cell-outside") for a cell that the map does not have."""
    if not dungeon.has(cell):
        last = Cell(dungeon.columns - 1, dungeon.rows - 1)
        raise Refusal("cell-outside", last=last.name)


def check_floor(dungeon: Dungeon, cell: Cell) -> None:
    """Raises `Refusal` for a cell where nothing can stand or lie: not on the map, or an obstacle ("cell-obstacle")."""
    check_on_map(dungeon, cell)
    if dungeon.blocked(cell):
        raise Refusal("cell-obstacle", cell=cell.name)


def stands_at(state: Campaign, cell: Cell) -> Figure | None:
    """Who is there, or begins there while the dungeon is set up."""
    for monster in state.dungeon.monsters:
        if monster.cell == cell:
            return monster
    for seat, character in enumerate(state.characters):
        place = character.cell if state.order else state.dungeon.start(seat)
        if place == cell:
            return character
    return None


def check_free(state: Campaign, cell: Cell) -> None:
    """Raises `Refusal` for a cell where no figure can be put: not on the map, an obstacle, or taken ("cell-taken")."""
    check_floor(state.dungeon, cell)
    there = stands_at(state, cell)
    if there is not None:
        raise Refusal("cell-taken", cell=cell.name, **named(there).arguments())
