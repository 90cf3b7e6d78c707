"""The words of the command line: verbs, options, help, and every kind of mistake."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote_to_bytes

import pytest

from ffapp import __version__
from ffapp.__main__ import main
from ffapp.cli.console import harmless_json
from ffapp.cli.errors import UsageError
from ffapp.cli.parser import VERBS, language_asked, parse
from ffapp.rulesets import RULESETS
from ffapp.store.errors import RULES
from ffapp.store.folders import PLACES
from tests.cli.scripts import Run, cmd
from tests.shares import few

Captured = pytest.CaptureFixture[str]

ROOT = Path(__file__).resolve().parents[2]

SUMMARIES = ("sheet", "table", "document", "memory", "recalled", "odds")
"""What tells a game as a document, for the command line and others."""


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        [""],
        ["Run"],
        ["--fast"],
        ["saves", "--fast"],
        ["saves", "--json=yes"],
        ["saves", "extra"],
        ["-x"],
        ["show"],
        ["show", "a", "b"],
        ["show", "a", "--format"],
        ["show", "a", "--format", "pdf"],
        ["show", "a", "--journal=x"],
        ["show", "a", "--journal=-1"],
        ["show", "a", "--journal=١"],
        ["verify"],
        ["export"],
        ["schema"],
        ["schema", "chess"],
        ["new"],
        ["new", "chess"],
        ["run"],
        ["run", "scorpion-swamp"],
        ["run", "scorpion-swamp", "-", "x"],
        ["run", "scorpion-swamp", "-", "--seed"],
        ["run", "scorpion-swamp", os.devnull, "--seed", "\udcff"],
        ["saves", "--lang", "de"],
        ["saves", "--lang"],
        ["saves", "--lang=fr", "--lang=en"],
        ["show", ""],
        ["verify", "a", ""],
        ["export", "a", ""],
        ["run", "", "-"],
        ["--", "--version"],
        ["help", "fly"],
        ["help", "run", "saves"],
        ["where", "nowhere"],
        ["completions"],
        ["completions", "tcsh"],
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_not_understood_is_told_and_costs_2(words: list[str], language: str, capsys: Captured) -> None:
    assert main(["--lang", language, *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.strip()
    assert "⟦" not in shown.err


@pytest.mark.parametrize(
    "words", [["--version"], ["-V"], ["saves", "--version"], ["saves", "-V"], ["--ascii", "--version"]]
)
def test_version(words: list[str], capsys: Captured) -> None:
    assert main(words) == 0
    assert capsys.readouterr().out == f"ffapp {__version__}\n"


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_verb_has_its_help(verb: str, language: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(12):  # as many books as anybody may add
        monkeypatch.setitem(RULESETS, f"a-book-of-number-{number}", RULESETS["scorpion-swamp"])
    words = [verb] if verb else []
    assert main([*words, "--help", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "⟦" not in told
    assert all(len(line) <= 105 for line in told.splitlines())
    named = next(known for known in VERBS if known.name == verb)
    assert all(option.name in told for option in named.options)
    assert f"ffapp {verb}".strip() in told


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
def test_the_verb_help_tells_what_the_option_tells(verb: str, capsys: Captured) -> None:
    words = [verb] if verb else []
    assert main(["help", *words]) == 0
    told = capsys.readouterr().out
    assert main([*words, "--help"]) == 0
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["shwo", "a"], "show"),
        (["SAVE"], "saves"),
        (["exp", "a"], "export"),
        (["help", "vreify"], "verify"),
        (["night-dragn"], "new night-dragon"),
        (["new", "scorpion"], "scorpion-swamp"),
        (["schema", "donjons"], "doonjons"),
        (["run", "night-dragons", os.devnull], "night-dragon"),
        (["saves", "--archive"], "--archived"),
        (["show", "a", "--format", "markdwon"], "markdown"),
        (["where", "save"], "saves"),
        (["completions", "bahs"], "bash"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_was_nearly_written_is_named(words: list[str], meant: str, language: str, capsys: Captured) -> None:
    assert main(["--lang", language, *words]) == 2
    second = capsys.readouterr().err.splitlines()[1]
    assert second == (f"Vouliez-vous dire\u00a0: {meant}\u00a0?" if language == "fr" else f"Did you mean: {meant}?")


@pytest.mark.parametrize(
    "words", [["xyzzy"], ["new", "chess"], ["show", "nobody"], ["x" * 10_000], ["show", "x" * 10_000]]
)
def test_nothing_is_named_that_is_not_near(words: list[str], capsys: Captured) -> None:
    assert main([*words, "--lang", "en"]) == 2
    assert "Did you mean" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("aila-1111111", "aila-11111111"),
        ("aila-11111112.ffsave", "aila-11111111"),
        ("Alia d’Or", "aila-11111111"),
        ("odilno", "old-22222222"),
        ("{}/aila-1111.ffsave", "{}/aila-11111111.ffsave"),
    ],
)
def test_a_save_that_was_nearly_named(play: Run, ffapp_home: Path, capsys: Captured, typed: str, meant: str) -> None:
    folder = ffapp_home / "saves"
    (folder / "archive").mkdir(parents=True)
    for path, hero in (("aila-11111111", "Aïla d’Orr"), ("archive/old-22222222", "Odilon")):
        lines = [cmd("CreateHero", name=hero)]
        assert play(lines, "--write", str(folder / f"{path}.ffsave")).code == 0
    typed, meant = typed.format(folder), meant.format(folder)
    for words in (["show"], ["resume"], ["export"], ["verify"], ["run"]):
        rest = ["-"] if words == ["run"] else []
        assert main([*words, typed, *rest, "--lang", "en"]) == 2
        shown = capsys.readouterr()
        told = shown.out if words == ["verify"] else shown.err
        assert told.splitlines()[1] == f"Did you mean: {meant}?", words


def test_where_names_every_place_and_makes_none(capsys: Captured, ffapp_home: Path) -> None:
    assert main(["where", "--json"]) == 0
    places = {
        "saves": ffapp_home / "saves",
        "dungeons": ffapp_home / "dungeons",
        "adventures": ffapp_home / "adventures",
        "settings": ffapp_home / "settings.toml",
        "log": ffapp_home / "crash.log",
        "visitors": ffapp_home / "visitors",
    }
    uris = {place: path.as_uri() for place, path in places.items()}
    paths = {place: str(path) for place, path in places.items()}
    assert json.loads(capsys.readouterr().out) == {**paths, "uris": uris}
    assert main(["where"]) == 0
    told = capsys.readouterr().out
    assert [line.split("  ")[-1].strip() for line in told.splitlines()] == [str(find()) for find in PLACES.values()]
    for place, find in PLACES.items():
        assert main(["where", place]) == 0
        assert capsys.readouterr().out == f"{find()}\n"
    assert main(["where", "log", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"log": paths["log"], "uris": {"log": uris["log"]}}
    assert not ffapp_home.exists()


def test_where_tells_a_folder_that_is_no_text_byte_by_byte(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = os.fsencode(tmp_path) + b"/caf\xe9"
    monkeypatch.setenv("FFAPP_HOME", os.fsdecode(home))
    assert main(["where", "saves", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["saves"].endswith("caf\ufffd/saves"), "to be read"
    assert unquote_to_bytes(told["uris"]["saves"].removeprefix("file://")) == home + b"/saves", "to be used"


@pytest.mark.parametrize("words", [["--help"], ["help", "run"], ["new", "-h", "--lang", "en"]])
def test_help_reads_plain_text_and_loads_nothing_else(words: list[str]) -> None:
    script = (
        "import sys; from ffapp.__main__ import main; main(sys.argv[1:]);"
        "sys.exit(', '.join({'fluent', 'msgspec', 'textual', 'dataclasses'} & set(sys.modules)) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "ffapp run" in done.stdout or "ffapp new" in done.stdout


def test_help_is_in_the_language_that_was_asked_for(capsys: Captured) -> None:
    main(["--help", "--lang=en"])
    english = capsys.readouterr().out
    main(["-h", "--lang=fr"])
    assert capsys.readouterr().out != english


def test_the_language_follows_settings_then_environment(
    capsys: Captured, ffapp_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> str:
        main(["saves"])
        return capsys.readouterr().out

    french = told()
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    english = told()
    ffapp_home.mkdir(parents=True)
    (ffapp_home / "settings.toml").write_text('language = "fr"\n', encoding="utf-8")
    assert told() == french
    assert english != french


def test_options_may_stand_anywhere() -> None:
    first = parse(["--lang", "en", "run", "--json", "a", "--seed=x", "b"])
    second = parse(["run", "a", "b", "--seed", "x", "--json", "--lang=en"])
    assert first == second
    assert first.words == {"game": ("a",), "file": ("b",)}
    assert first.options == {"--lang": "en", "--json": "", "--seed": "x"}


def test_an_option_that_is_given_nothing_is_given_no_value() -> None:
    checked = 0
    for verb in VERBS:
        words = [name for name, least, _ in verb.words for _ in range(least)]
        for option in verb.options:
            if option.values == () and option.default is None:
                checked += 1
                for given in ([f"{option.name}="], [option.name, ""], [option.name]):
                    with pytest.raises(UsageError) as refused:
                        parse([verb.name, *words, *given])
                    assert (refused.value.message, refused.value.arguments) == (
                        "cli-option-value",
                        {"word": option.name},
                    )
    assert checked > 5


def test_words_after_two_hyphens_are_no_options() -> None:
    assert parse(["verify", "--", "--redecide"]).words["save"] == ("--redecide",)
    assert parse(["run", "x", "-"]).word("file") == "-"


def test_the_language_is_known_before_the_words_are() -> None:
    assert language_asked(["fly", "--lang", "en"]) == "en"
    assert language_asked(["--lang"]) is None
    assert language_asked(["--lang=de"]) is None
    assert language_asked(["--", "--lang=en"]) is None


def test_json_that_a_terminal_could_obey_is_escaped() -> None:
    assert harmless_json('"\x7f\x9b\u202e\u2028\U000e0041é"'.encode()) == (
        '"\\u007f\\u009b\\u202e\\u2028\\udb40\\udc41é"'
    )
    assert harmless_json('"é😀"'.encode(), ascii_only=True) == '"\\u00e9\\ud83d\\ude00"'


def test_every_message_of_the_command_line_is_there_and_is_used() -> None:
    files = [*(ROOT / "ffapp" / "cli").glob("*.py"), *(ROOT / "ffapp" / "texts" / f"{name}.py" for name in SUMMARIES)]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    made = {f"cli-{kind}-{verb.name or 'any'}" for verb in VERBS for kind in ("usage", "help") if verb.name}
    used = set(re.findall(r'"(cli-[a-z-]*[a-z])"', source)) | made | {"cli-usage-any", "cli-help-all"}
    used |= {f"cli-where-{place}" for place in PLACES}
    own = {f"cli-store-{rule}" for rule in RULES}  # instead of what the screen says
    for language in ("fr", "en"):
        text = (ROOT / "ffapp" / "texts" / language / "cli.ftl").read_text(encoding="utf-8")
        there = set(re.findall(r"(?m)^(cli-[\w-]+) =", text))
        free = {message for message in there if message.endswith("-free")}  # told of a map without a compass
        assert there - free - own == used
        assert {message.removesuffix("-free") for message in free} <= used


# -- without a terminal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [[], ["new", "scorpion-swamp"], ["resume"], ["resume", "nobody"]])
def test_the_screen_needs_a_terminal(words: list[str]) -> None:
    command = [sys.executable, "-m", "ffapp", *words]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@few((0, 3), "term", ["dumb", "unknown", "", None])
@few(1, "words", [[], ["new", "scorpion-swamp"]])
def test_a_terminal_that_can_draw_nothing_is_refused_without_an_escape(words: list[str], term: str | None) -> None:
    from tests.tui.terminal import Terminal

    unset = ["env", "-u", "TERM"] if term is None else ["env", f"TERM={term}"]
    with Terminal(*unset, sys.executable, "-m", "ffapp", *words) as terminal:
        assert terminal.ended() == 2
    assert b"\x1b" not in terminal.output
    assert (term or "TERM") in terminal.output.decode()


def test_an_output_that_nobody_reads_ends_quietly(tmp_path: Path) -> None:
    script = tmp_path / "long.jsonl"
    line = '{"cmd":{"t":"RollDice","count":20}}\n'
    script.write_text('{"cmd":{"t":"CreateHero","name":"A"}}\n' + line * 3000, encoding="utf-8")
    command = [sys.executable, "-m", "ffapp", "run", "scorpion-swamp", str(script), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.parametrize("words", [["--version"], ["--version", "--ascii"], ["--help"], ["schema", "scorpion-swamp"]])
def test_an_output_that_is_closed_at_once_ends_quietly(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "ffapp", *words]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@few(1, "words", [["show", "nobody"], ["fly"], ["--lang"], ["run", "scorpion-swamp", "nothing"]])
def test_a_complaint_that_cannot_be_written_costs_2_as_well(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        for streams in ({"stderr": full}, {"stderr": full, "stdout": full}):
            assert subprocess.run([sys.executable, "-m", "ffapp", *words], **streams).returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("words", [["--version"], ["--help"], ["schema", "scorpion-swamp"]])
def test_an_output_that_cannot_be_written_is_told(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "ffapp", *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_closed_streams_are_no_fault(tmp_path: Path) -> None:
    command = f"{sys.executable} -m ffapp run scorpion-swamp - <&- >&- 2>&-"
    assert subprocess.run(command, shell=True).returncode == 2
    command = f"{sys.executable} -m ffapp saves >&- 2>&-"
    assert subprocess.run(command, shell=True).returncode == 0


@few(1, "encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_that_knows_few_letters(encoding: str) -> None:
    typed = '{"cmd":{"t":"CreateHero","name":"Aïla 😀 ∞"}}\n'
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    for options in ([], ["--json"]):
        command = [sys.executable, "-m", "ffapp", "run", "scorpion-swamp", "-", *options]
        done = subprocess.run(command, input=typed.encode(), capture_output=True, env=environment)
        assert (done.returncode, done.stderr) == (0, b"")
    assert b"A\\u00efla \\ud83d\\ude00" in done.stdout
