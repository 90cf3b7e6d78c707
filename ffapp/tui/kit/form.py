"""The two shapes of the small dialogs of play: a form that makes one command, and a menu to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.choice import Choice, ChoiceList, EntryDeed, do_on
from ffapp.tui.kit.entry_keys import NOTHING
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.page import HELP_KEYS, PALETTE_KEYS, OfGame, help_text
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.picker import Picker
from ffapp.tui.kit.prose import DialogKeys, Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.kit.rows import SUBMIT, FormChoices, Number, OneOf, Unread, Words
from ffapp.tui.look.literal import cells
from ffapp.tui.session import GameChange


class Dialog(ModalScreen[None], OfGame):
    """A dialog of play over a page. It carries its wish out itself and is closed when that has happened, so that a
    question on top of it ("would kill: really?") can be answered with no and nothing typed is lost."""

    CSS_PATH = styles() / "play.tcss"
    BINDINGS = [Binding("escape", "give_up", show=False), HELP_KEYS, PALETTE_KEYS]
    AUTO_FOCUS = ""

    passing = False
    """Whether it leaves before anything but a command is done."""

    def __init__(self, title: str, **arguments: int | str) -> None:
        """
        Args:
            title: the id of its title's message, with the figures of that.
        """
        super().__init__()
        self._title = title
        self._title_arguments = arguments
        self._warned = False

    @property
    def state(self) -> Any:
        """The state of the open game."""
        return self.game.state

    def compose(self) -> ComposeResult:
        with Panel(title=self.heading, id="dialog"):
            yield from self.parts()
            yield Prose("", id="refused")
            yield DialogKeys(self.keys_line)

    keys_text = "play-keys-form"
    """The id of the line that says which keys work here."""

    @property
    def heading(self) -> str:
        """Its title in words."""
        return self.texts(self._title, **self._title_arguments)

    @property
    def keys_line(self) -> str:
        """The line that says which keys work here, in words."""
        return self.texts(self.keys_text)

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
            line.more = help_text(self)
        self.ready()

    def ready(self) -> None:
        """Called last of all when the dialog is opened: what is done here, the focus too, is not undone by a base
        class."""

    def carry_out(self, *commands: Command, close: bool = True) -> None:
        """Refuses in place, or carries the commands out, one after another, and closes."""
        if not commands or not self.is_active:
            return
        refusal = next(filter(None, map(self.session.why_not, commands)), None)
        if refusal is not None:
            self.say(tell_refusal(self.texts, refusal, self.arguments))
            return
        self.say("")
        self._carry_on(commands, self._done if close else None)

    def _carry_on(self, commands: tuple[Command, ...], then: Callable[[GameChange], None] | None) -> None:
        first, *others = commands

        def done(_: GameChange) -> None:
            self.carried_out(first)
            self._carry_on(tuple(others), then)

        self.playing.act(first, then=done if others else then)

    def carried_out(self, command: Command) -> None:
        """One of several commands has been carried out, and others follow."""

    def _done(self, change: GameChange) -> None:
        self.action_leave()

    def do(self, deed: EntryDeed | None) -> None:
        """Does what an entry stands for."""
        if isinstance(deed, Command):
            self.carry_out(deed, close=self.closes())
            return
        if self.passing:
            self.action_leave()
        do_on(self, deed)

    def closes(self) -> bool:
        """Whether a command that an entry stands for closes the dialog when it is carried out."""
        return True

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
        alone = sum(isinstance(row, Number | Words) for row in self.asked.all_rows) == 1  # no other field to go to
        return self.texts(self.asked.keys or ("play-keys-single" if alone else self.keys_text))

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
        """What the rows, or those of these names, give; None where one of them has complained."""
        try:
            return {row.name: row.read(self) for row in self.asked.asked if not names or row.name in names}
        except Unread:
            return None

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


class Menu(Dialog):
    """Choices by number, arrows or mouse, each with its deed; the list follows the game.

    What stands for a dialog opens it on top, or in its place where the menu is only `passing`. When the menu has served
    (see `serves`), it closes, but not before all that stands on it has gone.
    """

    keys_text = "play-keys-menu"
    open_question = False
    """Whether nothing is chosen beforehand, because a wrong answer would cost something."""
    begins_on = ""
    """The entry on which the cursor begins, by its id; without one the first that is allowed."""

    def parts(self) -> Iterable[Any]:
        yield Prose("", id="intro")
        yield ChoiceList(unchosen=self.open_question, id="menu")

    _served = False

    def serves(self, change: GameChange) -> bool:
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

    def entry(
        self, id: str, text: str, deed: EntryDeed, *, probe: Command | type[Command] | None = None, hint: str = ""
    ) -> Choice:
        """An entry, greyed where its command is not possible now; what opens a dialog is greyed by `probe`, a command
        or a kind of commands."""
        wanted = deed if probe is None else probe
        reason = self.why_not(wanted) if isinstance(wanted, Command) else ""
        if isinstance(wanted, type) and issubclass(wanted, Command):
            reason = self.why_no(wanted)
        return Choice(id, text, reason=reason, hint=hint, deed=deed)

    def open_for(self, probe: Command, dialog: Callable[[], Screen[Any]]) -> None:
        """Opens a dialog on top, or says why its command is not possible."""
        if self.is_active and not self._served:
            reason = self.why_not(probe)
            self.say(reason)
            if not reason:
                self.app.push_once(dialog())

    def on_mount(self) -> None:
        self.refresh_choices()
        menu = self.query_one("#menu", ChoiceList)
        menu.focus()
        if not self.open_question:
            wanted = (
                at
                for at, one in enumerate(menu.choices)
                if (one.id == self.begins_on if self.begins_on else one.allowed)
            )
            menu.cursor = next(wanted, 0)

    def refresh_choices(self) -> None:
        """Asks for intro and entries anew."""
        intro = self.query_one("#intro", Prose)
        told = self.intro()
        intro.display = bool(told)
        intro.text = told
        keys = self.keys()
        choices = (replace(choice, key=keys.get(choice.id, "")) for choice in self.choices())
        self.query_one("#menu", ChoiceList).choices = tuple(choices)

    def game_changed(self, change: GameChange) -> None:
        """The game has changed under the menu."""
        self._served = self._served or self.serves(change)
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
        if event.widget.id == "menu" and self.is_active:
            self.do(event.value.deed)

    def why_not(self, command: Command) -> str:
        """Why a command is greyed in the list; "" when it is not."""
        return self._told(self.session.why_not(command))

    def why_no(self, kind: type[Command]) -> str:
        """Why an entry is greyed that opens a dialog for a command of a kind; "" when it is not."""
        return self._told(self.session.why_no(kind))

    def _told(self, refusal: Refusal | None) -> str:
        return "" if refusal is None else tell_refusal(self.texts, refusal, self.arguments)


class TellingMenu(Menu):
    """A menu with what the entry under the cursor is for told beside it: `about` gives its name and what kind of thing
    it is, `intro` the rest. Without any entry the latter stands alone."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "read_on(-1)", show=False),
        Binding("pagedown", "read_on(1)", show=False),
    ]

    def parts(self) -> Iterable[Any]:
        with Horizontal(id="body"):
            yield ChoiceList(id="menu")
            with QuietScroll(id="about"):
                yield Prose("", id="about-name")
                yield Prose("", id="about-kind")
                yield Prose("", id="intro")

    def about(self) -> tuple[str, str]:
        """Name and kind of what is under the cursor."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.watch(self.query_one("#menu", ChoiceList), "cursor", self._tell, init=False)

    def refresh_choices(self) -> None:
        super().refresh_choices()
        menu = self.query_one("#menu", ChoiceList)
        self.query_one("#dialog").set_class(not menu.choices, "-nothing")
        self._tell()

    def _tell(self) -> None:
        for id, told in zip(("about-name", "about-kind", "intro"), (*self.about(), self.intro()), strict=True):
            line = self.query_one(f"#{id}", Prose)
            line.text, line.display = told, bool(told)
        self.query_one("#about").scroll_home(animate=False)

    def action_read_on(self, pages: int) -> None:
        """Scrolls what is told."""
        about = self.query_one("#about", QuietScroll)
        about.scroll_relative(y=pages * max(1, about.size.height - 1), animate=False)
