"""What save files are called: the hero's name as a slug, then the first letters of the game's id."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path

SUFFIX = ".ffsave"
SHORT = 8
LONGEST = 40


def path_named(text: str) -> Path:
    """A path as it was given: as it stands, or as a `file://` address, which can name any bytes."""
    if text.startswith("file://"):
        from urllib.parse import unquote_to_bytes

        return Path(os.fsdecode(unquote_to_bytes(text.removeprefix("file://"))))
    return Path(text)


def new_token(size: int = 8) -> str:
    """Random hex digits, two for each byte."""
    return os.urandom(size).hex()


def slug(text: str) -> str:
    """Lower-case letters and digits of ASCII joined by hyphens, "" if none is left: "Aïla d'Or" is "aila-d-
    or".
    """
    plain = unicodedata.normalize("NFKD", text[: 4 * LONGEST]).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in plain.replace("'", " "))
    return "-".join(words.split())[:LONGEST].strip("-")


def file_name(name: str, fallback: str, game_id: str) -> str:
    """The name of a save: of `name`, or of `fallback` (the ruleset) if no letter of it can be used."""
    return f"{slug(name) or slug(fallback) or 'game'}-{game_id[:SHORT]}{SUFFIX}"


def name_of(path: Path) -> str:
    """The slug in a file's name, without the id."""
    stem = path.name.removesuffix(SUFFIX)
    return stem.rpartition("-")[0] or stem
