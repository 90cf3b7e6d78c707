"""What somebody may have meant who wrote something that there is not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST: Final = 3
"""So many are named."""

LONGEST: Final = 80
"""Longer words are no slips of the hand, and comparing takes the square of their length."""


def near(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known names that a word is almost, the likeliest first: those that it begins, else those that differ by a
    few letters."""
    wanted = word.casefold()
    if not wanted or len(wanted) > LONGEST:
        return ()
    names = {name.casefold(): name for name in known}
    found = [name for name in sorted(names) if len(wanted) > 1 and name.startswith(wanted)]
    if not found:
        from difflib import get_close_matches  # only where something went wrong

        found = get_close_matches(wanted, names, MOST)
    return tuple(names[name] for name in found[:MOST])
