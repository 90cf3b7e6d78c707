"""Keys that are typed faster than they are carried out.

A key acts on what was on the screen when the one before it had been carried out. Textual itself hands each to whatever
has the focus when it is read, though a page that the one before has asked for is not there yet, or the page that it was
meant for is going away.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from textual import events
from textual.app import App

from ffapp.tui.upstream import in_work, leaving

HELD: Final = (events.Key, events.Paste, events.MouseDown, events.MouseUp, events.MouseScrollDown, events.MouseScrollUp)
"""What a player does, in the order in which it was done. Where the mouse only passes does not matter."""

PATIENCE: Final = 10.0
"""Seconds after which a key is carried out, whatever is still in work: a fault must not take the keyboard away."""

HABIT: Final = 1.0
"""Seconds within which a key was struck by the same move of the hand as the one before it."""

SURE: Final = 3
"""Turns of the loop without work: a task of the loop may still wake a screen."""

AT_ONCE: Final = 50
"""Turns of the loop before it is waited for by the clock: then it is time that is waited for, a frame's."""


class TypeAhead:
    """The one door for what a player does: whatever comes while something is in work waits before it, and nothing goes
    through once the program is being left."""

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._waiting: deque[events.Event] = deque()
        self._next: events.Event | None = None
        self._task: asyncio.Task[None] | None = None
        self.last: events.Event | None = None
        """What is carried out now, or was last."""
        self._ends: tuple[str, float] | None = None
        """A key that is one with what it would end, and when that was typed."""

    @property
    def holds(self) -> bool:
        """Whether anything still waits."""
        return bool(self._waiting) or self._next is not None

    def lets(self, event: events.Event) -> bool:
        """Whether an event may be carried out now. One that may not is kept and posted again when it may.

        To be asked by the app's handler of that event.
        """
        if leaving(self._app):
            return False
        if event is self._next:
            self._next = None
        elif self.holds or in_work(self._app, handling=True):
            self._waiting.append(event)
            self._begin()
            return False
        if isinstance(event, events.Key) and self._is_spent(event):
            return False
        self.last = event
        return True

    def spend(self, key: str) -> None:
        """What is carried out now has done what a key would do that a hand is used to strike right behind it: that key
        does nothing then. It is told by when both were struck, however long the first has been in work."""
        if self.last is not None:
            self._ends = key, self.last.time

    def _is_spent(self, event: events.Key) -> bool:
        spent, self._ends = self._ends, None
        return spent is not None and event.key == spent[0] and event.time - spent[1] <= HABIT

    def follow(self, event: events.Event) -> None:
        """Has an event carried out after the one that has just been let through, before all that waits."""
        self._waiting.appendleft(event)
        self._begin()

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._waiting:
            await done(self._app)
            if leaving(self._app):
                self._waiting.clear()
            elif self._next is None:
                self._next = self._waiting.popleft()
                self._app.post_message(self._next)


async def done(app: App[Any]) -> None:
    """Returns when nothing is in work any more, or the patience for it has ended."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    turns = calm = 0
    while calm < SURE and loop.time() < end and not leaving(app):
        await asyncio.sleep(0 if turns < AT_ONCE else 0.002)
        turns += 1
        calm = 0 if in_work(app) else calm + 1
