"""Where each row of a long list is, when only what is looked at gets wrapped."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

Row = TypeVar("Row")
_BLOCK = 64


class LazyRows(Generic[Row]):
    """Entries wrapped into rows block by block; a block not looked at yet counts one row an entry.

    `lay_out(entry)` gives the rows of an entry, at least one. Appending costs the same whatever the length.
    """

    def __init__(self, lay_out: Callable[[int], list[Row]]) -> None:
        self._lay_out = lay_out
        self._count = 0
        self._blocks: list[list[list[Row]] | None] = []
        self._heights: list[int] = []
        self._starts: list[int] = []
        self._height = 0

    @property
    def count(self) -> int:
        """Entries."""
        return self._count

    @property
    def height(self) -> int:
        """Rows, estimated where nobody looked."""
        return self._height

    def reset(self, count: int) -> None:
        """Begin anew with so many entries, none of them laid out."""
        self._count = count
        sizes = [_BLOCK] * (count // _BLOCK) + ([count % _BLOCK] if count % _BLOCK else [])
        self._blocks = [None] * len(sizes)
        self._heights = sizes
        self._restart()

    def append(self) -> None:
        """One more entry at the end."""
        entry = self._count
        self._count += 1
        if entry % _BLOCK == 0:
            self._blocks.append([])
            self._heights.append(0)
            self._starts.append(self._height)
        block = self._blocks[-1]
        added = 1
        if block is not None:
            rows = self._lay_out(entry)
            block.append(rows)
            added = len(rows)
        self._heights[-1] += added
        self._height += added

    def unseen(self, top: int, bottom: int) -> list[int]:
        """Blocks between two rows (the second not included) that are not laid out."""
        if not self._blocks or bottom <= top:
            return []
        first, last = self._block_at(top), self._block_at(bottom - 1)
        return [block for block in range(first, last + 1) if self._blocks[block] is None]

    def known(self, top: int, bottom: int) -> int:
        """The first row between two that is laid out, so will not move against the rows after it; else `top`."""
        for block in range(self._block_at(top), len(self._blocks)):
            if self._starts[block] >= bottom:
                break
            if self._blocks[block] is not None:
                return max(top, self._starts[block])
        return top

    def lay_out(self, blocks: Iterable[int]) -> None:
        """Wrap these blocks."""
        for block in blocks:
            first = block * _BLOCK
            laid = [self._lay_out(entry) for entry in range(first, min(first + _BLOCK, self._count))]
            self._blocks[block] = laid
            self._heights[block] = sum(map(len, laid))
        self._restart()

    def place(self, y: int) -> tuple[int, int]:
        """The entry at a row, and which of its rows that is. Only for a list that is not empty."""
        block = self._block_at(y)
        offset = max(0, y - self._starts[block])
        laid = self._blocks[block]
        if laid is None:
            return min(block * _BLOCK + offset, self._count - 1), 0
        for index, rows in enumerate(laid):
            if offset < len(rows):
                return block * _BLOCK + index, offset
            offset -= len(rows)
        return block * _BLOCK + len(laid) - 1, len(laid[-1]) - 1

    def position(self, entry: int) -> int:
        """The first row of an entry."""
        block, index = divmod(entry, _BLOCK)
        laid = self._blocks[block]
        return self._starts[block] + (index if laid is None else sum(map(len, laid[:index])))

    def rows_of(self, entry: int) -> list[Row]:
        """The rows of an entry; none while its block is not laid out."""
        block, index = divmod(entry, _BLOCK)
        laid = self._blocks[block]
        return [] if laid is None else laid[index]

    def _block_at(self, y: int) -> int:
        return max(0, min(bisect_right(self._starts, y) - 1, len(self._blocks) - 1))

    def _restart(self) -> None:
        self._starts = []
        self._height = 0
        for height in self._heights:
            self._starts.append(self._height)
            self._height += height
