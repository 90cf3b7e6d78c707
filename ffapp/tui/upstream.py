"""What keys need of Textual beyond its promises, each private name in one place with its reason.

`tests/tui/test_upstream.py` fails when one of them changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from textual._keyboard_protocol import MODIFIER_FUNCTIONAL_KEYS
from textual.app import App
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.visual import Visual
from textual.widget import Widget
from textual.widgets._toast import Toast


def leaving(app: App[Any]) -> bool:
    """Whether an app is about to end, or its screens are already being taken away.

    Public would be: `App.is_exiting`.
    """
    return app._exit or not app._running


def waits(pump: MessagePump) -> bool:
    """Whether messages wait for a pump.

    Public is `MessagePump.message_queue_size`, but not what a handler leaves to be called next.
    """
    return bool(pump._next_callbacks) or not pump._message_queue.empty()


def works(pump: MessagePump) -> bool:
    """Whether a pump is about to handle a message, or is handling one. One that is being closed does nothing that a key
    could depend on.

    Public would be: `MessagePump.is_idle`.
    """
    if pump._closing or pump._closed:
        return False
    return waits(pump) or not pump._message_queue.ready_event._waiters


def pumps(app: App[Any]) -> Iterator[MessagePump]:
    """Every screen that is shown or lies below another, with all its widgets."""
    for screen in app.screen_stack:  # none at all before the first and after the last
        yield from screen.walk_children(with_self=True)


def in_work(app: App[Any], *, handling: bool = False) -> bool:
    """Whether anything that was begun is not done yet: a message, a screen or widget that is not there yet, a layout, a
    worker. It looks at some hundred pumps in a tenth of a millisecond.

    Args:
        app: whose screens are looked at.
        handling: asked by a handler of the app itself, which does not count.

    Public would be: `App.is_idle`.
    """
    if waits(app) if handling else works(app):
        return True
    if app._resize_event is not None or any(map(works, pumps(app))):
        return True
    return any(map(frame_due, app.screen_stack[-1:])) or not all(worker.is_finished for worker in app.workers)


def frame_due(screen: Screen[Any]) -> bool:
    """Whether a screen is to be laid out, or something waits until it is: both are done with its next frame.

    Public would be: `Screen.is_layout_pending`.
    """
    return bool(screen._layout_required or screen._scroll_required or screen._recompose_required or screen._callbacks)


def draw_due(screen: Screen[Any]) -> bool:
    """The same, or something is to be drawn."""
    return frame_due(screen) or bool(screen._repaint_required or screen._dirty_widgets)


def draw_now(screen: Screen[Any]) -> None:
    """Lays out and draws a screen without waiting for the time of its next frame."""
    screen._on_timer_update()


def print_toasts(printed: Callable[[Widget, str], Visual]) -> None:
    """Has a sentence that is told for a moment drawn as all others are: Textual breaks it at no-break spaces.

    Args:
        printed: what a widget draws for a text.

    Public would be: a class of one's own for toasts.
    """
    Toast.render = lambda toast: printed(toast, toast._notification.message)  # type: ignore[method-assign, assignment, return-value]


def ask(app: App[Any], sequence: str) -> None:
    """Writes a sequence to the terminal, between two frames.

    Public would be: `App.driver`.
    """
    if app._driver is not None:
        app._driver.write(sequence)


def restart(parser: Any) -> bool:
    """Has a parser forget what it has begun to read, and whatever it failed at. Returns whether there was anything.

    Public would be: `Parser.reset`.
    """
    if parser._gen.gi_frame is not None and parser._awaiting.timeout is None:
        return False
    parser._gen.close()
    parser._tokens.clear()
    parser._gen = parser.parse(parser._tokens.append)
    parser._awaiting, parser._timeout_time = next(parser._gen), None
    return True


KEYS_OF_MODIFIERS: Final = MODIFIER_FUNCTIONAL_KEYS
"""The names of keys that only change others."""
