"""What the README, the change log and the CI script promise to each other."""

import re
import subprocess
import tomllib
from pathlib import Path

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


def test_ci_runs_the_command_of_the_readme() -> None:
    done = subprocess.run(
        ["bash", ".ci/run", "--command"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == readme_command("test") + "\n"


def test_the_change_log_knows_this_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(.+?)\]", log, re.MULTILINE)
    assert headings[0] in {"Unreleased", __version__}


def test_every_dependency_says_why() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for requirement in tomllib.loads(text)["project"]["dependencies"]:
        (line,) = [line for line in text.splitlines() if f'"{requirement}"' in line]
        assert re.search(r"# \w+.* \w+", line), requirement
