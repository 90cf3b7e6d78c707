"""The journal of an open save: one command, one line, one write and one sync."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ffapp.store.chain import frame
from ffapp.store.errors import StoreError, cause, shown, write_error
from ffapp.store.files import Files, Handle, check_size


class ReadOnly:
    """The journal of a game that is only read: refuses every line with the reason."""

    def __init__(self, reason: StoreError) -> None:
        self.reason = reason

    def append(self, body: bytes) -> None:
        raise self.reason


class Writer:
    """Appends records to a save that this process holds the lock of.

    `size` and `last` (the checksum that the next record follows) are what is acknowledged. After an error
    that leaves the file in doubt the writer is closed for good: `lost` is the reason, and every further line
    is refused with it. `lines` gets each framed line that is safe.
    """

    def __init__(self, files: Files, path: Path, handle: Handle, size: int, last: bytes, lines: list[bytes]) -> None:
        self.path = path
        self.size = size
        self.lost: StoreError | None = None
        self.lines = lines
        self._files = files
        self._handle = handle
        self._last = last
        self._key = files.status(handle).key

    def remove(self) -> None:
        """Takes the file away for good. Raises `StoreError`; it is there then: "unwritable", "changed" (closed for
        good)."""
        if self.lost is not None:
            raise self.lost
        self._compare()
        try:
            self._files.discard(self.path)
        except OSError as error:
            raise write_error(self.path, error) from error

    def append(self, body: bytes) -> None:
        """Returns when the record is safe on the disk.

        Raises `StoreError`: "full", "unwritable" or "large" (nothing is left of it, the next one may work), "changed",
        "sync-failed" or "writer-lost" (closed for good).
        """
        if self.lost is not None:
            raise self.lost
        self._compare()
        line, last = frame(body, self._last)
        check_size(self.size + len(line), self.path)
        # Whatever interrupts us between here and the end, the next append must not build on it.
        self.lost = StoreError("closed")
        try:
            written = self._files.write(self._handle, line)
        except OSError as error:
            raise self._taken_back(write_error(self.path, error)) from error
        if written != len(line):
            raise self._taken_back(StoreError("full", path=shown(self.path), cause="ENOSPC"))
        try:
            self._files.sync(self._handle)
        except OSError as error:
            # What the system forgot after a failed sync it never tells again: no retry can be believed.
            raise self._broken("sync-failed", error) from error
        self.size += len(line)
        self._last = last
        self.lines.append(line[:-1])
        self.lost = None

    def _compare(self) -> None:
        """Raises "changed" if the file is not the one that we left, or not as long."""
        try:
            found = self._files.status(self.path)
        except OSError as error:
            raise self._broken("changed", error) from error
        if (found.key, found.size) != (self._key, self.size):
            raise self._broken("changed", None)

    def _taken_back(self, reason: StoreError) -> StoreError:
        """Cuts off what a failed write left. Returns `reason`, or "writer-lost" if that fails too."""
        try:
            self._files.truncate(self._handle, self.size)
            self._files.sync(self._handle)
        except OSError as error:
            return self._broken("writer-lost", error)
        self.lost = None
        return reason

    def _broken(self, rule: str, error: OSError | None) -> StoreError:
        arguments = {"path": shown(self.path)}
        if rule != "changed":
            arguments["cause"] = cause(error) if error else ""
        self.lost = StoreError(rule, **arguments)
        return self.lost

    def close(self) -> None:
        """Gives the file back; nothing is written any more."""
        if self._handle >= 0:
            with suppress(OSError):
                self._files.close(self._handle)
        self._handle = -1
        self.lost = self.lost or StoreError("closed")
