"""The steps of a history: one command each, with what it brought about; and how a command is carried out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ffapp.core.dice import Dice, Faces, Kind, Label, Roll, RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Event

ROOT = 0
"""The position before the first step."""

KEEP_EVERY = 256
"""The state after every so many commands is kept: going back folds the events from there."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One command of the history: `n` its position in the file, `up` its parent's (0: the beginning), `ts`
    seconds since 1970, the command (as JSON if today's program cannot decode it), what happened, and the
    dice.
    """

    n: int
    up: int
    ts: int
    done: Command | bytes
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...]
    depth: int

    @property
    def cmd(self) -> bytes:
        """The command as its JSON."""
        return self.done if isinstance(self.done, bytes) else msgspec.json.encode(self.done)

    @property
    def typed(self) -> bool:
        """Whether some of its dice were typed by the player."""
        return any(roll.typed for roll in self.rolls)


def carry_out(state: Any, command: Command, dice: Dice) -> tuple[Any, tuple[Event, ...]]:
    """Decides `command` and applies its events one by one. Returns the new state and the events."""
    events: list[Event] = []
    decision = command.decide(state, dice)
    try:
        event = next(decision)
        while True:
            state = event.apply(state)
            events.append(event)
            event = decision.send(state)
    except StopIteration:
        return state, tuple(events)


class _NoDice:
    """For commands that roll nothing."""

    def roll(self, kind: Kind, count: int, sides: int = 6, *, label: Label = "", first: int = 0) -> Faces:
        raise RollNeeded(kind, count, sides, label)


def rehearse(state: Any, command: Command) -> Any:
    """The state as it would be after a command without dice, which changes nothing yet: what is promised by it is what
    the rules then do.

    Raises `Refusal` where the rule of the command forbids it (its phase is not asked), and `RollNeeded` for a command
    that rolls.
    """
    command.check(state)
    return carry_out(state, command, _NoDice())[0]


def would_be(state: Any, command: Command) -> Any:
    """The state to show before a command without dice: as it would be, or as it is where a rule forbids the command."""
    try:
        return rehearse(state, command)
    except Refusal:
        return state


def fold(state: Any, events: Iterable[Event]) -> Any:
    """The state after `events`."""
    for event in events:
        state = event.apply(state)
    return state
