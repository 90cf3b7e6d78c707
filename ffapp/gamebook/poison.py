"""Poison by order of a section: what it takes is kept apart from the wound, and an antidote can give it back (DF58,
Poison)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ffapp.core.dice import Dice
from ffapp.core.errors import Caution, Refusal
from ffapp.core.messages import Change, Command, Decision
from ffapp.gamebook.bounds import check_amount, check_line
from ffapp.gamebook.life import ScoreChanged, perish, would_kill
from ffapp.gamebook.poison_events import Poisoned, PoisonEnded, lowered_account, poisoned
from ffapp.gamebook.sheet import ALIVE, Sheet, curable, lost


class SufferPoison(Command, frozen=True, kw_only=True):
    """Lose Stamina to poison by order of a section, and besides to the `wound` that brought it. It may kill."""

    phases: ClassVar[frozenset[str]] = ALIVE
    points: int
    wound: int = 0
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_amount(self.points, low=1)
        check_amount(self.wound, low=0)
        check_line(self.reason)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return would_kill(state, self)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        sheet = yield from lowered_account(state)
        if self.wound:
            value = Change(state.stamina.current, lost(state.stamina, self.wound))
            # The reason comes once, at the end; poison finds nothing to take from the dead.
            sheet = yield ScoreChanged(score="stamina", value=value, reason="" if value.after else self.reason)
        if sheet.stamina.current:
            sheet = yield poisoned(sheet, self.points, reason=self.reason)
        yield from perish(sheet)


class EndPoison(Command, frozen=True, kw_only=True):
    """The section ends the poison: what it took can no longer be given back by an antidote."""

    phases: ClassVar[frozenset[str]] = ALIVE
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_line(self.reason)
        if not curable(state):
            raise Refusal("poison-none")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield PoisonEnded(poison=Change(state.poison, 0), reason=self.reason)


COMMANDS = (SufferPoison, EndPoison)
EVENTS = (Poisoned, PoisonEnded)


def options(sheet: Sheet) -> Iterator[Command]:
    """The end of the poison."""
    yield EndPoison()
