"""What a rulebook tells the rest of the program: one record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, TypeAlias, Union

import msgspec
from msgspec import Struct, field

from ffapp.core.errors import Caution, Refusal
from ffapp.core.messages import Command, Event


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the shelf shows of a save without reading it whole.

    `scores` are (name of the score, current, initial), `counters` (name, value) of what has neither start nor top,
    `signed` the names of those that may be negative. Where several heroes play, `party` are (name, hit points left,
    hit points), and `dungeon` and `round` say how far they are;
    `adventure` names the text of one that is read from a file, `title` is what that is called;
    `over` says that the adventure has ended, `won` how.
    """

    hero: str = ""
    gender: str = "f"
    scores: tuple[tuple[str, int, int], ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    signed: tuple[str, ...] = ()
    section: int | str | None = None
    place: int | None = None
    party: tuple[tuple[str, int, int], ...] = ()
    dungeon: int | None = None
    round: int | None = None
    adventure: str = ""
    title: str = ""
    over: bool = False
    won: bool = False

    @property
    def headline(self) -> Headline:
        return self.hero, self.over, self.won, self.adventure


Headline: TypeAlias = tuple[str, bool, bool, str]
"""What the shelf shows first of a card: the hero, whether the adventure has ended, whether it was won, and the text
that the game is pinned to."""


class Ruleset(Struct, frozen=True, dict=True):
    """A rulebook: its commands and events, its state, phases and options.

    `rules` is raised whenever a rule is corrected: hashes of states are compared only under the same number.
    """

    id: str
    rules: int
    state: type[msgspec.Struct]
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    initial: Callable[[], Any]
    phase: Callable[[Any], str]
    options: Callable[[Any], Iterator[Command]]
    """Every legal command of the families that have few forms (targets, answers, things held): lists, bots, tests.

    A command with open numbers or words (a note, a fight to open) is in none; `check` answers for it."""
    card: Callable[[Any], Card]
    headline: Callable[[Any], Headline]
    """That of the card of a state, without the rest of it: it is asked for at each command."""
    types_dice: Callable[[Any], bool] = field(default=lambda state: False)
    """Whether the player of this game types the faces of real dice."""
    arguments: Callable[[Any], dict[str, int | str]] = field(default=lambda state: {})
    """Arguments that every message of this ruleset gets: the hero's gender, say."""
    reads: Callable[[Any], str] = field(default=lambda state: "")
    """Which adventure a state is of, where it is read from a file and not from the book; "" for the book."""
    text_of: Callable[[Event], str] = field(default=lambda event: "")
    """The text beside the save that an event pins the game to; "" for none."""
    effective: Callable[[Any], dict[str, int]] = field(default=lambda state: {})
    """What counts now and is derived from the state, never stored in it: Skill after sickness, say."""

    @cached_property
    def command_types(self) -> frozenset[type[Command]]:
        return frozenset(self.commands)

    @cached_property
    def command_decoder(self) -> msgspec.json.Decoder[Command]:
        """Decodes one command of this ruleset. Raises `msgspec.ValidationError` for any other."""
        return msgspec.json.Decoder(self.command_union)

    @cached_property
    def command_union(self) -> Any:
        return Union[self.commands]  # noqa: UP007 -- made from a tuple at run time

    @cached_property
    def event_union(self) -> Any:
        return Union[self.events]  # noqa: UP007

    def check(self, state: Any, command: Command) -> None:
        """Raises `Refusal` if `command` is not allowed in `state`, by its phase first, then by its own
        rule.
        """
        refusal = self.phase_refusal(state, type(command))
        if refusal is not None:
            raise refusal
        command.check(state)

    def phase_refusal(self, state: Any, kind: type[Command]) -> Refusal | None:
        """The refusal that every command of a kind would meet in `state`, whatever it says: the rulebook lacks it, or
        the phase does. None where it depends on the command."""
        if kind not in self.command_types:
            return Refusal("command-unknown", command=kind.__name__)
        phase = self.phase(state)
        return None if phase in kind.phases else Refusal(f"phase-{phase}", command=kind.__name__)

    def why_not(self, state: Any, command: Command) -> Refusal | None:
        """The refusal that `command` would meet, or None."""
        try:
            self.check(state, command)
        except Refusal as refusal:
            return refusal
        return None

    def cautions(self, state: Any, command: Command) -> tuple[Caution, ...]:
        return command.cautions(state)
