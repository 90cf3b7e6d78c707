"""What the grid shows, as plain data: a pure function of the table, the labels of the figures, and what is marked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import OBSTACLE, Dungeon
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import Character, Figure, hurt

Brush: TypeAlias = Literal["", "obstacle", "floor"]
"""What painting would put into the cells shown for it; none where nothing is painted."""

Heap: TypeAlias = Literal["armour", "melee", "ranged", "several"]
"""What lies in a cell: one piece of a kind, or several."""


@dataclass(frozen=True)
class Token:
    """A figure on the grid: its two columns, its side, and whether half of its hit points or fewer are left."""

    id: int
    label: str
    character: bool
    hurt: bool = False


@dataclass(frozen=True)
class GridPicture:
    """A dungeon as it is shown. `things` has the kinds of equipment in a cell, `fallen` where somebody died; `reach`
    are cells to move to, `targets` those of figures that can be attacked, `chosen` the one about to be; `painted` are
    cells that the `brush` would paint."""

    floor: tuple[str, ...] = ()
    tokens: Mapping[Cell, Token] = field(default_factory=dict)
    things: Mapping[Cell, tuple[str, ...]] = field(default_factory=dict)
    acting: Cell | None = None
    fallen: Cell | None = None
    reach: frozenset[Cell] = frozenset()
    targets: frozenset[Cell] = frozenset()
    chosen: Cell | None = None
    painted: frozenset[Cell] = frozenset()
    brush: Brush = ""

    @property
    def columns(self) -> int:
        """Cells across."""
        return len(self.floor[0]) if self.floor else 0

    @property
    def rows(self) -> int:
        """Cells down."""
        return len(self.floor)

    def has(self, cell: Cell) -> bool:
        """Whether the cell is on the grid."""
        return 0 <= cell.column < self.columns and 0 <= cell.row < self.rows

    def nearest(self, cell: Cell) -> Cell | None:
        """The cell of the grid nearest to a cell, None on an empty grid."""
        if not self.floor:
            return None
        return Cell(min(max(cell.column, 0), self.columns - 1), min(max(cell.row, 0), self.rows - 1))


EMPTY: Final = GridPicture()


def picture_of(
    state: Campaign,
    labels: Mapping[int, str],
    *,
    reach: Iterable[Cell] = (),
    targets: Iterable[Figure] = (),
    chosen: Cell | None = None,
    painted: Iterable[Cell] = (),
    brush: Brush = "",
) -> GridPicture:
    """The dungeon of a table, being set up or played.

    Args:
        state: the table.
        labels: two columns for each figure, by its id (see `labels`).
        reach: cells to mark as in reach (`doonjons.turns.reach`).
        targets: figures to mark as in range (`doonjons.attacks.in_range`).
        chosen: the cell of the target that is chosen.
        painted: cells that are about to be painted, and with what.
        brush: what they would become.
    """
    dungeon = state.dungeon
    places = {one.id: cell for one, cell in standing(state)}
    fallen = state.ending.cell if state.ending is not None and state.ending.cause == "killed" else None
    return GridPicture(
        floor=_even(dungeon.floor),
        tokens={cell: token(one, labels[one.id]) for one, cell in standing(state)},
        things=_heaps(dungeon),
        acting=places.get(state.acting) if state.ending is None else None,
        fallen=fallen if fallen is not None and dungeon.has(fallen) else None,
        reach=frozenset(reach),
        targets=frozenset(places[one.id] for one in targets if one.id in places),
        chosen=chosen,
        painted=frozenset(cell for cell in painted if dungeon.has(cell)),
        brush=brush,
    )


def _even(floor: tuple[str, ...]) -> tuple[str, ...]:
    """The floor as it is; with rows of different length, which only a broken save has, filled up with obstacles."""
    columns = max(map(len, floor), default=0)
    return floor if all(len(row) == columns for row in floor) else tuple(row.ljust(columns, OBSTACLE) for row in floor)


def standing(state: Campaign) -> list[tuple[Figure, Cell]]:
    """Who is on the map, and where: the living, in a dungeon that is being set up the party where it will begin."""
    places: list[tuple[Figure, Cell | None]] = [
        (one, one.cell if state.order else state.dungeon.start(seat)) for seat, one in enumerate(state.characters)
    ]
    places += [(one, one.cell) for one in state.dungeon.monsters]
    return [(one, cell) for one, cell in places if cell is not None and one.left > 0]


def token(figure: Figure, label: str) -> Token:
    """A figure as it stands on the grid."""
    return Token(figure.id, label, isinstance(figure, Character), hurt=hurt(figure.left, figure.hit_points))


def rectangle(one: Cell, other: Cell) -> frozenset[Cell]:
    """Every cell between two corners, in whichever order."""
    left, right = sorted((one.column, other.column))
    top, bottom = sorted((one.row, other.row))
    return frozenset(Cell(column, row) for row in range(top, bottom + 1) for column in range(left, right + 1))


def heap_of(kinds: Collection[str]) -> Heap:
    """What is drawn for pieces of these kinds in one cell."""
    if len(kinds) != 1:
        return "several"
    piece = PIECES.get(next(iter(kinds)))
    if piece is None:  # only in a broken save
        return "several"
    if piece.slot == "armour":
        return "armour"
    return "ranged" if piece.reach > 1 else "melee"


def _heaps(dungeon: Dungeon) -> dict[Cell, tuple[str, ...]]:
    heaps: dict[Cell, tuple[str, ...]] = {}
    for thing in dungeon.things:
        heaps[thing.cell] = (*heaps.get(thing.cell, ()), thing.kind)
    return heaps
