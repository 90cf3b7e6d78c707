"""The few things that the store does with files, so that a test can play a disk that fails or loses power."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple, Protocol, TypeAlias

from ffapp import resources
from ffapp.store.errors import Outside, StoreError, cause, shown
from ffapp.store.folders import visitor_folder
from ffapp.store.lock import take, take_readable
from ffapp.store.names import new_token

Handle: TypeAlias = int
Mode: TypeAlias = Literal["read", "append", "new"]

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700

MOST_BYTES = 256 * 1024 * 1024
"""No file that is read whole is larger, nor made larger: a save of a million commands, which nobody plays."""


class Status(NamedTuple):
    """What a file is: `key` tells one file from another whatever their names, `modified` is in seconds since
    1970, `regular` is False for folders, pipes and devices, `links` says how many names it has, `folder` whether it is
    one.
    """

    size: int
    key: tuple[int, int]
    modified: float
    regular: bool
    links: int = 1
    folder: bool = False


class Files(Protocol):
    """A disk. Every method raises OSError when the disk refuses."""

    def open(self, path: Path, mode: Mode) -> Handle:
        """Opens a regular file: to read, to read and append, or a new one to append. "new" raises
        FileExistsError; the others never make a file."""
        ...

    def read(self, handle: Handle, size: int, offset: int) -> bytes:
        """Up to `size` bytes from `offset`; fewer only at the end of the file."""
        ...

    def write(self, handle: Handle, data: bytes) -> int:
        """Appends with one call of the system. Returns how many bytes it took."""
        ...

    def sync(self, handle: Handle) -> None:
        """Returns when the file's content and size are safe from a power cut."""
        ...

    def truncate(self, handle: Handle, size: int) -> None: ...

    def close(self, handle: Handle) -> None: ...

    def status(self, file: Handle | Path) -> Status: ...

    def publish(self, temporary: Path, path: Path) -> None:
        """Gives a finished new file its name. Raises FileExistsError rather than replace another."""
        ...

    def rename(self, path: Path, new: Path) -> None:
        """Moves a file to a name that the caller knows to be free."""
        ...

    def replace(self, temporary: Path, path: Path) -> None:
        """Puts a finished new file in the place of another, whole or not at all. Only for what can be made anew."""
        ...

    def discard(self, path: Path) -> None:
        """Removes a temporary file of one's own that came to nothing."""
        ...

    def make_folder(self, folder: Path) -> None:
        """Makes a folder and those above it, safe from a power cut; no error if it is there. Raises `StoreError`
        ("unproven") if it is there now but may be lost."""
        ...

    def sync_folder(self, folder: Path) -> None:
        """Returns when the names in a folder are safe from a power cut. Call `prove` instead."""
        ...

    def names(self, folder: Path) -> list[str]: ...

    def lock(self, path: Path) -> Handle | None:
        """Takes the lock on a sidecar, made if it is not there; None if another has it. `close` gives it
        back, and so does the end of the process, however it ends. The error is one of `lock.UNKNOWN` where the
        filesystem knows no locks.
        """
        ...

    def claim(self, handle: Handle) -> bool:
        """Takes the lock on an open file itself, which others can still read; False if another has it, by whatever
        name. Otherwise as `lock`."""
        ...


_FLAGS = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_OPEN = {
    "read": os.O_RDONLY | _FLAGS,
    "append": os.O_RDWR | os.O_APPEND | _FLAGS,
    "new": os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | _FLAGS,
}


def _sync_call() -> Callable[[int], None]:
    """The call that really waits for the disk: on macOS fsync only reaches the drive's own cache."""
    if sys.platform == "darwin":
        import fcntl

        def full_sync(handle: int) -> None:
            try:
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            except OSError:  # a filesystem that does not know it
                os.fsync(handle)

        return full_sync
    return getattr(os, "fdatasync", os.fsync)


class RealFiles:
    """The disk of this machine; for a visitor, their own folder of it and the samples that come with the program."""

    def __init__(self) -> None:
        self._sync = _sync_call()
        self._bound = visitor_folder()

    def _check(self, *paths: Path, reading: bool = False) -> None:
        """Raises `Outside` for what is none of a visitor's business, whether it is there or not."""
        if self._bound is None:
            return
        with _no_null():
            allowed = [_resolved(folder) for folder in (self._bound, *([resources.saves()] if reading else []))]
            for target in map(_resolved, paths):
                if not any(target.is_relative_to(folder) for folder in allowed):
                    raise Outside

    def open(self, path: Path, mode: Mode) -> Handle:
        self._check(path, reading=mode == "read")
        handle = _open(path, _OPEN[mode])
        kind = os.fstat(handle).st_mode
        if not stat.S_ISREG(kind):
            os.close(handle)
            code = errno.EISDIR if stat.S_ISDIR(kind) else errno.EINVAL
            raise OSError(code, os.strerror(code), str(path))
        return handle

    def read(self, handle: Handle, size: int, offset: int) -> bytes:
        os.lseek(handle, offset, os.SEEK_SET)
        data = os.read(handle, size)
        if len(data) == size or not data:
            return data
        parts = [data]
        left = size - len(data)
        while left and (data := os.read(handle, left)):
            parts.append(data)
            left -= len(data)
        return b"".join(parts)

    def write(self, handle: Handle, data: bytes) -> int:
        return os.write(handle, data)

    def sync(self, handle: Handle) -> None:
        self._sync(handle)

    def truncate(self, handle: Handle, size: int) -> None:
        os.ftruncate(handle, size)

    def close(self, handle: Handle) -> None:
        os.close(handle)

    def status(self, file: Handle | Path) -> Status:
        if isinstance(file, Path):
            self._check(file, reading=True)
        with _no_null():
            found = os.fstat(file) if isinstance(file, int) else file.stat()
        key = (found.st_dev, found.st_ino)
        mode = found.st_mode
        return Status(found.st_size, key, found.st_mtime, stat.S_ISREG(mode), found.st_nlink, stat.S_ISDIR(mode))

    def publish(self, temporary: Path, path: Path) -> None:
        self._check(temporary, path)
        with _no_null():
            try:
                os.link(temporary, path)
            except FileExistsError:
                raise
            except (OSError, NotImplementedError):  # a filesystem without links
                _claim(path)
                try:
                    temporary.replace(path)
                except BaseException:
                    path.unlink()
                    raise
            else:
                temporary.unlink()

    def rename(self, path: Path, new: Path) -> None:
        self._check(path, new)
        with _no_null():
            path.rename(new)

    def replace(self, temporary: Path, path: Path) -> None:
        self._check(temporary, path)
        with _no_null():
            temporary.replace(path)

    def discard(self, path: Path) -> None:
        self._check(path)
        path.unlink()

    def make_folder(self, folder: Path) -> None:
        self._check(folder)
        wanted = []
        while not folder.is_dir():
            wanted.append(folder)
            if folder.parent == folder:
                break
            folder = folder.parent
        for missing in reversed(wanted):
            self._check(missing)
            try:
                with _no_null():
                    missing.mkdir(PRIVATE_FOLDER)
            except FileExistsError:
                if not missing.is_dir():
                    raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(missing)) from None
            prove(self, missing)

    def sync_folder(self, folder: Path) -> None:
        self._check(folder)
        if sys.platform == "win32":  # folders cannot be opened there
            return
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def names(self, folder: Path) -> list[str]:
        self._check(folder, reading=True)
        with _no_null(), os.scandir(folder) as found:
            return [entry.name for entry in found]

    def lock(self, path: Path) -> Handle | None:
        self._check(path)
        handle = _open(path, os.O_RDWR | os.O_CREAT | _FLAGS)
        try:
            if take(handle):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)
        return None

    def claim(self, handle: Handle) -> bool:
        return take_readable(handle)


class _no_null:  # noqa: N801 - a generator as a context manager takes three times as long, before each record
    """A path with a null in it, or with half a character, is one that the disk refuses."""

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, ValueError):
            raise OSError(errno.EINVAL, str(error)) from error


def _resolved(path: Path) -> Path:
    """Where a path leads, whatever the disk says on the way: one that leads round in a circle it refuses itself."""
    return Path(os.path.realpath(path))


def _open(path: Path, flags: int) -> Handle:
    with _no_null():
        return os.open(path, flags, PRIVATE_FILE)


def _claim(path: Path) -> None:
    """Takes a name with an empty file, to be replaced by nobody else. Raises FileExistsError."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))


UNKNOWING = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF, errno.ENOSYS})
"""What filesystems say on which folders cannot be synced at all: there a name is as safe as it gets."""


def prove(files: Files, path: Path, folder: Path | None = None) -> None:
    """Returns when the name of a file or folder that is there is safe from a power cut, as far as its folder goes, or
    the one that it was taken from.

    Raises `StoreError` ("unproven") when the disk does not confirm it: something has changed all the same.
    """
    try:
        files.sync_folder(folder or path.parent)
    except OSError as error:
        if error.errno not in UNKNOWING:
            raise StoreError("unproven", path=shown(path), cause=cause(error)) from error


def check_size(size: int, path: Path, most: int | None = None) -> None:
    """Raises `StoreError` ("large") for more bytes than are read of a file."""
    most = MOST_BYTES if most is None else most
    if size > most:
        raise StoreError("large", path=shown(path), size=size, high=most)


def read_whole(files: Files, handle: Handle, path: Path, most: int | None = None) -> bytes:
    """All that an open file holds now. Raises OSError, and what `check_size` does before it reads; `path` is what the
    file is called there."""
    size = files.status(handle).size
    check_size(size, path, most)
    return files.read(handle, size, 0)


def content(files: Files, path: Path, most: int | None = None) -> bytes:
    """All that a regular file holds. Raises what `read_whole` does."""
    handle = files.open(path, "read")
    try:
        return read_whole(files, handle, path, most)
    finally:
        files.close(handle)


def exists(files: Files, path: Path) -> bool:
    """Whether a name is taken, by whatever; in doubt it is."""
    try:
        files.status(path)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return True


def is_folder(files: Files, path: Path) -> bool:
    """Whether a path leads to a folder; False where nothing is. Raises OSError where the disk does not say it."""
    try:
        return files.status(path).folder
    except (FileNotFoundError, NotADirectoryError):
        return False


def write_all(files: Files, handle: Handle, data: bytes) -> None:
    """Writes `data` in as many calls as it takes."""
    while data:
        written = files.write(handle, data)
        if not written:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        data = data[written:]


def write_new(files: Files, path: Path, data: bytes) -> None:
    """Makes a file that is there whole or not at all: temporary file, sync, name, sync of the folder.

    Raises FileExistsError rather than replace another, OSError when the disk refuses, and `StoreError` ("unproven").
    """
    place_new(files, path, data)
    prove(files, path)


def place_new(files: Files, path: Path, data: bytes) -> None:
    """Makes a file that is there whole or not at all, but that a power cut may take: temporary file, sync, name.

    Raises FileExistsError rather than replace another, and OSError when the disk refuses.
    """
    _place(files, path, data, files.publish)


def place_again(files: Files, path: Path, data: bytes) -> None:
    """The same for what can be made anew at any time: it takes the place of what was there."""
    _place(files, path, data, files.replace)


def _place(files: Files, path: Path, data: bytes, put: Callable[[Path, Path], None]) -> None:
    temporary = path.with_name(f".{path.name}.{new_token(4)}.tmp")
    handle = files.open(temporary, "new")
    try:
        try:
            write_all(files, handle, data)
            files.sync(handle)
        finally:
            files.close(handle)
        put(temporary, path)
    except OSError:
        with suppress(OSError):
            files.discard(temporary)
        raise


def copy_beside(files: Files, path: Path, mark: str, data: bytes) -> Path:
    """Puts `data` beside the file at `path`, never over another one; the same data is not put there twice."""
    number = 1
    while True:
        beside = path.with_name(f"{path.name}.{mark}" + (f"-{number}" if number > 1 else ""))
        try:
            write_new(files, beside, data)
        except FileExistsError:
            if files.status(beside).size == len(data) and content(files, beside) == data:
                return beside
            number += 1
        else:
            return beside
