"""Commands with open figures and words, for random play: what no list of options can hold whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DeclareDefeat, Strike
from ffapp.doonjons.campaign import CONTROLS, Campaign, everybody
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.equipping import Equip, PickUp, Prepare
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.interventions import HarmFigure, RaiseObstacles, ShiftFigure
from ffapp.doonjons.monsters import AddMonster, ChangeMonster, RemoveMonster
from ffapp.doonjons.party import (
    BeginCampaign,
    ChooseDice,
    ChooseRules,
    CreateCharacter,
    RemoveCharacter,
    RenameCharacter,
)
from ffapp.doonjons.setup import (
    ChooseControl,
    PaintObstacles,
    PlaceFigure,
    PutThing,
    ResizeDungeon,
    TakeThing,
    TellContext,
    UseDefault,
    UseDungeon,
)
from ffapp.doonjons.spells import BoogieWoogie, EnchantWeapon, Heal
from ffapp.doonjons.turns import Comment, EndTurn, Move
from ffapp.doonjons.walls import ChooseWalls
from tests.doonjons.play import dungeon, foe

SKIRMISH = dungeon(
    foe("C2", "Ver", hit_points=1, damage="1d2"),
    foe("D2", "Ver", hit_points=3, damage="1d6", speed=3, strength=8),
    foe("E5", "Œil", hit_points=2, damage="1d4", reach=9, dexterity=9, speed=0),
    starts=["A1", "B1", "C1", "A2", "A3", "C4"],
    things=[("plate", "A1"), ("sling", "A1"), ("mace", "B1"), ("half-plate", "C1"), ("half-plate", "C4")],
    walls=["B2", "D4", "E1"],
    title="Escarmouche",
)
"""A dungeon that is soon over, one way or the other, on which all kinds of actions are possible."""


def examples(state: Campaign) -> Iterator[Command]:
    """Such commands of every chapter in a state, legal there or not."""
    yield CreateCharacter(name=f"c{state.ids}", race="elf", role="rogue")
    yield CreateCharacter(name=f" d{state.ids}", race="dwarf", role="fighter", gender="f")
    for one in state.characters:
        yield RenameCharacter(figure=one.id, name=f"{one.name[:38]}!")
    yield from _dungeon(state)
    yield from _monsters(state)
    yield from (Comment(by=by, text="Boum !") for by in ("player", "master"))
    yield DeclareDefeat(words="A")
    yield from _hand(state)


def _dungeon(state: Campaign) -> Iterator[Command]:
    yield UseDungeon(dungeon=SKIRMISH)
    yield UseDungeon(dungeon=default_dungeon(2, 6))
    for columns, rows in ((15, 15), (25, 25), (16, 20)):
        yield ResizeDungeon(columns=columns, rows=rows)
    yield PaintObstacles(cells=("B2", "E5", "O15"))
    yield PaintObstacles(cells=("A1", "B1", "B2"), obstacle=False)
    for one in (*state.characters, *state.dungeon.monsters[-2:]):
        yield from (PlaceFigure(figure=one.id, cell=cell) for cell in ("A1", "B3", "O15", "Y25"))
    yield from (
        PutThing(kind=kind, cell=cell)
        for kind, cell in (("plate", "A1"), ("sling", "C1"), ("mace", "Y25"), ("two-handed-sword", "A1"))
    )
    yield TellContext(title="A", context="B\nC")
    yield TellContext()


def _monsters(state: Campaign) -> Iterator[Command]:
    yield AddMonster(species="Ver", cells=("B3",), temper="guard")
    yield AddMonster(kind="rat", hit_points=2, damage="1d4", strength=1, speed=9, cells=("A4",))
    yield AddMonster(species="A", reach=4, dexterity=2)
    yield AddMonster(kind="rat", count=2, cells=("F6",))
    for one in state.dungeon.monsters[-2:]:
        yield ChangeMonster(figure=one.id, hit_points=one.hit_points % 5 + 1)
        yield ChangeMonster(figure=one.id, species="Ver" if one.species != "Ver" else "A")
        yield ChangeMonster(figure=one.id, kind="rat")
        yield from (ChangeMonster(figure=one.id, temper=temper) for temper in ("guard", "cautious", ""))


def _hand(state: Campaign) -> Iterator[Command]:
    """What the game master's hand does in the extended rules."""
    figures = everybody(state)
    for one in (*figures[:2], *figures[-2:]):
        yield from (ShiftFigure(figure=one.id, to=cell, words="Hop") for cell in ("B3", "O15"))
        yield from (HarmFigure(figure=one.id, damage=dice) for dice in ("1d2", "2d6"))
    yield RaiseObstacles(cells=("F6", "F7"))
    yield RaiseObstacles(cells=("O14",), words="A")


def families(state: Campaign) -> Iterator[Command]:
    """Every command that has few forms, legal or not."""
    yield from (BeginCampaign(), UseDefault(), StartDungeon(), BeginTurns(), EndTurn(), PickUp())
    yield from (ChooseDice(typed=typed) for typed in (True, False))
    yield from (ChooseWalls(full=full) for full in (True, False))
    yield from (ChooseControl(control=control) for control in CONTROLS)
    for number in range(-1, state.ids + 2):
        yield from (RemoveCharacter(figure=number), RemoveMonster(figure=number), PlaceFigure(figure=number))
        yield from (TakeThing(thing=number), PickUp(thing=number), Strike(target=number))
    yield from (Equip(kind=kind) for kind in PIECES)
    yield from (ChooseRules(rules=rules) for rules in ("base", "extended"))
    yield from (Heal(target=number) for number in range(-1, state.ids + 2))
    yield from (EnchantWeapon(target=one.id, kind=kind) for one in state.characters for kind in PIECES)
    figures = sorted({0, state.ids + 1, *(one.id for one in everybody(state))})
    yield from (BoogieWoogie(first=one, second=other) for one, other in combinations_with_replacement(figures, 2))
    for one, slot, kind in product(state.characters, ("armour", "weapon"), ("", *PIECES)):
        yield Prepare(figure=one.id, slot=slot, kind=kind)
    yield from (Move(to=Cell(column, row).name) for column in range(26) for row in range(27))
