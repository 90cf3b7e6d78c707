"""What always holds at the table, and from each moment to the next."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import pairwise, product

from msgspec.structs import replace

from ffapp.core.messages import Event
from ffapp.doonjons.attacks import Attacked, CampaignEnded, DungeonCleared, FigureDied
from ffapp.doonjons.campaign import ACTIONS, Campaign, everybody, phase
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.equipping import Equipped, PickedUp
from ffapp.doonjons.figures import TRAITS, Character, Figure, Monster, armour_class, attack_of, effective_speed
from ffapp.doonjons.initiative import DungeonBegun, TurnBegun
from ffapp.doonjons.naming import identity
from ffapp.doonjons.setup import check_dungeon, with_ids
from ffapp.doonjons.turns import Moved, TurnEnded

ACTS = (Moved, Attacked, Equipped, PickedUp)


def check_bounds(state: Campaign, events: list[Event]) -> None:
    """Nobody and nothing is where it cannot be, no figure is out of its bounds, the order names the living."""
    check_party(state)
    check_ids(state)
    check_floor(state)
    if phase(state) in ("party", "setup"):
        assert (state.order, state.acting, state.actions, state.round) == ((), 0, 0, 0)
        assert all(one.left == one.hit_points and one.cell is None for one in state.characters)
        check_dungeon(with_ids(state.dungeon, 0))
        return
    check_order(state)
    if state.ending is None:
        assert state.dungeon.monsters
        assert all(one.left > 0 for one in everybody(state))
        assert (phase(state) == "turn") == (1 <= state.actions <= ACTIONS) == (state.round > 0) == bool(state.acting)


def check_party(state: Campaign) -> None:
    """One weapon and one armour at most, of the right kind; names differ."""
    names = [identity(one.name) for one in state.characters]
    assert len(names) == len(set(names)) <= 6
    assert 0 <= state.number <= 3
    assert state.number == 0 or names
    for one in state.characters:
        assert 0 <= one.left <= one.hit_points
        assert all(7 <= getattr(one, trait) <= 25 for trait in TRAITS)
        assert one.weapon is None or PIECES[one.weapon].slot == "weapon"
        assert one.armour is None or PIECES[one.armour].slot == "armour"
        assert all(kind in PIECES for kind in one.inventory)
        assert effective_speed(one) >= 0
        assert armour_class(one) >= 0
        assert (attack_of(one) is None) == (one.weapon is None)


def check_ids(state: Campaign) -> None:
    """Everybody and everything has an id of its own."""
    ids = [one.id for one in (*everybody(state), *state.dungeon.things)]
    assert len(ids) == len(set(ids))
    assert all(1 <= number <= state.ids for number in ids)


def check_floor(state: Campaign) -> None:
    """Two figures never share a cell, nobody stands and nothing lies on an obstacle or beside the map."""
    dungeon = state.dungeon
    characters = [one.cell for one in state.characters] if state.order else list(dungeon.starts)
    standing = [cell for cell in (*characters, *(one.cell for one in dungeon.monsters)) if cell is not None]
    assert len(standing) == len(set(standing))
    for cell in (*standing, *(thing.cell for thing in dungeon.things)):
        assert dungeon.has(cell)
        assert not dungeon.blocked(cell)
    assert not state.order or None not in characters
    assert 15 <= dungeon.columns <= 25
    assert 15 <= dungeon.rows <= 25


def check_order(state: Campaign) -> None:
    """Each living figure is in the order once, the higher sum first."""
    living = [one.id for one in everybody(state) if one.left > 0 or isinstance(one, Monster)]
    order = [place.figure for place in state.order]
    assert sorted(order) == sorted(living)
    assert all(one.total >= other.total for one, other in pairwise(state.order))
    assert state.acting == 0 or state.acting in order or state.ending is not None


def check_change(before: Campaign, after: Campaign, events: tuple[Event, ...]) -> None:
    """Turns follow the order, an action costs one, blows alone hurt, equipment is neither made nor lost."""
    check_turns(before, after, events)
    check_blows(before, after, events)
    check_equipment(before, after, events)
    check_end(after, events)
    check_ways(before, events)


def kinds(events: tuple[Event, ...]) -> set[type[Event]]:
    return {type(event) for event in events}


def check_turns(before: Campaign, after: Campaign, events: tuple[Event, ...]) -> None:
    """The next turn is that of the next living figure; the order only loses the dead; an action costs one."""
    if phase(before) not in ("ready", "turn"):
        assert TurnBegun not in kinds(events)
        return
    dead = {event.figure for event in events if isinstance(event, FigureDied)}
    if DungeonCleared not in kinds(events):
        assert after.order == tuple(place for place in before.order if place.figure not in dead)
        # Who was rolled stays: nothing but the dead is gone from the order.
    begun = [event for event in events if isinstance(event, TurnBegun)]
    acts = sum(isinstance(event, ACTS) for event in events) if before.acting else 0
    assert acts <= 1
    if begun:
        [turn] = begun
        order = [place.figure for place in before.order]
        at = order.index(before.acting) + 1 if before.acting else 0
        following = [(figure, 0) for figure in order[at:]] + [(figure, 1) for figure in order]
        figure, around = next((figure, around) for figure, around in following if figure not in dead)
        assert turn.figure == after.acting == figure
        assert turn.round == after.round == (before.round + around if before.acting else 1)
        assert after.actions == ACTIONS
        assert before.acting == 0 or before.actions - acts == 0 or TurnEnded in kinds(events)
    elif after.ending is None and after.order:
        assert (after.acting, after.round) == (before.acting, before.round)
        assert after.actions == before.actions - acts
        assert TurnEnded not in kinds(events)


def check_ways(before: Campaign, events: tuple[Event, ...]) -> None:
    """With full walls nobody walks where no way leads, and nobody strikes what is hidden."""
    if not before.walls:
        return
    for event in events:
        figure = next(one for one in everybody(before) if one.id == before.acting) if before.acting else None
        if isinstance(event, Moved):
            assert figure is not None
            assert event.end in walked(before, figure, effective_speed(figure) // 3)
        elif isinstance(event, Attacked):
            assert figure is not None
            target = next(one for one in everybody(before) if one.id == event.target)
            assert figure.cell is not None
            assert target.cell is not None
            assert clear(before.dungeon.floor, figure.cell, target.cell)


def walked(state: Campaign, figure: Figure, steps: int) -> set[Cell]:
    """Every free cell that so many steps lead to, around obstacles and enemies: cell by cell, as a hand would count."""
    mine = isinstance(figure, Character)
    enemies = {one.cell for one in everybody(state) if isinstance(one, Character) != mine}
    reached = {figure.cell}
    for _ in range(steps):
        for cell in [cell for cell in reached if cell is not None]:
            for column, row in product((-1, 0, 1), repeat=2):
                other = Cell(cell.column + column, cell.row + row)
                if state.dungeon.has(other) and not state.dungeon.blocked(other) and other not in enemies:
                    reached.add(other)
    return {cell for cell in reached if cell is not None} - {one.cell for one in everybody(state)}


def clear(floor: tuple[str, ...], one: Cell, other: Cell) -> bool:
    """Whether the line from middle to middle of two cells enters no obstacle, each of which is a diamond between the
    middles of its cell's sides, and is not pinched between two that it touches from either side."""
    across, down = other.column - one.column, other.row - one.row
    if abs(across) < abs(down):
        turned = tuple("".join(column) for column in zip(*floor, strict=True))
        return clear(turned, Cell(one.row, one.column), Cell(other.row, other.column))
    sides = set()
    for step in range(1, abs(across)):
        column = one.column + step * (1 if across > 0 else -1)
        height = one.row + Fraction(down * step, abs(across))
        for row in (math.floor(height), math.floor(height) + 1):
            if row < len(floor) and floor[row][column] == "#":
                if abs(height - row) < Fraction(1, 2):
                    return False
                if abs(height - row) == Fraction(1, 2):
                    sides.add(row > height)
    return len(sides) < 2


def check_blows(before: Campaign, after: Campaign, events: tuple[Event, ...]) -> None:
    """Hit points change by the damage of a hit on an opponent, and by the end of a dungeon."""
    if DungeonCleared in kinds(events):
        assert all(one.left == one.hit_points for one in after.characters)
        return
    expected = {one.id: one.left for one in everybody(before)}
    monsters = {one.id for one in before.dungeon.monsters}
    for event in events:
        if isinstance(event, Attacked):
            assert (event.figure in monsters) != (event.target in monsters)
            assert event.figure == before.acting
            assert event.total == event.die[0] + event.bonus
            assert event.hit == (event.total > event.armour_class) == bool(event.damage)
            expected[event.target] = max(0, expected[event.target] - sum(event.damage))
    if phase(before) in ("ready", "turn"):
        dead = {event.figure for event in events if isinstance(event, FigureDied)}
        assert dead == {number for number, left in expected.items() if left == 0}
        living = {one.id: one.left for one in everybody(after)}
        assert living == {number: left for number, left in expected.items() if left or number not in monsters}


def carried(state: Campaign) -> Counter[str]:
    """Everything that is worn and carried, by kinds."""
    held = Counter(kind for one in state.characters for kind in one.inventory)
    held.update(kind for one in state.characters for kind in (one.weapon, one.armour) if kind)
    return held


def check_equipment(before: Campaign, after: Campaign, events: tuple[Event, ...]) -> None:
    """Nothing is made or lost but with who sits down or leaves; what lies on the floor goes with the dungeon."""
    if phase(before) == "party":
        return
    if phase(before) in ("ready", "turn") and DungeonCleared not in kinds(events):
        lying = [Counter(thing.kind for thing in state.dungeon.things) for state in (before, after)]
        assert carried(before) + lying[0] == carried(after) + lying[1]
        assert after.dungeon.floor == before.dungeon.floor
    else:
        assert carried(before) == carried(after)
    for one, other in zip(before.characters, after.characters, strict=True):
        given = {"name": "", "left": 0, "inventory": (), "weapon": None, "armour": None, "cell": None}
        assert replace(one, **given) == replace(other, **given)


def check_end(after: Campaign, events: tuple[Event, ...]) -> None:
    """The first death of a character is the defeat, the last of a monster ends the dungeon."""
    died = [event for event in events if isinstance(event, FigureDied)]
    assert len(died) <= 1
    ends = kinds(events) & {CampaignEnded, DungeonCleared}
    if died and died[0].character:
        assert after.ending is not None
        assert (after.ending.won, after.ending.cause) == (False, "killed")
    elif died:
        assert bool(ends) == (not after.dungeon.monsters)
    if DungeonCleared in ends:
        assert (after.dungeon, after.laid, after.order, after.acting) == (Dungeon(), False, (), 0)
    if DungeonBegun in kinds(events):
        assert [one.cell for one in after.characters] == [
            after.dungeon.start(seat) for seat in range(len(after.characters))
        ]
