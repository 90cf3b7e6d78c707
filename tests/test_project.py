"""What the README, the change log and the CI script promise to each other."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest

from ffapp import __version__
from tests.tools.mutants import MUTANTS, fits

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def readme_command(name: str) -> str:
    (block,) = re.findall(rf"^<!-- {name} -->\n```sh\n(.+?)\n```$", README, re.MULTILINE | re.DOTALL)
    return str(block)


def test_at_the_top_level_is_what_belongs_there() -> None:
    """What keys at random had exported into the checkout was committed twice."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    ignored = [line.rstrip("/") for line in lines if line and not line.startswith("#")]
    kept = {".ci", ".git", ".gitattributes", ".github", ".gitignore", "CHANGELOG.md", "LICENSE", "README.md"}
    kept |= {"pyproject.toml", "ffapp", "dungeons", "saves", "styles", "tests"}
    found = {path.name for path in ROOT.iterdir() if not any(path.match(pattern) for pattern in ignored)}
    assert found - kept == set()


@pytest.mark.parametrize("name", ["start", "test"])
def test_the_readme_gives_one_line_from_nothing(name: str) -> None:
    command = readme_command(name)
    assert "\n" not in command
    assert command.startswith("python3 -m venv .venv && .venv/bin/pip install ")


def test_every_picture_of_the_readme_is_there() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert len(pictures) >= 3
    for picture in pictures:
        assert (ROOT / unquote(picture)).is_file(), picture


def ci(*words: str, root: Path = ROOT) -> str:
    """What `.ci/run` of a checkout prints."""
    return subprocess.run(["bash", ".ci/run", *words], cwd=root, capture_output=True, text=True, check=True).stdout


def test_ci_runs_the_command_of_the_readme() -> None:
    assert ci("--command") == readme_command("test") + "\n"


def test_ci_copies_what_belongs_to_the_checkout_and_no_stray_file(tmp_path: Path) -> None:
    """What git ignores stays behind, wherever it lies; what it does not know yet is tried, too."""
    kept = (".ci/run", ".gitignore", "README.md", ".github/workflows/ci.yml", "ffapp/new.py", "tests/builder.py")
    strays = (
        ".git/HEAD", ".venv/bin/python", ".venv-3.14/pyvenv.cfg", "build/lib/a.py", "dist/ffapp.whl", ".coverage",
        "ffapp.egg-info/PKG-INFO", "ffapp/__pycache__/a.pyc", ".mypy_cache/x", "tests/.pytest_cache/x",
        ".hypothesis/x", ".benchmarks/x", "htmlcov/index.html", "snapshot_report.html", "ffapp/tui/.ruff_cache/x",
    )  # fmt: skip
    checkout, copied = tmp_path / "checkout", tmp_path / "copied"
    for name in (*kept, *strays):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        original = ROOT / name
        (checkout / name).write_bytes(original.read_bytes() if name in kept and original.exists() else b"")
    ci("--copy", str(copied), root=checkout)
    assert {path.relative_to(copied).as_posix() for path in copied.rglob("*") if path.is_file()} == set(kept)


def test_the_workflow_runs_the_same_script_on_every_version_that_is_promised() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = {name.rpartition(" ")[2] for name in project["classifiers"] if re.search(r"Python :: 3\.\d+$", name)}
    (versions,) = re.findall(r"python: \[(.+)\]", workflow)
    assert set(re.findall(r"\d\.\d+", versions)) == promised
    assert {"ubuntu", "macos", "windows"} == set(re.findall(r"(\w+)-latest", workflow))
    assert re.search(r"^ +run: \.ci/run$", workflow, re.MULTILINE)


def test_the_change_log_knows_this_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(.+?)\]", log, re.MULTILINE)
    assert headings[0] in {"Unreleased", __version__}


def requirements() -> list[str]:
    """What ffapp needs, that of its page for browsers included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *extras["web"], *extras["graph"]]


def test_every_dependency_is_imported_and_every_import_is_a_dependency() -> None:
    wanted = {re.split(r"[<>=!~\[; ]", requirement)[0].lower().replace("-", "_") for requirement in requirements()}
    imported = set()
    for path in (ROOT / "ffapp").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module)
    foreign = {name for name in imported if name.partition(".")[0] not in {"ffapp", *sys.stdlib_module_names}}
    packages = {
        ".".join(name.split(".")[:2]) if name.startswith("fluent.") else name.partition(".")[0] for name in foreign
    }
    named = {"markdown_it": "markdown_it_py"}  # a package whose module is called otherwise
    assert {named.get(name.lower(), name.lower()) for name in packages} - {"rich"} == wanted


def test_the_long_tests_count() -> None:
    """A run of them that finds none fails, as any other."""
    text = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert "pytest -n 2 -m long\n" in text
    assert re.search(r"^set -euo pipefail$", text, re.MULTILINE)
    assert not re.search(r"== 5", text)


def test_every_dependency_says_why() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for requirement in requirements():
        (line,) = [line for line in text.splitlines() if f'"{requirement}"' in line]
        assert re.search(r"# \w+.* \w+", line), requirement


def test_every_fault_that_the_suite_is_measured_by_has_its_place_and_its_tests() -> None:
    assert [mutant.name for mutant in MUTANTS if fits(ROOT, mutant) != "killed"] == []
    assert [name for mutant in MUTANTS for name in mutant.tests.split() if not (ROOT / "tests" / name).exists()] == []
