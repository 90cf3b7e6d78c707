"""Cells of the grid: columns A, B, …, rows 1, 2, …, the distance between them, and what a typed one says."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import msgspec

from ffapp.core.errors import Refusal

SMALLEST: Final = 15
LARGEST: Final = 25
"""Each side of a dungeon has so many cells (Mise en place)."""

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NAMED: Final = re.compile(r"([A-Za-z])([1-9][0-9]?)", re.ASCII)
_LONGEST: Final = 40
"""So long what is typed may be, blanks at its ends included; and so much of it is told back."""


class Cell(msgspec.Struct, frozen=True, array_like=True, order=True, gc=False, forbid_unknown_fields=True):
    """A cell: `column` and `row` count from 0 at the top left, written as a pair."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """Its name on the map: "E5"; of a column beyond all letters, which only a broken save has, "?5"."""
        return f"{_LETTERS[self.column] if 0 <= self.column < len(_LETTERS) else '?'}{self.row + 1}"


def parsed(text: str) -> Cell:
    """The cell that a text names, in capitals or not, blanks at its ends aside.

    Raises `Refusal` ("cell-unreadable") for anything but a letter and a number from 1 to 99.
    """
    cell = _read(text) if len(text) <= _LONGEST else None
    if cell is None:
        shown = text[:_LONGEST].encode("utf-8", "replace").decode("utf-8")
        raise Refusal("cell-unreadable", cell=shown)
    return cell


@lru_cache(LARGEST * LARGEST)  # the commands of one turn name most cells of the map, and each is read again
def _read(text: str) -> Cell | None:
    match = _NAMED.fullmatch(text.strip())
    return match and Cell(_LETTERS.index(match[1].upper()), int(match[2]) - 1)


def distance(one: Cell, other: Cell) -> int:
    """Steps from one cell to another: a diagonal step is one (Se déplacer)."""
    across, down = abs(one.column - other.column), abs(one.row - other.row)
    return across if across > down else down  # noqa: FURB136 -- asked for thousands of times in a campaign
