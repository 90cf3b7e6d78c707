"""How a player's wish reaches the game: refused with its reason, asked about, given its dice, written, shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.screen import ModalScreen

from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command, Event
from ffapp.store.errors import StoreError
from ffapp.texts import Texts
from ffapp.texts.telling import tell_caution, tell_command, tell_refusal, told_as
from ffapp.tui.news import Cause, FollowsGame, News

if TYPE_CHECKING:
    from ffapp.store.savefile import SavedGame

REFUSED = 3.0
"""Seconds that a refusal stays, unless another takes its place."""

Then = Callable[[tuple[Event, ...]], None]


class Question(ModalScreen[Any]):
    """A dialog that stands between a wish and its fulfilment. Only one is open at a time."""


class Playing(App[int]):
    """The part of the app that plays: one open game, and the one way in for all its screens.

    Screens call `act`, `undo`, `redo` and `rewind`; each tells every screen of the stack by `game_changed`. A refusal
    is told at the top of the screen and costs nothing. Nothing is shown before it is on disk.
    """

    opened: SavedGame | None = None
    _texts: Texts

    @property
    def texts(self) -> Texts:
        """All that is said, in the manner of the open game's book."""
        return told_as(self._texts, self.figures)

    @texts.setter
    def texts(self, texts: Texts) -> None:
        self._texts = texts

    @property
    def game(self) -> Game:
        """The open game. Raises LookupError where none is open."""
        if self.opened is None:
            raise LookupError("no game is open")
        return self.opened.game

    @property
    def figures(self) -> dict[str, int | str]:
        """The arguments that every message of the open game gets (its hero's gender)."""
        if self.opened is None:
            return {"gender": "f"}
        return self.game.ruleset.figures(self.game.state)

    def act(
        self,
        command: Command,
        *,
        confirmed: bool = False,
        dice: tuple[int, ...] | None = None,
        then: Then | None = None,
    ) -> None:
        """Carries out a command: tells why not, asks where it has cautions, asks for dice that are typed.

        `then` is called with what happened, after every screen has been told.
        """
        if self.opened is None or self._asking():
            return
        game = self.game
        refusal = self.why_not(command)
        if refusal is not None:
            self.refuse(refusal)
            return
        cautions = () if confirmed else command.cautions(game.state)
        if cautions:
            question = "\n".join(tell_caution(self.texts, caution, self.figures) for caution in cautions)
            self._confirm(question, lambda: self.act(command, confirmed=True, dice=dice, then=then))
            return
        if dice is None and game.ruleset.types_dice(game.state) and game.next_roll(command) is not None:
            self._ask_dice(command, lambda faces: self.act(command, confirmed=True, dice=faces, then=then))
            return
        before = game.state
        try:
            outcome = game.submit(command, dice, confirm=True)
        except Refusal as refused:
            self.refuse(refused)
            return
        except StoreError as error:
            self.store_failed(error, lambda: self.act(command, confirmed=True, dice=dice, then=then))
            return
        self._changed("submit", outcome.step.events, before)
        if then is not None:
            then(outcome.step.events)

    def why_not(self, command: Command) -> Refusal | None:
        """Why a command is not possible now, or None: what does something at once is greyed by this."""
        return self._barred() or self.game.why_not(command)

    def why_no(self, kind: type[Command]) -> Refusal | None:
        """Why no command of a kind is possible now, whatever it would say, or None: what opens a dialog for one is
        greyed by this, for what it will say is not known yet."""
        return self._barred() or self.game.phase_refusal(kind)

    def _barred(self) -> Refusal | None:
        if self.opened is None:
            return Refusal("game-none")
        return None if self.opened.writable else Refusal("game-read-only")

    def undo(self) -> None:
        """Takes back the last command."""
        self._travel("undo", lambda game: game.undo())

    def redo(self) -> None:
        """Does again what was taken back."""
        self._travel("redo", lambda game: game.redo())

    def rewind(self, n: int) -> None:
        """Goes to step `n` of the history (0: the beginning)."""
        self._travel("rewind", lambda game: game.rewind(n))

    def _travel(self, cause: Cause, go: Callable[[Game], Any]) -> None:
        if self.opened is None or self._asking():
            return
        if not self.opened.writable:
            self.refuse(Refusal("game-read-only"))
            return
        before = self.game.state
        at = self.game.head
        try:
            go(self.game)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        except StoreError as error:
            self.store_failed(error, lambda: self._travel(cause, go))
            return
        self._changed(cause, (), before)
        self._tell_travel(cause, at)

    def _tell_travel(self, cause: Cause, start: int) -> None:
        """Says in a word what an undo has taken back, or a redo done again."""
        step = self.game.steps.get(start if cause == "undo" else self.game.head) if cause != "rewind" else None
        if step is not None:
            what = tell_command(self.texts, self.game.command(step), self.figures)
            self.tell(self.texts("play-undone" if cause == "undo" else "play-redone", what=what))

    def _changed(self, cause: Cause, events: tuple[Event, ...], before: Any) -> None:
        for notice in tuple(self._notifications):
            if notice.severity == "warning":  # refusals, of what was then
                self._unnotify(notice)
        news = News(cause, events, before, self.game.state)
        for screen in tuple(self.screen_stack):
            if not isinstance(screen, FollowsGame):
                continue
            if screen.is_mounted:
                screen.game_changed(news)
            else:  # pushed by a key that came faster than the screen: told as soon as its widgets are there
                screen.call_later(self._tell_late, screen, news)

    def _tell_late(self, screen: Any, news: News) -> None:
        if self.opened is not None and screen in self.screen_stack:
            screen.game_changed(news)

    def refuse(self, refusal: Refusal) -> None:
        """Tells why something is not possible."""
        self.tell(tell_refusal(self.texts, refusal, self.figures), severity="warning")

    def tell(self, text: str, *, severity: str = "information") -> None:
        """A sentence at the top of the screen, where it hides no choices, for a moment; the newest only."""
        self.clear_notifications()
        level: Any = severity
        # What is refused has just been tried, so it is read at once; news may come while one looks elsewhere.
        self.notify(text, severity=level, timeout=REFUSED if severity == "warning" else None, markup=False)

    def _asking(self) -> bool:
        """Whether a question is open: a key pressed twice must not ask it twice."""
        return any(isinstance(screen, Question) for screen in self.screen_stack)

    def _confirm(self, question: str, yes: Callable[[], None]) -> None:
        from ffapp.tui.screens.dialogs import ConfirmDialog

        self.push_screen(ConfirmDialog(question), lambda agreed: yes() if agreed else None)

    def _ask_dice(self, command: Command, then: Callable[[tuple[int, ...]], None]) -> None:
        from ffapp.tui.screens.dialogs import DiceDialog

        self.push_screen(DiceDialog(command), lambda faces: None if faces is None else then(faces))

    def store_failed(self, error: StoreError, again: Callable[[], None]) -> None:
        """The journal could not be written: nothing has changed, and the player is told what is possible. `again` does
        what was wished once more."""
        raise NotImplementedError
