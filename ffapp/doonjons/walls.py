"""Full walls, or those of the rulebook, chosen with the campaign (Murs pleins, our own rule)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.doonjons.campaign import IN_PARTY, Campaign


class WallsChosen(Event, frozen=True, kw_only=True):
    """Obstacles and enemies are walked around and obstacles hide from now on, or nothing in between counts."""

    full: bool

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, walls=self.full)


class ChooseWalls(Command, frozen=True, kw_only=True):
    """Have moves find a way around obstacles and enemies, and shots need a line of sight (`full`); or have nothing in
    between count, as the rulebook says. Chosen before the campaign begins, for all of it."""

    phases: ClassVar[frozenset[str]] = IN_PARTY
    full: bool

    def check(self, state: Campaign) -> None:
        if self.full == state.walls:
            raise Refusal("walls-same", full=self.full)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield WallsChosen(full=self.full)


COMMANDS = (ChooseWalls,)
EVENTS = (WallsChosen,)


def options(state: Campaign) -> Iterator[Command]:
    """The other kind of walls."""
    yield ChooseWalls(full=not state.walls)
