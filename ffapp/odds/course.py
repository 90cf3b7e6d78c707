"""Where a fight ends by the best play that the tables know: how likely with which Stamina and Luck (forward)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ffapp.odds.stage import Blows, Plan
from ffapp.odds.tables import Cancelled, Round, cost_of
from ffapp.odds.throws import lucky

Standing: TypeAlias = tuple[int, int]
"""The hero's effective Stamina and Luck."""

Likely: TypeAlias = dict[Standing, float]
"""How likely the hero stands where something ends."""

Entered: TypeAlias = dict[tuple[int, int, int, int], float]
"""How likely a stage is entered with so many rounds left, so much Stamina and Luck, in a cell."""

_Masses: TypeAlias = list[list[list[float] | None]]


class Course:
    """What becomes of the states in which a stage is entered: how likely all its enemies are dead (`cleared`, by the
    rounds left and the hero's standing), the section takes over (`over`), the hero is dead, or the fight never ends.
    Raises `Cancelled`."""

    def __init__(self, rounds: Sequence[Round], entered: Entered) -> None:
        self.cleared: dict[tuple[int, int, int], float] = {}
        self.over: Likely = {}
        self.dead = 0.0
        self.endless = 0.0
        counted = len(rounds) > 1
        masses = [self._empty(rounds[0]) for _ in rounds]
        self._round = rounds[0]
        for (left, stamina, luck, cell), chance in entered.items():
            self._add(masses[left], stamina, luck, cell, chance)
        for left in range(len(rounds) - 1, -1, -1):
            self._left = left
            self._round = rounds[left]
            self._masses = masses[left]
            self._then = masses[left - 1] if counted else masses[left]
            self._waiting = {blows: self._empty(rounds[left]) for blows in self._round.waiting}
            self._fight()

    @staticmethod
    def _empty(first: Round) -> _Masses:
        setting = first.setting
        return [[None] * (setting.luck + 1) for _ in range(setting.stamina + 1)]

    def _fight(self) -> None:
        """Everything that a round does, the highest Stamina and Luck first: nothing leads up."""
        setting = self._round.setting
        for stamina in range(setting.stamina, 0, -1):
            if setting.cancelled():
                raise Cancelled
            for luck in range(setting.luck, -1, -1):
                masses = self._masses[stamina][luck]
                if masses is not None:
                    self._strike(masses, stamina, luck)
                for blows in reversed(self._waiting):
                    waiting = self._waiting[blows][stamina][luck]
                    if waiting is not None:
                        self._suffer(blows, waiting, stamina, luck)

    def _strike(self, masses: list[float], stamina: int, luck: int) -> None:
        """What a round makes of all cells at one Stamina and Luck."""
        cleared = self._round.stage.cleared
        for cell in range(len(masses) - 1, -1, -1):
            chance = masses[cell]
            if not chance:
                continue
            plan = self._round.best(stamina, luck, cell)
            if plan is not None:
                self._fought(plan, chance, stamina, luck, cell)
            elif cell in cleared:
                key = (self._left, stamina, luck)
                self.cleared[key] = self.cleared.get(key, 0.0) + chance
            else:
                self.over[stamina, luck] = self.over.get((stamina, luck), 0.0) + chance

    def _fought(self, plan: Plan, chance: float, stamina: int, luck: int, cell: int) -> None:
        """What a round by a plan makes of one state."""
        if not (plan.clean or plan.mixed or plan.idle):
            self.endless += chance
            return
        if plan.clean:
            tested, _ = self._round.dealt((), stamina, luck, cell, plan.axis)
            if self._round.loops(plan) and not tested:  # the round has not been
                if not plan.mixed:
                    self.endless += chance
                chance /= 1 - plan.clean or 1
            else:
                self._deal(self._then, chance * plan.clean, tested, stamina, luck, cell, plan.axis)
        if plan.idle:
            self._add(self._then, stamina, luck, cell, chance * plan.idle)
        for part, (axis, blows) in plan.mixed:
            if axis < 0:
                self._add(self._waiting[blows], stamina, luck, cell, chance * part)
            else:
                tested, _ = self._round.dealt(blows, stamina, luck, cell, axis)
                self._deal(self._waiting[blows], chance * part, tested, stamina, luck, cell, axis)

    def _deal(
        self, masses: _Masses, chance: float, tested: bool, stamina: int, luck: int, cell: int, axis: int
    ) -> None:
        """A blow that the hero deals, with luck or without."""
        stage = self._round.stage
        if not tested:
            self._add(masses, stamina, luck, stage.fallen(axis, self._round.setting.strike)[cell], chance)
            return
        good, bad = (stage.fallen(axis, points)[cell] for points in self._round.strikes)
        self._add(masses, stamina, luck - 1, good, chance * lucky(luck))
        self._add(masses, stamina, luck - 1, bad, chance * (1 - lucky(luck)))

    def _suffer(self, blows: Blows, waiting: list[float], stamina: int, luck: int) -> None:
        """The first of some blows that the hero receives, with luck or without, in all cells."""
        cost, axis = cost_of(blows), blows[0].axis
        masses = self._waiting[blows[1:]] if blows[1:] else self._then
        lower = self._round.stage.fallen(axis, 1) if axis >= 0 else range(len(waiting))
        for cell, chance in enumerate(waiting):
            if not chance:
                continue
            tested, _ = self._round.received(blows, stamina, luck, cell)
            ways: tuple[tuple[int, int, float], ...] = ((cost.plain, luck, chance),)
            if tested:
                good = chance * lucky(luck)
                ways = ((cost.lucky, luck - 1, good), (cost.unlucky, luck - 1, chance - good))
            for points, left, part in ways:
                if points >= stamina:
                    self.dead += part
                else:
                    self._add(masses, stamina - points, left, lower[cell] if points else cell, part)

    def _add(self, masses: _Masses, stamina: int, luck: int, cell: int, chance: float) -> None:
        cells = masses[stamina][luck]
        if cells is None:
            cells = masses[stamina][luck] = [0.0] * self._round.stage.size
        cells[cell] += chance
