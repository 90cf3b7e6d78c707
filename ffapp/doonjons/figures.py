"""Who stands on the grid: characters and monsters, and the values that are derived from them (Les personnages, Les
monstres)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from ffapp.doonjons.cells import Cell
from ffapp.doonjons.equipment import PIECES, Piece, Slot
from ffapp.doonjons.notation import Throw, throw_of

Race: TypeAlias = Literal["human", "dwarf", "elf", "halfling"]
Class: TypeAlias = Literal["fighter", "cleric", "wizard", "rogue"]
Gender: TypeAlias = Literal["m", "f"]
GENDERS: Final[tuple[Gender, ...]] = ("m", "f")
"""The grammatical gender in which sentences speak of a character; the first one where nobody has said it."""

Temper: TypeAlias = Literal["nearest", "weakest", "cautious", "guard"]
TEMPERS: Final[tuple[Temper, ...]] = ("nearest", "weakest", "cautious", "guard")
"""How the program can play a monster (`tempers.choose`)."""

Trait: TypeAlias = Literal["strength", "dexterity", "speed", "initiative"]
TRAITS: Final[tuple[Trait, ...]] = ("strength", "dexterity", "speed", "initiative")
"""The characteristics that are rolled, in the order in which their dice are."""

RACES: Final[dict[Race, dict[Trait, int]]] = {
    "human": {"strength": 2, "dexterity": 2, "speed": 2, "initiative": 2},
    "dwarf": {"strength": 6},
    "elf": {"dexterity": 6},
    "halfling": {"dexterity": 4, "speed": 2},
}
"""What each race adds to the characteristics (Les races)."""

HIT_POINTS: Final[dict[Class, int]] = {"fighter": 20, "cleric": 16, "wizard": 12, "rogue": 16}

KITS: Final[dict[Class, tuple[str, ...]]] = {
    "fighter": ("chain-mail", "longsword", "light-crossbow"),
    "cleric": ("mace", "scale-mail", "light-crossbow"),
    "wizard": ("quarterstaff", "sling"),
    "rogue": ("rapier", "shortbow"),
}
"""What each class begins with (Les classes)."""

D20: Final = 20
"""The sides of the die of attacks and of initiative (Attaquer, Mise en place)."""

STEP: Final = 3
"""So many points of speed are one cell of a move (Se déplacer)."""


class Enchantment(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What magic has added to a kind of weapon of a character, on attack rolls and on damage rolls alike."""

    kind: str
    bonus: int


class Character(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's character. Characteristics are those of creation: what is worn changes them only as derived below.
    Sentences agree with its `gender`.

    `left` are the hit points left of `hit_points`; `inventory` is what is carried and not worn, as kinds of equipment;
    `magic` has the weapons on which a spell lies. Of several alike the spell lies on the one that is taken in hand.
    """

    id: int
    name: str
    race: Race
    role: Class
    strength: int
    dexterity: int
    speed: int
    initiative: int
    hit_points: int
    left: int
    inventory: tuple[str, ...] = ()
    weapon: str | None = None
    armour: str | None = None
    cell: Cell | None = None
    gender: Gender = "m"
    magic: tuple[Enchantment, ...] = ()


class Named(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """How a figure is called: a character by `name`, in its `gender`; a monster by its species, the master's own
    (`name`, whose gender nobody knows) or one of the bestiary (`kind`), and its `number` (0: there is no other)."""

    name: str = ""
    kind: str = ""
    number: int = 0
    gender: Gender = "m"

    def arguments(self, prefix: str = "") -> dict[str, int | str]:
        """As message arguments: `kind` is "own" for what has a name; the `gender` of a species of the bestiary is each
        language's own."""
        return {
            f"{prefix}name": self.name,
            f"{prefix}kind": self.kind or "own",
            f"{prefix}number": self.number,
            f"{prefix}gender": "" if self.kind else self.gender,
        }


class Monster(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A monster: one attack, no equipment. Its species is one of the bestiary (`kind`), or the master's own
    (`species`). `number` tells it from others of its species, 0 where there is no other.

    `reach` is 1 for an attack in melee, which counts strength, and more for one at range, which counts dexterity;
    `damage` is written as dice ("2d6"). `left` are the hit points left. Of what `temper` it is, where that is not the
    dungeon's; `post` is where a guard began.
    """

    id: int
    species: str = ""
    kind: str = ""
    damage: str
    hit_points: int
    left: int
    reach: int = 1
    speed: int = 0
    armour_class: int = 0
    initiative: int = 0
    strength: int = 0
    dexterity: int = 0
    number: int = 0
    cell: Cell | None = None
    temper: Temper | Literal[""] = ""
    post: Cell | None = None


Figure: TypeAlias = Character | Monster


def named(figure: Figure) -> Named:
    """How a figure is called."""
    if isinstance(figure, Character):
        return Named(name=figure.name, gender=figure.gender)
    return Named(name=figure.species, kind=figure.kind, number=figure.number)


def trait_at(reach: int) -> Literal["strength", "dexterity"]:
    """Which characteristic an attack of that reach counts: strength in melee, dexterity at range (Attaquer)."""
    return "dexterity" if reach > 1 else "strength"


class Attack(NamedTuple):
    """How a figure attacks: how far, with which bonus on its d20, with which dice of damage, and what `magic` adds to
    both."""

    reach: int
    bonus: int
    damage: Throw
    magic: int = 0

    @property
    def trait(self) -> Literal["strength", "dexterity"]:
        """Which characteristic the bonus is."""
        return trait_at(self.reach)


class Chance(NamedTuple):
    """How an attack stands: the `least` face of the d20 that hits, how many `faces` hit, and so many in a hundred."""

    least: int
    faces: int
    percent: int


def label_of(figure: Figure) -> dict[str, int | str]:
    """Whom dice are for, as the arguments that name it (`figure-by`)."""
    return named(figure).arguments("by_")


def worn(character: Character, slot: Slot) -> Piece | None:
    """What a character wears there, or None; a kind that only a broken save has is none either."""
    kind = character.weapon if slot == "weapon" else character.armour
    return None if kind is None else PIECES.get(kind)


def effective_speed(figure: Figure) -> int:
    """Speed with what is worn, never below 0."""
    if isinstance(figure, Monster):
        return figure.speed
    pieces = (worn(figure, "weapon"), worn(figure, "armour"))
    return max(0, figure.speed + sum(piece.speed for piece in pieces if piece))


def effective_strength(figure: Figure) -> int:
    """Strength with the weapon in hand."""
    if isinstance(figure, Monster):
        return figure.strength
    weapon = worn(figure, "weapon")
    return figure.strength + (weapon.strength if weapon else 0)


def effective_trait(character: Character, trait: Trait) -> int:
    """A characteristic with what is worn and in hand."""
    if trait == "strength":
        return effective_strength(character)
    if trait == "speed":
        return effective_speed(character)
    value: int = getattr(character, trait)
    return value


def temper_of(monster: Monster, control: str) -> str:
    """The temper with which the program plays a monster: its own, or that of the dungeon."""
    return monster.temper or control


def steps(figure: Figure) -> int:
    """So many cells it goes in one move."""
    return effective_speed(figure) // STEP


def armour_class(figure: Figure) -> int:
    """What an attack on it has to beat: 0 with nothing worn."""
    if isinstance(figure, Monster):
        return figure.armour_class
    armour = worn(figure, "armour")
    return armour.armour_class if armour else 0


def attack_of(figure: Figure) -> Attack | None:
    """How it attacks; None with nothing in hand. A war weapon's strength is in the bonus and never in the damage."""
    if isinstance(figure, Monster):
        bonus = figure.dexterity if figure.reach > 1 else figure.strength
        return Attack(figure.reach, bonus, throw_of(figure.damage))
    weapon = worn(figure, "weapon")
    return None if weapon is None else attack_with(figure, weapon)


def attack_with(character: Character, weapon: Piece) -> Attack:
    """How a character attacks, or would, with that weapon in hand."""
    bonus = character.dexterity if weapon.reach > 1 else character.strength + weapon.strength
    return Attack(weapon.reach, bonus, weapon.damage, enchanted(character, weapon.kind))


def enchanted(character: Character, kind: str) -> int:
    """What magic adds to a character's weapon of that kind."""
    for spell in character.magic:
        if spell.kind == kind:
            return spell.bonus
    return 0


def chance_of(attack: Attack, target: Figure) -> Chance:
    """How likely an attack hits: the sum must be strictly above the armour class. Where nothing hits, `least` is a face
    that the die has not."""
    faces = _hitting(attack, target)
    return Chance(D20 + 1 - faces, faces, 100 * faces // D20)


def likely(attack: Attack, target: Figure) -> float:
    """The damage that a blow is likely to do: by its chance to hit and the mean of its dice."""
    return _hitting(attack, target) * (attack.damage.mean + attack.magic) / D20


def _hitting(attack: Attack, target: Figure) -> int:
    """How many faces of the d20 hit."""
    faces = D20 + attack.bonus + attack.magic - armour_class(target)
    return 0 if faces < 0 else min(faces, D20)


def hurt(left: int, hit_points: int) -> bool:
    """Whether half of the hit points or fewer are left: so it is marked wherever a figure is shown."""
    return 2 * left <= hit_points
