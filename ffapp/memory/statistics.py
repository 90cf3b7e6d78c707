"""What is counted of all games of a rulebook together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ffapp.gamebook.namesakes import unnumbered
from ffapp.gamebook.sections import SectionLabel, in_order, section_of
from ffapp.memory.chance import Fit, fit, sums_shares
from ffapp.memory.lived import End, Killer, Lived, kin
from ffapp.memory.recall import Met, adventures_of, games_of, met


class Spread(msgspec.Struct, frozen=True):
    """How long games were: the shortest, the one in the middle, the longest, and all together."""

    least: int
    median: float
    most: int
    total: int


class SectionCount(msgspec.Struct, frozen=True):
    """A section: in how many games it was reached, and how often in all."""

    section: SectionLabel
    games: int
    visits: int


class DeathCount(msgspec.Struct, frozen=True):
    """So many deaths of a kind: where (the section, or the number of the dungeon), and what of."""

    section: SectionLabel | None
    killer: Killer
    name: str
    kind: str
    count: int


class EndCount(msgspec.Struct, frozen=True):
    """So many ends of a kind that were no deaths, with the last words that were written of one."""

    won: bool
    cause: str
    section: SectionLabel | None
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
    """All games of a rulebook's own book, or of an `adventure` from a file called `title`. `lengths` are their
    commands, `stops` the sections they reached, over all games; both None where there is none. `slain` are the
    monsters of dungeons, by name or kind; `dungeons` says how many campaigns came to each of them at last."""

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
    adventure: str = ""
    title: str = ""


def statistics(games: Sequence[Lived], ruleset: str, adventure: str = "") -> Statistics:
    """Counts all that was lived in the games of a rulebook's own book, or of that adventure from a file."""
    title = adventures_of(games, ruleset).get(adventure, "")
    games = games_of(games, ruleset, adventure)
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
        adventure,
        title,
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
    """The sections in their order."""
    seen, visits = Counter[str](), Counter[str]()
    for game in games:
        seen.update(game.sections.keys())
        visits.update(game.sections)
    counts = (SectionCount(section_of(written), seen[written], visits[written]) for written in seen)
    return tuple(sorted(counts, key=lambda one: in_order(one.section)))


def _deaths(ends: Sequence[End]) -> tuple[DeathCount, ...]:
    named: dict[tuple[SectionLabel | None, str, str, str], End] = {}
    counts = Counter[tuple[SectionLabel | None, str, str, str]]()
    for end in ends:
        key = end.section, end.killer, kin(end.name), end.kind
        named.setdefault(key, end)
        counts[key] += 1
    found = [
        DeathCount(end.section, end.killer, unnumbered(end.name), end.kind, counts[key]) for key, end in named.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.count, in_order(one.section), one.killer, one.name)))


def _endings(ends: Sequence[End]) -> tuple[EndCount, ...]:
    words: dict[tuple[bool, str, SectionLabel | None], str] = {}
    counts = Counter[tuple[bool, str, SectionLabel | None]]()
    for end in ends:
        key = end.won, end.cause, end.section
        words[key] = end.words or words.get(key, "")
        counts[key] += 1
    found = [EndCount(*key, words[key], count) for key, count in counts.items()]
    return tuple(sorted(found, key=lambda one: (not one.won, -one.count, in_order(one.section), one.cause)))


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
