"""Columns and rows: which clearings share a line, in what order the lines come, and where each lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

COLUMNS: Final = 0
ROWS: Final = 1


class Axis:
    """The lines of one direction: columns, or rows.

    Clearings joined by a passage across the axis share a line, named by a key. `at` is where a line lies, `after` the
    lines that must come after it and by how much at least, `before` the same from the other side.
    """

    def __init__(self) -> None:
        self.line: dict[int, int] = {}
        self.members: dict[int, list[int]] = {}
        self.at: dict[int, int] = {}
        self.after: dict[int, dict[int, int]] = {}
        self.before: dict[int, dict[int, int]] = {}

    def add(self, number: int) -> None:
        """A line of its own for a clearing, at 0."""
        self.line[number] = number
        self.members[number] = [number]
        self.at[number] = 0
        self.after[number] = {}
        self.before[number] = {}

    def order(self, first: int, second: int, distance: int) -> None:
        """Line `second` comes after line `first`, by `distance` at least."""
        distance = max(distance, self.after[first].get(second, 0))
        self.after[first][second] = distance
        self.before[second][first] = distance

    def unite(self, kept: int, gone: int) -> None:
        """Two lines are one from now on, at the place of `kept`."""
        for number in self.members[gone]:
            self.line[number] = kept
        self.members[kept] += self.members.pop(gone)
        for other, distance in self.after.pop(gone).items():
            del self.before[other][gone]
            self.order(kept, other, distance)
        for other, distance in self.before.pop(gone).items():
            del self.after[other][gone]
            self.order(other, kept, distance)
        del self.at[gone]

    def precedes(self, first: int, second: int) -> bool:
        """Whether the passages put line `first` before line `second`, if need be by way of others."""
        seen = {first}
        waiting = [first]
        after = self.after
        while waiting:
            for line in after[waiting.pop()]:
                if line == second:
                    return True
                if line not in seen:
                    seen.add(line)
                    waiting.append(line)
        return False

    def push(self, line: int, to: int) -> None:
        """Moves a line to `to`, and as far as they must others that the passages order before or after it."""
        forward = to > self.at[line]
        beyond = self.after if forward else self.before
        self.at[line] = to
        waiting = [line]
        at = self.at
        while waiting:
            pushed = waiting.pop()
            for other, distance in beyond[pushed].items():
                least = at[pushed] + distance if forward else at[pushed] - distance
                if at[other] < least if forward else at[other] > least:
                    at[other] = least
                    waiting.append(other)

    def split(self, lines: Iterable[int], line: int) -> None:
        """Makes room after the place of `line`: it and all `lines` beyond it move on by one, those beside it stay."""
        place = self.at[line]
        for other in lines:
            if self.at[other] > place:
                self.at[other] += 1
        self.at[line] += 1

    def shift(self, lines: Iterable[int], by: int) -> None:
        """Moves all `lines` by as much."""
        for line in lines:
            self.at[line] += by
