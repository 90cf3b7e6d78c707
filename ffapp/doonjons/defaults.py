"""The three dungeons that are ready to play, each made for the size of the party (Mise en place)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ffapp.doonjons.cells import parsed
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Monster


@dataclass(frozen=True)
class Plan:
    """A default dungeon: its floor, where the seats begin, what lies on it, and where monsters may lurk. `groups` has
    for each size of the party which of these places are taken, `under` what lies where each seat begins."""

    floor: tuple[str, ...]
    starts: tuple[str, ...]
    things: tuple[tuple[str, str], ...]
    places: tuple[tuple[str, str], ...]
    groups: tuple[tuple[int, ...], ...]
    under: tuple[str, ...] = ()


SPECIES: Final[dict[str, dict[str, Any]]] = {
    "goblin": {"damage": "1d3", "hit_points": 14, "speed": 9, "armour_class": 20, "initiative": 8},
    "goblin-archer": {
        "damage": "1d3",
        "reach": 8,
        "hit_points": 10,
        "speed": 9,
        "armour_class": 19,
        "initiative": 10,
    },
    "skeleton": {"damage": "1d3", "hit_points": 18, "speed": 9, "armour_class": 21, "initiative": 9},
    "skeleton-archer": {
        "damage": "1d3",
        "reach": 10,
        "hit_points": 14,
        "speed": 9,
        "armour_class": 20,
        "initiative": 11,
    },
    "cultist": {
        "damage": "1d3",
        "reach": 6,
        "hit_points": 16,
        "speed": 9,
        "armour_class": 20,
        "initiative": 12,
    },
    "hell-hound": {
        "damage": "1d3",
        "hit_points": 18,
        "speed": 15,
        "armour_class": 20,
        "initiative": 14,
        "strength": 1,
    },
    "young-dragon": {
        "damage": "1d6",
        "hit_points": 48,
        "speed": 12,
        "armour_class": 22,
        "initiative": 12,
        "strength": 1,
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
        things=(("half-plate", "H12"), ("sling", "H8")),
        under=("scale-mail",) * 6,
        places=(
            ("goblin", "H4"),
            ("goblin-archer", "G2"),
            ("goblin", "F3"),
            ("goblin", "J3"),
        ),
        groups=((0,), (0, 1), (0, 1, 2), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3)),
    ),
    Plan(
        floor=_CRYPT,
        starts=("B8", "B9", "A7", "A10", "C7", "C10"),
        things=(("half-plate", "I7"), ("shortbow", "I8"), ("longsword", "I9")),
        places=(
            ("skeleton", "M8"),
            ("skeleton-archer", "R9"),
            ("skeleton", "M9"),
            ("skeleton", "N6"),
            ("skeleton-archer", "R7"),
        ),
        groups=((0,), (0, 1), (0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4)),
    ),
    Plan(
        floor=_LAIR,
        starts=("C10", "C11", "B9", "B12", "D9", "D12"),
        things=(("half-plate", "E10"), ("half-plate", "E11"), ("light-crossbow", "H10"), ("plate", "M10")),
        places=(
            ("young-dragon", "U10"),
            ("cultist", "V8"),
            ("hell-hound", "S8"),
            ("cultist", "V13"),
        ),
        groups=((1, 2), (0,), (0, 1), (0, 1), (0, 1, 2), (0, 1, 2, 3)),
    ),
)


def default_dungeon(number: int, party: int) -> Dungeon:
    """The default of dungeon `number` (1 to 3) for a party of that size. Ids are those of the plan: whoever lays the
    dungeon gives fresh ones."""
    plan = PLANS[number - 1]
    taken = [plan.places[place] for place in plan.groups[party - 1]]
    monsters = tuple(
        Monster(id=at, kind=kind, cell=parsed(cell), left=SPECIES[kind]["hit_points"], **SPECIES[kind])
        for at, (kind, cell) in enumerate(taken, 1)
    )
    lying = (*plan.things, *zip(plan.under[:party], plan.starts, strict=False))
    things = tuple(Thing(id=at, kind=kind, cell=parsed(cell)) for at, (kind, cell) in enumerate(lying, 1))
    starts = tuple(parsed(cell) for cell in plan.starts[:party])
    return Dungeon(floor=plan.floor, monsters=monsters, things=things, starts=starts, default=number)
