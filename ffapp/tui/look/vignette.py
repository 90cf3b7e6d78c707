"""Small drawings, as at the end of a chapter, in Unicode and in ASCII."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import cells

_INKS: Final[dict[str, str]] = {
    **dict.fromkeys("~≈", "water"),
    **dict.fromkeys("│╷╲╱", "reed"),
    **dict.fromkeys("█▄▀▐▌", "light"),
    **dict.fromkeys("┃━╋╻╺╸", "steel"),
    **dict.fromkeys("▁▂▃", "ground"),
    **dict.fromkeys("─·˙", "faint"),
    "╎": "light",
}

_ASCII: Final = str.maketrans(
    {
        "≈": "=",
        "│": "|",
        "╷": ",",
        "╲": "\\",
        "╱": "/",
        "█": "#",
        "▄": ".",
        "▀": "'",
        "▐": "(",
        "▌": ")",
        "┃": "|",
        "━": "=",
        "╋": "+",
        "╻": ".",
        "╺": "=",
        "╸": "=",
        "▁": "_",
        "▂": ".",
        "▃": "-",
        "─": "-",
        "·": ".",
        "˙": "'",
        "╎": "|",
    }
)


@dataclass(frozen=True)
class Drawing:
    """Lines of the same width; `inks` are the signs that are coloured otherwise than usual."""

    lines: tuple[str, ...]
    inks: Mapping[str, str] = field(default_factory=dict)

    def ink(self, sign: str) -> str:
        """What a sign is coloured as."""
        return self.inks.get(sign) or _INKS.get(sign, "")


VIGNETTES: Final[dict[str, Drawing]] = {
    "gate-open": Drawing(
        (
            "          ▄▄██████████▄▄          ",
            "   ▐▌   ▄██▀▀        ▀▀██▄   ▐▌   ",
            "   ╻    ██      ╎       ██   ╻    ",
            "   ┃    ██   ╲     ╱    ██   ┃    ",
            "   ┃    ██      ▐▌      ██   ┃    ",
            "   ┃    ██   ╱     ╲    ██   ┃    ",
            "        ██  ▁▁▁▁▁▁▁▁▁▁  ██        ",
            "        ██  ▂▂▂▂▂▂▂▂▂▂  ██        ",
            "        ██ ▃▃▃▃▃▃▃▃▃▃▃▃ ██        ",
            "        ██              ██        ",
        ),
        {"█": "ground", "▄": "ground", "▀": "ground", "╲": "light", "╱": "light"},
    ),
    "gate-shut": Drawing(
        (
            "   ˙      ▄▄██████████▄▄     ·    ",
            "   ·    ▄██▀▀        ▀▀██▄   ˙    ",
            "   ╻    ██  ┃  ┃  ┃  ┃  ██   ╻    ",
            "   ┃    ██  ╋━━╋━━╋━━╋  ██   ┃    ",
            "   ┃    ██  ┃  ┃  ┃  ┃  ██   ┃    ",
            "   ┃    ██  ╋━━╋━━╋━━╋  ██   ┃    ",
            "        ██  ┃  ┃  ┃  ┃  ██        ",
            "        ██  ╋━━╋━━╋━━╋  ██        ",
            "        ██  ╻  ╻  ╻  ╻  ██        ",
            "        ██              ██        ",
        ),
        {"█": "ground", "▄": "ground", "▀": "ground"},
    ),
}
"""By how an adventure ended."""


class Vignette(Drawn):
    """One drawing, in the middle of its room."""

    DEFAULT_CSS = """
    Vignette { width: auto; height: auto; }
    """
    COMPONENT_CLASSES = {
        "vignette--water",
        "vignette--reed",
        "vignette--light",
        "vignette--steel",
        "vignette--ground",
        "vignette--faint",
    }

    drawing: reactive[str] = reactive("gate-shut", layout=True)
    """Which one of `VIGNETTES`."""

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return cells(VIGNETTES[self.drawing].lines[0])

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(VIGNETTES[self.drawing].lines)

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        drawing = VIGNETTES[self.drawing]
        if not 0 <= y < len(drawing.lines):
            return self.strip((), width)
        line = drawing.lines[y]
        ascii_only = glyphs_of(self).name == "ascii"
        pieces: list[Piece] = [(" " * max(0, (width - cells(line)) // 2), "")]
        for sign in line:
            ink = drawing.ink(sign)
            pieces.append((sign.translate(_ASCII) if ascii_only else sign, f"vignette--{ink}" if ink else ""))
        return self.strip(pieces, width)
