"""The real program on a pseudo-terminal: keys go in, and what a person would see comes out."""

from __future__ import annotations

import os
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyte
import pytest

fcntl, pty, termios = map(pytest.importorskip, ("fcntl", "pty", "termios"))  # Windows has none of them

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
"""Seconds after which a program that says nothing new fails its test."""


class Terminal:
    """A program with a terminal of its own. A context manager: leaving it ends the program."""

    def __init__(
        self,
        *words: str,
        columns: int = 80,
        rows: int = 24,
        env: dict[str, str] | None = None,
        folder: Path = ROOT,
        shell: bool = False,
    ) -> None:
        """
        Args:
            words: the program; ffapp when left out.
            env: beside the environment of the tests.
            folder: where it works: what is typed at random may name a file.
            shell: whether there is one that could wake the program when it is stopped.
        """
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.output = b""
        self.fd, self._other = pty.openpty()
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self._other)
        self.process = subprocess.Popen(
            words or (sys.executable, "-m", "ffapp"),
            stdin=self._other,
            stdout=self._other,
            stderr=self._other,
            start_new_session=True,
            preexec_fn=_take_terminal_of_shell if shell else _take_terminal,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), **(env or {})},
        )

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: Any) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for fd in (self.fd, self._other):
            if fd >= 0:
                os.close(fd)

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    @property
    def squeezed(self) -> str:
        """What stands on the screen without spaces and frames: long paths are broken anywhere."""
        return "".join(letter for letter in self.text if not letter.isspace() and letter not in "│╭╮╰╯─")

    def _read(self, seconds: float) -> bool:
        """Takes in what has been drawn; False when nothing comes within so many seconds, or ever again."""
        ready, _, _ = select.select([self.fd], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            return False
        self.output += data
        self._stream.feed(data)
        return bool(data)

    def wait_for(self, *texts: str, gone: str = "") -> None:
        """Returns when all of these stand on the screen, and `gone` does not."""
        self.wait_until(lambda: all(text in self.text for text in texts) and not (gone and gone in self.text), *texts)

    def wait_until(self, true: Callable[[], bool], *texts: str) -> None:
        """Returns when something is true of what stands there."""
        deadline = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > deadline or (not self._read(1.0) and self.process.poll() is not None):
                cursor = self.screen.cursor
                raise AssertionError(f"{texts} not there; the cursor at {cursor.x}, {cursor.y} of\n{self.text}")

    @property
    def under_cursor(self) -> str:
        """The line from the cursor on."""
        return self.screen.display[self.screen.cursor.y][self.screen.cursor.x :]

    def look(self, silence: float) -> None:
        """Takes in what is drawn until nothing new comes for so many seconds."""
        while self._read(silence):
            pass

    def type(self, keys: str) -> None:
        self.send(keys.encode())

    def send(self, data: bytes) -> None:
        os.write(self.fd, data)

    def resize(self, columns: int, rows: int) -> None:
        self.screen.resize(rows, columns)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)

    def ended(self) -> int:
        """Waits for the program's end. Returns its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            if time.monotonic() > deadline:
                raise AssertionError(f"still running:\n{self.text}")
            if self.fd >= 0:
                self._read(0.05)
            else:
                self.process.wait(PATIENCE)
        while self.fd >= 0 and self._read(0):
            pass
        return self.process.returncode

    def cook(self) -> None:
        """Puts the modes of the terminal back behind the program's back, as a shell does for the next program."""
        termios.tcsetattr(self._other, termios.TCSANOW, self.before)

    def hang_up(self) -> None:
        """Takes the terminal away, as closing its window does: the system sends SIGHUP."""
        for fd in (self._other, self.fd):
            os.close(fd)
        self.fd = self._other = -1

    def restored(self) -> bool:
        """Whether the terminal is as it was: its modes, the main screen, the cursor, no mouse reports."""
        lines = self.output
        return (
            termios.tcgetattr(self._other)[:4] == self.before[:4]
            and lines.rfind(b"\x1b[?1049l") > lines.rfind(b"\x1b[?1049h")
            and lines.rfind(b"\x1b[?25h") > lines.rfind(b"\x1b[?25l")
            and lines.rfind(b"\x1b[?1000l") > lines.rfind(b"\x1b[?1000h")
        )


def _take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _take_terminal_of_shell() -> None:
    """A program is an orphan, which the terminal does not stop, unless the parent of one of its group is in its session
    but not in its group: that one is added here, with a child for it, which ends with the session."""
    _take_terminal()
    program = os.getpid()
    if os.fork():
        return
    os.closerange(3, 4096)
    os.setpgid(0, 0)
    child = os.fork()
    if child:
        os.waitpid(child, 0)
    else:
        os.setpgid(0, program)
        signal.pause()
    os._exit(0)
