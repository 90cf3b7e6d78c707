"""Fights of the Night Dragon: weapons, what lasts one fight, special blows, limits, escape (RULES: 2; DF58)."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.belongings import Wield
from ffapp.gamebook.blows import AnswerBlow, HeroWounded, SectionTakesOver, offer
from ffapp.gamebook.checks import SkillTested, TestSkill
from ffapp.gamebook.fight import AddEnemy, CallOffFight, Foe, ModifyFight, TakeUpFight
from ffapp.gamebook.fight_state import Handover
from ffapp.gamebook.rounds import (
    MOST_EFFECTS,
    AddEffect,
    ChangeEnemy,
    EndFight,
    Escape,
    FightRound,
    RemoveEffect,
    RoundFought,
)
from ffapp.gamebook.sheet import attack_bonus, effective_skill
from tests.gamebook.play import Table, dead_of, enemy, night, night_dragon

LOSE, WIN, TIE = (6, 6, 1, 1), (1, 1, 6, 6), (3, 3, 3, 3)
"""Dice of a round against one enemy of the same Skill: its two, then the heroine's."""


# -- weapons -----------------------------------------------------------------------------------------------------------


def armed(*bonuses: int) -> tuple[Table, list[int]]:
    table = night(skill=9)
    return table, [table.item(f"Lame {bonus}", weapon=True, bonus=bonus) for bonus in bonuses]


def test_two_magic_weapons_never_add_up_for_one_is_in_hand() -> None:
    table, (one, other) = armed(2, 3)
    bonuses = []
    for item in (one, other, None, 1):
        table.do(Wield(item=item))
        bonuses.append(attack_bonus(table.sheet))
    assert bonuses == [2, 3, 0, 0]


def test_a_magic_weapon_counts_on_attack_strength_only() -> None:
    table, (sword,) = armed(2)
    table.do(Wield(item=sword))
    table.do(TestSkill(), 4, 5)
    assert (table.happened(SkillTested).skill, table.happened(SkillTested).success) == (9, True)
    table.opened("9/9").round(*TIE)
    fought = table.happened(RoundFought)
    assert (fought.skill, fought.bonus, fought.total, fought.attacks[0].total) == (9, 2, 17, 15)


def test_a_section_may_forbid_the_bonus_for_one_fight() -> None:
    table, (sword,) = armed(2)
    table.do(Wield(item=sword))
    table.opened("9/9", weapon_bonus=False, modifier=1).round(*TIE)
    assert table.happened(RoundFought).bonus == 1
    table.do(AnswerBlow(luck=False))
    table.do(ModifyFight(weapon_bonus=True))
    assert attack_bonus(table.reloaded().sheet) == 3
    table.do(ModifyFight(weapon_bonus=False))
    table.do(EndFight())
    assert attack_bonus(table.sheet) == 2
    assert attack_bonus(table.opened("9/9").sheet) == 2


# -- what lasts one fight ----------------------------------------------------------------------------------------------


def test_effects_count_from_the_next_roll_until_the_fight_is_over_also_after_a_reload() -> None:
    table = night(skill=9).opened("9/9")
    table.do(AddEffect(name=" Torche aveuglante ", attack=2))
    table.do(AddEffect(name="Main gourde", attack=-1, skill=-2))
    assert [effect.name for effect in table.fight.effects] == ["Torche aveuglante", "Main gourde"]
    table = table.reloaded()
    table.round(*TIE)
    fought = table.happened(RoundFought)
    assert (fought.skill, fought.bonus) == (7, 1)
    table.do(AnswerBlow(luck=False))
    table.do(TestSkill(), 4, 4)
    assert table.happened(SkillTested).skill == 7
    assert table.sheet.skill.current == 9


ENDS: dict[str, tuple[tuple[Command, tuple[int, ...]], ...]] = {
    "won": ((FightRound(), WIN),),
    "ended by the section": ((EndFight(), ()),),
    "called off": ((CallOffFight(), ()),),
    "escaped": ((Escape(), ()),),
    "killed by hand": ((ChangeEnemy(enemy=0, stamina=0), ()),),
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_they_end_with_their_fight_however_it_ends(end: tuple[tuple[Command, tuple[int, ...]], ...]) -> None:
    table = night(skill=9).opened("9/2", escape=True, modifier=1)
    table.do(AddEffect(name="Fureur", attack=3, skill=1))
    for command, dice in end:
        table.do(command, *dice)
    assert table.phase == "calm"
    assert (attack_bonus(table.sheet), effective_skill(table.sheet)) == (0, 9)
    if table.sheet.remembered:
        table.do(TakeUpFight(encounter=table.sheet.remembered[0].id))
    else:
        table.opened("9/9")
    assert table.fight.effects == ()
    assert (attack_bonus(table.sheet), effective_skill(table.sheet)) == (0, 9)


def test_an_effect_may_end_before() -> None:
    table = night().opened("9/9")
    table.do(AddEffect(name="A", attack=3))
    table.do(AddEffect(name="B", attack=1))
    first = table.fight.effects[0].id
    table.do(RemoveEffect(effect=first))
    assert attack_bonus(table.sheet) == 1
    assert table.refused(RemoveEffect(effect=first)) == "effect-unknown"


def test_skill_falls_to_0_at_most_by_an_effect() -> None:
    table = night().opened("9/9")
    table.do(AddEffect(name="A", skill=-50))
    assert effective_skill(table.sheet) == 0


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (AddEffect(name="A"), "amount-zero"),
        (AddEffect(name="", attack=1), "name-empty"),
        (AddEffect(name="x" * 41, attack=1), "name-long"),
        (AddEffect(name="A", attack=10_000), "amount-bounds"),
        (AddEffect(name="A", skill=-10_000), "amount-bounds"),
        (RemoveEffect(effect=0), "effect-unknown"),
    ],
)
def test_what_no_effect_is(command: Command, rule: str) -> None:
    table = night()
    assert table.refused(command) == "phase-calm"
    assert table.opened("9/9").refused(command) == rule


def test_a_fight_holds_no_more_than_twenty_effects() -> None:
    table = night().opened("9/9")
    for number in range(MOST_EFFECTS):
        table.do(AddEffect(name=f"A{number}", attack=1))
    assert table.refused(AddEffect(name="A", attack=1)) == "effects-full"


# -- limits ------------------------------------------------------------------------------------------------------------


def test_after_its_number_of_rounds_the_section_takes_over() -> None:
    table = night(skill=9).score("luck", 0).opened("9/9", until_round=3)
    for dice in (TIE, LOSE):
        table.round(*dice)
        assert "SectionTakesOver" not in table.told()
    table.round(*WIN)
    assert table.happened(SectionTakesOver) == SectionTakesOver(why="round", count=3)
    table = table.reloaded()
    assert table.fight.handed_over == Handover("round", 3)
    assert table.refused(FightRound(), *WIN) == "section-takes-over"
    assert FightRound() not in table.game.options()
    table.do(TestSkill())
    table.do(ModifyFight(until_round=0))
    table.round(*TIE)
    table.do(EndFight(reason="§ 77"))
    assert table.phase == "calm"


def test_a_fight_decided_in_its_last_round_is_decided() -> None:
    table = night(skill=9).opened("9/2", until_round=1).round(*WIN)
    assert table.told()[-1] == "FightWon"
    table = night(skill=9).score("stamina", 2).score("luck", 0).opened("9/9", until_round=1).round(*LOSE)
    assert table.told()[-1] == "Died"


def test_a_blow_of_the_last_round_waits_before_the_section_takes_over() -> None:
    table = night(skill=9).opened("9/9", until_round=1).round(*LOSE)
    assert table.phase == "blow"
    table.do(AnswerBlow(luck=True), 1, 1)
    assert table.told()[-1] == "SectionTakesOver"


def test_with_an_enemys_so_many_th_wound_the_section_takes_over() -> None:
    table = night(skill=7).score("luck", 0).opened("12/9/2/0/2", "12/9", order="together")
    table.round(6, 6, 6, 6, 1, 1, target=0)
    assert [each.wounds for each in table.fight.enemies] == [1, 1]
    assert [event.wounds for event in table.events if isinstance(event, HeroWounded)] == [1, 1]
    table.round(1, 1, 6, 6, 1, 3, target=1)
    assert [each.wounds for each in table.fight.enemies] == [2, 2]
    assert table.happened(SectionTakesOver) == SectionTakesOver(why="wounds", count=2, name="A")
    assert table.reloaded().refused(FightRound(target=0), *LOSE, 1, 1) == "section-takes-over"
    table.do(ChangeEnemy(enemy=0, until_wounds=3))
    table.round(1, 1, 1, 1, 6, 6, target=0)


def test_what_is_possible_while_a_blow_waits_and_after_the_end() -> None:
    kinds: dict[str, set[str]] = {}
    for kind in night_dragon().commands:
        for phase in kind.phases:
            kinds.setdefault(phase, set()).add(kind.__name__)
    assert kinds["blow"] == {"AnswerBlow", "UseAntidote", "ChooseDice"}
    assert kinds["over"] == {"AddNote", "ChangeNote", "RemoveNote"}
    assert kinds["creation"] == {"CreateHero"}


def test_only_wounds_that_hurt_are_counted() -> None:
    table = night(skill=7, luck=12).opened("12/9/1/0/1").round(*LOSE)
    table.do(AnswerBlow(luck=True), 1, 1)
    assert table.sheet.stamina.current == 18
    assert (enemy(table).wounds, table.fight.handed_over) == (0, None)
    table.round(*LOSE)
    table.do(AnswerBlow(luck=False))
    assert table.told()[-1] == "SectionTakesOver"


def test_a_dead_enemy_hands_nothing_over() -> None:
    table = night(skill=7).score("luck", 0).opened("12/9/2/0/1", "12/9").round(*LOSE)
    assert table.fight.handed_over == Handover("wounds", 1, "A", 0)
    table.do(ChangeEnemy(enemy=0, stamina=0))
    assert table.fight.handed_over is None
    table.round(*TIE)


@pytest.mark.parametrize(
    "command",
    [
        ModifyFight(until_round=-1),
        ModifyFight(until_round=10_000),
        ChangeEnemy(enemy=0, poison=-1),
        ChangeEnemy(enemy=0, until_wounds=10_000),
        AddEnemy(enemy=Foe(name="A", skill=7, stamina=6, poison=-1)),
        AddEnemy(enemy=Foe(name="A", skill=7, stamina=6, until_wounds=10**30)),
    ],
)
def test_no_absurd_figures_of_special_blows(command: Command) -> None:
    assert night().opened("7/6").refused(command) == "amount-bounds"


def test_the_hand_gives_and_takes_special_blows() -> None:
    table = night(skill=7).score("luck", 0).opened("12/9")
    table.do(ChangeEnemy(enemy=0, wound=1, poison=4, until_wounds=2, reason="§ 8"))
    table.round(*LOSE)
    assert (table.sheet.stamina.current, enemy(table).wounds) == (18 - 5, 1)
    table.do(ChangeEnemy(enemy=0, poison=0))
    table.do(AddEnemy(enemy=Foe(name="B", skill=7, stamina=6, poison=2)))
    assert [each.poison for each in table.fight.enemies] == [0, 2]


# -- together ----------------------------------------------------------------------------------------------------------


def test_together_is_as_in_every_book_of_the_series() -> None:
    table = night(skill=9).opened("5/9", "10/9", "9/9", order="together")
    table.round(3, 4, 3, 4, 3, 3, 3, 3, target=0)
    fought = table.happened(RoundFought)
    assert (fought.total, [attack.total for attack in fought.attacks]) == (15, [12, 17, 15])
    assert [(blow.dealt, blow.enemy) for blow in fought.blows] == [(True, 0), (False, 1)]
    for _ in range(2):
        table.do(AnswerBlow(luck=False))
    assert (table.enemies, table.sheet.stamina.current) == ([7, 9, 9], 16)


def test_a_round_against_one_compares_both_attack_strengths() -> None:
    """The steps that the text lacks: two dice and Skill each, the higher one wounds, equal ones nobody."""
    table = night(skill=9).score("luck", 0).opened("9/9")
    for dice, stamina, left in ((TIE, 18, 9), (LOSE, 16, 9), (WIN, 16, 7)):
        table.round(*dice)
        assert (table.sheet.stamina.current, table.enemies) == (stamina, [left])


# -- escape ------------------------------------------------------------------------------------------------------------


def test_there_is_no_escape_unless_the_section_grants_it() -> None:
    table = night(skill=9).opened("9/9")
    assert table.refused(Escape()) == "escape-not-allowed"
    table.round(*TIE)
    assert table.refused(Escape()) == "escape-not-allowed"
    table.do(ModifyFight(escape=True))
    table.do(Escape())
    assert table.phase == "calm"


@pytest.mark.parametrize("stamina", [1, 18])
def test_it_costs_nothing_unless_the_section_says_so(stamina: int) -> None:
    table = night().score("stamina", stamina).opened("9/9", "8/8", escape=True)
    assert table.asks(Escape()) == []
    table.do(Escape())
    assert table.told() == ["EscapeBegun", "BlowsSettled", "Escaped"]
    assert (table.sheet.stamina.current, table.sheet.luck.current) == (stamina, 9)


@pytest.mark.parametrize(
    ("price", "answer", "lost"), [(2, None, 2), (2, (1, 1), 1), (2, (6, 6), 3), (5, None, 5), (1, (1, 1), 0)]
)
def test_a_section_names_its_price_and_luck_is_allowed_on_it(price: int, answer: Any, lost: int) -> None:
    table = night().opened("9/9", escape=True, escape_wound=price)
    table.do(Escape())
    assert offer(table.sheet) is not None
    table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
    assert table.told()[-1] == "Escaped"
    assert table.sheet.stamina.current == 18 - lost


def test_whom_the_price_kills_has_not_escaped() -> None:
    table = night().score("stamina", 2).score("luck", 0).opened("9/9", escape=True, escape_wound=2)
    assert table.confirmed(Escape()) == ["escape-may-kill"]
    assert (dead_of(table), table.sheet.remembered) == ("stamina", ())


def test_a_fight_taken_up_has_its_enemies_with_their_special_blows_and_is_new_in_all_else() -> None:
    table = night(skill=7).score("luck", 0).opened("12/9/3/2/4", escape=True, until_round=9, weapon_bonus=False)
    table.round(*LOSE)
    assert enemy(table).wounds == 1
    table.do(Escape())
    table.do(TakeUpFight(encounter=table.sheet.remembered[0].id, escape=True))
    left = enemy(table)
    assert (left.stamina, left.wound, left.poison, left.until_wounds, left.wounds) == (9, 3, 2, 4, 0)
    assert (table.fight.round, table.fight.until_round, table.fight.weapon_bonus) == (0, 0, True)
    assert table.fight.escape_wound == 0
