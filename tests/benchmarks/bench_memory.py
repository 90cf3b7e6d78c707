"""What the memory over readings costs, as ratios of times measured in the same run.

``python -m tests.benchmarks.bench_memory [--folder FOLDER]``
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from subprocess import run
from time import perf_counter

from ffapp.core.codec import Codec
from ffapp.memory.index import FILE, remember
from ffapp.memory.statistics import statistics
from ffapp.store.savefile import Store
from ffapp.store.shelf import Shelf
from tests.benchmarks.bench_store import best, decoded, lookup, shelf_of

RULESET = "scorpion-swamp"


def remembering(shelf: Shelf) -> Iterator[str]:
    """Reading all games anew, and from the index."""
    ruleset = lookup(RULESET)
    assert ruleset is not None
    codec, index = Codec(ruleset), shelf.folder / FILE
    raw = [path.read_bytes().splitlines()[1:] for path in shelf.paths()]

    def anew() -> None:
        index.unlink(missing_ok=True)
        remember(shelf)

    def decode() -> None:
        for lines in raw:
            decoded(codec, lines)

    first, typed = best(anew, decode, times=3)
    again, told = best(lambda: remember(shelf), lambda: statistics(remember(shelf).games, RULESET), times=7)
    size = index.stat().st_size / 1e6
    yield (
        f"memory of {len(raw)} saves, {sum(map(len, raw))} lines: first {first * 1000:.0f} ms, "
        f"{first / typed:.2f} times a typed decode ({typed * 1000:.0f} ms)"
    )
    yield (
        f"then {again * 1000:.0f} ms, {again / first:.3f} of the first time; with all counts {told * 1000:.0f} ms; "
        f"an index of {size:.1f} MB"
    )


def verb(home: Path) -> Iterator[str]:
    """The verb as a process, its index made, beside an import of Textual."""

    def timed(*words: str) -> float:
        begin = perf_counter()
        environment = {"FFAPP_HOME": str(home), "PATH": "/usr/bin"}
        run([sys.executable, *words], check=True, capture_output=True, env=environment)
        return perf_counter() - begin

    ours = min(timed("-m", "ffapp", "stats", RULESET, "--lang", "en") for _ in range(5))
    theirs = min(timed("-c", "import textual.app") for _ in range(5))
    yield f"ffapp stats: {ours * 1000:.0f} ms, {ours / theirs:.2f} times an import of textual.app"


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--folder", type=Path, default=None)
    folder = Path(tempfile.mkdtemp(dir=words.parse_args().folder))
    ruleset = lookup(RULESET)
    assert ruleset is not None
    try:
        made = shelf_of(Store(lookup), folder, ruleset, 200, 1000)
        made.folder.rename(folder / "saves")
        for path in (folder / "saves").iterdir():  # each lived all that it holds: they are copies
            path.write_bytes(as_lived(path.read_bytes()))
        shelf = Shelf(folder / "saves", lookup, known={RULESET})
        for line in chain(remembering(shelf), verb(folder)):
            print(line, flush=True)
    finally:
        shutil.rmtree(folder)


def as_lived(data: bytes) -> bytes:
    """A copy as a game that was played from its beginning."""
    from msgspec.structs import replace

    from ffapp.store.chain import body_of, frame, header_hash, header_line
    from ffapp.store.reading import read_header

    first, *lines = data.removesuffix(b"\n").split(b"\n")
    head = header_line(replace(read_header(first, Path("x"))[0], least=1, copy_of=""))
    last, parts = header_hash(head[:-1]) or b"", [head]
    for line in lines:
        framed, last = frame(body_of(line), last)
        parts.append(framed)
    return b"".join(parts)


if __name__ == "__main__":
    main()
