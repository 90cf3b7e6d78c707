"""Small saves for tests, and saves forged with a sound chain around whatever is in them."""

from __future__ import annotations

import errno
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ffapp.core.codec import FORMAT, Header
from ffapp.store.chain import frame, header_hash, header_line
from ffapp.store.files import Files, Handle, RealFiles
from ffapp.store.savefile import SavedGame, Store, create_save
from tests.toy import TOY, Brawl, Dare, Earn, Name, Walk, rulesets

CLOCK = 1_700_000_000.0


class Quick(RealFiles):
    """The real disk, without waiting for it where a test cuts no power."""

    def sync(self, handle: Handle) -> None:
        pass

    def sync_folder(self, folder: Path) -> None:
        pass


class Lockless(Quick):
    """A folder of a network that knows no locks."""

    def __init__(self, number: int = errno.ENOLCK) -> None:
        super().__init__()
        self.number = number

    def lock(self, path: Path) -> Handle | None:
        raise OSError(self.number, "no locks available")

    def claim(self, handle: Handle) -> bool:
        raise OSError(self.number, "no locks available")


def store(files: Files | None = None, **options: Any) -> Store:
    return Store(rulesets, files or Quick(), lambda: CLOCK, **options)


def small_save(folder: Path, *, closed: bool = True) -> Path:
    """A save of a few lines of every kind."""
    saved = create_save(store(), folder, TOY, seed="oaken")
    saved.game.submit(Name(hero="Aïla"))
    saved.game.submit(Earn(gold=5))
    saved.game.submit(Dare())
    saved.game.undo()
    saved.game.submit(Walk(section=34))
    saved.game.submit(Brawl())
    if closed:
        return saved.close()
    saved.release()
    return saved.path


def forge(records: Iterable[bytes | dict[str, Any]], header: bytes | None = None) -> bytes:
    """A save whose checksums all hold, whatever it says."""
    head = header or header_line(Header(id="0123456789abcdef", ruleset="toy", seed="oaken"))
    last = header_hash(head[:-1]) or b"00000000"
    parts = [head]
    for record in records:
        line, last = frame(record if isinstance(record, bytes) else msgspec.json.encode(record), last)
        parts.append(line)
    return b"".join(parts)


def forged_header(**fields: Any) -> bytes:
    """A header line whose checksum holds."""
    whole = {"ffapp": FORMAT, "id": "0123456789abcdef", "ruleset": "toy", "seed": "oaken", **fields}
    body = msgspec.json.encode(whole)[:-1]
    return b'%b,"crc":"%08x"}\n' % (body, zlib.crc32(body))


OPEN: dict[str, Any] = {"n": 1, "open": "2026-01-01T00:00:00Z", "v": FORMAT, "rules": 1}
EARN: dict[str, Any] = {
    "n": 2,
    "ts": 1,
    "up": 0,
    "cmd": {"t": "Earn", "gold": 5},
    "e": [{"t": "GoldChanged", "gold": [20, 25]}],
}


def acts(saved: SavedGame) -> list[bytes]:
    """The lines of a game's commands and moves."""
    lines = [(line, saved.game.codec.decode(line)) for line in saved.lines]
    return [raw for raw, line in lines if line.up is not None or line.head is not None]
