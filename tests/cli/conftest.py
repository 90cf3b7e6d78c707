from pathlib import Path

import pytest

from tests.cli.scripts import Run, runner


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Plays a script of *Le Marais aux Scorpions* by `ffapp run --json`."""
    return runner(capsys, tmp_path)


@pytest.fixture
def run(play: Run) -> Run:
    """The same under a name of its own, where `play` is a table."""
    return play
