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
from ffapp.doonjons.interventions import FigureHarmed, FigureShifted, ObstaclesRaised
from ffapp.doonjons.naming import identity
from ffapp.doonjons.setup import check_dungeon, with_ids
from ffapp.doonjons.spells import Healed, Swapped, WeaponEnchanted
from ffapp.doonjons.turns import Moved, TurnEnded

ACTS = (Moved, Attacked, Equipped, PickedUp, Healed, Swapped, WeaponEnchanted)
HAND = (FigureShifted, FigureHarmed, ObstaclesRaised)


def check_bounds(state: Campaign, events: list[Event]) -> None:
    """Nobody and nothing is where it cannot be, no figure is out of its bounds, the order names the living."""
    check_party(state)
    check_ids(state)
    check_floor(state)
    check_rules(state)
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


def check_rules(state: Campaign) -> None:
    """Nothing of the extended rules is there by the base rules; magic lies on weapons that are carried."""
    things = [thing.kind for thing in state.dungeon.things]
    if state.rules == "base":
        assert not any(one.magic for one in state.characters)
        assert "two-handed-sword" not in (*carried(state), *things)
        assert not state.acted
    assert state.order or not state.acted
    for one in state.characters:
        assert len({spell.kind for spell in one.magic}) == len(one.magic)
        for spell in one.magic:
            assert spell.bonus >= 1
            assert spell.kind in (one.weapon, *one.inventory)
            assert PIECES[spell.kind].slot == "weapon"


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
    check_hand(before, after, events)
    check_places(before, after, events)
    check_magic(before, after, events)
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
        over = before.actions - acts == 0 or TurnEnded in kinds(events) or before.acting in dead
        assert before.acting == 0 or over
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
    """Hit points change by the damage of a hit on an opponent, by healing and the master's hand, and by the end of a
    dungeon."""
    if DungeonCleared in kinds(events):
        assert all(one.left == one.hit_points for one in after.characters)
        return
    expected = {one.id: one.left for one in everybody(before)}
    monsters = {one.id for one in before.dungeon.monsters}
    for event in events:
        if isinstance(event, Attacked):
            assert (event.figure in monsters) != (event.target in monsters)
            assert event.figure == before.acting
            assert event.magic == magic_in_hand(before, event.figure)
            assert event.total == event.die[0] + event.bonus + event.magic
            assert event.hit == (event.total > event.armour_class) == bool(event.damage)
            dealt = sum(event.damage) + event.magic if event.hit else 0
            expected[event.target] = max(0, expected[event.target] - dealt)
        elif isinstance(event, FigureHarmed):
            expected[event.figure] = max(0, expected[event.figure] - sum(event.damage))
        elif isinstance(event, Healed):
            [die] = event.die
            assert 1 <= die <= 10
            [whole] = [one.hit_points for one in before.characters if one.id == event.target]
            assert expected[event.target] < whole
            expected[event.target] = min(whole, expected[event.target] + die)
    if phase(before) in ("ready", "turn"):
        dead = {event.figure for event in events if isinstance(event, FigureDied)}
        assert dead == {number for number, left in expected.items() if left == 0}
        living = {one.id: one.left for one in everybody(after)}
        assert living == {number: left for number, left in expected.items() if left or number not in monsters}


def magic_in_hand(state: Campaign, figure: int) -> int:
    """What magic adds to the attacks of a figure."""
    return sum(
        spell.bonus for one in state.characters if one.id == figure for spell in one.magic if spell.kind == one.weapon
    )


def check_hand(before: Campaign, after: Campaign, events: tuple[Event, ...]) -> None:
    """The master intervenes only where somebody has acted, and obstacles come only by that; spells are cast by those
    who know them."""
    acts = [event for event in events if isinstance(event, ACTS)]
    if kinds(events) & set(HAND):
        assert (before.rules, before.acted, acts) == ("extended", True, [])
    if after.order and before.order and after.ending is None:
        assert after.acted == (before.acted or (before.rules == "extended" and bool(acts) and before.acting != 0))
    for event in events:
        if isinstance(event, Healed | Swapped | WeaponEnchanted):
            [caster] = [one for one in before.characters if one.id == event.figure == before.acting]
            assert caster.role == "wizard" or (caster.role == "cleric" and isinstance(event, Healed))
            assert before.rules == "extended"
    raised = {cell for event in events if isinstance(event, ObstaclesRaised) for cell in event.cells}
    if before.order and DungeonCleared not in kinds(events):
        assert raised == {cell for cell in after.dungeon.cells() if after.dungeon.blocked(cell)} - {
            cell for cell in before.dungeon.cells() if before.dungeon.blocked(cell)
        }
        assert all(after.dungeon.blocked(cell) for cell in before.dungeon.cells() if before.dungeon.blocked(cell))


def check_places(before: Campaign, after: Campaign, events: tuple[Event, ...]) -> None:
    """Who stands elsewhere has moved, been moved, or changed places with another."""
    if not before.order or DungeonCleared in kinds(events):
        return
    expected = {one.id: one.cell for one in everybody(before)}
    for event in events:
        if isinstance(event, Moved | FigureShifted):
            assert expected[event.figure] == event.start
            expected[event.figure] = event.end
        elif isinstance(event, Swapped):
            one, other = event.first, event.second
            assert one != other
            expected[one], expected[other] = expected[other], expected[one]
    assert all(expected[one.id] == one.cell for one in everybody(after))


def check_magic(before: Campaign, after: Campaign, events: tuple[Event, ...]) -> None:
    """Magic grows by one on one weapon, by the spell alone, and lasts."""
    expected = {(one.id, spell.kind): spell.bonus for one in before.characters for spell in one.magic}
    for event in events:
        if isinstance(event, WeaponEnchanted):
            key = event.target, event.kind
            expected[key] = expected.get(key, 0) + 1
    if phase(before) != "party":
        assert expected == {(one.id, spell.kind): spell.bonus for one in after.characters for spell in one.magic}


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
    else:
        assert carried(before) == carried(after)
    for one, other in zip(before.characters, after.characters, strict=True):
        given = {"name": "", "left": 0, "inventory": (), "weapon": None, "armour": None, "cell": None, "magic": ()}
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
