"""The scores of the adventure sheet: large figures two in a row, or a line each where there is no room for them."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.message import Message
from textual.reactive import reactive

from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.gauge import LARGE_ROWS, Columns, Score, draw_large, score_line

A_ROW: Final = 2
"""So many large figures stand in a row."""

_GAP: Final = 2
"""Columns between two of them."""


class Scores(Drawing):
    """`large` draws each as on a printed sheet: its name, the figure, how much it was at first, its line."""

    DEFAULT_CSS = """
    Scores { width: 1fr; height: auto; }
    """

    scores: reactive[tuple[Score, ...]] = reactive[tuple[Score, ...]]((), layout=True)
    large: reactive[bool] = reactive(False, layout=True)
    airy: reactive[bool] = reactive(False, layout=True)
    """Whether a blank row more stands below each row of large figures."""

    class Picked(Message):
        """A score was clicked."""

        def __init__(self, scores: Scores, name: str) -> None:
            super().__init__()
            self.scores = scores
            self.name = name

    def __init__(self, *, label_width: int = 10, id: str | None = None) -> None:
        super().__init__(id=id)
        self._label_width = label_width

    def watch_scores(self) -> None:
        self.redraw(layout=True)

    def watch_large(self) -> None:
        self.redraw(layout=True)

    @property
    def _pitch(self) -> int:
        """Rows from one large figure to that below it."""
        return LARGE_ROWS + 1 + self.airy

    def rows(self, width: int) -> int:
        if not self.large:
            return len(self.scores)
        return -(-len(self.scores) // A_ROW) * self._pitch - 1 - self.airy

    def draw(self, canvas: Canvas) -> None:
        if not self.large:
            shifted = any(score.effective not in (None, score.value) for score in self.scores)
            columns = Columns(label=self._label_width, effective=shifted)
            for y, score in enumerate(self.scores):
                canvas.pieces(0, y, score_line(score, canvas.width, canvas.glyphs, columns))
            return
        width = (canvas.width - _GAP) // A_ROW
        for index, score in enumerate(self.scores):
            row, column = divmod(index, A_ROW)
            draw_large(canvas, column * (width + _GAP), row * self._pitch, width, score)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        row, right = offset.y, offset.x >= self.size.width // 2
        index = row // self._pitch * A_ROW + right if self.large else row
        if index < len(self.scores):
            self.post_message(self.Picked(self, self.scores[index].name))
