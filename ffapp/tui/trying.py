"""What a command would do, found by trying it on the side: what a dialog promises is what the rules then do."""

from __future__ import annotations

from ffapp.core.dice import DiceLog, GivenSource
from ffapp.core.game import carry_out
from ffapp.core.messages import Command, Event
from ffapp.gamebook.sheet import Sheet


def tried(sheet: Sheet, command: Command) -> tuple[Sheet, tuple[Event, ...]]:
    """The sheet after a command that is allowed now and rolls no dice, and what would happen. Nothing is changed.

    Raises `RollNeeded` for one that rolls.
    """
    after: Sheet
    after, events = carry_out(sheet, command, DiceLog(GivenSource(()), {}))
    return after, events
