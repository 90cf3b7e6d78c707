"""The three dungeons that are ready to play, each made for the size and the classes of the party (Mise en place)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ffapp.doonjons.cells import parsed
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Class, Monster, Temper


@dataclass(frozen=True)
class Plan:
    """A default dungeon: its floor, where the seats begin, what lies on it, and where monsters lurk, in the order in
    which they join: (species, cell, temper). `points` are the hit points of all monsters for a party of one of middling
    strength: monsters join until they are spent, and the last has what is left."""

    floor: tuple[str, ...]
    starts: tuple[str, ...]
    things: tuple[tuple[str, str], ...]
    places: tuple[tuple[str, str, Temper | Literal[""]], ...]
    points: float


SPECIES: Final[dict[str, dict[str, Any]]] = {
    "rat": {"damage": "1d2", "hit_points": 6, "speed": 12, "armour_class": 17, "initiative": 10},
    "kobold": {"damage": "1d2", "hit_points": 8, "speed": 9, "armour_class": 18, "initiative": 9},
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
    "spider": {"damage": "1d3", "hit_points": 14, "speed": 15, "armour_class": 19, "initiative": 12},
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
    "........#................",
    "........#................",
    "........#.........##.....",
    "..................##.....",
    "........#................",
    "........#............#...",
    "####.####............#...",
    ".....................#...",
    "####.####............#...",
    "........#............#...",
    "........#................",
    "..................##.....",
    "........#.........##.....",
    "........#................",
    "........#................",
)

_CRYPT: Final = (
    "........................",
    "........................",
    "..####..####..####..##..",
    "........................",
    "........................",
    "..#..............#......",
    "..#...##....##...#...#..",
    "..#...##....##...#...#..",
    ".....................#..",
    ".....................#..",
    "..#...##....##...#...#..",
    "..#...##....##...#...#..",
    "..#..............#......",
    "........................",
    "........................",
    "..####..####..####..##..",
    "........................",
    "........................",
)

_LAIR: Final = (
    "###...................###",
    "##.....................##",
    "#.......................#",
    "......###.......###......",
    "......#...........#......",
    "......#...........#......",
    ".........................",
    ".........................",
    "...##......###......##...",
    "...##...............##...",
    ".........................",
    "######..###...###..######",
    ".........................",
    ".........................",
    "....##...........##......",
    "....##...........##......",
    "...........#.............",
    "...........#.............",
    ".......##.....##.........",
    ".......##.....##.........",
    ".........................",
    "#.......................#",
    "##.....................##",
    "###...................###",
    "####.................####",
)


PLANS: Final = (
    Plan(
        floor=_CELLAR,
        starts=("D4", "D12", "C3", "A14", "A2", "C13"),
        things=(("half-plate", "G2"), ("half-plate", "G14"), ("light-crossbow", "L8"), ("plate", "X8")),
        places=(
            ("goblin", "P4", ""),
            ("rat", "O12", ""),
            ("goblin-archer", "T8", "guard"),
            ("rat", "Q10", ""),
            ("goblin", "R13", "cautious"),
            ("goblin", "Q2", ""),
            ("rat", "P7", ""),
            ("goblin-archer", "U3", "cautious"),
            ("rat", "S10", ""),
            ("goblin", "V12", ""),
            ("goblin-archer", "X8", "guard"),
            ("rat", "T5", ""),
            ("goblin", "W4", ""),
            ("goblin", "W11", ""),
        ),
        points=30,
    ),
    Plan(
        floor=_CRYPT,
        starts=("B8", "B11", "B7", "A10", "A9", "B12"),
        things=(("half-plate", "F9"), ("half-plate", "F10"), ("shortbow", "L9"), ("longsword", "L10")),
        places=(
            ("skeleton", "P9", ""),
            ("spider", "K2", ""),
            ("skeleton-archer", "T9", "guard"),
            ("skeleton", "O13", ""),
            ("rat", "K17", ""),
            ("skeleton", "O5", "cautious"),
            ("spider", "M17", ""),
            ("skeleton-archer", "U14", "cautious"),
            ("skeleton", "R10", ""),
            ("rat", "M2", ""),
            ("skeleton", "S5", ""),
            ("skeleton-archer", "W4", "guard"),
            ("spider", "T17", ""),
            ("skeleton", "T13", ""),
        ),
        points=38,
    ),
    Plan(
        floor=_LAIR,
        starts=("J22", "P22", "K23", "M25", "O23", "L25"),
        things=(("half-plate", "J20"), ("half-plate", "Q20"), ("light-crossbow", "D13"), ("plate", "V13")),
        places=(
            ("hell-hound", "M13", ""),
            ("cultist", "G8", "cautious"),
            ("young-dragon", "M3", ""),
            ("kobold", "E17", ""),
            ("kobold", "U17", ""),
            ("cultist", "S8", "guard"),
            ("hell-hound", "T13", ""),
            ("kobold", "C13", ""),
            ("cultist", "M8", "guard"),
            ("kobold", "W13", ""),
            ("hell-hound", "F13", ""),
            ("kobold", "G13", ""),
            ("cultist", "O4", "cautious"),
            ("kobold", "S13", ""),
        ),
        points=37,
    ),
)

SIZES: Final = (1.0, 1.65, 2.3, 2.98, 3.55, 4.3)
"""How much stronger than one a party of 1 to 6 is."""

WEIGHTS: Final[dict[Class, float]] = {"fighter": 1.3, "cleric": 1.1, "rogue": 1.0, "wizard": 0.6}
"""How much stronger than a middling character each class is."""

UNDER: Final[dict[Class, tuple[str, ...]]] = {
    "fighter": (),
    "cleric": (),
    "rogue": ("scale-mail",),
    "wizard": ("plate",),
}
"""What lies where a character of each class begins in the first dungeon."""

LEAST: Final = 3
"""A monster does not join with fewer hit points."""


def default_dungeon(number: int, party: int, roles: Sequence[Class] = ()) -> Dungeon:
    """The default of dungeon `number` (1 to 3) for a party of that size, and of these classes by seat where they are
    known. Ids are those of the plan: whoever lays the dungeon gives fresh ones."""
    plan = PLANS[number - 1]
    weight = sum(WEIGHTS[role] for role in roles) / len(roles) if roles else 1.0
    points = round(plan.points * SIZES[party - 1] * weight)
    monsters: list[Monster] = []
    for at, (kind, cell, temper) in enumerate(plan.places, 1):
        figures = SPECIES[kind]
        left = min(figures["hit_points"], points)
        if monsters and left < LEAST:
            break
        points -= left
        given = {**figures, "hit_points": left, "left": left, "temper": temper}
        monsters.append(Monster(id=at, kind=kind, cell=parsed(cell), **given))
    starts = _starts(plan, party, roles)
    under = [(kind, cell) for role, cell in zip(roles, starts, strict=False) for kind in UNDER[role]]
    lying = (*plan.things, *(under if number == 1 else ()))
    things = tuple(Thing(id=at, kind=kind, cell=parsed(cell)) for at, (kind, cell) in enumerate(lying, 1))
    cells = tuple(parsed(cell) for cell in starts)
    return Dungeon(floor=plan.floor, monsters=tuple(monsters), things=things, starts=cells, default=number)


def _starts(plan: Plan, party: int, roles: Sequence[Class]) -> tuple[str, ...]:
    """Where the seats begin: the stronger classes in front."""
    if not roles:
        return plan.starts[:party]
    front = sorted(range(party), key=lambda seat: (-WEIGHTS[roles[seat]], seat))
    return tuple(plan.starts[front.index(seat)] for seat in range(party))
