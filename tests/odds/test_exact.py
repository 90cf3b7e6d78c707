"""Exact odds against the enumeration of everything by the game's own commands, for every order and every term."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ffapp.gamebook.belongings import Wield
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.rounds import AddEffect, ChangeEnemy, Escape
from ffapp.gamebook.stones import CastStone
from ffapp.odds.reckoning import reckon
from ffapp.odds.report import Ends, Odds, Spread
from tests.gamebook.play import Table, hero, night
from tests.odds.enumeration import LIFE, Everything, Leaf, escapes
from tests.shares import long_only

EXACT = 1e-9


def swamp(stamina: int = 5, luck: int = 4, skill: int = 8) -> Table:
    return hero(skill=skill).score("stamina", stamina).score("luck", luck)


def dark(stamina: int = 5, luck: int = 4, skill: int = 8) -> Table:
    return night(skill=skill).score("stamina", stamina).score("luck", luck)


def armed() -> Table:
    table = dark()
    table.do(Wield(item=table.item("Sabre", weapon=True, bonus=2)))
    return table


def with_antidote() -> Table:
    table = dark()
    table.item("Fiole", antidote=3, count=2)
    return table.opened("8/3/1/2")


def stones() -> Table:
    table = swamp().stones("strength", "weakness").opened("9/4", "8/3")
    table.do(CastStone(stone="strength"))
    table.do(CastStone(stone="weakness", enemy=1))
    return table


def under_effects() -> Table:
    table = dark().opened("8/4")
    table.do(AddEffect(name="Brume", attack=-2, skill=1))
    return table


def sick() -> Table:
    return hero(skill=9, health=9).score("health", 2).score("stamina", 6).score("luck", 3).opened("7/4")


def later() -> Table:
    """The first of a queue is dead, the second wounded, by hand."""
    table = swamp().opened("8/5", "9/4")
    table.do(ChangeEnemy(enemy=0, stamina=0))
    table.do(ChangeEnemy(enemy=1, stamina=3))
    return table


def spent() -> Table:
    table = swamp(luck=1)
    table.do(TestLuck(), 6, 6)
    return table.opened("8/4")


ROUNDS: dict[str, Callable[[], Table]] = {
    "one": lambda: swamp().opened("8/5"),
    "one strong": lambda: swamp(stamina=6, luck=5).opened("11/4"),
    "one helpless": lambda: swamp(skill=12).opened("1/5"),
    "in turn": lambda: swamp().opened("7/3", "9/4"),
    "three in turn": lambda: swamp(stamina=6, luck=3).opened("7/2", "6/3", "9/1"),
    "together": lambda: swamp(stamina=4, luck=2).opened("8/3", "7/1", order="together"),
    "together, unlike blows": lambda: swamp(stamina=4, luck=2).opened("6/1/3", "8/2/1", order="together"),
    "as one": lambda: swamp().opened("9/6", order="as_one"),
    "fury": lambda: swamp(luck=2).opened("11/4", fury=2),
    "modifier": lambda: swamp(luck=2).opened("7/4", modifier=-2),
    "strike 3": lambda: swamp(luck=3).opened("8/6", strike=3),
    "strike 1": lambda: swamp(luck=3).opened("7/3", strike=1),
    "strike 0": lambda: swamp(luck=3).opened("7/3", strike=0),
    "strike 0 together": lambda: swamp(stamina=3, luck=2).opened("7/1", "8/1", strike=0, order="together"),
    "wound 3": lambda: swamp(luck=3).opened("8/4/3"),
    "wound 1": lambda: swamp(luck=3).opened("9/4/1"),
    "wound 0": lambda: swamp(luck=3).opened("9/4/0"),
    "nobody can be hurt": lambda: swamp(luck=0, skill=7).opened("18/4/0"),
    "strength and weakness": stones,
    "sickness": sick,
    "the dead in a queue": later,
    "no luck": spent,
    "bonus of the weapon": lambda: armed().opened("9/4"),
    "bonus forbidden": lambda: armed().opened("9/4", weapon_bonus=False),
    "effects": under_effects,
    "two rounds": lambda: dark().opened("8/3", until_round=2),
    "three rounds in turn": lambda: dark(stamina=4).opened("8/2", "7/2", until_round=3),
    "two rounds together": lambda: dark(stamina=4, luck=3).opened("8/2", "7/1", until_round=2, order="together"),
    "poison": lambda: dark(stamina=6).opened("8/4/2/1"),
    "poison alone": lambda: dark(stamina=6).opened("8/4/0/2"),
    "antidotes": with_antidote,
    "second wound": lambda: dark(stamina=6).opened("8/4/2/0/2"),
    "a wound of 1 that luck undoes": lambda: dark(luck=5).opened("8/3/1/0/2"),
    "wounds of a queue": lambda: dark(stamina=6).opened("7/2/2/0/1", "8/3/2/0/2"),
    "wounds together": lambda: dark(stamina=4, luck=2).opened("8/1/2/0/2", "7/2", order="together"),
    "safer with the weak one": lambda: dark(stamina=3, luck=3).opened("6/2", "12/9", until_round=3),
    "safer with the weak one, by bad luck": lambda: dark(stamina=2, luck=1).opened("3/4", "12/9", until_round=3),
    "safer with the weak one, together": lambda: dark(stamina=3, luck=1).opened(
        "3/3", "12/9/2/0/1", until_round=2, order="together"
    ),
    "wounds and rounds": lambda: dark(stamina=5, luck=3).opened("9/3/2/1/2", until_round=3),
}


def after_blows(table: Table, *dice: int, target: int | None = None) -> Table:
    """A round has been rolled, and its blows wait."""
    table.round(*dice, target=target)
    assert table.phase == "blow"
    return table


def answered() -> Table:
    """Of two blows the first is answered."""
    table = BLOWS["both"]()
    table.do(AnswerBlow(luck=True), 1, 1)
    assert table.phase == "blow"
    return table


def antidote_first() -> Table:
    """The blow that waits first waits for an antidote alone; luck is offered on the second."""
    table = dark(luck=3)
    table.item("Fiole", antidote=3)
    return after_blows(table.opened("8/1/0/1", "8/1", order="together"), 6, 6, 6, 6, 1, 1, target=0)


def escaping() -> Table:
    table = swamp(stamina=2).opened("8/4", escape=True)
    table.surely(Escape())
    return table


BLOWS: dict[str, Callable[[], Table]] = {
    "dealt": lambda: after_blows(swamp().opened("8/5"), 1, 1, 6, 6),
    "received": lambda: after_blows(swamp().opened("8/5"), 6, 6, 1, 1),
    "both": lambda: after_blows(
        swamp(stamina=5, luck=2).opened("7/3", "9/1", order="together"), 1, 1, 6, 6, 3, 3, target=0
    ),
    "two received": lambda: after_blows(
        swamp(stamina=4, luck=2).opened("8/2", "7/1", order="together"), 6, 6, 6, 6, 1, 1, target=0
    ),
    "the last round": lambda: after_blows(dark().opened("8/3", until_round=1), 1, 1, 6, 6),
    "poison": lambda: after_blows(dark(stamina=6).opened("8/4/2/1"), 6, 6, 1, 1),
    "for an antidote alone": lambda: after_blows(with_antidote().score("luck", 0), 6, 6, 1, 1),
    "for an antidote first": antidote_first,
    "the wound that hands over": lambda: after_blows(dark(luck=5).opened("8/3/1/0/1"), 6, 6, 1, 1),
    "a weak one, best spared": lambda: after_blows(
        dark(stamina=2, luck=1).opened("3/4", "12/9", until_round=4), 1, 1, 6, 6
    ),
    "deadly": lambda: after_blows(swamp(stamina=2).opened("8/2"), 6, 6, 1, 1),
    "one of two is answered": answered,
    "an escape": escaping,
}


def ended(leaves: dict[Leaf | None, float], how: str) -> float:
    return sum(chance for leaf, chance in leaves.items() if leaf and leaf[0] == how)


def agree(ends: Ends, leaves: dict[Leaf | None, float], place: str) -> None:
    """Every end, and the whole spread of both scores."""
    told = {name: getattr(ends, name) for name in ("won", "dead", "taken_over", "escaped", "endless")}
    assert told == pytest.approx({name: ended(leaves, name) for name in told}, abs=EXACT), place
    assert sum(told.values()) == pytest.approx(1, abs=EXACT)
    for at, spread in ((1, ends.stamina), (2, ends.luck)):
        chances: dict[int, float] = {}
        for leaf, chance in leaves.items():
            if leaf and leaf[0] not in ("dead", "endless"):
                value = int(leaf[at])
                chances[value] = chances.get(value, 0.0) + chance
        same(spread, chances, place)


def same(spread: Spread | None, chances: dict[int, float], place: str) -> None:
    whole = sum(chances.values())
    if whole < EXACT:
        assert spread is None, place
        return
    assert spread is not None, place
    shares = {value: chance / whole for value, chance in chances.items()}
    assert dict(spread.chances) == pytest.approx(shares, abs=EXACT / whole), place
    mean = sum(value * share for value, share in shares.items())
    variance = sum((value - mean) ** 2 * share for value, share in shares.items())
    assert (spread.mean, spread.deviation**2) == pytest.approx((mean, variance), abs=EXACT * 100 / whole), place


def tried(table: Table, odds: Odds) -> dict[bool, Everything]:
    life = 1.0 if odds.goal == "live" else LIFE
    return {luck: Everything(table, luck=luck, life=life) for luck in (False, True)}


def check(table: Table) -> Odds:
    """All that the odds of a fight say, against everything tried."""
    odds = reckon(table.sheet)
    assert odds.sample is None
    everything = tried(table, odds)
    for luck, ends in ((False, odds.without_luck), (True, odds.with_luck)):
        agree(ends, everything[luck].leaves(table.sheet), f"luck {luck}")
        reached = {"win": ends.won, "escape": ends.escaped, "live": ends.won + ends.taken_over}[odds.goal]
        assert reached == pytest.approx(everything[luck].worth(table.sheet), abs=EXACT)
    return odds


LARGE = (
    "together", "together, unlike blows", "wounds together", "two rounds together", "strike 0 together",
    "safer with the weak one, together", "three in turn", "as one", "wound 1", "strike 1", "effects", "one strong",
    "bonus forbidden", "a wound of 1 that luck undoes",
)  # fmt: skip
"""Whose everything takes long to enumerate, and whose terms others have, too."""


@pytest.mark.parametrize("fight", long_only(ROUNDS, LARGE))
def test_a_fight_between_rounds(fight: str) -> None:
    table = ROUNDS[fight]()
    odds = check(table)
    assert odds.luck is None
    if table.fight.order != "together":
        assert odds.targets == ()
        return
    everything = tried(table, odds)
    commands = list(everything[True].commands(table.sheet))
    for luck in (False, True):
        told = [one.with_luck if luck else one.without_luck for one in odds.targets]
        worth = everything[luck].after if table.fight.until_round else everything[luck].insisted
        assert told == pytest.approx([worth(table.sheet, one) for one in commands], abs=EXACT)
    assert odds.target == commands.index(everything[True].best(table.sheet))


@pytest.mark.parametrize("fight", long_only(BLOWS, ["both", "for an antidote first", "received"]))
def test_blows_that_wait(fight: str) -> None:
    table = BLOWS[fight]()
    odds = check(table)
    everything = tried(table, odds)[True]
    answers = list(everything.commands(table.sheet))
    if len(answers) == 1:
        assert odds.luck is None
        return
    assert odds.luck is not None
    told = (odds.luck.plain, odds.luck.tested)
    assert told == pytest.approx([everything.after(table.sheet, answer) for answer in answers], abs=EXACT)
    assert odds.luck.test == (everything.best(table.sheet) == AnswerBlow(luck=True))


@pytest.mark.parametrize(("wound", "luck"), [(2, 4), (2, 1), (2, 0), (3, 4), (1, 4), (0, 4)])
@pytest.mark.parametrize("stamina", [1, 2, 3, 4])
def test_an_escape(stamina: int, wound: int, luck: int) -> None:
    table = swamp(stamina=stamina, luck=luck).opened("8/4", escape=True, escape_wound=wound)
    escape = reckon(table.sheet).escape
    assert escape is not None
    for with_luck, told in ((True, escape.with_luck), (False, escape.without_luck)):
        assert told == pytest.approx(escapes(table.sheet, Everything(table, luck=with_luck)), abs=EXACT)
    assert escape.test == (escape.with_luck > escape.without_luck)


def test_no_escape_where_none_is_allowed() -> None:
    assert reckon(swamp().opened("8/4").sheet).escape is None


def test_a_fight_that_cannot_be_won_in_time_is_fought_for_life() -> None:
    """Luck dealt would be thrown away: every point of it saves the hero."""
    table = dark(stamina=2, luck=7).opened("9/20", until_round=2)
    odds = reckon(table.sheet)
    assert odds.goal == "live"
    assert odds.with_luck.won == 0
    assert odds.with_luck.taken_over > odds.without_luck.taken_over + 0.05
    assert odds.with_luck.taken_over + odds.with_luck.dead == pytest.approx(1)


def test_the_section_has_taken_over_already() -> None:
    table = dark().opened("8/9", until_round=1).round(1, 1, 1, 1)
    assert reckon(table.sheet).with_luck.taken_over == 1


def test_a_mark_of_the_player_tells_whether_to_escape() -> None:
    table = swamp(stamina=4).opened("9/8", escape=True)
    odds = reckon(table.sheet)
    live = 1 - odds.with_luck.dead
    assert 0.01 < live < 0.5
    assert odds.flee(live + 0.01)
    assert not odds.flee(live - 0.01)
    doomed = swamp(stamina=1).opened("9/8", escape=True)
    assert not reckon(doomed.sheet).flee(1)  # an escape would surely kill
