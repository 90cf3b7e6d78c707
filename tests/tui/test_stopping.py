"""Stopped by a signal and going on, as often as somebody likes, on a real terminal."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

pytest.importorskip("termios")

from textual.drivers.linux_driver import LinuxDriver

from ffapp.tui.app import FFApp
from ffapp.tui.terminal.stopping import StoppingDriver
from tests.tui.adventures import first_day, saved
from tests.tui.terminal import PATIENCE, Terminal

TAKEN = b"\x1b[?1049h"
FFAPP = (sys.executable, "-m", "ffapp", "resume")


def send(terminal: Terminal, *numbers: int) -> None:
    for number in numbers:
        terminal.process.send_signal(number)


def stopped(terminal: Terminal) -> None:
    """Returns when the program stands still, with the terminal given back."""
    loops = int(PATIENCE / 0.02)
    for _ in range(loops):
        terminal.look(0.02)
        if os.waitid(os.P_PID, terminal.process.pid, os.WSTOPPED | os.WNOHANG) is not None:
            break
    else:
        raise AssertionError(f"never stopped:\n{terminal.text}")
    terminal.look(0)
    assert terminal.restored()


def gone_on(terminal: Terminal, *texts: str) -> None:
    """Lets the program go on and returns when it has drawn these anew."""
    terminal.screen.reset()
    before = terminal.output.count(TAKEN)
    send(terminal, signal.SIGCONT)
    while terminal.output.count(TAKEN) == before:
        assert terminal._read(PATIENCE)
    terminal.wait_for(*texts)
    assert not terminal.restored()


@pytest.mark.long
def test_it_stops_and_goes_on_again_and_again() -> None:
    saved(first_day)
    with Terminal(*FFAPP, shell=True) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        for turn in range(6):
            terminal.type("a" if turn % 2 == 0 else "\x1b[27u")  # something to draw in that moment
            send(terminal, signal.SIGTSTP)
            stopped(terminal)
            gone_on(terminal, "Aïla", "§ 112")
        terminal.type("q")
        assert terminal.ended() == 0
        assert terminal.restored()


@pytest.mark.long
def test_what_was_asked_last_counts() -> None:
    saved(first_day)
    with Terminal(*FFAPP, shell=True) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        for _ in range(4):
            terminal.screen.reset()
            send(terminal, signal.SIGTSTP, signal.SIGTSTP, signal.SIGCONT)
            terminal.wait_for("Aïla", "§ 112")
        send(terminal, signal.SIGCONT, signal.SIGTSTP)
        stopped(terminal)
        gone_on(terminal, "Aïla", "§ 112")
        terminal.type("q")
        assert terminal.ended() == 0


def test_who_was_stopped_without_a_word_takes_the_terminal_again() -> None:
    saved(first_day)
    with Terminal(*FFAPP, shell=True) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        send(terminal, signal.SIGSTOP)
        os.waitid(os.P_PID, terminal.process.pid, os.WSTOPPED)
        terminal.cook()
        gone_on(terminal, "Aïla", "§ 112")
        terminal.type("\x1b[200~n\x1b[201~n")  # read by one thread, so in one piece
        terminal.wait_for("Notes")
        terminal.type("\x11")
        assert terminal.ended() == 0
        assert terminal.restored()


@pytest.mark.long
def test_a_request_to_end_is_heard_while_it_stands_still() -> None:
    path = saved(first_day)
    with Terminal(*FFAPP, shell=True) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        send(terminal, signal.SIGTSTP)
        stopped(terminal)
        send(terminal, signal.SIGTERM, signal.SIGCONT)
        assert terminal.ended() == 128 + signal.SIGTERM
        assert terminal.restored()
    assert b'"close":' in path.read_bytes().splitlines()[-1]


@pytest.mark.long
def test_where_no_shell_could_wake_it_nothing_stops_it() -> None:
    path = saved(first_day)
    with Terminal(*FFAPP) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        for _ in range(3):
            send(terminal, signal.SIGTSTP)
            before = terminal.output.count(TAKEN)
            while terminal.output.count(TAKEN) == before:  # it gave the terminal back and took it again
                assert terminal._read(PATIENCE)
        terminal.type("n")
        terminal.wait_for("Notes")
        send(terminal, signal.SIGTSTP, signal.SIGTERM)
        assert terminal.ended() == 128 + signal.SIGTERM
        assert terminal.restored()
    assert b'"close":' in path.read_bytes().splitlines()[-1]


AMID_A_WRITE = """
import os, queue, signal, sys
from pathlib import Path
from ffapp.tui.running import run_screen

put = queue.Queue._put
stopped = []

def interrupted(self, item):
    put(self, item)
    if not stopped and isinstance(item, str) and "112" in item:
        stopped.append(True)
        os.kill(os.getpid(), signal.SIGTSTP)

queue.Queue._put = interrupted  # which is called with the lock of the queue held
sys.exit(run_screen(save=Path(sys.argv[1])))
"""


@pytest.mark.long
def test_a_stop_amid_a_write_waits_for_no_lock() -> None:
    path = saved(first_day)
    with Terminal(sys.executable, "-c", AMID_A_WRITE, str(path), shell=True) as terminal:
        stopped(terminal)
        gone_on(terminal, "Aïla", "§ 112")
        terminal.type("q")
        assert terminal.ended() == 0


async def test_the_driver_of_textual_has_what_ours_builds_upon(monkeypatch: pytest.MonkeyPatch) -> None:
    assert FFApp().get_driver_class() is StoppingDriver
    with Path(os.devnull).open() as nothing:  # noqa: ASYNC230
        monkeypatch.setattr(sys, "__stdin__", nothing)  # pytest's own has no number
        app = FFApp()
        before = signal.getsignal(signal.SIGTSTP), signal.getsignal(signal.SIGCONT)
        try:
            driver = LinuxDriver(app)
        finally:
            signal.signal(signal.SIGTSTP, before[0])
            signal.signal(signal.SIGCONT, before[1])
    assert driver._auto_restart is True
    assert driver._must_signal_resume is False
    assert driver._app is app
    assert driver._loop is asyncio.get_running_loop()
