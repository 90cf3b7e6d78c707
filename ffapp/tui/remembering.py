"""What was lived in other games, read for the pages: in lines where it is asked for, for the screen beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from ffapp.store.errors import StoreError
from ffapp.tui.beside import Beside, Stopped

if TYPE_CHECKING:
    import asyncio
    from pathlib import Path

    from ffapp.memory.index import Remembered
    from ffapp.tui.app import FFApp
    from ffapp.tui.session import Session


@runtime_checkable
class Remembers(Protocol):
    """A page that tells of other games."""

    def memory_changed(self) -> None:
        """Called when there is more to tell, or less."""


class Memory:
    """What is remembered of all games on the shelf, read where it is asked for.

    `found` is None until it was read once, `error` why the shelf could not be looked into; while it is read `done` of
    `of` saves are done.
    """

    def __init__(self, app: FFApp) -> None:
        self._app = app
        self.found: Remembered | None = None
        self.error: StoreError | None = None
        self.done = self.of = 0

    def learn_of_others(self, session: Session) -> None:
        """Reads what a game that has just been opened may be told of others, where there is any and it is wanted."""
        if self._app.settings.memory == "none" or session.shelf is None:
            return
        try:
            others = session.shelf.others(session.saved.path)
        except StoreError:
            return
        if others:
            self.learn(but=session.saved.path)

    def settings_changed(self) -> None:
        """More may be told now, or less."""
        session = self._app.playing.session
        if self.found is None and session is not None:
            self.learn_of_others(session)
        self.tell()

    def learn(self, *, but: Path | None = None) -> None:
        """Reads what has changed on the shelf, leaving out the save at `but`, and tells the pages."""
        self.read(lambda: False, but=but)
        self.tell()

    def read(self, stop: Stopped, *, but: Path | None = None) -> None:
        """Reads what has changed, until it is told to stop."""
        from ffapp.memory.index import remember  # what it reads with is not needed for a first game

        self.done = self.of = 0
        self.error = None
        try:
            found = remember(self._app.playing.shelf, but=but, progress=self._progress, stop=stop)
        except StoreError as error:
            self.error = error
            return
        if found.whole:
            self.found = found

    def _progress(self, done: int, of: int) -> None:
        self.done, self.of = done, of

    def tell(self) -> None:
        """Gives the open game what it may be told, and tells every page."""
        session = self._app.playing.session
        if session is not None and self.found is not None:
            from ffapp.memory.recall import Recollection, games_of  # not needed for a first game

            reads = session.ruleset.reads(session.state)
            games = games_of(self.found.games, session.ruleset.id, reads, but=session.game.header.id)
            session.recollection = Recollection(games, self._app.settings.memory)
        for screen in tuple(self._app.screen_stack):
            if isinstance(screen, Remembers):
                screen.memory_changed()


class Remembering(Memory):
    """The same beside the screen."""

    def __init__(self, app: FFApp) -> None:
        super().__init__(app)
        self._beside = Beside("memory", app.fail)
        self._again = False

    @property
    def task(self) -> asyncio.Task[None] | None:
        """What reads, None where nothing does."""
        return self._beside.task

    def learn_of_others(self, session: Session) -> None:
        # The page of the game is there first.
        self._app.call_after_refresh(super().learn_of_others, session)

    def learn(self, *, but: Path | None = None) -> None:
        """Begins to read; what is asked for meanwhile is read after that."""
        self._again = self.task is not None
        if not self._again:
            self._beside.begin(partial(self.read, but=but), self._learnt)

    def stop(self) -> None:
        """Reads no further: the program ends."""
        self._beside.stop()

    def _learnt(self, _: None) -> None:
        if self._again:
            self.learn()
        else:
            self.tell()
