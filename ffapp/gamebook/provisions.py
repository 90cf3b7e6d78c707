"""Provisions: meals eaten, found and lost (DF8.5, Endurance and Équipement)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Caution, Refusal
from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import check_adjusted, check_line
from ffapp.gamebook.sheet import ALIVE, IN_CALM, Score, Sheet, gained


class MealEaten(Event, frozen=True, kw_only=True):
    """A meal is gone and Stamina is what it is now."""

    stamina: Change
    meals: Change

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, stamina=Score(self.stamina.after, state.stamina.initial), meals=self.meals.after)


class MealsChanged(Event, frozen=True, kw_only=True):
    """Meals found, bought, given or lost, by the reader's hand."""

    meals: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, meals=self.meals.after)


class EatMeal(Command, frozen=True, kw_only=True):
    """Eat a meal: at any time but in a fight. At full Stamina it is allowed after a warning, and is spent."""

    phases: ClassVar[frozenset[str]] = IN_CALM

    def check(self, state: Sheet) -> None:
        if state.meals < 1:
            raise Refusal("meal-none-left")

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        if state.stamina.current >= state.stamina.initial:
            return (Caution("meal-wasted", current=state.stamina.current, initial=state.stamina.initial),)
        return ()

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        after = gained(state.stamina, book_of(state).meal_gain)
        yield MealEaten(stamina=Change(state.stamina.current, after), meals=Change(state.meals, state.meals - 1))


class AdjustMeals(Command, frozen=True, kw_only=True):
    """Gain or spend meals by hand. Spending more than there is is refused; of a larger find what fits is taken."""

    phases: ClassVar[frozenset[str]] = ALIVE
    by: int
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_line(self.reason)
        check_adjusted(state.meals, self.by, Refusal("meals-too-few", held=state.meals, asked=-self.by))
        limit = book_of(state).meal_limit
        if limit is not None and self.by > 0 and state.meals >= limit:
            raise Refusal("meals-full", limit=limit)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        limit = book_of(state).meal_limit
        after = state.meals + self.by
        if limit is not None and self.by > 0:
            after = min(limit, after)
        yield MealsChanged(meals=Change(state.meals, after), reason=self.reason)


COMMANDS = (EatMeal, AdjustMeals)
EVENTS = (MealEaten, MealsChanged)


def options(sheet: Sheet) -> Iterator[Command]:
    """A meal."""
    yield EatMeal()
