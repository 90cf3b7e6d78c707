"""The courses of all scores and counters over one thread of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container

from ffapp.core.game import Step
from ffapp.gamebook.books import Book, counter_of
from ffapp.gamebook.sheet import Sheet, score_of
from ffapp.texts import Texts
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.curve import Curve

_AT_ONCE: Final = 3_000
"""So many commands are gone through before the screen answers again; the curves of a longer game grow."""


class CurvesPanel(Panel):
    """A curve for each score that the hero has, and for each counter of the book.

    `begin` goes through a thread once; of a long one the end is added between two looks at the keyboard.
    """

    def __init__(self, book: Book, *, title: str = "", id: str | None = None) -> None:
        super().__init__(title=title, id=id)
        self._scores = {score.name: Curve(id=f"curve-{score.name}") for score in book.scores}
        self._counters = {
            counter.name: Curve(signed=counter.signed, id=f"curve-{counter.name}") for counter in book.counters
        }
        self._values: dict[str, list[int]] = {}
        self._path: Sequence[Step] = ()
        self._depth: int | None = None

    def compose(self) -> ComposeResult:
        with Container(id="curves-scores"):
            yield from self._scores.values()
        with Container(id="curves-counters"):
            yield from self._counters.values()

    @property
    def counted(self) -> bool:
        """Whether there are counters."""
        return bool(self._counters)

    @property
    def begun(self) -> bool:
        """Whether there is a thread whose courses are drawn."""
        return bool(self._values)

    def begin(self, path: Sequence[Step], state: Sheet, texts: Texts) -> None:
        """Draws the courses over a thread anew; `state` is the one before its first command."""
        self._path = path
        self._values = {name: [] for name in (*self._scores, *self._counters)}
        self._add(path, state, texts, 0)

    def look(self, depth: int | None) -> None:
        """Marks the point after so many commands."""
        self._depth = depth
        for curve in (*self._scores.values(), *self._counters.values()):
            curve.at = self._at(len(curve.values))

    def _add(self, path: Sequence[Step], state: Sheet, texts: Texts, start: int) -> None:
        if path is not self._path or not self.is_attached:
            return
        end = min(start + _AT_ONCE, len(path))
        sheet = state
        for step in path[start:end]:
            for event in step.events:
                sheet = event.apply(sheet)
            for name in self._scores:
                score = score_of(sheet, name)
                self._values[name].append(score.current if score is not None and sheet.name else 0)
            for counter in self._counters:
                self._values[counter].append(counter_of(sheet, counter) or 0)
        self._draw(sheet, texts)
        if end < len(path):
            self.call_later(partial(self._add, path, sheet, texts, end))

    def _draw(self, sheet: Sheet, texts: Texts) -> None:
        for name, curve in self._scores.items():
            score = score_of(sheet, name)
            curve.display = score is not None
            if score is not None:
                values = tuple(self._values[name])
                curve.show(texts("score-name", score=name), values, score.initial, self._at(len(values)))
        for counter, curve in self._counters.items():
            values = tuple(self._values[counter])
            curve.show(texts("score-name", score=counter), values, 0, self._at(len(values)))

    def _at(self, count: int) -> int | None:
        """Which of so many values belongs to the point that is looked at."""
        if self._depth is None or not count:
            return None
        return min(max(0, self._depth - 1), count - 1)
