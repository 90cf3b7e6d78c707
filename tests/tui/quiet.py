"""What makes hundreds of thousands of keys in the tests arrive sooner: a key waits until the app has nothing to do.

Textual's Pilot sleeps after each key, in steps of 20 ms, until the process hardly works: on a busy machine that is
long, and on a stalled one too short. Here it waits until every message pump waits for its next message.

Nor is painted what nobody looks at, but what stands there when the app is left; a picture, and whoever reads the
lines, paints by itself. What looks for faults of painting asks for all of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import textual.app
import textual.pilot
import textual.strip
from textual._context import active_app
from textual.app import App
from textual.screen import Screen

from ffapp.tui.app import FFApp
from ffapp.tui.terminal.typeahead import SURE
from ffapp.tui.upstream import frame_due, in_work, leaving, pumps, works

AT_ONCE = 20
"""Turns of the loop before it is waited for by the clock: then a timer, a thread or a process is still working."""


_paint = Screen._compositor_refresh
_all_painted = False


def put_off(self: Screen[object]) -> None:
    """Nobody sees what is painted between a key and its last effect: it is remembered and painted once."""
    self._dirty_widgets.clear()


@contextmanager
def painting() -> Iterator[None]:
    """While it lasts, each state is painted in which an app is quiet."""
    global _all_painted
    before, _all_painted = _all_painted, True
    try:
        yield
    finally:
        _all_painted = before


def paint(app: App[Any]) -> bool:
    """Paints what has been put off. Whether there was any."""
    if not app.screen_stack:
        return False
    pages = [page for page in (app.screen, *app._background_screens) if page._compositor._dirty_regions]
    for page in reversed(pages):
        _paint(page)
    return bool(pages)


def draw_due(screen: Screen[object]) -> bool:
    """Whether a screen is to be laid out or drawn, or something waits until it is laid out."""
    return frame_due(screen) or bool(screen._repaint_required or screen._dirty_widgets)


def draw_now(screen: Screen[object]) -> None:
    """Lays out and draws a screen without waiting for the time of its next frame."""
    screen._on_timer_update()


def busy(app: App[object]) -> bool:
    """Whether the app still does something that no key and no timer of its own begins, held keys, animations and
    drawing included. The next frame comes as soon as nothing else is to be done before it."""
    if asyncio.get_running_loop()._ready:  # type: ignore[attr-defined]
        return True
    if works(app) or any(map(works, pumps(app))):
        return True
    if app.screen_stack and draw_due(app.screen):
        draw_now(app.screen)
        return True
    if in_work(app) or app._animator._animations or (isinstance(app, FFApp) and app.ahead.holds):
        return True
    return _all_painted and paint(app)


async def quiet(min_sleep: float = 0, max_sleep: float = 1) -> None:
    """Instead of `textual._wait.wait_for_idle`: returns when the app is quiet, or after `max_sleep` seconds, as that
    does."""
    app = active_app.get()
    loop = asyncio.get_running_loop()
    end = loop.time() + max_sleep
    calm = turns = 0
    while calm < SURE and loop.time() < end and not leaving(app):
        await asyncio.sleep(0 if turns < AT_ONCE else 0.001)
        turns += 1
        calm = 0 if busy(app) else calm + 1


class Unkept:
    """In place of what a line of the screen keeps of its parts: hardly one is asked for again, and each line would make
    seven caches."""

    def get(self, key: object) -> None:
        return None

    def __setitem__(self, key: object, value: object) -> None:
        pass


_run_test = App.run_test


@asynccontextmanager
async def run_test(self: App[Any], **options: Any) -> AsyncIterator[textual.pilot.Pilot[Any]]:
    """As upstream; what stands on the screen at the end is painted."""
    async with _run_test(self, **options) as pilot:
        yield pilot
        if not leaving(self):
            paint(self)


UNKEPT = Unkept()
textual.strip.FIFOCache = lambda size: UNKEPT  # type: ignore[assignment,misc]
Screen._compositor_refresh = put_off
App.run_test = run_test  # type: ignore[method-assign, assignment]
textual.app.wait_for_idle = quiet
textual.pilot.wait_for_idle = quiet
