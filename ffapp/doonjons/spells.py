"""Spells of the extended rules: Guérison, Boogie Woogie, Arme magique. One action each, at any distance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, Final, Literal, TypeAlias

from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.doonjons.campaign import (
    IN_TURN,
    Campaign,
    acting_figure,
    after_action,
    check_extended,
    everybody,
    extended,
    figure_of,
    with_figure,
    with_sheet,
)
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.equipment import PIECES, piece_of
from ffapp.doonjons.figures import Character, Class, Enchantment, Figure, Named, enchanted, label_of, named
from ffapp.doonjons.party import character_of
from ffapp.doonjons.turns import spent

Spell: TypeAlias = Literal["healing", "boogie-woogie", "magic-weapon"]

SPELLS: Final[dict[Class, tuple[Spell, ...]]] = {
    "cleric": ("healing",),
    "wizard": ("healing", "boogie-woogie", "magic-weapon"),
}
"""Which spells a class knows; the others know none, and neither do monsters."""

HEALING: Final = 10
"""The sides of the die of Guérison."""


def known_spells(figure: Figure) -> tuple[Spell, ...]:
    """The spells that a figure knows."""
    return SPELLS.get(figure.role, ()) if isinstance(figure, Character) else ()


def caster_of(state: Campaign, spell: Spell) -> Character:
    """The character whose turn it is, who casts. Raises `Refusal` by the base rules, for a monster ("spell-monster"),
    and for a class that does not know the spell ("spell-unknown")."""
    check_extended(state)
    figure = acting_figure(state)
    if not isinstance(figure, Character):
        raise Refusal("spell-monster", **named(figure).arguments())
    if spell not in known_spells(figure):
        raise Refusal("spell-unknown", spell=spell, name=figure.name)
    return figure


class Healed(Event, frozen=True, kw_only=True):
    """A character has hit points back, by the throw of a spell."""

    figure: int
    who: Named
    target: int
    whom: Named
    die: Faces
    left: Change
    actions: int

    def apply(self, state: Campaign) -> Campaign:
        return after_action(with_sheet(state, self.target, left=self.left.after), self.actions)

    def arguments(self) -> dict[str, Argument]:
        own = {**arguments_of(self), "die": sum(self.die), "oneself": self.figure == self.target}
        return {**own, **self.who.arguments("by_"), **self.whom.arguments("target_")}


class Swapped(Event, frozen=True, kw_only=True):
    """Two figures have changed places: where each of them stands now."""

    figure: int
    who: Named
    first: int
    one: Named
    first_cell: Cell
    second: int
    other: Named
    second_cell: Cell
    actions: int

    def apply(self, state: Campaign) -> Campaign:
        for number, cell in ((self.first, self.first_cell), (self.second, self.second_cell)):
            figure = figure_of(state, number)
            state = state if figure is None else with_figure(state, replace(figure, cell=cell))
        return after_action(state, self.actions)

    def arguments(self) -> dict[str, Argument]:
        cells = {"start": self.second_cell.name, "end": self.first_cell.name}
        names = {**self.who.arguments("by_"), **self.one.arguments(), **self.other.arguments("target_")}
        return {**names, **cells}


class WeaponEnchanted(Event, frozen=True, kw_only=True):
    """A weapon that a character carries has a higher bonus; `magic` is all that lies on the weapons of that one."""

    figure: int
    who: Named
    target: int
    whom: Named
    kind: str
    bonus: Change
    magic: tuple[Enchantment, ...]
    actions: int

    def apply(self, state: Campaign) -> Campaign:
        return after_action(with_sheet(state, self.target, magic=self.magic), self.actions)

    def arguments(self) -> dict[str, Argument]:
        names = {**self.who.arguments("by_"), **self.whom.arguments("target_")}
        return {**names, "weapon": self.kind, "bonus": self.bonus.after}


class Heal(Command, frozen=True, kw_only=True):
    """An action: a cleric or a wizard gives a character, the caster too, 1d10 hit points back, at most up to those of
    creation."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    target: int

    def check(self, state: Campaign) -> None:
        caster_of(state, "healing")
        character = character_of(state, self.target)
        if character.left >= character.hit_points:
            raise Refusal("healing-full", name=character.name, hit_points=character.hit_points)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        caster, character = caster_of(state, "healing"), character_of(state, self.target)
        die = dice.roll("healing", 1, HEALING, label=label_of(character))
        after = yield Healed(
            figure=caster.id,
            who=named(caster),
            target=character.id,
            whom=named(character),
            die=die,
            left=Change(character.left, min(character.hit_points, character.left + sum(die))),
            actions=state.actions - 1,
        )
        yield from spent(after)


class BoogieWoogie(Command, frozen=True, kw_only=True):
    """An action: a wizard has any two figures, the caster too, change places."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    first: int
    second: int

    def _figures(self, state: Campaign) -> tuple[Figure, Figure]:
        pair = figure_of(state, self.first), figure_of(state, self.second)
        for number, figure in zip((self.first, self.second), pair, strict=True):
            if figure is None:
                raise Refusal("figure-unknown", figure=number)
        one, other = (figure for figure in pair if figure is not None)
        return one, other

    def check(self, state: Campaign) -> None:
        caster_of(state, "boogie-woogie")
        one, other = self._figures(state)
        if one.id == other.id:
            raise Refusal("swap-same", **named(one).arguments())

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        caster = caster_of(state, "boogie-woogie")
        one, other = self._figures(state)
        after = yield Swapped(
            figure=caster.id,
            who=named(caster),
            first=one.id,
            one=named(one),
            first_cell=other.cell or Cell(0, 0),
            second=other.id,
            other=named(other),
            second_cell=one.cell or Cell(0, 0),
            actions=state.actions - 1,
        )
        yield from spent(after)


class EnchantWeapon(Command, frozen=True, kw_only=True):
    """An action: a wizard gives one weapon that a character carries, in hand or not, +1 on attack rolls and on damage
    rolls, for the campaign and on top of what lies on it already."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    target: int
    kind: str

    def check(self, state: Campaign) -> None:
        caster_of(state, "magic-weapon")
        character = character_of(state, self.target)
        if piece_of(self.kind).slot != "weapon":
            raise Refusal("magic-no-weapon", kind=self.kind)
        if self.kind not in (character.weapon, *character.inventory):
            raise Refusal("piece-missing", kind=self.kind, name=character.name)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        caster, character = caster_of(state, "magic-weapon"), character_of(state, self.target)
        before = enchanted(character, self.kind)
        others = tuple(spell for spell in character.magic if spell.kind != self.kind)
        after = yield WeaponEnchanted(
            figure=caster.id,
            who=named(caster),
            target=character.id,
            whom=named(character),
            kind=self.kind,
            bonus=Change(before, before + 1),
            magic=(*others, Enchantment(self.kind, before + 1)),
            actions=state.actions - 1,
        )
        yield from spent(after)


def weapons_of(character: Character) -> tuple[str, ...]:
    """The weapons that a character carries, each kind once: the one in hand first."""
    carried = (character.weapon, *character.inventory)
    return tuple(dict.fromkeys(kind for kind in carried if kind in PIECES and PIECES[kind].slot == "weapon"))


COMMANDS = (Heal, BoogieWoogie, EnchantWeapon)
EVENTS = (Healed, Swapped, WeaponEnchanted)


def options(state: Campaign) -> Iterator[Command]:
    """Whom the acting caster can heal, which two can change places (each pair once), which weapons can be enchanted."""
    if not (state.acting and extended(state)):
        return
    spells = known_spells(acting_figure(state))
    if "healing" in spells:
        yield from (Heal(target=one.id) for one in state.characters)
    if "boogie-woogie" in spells:
        ids = sorted(one.id for one in everybody(state))
        yield from (BoogieWoogie(first=one, second=other) for one, other in combinations(ids, 2))
    if "magic-weapon" in spells:
        for one in state.characters:
            yield from (EnchantWeapon(target=one.id, kind=kind) for kind in weapons_of(one))
