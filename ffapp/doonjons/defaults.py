"""The three dungeons that are ready to play, each made for the size and the classes of the party (Mise en place)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from ffapp.doonjons.cells import parsed
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Class, Monster, Race, Temper


@dataclass(frozen=True)
class Plan:
    """A default dungeon: its floor, where the seats begin, what lies on it, and where monsters lurk, in the order in
    which they join: (species, cell, temper). `points` are the hit points of all monsters for a party of one of middling
    strength: monsters join until they are spent, and the last has what is left. With full walls they are `walled` times
    as many."""

    floor: tuple[str, ...]
    starts: tuple[str, ...]
    things: tuple[tuple[str, str], ...]
    places: tuple[tuple[str, str, Temper | Literal[""]], ...]
    points: float
    walled: float


SPECIES: Final[dict[str, dict[str, Any]]] = {
    "rat": {"damage": "1d2", "hit_points": 10, "speed": 15, "armour_class": 15, "initiative": 10},
    "kobold": {"damage": "1d2", "hit_points": 12, "speed": 6, "armour_class": 16, "initiative": 9},
    "goblin": {"damage": "1d2", "hit_points": 20, "speed": 6, "armour_class": 17, "initiative": 8},
    "goblin-archer": {"damage": "1d2", "reach": 8, "hit_points": 14, "speed": 9, "armour_class": 16, "initiative": 10},
    "skeleton": {"damage": "1d2", "hit_points": 24, "speed": 6, "armour_class": 18, "initiative": 9},
    "skeleton-archer": {
        "damage": "1d2",
        "reach": 10,
        "hit_points": 16,
        "speed": 9,
        "armour_class": 17,
        "initiative": 11,
    },
    "spider": {"damage": "1d2", "hit_points": 16, "speed": 18, "armour_class": 16, "initiative": 12},
    "cultist": {"damage": "1d3", "reach": 6, "hit_points": 16, "speed": 9, "armour_class": 17, "initiative": 12},
    "hell-hound": {"damage": "1d3", "hit_points": 22, "speed": 18, "armour_class": 17, "initiative": 14, "strength": 1},
    "young-dragon": {
        "damage": "1d6",
        "hit_points": 60,
        "speed": 12,
        "armour_class": 19,
        "initiative": 12,
        "strength": 1,
    },
}
"""The figures of the monsters of the defaults."""

_CELLAR: Final = (
    "....#..........",
    "....#..##..##..",
    "....#..........",
    ".........#.....",
    "....#..........",
    "....#..##..##..",
    "##.##..........",
    ".........#.....",
    "##.##..........",
    "....#..##..##..",
    "....#..........",
    ".........#.....",
    "....#..........",
    "....#..##..##..",
    "....#..........",
)

_CRYPT: Final = (
    "...............",
    "...............",
    "..###..###..#..",
    "............#..",
    "............#..",
    "..#..##..##....",
    "..#..##..##....",
    "....#...#......",
    "..#..##..##....",
    "..#..##..##....",
    "............#..",
    "............#..",
    "..###..###..#..",
    "...............",
    "...............",
)

_LAIR: Final = (
    "##...........##",
    "#......#......#",
    "....##...##....",
    "....#.....#....",
    ".......#.......",
    "..#.........#..",
    "..##..###..##..",
    "...............",
    "...............",
    "####..###..####",
    "....#.....#....",
    ".......#.......",
    "...#.......#...",
    "#..#...#...#..#",
    "##...........##",
)

PLANS: Final = (
    Plan(
        floor=_CELLAR,
        starts=("C4", "C12", "A3", "A15", "B5", "B13"),
        things=(("half-plate", "D1"), ("half-plate", "D15"), ("light-crossbow", "H8"), ("plate", "D8")),
        places=(
            ("goblin", "K7", "guard"),
            ("rat", "K11", ""),
            ("goblin-archer", "O8", "guard"),
            ("rat", "L4", ""),
            ("goblin", "L13", ""),
            ("goblin", "N2", ""),
            ("rat", "N11", ""),
            ("goblin-archer", "N4", "cautious"),
            ("goblin", "K9", ""),
            ("rat", "O3", ""),
            ("goblin", "O14", ""),
        ),
        points=36.8,
        walled=0.96,
    ),
    Plan(
        floor=_CRYPT,
        starts=("A8", "H15", "A10", "F15", "A7", "I15"),
        things=(("half-plate", "B9"), ("half-plate", "G14"), ("shortbow", "D9"), ("longsword", "H12")),
        places=(
            ("skeleton", "L8", "guard"),
            ("spider", "C1", ""),
            ("skeleton-archer", "N2", "guard"),
            ("skeleton", "K5", ""),
            ("rat", "O13", ""),
            ("skeleton-archer", "O8", "cautious"),
            ("spider", "H1", ""),
            ("skeleton", "N4", "guard"),
            ("rat", "F1", ""),
            ("skeleton", "N10", ""),
            ("skeleton-archer", "K2", ""),
        ),
        points=44.5,
        walled=1.1,
    ),
    Plan(
        floor=_LAIR,
        starts=("F13", "J13", "E12", "K15", "F15", "J15"),
        things=(("half-plate", "B12"), ("half-plate", "N12"), ("light-crossbow", "B9"), ("plate", "H11")),
        places=(
            ("hell-hound", "H8", ""),
            ("cultist", "D5", "cautious"),
            ("young-dragon", "H3", "cautious"),
            ("kobold", "B8", ""),
            ("kobold", "N8", ""),
            ("cultist", "L5", "guard"),
            ("hell-hound", "F5", ""),
            ("kobold", "A5", ""),
            ("kobold", "O5", ""),
            ("cultist", "G3", ""),
        ),
        points=41,
        walled=1.0,
    ),
)

SIZES: Final = (0.96, 1.62, 2.33, 2.98, 3.5, 4.1)
"""How much stronger than one a party of 1 to 6 is."""

WEIGHTS: Final[dict[Class, float]] = {"fighter": 1.24, "cleric": 1.05, "rogue": 0.88, "wizard": 0.76}
"""How much stronger than a middling character each class is."""

BLOOD: Final[dict[Race, float]] = {"human": 1.0, "dwarf": 0.93, "elf": 1.02, "halfling": 1.02}
"""How much stronger than a middling character each race is."""

UNDER: Final[dict[Class, tuple[str, ...]]] = {
    "fighter": (),
    "cleric": (),
    "rogue": ("scale-mail",),
    "wizard": ("plate",),
}
"""What lies where a character of each class begins in the first dungeon."""

LEAST: Final = 3
"""A monster does not join with fewer hit points."""


def default_dungeon(
    number: int, party: int, roles: Sequence[Class] = (), races: Sequence[Race] = (), *, full: bool = False
) -> Dungeon:
    """The default of dungeon `number` (1 to 3) for a party of that size, of these classes and races by seat where they
    are known, and for `full` walls or those of the rulebook. Ids are those of the plan: whoever lays the dungeon gives
    fresh ones."""
    plan = PLANS[number - 1]
    weight = _mean([WEIGHTS[role] for role in roles]) * _mean([BLOOD[race] for race in races])
    points = round(plan.points * SIZES[party - 1] * weight * (plan.walled if full else 1))
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


def _mean(weights: list[float]) -> float:
    """The mean of some weights, 1 of none."""
    return sum(weights) / len(weights) if weights else 1.0


def _starts(plan: Plan, party: int, roles: Sequence[Class]) -> tuple[str, ...]:
    """Where the seats begin: the stronger classes in front."""
    if not roles:
        return plan.starts[:party]
    front = sorted(range(party), key=lambda seat: (-WEIGHTS[roles[seat]], seat))
    return tuple(plan.starts[front.index(seat)] for seat in range(party))
