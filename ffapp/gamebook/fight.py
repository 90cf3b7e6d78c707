"""A fight opened, taken up again, and changed as the section orders (both books, Batailles; DF8.5, Fuite).

What it is made of is in `fight_state`, its rounds and the ways out of it in `rounds`, what its blows do in `blows`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Command, Decision, Event, arguments_of
from ffapp.gamebook.blows import enemy_names, without_encounter
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import check_amount, check_line, check_name
from ffapp.gamebook.fight_state import TERMS, Encounter, Enemy, Fight, Order
from ffapp.gamebook.lookup import by_id
from ffapp.gamebook.namesakes import numbered
from ffapp.gamebook.passages import name_of
from ffapp.gamebook.sheet import IN_CALM, IN_FIGHT, Sheet, current_fight, encounters_here

MOST_ENEMIES = 20


ENEMY_TERMS = ("wound", "poison", "until_wounds")
"""What sections may say of an enemy beside its scores."""


# -- the enemies, as the section gives them ----------------------------------------------------------------------------


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
        """Raises `Refusal` for a name or number out of bounds, or for what no enemy of the book can do."""
        check_name(self.name)
        check_amount(self.skill, low=0)
        check_amount(self.stamina, low=1)
        for amount in (self.wound, self.poison, self.until_wounds):
            check_amount(amount, low=0)
        check_terms(sheet, poison=self.poison, until_wounds=self.until_wounds)

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


def named_apart(foes: Iterable[Foe], known: Iterable[str] = ()) -> tuple[Foe, ...]:
    """The enemies under names that nobody shares, be it one of those `known` already: a number follows each name that
    several have, for what is told of one, and dice that are asked for one, must not be another's."""
    foes, before = tuple(foes), frozenset(known)
    names = [foe.name.strip() for foe in foes]
    taken = {*before, *(name for name in names if names.count(name) == 1)}
    named: list[Foe] = []
    for foe, name in zip(foes, names, strict=True):
        known_already = not before.isdisjoint((name, f"{name} 1"))
        if known_already or names.count(name) > 1:
            name = numbered(name, 2 if known_already else 1, taken)
            taken.add(name)
        named.append(replace(foe, name=name))
    return tuple(named)


def check_terms(sheet: Sheet, **terms: object) -> None:
    """Raises `Refusal` ("term-unknown") for what the sections of the book never say of a fight or an enemy."""
    for name, given in terms.items():
        if given and name not in book_of(sheet).fight_terms:
            raise Refusal("term-unknown", term=name)


def _check_order(sheet: Sheet, order: Order, enemies: int) -> None:
    if order not in book_of(sheet).orders:
        raise Refusal("order-unknown", order=order)
    if order == "as_one" and enemies > 1:
        raise Refusal("as-one-several")


# -- opening -----------------------------------------------------------------------------------------------------------


Lifted: TypeAlias = Literal["weapon_bonus", "until_round"]
"""A term that was out of the ordinary and is no longer."""


def _no_longer(lifted: tuple[Lifted, ...]) -> dict[str, Argument]:
    """What is told of a fight beside its terms as they are."""
    return {"weapon_again": "weapon_bonus" in lifted, "limit_lifted": "until_round" in lifted}


class FightOpened(Event, frozen=True, kw_only=True):
    """A fight has begun, new or taken up (`fight.encounter`)."""

    fight: Fight

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=self.fight)

    def arguments(self) -> dict[str, Argument]:
        living = [self.fight.enemies[index] for index in self.fight.living]
        return {
            "count": len(living),
            **enemy_names(enemy.name for enemy in living),
            **self.fight.terms,
            **_no_longer(()),
            "spare_luck": self.fight.spare_luck,
            "again": self.fight.encounter is not None,
        }


class FightCalledOff(Event, frozen=True, kw_only=True):
    """A fight opened by mistake is closed as if it had never been."""

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        return replace(state, fight=None, reading=replace(reading, fighting=False) if reading else None)


def _given_terms(command: OpenFight | ModifyFight) -> dict[str, Any]:
    """The terms of a fight that a command gives, by name."""
    return {name: term for name in TERMS if (term := getattr(command, name)) is not None}


_USUAL: dict[str, Any] = {**Fight(order="in_turn", enemies=()).terms, "escape_wound": None}


def _unusual(command: OpenFight | ModifyFight) -> dict[str, bool]:
    """Which terms a command gives otherwise than a fight has them of which the section says nothing."""
    return {name: term != _USUAL[name] for name, term in _given_terms(command).items()}


class OpenFight(Command, frozen=True, kw_only=True):
    """Open a fight with 1 to 20 enemies, in turn, together, or as one enemy with one set of scores (DF8.5). Those of
    one name are numbered.

    `escape` says that the section allows it, `escape_wound` what it costs (None: what the book says), `strike` what the
    hero's blow costs. Without `weapon_bonus` that of the weapon in hand does not count; after round `until_round` the
    section takes over (0: never). `spare_luck`: luck is asked for only where it can save the hero's life.
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
    spare_luck: bool = False

    def check(self, state: Sheet) -> None:
        if not 1 <= len(self.enemies) <= MOST_ENEMIES:
            raise Refusal("enemies-number", high=MOST_ENEMIES)
        for foe in self.enemies:
            foe.check(state)
        _check_order(state, self.order, len(self.enemies))
        check_amount(self.modifier)
        for amount in (self.fury, self.strike, self.escape_wound or 0, self.until_round):
            check_amount(amount, low=0)
        check_terms(state, **_unusual(self))

    def fight(self, state: Sheet) -> Fight:
        """The fight that is opened."""
        terms = {"escape_wound": book_of(state).escape_wound, **_given_terms(self)}
        enemies = tuple(foe.enemy() for foe in named_apart(self.enemies))
        return Fight(enemies=enemies, spare_luck=self.spare_luck, **terms)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield FightOpened(fight=self.fight(state))

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "count": len(self.enemies), "names": tuple(foe.name for foe in self.enemies)}


class CallOffFight(Command, frozen=True, kw_only=True):
    """Close a fight that was opened by mistake: until its first round or stone."""

    phases: ClassVar[frozenset[str]] = IN_FIGHT

    def check(self, state: Sheet) -> None:
        fight = current_fight(state)
        if fight.round or fight.stones_cast:
            raise Refusal("fight-begun")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield FightCalledOff()


# -- taken up where it was left (DF8.5, Fuite) -------------------------------------------------------------------------


def encounter_of(sheet: Sheet, number: int) -> Encounter:
    """The remembered encounter with that id. Raises `Refusal` ("encounter-unknown")."""
    return by_id(sheet.remembered, number, Refusal("encounter-unknown", encounter=number))


class TakeUpFight(Command, frozen=True, kw_only=True):
    """Take up a fight where it was left, in the place that remembers it. It is a new fight in all else."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    encounter: int
    escape: bool = False

    def check(self, state: Sheet) -> None:
        encounter = encounter_of(state, self.encounter)
        if encounter not in encounters_here(state):
            label = name_of(state.drawing, encounter.clearing)
            raise Refusal("encounter-elsewhere", place=encounter.place, number=encounter.number, label=label)

    def fight(self, state: Sheet) -> Fight:
        """The fight that is taken up."""
        encounter = encounter_of(state, self.encounter)
        return Fight(
            order=encounter.order,
            enemies=encounter.enemies,
            escape=self.escape,
            escape_wound=book_of(state).escape_wound,
            encounter=encounter.id,
        )

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield FightOpened(fight=self.fight(state))

    def arguments(self) -> dict[str, Argument]:
        return {}


class EncounterForgotten(Event, frozen=True, kw_only=True):
    """Remembered enemies are noted as gone."""

    encounter: int
    names: tuple[str, ...] = ()

    def apply(self, state: Sheet) -> Sheet:
        return without_encounter(state, self.encounter)

    def arguments(self) -> dict[str, Argument]:
        return {"encounter": self.encounter, **enemy_names(self.names)}


class ForgetEncounter(Command, frozen=True, kw_only=True):
    """Note remembered enemies as gone."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    encounter: int

    def check(self, state: Sheet) -> None:
        encounter_of(state, self.encounter)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        encounter = encounter_of(state, self.encounter)
        names = tuple(enemy.name for enemy in encounter.enemies if enemy.alive)
        yield EncounterForgotten(encounter=encounter.id, names=names)


# -- as the section changes it -----------------------------------------------------------------------------------------


class EnemyJoined(Event, frozen=True, kw_only=True):
    """Another enemy joins the fight, last in the list."""

    enemy: Enemy

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        return replace(state, fight=replace(fight, enemies=(*fight.enemies, self.enemy)))

    def arguments(self) -> dict[str, Argument]:
        return {name: getattr(self.enemy, name) for name in ("name", "skill", "stamina", *ENEMY_TERMS)}


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
        [foe] = named_apart([self.enemy], (enemy.name for enemy in current_fight(state).enemies))
        yield EnemyJoined(enemy=foe.enemy())

    def arguments(self) -> dict[str, Argument]:
        return {"name": self.enemy.name, "skill": self.enemy.skill, "stamina": self.enemy.stamina}


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

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), **_no_longer(self.lifted)}


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
        for amount in (self.fury, self.strike, self.escape_wound, self.until_round):
            if amount is not None:
                check_amount(amount, low=0)
        check_line(self.reason)
        check_terms(state, **_unusual(self))
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


COMMANDS = (OpenFight, CallOffFight, TakeUpFight, ForgetEncounter, AddEnemy, ModifyFight)
EVENTS = (FightOpened, FightCalledOff, EncounterForgotten, EnemyJoined, FightModified)


def options(sheet: Sheet) -> Iterator[Command]:
    """What calls the present fight off, and what each remembered encounter allows."""
    if sheet.fight is not None:
        yield CallOffFight()
    for encounter in sheet.remembered:
        yield TakeUpFight(encounter=encounter.id)
        yield TakeUpFight(encounter=encounter.id, escape=True)
        yield ForgetEncounter(encounter=encounter.id)
