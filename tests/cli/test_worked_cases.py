"""The worked cases of the rules that concern the gamebooks, through the public interface."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.scripts import NIGHT, Ran, Run, cmd, fight, fight_round, foe, hero, luck, night_hero, plain

Lines = list[dict[str, Any]]

LOSE = (6, 6, 1, 1)
"""Dice of a round against one enemy: its two, then the hero's."""
WIN = (1, 1, 6, 6)


def scores(ran: Ran) -> dict[str, int]:
    return {name: ran.state[name][0] for name in ("skill", "stamina", "luck", "health") if name in ran.state}


def enemies(ran: Ran) -> list[int]:
    """The Stamina of each enemy in the fight."""
    return [enemy["stamina"] for enemy in ran.state["fight"]["enemies"]]


def dead(ran: Ran) -> bool:
    return ran.end is not None and ran.end["phase"] == "over" and not ran.state["ending"]["won"]


def test_1_luck_is_compared_before_it_is_lost(play: Run) -> None:
    ran = play([*hero(luck=7), cmd("TestLuck", dice=[3, 4])])
    assert ran.code == 0
    assert ran.last("LuckTested")["lucky"] is True
    assert scores(ran)["luck"] == 6


def test_2_a_modifier_is_on_the_roll_of_skill(play: Run) -> None:
    ran = play([*hero(skill=8), cmd("TestSkill", modifier=2, dice=[4, 3])])
    assert ran.last("SkillTested")["success"] is False
    assert scores(ran)["skill"] == 8


def test_3_luck_saves_at_stamina_2(play: Run) -> None:
    ran = play([*hero(stamina=2), fight(foe("Orque", 9, 9)), fight_round(*LOSE), luck(1, 1)])
    assert scores(ran)["stamina"] == 1
    assert ran.end is not None
    assert ran.end["phase"] == "round"


def test_4_luck_does_not_save_at_stamina_1(play: Run) -> None:
    ran = play([*hero(stamina=1), fight(foe("Orque", 9, 9)), fight_round(*LOSE), luck(1, 1)])
    assert scores(ran)["stamina"] == 0
    assert dead(ran)


def test_5_a_lucky_blow_kills_at_stamina_3(play: Run) -> None:
    ran = play([*hero(), fight(foe("Orque", 9, 3)), fight_round(*WIN), luck(1, 1)])
    assert ran.last("EnemyWounded")["stamina"] == [3, 0]
    assert ran.tags[-3:] == ["EnemyDied", "BlowsSettled", "FightWon"]


def test_6_no_luck_is_offered_on_a_blow_that_kills(play: Run) -> None:
    ran = play([*hero(), fight(foe("Orque", 9, 2)), fight_round(*WIN), luck(1, 1)])
    assert ran.tags[-3:] == ["EnemyDied", "BlowsSettled", "FightWon"]
    assert ran.refused == ["phase-calm"]
    assert scores(ran)["luck"] == 9


def test_7_one_roll_against_several(play: Run) -> None:
    together = fight(foe("A", 5, 9), foe("B", 8, 9), foe("C", 8, 9), order="together")
    rolled = fight_round(3, 4, 4, 5, 5, 5, 3, 3, target=0)
    ran = play([*hero(), together, rolled, plain(), plain(), plain()])
    round_ = ran.last("RoundFought")
    assert (round_["total"], [attack["total"] for attack in round_["attacks"]]) == (15, [12, 17, 18])
    assert enemies(ran) == [7, 9, 9]
    assert scores(ran)["stamina"] == 19 - 4


def test_8_an_equal_roll_of_one_not_struck_at_wounds_nobody(play: Run) -> None:
    together = fight(foe("A", 9, 9), foe("B", 8, 9), order="together")
    ran = play([*hero(), together, fight_round(3, 3, 3, 4, 3, 3, target=0)])
    round_ = ran.last("RoundFought")
    assert (round_["total"], [attack["total"] for attack in round_["attacks"]]) == (15, [15, 15])
    assert enemies(ran) == [9, 9]
    assert scores(ran)["stamina"] == 19


def test_9_no_meal_beyond_twelve(play: Run) -> None:
    ran = play([*night_hero(), cmd("AdjustMeals", by=1)], game=NIGHT)
    assert ran.refused == ["meals-full"]
    assert ran.state["meals"] == 12


def test_10_meals_ordered_and_not_there_cost_stamina(play: Run) -> None:
    ran = play([*night_hero(), cmd("AdjustMeals", by=-11), cmd("TakeForcedMeals", count=2)], game=NIGHT)
    assert ran.tags[-2:] == ["MealForced", "Starved"]
    assert ran.state.get("meals", 0) == 0
    assert scores(ran)["stamina"] == 19 - 2


@pytest.mark.parametrize(
    ("changes", "penalty"), [([], 0), ([-1], 1), ([-1, -2], 2), ([-1, -2, 3], 0)], ids=["5", "4", "2", "5 again"]
)
def test_11_thresholds_of_health(play: Run, changes: list[int], penalty: int) -> None:
    ran = play([*hero(health=(5, 9)), *(cmd("AdjustScore", score="health", by=by) for by in changes)])
    assert ran.code == 0
    assert ran.end is not None
    assert ran.end["effective"]["penalty"] == penalty
    assert ran.end["effective"]["skill"] == 9 - penalty
    assert ran.end["effective"]["stamina"] == 19 - penalty
    assert scores(ran)["stamina"] == 19


def test_12_sickness_kills_by_effective_stamina(play: Run) -> None:
    worse = cmd("AdjustScore", score="health", by=-1)
    ran = play([*hero(health=(3, 9), stamina=2), worse, {**worse, "confirm": True}])
    assert ran.refused == ["would-kill"]
    assert (scores(ran)["stamina"], scores(ran)["health"]) == (2, 2)
    assert dead(ran)


def test_13_strength_stops_at_12(play: Run) -> None:
    stone = [cmd("ReceiveStones", stone="strength"), fight(foe("Orque", 9, 9)), cmd("CastStone", stone="strength")]
    ran = play([*hero(skill=(11, 11)), *stone, fight_round(1, 1, 1, 1)])
    assert ran.last("RoundFought")["skill"] == 12
    assert scores(ran)["skill"] == 11


def test_14_enemies_are_remembered_as_they_were_left(play: Run) -> None:
    pair = fight(foe("A", 5, 2), foe("B", 5, 6), escape=True)
    left = [*hero(), pair, fight_round(*WIN), fight_round(*WIN), plain(), cmd("Escape"), plain()]
    ran = play(left)
    (known,) = ran.state["remembered"]
    again = play([*left, cmd("TakeUpFight", encounter=known["id"]), fight_round(*WIN)])
    assert again.code == 0
    assert [enemy["stamina"] for enemy in known["enemies"]] == [0, 4]
    assert again.last("RoundFought")["target"] == 1
    assert enemies(again) == [0, 4]


def test_15_a_curse_can_kill_its_caster(play: Run) -> None:
    curse = cmd("CastStone", stone="curse", offered=True, dice=[5])
    ran = play([*hero(stamina=5), cmd("ReceiveStones", stone="curse"), curse, {**curse, "confirm": True}])
    assert ran.refused == ["curse-may-kill"]
    assert scores(ran)["stamina"] == 0
    assert dead(ran)


def test_23_sickness_counts_in_a_test_of_skill(play: Run) -> None:
    ran = play([*hero(health=(2, 9)), cmd("TestSkill", dice=[4, 4])])
    tested = ran.last("SkillTested")
    assert (tested["skill"], tested["success"]) == (7, False)


def test_24_luck_on_the_wound_of_an_escape(play: Run) -> None:
    away = cmd("Escape")
    ran = play([*hero(stamina=2), fight(foe("Orque", 9, 9), escape=True), away, {**away, "confirm": True}, luck(1, 1)])
    assert ran.refused == ["escape-may-kill"]
    assert scores(ran)["stamina"] == 1
    assert ran.tags[-1] == "Escaped"


def test_25_all_blows_of_a_round_apply(play: Run) -> None:
    pair = fight(foe("A", 5, 2), foe("B", 9, 9), order="together")
    ran = play([*hero(stamina=2), pair, fight_round(1, 1, 6, 6, 3, 3, target=0), plain()])
    assert "EnemyDied" in ran.tags
    assert scores(ran)["stamina"] == 0
    assert dead(ran)


def test_26_an_antidote_gives_back_what_poison_took(play: Run) -> None:
    bitten = [*night_hero(stamina=(10, 18), luck=0), fight(foe("Vipère", 9, 9, poison=3)), fight_round(*LOSE)]
    before = play(bitten, game=NIGHT)
    assert scores(before)["stamina"] == 5
    assert before.end is not None
    assert before.end["effective"]["curable"] == 3
    cure = [cmd("AddItem", name="Racine", antidote=5), cmd("UseAntidote", item=6)]
    ran = play([*bitten, *cure], game=NIGHT)
    assert ran.code == 0
    assert scores(ran)["stamina"] == 8
    assert [item for item in ran.state["items"] if "antidote" in item] == []


@pytest.mark.parametrize(
    ("lines", "stamina", "left"),
    [
        ([*night_hero(stamina=2), fight(foe("A", 9, 9)), fight_round(*LOSE), luck(1, 1)], 1, [9]),
        ([*night_hero(), fight(foe("A", 9, 9)), fight_round(*WIN), luck(1, 1)], 19, [5]),
        ([*night_hero(), fight(foe("A", 9, 9)), fight_round(*WIN), luck(6, 6)], 19, [8]),
        (
            [
                *night_hero(),
                fight(foe("A", 5, 9), foe("B", 8, 9), foe("C", 8, 9), order="together"),
                fight_round(3, 4, 4, 5, 5, 5, 3, 3, target=0),
                *[plain()] * 3,
            ],
            19 - 4,
            [7, 9, 9],
        ),
    ],
    ids=["3", "luck on a blow dealt", "no luck on it", "7"],
)
def test_the_shared_cases_of_a_fight_are_those_of_the_other_book_too(
    play: Run, lines: Lines, stamina: int, left: list[int]
) -> None:
    ran = play(lines, game=NIGHT)
    assert ran.code == 0
    assert (scores(ran)["stamina"], enemies(ran)) == (stamina, left)
