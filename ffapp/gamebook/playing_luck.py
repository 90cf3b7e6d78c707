"""Playing Luck before a roll: a point paid for a change to its result (DF58, Chance)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final

from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.core.messages import Change, Command, Event
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import check_amount
from ffapp.gamebook.sheet import Score, Sheet

MOST_PLAYED: Final = 100
"""So much can a point of Luck change a roll: no section says more, and a slip of the fingers does."""


class LuckPlayed(Event, frozen=True, kw_only=True):
    """A point of Luck was paid before the dice, so that the roll counts `by` more or less."""

    luck: Change
    by: int

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, luck=Score(self.luck.after, state.luck.initial))


def check_played(sheet: Sheet, played: int) -> None:
    """Raises `Refusal` when Luck cannot be played for that change to a roll (0: it is not played): in a book that does
    not know it ("luck-not-played"), at Luck 0 ("luck-play-none"), or for an absurd size."""
    if not played:
        return
    if not book_of(sheet).plays_luck:
        raise Refusal("luck-not-played")
    check_amount(played, low=-MOST_PLAYED, high=MOST_PLAYED)
    if sheet.luck.current < 1:
        raise Refusal("luck-play-none")


def play_luck(sheet: Sheet, played: int) -> Generator[Event, Sheet, Sheet]:
    """Pays for a change to the roll that comes, and returns the sheet before its dice. The point is no test of Luck,
    and is not given back (DF58, Chance)."""
    return (yield luck_played(sheet, played)) if played else sheet


def luck_played(sheet: Sheet, by: int) -> LuckPlayed:
    """What playing Luck for a change to a roll costs."""
    luck = sheet.luck.current
    return LuckPlayed(luck=Change(luck, luck - 1), by=by)


COMMANDS: tuple[type[Command], ...] = ()
EVENTS = (LuckPlayed,)


def options(sheet: Sheet) -> Iterator[Command]:
    """None: Luck is played by the commands that roll."""
    return iter(())
