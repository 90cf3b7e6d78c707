"""Pastes: text and never keys, whatever is in them."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events
from textual.drivers import linux_driver

from ffapp.store.folders import saves_folder
from ffapp.tui.app import FFApp
from ffapp.tui.pasting import END, START, PasteFilter, clean_paste, guard_pastes
from tests.tui.adventures import first_day, saved
from tests.tui.terminal import Terminal


@given(
    st.lists(st.sampled_from([START, END, "\x1b", "[", "q", "\x11", "\n", "é", "\x1b[31m", "\x1b[200"])),
    st.integers(1, 7),
)
def test_between_the_marks_nothing_is_a_key(parts: list[str], size: int) -> None:
    text = "".join(parts)
    pieces = [text[start : start + size] for start in range(0, len(text), size)]
    whole, split = PasteFilter(), PasteFilter()
    through = "".join(split.feed(piece) for piece in pieces)
    assert through == whole.feed(text)
    while START in through:
        _, _, through = through.partition(START)
        pasted, _, through = through.partition(END)
        assert "\x1b" not in pasted
        assert "\x11" not in pasted


def test_a_paste_comes_whole_and_in_its_place() -> None:
    FFApp()
    parser = linux_driver.XTermParser()
    assert guard_pastes(linux_driver.LinuxDriver)
    told = [
        event
        for piece in ("a", "\x1b[20", "0~n\x1bq\x1b[31m", "\x11o\x1b[20", "1~b\x1b[A")
        for event in parser.feed(piece)
    ]
    assert [event.key if isinstance(event, events.Key) else getattr(event, "text", "") for event in told] == [
        "a",
        "nqo",
        "b",
        "up",
    ]


def test_a_driver_of_another_kind_is_left_alone() -> None:
    assert not guard_pastes(int)


def test_colours_and_titles_are_not_text() -> None:
    assert clean_paste("a\x1b[1;31mb\x1b]0;t\x07c\td\r\ne\x9b\x7f") == "abc\td\r\ne"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_paste_with_an_escape_neither_quits_nor_commands() -> None:
    path = saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        before = path.read_bytes()
        terminal.type(f"{START}salut \x1b\x11 \x1bq \x1b[31mu{END}")
        terminal.type("n")
        terminal.wait_for("Notes")
        assert path.read_bytes() == before
        terminal.type(f"{START}note \x1bq suite\x1b[31m\x11!{END}fin")
        terminal.wait_for("note q suite!fin")
        terminal.type("\r")
        terminal.wait_for("note q suite!fin", gone="/2000")
        terminal.type("q")
        assert terminal.ended() == 0
    assert "note q suite!fin" in next(saves_folder().glob("*.ffsave")).read_text()
