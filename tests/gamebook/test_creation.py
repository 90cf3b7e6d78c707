"""Creating the hero (RULES: Creation, Names; DF8.5: equipment)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from ffapp.core.dice import KINDS
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.creation import ChooseDice, CreateHero, HeroCreated
from ffapp.gamebook.sheet import Score
from ffapp.texts import Texts
from ffapp.texts.telling import tell_event
from tests.gamebook.play import Table, hero, scorpion_swamp


@pytest.mark.parametrize(
    ("dice", "skill", "stamina", "luck", "health"),
    [
        ((1, 1, 1, 1, 1), 7, 14, 7, 8),
        ((6, 6, 6, 6, 6), 12, 24, 12, 13),
        ((3, 2, 5, 4, 1), 9, 19, 10, 8),
        ((1, 6, 1, 2, 6), 7, 19, 8, 13),
    ],
)
def test_each_characteristic_is_dice_and_a_base(
    dice: tuple[int, ...], skill: int, stamina: int, luck: int, health: int
) -> None:
    table = Table()
    table.do(CreateHero(name="Aïla"), *dice)
    sheet = table.sheet
    assert (sheet.skill, sheet.stamina, sheet.luck) == (
        Score(skill, skill),
        Score(stamina, stamina),
        Score(luck, luck),
    )
    assert sheet.health == Score(health, health)
    created = table.happened(HeroCreated)
    kept = (*created.skill_dice, *created.stamina_dice, *created.luck_dice, *created.health_dice)
    assert kept == dice


def test_the_dice_of_creation_are_rolled_in_the_order_of_the_rules() -> None:
    table = Table()
    asked, given = [], []
    for face in (1, 2, 3, 4, 5):
        needed = table.game.next_roll(CreateHero(name="A"), given)
        assert needed is not None
        asked.append((needed.label, needed.count))
        given.append(face)
    assert asked == [("skill", 1), ("stamina", 2), ("stamina", 2), ("luck", 1), ("health", 1)]
    assert table.game.next_roll(CreateHero(name="A"), given) is None
    table.do(CreateHero(name="A"), *given)
    assert {roll.kind for roll in table.game.steps[1].rolls} == {"creation"} < set(KINDS)


def test_what_the_heroine_sets_out_with() -> None:
    sheet = hero().sheet
    assert (sheet.gold, sheet.meals) == (20, 4)
    assert [item.kind for item in sheet.items] == ["sword", "chain-mail", "backpack", "copper-ring"]
    assert [item.kind for item in sheet.items if item.id == sheet.wielded] == ["sword"]
    assert sheet.stones == ()
    assert sheet.notes == ()
    assert sheet.section is None


def test_she_starts_in_the_first_clearing() -> None:
    sheet = hero().sheet
    assert sheet.clearing == 1
    assert [clearing.number for clearing in sheet.drawing.clearings] == [1]


@pytest.mark.parametrize("gender", ["f", "m"])
def test_the_player_chooses_the_gender(gender: str) -> None:
    table = Table()
    table.do(CreateHero(name="Alix", gender=gender), 1, 1, 1, 1, 1)
    assert table.sheet.gender == gender
    assert scorpion_swamp().arguments(table.sheet)["gender"] == gender


def test_the_book_has_a_heroine_unless_told_otherwise() -> None:
    assert CreateHero(name="A").gender == "f"
    with pytest.raises(msgspec.ValidationError):
        scorpion_swamp().command_decoder.decode(b'{"t":"CreateHero","name":"A","gender":"x"}')


@pytest.mark.parametrize("typed", [True, False])
def test_real_dice_are_chosen_at_creation_and_at_any_time_after(typed: bool) -> None:
    table = Table()
    table.do(CreateHero(name="A", typed_dice=typed), 1, 1, 1, 1, 1)
    assert scorpion_swamp().types_dice(table.sheet) is typed
    table.do(ChooseDice(typed=not typed))
    assert scorpion_swamp().types_dice(table.sheet) is not typed
    table.opened("7/4")
    table.do(ChooseDice(typed=typed))
    table.round(1, 1, 6, 6)
    assert table.phase == "blow"
    table.do(ChooseDice(typed=not typed))
    assert scorpion_swamp().types_dice(table.sheet) is not typed


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("", "name-empty"),
        (" \t\n ", "name-empty"),
        ("x" * 41, "name-long"),
        ("x" * 10_000, "name-long"),
        ("A\ud800", "text-unwritable"),
        ('"}\n{', "name-line"),
    ],
)
def test_a_name_has_1_to_40_characters(name: str, rule: str) -> None:
    assert Table().refused(CreateHero(name=name), 1, 1, 1, 1, 1) == rule


@pytest.mark.parametrize(
    "name",
    [
        "[/b] oops",
        "[Zagor]",
        "[@click=app.quit]x[/]",
        "\x1b[31mred",
        "👩🏽‍🚀",
        "שלום",
        "x" * 40,
        '"}{',
        "e\u0301" * 20,
    ],
)
def test_any_other_name_is_kept_to_the_letter(name: str) -> None:
    table = Table()
    table.do(CreateHero(name=f"  {name} "), 1, 1, 1, 1, 1)
    assert table.sheet.name == name
    assert table.reloaded().sheet == table.sheet


def test_what_the_book_adds_to_the_dice_of_creation_is_told() -> None:
    table = hero(skill=9, stamina=18, luck=8, health=12)
    created = table.happened(HeroCreated)
    arguments = created.arguments()
    assert [arguments[f"{name}_base"] for name in ("skill", "stamina", "luck", "health")] == [6, 12, 6, 7]
    told = tell_event(Texts("en"), created, table.game.ruleset.arguments(table.sheet))
    assert "Skill 3 + 6 = 9, Stamina 5 + 1 + 12 = 18, Luck 2 + 6 = 8, Health 5 + 7 = 12" in told
    other = replace(created, skill=created.skill + 4, luck=created.luck - 2)
    assert "Skill 3 + 10 = 13" in tell_event(Texts("en"), other, table.game.ruleset.arguments(table.sheet))
    assert "Chance 2 + 4 = 6" in tell_event(Texts("fr"), other, table.game.ruleset.arguments(table.sheet))


def test_there_is_one_hero_a_game_and_nothing_before_her() -> None:
    table = Table()
    assert table.phase == "creation"
    assert table.refused(AdjustGold(by=1)) == "phase-creation"
    table = hero()
    assert table.refused(CreateHero(name="B"), 1, 1, 1, 1, 1) == "phase-calm"
