"""What the store costs, as ratios of times measured in the same run.

``python -m tests.benchmarks.bench_store [--ruleset ID] [--folder FOLDER]`` (the ruleset "toy" is that of the tests)

The folder must be on a real disk for the third line to mean anything; the filesystem is named.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

from ffapp.core.codec import Codec, Header, Line
from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.core.ruleset import Ruleset
from ffapp.rulesets import ruleset_of
from ffapp.store.chain import frame, header_hash, header_line
from ffapp.store.copies import copy_save
from ffapp.store.files import RealFiles
from ffapp.store.savefile import SavedGame, Store, create_save, open_line, open_save
from ffapp.store.shelf import Shelf
from tests.legal import legal_commands
from tests.store.disk import Disk
from tests.toy import TOY, Brawl, Dare, Earn, Name, Note, Walk


def toy_commands(game: Game, rng: random.Random) -> Command:
    return rng.choice(
        [
            Name(hero="Aïla"),
            Earn(gold=3, why="trouvé dans un coffre"),
            Brawl(enemies=rng.randint(1, 3)),
            Brawl(enemies=rng.randint(1, 3)),
            Walk(section=rng.randint(1, 400)),
            Walk(section=rng.randint(1, 400)),
            Note(text="Une note de quelques mots."),
            Dare(),
        ]
    )


def any_option(game: Game, rng: random.Random) -> Command:
    """An option of a type drawn first: otherwise the many ways to change a note would be all that happens."""
    kinds: dict[type[Command], list[Command]] = {}
    for option in legal_commands(game):
        kinds.setdefault(type(option), []).append(option)
    return rng.choice(kinds[rng.choice(list(kinds))])


def lookup(name: str) -> Ruleset | None:
    return TOY if name == "toy" else ruleset_of(name)


def play(game: Game, lines: int, rng: random.Random) -> None:
    """Plays until the file has so many lines, 30 % of them undo, redo and rewind. A hero who dies is taken back."""
    choose = toy_commands if game.ruleset is TOY else any_option
    moves = 0
    while game.next_n <= lines:
        before = game.next_n
        try:
            if game.phase == "over":
                game.rewind(game.path()[-3].n)
                moves += 1
            elif len(game.steps) > 5 and moves < 0.3 * before:
                kind = rng.random()
                if kind < 0.7:
                    game.undo()
                elif kind < 0.8:
                    game.redo()
                else:
                    game.rewind(rng.choice(list(game.steps)[-200:]))
                moves += 1
            else:
                game.submit(choose(game, rng), confirm=True)
        except Refusal:
            continue
        except IndexError:
            game.rewind(game.path()[-20:][0].up)
            moves += 1


class Fast:
    """A journal that frames lines and keeps them: a save made without waiting for a disk."""

    def __init__(self, head: bytes) -> None:
        self.parts = [head]
        self._last = header_hash(head[:-1]) or b""

    def append(self, body: bytes) -> None:
        line, self._last = frame(body, self._last)
        self.parts.append(line)


def long_save(store: Store, folder: Path, ruleset: Ruleset, lines: int) -> Path:
    """A save of so many lines."""
    header = Header(id="0123456789abcdef", ruleset=ruleset.id, seed="oaken")
    journal = Fast(header_line(header))
    game = Game(ruleset, header, journal, store.seconds, first=2)
    journal.append(game.codec.encode(open_line(store, ruleset, 1)))
    play(game, lines, random.Random(1))
    path = folder / f"long-{lines}.ffsave"
    path.write_bytes(b"".join(journal.parts))
    return path


def best(*works: Callable[[], object], times: int = 7) -> list[float]:
    """The least CPU time of each work in seconds, run in turns: what else this machine does disturbs all alike."""
    found = [float("inf")] * len(works)
    for _ in range(times):
        for number, work in enumerate(works):
            begin = process_time()
            work()
            found[number] = min(found[number], process_time() - begin)
    return found


def decoded(codec: Codec, raw: list[bytes]) -> list[Line]:
    decode = codec.typed
    return [decode(line) for line in raw]


def loading(store: Store, folder: Path, ruleset: Ruleset) -> Iterator[str]:
    times = {}
    for lines in (10_000, 100_000):
        path = long_save(store, folder, ruleset, lines)
        raw = path.read_bytes().splitlines()[1:]
        moves = sum(b'"head":' in line for line in raw) / len(raw)
        saved = open_save(store, path, write=False)
        assert saved.report.hashes
        assert not saved.report.differing
        del saved
        times_each = 25 if lines < 50_000 else 7
        typed, whole = best(
            partial(decoded, Codec(ruleset), raw),
            partial(open_save, store, path, write=False),
            times=times_each,
        )
        times[lines] = whole
        yield (
            f"loading {lines} lines ({path.stat().st_size / len(raw):.0f} bytes each, {moves:.0%} undo and rewind): "
            f"{whole * 1000:.0f} ms, {whole / typed:.2f} times a typed decode ({typed * 1000:.0f} ms)"
        )
    yield f"100000 lines take {times[100_000] / times[10_000]:.1f} times as long as 10000"


def filesystem(folder: Path) -> str:
    """The name of the filesystem that a folder is on, "?" where the system does not tell."""
    mounts = Path("/proc/mounts")
    if not mounts.exists():
        return "?"
    found = [line.split()[1:3] for line in mounts.read_text().splitlines()]
    inside = [(where, kind) for where, kind in found if folder.resolve().is_relative_to(where)]
    return max(inside, key=lambda each: len(each[0]))[1]


def acknowledging(store: Store, folder: Path, ruleset: Ruleset) -> Iterator[str]:
    saved = create_save(store, folder, ruleset, seed="oaken")
    play(saved.game, 300, random.Random(2))
    files = RealFiles()
    bare = files.open(folder / "bare", "new")
    rng = random.Random(3)
    ours: list[float] = []
    theirs: list[float] = []
    choose = toy_commands if ruleset is TOY else any_option
    while len(ours) < 1500:
        command = choose(saved.game, rng)
        begin = perf_counter()
        try:
            saved.game.submit(command, confirm=True)
        except Refusal:
            continue
        ours.append(perf_counter() - begin)
        line = saved._written[-1] + b"\n"
        begin = perf_counter()
        files.write(bare, line)
        files.sync(bare)
        theirs.append(perf_counter() - begin)
        if saved.game.phase == "over":
            path = saved.game.path()
            saved.game.rewind(path[min(40, len(path) // 2)].n)
    files.close(bare)
    saved.close()
    mean = sum(ours) / len(ours), sum(theirs) / len(theirs)
    median = sorted(ours)[len(ours) // 2], sorted(theirs)[len(theirs) // 2]
    yield (
        f"an acknowledged command: {mean[0] * 1e6:.0f} µs, {mean[0] / mean[1]:.2f} times a bare write and fdatasync "
        f"({mean[1] * 1e6:.0f} µs) on {filesystem(folder)}; medians {median[0] / median[1]:.2f}"
    )


def shelf_of(store: Store, folder: Path, ruleset: Ruleset, saves: int, commands: int) -> Shelf:
    """A shelf of so many saves, half of them not closed."""
    path = long_save(store, folder, ruleset, commands)
    saved: SavedGame = open_save(store, path, write=False)
    path.unlink()
    fast = Disk((str(folder / "shelf"),))
    saved.store = Store(lookup, fast)
    (folder / "shelf").mkdir()
    for number in range(saves):
        copy = copy_save(saved, folder / "shelf")
        data = fast.content(copy)
        if number % 2:
            data = data[: data.rindex(b"\n", 0, -1) + 1]
        copy.write_bytes(data)
        fast.safe_names.clear()
        fast.moves.clear()
    return Shelf(folder / "shelf", lookup, known={ruleset.id})


def listing(store: Store, folder: Path, ruleset: Ruleset) -> Iterator[str]:
    shelf = shelf_of(store, folder, ruleset, 200, 1000)
    entries = shelf.entries()
    assert len(entries) == 200
    assert sum(entry.state == "unclosed" for entry in entries) == 100
    assert all(entry.card for entry in entries)
    paths = [entry.path for entry in entries]
    whole, ours = best(lambda: [path.read_bytes() for path in paths], shelf.entries)
    yield (
        f"listing 200 saves of 1000 commands, half not closed: {ours * 1000:.1f} ms, {ours / whole:.2f} times "
        f"reading the files whole ({sum(path.stat().st_size for path in paths) / 1e6:.0f} MB)"
    )


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--ruleset", default="scorpion-swamp")
    words.add_argument("--folder", type=Path, default=None)
    given = words.parse_args()
    ruleset = lookup(given.ruleset)
    if ruleset is None:
        sys.exit(f"no ruleset {given.ruleset}")
    folder = Path(tempfile.mkdtemp(dir=given.folder))
    store = Store(lookup)
    try:
        for bench in (loading, acknowledging, listing):
            for line in bench(store, folder, ruleset):
                print(line)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
