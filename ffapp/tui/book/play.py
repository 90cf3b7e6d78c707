"""The small forms of the book: go to a section, end the adventure."""

from __future__ import annotations

from typing import Final

from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.notes import GoTo
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.rows import SUBMIT, Asking, Number, OneOf, Questions, Said, Words

WORDS_LENGTH: Final = 400


class GoToForm(Form):
    """Which section is read now."""

    help_topic = "book"
    questions = Questions(
        "play-go-title", GoTo, Number("section", "ui-section", placeholder="play-go-placeholder", low=1)
    )


class EndForm(Form):
    """The section ends the adventure, won or lost; the question follows."""

    help_topic = "end"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts = asking.texts
        ends = {True: Choice("won", texts("play-end-won")), False: Choice("lost", texts("play-end-lost"))}
        return Questions(
            "play-end-title",
            EndAdventure,
            Said("", "play-end-intro", classes="faint"),
            OneOf("won", options=ends, then=SUBMIT, lit=False),
            Words("words", "play-end-words", placeholder="play-end-placeholder", longest=WORDS_LENGTH),
        )
