"""A disk in memory that can lose power, fill up or fail at any operation."""

from __future__ import annotations

import errno
import os
import random
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TypeAlias

from ffapp.store.files import Handle, Mode, RealFiles, Status

Pending: TypeAlias = "tuple[bytes, int]"
"""What a file was to become: data to append (size 0), or no data and the size it was cut to."""

MODES = ("kept", "dropped", "torn", "zeros", "garbled", "mixed")
"""What a power cut can do to what was not synced."""


class PowerCut(BaseException):
    """Nothing runs after it, not even what catches every Exception."""


@dataclass(eq=False)
class Node:
    """A file's content: what the disk holds for sure, and what was written since."""

    number: int
    safe: bytes = b""
    pending: list[Pending] = field(default_factory=list)

    @property
    def now(self) -> bytes:
        return applied(self.safe, self.pending)


def applied(data: bytes, pending: list[Pending]) -> bytes:
    for added, size in pending:
        data = data + added if added else data[:size]
    return data


class Disk:
    """Implements `Files`. Operations that change something are counted: `cut_at` cuts the power before that one,
    `failing` makes some raise, and `short` lets a write take only that many bytes.
    """

    def __init__(self, folders: tuple[str, ...] = ("/saves",)) -> None:
        self.folders = {Path("/"), *(Path(folder) for folder in folders)}
        self.safe_names: dict[Path, Node] = {}
        self.moves: list[tuple[Path | None, Path | None, Node]] = []
        self.operations: list[str] = []
        self.cut_at: int | None = None
        self.failing: dict[int, OSError] = {}
        self.short: dict[int, int] = {}
        self.dead = False
        self._open: dict[int, Node] = {}
        self._locks: dict[int, Path] = {}
        self._claims: dict[int, Node] = {}
        self._numbers = count(1)
        self._handles = count(3)

    # -- what tests ask ------------------------------------------------------------------------------------

    @property
    def names_now(self) -> dict[Path, Node]:
        names = dict(self.safe_names)
        for old, new, node in self.moves:
            if old is not None:
                names.pop(old, None)
            if new is not None:
                names[new] = node
        return names

    def put(self, path: Path, data: bytes) -> None:
        """A file that has been there for long."""
        self.safe_names[path] = Node(next(self._numbers), data)

    def content(self, path: Path) -> bytes:
        return self.names_now[path].now

    def tree(self) -> dict[str, bytes]:
        return {str(path): node.now for path, node in self.names_now.items()}

    def after_cut(self, mode: str, rng: random.Random) -> Disk:
        """The disk that comes back when the power does."""
        disk = Disk()
        disk.folders = set(self.folders)
        kept = {"kept": len(self.moves), "dropped": 0}.get(mode, rng.randint(0, len(self.moves)))
        names = dict(self.safe_names)
        for old, new, node in self.moves[:kept]:
            if old is not None:
                names.pop(old, None)
            if new is not None:
                names[new] = node
        for path, node in names.items():
            disk.put(path, survived(node, mode, rng))
        return disk

    def _tick(self, what: str) -> None:
        if self.dead:
            raise PowerCut
        number = len(self.operations)
        if number == self.cut_at:
            self.dead = True
            raise PowerCut
        self.operations.append(what)
        error = self.failing.get(number)
        if error is not None:
            raise error

    # -- Files -----------------------------------------------------------------------------------------------

    def open(self, path: Path, mode: Mode) -> int:
        node = self.names_now.get(path)
        if mode == "new":
            self._tick(f"new {path.suffix}")
            if node is not None:
                raise FileExistsError(errno.EEXIST, "exists", str(path))
            if path.parent not in self.folders:
                raise FileNotFoundError(errno.ENOENT, "no folder", str(path))
            node = Node(next(self._numbers))
            self.moves.append((None, path, node))
        if node is None:
            raise FileNotFoundError(errno.ENOENT, "no file", str(path))
        handle = next(self._handles)
        self._open[handle] = node
        return handle

    def read(self, handle: int, size: int, offset: int) -> bytes:
        return self._open[handle].now[offset : offset + size]

    def write(self, handle: int, data: bytes) -> int:
        number = len(self.operations)
        self._tick("write")
        data = data[: self.short.get(number, len(data))]
        if data:
            self._open[handle].pending.append((data, 0))
        return len(data)

    def sync(self, handle: int) -> None:
        self._tick("sync")
        node = self._open[handle]
        node.safe, node.pending = node.now, []

    def truncate(self, handle: int, size: int) -> None:
        self._tick("truncate")
        self._open[handle].pending.append((b"", size))

    def close(self, handle: int) -> None:
        self._claims.pop(handle, None)
        if self._locks.pop(handle, None) is None:
            del self._open[handle]

    def status(self, file: int | Path) -> Status:
        if isinstance(file, Path):
            if file in self.folders:
                return Status(0, (0, 0), 0.0, regular=False, folder=True)
            node = self.names_now.get(file)
            if node is None:
                raise FileNotFoundError(errno.ENOENT, "no file", str(file))
        else:
            node = self._open[file]
        return Status(len(node.now), (1, node.number), 1.7e9, regular=True)

    def publish(self, temporary: Path, path: Path) -> None:
        self._tick("publish")
        if path in self.names_now:
            raise FileExistsError(errno.EEXIST, "exists", str(path))
        node = self.names_now[temporary]
        self.moves.append((None, path, node))
        self.moves.append((temporary, None, node))

    def rename(self, path: Path, new: Path) -> None:
        self._tick("rename")
        assert new not in self.names_now
        self.moves.append((path, new, self.names_now[path]))

    def replace(self, temporary: Path, path: Path) -> None:
        self._tick("replace")
        node = self.names_now[temporary]
        self.moves.append((temporary, path, node))

    def discard(self, path: Path) -> None:
        self._tick("discard")
        self.moves.append((path, None, self.names_now[path]))

    def make_folder(self, folder: Path) -> None:
        if folder not in self.folders:
            self._tick("make folder")
            self.folders |= {folder, *folder.parents}

    def sync_folder(self, folder: Path) -> None:
        self._tick("sync folder")
        left = []
        for move in self.moves:
            old, new, node = move
            if folder not in {path.parent for path in (old, new) if path}:
                left.append(move)
                continue
            if old is not None:
                self.safe_names.pop(old, None)
            if new is not None:
                self.safe_names[new] = node
        self.moves = left

    def names(self, folder: Path) -> list[str]:
        return [path.name for path in self.names_now if path.parent == folder]

    def lock(self, path: Path) -> int | None:
        if path in self._locks.values():
            return None
        handle = next(self._handles)
        self._locks[handle] = path
        return handle

    def claim(self, handle: int) -> bool:
        node = self._open[handle]
        if node in self._claims.values():
            return False
        self._claims[handle] = node
        return True


def survived(node: Node, mode: str, rng: random.Random) -> bytes:
    """The content of a file after a power cut."""
    if not node.pending or mode == "kept":
        return node.now
    if mode == "dropped":
        return node.safe
    whole = rng.randint(0, len(node.pending) - 1)
    data, (added, size) = applied(node.safe, node.pending[:whole]), node.pending[whole]
    if not added:
        return data[: rng.randint(min(size, len(data)), len(data))]
    length = rng.randint(0, len(added))
    if mode == "torn":
        return data + added[:length]
    if mode == "zeros":
        return data + bytes(len(added))
    if mode == "garbled":
        return data + os.urandom(0) + rng.randbytes(length)
    return data + bytes(length) + added[length:]


class Fragile(RealFiles):
    """The real disk, which fails as it is told to: "full", "lost" (what was written cannot be cut off), "sync"."""

    fails: str = ""

    def write(self, handle: Handle, data: bytes) -> int:
        if self.fails in ("full", "lost"):
            raise OSError(errno.ENOSPC, "full")
        return super().write(handle, data)

    def truncate(self, handle: Handle, size: int) -> None:
        if self.fails == "lost":
            raise OSError(errno.EIO, "lost")
        super().truncate(handle, size)

    def sync(self, handle: Handle) -> None:
        if self.fails == "sync":
            raise OSError(errno.EIO, "sync")
        super().sync(handle)
