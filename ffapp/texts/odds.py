"""Odds in words: chances in per cent, and what is left of a score."""

from __future__ import annotations

from ffapp.odds.report import EscapeOdds, LuckOdds, Spread
from ffapp.texts import Texts

DIGITS = 10
"""Parts of one per cent, or of one point, that are told."""


def percent(texts: Texts, chance: float) -> str:
    """A chance in per cent. What is possible is never told as 0, nor what is not certain as 100."""
    parts = round(chance * 100 * DIGITS)
    bound = "none"
    if parts == 0 and chance > 0:
        parts, bound = 1, "under"
    elif parts == 100 * DIGITS and chance < 1 - 1e-12:
        parts, bound = parts - 1, "over"
    return texts("odds-percent", whole=parts // DIGITS, part=parts % DIGITS, bound=bound)


def decimal(texts: Texts, value: float) -> str:
    """A number of points that is seldom whole."""
    parts = round(value * DIGITS)
    return texts("odds-decimal", whole=parts // DIGITS, part=parts % DIGITS)


def spread_text(texts: Texts, spread: Spread) -> str:
    """What is left of a score: the mean, the deviation, and between which values nine in ten cases lie."""
    return texts(
        "odds-spread",
        mean=decimal(texts, spread.mean),
        deviation=decimal(texts, spread.deviation),
        low=_value_at(spread, 0.05),
        high=_value_at(spread, 0.95),
    )


def _value_at(spread: Spread, share: float) -> int:
    """The lowest value that so many cases do not exceed."""
    total = 0.0
    for value, chance in spread.chances:
        total += chance
        if total >= share - 1e-12:
            return value
    return spread.chances[-1][0]


def luck_text(texts: Texts, luck: LuckOdds) -> str:
    """Whether luck is best tested on the blow that waits, and what each answer is worth."""
    tested, plain = percent(texts, luck.tested), percent(texts, luck.plain)
    return texts("odds-luck", test=luck.test, tested=tested, plain=plain)


def blow_text(texts: Texts, luck: LuckOdds) -> str:
    """Which blow waits."""
    return texts("odds-blow", name=luck.name, dealt=luck.dealt)


def escape_text(texts: Texts, escape: EscapeOdds) -> str:
    """What an escape costs now, and how likely it is survived."""
    return texts("odds-escape", wound=escape.wound, chance=percent(texts, escape.with_luck), test=escape.test)
