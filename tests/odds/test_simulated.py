"""What has too many states to be counted through is played, and said to be; and what nobody wants to know any more is
not."""

from __future__ import annotations

import pytest

from ffapp.odds import reckoning
from ffapp.odds.reckoning import FEWEST, MOST_WORK, _told, reckon, work_of
from ffapp.odds.report import Ends, Odds, Sample
from ffapp.odds.simulated import Stream, Tally
from ffapp.odds.tables import Cancelled
from ffapp.odds.terms import terms_of
from ffapp.texts import Texts
from ffapp.texts.odds import chances_text, odds_told
from tests.gamebook.play import Table, hero, night
from tests.shares import few


def crowd() -> Table:
    return hero(skill=12, stamina=24, luck=12).opened(*["9/12"] * 3, order="together")


def test_a_fight_of_too_many_states_is_played() -> None:
    assert work_of(terms_of(crowd().sheet)) > MOST_WORK
    odds = reckon(crowd().sheet)
    assert odds.sample is not None
    assert odds.sample.fights == 400
    assert 0.01 < odds.sample.error_without_luck < 0.03
    ends = odds.without_luck
    assert ends.won + ends.dead == pytest.approx(1)
    assert (odds.targets, odds.luck) == ((), None)


@pytest.mark.long
def test_the_same_seed_plays_the_same_fights() -> None:
    first, again, other = (reckon(crowd().sheet, seed=seed) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other


@few(
    (1, 3),
    "fight",
    [
        lambda: hero().opened("8/8"),
        lambda: hero(skill=10).opened("7/4", "8/3", order="together"),
        lambda: night().opened("8/7/2/0/3"),
        lambda: night().opened("8/7/2/2", until_round=5),
    ],
)
def test_played_fights_agree_with_the_exact_ones(fight: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert callable(fight)
    table = fight()
    exact = reckon(table.sheet)
    monkeypatch.setattr(reckoning, "MOST_WORK", 0)
    played = reckon(table.sheet)
    assert played.sample is not None
    assert abs(played.without_luck.won - exact.without_luck.won) <= 4 * played.sample.error_without_luck
    # Its plain way to use luck is no better than the best.
    assert played.with_luck.won <= exact.with_luck.won + 4 * played.sample.error_with_luck


@pytest.mark.long
def test_a_fight_without_end_is_told_as_one() -> None:
    table = hero(skill=7).opened("30/12/0")
    assert reckon(table.sheet).with_luck.endless == 1
    many = hero(skill=7).opened(*["30/12/0"] * 5, order="together")
    odds = reckon(many.sheet)
    assert odds.sample is not None
    assert odds.with_luck.endless == 1


def test_absurd_scores_take_no_absurd_time() -> None:
    table = hero(skill=12, stamina=24, luck=12).score("stamina", 9999).score("luck", 9999)
    table.opened(*["5000/9999"] * 20, order="together")
    odds = reckon(table.sheet)
    assert odds.sample is not None
    assert odds.without_luck.won == 0


@pytest.mark.parametrize("fight", [crowd, lambda: hero().opened("8/8"), lambda: night().opened("8/8", until_round=9)])
def test_nobody_waits_for_what_is_out_of_date(fight: object) -> None:
    assert callable(fight)
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(Cancelled):
        reckon(fight().sheet, cancelled=cancelled)
    assert asked == 4


def test_the_dice_of_a_seed_are_fair_and_the_same() -> None:
    faces = Stream("a").roll("attack", 60_000)
    assert faces == Stream("a").roll("attack", 60_000)
    assert all(abs(faces.count(face) - 10_000) < 400 for face in range(1, 7))


def told(found: Odds) -> list[str]:
    """The chances in words of how a fight ends with luck, and of what it is fought for in few."""
    texts = Texts("fr")
    rows = [text for _, text in dict(odds_told(texts, found))[texts("odds-with-luck", goal=_goal(found))]]
    return [text.replace("\u00a0", " ").replace("\u202f", " ") for text in (*rows, chances_text(texts, found))]


def _goal(found: Odds) -> str:
    return found.goal if found.sample is None else "sample"


@pytest.mark.parametrize(
    ("fights", "beyond", "within"),
    [(1, "95,0", "5,0"), (2, "77,7", "22,3"), (180, "1,7", "98,3"), (400, "0,8", "99,2")],
)
def test_what_no_played_fight_came_to_is_not_told_as_impossible(fights: int, beyond: str, within: str) -> None:
    for ends in (Ends(won=1.0), Ends(dead=1.0)):
        sample = Sample(fights=fights, error_without_luck=0.1, error_with_luck=0.1)
        words = told(Odds(goal="win", without_luck=ends, with_luck=ends, sample=sample))
        wanted = [f"plus de {within} %", f"moins de {beyond} %"]
        assert words[:2] == (wanted if ends.won else wanted[::-1])
        sign = f"> {within} %" if ends.won else f"< {beyond} %"
        assert words[-1].count(sign) == 2


def test_what_is_left_of_a_chance_that_rounding_swallows_is_told() -> None:
    ends = Ends(won=1e-40, dead=1.0)
    assert told(Odds(goal="win", without_luck=ends, with_luck=ends))[:2] == ["moins de 0,1 %", "plus de 99,9 %"]
    ends = Ends(taken_over=1.0, dead=1e-40)
    words = told(Odds(goal="live", without_luck=ends, with_luck=ends))
    assert words[:3] == ["0,0 %", "moins de 0,1 %", "plus de 99,9 %"]
    assert words[-1].count("> 99,9 %") == 2
    ends = Ends(won=0.9999999999999998)  # a sum of all that there is
    assert told(Odds(goal="win", without_luck=ends, with_luck=ends))[:2] == ["100,0 %", "0,0 %"]


def test_so_few_who_live_tell_nothing_of_what_is_left() -> None:
    for lived in (FEWEST - 1, FEWEST):
        tally = Tally()
        for _ in range(lived):
            tally.add("won", hero().sheet)
        tally.add("dead", hero().sheet)
        ends = _told(tally)
        assert (ends.stamina is None) == (ends.luck is None) == (lived < FEWEST)
