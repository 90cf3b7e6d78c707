"""After a fault of the program: what is safe, where the details are, and how to go on."""

from __future__ import annotations

from functools import partial

from textual.app import ComposeResult
from textual.binding import Binding

from ffapp.resources import styles
from ffapp.store.errors import shown
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.page import Page
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.terminal.crashes import AGAIN, LEAVE, Crash


class CrashScreen(Page):
    """Tells it. The app ends with the result `AGAIN` where the player goes on."""

    CSS_PATH = styles() / "crash.tcss"
    BINDINGS = [
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, crash: Crash) -> None:
        super().__init__()
        self.crash = crash

    def compose(self) -> ComposeResult:
        crash, texts = self.crash, self.texts
        with Panel(title=texts("app-crash-title"), id="crash", framed=True):
            yield Prose(texts("app-crash-what"))
            yield Prose(crash.error, classes="data")
            if crash.save is not None:
                yield Prose(texts("app-crash-save"))
                yield Prose(shown(crash.save), classes="data")
            else:
                yield Prose(texts("app-crash-no-save"))
            if crash.log is not None:
                yield Prose(texts("app-crash-log"))
                yield Prose(shown(crash.log), classes="data")
            else:
                yield Prose(texts("app-crash-no-log"))
            again, leave = partial(self.app.exit, AGAIN), self.action_leave
            yield ChoiceList(
                [
                    Choice("again", texts("app-crash-again"), deed=again),
                    Choice("quit", texts("app-crash-quit"), deed=leave),
                ]
            )

    def fill(self) -> None:
        self.query_one(ChoiceList).focus()

    def action_leave(self) -> None:
        self.app.exit(LEAVE)
