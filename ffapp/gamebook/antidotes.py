"""Antidotes: they prevent or give back what poison takes, never a wound, and are used up (DF58, Poison)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.gamebook.belongings import item_arguments, item_of
from ffapp.gamebook.blows import answer_or_settle
from ffapp.gamebook.fight_state import Blow
from ffapp.gamebook.sheet import ALIVE, BLOW, Item, Score, Sheet, antidotes, curable, current_fight


class AntidoteUsed(Event, frozen=True, kw_only=True):
    """One piece of an antidote is used up; `left` are still there. `prevented` points of poison do not take effect (the
    blows that wait are then `blows`), and Stamina has back what it has."""

    item: Item
    left: int
    stamina: Change
    poison: Change
    prevented: int = 0
    blows: tuple[Blow, ...] = ()

    def apply(self, state: Sheet) -> Sheet:
        kept = (item if item.id != self.item.id else replace(item, count=self.left) for item in state.items)
        fight = state.fight
        gone = self.left == 0
        return replace(
            state,
            items=tuple(item for item in kept if item.count),
            wielded=None if gone and state.wielded == self.item.id else state.wielded,
            stamina=Score(self.stamina.after, state.stamina.initial),
            poison=self.poison.after,
            fight=replace(fight, blows=self.blows) if fight and self.blows else fight,
        )

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), **item_arguments(self.item)}


class UseAntidote(Command, frozen=True, kw_only=True):
    """Use one piece of an antidote: in calm, between rounds, or while blows wait, before their losses apply.

    It first prevents the poison of the blows that wait, in their order, then gives back what poison took before; in all
    so many points as it cures. Where nothing is left to cure it is refused.
    """

    phases: ClassVar[frozenset[str]] = ALIVE | {BLOW}
    item: int

    def check(self, state: Sheet) -> None:
        item = item_of(state, self.item)
        if item.antidote is None:
            raise Refusal("item-no-antidote", name=item.name, kind=item.kind or "own")
        if not (curable(state) or (state.fight and state.fight.venom)):
            raise Refusal("antidote-nothing", **item_arguments(item))

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        sheet = yield (used := antidote_used(state, item_of(state, self.item)))
        if used.blows:
            yield from answer_or_settle(sheet)


def antidote_used(sheet: Sheet, item: Item) -> AntidoteUsed:
    """What one piece of an antidote does now; applied to the sheet it shows what would be, the blows still waiting."""
    due = sheet.fight.venom if sheet.fight else 0
    power = item.antidote or due + curable(sheet)
    blows, prevented = _prevented(_waiting(sheet), power)
    cured = min(power - prevented, curable(sheet))
    return AntidoteUsed(
        item=item,
        left=item.count - 1,
        stamina=Change(sheet.stamina.current, sheet.stamina.current + cured),
        poison=Change(sheet.poison, curable(sheet) - cured),
        prevented=prevented,
        blows=blows,
    )


def _waiting(sheet: Sheet) -> tuple[Blow, ...]:
    """The blows of the round whose losses have not applied."""
    return current_fight(sheet).blows if sheet.fight else ()


def _prevented(blows: tuple[Blow, ...], power: int) -> tuple[tuple[Blow, ...], int]:
    """The blows with so many points of their poison prevented, and how many these are."""
    done = 0
    helped = []
    for blow in blows:
        less = min(blow.venom, power - done)
        helped.append(replace(blow, prevented=blow.prevented + less))
        done += less
    return tuple(helped), done


COMMANDS = (UseAntidote,)
EVENTS = (AntidoteUsed,)


def options(sheet: Sheet) -> Iterator[Command]:
    """Every antidote carried."""
    yield from (UseAntidote(item=item.id) for item in antidotes(sheet))
