"""Several files of one game: what a synchronised folder leaves where it was played on two computers.

A copy that ffapp makes is a game of its own, with an id of its own; only the same file, copied by others, has the same
header twice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from ffapp.store.chain import CHECKSUM, Chain, checksum_of
from ffapp.store.entries import Entry, Kind, Standing
from ffapp.store.errors import StoreError
from ffapp.store.files import Files, content
from ffapp.store.reading import UNDECODABLE, first_line, read_header


class _Act(msgspec.Struct):
    up: int | None = None
    head: int | None = None


_act = msgspec.json.Decoder(_Act).decode


class _Told(Struct, frozen=True):
    """What the sound records of a file say: of each its checksum, eight letters, in which those before it count, and
    whether it is an act of a player, 1 or 0, or the mark of a session. Files may be many and large: all else is let go.
    """

    entry: Entry
    checksums: bytes
    acts: bytes

    def further(self) -> tuple[int, int, bool, int, int]:
        """What puts one file before another: acts, records, nothing damaged, played later, a name without additions."""
        entry = self.entry
        return sum(self.acts), len(self.acts), entry.state != "damaged", entry.when, -len(entry.path.name)


def with_standings(files: Files, entries: list[Entry]) -> list[Entry]:
    """The entries, each that shares its game with others with how it stands to them. Only files of such games are read.
    Raises nothing."""
    games: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        if entry.id:
            games[entry.id].append(entry)
    told: dict[Path, Standing] = {}
    for game in games.values():
        if len(game) > 1:
            told.update(_standings(files, game))
    return [entry._replace(standing=told.get(entry.path)) for entry in entries] if told else entries


def _standings(files: Files, entries: Iterable[Entry]) -> dict[Path, Standing]:
    chains: dict[bytes, list[_Told]] = defaultdict(list)
    for entry in entries:
        found = _read(files, entry)
        if found is not None:
            chains[found[0]].append(found[1])
    standings: dict[Path, Standing] = {}
    for told in chains.values():
        if len(told) < 2:
            continue
        furthest = max(told, key=_Told.further)
        for one in told:
            standings[one.entry.path] = Standing(len(told), furthest.entry.path, *_compared(one, furthest))
    return standings


def _read(files: Files, entry: Entry) -> tuple[bytes, _Told] | None:
    """The checksum of a file's header, and what it tells; None if it cannot be read any more."""
    try:
        data = content(files, entry.path)
        header, start, _ = read_header(first_line(data), entry.path)
    except (OSError, StoreError):
        return None
    chain = Chain(data, data.find(b"\n") + 1 or len(data) + 1, start, header.least)
    records = [record for block in chain.blocks() for record in block]
    return start, _Told(entry, b"".join(map(checksum_of, records)), bytes(map(_is_act, records)))


def _is_act(record: bytes) -> bool:
    """Whether a record is a command or a move."""
    try:
        act = _act(record)
    except UNDECODABLE:
        return False
    return act.up is not None or act.head is not None


def _compared(one: _Told, furthest: _Told) -> tuple[Kind, int]:
    """How a file stands to the one that goes furthest, and how many acts only it has."""
    if one is furthest:
        return "furthest", 0

    def differ(at: int) -> bool:
        place = slice(at * CHECKSUM, (at + 1) * CHECKSUM)
        return one.checksums[place] != furthest.checksums[place]

    shared = bisect_left(range(min(len(one.acts), len(furthest.acts))), True, key=differ)
    own = sum(one.acts[shared:])
    if own:
        return "apart", own
    return ("same" if sum(one.acts) == sum(furthest.acts) else "behind"), 0
