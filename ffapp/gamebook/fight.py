"""Fights: opened, fought round by round, escaped from, taken up again (both books, Batailles; DF8.5, Fuite)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Caution, Figure, Refusal
from ffapp.core.messages import Command, Decision, Event, figures_of
from ffapp.gamebook.blows import (
    EnemyDied,
    answer_or_settle,
    opened_blows,
    win,
    with_enemy,
    without_encounter,
)
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import NOTE_LENGTH, check_amount, check_name, check_text
from ffapp.gamebook.sheet import (
    IN_CALM,
    IN_FIGHT,
    WOUND,
    Blow,
    Encounter,
    Enemy,
    Fight,
    Order,
    Sheet,
    attack_bonus,
    current_fight,
    effective_skill,
    effective_stamina,
    encounters_here,
    enemy_attack_skill,
)

MOST_ENEMIES = 20


class Foe(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An enemy as the section gives it: `wound` is what its blow costs."""

    name: str
    skill: int
    stamina: int
    wound: int = WOUND

    def check(self) -> None:
        """Raises `Refusal` for a name or figure out of bounds."""
        check_name(self.name)
        check_amount(self.skill, low=0)
        check_amount(self.stamina, low=1)
        check_amount(self.wound, low=0)

    def enemy(self) -> Enemy:
        """The enemy at full Stamina."""
        return Enemy(
            name=self.name.strip(),
            skill=self.skill,
            stamina=self.stamina,
            initial=self.stamina,
            wound=self.wound,
        )


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
            "names": ", ".join(enemy.name for enemy in living),
            "order": self.fight.order,
            "again": "no" if self.fight.encounter is None else "yes",
        }


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
        )

    def figures(self) -> dict[str, Figure]:
        return {
            "name": self.after.name,
            "skill_before": self.before.skill,
            "skill_after": self.after.skill,
            "stamina_before": self.before.stamina,
            "stamina_after": self.after.stamina,
            "wound_before": self.before.wound,
            "wound_after": self.after.wound,
            "reason": self.reason,
        }


class EnemyJoined(Event, frozen=True, kw_only=True):
    """Another enemy joins the fight, last in the list."""

    enemy: Enemy

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        return replace(state, fight=replace(fight, enemies=(*fight.enemies, self.enemy)))

    def figures(self) -> dict[str, Figure]:
        return {"name": self.enemy.name, "skill": self.enemy.skill, "stamina": self.enemy.stamina}


class FightModified(Event, frozen=True, kw_only=True):
    """What the section adds to the hero's Attack Strength in this fight, and the bonus of a potion of fury."""

    modifier: int = 0
    fury: int = 0
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=replace(current_fight(state), modifier=self.modifier, fury=self.fury))


class EncounterForgotten(Event, frozen=True, kw_only=True):
    """Remembered enemies are noted as gone."""

    encounter: int
    names: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return without_encounter(state, self.encounter)


class OpenFight(Command, frozen=True, kw_only=True):
    """Open a fight with 1 to 20 enemies, in turn, together, or as one enemy with one set of scores (DF8.5).

    `escape` says that the section allows it, `escape_wound` what it costs (None: what the book says).
    """

    phases: ClassVar[frozenset[str]] = IN_CALM
    enemies: tuple[Foe, ...]
    order: Order = "in_turn"
    escape: bool = False
    escape_wound: int | None = None
    modifier: int = 0
    fury: int = 0

    def check(self, state: Sheet) -> None:
        if not 1 <= len(self.enemies) <= MOST_ENEMIES:
            raise Refusal("enemies-number", high=MOST_ENEMIES)
        for foe in self.enemies:
            foe.check()
        if self.order not in book_of(state).orders:
            raise Refusal("order-unknown", order=self.order)
        if self.order == "as_one" and len(self.enemies) > 1:
            raise Refusal("as-one-several")
        if self.escape_wound is not None:
            check_amount(self.escape_wound, low=0)
        check_amount(self.modifier)
        check_amount(self.fury, low=0)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        wound = book_of(state).escape_wound if self.escape_wound is None else self.escape_wound
        yield FightOpened(
            fight=Fight(
                order=self.order,
                enemies=tuple(foe.enemy() for foe in self.enemies),
                escape=self.escape,
                escape_wound=wound,
                modifier=self.modifier,
                fury=self.fury,
            )
        )

    def figures(self) -> dict[str, Figure]:
        names = ", ".join(foe.name for foe in self.enemies)
        return {**figures_of(self), "count": len(self.enemies), "names": names}


def encounter_of(sheet: Sheet, number: int) -> Encounter:
    """The remembered encounter with that id. Raises `Refusal` ("encounter-unknown")."""
    for encounter in sheet.remembered:
        if encounter.id == number:
            return encounter
    raise Refusal("encounter-unknown", encounter=number)


class TakeUpFight(Command, frozen=True, kw_only=True):
    """Take up a fight where it was left, in the place that remembers it. It is a new fight in all else."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    encounter: int
    escape: bool = False

    def check(self, state: Sheet) -> None:
        encounter = encounter_of(state, self.encounter)
        if encounter not in encounters_here(state):
            raise Refusal("encounter-elsewhere")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        encounter = encounter_of(state, self.encounter)
        yield FightOpened(
            fight=Fight(
                order=encounter.order,
                enemies=encounter.enemies,
                escape=self.escape,
                escape_wound=book_of(state).escape_wound,
                encounter=encounter.id,
            )
        )

    def figures(self) -> dict[str, Figure]:
        return {}


class ForgetEncounter(Command, frozen=True, kw_only=True):
    """Note remembered enemies as gone."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    encounter: int

    def check(self, state: Sheet) -> None:
        encounter_of(state, self.encounter)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        encounter = encounter_of(state, self.encounter)
        yield EncounterForgotten(
            encounter=encounter.id, names=", ".join(enemy.name for enemy in encounter.enemies if enemy.alive)
        )


class CallOffFight(Command, frozen=True, kw_only=True):
    """Close a fight that was opened by mistake: until its first round or stone."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT

    def check(self, state: Sheet) -> None:
        fight = current_fight(state)
        if fight.round or fight.stones_cast:
            raise Refusal("fight-begun")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield FightCalledOff()


class EndFight(Command, frozen=True, kw_only=True):
    """The section ends the fight (after so many rounds, by surrender). The enemies are not remembered."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_text(self.reason, high=NOTE_LENGTH)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield FightEnded(reason=self.reason, encounter=current_fight(state).encounter)


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
    """Fight one attack round. `target` is the index of the enemy struck at; needed only when several attack."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    target: int | None = None

    def check(self, state: Sheet) -> None:
        target_of(current_fight(state), self.target)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        fight = current_fight(state)
        target = target_of(fight, self.target)
        attacks = []
        for index in fight.facing:
            enemy = fight.enemies[index]
            faces = dice.roll("attack", 2, label=enemy.name)
            skill = enemy_attack_skill(enemy)
            attacks.append(Attack(enemy=index, name=enemy.name, dice=faces, skill=skill, total=sum(faces) + skill))
        faces = dice.roll("attack", 2, label="hero")
        skill, bonus = effective_skill(state), attack_bonus(state)
        total = sum(faces) + skill + bonus
        struck = [Blow(enemy=target, dealt=True)] if self._beaten(attacks, target, total) else []
        suffered = [
            Blow(enemy=attack.enemy, base=fight.enemies[attack.enemy].wound)
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

    @staticmethod
    def _beaten(attacks: list[Attack], target: int, total: int) -> bool:
        return any(attack.enemy == target and total > attack.total for attack in attacks)


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
        opened = opened_blows(state, (blow,), ())
        if blow.base == 0:
            opened = (replace(blow, answer="plain"),)
        sheet = yield EscapeBegun(blow=opened[0])
        yield from answer_or_settle(sheet)


class ChangeEnemy(Command, frozen=True, kw_only=True):
    """Change an enemy's scores by hand between rounds; it counts from the next roll, and Stamina 0 kills at once."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    enemy: int
    skill: int | None = None
    stamina: int | None = None
    wound: int | None = None
    reason: str = ""

    def check(self, state: Sheet) -> None:
        fight = current_fight(state)
        if not 0 <= self.enemy < len(fight.enemies):
            raise Refusal("target-unknown", target=self.enemy)
        enemy = fight.enemies[self.enemy]
        if not enemy.alive:
            raise Refusal("target-dead", name=enemy.name)
        for figure in (self.skill, self.stamina, self.wound):
            if figure is not None:
                check_amount(figure, low=0)
        check_text(self.reason, high=NOTE_LENGTH)
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
        )

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        enemy = current_fight(state).enemies[self.enemy]
        changed = self._changed(enemy)
        sheet = yield EnemyChanged(enemy=self.enemy, before=enemy, after=changed, reason=self.reason)
        if not changed.alive:
            sheet = yield EnemyDied(enemy=self.enemy, name=enemy.name)
            yield from win(sheet)


class AddEnemy(Command, frozen=True, kw_only=True):
    """Another enemy joins, where the section says so; it attacks from the next round."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    enemy: Foe

    def check(self, state: Sheet) -> None:
        self.enemy.check()
        fight = current_fight(state)
        if fight.order == "as_one":
            raise Refusal("as-one-several")
        if len(fight.enemies) >= MOST_ENEMIES:
            raise Refusal("enemies-number", high=MOST_ENEMIES)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield EnemyJoined(enemy=self.enemy.enemy())

    def figures(self) -> dict[str, Figure]:
        return {"name": self.enemy.name, "skill": self.enemy.skill, "stamina": self.enemy.stamina}


class ModifyFight(Command, frozen=True, kw_only=True):
    """Set what the section adds to the hero's Attack Strength in this fight, and the bonus of a potion of fury
    (0: none drunk). Fury and the stones of strength and weakness refuse each other (DF8.5, La Magie)."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    modifier: int | None = None
    fury: int | None = None
    reason: str = ""

    def check(self, state: Sheet) -> None:
        fight = current_fight(state)
        if self.modifier is not None:
            check_amount(self.modifier)
        if self.fury is not None:
            check_amount(self.fury, low=0)
        check_text(self.reason, high=NOTE_LENGTH)
        if self.fury and fight.might_cast:
            raise Refusal("fury-with-strength")
        if self.fury and any(enemy.weakened for enemy in fight.enemies):
            raise Refusal("fury-with-weakness")
        if self._after(fight) == (fight.modifier, fight.fury):
            raise Refusal("fight-same")

    def _after(self, fight: Fight) -> tuple[int, int]:
        return (
            fight.modifier if self.modifier is None else self.modifier,
            fight.fury if self.fury is None else self.fury,
        )

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        modifier, fury = self._after(current_fight(state))
        yield FightModified(modifier=modifier, fury=fury, reason=self.reason)


COMMANDS = (
    OpenFight,
    TakeUpFight,
    ForgetEncounter,
    CallOffFight,
    EndFight,
    FightRound,
    Escape,
    ChangeEnemy,
    AddEnemy,
    ModifyFight,
)
EVENTS = (
    FightOpened,
    FightCalledOff,
    FightEnded,
    RoundFought,
    EscapeBegun,
    EnemyChanged,
    EnemyJoined,
    FightModified,
    EncounterForgotten,
)


def options(sheet: Sheet) -> Iterator[Command]:
    """Fights to open, remembered ones, and what each enemy of the present one allows."""
    first, second = Foe(name="A", skill=7, stamina=6), Foe(name="B", skill=6, stamina=5)
    yield OpenFight(enemies=(first,), escape=True)
    yield OpenFight(enemies=(first, second), order="in_turn", escape=True)
    yield OpenFight(enemies=(first, second, second), order="together")
    yield OpenFight(enemies=(first,), order="as_one", fury=1)
    for encounter in sheet.remembered:
        yield TakeUpFight(encounter=encounter.id, escape=True)
        yield ForgetEncounter(encounter=encounter.id)
    fight = sheet.fight
    if fight is None:
        return
    yield CallOffFight()
    yield EndFight()
    yield FightRound()
    yield Escape()
    yield AddEnemy(enemy=second)
    yield ModifyFight(modifier=1)
    yield ModifyFight(fury=2)
    yield ModifyFight(fury=0)
    for index, enemy in enumerate(fight.enemies):
        yield FightRound(target=index)
        yield ChangeEnemy(enemy=index, stamina=enemy.stamina - 1)
        yield ChangeEnemy(enemy=index, skill=enemy.skill + 1)
