"""The worked cases of both gamebooks, by their numbers (RULES: Worked cases): the shared ones on each book."""

from __future__ import annotations

import pytest

from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.blows import AnswerBlow, Escaped, offer
from ffapp.gamebook.checks import LuckTested, SkillTested, TestLuck, TestSkill
from ffapp.gamebook.fight import TakeUpFight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.rounds import Escape, RoundFought
from ffapp.gamebook.sheet import Score, antidotes, effective_skill, health_penalty
from ffapp.gamebook.stones import CastStone
from tests.gamebook.play import dead_of, either, hero, night

both = pytest.mark.parametrize("book", ["scorpion-swamp", "night-dragon"])


@both
def test_case_01(book: str) -> None:
    table = either(book, luck=7)
    table.do(TestLuck(), 3, 4)
    assert table.happened(LuckTested).lucky
    assert table.sheet.luck.current == 6


@both
def test_case_02(book: str) -> None:
    table = either(book, skill=8)
    table.do(TestSkill(modifier=2), 4, 3)
    tested = table.happened(SkillTested)
    assert (tested.arguments()["total"], tested.success) == (9, False)
    assert table.sheet.skill == Score(8, 8)


@both
@pytest.mark.parametrize(("stamina", "after"), [(2, 1), (1, None)], ids=["case_03", "case_04"])
def test_cases_03_and_04(book: str, stamina: int, after: int | None) -> None:
    table = either(book, skill=7).score("stamina", stamina).opened("12/6").round(6, 6, 1, 1)
    table.do(AnswerBlow(luck=True), 1, 1)
    assert (dead_of(table) == "stamina") is (after is None)
    assert table.sheet.stamina.current == (after or 0)


@both
def test_case_05(book: str) -> None:
    table = either(book, skill=12).opened("7/3").round(1, 1, 6, 6)
    table.do(AnswerBlow(luck=True), 1, 1)
    assert table.told()[-2:] == ["BlowsSettled", "FightWon"]


@both
def test_case_06(book: str) -> None:
    table = either(book, skill=12, luck=9).opened("7/2").round(1, 1, 6, 6)
    assert table.told()[-1] == "FightWon"
    assert offer(table.sheet) is None
    assert table.sheet.luck.current == 9


@both
def test_case_07(book: str) -> None:
    table = either(book, skill=9, stamina=18).opened("5/9", "10/9", "11/9", order="together")
    table.round(3, 4, 3, 4, 3, 4, 3, 3, target=0)
    fought = table.happened(RoundFought)
    assert (fought.total, [attack.total for attack in fought.attacks]) == (15, [12, 17, 18])
    for _ in range(3):
        table.do(AnswerBlow(luck=False))
    assert table.enemies == [7, 9, 9]
    assert table.sheet.stamina.current == 14


@both
def test_case_08(book: str) -> None:
    table = either(book, skill=9, stamina=18).opened("9/9", "8/9", order="together")
    table.round(3, 3, 3, 4, 3, 3, target=0)
    fought = table.happened(RoundFought)
    assert (fought.total, fought.attacks[1].total) == (15, 15)
    assert fought.blows == ()
    assert (table.enemies, table.sheet.stamina.current) == ([9, 9], 18)


def test_case_09() -> None:
    table = night(stamina=20)
    assert (table.sheet.stamina, table.sheet.meals) == (Score(20, 20), 12)
    assert table.refused(AdjustMeals(by=1)) == "meals-full"
    assert table.sheet.meals == 12


def test_case_10() -> None:
    table = night(stamina=18)
    table.do(AdjustMeals(by=-11))
    table.do(TakeForcedMeals(count=2))
    assert table.told() == ["MealForced", "Starved"]
    assert (table.sheet.meals, table.sheet.stamina.current) == (0, 16)


def test_case_11() -> None:
    table = hero(health=9)
    penalties = []
    for health in (5, 4, 2, 5):
        table.score("health", health)
        penalties.append(health_penalty(table.sheet.health))
    assert penalties == [0, 1, 2, 0]


def test_case_12() -> None:
    table = hero(health=9).score("health", 3).score("stamina", 2)
    assert table.confirmed(AdjustScore(score="health", by=-1)) == ["would-kill"]
    assert dead_of(table) == "stamina"


def test_case_13() -> None:
    table = hero(skill=11).stones("strength").opened("7/6")
    assert effective_skill(table.sheet) == 11
    table.do(CastStone(stone="strength"))
    assert effective_skill(table.sheet) == 12


@both
def test_case_14(book: str) -> None:
    table = either(book, skill=12).opened("7/2", "7/6", escape=True)
    table.round(1, 1, 6, 6)
    table.round(1, 1, 6, 6)
    table.do(AnswerBlow(luck=False))
    assert table.enemies == [0, 4]
    table.do(Escape())
    if book == "scorpion-swamp":
        table.do(AnswerBlow(luck=False))
    table.do(TakeUpFight(encounter=table.happened(Escaped).remembered.id))
    assert table.enemies == [0, 4]


def test_case_15() -> None:
    table = hero().score("stamina", 5).stones("curse")
    table.surely(CastStone(stone="curse", offered=True), 5)
    assert dead_of(table) == "stamina"


def test_case_23() -> None:
    table = hero(skill=9, health=12).score("health", 2)
    table.do(TestSkill(), 4, 4)
    tested = table.happened(SkillTested)
    assert (tested.skill, tested.success) == (7, False)


def test_case_24() -> None:
    table = hero().score("stamina", 2).opened("7/6", escape=True)
    assert table.confirmed(Escape()) == ["escape-may-kill"]
    table.do(AnswerBlow(luck=True), 1, 1)
    assert table.told()[-1] == "Escaped"
    assert table.sheet.stamina.current == 1


@both
def test_case_25(book: str) -> None:
    table = either(book, skill=9).score("stamina", 2).opened("5/2", "12/6", order="together")
    table.round(1, 1, 6, 6, 3, 3, target=0)
    table.do(AnswerBlow(luck=False))
    assert {"EnemyDied", "HeroWounded", "Died"} <= set(table.told())
    assert dead_of(table) == "stamina"


def test_case_26() -> None:
    table = night(skill=7, stamina=18).score("stamina", 10).score("luck", 0)
    table.opened("12/9/2/3").round(6, 6, 1, 1)
    assert table.sheet.stamina == Score(5, 18)
    table.do(UseAntidote(item=table.item("Herbe amère", antidote=5)))
    assert table.sheet.stamina == Score(8, 18)
    assert antidotes(table.sheet) == ()
