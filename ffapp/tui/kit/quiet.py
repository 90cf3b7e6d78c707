"""A scrolling part of a panel, with the thin scrollbar of the other widgets; never in the way of the keys."""

from __future__ import annotations

from textual.containers import VerticalScroll
from textual.widget import Widget

from ffapp.tui.kit.scrolling import quiet_scrollbars


class QuietScroll(VerticalScroll, can_focus=False):
    """Scrolls by the mouse, and where its page has a key for that."""

    def __init__(self, *children: Widget, id: str | None = None) -> None:
        super().__init__(*children, id=id, can_focus=False)

    def on_mount(self) -> None:
        quiet_scrollbars(self)

    def leap(self, pages: int) -> None:
        """Turns so many pages; a line of the one before stays in sight."""
        self.scroll_relative(y=pages * max(1, self.size.height - 1), animate=False)
