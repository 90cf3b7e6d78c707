"""Where everything on the map lies: clearings on a grid, north up, passages straight wherever they can be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from ffapp.core.errors import Figure
from ffapp.gamebook.drawing import OPPOSITE, Drawing, Passage
from ffapp.gamebook.layout_grid import Cell, Grid
from ffapp.gamebook.layout_tidy import arrange, draw_closer, grant_wishes
from ffapp.gamebook.passages import passage_figures


class Contradiction(NamedTuple):
    """Something that the map cannot show as it was told.

    `rule`: "side" (passage `other` takes the same side of a clearing), "place" (the other passages put the end of
    this one to the `where` of its start: n, e, s, w, or "same" for the same line), "loop" (it ends where it starts),
    "exit" (an exit not taken lies where `other` arrives), "wish" (clearing `clearing` cannot be where the reader
    moved it).
    """

    rule: str
    passage: int = 0
    clearing: int = 0
    other: int = 0
    where: str = ""


@dataclass(frozen=True)
class Layout:
    """A drawing on a grid of `columns` by `rows`.

    `places` are column and row of each clearing. `straight` gives for a passage drawn as a straight line the way that
    it leaves its start; `bent` are the others that lead somewhere: contradictions, and ways that no compass binds.
    """

    drawing: Drawing
    places: Mapping[int, Cell] = field(default_factory=dict)
    columns: int = 0
    rows: int = 0
    straight: Mapping[int, str] = field(default_factory=dict)
    bent: tuple[int, ...] = ()
    contradictions: tuple[Contradiction, ...] = ()

    def offset(self, number: int, of: int) -> Cell:
        """How many columns east and rows south of clearing `of` a clearing is drawn."""
        (x, y), (from_x, from_y) = self.places[number], self.places[of]
        return x - from_x, y - from_y

    def figures(self, contradiction: Contradiction) -> dict[str, Figure]:
        """The arguments of a contradiction's message: those of its passage, and of the other one as `other_…`."""
        figures: dict[str, Figure] = {"where": contradiction.where or "none", "clearing": contradiction.clearing}
        passage = self.drawing.passage(contradiction.passage)
        other = self.drawing.passage(contradiction.other)
        if passage:
            figures |= passage_figures(passage)
        if other:
            figures |= {f"other_{name}": value for name, value in passage_figures(other).items()}
        return figures


@lru_cache(maxsize=4)
def lay_out(drawing: Drawing) -> Layout:
    """The layout of a drawing: always the same for the same drawing, and every clearing and passage has its place."""
    grid = Grid(every_number(drawing))
    straight: dict[int, str] = {}
    contradictions: list[Contradiction] = []
    leading = [passage for passage in drawing.passages if passage.end is not None]
    for passage in leading:
        if not passage.way:
            grid.add_free(passage)
            continue
        refused = grid.add(passage)
        if refused is None:
            straight[passage.id] = passage.way
        else:
            contradictions.append(Contradiction(refused.rule, passage.id, 0, refused.other, refused.where))
    for island in grid.every_island():
        draw_closer(grid, island)
    wishes = grant_wishes(grid, drawing.clearings)
    places = arrange(grid)
    contradictions += _hidden_exits(drawing, grid)
    contradictions += [Contradiction("wish", clearing=number) for number in wishes]
    straight |= _aligned(drawing, places, straight, grid)
    return Layout(
        drawing,
        places,
        max((x for x, _ in places.values()), default=-1) + 1,
        max((y for _, y in places.values()), default=-1) + 1,
        straight,
        tuple(passage.id for passage in leading if passage.id not in straight),
        tuple(contradictions),
    )


def every_number(drawing: Drawing) -> tuple[int, ...]:
    """The clearings in the order in which they became known, also those that only a passage speaks of."""
    ends = (number for passage in drawing.passages for number in (passage.start, passage.end) if number is not None)
    return tuple(dict.fromkeys((*(clearing.number for clearing in drawing.clearings), *ends)))


def _hidden_exits(drawing: Drawing, grid: Grid) -> list[Contradiction]:
    """Exits seen and not taken on a side where a passage arrives."""
    return [
        Contradiction("exit", passage.id, other=grid.sides[passage.start, passage.way])
        for passage in drawing.passages
        if passage.end is None and (passage.start, passage.way) in grid.sides
    ]


def _aligned(drawing: Drawing, places: Mapping[int, Cell], straight: Mapping[int, str], grid: Grid) -> dict[int, str]:
    """The ways without a compass that can be straight lines as things lie."""
    taken = set(places.values())
    runs: set[tuple[Cell, bool]] = set()
    sides = set(grid.sides)
    found: dict[int, str] = {}
    for passage in drawing.passages:
        if passage.id in straight:
            runs.update((cell, passage.way in ("e", "w")) for cell in _between(places, passage))
    for passage in drawing.passages:
        way = "" if passage.way or passage.end is None else _direction(places, passage)
        if not way or (passage.start, way) in sides or (passage.end or 0, OPPOSITE[way]) in sides:
            continue
        cells = {(cell, way in ("e", "w")) for cell in _between(places, passage)}
        if any(cell in taken for cell, _ in cells) or cells & runs:
            continue
        runs |= cells
        sides |= {(passage.start, way), (passage.end or 0, OPPOSITE[way])}
        found[passage.id] = way
    return found


def _direction(places: Mapping[int, Cell], passage: Passage) -> str:
    """The way from a passage's start straight to its end; empty where there is none."""
    (x, y), (to_x, to_y) = places[passage.start], places[passage.end or passage.start]
    if (x == to_x) == (y == to_y):
        return ""
    if y == to_y:
        return "e" if to_x > x else "w"
    return "s" if to_y > y else "n"


def _between(places: Mapping[int, Cell], passage: Passage) -> list[Cell]:
    """The cells that a straight passage runs through."""
    (x, y), (to_x, to_y) = sorted((places[passage.start], places[passage.end or passage.start]))
    if y == to_y:
        return [(column, y) for column in range(x + 1, to_x)]
    return [(x, row) for row in range(y + 1, to_y)]
