"""A scrolling part of a panel, with the thin scrollbar of the other widgets; never in the way of the keys."""

from __future__ import annotations

from textual.containers import VerticalScroll
from textual.widget import Widget

from ffapp.tui.kit.scrolling import quiet_scrollbars


class QuietScroll(VerticalScroll, can_focus=False):
    """Scrolls by the mouse."""

    def __init__(self, *children: Widget, id: str | None = None) -> None:
        super().__init__(*children, id=id, can_focus=False)

    def on_mount(self) -> None:
        quiet_scrollbars(self)
