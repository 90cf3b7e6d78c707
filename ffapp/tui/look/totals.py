"""Numbers with their names in a row, large where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas, large_number_width
from ffapp.tui.look.gauge import Columns, Score, score_line
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import cells, visible

_BETWEEN: Final = 3
"""Columns between two of them at least."""

_SCORE: Final = 16
"""Columns of a score without its line."""

_WITH_LINE: Final = 26
"""From so many columns on a score has its line beside it."""


@dataclass(frozen=True, slots=True)
class Total:
    """What was counted, data, and how many; `signed` tells the sign always."""

    label: str
    value: int
    signed: bool = False

    def told(self, glyphs: Glyphs) -> str:
        """The number as it is written."""
        return glyphs.number(self.value, signed=self.signed)


def fitting(totals: Sequence[Total], width: int, glyphs: Glyphs, *, large: bool) -> tuple[Total, ...]:
    """The first of them that stand in a row."""
    shown: list[Total] = []
    used = -_BETWEEN
    for total in totals:
        used += _columns(total, glyphs, large=large) + _BETWEEN
        if used > width:
            break
        shown.append(total)
    return tuple(shown)


def draw_totals(canvas: Canvas, y: int, totals: Sequence[Total], *, large: bool) -> None:
    """Draws those that fit in the whole width of the canvas, spread apart: the name, and below it the number, in
    `totals_rows` rows."""
    glyphs = canvas.glyphs
    shown = fitting(totals, canvas.width, glyphs, large=large)
    widths = [_columns(total, glyphs, large=large) for total in shown]
    gap = (canvas.width - sum(widths)) // max(1, len(shown) - 1)
    x = 0
    for total, width in zip(shown, widths, strict=True):
        canvas.put(x, y, total.label, "muted", room=width)
        if large:
            canvas.large_number(x, y + 1, total.told(glyphs), "accent")
        else:
            canvas.put(x, y + 1, total.told(glyphs), "accent strong")
        x += width + gap


def totals_rows(*, large: bool) -> int:
    """Rows of a row of them."""
    return 1 + (LARGE_NUMBER_ROWS if large else 1)


def draw_scores(canvas: Canvas, y: int, scores: Sequence[Score]) -> None:
    """Draws scores side by side, with their lines where there is room; in `scores_rows` rows."""
    a_row = scores_a_row(canvas.width, len(scores))
    width = (canvas.width + _BETWEEN) // max(1, a_row) - _BETWEEN
    label = max((cells(visible(score.label)) for score in scores), default=0)
    for index, score in enumerate(scores):
        row, column = divmod(index, a_row)
        line = width - label - 8 if width >= _WITH_LINE else 0
        columns = Columns(label=min(label, width - 6), line=line, change=0)
        canvas.pieces(column * (width + _BETWEEN), y + row, score_line(score, width, canvas.glyphs, columns))


def scores_a_row(width: int, count: int) -> int:
    """So many scores stand side by side in so many columns."""
    return max(1, min(count, (width + _BETWEEN) // (_SCORE + _BETWEEN)))


def scores_rows(width: int, count: int) -> int:
    """Rows that so many scores take."""
    return -(-count // scores_a_row(width, count))


def _columns(total: Total, glyphs: Glyphs, *, large: bool) -> int:
    told = total.told(glyphs)
    return max(cells(visible(total.label)), large_number_width(told, glyphs) if large else cells(told))
