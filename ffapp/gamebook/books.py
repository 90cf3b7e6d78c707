"""The books as values: what differs between them without being a chapter of its own."""

from __future__ import annotations

from msgspec import Struct

from ffapp.gamebook.fight_state import Order
from ffapp.gamebook.sheet import Score, Sheet, score_of


class Characteristic(Struct, frozen=True):
    """A score that the heroes of a book have, and how its initial value is made: the sum of `dice` dice and `base`.

    Skill, Stamina, Luck and Health have rules of their own. One of any other name is rolled, told and changed by hand
    like them; what it does is said by a chapter of the book that has it. It is called `score-<name>` in the texts.
    """

    name: str
    dice: int
    base: int


class Counter(Struct, frozen=True):
    """Points that a book counts and that are no characteristic: they have no top, and below `floor` they do not go
    (None: they may be negative without end)."""

    name: str
    start: int = 0
    floor: int | None = 0

    @property
    def signed(self) -> bool:
        """Whether it may be negative: it is told with its sign then, wherever it stands."""
        return self.floor is None


COMMON_TERMS = frozenset({"modifier", "strike", "order", "escape", "escape_wound"})
"""What the sections of every book may say of a fight."""


class Book(Struct, frozen=True, kw_only=True):
    """What one gamebook says of its rules in names and numbers.

    `scores` are the characteristics in the order in which their dice are rolled: those of the series first, then what
    else the book has. `counters` are what it counts besides.
    `gold` is what the hero begins with, and `gold_dice` dice more. `meal_limit` is how many meals can be carried;
    `meal_a_stop`: one meal of one's own choice until the next section. `escape_wound` is what an escape costs,
    `equipment` the kinds of the first items, the weapon in hand first. `compass`: passages run north, east, south or
    west; without it ways may be named.

    `fight_terms` are the terms of a fight (`fight_state.TERMS`) and those of an enemy ("poison",
    "until_wounds") that its sections may give, `properties` what an item may be besides a thing and a weapon
    ("antidote", "treasure").
    `chapters` are those of its rules that other books lack: "stones", "magic", "poison", "hunger".
    `plays_luck`: Luck can be paid for a change to a roll before the dice.
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
    counters: tuple[Counter, ...] = ()
    gold_dice: int = 0
    meal_a_stop: bool = False
    fight_terms: frozenset[str]
    properties: frozenset[str] = frozenset()
    chapters: frozenset[str] = frozenset()
    plays_luck: bool = False

    def counter(self, name: str) -> Counter | None:
        """The counter of that name, or None where the book has none."""
        return next((counter for counter in self.counters if counter.name == name), None)


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
    fight_terms=COMMON_TERMS | {"fury"},
    chapters=frozenset({"stones"}),
)

NIGHT_DRAGON = Book(
    id="night-dragon",
    scores=SERIES,
    counters=(Counter("honour", floor=None), Counter("nemesis"), Counter("time_track")),
    gold=3,
    gold_dice=2,
    meals=12,
    meal_gain=4,
    meal_limit=12,
    meal_a_stop=True,
    escape_wound=0,
    orders=("in_turn", "together"),
    equipment=("sword", "leather-cuirass", "shield", "lantern", "backpack"),
    first_clearing=None,
    compass=False,
    fight_terms=COMMON_TERMS | {"weapon_bonus", "until_round", "poison", "until_wounds"},
    properties=frozenset({"antidote", "treasure"}),
    chapters=frozenset({"magic", "poison", "hunger"}),
    plays_luck=True,
)

BOOKS: dict[str, Book] = {SCORPION_SWAMP.id: SCORPION_SWAMP, NIGHT_DRAGON.id: NIGHT_DRAGON}


def book_of(sheet: Sheet) -> Book:
    """The values of the book that a sheet belongs to."""
    return BOOKS[sheet.book]


def scores_of(sheet: Sheet) -> dict[str, Score]:
    """The hero's characteristics by their names, in the order of the book. One that the book has got since the game
    began is none of them: no dice were rolled for it. Empty before there is a hero."""
    found = ((one.name, score_of(sheet, one.name)) for one in book_of(sheet).scores if sheet.name)
    return {name: score for name, score in found if score is not None}


def counters_of(sheet: Sheet) -> tuple[tuple[str, int], ...]:
    """The hero's counters with their values, in the order of the book; one that the book has got since the game began
    stands at its start. Empty before there is a hero."""
    known = dict(sheet.counters)
    return tuple((one.name, known.get(one.name, one.start)) for one in book_of(sheet).counters) if sheet.name else ()


def counter_of(sheet: Sheet, name: str) -> int | None:
    """The value of a counter (see `counters_of`), or None where the hero has no such counter."""
    return dict(counters_of(sheet)).get(name)
