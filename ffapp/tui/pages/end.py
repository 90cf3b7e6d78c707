"""The end of a game as a page shows it: a picture of how it came, what was achieved in large numbers, and what is still
possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from ffapp.resources import styles
from ffapp.tui.game_page import GamePage
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import shorten
from ffapp.tui.look.scene import Scene
from ffapp.tui.look.totals import Total, draw_scores, draw_totals, scores_rows, totals_rows

_WORDS = 240
"""So many columns of the player's last words fit; the journal has them all."""

_TALL = 22
_AIRY = 34
"""From so many rows of the terminal on the numbers are large, and a blank row parts them from the scores."""


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a game ended: the picture of it ("won", in a family of `ffapp.tui.look.scene.SCENES`), its title, what
    happened, the player's own words; the totals, the most telling first, how the scores stand, and in words what else
    was counted."""

    family: str
    picture: str
    won: bool
    title: str
    cause: str
    words: str = ""
    totals: tuple[Total, ...] = ()
    scores: tuple[Score, ...] = ()
    counted: str = ""


class End(Vertical):
    """Fills the page between its heading and its keys. `show` says what it shows."""

    DEFAULT_CSS = """
    End {
        height: 1fr;
        & #told { height: auto; }
        & #below { height: 1fr; }
    }
    """

    outcome: Outcome | None = None
    """What it shows."""

    def compose(self) -> ComposeResult:
        yield Scene()
        with Vertical(id="told"):
            yield Drawing(self._draw_totals, rows=self._rows, id="totals")
            yield Prose(id="numbers")
        with Horizontal(id="below"):
            with Panel(id="end"):
                yield Prose(id="cause")
                yield Prose(id="own")
            yield ChoiceList(id="choices")

    def show(self, outcome: Outcome, choices: Iterable[Choice]) -> None:
        """Shows how a game ended, and what is still possible."""
        self.outcome = outcome
        scene = self.query_one(Scene)
        scene.family, scene.ending = outcome.family, outcome.picture
        panel = self.query_one("#end", Panel)
        panel.ink = "accent" if outcome.won else "wound"
        panel.title = outcome.title
        self.query_one("#cause", Prose).text = outcome.cause
        own = self.query_one("#own", Prose)
        own.display = bool(outcome.words)
        own.text = shorten(outcome.words, _WORDS, glyphs=glyphs_of(self))
        self.query_one("#numbers", Prose).text = outcome.counted
        self.query_one("#totals", Drawing).refresh(layout=True)
        self.query_one("#choices", ChoiceList).choices = tuple(choices)

    @property
    def _large(self) -> bool:
        return self.app.size.height >= _TALL and glyphs_of(self).name != "ascii"

    def on_resize(self) -> None:
        self.query_one("#totals", Drawing).refresh(layout=True)

    def _rows(self, width: int) -> int:
        outcome = self.outcome
        if outcome is None:
            return 0
        scores = scores_rows(width, len(outcome.scores))
        return totals_rows(large=self._large) + scores + (self.app.size.height >= _AIRY)

    def _draw_totals(self, canvas: Canvas) -> None:
        outcome = self.outcome
        if outcome is None:
            return
        draw_totals(canvas, 0, outcome.totals, large=self._large)
        draw_scores(canvas, canvas.height - scores_rows(canvas.width, len(outcome.scores)), outcome.scores)


class EndPage(GamePage):
    """The end of a game over the page of that game; goes away when the end is taken back."""

    CSS_PATH = [styles() / "scene.tcss", styles() / "ending.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (112, "-wide"), (160, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-least"), (23, "-small"), (34, "-ample"), (40, "-high"), (46, "-vast")]
    possible: ClassVar[Mapping[str, str]] = {}
    """What is still possible: deeds of the page, with the messages that offer them. First what does no harm: a key that
    is still held when somebody falls chooses it."""
    title_message: ClassVar[str] = ""
    """The message that offers the way back to the title."""

    def compose(self) -> ComposeResult:
        yield Heading()
        yield End()
        yield KeyBar()

    def show_end(self, outcome: Outcome, *, first: bool) -> None:
        """Shows how the game ended, and what is still possible; at `first` the choices get the keys."""
        self.query_one(End).show(outcome, self.choices())
        if first:
            self.query_one(ChoiceList).focus()

    def choices(self) -> Iterable[Choice]:
        """What is still possible."""
        texts, arguments = self.texts, self.arguments
        for name, message in self.possible.items():
            deed, hint = partial(self.action_deed, name), key_for(self, name)
            yield Choice(name, texts(message, **arguments), reason=self.reason_not_to(name), hint=hint, deed=deed)
        hint = key_for(self, "app.title")
        yield Choice("title", texts(self.title_message), hint=hint, deed=self.app.action_title)

    def begun(self) -> Mapping[str, Any]:
        """How the next game of the same book begins: as this one did."""
        raise NotImplementedError

    def new(self) -> None:
        """Another hero of the same book, or the same party, asked for in the same manner."""
        self.playing.create_next(self.begun())

    def leave(self) -> None:
        """Back to the page below."""
        if self.is_active:
            self.dismiss()
