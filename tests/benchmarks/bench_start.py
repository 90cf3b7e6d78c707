"""How long the screen takes to appear and how much memory it holds, as ratios to a minimal Textual app, in one run.

Run as a script: `python tests/benchmarks/bench_start.py [REPETITIONS]`. The title screen has 200 saves of 1,000
commands before it, half of them not closed; the book screen is that of one of them. Each program has a pseudo-terminal
of its own; its time is that of the whole process until the last line of its screen is drawn. They take turns, so that
whatever else the machine does meets all of them.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmarks.bench_cli import COMMANDS, SAVES, fill  # noqa: E402
from tests.tui.terminal import Terminal  # noqa: E402

MINIMAL = """
from textual.app import App
from textual.widgets import Static

class Minimal(App[None]):
    def compose(self):
        yield Static("drawn")

Minimal().run()
"""


class Measured(NamedTuple):
    """A program, the bytes that are drawn last, and the ratios that its time and memory may not exceed."""

    words: tuple[str, ...]
    drawn: bytes
    time: float | None
    memory: float | None


def programs(home: str) -> dict[str, Measured]:
    # One that was closed: of another one nothing would be measured but the question what to do with it.
    path = str(min(path for path in (Path(home) / "saves").glob("*.ffsave") if b'"close":' in path.read_bytes()[-400:]))
    return {
        "a minimal Textual app": Measured(("-c", MINIMAL), b"drawn", None, None),
        f"title screen, {SAVES} saves of {COMMANDS} commands": Measured(("-m", "ffapp"), b"Plus", 1.3, None),
        f"book screen, {COMMANDS} commands": Measured(("-m", "ffapp", "resume", path), b"Plus", 2.0, 1.4),
    }


def once(program: Measured, env: dict[str, str]) -> tuple[float, int]:
    """Seconds until the program is drawn, and the kilobytes that it then holds."""
    start = time.perf_counter()
    with Terminal(sys.executable, *program.words, env=env) as terminal:
        seen = b""
        while program.drawn not in seen:
            if not select.select([terminal.fd], [], [], 30)[0]:
                raise TimeoutError(seen.decode(errors="replace"))
            seen += os.read(terminal.fd, 65536)
        spent = time.perf_counter() - start
        held = memory_of(terminal.process.pid)
        terminal.process.send_signal(signal.SIGKILL)
    return spent, held


def memory_of(pid: int) -> int:
    """Kilobytes that a process holds in memory (its resident set); 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS:")), 0)


def main(repetitions: int) -> int:
    """Prints the table. Returns 1 if a ratio is beyond its limit."""
    with tempfile.TemporaryDirectory() as home:
        fill(Path(home) / "saves")
        env = {
            "PYTHONDONTWRITEBYTECODE": "",
            "FFAPP_HOME": home,
            "PYTHONPATH": str(ROOT),
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
        }
        wanted = programs(home)
        results: dict[str, list[tuple[float, int]]] = {name: [] for name in wanted}
        for turn in range(repetitions + 1):
            for name, program in wanted.items():
                result = once(program, env)
                if turn:  # the first turn fills the caches
                    results[name].append(result)
    return report(wanted, results)


def report(wanted: dict[str, Measured], results: dict[str, list[tuple[float, int]]]) -> int:
    base_time, base_memory = (median(values) for values in zip(*next(iter(results.values())), strict=True))
    beyond = False
    for name, program in wanted.items():
        spent, held = (median(values) for values in zip(*results[name], strict=True))
        in_time, in_memory = spent / base_time, held / base_memory if base_memory else 0.0
        beyond = beyond or in_time > (program.time or in_time) or in_memory > (program.memory or in_memory)
        limits = " ".join(
            f"{what} at most {limit}" for what, limit in (("time", program.time), ("memory", program.memory)) if limit
        )
        print(f"{name:45} {spent * 1000:6.0f} ms {in_time:5.2f}   {held / 1024:6.1f} MB {in_memory:5.2f}   {limits}")
    return int(beyond)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 11))
