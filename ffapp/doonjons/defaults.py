"""The three dungeons that are ready to play, each made for the size of the party (Mise en place)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ffapp.doonjons.cells import parsed
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Monster


@dataclass(frozen=True)
class Plan:
    """A default dungeon: its floor, where the seats begin, what lies on it, and in which order monsters join as the
    party grows. `monsters` has for each size of the party how many of them there are."""

    floor: tuple[str, ...]
    starts: tuple[str, ...]
    things: tuple[tuple[str, str], ...]
    places: tuple[tuple[str, str], ...]
    monsters: tuple[int, int, int, int, int, int]


SPECIES: Final[dict[str, dict[str, Any]]] = {
    "goblin": {"damage": "1d4", "hit_points": 5, "speed": 9, "armour_class": 13, "initiative": 8, "strength": 3},
    "goblin-archer": {
        "damage": "1d4",
        "reach": 8,
        "hit_points": 4,
        "speed": 9,
        "armour_class": 12,
        "initiative": 10,
        "dexterity": 2,
    },
    "skeleton": {"damage": "1d6", "hit_points": 8, "speed": 9, "armour_class": 14, "initiative": 9, "strength": 3},
    "skeleton-archer": {
        "damage": "1d4",
        "reach": 10,
        "hit_points": 7,
        "speed": 9,
        "armour_class": 13,
        "initiative": 11,
        "dexterity": 3,
    },
    "cultist": {
        "damage": "1d4",
        "reach": 6,
        "hit_points": 7,
        "speed": 9,
        "armour_class": 13,
        "initiative": 12,
        "dexterity": 4,
    },
    "hell-hound": {"damage": "1d6", "hit_points": 9, "speed": 15, "armour_class": 14, "initiative": 14, "strength": 4},
    "young-dragon": {
        "damage": "1d8",
        "hit_points": 24,
        "speed": 12,
        "armour_class": 17,
        "initiative": 12,
        "strength": 6,
    },
}
"""The figures of the monsters of the defaults."""

_CELLAR: Final = (
    "...............",
    "...............",
    "...............",
    "...............",
    "...##.....##...",
    ".......#.......",
    ".......#.......",
    "##...........##",
    ".......#.......",
    ".......#.......",
    "...##.....##...",
    "...............",
    "...............",
    "...............",
    "...............",
)

_CRYPT: Final = (
    "....................",
    "....................",
    "....................",
    "....###...##..###...",
    "....................",
    "....................",
    "....###...##..###...",
    "....................",
    "....................",
    "....###...##..###...",
    "....................",
    "....................",
    "....###...##..###...",
    "....................",
    "....................",
    "....................",
)

_LAIR: Final = (
    "###..................####",
    "##.....................##",
    ".........................",
    "..................##.....",
    ".........................",
    ".........##..............",
    ".........##..............",
    ".........##..............",
    "...............##........",
    "...............##........",
    "...............##........",
    "...............##........",
    ".........##..............",
    ".........##..............",
    ".........##..............",
    ".........................",
    "..................##.....",
    ".........................",
    "#.......................#",
    "###...................###",
)


PLANS: Final = (
    Plan(
        floor=_CELLAR,
        starts=("G15", "I15", "F14", "J14", "H15", "H13"),
        things=(("scale-mail", "G15"), ("scale-mail", "I15"), ("scale-mail", "H12"), ("sling", "H8")),
        places=(
            ("goblin", "H4"),
            ("goblin-archer", "G2"),
            ("goblin", "F3"),
            ("goblin", "J3"),
            ("goblin-archer", "I2"),
            ("goblin", "E4"),
            ("goblin", "K4"),
            ("goblin-archer", "H1"),
        ),
        monsters=(1, 3, 4, 5, 6, 8),
    ),
    Plan(
        floor=_CRYPT,
        starts=("B8", "B9", "A7", "A10", "C7", "C10"),
        things=(("scale-mail", "B8"), ("half-plate", "B9"), ("shortbow", "I8"), ("longsword", "I9")),
        places=(
            ("skeleton", "M8"),
            ("skeleton-archer", "R9"),
            ("skeleton", "M9"),
            ("skeleton", "N6"),
            ("skeleton-archer", "R7"),
            ("skeleton", "N11"),
            ("skeleton-archer", "S8"),
            ("skeleton", "M12"),
        ),
        monsters=(1, 3, 4, 5, 6, 8),
    ),
    Plan(
        floor=_LAIR,
        starts=("C10", "C11", "B9", "B12", "D9", "D12"),
        things=(("half-plate", "C10"), ("half-plate", "C11"), ("light-crossbow", "H10"), ("plate", "M10")),
        places=(
            ("young-dragon", "U10"),
            ("cultist", "V8"),
            ("hell-hound", "S8"),
            ("cultist", "V13"),
            ("hell-hound", "S13"),
            ("cultist", "W10"),
            ("hell-hound", "R14"),
            ("cultist", "W12"),
        ),
        monsters=(1, 2, 3, 5, 6, 8),
    ),
)


def default_dungeon(number: int, party: int) -> Dungeon:
    """The default of dungeon `number` (1 to 3) for a party of that size. Ids are those of the plan: whoever lays the
    dungeon gives fresh ones."""
    plan = PLANS[number - 1]
    count = plan.monsters[party - 1]
    monsters = tuple(
        Monster(id=at, kind=kind, cell=parsed(cell), left=SPECIES[kind]["hit_points"], **SPECIES[kind])
        for at, (kind, cell) in enumerate(plan.places[:count], 1)
    )
    things = tuple(Thing(id=at, kind=kind, cell=parsed(cell)) for at, (kind, cell) in enumerate(plan.things, 1))
    starts = tuple(parsed(cell) for cell in plan.starts[:party])
    return Dungeon(floor=plan.floor, monsters=monsters, things=things, starts=starts, default=number)
