"""From the bytes of a save to a game. Nothing here writes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec

from ffapp.core.codec import Codec, Header, Line
from ffapp.core.errors import Inconsistency
from ffapp.core.game import UNDO_MODES, Game
from ffapp.core.ruleset import Ruleset
from ffapp.store.chain import Damage, Scan, header_hash, scan
from ffapp.store.errors import StoreError, shown
from ffapp.store.formats import CURRENT, Format, version_after

HEAD = 4096
"""No header is longer: what is not a save is told from its first bytes."""

ID_LENGTH = range(8, 65)
_ID_LETTERS = frozenset("0123456789abcdefghijklmnopqrstuvwxyz")

UNDECODABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)

RulesetOf: TypeAlias = Callable[[str], Ruleset | None]


@dataclass(frozen=True)
class Report:
    """What a save was found to be.

    `version` is the newest format its records are in, `records` counts the playable ones, `commands` those
    that are commands, on whichever branch, `sessions` how often it was opened for writing. `closed` says that
    the last session ended cleanly. `torn` bytes of a broken write follow the last record. `differing` are the
    steps whose recorded state hash is not ours under the same rules; such a game goes on as we read it.
    """

    version: int
    records: int
    commands: int
    sessions: int
    closed: bool
    torn: int
    hashes: int
    differing: tuple[int, ...]
    damage: Damage | None


@dataclass(frozen=True)
class Loaded:
    """A save that has been read: `game` stands at its head and writes nowhere, `oldest` is the version of its
    header and first records, `scan` what its lines were found to be.
    """

    header: Header
    game: Game
    report: Report
    oldest: int
    scan: Scan


class _Head(msgspec.Struct):
    ffapp: int


_head = msgspec.json.Decoder(_Head).decode
_header = msgspec.json.Decoder(Header).decode


def read_header(line: bytes, path: Path, form: Format = CURRENT) -> tuple[Header, bytes, int]:
    """The header from its line (without newline), its checksum and the version it was written in.

    Raises `StoreError`: "not-a-save", "header-damaged", "newer".
    """
    start = header_hash(line)
    try:
        version = _head(line).ffapp
    except UNDECODABLE:
        rule = "header-damaged" if line.startswith(b'{"ffapp":') else "not-a-save"
        raise StoreError(rule, path=shown(path)) from None
    if start is None:
        raise StoreError("header-damaged", path=shown(path))
    if version > form.version:
        raise StoreError("newer", path=shown(path), version=version, ours=form.version)
    try:
        if version < 1:
            raise ValueError(version)
        header = _header(line if version == form.version else form.header(line, version))
        if len(header.id) not in ID_LENGTH or not _ID_LETTERS.issuperset(header.id):
            raise ValueError(header.id)
        if header.undo not in UNDO_MODES:
            raise ValueError(header.undo)
    except Exception:  # an upcaster stumbles over a hostile header in its own ways
        raise StoreError("header-damaged", path=shown(path)) from None
    return header, start, version


def first_line(head: bytes) -> bytes:
    """The header line in the first bytes of a file."""
    return head.partition(b"\n")[0]


def load(
    data: bytes,
    path: Path,
    ruleset_of: RulesetOf,
    form: Format = CURRENT,
    clock: Callable[[], int] = lambda: 0,
) -> Loaded:
    """The game that the bytes of a save hold, with a report.

    Damaged lines and what follows them are left out and reported. Raises `StoreError`: "not-a-save",
    "header-damaged", "newer", "ruleset-unknown", "record-unknown".
    """
    with _no_collections():
        newline = data.find(b"\n")
        if newline < 0:
            newline = len(data)
        if newline > HEAD:
            raise StoreError("not-a-save", path=shown(path))
        header, start, version = read_header(data[:newline], path, form)
        ruleset = ruleset_of(header.ruleset)
        if ruleset is None:
            raise StoreError("ruleset-unknown", path=shown(path), ruleset=header.ruleset)
        found = scan(data, newline + 1, start)
        lines, newest = _decode(found.records, version, Codec(ruleset), path, form)
        hashes = _survey(lines, ruleset, path)
        make = partial(Game, ruleset, header, None, clock)
        return _replayed(header, make, version, newest, found, lines, hashes, path)


@contextmanager
def _no_collections() -> Iterator[None]:
    """Loading makes many objects and no garbage: looking for some would double its time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _decode(records: list[bytes], version: int, codec: Codec, path: Path, form: Format) -> tuple[list[Line], int]:
    """The typed lines of sound records, and the newest version among them."""
    lines: list[Line] = []
    decode = codec.decode
    append = lines.append
    current = form.version
    try:
        for record in records:
            if version < current:
                version = version_after(record, version)
                if version < current:
                    append(decode(form.body(record, version)))
                    continue
            line = decode(record)
            if line.open is not None and line.v is not None and line.v > current:
                raise StoreError("newer", path=shown(path), version=line.v, ours=current)
            append(line)
    except StoreError:
        raise
    except Exception:  # an upcaster stumbles over hostile records in its own ways
        raise StoreError("record-unknown", path=shown(path), line=len(lines) + 2) from None
    return lines, version


class _Tagged(msgspec.Struct):
    t: str = ""


_tagged = msgspec.json.Decoder(_Tagged).decode


def _survey(lines: list[Line], ruleset: Ruleset, path: Path) -> int:
    """How many hashes can be compared. Raises "record-unknown" for a kind of line, or a command, that we do
    not know; its event alone would not tell.
    """
    tags = {str(kind.__struct_config__.tag) for kind in ruleset.commands}
    usual = {f'{{"t":"{tag}"'.encode() for tag in tags}
    hashes = 0
    same_rules = False
    for index, line in enumerate(lines):
        if line.up is not None:
            command = bytes(line.cmd)
            if command[: command.find(b'"', 6) + 1] not in usual and _tag(command) not in tags:
                raise StoreError("record-unknown", path=shown(path), line=index + 2)
            if line.s is not None and same_rules:
                hashes += 1
        elif line.open is not None:
            same_rules = line.rules == ruleset.rules
        elif line.head is None and line.close is None:
            raise StoreError("record-unknown", path=shown(path), line=index + 2)
    return hashes


def _tag(command: bytes) -> str:
    """The name of a command, wherever it stands in it."""
    try:
        return _tagged(command).t
    except UNDECODABLE:
        return ""


def _replayed(
    header: Header,
    make: Callable[[], Game],
    oldest: int,
    newest: int,
    found: Scan,
    lines: list[Line],
    hashes: int,
    path: Path,
) -> Loaded:
    game = make()
    try:
        differing = game.replay(lines)
    except Inconsistency as told:
        good = next(index for index, line in enumerate(lines) if line.n == told.n)
        damage = Damage(good + 2, "senseless", 0, 0, len(lines) - good, 0, good)
        found = replace(found, records=found.records[:good], newline_missing=False, torn=b"", damage=damage)
        lines = lines[:good]
        game = make()
        try:
            differing = game.replay(lines)
        except Inconsistency:
            raise StoreError("record-unknown", path=shown(path), line=good + 2) from None
    report = Report(
        version=newest,
        records=len(lines),
        commands=len(game.steps),
        sessions=sum(line.open is not None for line in lines),
        closed=bool(lines) and lines[-1].close is not None and found.damage is None,
        torn=len(found.torn),
        hashes=hashes,
        differing=tuple(differing),
        damage=found.damage,
    )
    return Loaded(header, game, report, oldest, found)
