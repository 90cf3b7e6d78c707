"""What stands between the pages and the open game: a wish is refused with its reason, asked about, given its dice; a
game is opened, made, closed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from ffapp.core.errors import Refusal
from ffapp.core.game import MOST_FOLLOWING, Game, in_a_row
from ffapp.core.messages import Command
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.books import texts_of
from ffapp.store.errors import StoreError, shown
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts.telling import tell_caution, tell_command, tell_refusal
from ffapp.tui.keys import class_of, shown_key
from ffapp.tui.session import CREATION, Answer, Cautioned, DiceWanted, GameChange, Session
from ffapp.tui.trouble import DiskTrouble

if TYPE_CHECKING:
    from ffapp.adventure.collection import Collection
    from ffapp.adventure.story import Story
    from ffapp.core.ruleset import Ruleset
    from ffapp.tui.app import FFApp

Then = Callable[[GameChange], None]


@runtime_checkable
class FollowsGame(Protocol):
    """A screen that shows the game."""

    def game_changed(self, change: GameChange) -> None:
        """Called once after every change, on every screen of the stack."""


@runtime_checkable
class EndsWithGame(Protocol):
    """A screen on which something may be begun and shown that is not done yet."""

    def game_closes(self) -> None:
        """Called before the game is closed: does it."""


class Playing:
    """The one way in for all pages. Each change is told to every screen of the stack by `game_changed`; a refusal is
    told at the top of the screen and costs nothing; nothing is shown before it is on disk."""

    def __init__(self, app: FFApp, shelf: Shelf | None = None) -> None:
        self._app = app
        self.shelf = shelf or Shelf(saves_folder(), ruleset_of, known=RULESETS)
        self.session: Session | None = None
        """The open game; None where none is."""
        self.trouble = DiskTrouble(app, self)
        """What the disk refuses."""
        self._collection: Collection | None = None

    @property
    def game(self) -> Game:
        """The open game, to be read. Raises LookupError where none is open."""
        if self.session is None:
            raise LookupError("no game is open")
        return self.session.game

    @property
    def arguments(self) -> dict[str, int | str]:
        """The arguments that every message gets: those of the open game."""
        return {"gender": "f"} if self.session is None else self.session.arguments

    @property
    def collection(self) -> Collection:
        """The adventures that are read from files, and the texts of the games on the shelf."""
        if self._collection is None or self._collection.shelf is not self.shelf:
            from ffapp.adventure.collection import Collection  # games that are read from a book need none
            from ffapp.texts.adventure import speech

            self._collection = Collection(self.shelf, speech)
        return self._collection

    # -- wishes ----------------------------------------------------------------------------------------------------

    def act(
        self,
        command: Command,
        *,
        then: Then | None = None,
        confirmed: bool = False,
        dice: tuple[int, ...] | None = None,
    ) -> None:
        """Carries out a command, and what follows it by itself until so much has been done that it is to be wished
        again: tells why not, asks where it has cautions, asks for dice that are typed.

        Args:
            command: what is wished.
            then: called with what happened first, after every screen has been told.
            confirmed: its cautions have been answered with yes.
            dice: the faces that the player rolled.
        """
        session = self._listening()
        if session is None:
            return
        for following in in_a_row(command, lambda: session.state):
            match session.act(following, confirmed=confirmed, dice=dice):
                case Cautioned(cautions):
                    question = "\n".join(tell_caution(self._app.texts, caution, self.arguments) for caution in cautions)
                    self._app.confirm(question, partial(self.act, following, then=then, confirmed=True, dice=dice))
                    return
                case DiceWanted():
                    self._ask_dice(following, then)
                    return
                case answer:
                    again = partial(self.act, following, then=then, confirmed=confirmed, dice=dice)
                    self._settle(answer, again, then)
            if not isinstance(answer, GameChange) or session is not self.session:
                return
            then, confirmed, dice = None, False, None  # each that follows is asked about by itself
        if following.goes_on(session.state) is not None:
            self._app.tell(self._app.texts("play-goes-on", count=MOST_FOLLOWING))
        elif (stopped := following.stopped(session.state)) is not None:
            self.refuse(stopped)

    def _listening(self) -> Session | None:
        """The open game; None as well while a question is open: a key pressed twice must not ask it twice."""
        return None if self._app.asking else self.session

    def undo(self) -> None:
        """Takes back the last command. That of the hero's creation leaves the whole adventure: it is asked about."""
        session = self._listening()
        hero = None if session is None else session.hero_left_by_undo()
        if hero is None:
            self._travel(Session.undo)
            return
        texts = self._app.texts
        key = shown_key("ctrl+r", texts, ascii_only=texts.ascii_only)
        self._app.confirm(texts("app-undo-creation", hero=hero, key=key), lambda: self._travel(Session.undo))

    def redo(self) -> None:
        """Does again what was taken back."""
        self._travel(Session.redo)

    def rewind(self, n: int) -> None:
        """Goes to step `n` of the history (0: the beginning)."""
        self._travel(lambda session: session.rewind(n))

    def _travel(self, go: Callable[[Session], Answer]) -> None:
        session = self._listening()
        if session is not None:
            self._settle(go(session), lambda: self._travel(go), self._tell_travel)

    def _tell_travel(self, change: GameChange) -> None:
        """Says in a word what an undo has taken back, or a redo done again."""
        if change.step is not None and self.session is not None:
            what = tell_command(self._app.texts, self.session.game.command(change.step), self.arguments)
            self._app.tell(self._app.texts("play-undone" if change.cause == "undo" else "play-redone", what=what))

    def _settle(self, answer: Answer, again: Callable[[], None], then: Then | None) -> None:
        """Shows what came of a wish; `again` wishes the same once more, `then` follows a change."""
        match answer:
            case GameChange():
                self.show_change(answer)
                if then is not None:
                    then(answer)
            case Refusal():
                self.refuse(answer)
            case StoreError():
                self.trouble.store_failed(answer, again)

    def show_change(self, change: GameChange) -> None:
        """Tells every screen what has changed."""
        session = self.session
        if session is None:
            return
        was = session.ruleset.phase(change.before)
        if change.cause != "submit" and CREATION in (was, session.phase) and was != session.phase:
            self.show_game()  # the hero's creation was taken back, or done again
            return
        self._app.saying.forget_refusals()
        for screen in tuple(self._app.screen_stack):
            if isinstance(screen, FollowsGame):
                screen.game_changed(change)

    def refuse(self, refusal: Refusal) -> None:
        """Tells why something is not possible."""
        self._app.tell(tell_refusal(self._app.texts, refusal, self.arguments), severity="warning")

    def _ask_dice(self, command: Command, then: Then | None) -> None:
        from ffapp.tui.kit.typed_dice import DiceDialog

        def answered(faces: tuple[int, ...] | None) -> None:
            if faces is not None:
                self.act(command, then=then, confirmed=True, dice=faces)

        self._app.push_screen(DiceDialog(command), answered)

    # -- games -----------------------------------------------------------------------------------------------------

    def open_game(self, path: Path) -> bool:
        """Opens a save and shows it; tells why not. Returns whether it is open."""
        self.close_game()
        try:
            session = Session.open(self.shelf, path)
        except StoreError as error:
            if not self._app.at_title:
                self._app.show_title()
            self.trouble.notice(error)
            return False
        self._begin(session)
        card = session.game.card()
        missing = self.collection.why_not(card.adventure, path, title=card.title) if card.adventure else None
        self.set_out(card.adventure if session.writable and missing is None else "")
        self._report(session)
        if missing is not None:
            self.trouble.notice(missing)
        return True

    def new_game(
        self,
        ruleset: Ruleset,
        command: Command,
        *,
        undo: str,
        dice: tuple[int, ...] | None = None,
        name: str = "",
        seed: str | None = None,
    ) -> bool:
        """Makes a save whose first command is `command` (the hero's creation) and opens it; its file is called after
        `name`, its dice come from `seed`, which is drawn if none is given.

        Returns whether the hero exists now; refusals and failures are told. Nothing is made for a refused command.
        """
        refusal = ruleset.why_not(ruleset.initial(), command)
        if refusal is not None:
            self.refuse(refusal)
            return False
        session = self.session
        if session is None:
            try:
                session = Session.create(self.shelf, ruleset, undo=undo, name=name, seed=seed)
            except StoreError as error:
                again = partial(self.new_game, ruleset, command, undo=undo, dice=dice, name=name, seed=seed)
                self.trouble.not_made(error, again)
                return False
            self._begin(session)
        self.act(command, dice=dice)
        return session.phase != CREATION

    def create_hero(
        self, book: str, begun: Mapping[str, Any] | None = None, notes: Sequence[str] = (), back: Path | None = None
    ) -> None:
        """Shows where a hero of a rulebook is made, in the colours of that book; nothing where one is being made.

        Args:
            book: the id of its ruleset.
            begun: the answers that stand there at first, where it is to begin as another game did; "adventure" is the
                name of the text that is to be read, "seed" that of the dice.
            notes: what is brought along.
            back: the save in which whoever leaves is back; without one that is the title.
        """
        kind = class_of(RULESETS[book].creation)
        if begun is None and any(type(shown) is kind for shown in self._app.screen_stack):
            return
        page = kind(ruleset_of(book))
        page.begin_like(begun or {}, notes, back)
        self._app.wear(book)
        self._app.go_to(page)

    def create_next(self, begun: Mapping[str, Any], notes: Sequence[str] = ()) -> None:
        """Closes the open game, where it stands, and shows where another hero of the same book is made, begun in the
        same manner; who leaves that is back in this game. Tells why its file has no mark of a clean end."""
        session = self.session
        if session is not None:
            error = self.close_game()
            self.create_hero(session.ruleset.id, begun, notes, session.saved.path)
            if error is not None:
                self.trouble.notice(error)

    def show_game(self) -> None:
        """The main screen of the open game, or its creation while it has no hero."""
        session = self.session
        if session is not None:
            book = RULESETS[session.ruleset.id]
            if session.phase != CREATION:
                self._app.go_to(class_of(book.screen)())
                return
            page = class_of(book.creation)(session.ruleset)
            if texts := texts_of(session.game):
                page.begin_like({"adventure": texts[-1]}, (), None)
            self._app.go_to(page)

    def set_out(self, adventure: str = "") -> None:
        """Leads the hero of the open game into the first section of the adventure of that text, where there is one and
        nothing is read yet, and shows the game; tells why it does not."""
        session = self.session
        command = None
        if session is not None and adventure and session.phase != CREATION:
            from ffapp.adventure.play import opening

            try:
                story = self.collection.story_of(adventure, session.saved.path)
                command = next(opening(story, adventure, session.state), None)
            except (Refusal, StoreError) as error:
                self._app.call_later(self._settle, error, lambda: None, None)
        if session is None or command is None or session.why_not(command) is not None:
            self.show_game()
        else:
            self.act(command, then=lambda _: self.set_out(adventure))

    def headed(self, title: str, begun: Mapping[str, Any]) -> str:
        """What heads the creation of a hero: the adventure that is to be read, if there is one, before the rulebook's
        own."""
        adventure = begun.get("adventure", "")
        if not adventure:
            return title
        from ffapp.adventure.play import told

        with suppress(StoreError):
            if name := told(self.collection.story_of(adventure).title):
                return f"{name} {self._app.glyphs.separator} {title}"
        return title

    def begin_reading(self, adventure: str) -> None:
        """Notes in the open game that its hero reads the adventure of that text (none: ""), so that it goes on there
        whenever it is opened. What keeps it from that is told by `set_out`."""
        session = self.session
        if session is None or not adventure:
            return
        from ffapp.adventure.play import begin

        with suppress(Refusal, StoreError):
            session.act(begin(self.collection.story_of(adventure, session.saved.path), adventure))

    def story_of(self, session: Session, adventure: str) -> Story | None:
        """The adventure whose text is of that name, for a game that is pinned to it; None where that is not there."""
        try:
            return self.collection.story_of(adventure, session.saved.path, title=session.game.card().title)
        except StoreError:
            return None

    def _begin(self, session: Session) -> None:
        self.session = session
        session.story_of = partial(self.story_of, session)
        self._app.wear(session.ruleset.id)
        self._app.memory.learn_of_others(session)

    def _report(self, session: Session) -> None:
        """Says what was found in the file when it was opened, if it is worth a word."""
        texts, saved = self._app.texts, session.saved
        if saved.reason is not None:
            from ffapp.tui.kit.choosing import ReadOnlyDialog

            dialog = ReadOnlyDialog(texts, saved.reason, copy=self._play_copy, title=self.leave_game)
            self._app.push_screen(dialog)
        elif saved.kept_aside is not None:
            self._app.tell(texts("store-kept-aside", path=shown(saved.kept_aside), bytes=saved.report.torn))
        elif saved.recovered:
            self._app.tell(texts("store-recovered"))
        elif saved.backup is not None:
            self._app.tell(texts("store-backup", path=shown(saved.backup), version=saved.report.version))

    def _play_copy(self) -> None:
        error = self.continue_elsewhere(self.shelf.folder)
        if error is not None:
            self.trouble.notice(error)

    def continue_elsewhere(self, folder: Path) -> StoreError | None:
        """Copies the open game as far as it is known into a folder and plays on there. Returns why it could not."""
        if self.session is None:
            return None
        answer = self.session.continue_in(folder, mark=self._app.texts("title-copy-mark"))
        if isinstance(answer, StoreError):
            return answer
        self.show_change(answer)
        self._app.tell(self._app.texts("store-copied", path=shown(self.session.saved.path)))
        return None

    def close_game(self) -> StoreError | None:
        """Closes the open game, if there is one, once what its screens have begun is done. Returns why the mark of a
        clean end is missing."""
        for screen in tuple(self._app.screen_stack) if self.session is not None else ():
            if isinstance(screen, EndsWithGame):
                screen.game_closes()
        session, self.session = self.session, None
        return None if session is None else session.close()

    def close_now(self) -> None:
        """Closes the open game where nothing else of the program may be relied on any more; fails at nothing."""
        with suppress(Exception):
            self.close_game()

    def discard_game(self, then: Callable[[], object]) -> None:
        """Throws the open game away, in which nothing but its hero was made, and goes on with `then`; tells why not."""
        session = self._listening()
        refusal = None if session is None else session.why_no_discard()
        if session is None or refusal is not None:
            if refusal is not None:
                self.refuse(refusal)
            return
        error = session.discard()
        if error is not None and not session.writable:
            self.trouble.store_failed(error, lambda: None)
            return
        if error is not None:
            self.trouble.notice(error)
            return
        self.session = None
        then()

    def leave_game(self) -> None:
        """Closes the open game and goes back to the title screen."""
        error = self.close_game()
        self._app.show_title()
        if error is not None:
            self.trouble.notice(error)
