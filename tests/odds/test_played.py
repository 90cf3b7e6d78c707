"""The odds against fights that the game itself plays by the advice that they give."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from math import sqrt

import pytest
from msgspec.structs import replace

from ffapp.core.messages import Command
from ffapp.core.steps import carry_out
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.sheet import Sheet
from ffapp.odds.reckoning import reckon
from tests.gamebook.play import Table, hero, night
from tests.odds.enumeration import Sums, Wanted
from tests.shares import few

PLAYS = 100_000
FEW = 4_000


def swamp(skill: int, stamina: int, luck: int, *enemies: str, **terms: object) -> Callable[[], Table]:
    return lambda: hero(skill=skill).score("stamina", stamina).score("luck", luck).opened(*enemies, **terms)


def dark(skill: int, stamina: int, luck: int, *enemies: str, **terms: object) -> Callable[[], Table]:
    return lambda: night(skill=skill).score("stamina", stamina).score("luck", luck).opened(*enemies, **terms)


IN_TURN = [
    swamp(9, 8, 6, "9/8"),
    swamp(7, 12, 9, "10/6"),
    swamp(10, 6, 4, "8/6", "9/5"),
    swamp(9, 12, 7, "8/4", "7/4", "9/4"),
    swamp(8, 7, 6, "8/7/3"),
    swamp(8, 7, 6, "8/7/1", strike=1),
    dark(9, 10, 6, "9/6/2/1"),
    dark(9, 8, 6, "8/6/2/0/3"),
    dark(8, 6, 6, "8/6", until_round=4),
    dark(9, 9, 5, "8/5/1/2", "7/4", modifier=1),
]
TOGETHER = [
    swamp(9, 8, 4, "8/4", "7/4", order="together"),
    swamp(10, 6, 5, "8/3", "8/3", order="together"),
    swamp(8, 10, 3, "9/4", "6/4", order="together"),
    swamp(11, 6, 3, "9/4/3", "7/4", order="together"),
    swamp(10, 7, 3, "7/2", "7/2", "6/2", order="together"),
    swamp(9, 7, 4, "8/4", "8/3", order="together", strike=3),
    dark(9, 8, 4, "8/3/2/1", "7/3", order="together"),
    dark(9, 8, 4, "8/3/2/0/2", "7/3", order="together"),
    dark(9, 6, 4, "8/3", "7/3", order="together", until_round=3),
    dark(10, 8, 3, "8/3/1/1", "7/4", order="together", modifier=-1),
]
AS_ONE = [
    swamp(9, 8, 6, "9/10", order="as_one"),
    swamp(8, 12, 8, "10/8", order="as_one"),
    swamp(12, 4, 5, "9/12", order="as_one"),
    swamp(9, 9, 6, "8/9/3", order="as_one"),
    swamp(9, 9, 6, "10/9/1", order="as_one"),
    swamp(7, 14, 9, "9/6", order="as_one", strike=3),
    swamp(9, 7, 6, "11/8", order="as_one", fury=2),
    swamp(9, 7, 6, "8/8", order="as_one", modifier=-1),
    swamp(8, 5, 10, "8/5", order="as_one"),
    swamp(10, 9, 2, "10/7", order="as_one", strike=1),
]


class Player:
    """Plays a fight by the advice of its odds. What the rules make of a sheet, a command and some throws is asked of
    them once, and of the odds what is best on a sheet."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._next: dict[tuple[Sheet, tuple[int, ...]], Sheet | None] = {}
        self.advised = cache(self._advised)

    def _advised(self, sheet: Sheet) -> Command:
        odds = reckon(sheet)
        assert sheet.fight is not None
        if sheet.fight.blows:
            return AnswerBlow(luck=odds.luck is not None and odds.luck.test)
        return FightRound(target=odds.target)

    def _throw(self) -> int:
        return self._dice.randint(1, 6) + self._dice.randint(1, 6)

    def play(self, sheet: Sheet) -> str:
        """How one fight ends."""
        while sheet.fight is not None and sheet.ending is None:
            if not sheet.fight.blows and sheet.fight.handed_over:
                return "taken_over"
            sums: tuple[int, ...] = ()
            while (after := self._decided(sheet, sums)) is None:
                sums = (*sums, self._throw())
            sheet = after
        return "won" if sheet.ending is None else "dead"

    def _decided(self, sheet: Sheet, sums: tuple[int, ...]) -> Sheet | None:
        """What the rules make of these throws, None where they want another one."""
        key = (sheet, sums)
        if key not in self._next:
            try:
                after, _ = carry_out(sheet, self.advised(sheet), Sums(sums))
            except Wanted:
                self._next[key] = None
            else:
                fight = after.fight
                if fight is not None and fight.round > 1 and not fight.until_round:  # nobody counts them
                    after = replace(after, fight=replace(fight, round=1))
                self._next[key] = after
        return self._next[key]


def fights() -> Iterator[object]:
    for order, known in (("in turn", IN_TURN), ("together", TOGETHER), ("as one", AS_ONE)):
        assert len(known) == 10
        for number, fight in enumerate(known):
            yield pytest.param(fight, id=f"{order} {number}")


def agrees(fight: Callable[[], Table], plays: int, seed: str) -> None:
    """Each end comes as often as foretold, within three standard errors."""
    table = fight()
    odds = reckon(table.sheet)
    player = Player(random.Random(seed))
    ends = [player.play(table.sheet) for _ in range(plays)]
    for end in ("won", "dead", "taken_over"):
        chance = getattr(odds.with_luck, end)
        error = sqrt(chance * (1 - chance) / plays)
        assert abs(ends.count(end) / plays - chance) <= 3 * error + 1e-12, end


@few((0, 2), "fight", [IN_TURN[0], IN_TURN[8], TOGETHER[1], AS_ONE[6]])
def test_some_fights_end_as_foretold(fight: Callable[[], Table]) -> None:
    agrees(fight, FEW, "some")


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("fight", fights())
def test_fights_end_as_foretold(fight: Callable[[], Table]) -> None:
    agrees(fight, PLAYS, "many")
