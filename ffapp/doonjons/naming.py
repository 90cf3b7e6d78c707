"""When two names are one: what cannot be told apart at the table differs neither by case, nor by blanks, nor by the way
in which Unicode writes a letter."""

from __future__ import annotations

import unicodedata

from ffapp.core.bounds import FILLERS


def identity(name: str) -> str:
    """What two names share that are one: case, blanks, forms of Unicode and signs without ink do not count."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(letter for letter in folded if not _inkless(letter)).split())


def _inkless(letter: str) -> bool:
    """Whether a letter is blank or only steers others: fillers, marks of direction and joining, and which picture of a
    sign is meant."""
    return letter in FILLERS or unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f"
