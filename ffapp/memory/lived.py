"""What one game has lived, without its saves being read again."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from ffapp.core.spelling import plain
from ffapp.gamebook.namesakes import unnumbered
from ffapp.gamebook.sections import SectionLabel

FightEnd: TypeAlias = Literal["won", "escaped", "ended", "dead", "over"]
"""How a fight ended: won; the hero got away; the section ended it; the hero died; the section ended the adventure."""

Killer: TypeAlias = Literal["enemy", "escape", "poison", "hunger", "curse", "hand", "monster", "section", "other"]
"""What a death was due to: an enemy's blow, the wound of an escape, poison, a meal that was missing, a curse, a change
by the reader's hand, a monster of a dungeon; or the words of a section."""


class End(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """How a game ended. `cause` is that of the rulebook's own ending; `killer` and `name` say what it was due to (the
    enemy, or the reason that the reader gave), `section` where, or the number of the dungeon. `who` died, `kind` is the
    monster's in the bestiary, both only in a dungeon. `words` are the player's."""

    won: bool
    cause: str
    killer: Killer
    name: str = ""
    section: SectionLabel | None = None
    words: str = ""
    who: str = ""
    kind: str = ""

    @property
    def is_death(self) -> bool:
        """Whether somebody of the player's died."""
        return not self.won and self.cause not in ("section", "declared")


class Bout(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A fight that is over: the enemies as they are called in it, where it was, how it ended, how many rounds were
    fought, how many points of Stamina blows and poison took from the hero, and which enemies fell. Where the hero died
    those that still waited for their turn are none of them."""

    enemies: tuple[str, ...]
    section: SectionLabel | None
    end: FightEnd
    rounds: int
    lost: int
    felled: tuple[str, ...] = ()


class Noted(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A note that was not struck out: what it says, and the section and the clearing where it was taken. One of the map
    has no section; `place` is the name of its clearing where places are told by their names."""

    text: str
    section: SectionLabel | None
    clearing: int | None = None
    place: str = ""


class Throws(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Dice of so many sides, either typed by the player or rolled by the program: how often each face fell, the 1
    first; and of throws of just two such dice how often each sum did, the 2 first."""

    sides: int
    typed: bool
    faces: tuple[int, ...]
    sums: tuple[int, ...] = ()


class Lived(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was lived in one game, on the thread on which it stands: what was taken back has not happened. A copy begins
    where it was copied; what was before is the original's.

    `records` is how long the save is, `began` and `ended` are seconds since 1970 (0: nobody knows). `sections` are the
    sections that were reached, as they are written, each with how often; `stops` is their sum. `adventure` tells which
    one was read from a file, called `title`; "" for that of the book. `map_notes` are those of
    the map's clearings. In a dungeon `slain` are the monsters, by name or kind, each with how many;
    `dungeon` is the number of the one that was reached.
    """

    id: str
    ruleset: str
    records: int = 0
    hero: str = ""
    gender: str = "f"
    began: int = 0
    ended: int = 0
    commands: int = 0
    stops: int = 0
    sections: dict[str, int] = {}
    notes: tuple[Noted, ...] = ()
    map_notes: tuple[Noted, ...] = ()
    fights: tuple[Bout, ...] = ()
    end: End | None = None
    throws: tuple[Throws, ...] = ()
    dungeon: int = 0
    slain: dict[str, int] = {}
    adventure: str = ""
    title: str = ""


@lru_cache(maxsize=4096)
def kin(name: str) -> str:
    """What enemies of one name share, however it is written: neither number nor accents nor capitals, nor the letter of
    a plural, that of French among them."""
    return " ".join(
        word[:-1] if len(word) > 3 and word[-1] in "sx" else word for word in plain(unnumbered(name)).split()
    )
