"""How long the command line takes to start, as ratios to importing Textual's app, measured in one run.

Run as a script: `python tests/benchmarks/bench_cli.py [REPETITIONS]`. It makes a shelf of 200 saves of 1,000 commands
in a temporary folder, half of them not closed, and lets the commands take turns, so that whatever else the machine
does meets all of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from ffapp.core.messages import Command  # noqa: E402
from ffapp.gamebook.belongings import AdjustGold  # noqa: E402
from ffapp.gamebook.checks import RollDice, TestSkill  # noqa: E402
from ffapp.gamebook.creation import CreateHero  # noqa: E402
from ffapp.gamebook.notes import AddNote, GoTo  # noqa: E402
from ffapp.rulesets import ruleset_of  # noqa: E402
from ffapp.store.copies import copy_save  # noqa: E402
from ffapp.store.files import Handle, RealFiles  # noqa: E402
from ffapp.store.savefile import SavedGame, Store, create_save  # noqa: E402

SAVES = 200
COMMANDS = 1000

BASELINE = ("-c", "import textual.app")
MEASURED = {
    "ffapp --version": (("-m", "ffapp", "--version"), 0.4),
    f"ffapp saves ({SAVES} saves of {COMMANDS} commands)": (("-m", "ffapp", "saves"), 0.7),
    "ffapp schema": (("-m", "ffapp", "schema", "scorpion-swamp"), None),
    "ffapp --help": (("-m", "ffapp", "--help"), 0.25),
}
"""What is measured, with the ratio that it may not exceed."""


class Careless(RealFiles):
    """A disk that is not waited for: these saves are worth nothing."""

    def sync(self, handle: Handle) -> None:
        pass


def play(saved: SavedGame) -> None:
    """A thousand commands of every weight."""
    game = saved.game
    game.submit(CreateHero(name="Aïla"))
    for number in range(COMMANDS - 1):
        commands: tuple[Command, ...] = (
            GoTo(section=number % 400 + 1),
            TestSkill(),
            AdjustGold(by=1 if number % 2 else -1),
            RollDice(count=2),
            AddNote(text="le nain ment " * 5) if number % 50 == 4 else RollDice(),
        )
        game.submit(commands[number % len(commands)])


def fill(folder: Path) -> None:
    """Makes the saves."""
    store = Store(ruleset_of, Careless())
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset is not None
    with create_save(store, folder, ruleset) as saved:
        play(saved)
    for number in range(1, SAVES):
        path = copy_save(saved, folder)
        if number % 2:
            data = path.read_bytes()
            path.write_bytes(data[: data.rindex(b"\n", 0, -1) + 1])


def took(words: tuple[str, ...], environment: dict[str, str]) -> float:
    """Seconds until a command has ended. Without a time limit: waiting with one looks only now and then."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main(repetitions: int) -> int:
    """Prints the table. Returns 1 if a ratio is beyond its limit."""
    with tempfile.TemporaryDirectory() as home:
        fill(Path(home) / "saves")
        (Path(home) / "settings.toml").write_text('language = "fr"\n', encoding="utf-8")
        environment = {**os.environ, "FFAPP_HOME": home, "PYTHONPATH": str(ROOT)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed ffapp is compiled
        wanted = {"python -c 'import textual.app'": BASELINE, **{name: words for name, (words, _) in MEASURED.items()}}
        times: dict[str, list[float]] = {name: [] for name in wanted}
        for turn in range(repetitions + 1):
            for name, words in wanted.items():
                spent = took(words, environment)
                if turn:  # the first turn fills the caches
                    times[name].append(spent)
    names = iter(times)
    base = median(times[next(names)])
    print(f"{'':60} {base * 1000:6.1f} ms  1.00   python -c 'import textual.app'")
    beyond = False
    for name in names:
        ratio, limit = median(times[name]) / base, MEASURED[name][1]
        beyond = beyond or (limit is not None and ratio > limit)
        allowed = "" if limit is None else f"(at most {limit})"
        print(f"{name:60} {median(times[name]) * 1000:6.1f} ms  {ratio:.2f}   {allowed}")
    return int(beyond)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 21))
