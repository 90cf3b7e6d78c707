"""Dice typed by the player (RULES: Dice)."""

from __future__ import annotations

import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.stones import CastStone
from tests.gamebook.play import Table, hero

ROLLING: list[tuple[Command, int]] = [
    (TestLuck(), 2),
    (TestSkill(), 2),
    (RollDice(count=3), 3),
    (CastStone(stone="curse", offered=True), 1),
]


@pytest.mark.parametrize(("command", "count"), ROLLING, ids=lambda part: type(part).__name__)
def test_the_program_rolls_or_the_player_types(command: Command, count: int) -> None:
    table = hero().stones("curse", "curse")
    table.surely(command)
    [rolled] = table.game.path()[-1].rolls
    assert not rolled.typed
    assert len(rolled.faces) == count
    assert all(1 <= face <= 6 for face in rolled.faces)
    table.surely(command, *[2] * count)
    [typed] = table.game.path()[-1].rolls
    assert typed.typed
    assert typed.faces == (2,) * count


def test_typed_dice_are_marked_for_ever() -> None:
    table = hero(skill=12).opened("7/6").round(1, 1, 6, 6)
    table.do(AnswerBlow(luck=True))
    marks = [[roll.typed for roll in step.rolls] for step in table.reloaded().game.path()]
    assert marks == [[True] * 4, [], [True, True], [False]]


@pytest.mark.parametrize("face", [0, -1, 7, 100, 10**30])
@pytest.mark.parametrize(("command", "count"), ROLLING, ids=lambda part: type(part).__name__)
def test_impossible_faces_are_refused(command: Command, count: int, face: int) -> None:
    table = hero().stones("curse")
    for place in range(count):
        dice = [3] * count
        dice[place] = face
        assert table.refused(command, *dice) == "dice-impossible"


def test_a_die_of_other_sides_has_other_faces() -> None:
    table = hero()
    table.do(RollDice(count=1, sides=20), 20)
    assert table.refused(RollDice(count=1, sides=20), 21) == "dice-impossible"
    assert table.refused(RollDice(count=1, sides=4), 5) == "dice-impossible"


@pytest.mark.parametrize(("dice", "rule"), [((3,), "dice-too-few"), ((3, 4, 5), "dice-too-many")])
def test_as_many_dice_as_the_rules_ask_for(dice: tuple[int, ...], rule: str) -> None:
    assert hero().refused(TestLuck(), *dice) == rule


def test_a_command_without_dice_takes_none() -> None:
    assert hero().score("stamina", 9).refused(EatMeal(), 3) == "dice-too-many"


def test_every_die_of_a_round_and_of_creation_can_be_typed() -> None:
    table = hero().opened("7/6", "7/6", order="together")
    assert table.refused(FightRound(target=0), 1, 1, 1, 1, 1) == "dice-too-few"
    assert table.refused(FightRound(target=0), 1, 1, 1, 1, 1, 7) == "dice-impossible"
    assert Table().refused(CreateHero(name="A"), 1, 1, 1, 1, 0) == "dice-impossible"
    assert Table().refused(CreateHero(name="A"), 1, 1, 1, 1) == "dice-too-few"
