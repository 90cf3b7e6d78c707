"""The small forms of the book: go to a section, end the adventure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.notes import GoTo
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose

WORDS_LENGTH = 400


class GoToForm(Form):
    """Which section is read now."""

    help_topic = "book"

    def __init__(self) -> None:
        super().__init__("play-go-title")

    def parts(self) -> Iterable[Any]:
        yield self.number(None, "ui-section", "section", low=1, placeholder=self.texts("play-go-placeholder"))

    def command(self) -> Command | None:
        section = self.value_of("section")
        return None if section is None else GoTo(section=section)


class EndForm(Form):
    """The section ends the adventure, won or lost; the question follows."""

    help_topic = "end"

    def __init__(self) -> None:
        super().__init__("play-end-title")

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield Prose(texts("play-end-intro"), classes="faint")
        yield ChoiceList([Choice("won", texts("play-end-won")), Choice("lost", texts("play-end-lost"))], id="ends")
        yield TextField(
            max_length=WORDS_LENGTH,
            label=texts("play-end-words"),
            placeholder=texts("play-end-placeholder"),
            id="words",
        )

    def first_field(self) -> Widget:
        return self.query_one("#ends", ChoiceList)

    def command(self) -> Command | None:
        ends = self.query_one("#ends", ChoiceList)
        words = self.query_one("#words", TextField).value
        return EndAdventure(won=ends.choices[ends.cursor].id == "won", words=words)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self.submit()
