"""What lists of choices and tables share: entries one below the other under a cursor, for keys and mouse."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region
from textual.reactive import reactive
from textual.scroll_view import ScrollView

from ffapp.tui.kit.scrolling import quiet_scrollbars
from ffapp.tui.look.drawn import Drawn


class Entries(ScrollView, Drawn, can_focus=True):
    """A subclass says how many entries there are, on which lines each stands, and what choosing one does."""

    DEFAULT_CSS = """
    Entries { width: 1fr; overflow-x: hidden; overflow-y: auto; scrollbar-size-vertical: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(-1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    left: ClassVar[tuple[str, ...]] = ()
    """The ground of the entry under the cursor while that is elsewhere on the page."""
    lit: bool = False
    """Whether the cursor shows without the focus, too."""
    least: int = 0
    """Where the cursor is at least: -1 where it may be on no entry."""
    margin: int = 0
    """Columns before the first letter of an entry."""

    cursor: reactive[int] = reactive(0)
    hovered: reactive[int | None] = reactive[int | None](None)

    # What a subclass says.

    @property
    def count(self) -> int:
        """How many entries there are."""
        raise NotImplementedError

    def lines_of(self, index: int) -> range:
        """The lines on which an entry stands; none where there is no such entry."""
        raise NotImplementedError

    def entry_at(self, line: int) -> int | None:
        """The entry on a line, None where there is none."""
        raise NotImplementedError

    def choose(self, index: int) -> None:
        """Chooses an entry."""
        raise NotImplementedError

    def click(self, index: int) -> None:
        """What a click on an entry does."""
        self.choose(index)

    # The cursor.

    @property
    def shows_cursor(self) -> bool:
        """Whether the cursor is that of the page."""
        return self.has_focus or self.lit

    @property
    def stands_at(self) -> Offset | None:
        """At the first letter of the entry, whose line a reader reads from there."""
        lines = self.lines_of(max(0, self.cursor))
        return Offset(self.margin, lines[0]) - self.scroll_offset if lines else None

    def validate_cursor(self, cursor: int) -> int:
        return max(self.least, min(cursor, self.count - 1))

    def watch_cursor(self) -> None:
        self.show_cursor()
        self.refresh()

    def watch_has_focus(self, focus: bool) -> None:
        super().watch_has_focus(focus)
        self.refresh()

    def show_cursor(self) -> None:
        """Scrolls to the entry under the cursor."""
        lines = self.lines_of(self.cursor)
        if lines:
            region = Region(0, lines[0], self.scrollable_content_region.width, len(lines))
            self.scroll_to_region(region, animate=False, force=True, immediate=True)

    def action_step(self, by: int) -> None:
        self.cursor += by

    def action_edge(self, index: int) -> None:
        self.cursor = index % self.count if self.count else 0

    def action_choose(self) -> None:
        self.choose(self.cursor)

    def on_mount(self) -> None:
        quiet_scrollbars(self)

    # The mouse.

    def on_click(self, event: events.Click) -> None:
        if (index := self._under(event)) is not None:
            self.click(index)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.hovered = self._under(event)

    def on_leave(self) -> None:
        self.hovered = None

    def _under(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        return None if offset is None else self.entry_at(offset.y + self.scroll_offset.y)

    def ground(self, index: int) -> tuple[str, ...]:
        """The inks below those of an entry's pieces."""
        if index == self.cursor and self.shows_cursor:
            return ("on-cursor",)
        if index == self.hovered:
            return ("on-raised",)
        return self.left if index == self.cursor else ()
