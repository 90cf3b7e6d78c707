"""Drawing upon what is drawn: a piece laid over a line, a sign where a line is empty."""

from __future__ import annotations

from rich.cells import cell_len
from textual.strip import Strip

from ffapp.tui.look.drawn import Piece


def laid_over(strip: Strip, x: int, piece: Strip) -> Strip:
    """The strip with a piece in the place of what is there."""
    end = x + piece.cell_length
    return Strip.join([strip.crop(0, x), piece, strip.crop(end, strip.cell_length)])


def blank_near(strip: Strip, x: int) -> int | None:
    """The empty column nearest to `x` with an empty one on either side; the edges need none beyond them."""
    width = strip.cell_length
    for column in sorted(range(width), key=lambda column: abs(column - x)):
        if not strip.crop(max(0, column - 1), min(width, column + 2)).text.strip():
            return column
        if x in (0, width - 1):
            return None
    return None


def overlaid(pieces: list[Piece], x: int, name: str) -> list[Piece]:
    """The pieces with one more component class on one column, where all are narrow."""
    result: list[Piece] = []
    at = 0
    for text, names in pieces:
        width = cell_len(text)
        if at <= x < at + width:
            low = x - at
            result += [(text[:low], names), (text[low], f"{names} {name}"), (text[low + 1 :], names)]
        else:
            result.append((text, names))
        at += width
    return result
