"""Dice as the rulebook writes them: `2d6` is two dice of six faces (Le jeu)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from ffapp.core.errors import Refusal

MOST_DICE: Final = 20
MOST_FACES: Final = 100

_WRITTEN: Final = re.compile(r"([0-9]{1,6})d([0-9]{1,6})", re.ASCII | re.IGNORECASE)
_LONGEST: Final = 40
"""So long what is typed may be, blanks at its ends included; and so much of it is told back."""


@dataclass(frozen=True)
class Throw:
    """So many dice of so many faces."""

    count: int
    sides: int

    @property
    def most(self) -> int:
        """The highest sum it can give."""
        return self.count * self.sides

    @cached_property
    def mean(self) -> float:
        """What it gives on average."""
        return self.count * (self.sides + 1) / 2

    def __str__(self) -> str:
        return f"{self.count}d{self.sides}"


NO_DICE: Final = Throw(0, 0)
"""What an armour does as damage."""


@lru_cache(256)  # each attack of a monster reads its own
def throw_of(text: str) -> Throw:
    """The throw that a text writes, blanks at its ends aside.

    Raises `Refusal`: "notation-unreadable" for what is no NdM, "notation-bounds" for less than 1 or more than 20 dice,
    or of less than 2 or more than 100 faces.
    """
    match = _WRITTEN.fullmatch(text.strip()) if len(text) <= _LONGEST else None
    if match is None:
        shown = text[:_LONGEST].encode("utf-8", "replace").decode("utf-8")
        raise Refusal("notation-unreadable", dice=shown)
    throw = Throw(int(match[1]), int(match[2]))
    if not (1 <= throw.count <= MOST_DICE and 2 <= throw.sides <= MOST_FACES):
        raise Refusal("notation-bounds", dice=str(throw), most_dice=MOST_DICE, most_faces=MOST_FACES)
    return throw
