"""The keys of a screen at its lower edge: those possible now in full ink, the others greyed and able to say why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from textual import events
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.literal import cells, visible

_BETWEEN = 2


@dataclass(frozen=True, slots=True)
class Key:
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
    """One line of keys. What does not fit is left out from the end, but for what is kept; the help and the command
    palette hold the rest."""

    DEFAULT_CSS = """
    KeyBar { width: 1fr; height: 1; padding: 0 1; }
    """
    COMPONENT_CLASSES = {"keys--key", "keys--label", "keys--greyed"}

    keys: reactive[tuple[Key, ...]] = reactive[tuple[Key, ...]](())

    def __init__(self, keys: Iterable[Key] = (), *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.set_reactive(KeyBar.keys, tuple(keys))

    def update(self, keys: Iterable[Key]) -> None:
        """Show other keys, or the same ones otherwise allowed."""
        self.keys = tuple(keys)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def _placed(self, width: int) -> list[tuple[int, Key]]:
        """The entries that are shown, each with its first column."""
        reserved = sum(entry.width + _BETWEEN for entry in self.keys if entry.kept)
        placed: list[tuple[int, Key]] = []
        column = 0
        full = False
        for entry in self.keys:
            if entry.kept:
                reserved -= entry.width + _BETWEEN
            elif full or column + entry.width + reserved > width:
                full = True
                continue
            if column + entry.width <= width:
                placed.append((column, entry))
                column += entry.width + _BETWEEN
        return placed

    def render_line(self, y: int) -> Strip:
        pieces: list[Piece] = []
        for column, entry in self._placed(self.size.width):
            if column:
                pieces.append((" " * _BETWEEN, ""))
            greyed = "" if entry.allowed else "keys--greyed"
            pieces.append((visible(entry.key), greyed or "keys--key"))
            pieces.append((" " + visible(entry.label), greyed or "keys--label"))
        return self.strip(pieces, self.size.width)

    async def on_click(self, event: events.Click) -> None:
        position = event.get_content_offset(self)
        if position is None:
            return
        for column, entry in self._placed(self.size.width):
            if column <= position.x < column + entry.width:
                await self.run_action(entry.action)
                return
