"""How much is done, on one line of a terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from ffapp.cli.console import Console

BAR: Final = 24
"""Columns of the bar."""


class Bar:
    """One line of a terminal, which is blank again afterwards; nothing anywhere else. `message` says what is done: of
    `done` and `of`."""

    def __init__(self, console: Console, message: str) -> None:
        self._console = console
        self._message = message
        self._seen = sys.stderr.isatty()
        self._width = 0

    def show(self, done: int, of: int) -> None:
        if not self._seen or of < 2:
            return
        full = BAR * done // of
        told = f"[{'#' * full}{'.' * (BAR - full)}] {self._console.t(self._message, done=done, of=of)}"
        self._write(told.ljust(self._width))
        self._width = len(told)

    def clear(self) -> None:
        if self._width:
            self._write(" " * self._width)
            self._write("")

    def _write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(f"\r{text}")
            sys.stderr.flush()
