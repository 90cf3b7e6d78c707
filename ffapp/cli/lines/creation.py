"""A hero made in lines: first the name, then how the game is to be played, then the dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from ffapp.cli.lines.dialogs import GivenUp, SpokenForm
from ffapp.cli.lines.pages import LISTS, SpokenPage
from ffapp.cli.lines.questions import faces, gives_up, is_key
from ffapp.gamebook.creation import CreateHero, HeroCreated
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.creation import hero_made, roll_to_make
from ffapp.tui.deeds import Deed
from ffapp.tui.session import CREATION

if TYPE_CHECKING:
    from ffapp.tui.book.creation import CreationScreen
    from ffapp.tui.session import GameChange


class Creation(SpokenPage):
    """A hero is made: first the name, then how the game is to be played, then the dice."""

    screen: CreationScreen

    def lines(self) -> Iterator[str]:
        texts, screen = self.texts, self.screen
        asked = screen.asked
        yield texts(asked.title, **asked.arguments)
        if screen.notes:
            yield texts("creation-notes", count=len(screen.notes))
        hero = screen.waiting_hero
        if hero is not None:
            yield texts("creation-waiting", hero=hero, redo=self.key_for("redo"), history=self.key_for("history"))

    def asks(self) -> str:
        return self.texts("lines-ask-name", now=self.screen.begun.get("name", ""))

    def deeds(self) -> list[Deed[Any]]:
        """Without an adventure to go back to nothing of it."""
        gone = ("redo", "history") if self.screen.waiting_hero is None else ()
        return [deed for deed in super().deeds() if deed.name not in gone]

    def hear(self, typed: str) -> None:
        """A line is the hero's name, but for the few that are something else."""
        host, line = self.host, typed.strip()
        key = self.deed_of(line) if len(line) > 1 or self.screen.waiting_hero is not None else None
        if line == "?" and self.screen.waiting_hero is None:
            host.talk.say(self.texts("lines-name-how", quit=host.quit_key))
        if is_key(line, host.quit_key) or line in LISTS:
            super().hear(line)
        elif gives_up(line):
            host.over = True
        elif key is not None and key.name in ("redo", "history"):
            self.do(key, "")
        else:
            self._make(line or self.screen.begun.get("name", ""))

    def points(self, name: str, rest: str) -> bool:
        """The deed that makes a hero asks for a name."""
        if name == "confirm":
            self.host.talk.say(self.texts("lines-name-first"))
        elif name == "leave":
            self.host.over = True
        return name in ("redo", "history") and not self._barred(name)

    def _barred(self, name: str) -> bool:
        reason = self.screen.reason_not_to(name)
        self.host.talk.say(reason)
        return bool(reason)

    def _make(self, name: str) -> None:
        host, screen, ruleset = self.host, self.screen, self.screen.ruleset
        refusal = ruleset.why_not(ruleset.initial(), CreateHero(name=name))
        if refusal is not None:
            host.talk.say(tell_refusal(self.texts, refusal, {"gender": "f"}))
            return
        try:
            answers = _Rows(host, screen).ask("")
        except GivenUp:
            host.talk.say(self.texts("lines-not-done"))
            return
        command = hero_made(**{**answers, "name": name})
        rolled = None
        if command.typed_dice:
            rolled = faces(host, partial(roll_to_make, ruleset, command))
            if rolled is None:
                return
        undo, seed = answers.get("undo", "fate"), screen.begun.get("seed")
        host.playing.new_game(ruleset, command, undo=undo, dice=rolled, name=name, seed=seed)
        host.failed = host.playing.session is None

    def game_changed(self, change: GameChange) -> None:
        """What was noted in another adventure is brought along."""
        if any(isinstance(event, HeroCreated) for event in change.events):
            self.screen.bring_notes()

    def settle(self) -> bool:
        """The book is opened once there is a hero."""
        session = self.host.playing.session
        if session is None or session.phase == CREATION:
            return False
        self.host.talk.say(self.texts("creation-saved"))
        hint = f"creation-hint-{session.ruleset.id}"
        if self.texts.has(hint):
            self.host.talk.say(self.texts(hint, adjust=self.host.key_text("book.adjust")))
        self.host.playing.set_out(self.screen.begun.get("adventure", ""))
        return True


class _Rows(SpokenForm):
    """The rows of the creation behind the name."""

    def rows(self) -> Iterator[Any]:
        yield from (row for row in self.questions.all_rows if row.name != "name")
