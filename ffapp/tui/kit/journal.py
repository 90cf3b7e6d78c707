"""A long list of numbered lines, the newest in view: the story of a game, or its history to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from msgspec import Struct
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Size
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ffapp.tui.kit.lazy_rows import LazyRows
from ffapp.tui.kit.scrolling import quiet_scrollbars
from ffapp.tui.look.drawn import Drawn
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import fit, visible
from ffapp.tui.look.messages import WidgetMessage
from ffapp.tui.look.wrapping import wrap_text

_INKS: Final = {
    "gain": "gain",
    "wound": "wound",
    "dice": "text",
    "note": "title slanted",
    "mark": "accent",
    "faint": "muted",
}
"""What the lines of each kind are written in."""
_GAP: Final = 2
_INDENT: Final = 2
_LEAST_DIGITS: Final = 3


class JournalLine(Struct, frozen=True):
    """One entry. `text` is data (line ends kept); `kind` one of gain, wound, dice, note, mark, faint, or nothing.
    `lead` stands between number and text, where the journal keeps columns for it: a time, say."""

    text: str
    kind: str = ""
    number: str = ""
    lead: str = ""


class _Row:
    """One drawn row; its strip is made when first seen and again when the styles have changed."""

    __slots__ = ("ink", "number", "strip", "text", "version")

    def __init__(self, number: str, text: str, ink: str) -> None:
        self.number = number
        self.text = text
        self.ink = ink
        self.strip: Strip | None = None
        self.version = -1


class Journal(ScrollView, Drawn, can_focus=True):
    """Numbered lines that wrap with a hanging indent.

    The lines are asked for one at a time and only where somebody looks: ten thousand cost no more than the last
    page. With `cursor` one entry is marked, moves by the arrow keys and is chosen by enter; any is by a click.
    """

    DEFAULT_CSS = """
    Journal {
        width: 1fr;
        height: 1fr;
        overflow-x: hidden;
        overflow-y: auto;
        scrollbar-gutter: stable;
        scrollbar-size-vertical: 1;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "leap(-1)", show=False),
        Binding("pagedown", "leap(1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter", "choose", show=False),
    ]

    cursor: reactive[int | None] = reactive[int | None](None)
    """The marked entry (from 0), or None."""

    class Highlighted(WidgetMessage["Journal", int]):
        """The cursor has moved to an entry, `value`."""

    class Chosen(WidgetMessage["Journal", int]):
        """The entry `value` was chosen, by enter or a click."""

    def __init__(
        self,
        *,
        cursor: bool = False,
        lead: int = 0,
        id: str | None = None,
    ) -> None:
        """
        Args:
            cursor: whether an entry is marked and can be chosen.
            lead: columns kept for what leads each text.
        """
        super().__init__(id=id)
        self._has_cursor = cursor
        self._lead = lead
        self._ask: Callable[[int], JournalLine] = _nothing
        self._asked = 0
        self._added: list[JournalLine] = []
        self._rows: LazyRows[_Row] = LazyRows(self._lay_out)
        self._digits = _LEAST_DIGITS
        self._laid_width = 0
        self._version = 0
        self._settling = False
        self._following = True

    # Filling.

    def fill(
        self, count: int, line: Callable[[int], JournalLine], *, largest: int = 0, show: int | None = None
    ) -> None:
        """Show `count` entries; `line(index)` is called for those that come into view, the last ones first. `largest`
        is the largest number that one of them has, if that is more than `count`. `show` is the entry that the view
        stays at; without it the newest is shown."""
        self._ask, self._asked = line, count
        self._added = []
        self._digits = max(_LEAST_DIGITS, len(str(max(count, largest))))
        self._following = show is None
        self._rows.reset(count)
        self.set_reactive(Journal.cursor, count - 1 if self._has_cursor and count else None)
        self._settle()
        if show is not None:
            self._show(show)
        self.refresh()

    def append(self, line: JournalLine) -> None:
        """Add an entry at the end and show it, wherever the view was: it tells what has just been done."""
        self._following = True
        self._added.append(line)
        if len(str(self._rows.count + 1)) > self._digits:
            self._digits += 1
            self._rows.reset(self._rows.count)
        self._rows.append()
        if self._has_cursor and self._following:
            self.cursor = self._rows.count - 1
        self._settle()
        self.refresh()

    @property
    def count(self) -> int:
        """How many entries there are."""
        return self._rows.count

    @property
    def in_view(self) -> range:
        """The entries of which something is in view."""
        top, height = self.scroll_offset.y, self.scrollable_content_region.height
        if not self.count or not height:
            return range(0)
        last = min(top + height, self._rows.height) - 1
        return range(self._rows.place(top)[0], self._rows.place(last)[0] + 1)

    def _line(self, index: int) -> JournalLine:
        return self._ask(index) if index < self._asked else self._added[index - self._asked]

    @property
    def _gutter(self) -> int:
        return (2 if self._has_cursor else 0) + self._digits + _GAP + (self._lead + _GAP if self._lead else 0)

    def _lay_out(self, index: int) -> list[_Row]:
        line = self._line(index)
        glyphs = glyphs_of(self)
        text = visible(line.text, ascii_only=glyphs.name == "ascii", lines=True)
        lines = wrap_text(text, max(1, self._laid_width - self._gutter), _INDENT)
        number = visible(line.number or str(index + 1))[: self._digits]
        ink = _INKS.get(line.kind, "")
        lead = _GAP * " " + fit(line.lead, self._lead, glyphs=glyphs) if self._lead else ""
        rows = [_Row(number.rjust(self._digits) + lead, lines[0], ink)]
        rows += [_Row(" " * (self._digits + len(lead)), " " * _INDENT + rest, ink) for rest in lines[1:]]
        return rows

    # Where the view is.

    def on_mount(self) -> None:
        quiet_scrollbars(self)

    def on_resize(self) -> None:
        self._settle()
        if self.cursor is not None:
            self._show(self.cursor)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        if not self._settling:
            self._following = new_value >= self.max_scroll_y
            self._settle()

    def watch_show_vertical_scrollbar(self, shown: bool) -> None:
        # Upstream moves the bar only while it is shown, and the first scroll to the end comes before.
        if shown:
            self.vertical_scrollbar.position = self.scroll_y

    def _settle(self) -> None:
        """Wrap what is in view, and keep the view on the entry that it shows although rows above it may grow."""
        width, height = self.scrollable_content_region.size
        if self._settling or not width or not height:
            return
        self._settling = True
        top = round(self.scroll_y)
        if width != self._laid_width:
            entry, _ = self._rows.place(top) if self._rows.count else (0, 0)
            self._laid_width = width
            self._rows.reset(self._rows.count)
            top = self._rows.position(entry) if self._rows.count else 0
        while True:
            top = max(0, min(top, self._rows.height - height))
            if self._following:
                top = max(0, self._rows.height - height)
            unseen = self._rows.unseen(top, top + height)
            if not unseen:
                break
            fixed = self._rows.known(top, top + height)
            entry, part = self._rows.place(fixed)
            offset = fixed - top
            self._rows.lay_out(unseen)
            top = self._rows.position(entry) + part - offset
        self.virtual_size = Size(width, self._rows.height)
        if top != round(self.scroll_y):
            self.scroll_to(y=top, animate=False, force=True, immediate=True)
        self._settling = False

    # Drawing.

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._version += 1

    def render_line(self, y: int) -> Strip:
        y += self.scroll_offset.y
        width = self.scrollable_content_region.width
        if not 0 <= y < self._rows.height:
            return self.strip((), width)
        entry, part = self._rows.place(y)
        rows = self._rows.rows_of(entry)
        if not rows:
            return self.strip((), width)
        if entry == self.cursor:
            return self._draw(rows[part], entry, width, part)
        row = rows[part]
        if row.strip is None or row.version != self._version or row.strip.cell_length != width:
            row.strip, row.version = self._draw(row, entry, width, part), self._version
        return row.strip

    def _draw(self, row: _Row, entry: int, width: int, part: int) -> Strip:
        marked = entry == self.cursor
        mark = ""
        if self._has_cursor:
            mark = f"{glyphs_of(self).here} " if marked and part == 0 else "  "
        under = (("on-cursor", "strong") if self.has_focus else ("on-raised",)) if marked else ()
        pieces = [(mark, ""), (row.number + " " * _GAP, "muted"), (row.text, row.ink)]
        return self.strip(pieces, width, *under)

    # The cursor.

    def watch_has_focus(self, focus: bool) -> None:
        super().watch_has_focus(focus)
        self.refresh()

    def validate_cursor(self, cursor: int | None) -> int | None:
        if cursor is None or not self._has_cursor or not self._rows.count:
            return None
        return max(0, min(cursor, self._rows.count - 1))

    def watch_cursor(self, old: int | None, new: int | None) -> None:
        if new is None or new == old:
            return
        self._show(new)
        self.refresh()
        self.post_message(self.Highlighted(self, new))

    @property
    def stands_at(self) -> Offset | None:
        """At the marked entry, or at the newest, if it is in sight."""
        entry = self._rows.count - 1 if self.cursor is None else self.cursor
        if entry < 0 or not self._laid_width:
            return None
        y = self._rows.position(entry) - self.scroll_offset.y
        return Offset(self._gutter, y) if y < self.scrollable_content_region.height else None

    def _show(self, entry: int) -> None:
        """Bring an entry into view."""
        height = self.scrollable_content_region.height
        first = self._rows.position(entry)
        last = first + max(1, len(self._rows.rows_of(entry))) - 1
        top = self.scroll_offset.y
        if first < top or last - first >= height:
            top = first
        elif last >= top + height:
            top = last - height + 1
        self._following = entry == self._rows.count - 1
        self.scroll_to(y=top, animate=False, force=True, immediate=True)
        self._settle()

    def action_step(self, by: int) -> None:
        if self.cursor is not None:
            self.cursor += by
        else:
            self.scroll_relative(y=by, animate=False)

    def action_leap(self, by: int) -> None:
        rows = by * max(1, self.scrollable_content_region.height - 1)
        if self.cursor is not None:
            target = self._rows.position(self.cursor) + rows
            self.cursor = self._rows.place(max(0, min(target, self._rows.height - 1)))[0]
        else:
            self.scroll_relative(y=rows, animate=False)

    def action_first(self) -> None:
        if self.cursor is not None:
            self.cursor = 0
        else:
            self.scroll_home(animate=False)

    def action_last(self) -> None:
        if self.cursor is not None:
            self.cursor = self._rows.count - 1
        else:
            self.scroll_end(animate=False)

    def action_choose(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Chosen(self, self.cursor))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None or not self._rows.count:
            return
        y = offset.y + self.scroll_offset.y
        if y >= self._rows.height:
            return
        entry = self._rows.place(y)[0]
        if self._has_cursor:
            self.cursor = entry
            self.action_choose()
        else:
            self.post_message(self.Chosen(self, entry))


def _nothing(index: int) -> JournalLine:
    raise IndexError(index)
