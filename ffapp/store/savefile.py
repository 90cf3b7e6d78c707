"""Opening, creating and copying saves: a game, its file, its lock, and what the file was found to be.

Two promises: an acknowledged action is never lost, and a save is never damaged by the program that reads it.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct, field
from msgspec.structs import asdict

from ffapp.core.bounds import in_calendar
from ffapp.core.codec import Close, Codec, Header, Line
from ffapp.core.ruleset import Card, Ruleset
from ffapp.store.chain import Damage, body_of, frame, header_hash, header_line
from ffapp.store.errors import StoreError, cause, read_error, shown, write_error
from ffapp.store.files import (
    Files,
    Handle,
    RealFiles,
    check_size,
    copy_beside,
    exists,
    prove,
    read_whole,
    write_all,
    write_new,
)
from ffapp.store.formats import CURRENT, Format, version_after
from ffapp.store.holding import Hold, hold_file, hold_game, hold_idle
from ffapp.store.names import file_name, new_token, slug
from ffapp.store.reading import HEAD, Loaded, RulesetOf, first_line, load, read_header
from ffapp.store.writer import ReadOnly, Writer


class Store(Struct, frozen=True):
    """What saves are read and written with: the rulesets by their ids, the disk, the clock in seconds since
    1970, the format.
    """

    ruleset_of: RulesetOf
    files: Files = field(default_factory=RealFiles)
    clock: Callable[[], float] = time.time
    form: Format = CURRENT

    def seconds(self) -> int:
        """The time as calendars have it, however the clock may be set."""
        return in_calendar(self.clock())

    def now(self) -> str:
        """The time as a save tells it: UTC, to the second."""
        return datetime.fromtimestamp(self.seconds(), UTC).isoformat().replace("+00:00", "Z")

    def load(self, data: bytes, path: Path) -> Loaded:
        """The game in the bytes of a save. Raises `StoreError` as `reading.load` does."""
        return load(data, path, self.ruleset_of, self.form, self.seconds)


class SavedGame:
    """A game that lives in a file. Play through `game`: what it acknowledges is on the disk.

    `reason` says why it is read-only, None if it is not. `recovered` says that the last session had not ended
    cleanly, `kept_aside` where the torn end of the file was copied to, `backup` where a file in an older
    format was. A context manager: leaving it closes.
    """

    def __init__(self, store: Store, path: Path, loaded: Loaded, reason: StoreError | None = None) -> None:
        self.store = store
        self.path = path
        self.header = loaded.header
        self.game = loaded.game
        self.report = loaded.report
        self.oldest = loaded.oldest
        self.chain = loaded.chain
        self._written: list[bytes] = []
        self.recovered = False
        self.kept_aside: Path | None = None
        self.backup: Path | None = None
        self.named = ""
        """How its file was called when it was made here: after the book, or after whom the game was made for."""
        self._writer: Writer | None = None
        self._hold: Hold | None = None
        self._reason = reason
        self.give_up(reason or StoreError("only-read"))

    @property
    def lines(self) -> list[bytes]:
        """The records as they are in the file, without newlines, from memory."""
        return [*self.chain.records(), *self._written]

    def bodies(self) -> Iterator[bytes]:
        """The records as `lines` has them, in today's format and out of their frames."""
        form, version = self.store.form, self.oldest
        for line in self.lines:
            version = version_after(line, version) if version < form.version else version
            yield body_of(line) if version >= form.version else form.body(line, version)

    @property
    def reason(self) -> StoreError | None:
        return self._writer.lost if self._writer else self._reason

    @property
    def writable(self) -> bool:
        return self.reason is None

    def begin(self, handle: Handle, hold: Hold, size: int) -> None:
        """Takes over an open file and the game that is held, to give them back when closed. The game's lines go there
        now.
        """
        self._writer = Writer(self.store.files, self.path, handle, size, self.chain.last, self._written)
        self._hold = hold
        self.game.journal = self._writer

    def give_up(self, reason: StoreError) -> None:
        """Makes the game read-only; the file, and who holds the game, stay with whoever opened it."""
        self._writer = self._hold = None
        self._reason = reason
        self.game.journal = ReadOnly(reason)

    def close(self) -> Path:
        """Marks a clean end with the card for the shelf and gives file and game back. Returns the path, in
        which a hero named since takes the place of the name that the program gave; never before: an open file, which
        is held and written by its path, is not renamed.

        May be called again, and from a signal handler: what was interrupted in the middle of a line gets no mark.
        Raises `StoreError` if the mark cannot be written; the file is given back all the same.
        """
        try:
            if self._writer and not self._writer.lost and self.game.settled:
                self.game.mark(close_line(self))
                self._take_name()
        finally:
            self.release()
        return self.path

    def discard(self) -> None:
        """Takes the file of a game away that was begun and not played; what is in it is for the caller to know. Raises
        `StoreError`; the game goes on then, unless the file is not as it was left."""
        if self._writer is None:
            raise self.reason or StoreError("only-read")
        self._writer.remove()
        self.release()
        self.give_up(StoreError("only-read"))
        with suppress(StoreError):  # should the file come back after a power cut, nothing is lost
            prove(self.store.files, self.path)

    def release(self) -> None:
        """Gives file and game back without a mark, as a crash would."""
        if self._writer:
            self._writer.close()
        if self._hold:
            self._hold.release()
        self._hold = None

    def _take_name(self) -> None:
        hero = slug(self.game.card().hero)
        if not hero or self.path.name not in (self.named, file_name(self.header.ruleset, "", self.header.id)):
            return
        path = self.path.with_name(file_name(hero, self.header.ruleset, self.header.id))
        with suppress(OSError, StoreError):
            if not exists(self.store.files, path):
                self.store.files.rename(self.path, path)
                self.path = path
                prove(self.store.files, path)

    def __enter__(self) -> SavedGame:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def close_line(saved: SavedGame) -> Line:
    """The mark of a clean end."""
    game = saved.game
    store = saved.store
    return Line(n=game.next_n, ts=store.seconds(), v=store.form.version, close=Close(card=game.card()))


def open_line(store: Store, ruleset: Ruleset, n: int, card: Card | None = None) -> Line:
    """The mark that a session begins, with the card for the shelf if there is a hero already."""
    shown_card = card if card and card.hero else None
    return Line(n=n, open=store.now(), v=store.form.version, rules=ruleset.rules, card=shown_card)


# -- creating ------------------------------------------------------------------------------------------------


def create_save(
    store: Store,
    folder: Path,
    ruleset: Ruleset,
    *,
    undo: str = "fate",
    seed: str | None = None,
    path: Path | None = None,
    name: str = "",
) -> SavedGame:
    """A new game in a new file, open for writing. `undo` is "fate", "free" or "iron"; a seed is drawn if none
    is given. The file gets a name of its own in `folder`, after the hero `name` where one is known already, or is
    `path`. Raises `StoreError`; no file is there then, unless it is "unproven".
    """
    check_seed(seed)
    header = Header(
        ffapp=store.form.version,
        id=new_token(),
        ruleset=ruleset.id,
        seed=new_token() if seed is None else seed,
        undo=undo,
        created=store.now(),
    )
    path = path or folder / file_name(name, ruleset.id, header.id)
    head = header_line(header)
    first = Codec(ruleset).encode(open_line(store, ruleset, 1))
    data = head + frame(first, header_hash(head[:-1]) or b"")[0]
    saved = SavedGame(store, path, store.load(data, path))
    saved.named = path.name if name else ""
    with ExitStack() as held:
        hold = publish(store, path, header.id, data)
        held.callback(hold.release)
        try:
            handle = store.files.open(path, "append")
            held.callback(store.files.close, handle)
            hold_file(store.files, handle, path)
            saved.begin(handle, hold, len(data))
        except OSError as error:
            raise read_error(path, error) from error
        held.pop_all()
    return saved


def check_seed(seed: str | None) -> None:
    """Raises `StoreError` for a seed that no header can hold."""
    try:
        if len(msgspec.json.encode(seed)) <= HEAD // 2:
            return
    except UnicodeEncodeError:
        pass
    raise StoreError("seed-unusable")


def publish(store: Store, path: Path, game_id: str, data: bytes) -> Hold:
    """Makes a save, whole or not at all, never over another file, and holds its game. Raises `StoreError`; the file is
    there then if it is "unproven"."""
    with ExitStack() as held:
        try:
            store.files.make_folder(path.parent)
            hold = hold_idle(store.files, path.parent, game_id, path)
            held.callback(hold.release)
            check_size(len(data), path)
            write_new(store.files, path, data)
        except FileExistsError as error:
            raise StoreError("exists", path=shown(path)) from error
        except OSError as error:
            raise write_error(path, error) from error
        held.pop_all()
        return hold


# -- opening -------------------------------------------------------------------------------------------------


def open_save(store: Store, path: Path, *, write: bool = True) -> SavedGame:
    """Opens a save: to play on if it can be, else to read, with the reason in `reason`.

    A torn last line is copied aside and cut off first. Without `write` nothing is touched. Raises
    `StoreError` when there is no game to show: "not-found", "dangling", "unreadable", "not-a-save", "header-damaged",
    "newer", "ruleset-unknown", "record-unknown". The file is as it was then.
    """
    named, path = path, real(path)
    try:
        with ExitStack() as held:
            if not write:
                return _to_read(store, path, StoreError("only-read"))
            return _to_write(store, path, held)
    except OSError as error:
        raise read_error(named, error) from error


def real(path: Path) -> Path:
    """Where a path leads: a save reached by another name must meet the same lock."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def _to_read(store: Store, path: Path, reason: StoreError) -> SavedGame:
    handle = store.files.open(path, "read")
    try:
        loaded = _loaded(store, path, handle)
    finally:
        store.files.close(handle)
    return SavedGame(store, path, loaded, reason)


def _loaded(store: Store, path: Path, handle: Handle) -> Loaded:
    read_header(first_line(store.files.read(handle, HEAD, 0)), path, store.form)  # before all of a large file is
    return store.load(read_whole(store.files, handle, path), path)


def _to_write(store: Store, path: Path, held: ExitStack) -> SavedGame:
    """Opens to play on; `held` keeps what must be given back if it comes to nothing."""
    files = store.files
    try:
        handle = files.open(path, "append")
    except PermissionError as error:
        return _to_read(store, path, write_error(path, error))
    except OSError as error:
        if error.errno != errno.EROFS:
            raise
        return _to_read(store, path, write_error(path, error))
    held.callback(files.close, handle)
    header, _, _ = read_header(first_line(files.read(handle, HEAD, 0)), path, store.form)
    try:
        hold = hold_game(files, path.parent, header.id, path)
        held.callback(hold.release)
        hold_file(files, handle, path)
    except OSError as error:
        return _to_read(store, path, write_error(path, error))
    except StoreError as error:
        return _to_read(store, path, error)
    if files.status(path).key != files.status(handle).key:  # moved before we held it
        raise StoreError("changed", path=shown(path))
    saved = SavedGame(store, path, _loaded(store, path, handle))
    if saved.report.damage:
        saved.give_up(damage_error(path, saved.report.damage))
        return saved
    try:
        saved.begin(handle, hold, repair(saved, handle))
        saved.game.mark(open_line(store, saved.game.ruleset, saved.game.next_n, saved.game.card()))
    except StoreError as error:
        saved.give_up(error)
    except OSError as error:
        saved.give_up(write_error(path, error))
    else:
        saved.recovered = bool(saved.report.sessions) and not saved.report.closed
        held.pop_all()
    return saved


def damage_error(path: Path, damage: Damage) -> StoreError:
    """The damage of a save as the reason why it is read-only."""
    return StoreError("damaged", path=shown(path), lost=damage.lost, **asdict(damage))


def repair(saved: SavedGame, handle: Handle) -> int:
    """Makes a save ready for its next line: a copy of one in an older format, the torn end copied aside and
    cut off, the missing newline. Returns its size. Raises OSError and `StoreError`; what was sound stays so.
    """
    files, found = saved.store.files, saved.chain
    if saved.report.version < saved.store.form.version:
        data = read_whole(files, handle, saved.path)
        saved.backup = copy_beside(files, saved.path, f"bak-v{saved.report.version}", data)
    size = found.end
    if found.torn:
        saved.kept_aside = copy_beside(files, saved.path, f"torn-{size}", found.torn)
        files.truncate(handle, size)
        _sync(saved, handle)
    if found.newline_missing:
        write_all(files, handle, b"\n")
        _sync(saved, handle)
        size += 1
    return size


def _sync(saved: SavedGame, handle: Handle) -> None:
    """Raises `StoreError`: the file is not as it was any more."""
    try:
        saved.store.files.sync(handle)
    except OSError as error:
        raise StoreError("sync-failed", path=shown(saved.path), cause=cause(error)) from error
