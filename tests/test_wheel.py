"""A built wheel, installed elsewhere, starts and finds what it carries."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from ffapp import __version__

ROOT = Path(__file__).resolve().parent.parent


def run(*words: str | Path, cwd: Path) -> str:
    """Run a command without this checkout in reach and return what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(words, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@dataclass(frozen=True)
class Installed:
    """The wheel, a virtual environment that holds it, and an empty folder to start it from."""

    wheel: Path
    environment: Path
    elsewhere: Path

    def __call__(self, program: str, *words: str) -> str:
        return run(self.environment / "bin" / program, *words, cwd=self.elsewhere)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Build and install without a network: the dependencies are lent by the environment of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (wheel,) = folder.glob("*.whl")
    environment, elsewhere = folder / "environment", folder / "elsewhere"
    elsewhere.mkdir()
    venv.create(environment, symlinks=True)
    python = environment / "bin" / "python"
    # `python -m build` adds nothing to the checkout, and `.pth` files of the lent folder are not followed.
    lent = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=elsewhere)
    (Path(lent) / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    pip = (
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "--quiet",
        "install",
        "--no-index",
        "--no-deps",
        wheel,
    )
    run(*pip, cwd=elsewhere)
    return Installed(wheel, environment, elsewhere)


def test_the_wheel_holds_the_program_and_nothing_else(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as archive:
        names = set(archive.namelist())
    assert {name.partition("/")[0] for name in names} == {"ffapp", f"ffapp-{__version__}.dist-info"}
    for folder in ("styles", "saves"):
        files = [path for path in (ROOT / folder).rglob("*") if path.is_file()]
        assert files
        assert {f"ffapp/{path.relative_to(ROOT).as_posix()}" for path in files} <= names
    assert "ffapp/py.typed" in names


def test_the_installed_program_starts(installed: Installed) -> None:
    assert installed("ffapp", "--version") == f"ffapp {__version__}"
    assert installed("python", "-m", "ffapp", "--version") == f"ffapp {__version__}"


def test_the_installed_program_finds_its_folders_inside_itself(installed: Installed) -> None:
    script = "from ffapp import resources as r; print(r.__file__, r.styles(), r.saves(), sep='\\n')"
    module, styles, saves = (Path(line) for line in installed("python", "-c", script).splitlines())
    assert module.is_relative_to(installed.environment)
    assert (styles, saves) == (module.parent / "styles", module.parent / "saves")
    assert (styles / "app.tcss").is_file()


def test_the_installed_program_finds_its_sentences(installed: Installed) -> None:
    told = installed("ffapp", "run", "scorpion-swamp", os.devnull, "--lang", "fr")
    assert told == "Le Marais aux Scorpions"


def test_the_installed_program_reads_its_games_to_the_same_state(installed: Installed) -> None:
    script = """if True:
        import json
        from ffapp import resources
        from ffapp.rulesets import ruleset_of
        from ffapp.store.shelf import Shelf
        shelf = Shelf(resources.saves(), ruleset_of)
        for path in sorted(resources.saves().rglob("*.ffsave")):
            game = shelf.open(path, write=False).game
            told = path.with_suffix(".json")
            state = game.codec.state_hash(game.state)
            print(path.stem, not told.exists() or json.loads(told.read_text())["state"] == state)
    """
    lines = installed("python", "-c", script).splitlines()
    assert len(lines) == len([*(ROOT / "saves").rglob("*.ffsave")])
    assert all(line.endswith(" True") for line in lines)
