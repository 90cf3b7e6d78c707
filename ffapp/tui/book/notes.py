"""Notes: a new one is typed at once; the others can be written anew or struck out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.binding import Binding

from ffapp.core.messages import Command
from ffapp.gamebook.notes import AddNote, ChangeNote, RemoveNote
from ffapp.gamebook.sheet import Note
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.session import News
from ffapp.tui.story import noted_at

NOTE_TYPED = 2_000
"""So long a note can be typed in one line; the rules allow longer ones."""


class NotesDialog(Form):
    """The field for a new note, and below it all notes, the newest first."""

    help_topic = "book"
    keys_told = "play-keys-notes"
    BINDINGS = [Binding("delete,x", "strike", show=False)]

    def __init__(self) -> None:
        super().__init__("play-notes-title")
        self._changing: Note | None = None

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield TextField(max_length=NOTE_TYPED, placeholder=texts("play-notes-placeholder"), id="text")
        yield ChoiceList(numbered=False, id="notes")

    def on_mount(self) -> None:
        self._list()

    def game_changed(self, news: News) -> None:
        """The game has changed under the dialog."""
        self._list()

    def _list(self) -> None:
        texts, sheet = self.texts, self.sheet
        notes = self.query_one("#notes", ChoiceList)
        notes.choices = tuple(
            Choice(str(note.id), note.text, hint=noted_at(texts, sheet, note)) for note in reversed(sheet.notes)
        )
        notes.display = bool(sheet.notes)

    def would_lose(self) -> bool:
        text = self.query_one("#text", TextField).value
        return bool(text) and text != (self._changing.text if self._changing is not None else "")

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.typed_on()

    def command(self) -> Command | None:
        text = self.query_one("#text", TextField).value
        if self._changing is not None:
            return ChangeNote(note=self._changing.id, text=text)
        return AddNote(text=text)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        """A note goes into the field, to be written anew."""
        event.stop()
        self._changing = next((note for note in self.sheet.notes if str(note.id) == event.choice.id), None)
        if self._changing is not None:
            field = self.query_one("#text", TextField)
            field.value = self._changing.text
            field.focus()

    def action_strike(self) -> None:
        """Strikes out the note under the cursor."""
        notes = self.query_one("#notes", ChoiceList)
        if notes.has_focus and notes.choices:
            self.carry_out(RemoveNote(note=int(notes.choices[notes.cursor].id)), close=False)

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

    def _done(self, news: News) -> None:
        self._changing = None
        super()._done(news)
