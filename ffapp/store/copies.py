"""Copies of saves: a new file with its own id and a chain of its own, told as a copy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ffapp.store.chain import frame, header_hash, header_line
from ffapp.store.names import file_name, new_token
from ffapp.store.savefile import SavedGame, close_line, publish


def copy_save(saved: SavedGame, folder: Path, *, path: Path | None = None) -> Path:
    """Makes a new save of the playable part of `saved`, told as a copy, closed, in today's format.

    It is how a damaged save is continued, and one whose disk failed. Its dice go on as those of the original
    would. The file gets a name of its own in `folder`, or is `path`. Raises `StoreError`; no file is there
    then.
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
    hero = saved.game.card().hero
    path = path or folder / file_name(hero, header.ruleset, header.id)
    publish(store, path, header.id, b"".join(parts)).release()
    return path


def _bodies(saved: SavedGame) -> Iterator[bytes]:
    """The records of a save out of their frames, with the mark of a clean end."""
    body = b""
    for body in saved.bodies():
        yield body
    codec = saved.game.codec
    if not body or codec.decode(body).close is None:
        yield codec.encode(close_line(saved))
