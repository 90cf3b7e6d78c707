"""Where a section takes over from a fight: after so many rounds, or with an enemy's so many-th wound (DF58)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ffapp.core.messages import Command, Decision, Event
from ffapp.gamebook.sheet import Sheet, current_fight


class SectionTakesOver(Event, frozen=True, kw_only=True):
    """The fight goes no further by itself: its number of rounds is fought ("round"), or an enemy has dealt its number
    of wounds ("wounds")."""

    why: Literal["round", "wounds"]
    count: int
    name: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return state


def hand_over(sheet: Sheet) -> Decision:
    """Tells that the section takes over, where a limit of the fight is reached."""
    over = current_fight(sheet).handed_over
    if over is not None:
        yield SectionTakesOver(why=over.why, count=over.number, name=over.name)


COMMANDS: tuple[type[Command], ...] = ()
EVENTS = (SectionTakesOver,)


def options(sheet: Sheet) -> Iterator[Command]:
    """None: it comes by itself."""
    return iter(())
