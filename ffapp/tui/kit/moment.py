"""A point of a game's past on little room: what was wanted and rolled, the scores, and the rest in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Container

from ffapp.core.dice import Roll
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.gauge import Columns, Score, score_line
from ffapp.tui.look.glyphs import Glyphs


@dataclass(frozen=True, kw_only=True)
class Moment:
    """A point as it is told: its `title` and the `day`, the wish that led to it, the dice, the scores, and lines of the
    rest; and why there is no way back to it."""

    title: str
    day: str = ""
    wish: str
    dice: str = ""
    scores: tuple[Score, ...] = ()
    rest: tuple[str, ...] = ()
    barred: str = ""


class MomentPanel(Panel):
    """Shows one moment."""

    DEFAULT_CSS = """
    MomentPanel {
        & > .moment--wish { height: auto; max-height: 2; }
        & > .moment--dice { height: auto; max-height: 4; }
        & > #moment-sheet { height: auto; }
    }
    """

    def __init__(self, *, label_width: int = 10, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scores: tuple[Score, ...] = ()
        self._columns = Columns(label=label_width, change=0)
        self._wish = Prose(classes="moment--wish")
        self._dice = Prose(classes="moment--dice")
        self._scores = Drawing(self._draw_scores, rows=lambda _: len(self.scores), id="moment-scores")
        self._rest = Prose(classes="moment--rest", indent=2)
        self._barred = Prose(classes="moment--barred")

    def compose(self) -> ComposeResult:
        yield self._wish
        yield self._dice
        with Container(id="moment-sheet"):
            yield self._scores
            yield self._rest
        yield self._barred

    def show(self, moment: Moment) -> None:
        """Shows a point of the past."""
        self.title, self.subtitle = moment.title, moment.day
        self._wish.text = moment.wish
        for prose, told in ((self._dice, moment.dice), (self._barred, moment.barred)):
            prose.text, prose.display = told, bool(told)
        self._rest.text = "\n".join(moment.rest)
        higher = len(moment.scores) != len(self.scores)
        self.scores = moment.scores
        self._scores.refresh(layout=higher)

    def _draw_scores(self, canvas: Canvas) -> None:
        for y, score in enumerate(self.scores):
            canvas.pieces(0, y, score_line(score, canvas.width, canvas.glyphs, self._columns))


def throws_text(rolls: Iterable[Roll], glyphs: Glyphs) -> dict[str, list[str]]:
    """Every throw of a command with its sum, by what it was for; typed ones marked."""
    told: dict[str, list[str]] = {}
    for roll in rolls:
        told.setdefault(roll.kind, []).append(throw_text(roll, glyphs))
    return told


def throw_text(roll: Roll, glyphs: Glyphs) -> str:
    """One throw with its sum; one that was typed is marked."""
    faces = " + ".join(str(face) for face in roll.faces)
    total = f" = {sum(roll.faces)}" if len(roll.faces) > 1 else ""
    mark = f"\u00a0{glyphs.typed}" if roll.typed else ""
    return f"{faces}{total}{mark}"
