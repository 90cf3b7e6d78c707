"""A fight at the reader's pace: luck asked for only where it can save a life, and rounds that follow each other by
themselves. Neither changes what a round is: each is told, and taken back, by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.gamebook.bounds import check_amount
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.sheet import IN_FIGHT, Sheet, current_fight, effective_stamina, phase


class LuckSpared(Event, frozen=True, kw_only=True):
    """From the next round of this fight on, luck is asked for only where it can save the hero's life (`spare`), or
    again on every blow."""

    spare: bool

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=replace(current_fight(state), spare_luck=self.spare))


class SpareLuck(Command, frozen=True, kw_only=True):
    """Have luck asked for in this fight only where it can save the hero's life (`spare`), or again on every blow. The
    blows on which it is not asked for are taken as they are."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    spare: bool

    def check(self, state: Sheet) -> None:
        if current_fight(state).spare_luck == self.spare:
            raise Refusal("spare-luck-same", spare=self.spare)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield LuckSpared(spare=self.spare)


class FightOn(Command, frozen=True, kw_only=True):
    """Fight rounds one after another, each a step of its own, until the fight ends, something waits for an answer, the
    section takes over, or effective Stamina is at `mark` or below. `target` is whom the hero strikes at as long as that
    enemy attacks, then, and where none is given, whoever stands first among those who do.

    A script that gives dice fights as many rounds as they are enough for.
    """

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    target: int | None = None
    mark: int = 0

    def _round(self, sheet: Sheet) -> FightRound:
        """The round that it fights now."""
        facing = current_fight(sheet).facing
        return FightRound(target=facing[0] if self.target is None and len(facing) > 1 else self.target)

    def check(self, state: Sheet) -> None:
        check_amount(self.mark, low=0)
        self._round(state).check(state)
        reached = self._reached(state)
        if reached is not None:
            raise reached

    def _reached(self, sheet: Sheet) -> Refusal | None:
        stamina = effective_stamina(sheet)
        return Refusal("mark-reached", stamina=stamina, mark=self.mark) if stamina <= self.mark else None

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        return self._round(state).decide(state, dice)

    def goes_on(self, state: Sheet) -> FightOn | None:
        fight = state.fight
        if fight is None or not self._possible(state) or self._reached(state) is not None:
            return None
        return FightOn(target=self.target if self.target in fight.facing else None, mark=self.mark)

    def stopped(self, state: Sheet) -> Refusal | None:
        return self._reached(state) if self._possible(state) else None

    @staticmethod
    def _possible(sheet: Sheet) -> bool:
        """Whether another round can follow."""
        fight = sheet.fight
        return fight is not None and phase(sheet) in IN_FIGHT and fight.handed_over is None


COMMANDS = (SpareLuck, FightOn)
EVENTS = (LuckSpared,)


def options(sheet: Sheet) -> Iterator[Command]:
    """Luck spared or not, and the fight fought on."""
    if sheet.fight is not None:
        yield SpareLuck(spare=True)
        yield SpareLuck(spare=False)
        yield FightOn()
