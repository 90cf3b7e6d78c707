"""Small questions of the app itself: whether something is meant, one of a few choices, or one line of text; and those
that files ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from textual.app import ComposeResult
from textual.binding import Binding

from ffapp.resources import styles
from ffapp.store.errors import StoreError
from ffapp.texts import Texts
from ffapp.tui.kit.choice import Choice, ChoiceList, EntryDeed, do_on
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.page import Question, help_text
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import DialogKeys, Prose

Attempt = Callable[[str], str]
"""What is tried with a typed line: returns why it came to nothing, or ""."""


class ConfirmDialog(Question):
    """Asks once. Dismissed with True or False; escape is no, and so is enter pressed in haste."""

    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [
        Binding("escape", "answer(False)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("o,y", "answer(True)", show=False),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=texts("ui-confirm-title"), id="dialog"):
            yield Prose(self.question, id="question")
            yes, no = partial(self.action_answer, True), partial(self.action_answer, False)
            yield ChoiceList(
                [
                    Choice("yes", texts("ui-yes"), hint=texts("ui-yes-key"), deed=yes),
                    Choice("no", texts("ui-no"), hint=texts("ui-no-key"), deed=no),
                ]
            )

    def on_mount(self) -> None:
        choices = self.query_one(ChoiceList)
        choices.cursor = next(index for index, choice in enumerate(choices.choices) if choice.id == "no")
        choices.focus()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        do_on(self, event.value.deed)

    def action_answer(self, agreed: bool) -> None:
        self.dismiss(agreed)


class ChoiceDialog(Question):
    """Says something and offers choices; the cursor begins at the choice `at`, or else at the first that is possible.
    What was chosen is done once it is gone; escape does nothing."""

    help_topic = "saves"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, text: str, choices: Iterable[Choice], *, at: str = "") -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.choices = tuple(choices)
        self._at = at

    def compose(self) -> ComposeResult:
        with Panel(title=self.heading, id="dialog"):
            yield Prose(self.text, id="question")
            yield ChoiceList(self.choices)

    def on_mount(self) -> None:
        choices = self.query_one(ChoiceList)
        allowed = [index for index, choice in enumerate(self.choices) if choice.allowed]
        choices.cursor = next((index for index in allowed if self.choices[index].id == self._at), (allowed or [0])[0])
        choices.focus()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self.dismiss()
        # Not from here: an answer to what it asks would find nobody any more.
        self.app.call_next(do_on, self, event.value.deed)

    def action_leave(self) -> None:
        self.dismiss(None)


class LineDialog(Question):
    """Asks for one line and tries it: what is refused is said in place. Dismissed with the line, or None by escape."""

    help_topic = "saves"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, text: str, attempt: Attempt, *, value: str = "", max_length: int = 400) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.attempt = attempt
        self._value = value
        self._max_length = max_length

    def compose(self) -> ComposeResult:
        with Panel(title=self.heading, id="dialog"):
            yield Prose(self.text, id="question")
            yield TextField(self._value, max_length=self._max_length)
            yield DialogKeys(self.texts("app-line-keys"), classes="faint")

    def on_mount(self) -> None:
        self.query_one("#dialog-keys", Prose).more = help_text(self)
        self.query_one(TextField).focus()

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        why_not = self.attempt(event.value)
        if why_not:
            event.widget.say(why_not)
        else:
            self.dismiss(event.value)

    def action_leave(self) -> None:
        self.dismiss(None)


class ReadOnlyDialog(ChoiceDialog):
    """A game that can only be read: why, in numbers. Goes on in a `copy`, lets it be read, or goes back to the
    `title`."""

    def __init__(self, texts: Texts, reason: StoreError, *, copy: EntryDeed, title: EntryDeed) -> None:
        told = texts(f"store-{reason.rule}", **reason.arguments)
        super().__init__(
            texts("app-read-only-title"),
            f"{told}\n\n{texts('app-read-only-safe')}",
            (
                Choice("copy", texts("app-read-only-copy"), deed=copy),
                Choice("read", texts("app-read-only-read")),
                Choice("title", texts("app-read-only-leave"), deed=title),
            ),
        )


class WriteFailedDialog(ChoiceDialog):
    """The disk refuses: what happened, and that nothing is lost. Tries `again`, goes on `elsewhere`, or lets the game
    only be `read`; escape leaves everything as it was before the wish.

    `lost`: the file can never be written again by this session.
    """

    def __init__(
        self, texts: Texts, error: StoreError, *, lost: bool, again: EntryDeed, elsewhere: EntryDeed, read: EntryDeed
    ) -> None:
        told = texts(f"store-{error.rule}", **error.arguments)
        super().__init__(
            texts("app-write-failed-title"),
            f"{told}\n\n{texts('app-write-failed-safe')}",
            (
                Choice(
                    "again",
                    texts("app-write-failed-again"),
                    reason=texts("app-write-failed-lost") if lost else "",
                    deed=again,
                ),
                Choice("elsewhere", texts("app-write-failed-elsewhere"), deed=elsewhere),
                Choice("read", texts("app-write-failed-read"), deed=read),
            ),
        )
