"""The scores of the adventure sheet: large numbers two or three in a row, or a line each where there is no room."""

from __future__ import annotations

from typing import Final

from textual.reactive import reactive

from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.gauge import LARGE_ROWS, Columns, Score, draw_large, score_line

_LEAST: Final = 14
"""Columns for a large number of two digits with what changes beside it."""

_GAP: Final = 2
"""Columns between two of them."""


class Scores(Drawing):
    """`large` draws each as on a printed sheet: its name, the number, how much it was at first, its line."""

    DEFAULT_CSS = """
    Scores { width: 1fr; height: auto; }
    """

    scores: reactive[tuple[Score, ...]] = reactive[tuple[Score, ...]]((), layout=True)
    large: reactive[bool] = reactive(False, layout=True)
    airy: reactive[bool] = reactive(False, layout=True)
    """Whether a blank row more stands below each row of large numbers."""

    def __init__(self, *, label_width: int = 10, id: str | None = None) -> None:
        super().__init__(id=id)
        self._label_width = label_width

    @property
    def _pitch(self) -> int:
        """Rows from one large number to that below it."""
        return LARGE_ROWS + 1 + self.airy

    def _a_row(self, width: int) -> int:
        """So many large numbers stand in a row: three where these are all."""
        return 3 if len(self.scores) == 3 and (width - 2 * _GAP) // 3 >= _LEAST else 2

    def rows(self, width: int) -> int:
        if not self.large:
            return len(self.scores)
        return -(-len(self.scores) // self._a_row(width)) * self._pitch - 1 - self.airy

    def draw(self, canvas: Canvas) -> None:
        if not self.large:
            shifted = any(score.effective not in (None, score.value) for score in self.scores)
            columns = Columns(label=self._label_width, effective=shifted)
            for y, score in enumerate(self.scores):
                canvas.pieces(0, y, score_line(score, canvas.width, canvas.glyphs, columns))
            return
        a_row = self._a_row(canvas.width)
        width = (canvas.width - _GAP * (a_row - 1)) // a_row
        for index, score in enumerate(self.scores):
            row, column = divmod(index, a_row)
            draw_large(canvas, column * (width + _GAP), row * self._pitch, width, score)

    def name_at(self, x: int, y: int) -> str:
        """The score there; "" for none."""
        a_row = self._a_row(self.size.width)
        index = y // self._pitch * a_row + x * a_row // max(1, self.size.width) if self.large else y
        return self.scores[index].name if index < len(self.scores) else ""
