"""What two dice do: tests of Luck, and all that one attack round can bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

TWO_DICE: Final = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""How many of the 36 throws give each sum."""


@cache
def lucky(luck: int) -> float:
    """The chance that a test of so much Luck succeeds."""
    return sum(ways for total, ways in TWO_DICE.items() if total <= luck) / 36


class Outcome(NamedTuple):
    """What a round brings: whether the hero's blow strikes its target, and whose blows strike the hero, by place."""

    dealt: bool
    received: tuple[int, ...]


def outcomes(attack: int, skills: Sequence[int], target: int) -> dict[Outcome, int]:
    """Everything that a round against enemies of these `skills` can bring, in how many of the 36 × 36 × … throws of
    the hero and all of them: the hero's one Attack Strength is compared with each of theirs, and wounds only the target
    (both books, Batailles)."""
    found: dict[Outcome, int] = {}
    for total, ways in TWO_DICE.items():
        known = {Outcome(dealt=False, received=()): ways}
        for place, skill in enumerate(skills):
            below, equal, above = _compared(total + attack - skill)
            struck, avoided = (below, equal) if place == target else (0, below + equal)
            before, known = known, {}
            for (dealt, received), weight in before.items():
                known[Outcome(dealt, received)] = weight * avoided
                known[Outcome(dealt, (*received, place))] = weight * above
                if struck:
                    known[Outcome(True, received)] = weight * struck
        for outcome, weight in known.items():
            if weight:
                found[outcome] = found.get(outcome, 0) + weight
    return found


@cache
def _compared(total: int) -> tuple[int, int, int]:
    """In how many throws two dice fall below so much, equal it, and exceed it."""
    below = sum(ways for one, ways in TWO_DICE.items() if one < total)
    equal = TWO_DICE.get(total, 0)
    return below, equal, 36 - below - equal
