"""`ffapp play-text` as a process: on a terminal that can draw nothing, in a pipe, and asked to end from outside."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys

import pytest

from ffapp.store.folders import saves_folder
from tests.cli.talking import events_of
from tests.shares import few
from tests.tui.adventures import first_day, saved
from tests.tui.terminal import ROOT, Terminal

HERO = ("Ada", "", "", "")
WORDS = (sys.executable, "-m", "ffapp", "play-text", "--lang", "en")


def on_a_terminal(*words: str, term: str = "dumb") -> Terminal:
    return Terminal(*WORDS, *words, env={"TERM": term})


def typed(terminal: Terminal, *lines: str) -> None:
    for line in lines:
        terminal.type(f"{line}\n")


@few((2,), "term", ["dumb", "", "xterm-256color"])
def test_nothing_but_lines_goes_to_a_terminal_whatever_that_says_of_itself(term: str) -> None:
    with on_a_terminal("scorpion-swamp", term=term) as terminal:
        terminal.wait_for("Name?")
        typed(terminal, *HERO, "g 1")
        terminal.wait_for("§ 1. What do you do?")
        typed(terminal, "t")
        terminal.wait_for("You test your Luck")
        terminal.type("\x04")
        assert terminal.ended() == 0
        assert "The game is saved." in terminal.text
        assert not re.search(rb"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]", terminal.output)


@few((1,), "how, code", [("key", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_who_is_asked_to_end_keeps_the_game(how: str, code: int) -> None:
    path = saved(first_day)
    before = events_of(path)
    with on_a_terminal(path.stem) as terminal:
        terminal.wait_for("What do you do?")
        typed(terminal, "g 300")
        terminal.wait_for("§ 300. What do you do?")
        if how == "key":
            terminal.type("\x03")
        else:
            terminal.process.send_signal(getattr(signal, how))
        assert terminal.ended() == code
        assert "The game is saved." in terminal.text
    done = events_of(path)
    assert done[:-1] == before
    clean = subprocess.run(
        [sys.executable, "-m", "ffapp", "verify", str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert clean.returncode == 0, clean.stdout + clean.stderr


@few((1,), "term", ["dumb", None])
def test_a_pipe_is_played_to_its_end(term: str | None) -> None:
    env = {name: value for name, value in os.environ.items() if name != "TERM"} | (
        {} if term is None else {"TERM": term}
    )
    lines = "\n".join((*HERO, "g 1", "w n 8 34", "t", "sheet"))
    done = subprocess.run(
        (*WORDS, "scorpion-swamp"), input=lines, cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for told in ("Section 34.", "You test your Luck", "Backpack", "The game is saved."):
        assert told in done.stdout
    assert len(list(saves_folder().glob("*.ffsave"))) == 1


@pytest.mark.long
def test_lines_that_are_no_text_do_no_harm() -> None:
    lines = b"A\xffda\xc3\n\n\n\n\xff\xfe\ng 1\n\x00\x1b[A\n" + b"x" * 3_000_000 + b"\ng 2\n"
    done = subprocess.run((*WORDS, "scorpion-swamp"), input=lines, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"\x1b" not in done.stdout
    [path] = saves_folder().glob("*.ffsave")
    assert [type(event).__name__ for events in events_of(path) for event in events][1:] == ["SectionReached"] * 2


def test_an_input_that_is_closed_ends_at_once() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m ffapp play-text scorpion-swamp --lang en <&-"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Name?" in done.stdout
    assert not saves_folder().exists() or not list(saves_folder().glob("*.ffsave"))


def test_what_cannot_be_opened_is_said_with_a_code() -> None:
    path = saved(first_day)
    path.write_bytes(b"no save\n")
    done = subprocess.run((*WORDS, str(path)), input="", cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout + done.stderr


def test_the_app_and_its_looks_are_not_loaded() -> None:
    path = saved(first_day)
    code = f"import sys; from ffapp.__main__ import main; main(['play-text', {path.stem!r}]); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], input="t\nm\n.\nv\n", cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert {"ffapp.tui.book.book", "ffapp.tui.pages.history"} <= loaded
    assert not loaded & {"ffapp.tui.app", "ffapp.tui.running", "ffapp.tui.pages.title", "textual.drivers.linux_driver"}
