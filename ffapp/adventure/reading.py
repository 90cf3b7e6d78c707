"""The files of an adventure, read: the only place here that touches a disk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ffapp.adventure.findings import Findings, Place
from ffapp.adventure.twee import Source, parted
from ffapp.store.books import MOST_BYTES
from ffapp.store.errors import StoreError, cause, shown
from ffapp.store.files import Files, RealFiles, content

SUFFIXES: Final = (".twee", ".tw")
"""What the files of a folder are called that belong to its story."""

MOST_FILES: Final = 10_000
"""So many files and folders are looked at in a folder."""


def read_sources(paths: Iterable[Path], findings: Findings, files: Files | None = None) -> tuple[Source, ...]:
    """The texts of files, and of those in folders with all that is below them, in the order of their names. What cannot
    be read is added to the findings, and left out."""
    disk = files or RealFiles()
    sources: list[Source] = []
    left = MOST_BYTES
    for path in paths:
        for file in _files(path, disk, findings):
            name = shown(file)
            try:
                data = content(disk, file, left)
            except OSError as error:
                findings.add("file-unreadable", Place(name), cause=cause(error))
                continue
            except StoreError:
                findings.add("file-large", Place(name), high=MOST_BYTES // 1024 // 1024)
                return tuple(sources)
            left -= len(data)
            sources.extend(parted(Source(name, _decoded(data, name, findings))))
    if not sources and not findings.sorted():
        findings.add("files-none")
    return tuple(sources)


def holds_files(path: Path, files: Files) -> bool:
    """Whether a path leads to a file, or to a folder with one of a story in it or below it."""
    return next(_files(path, files, Findings()), None) is not None


def _decoded(data: bytes, name: str, findings: Findings) -> str:
    """A file's text; what is not UTF-8 in it is replaced, and told once."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        findings.add("file-encoding", Place(name, data.count(b"\n", 0, error.start) + 1))
        return data.decode("utf-8", "replace")


def _files(path: Path, disk: Files, findings: Findings) -> Iterator[Path]:
    """A file itself; of a folder the files of its story."""
    waiting, seen = [path], set[tuple[int, int]]()
    looked_at = 0
    while waiting and looked_at < MOST_FILES:
        looked_at += 1
        here = waiting.pop()
        try:
            status = disk.status(here)
            if not status.folder:
                yield here
            elif status.key not in seen:  # a folder may lead back into itself
                seen.add(status.key)
                inside = (here / name for name in sorted(disk.names(here), reverse=True) if not name.startswith("."))
                waiting += (one for one in inside if one.suffix.lower() in SUFFIXES or _is_folder(one, disk))
        except OSError as error:
            findings.add("file-unreadable", Place(shown(here)), cause=cause(error))


def _is_folder(path: Path, disk: Files) -> bool:
    try:
        return disk.status(path).folder
    except OSError:
        return False
