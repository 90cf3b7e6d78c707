"""Writes the default dungeons, whole, as the files that come with the program: `python -m tests.tools.make_dungeons`.

The classics have no source but their files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ffapp.doonjons.campaign import DUNGEONS, MOST_PLAYERS
from ffapp.doonjons.defaults import default_dungeon
from ffapp.store.dungeons import SUFFIX, encoded

ROOT = Path(__file__).resolve().parents[2]


def made() -> Iterator[tuple[str, bytes]]:
    """Each file's name and what it holds: the default for a party of six."""
    for number in range(1, DUNGEONS + 1):
        yield f"default-{number}{SUFFIX}", encoded(default_dungeon(number, MOST_PLAYERS))


if __name__ == "__main__":
    for name, data in made():
        (ROOT / "saves" / "dungeons" / name).write_bytes(data)
