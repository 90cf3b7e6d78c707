"""Meals that a section orders (DF58, Endurance et provisions): they feed nobody, and to have none costs Stamina."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Caution
from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.gamebook.bounds import check_amount, check_line
from ffapp.gamebook.life import perish, would_kill
from ffapp.gamebook.poison_events import lowered_account
from ffapp.gamebook.sheet import IN_CALM, Score, Sheet, lost, mortality

HUNGER: Final = 2
"""Points of Stamina that a meal costs that is ordered and not there."""

MOST_ORDERED: Final = 20
"""So many meals one order can ask for."""


class MealForced(Event, frozen=True, kw_only=True):
    """A meal was taken because the section ordered it; it gives nothing back."""

    meals: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, meals=self.meals.after)


class Starved(Event, frozen=True, kw_only=True):
    """A meal was ordered and none was left: hunger took Stamina."""

    stamina: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, stamina=Score(self.stamina.after, state.stamina.initial))


class TakeForcedMeals(Command, frozen=True, kw_only=True):
    """Take the meals that the section orders, one by one: each costs a meal, or with none left 2 Stamina. They are no
    meal of one's own choice, and leave the one of this stop as it is."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    count: int = 1
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_amount(self.count, low=1, high=MOST_ORDERED)
        check_line(self.reason)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return would_kill(state, self)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        sheet = yield from lowered_account(state)
        for _ in range(self.count):
            if sheet.meals:
                sheet = yield MealForced(meals=Change(sheet.meals, sheet.meals - 1), reason=self.reason)
                continue
            stamina = sheet.stamina
            sheet = yield Starved(stamina=Change(stamina.current, lost(stamina, HUNGER)), reason=self.reason)
            if mortality(sheet):
                yield from perish(sheet)
                return


COMMANDS = (TakeForcedMeals,)
EVENTS = (MealForced, Starved)


def options(sheet: Sheet) -> Iterator[Command]:
    """One meal ordered."""
    yield TakeForcedMeals()
