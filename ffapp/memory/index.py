"""The index of what was lived: one file beside the saves, never the only place of anything. What is in it counts for a
save only as long as that has not changed; whatever else it may hold is thrown away, and it is written anew."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec

from ffapp import __version__
from ffapp.memory.lived import Lived
from ffapp.store.errors import StoreError, read_error, shown
from ffapp.store.files import Files, content, place_again
from ffapp.store.reading import Skim
from ffapp.store.savefile import Store, damage_error
from ffapp.store.shelf import ARCHIVE, Shelf

if TYPE_CHECKING:
    from ffapp.memory.folding import Watched

FILE: Final = ".memory"
"""What the index is called, in the folder of the saves."""

VERSION: Final = 4
"""Raised whenever anything else is kept of a game, or counted otherwise. An index of another version is made anew, and
so is one of another ffapp, which may read other saves."""


ASK_EVERY: Final = 256
"""So many lines of a save are read between two questions whether to stop: a few milliseconds."""

Of = TypeVar("Of")


class Unread(NamedTuple):
    """A save of which not all counts: its path, and why."""

    path: Path
    reason: StoreError


class Remembered(NamedTuple):
    """What was lived in all games of a shelf, and of which saves not all could be read. `whole` is False where the
    reading was stopped."""

    games: tuple[Lived, ...]
    unread: tuple[Unread, ...] = ()
    whole: bool = True


class _Why(msgspec.Struct, frozen=True):
    """Why not all of a save counts, as a `StoreError`."""

    rule: str
    arguments: dict[str, int | str]


class _Kept(msgspec.Struct, frozen=True):
    """What the index has of a save: how the file was found, and what was read in it."""

    size: int
    modified: float
    node: int
    lived: Lived | None = None
    why: _Why | None = None


class _Index(msgspec.Struct, frozen=True):
    version: int
    program: str
    saves: dict[str, _Kept]


_decode = msgspec.json.Decoder(_Index).decode
_encode = msgspec.json.Encoder().encode


def _nothing(done: int, of: int) -> None:
    """Tells nobody."""


def _never() -> bool:
    return False


class _Stopped(Exception):
    """The reading of a save was stopped in its middle."""


def remember(
    shelf: Shelf,
    *,
    but: Path | None = None,
    progress: Callable[[int, int], None] = _nothing,
    stop: Callable[[], bool] = _never,
) -> Remembered:
    """What was lived in all games of a shelf, those that were put away among them. Of several files of one game the one
    that goes furthest counts.

    Args:
        shelf: whose saves are read; those that are in its index are not.
        but: a save that does not count, and so is not read.
        progress: told after each save that had to be read how many are done, and how many there are to do.
        stop: asked before each of them, and every so many lines; the saves that were read whole until then count,
            and are kept.

    Raises `StoreError` where a folder cannot be looked into. An index that cannot be written is none.
    """
    files, place = shelf.store.files, shelf.folder / FILE
    before = _read(files, place)
    found: dict[str, _Kept] = {}
    passed: dict[str, _Kept] = {}
    waiting: list[tuple[str, Path, _Kept]] = []
    paths = dict(_paths(shelf))
    for name, path in paths.items():
        try:
            status = files.status(path)
        except OSError:  # gone, or nobody's to look at: the shelf says so
            continue
        known = before.get(name)
        if path == but:
            if known is not None:
                passed[name] = known
            continue
        as_found = _Kept(status.size, status.modified, status.key[1])
        if known is not None and as_found == msgspec.structs.replace(known, lived=None, why=None):
            found[name] = known
        else:
            waiting.append((name, path, as_found))
    whole = True
    for done, (name, path, as_found) in enumerate(waiting):
        try:
            if stop():
                raise _Stopped
            found[name] = _with(shelf.store, path, as_found, partial(_until, stop))
        except _Stopped:
            whole = False
            break
        progress(done + 1, len(waiting))
    if found | passed != before:
        _write(files, place, found | passed)
    return _remembered(paths, found, whole=whole)


def _remembered(paths: dict[str, Path], found: dict[str, _Kept], *, whole: bool) -> Remembered:
    furthest: dict[str, Lived] = {}
    unread = []
    for name in sorted(found):
        kept = found[name]
        if kept.why is not None:
            unread.append(Unread(paths[name], StoreError(kept.why.rule, **kept.why.arguments)))
        game = kept.lived
        if game is not None and (game.id not in furthest or game.records > furthest[game.id].records):
            furthest[game.id] = game
    games = sorted(furthest.values(), key=lambda game: (game.began, game.ended, game.commands, game.id))
    return Remembered(tuple(game for game in games if game.commands), tuple(unread), whole)


def _paths(shelf: Shelf) -> Iterator[tuple[str, Path]]:
    """The saves as the index names them, in letters that stand for the bytes of their names, with their paths."""
    for archived in (False, True):
        for path in shelf.paths(archived=archived):
            name = os.fsencode(path.name).decode("latin-1")
            yield f"{ARCHIVE}/{name}" if archived else name, path


def _until(stop: Callable[[], bool], lines: Iterable[Of]) -> Iterator[Of]:
    """The same lines, until it is told to stop: then they end with `_Stopped`."""
    for number, line in enumerate(lines, 1):
        if number % ASK_EVERY == 0 and stop():
            raise _Stopped
        yield line


def _with(store: Store, path: Path, as_found: _Kept, until: Watched) -> _Kept:
    """What can be read of a save. A file is hostile data: whatever is wrong with it is said, and fails nothing."""
    from ffapp.memory.folding import Broken, lived, thread_of  # all rulebooks, not needed where nothing has changed

    game = None
    try:
        skim = Skim(content(store.files, path), path, store.ruleset_of, store.form)
        reason: StoreError | None = None
        try:
            thread = thread_of(until(skim.lines()), skim.header.least)
        except Broken as broken:
            thread, reason = (
                broken.so_far,
                StoreError("record-unknown", path=shown(path), line=broken.so_far.records + 2),
            )
        reason = reason or skim.error or (damage_error(path, skim.damage) if skim.damage else None)
        game = lived(skim.header, thread, until)
    except _Stopped:
        raise
    except StoreError as error:
        reason = error
    except OSError as error:
        reason = read_error(path, error)
    except Exception:  # events that no ffapp wrote
        reason = StoreError("not-a-save", path=shown(path))
    why = None if reason is None else _Why(reason.rule, _plain(reason))
    return msgspec.structs.replace(as_found, lived=game, why=why)


def _plain(reason: StoreError) -> dict[str, int | str]:
    return {name: value for name, value in reason.arguments.items() if isinstance(value, int | str)}


# -- the file ----------------------------------------------------------------------------------------------------------


def _read(files: Files, place: Path) -> dict[str, _Kept]:
    """What the index holds; nothing where there is none, or one that does not hold."""
    try:
        told, _, body = content(files, place).partition(b"\n")
        if told != _sealed(body):
            return {}
        index = _decode(body)
    except (OSError, StoreError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}
    return index.saves if (index.version, index.program) == (VERSION, __version__) else {}


def _sealed(body: bytes) -> bytes:
    return b"%08x" % zlib.crc32(body)


def _write(files: Files, place: Path, saves: dict[str, _Kept]) -> None:
    """Keeps the index where that is possible: a folder that is only read, or a full disk, does without."""
    with suppress(OSError, StoreError, UnicodeError, msgspec.MsgspecError):
        for name in files.names(place.parent):
            if name.startswith(f".{FILE}.") and name.endswith(".tmp"):  # the writer was killed
                files.discard(place.with_name(name))
        body = _encode(_Index(VERSION, __version__, saves))
        place_again(files, place, _sealed(body) + b"\n" + body)
