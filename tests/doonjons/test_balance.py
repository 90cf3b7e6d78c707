"""The balance of the default dungeons: the README's table is of today's figures, and what it tells is what is meant."""

from __future__ import annotations

import pytest

from ffapp.doonjons.campaign import DUNGEONS
from ffapp.doonjons.turns import EndTurn
from tests.doonjons.play import RULES
from tests.tools import balance
from tests.tools.balance import BEGIN, END, README, SIZES, TEMPERS, RandomDice, fingerprint, play, recorded

TOLERANCE = 8
"""Percent: more than three deviations of 400 plays."""

COMMAND = "python -m tests.tools.balance --write"


def table() -> list[list[str]]:
    """The rows of the README's table, cell by cell."""
    text = README.read_text(encoding="utf-8")
    assert text.count(BEGIN) == text.count(END) == 1, f"the README has no table of the balance: `{COMMAND}`"
    lines = text.split(BEGIN)[1].split(END)[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:] if line.startswith("|")]


def test_the_readme_tells_the_balance_of_todays_defaults() -> None:
    text = README.read_text(encoding="utf-8")
    assert recorded(text), f"the README has no table of the balance: `{COMMAND}`"
    assert recorded(text) == fingerprint(), f"the defaults have changed since they were played: `{COMMAND}`"


def test_every_party_wins_as_often_as_is_meant() -> None:
    rows = table()
    assert [(int(row[0]), row[1]) for row in rows] == [(size, temper) for size in SIZES for temper in TEMPERS]
    for size, temper, won, *_ in rows:
        low, high = (50, 75) if size == "4" else (30, 80)
        assert low <= int(won.rstrip("%")) <= high, (size, temper, won)


def test_the_fingerprint_notes_other_dice_another_temper_and_another_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    for owner, name, other in (
        (RandomDice, "roll", lambda self, kind, count, sides=6, **told: (sides,) * count),
        (balance, "choose", lambda state, options: EndTurn()),
        (balance, "_drawn", lambda state, figure: None),
    ):
        with monkeypatch.context() as changed:
            changed.setattr(owner, name, other)
            assert fingerprint() != before, name


@pytest.mark.long
def test_parties_win_as_often_as_the_readme_tells() -> None:
    """A few hundred plays of each kind, within what chance does to so few."""
    for size, temper, won, *_ in table():
        results = [play(RULES, int(size), temper, seed) for seed in range(400)]
        percent = 100 * sum(result.won for result in results) / len(results)
        assert abs(percent - int(won.rstrip("%"))) <= TOLERANCE, (size, temper, percent)


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_play_is_the_same_play_again_and_never_stuck(temper: str) -> None:
    for seed in range(6):
        result = play(RULES, 4, temper, seed)
        assert result == play(RULES, 4, temper, seed)
        assert result.won == (not result.killer)
        assert result.killer != "stuck"
        assert 1 <= len(result.rounds) <= DUNGEONS
