"""What was lived in other games, read for the pages: in lines where it is asked for, for the screen beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from ffapp.memory.recall import Recollection, games_of
from ffapp.store.errors import StoreError

if TYPE_CHECKING:
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
            self.learn()

    def settings_changed(self) -> None:
        """More may be told now, or less."""
        session = self._app.playing.session
        if self.found is None and session is not None:
            self.learn_of_others(session)
        self.tell()

    def learn(self) -> None:
        """Reads what has changed on the shelf, and tells the pages."""
        self.read(lambda: False)
        self.tell()

    def read(self, stop: Callable[[], bool]) -> None:
        """Reads what has changed, until it is told to stop."""
        from ffapp.memory.index import remember  # what it reads with is not needed for a first game

        self.done = self.of = 0
        self.error = None
        try:
            found = remember(self._app.playing.shelf, progress=self._progress, stop=stop)
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
            games = games_of(self.found.games, session.ruleset.id, but=session.game.header.id)
            session.recollection = Recollection(games, self._app.settings.memory)
        for screen in tuple(self._app.screen_stack):
            if isinstance(screen, Remembers):
                screen.memory_changed()


class Remembering(Memory):
    """The same beside the screen. It is no worker of the app: for those keys wait, and none is to wait for this.

    `task` is what reads, None where nothing does.
    """

    def __init__(self, app: FFApp) -> None:
        super().__init__(app)
        self.task: asyncio.Task[None] | None = None
        self._stopped = Event()
        self._again = False

    def learn(self) -> None:
        """Begins to read; what is asked for meanwhile is read after that."""
        self._again = self.task is not None
        if self.task is None:
            self.task = asyncio.create_task(self._learn())

    def stop(self) -> None:
        """Reads no further: the program ends."""
        self._stopped.set()

    async def _learn(self) -> None:
        try:
            while True:
                await asyncio.to_thread(self.read, self._stopped.is_set)
                if not self._again:
                    break
                self._again = False
            self.task = None
            self.tell()
        except Exception as error:
            self.task = None
            self._app.fail(error)
