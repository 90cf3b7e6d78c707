"""A turn: moving, its early end, comments; and how one turn follows another (Tour d'un personnage ou d'un monstre)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from ffapp.core.bounds import check_text
from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.doonjons.campaign import (
    GATHERED,
    IN_TURN,
    Campaign,
    acting_figure,
    after_action,
    everybody,
    figure_of,
    occupant,
    with_figure,
)
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.dungeon import FLOOR
from ffapp.doonjons.figures import Named, effective_speed, named, steps
from ffapp.doonjons.initiative import next_turn
from ffapp.doonjons.monsters import monster_of
from ffapp.doonjons.party import character_of
from ffapp.doonjons.placing import check_floor
from ffapp.doonjons.ways import board_of, way_length, within


class Moved(Event, frozen=True, kw_only=True):
    """A figure stands in another cell."""

    figure: int
    who: Named
    start: Cell
    end: Cell
    actions: int

    def apply(self, state: Campaign) -> Campaign:
        figure = figure_of(state, self.figure)
        moved = state if figure is None else with_figure(state, replace(figure, cell=self.end))
        return after_action(moved, self.actions)

    def arguments(self) -> dict[str, Argument]:
        return {
            **self.who.arguments(),
            "start": self.start.name,
            "end": self.end.name,
            "distance": distance(self.start, self.end),
        }


class TurnEnded(Event, frozen=True, kw_only=True):
    """A turn ended early, with so many actions left."""

    figure: int
    who: Named
    left: int

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, actions=0)

    def arguments(self) -> dict[str, Argument]:
        return {**self.who.arguments(), "left": self.left}


class Commented(Event, frozen=True, kw_only=True):
    """Words at the table, by a player (of the character `name`, empty: of nobody in particular) or the game master, who
    may speak for a monster (`who`). They change nothing."""

    by: Literal["player", "master"]
    text: str
    name: str = ""
    who: Named | None = None

    def apply(self, state: Campaign) -> Campaign:
        return state

    def arguments(self) -> dict[str, Argument]:
        who = (self.who or Named()).arguments("by_")
        return {"by": "monster" if self.who else self.by, "text": self.text, "name": self.name, **who}


def spent(state: Campaign) -> Decision:
    """After an action: the next turn, where none is left."""
    if state.actions <= 0:
        yield next_turn(state)


class Move(Command, frozen=True, kw_only=True):
    """An action: go to a cell ("E5") in reach. What is in between does not count, unless walls are full; the cell must
    be free floor."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    to: str

    def check(self, state: Campaign) -> None:
        figure = acting_figure(state)
        cell = parsed(self.to)
        check_floor(state.dungeon, cell)
        if figure.cell == cell:
            raise Refusal("move-own-cell", cell=cell.name)
        there = occupant(state, cell)
        if there is not None:
            raise Refusal("cell-taken", cell=cell.name, **named(there).arguments())
        reach = steps(figure)
        far = distance(figure.cell or cell, cell)
        if far > reach:
            raise Refusal("move-too-far", cell=cell.name, distance=far, steps=reach, speed=effective_speed(figure))
        if state.walls:
            way = way_length(state, figure, cell)
            if not 0 < way <= reach:
                raise Refusal("move-walled", cell=cell.name, distance=way, steps=reach)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        figure = acting_figure(state)
        cell = parsed(self.to)
        after = yield Moved(
            figure=figure.id,
            who=named(figure),
            start=figure.cell or cell,
            end=cell,
            actions=state.actions - 1,
        )
        yield from spent(after)


class EndTurn(Command, frozen=True, kw_only=True):
    """End the turn early."""

    phases: ClassVar[frozenset[str]] = IN_TURN

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        figure = acting_figure(state)
        after = yield TurnEnded(figure=figure.id, who=named(figure), left=state.actions)
        yield next_turn(after)


class Comment(Command, frozen=True, kw_only=True):
    """Comment freely, as a player or as the game master: after each action, also one that ends a dungeon or all. A
    player speaks for the character `figure` (0: for nobody in particular), the master for a monster (0: for none), but
    for no character ("comment-master")."""

    phases: ClassVar[frozenset[str]] = GATHERED
    by: Literal["player", "master"]
    text: str
    figure: int = 0

    def check(self, state: Campaign) -> None:
        check_text(self.text, required=True)
        if self.figure and self.by == "player":
            character_of(state, self.figure)
        elif self.figure:
            if any(one.id == self.figure for one in state.characters):
                raise Refusal("comment-master")
            monster_of(state.dungeon, self.figure)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        name, who = "", None
        if self.figure and self.by == "player":
            name = character_of(state, self.figure).name
        elif self.figure:
            who = named(monster_of(state.dungeon, self.figure))
        yield Commented(by=self.by, text=self.text, name=name, who=who)


def reach(state: Campaign) -> tuple[Cell, ...]:
    """The cells that the acting figure can move to now, row by row."""
    figure = acting_figure(state)
    far, at, dungeon = steps(figure), figure.cell, state.dungeon
    if at is None or far == 0:
        return ()
    if state.walls:
        return tuple(board_of(dungeon.floor).cells(within(state, figure, far)))
    taken = {one.cell for one in everybody(state)}
    columns = range(max(0, at.column - far), min(dungeon.columns, at.column + far + 1))
    return tuple(
        cell
        for row in range(max(0, at.row - far), min(dungeon.rows, at.row + far + 1))
        for column in columns
        if dungeon.floor[row][column] == FLOOR and (cell := Cell(column, row)) not in taken
    )


COMMANDS = (Move, EndTurn, Comment)
EVENTS = (Moved, TurnEnded, Commented)


def options(state: Campaign) -> Iterator[Command]:
    """Every cell in reach, and the end of the turn."""
    if state.acting:
        yield from (Move(to=cell.name) for cell in reach(state))
        yield EndTurn()
