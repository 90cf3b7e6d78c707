"""The chain of a save's lines: each carries its own checksum and that of the line before.

A lost, moved, foreign or changed line is noticed, and reading resumes after it, so that a report can say
exactly what is damaged. It guards against accidents, not cheats.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from ffapp.core.codec import Header

_encode = msgspec.json.Encoder().encode
_CRC = len(b',"crc":"00000000"}')
_OWN = len(b'{"h":"00000000",')
_FRAME = _OWN + len(b'"p":"00000000",')

DamageKind: TypeAlias = Literal["changed", "gap", "senseless"]


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


def line_hash(line: bytes) -> bytes | None:
    """The checksum of one line by itself, or None if it does not hold."""
    own = b"%08x" % zlib.crc32(line[_OWN:])
    return own if line[:_OWN] == b'{"h":"%b",' % own and line[_OWN : _OWN + 5] == b'"p":"' else None


def follows(line: bytes, previous: bytes) -> bool:
    """Whether a line names `previous` as the checksum of the one before it."""
    return line[_OWN + 5 : _OWN + 13] == previous


@dataclass(frozen=True)
class Damage:
    """What is wrong in a save beyond a torn last line.

    `line` is the number of the first wrong line (the header is line 1), `kind` whether it was changed, does
    not follow the line before (something is missing or moved) or says what cannot be. After it `bad` lines
    are unreadable, `missing` records absent by their numbers and `after` records sound; reading resumes at
    line `resumes` (0: nowhere). `kept` records are sound before it, `lost` can no longer be played.
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


@dataclass(frozen=True)
class Scan:
    """The records of a save after its header.

    `records` are the sound lines before any damage, without newlines; `last` is the checksum that the next
    one has to follow; `end` how many bytes of the file are sound. `newline_missing` says that the last sound
    line lacks only its newline, `torn` is what a broken write left after it. With `damage` nothing may be
    repaired.
    """

    records: list[bytes]
    last: bytes
    end: int
    newline_missing: bool
    torn: bytes
    damage: Damage | None


def scan(data: bytes, header_end: int, start: bytes) -> Scan:
    """Follows the chain from `start`, the checksum of the header, which takes `header_end` bytes of `data`
    with its newline.
    """
    lines = data[header_end:].split(b"\n")
    rest = lines.pop()
    crc32 = zlib.crc32
    last = start
    for good, line in enumerate(lines):
        own = b"%08x" % crc32(line[_OWN:])
        if line[:_FRAME] != b'{"h":"%b","p":"%b",' % (own, last):
            return _damaged(lines, rest, good, last, header_end)
        last = own
    return _ended(lines, rest, last, len(data) - len(rest), header_end > len(data))


def _ended(lines: list[bytes], rest: bytes, last: bytes, end: int, header_open: bool) -> Scan:
    """Looks at what follows the last newline of a save that is sound so far."""
    if header_open:
        return Scan(lines, last, end, True, b"", None)
    # A power cut or a bad sector can also have replaced the newline itself by another byte.
    for record in (rest, rest[:-1]):
        own = line_hash(record)
        if own and follows(record, last):
            return Scan([*lines, record], own, end + len(record), True, rest[len(record) :], None)
    return Scan(lines, last, end, False, rest, None)


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


def _damaged(lines: list[bytes], rest: bytes, good: int, last: bytes, header_end: int) -> Scan:
    """Reads on after the first wrong line, which is `lines[good]`, to say what is lost."""
    kept = lines[:good]
    following = lines[good:] + ([rest] if rest else [])
    numbers = [_number(line) for line in following]
    sound = [number for number in numbers if number is not None]
    bad = len(numbers) - len(sound)
    resumes = next((good + 2 + index for index, number in enumerate(numbers) if number is not None), 0)
    before = (_number(kept[-1]) if kept else 0) or 0
    missing = max(0, max(sound, default=0) - before - len(numbers))
    kind: DamageKind = "changed" if numbers[0] is None else "gap"
    damage = Damage(good + 2, kind, bad, missing, len(sound), resumes, good)
    end = header_end + sum(len(line) + 1 for line in kept)
    return Scan(kept, last, end, False, b"", damage)
