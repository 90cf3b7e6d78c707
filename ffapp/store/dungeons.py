"""Dungeons kept as files, to be used again: one made by hand is written once and never changed by itself.

A file is JSON to be read by people as well: `{"ffapp_dungeon": 1, "dungeon": {…}}`. Nothing in it is believed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ffapp.core.faults import fault_of
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.setup import check_dungeon, with_ids
from ffapp.resources import dungeons
from ffapp.store.errors import StoreError, cause, shown, whole
from ffapp.store.files import Files, RealFiles, content, write_new
from ffapp.store.folders import dungeons_folder
from ffapp.store.names import slug

SUFFIX: Final = ".ffdungeon"
VERSION: Final = 2
"""Of the files that this program writes; it reads every older one."""

MOST_BYTES: Final = 256 * 1024
"""The largest dungeon that can be made takes less than half of it."""

_MARK: Final = b'"ffapp_dungeon"'
_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


class _Head(msgspec.Struct):
    ffapp_dungeon: int = 0


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ffapp_dungeon: int
    dungeon: Dungeon


_head = msgspec.json.Decoder(_Head).decode
_file = msgspec.json.Decoder(_File).decode


def dungeon_path(name: str, folder: Path | None = None) -> Path:
    """Where a dungeon of that name is kept: the letters and digits of the name, in the player's folder of dungeons.

    Raises `StoreError` ("name-unusable") for a name without any.
    """
    plain = slug(name)
    if not plain:
        raise StoreError("name-unusable", name=whole(name))
    return (folder or dungeons_folder()) / f"{plain}{SUFFIX}"


def kept_dungeons(folder: Path | None = None, files: Files | None = None) -> list[Path]:
    """The files of the player's folder that are called as dungeons are, by name; none where there is no folder."""
    where = folder or dungeons_folder()
    try:
        names = (files or RealFiles()).names(where)
    except OSError:
        return []
    return [where / name for name in sorted(names) if name.endswith(SUFFIX) and not name.startswith(".")]


def shipped_dungeons() -> list[Path]:
    """The files of the dungeons that come with the program: the classics first, by number."""
    return sorted(dungeons().glob(f"*{SUFFIX}"))


def keep_dungeon(dungeon: Dungeon, path: Path, files: Files | None = None) -> None:
    """Writes a dungeon to a new file, whole or not at all, and makes its folder where there is none.

    Raises `StoreError`: "exists" rather than write over another file, "dungeon-unwritten" when the disk refuses,
    "unproven" when it is there and a power cut may still take it; `Refusal` for a dungeon that could not be read back.
    """
    check_dungeon(dungeon)
    disk = files or RealFiles()
    data = encoded(dungeon)
    try:
        disk.make_folder(path.parent)
        write_new(disk, path, data)
    except FileExistsError:
        raise StoreError("exists", path=shown(path)) from None
    except OSError as error:
        raise StoreError("dungeon-unwritten", path=shown(path), cause=cause(error)) from error


def read_dungeon(path: Path, files: Files | None = None) -> Dungeon:
    """The dungeon that a file holds, with everybody unhurt and an id of its own for each.

    Raises `StoreError`: "unreadable" (it is not there, or the disk refuses), "large", "not-a-dungeon"
    (something else), "newer" (of a later ffapp), "dungeon-broken" (cut, or changed by hand into what cannot be read);
    and `Refusal` for a dungeon that the rules do not allow.
    """
    try:
        data = content(files or RealFiles(), path, MOST_BYTES)
    except OSError as error:
        raise StoreError("unreadable", path=shown(path), cause=cause(error)) from error
    return decoded(data, path)


def encoded(dungeon: Dungeon) -> bytes:
    """What a file of that dungeon holds."""
    content = _File(ffapp_dungeon=VERSION, dungeon=with_ids(dungeon, 0))
    return msgspec.json.format(msgspec.json.encode(content)) + b"\n"


def decoded(data: bytes, path: Path) -> Dungeon:
    """The dungeon in the bytes of the file at `path`. Raises what `read_dungeon` does for what they hold."""
    try:
        version = _head(data).ffapp_dungeon
    except _UNREADABLE as error:
        if _MARK not in data[:80]:
            raise StoreError("not-a-dungeon", path=shown(path)) from None
        raise StoreError("dungeon-broken", path=shown(path), **fault_of(error)) from None
    if version < 1:
        raise StoreError("not-a-dungeon", path=shown(path))
    if version > VERSION:
        raise StoreError("newer", path=shown(path), version=version, ours=VERSION)
    try:
        dungeon = _file(data).dungeon
    except _UNREADABLE as error:
        raise StoreError("dungeon-broken", path=shown(path), **fault_of(error)) from None
    check_dungeon(dungeon)
    return with_ids(dungeon, 0)
