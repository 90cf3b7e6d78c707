"""The keys of a screen at its lower edge: those possible now in full ink, the others greyed and able to say why."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from textual import events
from textual.geometry import Offset, Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import cells, visible
from ffapp.tui.look.wrapping import wrap_text

_BETWEEN = 2

MOST_SAID = 3
"""So many lines of what is said are shown; nothing that this program says is longer on a terminal of 60 columns."""


class Key(Struct, frozen=True):
    """One entry: the key as it is printed, what it does in a word, the action that a click runs ("screen.fight"),
    whether it is possible now, and whether it must stay where others find no room."""

    key: str
    label: str
    action: str
    allowed: bool = True
    kept: bool = False

    @property
    def width(self) -> int:
        """Columns it takes."""
        return cells(self.key) + 1 + cells(self.label)


def fitted_keys(entries: Iterable[Key], width: int) -> tuple[Key, ...]:
    """The keys that fit into so many columns: in their order of importance, and what is kept always."""
    given = tuple(entries)
    taken = [key for key in given if key.kept]
    room = width + _BETWEEN - sum(key.width + _BETWEEN for key in taken)
    for key in given:
        if not key.kept:
            room -= key.width + _BETWEEN
            if room < 0:
                break
            taken.append(key)
    return tuple(key for key in given if key in taken)


class KeyBar(Drawn):
    """One line of keys. What does not fit is left out from the end, but for what is kept: the help, and the list of all
    that can be done, which has the rest.

    With `says` there is a line above them for what was refused or done; more than one only for a long sentence.
    """

    DEFAULT_CSS = """
    KeyBar { width: 1fr; height: auto; padding: 0 1; }
    """

    keys: reactive[tuple[Key, ...]] = reactive[tuple[Key, ...]](())
    says: reactive[bool] = reactive(False, layout=True)
    said: reactive[str] = reactive("", layout=True)
    refused: reactive[bool] = reactive(False)
    """Whether what is said is a refusal."""

    def update(self, keys: Iterable[Key]) -> None:
        """Show other keys, or the same ones otherwise allowed."""
        self.keys = tuple(keys)

    def say(self, text: str, *, refused: bool = False) -> None:
        """Says something in the place of what was said before; "" for nothing."""
        self.said, self.refused = text, refused
        self.set_class(bool(text), "-saying")

    @property
    def stands_at(self) -> Offset | None:
        return Offset(0, 0) if self.says and self.said else None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 + (max(1, len(self._said_lines(width))) if self.says else 0)

    def _said_lines(self, width: int) -> list[str]:
        if not self.said or width <= 0:
            return []
        shown = visible(self.said, ascii_only=glyphs_of(self).name == "ascii", lines=True)
        return wrap_text(shown, width, 0)[:MOST_SAID]

    @property
    def placed(self) -> list[tuple[int, Key]]:
        """The entries that find room, each with its first column."""
        placed: list[tuple[int, Key]] = []
        column = 0
        for entry in fitted_keys(self.keys, self.size.width):
            placed.append((column, entry))
            column += entry.width + _BETWEEN
        return placed

    def render_line(self, y: int) -> Strip:
        if y < self.size.height - 1:
            lines = self._said_lines(self.size.width)
            ink = "caution" if self.refused else "text"
            return self.strip([(lines[y], ink)] if y < len(lines) else (), self.size.width)
        pieces: list[Piece] = []
        for column, entry in self.placed:
            if column:
                pieces.append((" " * _BETWEEN, ""))
            greyed = "" if entry.allowed else "muted"
            pieces.append((visible(entry.key), greyed or "accent strong"))
            pieces.append((" " + visible(entry.label), greyed or "text"))
        return self.strip(pieces, self.size.width)

    async def on_click(self, event: events.Click) -> None:
        position = event.get_content_offset(self)
        if position is None or position.y < self.size.height - 1:
            return
        for column, entry in self.placed:
            if column <= position.x < column + entry.width:
                await self.run_action(entry.action)
                return
