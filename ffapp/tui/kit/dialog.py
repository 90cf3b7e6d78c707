"""What small dialogs of play share: each carries its wish out itself, over a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen

from ffapp.core.messages import Command
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import EntryDeed, do_on
from ffapp.tui.kit.page import HELP_KEYS, PALETTE_KEYS, OfGame, help_text
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import DialogKeys, Prose
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
            title: the id of its title's message, with the arguments of that.
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

    def told(self) -> Iterable[str]:
        """What there is to read, line by line, where it is nothing but that."""
        return ()

    def say(self, told: str, *, refused: bool = True) -> None:
        """A sentence at the foot of the dialog: what was refused; "" for none."""
        if self.unseen:
            self.app.tell(told)
            return
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
