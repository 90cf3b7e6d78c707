"""What is asked of the games of a rulebook while another one is played: of a section, of an enemy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from ffapp.core.spelling import plain
from ffapp.gamebook.namesakes import unnumbered
from ffapp.gamebook.notes import headed, sections_named
from ffapp.gamebook.sections import SectionLabel
from ffapp.memory.lived import FightEnd, Killer, Lived, kin


def games_of(games: Iterable[Lived], ruleset: str, adventure: str = "", *, but: str = "") -> tuple[Lived, ...]:
    """Those of a rulebook in which its own book was read, or that adventure from a file: sections that are called alike
    are not the same. Not that of the id `but`."""
    return tuple(game for game in games if game.ruleset == ruleset and game.adventure == adventure and game.id != but)


def adventures_of(games: Iterable[Lived], ruleset: str) -> dict[str, str]:
    """The adventures from files that were read by a rulebook, each with what it is called, in the order of that."""
    titles = {game.adventure: game.title for game in games if game.ruleset == ruleset and game.adventure}
    return dict(sorted(titles.items(), key=lambda one: (plain(one[1]), one[0])))


# -- at a section ------------------------------------------------------------------------------------------------------


class Dead(msgspec.Struct, frozen=True):
    """Who died somewhere, and what of."""

    hero: str
    gender: str
    killer: Killer
    name: str


class Seen(msgspec.Struct, frozen=True):
    """What a section was in other games: in how many it was reached, how often in all, who died there, how many
    adventures a section ended there well and badly, and the notes that were taken there or name it, each with who
    took it."""

    games: int
    visits: int
    dead: tuple[Dead, ...] = ()
    won: int = 0
    lost: int = 0
    notes: tuple[tuple[str, str], ...] = ()


def at_section(games: Sequence[Lived], section: SectionLabel) -> Seen:
    """What those games know of a section."""
    written = str(section)
    here = [game for game in games if written in game.sections]
    ends = [(game, game.end) for game in games if game.end is not None and game.end.section == section]
    return Seen(
        len(here),
        sum(game.sections[written] for game in here),
        tuple(Dead(game.hero, game.gender, end.killer, end.name) for game, end in ends if end.is_death),
        sum(end.won for _, end in ends),
        sum(not end.won and not end.is_death for _, end in ends),
        tuple(
            (game.hero, _said_of(note.text, section))
            for game in games
            for note in game.notes
            if note.section == section or section in sections_named(note.text)
        ),
    )


def noted_at(games: Sequence[Lived], clearing: int, name: str = "") -> tuple[tuple[str, str], ...]:
    """The notes that those games have of a clearing: of the map, and where the section was not known of the book, each
    with who took it. Where places are told by their names (`name`) their numbers are each reader's own."""
    return tuple(
        (game.hero, note.text)
        for game in games
        for note in (*game.map_notes, *game.notes)
        if note.section is None
        and (plain(note.place) == plain(name) if name else note.clearing == clearing and not note.place)
    )


def _said_of(text: str, section: SectionLabel) -> str:
    """A note where it belongs does not say so again."""
    place, said = headed(text)
    return said if place == section else text


# -- at an enemy -------------------------------------------------------------------------------------------------------


class Met(msgspec.Struct, frozen=True):
    """How fights went in which enemies of a name had part: in how many games, and how many fights by their end. Where
    all of that name fell the hero has won against them, whatever came after."""

    name: str
    games: int
    fights: int
    won: int
    escaped: int
    ended: int
    dead: int


_ENDS: dict[FightEnd, str] = {"won": "won", "escaped": "escaped", "ended": "ended", "over": "ended", "dead": "dead"}


def met(games: Sequence[Lived]) -> tuple[Met, ...]:
    """All enemies that were fought, those fought most first. They are told by the name they had first."""
    named: dict[str, str] = {}
    ends: dict[str, Counter[str]] = {}
    seen: dict[str, set[str]] = {}
    for game in games:
        for bout in game.fights:
            left = Counter(bout.enemies)
            left.subtract(bout.felled)
            standing = {kin(enemy) for enemy in +left}
            for known, name in {kin(enemy): enemy for enemy in reversed(bout.enemies)}.items():
                named.setdefault(known, unnumbered(name))
                ends.setdefault(known, Counter())[_ENDS[bout.end] if known in standing else "won"] += 1
                seen.setdefault(known, set()).add(game.id)
    found = [
        Met(
            named[known],
            len(seen[known]),
            counts.total(),
            *(counts[end] for end in ("won", "escaped", "ended", "dead")),
        )
        for known, counts in ends.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.fights, one.name)))


# -- for a game that is played -----------------------------------------------------------------------------------------

How: TypeAlias = Literal["all", "notes", "none"]
"""What is told of other games while one plays: all, only one's own notes, nothing."""


class Recollection(msgspec.Struct, frozen=True, dict=True):
    """What a game that is played may be told of the others of its rulebook."""

    games: tuple[Lived, ...]
    how: How

    def seen(self, section: SectionLabel | None) -> Seen | None:
        """What a section was, as far as it is to be told; None for nothing."""
        if section is None or self.how == "none":
            return None
        seen = at_section(self.games, section)
        return seen if self.how == "all" else Seen(0, 0, notes=seen.notes)

    def noted_at(self, clearing: int | None, name: str = "") -> tuple[tuple[str, str], ...]:
        """The notes of a clearing, as far as they are to be told."""
        return () if clearing is None or self.how == "none" else noted_at(self.games, clearing, name)

    def met(self, name: str) -> Met | None:
        """How it went with enemies of a name, as far as it is to be told."""
        return self._enemies.get(kin(name)) if self.how == "all" else None

    @cached_property
    def _enemies(self) -> dict[str, Met]:
        return {kin(one.name): one for one in met(self.games)}
