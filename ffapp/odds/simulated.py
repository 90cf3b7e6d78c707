"""Fights played to their end by the product's own rules, for those whose states are too many to count through."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ffapp.core.dice import Faces, Kind, Label
from ffapp.core.messages import Command
from ffapp.core.steps import carry_out
from ffapp.gamebook.blows import AnswerBlow, offer
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.sheet import Sheet
from ffapp.odds.report import EndName
from ffapp.odds.tables import Cancelled

FIGHTS: Final = 400
"""So many fights are played each way, if they are not too long."""

EXCHANGES: Final = 60_000
"""So many times in all do enemies strike; a fight that needs more than all of them is held to be endless."""

Advice: TypeAlias = Callable[[Sheet], Command]
"""What is done next in a fight that is open."""


class Stream:
    """Dice of a seed, one after another."""

    def __init__(self, seed: str) -> None:
        self._faces = self._endless(seed.encode(errors="surrogatepass"))

    @staticmethod
    def _endless(seed: bytes) -> Iterator[int]:
        number = 0
        while True:
            digest = hashlib.blake2b(seed + number.to_bytes(8, "big")).digest()
            # 252 is the highest multiple of 6 that a byte holds.
            yield from (byte % 6 + 1 for byte in digest if byte < 252)
            number += 1

    def roll(self, kind: Kind, count: int, sides: int = 6, *, label: Label = "", first: int = 0) -> Faces:
        """The next faces. Only dice of six faces are thrown in a fight."""
        return tuple(next(self._faces) for _ in range(count))


@dataclass
class Tally:
    """How fights ended: how often each way, and with which Stamina and Luck on the sheet of those who lived."""

    fights: int = 0
    ends: dict[EndName, int] = field(default_factory=dict)
    stamina: dict[int, int] = field(default_factory=dict)
    luck: dict[int, int] = field(default_factory=dict)

    def share(self, end: EndName) -> float:
        """The part of the fights that ended so."""
        return self.ends.get(end, 0) / self.fights

    def add(self, end: EndName, sheet: Sheet) -> None:
        """Counts a fight."""
        self.fights += 1
        self.ends[end] = self.ends.get(end, 0) + 1
        if end not in ("dead", "endless"):
            for counts, value in ((self.stamina, sheet.stamina.current), (self.luck, sheet.luck.current)):
                counts[value] = counts.get(value, 0) + 1


@dataclass(frozen=True)
class Played:
    """Fights played without luck, and with luck only where it can save the hero's life."""

    without_luck: Tally
    with_luck: Tally


def plainly(sheet: Sheet) -> Command:
    """Strikes at the weakest of those who can be struck, and never tests luck."""
    fight = sheet.fight
    if fight is None:
        raise LookupError("no fight")
    if fight.blows:
        return AnswerBlow(luck=False)
    target = min(fight.facing, key=lambda index: fight.enemies[index].stamina)
    return FightRound(target=target)


def carefully(sheet: Sheet) -> Command:
    """The same, but luck is tested where the hero is dead without it and can be saved by it."""
    waiting = offer(sheet)
    if waiting is None or not waiting.luck or waiting.prospect not in ("saves", "needed"):
        return plainly(sheet)
    return AnswerBlow(luck=True)


def played(sheet: Sheet, advice: Advice, dice: Stream, exchanges: int) -> tuple[EndName, Sheet, int]:
    """How a fight ends that is played by some advice: its end, the sheet then, and how many exchanges it took."""
    used = 0
    while used <= exchanges:
        fight = sheet.fight
        if sheet.ending is not None:
            return "dead", sheet, used
        if fight is None:
            return "won", sheet, used
        if not fight.blows and fight.handed_over is not None:
            return "taken_over", sheet, used
        used += len(fight.facing)
        escaping = fight.escaping
        sheet, _ = carry_out(sheet, advice(sheet), dice)
        if escaping and sheet.fight is None:
            return "escaped", sheet, used
    return "endless", sheet, used


def play_out(sheet: Sheet, seed: str, cancelled: Callable[[], bool]) -> Played:
    """Plays a fight many times from where it stands, without luck and with. Raises `Cancelled`."""
    return Played(
        _tally(sheet, plainly, f"{seed}\0plain", cancelled), _tally(sheet, carefully, f"{seed}\0luck", cancelled)
    )


def _tally(sheet: Sheet, advice: Advice, seed: str, cancelled: Callable[[], bool]) -> Tally:
    def asked(now: Sheet) -> Command:
        if cancelled():
            raise Cancelled
        return advice(now)

    tally, dice, left = Tally(), Stream(seed), EXCHANGES
    while tally.fights < FIGHTS and left > 0:
        end, after, used = played(sheet, asked, dice, left)
        left -= used
        if end != "endless" or not tally.fights:
            tally.add(end, after)
    return tally
