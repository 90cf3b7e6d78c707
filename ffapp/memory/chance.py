"""What chance would have given, and how far dice are from it: Pearson's chi-squared test."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log
from typing import Final

import msgspec

LEAST: Final = 5.0
"""Where fewer are expected of a face, or of several taken together, the test says nothing (Cochran's rule)."""

_TINY: Final = 1e-300
_EXACT: Final = 1e-15
_TERMS: Final = 10_000


class Fit(msgspec.Struct, frozen=True):
    """How counts compare with what is expected: `squared` is chi-squared with so many degrees of `freedom`, `chance`
    how likely fair dice are at least as far away."""

    squared: float
    freedom: int
    chance: float


def fit(counts: Sequence[int], shares: Sequence[int]) -> Fit | None:
    """Compares counts with shares of their sum. None where too few are expected; of values that are not equally likely,
    neighbours are taken together until enough are, as long as half of them are left to compare."""
    number, parts = sum(counts), sum(shares)
    bins: list[tuple[int, float]] = []
    count, expected = 0, 0.0
    for counted, share in zip(counts, shares, strict=True):
        count, expected = count + counted, expected + number * share / parts
        if expected >= LEAST:
            bins.append((count, expected))
            count, expected = 0, 0.0
    if expected and bins:
        known = bins.pop()
        bins.append((known[0] + count, known[1] + expected))
    least = len(counts) / 2 if len(set(shares)) > 1 else len(counts)
    if len(bins) < max(2, least):
        return None
    squared = sum((counted - wanted) ** 2 / wanted for counted, wanted in bins)
    freedom = len(bins) - 1
    return Fit(squared, freedom, upper(freedom / 2, squared / 2))


def sums_shares(sides: int) -> tuple[int, ...]:
    """In how many ways two dice of so many sides give each sum, the lowest first."""
    return tuple(sides - abs(sides + 1 - total) for total in range(2, 2 * sides + 1))


def upper(a: float, x: float) -> float:
    """The regularized upper incomplete gamma function Q(a, x): by its series below a + 1, above by its continued
    fraction (Abramowitz and Stegun, 6.5.29 and 6.5.31, the latter after Lentz)."""
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for number in range(1, _TERMS):
            term *= x / (a + number)
            total += term
            if term < total * _EXACT:
                break
        return max(0.0, 1 - scale * total)
    below = x + 1 - a
    c, d = 1 / _TINY, 1 / below
    value = d
    for number in range(1, _TERMS):
        factor = -number * (number - a)
        below += 2
        d = 1 / (factor * d + below or _TINY)
        c = below + factor / c or _TINY
        value *= c * d
        if abs(c * d - 1) < _EXACT:
            break
    return min(1.0, scale * value)
