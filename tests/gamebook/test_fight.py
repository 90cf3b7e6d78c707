"""Fights: rounds, orders, targets, beginning and end (RULES: Fight)."""

from __future__ import annotations

import pytest

from ffapp.core.dice import RollNeeded
from ffapp.gamebook.belongings import AddItem, ChangeItem, RemoveItem, Wield
from ffapp.gamebook.blows import AnswerBlow, EnemyDied, EnemyWounded, FightWon, HeroWounded
from ffapp.gamebook.checks import TestLuck, TestSkill
from ffapp.gamebook.fight import AddEnemy, CallOffFight, FightOpened, Foe, ModifyFight, OpenFight
from ffapp.gamebook.fight_state import Blow, Enemy, Fight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import ChangeEnemy, EndFight, FightEnded, FightRound, RoundFought
from ffapp.gamebook.sheet import BLOW, IN_FIGHT, Sheet
from ffapp.gamebook.stones import CastStone
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from tests.gamebook.play import Table, dead_of, foes, hero


def no_luck(table: Table) -> Table:
    """Takes every blow that waits as it is."""
    while table.phase == "blow":
        table.do(AnswerBlow(luck=False))
    return table


def needed_dice(table: Table, target: int | None = None) -> list[str]:
    """Whose dice a round asks for, in order, two each."""
    asked: list[str] = []
    given: list[int] = []
    while (needed := table.game.next_roll(FightRound(target=target), given)) is not None:
        assert isinstance(needed, RollNeeded)
        assert needed.count == 2
        asked.append(needed.label)
        given += [3, 4]
    return asked


# -- the attack round --------------------------------------------------------------------------------------------------


def test_attack_strength_is_two_dice_and_skill_and_the_heros_own_additions() -> None:
    table = hero(skill=8, health=12).score("health", 5)
    table.do(AddItem(name="Lame", weapon=True, bonus=2))
    table.do(Wield(item=table.sheet.items[-1].id))
    table.opened("9/12", modifier=-1, fury=3).round(2, 3, 1, 1)
    fought = table.happened(RoundFought)
    assert (fought.attacks[0].total, fought.attacks[0].dice, fought.attacks[0].skill) == (14, (2, 3), 9)
    assert (fought.skill, fought.bonus, fought.total) == (7, 4, 13)


def test_only_the_weapon_in_hand_counts() -> None:
    table = hero(skill=8)
    for bonus in (1, 2):
        table.do(AddItem(name=f"Lame {bonus}", weapon=True, bonus=bonus))
    table.do(Wield(item=table.sheet.items[-2].id))
    table.opened("1/9").round(1, 1, 1, 2)
    assert table.happened(RoundFought).bonus == 1
    no_luck(table).do(EndFight())
    table.do(Wield())
    table.opened("1/9").round(1, 1, 1, 2)
    assert table.happened(RoundFought).bonus == 0


@pytest.mark.parametrize(
    ("theirs", "ours", "enemy", "stamina"),
    [((1, 1), (1, 2), 4, 18), ((1, 2), (1, 1), 6, 16), ((3, 4), (4, 3), 6, 18), ((6, 6), (6, 6), 6, 18)],
)
def test_the_higher_attack_strength_wounds_for_2_and_equal_ones_nobody(
    theirs: tuple[int, int], ours: tuple[int, int], enemy: int, stamina: int
) -> None:
    table = no_luck(hero(skill=8, stamina=18).opened("8/6").round(*theirs, *ours))
    assert table.enemies == [enemy]
    assert table.sheet.stamina.current == stamina
    assert table.phase == "round"


# -- the three orders --------------------------------------------------------------------------------------------------


def test_in_turn_one_steps_forward_after_another() -> None:
    table = hero(skill=12).opened("7/2", "8/4", "9/2", order="in_turn")
    assert needed_dice(table) == ["A", ""]
    table.round(1, 1, 6, 6)
    assert table.enemies == [0, 4, 2]
    assert needed_dice(table) == ["B", ""]
    no_luck(table.round(1, 1, 6, 6))
    no_luck(table.round(6, 6, 1, 1))
    assert table.sheet.stamina.current == 16
    table.round(1, 1, 6, 6)
    assert table.enemies == [0, 0, 2]
    table.round(1, 1, 6, 6)
    assert table.told()[-1] == "FightWon"


@pytest.mark.parametrize(
    ("target", "rule"), [(1, "target-waits"), (2, "target-waits"), (3, "target-unknown"), (-1, "target-unknown")]
)
def test_in_turn_only_who_stands_first_can_be_struck(target: int, rule: str) -> None:
    table = hero().opened("7/2", "8/4", "9/2", order="in_turn")
    assert table.refused(FightRound(target=target), 1, 1, 1, 1) == rule
    assert table.game.why_not(FightRound(target=0)) is None


def test_as_one_is_one_enemy_with_one_set_of_scores() -> None:
    table = hero()
    assert table.refused(OpenFight(enemies=foes("7/6", "7/6"), order="as_one")) == "as-one-several"
    table.do(OpenFight(enemies=(Foe(name="Deux loups", skill=8, stamina=4),), order="as_one"))
    assert needed_dice(table) == ["Deux loups", ""]
    assert table.refused(AddEnemy(enemy=Foe(name="C", skill=5, stamina=5))) == "as-one-several"
    no_luck(table.round(1, 1, 6, 6))
    table.round(1, 1, 6, 6)
    assert table.told()[-1] == "FightWon"


def test_together_one_roll_of_the_hero_is_compared_with_every_enemys() -> None:
    table = hero(skill=9).opened("7/6", "8/6", "9/6", order="together")
    assert needed_dice(table, target=1) == ["A", "B", "C", ""]
    table.round(1, 1, 2, 2, 3, 3, 1, 2, target=0)
    fought = table.happened(RoundFought)
    assert [attack.total for attack in fought.attacks] == [9, 12, 15]
    assert fought.dice == (1, 2)
    assert fought.total == 12


@pytest.mark.parametrize(
    ("hero_total", "totals", "target", "dealt", "received"),
    [
        # the hero rolls 2 + skill 12 = 14 and so on; enemies have skill 5
        (15, (12, 17, 17), 0, True, [1, 2]),
        (15, (12, 15, 14), 0, True, []),
        (15, (15, 15, 15), 0, False, []),
        (15, (16, 7, 7), 0, False, [0]),
        (15, (16, 16, 16), 2, False, [0, 1, 2]),
        (15, (7, 7, 7), 1, True, []),
        (15, (14, 16, 14), 2, True, [1]),
    ],
)
def test_together_only_the_target_can_be_wounded_and_each_can_wound(
    hero_total: int, totals: tuple[int, ...], target: int, dealt: bool, received: list[int]
) -> None:
    table = hero(skill=12, stamina=18).opened("5/9", "5/9", "5/9", order="together")
    dice = [face for total in totals for face in (min(6, total - 6), total - 5 - min(6, total - 6))]
    table.round(*dice, 1, hero_total - 13, target=target)
    fought = table.happened(RoundFought)
    assert tuple(attack.total for attack in fought.attacks) == totals
    assert fought.total == hero_total
    no_luck(table)
    assert table.enemies == [7 if dealt and index == target else 9 for index in range(3)]
    assert table.sheet.stamina.current == 18 - 2 * len(received)


def test_the_hero_can_wound_and_be_wounded_several_times_in_one_round_and_all_of_it_applies() -> None:
    table = hero(skill=9, stamina=18).opened("7/9", "9/9", "9/9", order="together")
    table.round(1, 1, 6, 6, 6, 6, 3, 3, target=0)
    assert [(blow.enemy, blow.dealt) for blow in table.fight.blows] == [(0, True), (1, False), (2, False)]
    assert table.enemies == [9, 9, 9]
    assert table.sheet.stamina.current == 18
    no_luck(table)
    assert table.enemies == [7, 9, 9]
    assert table.sheet.stamina.current == 14
    assert [event.name for event in table.events if isinstance(event, HeroWounded)] == ["B", "C"]


@pytest.mark.parametrize(
    ("target", "rule"),
    [(None, "target-missing"), (1, "target-dead"), (3, "target-unknown"), (-1, "target-unknown")],
)
def test_the_target_must_be_alive_and_chosen(target: int | None, rule: str) -> None:
    table = hero(skill=12).opened("7/6", "7/2", "7/6", order="together")
    table.round(1, 1, 1, 1, 1, 1, 6, 6, target=1)
    assert table.enemies == [6, 0, 6]
    assert table.refused(FightRound(target=target), 1, 1, 1, 1, 1, 1) == rule
    assert needed_dice(table, target=2) == ["A", "C", ""]


def test_with_one_enemy_left_it_is_the_target_by_itself() -> None:
    table = hero(skill=12).opened("7/2", "7/6", order="together").round(1, 1, 1, 1, 6, 6, target=0)
    no_luck(table.round(1, 1, 6, 6))
    assert table.happened(EnemyWounded).enemy == 1
    assert table.enemies == [0, 4]


# -- beginning and end -------------------------------------------------------------------------------------------------


def test_an_enemy_at_0_is_dead_and_when_all_are_the_fight_is_won() -> None:
    table = hero(skill=12).opened("7/2", "7/1", order="together").round(1, 1, 1, 1, 6, 6, target=0)
    assert table.happened(EnemyDied).enemy == 0
    assert table.phase == "round"
    table.round(1, 1, 6, 6)
    assert table.happened(FightWon).rounds == 2
    assert table.sheet.fight is None
    assert table.phase == "calm"


def test_a_fight_begins_when_it_is_opened() -> None:
    table = hero().score("stamina", 10).opened("7/6")
    [opened] = table.events
    assert isinstance(opened, FightOpened)
    assert table.phase == "fight"
    assert table.refused(EatMeal()) == "phase-fight"
    assert table.refused(OpenFight(enemies=foes("7/6"))) == "phase-fight"


def test_until_its_first_round_a_fight_can_be_called_off() -> None:
    table = hero().stones("stamina", "strength", "weakness")
    before = table.sheet
    table.opened("7/6", "8/6")
    table.do(ChangeEnemy(enemy=0, stamina=3))
    table.do(CallOffFight())
    assert table.sheet == before
    table.opened("7/6").round(3, 3, 1, 1)
    no_luck(table)
    assert table.refused(CallOffFight()) == "fight-begun"
    assert before.stamina.current - 2 == table.sheet.stamina.current


def test_a_round_that_wounds_nobody_is_a_round() -> None:
    table = hero(skill=7).opened("7/6").round(3, 3, 3, 3)
    assert table.phase == "round"
    assert table.refused(CallOffFight()) == "fight-begun"


@pytest.mark.parametrize("stone", ["stamina", "strength", "weakness"])
def test_after_a_stone_a_fight_cannot_be_called_off(stone: str) -> None:
    table = hero().score("stamina", 9).stones(stone).opened("7/6")
    table.do(CastStone(stone=stone))
    assert table.refused(CallOffFight()) == "fight-begun"


@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_a_section_may_end_a_fight_and_it_is_noted(rounds: int) -> None:
    table = hero(skill=7).opened("7/6", escape=True)
    for _ in range(rounds):
        table.round(3, 3, 3, 3)
    table.do(EndFight(reason="§ 45"))
    assert table.happened(FightEnded).reason == "§ 45"
    assert table.phase == "calm"
    assert table.sheet.fight is None
    assert table.sheet.remembered == ()


# -- the reader's hand between rounds ----------------------------------------------------------------------------------


def test_between_rounds_the_readers_hand_changes_scores_from_the_next_roll() -> None:
    table = hero(skill=9).opened("7/9").round(3, 3, 2, 2)
    table.do(ChangeEnemy(enemy=0, skill=12, stamina=20, wound=3, reason="§ 8"))
    assert (table.fight.enemies[0].stamina, table.fight.enemies[0].initial) == (20, 20)
    table.do(AdjustScore(score="skill", by=-2))
    table.do(ModifyFight(modifier=1, reason="§ 8"))
    table.round(1, 1, 6, 6)
    fought = table.happened(RoundFought)
    assert (fought.attacks[0].total, fought.total) == (14, 20)
    no_luck(table)
    assert table.enemies == [18]
    table.round(6, 6, 1, 1)
    assert table.fight.blows[0].base == 3


def test_an_enemy_at_0_by_hand_dies_at_once() -> None:
    table = hero(skill=12).opened("7/6", "8/6", order="together")
    table.do(ChangeEnemy(enemy=0, stamina=0))
    assert table.told() == ["EnemyChanged", "EnemyDied"]
    assert table.phase == "fight"
    assert table.refused(ChangeEnemy(enemy=0, stamina=5)) == "target-dead"
    table.round(1, 1, 1, 2)
    table.do(AnswerBlow(luck=False))
    table.do(ChangeEnemy(enemy=1, stamina=0))
    assert table.told() == ["EnemyChanged", "EnemyDied", "FightWon"]
    assert table.phase == "calm"


def test_the_hero_at_0_by_hand_dies_at_once() -> None:
    table = hero(stamina=18).opened("7/6").round(3, 3, 1, 1)
    no_luck(table)
    assert table.confirmed(AdjustScore(score="stamina", by=-16)) == ["would-kill"]
    assert (dead_of(table), table.phase) == ("stamina", "over")


def test_an_enemy_joins_and_attacks_from_the_next_round() -> None:
    table = hero(skill=9).opened("7/9", order="together").round(3, 3, 2, 2)
    table.do(AddEnemy(enemy=Foe(name="Chef", skill=9, stamina=8)))
    assert needed_dice(table, target=1) == ["A", "Chef", ""]
    assert table.refused(FightRound(), 1, 1, 1, 1, 1, 1) == "target-missing"


def test_who_joins_a_queue_waits_at_its_end() -> None:
    table = hero(skill=12).opened("7/2", "7/2")
    table.do(AddEnemy(enemy=Foe(name="C", skill=9, stamina=8)))
    assert needed_dice(table) == ["A", ""]
    for _ in range(2):
        table.round(1, 1, 6, 6)
    assert needed_dice(table) == ["C", ""]


def test_the_weapon_is_chosen_before_the_first_round_or_where_the_section_orders_it() -> None:
    table = hero(skill=7)
    table.do(AddItem(name="Lame", weapon=True, bonus=2))
    sword, blade = table.sheet.items[0].id, table.sheet.items[-1].id
    table.opened("7/9")
    table.do(Wield(item=blade))
    table.round(3, 3, 2, 2)
    assert table.refused(Wield(item=sword)) == "weapon-in-fight"
    assert table.refused(Wield()) == "weapon-in-fight"
    assert table.refused(ChangeItem(item=blade, bonus=3)) == "weapon-in-fight"
    assert table.refused(ChangeItem(item=blade, bonus=0, weapon=False)) == "weapon-in-fight"
    table.do(ChangeItem(item=blade, note="ébréchée"))
    table.do(Wield(item=sword, ordered=True))
    table.round(1, 1, 1, 1)
    assert table.happened(RoundFought).bonus == 0


def test_a_weapon_lost_in_a_fight_leaves_the_hand() -> None:
    table = hero(skill=7)
    table.do(AddItem(name="Lame", weapon=True, bonus=2))
    table.do(Wield(item=table.sheet.items[-1].id))
    table.opened("7/9").round(3, 3, 2, 2)
    table.do(RemoveItem(item=table.sheet.wielded or 0, reason="§ 8"))
    assert table.sheet.wielded is None
    table.round(1, 1, 1, 1)
    assert table.happened(RoundFought).bonus == 0


def test_a_section_may_change_the_terms_of_a_fight() -> None:
    table = hero(skill=9).opened("7/9", "7/9", order="in_turn")
    assert table.refused(ModifyFight(order="in_turn")) == "fight-same"
    assert table.refused(ModifyFight()) == "fight-same"
    assert table.refused(ModifyFight(order="as_one")) == "as-one-several"
    table.do(ModifyFight(order="together", strike=3, escape=True, escape_wound=1, reason="§ 8"))
    assert needed_dice(table, target=0) == ["A", "B", ""]
    table.round(1, 1, 1, 1, 6, 6, target=1)
    no_luck(table)
    assert table.enemies == [9, 6]
    assert (table.fight.escape, table.fight.escape_wound) == (True, 1)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (ChangeEnemy(enemy=0), "enemy-same"),
        (ChangeEnemy(enemy=0, stamina=6), "enemy-same"),
        (ChangeEnemy(enemy=1, stamina=6), "target-unknown"),
        (ChangeEnemy(enemy=-1, stamina=5), "target-unknown"),
        (ChangeEnemy(enemy=0, stamina=-1), "amount-bounds"),
        (ChangeEnemy(enemy=0, skill=10_000), "amount-bounds"),
        (ChangeEnemy(enemy=0, wound=-1), "amount-bounds"),
        (ModifyFight(modifier=10_000), "amount-bounds"),
        (ModifyFight(fury=-1), "amount-bounds"),
        (ModifyFight(strike=-1), "amount-bounds"),
        (ModifyFight(escape_wound=10_000), "amount-bounds"),
        (AddEnemy(enemy=Foe(name=" ", skill=7, stamina=6)), "name-empty"),
        (AddEnemy(enemy=Foe(name="C", skill=7, stamina=0)), "amount-bounds"),
    ],
)
def test_what_no_hand_can_write_into_a_fight(change: object, rule: str) -> None:
    assert hero().opened("7/6").refused(change) == rule


def test_in_a_fight_the_book_goes_on() -> None:
    table = hero(skill=9).opened("7/9").round(3, 3, 2, 2)
    table.do(GoTo(section=45))
    table.do(TestLuck(), 3, 3)
    table.do(TestSkill(), 3, 3)
    assert table.phase == "round"
    assert table.fight.round == 1


# -- what can be opened ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemies", "rule"),
    [
        ((), "enemies-number"),
        (tuple(Foe(name="A", skill=7, stamina=6) for _ in range(21)), "enemies-number"),
        ((Foe(name="", skill=7, stamina=6),), "name-empty"),
        ((Foe(name="x" * 41, skill=7, stamina=6),), "name-long"),
        ((Foe(name="\udfff", skill=7, stamina=6),), "text-unwritable"),
        ((Foe(name="A", skill=-1, stamina=6),), "amount-bounds"),
        ((Foe(name="A", skill=10_000, stamina=6),), "amount-bounds"),
        ((Foe(name="A", skill=7, stamina=0),), "amount-bounds"),
        ((Foe(name="A", skill=7, stamina=10_000),), "amount-bounds"),
        ((Foe(name="A", skill=7, stamina=6, wound=-1),), "amount-bounds"),
        ((Foe(name="A", skill=7, stamina=6), Foe(name="B", skill=7, stamina=-3)), "amount-bounds"),
    ],
)
def test_what_no_fight_can_be_opened_against(enemies: tuple[Foe, ...], rule: str) -> None:
    assert hero().refused(OpenFight(enemies=enemies)) == rule


@pytest.mark.parametrize("terms", [{"modifier": 10_000}, {"fury": -1}, {"strike": -1}, {"escape_wound": -1}])
def test_no_fight_has_absurd_terms(terms: dict[str, int]) -> None:
    assert hero().refused(OpenFight(enemies=foes("7/6"), **terms)) == "amount-bounds"


def test_twenty_enemies_are_the_most() -> None:
    table = hero()
    table.do(OpenFight(enemies=tuple(Foe(name="A", skill=7, stamina=6) for _ in range(20)), order="together"))
    joining = AddEnemy(enemy=Foe(name="B", skill=7, stamina=6))
    assert table.refused(joining) == "enemies-full"
    table.do(ChangeEnemy(enemy=3, stamina=0))
    refusal = table.game.why_not(joining)
    assert refusal is not None
    assert (refusal.rule, refusal.arguments) == ("enemies-full", {"high": 20, "dead": 1})
    assert "including the dead" in tell_refusal(Texts("en"), refusal, {})
    assert "les morts compris" in tell_refusal(Texts("fr"), refusal, {})


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (["A", "B"], ["A", "B"]),
        (["A", "B", "A"], ["A 1", "B", "A 2"]),
        (["A", " A "], ["A 1", "A 2"]),
        (["A", "A", "A 1"], ["A 2", "A 3", "A 1"]),
        (["A" * 40, "A" * 40], ["A" * 38 + " 1", "A" * 38 + " 2"]),
    ],
)
def test_enemies_of_one_name_are_numbered(given: list[str], named: list[str]) -> None:
    table = hero()
    table.do(OpenFight(enemies=tuple(Foe(name=name, skill=7, stamina=6) for name in given)))
    assert [enemy.name for enemy in table.fight.enemies] == named


@pytest.mark.parametrize(
    ("before", "joins", "named"),
    [(["A"], "A", "A 2"), (["A"], "B", "B"), (["A", "A"], "A", "A 3"), (["A", "A 2"], "A", "A 3")],
)
def test_who_joins_has_a_name_of_its_own(before: list[str], joins: str, named: str) -> None:
    table = hero()
    table.do(OpenFight(enemies=tuple(Foe(name=name, skill=7, stamina=6) for name in before)))
    table.do(AddEnemy(enemy=Foe(name=joins, skill=7, stamina=6)))
    assert table.fight.enemies[-1].name == named


def test_the_rules_of_a_fight_are_read_in_four_files() -> None:
    """What it is made of, how it opens and changes, its rounds, its blows: a command of a fight is in one of these,
    but for those that only say how fast it is fought."""
    rulesets = [ruleset for ruleset in map(ruleset_of, RULESETS) if ruleset is not None]
    commands = {known for ruleset in rulesets for known in ruleset.commands if ruleset.state is Sheet}
    in_fight = {known for known in commands if known.phases <= IN_FIGHT | {BLOW}}
    homes = {known.__module__.removeprefix("ffapp.gamebook.") for known in in_fight}
    assert homes - {"stones", "antidotes", "pace"} == {"fight", "rounds", "blows"}
    assert {kind.__module__ for kind in (Enemy, Blow, Fight)} == {"ffapp.gamebook.fight_state"}
