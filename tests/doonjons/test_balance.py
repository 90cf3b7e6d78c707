"""The balance of the default dungeons: the README's table is of today's figures, and what it tells is what is meant."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ffapp.doonjons.campaign import DUNGEONS
from ffapp.doonjons.turns import EndTurn
from tests.doonjons.play import RULES
from tests.tools import balance
from tests.tools.balance import BEGIN, END, KINDS, README, Kind, RandomDice, fingerprint, label, play, recorded

PLAYS = 200
TOLERANCE = 15
"""Percent: more than three deviations of the difference between that many plays and those of the table."""

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


def percent(cell: str) -> int:
    return int(cell.strip().rstrip("%"))


def told() -> dict[Kind, list[str]]:
    """The cells of each row behind those that say who plays."""
    rows = table()
    assert [" | ".join(row[:4]) for row in rows] == [label(kind) for kind in KINDS]
    return {kind: row[4:] for kind, row in zip(KINDS, rows, strict=True)}


def test_the_dungeons_are_played_as_is_meant() -> None:
    """Who wins how often, how long it takes, how much of it are moves, and who falls."""
    for kind, (won, rounds, moves, _, fallen) in told().items():
        if not kind.good:
            continue
        lasts = sum(float(mean) for mean in rounds.split(","))
        assert 12 <= lasts <= 40, (kind, rounds)
        assert percent(moves) >= (25 if kind.full else 15), (kind, moves)
        if kind in (Kind(4), Kind(4, full=True)):
            assert 55 <= percent(won) <= 75, (kind, won)
        if isinstance(kind.party, tuple):
            assert 25 <= percent(won) <= 75, (kind, won)
        if kind.race:
            assert 40 <= percent(won) <= 75, (kind, won)
        if isinstance(kind.party, int) and kind.party > 1 and not kind.race:
            assert all(percent(share.split()[1]) <= 50 for share in fallen.split(", ")), (kind, fallen)


def test_a_temper_makes_a_difference() -> None:
    """The party wins the more seldom the more is in it: against the weakest, the nearest, cautiously, by a post."""
    rates = {kind.temper: percent(row[0]) for kind, row in told().items() if kind == Kind(4, temper=kind.temper)}
    assert list(rates) == ["nearest", "weakest", "cautious", "guard"]
    wits = [rates[temper] for temper in ("weakest", "nearest", "cautious", "guard")]
    assert all(easier - harder >= 5 for harder, easier in pairwise(wits)), rates
    assert 25 <= wits[0] < wits[-1] <= 90


def test_the_fingerprint_notes_other_dice_another_temper_and_other_policies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "KINDS", (Kind(4), Kind(4, good=False)))
    before = fingerprint()
    for owner, name, other in (
        (RandomDice, "roll", lambda self, kind, count, sides=6, **told: (sides,) * count),
        (balance, "choose", lambda state, options=None: EndTurn()),
        (balance, "_drawn", lambda state, figure: None),
        (balance, "_aside", lambda state, figure, targets: None),
        (balance, "STUCK", 3),
    ):
        with monkeypatch.context() as changed:
            changed.setattr(balance, "STUCK", 12)
            changed.setattr(owner, name, other)
            assert fingerprint() != before, name


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=label)
def test_parties_win_as_often_as_the_readme_tells(kind: Kind) -> None:
    """Some plays of each kind, within what chance does to so few."""
    won = told()[kind][0]
    rate = 100 * sum(play(RULES, kind, seed).won for seed in range(1_000, 1_000 + PLAYS)) / PLAYS
    assert abs(rate - percent(won)) <= TOLERANCE, rate


@pytest.mark.parametrize("kind", [Kind(4), Kind(2, full=True), Kind(3, good=False), Kind(4, temper="guard")])
def test_a_play_is_the_same_play_again_and_never_stuck(kind: Kind) -> None:
    for seed in range(2):
        result = play(RULES, kind, seed)
        assert result == play(RULES, kind, seed)
        assert result.won == (not result.killer)
        assert result.killer != "stuck"
        assert 1 <= len(result.rounds) <= DUNGEONS
        assert 0 <= result.moves < result.actions
