"""The two questions that any command may need answered: is it meant, and what did the dice show."""

from __future__ import annotations

from functools import partial

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical

from ffapp.core.dice import Faces, RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, ChoiceList, do_on
from ffapp.tui.kit.fields import DigitsField, TextField
from ffapp.tui.kit.page import Question
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.typed_dice import LONGEST_FACES, asked, lacking, listed, progress, read_dice, too_few
from ffapp.tui.look.literal import literal


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
    """Asks for the faces of all dice that a command needs, in one line, each roll by whose it is. Dismissed with them
    as soon as they are complete, or with None."""

    help_topic = "dice"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False)]

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=texts("dice-typed-title"), id="dialog"), Vertical():
            yield Prose(id="wanted")
            yield Prose(id="rolls")
            yield DigitsField(max_length=LONGEST_FACES)
            yield Prose(id="how", classes="faint")

    def on_mount(self) -> None:
        self._take("")
        self.query_one(TextField).focus()

    def _next_roll(self, faces: Faces) -> RollNeeded | None:
        return self.game.next_roll(self.command, faces)

    def _take(self, text: str, *, ended: bool = False) -> None:
        """Takes what has been typed: closes with all faces when none is wanted any more, else asks for the next roll.
        Raises `Refusal`."""
        handful = read_dice(text, self._next_roll, ended=ended)
        if handful.complete:
            self.dismiss(handful.faces)
            return
        left, _ = lacking(self._next_roll, handful)
        told, glyphs = asked(self.texts, *(throw.needed for throw in left)), self.app.glyphs
        done = [throw for throw in handful.throws if throw.whole]
        self.query_one(Panel).subtitle = progress(self.texts, len(done), self._next_roll, handful.faces)
        self.query_one("#wanted", Prose).text = told.wanted
        rolls = self.query_one("#rolls", Prose)
        lines = listed(self.texts, (*done, *left), mark=glyphs.here, blank=glyphs.separator)
        rolls.text, rolls.display = literal("\n".join(lines), glyphs=glyphs, lines=True), bool(lines)
        if not text:
            self.query_one(TextField).input.placeholder = told.example
            self.query_one("#how", Prose).text = told.how
        if ended:
            raise too_few(self._next_roll, handful)

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        if not self.is_active:
            return
        try:
            self._take(event.widget.input.value)
        except Refusal as refusal:
            event.widget.say(tell_refusal(self.texts, refusal, self.arguments))
        else:
            event.widget.say("")

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        if not self.is_active:
            return
        try:
            self._take(event.value, ended=True)
        except Refusal as refusal:
            event.widget.say(tell_refusal(self.texts, refusal, self.arguments))
            if refusal.rule != "dice-number":
                event.widget.input.select_all()  # what is typed next takes its place

    def action_cancel(self) -> None:
        self.dismiss(None)
