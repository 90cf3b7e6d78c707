"""The balance of the default dungeons: the README's table is of today's figures, and what it tells is what is meant."""

from __future__ import annotations

import pytest

from ffapp.doonjons.campaign import DUNGEONS
from tests.doonjons.play import RULES
from tests.tools.balance import BEGIN, END, README, SIZES, TEMPERS, fingerprint, play, recorded

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


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_play_is_the_same_play_again_and_never_stuck(temper: str) -> None:
    for seed in range(6):
        result = play(RULES, 4, temper, seed)
        assert result == play(RULES, 4, temper, seed)
        assert result.won == (not result.killer)
        assert result.killer != "stuck"
        assert 1 <= len(result.rounds) <= DUNGEONS
