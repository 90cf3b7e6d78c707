"""The section that is read, and notes: a new one is typed at once; the others, those of the map among them, can be
written anew or struck out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from textual.binding import Binding

from ffapp.gamebook.notes import AddNote, GoTo, walked_on
from ffapp.gamebook.sections import LONGEST_LABEL, read_section
from ffapp.tui.book.noted import Noted, noted
from ffapp.tui.book.page import OfBook
from ffapp.tui.kit.asking import Questions
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.rows import Line, Words
from ffapp.tui.session import GameChange

NOTE_TYPED = 2_000
"""So long a note can be typed in one line; the rules allow longer ones."""


class GoToForm(Form):
    """Which section is read now."""

    help_topic = "book"
    questions = Questions(
        "play-go-title",
        GoTo,
        Line(
            "section",
            "ui-section",
            placeholder="play-go-placeholder",
            longest=LONGEST_LABEL,
            figured=True,
            parse=read_section,
        ),
    )


class NotesDialog(Form, OfBook):
    """The field for a new note, and below it all notes, the newest first, then those of the map."""

    help_topic = "book"
    BINDINGS = [Binding("delete,x", "strike", show=False)]
    questions = Questions(
        "play-notes-title",
        AddNote,
        Words("text", placeholder="play-notes-placeholder", longest=NOTE_TYPED, dear=True),
        keys="play-keys-notes",
    )

    def __init__(self) -> None:
        super().__init__()
        self._changing: Noted | None = None

    @property
    def noted(self) -> list[Noted]:
        """All notes, as they are listed."""
        return noted(self.texts, self.sheet)

    def parts(self) -> Iterable[Any]:
        yield from super().parts()
        yield ChoiceList(numbered=False, id="notes")

    def on_mount(self) -> None:
        self._list()

    def game_changed(self, change: GameChange) -> None:
        """The game has changed under the dialog."""
        self._list()

    def _list(self) -> None:
        if self.unseen:
            return
        texts, listed, notes = self.texts, self.noted, self.query_one("#notes", ChoiceList)
        notes.choices = tuple(
            Choice(note.id, note.text, hint=note.at(texts), deed=partial(self.rewrite, note)) for note in listed
        )
        notes.display = bool(listed)

    def would_lose(self) -> bool:
        text = self.query_one("#text", TextField).value
        return bool(text) and text != (self._changing.text if self._changing is not None else "")

    def fulfil(self, given: dict[str, Any]) -> None:
        if self._changing is None:
            super().fulfil({**given, "walked_on": walked_on(self.game.back())})
        else:  # what the field cannot show of a long note stays
            text = Words("text", value=self._changing.text, longest=NOTE_TYPED).read_text(given["text"])
            self.carry_out(self._changing.write(text))

    def rewrite(self, note: Noted) -> None:
        """A note goes into the field, to be written anew."""
        self._changing = note
        if self.unseen:
            return
        field = self.query_one("#text", TextField)
        field.value = note.text
        field.focus()

    def action_strike(self) -> None:
        """Strikes out the note under the cursor."""
        notes = self.query_one("#notes", ChoiceList)
        if notes.has_focus and notes.choices:
            self.carry_out(self.noted[notes.cursor].strike, close=False)

    def action_give_up(self) -> None:
        """As ever, but from a note that is being rewritten only back to the list."""
        if self.would_lose() and not self._warned:
            super().action_give_up()
        elif self._changing is not None and self.query_one("#text", TextField).input.has_focus:
            self._changing = None
            self.query_one("#text", TextField).value = ""
            self.query_one("#notes", ChoiceList).focus()
        else:
            self.action_leave()

    def _done(self, change: GameChange) -> None:
        self._changing = None
        super()._done(change)
