"""A scrolling part of a panel, with the thin scrollbar of the other widgets; never in the way of the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import VerticalScroll
from textual.dom import DOMNode
from textual.widget import Widget

from ffapp.tui.kit.scrolling import quiet_scrollbars


class QuietScroll(VerticalScroll, can_focus=False):
    """Scrolls by the mouse, and where its page has a key for that."""

    def __init__(self, *children: Widget, id: str | None = None) -> None:
        super().__init__(*children, id=id, can_focus=False)

    def on_mount(self) -> None:
        quiet_scrollbars(self)


if TYPE_CHECKING:
    _Node = DOMNode
else:
    _Node = object  # a page's styles go by the first node among its bases, and this is none


def turn_pages(part: Widget, pages: int) -> None:
    """Turns so many pages of what scrolls; a line of the one before stays in sight."""
    part.scroll_relative(y=pages * max(1, part.scrollable_content_region.height - 1), animate=False)


def move_lines(part: Widget, lines: int) -> None:
    """Moves what scrolls by so many lines."""
    part.scroll_relative(y=lines, animate=False)


class Reads(_Node):
    """For a page or a dialog that has more to read than room: the keys of `ffapp.tui.deeds` for that (`READ_LINES`,
    `READ_PAGES`, `READ_ENDS`) move `read_part`."""

    @property
    def read_part(self) -> Widget:
        """What they move."""
        return self.query_one(QuietScroll)

    def action_read_lines(self, lines: int) -> None:
        """Moves by lines."""
        move_lines(self.read_part, lines)

    def action_read_pages(self, pages: int) -> None:
        """Turns so many pages; a line of the one before stays in sight."""
        turn_pages(self.read_part, pages)

    def action_read_end(self, last: bool) -> None:
        """Goes to the end, or to the beginning."""
        part = self.read_part
        part.scroll_to(y=part.max_scroll_y if last else 0, animate=False)
