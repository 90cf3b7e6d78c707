"""What every test relies on: the same environment everywhere, and a home of its own.

Random play is repeatable: the profiles *suite* and *ci* draw the same examples in every run, *ci* more of them.
``pytest --hypothesis-profile=explore`` looks for new ones.
"""

import gc
import os
import signal
import sys
import time
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.sentences import COLLECTED
from tests.texts.shared import share

LONGEST = 1_200
"""Seconds after which a long test is taken for one that never ends, on a machine however slow."""

ROOT = Path(__file__).resolve().parent.parent

FROZEN = {
    "TERM": "xterm-256color",
    "COLORTERM": "truecolor",
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
    "FFAPP_STRICT": "1",  # a text that is missing fails its test instead of being shown as a gap
    # A process started by a test runs this checkout, installed or not, wherever it is started.
    "PYTHONPATH": str(ROOT),
}
DROPPED = {
    "PYTHONDONTWRITEBYTECODE",
    "NO_COLOR",
    "FORCE_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLUMNS",
    "LINES",
    "LANGUAGE",
}

for name in list(os.environ):
    if name in DROPPED or name.startswith(("FFAPP_", "TEXTUAL_THEME", "TEXTUAL_ANIM", "TEXTUAL_FILTERS")):
        del os.environ[name]
os.environ.update(FROZEN)
if sys.platform != "win32":
    time.tzset()
# Where the suite runs in the background or under nohup, signals are ignored, and so they would be by every process that
# a test sends one to: what is inherited is that they are ignored, but not that they are handled.
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is signal.SIG_IGN:
        signal.signal(getattr(signal, name), lambda *_: None)
# Without bytecode each process of the suite would compile all tests, and each one that they start the whole program.
sys.dont_write_bytecode = False

settings.register_profile(
    "suite",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=20,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("suite"), max_examples=200)
settings.register_profile("explore", settings.get_profile("suite"), derandomize=False, max_examples=2000)
settings.load_profile("suite")

share()
gc.disable()  # until all tests are known: what is imported stays, and is not to be searched while more comes


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    COLLECTED.update(item.nodeid.partition("[")[0] for item in items)
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONGEST))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keeps the collector of cycles from searching all modules, tests and style sheets again and again: a third of the
    time of the screens' tests. What a test leaves is still collected, only less often."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A verb of the command line that stays begins without the collector, and may end before it is there again."""
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """What pytest searches for forgotten coroutines at its end, five times over, has been searched once before."""
    gc.collect()
    gc.freeze()


_homes = count()


@pytest.fixture(autouse=True)
def ffapp_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder of saves and settings of this test alone, not made yet: as on a machine's first start."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_homes))
    monkeypatch.setenv("FFAPP_HOME", str(home))
    return home
