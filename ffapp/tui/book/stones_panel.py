"""The magic stones by category."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.gamebook.sheet import Sheet
from ffapp.gamebook.stones import CATEGORIES, stone_count
from ffapp.texts import Texts
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, fit, shorten

_GAP = 2


@dataclass(frozen=True, slots=True)
class Held:
    """Stones of one kind: their name, how many, and what has just changed (also to none)."""

    name: str
    count: int
    change: int = 0


@dataclass(frozen=True, slots=True)
class Shelf:
    """The stones of one category ("neutral", "good", "evil") under its word."""

    category: str
    word: str
    stones: tuple[Held, ...] = ()


class StoneLines(Drawn):
    """A block for each category: its word in a column, then its stones, wrapped whole."""

    DEFAULT_CSS = """
    StoneLines { width: 1fr; height: auto; }
    """
    COMPONENT_CLASSES = {
        "stones--word",
        "stones--none",
        "stones--neutral",
        "stones--good",
        "stones--evil",
        "stones--gain",
        "stones--loss",
    }

    shelves: reactive[tuple[Shelf, ...]] = reactive[tuple[Shelf, ...]]((), layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._rows(width, glyphs_of(self)))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        rows = self._rows(width, glyphs_of(self))
        return self.strip(rows[y] if y < len(rows) else (), width)

    def _rows(self, width: int, glyphs: Glyphs) -> list[list[Piece]]:
        full = [shelf for shelf in self.shelves if shelf.stones]
        margin = max((cells(shelf.word) for shelf in full), default=0) + _GAP
        rows: list[list[Piece]] = []
        for shelf in full:
            lines = self._lines(shelf, max(1, width - margin), glyphs)
            for index, line in enumerate(lines):
                word = fit("" if index else shelf.word, margin, glyphs=glyphs)
                rows.append([(word, "stones--word"), *line])
        return rows

    def _lines(self, shelf: Shelf, room: int, glyphs: Glyphs) -> list[list[Piece]]:
        lines: list[list[Piece]] = [[]]
        used = 0
        for held in shelf.stones:
            pieces = self._told(held, shelf.category, room, glyphs)
            length = sum(cells(text) for text, _ in pieces)
            if used and used + _GAP + length > room:
                lines.append([])
                used = 0
            if used:
                lines[-1].append((" " * _GAP, ""))
                used += _GAP
            lines[-1] += pieces
            used += length
        return lines

    def _told(self, held: Held, category: str, room: int, glyphs: Glyphs) -> list[Piece]:
        count = f" {glyphs.times}{held.count}" if held.count != 1 else ""
        change = f" {glyphs.signed(held.change)}" if held.change else ""
        name = shorten(held.name, max(1, room - cells(count) - cells(change)), glyphs=glyphs)
        return [
            (name, f"stones--{category}" if held.count else "stones--none"),
            (count, f"stones--{category}" if held.count else "stones--none"),
            (change, "stones--gain" if held.change > 0 else "stones--loss"),
        ]


class StonesPanel(Panel):
    """The stones in a frame, which says how to note them while there are none."""

    def __init__(self, *, title: str = "", empty: str = "", id: str | None = None) -> None:
        self._lines = StoneLines()
        super().__init__(self._lines, title=title, empty=empty, vacant=True, id=id)

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows the stones of a sheet; what differs from the one `before` is marked."""
        shelves = tuple(_shelves(sheet, before if before is not None else sheet, texts))
        self._lines.shelves = shelves
        self.vacant = not any(shelf.stones for shelf in shelves)

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self._lines.shelves = tuple(
            Shelf(shelf.category, shelf.word, tuple(Held(held.name, held.count) for held in shelf.stones if held.count))
            for shelf in self._lines.shelves
        )
        self.vacant = not any(shelf.stones for shelf in self._lines.shelves)


def _shelves(sheet: Sheet, was: Sheet, texts: Texts) -> Iterable[Shelf]:
    for category, kinds in CATEGORIES.items():
        held = []
        for kind in kinds:
            count, before = stone_count(sheet, kind), stone_count(was, kind)
            if count or before:
                held.append(Held(texts(f"stone-{kind}"), count, count - before))
        yield Shelf(category, texts(f"category-{category}-stones"), tuple(held))
