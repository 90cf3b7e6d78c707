"""Meals (RULES: Meals; DF8.5: 4 of them, +3 each)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.fight import CallOffFight
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.provisions import AdjustMeals, EatMeal, MealEaten
from ffapp.gamebook.sheet import Score
from tests.gamebook.play import hero


@pytest.mark.parametrize(("before", "after"), [(1, 4), (15, 18), (16, 18), (17, 18)])
def test_a_meal_gives_3_to_the_initial_value_at_most(before: int, after: int) -> None:
    table = hero(stamina=18).score("stamina", before)
    table.do(EatMeal())
    eaten = table.happened(MealEaten)
    assert (eaten.stamina.before, eaten.stamina.after) == (before, after)
    assert table.sheet.stamina == Score(after, 18)
    assert table.sheet.meals == 3


def test_four_meals_and_no_fifth() -> None:
    table = hero(stamina=18).score("stamina", 1)
    for left in (3, 2, 1, 0):
        table.do(EatMeal())
        assert table.sheet.meals == left
    assert table.sheet.stamina.current == 13
    assert table.refused(EatMeal()) == "meal-none-left"


def test_a_meal_at_full_stamina_is_spent_after_a_warning() -> None:
    table = hero(stamina=18)
    assert table.confirmed(EatMeal()) == ["meal-wasted"]
    assert table.sheet.stamina == Score(18, 18)
    assert table.sheet.meals == 3


def test_no_warning_where_there_is_something_to_gain() -> None:
    assert hero(stamina=18).score("stamina", 17).asks(EatMeal()) == []


def test_never_in_a_fight() -> None:
    table = hero(skill=12).score("stamina", 5).opened("7/6")
    assert table.refused(EatMeal()) == "phase-fight"
    table.round(1, 1, 6, 6)
    assert table.refused(EatMeal()) == "phase-blow"
    table.do(AnswerBlow(luck=False))
    assert table.refused(EatMeal()) == "phase-round"


def test_otherwise_at_any_time() -> None:
    table = hero(skill=12).score("stamina", 2)
    table.do(EatMeal())
    table.do(GoTo(section=34))
    table.do(EatMeal())
    table.do(EatMeal())
    table.opened("7/6")
    table.do(CallOffFight())
    table.do(EatMeal())
    assert (table.sheet.stamina.current, table.sheet.meals) == (14, 0)


def test_there_is_no_upper_limit() -> None:
    table = hero()
    table.do(AdjustMeals(by=9_995))
    assert table.sheet.meals == 9_999
    assert table.refused(AdjustMeals(by=1)) == "amount-bounds"
