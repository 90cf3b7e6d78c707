"""The completions of each shell: they parse, and offer what the table of verbs says."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ffapp.__main__ import main
from ffapp.cli.parser import EVERYWHERE, FORMATS, LANGUAGES, SHELLS, UNDO, VERBS, Verb
from ffapp.rulesets import GAMEBOOKS, RULESETS
from ffapp.store.folders import PLACES
from tests.cli.scripts import Run, hero

Captured = pytest.CaptureFixture[str]

NAMES = {verb.name for verb in VERBS if verb.name}
COMMON = {option.name for option in EVERYWHERE}
BOOKS = set(RULESETS)
SAVES = {"aila-11111111", "bo-22222222"}


def long_names(verb: Verb) -> set[str]:
    """The options of a verb that begin with two dashes."""
    return {option.name for option in verb.options if option.name.startswith("--")}


CASES: list[tuple[str, set[str]]] = [
    ("ffapp ", NAMES),
    ("ffapp sh", {"show"}),
    ("ffapp --lang en ", NAMES),
    ("ffapp --lang ", set(LANGUAGES)),
    ("ffapp new ", BOOKS),
    ("ffapp new sc", {"scorpion-swamp"}),
    ("ffapp new scorpion-swamp ", set()),
    ("ffapp --ascii new ", BOOKS),
    ("ffapp resume ", SAVES),
    ("ffapp resume ai", {"aila-11111111"}),
    ("ffapp verify aila-11111111 b", {"bo-22222222"}),
    ("ffapp verify --lang en aila-11111111 bo-22222222 a", {"aila-11111111"}),
    ("ffapp run ", BOOKS | SAVES),
    ("ffapp run --seed x d", {"doonjons"}),
    ("ffapp run --seed ", set()),
    ("ffapp run doonjons scr", {"script.jsonl"}),
    ("ffapp run doonjons x --write scr", {"script.jsonl"}),
    ("ffapp play-text ", BOOKS | SAVES),
    ("ffapp play-text bo", {"bo-22222222"}),
    ("ffapp show x --format ", set(FORMATS)),
    ("ffapp show --journal ", SAVES),
    ("ffapp show --lang en a", {"aila-11111111"}),
    ("ffapp odds ", SAVES),
    ("ffapp odds x --book ", set(GAMEBOOKS)),
    ("ffapp odds --skill ", set()),
    ("ffapp play bourdon.e", {"bourdon.en"}),
    ("ffapp play scr", {"script.jsonl"}),
    ("ffapp play x --undo ", set(UNDO)),
    ("ffapp stats ", BOOKS),
    ("ffapp where ", set(PLACES)),
    ("ffapp completions ", set(SHELLS)),
    ("ffapp help r", {"resume", "run"}),
    ("ffapp nonsense ", set()),
    ("ffapp --", COMMON),
    *((f"ffapp {verb.name} --", COMMON | long_names(verb)) for verb in VERBS if verb.name and verb.name != "simulate"),
]


def each(*shells: str) -> list[Any]:
    """Those of these shells that are here; the others are skipped by name. All but the first are for the long tests."""
    missing = {shell: pytest.mark.skipif(shutil.which(shell) is None, reason=f"no {shell} here") for shell in shells}
    marks = {shell: [missing[shell], *([pytest.mark.long] if at else [])] for at, shell in enumerate(shells)}
    return [pytest.param(shell, shell, marks=marks[shell], id=shell) for shell in shells]


@pytest.fixture
def script(request: pytest.FixtureRequest, capsys: Captured, tmp_path: Path) -> Path:
    """The script of the shell that the test names, in a folder with a file and a program `ffapp`."""
    shell = request.param
    assert main(["completions", shell]) == 0
    path = tmp_path / f"ffapp.{shell}"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    (tmp_path / "script.jsonl").touch()
    program = tmp_path / "bin" / "ffapp"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m ffapp "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return path


@pytest.fixture
def saves(play: Run, ffapp_home: Path) -> Path:
    """Two saves, and one whose name a shell would obey."""
    folder = ffapp_home / "saves"
    folder.mkdir(parents=True)
    for name in (*SAVES, "$(touch oops) b"):
        assert play(hero(), "--write", str(folder / f"{name}.ffsave")).code == 0
    return folder


def asked(command: list[str], script: Path) -> str:
    """What a shell prints, with `ffapp` on its path and the folder of the script as its own."""
    home = str(script.parent)
    path = f"{script.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
    done = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def batch(shell: str, script: Path) -> list[set[str]]:
    """What a shell offers in each case, asked in one process."""
    lines = []
    for line, _ in CASES:
        *before, current = line.split(" ")
        words = " ".join(map(shlex.quote, (*before, current)))
        lines.append(f"ask {len(before)} {words}")
    source = ASKING[shell].replace("@script@", shlex.quote(str(script))) + "\n".join(lines)
    told = asked([shell, *QUIET[shell], "-c", source], script)
    return [set(part.split("\n")) - {""} for part in told.split("====\n")[:-1]]


QUIET = {"bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]}
ASKING = {
    "bash": """
source @script@
ask() { COMP_CWORD=$1; shift; COMP_WORDS=("$@"); _ffapp; printf '%s\\n' "${COMPREPLY[@]}"; echo ====; }
""",
    # What only works while zsh completes stands here for what it would offer.
    "zsh": """
compdef() { :; }
compset() { :; }
compadd() { local word; [[ $1 == -a ]] && set -- -- "${(@P)2}"; shift
    for word; do [[ $word == ${words[CURRENT]}* && $word != *[!A-Za-z0-9._-]* ]] && print -r -- $word; done; true; }
_files() { print -rl -- ${words[CURRENT]}*(N); }
source @script@
ask() { CURRENT=$(($1 + 1)); shift; words=("$@"); PREFIX=$words[CURRENT]; _ffapp; echo '===='; }
""",
    "fish": """
source @script@
function ask
    complete -C (string join -- ' ' $argv[2..]) | string replace -r '\\t.*' '' | string match -rv '[^A-Za-z0-9._-]'
    echo ====
end
""",
}


@pytest.mark.parametrize(
    ("shell", "script"),
    each(*SHELLS),
    indirect=["script"],
)
def test_a_shell_offers_what_the_table_of_verbs_says(shell: str, script: Path, saves: Path) -> None:
    offered = dict(zip((line for line, _ in CASES), batch(shell, script), strict=True))
    for line, wanted in CASES:
        assert offered[line] == wanted, line
    assert not (script.parent / "oops").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    ("shell", "script"),
    each("bash", "zsh"),
    indirect=["script"],
)
def test_a_shell_completes_what_is_typed(shell: str, script: Path, saves: Path) -> None:
    from tests.tui.terminal import Terminal

    ready = {"bash": "", "zsh": "autoload -Uz compinit; compinit -u -D; "}[shell]
    path = f"{script.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {"PATH": path, "PS1": "$ ", "HOME": str(script.parent)}
    with Terminal(shell, *QUIET[shell], "-i", env=environment, columns=200) as terminal:
        terminal.type(f"{ready}source {shlex.quote(str(script))}; echo rea''dy\r")
        terminal.wait_for("\nready")
        terminal.type("echo ffapp; clear\r")
        terminal.wait_for("$", gone="ready")
        terminal.type("ffapp com\t")
        terminal.wait_for("ffapp completions")
        terminal.type("z\t")
        terminal.wait_for("ffapp completions zsh")
        terminal.type("\x15ffapp show --format=mark\t")
        terminal.wait_for("--format=markdown")
        terminal.type("ai\t")
        terminal.wait_for("--format=markdown aila-11111111")
