"""Painting on the grid: the cells that a brush has gone over, or a rectangle spans, until they are laid or given up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.placing import stands_at
from ffapp.mapping.board.picture import rectangle

Shape: TypeAlias = Literal["brush", "box"]


@dataclass(frozen=True)
class Stroke:
    """Cells about to be painted: `obstacle` or floor. A brush remembers each cell that it went over, a box the corner
    where it began."""

    shape: Shape
    obstacle: bool
    corner: Cell
    cells: frozenset[Cell]

    def extended(self, cell: Cell) -> Stroke:
        """The stroke with the cursor on another cell."""
        if self.shape == "box":
            return replace(self, cells=rectangle(self.corner, cell))
        return replace(self, cells=self.cells | line(self.corner, cell), corner=cell)

    def free(self, state: Campaign) -> tuple[Cell, ...]:
        """Those of its cells that it changes: whoever stands and whatever lies there stays, nothing is put on it."""
        dungeon = state.dungeon
        return tuple(
            cell
            for cell in sorted(self.cells)
            if dungeon.has(cell)
            and dungeon.blocked(cell) != self.obstacle
            and not (self.obstacle and (stands_at(state, cell) or dungeon.things_at(cell)))
        )


def stroke(state: Campaign, shape: Shape, cell: Cell) -> Stroke:
    """A stroke that begins in a cell, and makes of others what that one is not."""
    return Stroke(shape, not state.dungeon.blocked(cell), cell, frozenset({cell}))


def line(one: Cell, other: Cell) -> frozenset[Cell]:
    """The cells between two, both included, as straight as the grid allows."""
    across, down = other.column - one.column, other.row - one.row
    count = max(abs(across), abs(down))
    if not count:
        return frozenset({one})
    return frozenset(
        Cell(one.column + round(across * step / count), one.row + round(down * step / count))
        for step in range(count + 1)
    )
