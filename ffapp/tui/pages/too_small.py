"""What is shown while the terminal is too small for anything else."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen

from ffapp.resources import styles
from ffapp.tui.kit.page import app_at
from ffapp.tui.kit.prose import Prose


class TooSmallScreen(ModalScreen[None]):
    """Covers everything, loses nothing, and goes away by itself when there is room again."""

    COVERS = True
    CSS_PATH = styles() / "too_small.tcss"
    BINDINGS = [Binding("q", "app.quit", show=False)]

    def compose(self) -> ComposeResult:
        yield Prose(self._told())

    def _told(self) -> str:
        app = app_at(self)
        columns, rows = app.LEAST_SIZE
        told = app.texts(
            "app-too-small", columns=columns, rows=rows, columns_now=app.size.width, rows_now=app.size.height
        )
        return f"{told}\n\n{app.texts('app-too-small-what')}"

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(Prose).text = self._told()

    def on_screen_resume(self) -> None:
        app_at(self).check_size()
