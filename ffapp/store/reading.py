"""From the bytes of a save to a game. Nothing here writes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache, partial
from itertools import chain, islice
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from ffapp.core.codec import Codec, Header, Line
from ffapp.core.errors import Inconsistency, UnknownRecord
from ffapp.core.game import UNDO_MODES, Game
from ffapp.core.ruleset import Ruleset
from ffapp.store.chain import Chain, Damage, header_hash
from ffapp.store.errors import StoreError, shown
from ffapp.store.formats import CURRENT, Format, version_after

HEAD = 4096
"""No header is longer: what is not a save is told from its first bytes."""

ID_LENGTH = range(8, 65)
_ID_LETTERS = frozenset("0123456789abcdefghijklmnopqrstuvwxyz")

UNDECODABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)

RulesetOf: TypeAlias = Callable[[str], Ruleset | None]


class Report(Struct, frozen=True):
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


class Loaded(Struct, frozen=True):
    """A save that has been read: `game` stands at its head and writes nowhere, `oldest` is the version of its
    header and first records, `chain` what its lines were found to be.
    """

    header: Header
    game: Game
    report: Report
    oldest: int
    chain: Chain


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
        header, ruleset, reader = _begun(data, path, ruleset_of, form)
        return _replayed(header, partial(Game, ruleset, header, None, clock), reader.version, reader)


def _begun(
    data: bytes, path: Path, ruleset_of: RulesetOf, form: Format, codec_of: Callable[[Ruleset], Codec] = Codec
) -> tuple[Header, Ruleset, _Reader]:
    """The header of a save, its ruleset, and what reads its lines. Raises `StoreError` as `load` does."""
    newline = data.find(b"\n")
    if newline < 0:
        newline = len(data)
    if newline > HEAD:
        raise StoreError("not-a-save", path=shown(path))
    header, start, version = read_header(data[:newline], path, form)
    ruleset = ruleset_of(header.ruleset)
    if ruleset is None:
        raise StoreError("ruleset-unknown", path=shown(path), ruleset=header.ruleset)
    chain = Chain(data, newline + 1, start, header.least)
    return header, ruleset, _Reader(chain, version, codec_of(ruleset), path, form)


_codec_of = cache(Codec)
"""A codec serves any number of saves; only where many are read does it matter that it is made once."""


class Skim:
    """The lines of a save, where only what they tell is wanted and no game to play on: no state is made of them, and
    so none is proved. Raises `StoreError`: "not-a-save", "header-damaged", "newer", "ruleset-unknown".
    """

    def __init__(self, data: bytes, path: Path, ruleset_of: RulesetOf, form: Format = CURRENT) -> None:
        self.header, _, self._reader = _begun(data, path, ruleset_of, form, _codec_of)

    def lines(self) -> Iterator[Line]:
        """The lines that can be read, from the first one on; they end where the save is damaged."""
        return self._reader.lines()

    @property
    def damage(self) -> Damage | None:
        """What is wrong in it, once `lines` has come to its end."""
        return self._reader.chain.damage

    @property
    def error(self) -> StoreError | None:
        """Why the lines ended before, in a save that is not damaged."""
        return self._reader.error


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


class _Reader:
    """The typed lines of sound records, one by one. What cannot be decoded ends them and stays in `error`; `given`
    says how many there were, or how many had been asked for when they were closed.
    """

    def __init__(self, chain: Chain, version: int, codec: Codec, path: Path, form: Format) -> None:
        self.chain = chain
        self.version = version
        self.sessions = 0
        self.closed = False
        self.given = 0
        self.error: StoreError | None = None
        self.path = path
        self._codec = codec
        self._form = form
        self._oldest = version

    def lines(self, limit: int | None = None) -> Generator[Line, None, None]:
        """The lines of the first `limit` records, from the beginning each time."""
        typed = self._codec.typed
        form, current = self._form, self._form.version
        version, sessions, decoded = self._oldest, 0, 0
        line = None
        try:
            for record in islice(chain.from_iterable(self.chain.blocks()), limit):
                if version < current:
                    version = version_after(record, version)
                    if version < current:
                        record = form.body(record, version)
                try:
                    line = typed(record)
                except msgspec.ValidationError:
                    line = self._codec.decode(record)
                decoded += 1
                if line.open is not None:
                    sessions += 1
                    if line.v is not None and line.v > current:
                        self.error = StoreError("newer", path=shown(self.path), version=line.v, ours=current)
                        return
                yield line
        except Exception:  # an upcaster stumbles over hostile records in its own ways
            self.error = StoreError("record-unknown", path=shown(self.path), line=decoded + 2)
        finally:
            self.given = decoded
        self.version, self.sessions = version, sessions
        self.closed = line is not None and line.close is not None


def _replayed(header: Header, make: Callable[[], Game], oldest: int, reader: _Reader) -> Loaded:
    found = reader.chain
    good: int | None = None
    back = 1
    while True:
        game, lines = make(), reader.lines(good)
        try:
            replayed = game.replay(lines)
        except UnknownRecord:
            lines.close()
            raise StoreError("record-unknown", path=shown(reader.path), line=reader.given + 1) from None
        except Inconsistency:
            lines.close()
            # The line that was read last contradicts what was before. Where only the state at the end makes no sense,
            # it may be any before it: steps that double find one soon.
            good, back = max(0, reader.given - back), 2 * back
        else:
            break
        finally:
            if reader.error:
                raise reader.error
    if good is not None:
        found.cut(good)
    report = Report(
        version=reader.version,
        records=found.count,
        commands=len(game.steps),
        sessions=reader.sessions,
        closed=reader.closed and found.damage is None,
        torn=len(found.torn),
        hashes=replayed.hashes,
        differing=replayed.differing,
        damage=found.damage,
    )
    return Loaded(header, game, report, oldest, found)
