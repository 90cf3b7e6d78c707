"""Current and initial values, raw and effective ones, payments and losses (RULES: Creation)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.blows import AnswerBlow, offer
from ffapp.gamebook.checks import SkillTested, TestSkill
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import EndFight, FightRound, RoundFought
from ffapp.gamebook.sheet import Score, effective_skill, effective_stamina
from ffapp.gamebook.stones import CastStone
from tests.gamebook.play import Table, dead_of, hero


def scores(table: Table) -> dict[str, tuple[int, int]]:
    names = ("skill", "stamina", "luck", "health")
    return {name: (getattr(table.sheet, name).current, getattr(table.sheet, name).initial) for name in names}


@pytest.mark.parametrize(
    ("current", "by", "beyond", "after"),
    [
        (18, 5, False, 20),
        (18, 2, False, 20),
        (18, 1, False, 19),
        (20, 5, False, 20),
        (20, 10, True, 30),
        (18, 10, True, 28),
        (30, 4, False, 30),
        (25, 4, False, 25),
        (25, 2, True, 27),
        (30, -5, False, 25),
        (30, -12, False, 18),
        (30, -5, True, 25),
        (21, 9_999, False, 21),
        (3, 9_999, False, 20),
    ],
)
def test_a_gain_stops_at_the_initial_value_unless_the_section_says_so(
    current: int, by: int, beyond: bool, after: int
) -> None:
    table = hero(stamina=20).score("stamina", current)
    table.surely(AdjustScore(score="stamina", by=by, beyond=beyond))
    assert table.sheet.stamina == Score(after, 20)


@pytest.mark.parametrize("name", ["skill", "stamina", "luck", "health"])
def test_every_characteristic_stops_at_its_initial_value(name: str) -> None:
    table = hero(skill=9, stamina=18, luck=9, health=12)
    initial = getattr(table.sheet, name).initial
    table.surely(AdjustScore(score=name, by=3))
    assert getattr(table.sheet, name) == Score(initial, initial)
    table.surely(AdjustScore(score=name, by=3, beyond=True))
    assert getattr(table.sheet, name) == Score(initial + 3, initial)
    table.surely(AdjustScore(score=name, by=-4))
    table.surely(AdjustScore(score=name, by=3))
    assert getattr(table.sheet, name) == Score(initial, initial)


def test_a_surplus_survives_save_load_and_a_meal_eaten_in_vain() -> None:
    table = hero(stamina=20).score("stamina", 30)
    table = table.reloaded()
    assert table.sheet.stamina == Score(30, 20)
    assert table.confirmed(EatMeal()) == ["meal-wasted"]
    assert table.sheet.stamina == Score(30, 20)
    assert table.sheet.meals == 3
    table.do(AdjustScore(score="stamina", by=-5))
    assert table.confirmed(EatMeal()) == ["meal-wasted"]
    assert table.reloaded().sheet.stamina == Score(25, 20)


def test_a_wound_takes_from_the_surplus_and_nothing_gives_it_back() -> None:
    table = hero(skill=7, stamina=20).score("stamina", 27).opened("12/9", escape=True)
    table.round(6, 6, 1, 1)
    assert table.phase == "blow"
    table.do(AnswerBlow(luck=False))
    assert table.sheet.stamina == Score(25, 20)
    table.stones("stamina")
    table.do(EndFight(reason="§ 12"))
    assert table.confirmed(CastStone(stone="stamina")) == ["stone-wasted"]
    assert table.sheet.stamina == Score(25, 20)


@pytest.mark.parametrize(
    ("current", "by", "after"),
    [
        (18, 2, (18, 22)),
        (20, 2, (20, 22)),
        (20, -2, (18, 18)),
        (17, -2, (17, 18)),
        (25, -2, (25, 18)),
        (25, 7, (25, 27)),
        (20, -19, (1, 1)),
    ],
)
def test_an_initial_value_changes_by_its_own_order(current: int, by: int, after: tuple[int, int]) -> None:
    table = hero(stamina=20).score("stamina", current)
    table.surely(AdjustInitial(score="stamina", by=by, reason="§ 7"))
    assert scores(table)["stamina"] == after


@pytest.mark.parametrize(
    ("by", "rule"),
    [(0, "amount-zero"), (-20, "amount-bounds"), (9_980, "amount-bounds"), (10_000, "amount-bounds")],
)
def test_an_initial_value_keeps_within_bounds(by: int, rule: str) -> None:
    assert hero(stamina=20).refused(AdjustInitial(score="stamina", by=by)) == rule


@pytest.mark.parametrize(
    ("current", "by", "after"),
    [("skill", -3, 6), ("skill", -9, 0), ("skill", -50, 0), ("luck", -9, 0), ("luck", -10, 0)],
)
def test_a_loss_takes_what_there_is(current: str, by: int, after: int) -> None:
    table = hero(skill=9, luck=9)
    table.do(AdjustScore(score=current, by=by))
    assert scores(table)[current] == (after, 9)


@pytest.mark.parametrize(
    ("by", "rule"),
    [(-9, None), (-1, None), (-10, "payment-beyond"), (-9_999, "payment-beyond"), (3, "payment-sign")],
)
def test_a_payment_beyond_what_is_held_is_refused(by: int, rule: str | None) -> None:
    table = hero(luck=9)
    payment = AdjustScore(score="luck", by=by, payment=True)
    if rule is None:
        table.do(payment)
        assert table.sheet.luck == Score(9 + by, 9)
    else:
        assert table.refused(payment) == rule


def test_a_payment_may_take_from_a_surplus() -> None:
    table = hero(luck=9).score("luck", 12)
    assert table.refused(AdjustScore(score="luck", by=-13, payment=True)) == "payment-beyond"
    table.do(AdjustScore(score="luck", by=-12, payment=True))
    assert table.sheet.luck == Score(0, 9)


def test_a_payment_with_life_is_counted_raw_and_asks_before_it_kills() -> None:
    table = hero(stamina=18, health=12).score("health", 5).score("stamina", 4)
    assert effective_stamina(table.sheet) == 3
    assert table.refused(AdjustScore(score="stamina", by=-5, payment=True)) == "payment-beyond"
    assert table.confirmed(AdjustScore(score="stamina", by=-4, payment=True)) == ["would-kill"]
    assert dead_of(table) == "stamina"


# -- effective and raw -------------------------------------------------------------------------------------------------


def sick(penalty: int, *, skill: int = 9, stamina: int = 18) -> Table:
    """A heroine of initial Health 12 whose sickness takes `penalty`."""
    table = hero(skill=skill, stamina=stamina, health=12)
    return table.score("health", {0: 12, 1: 5, 2: 2, 3: 1}[penalty])


@pytest.mark.parametrize(("penalty", "throw", "success"), [(0, 9, True), (1, 8, True), (1, 9, False), (3, 7, False)])
def test_a_test_of_skill_uses_effective_skill(penalty: int, throw: int, success: bool) -> None:
    table = sick(penalty)
    table.do(TestSkill(), 6, throw - 6) if throw > 6 else table.do(TestSkill(), 1, throw - 1)
    assert table.happened(SkillTested).success is success
    assert table.happened(SkillTested).skill == 9 - penalty


@pytest.mark.parametrize(("penalty", "total"), [(0, 16), (1, 15), (2, 14), (3, 13)])
def test_an_attack_uses_effective_skill(penalty: int, total: int) -> None:
    table = sick(penalty).opened("1/9")
    table.do(FightRound(), 1, 1, 3, 4)
    assert table.happened(RoundFought).total == total


@pytest.mark.parametrize(
    ("raw", "penalty", "dead"),
    [(3, 2, False), (3, 3, True), (2, 1, False), (2, 2, True), (1, 0, False), (1, 1, True)],
)
def test_death_uses_effective_stamina(raw: int, penalty: int, dead: bool) -> None:
    table = hero(health=12).score("stamina", raw)
    health = {0: 12, 1: 5, 2: 2, 3: 1}[penalty]
    if penalty:
        table.surely(AdjustScore(score="health", by=health - 12))
    assert (dead_of(table) == "stamina") is dead


def test_an_offer_of_luck_uses_effective_stamina() -> None:
    prospects = []
    for raw in (6, 5, 4, 3):
        table = sick(2, skill=7).score("stamina", raw).opened("12/9")
        table.round(6, 6, 1, 1)
        waiting = offer(table.sheet)
        assert waiting is not None
        prospects.append(waiting.prospect)
    assert prospects == ["safe", "risk", "saves", "lost"]


def test_a_cap_a_meal_and_a_restoring_stone_use_raw_scores() -> None:
    table = sick(2, skill=9, stamina=18).score("skill", 8).score("stamina", 17)
    table.do(EatMeal())
    assert table.sheet.stamina == Score(18, 18)
    assert effective_stamina(table.sheet) == 16
    assert table.confirmed(EatMeal()) == ["meal-wasted"]
    table.stones("skill", "skill").do(CastStone(stone="skill"))
    assert table.sheet.skill == Score(9, 9)
    assert effective_skill(table.sheet) == 7
    assert table.confirmed(CastStone(stone="skill")) == ["stone-wasted"]
    table.do(AdjustScore(score="health", by=10))
    assert (effective_skill(table.sheet), effective_stamina(table.sheet)) == (9, 18)


@pytest.mark.parametrize(("raw", "penalty", "effective"), [(3, 3, 0), (2, 3, 0), (0, 3, 0), (0, 0, 0), (4, 3, 1)])
def test_effective_skill_is_at_least_0(raw: int, penalty: int, effective: int) -> None:
    table = sick(penalty).score("skill", raw)
    assert effective_skill(table.sheet) == effective
    table.opened("1/9")
    table.do(FightRound(), 1, 1, 1, 2)
    assert table.happened(RoundFought).total == 3 + effective


def test_every_result_tells_before_and_after() -> None:
    table = hero(luck=9)
    [event] = table.do(AdjustScore(score="luck", by=-2, reason="§ 12"))
    assert event.arguments() == {
        "score": "luck",
        "value_before": 9,
        "value_after": 7,
        "value_change": 2,
        "value_sign": "down",
        "beyond": False,
        "reason": "§ 12",
    }
