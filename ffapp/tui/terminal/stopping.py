"""The terminal of Linux and macOS, given back while the program is stopped (SIGTSTP) and taken again (SIGCONT).

Upstream does both in the handlers of the signals, which run between any two instructions: amid one that holds the lock
of the output they wait for it for ever. Here both are done by the loop, between two of its callbacks.

Private names of Textual used here, each tested in `tests/tui/test_stopping.py`:

- `Driver._auto_restart`, whether it is the driver that gives the terminal back.
- `LinuxDriver._must_signal_resume`, whether the app is told when the terminal is taken again.
- `Driver._app` and `Driver._loop`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any, Final

from textual.drivers.linux_driver import LinuxDriver

from ffapp.tui.upstream import leaving

SURE: Final = 3
"""Turns of the loop after which it has seen every signal that had come before."""


class StoppingDriver(LinuxDriver):
    """A terminal that is given back whenever the program stops, and wholly drawn anew when it goes on."""

    def __init__(self, app: Any, **named: Any) -> None:
        super().__init__(app, **named)
        self._holds = False
        """Whether the terminal is ours."""
        self._stops = False
        """Whether the program is to stop: what was asked last counts."""
        self._woken = 0
        """How often it was asked to go on."""
        self._task: asyncio.Task[None] | None = None
        # The loop, unlike Python's own handlers, sees signals in the order in which they come.
        self._loop.add_signal_handler(signal.SIGTSTP, self._signalled, True)
        self._loop.add_signal_handler(signal.SIGCONT, self._signalled, False)

    def write(self, data: str) -> None:
        if self._holds:
            super().write(data)

    def start_application_mode(self) -> None:
        self._holds = True
        super().start_application_mode()

    def stop_application_mode(self) -> None:
        super().stop_application_mode()
        self._holds = False

    def _signalled(self, stops: bool) -> None:
        self._stops = stops
        self._woken += not stops
        if self._task is None or self._task.done():
            self._task = self._loop.create_task(self._step_aside())

    async def _step_aside(self) -> None:
        """Gives the terminal back, stops as long as that is wanted or another program has it, and takes it again. Who
        goes on without having been asked to stop was stopped otherwise, and may find it changed by others. Where nobody
        is left who could wake it the program does not stop."""
        held = self._holds and self._auto_restart and not leaving(self._app)
        if held:
            self.suspend_application_mode()
        await _signals_seen()
        while not leaving(self._app) and (self._stops or (held and self._in_background())):
            self._stops, woken = False, self._woken
            _stop()  # and here it goes on
            await _signals_seen()
            if self._woken == woken and not self._stops:
                break
        if held and not leaving(self._app):
            self._must_signal_resume = True
            self.resume_application_mode()
            self._app.call_later(self._app.refresh, layout=True)

    def _in_background(self) -> bool:
        try:
            return os.tcgetpgrp(self.fileno) != os.getpgrp()
        except OSError:  # no terminal that could be somebody else's
            return False


def _stop() -> None:
    """Stops the program, unless no shell could wake it: a stop by the terminal's own signals, which is what the default
    is for, the system lets go where the group of processes is an orphan; SIGSTOP it never does. SIGTSTP has a handler.
    """
    signal.signal(signal.SIGTTIN, signal.SIG_DFL)
    signal.raise_signal(signal.SIGTTIN)


async def _signals_seen() -> None:
    for _ in range(SURE):
        await asyncio.sleep(0)
