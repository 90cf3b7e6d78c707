"""What the disk refuses, told in words, with what can be done about it: try again, another folder, read on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.errors import StoreError, cause, shown
from ffapp.store.names import path_typed
from ffapp.store.shelf import Shelf

if TYPE_CHECKING:
    from ffapp.tui.app import FFApp
    from ffapp.tui.playing import Playing


class DiskTrouble:
    """What could not be read, written or made for the games of `playing`, and the dialogs that lead on from there."""

    def __init__(self, app: FFApp, playing: Playing) -> None:
        self._app = app
        self._playing = playing

    def notice(self, error: StoreError) -> None:
        """Says what the store could not do, until it has been read."""
        self._choose("app-notice-title", self.failure(error), {"app-notice-read": lambda: None})

    def failure(self, error: StoreError) -> str:
        """What the store could not do, in words."""
        return self._app.texts(f"store-{error.rule}", **error.arguments)

    def store_failed(self, error: StoreError, again: Callable[[], None]) -> None:
        """The game could not be written: nothing has changed, and the player is told what is possible."""
        from ffapp.tui.kit.choosing import WriteFailedDialog

        session = self._playing.session

        def attempt(folder: Path) -> str:
            failed = self._playing.continue_elsewhere(folder)
            return "" if failed is None else self.failure(failed)

        def read() -> None:
            if session is not None:
                self._playing.show_change(session.stay_read_only())

        lost = session is None or not session.writable
        elsewhere = partial(self._ask_folder, "app-place-which", attempt, again)
        dialog = WriteFailedDialog(self._app.texts, error, lost=lost, again=again, elsewhere=elsewhere, read=read)
        self._app.push_screen(dialog)

    def not_made(self, error: StoreError, again: Callable[[], object]) -> None:
        """No save could be made: says so, and offers another folder where that may help."""
        if error.rule not in ("unwritable", "full"):
            self.notice(error)
            return

        def attempt(folder: Path) -> str:
            store = self._playing.shelf.store
            try:
                store.files.make_folder(folder)
            except OSError as failed:
                return self._app.texts("app-not-made", path=shown(folder), cause=cause(failed))
            except StoreError as failed:
                return self.failure(failed)
            self._playing.shelf = Shelf(folder, ruleset_of, known=RULESETS, files=store.files, clock=store.clock)
            return ""

        elsewhere = partial(self._ask_folder, "app-not-made-where", attempt, again)
        choices: dict[str, Callable[[], object]] = {
            "app-write-failed-again": again,
            "app-not-made-elsewhere": elsewhere,
        }
        # The file has another name once its hero has one.
        told = self._app.texts("app-not-made", **{**error.arguments, "path": shown(self._playing.shelf.folder)})
        self._choose("app-notice-title", told, choices)

    def _ask_folder(self, which: str, attempt: Callable[[Path], str], then: Callable[[], object]) -> None:
        """Asks for a folder until `attempt`, which returns why not, can do something with it."""
        from ffapp.tui.kit.choosing import LineDialog

        texts = self._app.texts

        def tried(typed: str) -> str:
            try:
                folder = path_typed(typed, full=True)
            except StoreError as error:
                return self.failure(error)
            return attempt(folder)

        def answered(typed: str | None) -> None:
            if typed is not None:
                then()

        self._app.push_screen(LineDialog(texts("app-place-title"), texts(which), tried), answered)

    def _choose(self, title: str, told: str, choices: dict[str, Callable[[], object]]) -> None:
        """Offers what can be done, by the messages that name it."""
        from ffapp.tui.kit.choice import Choice
        from ffapp.tui.kit.choosing import ChoiceDialog

        texts = self._app.texts
        offered = [Choice(message, texts(message), deed=deed) for message, deed in choices.items()]
        self._app.push_screen(ChoiceDialog(texts(title), told, offered))
