"""Forms: a table of questions that make one command."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from textual.binding import Binding
from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.tui.kit.asking import Asking, Problem, Questions
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.picker import Picker
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import SUBMIT, FormChoices, Number, OneOf, Unread, Words
from ffapp.tui.look.literal import cells

if TYPE_CHECKING:
    from ffapp.texts import Texts


def keys_told(texts: Texts, asked: Questions, usual: str) -> str:
    """Which keys work in a form, in words: `usual` is the message of one that has fields to go to. Where there are such
    and a number among them, arrows change that and do not go to the next."""
    fields = [row for row in asked.all_rows if isinstance(row, Number | Words)]
    number = any(isinstance(row, Number) for row in fields)
    return texts(asked.keys or ("play-keys-single" if len(fields) == 1 else usual), number=number)


class Form(Dialog):
    """A table of questions that make one command. Enter in any field carries it out; tab goes on to the next."""

    BINDINGS = [
        # Before the field sees them: what is typed in one go must find the cursor where it was sent.
        Binding("tab", "app.focus_next", show=False, priority=True),
        Binding("shift+tab", "app.focus_previous", show=False, priority=True),
        Binding("enter", "submit", show=False),  # for a picker, which has no use for it: see `check_action`
    ]
    questions: ClassVar[Questions | Callable[..., Questions]]
    """What is asked, or what gives it for `Asking` and what the form was made with."""

    def __init__(self, *given: Any) -> None:
        """
        Args:
            given: what `questions` is asked with besides.
        """
        super().__init__("")
        self._given = given
        self.values: dict[str, Any] = {}
        """What stands in the rows: the last number within bounds, a text as it is typed, what is chosen."""

    @classmethod
    def asked_by(cls, asking: Asking, *given: Any) -> Questions:
        """The questions of such a form, without any screen."""
        return cls.questions if isinstance(cls.questions, Questions) else cls.questions(asking, *given)

    @cached_property
    def asking(self) -> Asking:
        """In which words and of which game this form asks."""
        return Asking(self.texts, self.opened, self.state)

    @cached_property
    def asked(self) -> Questions:
        """What this form asks."""
        return self.asked_by(self.asking, *self._given)

    @property
    def heading(self) -> str:
        return self.texts(self.asked.title, **self.asked.arguments)

    @property
    def keys_line(self) -> str:
        return keys_told(self.texts, self.asked, self.keys_text)

    def parts(self) -> Iterable[Any]:
        self.values = self.asked.begun()
        for row in self.asked.rows:
            yield from row.draw(self)

    def on_mount(self) -> None:
        labels = [label for label in self.query(".field--label") if isinstance(label, Prose)]
        width = max((cells(str(label.text)) for label in labels), default=0)
        for label in labels:
            label.styles.width = width + 1
        self.tell_rows()
        self.first_field().focus()

    def first_field(self) -> Widget:
        """Where the cursor is at first: the first field that can be written in or chosen from."""
        first = self.asked.first
        rows = [row for row in self.asked.asked if row.name == first or not (first or getattr(row, "disabled", False))]
        return self.query_one(f"#{rows[0].name}")

    # -- what stands in the rows -----------------------------------------------------------------------------------

    def tell_rows(self) -> None:
        """Shows what follows from what stands in the rows."""
        for row in self.asked.asked:
            seen = row.seen(self)
            if seen is not None:
                self.values[row.name] = seen
        for row in self.asked.all_rows:
            row.tell(self, self.values)

    def row_changed(self, name: str, value: Any) -> None:
        """Something else stands in a row."""
        self.values[name] = value
        self.typed_on()
        self.tell_rows()

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.row_changed(event.widget.id or "", event.value)

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.row_changed(event.widget.id or "", event.value)

    def on_picker_picked(self, event: Picker.Picked) -> None:
        event.stop()
        self.typed_on()
        self.tell_rows()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self.do(event.value.deed)
        rows = (row for row in self.asked.asked if isinstance(row, OneOf) and row.name == event.widget.id)
        for row in rows:
            self.tell_rows()
            if row.then == SUBMIT:
                self.submit()
            elif row.then:
                self.query_one(f"#{row.then}").focus()

    def would_lose(self) -> bool:
        return any(row.changed(self) for row in self.asked.asked)

    # -- what is made ----------------------------------------------------------------------------------------------

    def read(self, *names: str) -> dict[str, Any] | None:
        """What the rows, or those of these names, give; None where one of them has complained. A form that is never
        shown leaves them as they are."""
        rows = [row for row in self.asked.asked if not names or row.name in names]
        if self.unseen:
            left = self.asked.answered({})
            given = {row.name: left[row.name] for row in rows}
            problem = next((each for each in given.values() if isinstance(each, Problem)), None)
            self.say("" if problem is None else problem.told(self.asking))
            return given if problem is None else None
        try:
            return {row.name: row.read(self) for row in rows}
        except Unread:
            return None

    def complain_at(self, name: str, told: str) -> None:
        """Says at the field of a row what is wrong with it, and puts the cursor there."""
        if self.unseen:
            self.say(told)
            return
        field = self.query_one(f"#{name}", TextField)
        field.say(told)
        field.focus()

    def submit(self) -> None:
        """As enter: carries out what the rows make."""
        given = self.read() if self.is_active else None
        if given is not None:
            self.fulfil(given)

    def fulfil(self, given: dict[str, Any]) -> None:
        """Does with what was given what the form is for."""
        made = self.asked.make(**given)
        self.carry_out(*([] if made is None else [made] if isinstance(made, Command) else made))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter is a key of the form where it has something that leaves it alone."""
        if action == "submit":
            asked = self.asked.asked if self.is_mounted else ()
            return any(row.leaves_enter for row in asked) or bool(self.query(FormChoices))
        return super().check_action(action, parameters)

    def action_submit(self) -> None:
        """As enter in a field."""
        self.submit()

    def on_number_field_submitted(self, event: NumberField.Submitted) -> None:
        event.stop()
        self.submit()

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        self.submit()
