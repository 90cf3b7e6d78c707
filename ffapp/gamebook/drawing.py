"""The map that the reader draws, as data: clearings, and the passages between them.

Nothing here knows where anything is on the page; that is `ffapp.mapping.layout`. In a book without a compass
(`Drawing.free`) the same drawer holds places and ways freely named: their `way` is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

WAYS: Final = ("n", "e", "s", "w")
"""The four ways that a passage can run; north is up."""

OPPOSITE: Final = {"n": "s", "e": "w", "s": "n", "w": "e", "": ""}

MARKS: Final = ("danger", "treasure", "friend", "goal", "magic")
"""What a clearing can be marked as."""


Way: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", *WAYS]})]
"""One of `WAYS`, or empty where there is no compass. The type is any text: a diagonal is not unreadable, the rules
refuse it with the reason."""

Mark: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", *MARKS]})]
"""One of `MARKS`, or empty; of any other the rules say that there is no such mark."""


class Pin(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the reader wants a clearing: so many columns east and rows south of clearing `of`."""

    of: int
    east: int = 0
    south: int = 0


class Clearing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A clearing, or in a book without a compass a place. `mark` is one of `MARKS`, or empty."""

    number: int
    label: str = ""
    note: str = ""
    mark: Mark = ""
    pin: Pin | None = None


class Passage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A way out of the clearing `start`, and with it the way back out of `end` on the opposite side.

    `end` is None for an exit that was seen and not taken. `one_way`: it cannot be walked from `end` to `start`.
    `length` is how many steps long it is drawn at least. `label` names a way that has no direction.
    """

    id: int
    start: int
    way: Way = ""
    end: int | None = None
    one_way: bool = False
    taken: bool = False
    length: int = 1
    label: str = ""
    note: str = ""

    def turned(self) -> Passage:
        """The same line on the page, begun at its other end; a one-way passage then runs the other way."""
        if self.end is None:
            return self
        return replace(self, start=self.end, end=self.start, way=OPPOSITE[self.way])


class Exit(NamedTuple):
    """A passage seen from one of its two clearings: `way` and `to` are as they are from there.

    `barred`: the passage is one-way and ends here.
    """

    passage: Passage
    way: str
    to: int | None
    barred: bool


class Drawing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole map. Clearings and passages stand in the order in which they became known.

    `free`: ways may be named instead of running along the compass.
    """

    clearings: tuple[Clearing, ...] = ()
    passages: tuple[Passage, ...] = ()
    free: bool = False

    def clearing(self, number: int) -> Clearing | None:
        """The clearing with that number, or None."""
        return next((clearing for clearing in self.clearings if clearing.number == number), None)

    def label(self, number: int | None) -> str:
        """What the clearing with that number is called; "" where it has no other name, and for none."""
        known = None if number is None else self.clearing(number)
        return known.label if known else ""

    def passage(self, id: int) -> Passage | None:
        """The passage with that id, or None."""
        return next((passage for passage in self.passages if passage.id == id), None)

    def named(self, name: str) -> tuple[int, ...]:
        """The numbers of the clearings with that name, whatever its capitals."""
        folded = name.strip().casefold()
        return tuple(known.number for known in self.clearings if folded and known.label.strip().casefold() == folded)

    def exits(self, number: int) -> Iterator[Exit]:
        """Every passage that touches a clearing; one that loops back to it comes twice along the compass, on two sides,
        and once where it has but a name."""
        for passage in self.passages:
            if passage.start == number:
                yield Exit(passage, passage.way, passage.end, False)
            if passage.end == number and (passage.way or passage.start != number):
                yield Exit(passage, OPPOSITE.get(passage.way, ""), passage.start, passage.one_way)

    def next_number(self) -> int:
        """The smallest number that no clearing has."""
        taken = {clearing.number for clearing in self.clearings}
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def next_id(self) -> int:
        """An id for a new passage."""
        return max((passage.id for passage in self.passages), default=0) + 1

    # -- what events assign ----------------------------------------------------------------------------------------

    def with_clearing(self, clearing: Clearing) -> Drawing:
        """The drawing with this clearing in the place of the one with its number, or added."""
        if self.clearing(clearing.number) is None:
            return replace(self, clearings=(*self.clearings, clearing))
        kept = (clearing if known.number == clearing.number else known for known in self.clearings)
        return replace(self, clearings=tuple(kept))

    def renumbered(self, before: int, after: int) -> Drawing:
        """The drawing with another number for one clearing, wherever it is spoken of."""

        def new(number: int) -> int:
            return after if number == before else number

        clearings = (
            replace(known, number=new(known.number), pin=known.pin and replace(known.pin, of=new(known.pin.of)))
            for known in self.clearings
        )
        passages = (
            replace(known, start=new(known.start), end=None if known.end is None else new(known.end))
            for known in self.passages
        )
        return replace(self, clearings=tuple(clearings), passages=tuple(passages))

    def without_clearing(self, number: int) -> Drawing:
        """The drawing without a clearing; its passages are left to the caller."""
        clearings = (
            replace(known, pin=None) if known.pin and known.pin.of == number else known
            for known in self.clearings
            if known.number != number
        )
        return replace(self, clearings=tuple(clearings))

    def with_passage(self, passage: Passage) -> Drawing:
        """The drawing with this passage in the place of the one with its id, or added.

        One that now runs elsewhere goes to the end: it is known since now, and must not push aside older ones.
        """
        before = self.passage(passage.id)
        if before and (before.start, before.way, before.end) == (passage.start, passage.way, passage.end):
            kept = (passage if known.id == passage.id else known for known in self.passages)
            return replace(self, passages=tuple(kept))
        return replace(self, passages=(*(p for p in self.passages if p.id != passage.id), passage))

    def without_passages(self, *ids: int) -> Drawing:
        """The drawing without these passages."""
        return replace(self, passages=tuple(known for known in self.passages if known.id not in ids))
