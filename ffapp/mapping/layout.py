"""Where everything on the map lies: clearings on a grid, passages straight wherever they can be. Where there is a
compass, north is up; where there is none, ways lead to where there is room."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache, partial
from typing import NamedTuple

from msgspec import Struct, field

from ffapp.core.errors import Argument
from ffapp.gamebook.drawing import OPPOSITE, Drawing, Passage
from ffapp.gamebook.passages import passage_arguments
from ffapp.mapping.free import grow
from ffapp.mapping.grid import Cell, Grid
from ffapp.mapping.tidy import arrange, draw_closer, grant_wishes
from ffapp.mapping.tracks import Tracks


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


class Corner(NamedTuple):
    """A line that leaves its start by one side, turns once and arrives at its end on another: no compass binds it."""

    leaves: str
    arrives: str
    cell: Cell


class Layout(Struct, frozen=True, dict=True):
    """A drawing on a grid of `columns` by `rows`.

    `places` are column and row of each clearing. `straight` gives for a passage drawn as a straight line the way that
    it leaves its start, `corners` those with one corner; `bent` are the others that lead somewhere: contradictions, and
    ways that no compass binds and nothing leaves room for.
    """

    drawing: Drawing
    places: Mapping[int, Cell] = field(default_factory=dict)
    columns: int = 0
    rows: int = 0
    straight: Mapping[int, str] = field(default_factory=dict)
    bent: tuple[int, ...] = ()
    contradictions: tuple[Contradiction, ...] = ()
    corners: Mapping[int, Corner] = field(default_factory=dict)

    @cached_property
    def beside(self) -> dict[tuple[int, str], int | None]:
        """Where the passage leads that leaves a clearing on a side in a straight line."""
        found: dict[tuple[int, str], int | None] = {}
        for passage in self.drawing.passages:
            side = self.straight.get(passage.id)
            if side is not None:
                found.setdefault((passage.start, side), passage.end)
                if passage.end is not None:
                    found.setdefault((passage.end, OPPOSITE[side]), passage.start)
        return found

    def offset(self, number: int, of: int) -> Cell:
        """How many columns east and rows south of clearing `of` a clearing is drawn."""
        (x, y), (from_x, from_y) = self.places[number], self.places[of]
        return x - from_x, y - from_y

    def arguments(self, contradiction: Contradiction) -> dict[str, Argument]:
        """The arguments of a contradiction's message: those of its passage, and of the other one as `other_…`."""
        arguments: dict[str, Argument] = {"where": contradiction.where or "none", "clearing": contradiction.clearing}
        passage = self.drawing.passage(contradiction.passage)
        other = self.drawing.passage(contradiction.other)
        if passage:
            arguments |= passage_arguments(passage)
        if other:
            arguments |= {f"other_{name}": value for name, value in passage_arguments(other).items()}
        return arguments


@lru_cache(maxsize=4)
def lay_out(drawing: Drawing) -> Layout:
    """The layout of a drawing: always the same for the same drawing, and every clearing and passage has its place."""
    leading = [passage for passage in drawing.passages if passage.end is not None]
    free = drawing.free and not any(passage.way for passage in leading)
    places, straight, contradictions = _grown(drawing) if free else _bound(drawing, leading)
    corners: dict[int, Corner] = {}
    if drawing.free:
        _trace(leading, places, straight, corners)
    drawn = {*straight, *corners}
    return Layout(
        drawing,
        places,
        max((x for x, _ in places.values()), default=-1) + 1,
        max((y for _, y in places.values()), default=-1) + 1,
        straight,
        tuple(passage.id for passage in leading if passage.id not in drawn),
        tuple(contradictions),
        corners,
    )


Found = tuple[dict[int, Cell], dict[int, str], list[Contradiction]]
"""Where places lie, which passages are straight, and what cannot be shown as it was told."""


def _grown(drawing: Drawing) -> Found:
    """Of a map that no compass binds."""
    plots, wishes = grow(drawing, every_number(drawing))
    return arrange(plots), {}, [Contradiction("wish", clearing=number) for number in wishes]


def _bound(drawing: Drawing, leading: list[Passage]) -> Found:
    """Of a map whose passages run along the compass, or some of them."""
    grid = Grid(every_number(drawing))
    straight: dict[int, str] = {}
    contradictions: list[Contradiction] = []
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
    contradictions += _hidden_exits(drawing, grid)
    contradictions += [Contradiction("wish", clearing=number) for number in wishes]
    islands = grid.every_island()
    return arrange({n: grid.place(n) for n in island.numbers} for island in islands), straight, contradictions


def _trace(
    leading: list[Passage], places: Mapping[int, Cell], straight: dict[int, str], corners: dict[int, Corner]
) -> None:
    """Adds the ways without a direction that can be straight lines as things lie, then those that need one corner: the
    shorter ones first."""
    tracks = Tracks(set(places.values()))
    for passage in leading:
        if passage.id in straight and passage.end is not None:
            line = tracks.find(passage.start, places[passage.start], passage.end, places[passage.end])
            if line:
                tracks.add(line)
    for bent in (False, True):
        for passage in sorted(leading, key=partial(_far, places)):
            if passage.way or passage.end is None or passage.id in straight:
                continue
            line = tracks.find(passage.start, places[passage.start], passage.end, places[passage.end])
            if line is None or bent != (line.corner is not None):
                continue
            tracks.add(line)
            if line.corner is None:
                straight[passage.id] = line.leaves
            else:
                corners[passage.id] = Corner(line.leaves, line.arrives, line.corner)


def _far(places: Mapping[int, Cell], passage: Passage) -> int:
    """How far a passage reaches."""
    (x, y), (to_x, to_y) = places[passage.start], places[passage.end or passage.start]
    return abs(x - to_x) + abs(y - to_y)


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
