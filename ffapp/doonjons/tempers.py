"""How the program plays monsters: a temper chooses among the legal commands (Les monstres)."""

from __future__ import annotations

from collections.abc import Iterable

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, opponents
from ffapp.doonjons.campaign import Campaign, acting_figure
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.figures import Figure, attack_of, steps
from ffapp.doonjons.turns import EndTurn, Move


def choose(state: Campaign, options: Iterable[Command]) -> Command:
    """What a monster does now, of the `options` that the rules give it: strike, come nearer, or end its turn.

    The temper is that of the dungeon (`Campaign.control`): "nearest" goes for the nearest character, "weakest" for the
    one with the fewest hit points among those it can get at in this turn, otherwise likewise for the nearest.
    """
    legal = tuple(options)
    monster = acting_figure(state)
    near = sorted(opponents(state, monster), key=lambda one: (_far(monster, one), one.left, one.id))
    if state.control == "weakest":
        weak = sorted(near, key=lambda one: (one.left, _far(monster, one), one.id))
        prey = [one for one in weak if _attainable(state, monster, one)] + near
    else:
        prey = near
    strikes = {command.target: command for command in legal if isinstance(command, Strike)}
    moves = [(parsed(command.to), command) for command in legal if isinstance(command, Move)]
    for one in prey:
        action = strikes.get(one.id) or _towards(monster, one, moves)
        if action is not None:
            return action
    return EndTurn()


def _far(one: Figure, other: Figure) -> int:
    """How far apart two figures stand."""
    return distance(one.cell or Cell(0, 0), other.cell or Cell(0, 0))


def _straight(one: Cell, other: Cell) -> int:
    """The square of the straight distance between two cells: a diagonal step is longer than one along a side."""
    return (one.column - other.column) ** 2 + (one.row - other.row) ** 2


def _aside(start: Cell, cell: Cell, target: Cell) -> int:
    """How far a cell lies from the straight line between two others, as a figure that grows with that."""
    across, down = target.column - start.column, target.row - start.row
    return abs(across * (cell.row - start.row) - down * (cell.column - start.column))


def _attainable(state: Campaign, monster: Figure, target: Figure) -> bool:
    """Whether it can strike the target with the last action of this turn, were all cells free."""
    means = attack_of(monster)
    return means is not None and _far(monster, target) <= means.reach + steps(monster) * (state.actions - 1)


def _towards(monster: Figure, target: Figure, moves: list[tuple[Cell, Move]]) -> Move | None:
    """The move that brings the target in range from as far as possible, or else nearest to it, of equal ones along the
    straightest way; None where no move comes nearer."""
    means = attack_of(monster)
    if means is None or monster.cell is None or target.cell is None:
        return None
    now = distance(monster.cell, target.cell)
    best: tuple[int, int, int, int, Cell] | None = None
    chosen = None
    for cell, command in moves:
        far = distance(cell, target.cell)
        if far >= now:
            continue
        beyond = max(0, far - means.reach)
        rank = (
            beyond,
            -far if beyond == 0 else far,
            _straight(cell, target.cell),
            _aside(monster.cell, cell, target.cell),
            cell,
        )
        if best is None or rank < best:
            best, chosen = rank, command
    return chosen
