"""Where the cursor of the terminal stands: where the player is, for screen readers, braille displays and magnifiers,
which follow it.

Nothing moves it: it is asked for when something has been drawn. A widget says where in it the player stands by
`stands_at` (`Drawn`), a screen by `stands_on` in which of its widgets: in the first of these that has a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from textual.app import App
from textual.geometry import Offset
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from ffapp.settings import Settings
from ffapp.tui.look.drawn import Drawn
from ffapp.tui.upstream import ask

FOCUS: Final = ":focus"
"""For `stands_on`: what has the focus."""

TEXT: Final = "Prose"
"""For `stands_on`: the first text in sight."""

TYPING: Final[tuple[str, ...]] = (FOCUS, TEXT)
"""`stands_on` of a screen that does not say it."""

CHOOSING: Final[tuple[str, ...]] = ("ChoiceList", "Table", FOCUS)
"""`stands_on` of a screen where the arrows move the choice below a field that keeps the focus."""

_START: Final = Offset(0, 0)


class StandsWithThePlayer(App[int]):
    """An app whose terminal cursor stands where the player is."""

    if not TYPE_CHECKING:  # upstream has an attribute here, which its fields set

        @property
        def cursor_position(self) -> Offset:
            """In cells of the terminal; its first one where there is no place."""
            return next(_places(self.screen), _START) if self.screen_stack else _START

        @cursor_position.setter
        def cursor_position(self, position: Offset) -> None: ...

    settings: Settings

    def show_cursor(self, _: object = None) -> None:
        """Shows the cursor, or hides it, as it is set: the place is drawn anyway. Screen readers and braille displays
        follow a hidden one, too, some magnifiers do not."""
        ask(self, f"\x1b[?25{'h' if self.settings.cursor else 'l'}")


def _places(screen: Screen[Any]) -> Iterator[Offset]:
    """The places on a screen where the player may be, what counts first of all first."""
    for selector in getattr(screen, "stands_on", TYPING):
        for widget in _found(screen, selector):
            place = widget and _place_in(widget)
            if widget and place and widget.region.contains_point(place):
                yield place


def _found(screen: Screen[Any], selector: str) -> Iterable[Widget | None]:
    if selector is TEXT:
        return (text for text in screen.query(TEXT) if getattr(text, "text", ""))
    return (screen.focused if selector is FOCUS else screen.query_one_optional(selector),)


def _place_in(widget: Widget) -> Offset | None:
    if isinstance(widget, Input):
        # Upstream counts the column behind the last letter twice.
        return widget.cursor_screen_offset - (int(widget.cursor_at_end), 0)
    at = widget.stands_at if isinstance(widget, Drawn) else _START
    return None if at is None else widget.content_region.offset + at
