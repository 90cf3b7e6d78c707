"""What this program needs of its libraries beyond their promises: each private name in one place with its reason, and
what would be public instead.

`tests/tui/test_upstream.py` fails when one of them changes, and when another file names one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from textual._context import active_app
from textual._keyboard_protocol import MODIFIER_FUNCTIONAL_KEYS
from textual._time import get_time
from textual.app import App
from textual.binding import Binding
from textual.dom import DOMNode
from textual.events import Key
from textual.message_pump import MessagePump
from textual.notifications import Notification
from textual.screen import Screen
from textual.visual import Visual
from textual.widget import Widget
from textual.widgets import Input
from textual.widgets._toast import Toast

if TYPE_CHECKING:
    from textual._xterm_parser import XTermParser as XTermParser  # what reads the keyboard, to be known by its type


def now() -> float:
    """The time by the clock of `Message.time`, to tell how old a key is.

    Public would be: a promise which clock that is.
    """
    return get_time()


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


def held_back(app: App[Any]) -> bool:
    """Whether nothing is shown before many changes are done (`App.batch_update`), as while an app starts.

    Public would be: `App.is_batching`.
    """
    return app._batch_count > 0


def bindings_of(node: DOMNode) -> Iterator[tuple[str, Binding]]:
    """The bindings of a screen or widget with those it inherits, each with its key.

    Public is `DOMNode.active_bindings` of a screen, but only of what has the focus and with no order.
    """
    yield from node._bindings


def notices(app: App[Any]) -> tuple[Notification, ...]:
    """What is told for a moment and still to be seen.

    Public would be: `App.notifications`.
    """
    return tuple(app._notifications)


def take_back(app: App[Any], notice: Notification) -> None:
    """Takes away one of these before its time.

    Public would be: `App.unnotify`.
    """
    app._unnotify(notice)


def type_into(field: Input, key: Key) -> None:
    """Has a field take a key that another widget got, before the next one.

    Public would be: `Widget.forward_event`.
    """
    field._forward_event(key)


def close_soon(app: App[Any]) -> None:
    """Has an app close once what it does now is done.

    Public is `App.exit`, which waits for screens that may never be done after a fault.
    """
    app._close_messages_no_wait()


def add_component(widget: Widget, name: str) -> None:
    """Finds what the style sheets say of one component class of a widget.

    Public would be: component classes that are looked for when they are first asked for.
    """
    node = DOMNode(classes=name)
    node._attach(widget)
    widget.app.stylesheet.apply(node, animate=False)
    widget._component_styles[name] = node.styles


def print_toasts(printed: Callable[[Widget, str], Visual]) -> None:
    """Has a sentence that is told for a moment drawn as all others are: Textual breaks it at no-break spaces.

    Args:
        printed: what a widget draws for a text.

    Public would be: a class of one's own for toasts.
    """
    Toast.render = lambda toast: printed(toast, toast._notification.message)  # type: ignore[method-assign, assignment, return-value]


@contextmanager
def standing_for_app(host: Any) -> Iterator[None]:
    """While it lasts, `host` is the app of every screen and widget that is made and not shown.

    Public would be: an app that is given to a screen.
    """
    before = active_app.set(host)
    try:
        yield
    finally:
        active_app.reset(before)


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

OVERRIDDEN: Final = {
    "textual.app:App": {
        "_handle_exception": "A fault ends the program with a page of its own instead of a traceback over the screen.",
        "_end_batch": "What was not drawn while repaints were held back is drawn then.",
        "_load_screen_css": "Style sheets that have not changed are not parsed anew for each screen.",
    },
    "textual.screen:Screen": {
        "_compositor_refresh": "While repaints are held back a page is drawn all the same, to be thrown away.",
    },
    "textual.widget:Widget": {
        "_get_component_classes": "Only component classes that are drawn with are looked for in the style sheets.",
        "_component_styles": "Those that have been.",
    },
    "textual.widgets:Input": {
        "_on_key": "A question mark over a number asks for help and is no digit.",
        "_on_paste": "What is not taken of a paste is told; upstream fails at a paste of control characters only.",
    },
    "textual.drivers.linux_driver:LinuxDriver": {
        "_auto_restart": "Whether it is the driver that gives the terminal back when the program stops.",
        "_must_signal_resume": "Whether the app is told when the terminal is taken again.",
        "_app": "The app, which is told to draw all of it anew.",
        "_loop": "The loop, in which signals are handled one after another.",
    },
    "textual.drivers.web_driver:WebDriver": {
        "_app": "The app of this tab.",
        "_key_thread": "Waited for, or it may take what is meant for the next app of this process.",
    },
    "textual_serve.server:Server": {
        "_process_messages": "A tab that closes ends its process at once.",
    },
    "textual_serve.app_service:AppService": {
        "_build_environment": "Each visitor has a shelf of their own.",
        "_process": "The process of a tab, to be ended with it.",
    },
    "textual_serve.download_manager:DownloadManager": {
        "_active_downloads": "What a visitor has not taken when the tab closes.",
    },
}
"""Private names that subclasses of this program use or replace, by "module:class", each with its reason."""
