"""Sickness told: where it takes another number of points than before (DF8.5, Santé). What it takes is derived, in
`sheet.health_penalty`."""

from __future__ import annotations

from collections.abc import Iterator

from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.gamebook.sheet import Sheet, health_penalty


class PenaltyChanged(Event, frozen=True, kw_only=True):
    """Sickness takes another number of points from Skill and Stamina than before. Derived: it only tells."""

    penalty: Change

    def apply(self, state: Sheet) -> Sheet:
        return state


def after_sickness(before: Sheet, sheet: Sheet) -> Decision:
    """Yields what changed in the penalty of sickness, if anything."""
    was, now = health_penalty(before.health), health_penalty(sheet.health)
    if was != now:
        yield PenaltyChanged(penalty=Change(was, now))


COMMANDS: tuple[type[Command], ...] = ()
EVENTS = (PenaltyChanged,)


def options(sheet: Sheet) -> Iterator[Command]:
    """None: it follows what Health does."""
    return iter(())
