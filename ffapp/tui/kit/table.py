"""Rows under a cursor, each a few columns of plain text: the shelf of saves, the table of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ffapp.tui.kit.scrolling import quiet_scrollbars
from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import fit

_MARGIN = 2  # "▸ "
_BETWEEN = 2


@dataclass(frozen=True, slots=True)
class Column:
    """`width` columns of the terminal, or what is left, shared by weight, where it is 0. Left out where the table is
    narrower than `least`."""

    width: int = 0
    weight: int = 1
    right: bool = False
    least: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """A text, data, and the component class that styles it."""

    text: str
    style: str = "table--text"


Row = tuple[Cell, ...]


class LazyTable(Sequence[Row]):
    """Rows that are made when they are looked at, and kept."""

    def __init__(self, count: int, make: Callable[[int], Row]) -> None:
        self._rows: list[Row | None] = [None] * count
        self._make = make

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        row = self._rows[index]
        if row is None:
            row = self._rows[index] = self._make(index)
        return row


class Table(ScrollView, Drawn, can_focus=True):
    """Rows chosen by arrows and enter, or by a click on the one under the cursor.

    Only what is on the screen is asked for and drawn, so thousands of rows cost nothing. Up from the first row
    leaves the table for what comes before it.
    """

    DEFAULT_CSS = """
    Table { width: 1fr; height: 1fr; overflow-x: hidden; overflow-y: auto; scrollbar-size-vertical: 1; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "table--text",
        "table--strong",
        "table--key",
        "table--muted",
        "table--gauge",
        "table--good",
        "table--bad",
        "table--warning",
        "table--mark",
        "table--cursor",
        "table--cursor-blurred",
        "table--hover",
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(-1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    rows: reactive[Sequence[Row]] = reactive[Sequence[Row]]((), always_update=True)
    cursor: reactive[int] = reactive(0)
    hovered: reactive[int | None] = reactive[int | None](None)

    class Moved(Message):
        """The cursor stands on another row."""

        def __init__(self, table: Table, row: int) -> None:
            super().__init__()
            self.table = table
            self.row = row

        @property
        def control(self) -> Table:
            return self.table

    class Chosen(Message):
        """A row was chosen."""

        def __init__(self, table: Table, row: int) -> None:
            super().__init__()
            self.table = table
            self.row = row

        @property
        def control(self) -> Table:
            return self.table

    def __init__(
        self, columns: Iterable[Column], *, lit: bool = False, id: str | None = None, classes: str | None = None
    ) -> None:
        """
        Args:
            columns: what the rows are made of.
            lit: whether the cursor is shown without the focus, too.
        """
        super().__init__(id=id, classes=classes)
        self._columns = tuple(columns)
        self._lit = lit

    # The cursor.

    def validate_cursor(self, cursor: int) -> int:
        return max(0, min(cursor, len(self.rows) - 1))

    def watch_cursor(self) -> None:
        self._show_cursor()
        self.refresh()
        if self.rows:
            self.post_message(self.Moved(self, self.cursor))

    def watch_rows(self) -> None:
        self.virtual_size = Size(self.size.width, len(self.rows))
        self.cursor = self.validate_cursor(self.cursor)
        self._show_cursor()
        self.refresh()

    def watch_has_focus(self, focus: bool) -> None:
        super().watch_has_focus(focus)
        self.refresh()

    @property
    def stands_at(self) -> Offset | None:
        return Offset(_MARGIN, self.cursor) - self.scroll_offset if self.rows else None

    def _show_cursor(self) -> None:
        if self.rows:
            region = Region(0, self.cursor, self.scrollable_content_region.width, 1)
            self.scroll_to_region(region, animate=False, force=True, immediate=True)

    def action_step(self, by: int) -> None:
        if by < 0 and not self.cursor:
            self.screen.focus_previous()
        self.cursor += by

    def action_page(self, by: int) -> None:
        self.cursor += by * max(1, self.scrollable_content_region.height - 1)

    def action_edge(self, row: int) -> None:
        self.cursor = row % len(self.rows) if self.rows else 0

    def action_choose(self) -> None:
        if self.rows:
            self.post_message(self.Chosen(self, self.cursor))

    def on_mount(self) -> None:
        quiet_scrollbars(self)

    def on_resize(self) -> None:
        self.virtual_size = Size(self.size.width, len(self.rows))
        self.call_after_refresh(self._show_cursor)

    # The mouse.

    def on_click(self, event: events.Click) -> None:
        row = self._under(event)
        if row is None:
            return
        if row == self.cursor:
            self.action_choose()
        else:
            self.cursor = row

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.hovered = self._under(event)

    def on_leave(self) -> None:
        self.hovered = None

    def _under(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        row = offset.y + self.scroll_offset.y
        return row if 0 <= row < len(self.rows) else None

    # Drawing.

    def _widths(self, width: int) -> tuple[int, ...]:
        """The columns of the terminal that each column takes; 0 where it is left out."""
        shown = [column for column in self._columns if width >= column.least]
        room = width - _MARGIN - _BETWEEN * (len(shown) - 1) - sum(column.width for column in shown)
        weights = sum(column.weight for column in shown if not column.width)
        widths = []
        for column in self._columns:
            if column not in shown:
                widths.append(0)
            elif column.width:
                widths.append(column.width)
            else:
                share = room * column.weight // max(1, weights)
                room -= share
                weights -= column.weight
                widths.append(max(0, share))
        return tuple(widths)

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        width = self.scrollable_content_region.width
        if not 0 <= row < len(self.rows):
            return self.strip((), width)
        glyphs = glyphs_of(self)
        here = row == self.cursor
        pieces: list[Piece] = [(f"{glyphs.here} " if here and (self.has_focus or self._lit) else "  ", "table--mark")]
        widths = self._widths(width)
        for cell, column, columns in zip(self.rows[row], self._columns, widths, strict=True):
            if not columns:
                continue
            if len(pieces) > 1:
                pieces.append((" " * _BETWEEN, ""))
            text = fit(cell.text, columns, align="right" if column.right else "left", glyphs=glyphs)
            pieces.append((text, cell.style))
        return self.strip(pieces, width, *self._ground(row))

    def _ground(self, row: int) -> tuple[str, ...]:
        if row == self.cursor:
            return ("table--cursor",) if self.has_focus or self._lit else ("table--cursor-blurred",)
        return ("table--hover",) if row == self.hovered else ()
