"""Poison and antidotes (RULES: 2; DF58: Poison)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ffapp.core.messages import Command, Event
from ffapp.core.steps import rehearse
from ffapp.gamebook.antidotes import AntidoteUsed, UseAntidote
from ffapp.gamebook.belongings import AddItem, Wield
from ffapp.gamebook.blows import AnswerBlow, HeroWounded, offer
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.hunger import Starved, TakeForcedMeals
from ffapp.gamebook.life import AdjustInitial, AdjustScore, InitialChanged, ScoreChanged
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.poison_events import Poisoned, PoisonEnded
from ffapp.gamebook.provisions import AdjustMeals, EatMeal, MealEaten
from ffapp.gamebook.rounds import EndFight, Escape, FightRound
from ffapp.gamebook.sheet import Score, antidotes, curable, effective
from ffapp.gamebook.stones import CastStone
from tests.gamebook.play import Table, dead_of, foes, hero, night

LUCKY, UNLUCKY = (1, 1), (6, 6)


def bitten(*enemies: str, stamina: int = 18, luck: int = 9, antidote: int | None = None, count: int = 1) -> Table:
    """Enemies told as "skill/stamina/wound/poison" have just beaten the heroine, all together."""
    table = night(skill=7).score("stamina", stamina).score("luck", luck)
    if antidote is not None:
        table.item("Herbe amère", antidote=antidote, count=count)
    table.opened(*enemies, order="together" if len(enemies) > 1 else "in_turn")
    return table.round(*[6, 6] * len(enemies), 1, 1, target=0)


def herb(table: Table) -> UseAntidote:
    return UseAntidote(item=antidotes(table.sheet)[0].id)


# -- blows -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wound", "poison", "answer", "after"),
    [
        (2, 3, None, 13),
        (2, 3, LUCKY, 14),
        (2, 3, UNLUCKY, 12),
        (2, 1, LUCKY, 16),
        (1, 4, LUCKY, 14),
        (4, 1, UNLUCKY, 12),
    ],
)
def test_poison_comes_besides_the_wound_and_luck_works_on_the_wound_alone(
    wound: int, poison: int, answer: tuple[int, int] | None, after: int
) -> None:
    table = bitten(f"12/9/{wound}/{poison}")
    table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
    hurt, poisoned = table.happened(HeroWounded), table.happened(Poisoned)
    assert poisoned.name == "A"
    assert hurt.stamina.before == 18
    assert hurt.stamina.after == poisoned.stamina.before
    assert poisoned.stamina.before - poisoned.stamina.after == poison
    assert (poisoned.poison.before, poisoned.poison.after) == (0, poison)
    assert (table.sheet.stamina.current, table.sheet.poison) == (after, poison)


def test_a_blow_that_is_poison_alone_offers_no_luck() -> None:
    table = bitten("12/9/0/3")
    assert table.phase == "round"
    assert table.sheet.stamina.current == 15


@pytest.mark.parametrize(("stamina", "prospect"), [(7, "safe"), (6, "risk"), (5, "saves"), (4, "lost")])
def test_an_offer_of_luck_counts_the_poison_in(stamina: int, prospect: str) -> None:
    waiting = offer(bitten("12/9/2/3", stamina=stamina).sheet)
    assert waiting is not None
    assert (waiting.prospect, waiting.venom) == (prospect, 3)
    assert (waiting.plain, waiting.lucky, waiting.unlucky) == (2, 1, 3)


@pytest.mark.parametrize(("stamina", "dead"), [(5, True), (6, False)])
def test_wound_and_poison_kill_together(stamina: int, dead: bool) -> None:
    table = bitten("12/9/2/3", stamina=stamina)
    table.do(AnswerBlow(luck=False))
    assert (dead_of(table) == "stamina") is dead


def test_the_poison_of_several_adds_up() -> None:
    table = bitten("12/9/2/3", "12/9/2/1", "12/9/2", luck=0)
    assert table.told().count("Poisoned") == 2
    assert (table.sheet.stamina.current, table.sheet.poison) == (18 - 6 - 4, 4)


def test_poison_takes_no_more_than_there_is() -> None:
    table = bitten("12/9/2/9", stamina=4, luck=0)
    assert table.happened(Poisoned).poison.after == 2
    assert dead_of(table) == "stamina"


# -- by order of a section ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "wound", "after"), [(3, 0, 15), (3, 2, 13), (17, 0, 1), (18, 0, 0), (1, 17, 0)])
def test_a_section_poisons_with_a_wound_or_without(points: int, wound: int, after: int) -> None:
    table = night()
    command = SufferPoison(points=points, wound=wound, reason="Une aiguille")
    assert (table.confirmed(command) if after == 0 else table.asks(command)) == (["would-kill"] if after == 0 else [])
    if after:
        table.do(command)
    assert table.sheet.stamina == Score(after, 18)
    assert (dead_of(table) == "stamina") is (after == 0)
    assert table.sheet.poison == points
    told = [event.arguments()["reason"] for event in table.events[: 1 + bool(wound)]]
    assert told == ["", "Une aiguille"][-len(told) :], "once, after all that it is the reason of"


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (SufferPoison(points=0), "amount-bounds"),
        (SufferPoison(points=-1), "amount-bounds"),
        (SufferPoison(points=10_000), "amount-bounds"),
        (SufferPoison(points=1, wound=-1), "amount-bounds"),
        (EndPoison(), "poison-none"),
        (UseAntidote(item=99), "item-unknown"),
        (UseAntidote(item=1), "item-no-antidote"),
    ],
)
def test_what_no_poison_and_no_antidote_is(command: Command, rule: str) -> None:
    assert night().refused(command) == rule


def test_poison_that_is_over_can_no_longer_be_cured() -> None:
    table = night()
    table.do(SufferPoison(points=4))
    assert (curable(table.sheet), effective(table.sheet)["curable"]) == (4, 4)
    table.do(EndPoison(reason="La fièvre est tombée"))
    ended = table.happened(PoisonEnded)
    assert (ended.poison.before, ended.poison.after, ended.reason) == (4, 0, "La fièvre est tombée")
    assert (table.sheet.stamina.current, curable(table.sheet)) == (14, 0)


@pytest.mark.parametrize(
    ("stamina", "poison", "changes", "left"),
    [
        (18, 4, (), 4),
        (18, 4, (AdjustScore(score="stamina", by=-5),), 4),
        (18, 4, (AdjustScore(score="stamina", by=3),), 1),
        (18, 4, (AdjustScore(score="stamina", by=4),), 0),
        (18, 4, (AdjustScore(score="stamina", by=6, beyond=True),), 0),
        (18, 4, (AdjustScore(score="luck", by=-1), AdjustScore(score="skill", by=1)), 4),
        (18, 4, (AdjustInitial(score="stamina", by=-3),), 1),
        (18, 4, (AdjustInitial(score="stamina", by=-3), AdjustInitial(score="stamina", by=5)), 1),
        (18, 4, (AdjustInitial(score="stamina", by=5),), 4),
        (18, 4, (EatMeal(),), 0),
        (18, 3, (EatMeal(), AdjustScore(score="stamina", by=-2)), 0),
        (18, 3, (EatMeal(), SufferPoison(points=1, wound=2)), 1),
        (18, 6, (EatMeal(), AdjustScore(score="stamina", by=-9)), 2),
        (10, 4, (EatMeal(),), 4),
        (10, 4, (TakeForcedMeals(count=13),), 4),
        (20, 4, (), 2),
        (20, 2, (AdjustScore(score="stamina", by=-3),), 0),
    ],
)
def test_what_can_still_be_cured_is_the_loss_and_what_gives_stamina_back_lowers_it_to_what_is_lacking(
    stamina: int, poison: int, changes: tuple[Command, ...], left: int
) -> None:
    table = night(stamina=18).score("stamina", stamina)
    table.do(SufferPoison(points=poison))
    for change in changes:
        table.do(change)
    assert (table.sheet.poison, curable(table.sheet)) == (left, left)
    assert effective(table.sheet).get("curable", 0) == left
    assert table.reloaded().sheet == table.sheet


def test_that_less_can_be_cured_than_before_is_told() -> None:
    table = night(stamina=18)
    table.do(SufferPoison(points=5))
    table.do(EatMeal())
    assert table.told() == ["MealEaten", "PoisonEnded"]
    assert (table.happened(PoisonEnded).poison.before, table.happened(PoisonEnded).poison.after) == (5, 1)
    table.do(AdjustScore(score="stamina", by=-5))
    assert table.told() == ["ScoreChanged"]
    table.do(AdjustScore(score="stamina", by=5))
    assert table.told() == ["ScoreChanged"], "a wound and one point of poison are lacking still"
    table.do(AdjustScore(score="stamina", by=2))
    assert table.told() == ["ScoreChanged", "PoisonEnded"]
    assert table.happened(PoisonEnded).poison.after == 0


def test_a_wound_after_a_full_meal_is_not_cured_by_an_antidote() -> None:
    table = night(stamina=18)
    antidote = UseAntidote(item=table.item("Herbe amère", antidote=0))
    table.do(SufferPoison(points=3))
    table.do(EatMeal())
    assert table.refused(antidote) == "antidote-nothing"
    table.do(AdjustScore(score="stamina", by=-2))
    assert table.refused(antidote) == "antidote-nothing"
    assert (table.sheet.stamina, table.sheet.poison) == (Score(16, 18), 0)
    table.do(SufferPoison(points=1))
    table.do(antidote)
    assert table.sheet.stamina == Score(16, 18)


def test_a_stone_that_gives_stamina_back_lowers_what_can_be_cured() -> None:
    """No book has both yet; a third one may."""
    sheet = replace(hero(stamina=18).stones("stamina").sheet, stamina=Score(12, 18), poison=5)
    assert rehearse(sheet, CastStone(stone="stamina")).poison == 0
    sheet = replace(sheet, stamina=Score(5, 18))
    assert rehearse(sheet, CastStone(stone="stamina")).poison == 4


@pytest.mark.parametrize(
    ("command", "left"),
    [
        (AdjustScore(score="stamina", by=-4), 0),
        (AdjustInitial(score="stamina", by=4), 0),
        (SufferPoison(points=2, wound=3), 2),
        (SufferPoison(points=2), 2),
        (TakeForcedMeals(count=2), 0),
    ],
)
def test_an_account_of_the_old_rules_cures_no_wound_of_today(command: Command, left: int) -> None:
    """Under rules number 1 a meal left it as it was: 5 points at full Stamina."""
    sheet = replace(night(stamina=18).sheet, poison=5, meals=0)
    assert curable(sheet) == 0
    after = rehearse(sheet, command)
    assert (after.poison, curable(after)) == (left, left)


class Ledger(NamedTuple):
    """The rule anew: Stamina, its initial value, and what can be cured."""

    stamina: int
    initial: int
    account: int = 0

    def now(self, stamina: int, initial: int | None = None, *, poison: int = 0) -> Ledger:
        """After a change, `poison` of which is its own loss or, negative, what an antidote gives back."""
        initial = self.initial if initial is None else initial
        return Ledger(stamina, initial, min(self.account + poison, max(0, initial - stamina)))

    def then(self, events: Iterable[Event]) -> Ledger:
        ledger = self
        for event in events:
            match event:
                case Poisoned() | AntidoteUsed():
                    change = event.stamina.before - event.stamina.after
                    ledger = ledger.now(event.stamina.after, poison=change)
                case ScoreChanged(score="stamina"):
                    ledger = ledger.now(event.value.after)
                case InitialChanged(score="stamina"):
                    ledger = ledger.now(event.value.after, event.initial.after)
                case MealEaten() | Starved() | HeroWounded():
                    ledger = ledger.now(event.stamina.after)
        return ledger


SICKROOM: tuple[Command, ...] = (
    *(SufferPoison(points=points, wound=wound) for points, wound in ((1, 0), (2, 0), (4, 1))),
    *(AdjustScore(score="stamina", by=by) for by in (-3, -1, 1, 4, 9)),
    AdjustScore(score="stamina", by=4, beyond=True),
    *(AdjustInitial(score="stamina", by=by) for by in (-3, 3)),
    *[EatMeal(again=True)] * 2,
    AdjustMeals(by=-12),
    TakeForcedMeals(),
    AddItem(name="Herbe amère", antidote=2, count=2),
    AddItem(name="Racine", antidote=0),
    *(UseAntidote(item=number) for number in (6, 6, 7, 7, 8)),
    OpenFight(enemies=foes("12/20/1/2", "12/20/2"), order="together", escape=True, escape_wound=1),
    OpenFight(enemies=foes("9/20/0/3")),
    *[FightRound(target=0)] * 2,
    *(AnswerBlow(luck=luck) for luck in (False, False, True)),
    *(Escape(), EndFight()),
)


@given(steps=st.lists(st.integers(-2, len(SICKROOM) - 1), min_size=10, max_size=60))
def test_whatever_happens_no_more_can_be_cured_than_poison_took_and_stamina_lacks(steps: list[int]) -> None:
    table = night(stamina=18)
    ledgers = {table.game.head: Ledger(18, 18)}
    first = table.game.depth
    for step in steps:
        ledger = ledgers[table.game.head]
        if step < 0:
            if table.game.depth > first:
                table.game.undo()
        elif table.game.why_not(SICKROOM[step]) is None:
            table.surely(SICKROOM[step])
            ledgers[table.game.head] = ledger.then(table.events)
        else:
            fight = table.sheet.fight
            cures = isinstance(SICKROOM[step], UseAntidote) and any(
                item.id == SICKROOM[step].item for item in table.sheet.items
            )
            assert not cures or table.phase == "over" or not (ledger.account or (fight and fight.venom))
        sheet, ledger = table.sheet, ledgers[table.game.head]
        assert (sheet.stamina, sheet.poison) == (Score(ledger.stamina, ledger.initial), ledger.account)
        assert curable(sheet) == sheet.poison <= max(0, sheet.stamina.initial - sheet.stamina.current)


# -- antidotes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "back"), [(0, 3), (1, 1), (2, 2), (3, 3), (5, 3), (9_999, 3)])
def test_an_antidote_between_rounds_gives_back_the_poison_at_most_and_never_the_wound(power: int, back: int) -> None:
    table = bitten("12/9/2/3", luck=0, antidote=power, count=2)
    table.do(AnswerBlow(luck=False))
    assert table.sheet.stamina.current == 13
    table.do(herb(table))
    used = table.happened(AntidoteUsed)
    assert (used.stamina.before, used.stamina.after) == (13, 13 + back)
    assert (used.poison.before, used.poison.after, used.prevented) == (3, 3 - back, 0)
    assert (used.left, antidotes(table.sheet)[0].count) == (1, 1)
    assert table.sheet.stamina.current == 13 + back


@pytest.mark.parametrize(("power", "less"), [(0, 3), (1, 1), (3, 3), (8, 3)])
def test_an_antidote_before_the_losses_apply_prevents_the_poison_and_never_the_wound(power: int, less: int) -> None:
    table = bitten("12/9/2/3", luck=0, antidote=power)
    assert table.phase == "blow"
    table.do(herb(table))
    used = table.happened(AntidoteUsed)
    assert (used.prevented, used.left, antidotes(table.sheet)) == (less, 0, ())
    assert table.told()[:3] == ["AntidoteUsed", "BlowAnswered", "HeroWounded"]
    assert table.sheet.stamina.current == 18 - 2 - 3 + less
    assert table.sheet.poison == 3 - less


def test_an_antidote_and_luck_help_each_with_its_own_part() -> None:
    table = bitten("12/9/2/3", antidote=0)
    table.do(herb(table))
    assert table.phase == "blow"
    table = table.reloaded()
    table.do(AnswerBlow(luck=True), *LUCKY)
    assert table.sheet.stamina.current == 17
    assert "Poisoned" not in table.told()


def test_one_antidote_works_on_all_blows_of_the_round_in_their_order() -> None:
    table = bitten("12/9/2/3", "12/9/2/4", luck=0, antidote=5)
    table.do(herb(table))
    assert table.happened(AntidoteUsed).prevented == 5
    assert (table.sheet.stamina.current, table.sheet.poison) == (18 - 4 - 2, 2)


def test_what_an_antidote_prevents_not_it_gives_back_of_what_was_lost_before() -> None:
    table = night(skill=7).score("luck", 0)
    table.do(SufferPoison(points=4))
    table.item("Herbe amère", antidote=5)
    table.opened("12/9/2/3").round(6, 6, 1, 1)
    table.do(herb(table))
    used = table.happened(AntidoteUsed)
    assert (used.prevented, used.stamina.after - used.stamina.before) == (3, 2)
    assert (table.sheet.stamina.current, table.sheet.poison) == (18 - 4 + 2 - 2, 2)


@pytest.mark.parametrize(("wound", "luck", "rule"), [(0, 9, "luck-not-offered"), (2, 0, "luck-none-left")])
def test_a_blow_may_wait_for_an_antidote_alone(wound: int, luck: int, rule: str) -> None:
    table = bitten(f"12/9/{wound}/3", luck=luck, antidote=0)
    waiting = offer(table.sheet)
    assert waiting is not None
    assert not waiting.luck
    assert table.refused(AnswerBlow(luck=True), *LUCKY) == rule
    table.do(AnswerBlow(luck=False))
    assert table.sheet.stamina.current == 18 - wound - 3


def test_no_blow_waits_for_an_antidote_where_there_is_no_poison() -> None:
    assert bitten("12/9/2", luck=0, antidote=0).phase == "round"


def test_an_antidote_with_nothing_left_to_cure_is_refused_and_kept() -> None:
    table = night(stamina=18).score("stamina", 9)
    table.item("Herbe amère", antidote=0)
    assert table.refused(herb(table)) == "antidote-nothing"
    table.opened("12/9/2").round(6, 6, 1, 1)
    assert table.refused(herb(table)) == "antidote-nothing", "a wound waits, and no poison"
    assert (table.sheet.stamina.current, antidotes(table.sheet)[0].count) == (9, 1)


def test_an_antidote_makes_nobody_healthier_than_before() -> None:
    table = night(stamina=18).score("stamina", 20)
    table.do(SufferPoison(points=3))
    table.item("Herbe amère", antidote=0)
    table.do(herb(table))
    assert table.sheet.stamina == Score(18, 18)


def test_a_weapon_that_is_an_antidote_leaves_the_hand_when_it_is_used_up() -> None:
    table = night()
    table.do(SufferPoison(points=3))
    item = table.item("Dague de sureau", antidote=2, weapon=True)
    table.do(Wield(item=item))
    table.do(UseAntidote(item=item))
    assert table.sheet.wielded is None
