"""The program under Textual's driver for browsers: no terminal is asked for, and every end closes the game."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pyte
import pytest
from textual.drivers.web_driver import WebDriver

from ffapp.store.folders import log_file
from ffapp.tui.terminal.browser import GREETING, BrowserDriver, for_browsers
from tests.shares import few
from tests.tui.adventures import first_day, saved
from tests.web.served import PATIENCE, ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the driver reads otherwise there")

DRIVER = {"TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver", "TERM": "dumb", "COLUMNS": "80", "ROWS": "24"}


class Piped:
    """The program between two pipes, as a server has it. A context manager: leaving it ends the program."""

    def __init__(self, *words: str, program: tuple[str, ...] = ("-m", "ffapp")) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *program, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,  # what was read ahead could not be waited for
            cwd=ROOT,
            env={**os.environ, **DRIVER},
        )
        self.screen = pyte.Screen(80, 24)
        self.metas: list[dict[str, Any]] = []
        self._stream = pyte.ByteStream(self.screen)

    def __enter__(self) -> Piped:
        return self

    def __exit__(self, *_: Any) -> None:
        self.process.kill()
        self.process.communicate()

    @property
    def out(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout

    def _read(self, size: int) -> bytes:
        """So many bytes; fewer only at the end."""
        data = b""
        while len(data) < size:
            ready, _, _ = select.select([self.out], [], [], PATIENCE)
            assert ready
            part = self.out.read(size - len(data))
            if not part:
                break
            data += part
        return data

    def packet(self) -> bool:
        """Takes in what comes next; False at the end."""
        head = self._read(5)
        if not head:
            return False
        data = self._read(int.from_bytes(head[1:], "big"))
        if head[:1] == b"D":
            self._stream.feed(data)
        else:
            self.metas.append(json.loads(data))
        return True

    def wait_for(self, text: str) -> None:
        while text not in "\n".join(self.screen.display):
            assert self.packet(), self.screen.display

    def send(self, kind: bytes, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(kind + len(data).to_bytes(4, "big") + data)
        self.process.stdin.flush()

    def ended(self) -> int:
        while not self.out.closed and self.packet():
            pass
        return self.process.wait(PATIENCE)

    def close_input(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.stdin = None

    def close_output(self) -> None:
        self.out.close()
        self.send(b"D", b"?")


ENDS: dict[str, tuple[Callable[[Piped], object], int]] = {
    "the page is closed": (lambda piped: piped.send(b"M", b'{"type":"quit"}'), 0),
    "the server is gone": (Piped.close_input, 0),
    "nobody reads any more": (Piped.close_output, 0),
    "SIGTERM": (lambda piped: piped.process.send_signal(signal.SIGTERM), 128 + signal.SIGTERM),
    "SIGINT": (lambda piped: piped.process.send_signal(signal.SIGINT), 128 + signal.SIGINT),
    "the player leaves": (lambda piped: piped.send(b"D", b"q"), 0),
}


@few((0, 3), "end, code", ENDS.values(), ids=ENDS)
def test_without_a_terminal_every_end_closes_the_game(end: Callable[[Piped], object], code: int) -> None:
    path: Path = saved(first_day)
    with Piped("resume") as piped:
        assert piped.out.readline() == GREETING
        piped.wait_for("Endurance")
        assert "━" in "\n".join(piped.screen.display)
        end(piped)
        assert piped.ended() == code
        assert piped.metas[-1:] == ([{"type": "exit"}] if not piped.out.closed else [])
        assert piped.process.stderr is not None
        assert piped.process.stderr.read() == b""
    assert b'"close":' in path.read_bytes().splitlines()[-1]
    assert not log_file().exists()


def test_only_the_driver_for_browsers_is_replaced() -> None:
    class Other(WebDriver):
        pass

    assert for_browsers(WebDriver) is BrowserDriver
    assert for_browsers(Other) is Other


COUNTING = """
import sys, threading
from pathlib import Path
from ffapp.tui.app import FFApp
from ffapp.tui.running import run_screen
from textual.drivers._input_reader import InputReader

InputReader.__init__.__defaults__ = (1.0,)  # looks seldom whether it is to end
counts = []

class Crashing(FFApp):
    BINDINGS = [*FFApp.BINDINGS, ("ctrl+b", "stumble")]
    def __init__(self, *words, **named):
        counts.append(sum(thread.name == "textual-input" for thread in threading.enumerate()))
        super().__init__(*words, **named)
    def action_stumble(self):
        raise RuntimeError("stumbled")

code = run_screen(language="fr", app_class=Crashing)
Path(sys.argv[1]).write_text(str(counts))
sys.exit(code)
"""


@pytest.mark.long
def test_what_is_sent_to_the_next_app_is_read_by_no_other(tmp_path: Path) -> None:
    """After a crash another app tells of it, and a third goes on: each begins when the last one has ceased to read."""
    with Piped(str(tmp_path / "counts"), program=("-c", COUNTING)) as piped:
        assert piped.out.readline() == GREETING
        piped.wait_for("Vos parties")
        piped.send(b"D", b"\x02")
        piped.wait_for("Le programme s’est arrêté")
        piped.send(b"D", b"1")
        piped.wait_for("Vos parties")
        piped.send(b"D", b"q")
        assert piped.ended() == 0
    assert (tmp_path / "counts").read_text() == "[0, 0, 0]"
