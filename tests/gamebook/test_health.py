"""Sickness and what it takes (RULES: Health; DF8.5, Santé)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.health import PenaltyChanged
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.sheet import Score, effective_skill, effective_stamina, health_penalty, health_ticks
from tests.gamebook.play import Table, dead_of, hero

PENALTIES = {
    # initial: {penalty: the values of Health that bring it}
    8: {1: {3, 2}, 2: set(), 3: {1}},
    9: {1: {4, 3}, 2: {2}, 3: {1}},
    10: {1: {4, 3}, 2: {2}, 3: {1}},
    11: {1: {5, 4, 3}, 2: {2}, 3: {1}},
    12: {1: {5, 4, 3}, 2: {2}, 3: {1}},
    13: {1: {6, 5, 4}, 2: {3, 2}, 3: {1}},
}


def expected(initial: int, current: int) -> int:
    return next((penalty for penalty, values in PENALTIES[initial].items() if current in values), 0)


def penalty(table: Table) -> int:
    return health_penalty(table.sheet.health)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_health_is_a_die_and_7(face: int) -> None:
    assert hero(health=face + 7).sheet.health == Score(face + 7, face + 7)


@pytest.mark.parametrize("initial", PENALTIES)
def test_the_penalty_of_every_value_for_every_initial_one(initial: int) -> None:
    for current in range(1, initial + 4):
        assert health_penalty(Score(current, initial)) == expected(initial, current), current


@pytest.mark.parametrize("initial", PENALTIES)
def test_the_penalty_is_the_same_falling_and_rising(initial: int) -> None:
    table = hero(stamina=24, skill=12, health=initial)
    down = []
    for current in range(initial, 0, -1):
        table.score("health", current)
        down.append((current, penalty(table)))
        assert (effective_skill(table.sheet), effective_stamina(table.sheet)) == (12 - down[-1][1], 24 - down[-1][1])
    assert down == [(current, expected(initial, current)) for current in range(initial, 0, -1)]
    for current in range(2, initial + 1):
        table.do(AdjustScore(score="health", by=1))
        assert penalty(table) == expected(initial, current)


@pytest.mark.parametrize(("initial", "ticks"), [(8, (4, 2)), (9, (5, 3, 2)), (12, (6, 3, 2)), (13, (7, 4, 2))])
def test_the_ticks_of_the_gauge_are_where_a_penalty_begins(initial: int, ticks: tuple[int, ...]) -> None:
    assert health_ticks(initial) == ticks


def test_health_is_never_above_its_initial_value_unless_said() -> None:
    table = hero(health=10)
    table.surely(AdjustScore(score="health", by=3))
    assert table.sheet.health == Score(10, 10)
    table.do(AdjustScore(score="health", by=3, beyond=True))
    assert table.sheet.health == Score(13, 10)
    assert penalty(table) == 0


def test_health_0_is_death() -> None:
    table = hero(health=8)
    assert table.confirmed(AdjustScore(score="health", by=-8)) == ["would-kill"]
    assert dead_of(table) == "health"
    table = hero(health=8)
    table.surely(AdjustScore(score="health", by=-9_999))
    assert table.sheet.health == Score(0, 8)
    assert dead_of(table) == "health"


def test_the_penalty_is_derived_and_vanishes_by_itself() -> None:
    table = hero(skill=9, stamina=18, health=9)
    told = []
    for health in (5, 4, 2, 5):
        table.score("health", health)
        told.append(penalty(table))
        assert (table.sheet.skill, table.sheet.stamina) == (Score(9, 9), Score(18, 18))
    assert told == [0, 1, 2, 0]


def test_a_change_of_the_penalty_is_told() -> None:
    table = hero(stamina=18, health=9).score("health", 5)
    assert table.told() == ["ScoreChanged"]
    table.do(AdjustScore(score="health", by=-3))
    change = table.happened(PenaltyChanged).penalty
    assert (change.before, change.after) == (0, 2)
    table.do(AdjustScore(score="health", by=-1))
    assert table.happened(PenaltyChanged).penalty.after == 3
    table.do(AdjustScore(score="health", by=6))
    assert table.happened(PenaltyChanged).penalty.after == 0


def test_eating_cannot_overfill_who_recovers() -> None:
    table = hero(stamina=18, health=9).score("health", 2).score("stamina", 16)
    table.do(EatMeal())
    assert table.sheet.stamina == Score(18, 18)
    table.do(AdjustScore(score="health", by=7))
    assert effective_stamina(table.sheet) == 18


@pytest.mark.parametrize(
    ("stamina", "by", "killed"),
    [
        # Health 12: 6 → 5 takes 1, → 2 takes 2, → 1 takes 3, → 0 kills by itself
        (1, -1, True),
        (2, -1, False),
        (2, -4, True),
        (3, -4, False),
        (3, -5, True),
        (4, -5, False),
        (18, -6, True),
    ],
)
def test_a_loss_of_health_that_would_kill_warns(stamina: int, by: int, killed: bool) -> None:
    table = hero(health=12).score("health", 6).score("stamina", stamina)
    assert table.asks(AdjustScore(score="health", by=by)) == (["would-kill"] if killed else [])
    table.surely(AdjustScore(score="health", by=by))
    assert (dead_of(table) is not None) is killed


def test_a_loss_of_stamina_that_would_kill_the_sick_warns() -> None:
    table = hero(health=12).score("health", 2).score("stamina", 5)
    assert table.asks(AdjustScore(score="stamina", by=-2)) == []
    assert table.confirmed(AdjustScore(score="stamina", by=-3)) == ["would-kill"]
    assert dead_of(table) == "stamina"


def test_a_higher_initial_health_may_sicken_and_kill_and_warns() -> None:
    table = hero(health=8).score("health", 4).score("stamina", 1)
    assert penalty(table) == 0
    assert table.confirmed(AdjustInitial(score="health", by=1)) == ["would-kill"]
    assert dead_of(table) == "stamina"


def test_a_blow_kills_who_is_sick_sooner() -> None:
    for health, dead in ((12, False), (5, True)):
        table = hero(skill=7, health=12).score("health", health).score("stamina", 3).opened("12/6")
        table.round(6, 6, 1, 1)
        table.do(AnswerBlow(luck=False))
        assert (dead_of(table) == "stamina") is dead
        assert table.sheet.stamina.current == 1


def test_sickness_between_rounds_counts_at_once() -> None:
    table = hero(skill=9, health=12).opened("7/6").round(3, 3, 2, 2)
    table.surely(AdjustScore(score="health", by=-10))
    table.round(1, 1, 1, 1)
    assert effective_skill(table.sheet) == 7
