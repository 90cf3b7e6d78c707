"""The versions of the save format, and how older records become today's.

Every version ever released stays readable. A change that an older ffapp would not understand raises `FORMAT`
in `ffapp.core.codec` and adds one step here, from the version before: pure functions from dict to dict,
applied before typed decoding. A tag once used is never used again for something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from ffapp.core.codec import FORMAT

Record: TypeAlias = dict[str, Any]


class Upcaster(NamedTuple):
    """One step up: from a header or a line of version N to the same of version N + 1."""

    header: Callable[[Record], Record]
    line: Callable[[Record], Record]


def _same(record: Record) -> Record:
    """A record that already is as the next version has it."""
    return record


UPCASTERS: tuple[Upcaster, ...] = (
    Upcaster(_same, _same),  # 2 brought the second gamebook: new tags and fields, nothing old changed
    Upcaster(_same, _same),  # 3 brought fights at the reader's pace, and sections that are no numbers: the same
)
"""The first one leads from version 1 to 2, and so on: there are `FORMAT - 1` of them."""

KINDS = frozenset({"open", "cmd", "head", "close"})
"""Every kind of line there has been, one of which each line has as a key. Never taken away from."""


class Format(NamedTuple):
    """A version with the way to it from every older one; tests make one of their own."""

    version: int
    upcasters: Sequence[Upcaster]

    def header(self, line: bytes, version: int) -> bytes:
        """A header line of `version` as today's."""
        record = msgspec.json.decode(line, type=Record)
        for step in self.upcasters[version - 1 :]:
            record = step.header(record)
        return msgspec.json.encode(record)

    def body(self, line: bytes, version: int) -> bytes:
        """A record of `version` as today's, out of its frame. One that begins a session claims today's
        version.
        """
        record = msgspec.json.decode(line, type=Record)
        record.pop("h", None)
        record.pop("p", None)
        for step in self.upcasters[version - 1 :]:
            record = step.line(record)
        if "open" in record:
            record["v"] = self.version
        return msgspec.json.encode(record)


CURRENT = Format(FORMAT, UPCASTERS)


class _Version(msgspec.Struct):
    v: int | None = None
    open: str | None = None


_version = msgspec.json.Decoder(_Version).decode


def version_after(line: bytes, version: int) -> int:
    """The version of the records from `line` on: a line that begins a session names it."""
    if b'"open":' not in line:
        return version
    found = _version(line)
    return found.v if found.open is not None and found.v is not None else version
