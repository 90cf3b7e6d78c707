"""Provisions of the Night Dragon: limited, one a stop, and ordered ones (RULES: 2; DF58: Endurance et provisions)."""

from __future__ import annotations

import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.checks import TestSkill
from ffapp.gamebook.clearings import StandAt
from ffapp.gamebook.hunger import MealForced, Starved, TakeForcedMeals
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.provisions import AdjustMeals, EatMeal, MealEaten, MealsChanged
from ffapp.gamebook.sheet import Score
from tests.gamebook.play import Table, dead_of, hero, night


def with_meals(meals: int, stamina: int = 18) -> Table:
    table = night(stamina=18).score("stamina", stamina)
    if meals != 12:
        table.do(AdjustMeals(by=meals - 12))
    return table


@pytest.mark.parametrize(
    ("held", "found", "after"), [(12, 1, None), (12, 500, None), (11, 1, 12), (11, 2, 12), (0, 9_999, 12), (3, 4, 7)]
)
def test_of_a_find_what_fits_into_12_is_taken_and_refused_only_when_none_fits(
    held: int, found: int, after: int | None
) -> None:
    table = with_meals(held)
    if after is None:
        assert table.refused(AdjustMeals(by=found)) == "meals-full"
        return
    table.do(AdjustMeals(by=found))
    changed = table.happened(MealsChanged)
    assert (changed.meals.before, changed.meals.after, table.sheet.meals) == (held, after, after)


@pytest.mark.parametrize(("before", "after"), [(1, 5), (14, 18), (15, 18), (17, 18)])
def test_a_meal_gives_4_to_the_initial_value_at_most(before: int, after: int) -> None:
    table = with_meals(12, before)
    table.do(EatMeal())
    eaten = table.happened(MealEaten)
    assert (eaten.stamina.before, eaten.stamina.after) == (before, after)
    assert (table.sheet.stamina, table.sheet.meals) == (Score(after, 18), 11)


def test_a_meal_at_full_stamina_is_spent_after_a_warning() -> None:
    table = night()
    assert table.confirmed(EatMeal()) == ["meal-wasted"]
    assert table.sheet.meals == 11


def test_a_surplus_stays_as_it_was() -> None:
    table = night(stamina=18).score("stamina", 20)
    table.confirmed(EatMeal())
    assert table.sheet.stamina == Score(20, 18)


@pytest.mark.parametrize(
    ("between", "another"),
    [
        ((), False),
        ((GoTo(section=2),), True),
        ((GoTo(section=2), GoTo(section=1)), True),
        ((AddNote(text="A"), StandAt(clearing=1), TestSkill(), AdjustMeals(by=1), TakeForcedMeals()), False),
    ],
)
def test_a_second_meal_needs_a_new_section(between: tuple[Command, ...], another: bool) -> None:
    table = with_meals(12, 3)
    table.do(GoTo(section=1))
    table.do(EatMeal())
    for command in between:
        table.do(command)
    table = table.reloaded()
    if another:
        table.do(EatMeal())
        assert table.sheet.stamina.current == 11
    else:
        assert table.refused(EatMeal()) == "meal-stop"


def test_a_reader_may_lift_the_one_meal_a_stop() -> None:
    table = with_meals(12, 3)
    table.do(EatMeal())
    table.do(EatMeal(again=True))
    assert (table.sheet.stamina.current, table.sheet.meals) == (11, 10)
    assert table.refused(EatMeal()) == "meal-stop"
    table.game.undo()
    table.game.undo()
    table.do(EatMeal())


def test_a_fight_won_is_no_new_stop() -> None:
    table = night(skill=12).score("stamina", 3)
    table.do(EatMeal())
    table.opened("7/2").round(1, 1, 6, 6)
    assert table.told()[-1] == "FightWon"
    assert table.refused(EatMeal()) == "meal-stop"


def test_the_other_book_knows_no_stop() -> None:
    table = hero().score("stamina", 3)
    table.do(EatMeal())
    table.do(EatMeal())
    assert not table.sheet.rested


def test_a_forced_meal_gives_nothing_and_leaves_the_stop_as_it_is() -> None:
    table = with_meals(12, 9)
    table.do(TakeForcedMeals(reason="Une longue marche"))
    forced = table.happened(MealForced)
    assert (forced.meals.before, forced.meals.after, forced.reason) == (12, 11, "Une longue marche")
    assert (table.sheet.stamina.current, table.sheet.meals) == (9, 11)
    table.do(EatMeal())
    table.do(TakeForcedMeals())
    assert (table.sheet.stamina.current, table.sheet.meals) == (13, 9)
    assert table.refused(EatMeal()) == "meal-stop"


@pytest.mark.parametrize(
    ("meals", "stamina", "ordered", "left", "after"),
    [(0, 9, 1, 0, 7), (1, 9, 2, 0, 7), (1, 9, 3, 0, 5), (3, 9, 2, 1, 9), (12, 9, 20, 0, -7)],
)
def test_with_none_left_each_ordered_meal_costs_2_one_by_one(
    meals: int, stamina: int, ordered: int, left: int, after: int
) -> None:
    table = with_meals(meals, stamina)
    table.surely(TakeForcedMeals(count=ordered))
    assert table.sheet.meals == left
    assert table.sheet.stamina.current == max(0, after)
    eaten = min(meals, ordered)
    assert table.told()[:eaten] == ["MealForced"] * eaten
    starved = [event for event in table.events if isinstance(event, Starved)]
    assert len(starved) == (ordered - eaten if after > 0 else -(-stamina // 2))
    assert (dead_of(table) == "stamina") is (after <= 0)


def test_hunger_that_would_kill_asks_first() -> None:
    table = with_meals(1, 2)
    assert table.asks(TakeForcedMeals()) == []
    assert table.confirmed(TakeForcedMeals(count=3)) == ["would-kill"]
    assert table.told() == ["MealForced", "Starved", "Died"]


@pytest.mark.parametrize("count", [0, -1, 21, 10**30])
def test_no_absurd_number_of_meals_is_ordered(count: int) -> None:
    assert night().refused(TakeForcedMeals(count=count)) == "amount-bounds"


def test_no_meal_is_ordered_in_a_fight() -> None:
    assert night().opened("7/6").refused(TakeForcedMeals()) == "phase-fight"
