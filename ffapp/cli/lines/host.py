"""What stands for the app where nothing is shown: pages and dialogs lie on each other here as on the screen, and the
one on top is asked for in lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from msgspec.structs import replace

from ffapp.cli.lines.talk import Talk
from ffapp.settings import Settings
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.texts.telling import tell_command, tell_events, told_as
from ffapp.tui.keys import Keys, given_settings
from ffapp.tui.kit.choosing import ChoiceDialog, ConfirmDialog, LineDialog
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.page import Page
from ffapp.tui.kit.typed_dice import DiceDialog
from ffapp.tui.look.glyphs import ASCII
from ffapp.tui.playing import Playing
from ffapp.tui.remembering import Memory
from ffapp.tui.session import GameChange

if TYPE_CHECKING:
    from ffapp.cli.lines.unseen import Spoken
    from ffapp.core.game import Step
    from ffapp.tui.app import FFApp

QUIT: Final = "q"
"""The key that ends the program, where the player has not moved it."""

ROUNDS: Final = 10_000
"""So many steps may follow one line by themselves, a whole round of many monsters included."""


class Room(NamedTuple):
    """The columns and rows for which texts are made that depend on those."""

    width: int = 80
    height: int = 24


class Popped:
    """What a screen that goes away waits for."""

    def set_pre_await_callback(self, _: object) -> None: ...


class Host:
    """The app for all that is not shown. `over` says that nothing more is asked."""

    _bindings: Final[tuple[tuple[str, Any], ...]] = ()
    glyphs = replace(ASCII, good="", neutral="", evil="")
    """Signs that are read aloud as what they mean; what those of stones mean stands beside them."""
    size = Room()
    asking = False
    at_title = True
    is_web = False

    def __init__(self, talk: Talk, shelf: Shelf, texts: Callable[[Settings, Callable[..., str]], Texts]) -> None:
        """
        Args:
            talk: where is said and heard.
            shelf: whose games are played.
            texts: gives the words for the settings and for how keys are printed.
        """
        self.talk = talk
        self.given = given_settings()
        self.settings = self.given.settings
        self.keys = Keys(self.settings.keys)
        self._texts = texts(self.settings, self.key_text)
        self.playing = Playing(cast("FFApp", self), shelf)
        self.memory = Memory(cast("FFApp", self))
        self.book = ""
        self.over = False
        self.failed = False
        """Whether the save that was asked for could not be opened, or made."""
        self.pending = ""
        self.stack: list[Spoken] = []
        self._later: deque[Callable[[], object]] = deque()
        self._told_top: Spoken | None = None
        self._told_of_dice = {""}

    # -- words -----------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """All that is said, in the manner of the open game's book."""
        return told_as(self._texts, self.playing.arguments)

    def key_text(self, *ids: str) -> str:
        """The key of a binding in words (`Keys.told`)."""
        return self.keys.told(self._texts, *ids, ascii_only=True)

    @property
    def quit_key(self) -> str:
        """The key that ends the program."""
        return self.key_text("app.quit") if "app.quit" in self.keys.moved else QUIT  # else no app need be imported

    def tell(self, text: str, *, severity: str = "") -> None:
        """Says a sentence."""
        self.talk.say(text)

    @property
    def saying(self) -> Host:
        """What says sentences."""
        return self

    def forget_refusals(self) -> None:
        """What was said stands."""

    # -- screens ---------------------------------------------------------------------------------------------------

    @property
    def screen(self) -> Any:
        """The page or dialog on top."""
        return self.stack[-1].screen if self.stack else None

    @property
    def _background_screens(self) -> tuple[Any, ...]:
        return ()

    @property
    def screen_stack(self) -> tuple[Any, ...]:
        """All that follows the game: first what tells of it."""
        return (self, *self.stack)

    def push_screen(self, screen: Any, callback: Callable[[Any], object] | None = None) -> None:
        """Lays a page or dialog on top; a question is asked at once."""
        asked = self._asked(screen)
        if asked is not None:
            answer = asked()
            if callback is not None:
                callback(answer)
            return
        spoken = self._spoken(screen)
        if spoken is not None:
            self.stack.append(spoken)

    def push_once(self, screen: Any, then: Callable[[Any], object] | None = None) -> bool:
        """The same unless one of its class is there."""
        if any(isinstance(known.screen, type(screen)) for known in self.stack):
            return False
        self.push_screen(screen, then)
        return True

    def pop_screen(self) -> Popped:
        """Takes away what lies on top."""
        self.stack.pop()
        if self.stack:
            self._told_top = self.stack[-1]  # what lies below was told before
            for kind in type(self.screen).__mro__:  # each has its own, as Textual calls them
                if "on_screen_resume" in vars(kind):
                    vars(kind)["on_screen_resume"](self.screen)
        return Popped()

    def switch_screen(self, screen: Any) -> None:
        """Lays a page in the place of the one on top."""
        self.stack.pop()
        self.push_screen(screen)

    def go_to(self, screen: Any) -> None:
        """Shows a page instead of all others."""
        self.stack.clear()
        self._told_top = None
        self.push_screen(screen)

    def show_title(self) -> None:
        """There is no title: the game is left."""
        self.over = True

    action_title = show_title

    def wear(self, book: str) -> None:
        """Remembers the rulebook in hand."""
        self.book = book

    def call_later(self, callback: Callable[..., object], *given: object, **named: object) -> None:
        """Does something once what is being done is done."""
        self._later.append(partial(callback, *given, **named))

    def _spoken(self, screen: Any) -> Spoken | None:
        from ffapp.cli.lines.dialogs import spoken_dialog
        from ffapp.cli.lines.pages import spoken_page

        if isinstance(screen, Page):
            return spoken_page(self, screen)
        return spoken_dialog(self, screen) if isinstance(screen, Dialog) else None

    # -- questions -------------------------------------------------------------------------------------------------

    def _asked(self, screen: Any) -> Callable[[], Any] | None:
        """What asks a question that must be answered before anything else; None for what is no such question."""
        from ffapp.cli.lines import questions

        match screen:
            case ConfirmDialog():
                return partial(questions.sure, self, screen.question)
            case DiceDialog():
                return partial(questions.faces, self, partial(self.playing.game.next_roll, screen.command))
            case ChoiceDialog():
                return partial(questions.choice, self, screen)
            case LineDialog():
                return partial(questions.line, self, screen)
        return None

    def confirm(self, question: str, yes: Callable[[], object]) -> None:
        """Asks whether something is meant."""
        self.push_screen(ConfirmDialog(question), lambda agreed: yes() if agreed else None)

    # -- the game --------------------------------------------------------------------------------------------------

    def game_changed(self, change: GameChange) -> None:
        """Says what has happened; all else follows from that."""
        if change.cause == "submit" and change.step is not None:
            for spoken in self.stack:
                self.talk.say(spoken.read_first(change))
            self.talk.say(self.step_text(change.step))

    def step_text(self, step: Step) -> str:
        """What a step made happen, in words; the command where it made nothing of note."""
        texts, arguments = self.texts, self.playing.arguments
        told = tell_events(texts, step.events, arguments)
        if not told and self.playing.session is not None:
            told = tell_command(texts, self.playing.session.game.command(step), arguments)
        return f"{told} ({texts('dice-typed-mark')})" if any(roll.typed for roll in step.rolls) else told

    def begin(self, what: str | Path, begun: Mapping[str, Any] | None = None) -> None:
        """Opens a save, or begins a new game of a rulebook; `begun` as in `Playing.create_hero`."""
        for line in self.given.told(self.texts):
            self.talk.say(line)
        self.talk.say(self.texts("lines-welcome", quit=self.quit_key))
        if not isinstance(what, Path):
            self.playing.create_hero(what, begun)
            return
        try:
            self.playing.open_game(what)
        finally:  # also where the input ends amid what is said of it
            self.failed = self.playing.session is None and not self.over

    def end(self) -> None:
        """Closes the game, and says that all of it is kept."""
        played = self.playing.session is not None
        error = self.playing.close_game()
        with suppress(OSError, ValueError):  # nobody may listen any more
            if error is not None:
                self.talk.say(self.playing.trouble.failure(error))
            elif played:
                self.talk.say(self.texts("lines-left"))

    def say_of_dice(self, told: str) -> None:
        """Says how dice are given, but what has been said of it in this sitting."""
        if told not in self._told_of_dice:
            self._told_of_dice.add(told)
            self.talk.say(told)

    # -- asking ----------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Does all that follows by itself."""
        for _ in range(ROUNDS):
            if self._later:
                self._later.popleft()()
            elif self.over or not self.stack or not self.stack[-1].settle():
                return

    def run(self) -> None:
        """Asks until there is nothing more to ask. Raises `Left`."""
        while True:
            self.settle()
            if self.over or not self.stack:
                return
            self.stack[-1].turn()

    def ask(self, prompt: str) -> str:
        """Asks for a line. One of the words that help at any time, behind a question mark, is done and it asks again.
        Raises `Left`."""
        from ffapp.cli.lines.words import heard

        left = self.take_pending()
        if left:  # what had been asked for asked nothing: what stood behind it must not answer something else
            self.talk.say(self.texts("lines-unknown", line=left))
        while True:
            line = self.talk.ask(prompt)
            mark, _, word = line.strip().partition(" ")
            if mark != "?" or not word or not heard(self, word):
                return line

    def is_new(self, spoken: Spoken) -> bool:
        """Whether what lies on top has not been told yet since it came there; from now on it has."""
        new = spoken is not self._told_top
        self._told_top = spoken
        return new

    def answer(self, depth: int) -> None:
        """Answers what a key has opened above so many pages and dialogs by what stood behind it on its line. What has
        been answered so goes away again, whether that was refused or done, and with it what led there."""
        inline = bool(self.pending)
        while self.pending and len(self.stack) > depth:
            self.stack[-1].turn()
            self.settle()
        self.take_pending()
        for spoken in reversed(self.stack[depth:]) if inline else ():
            if not spoken.asked or self.stack[-1] is not spoken:
                break
            spoken.leave()
            self.settle()

    def take_pending(self) -> str:
        """What stood behind a key on the same line: it answers what the key opens."""
        pending, self.pending = self.pending, ""
        return pending
