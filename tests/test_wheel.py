"""A built wheel, installed elsewhere, starts and finds what it carries."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from ffapp import __version__
from ffapp.rulesets import ruleset_of
from ffapp.store.shelf import Shelf

ROOT = Path(__file__).resolve().parent.parent
READ = {".py", ".ftl", ".tcss", ".ffsave", ".ffdungeon", ".json", ".txt", ".twee"}


def run(*words: str | Path, cwd: Path) -> str:
    """Run a command without this checkout in reach and return what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(words, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@dataclass(frozen=True)
class Installed:
    """The source distribution, the wheel that is built of it, a virtual environment that holds it, and an empty folder
    to start it from."""

    source: Path
    wheel: Path
    environment: Path
    elsewhere: Path

    def __call__(self, program: str, *words: str) -> str:
        return run(self.environment / "bin" / program, *words, cwd=self.elsewhere)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Build and install without a network: the dependencies are lent by the environment of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (source,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
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
    return Installed(source, wheel, environment, elsewhere)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel alone, built of this checkout in this process."""
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"])
    return Path(wheel)


@pytest.mark.long
def test_a_wheel_of_the_source_distribution_is_that_of_the_checkout(installed: Installed, built: Path) -> None:
    with zipfile.ZipFile(installed.wheel) as archive, zipfile.ZipFile(built) as ours:
        assert {one.filename: one.CRC for one in archive.infolist()} == {
            one.filename: one.CRC for one in ours.infolist()
        }


def test_the_wheel_holds_the_program_and_nothing_else(built: Path) -> None:
    with zipfile.ZipFile(built) as archive:
        names = set(archive.namelist())
    assert {name.partition("/")[0] for name in names} == {"ffapp", f"ffapp-{__version__}.dist-info"}
    data = {"styles": "*.tcss", "saves": "*.ffsave", "saves/dungeons": "*.ffdungeon", "saves/adventures": "*.twee"}
    for folder, files in data.items():
        carried = {name for name in names if name.rpartition("/")[0] == f"ffapp/{folder}"}
        assert carried
        assert carried == {f"ffapp/{folder}/{path.name}" for path in (ROOT / folder).glob(files)}
    assert {name for name in names if name.startswith("ffapp/")} - {
        name for name in names if name.endswith((".py", ".ftl", ".tcss", ".ffsave", ".ffdungeon", ".twee"))
    } == {"ffapp/py.typed", "ffapp/keepsake/page.css", "ffapp/web/page.html"}


@pytest.mark.long
def test_the_source_distribution_holds_all_that_the_tests_read(installed: Installed) -> None:
    with tarfile.open(installed.source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for folder in ("ffapp", "styles", "saves", "tests"):
        files = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.suffix in READ}
        assert files
        assert files <= names
    assert any(name.startswith("saves/golden/") for name in names)


def test_its_description_shows_on_the_page_of_an_index(built: Path) -> None:
    """Such a page holds no file of the checkout: neither picture nor link leads to one; screens stand there as text."""
    with zipfile.ZipFile(built) as archive:
        metadata = archive.read(f"ffapp-{__version__}.dist-info/METADATA").decode()
    fields, _, described = metadata.partition("\n\n")
    assert "\nDescription-Content-Type: text/markdown" in fields
    pictures = sorted((ROOT / "tests/tui/__snapshots__/test_index_page").glob("*.md"))
    assert len(pictures) == 3
    for picture in pictures:
        assert picture.read_text(encoding="utf-8") in described
    links = re.findall(r"\]\(([^)]+)\)", described)
    assert links
    assert all(link.startswith("https://") for link in links)
    assert "![" not in described
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall("^## .+$", described, re.MULTILINE) == re.findall("^## .+$", readme, re.MULTILINE)


@pytest.mark.long
def test_the_installed_program_starts(installed: Installed) -> None:
    assert installed("ffapp", "--version") == f"ffapp {__version__}"
    assert installed("python", "-m", "ffapp", "--version") == f"ffapp {__version__}"


@pytest.mark.long
def test_the_installed_program_finds_its_folders_inside_itself(installed: Installed) -> None:
    script = "from ffapp import resources as r; print(r.__file__, r.styles(), r.saves(), r.dungeons(), sep='\\n')"
    module, styles, saves, dungeons = (Path(line) for line in installed("python", "-c", script).splitlines())
    assert module.is_relative_to(installed.environment)
    assert (styles, saves, dungeons) == tuple(module.parent / name for name in ("styles", "saves", "saves/dungeons"))
    assert (styles / "app.tcss").is_file()


@pytest.mark.long
def test_the_installed_program_finds_its_sentences(installed: Installed) -> None:
    told = installed("ffapp", "run", "scorpion-swamp", os.devnull, "--lang", "fr")
    assert told == "Le Marais aux Scorpions"


@pytest.mark.long
def test_the_installed_program_reads_its_games_to_the_same_state(installed: Installed) -> None:
    script = """if True:
        from ffapp import resources
        from ffapp.rulesets import ruleset_of
        from ffapp.store.shelf import Shelf
        shelf = Shelf(resources.saves(), ruleset_of)
        for path in sorted(resources.saves().rglob("*.ffsave")):
            game = shelf.open(path, write=False).game
            print(path.stem, game.codec.state_hash(game.state))
    """
    shelf = Shelf(ROOT / "saves", ruleset_of)
    games = {path.stem: shelf.open(path, write=False).game for path in sorted((ROOT / "saves").glob("*.ffsave"))}
    wanted = [f"{name} {game.codec.state_hash(game.state)}" for name, game in games.items()]
    assert wanted
    assert installed("python", "-c", script).splitlines() == wanted
