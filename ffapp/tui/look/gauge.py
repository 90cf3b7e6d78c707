"""A score as one line: its name, its numbers, a line for them, and what just changed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas, gauge, large_number_width
from ffapp.tui.look.drawn import Piece, pieces_width
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import cells, fit

_LEAST = 4
"""In fewer columns no line is drawn."""


class Score(Struct, frozen=True, kw_only=True):
    """Points as they are shown.

    Args:
        label: the score's name.
        value: the current number; below 0 is drawn as empty.
        initial: the number at which the line is full; 0 or less draws no line.
        maximum: the scale's end where that is not `initial`.
        ticks: values below which a rule bites: a stroke across, and another colour while the value is below.
        effective: what counts instead of the value where sickness or a stone shifts it: `12/12 (11)`.
        change: what was just gained or lost; what was lost is drawn broken.
        vital: 0 is death and a loss a wound: only then is anything drawn in red.
        name: what it is called in the rules.
        enemy: it is an enemy's: what that loses is a gain.
    """

    label: str
    value: int
    initial: int
    maximum: int | None = None
    ticks: tuple[int, ...] = ()
    effective: int | None = None
    change: int = 0
    vital: bool = False
    name: str = ""
    enemy: bool = False

    @property
    def bitten(self) -> bool:
        """Whether a rule bites."""
        return any(self.value < tick for tick in self.ticks)

    @property
    def ink(self) -> str:
        """The ink of its value."""
        if self.vital and self.value <= 0:
            return "wound"
        return "caution" if self.bitten else "accent" if self.value > self.initial else "text"

    @property
    def unmarked(self) -> Score:
        """This score without what has just changed."""
        return replace(self, change=0)

    @property
    def change_ink(self) -> str:
        """The ink of what has just changed."""
        if self.enemy:
            return "gain" if self.change < 0 else "caution"
        return "gain" if self.change > 0 else "wound" if self.vital else "caution"

    def line(self, width: int, glyphs: Glyphs, *, ink: str = "", mirrored: bool = False) -> list[Piece]:
        """Its line alone, in an ink of its own where one is given; `mirrored` as in `gauge`."""
        return gauge(
            self.value,
            self.maximum or self.initial,
            width,
            glyphs,
            lost=max(0, -self.change),
            ticks=self.ticks,
            ink=ink or ("low" if self.bitten else "fill"),
            lost_ink=self.change_ink,
            mirrored=mirrored,
        )

    def effective_text(self, glyphs: Glyphs) -> Piece:
        """`(11)` where something else counts instead: no arrow, which would tell of a loss."""
        if self.effective is None or self.effective == self.value:
            return "", ""
        ink = "gain strong" if self.effective > self.value else "caution strong"
        return f"({glyphs.number(self.effective)})", ink


class Columns(Struct, frozen=True, kw_only=True):
    """The columns of a score on one line: of its name, its numbers, its line at most (None: all that are left) and its
    change (0: none); `effective` keeps those of what counts instead, so that lines below one another begin together."""

    label: int = 10
    digits: int = 2
    line: int | None = None
    change: int = 3
    effective: bool = False


_PLAIN: Final = Columns()


def score_line(score: Score, width: int, glyphs: Glyphs, columns: Columns = _PLAIN) -> list[Piece]:
    """A score on one line of `width` columns: nothing moves when a number changes its width."""
    told, ink = score.effective_text(glyphs)
    room = columns.digits + 3 if columns.effective else cells(told) + bool(told)
    pieces: list[Piece] = [
        (fit(score.label, columns.label, glyphs=glyphs), "muted"),
        (" ", ""),
        (glyphs.number(score.value).rjust(columns.digits), f"{score.ink} strong"),
        ("/" + glyphs.number(score.initial).ljust(columns.digits), "muted"),
        (f" {told}".ljust(room) if room else "", ink),
    ]
    kept = columns.change + 1 if columns.change else 0
    used = pieces_width(pieces) + 1
    line = min(width - used - kept, columns.line or width)
    if line >= _LEAST and score.initial > 0:
        pieces += [(" ", ""), *score.line(line, glyphs)]
    if columns.change and width >= used + kept - 1:
        changed = glyphs.change(score.change)
        pieces += (
            [(" " * max(1, width - pieces_width(pieces) - columns.change), "")] if columns.line is None else [(" ", "")]
        )
        pieces.append((changed.rjust(columns.change), f"{score.change_ink} strong"))
    return pieces


LARGE_ROWS: Final = LARGE_NUMBER_ROWS + 2
"""Rows of a large score: its name, its number, its line."""


def draw_large(canvas: Canvas, x: int, y: int, width: int, score: Score) -> None:
    """A score as on a printed sheet: its name, a large number, how much it was at first, its line."""
    glyphs = canvas.glyphs
    canvas.put(x, y, score.label, "title strong", room=width)
    number = glyphs.number(score.value)
    beside = [(f"/{glyphs.number(score.initial)}", "muted")]
    counts = score.effective_text(glyphs)
    if score.change:
        beside.append((f" {glyphs.signed(score.change)}", f"{score.change_ink} strong"))
    low = y + (2 if canvas.ascii_only else 3)
    if large_number_width(number, glyphs) + 1 + max(pieces_width(beside), cells(counts[0])) <= width:
        end = canvas.large_number(x, y + 1, number, score.ink)
        canvas.pieces(end + 1, low - 1, [counts])
    else:  # so much is told beside it that there is no room for a large one
        end = canvas.sign(x, low, number, f"{score.ink} strong") - 1
        beside.insert(1, (f" {counts[0]}" if counts[0] else "", counts[1]))
    canvas.pieces(end + 1, low, beside)
    canvas.pieces(x, y + LARGE_ROWS - 1, score.line(width, glyphs))
