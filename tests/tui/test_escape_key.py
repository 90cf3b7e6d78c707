"""Esc, alone and as the beginning of longer keys that come in two pieces."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from textual import events
from textual.drivers import linux_driver

from ffapp.tui.app import FFApp
from ffapp.tui.terminal.reading import WHERE, EscapeAlone
from tests.tui.adventures import first_day, saved
from tests.tui.terminal import Terminal

AGES = {"ESCDELAY": "60000"}
"""So long that no test ends before it: what happens in time does so for another reason."""

WAIT = "import ffapp.tui, textual.constants; print(textual.constants.ESCAPE_DELAY)"


def keys_of(*pieces: str) -> list[str]:
    """What is told of pieces that are read one by one, without any time between them."""
    FFApp()
    parser = linux_driver.XTermParser()
    told = [event for piece in pieces for event in parser.feed(piece)]
    return [event.key for event in told if isinstance(event, events.Key)]


@pytest.mark.parametrize(
    ("pieces", "keys"),
    [
        (["\x1b", "[B"], ["down"]),
        (["\x1b", "[", "B"], ["down"]),
        (["\x1b", "OP"], ["f1"]),
        (["a\x1b", "[1;2A", "b"], ["a", "shift+up", "b"]),
        (["\x1b", "q"], ["escape", "q"]),
        (["\x1b", "é", "\x1b", "m"], ["escape", "é", "escape", "m"]),
        (["\x1b", "\x1b", "q"], ["escape", "escape", "q"]),
        (["\x1b", "\x1b[B"], ["escape", "down"]),
        (["\x1b", "\x1b[5;17R"], ["escape"]),  # the answer to `WHERE`
        (["\x1bq"], ["escape", "q"]),
        (["\x1b\r"], ["escape", "enter"]),
        (["\x1b6\x1b-\x1b\x7f"], ["escape", "6", "escape", "minus", "escape", "backspace"]),
        (["\x1b\x1b\x1bm"], ["escape", "escape", "escape", "m"]),
        (["\x1b\x1b[B\x1bOP"], ["escape", "down", "f1"]),
        (["\x1b_\x1b]é\x1bPé"], ["escape", "underscore", "escape", "right_square_bracket", "é", "escape", "P", "é"]),
        (["\x1bO\x1b[", "\x1b[5;17R"], ["escape", "O", "escape", "left_square_bracket"]),
        (["\x1b\t"], ["shift+tab"]),  # the console of Linux
        (["\x1b[27u"], ["escape"]),  # a terminal that tells it apart by itself
        (["\x1b[5;17R", "q"], ["q"]),
    ],
)
def test_an_esc_is_the_key_unless_more_of_a_longer_one_comes(pieces: list[str], keys: list[str]) -> None:
    assert keys_of(*pieces) == keys


def test_after_its_time_an_esc_is_told_once() -> None:
    FFApp()
    parser = linux_driver.XTermParser()
    (alone,) = parser.feed("\x1b")
    assert isinstance(alone, EscapeAlone)
    assert not [*parser.tick()]
    assert [event.key for event in parser.silence()] == ["escape"]
    assert [event.key for event in parser.feed("q")] == ["q"]


@pytest.mark.parametrize(("own", "seconds"), [("", "0.4"), ("25", "0.025")])
def test_the_wait_is_longer_than_upstream_unless_the_player_says(own: str, seconds: str) -> None:
    env = {name: value for name, value in os.environ.items() if name != "ESCDELAY"} | ({"ESCDELAY": own} if own else {})
    assert subprocess.run([sys.executable, "-c", WAIT], env=env, check=True, capture_output=True).stdout == (
        f"{seconds}\n".encode()
    )


class Answering(Terminal):
    """A terminal that says where its cursor is when it is asked, as all but the poorest do."""

    answers = False

    def _read(self, seconds: float) -> bool:
        asked = self.output.count(WHERE.encode())
        read = super()._read(seconds)
        if self.answers and self.output.count(WHERE.encode()) > asked:
            self.type("\x1b[1;1R")
        return read

    def wait_for_output(self, wanted: str) -> None:
        while wanted.encode() not in self.output:
            assert self._read(30)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_key_in_two_pieces_closes_nothing_and_an_esc_closes_at_once() -> None:
    saved(first_day)
    with Answering(sys.executable, "-m", "ffapp", "resume", env=AGES) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.type("a")
        terminal.wait_for("▸ 1")
        terminal.type("\x1b")
        terminal.wait_for_output(WHERE)  # it was read, and alone
        terminal.type("[B")
        terminal.wait_for("▸ 2")
        terminal.type("\x1b")
        terminal.answers = True
        terminal.wait_for("§ 112", gone="▸ 2")
        terminal.type("q")
        assert terminal.ended() == 0
