"""What files are called: a save by its hero's name as a slug, then the first letters of the game's id; any other by a
path that somebody types."""

from __future__ import annotations

import os
import unicodedata
from contextlib import suppress
from pathlib import Path

from ffapp.store.errors import StoreError, cause, shown
from ffapp.store.folders import visitor_folder

SUFFIX = ".ffsave"
SHORT = 8
LONGEST = 40


def path_named(text: str) -> Path:
    """A path as it was given: as it stands, or as a `file://` address, which can name any bytes. Raises `StoreError`
    ("path-empty"); what else may be wrong with it is for the disk to say (`Files`)."""
    if text.startswith("file://"):
        from urllib.parse import unquote_to_bytes

        text = os.fsdecode(unquote_to_bytes(text.removeprefix("file://")))
    if not text:  # `Path` takes it for the folder in which the program was started
        raise StoreError("path-empty")
    return Path(text)


def path_typed(text: str, *, full: bool = False) -> Path:
    """A path as people type it into a field, or drop it there: with quotes around it, `~` for their folder, or as a
    `file://` address. From there on it is a full one, as it must be given with `full`, except by a visitor.

    Raises `StoreError`: "path-empty", "path-relative", "here-gone" (what it begins at is not there any more).
    """
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        text = text[1:-1]
    path = path_named(text)
    with suppress(RuntimeError, ValueError):  # nobody of that name, or none that anybody can have
        path = path.expanduser()
    if path.is_absolute():
        return path
    try:
        whole = path.absolute()
    except OSError as error:
        raise StoreError("here-gone", path=shown(path), cause=cause(error)) from error
    if full and visitor_folder() is None:
        raise StoreError("path-relative", path=shown(whole))
    return whole


def target_typed(text: str, suffix: str) -> Path:
    """The path of a file to be written, as people type it (`path_typed`): a name without any folder is one in their
    own, where visitors have theirs; one without an ending gets `suffix`, unless it is a folder. Raises `StoreError`."""
    bare = text.strip().strip("'\"")
    alone = bool(bare) and bare not in (os.curdir, os.pardir) and not any(mark in bare for mark in (os.sep, "~"))
    path = path_typed(f"~{os.sep}{bare}" if alone and visitor_folder() is None else text)
    folder = bare.endswith(os.sep)
    with suppress(OSError, ValueError):  # what is wrong with it, the disk says as it is written
        folder = folder or (visitor_folder() is None and path.is_dir())
    return path if folder or path.suffix or not path.name else path.with_name(f"{path.name}{suffix}")


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
