"""Rows under a cursor, each a few columns of plain text: the shelf of saves, the table of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.kit.entries import Entries
from ffapp.tui.look.drawn import Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import cells, fit, shorten
from ffapp.tui.look.messages import WidgetMessage

_MARGIN = 2  # "▸ "
_BETWEEN = 2
_LEAST = 5  # columns of a text before a tail


class Column(Struct, frozen=True):
    """`width` columns of the terminal, or what is left, shared by weight, where it is 0. Left out where the table is
    narrower than `least`."""

    width: int = 0
    weight: int = 1
    right: bool = False
    least: int = 0


class Cell(Struct, frozen=True):
    """A text, data, and its ink. Where there is too little room for both, the text is
    shortened before the `tail` behind it."""

    text: str
    ink: str = "text"
    tail: str = ""


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


class Table(Entries):
    """Rows chosen by arrows and enter, or by a click on the one under the cursor.

    Only what is on the screen is asked for and drawn, so thousands of rows cost nothing. Up from the first row
    leaves the table for what comes before it.
    """

    DEFAULT_CSS = """
    Table { height: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]

    left = ("on-raised",)
    margin = _MARGIN
    rows: reactive[Sequence[Row]] = reactive[Sequence[Row]]((), always_update=True)

    class Moved(WidgetMessage["Table", int]):
        """The cursor stands on another row."""

    class Chosen(WidgetMessage["Table", int]):
        """A row was chosen."""

    def __init__(self, columns: Iterable[Column], *, lit: bool = False) -> None:
        """
        Args:
            columns: what the rows are made of.
            lit: whether the cursor is shown without the focus, too.
        """
        super().__init__()
        self._columns = tuple(columns)
        self.lit = lit

    # The cursor.

    @property
    def count(self) -> int:
        return len(self.rows)

    def lines_of(self, index: int) -> range:
        return range(index, index + 1) if self.rows else range(0)

    def entry_at(self, line: int) -> int | None:
        return line if 0 <= line < len(self.rows) else None

    def watch_cursor(self) -> None:
        super().watch_cursor()
        if self.rows:
            self.post_message(self.Moved(self, self.cursor))

    def watch_rows(self) -> None:
        self.virtual_size = Size(self.size.width, len(self.rows))
        self.cursor = self.validate_cursor(self.cursor)
        self.show_cursor()
        self.refresh()

    def action_step(self, by: int) -> None:
        if by < 0 and not self.cursor:
            self.screen.focus_previous()
        self.cursor += by

    def action_page(self, by: int) -> None:
        self.cursor += by * max(1, self.scrollable_content_region.height - 1)

    def choose(self, index: int) -> None:
        """Chooses a row: posts `Chosen`. Nothing where there is none."""
        if self.rows:
            self.post_message(self.Chosen(self, index))

    def click(self, index: int) -> None:
        """The first click leads to a row, the second chooses it."""
        if index == self.cursor:
            self.choose(index)
        else:
            self.cursor = index

    def on_resize(self) -> None:
        self.virtual_size = Size(self.size.width, len(self.rows))
        self.call_after_refresh(self.show_cursor)

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
        pieces: list[Piece] = [(f"{glyphs.here} " if here and self.shows_cursor else "  ", "accent")]
        widths = self._widths(width)
        for cell, column, columns in zip(self.rows[row], self._columns, widths, strict=True):
            if not columns:
                continue
            if len(pieces) > 1:
                pieces.append((" " * _BETWEEN, ""))
            text = cell.text
            if cell.tail:
                tail = shorten(cell.tail, columns - min(columns, cells(text), _LEAST), glyphs=glyphs)
                text = shorten(text, columns - cells(tail), glyphs=glyphs) + tail
            text = fit(text, columns, align="right" if column.right else "left", glyphs=glyphs)
            pieces.append((text, cell.ink))
        return self.strip(pieces, width, *self.ground(row))
