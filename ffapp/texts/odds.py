"""Odds in words: chances in per cent, and what is left of a score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TypeAlias

from ffapp.gamebook.sheet import ScoreName
from ffapp.odds.report import END_NAMES, EndName, Ends, EscapeOdds, Goal, LuckOdds, Odds, Spread
from ffapp.texts import Texts

Told: TypeAlias = tuple[str, str]
"""What a line is about, and what there is to say."""

DIGITS = 10
"""Parts of one per cent, or of one point, that are told."""

ALIVE: tuple[EndName, ...] = tuple(name for name in END_NAMES if name != "dead")


def percent(texts: Texts, chance: float, *, signs: bool = False, certain: bool | None = None, fights: int = 0) -> str:
    """A chance in per cent. What is possible is never told as 0, nor what is not certain as 100: that it is less or
    more than a figure is said in words or by `signs`.

    `certain`: nothing else is possible, left out where only the chance tells it. Of so many `fights` that were played
    what never came, or always, is neither impossible nor certain: the figure is the one that it is beyond in 19 of 20
    cases.
    """
    whole = 100 * DIGITS
    parts = round(chance * whole)
    bound = "none"
    if certain is None:
        certain = chance >= 1 - 1e-12
    if fights and (certain or not chance):
        unseen = ceil((1 - 0.05 ** (1 / fights)) * whole)
        parts, bound = (whole - unseen, "over") if certain else (unseen, "under")
    elif parts == 0 and chance > 0:
        parts, bound = 1, "under"
    elif parts == whole and not certain:
        parts, bound = parts - 1, "over"
    return texts("odds-percent", whole=parts // DIGITS, part=parts % DIGITS, bound=bound, signs=signs)


def ends_percent(texts: Texts, found: Odds, ends: Ends, *names: EndName, signs: bool = False) -> str:
    """The chance that a fight ends in one of these ways, in per cent."""
    fights = 0 if found.sample is None else found.sample.fights
    return percent(texts, ends.chance(*names), signs=signs, certain=not ends.chance(*_others(names)), fights=fights)


def _others(names: tuple[EndName, ...]) -> tuple[EndName, ...]:
    return tuple(name for name in END_NAMES if name not in names)


def decimal(texts: Texts, value: float) -> str:
    """A number of points that is seldom whole."""
    parts = round(value * DIGITS)
    return texts("odds-decimal", whole=parts // DIGITS, part=parts % DIGITS)


def spread_text(texts: Texts, spread: Spread, *, deadly: bool) -> str:
    """What is left of a score: the mean, the deviation, and between which values nine in ten cases lie. Where the fight
    may be `deadly`, it is said that this is so for a hero who lives."""
    return texts(
        "odds-spread",
        deadly=deadly,
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
    return texts("odds-luck", test=luck.test, tested=tested, plain=plain, same=tested == plain)


def blow_text(texts: Texts, luck: LuckOdds) -> str:
    """Which blow waits."""
    return texts("odds-blow", name=luck.name, dealt=luck.dealt)


def escape_text(texts: Texts, escape: EscapeOdds) -> str:
    """What an escape costs now, and how likely it is survived."""
    return texts("odds-escape", wound=escape.wound, chance=percent(texts, escape.with_luck), test=escape.test)


# -- all of it ---------------------------------------------------------------------------------------------------------


def certainty(texts: Texts, found: Odds) -> str:
    """Whether the odds are exact, or of how many fights and with which error."""
    sample = found.sample
    if sample is None:
        return texts("odds-exact")
    plain, careful = percent(texts, sample.error_without_luck), percent(texts, sample.error_with_luck)
    return texts("odds-sample", fights=sample.fights, plain=plain, careful=careful)


def odds_told(texts: Texts, found: Odds, mark: int | None = None) -> Iterator[tuple[str, tuple[Told, ...]]]:
    """All that the odds have to tell, by titles. `mark` is the player's for an escape, in per cent (None: none)."""
    goal = found.goal if found.sample is None else "sample"
    chances = [percent(texts, one.with_luck) for one in found.targets]
    targets = (
        (one.name, texts("odds-target", chance=chance, best=best))
        for one, chance, best in zip(found.targets, chances, best_told(found, chances), strict=True)
    )
    for title, rows in (
        (texts("odds-without-luck"), _ends(texts, found, found.without_luck, ("stamina",))),
        (texts("odds-with-luck", goal=goal), _ends(texts, found, found.with_luck, ("stamina", "luck"))),
        (texts("odds-targets"), targets),
        (texts("odds-advice"), _advice(texts, found, mark)),
    ):
        if told := tuple(rows):
            yield title, told


def best_told(found: Odds, chances: Sequence[str]) -> list[bool]:
    """Whom it is best to strike at, as the chances are told: of equal ones none is better, and where all are equal
    there is no best."""
    best = {chance for one, chance in zip(found.targets, chances, strict=True) if one.enemy == found.target}
    return [chance in best and len(set(chances)) > 1 for chance in chances]


def _ends(texts: Texts, found: Odds, ends: Ends, scores: tuple[ScoreName, ...]) -> Iterator[Told]:
    """How the fight can end, and what is left."""
    for end in END_NAMES:
        if ends.chance(end) or end in ("won", "dead"):
            yield texts(f"odds-{end}"), ends_percent(texts, found, ends, end)
    for score in scores:
        spread = getattr(ends, score)
        if spread is not None:
            yield texts("score-name", score=score), spread_text(texts, spread, deadly=bool(ends.dead))


def _advice(texts: Texts, found: Odds, mark: int | None) -> Iterator[Told]:
    """What is best now."""
    if found.luck is not None:
        yield blow_text(texts, found.luck), luck_text(texts, found.luck)
    if found.escape is not None:
        yield texts("odds-escape-now"), escape_text(texts, found.escape)
        if mark is not None:
            yield texts("odds-mark"), flee_text(texts, found, mark)
    if found.antidotes:
        yield texts("odds-antidotes"), texts("odds-antidotes-held", count=found.antidotes)


def flee_text(texts: Texts, found: Odds, mark: int) -> str:
    """Whether to escape now is better by the player's mark, in per cent."""
    live = ends_percent(texts, found, found.with_luck, *ALIVE)
    return texts("odds-flee", flee=found.flee(mark / 100), mark=percent(texts, mark / 100), live=live)


# -- in few words ------------------------------------------------------------------------------------------------------


def brief(texts: Texts, chance: float) -> str:
    """A chance in per cent, as short as it can be told."""
    return percent(texts, chance, signs=True)


def chances_text(texts: Texts, found: Odds) -> str:
    """The chance of what the fight is fought for, without luck and with it."""
    goals: dict[Goal, tuple[EndName, ...]] = {"win": ("won",), "escape": ("escaped",), "live": ALIVE}
    reached = goals[found.goal]
    plain, careful = (
        ends_percent(texts, found, ends, *reached, signs=True) for ends in (found.without_luck, found.with_luck)
    )
    return texts("odds-short-chances", goal=found.goal, plain=plain, careful=careful)


def _taken_over(texts: Texts, found: Odds) -> Iterator[str]:
    """The chance that the section takes over a fight that could be won, without luck and with it."""
    ends = found.without_luck, found.with_luck
    if found.goal == "win" and any(one.taken_over for one in ends):
        plain, careful = (ends_percent(texts, found, one, "taken_over", signs=True) for one in ends)
        yield texts("odds-short-taken-over", plain=plain, careful=careful)


def short_parts(texts: Texts, found: Odds, mark: int = 0) -> Iterator[str]:
    """What the odds advise, in parts of few words, the most pressing first. `mark` is the player's for an escape, in
    per cent (0: none)."""
    if found.luck is not None:
        tested, plain = brief(texts, found.luck.tested), brief(texts, found.luck.plain)
        yield texts("odds-short-luck", test=found.luck.test, tested=tested, plain=plain, same=tested == plain)
    if mark and found.flee(mark / 100):
        yield texts(
            "odds-short-flee",
            live=ends_percent(texts, found, found.with_luck, *ALIVE, signs=True),
            mark=brief(texts, mark / 100),
        )
    yield chances_text(texts, found)
    yield from _taken_over(texts, found)
    best = next((one for one in found.targets if one.enemy == found.target), None)
    if best is not None and any(best_told(found, [brief(texts, one.with_luck) for one in found.targets])):
        yield texts("odds-short-target", name=best.name, chance=brief(texts, best.with_luck))
    if found.sample is not None:
        error = brief(texts, found.sample.error_with_luck)
        yield texts("odds-short-sample", fights=found.sample.fights, error=error)
    left = [(score, getattr(found.with_luck, score)) for score in ("stamina", "luck")]
    told = {
        f"{score}_{name}": decimal(texts, getattr(spread, name))
        for score, spread in left
        if spread is not None
        for name in ("mean", "deviation")
    }
    if len(told) == 4:
        yield texts("odds-short-left", deadly=bool(found.with_luck.dead), **told)
    if mark and found.escape is not None and not found.flee(mark / 100):
        yield texts(
            "odds-short-stay",
            live=ends_percent(texts, found, found.with_luck, *ALIVE, signs=True),
            mark=brief(texts, mark / 100),
        )
