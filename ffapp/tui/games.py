"""The one open game: opened, made, closed, continued in another place."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from ffapp.core.messages import Command, Event
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.errors import StoreError, cause, shown
from ffapp.store.folders import saves_folder
from ffapp.store.savefile import SavedGame
from ffapp.store.shelf import Shelf
from ffapp.tui.keys import class_of, shown_key
from ffapp.tui.news import Cause
from ffapp.tui.playing import Playing

if TYPE_CHECKING:
    from ffapp.core.ruleset import Ruleset

CREATION = "creation"
"""The phase of a game that has no hero yet."""


def folder_typed(typed: str) -> Path:
    """A folder as it was typed, `~` being the player's own."""
    path = Path(typed)
    with suppress(RuntimeError):  # the home of nobody here: then it is a name like any other
        path = path.expanduser()
    return path.absolute()


class KeepsGames(Playing):
    """The part of the app that has files: every failure of the store ends here, in words."""

    def __init__(self, shelf: Shelf | None = None, book: str = "") -> None:
        super().__init__()
        self.shelf = shelf or Shelf(saves_folder(), ruleset_of, known=RULESETS)
        self.opened: SavedGame | None = None
        self.book = book if book in RULESETS else next(iter(RULESETS))
        """The rulebook whose colours are worn: that of the open game, or of the one that is looked at."""

    def wear(self, book: str) -> None:
        """Takes the colours of a rulebook; of one that this program does not have, none."""
        if book in RULESETS and book != self.book:
            self.book = book
            self.look()

    def look(self) -> None:
        """Called when another game is open, or none: the looks may depend on it."""

    @property
    def at_title(self) -> bool:
        """Whether the title screen is what is seen."""
        return False

    def show_title(self) -> None:
        """Shows the title screen, its list read anew."""

    def action_title(self) -> None:
        """Back to the title screen; the open game is closed. Nothing where the player is there already."""
        if self.at_title:
            return
        error = self.close_game()
        self.show_title()
        if error is not None:
            self.notice(error)

    def go_to(self, screen: Screen[Any]) -> None:
        """Shows a screen instead of all others but the lowest."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def open_game(self, path: Path) -> bool:
        """Opens a save and shows it; tells why not. Returns whether it is open."""
        self.close_game()
        try:
            opened = self.shelf.open(path)
        except StoreError as error:
            if not self.at_title:
                self.show_title()
            self.notice(error)
            return False
        self._play(opened)
        self.show_game()
        self._report(opened)
        return True

    def new_game(self, ruleset: Ruleset, command: Command, *, undo: str, dice: tuple[int, ...] | None = None) -> bool:
        """Makes a save whose first command is `command` (the hero's creation) and opens it.

        Returns whether the hero exists now; refusals and failures are told. Nothing is made for a refused command.
        """
        refusal = ruleset.why_not(ruleset.initial(), command)
        if refusal is not None:
            self.refuse(refusal)
            return False
        if self.opened is None:
            try:
                self._play(self.shelf.create(ruleset.id, undo=undo))
            except StoreError as error:
                self._not_made(error, lambda: self.new_game(ruleset, command, undo=undo, dice=dice))
                return False
        self.act(command, dice=dice)
        return self.game.phase != CREATION

    def _not_made(self, error: StoreError, again: Callable[[], object]) -> None:
        """No save could be made: says so, and offers another folder where that may help."""
        if error.rule not in ("unwritable", "full"):
            self.notice(error)
            return
        from ffapp.tui.screens.choosing import ChoiceDialog, LineDialog
        from ffapp.tui.widgets.choice import Choice

        def attempt(typed: str) -> str:
            if not typed:
                return self.texts("app-place-empty")
            folder = folder_typed(typed)
            try:
                self.shelf.store.files.make_folder(folder)
            except OSError as failed:
                return self.texts("app-not-made", path=shown(folder), cause=cause(failed))
            except StoreError as failed:
                return self.failure(failed)
            store = self.shelf.store
            self.shelf = Shelf(folder, ruleset_of, known=RULESETS, files=store.files, clock=store.clock)
            return ""

        def placed(typed: str | None) -> None:
            if typed is not None:
                again()

        def answered(answer: str | None) -> None:
            if answer == "again":
                again()
            elif answer == "elsewhere":
                place = LineDialog(self.texts("app-place-title"), self.texts("app-not-made-where"), attempt)
                self.push_screen(place, placed)

        told = self.texts("app-not-made", **error.figures)
        choices = [
            Choice("again", self.texts("app-write-failed-again")),
            Choice("elsewhere", self.texts("app-not-made-elsewhere")),
        ]
        self.push_screen(ChoiceDialog(self.texts("app-notice-title"), told, choices), answered)

    def create_hero(self, book: str) -> None:
        """Shows where a hero of a rulebook is made, in the colours of that book; nothing where one is being made."""
        kind = class_of(RULESETS[book].creation)
        if not any(type(shown) is kind for shown in self.screen_stack):
            self.wear(book)
            self.go_to(kind(ruleset_of(book)))

    def show_game(self) -> None:
        """The main screen of the open game, or its creation while it has no hero."""
        ruleset = self.game.ruleset
        book = RULESETS[ruleset.id]
        self.go_to(class_of(book.creation)(ruleset) if self.game.phase == CREATION else class_of(book.screen)())

    def _play(self, opened: SavedGame) -> None:
        self.opened = opened
        self.book = opened.game.ruleset.id
        self.look()

    def _report(self, opened: SavedGame) -> None:
        """Says what was found in the file when it was opened, if it is worth a word."""
        if opened.reason is not None:
            from ffapp.tui.screens.read_only import ReadOnlyDialog

            self.push_screen(ReadOnlyDialog(self.texts, opened.reason), self._read_only_answered)
        elif opened.kept_aside is not None:
            self.tell(self.texts("store-kept-aside", path=shown(opened.kept_aside), bytes=opened.report.torn))
        elif opened.recovered:
            self.tell(self.texts("store-recovered"))
        elif opened.backup is not None:
            self.tell(self.texts("store-backup", path=shown(opened.backup), version=opened.report.version))

    def _read_only_answered(self, answer: str | None) -> None:
        if answer == "title":
            self.action_title()
        elif answer == "copy" and (error := self.continue_elsewhere(self.shelf.folder)) is not None:
            self.notice(error)

    def continue_elsewhere(self, folder: Path) -> StoreError | None:
        """Copies the open game as far as it is known into a folder and plays on there. Returns why it could not."""
        if self.opened is None:
            return None
        try:
            opened = self.shelf.open(self.shelf.continue_as_copy(self.opened, folder))
        except StoreError as error:
            return error
        self.opened.release()
        self._play(opened)
        self._changed("rewind", (), opened.game.state)
        self.tell(self.texts("store-copied", path=shown(opened.path)))
        return None

    def stay_read_only(self) -> None:
        """Writes no more into the open game."""
        if self.opened is not None:
            self.opened.release()
            self._changed("rewind", (), self.game.state)

    def close_game(self) -> StoreError | None:
        """Closes the open game, if there is one, with the mark of a clean end. Returns why the mark is missing; what
        was acknowledged is safe in any case."""
        opened, self.opened = self.opened, None
        if opened is None:
            return None
        try:
            opened.close()
        except StoreError as error:
            return error
        finally:
            self.look()
        return None

    def close_game_now(self) -> None:
        """The same where nothing else of the app may be relied on any more."""
        with suppress(Exception):
            if self.opened is not None:
                self.opened.close()

    def abandon_game(self) -> Path | None:
        """Gives the open game back as a crash would, without a mark. Returns where its file is."""
        opened, self.opened = self.opened, None
        if opened is None:
            return None
        opened.release()
        return opened.path

    def notice(self, error: StoreError) -> None:
        """Says what the store could not do, until it has been read."""
        from ffapp.tui.screens.choosing import ChoiceDialog
        from ffapp.tui.widgets.choice import Choice

        choices = [Choice("ok", self.texts("app-notice-read"))]
        self.push_screen(ChoiceDialog(self.texts("app-notice-title"), self.failure(error), choices))

    def failure(self, error: StoreError) -> str:
        """What the store could not do, in words."""
        return self.texts(f"store-{error.rule}", **error.figures)

    def store_failed(self, error: StoreError, again: Callable[[], None]) -> None:
        from ffapp.tui.screens.write_failed import WriteFailedDialog

        lost = self.opened is None or not self.opened.writable

        def answered(answer: str | None) -> None:
            if answer == "again":
                again()
            elif answer == "elsewhere":
                self._ask_place(again)
            elif answer == "read":
                self.stay_read_only()

        self.push_screen(WriteFailedDialog(self.texts, error, lost=lost), answered)

    def _ask_place(self, again: Callable[[], None]) -> None:
        from ffapp.tui.screens.choosing import LineDialog

        def attempt(typed: str) -> str:
            if not typed:
                return self.texts("app-place-empty")
            error = self.continue_elsewhere(folder_typed(typed))
            return "" if error is None else self.failure(error)

        dialog = LineDialog(self.texts("app-place-title"), self.texts("app-place-which"), attempt)
        self.push_screen(dialog, lambda typed: None if typed is None else again())

    def undo(self) -> None:
        """Takes back the last command. That of the hero's creation leaves the whole adventure: it is asked about."""
        hero = self._hero_left_by_undo()
        if hero is None:
            super().undo()
            return
        key = shown_key("ctrl+r", self.texts, ascii_only=self.texts.ascii_only)
        self._confirm(self.texts("app-undo-creation", hero=hero, key=key), super().undo)

    def _hero_left_by_undo(self) -> str | None:
        """The hero whom an undo would leave, None where it leaves nobody or is not possible."""
        if self.opened is None or not self.opened.writable or self._asking():
            return None
        game = self.game
        if game.undo_refusal() is not None:
            return None
        if game.ruleset.phase(game.state_at(game.steps[game.head].up)) != CREATION:
            return None
        return game.ruleset.card(game.state).hero

    def waiting_hero(self) -> str | None:
        """The hero to whom a redo leads back from the creation of another; None where there is none."""
        if self.opened is None or self.game.phase != CREATION:
            return None
        target = self.game.redo_target()
        return None if target is None else self.game.ruleset.card(self.game.state_at(target)).hero

    def _changed(self, cause: Cause, events: tuple[Event, ...], before: Any) -> None:
        was = self.game.ruleset.phase(before)
        if cause != "submit" and CREATION in (was, self.game.phase) and was != self.game.phase:
            self.show_game()  # the hero's creation was taken back, or done again
        else:
            super()._changed(cause, events, before)
