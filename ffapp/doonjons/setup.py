"""The game master sets a dungeon up: its size, obstacles, what lies there, where everybody begins, its story (Mise en
place)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.bounds import check_amount, check_label, check_text
from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Command, Decision
from ffapp.doonjons.campaign import (
    CONTROLS,
    DUNGEONS,
    IN_SETUP,
    MOST_PLAYERS,
    Campaign,
    Control,
    everybody,
    extended,
)
from ffapp.doonjons.cells import LARGEST, SMALLEST, Cell, parsed
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.dungeon import FLOOR, MOST_MONSTERS, MOST_THINGS, OBSTACLE, Dungeon, Thing
from ffapp.doonjons.equipment import piece_of
from ffapp.doonjons.figures import named
from ffapp.doonjons.monsters import check_monster, monster_of
from ffapp.doonjons.notation import throw_of
from ffapp.doonjons.placing import check_floor, check_free, check_on_map, stands_at
from ffapp.doonjons.setup_events import (
    ContextTold,
    ControlChosen,
    DungeonLaid,
    DungeonResized,
    FigurePlaced,
    ObstaclesPainted,
    ThingPut,
    ThingTaken,
)


def check_size(columns: int, rows: int) -> None:
    """Raises `Refusal` ("size-bounds") for a side of less than 15 or more than 25 cells."""
    for side in (columns, rows):
        if not SMALLEST <= side <= LARGEST:
            raise Refusal("size-bounds", low=SMALLEST, high=LARGEST, side=side)


def check_dungeon(dungeon: Dungeon) -> None:
    """Raises `Refusal` for a dungeon, read from somewhere, that the master could not have made: "dungeon-floor" for a
    floor that is no rectangle of floor and obstacles, "cell-shared" for two in one cell, and the rules of each part."""
    check_size(dungeon.columns, dungeon.rows)
    if any(len(row) != dungeon.columns or set(row) - {FLOOR, OBSTACLE} for row in dungeon.floor):
        raise Refusal("dungeon-floor")
    if len(dungeon.monsters) > MOST_MONSTERS:
        raise Refusal("monsters-full", high=MOST_MONSTERS)
    if len(dungeon.things) > MOST_THINGS:
        raise Refusal("things-full", high=MOST_THINGS)
    if len(dungeon.starts) > MOST_PLAYERS:
        raise Refusal("party-full", high=MOST_PLAYERS)
    check_text(dungeon.context)
    check_label(dungeon.title)
    check_amount(dungeon.default, low=0, high=DUNGEONS)
    for monster in dungeon.monsters:
        check_monster(monster)
    for thing in dungeon.things:
        piece_of(thing.kind)
        check_floor(dungeon, thing.cell)
    standing = [cell for cell in (*(one.cell for one in dungeon.monsters), *dungeon.starts) if cell is not None]
    for cell in standing:
        check_floor(dungeon, cell)
        if standing.count(cell) > 1:
            raise Refusal("cell-shared", cell=cell.name)


def check_piece(state: Campaign, kind: str) -> None:
    """Raises `Refusal` for a piece that there is not, or not by the rules of this campaign ("piece-extended")."""
    if piece_of(kind).extended and not extended(state):
        raise Refusal("piece-extended", kind=kind)


def with_ids(dungeon: Dungeon, ids: int) -> Dungeon:
    """The dungeon with fresh ids beyond `ids` for its monsters and what lies there, and everybody unhurt."""
    monsters = tuple(
        replace(
            one,
            id=ids + number,
            species=one.species.strip(),
            damage=str(throw_of(one.damage)),
            left=one.hit_points,
            number=0,
            post=None,
        )
        for number, one in enumerate(dungeon.monsters, 1)
    )
    above = ids + len(monsters)
    things = tuple(replace(thing, id=above + number) for number, thing in enumerate(dungeon.things, 1))
    return replace(dungeon, monsters=monsters, things=things)


def the_default(state: Campaign) -> Dungeon:
    """The default of the present dungeon for the party at the table."""
    party = state.characters
    roles, races = [one.role for one in party], [one.race for one in party]
    return default_dungeon(state.number, len(party), roles, races, full=state.walls)


class UseDefault(Command, frozen=True, kw_only=True):
    """Take the complete default of this dungeon, made for a party of this size, in the place of what was set up."""

    phases: ClassVar[frozenset[str]] = IN_SETUP

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        dungeon = with_ids(the_default(state), state.ids)
        yield DungeonLaid(dungeon=dungeon, default=True)


class UseDungeon(Command, frozen=True, kw_only=True):
    """Take a whole dungeon, kept in a file, in the place of what was set up."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    dungeon: Dungeon

    def check(self, state: Campaign) -> None:
        check_dungeon(self.dungeon)
        for thing in self.dungeon.things:
            check_piece(state, thing.kind)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield DungeonLaid(dungeon=with_ids(self.dungeon, state.ids))

    def arguments(self) -> dict[str, Argument]:
        return {"title": self.dungeon.title, "empty": self.dungeon == Dungeon()}


class ResizeDungeon(Command, frozen=True, kw_only=True):
    """Give the map another size, 15 to 25 cells a side. What is cut off is asked about first."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    columns: int
    rows: int

    def check(self, state: Campaign) -> None:
        check_size(self.columns, self.rows)
        if (self.columns, self.rows) == (state.dungeon.columns, state.dungeon.rows):
            raise Refusal("setup-same")

    def cautions(self, state: Campaign) -> tuple[Caution, ...]:
        before, after = state.dungeon, state.dungeon.resized(self.columns, self.rows)
        placed = [[one.cell for one in which.monsters] + list(which.starts) for which in (before, after)]
        figures = sum(cell is not None for cell in placed[0]) - sum(cell is not None for cell in placed[1])
        things = len(before.things) - len(after.things)
        if figures or things:
            return (Caution("resize-cuts", count=figures, things=things),)
        return ()

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        dungeon = state.dungeon.resized(self.columns, self.rows)
        yield DungeonResized(dungeon=dungeon, columns=self.columns, rows=self.rows)


class PaintObstacles(Command, frozen=True, kw_only=True):
    """Put obstacles into cells ("E5"), or take them away. Refused where somebody stands or something lies."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    cells: tuple[str, ...]
    obstacle: bool = True

    def _cells(self, dungeon: Dungeon) -> tuple[Cell, ...]:
        """The cells that change."""
        check_amount(len(self.cells), high=LARGEST * LARGEST)
        cells = tuple(dict.fromkeys(parsed(text) for text in self.cells))
        for cell in cells:
            check_on_map(dungeon, cell)
        return tuple(cell for cell in cells if dungeon.blocked(cell) != self.obstacle)

    def check(self, state: Campaign) -> None:
        cells = self._cells(state.dungeon)
        if not cells:
            raise Refusal("setup-same")
        if not self.obstacle:
            return
        for cell in cells:
            there = stands_at(state, cell)
            if there is not None:
                raise Refusal("cell-taken", cell=cell.name, **named(there).arguments())
            if state.dungeon.things_at(cell):
                raise Refusal("cell-littered", cell=cell.name)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        cells = self._cells(state.dungeon)
        painted = state.dungeon.without_starts(*cells) if self.obstacle else state.dungeon
        painted = painted.painted(cells, self.obstacle)
        yield ObstaclesPainted(cells=cells, obstacle=self.obstacle, floor=painted.floor, starts=painted.starts)

    def arguments(self) -> dict[str, Argument]:
        return {"obstacle": self.obstacle, "count": len(self.cells)}


class PlaceFigure(Command, frozen=True, kw_only=True):
    """Say where a monster or a character begins ("E5"; empty: nowhere yet)."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    figure: int
    cell: str = ""

    def _seat(self, state: Campaign) -> int:
        return next((seat for seat, one in enumerate(state.characters) if one.id == self.figure), -1)

    def _cell(self) -> Cell | None:
        return parsed(self.cell) if self.cell else None

    def check(self, state: Campaign) -> None:
        seat, cell = self._seat(state), self._cell()
        before = state.dungeon.start(seat) if seat >= 0 else monster_of(state.dungeon, self.figure).cell
        if cell == before:
            raise Refusal("setup-same")
        if cell is not None:
            check_free(state, cell)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        seat, cell = self._seat(state), self._cell()
        figure = state.characters[seat] if seat >= 0 else monster_of(state.dungeon, self.figure)
        placed = state.dungeon if cell is None else state.dungeon.without_starts(cell)
        if seat >= 0:
            placed = placed.with_start(seat, cell)
        yield FigurePlaced(figure=self.figure, who=named(figure), cell=cell, starts=placed.starts)

    def arguments(self) -> dict[str, Argument]:
        return {"cell": self.cell}


class PutThing(Command, frozen=True, kw_only=True):
    """Put a piece of equipment on the floor of a cell; several may lie in one, and under a figure."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    kind: str
    cell: str

    def check(self, state: Campaign) -> None:
        check_piece(state, self.kind)
        check_floor(state.dungeon, parsed(self.cell))
        if len(state.dungeon.things) >= MOST_THINGS:
            raise Refusal("things-full", high=MOST_THINGS)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield ThingPut(thing=Thing(id=state.ids + 1, kind=self.kind, cell=parsed(self.cell)))


class TakeThing(Command, frozen=True, kw_only=True):
    """Take a piece of equipment off the floor again."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    thing: int

    def check(self, state: Campaign) -> None:
        thing_of(state.dungeon, self.thing)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield ThingTaken(thing=thing_of(state.dungeon, self.thing))


class TellContext(Command, frozen=True, kw_only=True):
    """Write the title of the dungeon and a few sentences of context for the players."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    title: str = ""
    context: str = ""

    def check(self, state: Campaign) -> None:
        check_label(self.title)
        check_text(self.context)
        if (self.title, self.context) == (state.dungeon.title, state.dungeon.context):
            raise Refusal("setup-same")

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield ContextTold(title=self.title, context=self.context)


class ChooseControl(Command, frozen=True, kw_only=True):
    """Say who plays the monsters of this dungeon: the master, or the program with a temper."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    control: Control

    def check(self, state: Campaign) -> None:
        if self.control == state.control:
            raise Refusal("setup-same")

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield ControlChosen(control=self.control)


def thing_of(dungeon: Dungeon, number: int) -> Thing:
    """What lies on the floor with that id. Raises `Refusal` ("thing-unknown")."""
    for thing in dungeon.things:
        if thing.id == number:
            return thing
    raise Refusal("thing-unknown", thing=number)


COMMANDS = (
    UseDefault,
    UseDungeon,
    ResizeDungeon,
    PaintObstacles,
    PlaceFigure,
    PutThing,
    TakeThing,
    TellContext,
    ChooseControl,
)
EVENTS = (
    DungeonLaid,
    DungeonResized,
    ObstaclesPainted,
    FigurePlaced,
    ThingPut,
    ThingTaken,
    ContextTold,
    ControlChosen,
)


def options(state: Campaign) -> Iterator[Command]:
    """The default, who plays the monsters, figures taken off the map, and things off the floor."""
    yield UseDefault()
    for control in CONTROLS:
        yield ChooseControl(control=control)
    for figure in everybody(state):
        yield PlaceFigure(figure=figure.id)
    yield from (TakeThing(thing=thing.id) for thing in state.dungeon.things)
