"""Points that a book counts besides the characteristics: Honour, Nemesis, the Time Track (DF58, Honneur, L'Œil de la
Nuit, Fuite du Temps)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.gamebook.books import BOOKS, Counter, book_of, counter_of
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH, check_amount, check_line, check_writable
from ffapp.gamebook.lookup import required
from ffapp.gamebook.sheet import ALIVE, Sheet


def _may_be_negative(name: str) -> bool:
    """Whether a counter of that name goes below zero: then it is told with its sign."""
    known = (book.counter(name) for book in BOOKS.values())
    return any(counter is not None and counter.signed for counter in known)


class CounterChanged(Event, frozen=True, kw_only=True):
    """A counter has another value, by order of a section."""

    counter: str
    value: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        counters = {**dict(state.counters), self.counter: self.value.after}
        return replace(state, counters=tuple(counters.items()))

    def arguments(self) -> dict[str, Argument]:
        return {**super().arguments(), "signed": _may_be_negative(self.counter)}


class AdjustCounter(Command, frozen=True, kw_only=True):
    """Gain or lose points of a counter. A loss takes what there is where the counter has a floor; a `payment` beyond
    what is held is refused. `reason` goes into the journal."""

    phases: ClassVar[frozenset[str]] = ALIVE
    counter: str
    by: int
    payment: bool = False
    reason: str = ""

    def _known(self, sheet: Sheet) -> tuple[Counter, int]:
        """The counter and its value. Raises `Refusal` ("counter-unknown") where the book has none of that name."""
        check_writable(self.counter)
        refusal = Refusal("counter-unknown", counter=self.counter[:NAME_LENGTH])
        counter = required(book_of(sheet).counter(self.counter), refusal)
        return counter, required(counter_of(sheet, counter.name), refusal)

    def _after(self, counter: Counter, value: int) -> int:
        after = value + self.by
        return after if counter.floor is None else max(counter.floor, after)

    def check(self, state: Sheet) -> None:
        counter, value = self._known(state)
        check_amount(self.by)
        check_line(self.reason)
        if self.by == 0:
            raise Refusal("amount-zero")
        if self.payment and self.by > 0:
            raise Refusal("payment-sign")
        if self.payment and -self.by > value:
            raise Refusal("payment-beyond", score=self.counter, held=value, asked=-self.by)
        if not -ABSURD <= self._after(counter, value) <= ABSURD:
            low, high = max(-ABSURD, -ABSURD - value), min(ABSURD, ABSURD - value)
            raise Refusal("amount-bounds", low=low, high=high, change=True)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        counter, value = self._known(state)
        after = self._after(counter, value)
        yield CounterChanged(counter=self.counter, value=Change(value, after), reason=self.reason)


COMMANDS = (AdjustCounter,)
EVENTS = (CounterChanged,)


def options(sheet: Sheet) -> Iterator[Command]:
    """None: a change of a counter has open numbers."""
    return iter(())
