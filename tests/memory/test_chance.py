"""Pearson's chi-squared test: its quantiles against the printed table, its tail against a sum by small steps."""

from __future__ import annotations

import math
import random

import pytest

from ffapp.memory.chance import fit, sums_shares, upper
from tests.shares import few

QUANTILES = [
    (1, 3.841, 0.05),
    (1, 6.635, 0.01),
    (3, 7.815, 0.05),
    (5, 1.145, 0.95),
    (5, 11.070, 0.05),
    (5, 20.515, 0.001),
    (10, 18.307, 0.05),
    (10, 2.558, 0.99),
    (19, 30.144, 0.05),
    (30, 59.703, 0.001),
]
"""Degrees of freedom, chi-squared, chance (Abramowitz and Stegun, table 26.8)."""


@pytest.mark.parametrize(("freedom", "squared", "chance"), QUANTILES)
def test_the_printed_quantiles(freedom: int, squared: float, chance: float) -> None:
    assert upper(freedom / 2, squared / 2) == pytest.approx(chance, abs=3e-4 * max(1, 10 * chance))


@few((0, 2), "freedom", [2, 5, 10, 19])
def test_the_tail_is_the_area_under_the_density(freedom: int) -> None:
    for squared in (0.5, 4.0, 9.0, 25.0):
        step, area = 1e-3, 0.0
        at = squared + step / 2
        while at < 200:
            area += at ** (freedom / 2 - 1) * math.exp(-at / 2) * step
            at += step
        density = area / (2 ** (freedom / 2) * math.gamma(freedom / 2))
        assert upper(freedom / 2, squared / 2) == pytest.approx(density, rel=1e-5)


def test_extremes_are_chances() -> None:
    assert upper(2.5, 0) == 1
    assert 0 <= upper(2.5, 1e-12) <= 1
    assert upper(2.5, 5_000) == 0
    assert upper(50, 1e-3) == pytest.approx(1)


def test_a_die_as_it_should_be_and_one_that_is_loaded() -> None:
    even = fit((20,) * 6, (1,) * 6)
    assert even is not None
    assert (even.squared, even.freedom, even.chance) == (0, 5, 1)
    loaded = fit((10, 10, 10, 10, 10, 70), (1,) * 6)
    assert loaded is not None
    assert loaded.squared == pytest.approx(5 * (10**2 / 20) + 50**2 / 20)
    assert loaded.chance < 1e-20


def test_too_few_say_nothing_and_rare_sums_are_taken_together() -> None:
    assert fit((0,) * 6, (1,) * 6) is None
    assert fit((1, 0, 1, 0, 1, 0), (1,) * 6) is None
    assert fit((0,) * 10 + (9,), sums_shares(6)) is None
    shares = sums_shares(6)
    assert shares == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    found = fit(tuple(2 * share for share in shares), shares)
    assert found is not None
    assert (found.squared, found.freedom) == (0, 8)  # 2 with 3, 11 with 12


def test_fair_dice_are_unusual_as_often_as_they_say() -> None:
    rng = random.Random(3)
    unusual = 0
    for _ in range(2_000):
        faces = [0] * 6
        for _ in range(60):
            faces[rng.randrange(6)] += 1
        found = fit(faces, (1,) * 6)
        assert found is not None
        unusual += found.chance < 0.05
    assert 60 < unusual < 140
