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

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def readme_command(name: str) -> str:
    (block,) = re.findall(rf"^<!-- {name} -->\n```sh\n(.+?)\n```$", README, re.MULTILINE | re.DOTALL)
    return str(block)


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


def test_ci_runs_the_command_of_the_readme() -> None:
    done = subprocess.run(["bash", ".ci/run", "--command"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == readme_command("test") + "\n"


def test_the_change_log_knows_this_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(.+?)\]", log, re.MULTILINE)
    assert headings[0] in {"Unreleased", __version__}


def requirements() -> list[str]:
    """What ffapp needs, that of its page for browsers included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["web"]]


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
    assert {name.lower() for name in packages} - {"rich"} == wanted  # Textual and Rich go together


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
