"""Words three rows high, from half cells: what is said once and large."""

from __future__ import annotations

import unicodedata
from typing import Final

from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas
from ffapp.tui.look.glyphs import UNICODE, Glyphs
from ffapp.tui.look.literal import visible

# Five rows of points below one for an accent.
_LETTERS: Final[dict[str, tuple[str, ...]]] = {
    "A": ("###", "# #", "###", "# #", "# #"),
    "B": ("## ", "# #", "## ", "# #", "## "),
    "C": ("###", "#  ", "#  ", "#  ", "###"),
    "D": ("## ", "# #", "# #", "# #", "## "),
    "E": ("###", "#  ", "## ", "#  ", "###"),
    "F": ("###", "#  ", "## ", "#  ", "#  "),
    "G": ("####", "#   ", "# ##", "#  #", "####"),
    "H": ("# #", "# #", "###", "# #", "# #"),
    "I": ("#", "#", "#", "#", "#"),
    "J": ("  #", "  #", "  #", "# #", "###"),
    "K": ("# #", "# #", "## ", "# #", "# #"),
    "L": ("#  ", "#  ", "#  ", "#  ", "###"),
    "M": ("#   #", "## ##", "# # #", "#   #", "#   #"),
    "N": ("#  #", "## #", "# ##", "#  #", "#  #"),
    "O": ("###", "# #", "# #", "# #", "###"),
    "P": ("###", "# #", "###", "#  ", "#  "),
    "Q": ("### ", "# # ", "# # ", "### ", "  ##"),
    "R": ("###", "# #", "## ", "# #", "# #"),
    "S": ("###", "#  ", "###", "  #", "###"),
    "T": ("###", " # ", " # ", " # ", " # "),
    "U": ("# #", "# #", "# #", "# #", "###"),
    "V": ("# #", "# #", "# #", "# #", " # "),
    "W": ("#   #", "#   #", "# # #", "## ##", "#   #"),
    "X": ("# #", "# #", " # ", "# #", "# #"),
    "Y": ("# #", "# #", "###", " # ", " # "),
    "Z": ("###", "  #", " # ", "#  ", "###"),
    " ": ("  ", "  ", "  ", "  ", "  "),
}
_ACCENTS: Final = {"\u0301": "  #", "\u0300": "#  ", "\u0302": " # ", "\u0308": "# #"}
"""What stands in the row of points above a letter: acute, grave, circumflex, diaeresis."""


def lettering_rows(text: str, width: int, glyphs: Glyphs = UNICODE) -> int:
    """Rows that it takes in so many columns."""
    return LARGE_NUMBER_ROWS if _fits(text, width, glyphs) else 1


def lettering(canvas: Canvas, y: int, text: str, ink: str) -> int:
    """Writes words in capitals in the middle of a canvas, in letters set apart where there is no room, in ASCII, or
    where a letter has no such shape. Returns the row below."""
    if not _fits(text, canvas.width, canvas.glyphs):
        shown = visible(text.upper(), ascii_only=canvas.ascii_only)
        spaced = " ".join(shown)
        canvas.centre(y, spaced if len(spaced) <= canvas.width else shown, f"{ink} strong")
        return y + 1
    x = (canvas.width - _width(_drawn(text) or [])) // 2
    for rows in _drawn(text) or []:
        for row in range(LARGE_NUMBER_ROWS):
            for column, (upper, lower) in enumerate(zip(rows[2 * row], rows[2 * row + 1], strict=True)):
                if "#" in (upper, lower):
                    canvas.sign(x + column, y + row, "█" if upper == lower else "▀" if upper == "#" else "▄", ink)
        x += len(rows[0]) + 1
    return y + LARGE_NUMBER_ROWS


def _fits(text: str, width: int, glyphs: Glyphs) -> bool:
    drawn = _drawn(text) if glyphs.name != "ascii" else None
    return drawn is not None and _width(drawn) <= width


def _width(drawn: list[tuple[str, ...]]) -> int:
    return sum(len(rows[0]) + 1 for rows in drawn) - 1


def _drawn(text: str) -> list[tuple[str, ...]] | None:
    """The six rows of points of each letter; None where one has no shape."""
    drawn: list[tuple[str, ...]] = []
    for sign in unicodedata.normalize("NFD", text.upper()):
        if sign in _ACCENTS and drawn:
            width = len(drawn[-1][0])
            drawn[-1] = (_ACCENTS[sign].ljust(width)[:width], *drawn[-1][1:])
        elif sign in _LETTERS:
            rows = _LETTERS[sign]
            drawn.append((" " * len(rows[0]), *rows))
        else:
            return None
    return drawn
