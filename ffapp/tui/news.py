"""What the screens are told when the game has changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from ffapp.core.messages import Event

Cause: TypeAlias = Literal["submit", "undo", "redo", "rewind"]


@dataclass(frozen=True, slots=True)
class News:
    """A change of the game: why, what happened (nothing when going back), and the states before and after."""

    cause: Cause
    events: tuple[Event, ...]
    before: Any
    after: Any


@runtime_checkable
class FollowsGame(Protocol):
    """A screen that shows the game."""

    def game_changed(self, news: News) -> None:
        """Called once after every change, on every screen of the stack."""
