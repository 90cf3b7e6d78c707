"""Tests of Luck and Skill (RULES: Test your Luck, Test your Skill)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.belongings import AddItem, Wield
from ffapp.gamebook.checks import DiceRolled, LuckTested, RollDice, SkillTested, TestLuck, TestSkill
from ffapp.gamebook.fight import ModifyFight
from ffapp.gamebook.sheet import Score
from ffapp.gamebook.stones import CastStone
from tests.gamebook.play import hero


@pytest.mark.parametrize(
    ("luck", "dice", "lucky", "after"),
    [
        (7, (3, 4), True, 6),
        (7, (1, 1), True, 6),
        (7, (4, 4), False, 6),
        (12, (6, 6), True, 11),
        (11, (6, 6), False, 10),
        (2, (1, 1), True, 1),
        (1, (1, 1), False, 0),
        (13, (6, 6), True, 12),
    ],
)
def test_lucky_is_at_most_luck_and_then_it_costs_a_point(
    luck: int, dice: tuple[int, int], lucky: bool, after: int
) -> None:
    table = hero(luck=12).score("luck", luck)
    table.do(TestLuck(reason="§ 9"), *dice)
    tested = table.happened(LuckTested)
    assert (tested.lucky, tested.luck.before, tested.luck.after) == (lucky, luck, after)
    assert table.sheet.luck == Score(after, 12)


@pytest.mark.parametrize("optional", [False, True])
def test_the_point_is_lost_whatever_the_throw(optional: bool) -> None:
    for dice in ((1, 1), (6, 6)):
        table = hero(luck=9)
        table.do(TestLuck(optional=optional), *dice)
        assert table.sheet.luck == Score(8, 9)


@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_at_luck_0_a_compulsory_test_rolls_and_is_unlucky(dice: tuple[int, int]) -> None:
    table = hero().score("luck", 0)
    table.do(TestLuck(), *dice)
    tested = table.happened(LuckTested)
    assert tested.dice == dice
    assert not tested.lucky
    assert table.sheet.luck.current == 0


def test_at_luck_0_an_optional_test_is_refused() -> None:
    table = hero().score("luck", 0)
    assert table.refused(TestLuck(optional=True), 1, 1) == "luck-none-left"
    table.score("luck", 1).do(TestLuck(optional=True), 1, 1)
    assert table.refused(TestLuck(optional=True), 1, 1) == "luck-none-left"


@pytest.mark.parametrize(
    ("skill", "modifier", "dice", "success"),
    [
        (8, 0, (4, 4), True),
        (8, 0, (4, 5), False),
        (8, 2, (4, 3), False),
        (8, 2, (3, 3), True),
        (8, -2, (5, 5), True),
        (8, -2, (6, 5), False),
        (12, 0, (6, 6), True),
        (11, 0, (6, 6), False),
        (1, 0, (1, 1), False),
        (0, -2, (1, 1), True),
    ],
)
def test_success_is_the_throw_and_its_modifier_at_most_skill(
    skill: int, modifier: int, dice: tuple[int, int], success: bool
) -> None:
    table = hero(skill=12).score("skill", skill)
    table.do(TestSkill(modifier=modifier), *dice)
    tested = table.happened(SkillTested)
    assert tested.success is success
    assert tested.arguments()["total"] == sum(dice) + modifier


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_a_test_of_skill_costs_nothing(dice: tuple[int, int]) -> None:
    table = hero(skill=9)
    before = table.sheet
    table.do(TestSkill(), *dice)
    assert table.sheet == before


@pytest.mark.parametrize(
    ("skill", "modifier", "dice", "success"),
    [(7, 6, (1, 1), False), (12, -3, (6, 6), True), (7, 5, (1, 1), True), (12, 1, (6, 6), False)],
)
def test_natural_2_and_12_are_nothing_special(skill: int, modifier: int, dice: tuple[int, int], success: bool) -> None:
    table = hero(skill=skill)
    table.do(TestSkill(modifier=modifier), *dice)
    assert table.happened(SkillTested).success is success


def test_what_counts_on_attack_strength_does_not_count_in_a_test() -> None:
    table = hero(skill=8)
    table.do(AddItem(name="Lame", weapon=True, bonus=3))
    table.do(Wield(item=table.sheet.items[-1].id))
    table.do(TestSkill(), 4, 5)
    assert not table.happened(SkillTested).success
    table.opened("7/6", modifier=2, fury=3)
    table.do(ModifyFight(modifier=4))
    table.do(TestSkill(), 4, 5)
    assert table.happened(SkillTested).skill == 8


def test_a_stone_of_strength_is_skill_and_counts_in_a_test_of_its_fight() -> None:
    table = hero(skill=8).stones("strength").opened("7/6")
    table.do(CastStone(stone="strength"))
    table.do(TestSkill(), 5, 5)
    assert table.happened(SkillTested).success


@pytest.mark.parametrize(("count", "sides"), [(1, 6), (2, 6), (20, 100), (1, 2)])
def test_any_dice_that_a_section_asks_for(count: int, sides: int) -> None:
    table = hero()
    before = table.sheet
    table.do(RollDice(count=count, sides=sides, reason="§ 3"), *[sides] * count)
    rolled = table.happened(DiceRolled)
    assert (rolled.dice, rolled.sides) == ((sides,) * count, sides)
    assert table.sheet == before


@pytest.mark.parametrize(
    ("count", "sides"), [(0, 6), (-1, 6), (21, 6), (1, 1), (1, 0), (1, 101), (10_000, 6), (1, 10**30)]
)
def test_absurd_dice_are_refused(count: int, sides: int) -> None:
    assert hero().refused(RollDice(count=count, sides=sides)) == "amount-bounds"


@pytest.mark.parametrize("modifier", [10_000, -10_000, 10**30])
def test_an_absurd_modifier_is_refused(modifier: int) -> None:
    assert hero().refused(TestSkill(modifier=modifier), 1, 1) == "amount-bounds"
