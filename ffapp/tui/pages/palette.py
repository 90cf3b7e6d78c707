"""The command palette: every action of the screen below it and of the app, in words; greyed ones say why."""

from __future__ import annotations

import unicodedata

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen, Screen
from textual.widgets import Input

from ffapp.resources import styles
from ffapp.tui.keys import shown_key
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import SafeInput
from ffapp.tui.kit.page import app_at, offers
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.terminal.cursor import CHOOSING, TYPING


class PaletteScreen(ModalScreen[str]):
    """Filters the actions by what is typed. Dismissed with the action to run, or None."""

    help_topic = "start"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [
        Binding("escape", "leave", show=False),
        Binding("f1", "app.help", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "step(-8)", show=False),
        Binding("pagedown", "step(8)", show=False),
    ]

    def __init__(self, screen: Screen[object]) -> None:
        super().__init__()
        app = app_at(screen)
        ascii_only = app.glyphs.name == "ascii"
        self._choices: list[tuple[str, str, Choice]] = []
        """Title and explanation as they are searched, and the entry itself."""
        for offer in offers(screen):
            if offer.action == "app.palette":
                continue
            title = app.texts(offer.title)
            tip = app.texts(offer.tip) if offer.tip else ""
            choice = Choice(
                offer.action,
                title,
                reason=offer.reason,
                hint=", ".join(shown_key(key, app.texts, ascii_only=ascii_only) for key in offer.keys),
            )
            self._choices.append((_plain(title), _plain(f"{title} {tip}"), choice))

    def compose(self) -> ComposeResult:
        texts = app_at(self).texts
        with Panel(title=texts("app-palette-title"), id="palette"):
            yield SafeInput(placeholder=texts("app-palette-placeholder"))
            yield Prose(texts("app-palette-nothing"), id="nothing", classes="faint")
            yield ChoiceList(numbered=False, lit=True)

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False
        self.query_one(Input).focus()
        self.query_one(ChoiceList).can_focus = False
        self._filter("")

    def _filter(self, typed: str) -> None:
        self.stands_on = TYPING
        words = _plain(typed).split()
        by_title = [choice for title, _, choice in self._choices if all(word in title for word in words)]
        by_tip = [choice for _, told, choice in self._choices if all(word in told for word in words)]
        found = list(dict.fromkeys(by_title + by_tip))
        self.query_one(ChoiceList).choices = tuple(found)
        self.query_one(ChoiceList).cursor = 0
        self.query_one("#nothing").display = not found

    def on_input_changed(self, event: Input.Changed) -> None:
        self._filter(event.value)

    def on_input_submitted(self) -> None:
        self.query_one(ChoiceList).action_choose()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        self.dismiss(event.choice.id)

    def action_step(self, by: int) -> None:
        self.stands_on = CHOOSING
        self.query_one(ChoiceList).action_step(by)

    def action_leave(self) -> None:
        self.dismiss(None)


def _plain(text: str) -> str:
    """Lower case without accents: what is typed in haste finds it too."""
    return "".join(
        letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter)
    )
