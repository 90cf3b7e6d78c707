"""The species of the bestiary, and when two monsters are of one: numbers tell these apart (Les monstres)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final, TypeAlias

from ffapp.doonjons.figures import Monster
from ffapp.doonjons.naming import identity

Species: TypeAlias = tuple[str, str]
"""The code of a species of the bestiary, or with an empty code the identity of the master's own."""

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "rat": ("rat géant", "giant rat"),
    "kobold": ("kobold",),
    "goblin": ("gobelin", "goblin"),
    "goblin-archer": ("archer gobelin", "goblin archer"),
    "orc": ("orque", "orc"),
    "skeleton": ("squelette", "skeleton"),
    "skeleton-archer": ("archer squelette", "skeleton archer"),
    "ghoul": ("goule", "ghoul"),
    "cultist": ("fanatique", "cultist"),
    "troll": ("troll",),
    "ogre": ("ogre",),
    "spider": ("araignée géante", "giant spider"),
    "wraith": ("spectre", "wraith"),
    "hell-hound": ("molosse infernal", "hell hound"),
    "young-dragon": ("jeune dragon", "young dragon"),
}
"""Each species of the bestiary with the identities of what it is called in any language: an own species of that name is
the same one at the table. A test holds them against the texts."""

BESTIARY: Final = frozenset(NAMES)
"""The species that have a name of their own in every language; any other is the master's word."""

_KINDS: Final = {name: kind for kind, names in NAMES.items() for name in names}


def species_of(monster: Monster) -> Species:
    """What a monster shares with all that are called as it is, in whatever language."""
    own = identity(monster.species)
    kind = monster.kind or _KINDS.get(own, "")
    return (kind, "") if kind else ("", own)


def numbers(monsters: tuple[Monster, ...]) -> list[int]:
    """A number for each monster of a species that appears more than once, 0 for the others. No number makes a name
    that a species has by itself: beside one "Orc 2" the orcs are 1 and 3."""
    species = [species_of(monster) for monster in monsters]
    names = {identity(monster.species) for monster in monsters}
    free = {one: _free(one, names) for one in species}
    return [next(free[one]) if species.count(one) > 1 else 0 for one in species]


def _free(species: Species, names: set[str]) -> Iterator[int]:
    """The numbers that a species can have beside others of these names."""
    kind, own = species
    called = NAMES.get(kind, (own,))
    return (number for number in count(1) if not any(f"{name} {number}" in names for name in called))
