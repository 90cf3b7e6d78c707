"""What happens in a fight, but for what its blows do."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Faces
from ffapp.core.errors import Figure
from ffapp.core.messages import Event, figures_of
from ffapp.gamebook.blows import enemy_names, with_enemy, without_encounter
from ffapp.gamebook.fight_state import TERMS, Blow, Enemy, Fight, Order
from ffapp.gamebook.sheet import Sheet, current_fight

OWN_FIGURES = ("wound", "poison", "until_wounds")
"""What sections may say of an enemy beside its scores."""


class Attack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One enemy's Attack Strength of a round: its dice, what is added, the sum, and how it compares."""

    enemy: int
    name: str
    dice: Faces
    skill: int
    total: int


class FightOpened(Event, frozen=True, kw_only=True):
    """A fight has begun, new or taken up (`fight.encounter`)."""

    fight: Fight

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=self.fight)

    def figures(self) -> dict[str, Figure]:
        living = [self.fight.enemies[index] for index in self.fight.living]
        return {
            "count": len(living),
            **enemy_names(enemy.name for enemy in living),
            **self.fight.terms,
            **_lifted(()),
            "again": self.fight.encounter is not None,
        }


Lifted: TypeAlias = Literal["weapon_bonus", "until_round"]
"""A term that was out of the ordinary and is no longer."""


def _lifted(lifted: tuple[Lifted, ...]) -> dict[str, Figure]:
    """What is told of a fight beside its terms as they are."""
    return {"weapon_again": "weapon_bonus" in lifted, "limit_lifted": "until_round" in lifted}


class FightCalledOff(Event, frozen=True, kw_only=True):
    """A fight opened by mistake is closed as if it had never been."""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=None)


class FightEnded(Event, frozen=True, kw_only=True):
    """The section ended the fight with enemies alive."""

    reason: str = ""
    encounter: int | None = None

    def apply(self, state: Sheet) -> Sheet:
        return without_encounter(replace(state, fight=None), self.encounter)


class RoundFought(Event, frozen=True, kw_only=True):
    """The dice of one attack round and the blows that they mean, before luck and losses."""

    round: int
    target: int
    attacks: tuple[Attack, ...]
    dice: Faces
    skill: int
    bonus: int = 0
    total: int
    blows: tuple[Blow, ...] = ()

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=replace(current_fight(state), round=self.round, blows=self.blows))

    def figures(self) -> dict[str, Figure]:
        target = next(attack for attack in self.attacks if attack.enemy == self.target)
        outcome = "win" if self.total > target.total else "lose" if self.total < target.total else "tie"
        return {
            **figures_of(self),
            "name": target.name,
            "enemy_total": target.total,
            "attacks": tuple(msgspec.structs.asdict(attack) for attack in self.attacks),
            "outcome": outcome,
            "wounds": sum(not blow.dealt for blow in self.blows),
        }


class EscapeBegun(Event, frozen=True, kw_only=True):
    """The hero turns away; the wound of the escape strikes."""

    blow: Blow

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=replace(current_fight(state), escaping=True, blows=(self.blow,)))

    def figures(self) -> dict[str, Figure]:
        return {"wound": self.blow.base}


class EnemyChanged(Event, frozen=True, kw_only=True):
    """An enemy's figures were changed by the reader's hand."""

    enemy: int
    before: Enemy
    after: Enemy
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return with_enemy(
            state,
            self.enemy,
            skill=self.after.skill,
            stamina=self.after.stamina,
            initial=self.after.initial,
            wound=self.after.wound,
            poison=self.after.poison,
            until_wounds=self.after.until_wounds,
        )

    def figures(self) -> dict[str, Figure]:
        names = ("skill", "stamina", "wound", "poison", "until_wounds")
        told = [
            {"what": name, "before": getattr(self.before, name), "after": getattr(self.after, name)} for name in names
        ]
        changes = tuple(change for change in told if change["before"] != change["after"])
        return {"name": self.after.name, "reason": self.reason, "changes": changes}


class EnemyJoined(Event, frozen=True, kw_only=True):
    """Another enemy joins the fight, last in the list."""

    enemy: Enemy

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        return replace(state, fight=replace(fight, enemies=(*fight.enemies, self.enemy)))

    def figures(self) -> dict[str, Figure]:
        return {name: getattr(self.enemy, name) for name in ("name", "skill", "stamina", *OWN_FIGURES)}


class FightModified(Event, frozen=True, kw_only=True):
    """The terms of the fight as they are now: what the section adds to the hero's Attack Strength, the bonus of a
    potion of fury, what the hero's blow costs, the order, whether escape is allowed and its price, whether the weapon's
    bonus counts, and after which round the section takes over; `lifted` which of the last two was otherwise before."""

    modifier: int = 0
    fury: int = 0
    strike: int = 2
    order: Order
    escape: bool = False
    escape_wound: int = 2
    reason: str = ""
    weapon_bonus: bool = True
    until_round: int = 0
    lifted: tuple[Lifted, ...] = ()

    def apply(self, state: Sheet) -> Sheet:
        terms = {name: getattr(self, name) for name in TERMS}
        return replace(state, fight=replace(current_fight(state), **terms))

    def figures(self) -> dict[str, Figure]:
        return {**figures_of(self), **_lifted(self.lifted)}
