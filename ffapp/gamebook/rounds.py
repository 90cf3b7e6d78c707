"""A fight fought round by round, the ways out of it, and what changes while it lasts (both books, Batailles; DF8.5,
Fuite; DF58, Habileté)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Command, Decision, Event, arguments_of
from ffapp.gamebook.blows import (
    EnemyDied,
    answer_or_settle,
    hand_over,
    opened_blows,
    win,
    with_enemy,
    without_encounter,
)
from ffapp.gamebook.bounds import check_amount, check_line, check_name
from ffapp.gamebook.fight import check_terms
from ffapp.gamebook.fight_state import Blow, Effect, Enemy, Fight, enemy_attack_skill
from ffapp.gamebook.lookup import by_id
from ffapp.gamebook.sheet import (
    IN_FIGHT,
    Sheet,
    attack_bonus,
    current_fight,
    effective_skill,
    effective_stamina,
    with_outcome,
)

# -- rounds ------------------------------------------------------------------------------------------------------------


class Attack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One enemy's Attack Strength of a round: its dice, what is added, the sum, and how it compares."""

    enemy: int
    name: str
    dice: Faces
    skill: int
    total: int


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

    def arguments(self) -> dict[str, Argument]:
        target = next(attack for attack in self.attacks if attack.enemy == self.target)
        outcome = "win" if self.total > target.total else "lose" if self.total < target.total else "tie"
        return {
            **arguments_of(self),
            "name": target.name,
            "enemy_total": target.total,
            "attacks": tuple(msgspec.structs.asdict(attack) for attack in self.attacks),
            "outcome": outcome,
            "wounds": sum(not blow.dealt for blow in self.blows),
        }


def target_of(fight: Fight, chosen: int | None) -> int:
    """The enemy that the hero strikes at: chosen among the living together, otherwise who stands first.

    Raises `Refusal` for an enemy that is not there, dead, or not in turn.
    """
    facing = fight.facing
    if chosen is None:
        if len(facing) > 1:
            raise Refusal("target-missing")
        return facing[0]
    if not 0 <= chosen < len(fight.enemies):
        raise Refusal("target-unknown", target=chosen)
    if not fight.enemies[chosen].alive:
        raise Refusal("target-dead", name=fight.enemies[chosen].name)
    if chosen not in facing:
        raise Refusal("target-waits", name=fight.enemies[chosen].name)
    return chosen


class FightRound(Command, frozen=True, kw_only=True):
    """Fight one attack round. `target` is the index of the enemy struck at; needed only when several attack. Where the
    section takes over, there is no other round until it lets the fight go on."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    target: int | None = None

    def check(self, state: Sheet) -> None:
        fight = current_fight(state)
        over = fight.handed_over
        if over is not None:
            raise Refusal("section-takes-over", why=over.why, count=over.number, name=over.name)
        target_of(fight, self.target)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        fight = current_fight(state)
        target = target_of(fight, self.target)
        attacks = []
        for place, index in enumerate(fight.facing):
            enemy = fight.enemies[index]
            faces = dice.roll("enemy", 2, label=enemy.name, first=2 * place)
            skill = enemy_attack_skill(enemy)
            attacks.append(Attack(enemy=index, name=enemy.name, dice=faces, skill=skill, total=sum(faces) + skill))
        faces = dice.roll("attack", 2)
        skill, bonus = effective_skill(state), attack_bonus(state)
        total = sum(faces) + skill + bonus
        struck = [Blow(enemy=target, dealt=True, base=fight.strike)] if self._beaten(attacks, target, total) else []
        suffered = [
            Blow(enemy=attack.enemy, base=fight.enemies[attack.enemy].wound, poison=fight.enemies[attack.enemy].poison)
            for attack in attacks
            if attack.total > total
        ]
        sheet = yield RoundFought(
            round=fight.round + 1,
            target=target,
            attacks=tuple(attacks),
            dice=faces,
            skill=skill,
            bonus=bonus,
            total=total,
            blows=opened_blows(state, (*struck, *suffered), fight.enemies),
        )
        if current_fight(sheet).blows:
            yield from answer_or_settle(sheet)
        else:
            yield from hand_over(sheet)

    @staticmethod
    def _beaten(attacks: list[Attack], target: int, total: int) -> bool:
        return any(attack.enemy == target and total > attack.total for attack in attacks)


# -- the way out -------------------------------------------------------------------------------------------------------


class EscapeBegun(Event, frozen=True, kw_only=True):
    """The hero turns away; the wound of the escape strikes."""

    blow: Blow

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=replace(current_fight(state), escaping=True, blows=(self.blow,)))

    def arguments(self) -> dict[str, Argument]:
        return {"wound": self.blow.base}


class Escape(Command, frozen=True, kw_only=True):
    """Escape where the section allows it, before the first round or between rounds, at the price of one wound."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT

    def check(self, state: Sheet) -> None:
        if not current_fight(state).escape:
            raise Refusal("escape-not-allowed")

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        wound = current_fight(state).escape_wound
        stamina = effective_stamina(state)
        if 0 < stamina <= wound:
            return (Caution("escape-may-kill", stamina=stamina, wound=wound),)
        return ()

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        blow = Blow(enemy=-1, base=current_fight(state).escape_wound)
        [opened] = opened_blows(state, (blow,), ())
        sheet = yield EscapeBegun(blow=opened)
        yield from answer_or_settle(sheet)


class FightEnded(Event, frozen=True, kw_only=True):
    """The section ended the fight with enemies alive."""

    reason: str = ""
    encounter: int | None = None
    why: Literal["rounds", "wounds", "victory"] = "victory"

    def apply(self, state: Sheet) -> Sheet:
        return with_outcome(without_encounter(replace(state, fight=None), self.encounter), self.why)


def ended_by_section(sheet: Sheet, reason: str = "") -> FightEnded:
    """The end that a section makes of a fight. In an adventure from a file one that has not come to its limit counts as
    won."""
    fight = current_fight(sheet)
    why: Literal["rounds", "wounds", "victory"] = "victory"
    if fight.handed_over is not None and sheet.reading is not None:
        why = "rounds" if fight.handed_over.why == "round" else "wounds"
    return FightEnded(reason=reason, encounter=fight.encounter, why=why)


class EndFight(Command, frozen=True, kw_only=True):
    """The section ends the fight (after so many rounds, by surrender). The enemies are not remembered."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_line(self.reason)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield ended_by_section(state, self.reason)


# -- enemies changed by hand -------------------------------------------------------------------------------------------


class EnemyChanged(Event, frozen=True, kw_only=True):
    """An enemy's scores, or what its blows do, were changed by the reader's hand."""

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

    def arguments(self) -> dict[str, Argument]:
        names = ("skill", "stamina", "wound", "poison", "until_wounds")
        told = [
            {"what": name, "before": getattr(self.before, name), "after": getattr(self.after, name)} for name in names
        ]
        changes = tuple(change for change in told if change["before"] != change["after"])
        return {"name": self.after.name, "reason": self.reason, "changes": changes}


class ChangeEnemy(Command, frozen=True, kw_only=True):
    """Change an enemy's scores by hand between rounds; it counts from the next roll, and Stamina 0 kills at once."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    enemy: int
    skill: int | None = None
    stamina: int | None = None
    wound: int | None = None
    reason: str = ""
    poison: int | None = None
    until_wounds: int | None = None

    def check(self, state: Sheet) -> None:
        fight = current_fight(state)
        if not 0 <= self.enemy < len(fight.enemies):
            raise Refusal("target-unknown", target=self.enemy)
        enemy = fight.enemies[self.enemy]
        if not enemy.alive:
            raise Refusal("target-dead", name=enemy.name)
        for amount in (self.skill, self.stamina, self.wound, self.poison, self.until_wounds):
            if amount is not None:
                check_amount(amount, low=0)
        check_line(self.reason)
        check_terms(state, poison=self.poison, until_wounds=self.until_wounds)
        if self._changed(enemy) == enemy:
            raise Refusal("enemy-same", name=enemy.name)

    def _changed(self, enemy: Enemy) -> Enemy:
        stamina = enemy.stamina if self.stamina is None else self.stamina
        return replace(
            enemy,
            skill=enemy.skill if self.skill is None else self.skill,
            stamina=stamina,
            initial=max(enemy.initial, stamina),
            wound=enemy.wound if self.wound is None else self.wound,
            poison=enemy.poison if self.poison is None else self.poison,
            until_wounds=enemy.until_wounds if self.until_wounds is None else self.until_wounds,
        )

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        enemy = current_fight(state).enemies[self.enemy]
        changed = self._changed(enemy)
        sheet = yield EnemyChanged(enemy=self.enemy, before=enemy, after=changed, reason=self.reason)
        if not changed.alive:
            sheet = yield EnemyDied(enemy=self.enemy, name=enemy.name)
            yield from win(sheet)


# -- what lasts one fight (DF58, Habileté) -----------------------------------------------------------------------------


MOST_EFFECTS = 20
"""So many effects one fight holds."""


class EffectBegun(Event, frozen=True, kw_only=True):
    """Something counts from the next roll to the end of this fight."""

    effect: Effect

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        begun = replace(fight, effects=(*fight.effects, self.effect))
        return replace(state, fight=begun, ids=max(state.ids, self.effect.id))

    def arguments(self) -> dict[str, Argument]:
        return _arguments(self.effect)


class EffectEnded(Event, frozen=True, kw_only=True):
    """Something counts no longer, before the fight ends."""

    effect: Effect

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        kept = tuple(effect for effect in fight.effects if effect.id != self.effect.id)
        return replace(state, fight=replace(fight, effects=kept))

    def arguments(self) -> dict[str, Argument]:
        return _arguments(self.effect)


def _arguments(effect: Effect) -> dict[str, Argument]:
    arguments = arguments_of(effect)
    arguments["effect"] = arguments.pop("id")
    return arguments


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


COMMANDS = (FightRound, Escape, EndFight, ChangeEnemy)
EVENTS = (RoundFought, EscapeBegun, FightEnded, EnemyChanged)

EFFECT_COMMANDS = (AddEffect, RemoveEffect)
EFFECT_EVENTS = (EffectBegun, EffectEnded)
"""What the books have that know what lasts one fight."""


def options(sheet: Sheet) -> Iterator[Command]:
    """What ends the present fight, and a round against each of its enemies."""
    fight = sheet.fight
    if fight is None:
        return
    yield EndFight()
    yield Escape()
    yield FightRound()
    yield from (FightRound(target=index) for index in range(len(fight.enemies)))


def effect_options(sheet: Sheet) -> Iterator[Command]:
    """Every effect ended."""
    if sheet.fight is not None:
        yield from (RemoveEffect(effect=effect.id) for effect in sheet.fight.effects)
