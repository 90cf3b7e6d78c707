"""What is asked of the games of a rulebook: of a section, of an enemy, of all together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from ffapp.core.spelling import plain
from ffapp.gamebook.namesakes import unnumbered
from ffapp.gamebook.notes import headed, sections_named
from ffapp.memory.chance import Fit, fit, sums_shares
from ffapp.memory.lived import End, FightEnd, Killer, Lived, kin


def games_of(games: Iterable[Lived], ruleset: str, *, but: str = "") -> tuple[Lived, ...]:
    """Those of a rulebook; not that of the id `but`."""
    return tuple(game for game in games if game.ruleset == ruleset and game.id != but)


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


def at_section(games: Sequence[Lived], section: int) -> Seen:
    """What those games know of a section."""
    here = [game for game in games if section in game.sections]
    ends = [(game, game.end) for game in games if game.end is not None and game.end.section == section]
    return Seen(
        len(here),
        sum(game.sections[section] for game in here),
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


def _said_of(text: str, section: int) -> str:
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


# -- all together ------------------------------------------------------------------------------------------------------


class Spread(msgspec.Struct, frozen=True):
    """How long games were: the shortest, the one in the middle, the longest, and all together."""

    least: int
    median: float
    most: int
    total: int


class SectionCount(msgspec.Struct, frozen=True):
    """A section: in how many games it was reached, and how often in all."""

    section: int
    games: int
    visits: int


class DeathCount(msgspec.Struct, frozen=True):
    """So many deaths of a kind: where (the section, or the number of the dungeon), and what of."""

    section: int | None
    killer: Killer
    name: str
    kind: str
    count: int


class EndCount(msgspec.Struct, frozen=True):
    """So many ends of a kind that were no deaths, with the last words that were written of one."""

    won: bool
    cause: str
    section: int | None
    words: str
    count: int


class DiceCount(msgspec.Struct, frozen=True):
    """Dice of so many sides, typed by the player or rolled by the program: how many in all, how often each face fell,
    and each sum of two (from 2 on; () where there was none); how both compare with fair dice (None: too few)."""

    sides: int
    typed: bool
    rolled: int
    faces: tuple[int, ...]
    sums: tuple[int, ...]
    faces_fit: Fit | None
    sums_fit: Fit | None


class Statistics(msgspec.Struct, frozen=True):
    """All games of a rulebook. `lengths` are their commands, `stops` the sections they reached, over all games; both
    None where there is none. `slain` are the monsters of dungeons, by name or kind; `dungeons` says how many campaigns
    came to each of them at last."""

    ruleset: str
    games: int
    won: int
    dead: int
    lost: int
    under_way: int
    lengths: Spread | None
    stops: Spread | None
    sections: tuple[SectionCount, ...]
    deaths: tuple[DeathCount, ...]
    endings: tuple[EndCount, ...]
    fights: tuple[Met, ...]
    dice: tuple[DiceCount, ...]
    notes: int
    dungeons: dict[int, int]
    slain: dict[str, int]


def statistics(games: Sequence[Lived], ruleset: str) -> Statistics:
    """Counts all that was lived in the games of a rulebook."""
    games = games_of(games, ruleset)
    ends = [game.end for game in games if game.end is not None]
    deaths = [end for end in ends if end.is_death]
    others = [end for end in ends if not end.is_death]
    return Statistics(
        ruleset,
        len(games),
        sum(end.won for end in ends),
        len(deaths),
        sum(not end.won for end in others),
        len(games) - len(ends),
        _spread([game.commands for game in games]),
        _spread([game.stops for game in games]) if any(game.stops for game in games) else None,
        _sections(games),
        _deaths(deaths),
        _endings(others),
        met(games),
        _dice(games),
        sum(len(game.notes) for game in games),
        dict(sorted(Counter(game.dungeon for game in games if game.dungeon).items())),
        _slain(games),
    )


def _slain(games: Sequence[Lived]) -> dict[str, int]:
    """The monsters that were slain, those slain most first."""
    counts = Counter[str]()
    for game in games:
        counts.update(game.slain)
    return dict(counts.most_common())


def _spread(values: list[int]) -> Spread | None:
    if not values:
        return None
    low, high = sorted(values)[(len(values) - 1) // 2], sorted(values)[len(values) // 2]
    return Spread(min(values), (low + high) / 2, max(values), sum(values))


def _sections(games: Sequence[Lived]) -> tuple[SectionCount, ...]:
    """The sections by their numbers."""
    seen, visits = Counter[int](), Counter[int]()
    for game in games:
        seen.update(game.sections.keys())
        visits.update(game.sections)
    return tuple(SectionCount(section, seen[section], visits[section]) for section in sorted(seen))


def _deaths(ends: Sequence[End]) -> tuple[DeathCount, ...]:
    named: dict[tuple[int | None, str, str, str], End] = {}
    counts = Counter[tuple[int | None, str, str, str]]()
    for end in ends:
        key = end.section, end.killer, kin(end.name), end.kind
        named.setdefault(key, end)
        counts[key] += 1
    found = [
        DeathCount(end.section, end.killer, unnumbered(end.name), end.kind, counts[key]) for key, end in named.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.count, one.section or 0, one.killer, one.name)))


def _endings(ends: Sequence[End]) -> tuple[EndCount, ...]:
    words: dict[tuple[bool, str, int | None], str] = {}
    counts = Counter[tuple[bool, str, int | None]]()
    for end in ends:
        key = end.won, end.cause, end.section
        words[key] = end.words or words.get(key, "")
        counts[key] += 1
    found = [EndCount(*key, words[key], count) for key, count in counts.items()]
    return tuple(sorted(found, key=lambda one: (not one.won, -one.count, one.section or 0, one.cause)))


def _dice(games: Sequence[Lived]) -> tuple[DiceCount, ...]:
    faces: dict[tuple[int, bool], Counter[int]] = {}
    sums: dict[tuple[int, bool], Counter[int]] = {}
    for game in games:
        for throws in game.throws:
            key = throws.sides, throws.typed
            faces.setdefault(key, Counter()).update(dict(enumerate(throws.faces)))
            sums.setdefault(key, Counter()).update(dict(enumerate(throws.sums)))
    found = []
    for sides, typed in sorted(faces, key=lambda key: (key[0] != 6, *key)):
        fell = tuple(faces[sides, typed][face] for face in range(sides))
        added = tuple(sums[sides, typed][total] for total in range(2 * sides - 1)) if sums[sides, typed] else ()
        found.append(
            DiceCount(
                sides,
                typed,
                sum(fell),
                fell,
                added,
                fit(fell, (1,) * sides),
                fit(added, sums_shares(sides)) if added else None,
            )
        )
    return tuple(found)


# -- for a game that is played -----------------------------------------------------------------------------------------

How: TypeAlias = Literal["all", "notes", "none"]
"""What is told of other games while one plays: all, only one's own notes, nothing."""


@dataclass(frozen=True)
class Recollection:
    """What a game that is played may be told of the others of its rulebook."""

    games: tuple[Lived, ...] = ()
    how: How = "none"

    def seen(self, section: int | None) -> Seen | None:
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
