"""What has too many states to be counted through is played, and said to be; and what nobody wants to know any more is
not."""

from __future__ import annotations

import pytest

from ffapp.odds import reckoning
from ffapp.odds.reckoning import MOST_WORK, reckon, work_of
from ffapp.odds.simulated import Stream
from ffapp.odds.tables import Cancelled
from ffapp.odds.terms import terms_of
from tests.gamebook.play import Table, hero, night


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


def test_the_same_seed_plays_the_same_fights() -> None:
    first, again, other = (reckon(crowd().sheet, seed=seed) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other


@pytest.mark.parametrize(
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
