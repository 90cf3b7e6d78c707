"""Odds against a table that others have published.

StochasticBiology/fighting-fantasy-analysis on GitHub (commit 0fcb6f2), `optimal-strategies.txt` in
previous-results.tar.gz: for each difference of Skill, Luck, Stamina of the hero and of one enemy the chance to win with
luck used best, to seven digits, and whether that means to test it on a blow dealt (1) and received (2). All 157,248
entries have been compared so once; these are some of them.
"""

from __future__ import annotations

import pytest

from ffapp.odds.reckoning import reckon
from tests.gamebook.play import Table, hero

PUBLISHED = [
    (0, 0, 24, 24, 5.000000e-01, 0),
    (0, 12, 24, 24, 8.609717e-01, 1),
    (0, 6, 12, 12, 5.508423e-01, 0),
    (-10, 12, 24, 1, 0.000000e00, 0),
    (-5, 12, 24, 3, 5.465595e-01, 1),
    (5, 1, 2, 24, 4.979321e-01, 0),
    (-1, 5, 7, 8, 2.495821e-01, 0),
    (1, 2, 20, 21, 8.217826e-01, 0),
    (5, 8, 3, 24, 8.551340e-01, 1),
    (-7, 6, 14, 1, 8.395157e-02, 0),
    (3, 4, 17, 16, 9.995146e-01, 0),
    (-1, 3, 19, 11, 5.330260e-01, 0),
    (-6, 8, 1, 1, 2.775575e-02, 0),
    (-3, 7, 14, 17, 2.196052e-03, 0),
    (-4, 7, 23, 7, 1.919991e-01, 1),
    (1, 5, 23, 15, 9.815973e-01, 1),
    (3, 5, 20, 20, 9.996148e-01, 0),
    (-1, 3, 5, 22, 7.183638e-04, 0),
    (1, 8, 2, 7, 4.391552e-01, 3),
    (6, 6, 2, 23, 8.166227e-01, 2),
    (-4, 3, 18, 1, 6.296009e-01, 0),
    (-1, 3, 20, 24, 5.670226e-02, 0),
    (-8, 5, 22, 4, 1.195324e-02, 1),
    (-2, 9, 7, 23, 7.837672e-04, 1),
]
TO_THE_LAST_DIGIT = 5.1e-8


def opened(difference: int, luck: int, stamina: int, enemy: int) -> Table:
    table = hero(skill=10).score("luck", luck)
    return table.score("stamina", stamina, max(stamina, table.sheet.stamina.initial)).opened(
        f"{10 - difference}/{enemy}"
    )


@pytest.mark.parametrize(("difference", "luck", "stamina", "enemy", "won", "strategy"), PUBLISHED)
def test_a_published_chance(difference: int, luck: int, stamina: int, enemy: int, won: float, strategy: int) -> None:
    table = opened(difference, luck, stamina, enemy)
    assert reckon(table.sheet).with_luck.won == pytest.approx(won, abs=TO_THE_LAST_DIGIT)
    if not won:
        return
    for number, dice in ((1, (1, 1, 6, 6)), (2, (6, 6, 1, 1))):
        struck = opened(difference, luck, stamina, enemy)
        if struck.phase == "fight" and abs(difference) < 10:
            struck.round(*dice)
        advice = reckon(struck.sheet).luck if struck.phase == "blow" else None
        tests = advice is not None and advice.test and advice.tested - advice.plain > 1e-10
        assert tests == bool(strategy & number)
