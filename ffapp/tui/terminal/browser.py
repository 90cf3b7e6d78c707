"""The screen in a browser: Textual's driver for it, ended in order whichever side goes first.

Private names of Textual used here, each tested in `tests/web/test_browser.py`:

- `WebDriver._write`, the one way out: nobody may read there any more, and a second app in the same process, after a
  crash, must not greet the server again.
- `Driver._app`, the app that is driven.
- `WebDriver._key_thread`, which reads, and which upstream leaves to itself.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import signal
import sys
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from textual.driver import Driver
from textual.drivers.web_driver import WebDriver

from ffapp.tui.upstream import leaving

if TYPE_CHECKING:
    from ffapp.tui.app import FFApp

GREETING: Final = b"__GANGLION__\n"
"""What tells the server that a Textual app speaks."""


def for_browsers(driver: type[Driver]) -> type[Driver]:
    """Ours in the place of Textual's own driver for browsers."""
    return BrowserDriver if driver is WebDriver else driver


class BrowserDriver(WebDriver):
    """A closed page, a server that is gone and a request to end all close the game with its mark."""

    greeted: ClassVar[bool] = False

    def __init__(self, app: Any, **named: Any) -> None:
        super().__init__(app, **named)
        self._pass_on = self._write
        self._write = self._written  # type: ignore[assignment]

    def _written(self, data: bytes) -> int:
        if data == GREETING:
            if BrowserDriver.greeted:
                return len(data)
            BrowserDriver.greeted = True
            atexit.register(self._farewell)
        try:
            return self._pass_on(data)
        except OSError:  # nobody is there
            self._end()
            return len(data)

    def write_meta(self, data: dict[str, object]) -> None:
        # That an app has ended does not end the page: after a crash another one tells of it.
        if data.get("type") != "exit":
            super().write_meta(data)

    def _farewell(self) -> None:
        """Has the server close the page."""
        super().write_meta({"type": "exit"})

    def start_application_mode(self) -> None:
        super().start_application_mode()
        if sys.platform != "win32":
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self._leave, 128 + number)

    def stop_application_mode(self) -> None:
        super().stop_application_mode()
        if self._key_thread.is_alive():  # or it may still take what is meant for the next app of this process
            self._key_thread.join()

    def run_input_thread(self) -> None:
        super().run_input_thread()
        if not self.exit_event.is_set():  # the input has ended, and not the app
            self._end()

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        if packet_type == "quit":
            self._end()
            return
        if packet_type == "resize":  # where the next app of this process begins
            os.environ.update(COLUMNS=str(payload["width"]), ROWS=str(payload["height"]))
        WebDriver.on_meta(self, packet_type, payload)  # what a driver is told, no handler of Textual

    def _end(self) -> None:
        """Ends the app from any thread."""
        loop = cast("FFApp", self._app).loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._leave, 0)

    def _leave(self, code: int) -> None:
        if not leaving(self._app):
            cast("FFApp", self._app).end(code)
