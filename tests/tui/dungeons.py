"""Dungeons on a table, for the tests of the grid: a small one, a large one, one full of hostile names."""

from __future__ import annotations

import random

from ffapp.doonjons.campaign import Campaign, Place
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Character, Monster, Named
from tests.tui.gallery import HOSTILE

SPECIES = {"goblin": "gobelin", "goblin-archer": "gobelin archer", "young-dragon": "jeune dragon"}


def word(who: Named) -> str:
    return who.name or SPECIES.get(who.kind, who.kind)


def character(number: int, name: str, cell: str, left: int = 20) -> Character:
    return Character(
        id=number,
        name=name,
        race="human",
        role="fighter",
        strength=14,
        dexterity=12,
        speed=13,
        initiative=12,
        hit_points=20,
        left=left,
        inventory=("longsword",),
        weapon="shortbow",
        armour="scale-mail",
        cell=parsed(cell),
    )


PARTY = (
    character(1, "Kaël", "E12"),
    character(2, "Aldric", "G13", 9),
    character(3, "Aldwin", "F15"),
    character(4, "Mère Ysolde", "C14"),
)


def monster(number: int, kind: str, cell: str, left: int = 8, rank: int = 0) -> Monster:
    return Monster(
        id=number,
        kind=kind,
        damage="1d6",
        hit_points=8,
        left=left,
        speed=9,
        armour_class=13,
        number=rank,
        cell=parsed(cell),
    )


def large(acting: int = 1) -> Campaign:
    """25 by 25 cells in the middle of the fight."""
    dice = random.Random(7)
    floor = [list("." * 25) for _ in range(25)]
    for column in range(25):
        for row in (5, 18):
            floor[row][column] = "." if column in (4, 12, 13, 20) else "#"
    for row in range(6, 18):
        for column in (9, 16):
            floor[row][column] = "." if row in (8, 12) else "#"
    for _ in range(16):
        column, row = dice.randrange(25), dice.randrange(25)
        floor[row][column] = "#"
    things = ("scale-mail", "H9"), ("sling", "G10"), ("plate", "E12"), ("mace", "D10"), ("longsword", "D10")
    monsters = (
        monster(11, "goblin", "G10", 8, 1),
        monster(12, "goblin", "H14", 3, 2),
        monster(13, "goblin-archer", "M11", 8, 1),
        monster(14, "goblin-archer", "N8", 8, 2),
        monster(15, "young-dragon", "U10", 8),
        monster(16, "troll", "U22", 2),
        monster(17, "ghoul", "B2", 8),
    )
    for cell in (parsed(name) for name in ("H9", "G10", "E12", "D10")):
        floor[cell.row][cell.column] = "."
    for figure in (*PARTY, *monsters):
        if figure.cell:
            floor[figure.cell.row][figure.cell.column] = "."
    dungeon = Dungeon(
        floor=tuple("".join(row) for row in floor),
        monsters=monsters,
        things=tuple(Thing(id=20 + at, kind=kind, cell=parsed(cell)) for at, (kind, cell) in enumerate(things)),
    )
    order = tuple(Place(figure.id, 10, 22) for figure in (*PARTY, *monsters))
    return Campaign(characters=PARTY, number=2, dungeon=dungeon, order=order, acting=acting, actions=3, round=1, ids=30)


def small() -> Campaign:
    """The smallest dungeon while it is set up: a pillar in each quarter, and somebody who is not placed yet."""
    floor = [list("." * 15) for _ in range(15)]
    for column in (3, 4, 10, 11):
        for row in (4, 10):
            floor[row][column] = "#"
    dungeon = Dungeon(
        floor=tuple("".join(row) for row in floor),
        monsters=(
            monster(11, "goblin", "H4", rank=1),
            monster(12, "goblin-archer", "G2"),
            monster(13, "goblin", "F3", rank=2),
        ),
        things=(Thing(id=21, kind="sling", cell=parsed("H8")), Thing(id=22, kind="half-plate", cell=parsed("G15"))),
        starts=(parsed("G15"), parsed("I15"), None, parsed("J14")),
    )
    return Campaign(characters=PARTY, number=1, dungeon=dungeon, ids=30)


def hostile() -> Campaign:
    """Names that would break what reads them as anything but names."""
    state = large()
    party = tuple(character(at, name[:40], f"{'ABCDEF'[at]}8") for at, name in enumerate(HOSTILE[:6]))
    monsters = tuple(
        Monster(id=30 + at, species=name[:40], damage="1d6", hit_points=9, left=9, cell=Cell(2 * at, 8))
        for at, name in enumerate(HOSTILE)
    )
    floor = ("." * 25,) * 25
    return Campaign(
        characters=party,
        number=1,
        dungeon=Dungeon(floor=floor, monsters=monsters),
        order=state.order,
        acting=2,
        actions=1,
    )
