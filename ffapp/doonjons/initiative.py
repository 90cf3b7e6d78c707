"""The order of turns: initiative is rolled once a dungeon, and who dies leaves the order (Mise en place)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.doonjons.campaign import (
    ACTIONS,
    IN_READY,
    IN_SETUP,
    Campaign,
    Place,
    everybody,
    figure_of,
    with_seats,
)
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.figures import D20, Character, Figure, Named, label_of, named, temper_of

Tie: TypeAlias = Literal["", "initiative", "characters", "creation"]
"""Why one comes before the next with the same sum: the higher characteristic, characters before monsters, or the order
of creation; empty where the sums differ."""


class DungeonBegun(Event, frozen=True, kw_only=True):
    """Everybody is in place, the characters by seat in `cells`, and initiative is rolled: `order` from the first to the
    last, and how these are called. From here on equipping is free until the first turn."""

    dungeon: Dungeon
    cells: tuple[Cell, ...]
    order: tuple[Place, ...]
    names: tuple[Named, ...] = ()

    def apply(self, state: Campaign) -> Campaign:
        placed = with_seats(state, "cell", self.cells)
        return replace(placed, dungeon=self.dungeon, order=self.order, acting=0, round=0, acted=False)

    def arguments(self) -> dict[str, Argument]:
        order = tuple(
            {**who.arguments(), "die": place.die, "initiative": place.total - place.die, "total": place.total}
            for place, who in zip(self.order, self.names, strict=False)
        )
        return {"order": order}


class TurnBegun(Event, frozen=True, kw_only=True):
    """It is another figure's turn, with all its actions; `round` counts how often the order has been gone through."""

    figure: int
    who: Named
    round: int
    actions: int

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, acting=self.figure, actions=self.actions, round=self.round)

    def arguments(self) -> dict[str, Argument]:
        return {**self.who.arguments(), "round": self.round, "actions": self.actions}


def ordered(figures: tuple[Figure, ...], dice: dict[int, int]) -> tuple[Place, ...]:
    """The order of turns: the highest sum first; tied, the higher characteristic, then characters before monsters, then
    the order of creation."""
    first = sorted(
        figures,
        key=lambda one: (-(dice[one.id] + one.initiative), -one.initiative, not isinstance(one, Character), one.id),
    )
    return tuple(Place(one.id, dice[one.id], dice[one.id] + one.initiative) for one in first)


def tie(state: Campaign, place: int) -> Tie:
    """Why the figure at that place of the order comes before the next one with the same sum."""
    if place + 1 >= len(state.order) or state.order[place].total != state.order[place + 1].total:
        return ""
    one, other = (figure_of(state, state.order[at].figure) for at in (place, place + 1))
    if one is None or other is None:
        return ""
    if one.initiative != other.initiative:
        return "initiative"
    return "characters" if isinstance(one, Character) != isinstance(other, Character) else "creation"


def next_turn(state: Campaign) -> TurnBegun:
    """The turn after the present one; after the last in the order the first again, in a new round."""
    ids = [place.figure for place in state.order]
    at = ids.index(state.acting) + 1 if state.acting else 0
    around = at >= len(ids)
    figure = figure_of(state, ids[0 if around else at])
    if figure is None:
        raise LookupError(ids)
    begun = not state.acting or around
    return TurnBegun(figure=figure.id, who=named(figure), round=state.round + begun, actions=ACTIONS)


def without_place(state: Campaign, figure: int) -> Campaign:
    """The table with a figure out of the order of turns; nobody loses or gains a turn by it."""
    return replace(state, order=tuple(place for place in state.order if place.figure != figure))


def missing(state: Campaign) -> Iterator[Refusal]:
    """Everything that a dungeon still needs before it can begin: "dungeon-no-monster", and "figure-unplaced" for each
    character, then each monster, that has no cell."""
    dungeon = state.dungeon.numbered()
    if not dungeon.monsters:
        yield Refusal("dungeon-no-monster")
    seats = enumerate(state.characters)
    homeless: list[Figure] = [one for seat, one in seats if dungeon.start(seat) is None]
    homeless += [monster for monster in dungeon.monsters if monster.cell is None]
    yield from (Refusal("figure-unplaced", **named(one).arguments()) for one in homeless)


def _posted(dungeon: Dungeon, control: str) -> Dungeon:
    """The dungeon where each guard has its post where it begins."""
    guards = (temper_of(one, control) == "guard" for one in dungeon.monsters)
    posted = (
        replace(one, post=one.cell) if guard else one for one, guard in zip(dungeon.monsters, guards, strict=True)
    )
    return replace(dungeon, monsters=tuple(posted))


class StartDungeon(Command, frozen=True, kw_only=True):
    """Begin the dungeon: its setup is locked, and everybody rolls initiative, characters first, then monsters."""

    phases: ClassVar[frozenset[str]] = IN_SETUP

    def check(self, state: Campaign) -> None:
        for refusal in missing(state):
            raise refusal

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        dungeon = _posted(state.dungeon.numbered(), state.control)
        figures = everybody(replace(state, dungeon=dungeon))
        rolled = {}
        for one in figures:
            [rolled[one.id]] = dice.roll("initiative", 1, D20, label=label_of(one))
        order = ordered(figures, rolled)
        names = {one.id: named(one) for one in figures}
        seats = (dungeon.start(seat) for seat in range(len(state.characters)))
        yield DungeonBegun(
            dungeon=dungeon,
            cells=tuple(cell for cell in seats if cell is not None),
            order=order,
            names=tuple(names[place.figure] for place in order),
        )


class BeginTurns(Command, frozen=True, kw_only=True):
    """Everybody is equipped: the first turn begins."""

    phases: ClassVar[frozenset[str]] = IN_READY

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield next_turn(state)


COMMANDS = (StartDungeon, BeginTurns)
EVENTS = (DungeonBegun, TurnBegun)


def options(state: Campaign) -> Iterator[Command]:
    """The beginning of the dungeon, and of its turns."""
    yield BeginTurns() if state.order else StartDungeon()
