"""Plays the default dungeons thousands of times and prints how they end: `python -m tests.tools.balance [PLAYS]`.

Parties of mixed races and classes of every size, each class alone, each race, every temper of the monsters, with and
without full walls, and two policies of the party. A plain one puts on the armour that is at hand, strikes the weakest
in range, else takes a weapon that reaches, else comes nearer; a good one chooses targets and weapons by what a blow is
likely to do, and uses the last action of a turn to get out of the way. The table that it prints stands in the README,
with the fingerprint of the figures that it was played with: `python -m tests.tools.balance --write`.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Faces
from ffapp.core.game import carry_out
from ffapp.core.messages import Command
from ffapp.core.ruleset import Ruleset
from ffapp.doonjons.attacks import Strike, hidden, in_range
from ffapp.doonjons.campaign import ACTIONS, DUNGEONS, MOST_PLAYERS, Campaign, acting_figure, played_by_program
from ffapp.doonjons.cells import Cell, distance
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.equipping import Equip, PickUp
from ffapp.doonjons.figures import (
    HIT_POINTS,
    KITS,
    RACES,
    STEP,
    TEMPERS,
    Attack,
    Character,
    Class,
    Figure,
    Race,
    armour_class,
    attack_of,
    chance_of,
    steps,
)
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BASE, BeginCampaign, CreateCharacter
from ffapp.doonjons.ruleset import doonjons
from ffapp.doonjons.setup import ChooseControl, UseDefault
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn, Move, reach
from ffapp.doonjons.walls import ChooseWalls
from tests.tools.spellcraft import cast

README: Final = Path(__file__).resolve().parents[2] / "README.md"
BEGIN, END = "<!-- balance", "<!-- /balance -->"
SIZES: Final = (1, 2, 3, 4, 5, 6)
PLAYS: Final = 400
FIRST: Final = 2
"""So many plays of each kind are in the fingerprint."""

PATIENCE: Final = 6
"""Rounds for which a good player waits for monsters rather than goes to them."""

CARE: Final = 2.6
"""What a hit point of one's own is worth to a good player, beside one of a monster's."""

SHARE: Final = 0.3
"""How much of a monster's blows are for somebody whom it is not nearest to."""

STUCK: Final = 200
"""Rounds after which a dungeon is given up: nobody can reach anybody."""


class RandomDice:
    """Dice of a generator, for plays that nobody keeps."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def roll(self, kind: str, count: int, sides: int = 6, *, label: str = "", first: int = 0) -> Faces:
        if count == 1:
            return (1 + int(self._random() * sides),)
        return tuple([1 + int(self._random() * sides) for _ in range(count)])


class Kind(NamedTuple):
    """Who plays against whom: the classes by seat, or how many of all classes in turn; the race of all, or any; with
    full walls or those of the rulebook; a good policy of the party or a plain one; the temper of the monsters."""

    party: tuple[Class, ...] | int
    race: Race | Literal[""] = ""
    full: bool = False
    good: bool = True
    temper: str = "nearest"


KINDS: Final = (
    *(Kind(size, good=good, full=full) for full in (False, True) for good in (True, False) for size in SIZES),
    *(Kind(4, temper=temper) for temper in TEMPERS[1:]),
    *(Kind((role,), full=full) for full in (False, True) for role in KITS),
    *(Kind(4, race=race) for race in RACES),
)
"""Every row of the table."""


class Play(NamedTuple):
    """How one campaign went: whether it was won, the rounds of each dungeon played, by whom and of which class somebody
    was killed ("" where nobody was), and how many actions of characters there were, moves among them."""

    won: bool
    rounds: tuple[int, ...]
    killer: str
    fallen: str
    actions: int
    moves: int


def party_policy(state: Campaign) -> Command:
    """What a plain player does with the character whose turn it is."""
    figure = acting_figure(state)
    assert isinstance(figure, Character)
    return (
        cast(state)
        or _armed(state, figure)
        or _struck(state, figure)
        or _drawn(state, figure)
        or _nearer(state, figure)
    )


def _armed(state: Campaign, figure: Character) -> Command | None:
    if figure.armour is not None:
        return None
    carried = [kind for kind in figure.inventory if PIECES[kind].slot == "armour"]
    if carried:
        return Equip(kind=max(carried, key=lambda kind: PIECES[kind].armour_class))
    there = state.dungeon.things_at(figure.cell or Cell(0, 0))
    lying = [thing for thing in there if PIECES[thing.kind].slot == "armour"]
    return PickUp(thing=lying[0].id) if lying else None


def _struck(state: Campaign, figure: Character) -> Command | None:
    targets = in_range(state, figure)
    return Strike(target=min(targets, key=lambda one: (one.left, one.id)).id) if targets else None


def _drawn(state: Campaign, figure: Character) -> Command | None:
    """A weapon that reaches farther than the one in hand, where that reaches somebody whom one sees."""
    means = attack_of(figure)
    at = figure.cell or Cell(0, 0)
    seen = [distance(at, one.cell or at) for one in state.dungeon.monsters if not hidden(state, at, one.cell)]
    for kind in figure.inventory:
        piece = PIECES[kind]
        farther = piece.slot == "weapon" and (means is None or piece.reach > means.reach)
        if farther and any(piece.reach >= far for far in seen):
            return Equip(kind=kind)
    return None


def _nearer(state: Campaign, figure: Character) -> Command:
    """The way to the nearest, as the program's monsters find it. Who is too slow for a step puts away what slows."""
    if steps(figure) == 0:
        light = [kind for kind in figure.inventory if PIECES[kind].slot == "weapon" and not PIECES[kind].speed]
        if light and figure.weapon is not None and PIECES[figure.weapon].speed:
            return Equip(kind=light[0])
    return choose(state, (Move(to=cell.name) for cell in reach(state)))


def good_policy(state: Campaign) -> Command:
    """What a good player does: armour first, blows where they tell, and with the last action of a turn out of the
    monsters' way where that spares more than a blow does."""
    figure = acting_figure(state)
    assert isinstance(figure, Character)
    armed = cast(state) or _armed(state, figure) or _better(state, figure) or _detour(state, figure)
    if armed is not None:
        return armed
    targets = in_range(state, figure)
    if state.actions == 1:
        away = _aside(state, figure, targets)
        if away is not None:
            return away
    if targets:
        means = attack_of(figure)
        assert means is not None
        return Strike(target=min(targets, key=lambda one: (_blows(means, one), one.left, one.id)).id)
    return _drawn(state, figure) or _nearer(state, figure)


def _useful(figure: Character, kind: str) -> bool:
    """Whether a thing on the floor is worth an action: armour for who has none, armour that is better than what is worn
    and no heavier, a weapon that reaches farther than all that one has."""
    piece = PIECES[kind]
    if piece.slot == "armour":
        carried = max((PIECES[own].armour_class for own in figure.inventory), default=0)
        worn = max(armour_class(figure), carried)
        heavy = figure.armour is None or PIECES[figure.armour].family == "heavy"
        return piece.armour_class > worn and (piece.family == "light" or heavy)
    return piece.reach > max(PIECES[own].reach for own in (*figure.inventory, figure.weapon or "mace")) > 1


def _detour(state: Campaign, figure: Character) -> Command | None:
    """The move onto a thing that is worth it and not farther than that; not with opponents beside one."""
    at = figure.cell or Cell(0, 0)
    if state.actions < 2 or any(distance(at, one.cell or at) <= 1 for one in state.dungeon.monsters):
        return None
    useful = {thing.cell for thing in state.dungeon.things if _useful(figure, thing.kind)}
    near = [cell for cell in reach(state) if cell in useful] if useful else []
    return Move(to=min(near, key=lambda cell: distance(at, cell)).name) if near else None


def _better(state: Campaign, figure: Character) -> Command | None:
    """Light armour that is better than what is worn, of one's own cell or pack; the better weapon in close fight."""
    carried = [kind for kind in figure.inventory if PIECES[kind].armour_class > armour_class(figure)]
    if carried:
        return Equip(kind=carried[0])
    for thing in state.dungeon.things_at(figure.cell or Cell(0, 0)):
        if _useful(figure, thing.kind):
            return PickUp(thing=thing.id)
    means = attack_of(figure)
    near = [one for one in state.dungeon.monsters if distance(one.cell or Cell(0, 0), figure.cell or Cell(0, 0)) <= 1]
    if not near or means is None or state.actions < 3:
        return None
    now = _worth(means, near[0])
    for kind in figure.inventory:
        if PIECES[kind].slot == "weapon":
            other = attack_of(replace(figure, weapon=kind))
            if other is not None and _worth(other, near[0]) > 1.4 * now:
                return Equip(kind=kind)
    return None


def _worth(means: Attack, target: Figure) -> float:
    """The damage that a blow is likely to do."""
    return min(target.left, means.damage.mean) * chance_of(means, target).faces / 20


def _blows(means: Attack, target: Figure) -> float:
    """So many blows a target is likely to take."""
    worth = means.damage.mean * chance_of(means, target).faces / 20
    return target.left / worth if worth else 99.0


def _aside(state: Campaign, figure: Character, targets: Sequence[Figure]) -> Command | None:
    """The last action of a turn as a move out of the way; None where a blow, or coming nearer, is worth more."""
    foes = []
    for one in state.dungeon.monsters:
        means = attack_of(one)
        if means is not None and one.cell is not None:
            foes.append((one.cell, means.reach, steps(one), _worth(means, figure)))
    if not targets and state.round > PATIENCE:
        return None

    others = [one.cell for one in state.characters if one.id != figure.id and one.cell is not None]

    def threat(cell: Cell) -> float:
        """The damage that all of them are likely to do in their next turns: more to whom they are nearest."""
        told = 0.0
        for at, far, walk, worth in foes:
            away = max(abs(at.column - cell.column), abs(at.row - cell.row))
            apart = away - far
            blows = ACTIONS if apart <= 0 else ACTIONS + (-apart // walk) if walk else 0
            if blows > 0:
                first = all(distance(at, other) > away for other in others)
                told += worth * blows * (1 if first else SHARE)
        return told

    here = threat(figure.cell or Cell(0, 0))
    if not here:
        return None
    best = min(((threat(cell), cell) for cell in reach(state)), default=None)
    if best is None:
        return None
    spared = here - best[0]
    means = attack_of(figure)
    gained = max((_worth(means, one) for one in targets), default=0.0) if means is not None else 0.0
    return Move(to=best[1].name) if spared * CARE * (1 + figure.hit_points / max(1, figure.left)) > gained else None


def gather(kind: Kind, random: Random) -> list[CreateCharacter]:
    """A party of that kind."""
    roles = kind.party
    if isinstance(roles, int):
        roles = tuple([*random.sample(list(KITS), len(KITS)), *random.sample(list(KITS), len(KITS))][:roles])
    return [
        CreateCharacter(name=f"{role} {seat}", race=kind.race or random.choice(list(RACES)), role=role)
        for seat, role in enumerate(roles)
    ]


def play(rules: Ruleset, kind: Kind, seed: int) -> Play:
    """One campaign of a party of that kind."""
    dice, random = RandomDice(seed), Random(f"party {seed}")
    state = Campaign()

    def do(command: Command) -> None:
        nonlocal state
        rules.check(state, command)
        state, _ = carry_out(state, command, dice)

    for wanted in gather(kind, random):
        do(wanted)
    if kind.full:
        do(ChooseWalls(full=True))
    do(BeginCampaign())
    do(ChooseControl(control=kind.temper))  # type: ignore[arg-type]
    policy = good_policy if kind.good else party_policy
    rounds: list[int] = []
    actions = moves = 0
    while state.ending is None:
        number = state.number
        do(UseDefault())
        do(StartDungeon())
        do(BeginTurns())
        rounds.append(0)
        while state.ending is None and state.number == number:
            rounds[-1] = state.round
            if state.round > STUCK:
                return Play(False, tuple(rounds), "stuck", "", actions, moves)
            if played_by_program(state):
                do(choose(state))
                continue
            command = policy(state)
            actions += not isinstance(command, EndTurn)
            moves += isinstance(command, Move)
            do(command)
    fallen = next((one.role for one in state.characters if one.left == 0), "")
    return Play(state.ending.won, tuple(rounds), state.ending.by.kind, fallen, actions, moves)


def fingerprint() -> str:
    """A hash of every figure that the balance depends on (the defaults for each party, equipment, classes and races,
    and what a turn and a move are), and of how the first plays end: that depends on the dice, the tempers and the
    policies of the party as well."""
    sizes = range(1, MOST_PLAYERS + 1)
    plans = [default_dungeon(number, size) for number in range(1, DUNGEONS + 1) for size in sizes]
    plans += [default_dungeon(number, 1, (role,)) for number in range(1, DUNGEONS + 1) for role in KITS]
    pieces = [(str(piece), piece.speed, piece.strength) for piece in PIECES.values() if not piece.extended]
    arguments = pieces, HIT_POINTS, KITS, RACES, BASE, ACTIONS, STEP
    rules = doonjons()
    plays = [play(rules, kind, seed) for kind in KINDS for seed in range(FIRST)]
    return hashlib.blake2b(msgspec.json.encode((plans, arguments, plays)), digest_size=6).hexdigest()


def label(kind: Kind) -> str:
    """Who plays, as the first cells of a row tell it."""
    party = str(kind.party) if isinstance(kind.party, int) else ", ".join(kind.party)
    who = f"{party} {kind.race}".strip()
    return " | ".join((who, "full" if kind.full else "base", "good" if kind.good else "plain", kind.temper))


def row(rules: Ruleset, kind: Kind, plays: int) -> str:
    """A row of the table in Markdown."""
    results = [play(rules, kind, seed) for seed in range(plays)]
    won = sum(result.won for result in results)
    means, lost = [], []
    for number in range(DUNGEONS):
        lengths = [result.rounds[number] for result in results if len(result.rounds) > number]
        means.append(f"{sum(lengths) / max(1, len(lengths)):.1f}")
        lost.append(f"{sum(not r.won and len(r.rounds) == number + 1 for r in results) / plays:.0%}")
    moves = sum(result.moves for result in results) / max(1, sum(result.actions for result in results))
    fallen = Counter(result.fallen or result.killer for result in results if not result.won)
    shares = ", ".join(f"{name} {count / max(1, plays - won):.0%}" for name, count in fallen.most_common())
    cells = [label(kind), f"{won / plays:.0%}", ", ".join(means), f"{moves:.0%}", ", ".join(lost), shares or "–"]
    return "| " + " | ".join(cells) + " |"


HEAD: Final = (
    "| party | walls | policy | temper | won | rounds in I, II, III | moves | lost in I, II, III | of defeats, fell |",
    "|---|---|---|---|--:|---|--:|---|---|",
)


def rows(plays: int) -> list[str]:
    """The table in Markdown."""
    rules = doonjons()
    return [*HEAD, *(row(rules, kind, plays) for kind in KINDS)]


def recorded(readme: str) -> str:
    """The fingerprint that the README's table was played with; empty where there is none."""
    start = readme.find(BEGIN)
    return readme[start + len(BEGIN) :].split("-->")[0].strip() if start >= 0 else ""


def main() -> None:
    """Prints the table, or with `--write` puts it into the README."""
    arguments = [argument for argument in sys.argv[1:] if argument != "--write"]
    plays = int(arguments[0]) if arguments else PLAYS
    table = "\n".join(rows(plays))
    print(table)
    if "--write" in sys.argv:
        text = README.read_text(encoding="utf-8")
        head, tail = text.split(BEGIN)[0], text.split(END)[1]
        README.write_text(f"{head}{BEGIN} {fingerprint()} -->\n{table}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
