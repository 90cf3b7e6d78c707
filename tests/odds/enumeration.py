"""The odds of a fight by trying everything: all dice of all rounds, through the commands of the game itself.

Slow, and written otherwise than the program: it knows no rule, only which commands there are, and iterates what leads
back to itself until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from ffapp.core.dice import Faces, Kind, Label
from ffapp.core.messages import Command
from ffapp.core.steps import carry_out
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.gamebook.sheet import Sheet
from tests.gamebook.play import Table

Leaf: TypeAlias = tuple[str, int, int]
"""How a fight ended, and the hero's Stamina and Luck then."""

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}
TIE = 1 + 1e-13
LIFE = 1e-10


class Wanted(Exception):
    """Another throw is wanted."""


class Sums:
    """Dice that fall so that each throw of two has the next of some sums."""

    def __init__(self, sums: tuple[int, ...]) -> None:
        self._sums = iter(sums)

    def roll(self, kind: Kind, count: int, sides: int = 6, *, label: Label = "", first: int = 0) -> Faces:
        assert (count, sides) == (2, 6)
        total = next(self._sums, None)
        if total is None:
            raise Wanted
        return max(1, total - 6), min(6, total - 1)


class Everything:
    """What becomes of the fight on a sheet: by the best play, or with luck never tested."""

    def __init__(self, table: Table, *, luck: bool = True, life: float = LIFE) -> None:
        self._check = table.game.ruleset.why_not
        self._luck = luck
        self._life = life
        self._final: dict[Sheet, float] = {}
        self._guess: dict[Sheet, float] = {}
        self.next = cache(self._next)
        self.leaves = cache(self._leaves)

    def _next(self, sheet: Sheet, command: Command) -> tuple[tuple[float, Sheet], ...]:
        """Every sheet that a command can lead to, with its chance."""
        assert self._check(sheet, command) is None
        found: dict[Sheet, float] = {}
        scripts: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        while scripts:
            sums, chance = scripts.pop()
            try:
                after, _ = carry_out(sheet, command, Sums(sums))
            except Wanted:
                scripts += [((*sums, total), chance * ways / 36) for total, ways in WAYS.items()]
                continue
            fight = after.fight
            if fight is not None and not fight.until_round and fight.round > 1:
                after = replace(after, fight=replace(fight, round=1))  # nobody counts them
            found[after] = found.get(after, 0.0) + chance
        return tuple((chance, after) for after, chance in found.items())

    def ended(self, sheet: Sheet) -> str:
        """How a fight has ended, or nothing."""
        if sheet.ending is not None:
            return "dead"
        if sheet.fight is None:
            return "escaped" if sheet.remembered else "won"
        return "taken_over" if not sheet.fight.blows and sheet.fight.handed_over else ""

    def commands(self, sheet: Sheet) -> Iterator[Command]:
        assert sheet.fight is not None
        if sheet.fight.blows:
            yield AnswerBlow(luck=False)
            if self._luck and self._check(sheet, AnswerBlow(luck=True)) is None:
                yield AnswerBlow(luck=True)
        else:
            yield from (FightRound(target=index) for index in sheet.fight.facing)

    def after(self, sheet: Sheet, command: Command) -> float:
        """The worth of a command."""
        return sum(chance * self.worth(after) for chance, after in self.next(sheet, command))

    def worth(self, sheet: Sheet) -> float:
        """The chance to win, or to escape where that is under way; the chance to live counts among equal ones, or as
        much as that to win."""
        ended = self.ended(sheet)
        if ended:
            return {"won": 1.0, "escaped": 1.0, "taken_over": self._life}.get(ended, 0.0)
        assert sheet.fight is not None
        if sheet.fight.blows:  # a state between two rounds may wait for it
            return max(self.after(sheet, command) for command in self.commands(sheet))
        if sheet in self._guess:
            return self._guess[sheet]
        if sheet not in self._final:
            self._guess[sheet] = 0.0
            while True:
                better = max(self.after(sheet, command) for command in self.commands(sheet))
                if better <= self._guess[sheet]:
                    break
                self._guess[sheet] = better
            self._final[sheet] = self._guess.pop(sheet)
        return self._final[sheet]

    def insisted(self, sheet: Sheet, command: Command) -> float:
        """The worth of a command that is given again until it changes something."""
        assert sheet.fight is not None
        same = [replace(sheet, fight=replace(sheet.fight, round=number)) for number in (sheet.fight.round, 1)]
        worth = 0.0
        while True:
            self._guess |= dict.fromkeys(same, worth)
            better = self.after(sheet, command)
            if better <= worth:
                break
            worth = better
        for one in set(same):
            del self._guess[one]
        return worth

    def best(self, sheet: Sheet) -> Command:
        """The best command: the first of equal ones, so no test of luck without need."""
        first, *others = self.commands(sheet)
        for other in others:
            if self.after(sheet, other) > self.after(sheet, first) * TIE:
                first = other
        return first

    def _leaves(self, sheet: Sheet, start: Sheet | None = None) -> dict[Leaf | None, float]:
        """How likely the fight ends how, by the best play; None: back where it started."""
        ended = self.ended(sheet)
        if ended:
            return {(ended, sheet.stamina.current, sheet.luck.current): 1.0}
        if sheet == start:
            return {None: 1.0}
        assert sheet.fight is not None
        between = not sheet.fight.blows
        found: dict[Leaf | None, float] = {}
        for chance, after in self.next(sheet, self.best(sheet)):
            waits = after.fight is not None and bool(after.fight.blows)
            within = sheet if between else start
            for leaf, part in self.leaves(after, within if waits or after == within else None).items():
                found[leaf] = found.get(leaf, 0.0) + chance * part
        if between and None in found:
            again = found.pop(None)
            found = {leaf: part / (1 - again) for leaf, part in found.items()} if found else {("endless", 0, 0): 1.0}
        return found


def mean(leaves: dict[Leaf | None, float], value: Callable[[Leaf], float]) -> float:
    """The mean of something among the ends that leave a hero alive."""
    alive = {leaf: chance for leaf, chance in leaves.items() if leaf and leaf[0] not in ("dead", "endless")}
    return sum(chance * value(leaf) for leaf, chance in alive.items()) / sum(alive.values())


def escapes(sheet: Sheet, everything: Everything) -> float:
    """The chance to survive an escape now."""
    return everything.after(sheet, Escape())
