"""Data shown as it is: `literal` for names and notes, `shorten` for what must fit in a column."""

from __future__ import annotations

import re
from typing import Final

from textual.content import Content
from textual.style import Style

from ffapp.tui.look.glyphs import UNICODE, Glyphs
from ffapp.visible import visible

__all__ = ["cells", "fit", "literal", "shorten", "visible"]

from rich.cells import cell_len as cells

_NUMBER: Final = re.compile(r"(?<=\S) [0-9]{1,3}$")
_HEAD: Final = 3
"""So many columns of a name at least stand before its number."""


def literal(text: str, style: str | Style = "", *, glyphs: Glyphs = UNICODE, lines: bool = False) -> Content:
    """Any text as Content, never read as markup, with everything harmful made visible (see `visible`).

    Args:
        text: anything: a name, a note, a file name.
        style: a style for the whole of it.
        glyphs: the set in use: decides whether stand-ins are ASCII.
        lines: keep its line ends; else the result is one line.
    """
    shown = visible(text, ascii_only=glyphs.name == "ascii", lines=lines)
    return Content.styled(shown, style) if style else Content(shown)


def shorten(text: str, width: int, *, glyphs: Glyphs = UNICODE) -> str:
    """The text in at most `width` columns, harmless, with an ellipsis where something is missing. The number at its
    end, which may be all that tells one name from another, stays where there is room for more than that."""
    # No codepoint needs more than a column or two, and marks are limited: what is far beyond cannot be seen.
    head = text if len(text) <= 8 * (width + 8) else text[: 8 * (width + 8)]
    shown = visible(head, ascii_only=glyphs.name == "ascii")
    if width <= 0:
        return ""
    if cells(shown) <= width and len(head) == len(text):
        return shown
    number = _NUMBER.search(text)
    if number is not None and width > len(number[0]) + _HEAD:
        return shorten(text[: number.start()], width - len(number[0]), glyphs=glyphs) + number[0]
    kept = 0
    room = width - 1
    for index, character in enumerate(shown):
        kept += cells(character)
        if kept > room:
            return shown[:index].rstrip() + glyphs.ellipsis
    return shown + glyphs.ellipsis


def fit(text: str, width: int, *, align: str = "left", glyphs: Glyphs = UNICODE) -> str:
    """The text in exactly `width` columns: shortened, or padded on the side away from `align` (`left`, `right`)."""
    shown = shorten(text, width, glyphs=glyphs)
    padding = " " * (width - cells(shown))
    return padding + shown if align == "right" else shown + padding
