"""What is left of a run that a fault of the program has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

LEAVE: Final = 1
AGAIN: Final = 2
"""How the crash screen ends."""


class Crash(NamedTuple):
    """The error in a few words, the save that was open, the log (None: it could not be written)."""

    error: str
    save: Path | None
    log: Path | None
