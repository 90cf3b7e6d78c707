"""What exact odds of a fight cost, as ratios to playing that fight 200 times, measured in one run.

Run it as `python -m tests.benchmarks.bench_odds [REPETITIONS]`. The hero is as strong as heroes can be, and so are the
enemies. The fights are played by the game, as `ffapp run` plays them, in memory; beside them stands what the bare
rules take, without a game around them. The milliseconds are those that a screen may wait.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from ffapp.odds.reckoning import reckon
from ffapp.odds.simulated import EXCHANGES, Stream, carefully, played
from tests.gamebook.play import Table, hero

FIGHTS = 200

MEASURED: dict[str, tuple[tuple[str, ...], str, int]] = {
    "one enemy": (("12/20",), "in_turn", 30),
    "three in turn": (("12/20", "11/19", "12/20"), "in_turn", 150),
    "two at once": (("12/20", "11/19"), "together", 500),
}
"""Enemies, order, and the milliseconds that it may take."""


def took(deed: Callable[[Table], object], table: Table) -> float:
    """Milliseconds of the processor."""
    start = process_time()
    deed(table)
    return (process_time() - start) * 1000


def exact(table: Table) -> None:
    reckon(table.sheet)


def by_the_game(table: Table) -> None:
    """The fight, played to its end so many times; going back to its beginning counts, too."""
    game, start = table.game, table.game.head
    for _ in range(FIGHTS):
        while table.sheet.fight is not None and table.sheet.ending is None:
            game.submit(carefully(table.sheet))
        game.rewind(start)


def by_the_rules(table: Table) -> None:
    dice = Stream("bench")
    for _ in range(FIGHTS):
        played(table.sheet, carefully, dice, EXCHANGES)


def main(repetitions: int) -> int:
    """Prints the table. Returns 1 if a ratio to the game is 1 or more, or a time beyond its limit."""
    beyond = False
    for name, (enemies, order, limit) in MEASURED.items():
        table = hero(skill=12, stamina=24, luck=12, undo="free").opened(*enemies, order=order)
        # In turns, so that whatever else the machine does meets them all.
        turns = [[took(deed, table) for deed in (exact, by_the_game, by_the_rules)] for _ in range(repetitions)]
        odds, game, rules = (median(times) for times in zip(*turns, strict=True))
        beyond = beyond or odds >= game or odds > limit
        ratios = f"{odds / game:.2f} of {FIGHTS} fights of the game (less than 1), {odds / rules:.2f} of the bare rules"
        print(f"{name:15} {odds:6.1f} ms (at most {limit})   {ratios}")
    return int(beyond)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 7))
