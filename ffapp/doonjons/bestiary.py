"""The values that the species of the bestiary are offered with: the game master changes them at will."""

from __future__ import annotations

from typing import Any, Final

from ffapp.doonjons.defaults import SPECIES

VALUES: Final[dict[str, dict[str, Any]]] = {
    "rat": SPECIES["rat"],
    "kobold": SPECIES["kobold"],
    "goblin": SPECIES["goblin"],
    "goblin-archer": SPECIES["goblin-archer"],
    "orc": {"damage": "1d4", "hit_points": 18, "speed": 9, "armour_class": 20, "initiative": 8, "strength": 1},
    "skeleton": SPECIES["skeleton"],
    "skeleton-archer": SPECIES["skeleton-archer"],
    "ghoul": {"damage": "1d4", "hit_points": 20, "speed": 9, "armour_class": 20, "initiative": 9, "strength": 1},
    "cultist": SPECIES["cultist"],
    "troll": {"damage": "1d6", "hit_points": 36, "speed": 9, "armour_class": 21, "initiative": 7, "strength": 2},
    "ogre": {"damage": "1d6", "hit_points": 30, "speed": 9, "armour_class": 20, "initiative": 6, "strength": 2},
    "spider": SPECIES["spider"],
    "wraith": {"damage": "1d4", "hit_points": 22, "speed": 12, "armour_class": 22, "initiative": 13},
    "hell-hound": SPECIES["hell-hound"],
    "young-dragon": SPECIES["young-dragon"],
}
"""By the codes of the species, the weaker ones first within a family."""
