"""A process that plays on a save as fast as it can until it is killed. Run as a script.

It reads orders from its input, one a line: `play PATH SEED` makes a child that opens the save, plays and writes the
number of each acknowledged act to the output; `stop PATH SEED` is the same with a game that closes when it is
interrupted; `hold PATH` makes one that opens it and waits; `fill PATH` makes one whose disk is full at every byte of a
line in turn; `race PATH` makes several that open it at the same moment and wait, and says how many may write. Its disk
knows locks unless an argument says "lockless". The first line of an answer is the child's process id. When the child
has ended, "ended" follows. Forking from one process that has everything imported makes a kill cost milliseconds.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import IO

from ffapp.core.errors import Refusal
from ffapp.store.errors import StoreError
from ffapp.store.files import RealFiles
from ffapp.store.savefile import SavedGame, Store, create_save, open_save
from tests.store.saves import Lockless
from tests.toy import TOY, Brawl, Dare, Earn, Note, Toss, Walk, rulesets

FILES = Lockless() if "lockless" in sys.argv else RealFiles()


def act(saved: SavedGame, rng: random.Random) -> None:
    game = saved.game
    choice = rng.randrange(10)
    if choice < 2 and game.head:
        game.undo()
    elif choice < 3 and game.redo_target():
        game.redo()
    elif choice < 4 and len(game.steps) > 3:
        target = rng.choice(list(game.steps))
        if target != game.head:
            game.rewind(target)
    else:
        commands = [
            Earn(gold=1),
            Brawl(enemies=3),
            Note(text="mot " * rng.randint(1, 300)),
            Dare(),
            Toss(),
            Walk(section=7),
        ]
        try:
            game.submit(rng.choice(commands))
        except Refusal:
            game.submit(Earn(gold=1))


def limit(size: int) -> None:
    """No file can grow beyond `size` bytes. Python would cut what it compiles, too, and not notice."""
    sys.dont_write_bytecode = True
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


def refused(work: Callable[[], object]) -> str | None:
    """The rule by which the store refuses something, or None."""
    try:
        work()
    except StoreError as error:
        return error.rule
    return None


def fill(path: Path) -> None:
    """Appends where only so many bytes fit, one more each time, until the whole line does. Then the same for
    creating and for opening."""
    store = Store(rulesets)
    saved = open_save(store, path)
    before, state, size = path.read_bytes(), saved.game.state, path.stat().st_size
    fitting = 0
    while path.read_bytes() == before:
        limit(size + fitting)
        if refused(lambda: saved.game.submit(Earn(gold=5, why="un coffre"))) == "full":
            assert (path.read_bytes(), saved.game.state, saved.reason) == (before, state, None)
            fitting += 1
    assert path.stat().st_size == size + fitting
    limit(1 << 30)
    saved.game.submit(Earn(gold=1))
    saved.release()
    before = path.read_bytes()
    for more in range(60):
        limit(len(before) + more)
        saved = open_save(store, path)
        assert saved.reason
        assert saved.reason.rule == "full"
        assert saved.game.state.gold == 31
        assert path.read_bytes() == before
    names = sorted(path.parent.iterdir())
    for size in range(120):
        limit(size)
        assert refused(lambda: create_save(store, path.parent, TOY)) == "full"
        assert [name for name in sorted(path.parent.iterdir()) if name.is_file()] == [n for n in names if n.is_file()]
    limit(1 << 30)
    with open_save(store, path) as saved:
        assert saved.writable
    os.write(1, b"%d\n" % fitting)


def race(path: Path, runners: int = 6) -> None:
    """Opens a save in several processes at once. All wait until the last one knows whether it may write."""
    start, go = os.pipe()
    told, tell = os.pipe()
    numbers = []
    for _ in range(runners):
        number = os.fork()
        if not number:
            os.close(go)
            os.read(start, 1)  # returns for all of them when the last one to hold the other end has closed it
            os.write(tell, b"w" if open_save(Store(rulesets, FILES), path).writable else b"r")
            signal.pause()
        numbers.append(number)
    os.close(go)
    answers = b"".join(os.read(told, 1) for _ in numbers)
    for number in numbers:
        os.kill(number, signal.SIGKILL)
        os.waitpid(number, 0)
    os.write(1, b"%d\n" % answers.count(b"w"))


def child(order: str, path: Path, seed: str) -> None:
    if order == "race":
        race(path)
        return
    if order == "fill":
        fill(path)
        return
    saved = open_save(Store(rulesets, FILES), path)
    if order == "hold":
        os.write(1, b"open\n" if saved.writable else b"read-only\n")
        signal.pause()
    rng = random.Random(seed)
    try:
        while True:
            act(saved, rng)
            os.write(1, b"%d\n" % (saved.game.next_n - 1))
    finally:
        if order == "stop":
            saved.close()


def serve() -> None:
    for line in sys.stdin:
        order, path, seed = line.split()
        number = os.fork()
        if not number:
            try:
                os.write(1, b"%d\n" % os.getpid())
                child(order, Path(path), seed)
            except KeyboardInterrupt:
                pass
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(0)
        os.waitpid(number, 0)
        os.write(1, b"ended\n")


class Players:
    """The process, seen from the test that started it."""

    def __init__(self, *options: str) -> None:
        self._server = subprocess.Popen(
            [sys.executable, __file__, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert self._server.stdin
        assert self._server.stdout
        self._child = 0
        self._orders: IO[str] = self._server.stdin
        self._answers: IO[str] = self._server.stdout

    def start(self, order: str, path: Path, seed: str = "0") -> int:
        """Starts a child. Returns its process id."""
        self._orders.write(f"{order} {path} {seed}\n")
        self._child = int(self.answer())
        return self._child

    def answer(self) -> str:
        return self._answers.readline().strip()

    def rest(self) -> list[str]:
        """What a child says until it ends by itself."""
        said = []
        while (line := self.answer()) != "ended":
            assert line, "the player broke down"
            said.append(line)
        self._child = 0
        return said

    def kill(self, number: int, how: signal.Signals = signal.SIGKILL) -> list[str]:
        """Kills a child, or interrupts it. Returns what it had still said."""
        os.kill(number, how)
        return self.rest()

    def stop(self) -> None:
        if self._child:  # a test failed before it came to an end
            os.kill(self._child, signal.SIGKILL)
        self._orders.close()
        self._answers.close()
        self._server.wait()


if __name__ == "__main__":
    serve()
