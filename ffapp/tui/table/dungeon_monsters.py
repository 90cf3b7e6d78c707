"""Monsters that the program plays: at a pace that can be followed, each choice shown before it is done."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.timer import Timer

from ffapp.core.messages import Command
from ffapp.doonjons.campaign import TURN, played_by_program
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import Commented
from ffapp.tui.deeds import name_in
from ffapp.tui.session import News
from ffapp.tui.table.page import TablePage

THINKING: Final = 0.6
"""Seconds before a monster's choice is shown."""

SHOWING: Final = 0.9
"""Seconds that it is shown before it is done."""

UNHURRIED: Final = frozenset(
    {
        *("undo", "redo", "history", "comment", "order", "about", "sheet", "declare", "scroll_story"),
        *("help", "settings", "title", "palette", "quit", "help_quit"),
    }
)
"""What keys do while the program plays. Any other key hurries it."""

ONWARD: Final = frozenset({"act", "hurry"})
"""What alone lets a program go on that waits: a key that a hand is used to would else do again what has just been
undone, and the escape of a question ask it once more."""


class PlaysMonsters(TablePage):
    """A page on which the program takes the turns of monsters: through `options` and `act` only, like a hand.

    It stands still while something lies over the page, and after a way back through the history (or when a game has
    just been opened) until a key of `ONWARD` is pressed. Its pace is time to read, not movement for show: it stays the
    same where nothing moves.
    """

    def __init__(self) -> None:
        super().__init__()
        self._plan: Command | None = None
        self._waits = True
        self._pace: Timer | None = None

    def show_plan(self) -> None:
        """Shows what the program is about to do, or that it waits."""
        raise NotImplementedError

    @property
    def by_program(self) -> bool:
        """Whether the program has the turn."""
        opened = self.opened
        if opened is None or not opened.writable or opened.game.phase != TURN:
            return False
        return played_by_program(self.campaign)

    @property
    def waits(self) -> bool:
        """Whether the program has the turn and waits for its key."""
        return self._waits and self.by_program

    def heard(self, news: News | None) -> None:
        """The game has changed: a choice not done yet is none any more."""
        self._plan = None
        if news is None or news.cause != "submit":
            self._waits = True
        elif not all(isinstance(event, Commented) for event in news.events):
            self._waits = False

    def go_on(self) -> None:
        """Lets the program take its next step, if it is at its turn and somebody sees it."""
        if self._pace is not None:
            self._pace.stop()
            self._pace = None
        if not self.by_program or self._waits or not self.is_active or self._hidden is not None:
            return
        if self._plan is None:
            self._pace = self.set_timer(THINKING, self._decide)
        else:
            self._pace = self.set_timer(SHOWING, self._do)

    def _decide(self) -> None:
        if self.by_program and self.is_active:
            self._plan = self._choice()
            self.show_plan()
            self.go_on()

    def _choice(self) -> Command:
        return choose(self.campaign, self.game.options())

    def _do(self) -> None:
        """Carries out what was shown. What does not happen at once (dice are asked for, the disk is full) is not tried
        again without a key."""
        if not self.by_program or self._waits or not self.is_active or self._hidden is not None:
            return
        command, self._plan = self._plan or self._choice(), None
        game = self.game
        before = game.head
        self.playing.act(command)
        if game.head == before:
            self._waits = True
            self.show_plan()

    def hurry(self) -> None:
        """Does at once what was about to be done; where the program waits, lets it go on."""
        if self._waits:
            self._waits = False
            self._decide()
        else:
            self._do()

    def on_screen_resume(self) -> None:
        self.call_later(self.go_on)

    def on_key(self, event: events.Key) -> None:
        if not self.by_program:
            return
        known = self.active_bindings.get(event.key)
        action = name_in(known.binding.action) if known is not None else ""
        if action in UNHURRIED:
            return
        event.stop()
        if action in ONWARD or not self._waits:
            self.hurry()
