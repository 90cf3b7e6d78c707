"""The floors: what may import what, and what the command line must not load."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from ffapp.rulesets import RULESETS, named, ruleset_of
from ffapp.tui.kit.page import Page
from ffapp.tui.look.themes import PALETTES

ROOT = Path(__file__).resolve().parent.parent
PURE = ("core", "gamebook", "doonjons", "odds")
DOORS = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}

SAVE = ["run", "scorpion-swamp", "-", "--write", "a.ffsave", "--lang", "fr"]
"""Makes the save that the other verbs read."""

TYPED = """\
{"cmd":{"t":"CreateHero","name":"A"}}
{"cmd":{"t":"OpenFight","enemies":[{"name":"B","skill":5,"stamina":2}]}}
{"cmd":{"t":"FightRound"},"dice":[1,1,6,6]}
"""

WITHOUT_A_SCREEN = {
    "version": ["--version"],
    "help": ["--help"],
    "saves": ["saves"],
    "saves as data": ["saves", "--json"],
    "show": ["show", "./a.ffsave"],
    "show as markdown": ["show", "./a.ffsave", "--format=markdown"],
    "show as data": ["show", "./a.ffsave", "--format=json"],
    "verify": ["verify", "./a.ffsave", "--redecide"],
    "export": ["export", "./a.ffsave"],
    "schema": ["schema", "scorpion-swamp"],
    "odds": ["odds", "B 5 2", "--skill", "9", "--stamina", "9", "--luck", "9"],
    "odds as data": ["odds", "B 5 2", "--skill", "9", "--stamina", "9", "--luck", "9", "--json"],
    "check": ["check", "./a.twee"],
    "check as data": ["check", "./a.twee", "--json"],
    "graph": ["graph", "./a.twee", "--format=dot"],
    "stats": ["stats"],
    "stats as data": ["stats", "--json"],
    "run": ["run", "scorpion-swamp", "-"],
    "run as data": ["run", "./a.ffsave", "/dev/null", "--json"],
    "run and write": ["run", "./a.ffsave", "/dev/null", "--write", "b.ffsave"],
}

PRINTING_DATA = {
    *("version", "saves", "saves as data", "show as data", "export", "schema"),
    *("odds as data", "stats as data", "run as data"),
}
"""Those that load no texts."""


def test_import_contracts() -> None:
    linter = "from importlinter.cli import lint_imports_command as run; run(['--no-cache', '--no-logo'])"
    done = subprocess.run([sys.executable, "-c", linter], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


VERBS = """if True:
    import io, json, sys
    from ffapp.__main__ import main
    told = {}
    for name, words in json.loads(sys.argv[1]).items():
        sys.stdin = io.TextIOWrapper(io.BytesIO(sys.argv[2].encode()))
        sys.stdout = io.TextIOWrapper(io.BytesIO())
        try:
            code = main(words)
        except SystemExit as error:
            code = error.code
        told[name] = [code or 0, sorted({module.partition(".")[0] for module in sys.modules})]
    print(json.dumps(told), file=sys.__stdout__)
"""
"""Carries out verbs one after another, and tells of each its code and the packages that are loaded after it."""


def test_verbs_without_a_screen_never_import_textual(ffapp_home: Path) -> None:
    """In one process: those that print data first, which load no texts."""
    verbs = dict(sorted(WITHOUT_A_SCREEN.items(), key=lambda verb: verb[0] not in PRINTING_DATA))
    shelf = ffapp_home / "saves"
    shelf.mkdir(parents=True)
    (shelf / "a.twee").write_text(":: Start\nThe end.\n", encoding="utf-8")
    made = subprocess.run(
        [sys.executable, "-c", VERBS, json.dumps({"save": SAVE}), TYPED], cwd=shelf, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    assert json.loads(made.stdout)["save"][0] == 0
    done = subprocess.run(
        [sys.executable, "-c", VERBS, json.dumps(verbs), TYPED], cwd=shelf, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert list(told) == list(verbs)
    for verb, (code, packages) in told.items():
        assert code == 0, verb
        assert "ffapp" in packages
        assert not {"textual", "rich"} & {*packages}, verb
        assert verb not in PRINTING_DATA or "fluent" not in packages, verb


@pytest.mark.parametrize("package", PURE)
def test_the_rules_open_no_door(package: str) -> None:
    """What the import contract cannot see: built-in functions that reach outside."""
    for path in sorted((ROOT / "ffapp" / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in DOORS, f"{path.relative_to(ROOT)}:{node.lineno}"


@pytest.mark.parametrize("package", ["core", "gamebook", "memory"])
def test_what_every_start_reads_has_structs(package: str) -> None:
    """A dataclass writes its methods while it is imported."""
    for path in sorted((ROOT / "ffapp" / package).rglob("*.py")):
        assert "dataclass" not in path.read_text(encoding="utf-8"), path.relative_to(ROOT)


@pytest.mark.parametrize("package", [*PURE, "store"])
def test_what_is_below_names_nothing_above_it(package: str) -> None:
    """A dotted name in a string is an import that no contract sees."""
    for path in sorted((ROOT / "ffapp" / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not node.value.startswith("ffapp."), f"{path.relative_to(ROOT)}:{node.lineno}"


def test_no_handler_calls_that_of_its_base() -> None:
    """Textual calls the handlers of all classes by itself: the base's would run twice, and the second time last.
    `on_event` is none of them but what hands events to them."""
    for path in sorted((ROOT / "ffapp" / "tui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Attribute) or node.attr == "on_event":
                continue
            if node.attr.startswith("on_") and isinstance(node.value, ast.Call):
                called = node.value.func
                assert not (isinstance(called, ast.Name) and called.id == "super"), f"{path}:{node.lineno}"


@pytest.mark.parametrize("book", RULESETS)
def test_a_rulebook_names_what_there_is(book: str) -> None:
    entry = RULESETS[book]
    assert callable(named(entry.summary))
    assert {issubclass(named(screen), Page) for screen in (entry.screen, entry.creation)} == {True}
    assert {f"{entry.theme}-dark", f"{entry.theme}-light"} <= PALETTES.keys()
    ruleset = ruleset_of(book)
    assert ruleset is not None
    assert ruleset.id == book


def test_the_title_imports_nothing_that_it_does_not_show() -> None:
    """What only a roll, a settings file or a sentence of Fluent needs comes with the first of these."""
    start = "import ffapp.cli.screen, ffapp.tui.running, ffapp.tui.pages.title, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", start], cwd=ROOT, capture_output=True, text=True, check=True)
    modules = {*done.stdout.split()}
    assert "textual.app" in modules
    assert not {"hashlib", "tomllib", "fluent", "babel", "attr", "ffapp.gamebook", "ffapp.doonjons"} & modules
