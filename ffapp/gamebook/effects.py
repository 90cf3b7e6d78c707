"""What lasts one fight and ends with it: bonuses and handicaps that a section gives (DF58, Habileté)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Figure, Refusal
from ffapp.core.messages import Command, Decision, Event, figures_of
from ffapp.gamebook.bounds import check_amount, check_name
from ffapp.gamebook.fight_state import Effect
from ffapp.gamebook.lookup import by_id
from ffapp.gamebook.sheet import IN_FIGHT, Sheet, current_fight

MOST_EFFECTS = 20
"""So many effects one fight holds."""


class EffectBegun(Event, frozen=True, kw_only=True):
    """Something counts from the next roll to the end of this fight."""

    effect: Effect

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        begun = replace(fight, effects=(*fight.effects, self.effect))
        return replace(state, fight=begun, ids=max(state.ids, self.effect.id))

    def figures(self) -> dict[str, Figure]:
        return _figures(self.effect)


class EffectEnded(Event, frozen=True, kw_only=True):
    """Something counts no longer, before the fight ends."""

    effect: Effect

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        kept = tuple(effect for effect in fight.effects if effect.id != self.effect.id)
        return replace(state, fight=replace(fight, effects=kept))

    def figures(self) -> dict[str, Figure]:
        return _figures(self.effect)


def _figures(effect: Effect) -> dict[str, Figure]:
    figures = figures_of(effect)
    figures["effect"] = figures.pop("id")
    return figures


class AddEffect(Command, frozen=True, kw_only=True):
    """Something adds to the hero's Attack Strength (`attack`) or Skill (`skill`) for this fight, or takes from it."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    name: str
    attack: int = 0
    skill: int = 0

    def check(self, state: Sheet) -> None:
        check_name(self.name)
        check_amount(self.attack)
        check_amount(self.skill)
        if not self.attack and not self.skill:
            raise Refusal("amount-zero")
        if len(current_fight(state).effects) >= MOST_EFFECTS:
            raise Refusal("effects-full", limit=MOST_EFFECTS)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        effect = Effect(id=state.ids + 1, name=self.name.strip(), attack=self.attack, skill=self.skill)
        yield EffectBegun(effect=effect)


class RemoveEffect(Command, frozen=True, kw_only=True):
    """End an effect before the fight does."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    effect: int

    def _effect(self, sheet: Sheet) -> Effect:
        return by_id(current_fight(sheet).effects, self.effect, Refusal("effect-unknown", effect=self.effect))

    def check(self, state: Sheet) -> None:
        self._effect(state)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield EffectEnded(effect=self._effect(state))


COMMANDS = (AddEffect, RemoveEffect)
EVENTS = (EffectBegun, EffectEnded)


def options(sheet: Sheet) -> Iterator[Command]:
    """Every effect ended."""
    if sheet.fight is not None:
        yield from (RemoveEffect(effect=effect.id) for effect in sheet.fight.effects)
