"""Fights: opened, fought round by round, escaped from, ended (both books, Batailles; DF8.5, Fuite; DF58, Poison)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import count
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Caution, Figure, Refusal
from ffapp.core.messages import Command, Decision, figures_of
from ffapp.gamebook.blows import EnemyDied, answer_or_settle, opened_blows, win
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import NAME_LENGTH, check_amount, check_line, check_name
from ffapp.gamebook.fight_events import (
    Attack,
    EnemyChanged,
    EnemyJoined,
    EscapeBegun,
    FightCalledOff,
    FightEnded,
    FightModified,
    FightOpened,
    Lifted,
    RoundFought,
)
from ffapp.gamebook.fight_state import TERMS, Blow, Enemy, Fight, Order, enemy_attack_skill
from ffapp.gamebook.handover import hand_over
from ffapp.gamebook.sheet import (
    IN_CALM,
    IN_FIGHT,
    Sheet,
    attack_bonus,
    current_fight,
    effective_skill,
    effective_stamina,
)

MOST_ENEMIES = 20


class Foe(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An enemy as the section gives it: `wound` is what its blow costs, `poison` what its poison takes besides; with
    the wound that makes `until_wounds` the section takes over (0: never)."""

    name: str
    skill: int
    stamina: int
    wound: int = 2
    poison: int = 0
    until_wounds: int = 0

    def check(self, sheet: Sheet) -> None:
        """Raises `Refusal` for a name or figure out of bounds, or for what no enemy of the book can do."""
        check_name(self.name)
        check_amount(self.skill, low=0)
        check_amount(self.stamina, low=1)
        for figure in (self.wound, self.poison, self.until_wounds):
            check_amount(figure, low=0)
        check_figures(sheet, poison=self.poison, until_wounds=self.until_wounds)

    def enemy(self) -> Enemy:
        """The enemy at full Stamina."""
        return Enemy(
            name=self.name.strip(),
            skill=self.skill,
            stamina=self.stamina,
            initial=self.stamina,
            wound=self.wound,
            poison=self.poison,
            until_wounds=self.until_wounds,
        )


def told_apart(foes: Iterable[Foe], known: Iterable[str] = ()) -> tuple[Foe, ...]:
    """The enemies under names that nobody shares, be it one of those `known` already: a number follows each name that
    several have, for what is told of one, and dice that are asked for one, must not be another's."""
    foes, before = tuple(foes), frozenset(known)
    names = [foe.name.strip() for foe in foes]
    taken = {*before, *(name for name in names if names.count(name) == 1)}
    named: list[Foe] = []
    for foe, name in zip(foes, names, strict=True):
        known_already = not before.isdisjoint((name, f"{name} 1"))
        if known_already or names.count(name) > 1:
            name = _numbered(name, 2 if known_already else 1, taken)
            taken.add(name)
        named.append(replace(foe, name=name))
    return tuple(named)


def _numbered(name: str, number: int, taken: Collection[str]) -> str:
    """The name with that number, or the next one that is free."""
    endings = (f" {known}" for known in count(number))
    found = (name[: NAME_LENGTH - len(ending)].rstrip() + ending for ending in endings)
    return next(known for known in found if known not in taken)


def check_figures(sheet: Sheet, **figures: object) -> None:
    """Raises `Refusal` ("term-unknown") for what the sections of the book never say of a fight or an enemy."""
    for name, given in figures.items():
        if given and name not in book_of(sheet).fight_figures:
            raise Refusal("term-unknown", term=name)


def _check_order(sheet: Sheet, order: Order, enemies: int) -> None:
    if order not in book_of(sheet).orders:
        raise Refusal("order-unknown", order=order)
    if order == "as_one" and enemies > 1:
        raise Refusal("as-one-several")


def _given_terms(command: OpenFight | ModifyFight) -> dict[str, Any]:
    """The terms of a fight that a command gives, by name."""
    return {name: term for name in TERMS if (term := getattr(command, name)) is not None}


_USUAL: dict[str, Any] = {**Fight(order="in_turn", enemies=()).terms, "escape_wound": None}


def _said(command: OpenFight | ModifyFight) -> dict[str, bool]:
    """Which terms a command gives otherwise than a fight has them of which the section says nothing."""
    return {name: term != _USUAL[name] for name, term in _given_terms(command).items()}


class OpenFight(Command, frozen=True, kw_only=True):
    """Open a fight with 1 to 20 enemies, in turn, together, or as one enemy with one set of scores (DF8.5). Those of
    one name are numbered.

    `escape` says that the section allows it, `escape_wound` what it costs (None: what the book says), `strike` what the
    hero's blow costs. Without `weapon_bonus` that of the weapon in hand does not count; after round `until_round` the
    section takes over (0: never).
    """

    phases: ClassVar[frozenset[str]] = IN_CALM
    enemies: tuple[Foe, ...]
    order: Order = "in_turn"
    escape: bool = False
    escape_wound: int | None = None
    modifier: int = 0
    fury: int = 0
    strike: int = 2
    weapon_bonus: bool = True
    until_round: int = 0

    def check(self, state: Sheet) -> None:
        if not 1 <= len(self.enemies) <= MOST_ENEMIES:
            raise Refusal("enemies-number", high=MOST_ENEMIES)
        for foe in self.enemies:
            foe.check(state)
        _check_order(state, self.order, len(self.enemies))
        check_amount(self.modifier)
        for figure in (self.fury, self.strike, self.escape_wound or 0, self.until_round):
            check_amount(figure, low=0)
        check_figures(state, **_said(self))

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        terms = {"escape_wound": book_of(state).escape_wound, **_given_terms(self)}
        enemies = tuple(foe.enemy() for foe in told_apart(self.enemies))
        yield FightOpened(fight=Fight(enemies=enemies, **terms))

    def figures(self) -> dict[str, Figure]:
        return {**figures_of(self), "count": len(self.enemies), "names": tuple(foe.name for foe in self.enemies)}


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
        check_line(self.reason)

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
        for figure in (self.skill, self.stamina, self.wound, self.poison, self.until_wounds):
            if figure is not None:
                check_amount(figure, low=0)
        check_line(self.reason)
        check_figures(state, poison=self.poison, until_wounds=self.until_wounds)
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


class AddEnemy(Command, frozen=True, kw_only=True):
    """Another enemy joins, where the section says so; it attacks from the next round. A fight has 20 enemies at most,
    the dead ones counted: they stay in its list, and in what a place remembers of it."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    enemy: Foe

    def check(self, state: Sheet) -> None:
        self.enemy.check(state)
        fight = current_fight(state)
        if fight.order == "as_one":
            raise Refusal("as-one-several")
        if len(fight.enemies) >= MOST_ENEMIES:
            raise Refusal("enemies-full", high=MOST_ENEMIES, dead=len(fight.enemies) - len(fight.living))

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        [foe] = told_apart([self.enemy], (enemy.name for enemy in current_fight(state).enemies))
        yield EnemyJoined(enemy=foe.enemy())

    def figures(self) -> dict[str, Figure]:
        return {"name": self.enemy.name, "skill": self.enemy.skill, "stamina": self.enemy.stamina}


class ModifyFight(Command, frozen=True, kw_only=True):
    """Change the terms of the fight by hand, as the section orders; what is not given stays.

    `modifier` is added to the hero's Attack Strength; `fury` is the bonus of a potion of fury (0: none drunk), which
    refuses the stones of strength and weakness and is refused by them (DF8.5, La Magie). `strike` is what the hero's
    blow costs; `escape` allows or forbids escape at the price of `escape_wound`. Without `weapon_bonus` that of the
    weapon in hand does not count; after round `until_round` the section takes over (0: never).
    """

    phases: ClassVar[frozenset[str]] = IN_FIGHT
    modifier: int | None = None
    fury: int | None = None
    strike: int | None = None
    order: Order | None = None
    escape: bool | None = None
    escape_wound: int | None = None
    reason: str = ""
    weapon_bonus: bool | None = None
    until_round: int | None = None

    def check(self, state: Sheet) -> None:
        fight = current_fight(state)
        if self.modifier is not None:
            check_amount(self.modifier)
        for figure in (self.fury, self.strike, self.escape_wound, self.until_round):
            if figure is not None:
                check_amount(figure, low=0)
        check_line(self.reason)
        check_figures(state, **_said(self))
        if self.order is not None:
            _check_order(state, self.order, len(fight.enemies))
        if self.fury and fight.might:
            raise Refusal("fury-with-strength")
        if self.fury and any(enemy.weakened for enemy in fight.enemies):
            raise Refusal("fury-with-weakness")
        if self._after(fight) == fight:
            raise Refusal("fight-same")

    def _after(self, fight: Fight) -> Fight:
        after: Fight = replace(fight, **_given_terms(self))
        return after

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        fight = current_fight(state)
        after = self._after(fight)
        lifted: list[Lifted] = []
        if after.weapon_bonus and not fight.weapon_bonus:
            lifted.append("weapon_bonus")
        if fight.until_round and not after.until_round:
            lifted.append("until_round")
        yield FightModified(**after.terms, reason=self.reason, lifted=tuple(lifted))


COMMANDS = (OpenFight, CallOffFight, EndFight, FightRound, Escape, ChangeEnemy, AddEnemy, ModifyFight)
EVENTS = (
    FightOpened,
    FightCalledOff,
    FightEnded,
    RoundFought,
    EscapeBegun,
    EnemyChanged,
    EnemyJoined,
    FightModified,
)


def options(sheet: Sheet) -> Iterator[Command]:
    """What ends the present fight, and a round against each of its enemies."""
    fight = sheet.fight
    if fight is None:
        return
    yield CallOffFight()
    yield EndFight()
    yield Escape()
    yield FightRound()
    yield from (FightRound(target=index) for index in range(len(fight.enemies)))
