"""The books as figures: what differs between them without being a chapter of its own."""

from __future__ import annotations

from dataclasses import dataclass

from ffapp.gamebook.sheet import Order, ScoreName, Sheet


@dataclass(frozen=True)
class Characteristic:
    """A score that the heroes of a book have, and how its initial value is made: the sum of `dice` dice and `base`."""

    name: ScoreName
    dice: int
    base: int


@dataclass(frozen=True, kw_only=True)
class Book:
    """The figures of one gamebook.

    `scores` are the characteristics in the order in which their dice are rolled, `meal_limit` how many meals can be
    carried, `escape_wound` what an escape costs, `equipment` the kinds of the first items, the weapon in hand first.
    `compass`: passages run north, east, south or west; without it ways may be named.
    """

    id: str
    scores: tuple[Characteristic, ...]
    gold: int
    meals: int
    meal_gain: int
    meal_limit: int | None
    escape_wound: int
    orders: tuple[Order, ...]
    equipment: tuple[str, ...]
    first_clearing: int | None
    compass: bool = True


SERIES = (Characteristic("skill", 1, 6), Characteristic("stamina", 2, 12), Characteristic("luck", 1, 6))
"""The characteristics of every hero of the series."""

SCORPION_SWAMP = Book(
    id="scorpion-swamp",
    scores=(*SERIES, Characteristic("health", 1, 7)),
    gold=20,
    meals=4,
    meal_gain=3,
    meal_limit=None,
    escape_wound=2,
    orders=("in_turn", "together", "as_one"),
    equipment=("sword", "chain-mail", "backpack", "copper-ring"),
    first_clearing=1,
)

BOOKS: dict[str, Book] = {SCORPION_SWAMP.id: SCORPION_SWAMP}


def book_of(sheet: Sheet) -> Book:
    """The figures of the book that a sheet belongs to."""
    return BOOKS[sheet.book]
