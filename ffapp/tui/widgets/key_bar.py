"""The keys of a screen at its lower edge: those possible now in full ink, the others greyed and able to say why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from textual import events
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.literal import cells, visible
from ffapp.tui.widgets.drawn import Drawn, Piece


@dataclass(frozen=True, slots=True)
class Key:
    """One entry: the key as it is printed, what it does in a word, the action of the screen that a click runs,
    and whether it is possible now."""

    key: str
    label: str
    action: str
    allowed: bool = True


class KeyBar(Drawn):
    """One line of keys. What does not fit is left out from the end; the help and the command palette hold the rest."""

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
        placed: list[tuple[int, Key]] = []
        column = 0
        for entry in self.keys:
            length = cells(entry.key) + 1 + cells(entry.label)
            if column + length > width:
                break
            placed.append((column, entry))
            column += length + 2
        return placed

    def render_line(self, y: int) -> Strip:
        pieces: list[Piece] = []
        for column, entry in self._placed(self.size.width):
            if column:
                pieces.append(("  ", ""))
            greyed = "" if entry.allowed else "keys--greyed"
            pieces.append((visible(entry.key), greyed or "keys--key"))
            pieces.append((" " + visible(entry.label), greyed or "keys--label"))
        return self.strip(pieces, self.size.width)

    async def on_click(self, event: events.Click) -> None:
        position = event.get_content_offset(self)
        if position is None:
            return
        for column, entry in self._placed(self.size.width):
            if column <= position.x < column + cells(entry.key) + 1 + cells(entry.label):
                await self.run_action(f"screen.{entry.action}")
                return
