"""What exact odds of a fight cost, as ratios to playing that fight 200 times by the rules, measured in one run.

Run it as `python -m tests.benchmarks.bench_odds [REPETITIONS]`. The hero is as strong as heroes can be, and so are the
enemies. Beside the ratios stand the milliseconds that a screen may wait for them.
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


def took(deed: Callable[[], object]) -> float:
    """Milliseconds of the processor."""
    start = process_time()
    deed()
    return (process_time() - start) * 1000


def fought(table: Table) -> None:
    """The fight, played to its end so many times."""
    dice = Stream("bench")
    for _ in range(FIGHTS):
        played(table.sheet, carefully, dice, EXCHANGES)


def main(repetitions: int) -> int:
    """Prints the table. Returns 1 if a ratio is 1 or more, or a time beyond its limit."""
    beyond = False
    for name, (enemies, order, limit) in MEASURED.items():
        table = hero(skill=12, stamina=24, luck=12).opened(*enemies, order=order)
        exact: list[float] = []
        plays: list[float] = []
        for _ in range(repetitions):  # in turns, so that whatever else the machine does meets both
            exact.append(took(lambda: reckon(table.sheet)))  # noqa: B023
            plays.append(took(lambda: fought(table)))  # noqa: B023
        ratio = median(exact) / median(plays)
        beyond = beyond or ratio >= 1 or median(exact) > limit
        print(f"{name:15} {median(exact):6.1f} ms (at most {limit})   {ratio:.2f} of {FIGHTS} fights (less than 1)")
    return int(beyond)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 7))
