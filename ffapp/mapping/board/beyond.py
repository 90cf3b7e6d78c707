"""Who is beyond the view of a grid that scrolls: for each of eight directions an arrow at the edge, one for monsters
and one for heroes, with the label of the nearest there, how far it is, and how many more of them there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ffapp.doonjons.cells import Cell, distance
from ffapp.mapping.board.labels import columns
from ffapp.mapping.board.picture import GridPicture, Token
from ffapp.mapping.board.tiles import SMALLEST, Signs


class View(NamedTuple):
    """The cells in sight: the first column and row, and how many of each."""

    column: int
    row: int
    columns: int
    rows: int

    def side(self, cell: Cell) -> tuple[int, int]:
        """Where a cell lies: -1, 0 or 1 in columns and in rows, (0, 0) in sight."""
        return _side(cell.column - self.column, self.columns), _side(cell.row - self.row, self.rows)


class Beyond(NamedTuple):
    """An arrow over the view: `column` and `row` (of the view) of the first of `width` cells that it covers, the `cell`
    of the figure that it tells of, and its text, as wide as they are, with the names of its styles."""

    column: int
    row: int
    width: int
    cell: Cell
    text: str
    styles: str

    @property
    def covered(self) -> frozenset[tuple[int, int]]:
        """The cells of the view below it."""
        return frozenset((self.column + at, self.row) for at in range(self.width))


def _side(at: int, shown: int) -> int:
    return -1 if at < 0 else int(at >= shown)


def beyond(picture: GridPicture, view: View, signs: Signs, avoided: Cell | None = None) -> tuple[Beyond, ...]:
    """The arrows of a view, none over a figure nor over the cell that is `avoided`; as far as that can be, over nothing
    that is marked or lies there either. None where nobody acts from whom the distance would be."""
    origin = picture.origin
    if origin is None:
        return ()
    found: dict[tuple[bool, tuple[int, int]], list[tuple[int, int, Cell, Token]]] = {}
    for cell, who in picture.tokens.items():
        side = view.side(cell)
        if side != (0, 0):
            found.setdefault((who.character, side), []).append((distance(origin, cell), who.id, cell, who))
    drawn: list[Beyond] = []
    for (_, side), there in sorted(found.items(), key=lambda item: (item[0][0], *min(item[1])[:2])):
        far, _, cell, who = min(there)
        texts = _texts(picture, signs, side, who, cell, far, len(there) - 1)
        place = _placed(picture, view, side, cell, texts, drawn, avoided)
        if place is not None:
            drawn.append(place)
    return tuple(drawn)


def _texts(
    picture: GridPicture, signs: Signs, side: tuple[int, int], who: Token, cell: Cell, far: int, more: int
) -> Iterator[str]:
    """What the arrow tells, as whole as possible first."""
    ring = signs.target[who.hurt] if cell in picture.targets else ""
    name, arrow = f"{ring}{who.label.lower() if who.character and who.hurt else who.label}", signs.arrows[side]
    near = f"{name} {far}" if far else name  # who acts is where distances begin
    told = (f"{near} +{more}" if more else near, near, name, "")
    for text in dict.fromkeys(told):
        yield f"{text}{arrow}" if side[0] > 0 else f"{arrow}{text}"


def _placed(
    picture: GridPicture,
    view: View,
    side: tuple[int, int],
    cell: Cell,
    texts: Iterable[str],
    others: Iterable[Beyond],
    avoided: Cell | None,
) -> Beyond | None:
    """The arrow with the longest text that finds a place, as near to its direction as can be."""
    who = picture.tokens[cell]
    taken = {place for other in others for place in other.covered}
    taken |= {(one.column - view.column, one.row - view.row) for one in (*picture.tokens, avoided) if one is not None}
    marked = {(one.column - view.column, one.row - view.row) for one in (*picture.things, *picture.reach)}
    for text in texts:
        width = -(-sum(map(columns, text)) // SMALLEST.width)
        if width > view.columns:
            continue
        for blocked in (taken | marked, taken):
            for column, row in _edge(view, side, cell, width):
                place = Beyond(column, row, width, cell, _justified(text, width, side[0]), _styles(picture, cell, who))
                if blocked.isdisjoint(place.covered):
                    return place
    return None


def _edge(view: View, side: tuple[int, int], cell: Cell, width: int) -> list[tuple[int, int]]:
    """Where an arrow can begin on its edge, the best first: beside the figure, in a corner where it is beyond one."""
    across, down = side
    last, bottom = view.columns - width, view.rows - 1
    wished = min(max(cell.column - view.column - (width - 1) // 2, 0), last), min(max(cell.row - view.row, 0), bottom)
    left = (0, last)[across > 0]
    top = (0, bottom)[down > 0]
    places = {(left, row) for row in range(view.rows)} if across else set()
    places |= {(column, top) for column in range(last + 1)} if down else set()
    return sorted(places, key=lambda place: (abs(place[0] - wished[0]) + abs(place[1] - wished[1]), place))


def _justified(text: str, width: int, across: int) -> str:
    """A text as wide as so many cells, at their outer side."""
    blank = " " * (width * SMALLEST.width - sum(map(columns, text)))
    return blank + text if across > 0 else text + blank


def _styles(picture: GridPicture, cell: Cell, who: Token) -> str:
    laid = (("hurt", who.hurt), ("acting", cell == picture.acting))
    return " ".join(["beyond", "character" if who.character else "monster", *(name for name, worn in laid if worn)])
