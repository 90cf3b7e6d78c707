"""The two questions that any command may need answered: is it meant, and what did the dice show."""

from __future__ import annotations

from functools import partial

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical

from ffapp.core.bounds import ABSURD, number_typed
from ffapp.core.dice import RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, ChoiceList, do_on
from ffapp.tui.kit.fields import DigitsField, TextField
from ffapp.tui.kit.page import Question
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.typed_dice import LONGEST_FACES, asked, progress


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


class DiceDialog(Question):
    """Asks for the faces of the dice that a command needs, roll by roll. Dismissed with all of them, or None."""

    help_topic = "dice"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False)]

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self._faces: tuple[int, ...] = ()
        self._rolls = 0
        """How many rolls have been given."""
        self._needed: RollNeeded | None = None

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=texts("dice-typed-title"), id="dialog"), Vertical():
            yield Prose(id="wanted")
            yield DigitsField(max_length=LONGEST_FACES)
            yield Prose(id="how", classes="faint")

    def on_mount(self) -> None:
        self._ask()
        self.query_one(TextField).focus()

    def _ask(self) -> None:
        """Asks for the next roll, or closes with all faces when none is wanted any more."""
        self._needed = self.game.next_roll(self.command, self._faces)
        if self._needed is None:
            self.dismiss(self._faces)
            return
        told = asked(self.texts, self._needed)
        self.query_one(Panel).subtitle = progress(
            self.texts, self._rolls, partial(self.game.next_roll, self.command), self._faces
        )
        self.query_one("#wanted", Prose).text = told.wanted
        self.query_one(TextField).input.placeholder = told.example
        self.query_one("#how", Prose).text = told.how

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        try:
            faces = typed_faces(event.value, self._needed)
            self.game.next_roll(self.command, self._faces + faces)
        except Refusal as refusal:
            event.widget.say(tell_refusal(self.texts, refusal, self.arguments))
            event.widget.input.select_all()  # what is typed next takes its place
            return
        self._faces += faces
        self._rolls += 1
        event.widget.value = ""
        self._ask()

    def action_cancel(self) -> None:
        self.dismiss(None)


def typed_faces(text: str, needed: RollNeeded | None) -> tuple[int, ...]:
    """The faces in a typed line: "3 4", "3,4", "3+4", and "34" where a face has one digit.

    Raises `Refusal` for anything that is no such dice, or another number of them.
    """
    if needed is None:
        return ()
    parts = text.replace(",", " ").replace("+", " ").replace(";", " ").split()
    if len(parts) == 1 and needed.count > 1 and needed.sides < 10:
        parts = list(parts[0])
    read = [number_typed(part, ABSURD) for part in parts]
    faces = tuple(face for face in read if face is not None)
    if not faces or len(faces) < len(read):
        raise Refusal("dice-unreadable", count=needed.count, sides=needed.sides)
    for face in faces:
        if not 1 <= face <= needed.sides:
            raise Refusal("dice-impossible", face=face, sides=needed.sides)
    if len(faces) != needed.count:
        raise Refusal("dice-number", count=needed.count, given=len(faces))
    return faces
