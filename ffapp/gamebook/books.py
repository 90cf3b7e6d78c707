"""The books as figures: what differs between them without being a chapter of its own."""

from __future__ import annotations

from dataclasses import dataclass

from ffapp.gamebook.sheet import Order, Sheet


@dataclass(frozen=True, kw_only=True)
class Book:
    """The figures of one gamebook.

    `health_base` is what one die adds to for initial Health (None: the book has no Health), `meal_limit` how many
    meals can be carried, `escape_wound` what an escape costs, `equipment` the kinds of the first items, the weapon
    in hand first.
    """

    id: str
    health_base: int | None
    gold: int
    meals: int
    meal_gain: int
    meal_limit: int | None
    escape_wound: int
    orders: tuple[Order, ...]
    equipment: tuple[str, ...]
    first_clearing: int | None


SCORPION_SWAMP = Book(
    id="scorpion-swamp",
    health_base=7,
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
