"""What the program needs to play a monster, and to play whole campaigns.

Run it as `python -m tests.benchmarks.bench_doonjons`. Wanted: a monster's whole turn decided in 1 ms of CPU with six
characters on the largest map, and 1,000 campaigns of a party of four with the plain policy in 4 s on one core.
"""

from __future__ import annotations

from statistics import median
from time import process_time

from msgspec.structs import replace

from ffapp.core.game import carry_out
from ffapp.doonjons.campaign import ACTIONS, Campaign, Place
from ffapp.doonjons.cells import LARGEST, Cell
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.figures import Monster
from ffapp.doonjons.party import CreateCharacter, made
from ffapp.doonjons.ruleset import doonjons
from ffapp.doonjons.tempers import choose
from tests.tools.balance import TEMPERS, Kind, RandomDice, play

RULES = doonjons()
CAMPAIGNS = 100
ROUNDS = 15
FOUR_DICE = dict.fromkeys(("strength", "dexterity", "speed", "initiative"), (2, 3, 2, 3))


def table(speed: int, monsters: int, temper: str) -> Campaign:
    """Monsters in the upper left corner of an empty map, six characters in the lower right; a monster's turn begins."""
    party = tuple(
        replace(
            made(number, CreateCharacter(name=f"c{number}", race="human", role="rogue"), FOUR_DICE),
            cell=Cell(24, 17 + number),
        )
        for number in range(1, 7)
    )
    pack = tuple(
        Monster(
            id=number + 10,
            kind="goblin",
            damage="1d3",
            hit_points=9,
            left=9,
            speed=speed,
            armour_class=20,
            cell=Cell(10 + number % 6, number // 6),
        )
        for number in range(monsters)
    )
    order = tuple(Place(one.id, 10, 10) for one in (*pack, *party))
    return Campaign(
        characters=party,
        number=1,
        control=temper,  # type: ignore[arg-type]
        dungeon=Dungeon(floor=("." * LARGEST,) * LARGEST, monsters=pack),
        order=order,
        acting=pack[0].id,
        actions=ACTIONS,
        round=1,
    )


def turn(state: Campaign) -> float:
    """Milliseconds of CPU to decide all that a monster does in its turn."""
    acting, spent, dice = state.acting, 0.0, RandomDice(1)
    while state.acting == acting:
        start = process_time()
        command = choose(state)
        spent += process_time() - start
        state, _ = carry_out(state, command, dice)
    return 1000 * spent


def campaigns(temper: str) -> float:
    """Seconds of CPU that 1,000 campaigns take, from fewer."""
    start = process_time()
    for seed in range(CAMPAIGNS):
        play(RULES, Kind(4, good=False, temper=temper), seed)
    return (process_time() - start) * 1000 / CAMPAIGNS


def main() -> None:
    """Prints all figures."""
    for speed in (9, 15, 24):
        for monsters in (4, 20):
            for temper in TEMPERS:
                state = table(speed, monsters, temper)
                spent = median(turn(state) for _ in range(ROUNDS))
                print(f"a turn at speed {speed}, one of {monsters} monsters, {temper}: {spent:.2f} ms")
    for temper in TEMPERS:
        print(f"1,000 campaigns of four, {temper}: {min(campaigns(temper) for _ in range(5)):.1f} s")


if __name__ == "__main__":
    main()
