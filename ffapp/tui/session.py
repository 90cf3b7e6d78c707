"""One game in play, from when it is opened or made until it is closed. Knows no screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from ffapp.core.errors import Caution, ConfirmationNeeded, DiceLacking, Refusal
from ffapp.core.game import ROOT, Game, Step
from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset
from ffapp.store.errors import StoreError
from ffapp.store.savefile import SavedGame
from ffapp.store.shelf import Shelf

if TYPE_CHECKING:
    from ffapp.adventure.story import Story
    from ffapp.memory.recall import Recollection

CREATION = "creation"
"""The phase of a game that has no hero yet."""

Cause: TypeAlias = Literal["submit", "undo", "redo", "rewind"]


class GameChange(Struct, frozen=True):
    """A change of the game: why, what happened (nothing when going back), and the states before and after. `step` is
    the one that was taken, taken back or done again; None where there were several or none."""

    cause: Cause
    events: tuple[Event, ...]
    before: Any
    after: Any
    step: Step | None = None


class Cautioned(Struct, frozen=True):
    """A command waits for a yes to these."""

    cautions: tuple[Caution, ...]


class DiceWanted(Struct, frozen=True):
    """A command waits for the faces of dice that the player rolls."""


Answer: TypeAlias = GameChange | Refusal | Cautioned | DiceWanted | StoreError
"""What comes of a wish. Only with a `GameChange` anything has changed, and it is on the disk; the others are no
exceptions here but values: a page shows each in its own way."""


class Session:
    """The open game and its file: what a player wishes goes in, what came of it goes out.

    A page keeps the session it was opened for. A closed one can still be read and refuses all else, so that nothing
    that reaches a page late finds no game.
    """

    def __init__(self, saved: SavedGame, shelf: Shelf | None = None) -> None:
        """
        Args:
            saved: the game as it was opened.
            shelf: where a copy of it goes on; without one there are no copies.
        """
        self.saved = saved
        self.shelf = shelf
        self.closed = False
        self.recollection: Recollection | None = None
        """What may be told of the other games of this rulebook; None as long as nothing is known."""
        self.story_of: Callable[[str], Story | None] = lambda _: None
        """Gives the adventure whose text is of that name; None where that text is not there."""
        self._story: tuple[str, Story | None] | None = None

    @classmethod
    def open(cls, shelf: Shelf, path: Path) -> Session:
        """Opens a save. Raises `StoreError`."""
        return cls(shelf.open(path), shelf)

    @classmethod
    def create(cls, shelf: Shelf, ruleset: Ruleset, *, undo: str, name: str = "", seed: str | None = None) -> Session:
        """Makes a save without a hero, called after the one who is to come, and opens it. Raises `StoreError`; nothing
        is made then."""
        given = {} if seed is None else {"seed": seed}
        return cls(shelf.create(ruleset.id, undo=undo, name=name, **given), shelf)

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.saved.game

    @property
    def ruleset(self) -> Ruleset:
        return self.game.ruleset

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def phase(self) -> str:
        return self.game.phase

    @property
    def story(self) -> Story | None:
        """The adventure that is read in this game; None where none is, or its text is not there."""
        reading = getattr(self.state, "reading", None)
        if reading is None:
            return None
        if self._story is None or self._story[0] != reading.adventure:
            self._story = reading.adventure, self.story_of(reading.adventure)
        return self._story[1]

    @property
    def writable(self) -> bool:
        """Whether the game can be played on."""
        return not self.closed and self.saved.writable

    @property
    def arguments(self) -> dict[str, int | str]:
        """The arguments that every message of the game gets (its hero's gender)."""
        return self.ruleset.arguments(self.state)

    def barred(self) -> Refusal | None:
        """Why nothing at all can be done in this game, or None."""
        if self.closed:
            return Refusal("game-none")
        return None if self.saved.writable else Refusal("game-read-only")

    def why_not(self, command: Command) -> Refusal | None:
        """Why a command is not possible now, or None: what does something at once is greyed by this."""
        return self.barred() or self.game.why_not(command)

    def why_no(self, kind: type[Command]) -> Refusal | None:
        """Why no command of a kind is possible now, whatever it would say, or None: what opens a dialog for one is
        greyed by this, for what it will say is not known yet."""
        return self.barred() or self.game.phase_refusal(kind)

    def why_no_undo(self) -> Refusal | None:
        """Why nothing can be taken back, or None."""
        return self.barred() or self.game.undo_refusal()

    def why_no_redo(self) -> Refusal | None:
        """Why nothing can be done again, or None."""
        return self.barred() or (Refusal("redo-nothing") if self.game.redo_target() is None else None)

    def why_no_rewind(self, n: int) -> Refusal | None:
        """Why the game cannot go to step `n` of its history, or None."""
        return self.barred() or self.game.rewind_refusal(n)

    def hero_left_by_undo(self) -> str | None:
        """The hero whom an undo would leave, that of the creation; None where it leaves nobody or is not possible."""
        game = self.game
        if self.why_no_undo() is not None or self._phase_at(game.steps[game.head].up) != CREATION:
            return None
        return game.card().hero

    def waiting_hero(self) -> str | None:
        """The hero to whom a redo leads back from the creation of another; None where there is none."""
        target = self.game.redo_target() if self.phase == CREATION else None
        return None if target is None else self.ruleset.card(self.game.state_at(target)).hero

    def why_no_discard(self) -> Refusal | None:
        """Why the game cannot be thrown away, or None: nothing but heroes was ever made in it, and notes taken."""
        steps = self.game.steps.values()
        played = any(step.up != ROOT and not (isinstance(step.done, Command) and step.done.aside) for step in steps)
        return self.barred() or (Refusal("discard-played") if played or not steps else None)

    def _phase_at(self, n: int) -> str:
        return self.ruleset.phase(self.game.state_at(n))

    # -- playing ---------------------------------------------------------------------------------------------------

    def act(self, command: Command, *, confirmed: bool = False, dice: tuple[int, ...] | None = None) -> Answer:
        """Carries out a command.

        Args:
            command: what is wished.
            confirmed: its cautions have been answered with yes.
            dice: the faces that the player rolled, where the hero's dice are typed.
        """
        refusal = self.barred()
        if refusal is not None:
            return refusal
        game = self.saved.game
        before = game.state
        typed = dice is None and game.ruleset.types_dice(before)
        try:
            step = game.submit(command, () if typed else dice, confirm=confirmed).step
        except ConfirmationNeeded as asked:
            return Cautioned(asked.cautions)
        except (Refusal, StoreError) as failed:
            return DiceWanted() if typed and isinstance(failed, DiceLacking) else failed
        return GameChange("submit", step.events, before, game.state, step)

    def undo(self) -> Answer:
        """Takes back the last command."""
        return self._travel("undo", self.game.undo)

    def redo(self) -> Answer:
        """Does again what was taken back."""
        return self._travel("redo", self.game.redo)

    def rewind(self, n: int) -> Answer:
        """Goes to step `n` of the history (0: the beginning)."""
        return self._travel("rewind", lambda: self.game.rewind(n))

    def _travel(self, cause: Cause, go: Callable[[], Step | None]) -> Answer:
        refusal = self.barred()
        if refusal is not None:
            return refusal
        before = self.state
        try:
            step = go()
        except (Refusal, StoreError) as failed:
            return failed
        return GameChange(cause, (), before, self.state, step)

    # -- the file --------------------------------------------------------------------------------------------------

    def continue_in(self, folder: Path, *, mark: str = "") -> GameChange | StoreError:
        """Copies the game as far as it is known into a folder and goes on there. `mark`: see `Shelf.duplicate`."""
        if self.shelf is None:
            return StoreError("only-read")
        try:
            copy = self.shelf.open(self.shelf.continue_as_copy(self.saved, folder, mark=mark))
        except StoreError as error:
            return error
        self.saved.release()
        self.saved = copy
        return self._as_it_is()

    def stay_read_only(self) -> GameChange:
        """Writes no more into the file."""
        self.saved.release()
        return self._as_it_is()

    def _as_it_is(self) -> GameChange:
        return GameChange("rewind", (), self.state, self.state)

    def close(self) -> StoreError | None:
        """Gives the file back with the mark of a clean end. Returns why the mark is missing; what was acknowledged is
        safe in any case. May be called again."""
        if self.closed:
            return None
        self.closed = True
        try:
            self.saved.close()
        except StoreError as error:
            return error
        return None

    def discard(self) -> StoreError | None:
        """Takes the file of a game away that can be thrown away (`why_no_discard`). Returns why that failed; the game
        goes on then, or is only read where the file is not as it was left."""
        try:
            self.saved.discard()
        except StoreError as error:
            return error
        self.closed = True
        return None

    def abandon(self) -> Path:
        """Gives the file back as a crash would, without a mark. Returns where it is."""
        self.closed = True
        self.saved.release()
        return self.saved.path
