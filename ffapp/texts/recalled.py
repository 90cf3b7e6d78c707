"""What is remembered of other games while one is played, in words: of a section, of an enemy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ffapp.memory.recall import Met, Seen
    from ffapp.texts import Texts

MOST_DEAD: Final = 2
"""So many dead of a section are told by name; the others are counted."""

_WAYS: Final = ("won", "escaped", "ended", "dead")


def seen_text(texts: Texts, seen: Seen) -> str:
    """What a section was in other games, in one line; "" for one that is new."""
    if not (seen.games or seen.dead or seen.won or seen.lost):
        return ""
    told = [texts("memory-seen", visits=seen.visits, games=seen.games)] if seen.games else []
    told += [
        texts("memory-seen-dead", hero=dead.hero, gender=dead.gender, killer=dead.killer, name=dead.name)
        for dead in seen.dead[:MOST_DEAD]
    ]
    more = {
        "more": len(seen.dead[MOST_DEAD:]),
        "won": seen.won,
        "lost": seen.lost,
    }
    told += [texts(f"memory-seen-{what}", count=count) for what, count in more.items() if count]
    return " · ".join(told)


def notes_text(texts: Texts, notes: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Notes that were taken in other games, each with who took it."""
    for hero, text in notes:
        yield texts("memory-seen-note", hero=hero, text=" ".join(text.split()))


def fights_text(texts: Texts, known: Met) -> str:
    """How fights with an enemy went."""
    counts = [(way, getattr(known, way)) for way in _WAYS]
    ways = ", ".join(texts(f"memory-fights-{way}", count=count) for way, count in counts if count)
    return texts("memory-row", label=texts("memory-fights-count", count=known.fights), told=ways)


def met_text(texts: Texts, known: Met) -> str:
    """The same of other games, with the enemy's name."""
    return texts("memory-met", name=known.name, told=fights_text(texts, known))
