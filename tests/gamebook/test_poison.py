"""Poison and antidotes (RULES: 2; DF58: Poison)."""

from __future__ import annotations

import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.antidotes import AntidoteUsed, UseAntidote
from ffapp.gamebook.belongings import Wield
from ffapp.gamebook.blows import AnswerBlow, HeroWounded, offer
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.poison import EndPoison, Poisoned, PoisonEnded, SufferPoison
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.sheet import Score, antidotes, curable, effective
from tests.gamebook.play import Table, dead_of, night

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
    told = [event.figures()["reason"] for event in table.events[: 1 + bool(wound)]]
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
    ("stamina", "poison", "change", "left"),
    [
        (18, 4, None, 4),
        (18, 4, AdjustScore(score="stamina", by=-5), 4),
        (18, 4, AdjustScore(score="stamina", by=3), 1),
        (18, 4, EatMeal(), 0),
        (10, 4, EatMeal(), 4),
        (20, 4, None, 2),
    ],
)
def test_what_can_still_be_cured_is_the_smaller_of_the_loss_and_of_what_stamina_lacks(
    stamina: int, poison: int, change: Command | None, left: int
) -> None:
    table = night(stamina=18).score("stamina", stamina)
    table.do(SufferPoison(points=poison))
    if change:
        table.do(change)
    assert table.sheet.poison == poison
    assert curable(table.sheet) == left
    assert table.reloaded().sheet == table.sheet


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


def test_an_antidote_in_vain_is_spent_after_a_warning() -> None:
    table = night(stamina=18).score("stamina", 9)
    table.item("Herbe amère", antidote=0)
    assert table.confirmed(herb(table)) == ["antidote-wasted"]
    assert (table.sheet.stamina.current, antidotes(table.sheet)) == (9, ())


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
