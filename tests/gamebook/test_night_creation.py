"""Creating the hero of the Night Dragon (RULES: 2, and Creation; DF58: Équipement)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.belongings import AddItem, AdjustGold
from ffapp.gamebook.creation import CreateHero, HeroCreated
from ffapp.gamebook.sheet import Score
from tests.gamebook.play import Table, night, night_dragon


@pytest.mark.parametrize(
    ("dice", "skill", "stamina", "luck", "gold"),
    [
        ((1, 1, 1, 1, 1, 1), 7, 14, 7, 5),
        ((6, 6, 6, 6, 6, 6), 12, 24, 12, 15),
        ((3, 2, 5, 4, 1, 6), 9, 19, 10, 10),
    ],
)
def test_scores_and_gold_are_dice_and_a_base(
    dice: tuple[int, ...], skill: int, stamina: int, luck: int, gold: int
) -> None:
    table = Table(night_dragon())
    table.do(CreateHero(name="Aïla"), *dice)
    sheet = table.sheet
    assert (sheet.skill, sheet.stamina, sheet.luck) == (
        Score(skill, skill),
        Score(stamina, stamina),
        Score(luck, luck),
    )
    assert (sheet.health, sheet.gold) == (None, gold)
    created = table.happened(HeroCreated)
    assert (*created.skill_dice, *created.stamina_dice, *created.luck_dice, *created.gold_dice) == dice
    assert created.health_dice == ()
    assert created.arguments()["gold_base"] == 3
    assert table.reloaded().sheet == sheet


def test_the_dice_of_the_gold_come_last() -> None:
    table = Table(night_dragon())
    asked: list[tuple[str, int]] = []
    for count in range(6):
        needed = table.game.next_roll(CreateHero(name="A"), [1] * count)
        assert needed is not None
        asked.append((needed.label, needed.count))
    assert asked == [("skill", 1), ("stamina", 2), ("stamina", 2), ("luck", 1), ("gold", 2), ("gold", 2)]
    assert table.game.next_roll(CreateHero(name="A"), [1] * 6) is None


@pytest.mark.parametrize("dice", [(1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 7), (0, 1, 1, 1, 1, 1)])
def test_impossible_dice_make_nobody(dice: tuple[int, ...]) -> None:
    assert Table(night_dragon()).refused(CreateHero(name="A"), *dice)


def test_what_the_heroine_sets_out_with() -> None:
    sheet = night().sheet
    assert [item.kind for item in sheet.items] == ["sword", "leather-cuirass", "shield", "lantern", "backpack"]
    assert [item.kind for item in sheet.items if item.id == sheet.wielded] == ["sword"]
    assert sheet.meals == 12
    assert sheet.counters == (("honour", 0), ("nemesis", 0), ("time_track", 0))
    assert (sheet.magic, sheet.notes, sheet.poison, sheet.section) == ((), (), 0, None)


def test_she_stands_nowhere_and_her_map_knows_no_compass() -> None:
    sheet = night().sheet
    assert sheet.clearing is None
    assert sheet.drawing.clearings == ()
    assert sheet.drawing.free


def test_the_gold_of_the_introduction_comes_by_hand() -> None:
    table = night(gold=10)
    table.do(AdjustGold(by=7, reason="L’avance"))
    assert table.sheet.gold == 17
    assert table.events[0].arguments()["reason"] == "L’avance"


def test_objects_of_value_are_part_of_the_treasure() -> None:
    table = night()
    table.do(AddItem(name="Camée", treasure=True, worth=12, count=2))
    table.do(AddItem(name="Calice", treasure=True))
    assert [(item.name, item.worth) for item in table.sheet.items if item.treasure] == [("Camée", 12), ("Calice", 0)]
    assert table.reloaded().sheet == table.sheet
    assert table.refused(AddItem(name="Caillou", worth=3)) == "worth-no-treasure"
