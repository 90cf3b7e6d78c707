"""The sheet of a figure in a dungeon: hit points, characteristics with what is worn counted in, equipment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.reactive import reactive

from ffapp.doonjons.campaign import RULES, Rules
from ffapp.doonjons.figures import Figure, armour_class, named
from ffapp.texts.dungeon import brief_text, kin_text, listed
from ffapp.tui.kit.page import app_at
from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas, Drawing
from ffapp.tui.look.gauge import Columns, Score, score_line
from ffapp.tui.look.wrapping import wrap_text

INDENT: Final = 12
"""Columns of the names of what a full sheet lists."""

LEAST_ROWS: Final = 3
"""Rows of a brief sheet that tell anything: its heading, race and class with the armour class, and the attack."""

BRIEF_ROWS: Final = 7
"""Rows of a brief sheet whose lines are short."""

_BRIEF_INDENT: Final = 2

_LARGE: Final = LARGE_NUMBER_ROWS + 3
"""Rows of large hit points with their line, and one below."""


class FigureSheet(Drawing):
    """Whoever's turn it is, or who is looked at: under its name the hit points and a line for each thing, or `brief`
    what matters in a turn. Where it is `large`, hit points and armour class are large numbers."""

    figure: reactive[Figure | None] = reactive[Figure | None](None, repaint=False)
    brief: reactive[bool] = reactive(False, repaint=False)
    change: reactive[int] = reactive(0)
    """What its hit points have just lost or won."""

    large = False
    rules: Rules = RULES[0]
    """By which rules the table plays."""

    def __init__(self, *, headed: bool = True, id: str | None = None) -> None:
        super().__init__(id=id)
        self._headed = headed

    def show(
        self,
        figure: Figure,
        *,
        rules: Rules,
        brief: bool = False,
        large: bool = False,
        change: int = 0,
    ) -> None:
        """Shows a figure of a table that plays by these rules."""
        shown = self.figure, self.rules, self.brief, self.large, self.change
        self.figure, self.rules, self.brief, self.large, self.change = figure, rules, brief, large, change
        if shown != (figure, rules, brief, large, change):
            self.refresh(layout=True)

    def rows(self, width: int) -> int:
        lines = sum(len(rows) for _, rows in self._lines(width))
        return self._headed + (0 if self.brief else _LARGE if self.large else 1) + lines

    def draw(self, canvas: Canvas) -> None:
        figure, texts, y = self.figure, app_at(self).texts, 0
        if figure is None:
            return
        if self._headed:
            cell = "" if figure.cell is None else figure.cell.name
            tail = cell if self.brief else kin_text(figure, texts)
            canvas.rule(0, 0, canvas.width, texts("figure-name", **named(figure).arguments()), tail)
            y += 1
        if self.large and not self.brief:
            score = points_of(figure, texts("party-points"), self.change)
            draw_large(canvas, 0, y, score.label, str(score.value), f"/{score.initial}", score.ink)
            draw_large(canvas, canvas.width // 2, y, texts("party-armour"), str(armour_class(figure)))
            canvas.pieces(0, y + _LARGE - 2, score.line(canvas.width // 2 - 3, canvas.glyphs))
            y += _LARGE
        elif not self.brief:  # where it is, the order tells them
            score = points_of(figure, texts("dungeon-points-short"), self.change)
            canvas.pieces(0, y, score_line(score, canvas.width, canvas.glyphs, Columns(label=INDENT - 1)))
            y += 1
        for name, rows in self._lines(canvas.width):
            canvas.put(0, y, name, "muted")
            for row, line in enumerate(rows):
                x = (_BRIEF_INDENT if row else 0) if self.brief else INDENT
                canvas.put(x, y + row, line)
            y += len(rows)

    def _lines(self, width: int) -> Iterator[tuple[str, list[str]]]:
        """What is listed: its name, and its lines."""
        figure, texts = self.figure, app_at(self).texts
        if figure is None:
            return
        if self.brief:
            for told in brief_text(figure, texts):
                yield "", wrap_text(told, max(1, width), _BRIEF_INDENT)
            return
        for name, value in listed(figure, texts, self.rules):
            yield texts(f"dungeon-sheet-{name}"), wrap_text(str(value), max(1, width - INDENT))


def draw_large(canvas: Canvas, x: int, y: int, label: str, figure: str, beside: str = "", ink: str = "text") -> int:
    """A name, and below it a large number with a word beside its foot, four rows in all. Returns the column behind."""
    canvas.put(x, y, label, "title strong")
    end = canvas.large_number(x, y + 1, figure, ink)
    return canvas.put(end + bool(beside), y + (2 if canvas.ascii_only else LARGE_NUMBER_ROWS), beside, "muted")


def points_of(figure: Figure, label: str, change: int = 0) -> Score:
    """The hit points of a figure."""
    return Score(label=label, value=figure.left, initial=figure.hit_points, change=change, vital=True)
