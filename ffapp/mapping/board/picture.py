"""What the grid shows, as plain data: a pure function of the table, the labels of the figures, and what is marked."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import OBSTACLE, Dungeon
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import Character, Figure, hurt
from ffapp.doonjons.ways import Cells, board_of
from ffapp.mapping.board.labels import shorter

Brush: TypeAlias = Literal["", "obstacle", "floor"]
"""What painting would put into the cells shown for it; none where nothing is painted."""

Heap: TypeAlias = Literal["armour", "melee", "ranged", "several"]
"""What lies in a cell: one piece of a kind, or several."""


class Token(Struct, frozen=True):
    """A figure on the grid: its label, its side, whether half of its hit points or fewer are left, how many of how many
    there are (0 of 0 are not told), and two columns of a longer label."""

    id: int
    label: str
    character: bool
    hurt: bool = False
    left: int = 0
    hit_points: int = 0
    short: str = ""


class GridPicture(Struct, frozen=True):
    """A dungeon as it is shown. `things` has the kinds of equipment in a cell, `fallen` where somebody died; `reach`
    are cells to move to, `danger` those of them where an opponent could strike without moving, `targets` those of
    figures that can be attacked, `chosen` the one about to be, `chances` how likely an attack hits there, in words;
    `painted` are cells that the `brush` would paint. `origin` is from where distances count, None where none are
    told."""

    floor: tuple[str, ...] = ()
    tokens: Mapping[Cell, Token] = field(default_factory=dict)
    things: Mapping[Cell, tuple[str, ...]] = field(default_factory=dict)
    acting: Cell | None = None
    fallen: Cell | None = None
    reach: frozenset[Cell] = frozenset()
    danger: frozenset[Cell] = frozenset()
    targets: frozenset[Cell] = frozenset()
    chosen: Cell | None = None
    chances: Mapping[Cell, str] = field(default_factory=dict)
    painted: frozenset[Cell] = frozenset()
    brush: Brush = ""
    origin: Cell | None = None

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

    @property
    def lights(self) -> tuple[tuple[int, ...], ...]:
        """The torchlight on each cell, by rows: 0, beyond its reach, to `LIGHT`, where a character stands."""
        torches = tuple((cell.column, cell.row) for cell, who in self.tokens.items() if who.character)
        return _lights(self.columns, self.rows, torches)


LIGHT: Final = 5
"""Cells that the light of a torch reaches, growing fainter by each."""


@lru_cache(maxsize=8)
def _lights(columns: int, rows: int, torches: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    def light(column: int, row: int) -> int:
        near = min((math.hypot(column - x, row - y) for x, y in torches), default=LIGHT)
        return max(0, LIGHT - int(near))

    return tuple(tuple(light(column, row) for column in range(columns)) for row in range(rows))


EMPTY: Final = GridPicture()


def picture_of(
    state: Campaign,
    labels: Mapping[int, str],
    *,
    reach: Iterable[Cell] = (),
    danger: Cells = 0,
    targets: Iterable[Figure] = (),
    chosen: Cell | None = None,
    chances: Mapping[int, str] | None = None,
    painted: Iterable[Cell] = (),
    brush: Brush = "",
    origin: Cell | None = None,
) -> GridPicture:
    """The dungeon of a table, being set up or played.

    Args:
        state: the table.
        labels: that of each figure, by its id (see `labels`).
        reach: cells to mark as in reach (`doonjons.turns.reach`).
        danger: cells to mark among those as dangerous (`doonjons.attacks.exposed`).
        targets: figures to mark as in range (`doonjons.attacks.in_range`).
        chosen: the cell of the target that is chosen.
        chances: how likely an attack hits, in words, by the id of its target.
        painted: cells that are about to be painted, and with what.
        brush: what they would become.
        origin: from where the distance to whoever is out of sight is told; None: those are not told.
    """
    dungeon, board, marked = state.dungeon, board_of(state.dungeon.floor), frozenset(reach)
    places = {one.id: cell for one, cell in standing(state)}
    short = shorter(labels[one.id] for one in state.characters if one.id in places)
    fallen = state.ending.cell if state.ending is not None and state.ending.cause == "killed" else None
    return GridPicture(
        floor=_even(dungeon.floor),
        tokens={cell: token(one, labels[one.id], short) for one, cell in standing(state)},
        things=_heaps(dungeon),
        acting=places.get(state.acting) if state.ending is None else None,
        fallen=fallen if fallen is not None and dungeon.has(fallen) else None,
        reach=marked,
        danger=frozenset(cell for cell in marked if board.at(cell) & danger) if danger else frozenset(),
        targets=frozenset(places[one.id] for one in targets if one.id in places),
        chosen=chosen,
        chances={places[id]: chance for id, chance in (chances or {}).items() if id in places},
        painted=frozenset(cell for cell in painted if dungeon.has(cell)),
        brush=brush,
        origin=origin,
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


def token(figure: Figure, label: str, short: Mapping[str, str]) -> Token:
    """A figure as it stands on the grid; `short` has two columns for each longer label."""
    return Token(
        figure.id,
        label,
        isinstance(figure, Character),
        hurt=hurt(figure.left, figure.hit_points),
        left=figure.left,
        hit_points=figure.hit_points,
        short=short.get(label, ""),
    )


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
