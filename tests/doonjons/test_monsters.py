"""Monsters as the master makes them: figures within bounds, one attack, and a number where there are several."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.dungeon import MOST_MONSTERS
from ffapp.doonjons.equipping import Equip, PickUp
from ffapp.doonjons.figures import Attack, attack_of, named
from ffapp.doonjons.initiative import StartDungeon
from ffapp.doonjons.monsters import (
    AddMonster,
    ChangeMonster,
    MonsterAdded,
    MonsterChanged,
    MonsterRemoved,
    RemoveMonster,
)
from ffapp.doonjons.naming import identity
from ffapp.doonjons.notation import Throw
from ffapp.doonjons.setup import PlaceFigure, PutThing
from ffapp.doonjons.species import BESTIARY
from ffapp.texts import Texts
from tests.doonjons.play import Hero, Table, dungeon, foe, gathered, play

OGRE: dict[str, Any] = {
    "species": "Ogre",
    "damage": "2d6",
    "hit_points": 30,
    "reach": 1,
    "speed": 9,
    "armour_class": 14,
    "initiative": 3,
    "strength": 8,
    "dexterity": 0,
    "cells": ("H8",),
}


@pytest.fixture
def table() -> Table:
    return gathered(Hero("A1"))


def test_a_monster_is_all_that_the_master_says(table: Table) -> None:
    table.do(AddMonster(**OGRE))
    made = table.happened(MonsterAdded).monster
    assert {name: getattr(made, name) for name in OGRE if name != "cells"} == {
        name: value for name, value in OGRE.items() if name != "cells"
    }
    assert (made.left, made.cell and made.cell.name, made.number) == (30, "H8", 0)
    assert attack_of(made) == Attack(1, 8, Throw(2, 6))
    assert not hasattr(made, "inventory")


def test_an_attack_at_range_counts_dexterity(table: Table) -> None:
    table.do(AddMonster(**{**OGRE, "reach": 2, "strength": 0, "dexterity": 5}))
    assert attack_of(table.monster("Ogre")) == Attack(2, 5, Throw(2, 6))


@pytest.mark.parametrize(
    ("lie", "rule"),
    [
        ({"species": ""}, "name-empty"),
        ({"species": "x" * 41}, "name-long"),
        ({"species": "a\nb"}, "name-line"),
        ({"species": "\ud800"}, "text-unwritable"),
        ({"kind": "goblin"}, "species-twice"),
        ({"species": "", "kind": "balrog"}, "species-unknown"),
        ({"kind": "x" * 10_000}, "species-unknown"),
        ({"species": "x" * 10_000, "kind": "goblin"}, "species-twice"),
        ({"damage": "0d6"}, "notation-bounds"),
        ({"damage": "2d"}, "notation-unreadable"),
        ({"damage": "-1d4"}, "notation-unreadable"),
        ({"damage": "999999d999999"}, "notation-bounds"),
        ({"damage": "21d6"}, "notation-bounds"),
        ({"damage": "1d101"}, "notation-bounds"),
        ({"hit_points": 0}, "amount-bounds"),
        ({"hit_points": 10_000}, "amount-bounds"),
        ({"reach": 0}, "amount-bounds"),
        ({"reach": 100}, "amount-bounds"),
        *(({name: -1}, "amount-bounds") for name in ("speed", "armour_class", "initiative", "strength", "dexterity")),
        *(({name: 10**30}, "amount-bounds") for name in ("speed", "armour_class", "initiative", "strength")),
        ({"dexterity": 1}, "monster-locked"),
        ({"reach": 2}, "monster-locked"),
        ({"cells": ("P0",)}, "cell-unreadable"),
        ({"cells": ("Z9",)}, "cell-outside"),
        ({"cells": ("A1",)}, "cell-taken"),
        ({"cells": ("B2",)}, "cell-obstacle"),
        ({"count": 2, "cells": ("C1", "A1")}, "cell-taken"),
        ({"count": 2, "cells": ("C1", "c1")}, "cell-shared"),
        ({"cells": ("C1", "D1")}, "amount-bounds"),
        ({"count": 0, "cells": ()}, "amount-bounds"),
        ({"count": -1}, "amount-bounds"),
        ({"count": 61}, "monsters-full"),
    ],
)
def test_a_figure_out_of_bounds_is_refused(lie: dict[str, Any], rule: str) -> None:
    table = gathered(Hero("A1")).lay(dungeon(starts=["A1"], walls=["B2"]))
    assert table.refused(AddMonster(**{**OGRE, **lie})) == rule


@pytest.mark.parametrize("name", ["speed", "armour_class", "initiative", "strength"])
def test_a_figure_of_0_is_one(table: Table, name: str) -> None:
    table.do(AddMonster(**{**OGRE, name: 0, "damage": "20d100", "hit_points": 1, "cells": ()}))
    assert getattr(table.monster("Ogre"), name) == 0
    assert table.monster("Ogre").cell is None


def test_several_alike_are_one_command(table: Table) -> None:
    table.do(AddMonster(**{**OGRE, "count": 3, "cells": ("H8", "J2")}))
    assert [one.cell and one.cell.name for one in table.dungeon.monsters] == ["H8", "J2", None]
    assert len({one.id for one in table.dungeon.monsters}) == 3
    assert table.told() == ["MonsterAdded"] * 3
    table.do(AddMonster(**{**OGRE, "count": MOST_MONSTERS - 3, "cells": ()}))
    assert len(table.dungeon.monsters) == MOST_MONSTERS
    table.game.undo()
    table.game.undo()
    assert table.dungeon.monsters == ()


def test_a_monster_is_changed_in_what_is_given_and_whole_again(table: Table) -> None:
    table.do(AddMonster(**OGRE))
    number = table.monster("Ogre").id
    table.do(ChangeMonster(figure=number, hit_points=12, damage=" 1D4 "))
    changed = table.happened(MonsterChanged)
    assert (changed.monster.hit_points, changed.monster.left, changed.monster.damage) == (12, 12, "1d4")
    assert changed.monster.species == "Ogre"
    assert table.refused(ChangeMonster(figure=number, hit_points=12)) == "monster-same"
    assert table.refused(ChangeMonster(figure=number)) == "monster-same"
    assert table.refused(ChangeMonster(figure=99, hit_points=12)) == "monster-unknown"
    assert table.refused(ChangeMonster(figure=number, reach=5)) == "monster-locked"
    table.do(ChangeMonster(figure=number, reach=5, strength=0, dexterity=4))
    table.do(ChangeMonster(figure=number, kind="goblin"))
    assert (table.dungeon.monsters[0].kind, table.dungeon.monsters[0].species) == ("goblin", "")
    table.do(ChangeMonster(figure=number, species=" Gobelin "))
    assert (table.dungeon.monsters[0].kind, table.dungeon.monsters[0].species) == ("", "Gobelin")
    assert table.refused(ChangeMonster(figure=number, species="")) == "name-empty"
    assert table.refused(ChangeMonster(figure=number, species="B", kind="goblin")) == "species-twice"
    assert table.refused(ChangeMonster(figure=number, kind="balrog")) == "species-unknown"


def test_a_monster_is_taken_out(table: Table) -> None:
    table.do(AddMonster(**OGRE))
    number = table.monster("Ogre").id
    table.do(RemoveMonster(figure=number))
    assert table.happened(MonsterRemoved).monster.species == "Ogre"
    assert table.dungeon.monsters == ()
    assert table.refused(RemoveMonster(figure=number)) == "monster-unknown"
    table.do(AddMonster(**OGRE))
    assert table.monster("Ogre").id > number


def test_there_are_no_more_than_sixty(table: Table) -> None:
    for _ in range(MOST_MONSTERS):
        table.do(AddMonster(species="M"))
    assert table.refused(AddMonster(species="M")) == "monsters-full"


def test_every_species_of_the_bestiary_can_be_made(table: Table) -> None:
    for kind in sorted(BESTIARY):
        table.do(AddMonster(kind=kind))
    assert {one.kind for one in table.dungeon.monsters} == BESTIARY


def numbers(table: Table) -> list[int]:
    return [one.number for one in table.dungeon.monsters]


def test_a_species_that_appears_twice_is_numbered_when_the_dungeon_begins(table: Table) -> None:
    for column, (species, kind) in enumerate(
        [("Orc", ""), ("", "goblin"), ("", "goblin"), ("Ver", ""), ("orc ", ""), ("", "rat"), ("ORC", "")]
    ):
        table.do(AddMonster(species=species, kind=kind, cells=(f"{'ABCDEFG'[column]}5",)))
    assert numbers(table) == [0] * 7
    table.do(PlaceFigure(figure=table.hero().id, cell="A1"))
    table.do(StartDungeon())
    assert numbers(table) == [1, 1, 2, 0, 2, 0, 3]


@pytest.mark.parametrize(
    ("species", "numbered"),
    [
        (["goblin", "GOBELIN"], [1, 2]),  # one of the bestiary and the master's own are told alike
        (["goblin", "goblin", "Goblin"], [1, 2, 3]),
        (["hell-hound", "Hell  hound", "hell-hound"], [1, 2, 3]),
        (["goblin", "Gobelin des bois"], [0, 0]),
        (["goblin", "goblin", "gobelin 2"], [1, 3, 0]),  # a number makes no name that is there already
        (["Ver", "Ver 1", "ver"], [2, 0, 3]),
        (["Ver 1", "Ver", "Ver", "VER 1"], [1, 2, 3, 2]),
    ],
)
def test_no_two_monsters_are_called_alike(species: list[str], numbered: list[int]) -> None:
    table = gathered(Hero("A1"))
    for name in species:
        given = {"kind": name} if name in BESTIARY else {"species": name}
        table.do(AddMonster(**given))
    monsters = table.dungeon.numbered().monsters
    for texts in map(Texts, Texts.available):
        told = [identity(texts("figure-name", **named(one).arguments())) for one in monsters]
        assert len(set(told)) == len(told)
    assert [one.number for one in monsters] == numbered


def test_numbers_are_kept_when_others_die() -> None:
    table = play([Hero("A1")], *(foe(cell, hit_points=1, species="Orc") for cell in ("A2", "B2", "B1")))
    first = table.dungeon.monsters[0]
    table.do(Strike(target=first.id), 20, 8)
    assert numbers(table) == [2, 3]


def test_a_monster_has_no_equipment_and_cannot_take_any() -> None:
    table = play([Hero("A1")], foe("B2"), order=["M", "A"], things=[("plate", "B2")])
    assert table.refused(PickUp()) == "monster-cannot"
    assert table.refused(Equip(kind="plate")) == "monster-cannot"


def test_setup_is_locked_once_the_dungeon_has_begun() -> None:
    table = play([Hero("A1")], foe("B2"))
    for command in (
        AddMonster(species="M"),
        ChangeMonster(figure=1, speed=1),
        RemoveMonster(figure=1),
        PutThing(kind="plate", cell="C3"),
    ):
        assert table.refused(command) == "phase-turn"
