"""Work that takes long, in a thread beside the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")

Stopped: TypeAlias = Callable[[], bool]
"""Whether a work is no longer wanted: it asks that itself, so often that nobody has to wait for its end."""


class Beside:
    """One work at a time, and what came of it on the loop. No worker of Textual's: for those keys wait.

    `task` is what works, None where nothing does.
    """

    def __init__(self, name: str, fail: Callable[[Exception], object]) -> None:
        """
        Args:
            name: that of the task.
            fail: gets what the work fails with, or what is done with its result.
        """
        self._name = name
        self._fail = fail
        self.task: asyncio.Task[None] | None = None
        self._stopped = Event()

    def begin(self, work: Callable[[Stopped], Result], then: Callable[[Result], object], *, after: float = 0) -> None:
        """Begins a work in so many seconds, in the place of what was begun before; `then` gets its result."""
        self.stop()
        self._stopped = Event()
        self.task = asyncio.create_task(self._run(work, then, after, self._stopped), name=self._name)

    def stop(self) -> None:
        """What was begun is no longer wanted."""
        self._stopped.set()
        if self.task is not None:
            self.task.cancel()
            self.task = None

    async def _run(
        self, work: Callable[[Stopped], Result], then: Callable[[Result], object], after: float, stopped: Event
    ) -> None:
        try:
            await asyncio.sleep(after)
            result = await asyncio.to_thread(work, stopped.is_set)
            self.task = None
            then(result)
        except Exception as error:
            self.task = None
            self._fail(error)
        finally:
            stopped.set()
