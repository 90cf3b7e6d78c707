"""A dungeon as the game master sets it up: its floor, who and what stands and lies on it, and its story (Mise en
place)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Monster
from ffapp.doonjons.species import numbers

FLOOR: Final = "."
OBSTACLE: Final = "#"

MOST_MONSTERS: Final = 60
MOST_THINGS: Final = 200
"""So many monsters, and so many pieces of equipment on the floor, a dungeon holds."""


class Thing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of equipment on the floor; several may lie in one cell, and under a figure."""

    id: int
    kind: str
    cell: Cell


class Dungeon(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One dungeon. `floor` has a text for each row, with `#` for an obstacle and `.` for where one can stand; `starts`
    says for each seat of the party where its character begins, None where that is not decided. `title` and `context`
    are the game master's words; where there are none, those of the default dungeon `default` hold (0: none).

    What a file leaves out is as the literals say here, whatever the rules come to say of sizes."""

    floor: tuple[str, ...] = ("." * 15,) * 15
    monsters: tuple[Monster, ...] = ()
    things: tuple[Thing, ...] = ()
    starts: tuple[Cell | None, ...] = ()
    title: str = ""
    context: str = ""
    default: int = 0

    @property
    def columns(self) -> int:
        """How many cells it is wide."""
        return len(self.floor[0]) if self.floor else 0

    @property
    def rows(self) -> int:
        """How many cells it is high."""
        return len(self.floor)

    def has(self, cell: Cell) -> bool:
        """Whether the cell is on the map."""
        return 0 <= cell.column < self.columns and 0 <= cell.row < self.rows

    def blocked(self, cell: Cell) -> bool:
        """Whether an obstacle is in that cell of the map."""
        return self.floor[cell.row][cell.column] == OBSTACLE

    def cells(self) -> Iterator[Cell]:
        """Every cell, row by row."""
        return (Cell(column, row) for row in range(self.rows) for column in range(self.columns))

    def things_at(self, cell: Cell) -> tuple[Thing, ...]:
        """What lies in a cell."""
        return tuple(thing for thing in self.things if thing.cell == cell)

    def start(self, seat: int) -> Cell | None:
        """Where the character of that seat begins, None where it is not decided."""
        return self.starts[seat] if seat < len(self.starts) else None

    def with_start(self, seat: int, cell: Cell | None) -> Dungeon:
        """The dungeon with another beginning for a seat."""
        starts = [self.start(other) for other in range(max(seat + 1, len(self.starts)))]
        starts[seat] = cell
        return replace(self, starts=_trimmed(starts))

    def without_starts(self, *cells: Cell | None) -> Dungeon:
        """The dungeon where no seat begins in these cells. A dungeon made for a larger party has seats that nobody
        takes: whoever is put there, or whatever, is not in their way."""
        starts = [None if start in cells else start for start in self.starts]
        return replace(self, starts=_trimmed(starts)) if starts != list(self.starts) else self

    def painted(self, cells: tuple[Cell, ...], obstacle: bool) -> Dungeon:
        """The dungeon with obstacles put into cells, or taken away."""
        rows = [list(row) for row in self.floor]
        for cell in cells:
            rows[cell.row][cell.column] = OBSTACLE if obstacle else FLOOR
        return replace(self, floor=tuple("".join(row) for row in rows))

    def resized(self, columns: int, rows: int) -> Dungeon:
        """The dungeon cut or grown at its right and lower side. Who stood beyond is not placed any more, and what lay
        there is gone."""
        floor = tuple(row[:columns].ljust(columns, FLOOR) for row in self.floor[:rows])
        floor += (FLOOR * columns,) * (rows - len(floor))

        def inside(cell: Cell | None) -> Cell | None:
            return cell if cell is not None and cell.column < columns and cell.row < rows else None

        return replace(
            self,
            floor=floor,
            monsters=tuple(replace(monster, cell=inside(monster.cell)) for monster in self.monsters),
            things=tuple(thing for thing in self.things if inside(thing.cell) is not None),
            starts=_trimmed([inside(cell) for cell in self.starts]),
        )

    def numbered(self) -> Dungeon:
        """The dungeon with a number for each monster of a species that appears more than once."""
        told = zip(self.monsters, numbers(self.monsters), strict=True)
        return replace(self, monsters=tuple(replace(monster, number=number) for monster, number in told))


def _trimmed(starts: list[Cell | None]) -> tuple[Cell | None, ...]:
    """Where seats begin, up to the last seat for which that is decided."""
    while starts and starts[-1] is None:
        starts.pop()
    return tuple(starts)
