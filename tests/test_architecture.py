"""The floors: what may import what, and what the command line must not load."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PURE = ("core", "gamebook", "doonjons")
DOORS = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}

WITHOUT_A_SCREEN = [
    pytest.param(["--version"], "", id="version"),
]


def test_import_contracts() -> None:
    linter = "from importlinter.cli import lint_imports_command as run; run(['--no-cache', '--no-logo'])"
    done = subprocess.run([sys.executable, "-c", linter], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("words", "typed"), WITHOUT_A_SCREEN)
def test_a_verb_without_a_screen_never_imports_textual(words: list[str], typed: str) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "ffapp", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded = {
        line.rpartition("|")[2].strip()
        for line in done.stderr.splitlines()
        if line.startswith("import time:")
    }
    assert "ffapp" in loaded
    assert not {name for name in loaded if name.partition(".")[0] in {"textual", "rich"}}


@pytest.mark.parametrize("package", PURE)
def test_the_rules_open_no_door(package: str) -> None:
    """What the import contract cannot see: built-in functions that reach outside."""
    for path in sorted((ROOT / "ffapp" / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in DOORS, f"{path.relative_to(ROOT)}:{node.lineno}"
