"""The worked cases of the Scorpion Swamp, by their numbers (RULES: Worked cases)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.blows import AnswerBlow, Escaped, offer
from ffapp.gamebook.checks import LuckTested, SkillTested, TestLuck, TestSkill
from ffapp.gamebook.encounters import TakeUpFight
from ffapp.gamebook.fight import Escape
from ffapp.gamebook.fight_events import RoundFought
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.sheet import Score, effective_skill, health_penalty
from ffapp.gamebook.stones import CastStone
from tests.gamebook.play import dead_of, hero


def test_case_01() -> None:
    table = hero(luck=7)
    table.do(TestLuck(), 3, 4)
    assert table.happened(LuckTested).lucky
    assert table.sheet.luck.current == 6


def test_case_02() -> None:
    table = hero(skill=8)
    table.do(TestSkill(modifier=2), 4, 3)
    tested = table.happened(SkillTested)
    assert (tested.figures()["total"], tested.success) == (9, False)
    assert table.sheet.skill == Score(8, 8)


@pytest.mark.parametrize(("stamina", "after"), [(2, 1), (1, None)], ids=["case_03", "case_04"])
def test_cases_03_and_04(stamina: int, after: int | None) -> None:
    table = hero(skill=7).score("stamina", stamina).opened("12/6").round(6, 6, 1, 1)
    table.do(AnswerBlow(luck=True), 1, 1)
    assert (dead_of(table) == "stamina") is (after is None)
    assert table.sheet.stamina.current == (after or 0)


def test_case_05() -> None:
    table = hero(skill=12).opened("7/3").round(1, 1, 6, 6)
    table.do(AnswerBlow(luck=True), 1, 1)
    assert table.told()[-2:] == ["BlowsSettled", "FightWon"]


def test_case_06() -> None:
    table = hero(skill=12, luck=9).opened("7/2").round(1, 1, 6, 6)
    assert table.told()[-1] == "FightWon"
    assert offer(table.sheet) is None
    assert table.sheet.luck.current == 9


def test_case_07() -> None:
    table = hero(skill=9, stamina=18).opened("5/9", "10/9", "11/9", order="together")
    table.round(3, 4, 3, 4, 3, 4, 3, 3, target=0)
    fought = table.happened(RoundFought)
    assert (fought.total, [attack.total for attack in fought.attacks]) == (15, [12, 17, 18])
    for _ in range(3):
        table.do(AnswerBlow(luck=False))
    assert table.enemies == [7, 9, 9]
    assert table.sheet.stamina.current == 14


def test_case_08() -> None:
    table = hero(skill=9, stamina=18).opened("9/9", "8/9", order="together")
    table.round(3, 3, 3, 4, 3, 3, target=0)
    fought = table.happened(RoundFought)
    assert (fought.total, fought.attacks[1].total) == (15, 15)
    assert fought.blows == ()
    assert (table.enemies, table.sheet.stamina.current) == ([9, 9], 18)


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


def test_case_14() -> None:
    table = hero(skill=12).opened("7/2", "7/6", escape=True)
    table.round(1, 1, 6, 6)
    table.round(1, 1, 6, 6)
    table.do(AnswerBlow(luck=False))
    assert table.enemies == [0, 4]
    table.do(Escape())
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


def test_case_25() -> None:
    table = hero(skill=9).score("stamina", 2).opened("5/2", "12/6", order="together")
    table.round(1, 1, 6, 6, 3, 3, target=0)
    table.do(AnswerBlow(luck=False))
    assert {"EnemyDied", "HeroWounded", "Died"} <= set(table.told())
    assert dead_of(table) == "stamina"
