"""What happens in a dungeon and could be done there, in words: pure functions of the table and its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from ffapp.core.errors import Argument
from ffapp.core.game import Step
from ffapp.core.messages import Event
from ffapp.doonjons import initiative
from ffapp.doonjons.attacks import Attacked, DungeonCleared, in_range, opponents, threats
from ffapp.doonjons.campaign import Campaign, Ending, Rules, acting_figure, everybody, occupant
from ffapp.doonjons.cells import Cell, distance
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.equipping import Equipped, PickedUp, Prepare
from ffapp.doonjons.figures import (
    Attack,
    Character,
    Figure,
    Monster,
    armour_class,
    attack_of,
    chance_of,
    effective_speed,
    effective_strength,
    enchanted,
    named,
    steps,
    worn,
)
from ffapp.doonjons.initiative import DungeonBegun, TurnBegun
from ffapp.doonjons.interventions import FigureHarmed
from ffapp.doonjons.pursuit import Pursuit, pursuit
from ffapp.doonjons.spells import Healed, Swapped, WeaponEnchanted
from ffapp.doonjons.turns import Move, Moved, TurnEnded, reach
from ffapp.doonjons.ways import way_length
from ffapp.texts import Texts, simplified
from ffapp.texts.board import figure_text, gear_name, spells_text


def at_stake(state: Campaign, cell: Cell) -> Pursuit:
    """What choosing a cell means for whose turn it is: to attack the opponent there, who is walked up to first where
    that is out of range, or else to go there. Raises `Refusal` where neither is possible."""
    acting, there = acting_figure(state), occupant(state, cell)
    if there is not None and there in opponents(state, acting):
        return pursuit(state, there.id)
    move = Move(to=cell.name)
    move.check(state)
    return Pursuit((move,), 1, cell)


def stake_text(texts: Texts, state: Campaign, cell: Cell, stake: Pursuit) -> str:
    """The same in words, before it is done: the way, the chance to hit, how many actions it takes, and how many
    opponents can strike where the way ends."""
    there, price = standing_at(state, cell), texts("dungeon-price", actions=len(stake.commands))
    acting = acting_figure(state)
    means = attack_of(acting)
    if there is not None and means is not None and not stake.moves:
        return f"{offer_text(texts, state, there)} {price}"
    count = threats(state, acting, stake.cell)
    threat = f" {texts('dungeon-threat', count=count)}" if count else ""
    if there is None or means is None:
        return f"{way_text(texts, state, cell)} {price}{threat}"
    chance = chance_of(means, there)
    told = texts(
        "dungeon-pursuit",
        **named(there).arguments(),
        distance=distance(acting.cell or cell, cell),
        moves=stake.moves,
        cell=stake.cell.name,
        strikes=stake.strikes,
        faces=chance.faces,
        least=chance.least,
        chance=chance.percent,
    )
    return f"{told} {price}{threat}"


def targets(state: Campaign) -> tuple[Figure, ...]:
    """Whom the acting figure can attack from where it stands, the nearest first."""
    return _nearest_first(state, in_range(state, acting_figure(state)))


def at_large(state: Campaign) -> tuple[Figure, ...]:
    """Every opponent of the acting figure on the map, in range or not, the nearest first."""
    return _nearest_first(state, opponents(state, acting_figure(state)))


def _nearest_first(state: Campaign, figures: Iterable[Figure]) -> tuple[Figure, ...]:
    at = acting_figure(state).cell or Cell(0, 0)
    there = (one for one in figures if one.cell is not None and one.left > 0)
    return tuple(sorted(there, key=lambda one: (distance(at, one.cell or at), one.id)))


def far_text(texts: Texts, state: Campaign, figure: Figure) -> str:
    """`Gobelin 2, en G3, à 12 cases.`: where somebody is, and how far from whose turn it is."""
    at = acting_figure(state).cell
    if figure.cell is None or at is None:
        return ""
    far = distance(at, figure.cell)
    return texts("dungeon-far", **named(figure).arguments(), cell=figure.cell.name, distance=far)


def adjacent(state: Campaign) -> tuple[Figure, ...]:
    """Whom it can attack in the next cells, into whom an arrow leads."""
    at = acting_figure(state).cell or Cell(0, 0)
    return tuple(one for one in targets(state) if distance(at, one.cell or at) == 1)


def offer_text(texts: Texts, state: Campaign, target: Figure) -> str:
    """`Gobelin 2 : +5 contre CA 18 : 14 et plus (35 %)`: the chance of an attack, told before it."""
    means = attack_of(acting_figure(state))
    if means is None:
        return ""
    chance = chance_of(means, target)
    return texts(
        "dungeon-offer",
        **named(target).arguments(),
        bonus=means.bonus + means.magic,
        armour=armour_class(target),
        faces=chance.faces,
        least=chance.least,
        chance=chance.percent,
        dice=damage_text(means),
    )


def damage_text(means: Attack) -> str:
    """The damage of an attack: "1d8", or with magic "1d8 + 1"."""
    return f"{means.damage} + {means.magic}" if means.magic else str(means.damage)


def way_text(texts: Texts, state: Campaign, cell: Cell) -> str:
    """Where a move leads, how far it is, and what lies there."""
    at = acting_figure(state).cell or cell
    far = way_length(state, acting_figure(state), cell) if state.walls else distance(at, cell)
    told = texts("dungeon-way", cell=cell.name, distance=far)
    return _and_lying(texts, told, lying_text(texts, state, cell))


def _and_lying(texts: Texts, told: str, lying: str) -> str:
    return f"{told} {texts('dungeon-lies-there', pieces=lying)}" if lying else told


def lying_text(texts: Texts, state: Campaign, cell: Cell | None) -> str:
    """The equipment in a cell, as a list; "" for none."""
    if cell is None:
        return ""
    return ", ".join(texts("piece-name", kind=thing.kind) for thing in state.dungeon.things_at(cell))


def sum_text(texts: Texts, event: Attacked) -> str:
    """`13 + 16 (dextérité) = 29 > 18`: the whole sum of an attack."""
    return texts("dungeon-sum", **_sum_arguments(event))


def _sum_arguments(event: Attacked) -> dict[str, Argument]:
    return {
        "sum": f"{event.die[0]} + {event.bonus}" if event.bonus >= 0 else f"{event.die[0]} − {-event.bonus}",
        "trait": event.trait,
        "magic": event.magic,
        "total": event.total,
        "hit": event.hit,
        "armour": event.armour_class,
    }


def _damage_arguments(event: Attacked) -> dict[str, Argument]:
    terms = (*event.damage, event.magic) if event.magic else event.damage
    faces, total = " + ".join(map(str, terms)), event.dealt
    left = event.left.after if event.left is not None else 0
    return {"dice": f"{faces} = {total}" if len(terms) > 1 else faces, "damage": total, "left": left}


def attack_text(texts: Texts, event: Attacked, *, one_line: bool = False) -> str:
    """Who attacked whom, the whole sum, and what it did, a line each or all in one."""
    lines = [texts("dungeon-attacked", hit=event.hit, **event.who.arguments(), **event.whom.arguments("target_"))]
    lines.append(f"{sum_text(texts, event)}.")
    if event.left is not None:
        lines.append(texts("dungeon-damage", **_damage_arguments(event)))
    return (" " if one_line else "\n").join(lines)


_DEEDS: Final = (Moved, Attacked, Equipped, PickedUp, TurnEnded, Healed, Swapped, WeaponEnchanted)


def monster_turns(state: Campaign, steps: Iterable[Step]) -> list[list[Event]]:
    """What the monsters have done, turn by turn, since a character last did something; `steps` newest first."""
    monsters = {monster.id for monster in state.dungeon.monsters}
    turns: list[list[Event]] = []
    for step in steps:
        deeds = [event for event in step.events if isinstance(event, _DEEDS)]
        if any(deed.figure not in monsters for deed in deeds) or any(isinstance(e, DungeonBegun) for e in step.events):
            break
        if not turns or any(isinstance(event, TurnBegun) for event in step.events):
            turns.insert(0, [])
        turns[0][:0] = deeds
    return [turn for turn in turns if turn]


def turns_text(texts: Texts, state: Campaign, steps: Iterable[Step]) -> str:
    """What the program has played since a character last did something, each turn in a paragraph with the whole sums;
    "" where it has not."""
    if state.control == "master":
        return ""
    return "\n".join(" ".join(deeds_text(texts, turn)) for turn in monster_turns(state, steps))


def deeds_text(texts: Texts, turn: Iterable[Event]) -> Iterator[str]:
    """The deeds of one turn. Only the first says whose, and only the first of several blows whom it is meant for."""
    before: Event | None = None
    for deed in turn:
        arguments = deed.arguments()
        if isinstance(deed, Attacked):
            again = isinstance(before, Attacked) and before.target == deed.target
            arguments = {**deed.who.arguments(), **deed.whom.arguments("target_"), "again": again}
            arguments |= {**_sum_arguments(deed), **_damage_arguments(deed)}
        yield texts(f"dungeon-deed-{type(deed).__name__}", first=before is None, **arguments)
        before = deed


def last_attack(steps: Iterable[Step]) -> tuple[Step, Attacked] | None:
    """The newest attack of the present dungeon among steps given newest first."""
    for step in steps:
        for event in reversed(step.events):
            if isinstance(event, Attacked):
                return step, event
            if isinstance(event, DungeonBegun):
                return None
    return None


def last_attack_of(steps: Iterable[Step], figure: int) -> Attacked | None:
    """The newest attack of a figure in the present dungeon among steps given newest first."""
    for step in steps:
        for event in reversed(step.events):
            if isinstance(event, Attacked) and event.figure == figure:
                return event
            if isinstance(event, DungeonBegun):
                return None
    return None


def last_deed(steps: Iterable[Step]) -> Step | None:
    """The newest step of the present dungeon, among steps given newest first, in which somebody has done something;
    None where that is an attack, which has its sum."""
    for step in steps:
        if any(isinstance(event, Attacked | DungeonBegun) for event in step.events):
            return None
        if any(isinstance(event, Moved | Equipped | PickedUp) for event in step.events):
            return step
    return None


def changes(events: Iterable[Event]) -> dict[int, int]:
    """How the hit points of each figure have just changed, by its id."""
    lost: dict[int, int] = {}
    for event in events:
        if isinstance(event, Attacked | Healed) and event.left is not None:
            lost[event.target] = event.left.after - event.left.before
        elif isinstance(event, FigureHarmed):
            lost[event.figure] = event.left.after - event.left.before
    return lost


def before_clearing(before: Campaign, events: Iterable[Event]) -> tuple[Campaign, DungeonCleared] | None:
    """The dungeon as it was when its last monster had died, and that it is cleared; None where it is not."""
    state = before
    for event in events:
        if isinstance(event, DungeonCleared):
            return state, event
        state = event.apply(state)
    return None


def ending_text(texts: Texts, ending: Ending) -> str:
    """The cause of an end: who, by whom, with what, where."""
    return texts(f"dungeon-end-{ending.cause}", **ending.arguments())


def equipment_of(character: Character) -> tuple[str, ...]:
    """What a character can wear or wears, each kind once: what is worn first."""
    worn = [kind for kind in (character.weapon, character.armour) if kind]
    return tuple(dict.fromkeys((*worn, *character.inventory)))


def takes_off(character: Character) -> Iterator[Prepare]:
    """The ways into wearing nothing, before the first turn."""
    if character.weapon:
        yield Prepare(figure=character.id, slot="weapon")
    if character.armour:
        yield Prepare(figure=character.id, slot="armour")


def look_text(texts: Texts, state: Campaign, keys: Mapping[str, str], *, arrows: bool = True) -> str:
    """What whoever's turn it is can do from here, with the keys, and with the arrows where there are any."""
    acting = acting_figure(state)
    near, means = len(in_range(state, acting)), attack_of(acting)
    parts = [texts("dungeon-can-move", cells=len(reach(state)), key=keys["move"], arrows=arrows)]
    if means is None:
        parts.append(texts("dungeon-can-not-attack"))
    else:
        at, others, beside = acting.cell, at_large(state), adjacent(state) if arrows else ()
        far = distance(at, others[0].cell or at) if at is not None and others and not near else 0
        parts.append(texts("dungeon-can-attack", count=near, key=keys["target"], distance=far))
        if beside:
            chance, who = chance_of(means, beside[0]).percent, named(beside[0]).arguments()
            parts.append(texts("dungeon-can-strike", count=len(beside), chance=chance, **who))
    count = 0 if acting.cell is None else len(state.dungeon.things_at(acting.cell))
    if count and isinstance(acting, Character):
        lying = lying_text(texts, state, acting.cell)
        parts.append(texts("dungeon-can-pick-up", pieces=lying, count=count, key=keys["pick_up"]))
    return " ".join(parts)


def standing_at(state: Campaign, cell: Cell | None) -> Figure | None:
    """Who stands in a cell, if anybody."""
    return None if cell is None else next((one for one in everybody(state) if one.cell == cell), None)


# -- sheets ------------------------------------------------------------------------------------------------------------


def kin_text(figure: Figure, texts: Texts, *, short: bool = False) -> str:
    """Race and class, `short` as the first letters of each, or that it is a monster."""
    if isinstance(figure, Character):
        if short:
            return texts("figure-kin-short", race=figure.race, role=figure.role)
        return texts("figure-kin", race=figure.race, role=figure.role, gender=figure.gender)
    return texts("dungeon-monster")


def speed_text(figure: Figure) -> str:
    """`12 − 2 − 4 = 6`: the speed with what each worn piece takes from it, never below 0."""
    if not isinstance(figure, Character):
        return str(figure.speed)
    taken = [piece.speed for piece in (worn(figure, "weapon"), worn(figure, "armour")) if piece and piece.speed]
    if not taken:
        return str(figure.speed)
    told = str(figure.speed) + "".join(f" − {-each}" for each in taken)
    return f"{told} = {effective_speed(figure)}" if figure.speed + sum(taken) >= 0 else f"{told} < 0"


def strength_text(figure: Figure) -> str:
    """`10 + 4 = 14`: the strength with the weapon in hand."""
    weapon = worn(figure, "weapon") if isinstance(figure, Character) else None
    if weapon is None or not weapon.strength:
        return str(figure.strength)
    return f"{figure.strength} + {weapon.strength} = {effective_strength(figure)}"


def gear_line(texts: Texts, kind: str, magic: int = 0) -> str:
    """`Épée longue, 1d8, portée 1`, with what `magic` adds to it, or an armour with its class."""
    piece = PIECES[kind]
    name = gear_name(texts, kind, magic)
    if piece.slot == "armour":
        return texts("dungeon-armour", name=name, armour=piece.armour_class)
    return texts("dungeon-weapon", name=name, dice=damage_text(Attack(1, 0, piece.damage, magic)), reach=piece.reach)


def wielded_text(figure: Character, texts: Texts) -> str:
    """The weapon in hand; "" for none."""
    return gear_line(texts, figure.weapon, enchanted(figure, figure.weapon)) if figure.weapon else ""


def carried_text(figure: Character, texts: Texts) -> str:
    """The inventory in one line, pieces alike counted."""
    counted = {kind: figure.inventory.count(kind) for kind in figure.inventory}
    names = (
        gear_name(texts, kind, enchanted(figure, kind)) + (f" ×{count}" if count > 1 else "")
        for kind, count in counted.items()
    )
    told = ", ".join(names) or texts("dungeon-nothing")
    return simplified(told) if texts.ascii_only else told


def listed(figure: Figure, texts: Texts, rules: Rules) -> Iterator[tuple[str, object]]:
    """Everything on a sheet but the hit points: what it is called, and how it stands."""
    if figure.cell is not None:
        yield ("cell", figure.cell.name)
    yield ("strength", strength_text(figure))
    yield ("dexterity", figure.dexterity)
    yield ("speed", texts("dungeon-speed", speed=speed_text(figure), steps=steps(figure)))
    yield ("initiative", figure.initiative)
    if not isinstance(figure, Character):
        yield ("armour", figure.armour_class)
        yield ("attack", texts("dungeon-attack", dice=figure.damage, reach=figure.reach))
        return
    armour = texts("piece-name", kind=figure.armour) if figure.armour else texts("dungeon-no-armour")
    yield ("armour", f"{armour_class(figure)}, {armour}")
    yield ("weapon", wielded_text(figure, texts) or texts("dungeon-no-weapon"))
    yield ("inventory", carried_text(figure, texts))
    if spells := spells_text(texts, figure, rules):
        yield ("spells", spells)


def brief_text(figure: Figure, texts: Texts) -> Iterator[str]:
    """What matters in a turn, the more the sooner."""
    yield texts("dungeon-brief-kin", kin=kin_text(figure, texts), armour=armour_class(figure))
    speed = texts("dungeon-brief-speed", speed=effective_speed(figure), steps=steps(figure))
    traits = texts("dungeon-brief-traits", strength=effective_strength(figure), dexterity=figure.dexterity)
    if not isinstance(figure, Character):
        yield from (texts("dungeon-attack", dice=figure.damage, reach=figure.reach), speed, traits)
        return
    yield from (wielded_text(figure, texts) or texts("dungeon-no-weapon"), speed, traits)
    yield texts("piece-name", kind=figure.armour) if figure.armour else texts("dungeon-no-armour")
    yield texts("dungeon-brief-inventory", pieces=carried_text(figure, texts))


# -- the setup ---------------------------------------------------------------------------------------------------------

MISSING_TOLD: Final = 5
"""So many things that are missing are told, and how many more there are."""


def missing(texts: Texts, state: Campaign) -> list[str]:
    """What the dungeon still needs before it can begin, in words."""
    told = [
        texts("setup-missing-place", who=texts("figure-name", **refusal.arguments))
        if refusal.rule == "figure-unplaced"
        else texts("setup-missing-monster")
        for refusal in initiative.missing(state)
    ]
    hidden = len(told) - MISSING_TOLD
    return told if hidden <= 1 else [*told[:MISSING_TOLD], texts("setup-missing-more", count=hidden)]


def monsters_text(texts: Texts, monsters: Iterable[Monster], *, short: bool = False) -> Iterator[str]:
    """The monsters by species: "Gobelin × 3", with their values unless `short`."""
    alike: dict[Monster, int] = {}
    for monster in monsters:
        kind: Monster = replace(monster, id=0, number=0, cell=None, temper="", post=None)
        alike[kind] = alike.get(kind, 0) + 1
    for kind, count in alike.items():
        yield texts(
            "setup-monsters-short" if short else "setup-monsters",
            who=figure_text(texts, kind),
            count=count,
            hit_points=kind.hit_points,
            armour_class=kind.armour_class,
            damage=kind.damage,
            reach=kind.reach,
        )
    if not alike:
        yield texts("setup-monsters-none")
