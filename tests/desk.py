"""A desk to play a game at: commands through `Game.submit`, dice as a script, and what a test asks often."""

from __future__ import annotations

from typing import Any, Self, TypeVar

import pytest

from ffapp.core.codec import Header
from ffapp.core.errors import Argument, ConfirmationNeeded, Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset
from tests.machine import Tape

AnyEvent = TypeVar("AnyEvent", bound=Event)


class Desk:
    """One game, with short ways to say what a test says often."""

    def __init__(self, ruleset: Ruleset, *, seed: str = "marsh", undo: str = "fate") -> None:
        self.tape = Tape()
        self.game = Game(ruleset, Header(id="0123456789abcdef", ruleset=ruleset.id, seed=seed, undo=undo), self.tape)
        self.events: tuple[Event, ...] = ()

    @property
    def phase(self) -> str:
        return self.game.phase

    def do(self, command: Command, *dice: int) -> tuple[Event, ...]:
        """Carries out a command that asks nothing; with `dice`, exactly those are rolled."""
        self.events = self.game.submit(command, dice or None).step.events
        return self.events

    def confirmed(self, command: Command, *dice: int) -> list[str]:
        """Carries out a command that asks first. Returns the rules of its questions."""
        before = self.everything()
        with pytest.raises(ConfirmationNeeded) as asked:
            self.game.submit(command, dice or None)
        assert self.everything() == before
        self.events = self.game.submit(command, dice or None, confirm=True).step.events
        return [caution.rule for caution in asked.value.cautions]

    def surely(self, command: Command, *dice: int) -> tuple[Event, ...]:
        """Carries out a command, whatever it asks."""
        self.events = self.game.submit(command, dice or None, confirm=True).step.events
        return self.events

    def refused(self, command: Command, *dice: int) -> str:
        """The rule that refuses a command; it must have cost nothing."""
        before = self.everything()
        with pytest.raises(Refusal) as refusal:
            self.game.submit(command, dice or None, confirm=True)
        assert self.everything() == before
        return refusal.value.rule

    def bounds(self, command: Command) -> tuple[str, Argument, Argument]:
        """The rule that refuses a figure, and from what to what it could be."""
        refusal = self.game.why_not(command)
        assert refusal is not None
        return refusal.rule, refusal.arguments["low"], refusal.arguments["high"]

    def asks(self, command: Command) -> list[str]:
        """The rules of the questions that a command would ask now."""
        assert self.game.why_not(command) is None
        return [caution.rule for caution in command.cautions(self.game.state)]

    def everything(self) -> Any:
        return self.game.state, self.game.head, self.game.next_n, list(self.tape.lines)

    def happened(self, kind: type[AnyEvent]) -> AnyEvent:
        """The one event of that kind in the last command."""
        [event] = [event for event in self.events if isinstance(event, kind)]
        return event

    def told(self) -> list[str]:
        """What happened in the last command, by tag."""
        return [type(event).__name__ for event in self.events]

    def reloaded(self) -> Self:
        """The same game read back from its lines."""
        again = type(self)(self.game.ruleset)
        again.game = Game(self.game.ruleset, self.game.header, again.tape)
        assert again.game.replay([again.game.codec.decode(line) for line in self.tape.lines]).differing == ()
        again.tape.lines = list(self.tape.lines)
        return again
