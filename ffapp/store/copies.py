"""Copies of saves: a new file with its own id and a chain of its own, told as a copy."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from itertools import count
from pathlib import Path

import msgspec

from ffapp.store.chain import frame, header_hash, header_line
from ffapp.store.names import LONGEST, file_name, name_of, new_token, slug
from ffapp.store.savefile import SavedGame, close_line, publish


def copy_save(saved: SavedGame, folder: Path, *, path: Path | None = None, name: str = "") -> Path:
    """Makes a new save of the playable part of `saved`, told as a copy, closed, in today's format.

    It is how a damaged save is continued, and one whose disk failed. Its dice go on as those of the original
    would. The file gets a name of its own in `folder`, by `name` or else by the hero, or is `path`. Raises
    `StoreError`; no file is there then.
    """
    store = saved.store
    bodies = [*_bodies(saved)]
    header = msgspec.structs.replace(
        saved.header,
        ffapp=store.form.version,
        id=new_token(),
        created=store.now(),
        copy_of=saved.header.id,
        least=len(bodies),
    )
    head = header_line(header)
    parts, last = [head], header_hash(head[:-1]) or b""
    for body in bodies:
        line, last = frame(body, last)
        parts.append(line)
    path = path or folder / file_name(name or saved.game.card().hero, header.ruleset, header.id)
    publish(store, path, header.id, b"".join(parts)).release()
    return path


def copy_name(saved: SavedGame, mark: str, taken: Container[str]) -> str:
    """What a copy is called: as the player has named the save, or else as its hero; with a mark, and then a number,
    where that name is `taken`."""
    named, hero = slug(name_of(saved.path)), slug(saved.game.card().hero)
    ours = saved.path.name == file_name(named, "", saved.header.id) and named != slug(saved.header.ruleset)
    base = re.sub(rf"-{re.escape(slug(mark))}(-\d+)?$", "", named if ours or not hero else hero)
    if hero.startswith(base) and base != named and len(named) + 1 >= LONGEST:  # it was cut to make room for its mark
        base = hero
    for number in count():
        tail = "" if not number else f"-{slug(mark)}" if number == 1 else f"-{slug(mark)}-{number}"
        name = base[: LONGEST - len(tail)].rstrip("-") + tail
        if name not in taken:
            return name
    raise AssertionError("unreachable")


def _bodies(saved: SavedGame) -> Iterator[bytes]:
    """The records of a save out of their frames, with the mark of a clean end."""
    body = b""
    for body in saved.bodies():
        yield body
    codec = saved.game.codec
    if not body or codec.decode(body).close is None:
        yield codec.encode(close_line(saved))
