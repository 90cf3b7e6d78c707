"""What is told of a fight's odds: plain records, as the command line prints them as data."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, Literal, TypeAlias, get_args

import msgspec

Goal: TypeAlias = Literal["win", "live", "escape"]
"""What luck and targets are best for: to win; to live where the section takes over before anybody can win; to survive
the wound of an escape that is under way."""


EndName: TypeAlias = Literal["won", "dead", "taken_over", "escaped", "endless"]
END_NAMES: Final[tuple[EndName, ...]] = get_args(EndName)


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How a score is left: `chances` are (value, chance) pairs, lowest first, among the ends that leave one."""

    mean: float
    deviation: float
    chances: tuple[tuple[int, float], ...]


class Ends(msgspec.Struct, frozen=True, kw_only=True):
    """How a fight ends, by chances that add up to 1. `stamina` and `luck` are those on the sheet of a hero who lives,
    None where nobody does, or of fights that were played too few to tell."""

    won: float = 0.0
    dead: float = 0.0
    taken_over: float = 0.0
    escaped: float = 0.0
    endless: float = 0.0
    stamina: Spread | None = None
    luck: Spread | None = None

    def chance(self, *names: EndName) -> float:
        """The chance of one of these ends."""
        return sum((getattr(self, name) for name in names), 0.0)


class LuckOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The blow whose luck waits for its answer: the chance to reach the goal if luck is tested on it and if not, all
    that follows decided best, and which is better. `lucky` is the chance of the test itself; `enemy` is the index of
    who gives or takes the blow, -1 for the wound of an escape."""

    enemy: int
    name: str = ""
    dealt: bool = False
    lucky: float
    tested: float
    plain: float
    test: bool


class TargetOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The chance to reach the goal where this enemy is the target until a round changes something (where rounds are
    counted: of the next one), all that follows decided best."""

    enemy: int
    name: str
    without_luck: float
    with_luck: float


class EscapeOdds(msgspec.Struct, frozen=True, kw_only=True):
    """An escape now: what it costs, and the chance to survive it without luck and with luck used best; `test` says
    whether that means to test it."""

    wound: int
    without_luck: float
    with_luck: float
    test: bool


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """So many fights were played, and the standard error of the chance to win without luck and with it."""

    fights: int
    error_without_luck: float
    error_with_luck: float


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What the fight on a sheet will come to. `sample` is None where all is exact; else the numbers are those of fights
    played, luck being used only where it can save the hero's life, and each round against the weakest.

    `targets` are there where several can be chosen, and `target` is the index of the best of them. `antidotes` so many
    are carried; none is reckoned with.
    """

    goal: Goal
    without_luck: Ends
    with_luck: Ends
    luck: LuckOdds | None = None
    targets: tuple[TargetOdds, ...] = ()
    target: int | None = None
    escape: EscapeOdds | None = None
    antidotes: int = 0
    sample: Sample | None = None

    def flee(self, mark: float) -> bool:
        """Whether to escape now is better by the player's mark: the chance to live through the fight is below it, and
        below that to survive the escape."""
        live = 1 - self.with_luck.dead
        return self.escape is not None and live < mark and live < self.escape.with_luck


def spread_of(weights: Mapping[int, float]) -> Spread | None:
    """The spread of values by their weights, None where these are nothing."""
    whole = sum(weights.values())
    if not whole:
        return None
    mean = sum(value * weight for value, weight in weights.items()) / whole
    variance = sum((value - mean) ** 2 * weight for value, weight in weights.items()) / whole
    return Spread(
        mean=mean,
        deviation=sqrt(variance),
        chances=tuple((value, weights[value] / whole) for value in sorted(weights) if weights[value]),
    )
