"""The turns of monsters that the program plays: at a pace that can be followed, each choice shown before it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.timer import Timer

from ffapp.core.messages import Command
from ffapp.doonjons.campaign import TURN, played_by_program
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import Commented
from ffapp.tui.deeds import name_in
from ffapp.tui.session import GameChange
from ffapp.tui.table.page import TablePage

THINKING: Final = 0.6
"""Seconds before a monster's choice is shown."""

SHOWING: Final = 0.9
"""Seconds that it is shown before it is done."""

UNHURRIED: Final = frozenset(
    {
        *("undo", "redo", "history", "comment", "order", "about", "sheet", "hand", "declare", "read_pages"),
        *("help", "settings", "title", "palette", "quit", "help_quit"),
    }
)
"""What keys do while the program plays. Any other key hurries it."""

ONWARD: Final = frozenset({"act", "hurry"})
"""What alone lets a program go on that waits: a key that a hand is used to would else do again what has just been
undone, and the escape of a question ask it once more."""


class MonstersTurn:
    """The program at its turn on a page: through the options of the game and `act` only, like a hand. What it is about
    to do is its `plan`; whenever that or its waiting changes by itself, `planned` is called.

    It stands still while something lies over the page, and after a way back through the history (or when a game has
    just been opened) until a key of `ONWARD` is pressed. Its pace is time to read, not movement for show: it stays the
    same where nothing moves.
    """

    def __init__(self, page: TablePage, planned: Callable[[], None]) -> None:
        self._page = page
        self._planned = planned
        self.plan: Command | None = None
        self._waits = True
        self._pace: Timer | None = None

    @property
    def at_turn(self) -> bool:
        """Whether the program has the turn."""
        opened = self._page.opened
        if opened is None or not opened.writable or opened.game.phase != TURN:
            return False
        return played_by_program(self._page.campaign)

    @property
    def waits(self) -> bool:
        """Whether the program has the turn and waits for its key."""
        return self._waits and self.at_turn

    @property
    def _seen(self) -> bool:
        """Whether the program has the turn and somebody looks on."""
        return self.at_turn and self._page.is_active

    def heard(self, change: GameChange | None) -> None:
        """The game has changed: a choice not done yet is none any more."""
        self.plan = None
        if change is None or change.cause != "submit":
            self._waits = True
        elif not all(isinstance(event, Commented) for event in change.events):
            self._waits = False

    def go_on(self) -> None:
        """Lets the program take its next step, if it is at its turn and somebody sees it."""
        if self._pace is not None:
            self._pace.stop()
            self._pace = None
        if self._seen and not (self._waits or self._page.tumbling or self._page.unseen):
            seconds, step = (THINKING, self.decide) if self.plan is None else (SHOWING, self._do)
            self._pace = self._page.set_timer(seconds, step)

    def decide(self) -> None:
        """Chooses what to do, and shows it."""
        if self._seen:
            self.plan = self._choice()
            self._planned()
            self.go_on()

    def _choice(self) -> Command:
        return choose(self._page.campaign)

    def _do(self) -> None:
        """Carries out what was shown. What does not happen at once (dice are asked for, the disk is full) is not tried
        again without a key."""
        page = self._page
        if not self._seen or self._waits or page.tumbling:
            return
        command, self.plan = self.plan or self._choice(), None
        before = page.game.head
        page.playing.act(command)
        if page.game.head == before:
            self._waits = True
            self._planned()

    def hurry(self) -> None:
        """Does at once what was about to be done; where the program waits, lets it go on."""
        if self._waits:
            self._waits = False
            self.decide()
        else:
            self._do()

    def hurry_by(self, event: events.Key) -> None:
        """A key was pressed on the page: while the program has the turn, nearly any hurries it."""
        if not self.at_turn:
            return
        known = self._page.active_bindings.get(event.key)
        action = name_in(known.binding.action) if known is not None else ""
        if action in UNHURRIED:
            return
        event.stop()
        if action in ONWARD or not self._waits:
            self.hurry()
