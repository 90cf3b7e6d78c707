"""What the screens rely on in Textual without its promise: each fails here before it fails a player."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from textual import events
from textual._xterm_parser import XTermParser
from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.widgets import Input

from ffapp.tui import upstream


class Small(App[None]):
    """One field, and a handler that can be held up."""

    held: asyncio.Event | None = None
    entered: asyncio.Event | None = None

    def compose(self) -> ComposeResult:
        yield Input()

    async def on_input_changed(self) -> None:
        if self.held is not None and self.entered is not None:
            self.entered.set()
            await self.held.wait()


async def calm(app: App[Any]) -> None:
    """Returns when nothing is in work any more."""
    while upstream.in_work(app):  # noqa: ASYNC110 -- no event tells
        await asyncio.sleep(0)


async def test_an_app_comes_to_rest() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        assert not any(map(upstream.works, (app, *upstream.pumps(app))))
        assert not upstream.leaving(app)
        app.exit()
        assert upstream.leaving(app)


async def test_a_message_that_waits_is_work_and_so_is_one_that_is_handled() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        field = app.query_one(Input)
        app.held, app.entered = asyncio.Event(), asyncio.Event()
        field.value = "a"
        assert upstream.waits(field)
        assert upstream.in_work(app)
        await app.entered.wait()
        assert upstream.works(app)
        assert upstream.in_work(app)
        app.held.set()
        await calm(app)


async def test_what_is_called_next_or_after_the_next_frame_is_work() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        called = []
        app.call_next(called.append, "next")
        assert upstream.in_work(app)
        await calm(app)
        app.screen.call_after_refresh(called.append, "frame")
        assert upstream.in_work(app)
        await calm(app)
        assert called == ["next", "frame"]


async def test_a_screen_that_is_not_there_yet_is_work() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        screen: Screen[Any] = Screen()
        app.push_screen(screen)
        assert upstream.in_work(app)
        await calm(app)
        assert screen.is_mounted
        assert screen.size


async def test_a_worker_is_work() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        held = asyncio.Event()
        app.run_worker(held.wait())
        await asyncio.sleep(0)
        assert upstream.in_work(app)
        held.set()
        await calm(app)


async def test_a_layout_that_is_due_is_done_at_once() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        field = app.query_one(Input)
        field.styles.width = 7
        while not upstream.frame_due(app.screen):  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert upstream.draw_due(app.screen)
        upstream.draw_now(app.screen)
        assert field.size.width < 8
        await calm(app)


async def test_a_terminal_is_asked() -> None:
    app = Small()
    async with app.run_test():
        written: list[str] = []
        assert app._driver is not None
        app._driver.write = written.append  # type: ignore[method-assign]
        upstream.ask(app, "?")
        assert written == ["?"]


@pytest.mark.parametrize("begun", ["\x1b", "\x1b[99", "\x1b[99z", "\x1b[1114112u"])
def test_a_parser_is_begun_anew(begun: str) -> None:
    parser = XTermParser()
    assert not upstream.restart(parser)
    with suppress(ValueError):
        assert not list(parser.feed(begun))
    assert upstream.restart(parser)
    assert not upstream.restart(parser)
    (key,) = parser.feed("q")
    assert isinstance(key, events.Key)
    assert key.key == "q"


def test_the_keys_that_only_change_others_have_their_names() -> None:
    assert {"left_shift", "right_control", "iso_level3_shift"} <= upstream.KEYS_OF_MODIFIERS
