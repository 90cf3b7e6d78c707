"""The two shapes of the small dialogs of play: a form that makes one command, and a menu to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen
from textual.widget import Widget

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.sheet import Sheet
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import NOTHING
from ffapp.tui.kit.fields import NumberField, NumberProblem, SafeInput, TextField, parse_whole
from ffapp.tui.kit.help_keys import help_told
from ffapp.tui.kit.page import HELP_KEYS, OfGame
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import DialogKeys, Prose
from ffapp.tui.look.literal import cells
from ffapp.tui.session import News

REASON_LENGTH = 200
"""A reason is a line, not a chapter; that is what notes are for."""


class Dialog(ModalScreen[None], OfGame):
    """A dialog of play over a page. It carries its wish out itself and is closed when that has happened, so that a
    question on top of it ("would kill: really?") can be answered with no and nothing typed is lost."""

    CSS_PATH = styles() / "play.tcss"
    BINDINGS = [Binding("escape", "give_up", show=False), HELP_KEYS]
    AUTO_FOCUS = ""
    help_topic: ClassVar[str] = ""
    """The topic of the help that fits."""

    def __init__(self, title: str, **figures: int | str) -> None:
        """
        Args:
            title: the id of its title's message, with the figures of that.
        """
        super().__init__()
        self._title = title
        self._title_figures = figures
        self._warned = False

    @property
    def sheet(self) -> Sheet:
        """The state of the open game."""
        state: Sheet = self.game.state
        return state

    def compose(self) -> ComposeResult:
        with Panel(title=self.texts(self._title, **self._title_figures), id="dialog"):
            yield from self.parts()
            yield Prose("", id="refused")
            yield DialogKeys(self.texts(self.keys_told))

    keys_told = "play-keys-form"
    """The id of the line that says which keys work here."""

    def parts(self) -> Iterable[Any]:
        """The widgets of the dialog."""
        return ()

    def say(self, told: str, *, refused: bool = True) -> None:
        """A sentence at the foot of the dialog: what was refused; "" for none."""
        line = self.query_one("#refused", Prose)
        line.display = bool(told)
        line.text = told

    def on_mount(self) -> None:
        # Textual calls the `on_mount` of every class, the derived ones first: this is the last of them.
        self.say("")
        for line in self.query("#dialog-keys").results(Prose):
            line.more = help_told(self)
        self.ready()

    def ready(self) -> None:
        """Called last of all when the dialog is opened: what is done here, the focus too, is not undone by a base
        class."""

    def carry_out(self, command: Command | None, *, close: bool = True) -> None:
        """Refuses in place, or carries the command out and closes."""
        if command is None or not self.is_active:
            return
        refusal = self.session.why_not(command)
        if refusal is not None:
            self.say(tell_refusal(self.texts, refusal, self.figures))
            return
        self.say("")
        self.playing.act(command, then=self._done if close else None)

    def _done(self, news: News) -> None:
        self.action_leave()

    def would_lose(self) -> bool:
        """Whether something has been typed here that escape would throw away unseen."""
        return False

    def action_give_up(self) -> None:
        """Closes the dialog; what was typed is asked about first: a second escape throws it away."""
        if self.would_lose() and not self._warned:
            self._warned = True
            self.say(self.texts("play-would-lose"))
        else:
            self.action_leave()

    def typed_on(self) -> None:
        """What was typed has changed: takes back what was said of it."""
        self._warned = False
        self.say("")

    def action_leave(self) -> None:
        """Closes the dialog."""
        if self.is_active:
            self.dismiss(None)


class Form(Dialog):
    """Fields that make one command. Enter in any of them carries it out; tab goes on to the next."""

    BINDINGS = [
        # Before the field sees them: what is typed in one go must find the cursor where it was sent.
        Binding("tab", "app.focus_next", show=False, priority=True),
        Binding("shift+tab", "app.focus_previous", show=False, priority=True),
    ]
    _given: dict[str | None, str] = {}

    def command(self) -> Command | None:
        """The command that the fields make, or None where one of them has complained."""
        raise NotImplementedError

    def on_mount(self) -> None:
        labels = [label for label in self.query(".field--label") if isinstance(label, Prose)]
        width = max((cells(str(label.text)) for label in labels), default=0)
        for label in labels:
            label.styles.width = width + 1
        self._given = {field.id: field.value for field in self.query(TextField)}
        if self.keys_told == Form.keys_told and len(self.query(SafeInput)) == 1:  # no other field to go to
            self.query_one("#dialog-keys", Prose).text = self.texts("play-keys-single")
        self.first_field().focus()

    def rewritten(self, id: str) -> str | None:
        """What a field for text says, or None where it says what it said at first: a text that is too long for the
        field stays whole unless it is changed."""
        value = self.query_one(f"#{id}", TextField).value
        return None if value == self._given.get(id) else value

    def first_field(self) -> Widget:
        """Where the cursor is at first: the first field."""
        return next(field for field in self.query(Widget) if isinstance(field, NumberField | TextField))

    def submit(self) -> None:
        """As enter."""
        self.carry_out(self.command())

    def on_number_field_submitted(self, event: NumberField.Submitted) -> None:
        event.stop()
        self.submit()

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        self.submit()

    def number(
        self, value: int | None, label: str, id: str, *, low: int = -ABSURD, high: int = ABSURD, placeholder: str = ""
    ) -> NumberField:
        """A field for a whole number under the label of a message."""
        return NumberField(
            value,
            low=low,
            high=high,
            complain=self.complain,
            label=self.texts(label),
            placeholder=placeholder,
            id=id,
        )

    def reason(self) -> TextField:
        """The field for what the section says; it may stay empty."""
        return TextField(
            max_length=REASON_LENGTH,
            label=self.texts("ui-reason"),
            placeholder=self.texts("ui-reason-placeholder"),
            id="reason",
        )

    def reason_given(self) -> str:
        """What stands in the field `reason`."""
        return self.query_one("#reason", TextField).value

    def complain(self, problem: NumberProblem, low: int, high: int) -> str:
        """What is wrong with a number."""
        if problem in ("empty", "not-whole"):
            return self.texts("ui-number-whole")
        return self.texts("ui-number-bounds", low=low, high=high)

    def number_or_nothing(self, id: str, low: int, high: int) -> tuple[bool, int | None]:
        """Whether a field for text that may stay empty is in order, and the number in it; None where it is empty."""
        field = self.query_one(f"#{id}", TextField)
        if not field.value:
            return True, None
        number = parse_whole(field.value, low, high)
        if isinstance(number, int):
            return True, number
        field.say(self.complain(number, low, high))
        field.focus()
        return False, None

    def value_of(self, id: str) -> int | None:
        """The number in a field; None, and a word under the field, where there is none."""
        field = self.query_one(f"#{id}", NumberField)
        number = field.read()
        if number is None:
            field.focus()
        return number


class Menu(Dialog):
    """Choices by number, arrows or mouse. `chosen` does what one stands for; the list follows the game.

    What stands for a dialog opens it on top. When the menu has served (see `serves`), it closes, but not before all
    that stands on it has gone.
    """

    keys_told = "play-keys-menu"
    open_question = False
    """Whether nothing is chosen beforehand, because a wrong answer would cost something."""

    def parts(self) -> Iterable[Any]:
        yield Prose("", id="intro")
        yield ChoiceList(unchosen=self.open_question, id="menu")

    _served = False

    def serves(self, news: News) -> bool:
        """Whether what has happened is what the menu was opened for, so that it closes."""
        return False

    def intro(self) -> str:
        """What is said above the choices."""
        return ""

    def choices(self) -> Iterable[Choice]:
        """The entries as the game is now."""
        raise NotImplementedError

    def keys(self) -> Mapping[str, str]:
        """The keys of entries by their ids where some come and go (`ffapp.tui.kit.entry_keys`); the others have their
        number in the list."""
        return NOTHING

    def chosen(self, id: str) -> None:
        """Does what an entry stands for."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.refresh_choices()
        self.query_one("#menu", ChoiceList).focus()

    def refresh_choices(self) -> None:
        """Asks for intro and entries anew."""
        intro = self.query_one("#intro", Prose)
        told = self.intro()
        intro.display = bool(told)
        intro.text = told
        keys = self.keys()
        choices = (replace(choice, key=keys.get(choice.id, "")) for choice in self.choices())
        self.query_one("#menu", ChoiceList).choices = tuple(choices)

    def game_changed(self, news: News) -> None:
        """The game has changed under the menu."""
        self._served = self._served or self.serves(news)
        if self._served:
            self.call_later(self.action_leave)
        else:
            self.refresh_choices()

    def on_screen_resume(self) -> None:
        """What stood on the menu has gone."""
        if self._served:
            self.call_later(self.action_leave)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        if event.choices.id == "menu" and self.is_active:
            self.chosen(event.choice.id)

    def why_not(self, command: Command) -> str:
        """Why a command is greyed in the list; "" when it is not."""
        return self._told(self.session.why_not(command))

    def why_no(self, kind: type[Command]) -> str:
        """The same for what opens a dialog for a command of a kind."""
        return self._told(self.session.why_no(kind))

    def _told(self, refusal: Refusal | None) -> str:
        return "" if refusal is None else tell_refusal(self.texts, refusal, self.figures)
