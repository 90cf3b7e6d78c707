"""The chain of a save's lines: each carries its own checksum and that of the line before.

A lost, moved, foreign or changed line is noticed, and reading resumes after it, so that a report can say
exactly what is damaged. So is an end that lies before what the file was made with, which was whole on the disk before
the file had its name. A later end at the end of a line is that of a shorter game, and cannot be told from it. The chain
guards against accidents, not cheats.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from ffapp.core.codec import Header

_encode = msgspec.json.Encoder().encode
_CRC = len(b',"crc":"00000000"}')
_OWN = len(b'{"h":"00000000",')
_EMPTY = b'{"h":"00000000","p":"00000000",'
_FRAME = len(_EMPTY)

CHECKSUM = 8
"""Letters of a checksum."""

BLOCK = 256 * 1024

DamageKind: TypeAlias = Literal["changed", "gap", "senseless", "short"]


def header_line(header: Header) -> bytes:
    """The first line of a save, with the checksum that the first record follows."""
    body = _encode(header)[:-1]
    return b'%b,"crc":"%08x"}\n' % (body, zlib.crc32(body))


def header_hash(line: bytes) -> bytes | None:
    """The checksum of a header line (without its newline), or None if it does not hold."""
    if line[-_CRC:] != b',"crc":"%08x"}' % zlib.crc32(line[:-_CRC]):
        return None
    return line[-10:-2]


def frame(body: bytes, previous: bytes) -> tuple[bytes, bytes]:
    """The line (with its newline) of a record that follows `previous`, and its checksum."""
    rest = b'"p":"%b",%b' % (previous, body[1:])
    own = b"%08x" % zlib.crc32(rest)
    return b'{"h":"%b",%b\n' % (own, rest), own


def body_of(line: bytes) -> bytes:
    """What was framed into a sound line."""
    return b"{" + line[_FRAME:]


def checksum_of(line: bytes) -> bytes:
    """The checksum that a sound line carries."""
    return line[_OWN - 2 - CHECKSUM : _OWN - 2]


def line_hash(line: bytes) -> bytes | None:
    """The checksum of one line by itself, or None if it does not hold."""
    if line[_OWN : _OWN + 5] != b'"p":"':
        return None
    own = b"%08x" % zlib.crc32(line[_OWN:])
    return own if line[:_OWN] == b'{"h":"%b",' % own else None


def follows(line: bytes, previous: bytes) -> bool:
    """Whether a line names `previous` as the checksum of the one before it."""
    return line[_OWN + 5 : _OWN + 13] == previous


class Damage(Struct, frozen=True):
    """What is wrong in a save beyond a torn last line.

    `line` is the number of the first wrong line (the header is line 1), `kind` whether it was changed, does
    not follow the line before (something is missing or moved), says what cannot be or is not there although the file
    was made with it. From it on `bad` lines are unreadable, `missing` records absent by their numbers and `after`
    records sound; reading resumes at line `resumes` (0: nowhere). `kept` records are sound before it, `lost` can no
    longer be played.
    """

    line: int
    kind: DamageKind
    bad: int
    missing: int
    after: int
    resumes: int
    kept: int

    @property
    def lost(self) -> int:
        return self.bad + self.missing + self.after


class Chain:
    """The records of a save after its header, followed from block to block.

    `begin` is where they begin in `data`, `start` the checksum of the header, `least` how many the file was made with.
    Once `blocks` has come to its end, `count` records are sound, `end` bytes of the file hold them and the header, and
    `last` is the checksum that the next one has to follow. `newline_missing` says that the last sound line lacks only
    its newline, `torn` is what a broken write left after it. With `damage` nothing may be repaired.
    """

    def __init__(self, data: bytes, begin: int, start: bytes, least: int = 1) -> None:
        self.data = data
        self.begin = begin
        self.start = start
        self.least = least
        self._reach(min(begin, len(data)), start, 0)

    def _reach(self, end: int, last: bytes, count: int) -> None:
        self.end = end
        self.last = last
        self.count = count
        self.newline_missing = False
        self.torn = b""
        self.damage: Damage | None = None

    def blocks(self) -> Iterator[list[bytes]]:
        """The sound lines without their newlines, some hundreds at a time, from the beginning each time.

        A block is read, checked and used while it is fresh: on long saves half as long as one after the
        other.
        """
        yield from self._sound()
        if self.damage is None and self.count < self.least:
            bad = int(bool(self.torn))
            self.damage = Damage(self.count + 2, "short", bad, self.least - self.count - bad, 0, 0, self.count)
            self.torn = b""

    def _sound(self) -> Iterator[list[bytes]]:
        data, at, last, count = self.data, self.begin, self.start, 0
        self._reach(min(at, len(data)), last, 0)
        if at > len(data):  # the header itself lacks its newline
            self.newline_missing = True
            return
        while (cut := data.rfind(b"\n", at, at + BLOCK)) >= 0 or (cut := data.find(b"\n", at)) >= 0:
            lines = data[at:cut].split(b"\n")
            own = _checksums(lines)
            if not _framed(lines, own, last):
                yield self._damaged(lines)
                return
            at, last, count = cut + 1, own[-8:], count + len(lines)
            self._reach(at, last, count)
            yield lines
        rest = self.torn = data[at:]
        # A power cut or a bad sector can also have replaced the newline itself by another byte.
        for record in (rest, rest[:-1]):
            own = line_hash(record) or b""
            if own and follows(record, last):
                self._reach(at + len(record), own, count + 1)
                self.newline_missing, self.torn = True, rest[len(record) :]
                yield [record]
                return

    def _damaged(self, lines: list[bytes]) -> list[bytes]:
        """The sound lines of a block, which are followed by a wrong one; reads on to say what is lost."""
        last, good = self.last, 0
        while (own := line_hash(lines[good])) and follows(lines[good], last):
            last, good = own, good + 1
        kept = lines[:good]
        self._reach(self.end + sum(len(line) + 1 for line in kept), last, self.count + good)
        self.damage = _damage(self.data, self.end, self.count, self._last_number())
        return kept

    def _last_number(self) -> int:
        """The position that the last sound record claims."""
        begins = self.data.rfind(b"\n", 0, self.end - 1) + 1
        return _number(self.data[begins : self.end - 1]) or 0

    def cut(self, good: int) -> None:
        """Takes all after the first `good` records for damaged, since they say what cannot be."""
        total = sum(len(lines) for lines in self.blocks())
        kept = self.records()[:good]
        self._reach(self.begin + sum(len(line) + 1 for line in kept), b"", good)
        self.damage = Damage(good + 2, "senseless", 0, 0, total - good, 0, good)

    def records(self) -> list[bytes]:
        """The sound lines, without their newlines."""
        body = self.data[self.begin : self.end].removesuffix(b"\n")
        return body.split(b"\n") if body else []


def _checksums(lines: list[bytes]) -> bytes:
    """What the checksum of each line should be, eight hex digits each, all in a row."""
    crc32 = zlib.crc32
    return struct.pack(f">{len(lines)}I", *[crc32(line[_OWN:]) for line in lines]).hex().encode()


def _framed(lines: list[bytes], own: bytes, start: bytes) -> bool:
    """Whether all lines have the frames that they should, compared column by column: a fraction of the time
    that it takes line by line.
    """
    frames = b"".join([line[:_FRAME] for line in lines])
    previous = start + own
    if len(frames) != _FRAME * len(lines):
        return False
    return all(
        frames[column::_FRAME]
        == (
            own[column - 6 :: 8]
            if 6 <= column < 14
            else previous[column - 21 : -8 : 8]
            if 21 <= column < 29
            else bytes([letter]) * len(lines)
        )
        for column, letter in enumerate(_EMPTY)
    )


class _Numbered(msgspec.Struct):
    n: int


_numbered = msgspec.json.Decoder(_Numbered).decode


def _number(line: bytes) -> int | None:
    """The position that a sound line claims."""
    if not line_hash(line):
        return None
    try:
        return _numbered(line).n
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _damage(data: bytes, at: int, kept: int, before: int) -> Damage:
    """What is lost from the first wrong line on, which begins at `at`, after `kept` records of which the last is at
    position `before`.
    """
    first, bad, after, highest, resumes = kept + 2, 0, 0, 0, 0
    kind: DamageKind = "gap"
    for line, record in enumerate(_lines(data, at), first):
        number = _number(record)
        if number is not None:
            after, highest, resumes = after + 1, max(highest, number), resumes or line
            continue
        bad += 1
        if line == first:
            kind = "changed"
    return Damage(first, kind, bad, max(0, highest - before - bad - after), after, resumes, kept)


def _lines(data: bytes, at: int) -> Iterator[bytes]:
    """The lines from `at` on, one by one: of a file of nothing but newlines there are as many as bytes."""
    while at < len(data):
        cut = data.find(b"\n", at)
        cut = len(data) if cut < 0 else cut
        yield data[at:cut]
        at = cut + 1
