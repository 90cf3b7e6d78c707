"""What the store cannot do, as a lasting id and arguments. The sentence is made where it is shown."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ffapp.core.errors import Reason
from ffapp.core.faults import NAMES
from ffapp.store.folders import visitor_folder

RULES: dict[str, tuple[str, ...]] = {
    "ambiguous": ("name", "count", "candidates"),
    "book-damaged": ("name", "title", "path"),
    "book-missing": ("name", "title"),
    "changed": ("path",),
    "closed": (),
    "damaged": ("path", "line", "kind", "bad", "missing", "after", "resumes", "lost", "kept"),
    "dangling": ("path", "target"),
    "dungeon-broken": ("path", *NAMES),
    "dungeon-unwritten": ("path", "cause"),
    "exists": ("path",),
    "full": ("path", "cause"),
    "header-damaged": ("path",),
    "here-gone": ("path", "cause"),
    "held": ("path", "host", "lock"),
    "home-unusable": ("variable", "value", "why"),
    "in-use": ("path", "host", "lock"),
    "large": ("path", "size", "high"),
    "linked": ("path", "target"),
    "locked": ("path",),
    "many-names": ("path", "count"),
    "name-unusable": ("name",),
    "newer": ("path", "version", "ours"),
    "not-a-dungeon": ("path",),
    "not-a-save": ("path",),
    "not-found": ("name",),
    "one-game": ("name", "count", "furthest", "candidates"),
    "only-read": (),
    "outside": (),
    "path-empty": (),
    "path-relative": ("path",),
    "record-unknown": ("path", "line"),
    "ruleset-unknown": ("path", "ruleset"),
    "seed-unusable": (),
    "sync-failed": ("path", "cause"),
    "unproven": ("path", "cause"),
    "unreadable": ("path", "cause"),
    "unwritable": ("path", "cause"),
    "writer-lost": ("path", "cause"),
}
"""Every rule with the names of its arguments. The message of a rule is `store-<rule>`.

`full`, `unwritable`: nothing was written, the game goes on. `sync-failed`, `writer-lost`, `changed`: the
writer is closed for good, the game can go on as a copy in another place. `unproven`: the file at `path` is there, whole
and under its new name, but a power cut may still take that name from it.
"""

FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


class Outside(PermissionError):
    """A path out of the folder of a visitor (`folders.visitor_folder`), whether there is anything or not."""

    def __init__(self) -> None:
        super().__init__(errno.EACCES, os.strerror(errno.EACCES))


class StoreError(Reason):
    """The store refuses, or the disk does. What was acknowledged before is untouched. `rule` is one of `RULES`."""


def shown(path: Path) -> str:
    """A path as a text that any terminal and file can hold, whatever bytes its name is made of. A visitor is not told
    where on this machine it is."""
    bound = visitor_folder()
    if bound is not None:
        path = path.relative_to(bound) if path.is_relative_to(bound) else Path(path.name)
    try:
        return os.fsencode(path).decode("utf-8", "replace")
    except UnicodeEncodeError:  # half a character that no file name can hold
        return whole(str(path))


def whole(text: str) -> str:
    """A text whose half characters, which nothing can write, are replaced."""
    return text.encode("utf-8", "replace").decode()


def cause(error: OSError) -> str:
    """What the system said, by its short lasting name: "ENOSPC"."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)


def write_error(path: Path, error: OSError) -> StoreError:
    """The error of a write that left nothing behind."""
    if isinstance(error, Outside):
        return StoreError("outside")
    return StoreError("full" if error.errno in FULL else "unwritable", path=shown(path), cause=cause(error))


def read_error(path: Path, error: OSError) -> StoreError:
    """The error of a file that cannot be opened or read."""
    if isinstance(error, Outside):
        return StoreError("outside")
    if error.errno == errno.ENOENT:
        if os.path.islink(path):  # noqa: PTH114 - that of a path raises what the disk says about it
            return StoreError("dangling", path=shown(path), target=shown(Path(os.path.realpath(path))))
        return StoreError("not-found", name=shown(path))
    return StoreError("unreadable", path=shown(path), cause=cause(error))
