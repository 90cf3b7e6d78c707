"""Plays the default dungeons thousands of times and prints how they end: `python -m tests.tools.balance [PLAYS]`.

Parties of mixed races and classes, both tempers of the monsters, and a plain policy of the party: put on the armour
that is at hand, strike the weakest in range, else take a weapon that reaches, else come nearer. The table that it
prints stands in the README, with the fingerprint of the figures that it was played with: `python -m
tests.tools.balance --write`.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from ffapp.core.dice import Faces
from ffapp.core.game import carry_out
from ffapp.core.messages import Command
from ffapp.core.ruleset import Ruleset
from ffapp.doonjons.attacks import Strike, in_range
from ffapp.doonjons.campaign import ACTIONS, DUNGEONS, MOST_PLAYERS, Campaign, acting_figure, played_by_program
from ffapp.doonjons.cells import Cell, distance
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.equipping import Equip, PickUp
from ffapp.doonjons.figures import HIT_POINTS, KITS, RACES, STEP, Character, attack_of
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BASE, BeginCampaign, CreateCharacter
from ffapp.doonjons.ruleset import doonjons
from ffapp.doonjons.setup import ChooseControl, UseDefault
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn, Move, reach
from tests.tools.spellcraft import cast

README: Final = Path(__file__).resolve().parents[2] / "README.md"
BEGIN, END = "<!-- balance", "<!-- /balance -->"
SIZES: Final = (1, 2, 4, 6)
TEMPERS: Final = ("nearest", "weakest")
PLAYS: Final = 2_000
FIRST: Final = 12
"""So many plays of each kind are in the fingerprint."""

STUCK: Final = 200
"""Rounds after which a dungeon is given up: nobody can reach anybody."""


class RandomDice:
    """Dice of a generator, for plays that nobody keeps."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def roll(self, kind: str, count: int, sides: int = 6, *, label: str = "", first: int = 0) -> Faces:
        return tuple(self._random.randint(1, sides) for _ in range(count))


class Play(NamedTuple):
    """How one campaign went: whether it was won, the rounds of each dungeon played, and where and by whom somebody was
    killed ("" where nobody was)."""

    won: bool
    rounds: tuple[int, ...]
    killer: str


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


def _far(state: Campaign, figure: Character) -> int:
    at = figure.cell or Cell(0, 0)
    return min(distance(at, one.cell or at) for one in state.dungeon.monsters)


def _drawn(state: Campaign, figure: Character) -> Command | None:
    means = attack_of(figure)
    far = _far(state, figure)
    for kind in figure.inventory:
        piece = PIECES[kind]
        if piece.slot == "weapon" and piece.reach >= far and (means is None or piece.reach > means.reach):
            return Equip(kind=kind)
    return None


def _nearer(state: Campaign, figure: Character) -> Command:
    at = figure.cell or Cell(0, 0)
    prey = min(state.dungeon.monsters, key=lambda one: (distance(at, one.cell or at), one.id)).cell or at
    best = min(reach(state), key=lambda cell: (distance(cell, prey), cell), default=at)
    return Move(to=best.name) if distance(best, prey) < distance(at, prey) else EndTurn()


def play(rules: Ruleset, size: int, temper: str, seed: int) -> Play:
    """One campaign of a party of that size."""
    dice, random = RandomDice(seed), Random(f"party {seed}")
    state = Campaign()

    def do(command: Command) -> None:
        nonlocal state
        rules.check(state, command)
        state, _ = carry_out(state, command, dice)

    roles = [*random.sample(list(KITS), len(KITS)), *random.sample(list(KITS), len(KITS))][:size]
    for seat, role in enumerate(roles):
        do(CreateCharacter(name=f"{role} {seat}", race=random.choice(list(RACES)), role=role))
    do(BeginCampaign())
    do(ChooseControl(control=temper))  # type: ignore[arg-type]
    rounds: list[int] = []
    while state.ending is None:
        number = state.number
        do(UseDefault())
        do(StartDungeon())
        do(BeginTurns())
        rounds.append(0)
        while state.ending is None and state.number == number:
            rounds[-1] = state.round
            if state.round > STUCK:
                return Play(False, tuple(rounds), "stuck")
            do(choose(state, rules.options(state)) if played_by_program(state) else party_policy(state))
    return Play(state.ending.won, tuple(rounds), state.ending.by.kind)


def fingerprint() -> str:
    """A hash of every figure that the balance depends on (the defaults for each size, equipment, classes and races, and
    what a turn and a move are), and of how the first plays end: that depends on the dice, the tempers and the policy of
    the party as well."""
    plans = [default_dungeon(number, size) for number in range(1, DUNGEONS + 1) for size in range(1, MOST_PLAYERS + 1)]
    pieces = [(str(piece), piece.speed, piece.strength) for piece in PIECES.values() if not piece.extended]
    arguments = pieces, HIT_POINTS, KITS, RACES, BASE, ACTIONS, STEP
    rules = doonjons()
    plays = [play(rules, size, temper, seed) for size in SIZES for temper in TEMPERS for seed in range(FIRST)]
    return hashlib.blake2b(msgspec.json.encode((plans, arguments, plays)), digest_size=6).hexdigest()


def rows(plays: int) -> list[str]:
    """The table in Markdown."""
    rules = doonjons()
    table = [
        "| party | temper | won | rounds in I, II, III | lost in I | lost in II | lost in III |",
        "|--:|---|--:|---|---|---|---|",
    ]
    for size in SIZES:
        for temper in TEMPERS:
            results = [play(rules, size, temper, seed) for seed in range(plays)]
            won = sum(result.won for result in results)
            means, lost = [], []
            for number in range(DUNGEONS):
                lengths = [result.rounds[number] for result in results if len(result.rounds) > number]
                means.append(f"{sum(lengths) / max(1, len(lengths)):.1f}")
                here = [r.killer for r in results if not r.won and len(r.rounds) == number + 1]
                causes = ", ".join(f"{name} {count}" for name, count in Counter(here).most_common())
                lost.append(f"{len(here) / plays:.0%}" + (f" ({causes})" if causes else ""))
            cells = [str(size), temper, f"{won / plays:.0%}", ", ".join(means), *lost]
            table.append("| " + " | ".join(cells) + " |")
    return table


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
