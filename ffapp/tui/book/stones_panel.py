"""The magic stones as chips: by category the sign and the colour, each with its number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from textual.reactive import reactive

from ffapp.gamebook.kinds import Category
from ffapp.gamebook.sheet import Sheet
from ffapp.gamebook.stones import CATEGORIES, stone_count
from ffapp.texts import Texts
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, shorten, visible
from ffapp.tui.look.wrapping import wrap_text

_GAP: Final = 1
"""Columns between two chips."""


class Held(Struct, frozen=True):
    """Stones of one kind: their name, how many, what has just changed (also to none), and what they do."""

    name: str
    category: Category
    count: int
    change: int = 0
    effect: str = ""

    def chip(self, glyphs: Glyphs) -> str:
        """Sign, name and number; one is told by no number unless it has just changed, which would look like it."""
        count = f" {glyphs.times}{self.count}" if self.count != 1 or self.change else ""
        return f"{glyphs.stone(self.category)} {self.name}{count}"

    def width(self, glyphs: Glyphs) -> int:
        """Columns of its chip and of what has changed."""
        change = cells(glyphs.signed(self.change)) + 1 if self.change else 0
        return cells(visible(self.chip(glyphs))) + 2 + change

    def draw(self, canvas: Canvas, x: int, y: int) -> int:
        """Draws its chip. Returns the column behind it."""
        glyphs = canvas.glyphs
        ink = f"{self.category} strong on-raised" if self.count else "muted struck"
        x = canvas.chip(x, y, shorten(self.chip(glyphs), max(1, canvas.width - x - 2), glyphs=glyphs), ink)
        if self.change:
            ink = "gain strong" if self.change > 0 else "caution strong"
            x = canvas.sign(x + 1, y, glyphs.signed(self.change), ink)
        return x


def chip_lines(stones: Iterable[Held], width: int, glyphs: Glyphs) -> list[list[Held]]:
    """The chips line by line."""
    lines: list[list[Held]] = []
    used = 0
    for held in stones:
        columns = held.width(glyphs)
        if not lines or used + _GAP + columns > width:
            lines.append([held])
            used = columns
        else:
            lines[-1].append(held)
            used += _GAP + columns
    return lines


class StoneChips(Drawing):
    """The stones held, in `room` rows at most: where they suffice each on a line of its own and below it what it does.
    The last row says how many kinds do not fit."""

    stones: reactive[tuple[Held, ...]] = reactive[tuple[Held, ...]]((), layout=True)
    room: reactive[int] = reactive(4, layout=True)
    more: reactive[str] = reactive("")
    """The word after the number of those that do not fit."""

    def _told(self, width: int) -> list[tuple[Held, Sequence[str]]]:
        """What each does; nothing where there is no room for that."""
        told: list[tuple[Held, Sequence[str]]]
        told = [(held, wrap_text(held.effect, max(1, width - 2))) for held in self.stones]
        return told if sum(1 + len(lines) for _, lines in told) <= self.room else []

    def rows(self, width: int) -> int:
        told = sum(1 + len(lines) for _, lines in self._told(width))
        return told or max(1, min(self.room, len(chip_lines(self.stones, width, glyphs_of(self)))))

    def draw(self, canvas: Canvas) -> None:
        y = 0
        for held, told in self._told(canvas.width):
            held.draw(canvas, 0, y)
            for row, text in enumerate(told, 1):
                canvas.put(2, y + row, text, "muted")
            y += 1 + len(told)
        if y:
            return
        lines = chip_lines(self.stones, canvas.width, canvas.glyphs)
        if len(lines) > canvas.height:
            lines = lines[: max(0, canvas.height - 1)]
            hidden = len(self.stones) - sum(map(len, lines))
            canvas.put(0, canvas.height - 1, f"  +{hidden} {self.more}", "muted", room=canvas.width)
        for y, line in enumerate(lines):
            x = 0
            for held in line:
                x = held.draw(canvas, x, y) + _GAP


class StonesPanel(Panel):
    """The stones under a heading, which says how to note them while there are none."""

    def __init__(self, *, title: str = "", empty: str = "", id: str | None = None) -> None:
        self.chips = StoneChips()
        super().__init__(self.chips, title=title, empty=empty, vacant=True, id=id)

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows the stones of a sheet; what differs from the one `before` is marked."""
        self.chips.more = texts("book-more-stones")
        self._show(tuple(_held(sheet, before if before is not None else sheet, texts)))

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self._show(tuple(replace(held, change=0) for held in self.chips.stones if held.count))

    def _show(self, stones: tuple[Held, ...]) -> None:
        self.chips.stones = stones
        self.vacant = not stones


def _held(sheet: Sheet, was: Sheet, texts: Texts) -> Iterable[Held]:
    for category, kinds in CATEGORIES.items():
        for kind in kinds:
            count, before = stone_count(sheet, kind), stone_count(was, kind)
            if count or before:
                effect = texts("stone-effect", stone=kind)
                yield Held(texts("stone-name", stone=kind), category, count, count - before, effect)
