"""Provisions: meals eaten, found and lost (DF8.5, Endurance and Équipement; DF58, Endurance et provisions)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Caution, Refusal
from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import ABSURD, check_adjusted, check_line
from ffapp.gamebook.poison_events import lowered_account
from ffapp.gamebook.sheet import ALIVE, IN_CALM, Score, Sheet, gained


class MealEaten(Event, frozen=True, kw_only=True):
    """A meal is gone and Stamina is what it is now. `stop`: the book allows no other until the next section."""

    stamina: Change
    meals: Change
    stop: bool = False

    def apply(self, state: Sheet) -> Sheet:
        stamina = Score(self.stamina.after, state.stamina.initial)
        reading = replace(state.reading, may_eat=False) if state.reading else None
        return replace(state, stamina=stamina, meals=self.meals.after, rested=self.stop, reading=reading)


class MealsChanged(Event, frozen=True, kw_only=True):
    """Meals found, bought, given or lost, by the reader's hand."""

    meals: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, meals=self.meals.after)


class EatMeal(Command, frozen=True, kw_only=True):
    """Eat a meal: at any time but in a fight. At full Stamina it is allowed after a warning, and is spent.

    Where the book allows one a stop, another one needs a new section first, unless the reader's own rule is otherwise
    (`again`) (DF58, Endurance et provisions).
    """

    phases: ClassVar[frozenset[str]] = IN_CALM
    again: bool = False

    def check(self, state: Sheet) -> None:
        if state.meals < 1:
            raise Refusal("meal-none-left")
        if state.rested and not self.again:
            raise Refusal("meal-stop")

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        if state.stamina.current >= state.stamina.initial:
            return (Caution("meal-wasted", current=state.stamina.current, initial=state.stamina.initial),)
        return ()

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        book = book_of(state)
        sheet = yield MealEaten(
            stamina=Change(state.stamina.current, gained(state.stamina, book.meal_gain)),
            meals=Change(state.meals, state.meals - 1),
            stop=book.meal_a_stop,
        )
        yield from lowered_account(sheet)


class AdjustMeals(Command, frozen=True, kw_only=True):
    """Gain or spend meals by hand. Spending more than there is is refused; of a larger find what fits is taken."""

    phases: ClassVar[frozenset[str]] = ALIVE
    by: int
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_line(self.reason)
        limit = book_of(state).meal_limit
        most = (
            ABSURD if limit is None or self.by < 0 else ABSURD + state.meals
        )  # what does not fit is left, not refused
        check_adjusted(state.meals, self.by, Refusal("meals-too-few", held=state.meals, asked=-self.by), most=most)
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
