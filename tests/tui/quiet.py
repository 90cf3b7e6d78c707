"""What makes hundreds of thousands of keys in the tests arrive sooner: a key waits until the app has nothing left to do.

Textual's Pilot sleeps after each key, in steps of 20 ms, until the process hardly works: on a busy machine that is long,
and on a stalled one too short. Here it waits until every message pump waits for its next message.
"""

from __future__ import annotations

import asyncio
from itertools import chain

import textual.app
import textual.pilot
from textual._context import active_app
from textual.app import App
from textual.message_pump import MessagePump

AT_ONCE = 20
"""Turns of the loop before it is waited for by the clock: then a timer, a thread or a process is still working."""

SURE = 3
"""Quiet turns of the loop in a row: what a task of the loop does next may still wake a pump."""


def _works(pump: MessagePump) -> bool:
    if pump._closing or pump._closed:
        return False
    queue = pump._message_queue
    return bool(pump._next_callbacks) or not queue.empty() or not queue.ready_event._waiters


def busy(app: App[object]) -> bool:
    """Whether the app still does something that no key and no timer of its own begins: a message that waits or is being
    handled, a worker, an animation, a new size or something to be drawn. What waits for the screen's next frame is begun
    at once."""
    pages = app.screen_stack
    if any(map(_works, chain((app,), *(page.walk_children(with_self=True) for page in pages)))):
        return True
    if app._resize_event is not None or app._animator._animations or not all(work.is_finished for work in app.workers):
        return True
    for page in pages[-1:]:
        drawn = not (page._layout_required or page._scroll_required or page._repaint_required or page._dirty_widgets)
        if not drawn or page._recompose_required or page._callbacks:
            page._on_timer_update()
            return True
    return False


async def quiet(min_sleep: float = 0, max_sleep: float = 1) -> None:
    """Instead of `textual._wait.wait_for_idle`: returns when the app is quiet, or after `max_sleep` seconds, as that does."""
    app = active_app.get()
    loop = asyncio.get_running_loop()
    end = loop.time() + max_sleep
    calm = turns = 0
    while calm < SURE and loop.time() < end and not app._exit:
        await asyncio.sleep(0 if turns < AT_ONCE else 0.001)
        turns += 1
        calm = 0 if busy(app) else calm + 1


textual.app.wait_for_idle = quiet
textual.pilot.wait_for_idle = quiet
