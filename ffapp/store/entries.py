"""What the shelf shows of a save, from its first and last few kilobytes."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from ffapp.core.bounds import in_calendar
from ffapp.core.codec import Close, Header
from ffapp.core.ruleset import Card
from ffapp.store.chain import follows, line_hash
from ffapp.store.errors import StoreError, read_error
from ffapp.store.files import Files, Status, check_size
from ffapp.store.formats import CURRENT, Format
from ffapp.store.names import name_of
from ffapp.store.reading import HEAD, UNDECODABLE, first_line, read_header

TAIL = 2 * 1024
DEEPEST = 512 * 1024
"""How far back a card is looked for: it comes every 50 records."""

State: TypeAlias = Literal["ok", "unclosed", "damaged", "newer", "unreadable"]


Kind: TypeAlias = Literal["furthest", "same", "behind", "apart"]


class Standing(NamedTuple):
    """How one of several files of a game stands to that which goes furthest, at the path `furthest`.

    `files` is how many there are. `kind` is "furthest" (this one), "same" (as much is in both), "behind" (all of it is
    in the other, too) or "apart" (`own` commands and moves are in this one only).
    """

    files: int
    furthest: Path
    kind: Kind
    own: int


class Entry(NamedTuple):
    """A save on the shelf.

    `state` is what its head and tail show: "ok", "unclosed" (the last session did not end cleanly, or goes
    on), "damaged" (more may be found when it is opened), "newer" (made by a newer ffapp) or "unreadable" (no
    save, or not ours to read; `reason` says why). `card` is at most about fifty commands old in an unclosed
    save, None where none was found. `when` is the time of its last record in seconds since 1970, `name` the
    slug in its file name. `standing` is set where the same game is in several files.
    """

    path: Path
    state: State
    when: int
    size: int
    name: str = ""
    archived: bool = False
    id: str = ""
    ruleset: str = ""
    created: str = ""
    copy_of: str = ""
    card: Card | None = None
    reason: StoreError | None = None
    standing: Standing | None = None


class _Last(msgspec.Struct, frozen=True):
    """What the shelf wants to know of a record."""

    ts: int | None = None
    v: int | None = None
    open: str | None = None
    card: Card | None = None
    close: Close | None = None


_last = msgspec.json.Decoder(_Last).decode


def read_entry(
    files: Files,
    path: Path,
    *,
    archived: bool = False,
    known: Container[str] | None = None,
    form: Format = CURRENT,
) -> Entry:
    """The entry of one file, whatever it is. `known` are the ids of the rulesets; with another one a save was
    made by a newer ffapp. Raises nothing.
    """
    found = Status(0, (0, 0), 0.0, regular=False)
    try:
        found = files.status(path)
        handle = files.open(path, "read")
        try:
            return _entry(files, path, handle, found, archived, known, form)
        finally:
            files.close(handle)
    except StoreError as error:
        state: State = "newer" if error.rule == "newer" else "unreadable"
        reason = error
    except OSError as error:
        state, reason = "unreadable", read_error(path, error)
    return Entry(path, state, int(found.modified), found.size, name_of(path), archived, reason=reason)


def _entry(
    files: Files,
    path: Path,
    handle: int,
    found: Status,
    archived: bool,
    known: Container[str] | None,
    form: Format,
) -> Entry:
    head = files.read(handle, HEAD if found.size > HEAD + TAIL else HEAD + TAIL, 0)
    header, start, _ = read_header(first_line(head[:HEAD]), path, form)
    check_size(found.size, path)
    whole = len(head) >= found.size
    tail = head if whole else files.read(handle, TAIL, found.size - TAIL)
    seen = _look(tail, whole, start, header.least, form)
    size = TAIL
    while seen.card is None and not whole and size < min(DEEPEST, found.size):
        size *= 4
        whole = size >= found.size
        tail = files.read(handle, size, max(0, found.size - size))
        seen = _look(tail, whole, start, header.least, form)
    state = seen.state
    if state != "damaged" and known is not None and header.ruleset not in known:
        state = "newer"
    return _made(path, found, archived, header, state, seen)


class _Seen(NamedTuple):
    state: State
    card: Card | None
    when: int | None


def _made(path: Path, found: Status, archived: bool, header: Header, state: State, seen: _Seen) -> Entry:
    return Entry(
        path,
        state,
        in_calendar(found.modified if seen.when is None else seen.when),
        found.size,
        name_of(path),
        archived,
        header.id,
        header.ruleset,
        header.created,
        header.copy_of,
        seen.card,
    )


def _look(tail: bytes, whole: bool, start: bytes, least: int, form: Format) -> _Seen:
    """What the last records say. `whole`: `tail` is the file, `start` the checksum of its header, `least` how many
    records it was made with."""
    lines = tail.split(b"\n")
    rest = lines.pop()
    if lines and line_hash(rest):  # it lacks only its newline
        lines.append(rest)
        rest = b""
    del lines[:1]  # the header, or the end of a line that begins before
    state: State = "damaged" if whole and len(lines) < least else _chained(lines, start if whole else None)
    card = when = None
    for line in reversed(lines):
        wanted = b'"card":' in line or b'"open":' in line or (when is None and b'"ts":' in line)
        if not wanted or not line_hash(line):
            continue
        try:
            last = _last(line)
        except UNDECODABLE:
            continue
        if last.v is not None and last.v > form.version:
            state = "newer"
        if state == "unclosed" and last.close is not None and line is lines[-1] and not rest:
            state = "ok"
        when = last.ts if when is None else when
        card = (last.close.card if last.close else last.card) if card is None else card
        if card is not None and when is not None:
            break
    return _Seen(state, card, when)


def _chained(lines: list[bytes], start: bytes | None) -> State:
    """Whether the lines hold and follow each other. Closed or not is left open."""
    previous = start
    for line in lines:
        own = line_hash(line)
        if own is None or (previous is not None and not follows(line, previous)):
            return "damaged"
        previous = own
    return "unclosed"
