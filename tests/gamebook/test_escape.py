"""Escape, and the enemies that a place remembers (RULES: Escape; DF8.5: the clearing remembers)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.blows import AnswerBlow, Escaped, HeroWounded
from ffapp.gamebook.clearings import RemoveClearing, RenumberClearing, StandAt, Walk
from ffapp.gamebook.fight import (
    AddEnemy,
    CallOffFight,
    EncounterForgotten,
    Foe,
    ForgetEncounter,
    ModifyFight,
    OpenFight,
    TakeUpFight,
)
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.rounds import ChangeEnemy, EndFight, Escape
from ffapp.gamebook.sheet import encounters_here
from ffapp.gamebook.stones import CastStone
from ffapp.texts import Texts
from ffapp.texts.telling import tell_event, tell_refusal
from tests.gamebook.play import Table, dead_of, enemy, foes, hero


def away(table: Table) -> Table:
    """Escapes and takes the wound as it is."""
    table.surely(Escape())
    while table.phase == "blow":
        table.do(AnswerBlow(luck=False))
    return table


def settled(table: Table) -> Table:
    while table.phase == "blow":
        table.do(AnswerBlow(luck=False))
    return table


def ids(table: Table) -> list[int]:
    return [known.id for known in table.sheet.remembered]


def here(table: Table) -> list[int]:
    return [known.id for known in encounters_here(table.sheet)]


def left(table: Table, *enemies: str, **terms: object) -> int:
    """Opens a fight and escapes from it at once. Returns the encounter's id."""
    away(table.opened(*enemies, escape=True, **terms))
    return table.happened(Escaped).remembered.id


# -- getting away ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_escape_is_possible_before_the_first_round_and_between_rounds_where_the_fight_allows_it(rounds: int) -> None:
    for allowed in (True, False):
        table = hero(skill=7).opened("7/6", escape=allowed)
        for _ in range(rounds):
            table.round(3, 3, 3, 3)
        if allowed:
            assert table.game.why_not(Escape()) is None
            away(table)
            assert table.phase == "calm"
        else:
            assert table.refused(Escape()) == "escape-not-allowed"


def test_escape_may_be_granted_or_barred_by_a_section_during_the_fight() -> None:
    table = hero().opened("7/6")
    table.do(ModifyFight(escape=True))
    assert table.game.why_not(Escape()) is None
    table.do(ModifyFight(escape=False))
    assert table.refused(Escape()) == "escape-not-allowed"


def test_there_is_no_escape_while_a_blow_waits_or_outside_a_fight() -> None:
    table = hero(skill=12)
    assert table.refused(Escape()) == "phase-calm"
    table.opened("7/6", escape=True).round(1, 1, 6, 6)
    assert table.refused(Escape()) == "phase-blow"


@pytest.mark.parametrize("enemies", [1, 2, 5])
@pytest.mark.parametrize(("answer", "loss"), [(None, 2), ((1, 1), 1), ((6, 6), 3)])
def test_escape_costs_one_wound_of_2_in_all_and_luck_is_allowed_on_it(
    enemies: int, answer: tuple[int, int] | None, loss: int
) -> None:
    table = hero(stamina=18).opened(*["8/6"] * enemies, order="together", escape=True)
    table.do(Escape())
    assert table.phase == "blow"
    table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
    assert table.sheet.stamina.current == 18 - loss
    assert table.sheet.luck.current == (9 if answer is None else 8)
    assert table.phase == "calm"


def test_at_luck_0_the_wound_of_an_escape_is_taken_at_once() -> None:
    table = hero(stamina=18).score("luck", 0).opened("8/6", escape=True)
    table.do(Escape())
    assert table.told() == ["EscapeBegun", "HeroWounded", "BlowsSettled", "Escaped"]
    assert table.sheet.stamina.current == 16


@pytest.mark.parametrize(
    ("stamina", "answer", "dead"),
    [
        (1, None, True),
        (2, None, True),
        (3, None, False),
        (1, (1, 1), True),
        (2, (1, 1), False),
        (3, (6, 6), True),
        (4, (6, 6), False),
    ],
)
def test_whom_an_escape_kills_is_dead_and_has_not_escaped(
    stamina: int, answer: tuple[int, int] | None, dead: bool
) -> None:
    table = hero().score("stamina", stamina).opened("8/6", escape=True)
    table.surely(Escape())
    table.do(AnswerBlow(luck=False)) if answer is None else table.do(AnswerBlow(luck=True), *answer)
    if dead:
        assert table.told()[-2:] == ["BlowsSettled", "Died"]
        assert table.sheet.remembered == ()
        assert dead_of(table) == "stamina"
    else:
        assert table.told()[-1] == "Escaped"
        assert table.phase == "calm"


@pytest.mark.parametrize(("stamina", "asked"), [(1, True), (2, True), (3, False), (18, False)])
def test_an_escape_whose_wound_would_kill_asks_first(stamina: int, asked: bool) -> None:
    table = hero().score("stamina", stamina).opened("8/6", escape=True)
    assert table.asks(Escape()) == (["escape-may-kill"] if asked else [])


def test_sickness_counts_when_an_escape_kills() -> None:
    table = hero(health=12).score("health", 2).score("stamina", 4).opened("8/6", escape=True)
    assert table.asks(Escape()) == ["escape-may-kill"]
    away(table)
    assert dead_of(table) == "stamina"
    assert table.sheet.stamina.current == 2


@pytest.mark.parametrize(("price", "loss"), [(0, 0), (1, 1), (5, 5), (None, 2)])
def test_a_section_may_name_the_price_of_an_escape(price: int | None, loss: int) -> None:
    table = hero(stamina=18).opened("8/6", escape=True, escape_wound=price)
    table.do(Escape())
    assert (table.phase == "blow") is (loss > 0)
    settled(table)
    assert table.sheet.stamina.current == 18 - loss
    assert table.phase == "calm"


def test_an_escape_that_costs_nothing_tells_no_wound() -> None:
    table = hero(stamina=18).opened("8/6", escape=True, escape_wound=0)
    table.do(Escape())
    assert table.told() == ["EscapeBegun", "BlowsSettled", "Escaped"]


def test_the_wound_of_an_escape_is_nobodys() -> None:
    table = away(hero().opened("8/6", "7/6", order="together", escape=True))
    wounded = table.happened(HeroWounded)
    assert (wounded.enemy, wounded.name) == (-1, "")


# -- what is remembered ------------------------------------------------------------------------------------------------


def test_enemies_are_remembered_with_their_stamina_wounded_or_not() -> None:
    table = hero(skill=12).opened("7/6", "8/5", order="together", escape=True)
    settled(table.round(1, 1, 1, 1, 6, 6, target=1))
    away(table)
    [known] = table.sheet.remembered
    assert [(one.name, one.stamina, one.initial) for one in known.enemies] == [("A", 6, 6), ("B", 3, 5)]
    assert known.order == "together"
    table = away(hero().opened("7/6", escape=True))
    assert [one.stamina for one in table.sheet.remembered[0].enemies] == [6]


def test_who_of_a_queue_is_dead_stays_dead() -> None:
    table = hero(skill=12).opened("7/2", "8/6", "9/4", escape=True)
    table.round(1, 1, 6, 6)
    settled(table.round(1, 1, 6, 6))
    away(table)
    table.do(TakeUpFight(encounter=ids(table)[0]))
    assert table.enemies == [0, 4, 4]
    assert table.fight.facing == (1,)


def test_weakness_already_spent_on_one_is_remembered_and_its_effect_is_not() -> None:
    table = hero().stones("weakness", "weakness", "weakness").opened("7/6", "8/5", escape=True)
    table.do(CastStone(stone="weakness", enemy=1))
    away(table)
    table.do(TakeUpFight(encounter=ids(table)[0], escape=True))
    assert [(one.weakened, one.weakness_spent) for one in table.fight.enemies] == [(False, False), (False, True)]
    assert table.refused(CastStone(stone="weakness", enemy=1)) == "weakness-again"
    table.do(CastStone(stone="weakness", enemy=0))
    away(table)
    table.do(TakeUpFight(encounter=ids(table)[0]))
    assert table.refused(CastStone(stone="weakness", enemy=0)) == "weakness-again"


def test_what_the_readers_hand_made_of_the_enemies_is_remembered() -> None:
    table = hero().opened("7/6", escape=True)
    table.do(ChangeEnemy(enemy=0, skill=9, stamina=8, wound=3))
    table.do(AddEnemy(enemy=Foe(name="C", skill=5, stamina=5)))
    table.do(ModifyFight(order="together"))
    away(table)
    table.do(TakeUpFight(encounter=ids(table)[0]))
    assert [(one.skill, one.stamina, one.wound) for one in table.fight.enemies] == [(9, 8, 3), (5, 5, 2)]
    assert table.fight.order == "together"


# -- where -------------------------------------------------------------------------------------------------------------


def test_the_place_is_the_clearing_whatever_the_section() -> None:
    table = hero()
    table.do(GoTo(section=12))
    one = left(table, "7/6")
    assert here(table) == [one]
    table.do(GoTo(section=13))
    assert here(table) == [one]
    table.do(Walk(way="n", to=2))
    assert here(table) == []
    assert table.refused(TakeUpFight(encounter=one)) == "encounter-elsewhere"
    two = left(table, "9/9")
    assert here(table) == [two]
    table.do(Walk(way="s", to=1))
    assert here(table) == [one]
    assert table.refused(TakeUpFight(encounter=two)) == "encounter-elsewhere"
    table.do(TakeUpFight(encounter=one))


def test_without_a_clearing_the_place_is_the_section() -> None:
    table = hero()
    table.do(StandAt())
    nowhere = left(table, "5/5")
    assert here(table) == [nowhere]
    table.do(GoTo(section=12))
    one = left(table, "7/6")
    table.do(GoTo(section=13))
    assert table.refused(TakeUpFight(encounter=one)) == "encounter-elsewhere"
    table.do(GoTo(section=12))
    table.do(TakeUpFight(encounter=one))


def test_an_escape_is_remembered_where_the_fight_was_begun_not_where_it_leads() -> None:
    table = hero(skill=7)
    table.do(StandAt())
    table.do(GoTo(section=12))
    table.opened("7/6", escape=True)
    for section in (50, 51):  # one that goes on with the fight, and the one that the flight leads to
        table.do(GoTo(section=section))
    table.surely(Escape())
    away_from = settled(table).happened(Escaped).remembered
    assert (away_from.clearing, away_from.section) == (None, 12)
    assert not here(table)
    table.do(GoTo(section=12))
    assert here(table) == [away_from.id]
    table.do(TakeUpFight(encounter=away_from.id, escape=True))
    assert table.sheet.fight is not None
    assert table.sheet.fight.section == 0
    away(table)
    assert table.happened(Escaped).remembered.section == 12


def test_a_section_remembers_its_enemies_in_whatever_clearing_it_is_read() -> None:
    table = hero()
    table.do(StandAt())
    table.do(GoTo(section=12))
    one = left(table, "7/6")
    table.do(StandAt(clearing=4))
    assert here(table) == [one]
    table.do(GoTo(section=13))
    assert here(table) == []
    table.do(GoTo(section=12))
    table.do(TakeUpFight(encounter=one))


def test_enemies_left_at_no_place_at_all_can_be_met_again_everywhere() -> None:
    table = hero()
    table.do(StandAt())
    one = left(table, "7/6")
    for place in (GoTo(section=12), StandAt(clearing=3), GoTo(section=13), StandAt()):
        table.do(place)
        assert here(table) == [one]
    table.do(TakeUpFight(encounter=one))


def test_enemies_that_wait_elsewhere_say_where() -> None:
    table = hero()
    at_clearing = left(table, "7/6")
    table.do(StandAt())
    table.do(GoTo(section=12))
    at_section = left(table, "7/6")
    table.do(GoTo(section=13))
    told = [table.game.why_not(TakeUpFight(encounter=known)) for known in (at_clearing, at_section)]
    assert [why.arguments for why in told if why] == [
        {"place": "clearing", "number": 1, "label": ""},
        {"place": "section", "number": 12, "label": ""},
    ]
    clearing, section = (tell_refusal(Texts("fr"), why, {}) for why in told if why)
    assert "clairière 1" in clearing
    assert "paragraphe 12" in section


def test_enemies_noted_as_gone_are_told_by_their_names() -> None:
    table = hero()
    table.do(OpenFight(enemies=foes("7/6", "8/8", "9/9"), escape=True))
    table.do(ChangeEnemy(enemy=1, stamina=0))
    away(table)
    table.do(ForgetEncounter(encounter=ids(table)[0]))
    gone = table.happened(EncounterForgotten)
    assert gone.names == ("A", "C")
    assert "A et C" in tell_event(Texts("fr"), gone, {})
    assert "A and C" in tell_event(Texts("en"), gone, {})
    assert table.reloaded().sheet == table.sheet


def test_a_clearing_with_another_number_remembers_the_same() -> None:
    table = hero()
    one = left(table, "7/6")
    table.do(RenumberClearing(number=1, to=7))
    table.do(TakeUpFight(encounter=one))


def test_removing_a_place_that_remembers_enemies_asks_first() -> None:
    table = hero()
    table.do(Walk(way="n", to=2))
    left(table, "7/6", "7/6")
    table.do(Walk(way="s", to=1))
    assert table.asks(RemoveClearing(number=1)) == []
    assert table.confirmed(RemoveClearing(number=2)) == ["clearing-remembers"]
    assert table.sheet.remembered == ()


# -- coming back -------------------------------------------------------------------------------------------------------


def test_coming_back_offers_to_take_up_to_open_another_or_to_note_them_gone() -> None:
    table = hero()
    one = left(table, "7/6")
    offered = set(table.game.options())
    assert {TakeUpFight(encounter=one), ForgetEncounter(encounter=one)} <= offered
    assert table.game.why_not(OpenFight(enemies=foes("9/9"))) is None
    two = left(table, "9/9")
    assert here(table) == [one, two]
    table.do(ForgetEncounter(encounter=one))
    assert here(table) == [two]
    assert table.refused(TakeUpFight(encounter=one)) == "encounter-unknown"
    assert table.refused(ForgetEncounter(encounter=one)) == "encounter-unknown"


def test_of_several_in_one_place_each_is_taken_up_for_itself() -> None:
    table = hero(skill=12)
    one, two, three = left(table, "7/6"), left(table, "8/7"), left(table, "9/8")
    table.do(TakeUpFight(encounter=two, escape=True))
    assert table.enemies == [7]
    settled(table.round(1, 1, 6, 6))
    away(table)
    four = table.happened(Escaped).remembered.id
    assert ids(table) == [one, three, four]
    assert [known.enemies[0].stamina for known in table.sheet.remembered] == [6, 8, 5]
    table.do(TakeUpFight(encounter=three))
    table.do(EndFight(reason="§ 9"))
    assert ids(table) == [one, four]
    table.do(TakeUpFight(encounter=four))
    table.do(ChangeEnemy(enemy=0, stamina=0))
    assert table.told()[-1] == "FightWon"
    assert ids(table) == [one]


def test_a_fight_taken_up_by_mistake_is_called_off_and_remembered_as_it_was() -> None:
    table = hero()
    one = left(table, "7/6", "8/5")
    before = table.sheet
    table.do(TakeUpFight(encounter=one))
    table.do(ChangeEnemy(enemy=0, stamina=2))
    table.do(CallOffFight())
    assert table.sheet == before


def test_a_fight_taken_up_is_a_new_fight_in_all_else() -> None:
    table = hero(skill=9).stones("strength", "strength", "stamina", "weakness")
    table.opened("7/9", escape=True, modifier=2, strike=5, escape_wound=1)
    table.do(CastStone(stone="strength"))
    settled(table.round(1, 1, 1, 2))
    away(table)
    one = ids(table)[0]
    table.do(TakeUpFight(encounter=one))
    fight = table.fight
    assert (fight.round, fight.stones_cast, fight.might) == (0, 0, 0)
    assert (fight.modifier, fight.fury, fight.strike, fight.escape, fight.escape_wound) == (0, 0, 2, False, 2)
    assert table.phase == "fight"
    assert table.refused(Escape()) == "escape-not-allowed"
    table.do(CastStone(stone="strength"))
    table.do(CastStone(stone="stamina"))
    table.do(CastStone(stone="weakness"))
    assert enemy(table).weakened
    assert table.enemies == [4]


def test_fury_is_no_hindrance_to_a_fight_taken_up_nor_is_weakness_of_the_one_before() -> None:
    table = hero().stones("weakness", "strength")
    table.opened("7/6", escape=True)
    table.do(CastStone(stone="weakness"))
    away(table)
    table.do(TakeUpFight(encounter=ids(table)[0], escape=True))
    table.do(ModifyFight(fury=2))
    away(table)
    table.do(TakeUpFight(encounter=ids(table)[0]))
    table.do(CastStone(stone="strength"))


def test_what_is_remembered_survives_save_and_load_and_undo() -> None:
    table = hero()
    before = table.sheet
    one = left(table, "7/6")
    again = table.reloaded()
    assert again.sheet == table.sheet
    again.do(TakeUpFight(encounter=one))
    while again.sheet != before:
        again.game.undo()
    assert again.sheet.remembered == ()


def test_death_in_a_fight_taken_up_is_death() -> None:
    table = hero(skill=7)
    one = left(table, "12/6")
    table.score("stamina", 2)
    table.do(TakeUpFight(encounter=one))
    settled(table.round(6, 6, 1, 1))
    assert dead_of(table) == "stamina"
    assert table.refused(AdjustScore(score="stamina", by=4)) == "phase-over"


def test_enemies_can_be_opened_anew_where_others_are_remembered() -> None:
    table = hero(skill=12)
    one = left(table, "7/6")
    table.do(OpenFight(enemies=foes("5/1")))
    settled(table.round(1, 1, 6, 6))
    assert table.told()[-1] == "FightWon"
    assert ids(table) == [one]
