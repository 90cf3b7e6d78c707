"""Pastes: text and never keys, whatever is in them."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers import linux_driver

from ffapp.settings import Settings
from ffapp.store.folders import saves_folder
from ffapp.tui.app import FFApp
from ffapp.tui.kit.fields import TextField
from ffapp.tui.terminal.reading import clean_paste, guard, guarded
from ffapp.tui.terminal.sequences import END, MOST_PASTED, START, Kind, Piece, Pieces
from tests.tui.adventures import first_day, saved
from tests.tui.shelves import toasts
from tests.tui.terminal import Terminal


def paste_of(text: str, size: int) -> tuple[list[Piece], list[Piece]]:
    """What is read in pieces of a size, and what is told when nothing more comes."""
    pieces = Pieces()
    read = [piece for at in range(0, len(text), size) for piece in pieces.feed(text[at : at + size])]
    return read, [*pieces.silence()]


@given(
    st.lists(st.sampled_from([START, END, "\x1b", "[", "q", "\x11", "\n", "é", "\x1b[31m", "\x1b[200"])),
    st.integers(1, 7),
)
def test_between_the_marks_nothing_is_a_key(parts: list[str], size: int) -> None:
    text = "".join(parts)
    assert paste_of(text, size) == paste_of(text, len(text) or 1)
    _, mark, pasted = f"{text}{START}\x11q{END}".partition(START)
    assert mark
    told, rest = paste_of(f"{START}{pasted}", size)
    assert not rest
    assert told[0] == Piece(Kind.PASTE, pasted.partition(END)[0])


def test_a_paste_whose_end_never_comes_ends_with_silence() -> None:
    parser = guarded(XTermParser)()
    assert not [*parser.feed(f"{START}salut"), *parser.feed(" \x1b[31mà\x11")]
    assert not [*parser.tick()]
    (paste,) = parser.silence()
    assert paste.text == "salut à"
    assert [event.key for event in parser.feed("q")] == ["q"]
    assert not [*parser.feed(END)]


def test_of_a_paste_without_end_no_more_is_kept_than_anybody_wants() -> None:
    pieces = Pieces()
    assert not [*pieces.feed(START)]
    for _ in range(12):
        assert not [*pieces.feed("x" * (MOST_PASTED // 10) + "\x1b[20")]
    assert len(pieces._pasted or "") < MOST_PASTED + 10
    assert [*pieces.feed("1~q")] == [Piece(Kind.PASTE, pieces_text(MOST_PASTED)), Piece(Kind.CHARACTER, "q")]


def pieces_text(length: int) -> str:
    part = "x" * (MOST_PASTED // 10) + "\x1b[20"
    return (part * 12)[:length]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_after_a_paste_without_end_keys_are_keys_again() -> None:
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.type("n")
        terminal.wait_for("Notes")
        terminal.type(f"{START}collé")
        terminal.wait_for("collé")
        terminal.type(" et tapé\r")
        terminal.wait_for("collé et tapé", gone="/2000")
        terminal.type("q")
        assert terminal.ended() == 0


def test_a_paste_comes_whole_and_in_its_place() -> None:
    FFApp()
    parser = linux_driver.XTermParser()
    assert guard(linux_driver.LinuxDriver)
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
    assert not guard(int)


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


PASTES = (
    ("salut", "", "salut"),
    ("salut\n", "", "salut"),
    ("\n\nsalut", "", "salut"),
    ("\x00\x1f\n", "app-paste-unusable", ""),
    ("", "app-paste-unusable", ""),
    ("une\ndeux", "app-paste-line", "une"),
    ("x" * 41, "app-paste-long", "x" * 40),
    ("x" * 41 + "\ny", "app-paste-long", "x" * 40),
)
"""What is pasted, what is said of it, and what stands in the field then."""


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_what_was_not_taken_of_a_paste_is_said(language: str) -> None:
    app = FFApp(Settings(language=language), first=lambda app: app.playing.create_hero("scorpion-swamp"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        field = app.screen.query_one("#name", TextField)
        for pasted, told, value in PASTES:
            field.value = ""
            field.focus()
            await pilot.pause()
            app.post_message(events.Paste(pasted))
            await pilot.pause()
            assert field.value == value, pasted
            assert toasts(app) == ([app.texts(told, high=40)] if told else []), pasted
            app.clear_notifications()
            app.saying.unsay()
            if len(value) == 40:
                field.input.cursor_position = 40
                app.post_message(events.Paste("y"))
                await pilot.pause()
                assert toasts(app) == [app.texts("app-paste-full", high=40)], pasted
                app.clear_notifications()
                app.saying.unsay()
                await pilot.press("y")
                assert toasts(app) == [app.texts("app-paste-typed", high=40)], pasted
                assert field.value == value
                app.clear_notifications()
                app.saying.unsay()


async def test_a_paste_where_there_is_no_field_is_said_to_go_nowhere() -> None:
    app = FFApp(Settings(language="en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.post_message(events.Paste("Orc 7 6"))
        await pilot.pause()
        assert toasts(app) == [app.texts("app-paste-nowhere")]
        assert app.at_title
