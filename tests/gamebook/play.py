"""A table to play at: a hero of any scores, commands through `Game.submit`, dice as a script."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from ffapp.core.codec import Header
from ffapp.core.dice import GivenSource
from ffapp.core.errors import ConfirmationNeeded, Figure, Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset
from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import FightRound, Foe, OpenFight
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.sheet import Encounter, Enemy, Fight, Sheet, counter_of
from ffapp.gamebook.stones import ReceiveStones, category_of
from ffapp.rulesets import ruleset_of

AnyEvent = TypeVar("AnyEvent", bound=Event)


def scorpion_swamp() -> Ruleset:
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset is not None
    return ruleset


def night_dragon() -> Ruleset:
    ruleset = ruleset_of("night-dragon")
    assert ruleset is not None
    return ruleset


class Tape:
    """A journal that keeps the lines."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def append(self, body: bytes) -> None:
        self.lines.append(body)


class Table:
    """One game, with short ways to say what a test says often."""

    def __init__(self, ruleset: Ruleset | None = None, *, seed: str = "marsh", undo: str = "fate") -> None:
        self.tape = Tape()
        ruleset = ruleset or scorpion_swamp()
        self.game = Game(ruleset, Header(id="0123456789abcdef", ruleset=ruleset.id, seed=seed, undo=undo), self.tape)
        self.events: tuple[Event, ...] = ()

    @property
    def sheet(self) -> Sheet:
        sheet: Sheet = self.game.state
        return sheet

    @property
    def phase(self) -> str:
        return self.game.phase

    @property
    def fight(self) -> Fight:
        assert self.sheet.fight is not None
        return self.sheet.fight

    @property
    def enemies(self) -> list[int]:
        """The Stamina of each enemy of the fight, as listed."""
        return [enemy.stamina for enemy in self.fight.enemies]

    def do(self, command: Command, *dice: int) -> tuple[Event, ...]:
        """Carries out a command that asks nothing; with `dice`, exactly those are rolled."""
        self.events = self.game.submit(command, dice or None).step.events
        return self.events

    def confirmed(self, command: Command, *dice: int) -> list[str]:
        """Carries out a command that asks first. Returns the rules of its questions."""
        before = self.everything()
        with pytest.raises(ConfirmationNeeded) as asked:
            self.game.submit(command, dice or None)
        assert self.everything() == before
        self.events = self.game.submit(command, dice or None, confirm=True).step.events
        return [caution.rule for caution in asked.value.cautions]

    def surely(self, command: Command, *dice: int) -> tuple[Event, ...]:
        """Carries out a command, whatever it asks."""
        self.events = self.game.submit(command, dice or None, confirm=True).step.events
        return self.events

    def refused(self, command: Command, *dice: int) -> str:
        """The rule that refuses a command; it must have cost nothing."""
        before = self.everything()
        with pytest.raises(Refusal) as refusal:
            self.game.submit(command, dice or None, confirm=True)
        assert self.everything() == before
        return refusal.value.rule

    def bounds(self, command: Command) -> tuple[str, Figure, Figure]:
        """The rule that refuses a figure, and from what to what it could be."""
        refusal = self.game.why_not(command)
        assert refusal is not None
        return refusal.rule, refusal.figures["low"], refusal.figures["high"]

    def asks(self, command: Command) -> list[str]:
        """The rules of the questions that a command would ask now."""
        assert self.game.why_not(command) is None
        return [caution.rule for caution in command.cautions(self.sheet)]

    def everything(self) -> Any:
        return self.sheet, self.game.head, self.game.next_n, list(self.tape.lines)

    def happened(self, kind: type[AnyEvent]) -> AnyEvent:
        """The one event of that kind in the last command."""
        [event] = [event for event in self.events if isinstance(event, kind)]
        return event

    def told(self) -> list[str]:
        """What happened in the last command, by tag."""
        return [type(event).__name__ for event in self.events]

    def reloaded(self) -> Table:
        """The same game read back from its lines."""
        again = Table(self.game.ruleset)
        again.game = Game(self.game.ruleset, self.game.header, again.tape)
        assert again.game.replay([again.game.codec.decode(line) for line in self.tape.lines]).differing == ()
        again.tape.lines = list(self.tape.lines)
        return again

    # -- what a section gives ------------------------------------------------------------------------------------

    def score(self, name: str, current: int, initial: int | None = None) -> Table:
        """Sets a characteristic by the reader's hand."""
        known = getattr(self.sheet, name)
        if initial is not None and initial != known.initial:
            self.surely(AdjustInitial(score=name, by=initial - known.initial))
            known = getattr(self.sheet, name)
        if current != known.current:
            beyond = current > known.initial
            self.surely(AdjustScore(score=name, by=current - known.current, beyond=beyond))
        assert getattr(self.sheet, name).current == current
        return self

    def counter(self, name: str, value: int) -> Table:
        """Sets a counter by the reader's hand."""
        known = counter_of(self.sheet, name)
        assert known is not None
        if value != known:
            self.do(AdjustCounter(counter=name, by=value - known))
        return self

    def stones(self, *kinds: str) -> Table:
        for kind in kinds:
            self.do(ReceiveStones(stone=kind, source=category_of(kind)))
        return self

    def item(self, name: str, **figures: Any) -> int:
        """Puts an item on the sheet; returns its id."""
        self.do(AddItem(name=name, **figures))
        return self.sheet.items[-1].id

    def opened(self, *enemies: str, **terms: Any) -> Table:
        """Opens a fight against enemies told as "skill/stamina", with the terms of `OpenFight`."""
        self.do(OpenFight(enemies=foes(*enemies), **terms))
        return self

    def round(self, *dice: int, target: int | None = None) -> Table:
        self.do(FightRound(target=target), *dice)
        return self


def foes(*enemies: str) -> tuple[Foe, ...]:
    """Enemies A, B, … told as "skill/stamina", then as far as needed "/wound/poison/until_wounds"."""
    names = ("skill", "stamina", "wound", "poison", "until_wounds")
    told = zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", enemies, strict=False)
    return tuple(
        Foe(name=name, **dict(zip(names, map(int, figures.split("/")), strict=False))) for name, figures in told
    )


def hero(
    skill: int = 9,
    stamina: int = 18,
    luck: int = 9,
    health: int = 12,
    *,
    undo: str = "fate",
    ruleset: Ruleset | None = None,
) -> Table:
    """A heroine created with the dice that give these scores: 7–12, 14–24, 7–12, 8–13. Lower currents come by hand."""
    table = Table(ruleset, undo=undo)
    low = min(stamina - 13, 6)
    table.do(CreateHero(name="Aïla"), skill - 6, low, stamina - 12 - low, luck - 6, health - 7)
    return table


def night(skill: int = 9, stamina: int = 18, luck: int = 9, gold: int = 10, *, undo: str = "fate") -> Table:
    """A heroine of the Night Dragon created with the dice that give these scores and that gold: 5–15."""
    table = Table(night_dragon(), undo=undo)
    low, few = min(stamina - 13, 6), max(1, gold - 9)
    table.do(CreateHero(name="Aïla"), skill - 6, low, stamina - 12 - low, luck - 6, few, gold - 3 - few)
    return table


def either(book: str, **scores: int) -> Table:
    """A heroine of one of the books, by its id."""
    return hero(**scores) if book == "scorpion-swamp" else night(**scores)


def dead_of(table: Table) -> str | None:
    """The cause of the hero's death, or None."""
    ending = table.sheet.ending
    return None if ending is None else ending.cause


def remembered(table: Table) -> list[Encounter]:
    return list(table.sheet.remembered)


def enemy(table: Table, index: int = 0) -> Enemy:
    return table.fight.enemies[index]


def faces(*dice: int) -> GivenSource:
    return GivenSource(dice)


def rules_of(refusals: Iterable[Refusal]) -> list[str]:
    return [refusal.rule for refusal in refusals]
