"""Honour, Nemesis and the Time Track (RULES: 2; DF58: Honneur, L’Œil de la Nuit, Fuite du Temps)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.books import counter_of
from ffapp.gamebook.counters import AdjustCounter, CounterChanged
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from tests.gamebook.play import dead_of, night

COUNTERS = ("honour", "nemesis", "time_track")


@pytest.mark.parametrize(
    ("counter", "changes", "values"),
    [
        ("honour", (2, -1, -4, -2, 5), (2, 1, -3, -5, 0)),
        ("nemesis", (2, -1, -4, 3), (2, 1, 0, 3)),
        ("time_track", (-1, 1, 9, -10, -10), (0, 1, 10, 0, 0)),
    ],
)
def test_honour_may_be_negative_and_the_others_stop_at_0(
    counter: str, changes: tuple[int, ...], values: tuple[int, ...]
) -> None:
    table = night()
    seen = []
    for by in changes:
        table.do(AdjustCounter(counter=counter, by=by, reason="§ 34, le serment"))
        changed = table.happened(CounterChanged)
        seen.append(changed.value.after)
        assert counter_of(table.sheet, counter) == changed.value.after
        assert (changed.counter, changed.arguments()["reason"]) == (counter, "§ 34, le serment")
    assert tuple(seen) == values
    assert {known: value for known, value in table.sheet.counters if known != counter} == dict.fromkeys(
        {*COUNTERS} - {counter}, 0
    )
    assert table.reloaded().sheet == table.sheet


@pytest.mark.parametrize("counter", COUNTERS)
def test_none_has_a_top_but_what_no_book_says(counter: str) -> None:
    table = night()
    table.do(AdjustCounter(counter=counter, by=9_000))
    assert table.bounds(AdjustCounter(counter=counter, by=1_000))[0] == "amount-bounds"
    table.do(AdjustCounter(counter=counter, by=999))
    assert counter_of(table.sheet, counter) == 9_999
    assert table.refused(AdjustCounter(counter=counter, by=1)) == "amount-bounds"


def test_neither_has_honour_a_bottom() -> None:
    table = night()
    table.do(AdjustCounter(counter="honour", by=-9_000))
    rule, low, high = table.bounds(AdjustCounter(counter="honour", by=-1_000))
    assert (rule, low, high) == ("amount-bounds", -999, 9_999)
    table.do(AdjustCounter(counter="honour", by=-999))
    assert counter_of(table.sheet, "honour") == -9_999


@pytest.mark.parametrize(
    ("counter", "held", "by", "rule"),
    [
        ("nemesis", 2, -3, "payment-beyond"),
        ("nemesis", 0, -1, "payment-beyond"),
        ("honour", 2, -3, "payment-beyond"),
        ("honour", -2, -1, "payment-beyond"),
        ("time_track", 2, 1, "payment-sign"),
        ("nemesis", 2, -2, None),
        ("honour", 2, -2, None),
    ],
)
def test_a_payment_beyond_what_is_held_is_refused(counter: str, held: int, by: int, rule: str | None) -> None:
    table = night().counter(counter, held)
    command = AdjustCounter(counter=counter, by=by, payment=True)
    if rule:
        assert table.refused(command) == rule
    else:
        table.do(command)
        assert counter_of(table.sheet, counter) == held + by


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (AdjustCounter(counter="luck", by=1), "counter-unknown"),
        (AdjustCounter(counter="", by=1), "counter-unknown"),
        (AdjustCounter(counter="Honour", by=1), "counter-unknown"),
        (AdjustCounter(counter="x" * 100_000, by=1), "counter-unknown"),
        (AdjustCounter(counter="honour", by=0), "amount-zero"),
        (AdjustCounter(counter="honour", by=10_000), "amount-bounds"),
        (AdjustCounter(counter="honour", by=-(10**30)), "amount-bounds"),
        (AdjustCounter(counter="honour", by=1, reason="A\nB"), "text-line"),
    ],
)
def test_what_no_hand_can_write_into_a_counter(command: AdjustCounter, rule: str) -> None:
    assert night().refused(command) == rule


def test_no_counter_kills_and_each_moves_in_a_fight_too() -> None:
    table = night().opened("7/6")
    for counter in COUNTERS:
        table.do(AdjustCounter(counter=counter, by=-3))
    table.round(6, 6, 1, 1)
    assert table.refused(AdjustCounter(counter="honour", by=1)) == "phase-blow"
    assert dead_of(table) is None


def test_what_a_change_may_be_is_told_of_the_change() -> None:
    texts = Texts("fr")
    for value, by, low, high in ((-9_999, -1, 0, 9_999), (9_999, 1, -9_999, 0), (-9_990, -10, -9, 9_999)):
        table = night()
        table.do(AdjustCounter(counter="honour", by=value))
        refusal = table.game.why_not(AdjustCounter(counter="honour", by=by))
        assert refusal is not None
        assert (refusal.arguments["low"], refusal.arguments["high"]) == (low, high)
        assert "changement" in tell_refusal(texts, refusal, {})
        absurd = table.game.why_not(AdjustCounter(counter="honour", by=10_000))
        assert absurd is not None
        assert tell_refusal(texts, absurd, {}).startswith("Il faut un nombre entier")
