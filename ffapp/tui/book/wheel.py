"""The mouse over the book: what a click on it does, and the wheel that changes a score by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from textual import events
from textual.errors import NoWidget
from textual.timer import Timer

from ffapp.core.messages import Command
from ffapp.gamebook.books import scores_of
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.sheet import Sheet
from ffapp.tui.book.scores import Scores
from ffapp.tui.book.sheet import Purse
from ffapp.tui.look.counter import Counter

if TYPE_CHECKING:
    from ffapp.tui.book.page import BookPage

CLICKED: Final = {
    "pack": "items",
    "stones": "stones",
    "magic": "magic",
    "section": "go",
    "throw": "roll",
    "notes": "note",
    "map": "map",
}
"""The deed of a click, by the id of what is clicked or stands around it; scores and purse know it themselves."""

TURNING: Final = 0.4
"""Seconds after which the notches of a wheel are a change."""


def deed_at(event: events.Click) -> str:
    """The deed whose key does what a click there does, "gold" on that; "" for none."""
    widget = event.widget
    if widget is None:
        return ""
    offset = event.get_content_offset(widget)
    if isinstance(widget, Scores) and offset is not None:
        name = widget.name_at(*offset)
        return name if name in ("luck", "skill") else "adjust" if name else ""
    if isinstance(widget, Purse) and offset is not None:
        return widget.deed_at(*offset)
    return next((CLICKED[node.id] for node in widget.ancestors_with_self if node.id in CLICKED), "")


def counter_named(counter: Counter) -> str:
    """Which counter of the book that is."""
    return (counter.id or "").removeprefix("counter-")


def _score_at(page: BookPage, event: events.MouseEvent) -> str:
    """The score or counter there, "" for none. A terminal does not say over which widget its wheel is turned."""
    try:
        widget = event.widget or page.get_widget_at(event.screen_x, event.screen_y)[0]
    except NoWidget:
        return ""
    if isinstance(widget, Counter):
        return counter_named(widget)
    offset = event.get_content_offset(widget) if isinstance(widget, Scores) else None
    return widget.name_at(*offset) if isinstance(widget, Scores) and offset is not None else ""


class Turned(NamedTuple):
    """A score or counter, and the points that the wheel has turned it by."""

    name: str = ""
    by: int = 0

    def command(self, sheet: Sheet) -> Command:
        """The change of so many points."""
        if self.name in scores_of(sheet):
            return AdjustScore(score=self.name, by=self.by)
        return AdjustCounter(counter=self.name, by=self.by)


class Wheel:
    """The wheel over a score or a counter of a page changes it by hand, once the player has said that it may. Notches
    that follow each other at once are one change."""

    def __init__(self, page: BookPage) -> None:
        self._page = page
        self._may = False
        """Whether the player has said that it may."""
        self._turned = Turned()
        self._timer: Timer | None = None

    def turn(self, event: events.MouseEvent, by: int) -> None:
        """A notch up or down."""
        page, name = self._page, _score_at(self._page, event)
        if not name or not page.allowed("adjust"):
            return
        if not self._may:
            page.app.confirm(page.texts("book-wheel-ask"), self._allow)
            return
        if self._turned.name != name:
            self.settle()
        self._turned = Turned(name, self._turned.by + by)
        told = page.app.glyphs.signed(self._turned.by)
        page.app.tell(page.texts("book-wheel-turned", score=name, by=told))
        self._stop()
        self._timer = page.set_timer(TURNING, self.settle)

    def settle(self) -> None:
        """Makes one change of the notches that it was turned by."""
        turned, self._turned = self._turned, Turned()
        if turned.by:
            self._stop()
            self._page.playing.act(turned.command(self._page.sheet))

    def _allow(self) -> None:
        self._may = True

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
