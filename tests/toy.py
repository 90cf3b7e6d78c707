"""A small rulebook for tests of the core and the store: a purse, a score of luck, blows, notes.

Its states and events are about as heavy as a gamebook's, so that measures made with it mean something.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ffapp.core.dice import Dice
from ffapp.core.errors import Caution, Refusal
from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.core.ruleset import Card, Ruleset

ALWAYS = frozenset({"calm"})


class Purse(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    hero: str = ""
    gold: int = 20
    luck: int = 9
    luck_initial: int = 9
    stamina: int = 18
    stamina_initial: int = 18
    section: int | None = None
    notes: tuple[str, ...] = ()
    items: tuple[tuple[str, int], ...] = (("sword", 1), ("chain-mail", 1))
    over: bool = False


class Named(Event, frozen=True, kw_only=True, gc=False):
    hero: str

    def apply(self, state: Purse) -> Purse:
        return msgspec.structs.replace(state, hero=self.hero)


class GoldChanged(Event, frozen=True, kw_only=True, gc=False):
    gold: Change
    why: str = ""

    def apply(self, state: Purse) -> Purse:
        return msgspec.structs.replace(state, gold=self.gold.after)


class LuckTested(Event, frozen=True, kw_only=True, gc=False):
    faces: tuple[int, ...]
    luck: Change
    lucky: bool

    def apply(self, state: Purse) -> Purse:
        return msgspec.structs.replace(state, luck=self.luck.after)


class BlowDealt(Event, frozen=True, kw_only=True, gc=False):
    enemy: str
    faces: tuple[int, ...]
    own: tuple[int, ...]
    strength: Change
    stamina: Change

    def apply(self, state: Purse) -> Purse:
        return msgspec.structs.replace(state, stamina=self.stamina.after)


class FreeRolled(Event, frozen=True, kw_only=True, gc=False):
    faces: tuple[int, ...]

    def apply(self, state: Purse) -> Purse:
        return state


class Noted(Event, frozen=True, kw_only=True, gc=False):
    text: str

    def apply(self, state: Purse) -> Purse:
        return msgspec.structs.replace(state, notes=(*state.notes[-9:], self.text))


class SectionReached(Event, frozen=True, kw_only=True, gc=False):
    section: int
    left: int | None = None

    def apply(self, state: Purse) -> Purse:
        return msgspec.structs.replace(state, section=self.section)


class Name(Command, frozen=True, kw_only=True):
    hero: str

    def decide(self, state: Purse, dice: Dice) -> Decision:
        yield Named(hero=self.hero)


class Earn(Command, frozen=True, kw_only=True):
    gold: int
    why: str = ""

    def check(self, state: Purse) -> None:
        if state.gold + self.gold < 0:
            raise Refusal("gold-short", gold=state.gold)

    def cautions(self, state: Purse) -> tuple[Caution, ...]:
        return (Caution("gold-all"),) if self.gold < 0 and state.gold + self.gold == 0 else ()

    def decide(self, state: Purse, dice: Dice) -> Decision:
        yield GoldChanged(gold=Change(state.gold, state.gold + self.gold), why=self.why)


class Dare(Command, frozen=True, kw_only=True):
    """A test of luck."""

    def check(self, state: Purse) -> None:
        if not state.luck:
            raise Refusal("luck-none")

    def decide(self, state: Purse, dice: Dice) -> Decision:
        faces = dice.roll("luck", 2)
        yield LuckTested(faces=faces, luck=Change(state.luck, state.luck - 1), lucky=sum(faces) <= state.luck)


class Brawl(Command, frozen=True, kw_only=True):
    """A round against some enemies. Nobody dies of it."""

    enemies: int = 1

    def check(self, state: Purse) -> None:
        if not 1 <= self.enemies <= 3:
            raise Refusal("enemies-bounds")

    def decide(self, state: Purse, dice: Dice) -> Decision:
        theirs = [dice.roll("attack", 2, label=f"enemy {number}") for number in range(self.enemies)]
        own = dice.roll("attack", 2)
        for number, faces in enumerate(theirs):
            loss = 2 if sum(faces) > sum(own) and state.stamina > 2 else 0
            state = yield BlowDealt(
                enemy=f"Orque {number}",
                faces=faces,
                own=own,
                strength=Change(sum(faces) + 6, sum(own) + 8),
                stamina=Change(state.stamina, state.stamina - loss),
            )


class Toss(Command, frozen=True, kw_only=True):
    """Any dice, for nothing."""

    count: int = 1
    sides: int = 6

    def decide(self, state: Purse, dice: Dice) -> Decision:
        yield FreeRolled(faces=dice.roll("free", self.count, self.sides))


class Note(Command, frozen=True, kw_only=True):
    text: str

    def decide(self, state: Purse, dice: Dice) -> Decision:
        yield Noted(text=self.text)


class Walk(Command, frozen=True, kw_only=True):
    section: int

    def check(self, state: Purse) -> None:
        if not 1 <= self.section <= 400:
            raise Refusal("section-bounds", high=400)

    def decide(self, state: Purse, dice: Dice) -> Decision:
        yield SectionReached(section=self.section, left=state.section)


def card(state: Purse) -> Card:
    return Card(
        hero=state.hero,
        scores=(
            ("luck", state.luck, state.luck_initial),
            ("stamina", state.stamina, state.stamina_initial),
        ),
        section=state.section,
    )


def options(state: Purse) -> Iterator[Command]:
    yield Brawl()
    if state.luck:
        yield Dare()


COMMANDS: tuple[type[Command], ...] = (Name, Earn, Dare, Brawl, Toss, Note, Walk)
EVENTS: tuple[type[Event], ...] = (
    Named,
    GoldChanged,
    LuckTested,
    BlowDealt,
    FreeRolled,
    Noted,
    SectionReached,
)

for _command in COMMANDS:
    _command.phases = ALWAYS

TOY = Ruleset(
    id="toy",
    rules=1,
    state=Purse,
    commands=COMMANDS,
    events=EVENTS,
    initial=Purse,
    phase=lambda state: "calm",
    options=options,
    card=card,
    headline=lambda state: card(state).headline,
)


def rulesets(name: str) -> Any:
    """What the store asks for a ruleset by its id."""
    return TOY if name == "toy" else None
