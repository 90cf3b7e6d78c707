"""What stands beside the grid of the editor: what is in the cell, who is where, what is missing, and the other keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from textual.reactive import reactive

from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.literal import visible
from ffapp.tui.look.wrapping import wrap_text

_INDENT = 2


@dataclass(frozen=True)
class Section:
    """Lines under a heading, in an ink; `led`, each begins with a sign of its own. A section that `gives` way is cut
    where there is no room for all of it."""

    title: str
    lines: tuple[str, ...]
    ink: str = "text"
    gives: bool = False
    led: bool = False


class EditorSide(Drawing):
    """Sections one below the other; what finds no room at all is left out from the end."""

    sections: reactive[tuple[Section, ...]] = reactive[tuple[Section, ...]](())

    def draw(self, canvas: Canvas) -> None:
        told = [list(_wrapped(section, canvas)) for section in self.sections]
        spare = canvas.height - sum(2 + len(lines) for lines in told) + 1
        y = 0
        for section, lines in zip(self.sections, told, strict=True):
            cut = section.gives and spare < 0
            shown = lines[: max(1, len(lines) + spare)] if cut else lines
            canvas.rule(0, y, canvas.width, section.title)
            for row, line in enumerate(shown, y + 1):
                canvas.put(0, row, line, section.ink)
                if section.led and not line.startswith(" "):
                    canvas.put(0, row, line.partition(" ")[0], "accent strong")
            y += len(shown) + 1
            if cut and len(shown) < len(lines):
                canvas.right(canvas.width, y - 1, canvas.glyphs.more_below, "accent strong")
            y += 1


def _wrapped(section: Section, canvas: Canvas) -> Iterator[str]:
    for text in section.lines:
        first, *others = wrap_text(visible(text, ascii_only=canvas.ascii_only), max(1, canvas.width - 1), _INDENT)
        yield first
        yield from (" " * _INDENT + line for line in others)
