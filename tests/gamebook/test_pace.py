"""A fight at the reader's pace: luck spared, and rounds that follow each other, with the events of rounds alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ffapp.core.codec import Header
from ffapp.core.errors import Caution, ConfirmationNeeded, Refusal
from ffapp.core.game import MOST_FOLLOWING, Game
from ffapp.core.script import Entry, entry_decoder, exported, play
from ffapp.gamebook.blows import AnswerBlow, BlowAnswered
from ffapp.gamebook.fight import ModifyFight, OpenFight
from ffapp.gamebook.pace import FightOn, LuckSpared, SpareLuck
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.gamebook.sheet import effective_stamina
from tests.gamebook.play import Table, foes, hero, night

LOSE, WIN, TIE = (6, 6, 1, 1), (1, 1, 6, 6), (3, 3, 3, 3)


def asked(table: Table) -> list[bool]:
    """For each blow of the round whether it waits for an answer."""
    return [not blow.answer for blow in table.fight.blows]


# -- luck spared -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stamina", "luck", "waits"),
    [
        (18, 9, False),  # nothing is at stake
        (3, 9, False),  # lives without luck, and luck could only make it worse
        (2, 9, True),  # luck saves
        (2, 0, False),  # there is none
        (1, 9, False),  # luck cannot save: nothing is asked
    ],
)
def test_where_luck_is_spared_a_blow_received_waits_only_where_luck_can_save(
    stamina: int, luck: int, waits: bool
) -> None:
    table = hero(skill=7).score("stamina", stamina).score("luck", luck).opened("7/9", spare_luck=True)
    table.round(*LOSE)
    assert (table.game.phase == "blow") is waits
    assert (table.sheet.ending is not None) is (stamina == 1 or (stamina == 2 and not luck))


def test_where_luck_is_spared_a_blow_dealt_never_waits() -> None:
    table = hero(skill=7).score("stamina", 2).opened("7/9", spare_luck=True)
    table.round(*WIN)
    assert table.game.phase == "round"
    assert table.enemies == [7]


@pytest.mark.parametrize(
    ("stamina", "luck", "waits"),
    [
        (5, 9, [False, False]),
        (4, 9, [True, True]),  # one lucky blow is enough, whichever
        (3, 9, [True, True]),  # both must be
        (3, 1, [False, False]),  # two cannot be
        (2, 9, [False, False]),
    ],
)
def test_of_several_blows_all_that_luck_can_turn_together_are_asked_about(
    stamina: int, luck: int, waits: list[bool]
) -> None:
    table = hero(skill=7).score("stamina", stamina).score("luck", luck)
    table.opened("12/9", "12/9", order="together", spare_luck=True)
    table.round(6, 6, 6, 6, 1, 1, target=0)
    assert (asked(table) if table.game.phase == "blow" else [False, False]) == waits


def test_once_one_answer_has_decided_over_life_the_others_are_not_asked_for() -> None:
    saved = hero(skill=7).score("stamina", 4).opened("12/9", "12/9", order="together", spare_luck=True)
    saved.round(6, 6, 6, 6, 1, 1, target=0).do(AnswerBlow(luck=True), 1, 1)
    assert (saved.game.phase, saved.sheet.stamina.current) == ("round", 1)
    lost = hero(skill=7, luck=7).score("stamina", 4).opened("12/9", "12/9", order="together", spare_luck=True)
    lost.round(6, 6, 6, 6, 1, 1, target=0).do(AnswerBlow(luck=True), 6, 6)
    assert lost.sheet.ending is not None
    answers = [event.answer for event in lost.events if isinstance(event, BlowAnswered)]
    assert answers == ["unlucky", "plain"]


def test_the_wound_of_an_escape_is_spared_likewise() -> None:
    for stamina, phase in ((9, "calm"), (2, "blow")):
        table = hero().score("stamina", stamina).opened("7/9", escape=True, spare_luck=True)
        table.surely(Escape())
        assert table.game.phase == phase


def test_an_antidote_is_offered_though_luck_is_spared() -> None:
    table = night(skill=7)
    table.item("Fiole", antidote=3)
    table.opened("12/9/2/3", spare_luck=True).round(*LOSE)
    assert table.game.phase == "blow"


def test_luck_is_spared_from_the_next_round_on_and_asked_for_again() -> None:
    table = hero(skill=7).opened("7/9")
    assert table.refused(SpareLuck(spare=False)) == "spare-luck-same"
    table.do(SpareLuck(spare=True))
    assert table.events == (LuckSpared(spare=True),)
    assert table.refused(SpareLuck(spare=True)) == "spare-luck-same"
    assert table.round(*LOSE).game.phase == "round"
    table.do(SpareLuck(spare=False))
    table.round(*LOSE)
    assert table.game.phase == "blow"
    assert table.refused(SpareLuck(spare=True)) == "phase-blow"
    assert hero().refused(SpareLuck(spare=True)) == "phase-calm"


def test_it_lasts_one_fight() -> None:
    table = hero(skill=7).opened("1/2", spare_luck=True).round(*WIN).opened("7/9")
    assert not table.fight.spare_luck


# -- rounds that follow each other -------------------------------------------------------------------------------------

FIGHTS: dict[str, dict[str, Any]] = {
    "one": {"enemies": foes("8/9")},
    "in turn": {"enemies": foes("7/4", "8/6", "6/5")},
    "together": {"enemies": foes("7/4", "6/6", "5/5"), "order": "together"},
    "as one": {"enemies": foes("9/12"), "order": "as_one", "strike": 3},
    "odd wounds": {"enemies": foes("8/8/3", "7/5/0"), "order": "together", "modifier": 1},
}
NIGHTS: dict[str, dict[str, Any]] = {
    "poison": {"enemies": foes("8/9/2/3")},
    "rounds": {"enemies": foes("8/20"), "until_round": 4, "weapon_bonus": False},
    "wounds": {"enemies": foes("9/12/2/0/2", "7/4"), "order": "together"},
}
CASES = [(hero, name, fight) for name, fight in FIGHTS.items()] + [
    (night, name, fight) for name, fight in NIGHTS.items()
]
cases = pytest.mark.parametrize(
    ("make", "fight"), [(make, fight) for make, _, fight in CASES], ids=[c[1] for c in CASES]
)


def begun(make: Any, fight: dict[str, Any], spare: bool, seed: str) -> Table:
    table: Table = make(skill=9, stamina=20, luck=8)
    table.game.header = msgspec.structs.replace(table.game.header, seed=seed)
    table.do(OpenFight(**fight, spare_luck=spare))
    return table


def by_hand(table: Table, mark: int) -> list[bytes]:
    """Fights round by round as long as `FightOn` would: the events of each step, encoded."""
    told: list[bytes] = []
    while not told or (
        table.game.phase in ("fight", "round")
        and table.fight.handed_over is None
        and effective_stamina(table.sheet) > mark
    ):
        facing = table.fight.facing
        told.append(encoded(table.game, FightRound(target=facing[0] if len(facing) > 1 else None)))
    return told


def encoded(game: Game, command: FightRound) -> bytes:
    return msgspec.json.encode(game.submit(command).step.events)


@cases
@pytest.mark.parametrize("spare", [True, False])
@pytest.mark.parametrize("mark", [0, 6, 15])
def test_a_fight_fought_on_is_the_same_rounds_byte_for_byte(
    make: Any, fight: dict[str, Any], spare: bool, mark: int
) -> None:
    for seed in ("marsh", "reed", "mist", "heron"):
        rounds, on = begun(make, fight, spare, seed), begun(make, fight, spare, seed)
        before = on.game.depth
        play(on.game, Entry(cmd=FightOn(mark=mark)))
        steps = on.game.path()[before:]
        assert [msgspec.json.encode(step.events) for step in steps] == by_hand(rounds, mark)
        assert all(isinstance(step.done, FightOn) for step in steps)
        assert on.sheet == rounds.sheet
        assert [step.rolls for step in steps] == [step.rolls for step in rounds.game.path()[before:]]


@cases
def test_every_round_of_it_is_taken_back_by_itself(make: Any, fight: dict[str, Any]) -> None:
    on, rounds = begun(make, fight, True, "reed"), begun(make, fight, True, "reed")
    before = on.game.depth
    play(on.game, Entry(cmd=FightOn(mark=4)))
    by_hand(rounds, 4)
    while on.game.depth > before:
        assert on.sheet == rounds.sheet
        on.game.undo()
        rounds.game.undo()
    assert on.sheet == rounds.sheet


@cases
def test_what_is_exported_of_it_plays_the_same_game(make: Any, fight: dict[str, Any]) -> None:
    on = begun(make, fight, True, "mist")
    play(on.game, Entry(cmd=FightOn(mark=4)))
    ruleset = on.game.ruleset
    again = Game(ruleset, Header(id="", ruleset=ruleset.id, seed="other"))
    decoder = entry_decoder(ruleset)
    for line in exported(on.game):
        play(again, decoder.decode(line))
    assert again.state == on.sheet
    assert again.depth == on.game.depth


def test_it_stops_where_something_waits_for_an_answer() -> None:
    table = hero(skill=7).opened("7/9")
    play(table.game, Entry(cmd=FightOn(), dice=(*TIE, *LOSE)))
    assert (table.game.phase, table.fight.round) == ("blow", 2)
    assert FightOn(mark=99).stopped(table.sheet) is None, "the question says why"


def test_it_stops_at_the_mark_and_not_before() -> None:
    table = hero(skill=7, stamina=18).opened("7/9", spare_luck=True)
    play(table.game, Entry(cmd=FightOn(mark=14), dice=(*LOSE, *TIE, *LOSE)))
    assert (effective_stamina(table.sheet), table.fight.round) == (14, 3)
    assert FightOn(mark=14).goes_on(table.sheet) is None
    stopped = FightOn(mark=14).stopped(table.sheet)
    assert stopped is not None
    assert (stopped.rule, stopped.arguments) == ("mark-reached", {"stamina": 14, "mark": 14})
    assert FightOn(mark=13).stopped(table.sheet) is None
    assert table.refused(FightOn(mark=14), *LOSE) == "mark-reached"
    assert FightOn(mark=13).goes_on(table.sheet) == FightOn(mark=13)


def test_it_stops_where_the_section_takes_over() -> None:
    table = night(skill=7).opened("7/9", until_round=2, spare_luck=True)
    play(table.game, Entry(cmd=FightOn(), dice=(*TIE, *TIE)))
    assert table.fight.handed_over is not None
    assert table.refused(FightOn(), *TIE) == "section-takes-over"


def test_it_strikes_at_the_target_as_long_as_that_attacks_and_then_at_the_first() -> None:
    table = hero(skill=12).opened("1/9", "1/2", "1/2", order="together", spare_luck=True)
    play(table.game, Entry(cmd=FightOn(target=2), dice=(*(1,) * 6, 6, 6, *(1,) * 4, 6, 6)))
    assert table.enemies == [7, 2, 0]
    steps = table.game.path()[-2:]
    assert [step.done for step in steps] == [FightOn(target=2), FightOn()]
    assert table.refused(FightOn(target=2), *(1,) * 4, 6, 6) == "target-dead"


@pytest.mark.parametrize(
    ("dice", "rule"),
    [
        ((*TIE, 3), "dice-too-few"),
        ((3, 3), "dice-too-few"),
        ((), "dice-too-few"),
        ((*TIE, 3, 3, 3, 7), "dice-impossible"),
        ((*LOSE, *TIE), "dice-too-many"),  # a blow waits after the first round
    ],
)
def test_dice_that_are_not_those_of_whole_rounds_are_refused_before_any_is_fought(
    dice: tuple[int, ...], rule: str
) -> None:
    table = hero(skill=7).opened("7/9")
    before, head = table.sheet, table.game.head
    with pytest.raises(Refusal) as refused:
        play(table.game, Entry(cmd=FightOn(), dice=dice))
    assert refused.value.rule == rule
    assert (table.sheet, table.game.head) == (before, head)


def test_a_fight_that_never_ends_stops_by_itself() -> None:
    table = hero(skill=9).opened("9/9/0", strike=0, spare_luck=True)
    play(table.game, Entry(cmd=FightOn()))
    assert table.fight.round == MOST_FOLLOWING


@pytest.mark.parametrize("dice", [None, TIE * 3], ids=["rolled", "given"])
def test_what_stops_it_on_the_way_is_told_behind_the_rounds_that_are_fought(
    dice: tuple[int, ...] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    stops = lambda self, sheet: (Caution("meal-wasted", current=1, initial=1),) if sheet.fight.round == 2 else ()  # noqa: E731
    monkeypatch.setattr(FightOn, "cautions", stops)
    table = hero(skill=9).opened("9/9/0", strike=0, spare_luck=True)
    played = play(table.game, Entry(cmd=FightOn(), dice=dice))
    assert table.fight.round == 2
    assert played.events == tuple(event for step in table.game.path()[-2:] for event in step.events)
    assert isinstance(played.failed, ConfirmationNeeded)
    before = table.sheet
    with pytest.raises(ConfirmationNeeded):
        play(table.game, Entry(cmd=FightOn(), dice=dice))
    assert table.sheet == before


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (FightOn(mark=-1), "amount-bounds"),
        (FightOn(mark=10_000), "amount-bounds"),
        (FightOn(target=7), "target-unknown"),
    ],
)
def test_what_makes_no_sense_is_refused(command: FightOn, rule: str) -> None:
    assert hero().opened("7/9").refused(command, *TIE) == rule
    assert hero().refused(FightOn(), *TIE) == "phase-calm"


def test_the_mark_counts_stamina_as_sickness_leaves_it() -> None:
    table = hero(skill=7, stamina=18, health=8).score("health", 3).opened("7/9", spare_luck=True)
    assert effective_stamina(table.sheet) == 17
    assert table.refused(FightOn(mark=17), *TIE) == "mark-reached"
    table.do(ModifyFight(modifier=1))
    assert table.game.why_not(FightOn(mark=16)) is None
