"""Whatever bytes a terminal sends: what they count as, and that none of them ends or holds up the program."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers import linux_driver
from textual.message import Message
from textual.pilot import Pilot
from textual.widgets import Input

from ffapp.settings import Settings
from ffapp.store.folders import log_file, saves_folder
from ffapp.tui.app import FFApp
from ffapp.tui.terminal.reading import EscapeAlone, guarded, tolerant
from ffapp.tui.terminal.sequences import MOST_CELLS, PASTE_QUIET
from tests.shares import few
from tests.tui import quiet
from tests.tui.adventures import first_day, saved
from tests.tui.keymash import shelf_of_samples
from tests.tui.terminal import Terminal

on_terminals = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


class Reader:
    """Reads as a driver does."""

    def __init__(self) -> None:
        self.parser = guarded(XTermParser)()
        self._decode = tolerant("utf-8")().decode

    def read(self, data: bytes) -> list[Message]:
        text = self._decode(data)
        return [*self.parser.feed(text)] if text else []

    def rest(self) -> list[Message]:
        return [*self.parser.silence()]


SAID = ("key", "character", "text", "x", "y", "button", "size")


def told(messages: Iterable[Message]) -> list[tuple[Any, ...]]:
    """What messages say, without what is only asked on the way."""
    return [
        (
            type(event),
            *(getattr(event, name, None) for name in ("key", "character", "text", "x", "y", "button", "size")),
        )
        for event in messages
        if not isinstance(event, EscapeAlone)
    ]


def keys(data: bytes) -> list[str]:
    reader = Reader()
    return [event.key for event in (*reader.read(data), *reader.rest()) if isinstance(event, events.Key)]


async def on_the_book(pilot: Pilot[Any], *keys: str) -> None:
    await pilot.pause()
    for key in keys:
        await pilot.press(key)


def book() -> FFApp:
    path = saved(first_day)
    return FFApp(Settings(language="en", dice="instant"), first=lambda app: app.playing.open_game(path))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\xe9q", ["q"]),  # Latin 1
        (b"\xff\xfe\x80q", ["q"]),
        (b"\xc2\x85\xef\xbf\xbdq", ["q"]),
        ("é".encode(), ["é"]),
        # releases, repeats, other keys of the same place, figures that are none: the protocol of kitty
        (b"\x1b[1;1:3Aq", ["q"]),
        (b"\x1b[1;1:2A", ["up"]),
        (b"\x1b[1;2:1A", ["shift+up"]),
        (b"\x1b[116;1:3uq", ["q"]),
        (b"\x1b[116;1:1u", ["t"]),
        (b"\x1b[3;1:3~q", ["q"]),
        (b"\x1b[97:65;2u", ["A"]),
        (b"\x1b[97:65;66u", ["A"]),  # with Caps Lock
        (b"\x1b[233:50;2;50u", ["2"]),
        (b"\x1b[233:50:50;1;233u", ["é"]),
        (b"\x1b[1114112uq", ["q"]),
        (b"\x1b[99999999999uq", ["q"]),
        (b"\x1b[55296uq", ["q"]),
        (b"\x1b[0uq", ["q"]),
        (b"\x1b[97;1;27uq", ["q"]),
        (b"\x1b[:;:;:uq", ["q"]),
        # what is no key is not typed either
        (b"\x1b[99zq", ["q"]),
        (b"\x1b[12;\x1b[Bq", ["down", "q"]),
        (b"\x1b[1" + b"1" * 99 + b"uq", ["q"]),
        (b"\x1b[1;\xc3\xa9q", ["é", "q"]),
        (b"\x1b]0;quit\x07q", ["q"]),
        (b"\x1b]11;rgb:q/q/q\x1b\\q", ["q"]),
        (b"\x1bP>|xterm(q)\x1b\\q", ["q"]),
        (b"\x1bP1$r0q\x18q", ["q"]),
        (b"\x1b_Gi=1;q\x1b\\q", ["q"]),
        (b"\x1b]0;q\x1b[Bq", ["down", "q"]),
        (b"\x1b]0;q", []),
        (b"\x1b[1;5", []),
        # mice of all times
        (b"\x1b[M !!q", ["q"]),
        (b"\x1b[32;5;5Mq", ["q"]),
        (b"\x1b[<0;-3;5Mq", ["q"]),
        (b"\x1b[<0;99999999999999999999;1Mq", ["q"]),
        # other keyboards
        (b"\x1b[[A\x1bOP\x1b[11~", ["f1", "f1", "f1"]),
        (b"\x1b[3$q", ["shift+delete", "q"]),
        (b"\x1b[201~q", ["q"]),
    ],
)
def test_bytes_count_as(data: bytes, expected: list[str]) -> None:
    assert keys(data) == expected


@pytest.mark.parametrize("size", ["0;80", "24;0", "99999;80", "24;99999"])
def test_no_screen_is_drawn_that_cannot_be(size: str) -> None:
    reader = Reader()
    assert not reader.read(f"\x1b[48;{size};0;0t".encode())
    (resized,) = reader.read(b"\x1b[48;24;80;480;800t")
    assert isinstance(resized, events.Resize)
    assert resized.size == (80, 24)


NOISE = (
    *(b"\x1b", b"\x1b[", b"\x1bO", b"\x1b]", b"\x1bP", b"\x1b_", b"\x1b[<", b"\x1b[M", b"\x1b[?", b"\x1b\\"),
    *(b"\x1b[200~", b"\x1b[201~", b"\x07", b"\x18", b"$y", b"48", b"97", b"57441", b"2048", b"1114112"),
    *(b"\x00", b"\xe9", b"\xc3", b"\xa9", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x80", b"\xff"),
    *(bytes((byte,)) for byte in b"[AbeumMRt~;:13- \r\t\x7f"),
)
"""What sequences are made of. No key that leaves the program."""


def noise(seed: int) -> Iterator[bytes]:
    """Bytes without sense, and sequences that nearly have some."""
    pick = random.Random(seed)

    def figure() -> bytes:
        known = (b"", b"0", b"1", b"2", b"3", b"97", b"57441", b"1114111", b"55296")
        return pick.choice((*known, b"%d" % pick.randrange(10**12)))

    def arguments() -> bytes:
        return b";".join(b":".join(figure() for _ in range(pick.randint(1, 3))) for _ in range(4))

    def place() -> int:
        return pick.randint(-9, 999)

    kinds = (
        lambda: b"".join(pick.choice(NOISE) for _ in range(pick.randint(1, 8))),
        lambda: (
            b"\x1b[%b%b%c" % (pick.choice((b"", b"<", b"?", b"48;", b">")), arguments(), pick.choice(b"ABHMRmtu~ycI"))
        ),
        lambda: b"\x1b[<%d;%d;%d%c" % (pick.randrange(130), place(), place(), pick.choice(b"Mm")),
        lambda: pick.choice((b"\x1b]", b"\x1bP>|", b"\x1b_G")) + figure() + pick.choice((b"", b"\x07", b"\x1b\\")),
        lambda: bytes(byte for byte in pick.randbytes(pick.randint(1, 12)) if byte not in b"qQ\x03\x11"),
    )
    while True:
        yield pick.choice(kinds)()


@pytest.mark.parametrize("seed", range(6))
def test_noise_is_read_and_the_next_key_is_one(seed: int) -> None:
    reader, source = Reader(), noise(seed)
    for _ in range(500):
        for event in (*reader.read(next(source)), *reader.rest()):
            if isinstance(event, events.Key):
                assert event.key.isprintable()
        assert [event.key for event in reader.read(b" q") if isinstance(event, events.Key)] == ["space", "q"]
    assert not [*reader.parser.feed("")]


@given(st.integers(0, 10**6), st.integers(1, 5))
def test_it_does_not_matter_how_what_is_sent_is_torn(seed: int, size: int) -> None:
    source = noise(seed)
    data = b"".join(next(source) for _ in range(6))
    whole, torn = Reader(), Reader()
    expected = [*whole.read(data), *whole.rest()]
    found = [event for at in range(0, len(data), size) for event in torn.read(data[at : at + size])]
    assert told([*found, *torn.rest()]) == told(expected)


@pytest.mark.long
async def test_a_page_bears_whatever_is_sent() -> None:
    path = saved(first_day)
    app, reader, source = (
        FFApp(Settings(language="fr"), first=lambda app: app.playing.open_game(path)),
        Reader(),
        noise(9),
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = app._driver
        assert driver is not None
        for turn in range(120):
            for event in (*reader.read(next(source)), *(reader.rest() if turn % 3 == 0 else ())):
                driver.process_message(event)
            await quiet.quiet()
        assert app.size.width <= MOST_CELLS
        assert app.is_running
        app.playing.close_now()


@on_terminals
@few((4,), "data", [b"\xe9", b"\x1b[1;1:3A", b"\x1b[116;1:3u", b"\x1b[1114112u", b"\x1b[99999999999u"])
def test_odd_bytes_end_nothing(data: bytes) -> None:
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.send(data)
        terminal.type("n")
        terminal.wait_for("Notes")
        terminal.send(data + b"\x1b[97:65;2u!")
        terminal.wait_for("A!")
        terminal.type("\x11")
        assert terminal.ended() == 0
        assert terminal.restored()


@pytest.mark.long
@on_terminals
def test_esc_and_the_next_key_in_one_write() -> None:
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.type("g34")
        terminal.wait_for("34")
        terminal.type("\x1b\rn")
        terminal.wait_for("Notes", "§ 112")
        terminal.type("\x1b\x1bm")
        terminal.wait_for("Sorties", gone="Notes")
        terminal.type("\x11")
        assert terminal.ended() == 0


@pytest.mark.long
@pytest.mark.timeout(900)
@on_terminals
@pytest.mark.parametrize("seed", range(4))
def test_noise_on_a_terminal(seed: int) -> None:
    """Written to the real program; what ends it is q, with a game that is closed."""
    source = noise(seed)
    for _ in range(4):
        shelf_of_samples()
        with Terminal(sys.executable, "-m", "ffapp", "--lang", "fr", folder=saves_folder()) as terminal:
            terminal.wait_for(" q ")
            for _ in range(150):
                terminal.send(next(source))
                terminal.look(0.01)
                if terminal.process.poll() is not None:
                    break
            terminal.resize(80, 24)
            terminal.look(2 * PASTE_QUIET)  # what was begun counts as finished
            if terminal.process.poll() is None:
                terminal.type("\x11")
            assert terminal.ended() == 0, terminal.text
    assert not log_file().exists()


# -- keys that are none ----------------------------------------------------------------------------------------


@few(1, "name", ["left_shift", "right_control", "iso_level3_shift", "caps_lock", "shift+left_shift"])
async def test_a_key_that_changes_others_comes_between_nothing(name: str) -> None:
    app = book()
    async with app.run_test(size=(80, 24)) as pilot:
        await on_the_book(pilot, "g", "minus", name, "3")
        assert app.screen.query_one(Input).value == "-3"
        app.playing.close_now()


async def send(app: FFApp, data: str) -> None:
    driver = app._driver
    assert driver is not None
    for event in Reader().read(data.encode()):
        driver.process_message(event)
    await quiet.quiet()


@few(1, "letter, start", [("b", "end"), ("f", "home")])
async def test_alt_and_an_arrow_go_by_words_in_a_text(letter: str, start: str) -> None:
    app = book()
    async with app.run_test(size=(80, 24)) as pilot:
        await on_the_book(pilot, "n", *"un", "space", *"deux", start)
        await send(app, f"\x1b{letter}!")
        assert app.screen.query_one(Input).value == "un !deux"
        app.playing.close_now()


@pytest.mark.long
async def test_where_no_text_is_typed_they_are_esc_and_a_letter() -> None:
    app = book()
    async with app.run_test(size=(80, 24)) as pilot:
        await on_the_book(pilot)
        page = app.screen
        await send(app, "g34\x1bb")
        assert app.screen is page
        await send(app, "g34\x1bfn")  # in their order, and before what comes after
        assert type(app.screen).__name__ == "NotesDialog"
        assert app.screen.query_one(Input).value == ""
        app.playing.close_now()


def test_the_driver_reads_so() -> None:
    FFApp().get_driver_class()
    assert linux_driver.XTermParser.GUARDED
    assert linux_driver.getincrementaldecoder is tolerant
