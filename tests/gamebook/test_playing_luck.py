"""Playing Luck before a roll (RULES: 2; DF58: Chance)."""

from __future__ import annotations

import pytest

from ffapp.core.messages import Change, Command
from ffapp.gamebook.checks import DiceRolled, LuckTested, RollDice, SkillTested, TestLuck, TestSkill
from ffapp.gamebook.playing_luck import LuckPlayed
from ffapp.gamebook.sheet import Score
from tests.gamebook.play import hero, night

KINDS: list[tuple[type[Command], int]] = [(TestSkill, 2), (TestLuck, 2), (RollDice, 1)]
each_kind = pytest.mark.parametrize(("kind", "count"), KINDS, ids=lambda kind: getattr(kind, "__name__", None))


@pytest.mark.parametrize(
    ("skill", "modifier", "played", "dice", "total", "success"),
    [
        (8, 0, -2, (5, 5), 8, True),
        (8, 0, -2, (6, 5), 9, False),
        (8, 2, -1, (4, 3), 8, True),
        (8, 0, 3, (4, 3), 10, False),
    ],
)
def test_a_point_of_luck_is_paid_for_a_stated_change_to_the_result(
    skill: int, modifier: int, played: int, dice: tuple[int, int], total: int, success: bool
) -> None:
    table = night(luck=9).score("skill", skill)
    table.do(TestSkill(modifier=modifier, played=played), *dice)
    paid, tested = table.happened(LuckPlayed), table.happened(SkillTested)
    assert table.told() == ["LuckPlayed", "SkillTested"]
    assert (paid.by, paid.luck.before, paid.luck.after) == (played, 9, 8)
    assert (tested.played, tested.arguments()["total"], tested.success) == (played, total, success)
    assert table.sheet.luck == Score(8, 9)
    assert table.sheet.skill.current == skill


def test_any_roll_that_a_section_asks_for_can_have_it() -> None:
    table = night(luck=9)
    table.do(RollDice(count=2, played=3), 1, 5)
    assert table.happened(DiceRolled).arguments()["total"] == 9
    assert table.sheet.luck.current == 8


@each_kind
def test_it_needs_luck_of_1_at_least(kind: type[Command], count: int) -> None:
    table = night().score("luck", 0)
    assert table.refused(kind(played=-2), *[1] * count) == "luck-play-none"
    table.score("luck", 1).do(kind(played=-2), *[1] * count)
    assert table.sheet.luck.current == 0


@each_kind
def test_it_costs_exactly_1_whatever_comes_of_it_and_is_declared_before_the_dice(
    kind: type[Command], count: int
) -> None:
    for faces in (1, 6):
        table = night(luck=9)
        table.do(kind(played=1), *[faces] * count)
        assert table.told()[0] == "LuckPlayed"
        assert table.happened(LuckPlayed).luck == Change(9, 8)
        assert table.sheet.luck.current == (7 if kind is TestLuck else 8)


@each_kind
def test_what_is_not_played_costs_nothing(kind: type[Command], count: int) -> None:
    table = night(luck=9)
    table.do(kind(), *[1] * count)
    assert "LuckPlayed" not in table.told()
    assert table.sheet.luck.current == (8 if kind is TestLuck else 9)


@each_kind
@pytest.mark.parametrize("played", [101, -101, 10**30])
def test_no_absurd_change_is_played_for(kind: type[Command], count: int, played: int) -> None:
    assert night().refused(kind(played=played), *[1] * count) == "amount-bounds"


@each_kind
def test_the_other_book_does_not_know_it(kind: type[Command], count: int) -> None:
    assert hero().refused(kind(played=-1), *[1] * count) == "luck-not-played"


@each_kind
def test_the_dice_are_the_same_with_it_and_without(kind: type[Command], count: int) -> None:
    """A point taken back is no way to know the throw first and to play for it then: the choice itself is undone."""
    table = night()
    table.surely(kind())
    rolled = table.game.steps[table.game.head].rolls
    table.game.undo()
    table.surely(kind(played=-2))
    assert table.game.steps[table.game.head].rolls == rolled


@pytest.mark.parametrize(
    ("luck", "played", "dice", "lucky", "after"),
    [
        (7, -1, (4, 3), True, 5),
        (7, -1, (4, 4), False, 5),
        (7, 1, (3, 2), True, 5),
        (7, 1, (3, 3), False, 5),
        (2, -1, (1, 1), True, 0),
        (2, -1, (1, 2), False, 0),
        (1, -5, (1, 1), False, 0),
    ],
)
def test_a_test_of_luck_compares_with_what_is_left_after_paying(
    luck: int, played: int, dice: tuple[int, int], lucky: bool, after: int
) -> None:
    table = night(luck=9).score("luck", luck)
    table.do(TestLuck(played=played), *dice)
    paid, tested = table.happened(LuckPlayed), table.happened(LuckTested)
    assert (paid.luck.before, paid.luck.after) == (luck, luck - 1)
    assert (tested.luck.before, tested.luck.after, tested.lucky) == (luck - 1, after, lucky)
    assert table.sheet.luck == Score(after, 9)


@pytest.mark.parametrize(("luck", "rule"), [(0, "luck-play-none"), (1, "luck-play-last"), (2, None)])
def test_an_optional_test_needs_a_point_besides(luck: int, rule: str | None) -> None:
    table = night().score("luck", luck)
    command = TestLuck(optional=True, played=-1)
    if rule:
        assert table.refused(command, 1, 1) == rule
    else:
        table.do(command, 1, 1)
        assert table.sheet.luck.current == 0
