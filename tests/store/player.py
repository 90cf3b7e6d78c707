"""A process that plays on a save as fast as it can until it is killed. Run as a script.

It reads orders from its input, one a line: `play PATH SEED` makes a child that opens the save, plays and writes the
number of each acknowledged act to the output; `hold PATH` makes one that opens it and waits. The first line of an
answer is the child's process id. When the child has ended, "ended" follows. Forking from one process that has
everything imported makes a kill cost milliseconds.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

from ffapp.core.errors import Refusal
from ffapp.store.savefile import SavedGame, Store, open_save
from tests.toy import Brawl, Dare, Earn, Note, Toss, Walk, rulesets


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


def child(order: str, path: Path, seed: str) -> None:
    saved = open_save(Store(rulesets), path)
    if order == "hold":
        os.write(1, b"open\n" if saved.writable else b"read-only\n")
        signal.pause()
    rng = random.Random(seed)
    while True:
        act(saved, rng)
        os.write(1, b"%d\n" % (saved.game.next_n - 1))


def serve() -> None:
    for line in sys.stdin:
        order, path, seed = line.split()
        number = os.fork()
        if not number:
            os.write(1, b"%d\n" % os.getpid())
            try:
                child(order, Path(path), seed)
            finally:
                os._exit(1)
        os.waitpid(number, 0)
        os.write(1, b"ended\n")


class Players:
    """The process, seen from the test that started it."""

    def __init__(self) -> None:
        self._server = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert self._server.stdin
        assert self._server.stdout
        self._orders: IO[str] = self._server.stdin
        self._answers: IO[str] = self._server.stdout

    def start(self, order: str, path: Path, seed: str = "0") -> int:
        """Starts a child. Returns its process id."""
        self._orders.write(f"{order} {path} {seed}\n")
        return int(self.answer())

    def answer(self) -> str:
        return self._answers.readline().strip()

    def kill(self, number: int) -> list[str]:
        """Kills a child. Returns what it had still said."""
        os.kill(number, signal.SIGKILL)
        said = []
        while (line := self.answer()) != "ended":
            assert line, "the player broke down"
            said.append(line)
        return said

    def stop(self) -> None:
        self._orders.close()
        self._answers.close()
        self._server.wait()


if __name__ == "__main__":
    serve()
