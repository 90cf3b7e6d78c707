"""Luck on blows: when it is offered, in which order, what it does (RULES: Luck in a fight)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.gamebook.blows import AnswerBlow, BlowAnswered, EnemyWounded, HeroWounded, offer
from ffapp.gamebook.checks import LuckTested, TestLuck
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.fight import CallOffFight, ModifyFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import EndFight, Escape, FightRound
from ffapp.gamebook.stones import CastStone
from tests.gamebook.examples import legal_commands
from tests.gamebook.play import Table, dead_of, hero, scorpion_swamp

LUCKY, UNLUCKY = (1, 1), (6, 6)


def struck(stamina: int, strike: int = 2, *, luck: int = 9) -> Table:
    """The hero has just beaten an enemy of that Stamina."""
    return hero(skill=12, luck=9).score("luck", luck).opened(f"7/{stamina}", strike=strike).round(1, 1, 6, 6)


def hurt(stamina: int = 18, wound: int = 2, *, luck: int = 9, enemies: int = 1) -> Table:
    """As many enemies have just beaten the hero."""
    table = hero(skill=7, luck=9).score("luck", luck).score("stamina", stamina)
    table.opened(*[f"12/9/{wound}"] * enemies, order="together")
    return table.round(*[6, 6] * enemies, 1, 1, target=0)


def offers(table: Table) -> list[int | None]:
    """Which blows are offered, in order, taking each as it is: the enemy's index, None for the hero's own blow."""
    asked: list[int | None] = []
    while table.phase == "blow":
        waiting = offer(table.sheet)
        assert waiting is not None
        asked.append(None if waiting.blow.dealt else waiting.blow.enemy)
        table.do(AnswerBlow(luck=False))
    return asked


@pytest.mark.parametrize(
    ("strike", "plain", "lucky", "unlucky"),
    [(2, 2, 4, 1), (1, 1, 3, 0), (3, 3, 5, 2), (0, 0, 2, 0), (6, 6, 8, 5)],
)
def test_luck_changes_a_blow_dealt_by_2_more_or_1_less(strike: int, plain: int, lucky: int, unlucky: int) -> None:
    losses = []
    for answer in (None, LUCKY, UNLUCKY):
        table = struck(12, strike)
        table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
        wounded = table.happened(EnemyWounded)
        losses.append(wounded.stamina.before - wounded.stamina.after)
    assert losses == [plain, lucky, unlucky]


@pytest.mark.parametrize(
    ("wound", "plain", "lucky", "unlucky"),
    [(2, 2, 1, 3), (1, 1, 0, 2), (3, 3, 2, 4), (6, 6, 5, 7)],
)
def test_luck_changes_a_blow_received_by_1_less_or_1_more(wound: int, plain: int, lucky: int, unlucky: int) -> None:
    losses = []
    for answer in (None, LUCKY, UNLUCKY):
        table = hurt(wound=wound)
        table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
        losses.append(18 - table.sheet.stamina.current)
    assert losses == [plain, lucky, unlucky]


def test_a_blow_received_that_costs_nothing_is_settled_without_an_offer() -> None:
    """Luck could only make it worse."""
    table = hurt(wound=0)
    assert table.phase == "round"
    assert table.told() == ["RoundFought", "HeroWounded", "BlowsSettled"]
    assert (table.sheet.stamina.current, table.sheet.luck.current) == (18, 9)


def test_of_several_blows_the_one_that_costs_nothing_is_not_offered() -> None:
    table = hero(skill=7, stamina=18).opened("9/6/0", "9/6", order="together")
    table.do(FightRound(target=0), 6, 6, 6, 6, 1, 1)
    assert [blow.answer for blow in table.fight.blows] == ["plain", ""]
    table.do(AnswerBlow(luck=False))
    assert table.sheet.stamina.current == 16


def test_luck_is_tested_once_a_blow_before_it_takes_effect() -> None:
    table = struck(6)
    assert table.phase == "blow"
    assert table.enemies == [6]
    table.do(AnswerBlow(luck=True), *LUCKY)
    assert table.told() == ["LuckTested", "BlowAnswered", "EnemyWounded", "BlowsSettled"]
    assert table.happened(LuckTested).luck.after == 8
    assert table.phase == "round"
    assert table.refused(AnswerBlow(luck=True), *LUCKY) == "phase-round"


def test_luck_is_optional() -> None:
    table = struck(6)
    table.do(AnswerBlow(luck=False))
    assert table.sheet.luck.current == 9
    assert table.happened(BlowAnswered).answer == "plain"


@pytest.mark.parametrize(
    ("stamina", "strike", "offered"),
    [
        (1, 2, False),
        (2, 2, False),
        (3, 2, True),
        (4, 2, True),
        (3, 3, False),
        (4, 3, True),
        (1, 1, False),
        (1, 0, True),
    ],
)
def test_luck_is_not_offered_on_a_blow_that_kills_without_it(stamina: int, strike: int, offered: bool) -> None:
    table = struck(stamina, strike)
    assert (table.phase == "blow") is offered
    assert table.sheet.luck.current == 9
    if not offered:
        assert table.told()[-2:] == ["BlowsSettled", "FightWon"]


def test_at_luck_0_nothing_is_offered() -> None:
    table = struck(6, luck=0)
    assert table.phase == "round"
    assert table.enemies == [4]
    table = hurt(luck=0, enemies=2)
    assert table.phase == "round"
    assert table.sheet.stamina.current == 14


def test_offers_come_for_the_blow_dealt_and_then_as_the_enemies_are_listed() -> None:
    table = hero(skill=9).opened("12/9", "7/9", "12/9", "12/9", order="together")
    table.round(6, 6, 1, 1, 6, 5, 6, 4, 3, 3, target=1)
    assert offers(table) == [None, 0, 2, 3]
    table = hero(skill=9).opened("12/9", "7/2", "12/9", "5/9", order="together")
    table.round(6, 6, 1, 1, 6, 5, 1, 1, 3, 3, target=1)
    assert offers(table) == [0, 2]


def test_all_losses_apply_after_the_last_answer() -> None:
    table = hero(skill=9, stamina=18).opened("7/9", "12/9", "12/9", order="together")
    table.round(1, 1, 6, 6, 6, 6, 3, 3, target=0)
    for answer in ((LUCKY, True), (UNLUCKY, True)):
        table.do(AnswerBlow(luck=answer[1]), *answer[0])
        assert table.told() == ["LuckTested", "BlowAnswered"]
        assert (table.enemies[0], table.sheet.stamina.current) == (9, 18)
    table.do(AnswerBlow(luck=False))
    assert table.told() == ["BlowAnswered", "EnemyWounded", "HeroWounded", "HeroWounded", "BlowsSettled"]
    assert (table.enemies[0], table.sheet.stamina.current) == (5, 18 - 3 - 2)


def test_each_test_lowers_luck_for_the_next_one() -> None:
    table = hurt(luck=7, enemies=3)
    verdicts = []
    for _ in range(3):
        table.do(AnswerBlow(luck=True), 3, 3)
        verdicts.append((table.happened(LuckTested).luck.before, table.happened(LuckTested).lucky))
    assert verdicts == [(7, True), (6, True), (5, False)]
    assert table.sheet.stamina.current == 18 - 1 - 1 - 3


def test_luck_that_runs_out_between_two_offers_closes_the_rest() -> None:
    table = hurt(luck=1, enemies=3)
    table.do(AnswerBlow(luck=True), *LUCKY)
    assert table.happened(LuckTested).lucky is False
    answers = [event.answer for event in table.events if isinstance(event, BlowAnswered)]
    assert answers == ["unlucky", "plain", "plain"]
    assert table.phase == "round"
    assert (table.sheet.stamina.current, table.sheet.luck.current) == (18 - 3 - 2 - 2, 0)


def test_luck_kept_for_a_later_offer_is_still_there() -> None:
    table = hurt(luck=1, enemies=2)
    table.do(AnswerBlow(luck=False))
    assert table.phase == "blow"
    table.do(AnswerBlow(luck=True), *UNLUCKY)
    assert table.sheet.stamina.current == 18 - 2 - 3


@pytest.mark.parametrize(
    ("stamina", "luck", "prospects"),
    [
        (1, 9, ["lost", "lost"]),
        (2, 9, ["lost", "lost"]),
        (3, 9, ["needed", "lost"]),
        (3, 1, ["lost", "lost"]),
        (4, 9, ["saves", "saves"]),
        (5, 9, ["risk", "risk"]),
        (6, 9, ["safe", "safe"]),
    ],
)
def test_two_blows_are_both_offered_and_say_what_luck_can_save(stamina: int, luck: int, prospects: list[str]) -> None:
    table = hurt(stamina, luck=luck, enemies=2)
    told = []
    while table.phase == "blow":
        waiting = offer(table.sheet)
        assert waiting is not None
        told.append(waiting.prospect)
        table.do(AnswerBlow(luck=False))
    assert told == prospects
    assert (dead_of(table) == "stamina") is (stamina <= 4)


@pytest.mark.parametrize(("answer", "second"), [(None, (20, 18)), (LUCKY, (21, 19)), (UNLUCKY, (19, 17))])
def test_the_second_blow_begins_where_the_first_has_left_off(answer: Any, second: tuple[int, int]) -> None:
    table = hurt(22, luck=9, enemies=2)
    waiting = offer(table.sheet)
    assert waiting is not None
    assert (waiting.before, waiting.after_it) == (22, 1)
    table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
    waiting = offer(table.sheet)
    assert waiting is not None
    assert (waiting.before, waiting.before - waiting.plain, waiting.after_it) == (*second, 0)
    table.do(AnswerBlow(luck=False))
    assert table.sheet.stamina.current == second[1]


def test_a_blow_on_which_nothing_is_offered_is_paid_before_the_one_that_waits() -> None:
    table = hurt(9, luck=9, enemies=2)
    fight = table.fight
    free = replace(fight.blows[0], base=0, poison=3, answer="plain")
    waiting = offer(replace(table.sheet, fight=replace(fight, blows=(free, fight.blows[1]))))
    assert waiting is not None
    assert (waiting.before, waiting.after_it, waiting.prospect) == (6, 0, "safe")


@pytest.mark.parametrize(
    ("stamina", "prospect", "ends"),
    [
        (1, "lost", ("dead", "dead", "dead")),
        (2, "saves", ("dead", 1, "dead")),
        (3, "risk", (1, 2, "dead")),
        (4, "safe", (2, 3, 1)),
    ],
)
def test_stamina_2_can_be_saved_by_luck_and_stamina_1_cannot(
    stamina: int, prospect: str, ends: tuple[object, ...]
) -> None:
    came: list[object] = []
    for answer in (None, LUCKY, UNLUCKY):
        table = hurt(stamina)
        waiting = offer(table.sheet)
        assert waiting is not None
        assert waiting.prospect == prospect
        table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
        came.append("dead" if dead_of(table) else table.sheet.stamina.current)
    assert tuple(came) == ends


@pytest.mark.parametrize(
    ("luck", "odds"), [(1, 0), (2, 1), (3, 3), (7, 21), (8, 26), (9, 30), (11, 35), (12, 36), (15, 36)]
)
def test_an_offer_tells_its_odds_out_of_36(luck: int, odds: int) -> None:
    waiting = offer(hurt(luck=luck).sheet)
    assert waiting is not None
    assert waiting.odds == odds
    assert (waiting.plain, waiting.lucky, waiting.unlucky) == (2, 1, 3)


@pytest.mark.parametrize(("stamina", "kills"), [(3, True), (4, True), (5, False)])
def test_an_offer_on_a_blow_dealt_tells_whether_luck_makes_it_deadly(stamina: int, kills: bool) -> None:
    waiting = offer(struck(stamina).sheet)
    assert waiting is not None
    assert (waiting.kills, waiting.prospect) == (kills, "")


def test_nothing_is_offered_where_nothing_waits() -> None:
    assert offer(hero().sheet) is None
    assert offer(hero().opened("7/6").sheet) is None


# -- death after all blows ---------------------------------------------------------------------------------------------


def test_death_is_checked_when_all_blows_of_the_round_are_settled() -> None:
    table = hurt(3, enemies=2)
    table.do(AnswerBlow(luck=True), *UNLUCKY)
    assert table.phase == "blow"
    assert table.sheet.ending is None
    table.do(AnswerBlow(luck=False))
    assert table.told() == ["BlowAnswered", "HeroWounded", "HeroWounded", "BlowsSettled", "Died"]
    assert table.sheet.stamina.current == 0


def test_hero_and_target_dead_in_the_same_round_is_a_dead_hero() -> None:
    table = hero(skill=9).score("stamina", 2).opened("7/2", "12/9", order="together")
    table.round(1, 1, 6, 6, 3, 3, target=0)
    table.do(AnswerBlow(luck=False))
    assert table.told() == ["BlowAnswered", "EnemyWounded", "EnemyDied", "HeroWounded", "BlowsSettled", "Died"]
    assert dead_of(table) == "stamina"
    assert table.phase == "over"


def test_an_only_enemy_cannot_die_with_the_hero() -> None:
    table = hero(skill=12).score("stamina", 1).opened("7/2").round(1, 1, 6, 6)
    assert table.told()[-1] == "FightWon"
    assert table.sheet.stamina.current == 1


# -- while a blow waits ------------------------------------------------------------------------------------------------


def test_while_a_blow_waits_only_its_answer_is_possible() -> None:
    answering = {command for command in scorpion_swamp().commands if "blow" in command.phases}
    assert answering == {AnswerBlow, ChooseDice}
    table = hero().stones("stamina").opened("7/9", escape=True).round(1, 1, 6, 6)
    for command in (
        FightRound(),
        Escape(),
        EndFight(),
        CallOffFight(),
        ModifyFight(modifier=1),
        EatMeal(),
        AdjustScore(score="luck", by=-1),
        TestLuck(),
        CastStone(stone="stamina"),
        GoTo(section=3),
        AddNote(text="A"),
    ):
        assert table.refused(command) == "phase-blow"
    answers = {AnswerBlow(luck=True), AnswerBlow(luck=False), ChooseDice(typed=True), ChooseDice(typed=False)}
    assert set(legal_commands(table.game)) == answers


def test_undo_works_while_a_blow_waits() -> None:
    table = struck(6)
    table.game.undo()
    assert table.phase == "fight"
    assert table.refused(AnswerBlow(luck=False)) == "phase-fight"
    table.game.redo()
    assert table.phase == "blow"


def test_an_offer_is_still_there_after_a_reload() -> None:
    table = hurt(enemies=2)
    table.do(AnswerBlow(luck=True), *LUCKY)
    again = table.reloaded()
    assert again.sheet == table.sheet
    assert again.phase == "blow"
    assert again.game.why_not(AnswerBlow(luck=True)) is None
    again.do(AnswerBlow(luck=True), *UNLUCKY)
    assert again.sheet.stamina.current == 18 - 1 - 3


def test_an_offer_never_outlives_its_blow() -> None:
    table = struck(6)
    table.do(AnswerBlow(luck=False))
    assert table.fight.blows == ()
    assert table.reloaded().refused(AnswerBlow(luck=True), *LUCKY) == "phase-round"
    table.round(1, 1, 6, 6)
    assert [blow.answer for blow in table.fight.blows] == [""]
    table.do(AnswerBlow(luck=True), *LUCKY)
    assert table.refused(AnswerBlow(luck=True), *LUCKY) == "phase-calm"


def test_wounds_are_told_with_their_enemy() -> None:
    table = hurt(enemies=2)
    offers(table)
    wounds = [(event.enemy, event.name) for event in table.events if isinstance(event, HeroWounded)]
    assert wounds == [(0, "A"), (1, "B")]
