"""What is shown while the terminal is too small for anything else."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen

from ffapp.resources import styles
from ffapp.tui.kit.page import app_at
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.gauge import Columns, Score, score_line

SIDES: Final = ("columns", "rows")


class TooSmallScreen(ModalScreen[None]):
    """Covers everything, loses nothing, and goes away by itself when there is room again."""

    COVERS = True
    CSS_PATH = styles() / "too_small.tcss"
    BINDINGS = [Binding("q", "app.quit", show=False)]

    def compose(self) -> ComposeResult:
        yield Prose(self._told())
        yield Drawing(self._draw, rows=lambda _: len(SIDES))

    def _draw(self, canvas: Canvas) -> None:
        """How much of each side is there."""
        app = app_at(self)
        columns = Columns(change=0)
        for y, (side, now, least) in enumerate(zip(SIDES, app.size, app.LEAST_SIZE, strict=True)):
            score = Score(label=app.texts(f"app-too-small-{side}"), value=now, initial=least, ticks=(least,))
            canvas.pieces(0, y, score_line(score, canvas.width, canvas.glyphs, columns))

    def _told(self) -> str:
        app = app_at(self)
        columns, rows = app.LEAST_SIZE
        told = app.texts(
            "app-too-small", columns=columns, rows=rows, columns_now=app.size.width, rows_now=app.size.height
        )
        return f"{told}\n\n{app.texts('app-too-small-what')}"

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(Prose).text = self._told()
        self.query_one(Drawing).refresh()

    def on_screen_resume(self) -> None:
        app_at(self).check_size()
