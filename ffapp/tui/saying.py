"""Where a sentence is said so that it hides nothing: above the keys of a page of play, at the foot of a dialog, or for
a moment below the heading."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from textual.notifications import Notification, SeverityLevel
from textual.screen import ModalScreen

from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.upstream import notices, take_back

if TYPE_CHECKING:
    from ffapp.tui.app import FFApp

REFUSED: Final = 3.0
"""Seconds that a refusal stays below the heading, unless another takes its place."""


@runtime_checkable
class SaysAtItsFoot(Protocol):
    """A dialog with a line for what is refused."""

    def say(self, told: str, *, refused: bool = True) -> None:
        """Says something until something else is typed."""


class Saying:
    """What the app says, the newest sentence only. `print_toasts` of `ffapp.tui.upstream` draws those for a moment."""

    def __init__(self, app: FFApp) -> None:
        self._app = app
        self._held_back: tuple[tuple[Notification, float], ...] = ()
        """What had been told when a dialog opened, and is told again when that has gone, for so many seconds."""

    def tell(self, text: str, severity: SeverityLevel) -> None:
        """On a page of play it stays until the next key; a refusal ("warning") goes to the dialog that is open."""
        self._app.clear_notifications()
        self._held_back = ()
        refused = severity == "warning"
        say = self._place(refused=refused)
        if say is not None:
            say(text, refused=refused)
            return
        # What is refused has just been tried, so it is read at once; news may come while one looks elsewhere.
        self._app.notify(text, severity=severity, timeout=REFUSED if refused else None, markup=False)

    def _place(self, *, refused: bool) -> Callable[..., None] | None:
        """What says a sentence on the screen that is seen, where that has a place for it."""
        if refused and isinstance(self._app.screen, SaysAtItsFoot):
            return self._app.screen.say
        for screen in reversed(self._app.screen_stack):
            if not isinstance(screen, ModalScreen):
                return next((bar.say for bar in screen.query(KeyBar) if bar.says), None)
        return None

    def unsay(self) -> None:
        """Takes away what was said: another key is pressed."""
        for screen in self._app.screen_stack:
            for bar in screen.query(KeyBar):
                bar.say("")

    def hold_back(self) -> None:
        """Keeps what has been told away from a dialog that opens; a refusal is over."""
        told = ((notice, notice.time_left) for notice in notices(self._app) if notice.severity != "warning")
        self._held_back = self._held_back or tuple(told)
        self._app.clear_notifications()

    def tell_again(self) -> None:
        """Tells what a dialog had hidden for the rest of its time, once no other is open."""
        held = self._held_back
        if held and not isinstance(self._app.screen, ModalScreen):
            self._held_back = ()
            for notice, left in held:
                self._app.notify(notice.message, severity=notice.severity, timeout=left, markup=False)

    def forget_refusals(self) -> None:
        """Takes away what was refused: it was so then."""
        for notice in notices(self._app):
            if notice.severity == "warning":
                take_back(self._app, notice)
