"""`check` and `graph`: what they print, where it goes, and their exit codes."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import given

from ffapp.__main__ import main
from tests.adventure.stories import END, rules, section
from tests.cli.test_anything import mutated, ran

Captured = pytest.CaptureFixture[str]

GOOD = rules() + section("1", "[[end]]") + END
BAD = GOOD + section("2", "[[1]] [[edn]]", 'fight = "Orc 7"\ntest = "lcuk"') + "\x1b[31m"


@pytest.fixture
def story(tmp_path: Path) -> Path:
    (tmp_path / "good.twee").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bad.twee").write_text(BAD, encoding="utf-8")
    return tmp_path


def told(capsys: Captured, *words: str) -> tuple[int, list[str], str]:
    """The exit code, the lines printed, and what was complained of."""
    code = main([*words, "--lang", "en"])
    out, error = capsys.readouterr()
    return code, out.splitlines(), error


def test_a_sound_story_is_told_to_be_one(story: Path, capsys: Captured) -> None:
    code, lines, error = told(capsys, "check", str(story / "good.twee"))
    assert (code, lines, error) == (0, ["Nothing wrong.", "No errors, no warnings, 2 sections."], "")


def test_all_mistakes_are_told_with_file_and_line(story: Path, capsys: Captured) -> None:
    code, lines, error = told(capsys, "check", str(story / "bad.twee"))
    bad = story / "bad.twee"
    assert (code, error) == (1, "")
    assert lines[:-1] == [
        f"{bad}:15: warning [section-orphan]: “2”: no link leads there from the beginning",
        f"{bad}:16: error [link-unknown]: the link leads to “edn”, which is not there (perhaps: end)",
        f"{bad}:18: error [fight-line]: the fight: Orc: two numbers, Skill then Stamina, are needed.",
        f'{bad}:19: error [value-wrong]: test: “lcuk” is not one of the possible values (for example: test = "luck")',
    ]
    assert lines[-1] == "3 errors, 1 warning, 3 sections."


def test_what_is_found_is_data_for_other_programs(story: Path, capsys: Captured) -> None:
    code, (line,), _ = told(capsys, "check", str(story / "bad.twee"), "--json")
    data = json.loads(line)
    assert (code, data["errors"], data["rules"], data["sections"]) == (1, 3, "scorpion-swamp", 3)
    assert data["findings"][1] == {
        "file": str(story / "bad.twee"),
        "line": 16,
        "section": "2",
        "level": "error",
        "code": "link-unknown",
        "arguments": {"target": "edn", "meant": ["end"]},
    }


def test_several_files_are_one_story(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "a.twee").write_text(rules() + section("1", "[[end]]"), encoding="utf-8")
    (tmp_path / "b.twee").write_text(END, encoding="utf-8")
    assert told(capsys, "check", str(tmp_path))[0] == 0
    assert told(capsys, "check", str(tmp_path / "a.twee"), str(tmp_path / "b.twee"))[0] == 0
    assert told(capsys, "check", str(tmp_path / "a.twee"))[0] == 1


def test_where_there_is_nothing_to_read(tmp_path: Path, capsys: Captured) -> None:
    code, (line, _), _ = told(capsys, "check", str(tmp_path / "none.twee"))
    assert (code, line.split(": ", 1)[1].split(": ")[0]) == (2, "error [file-unreadable]")
    code, lines, _ = told(capsys, "check", str(tmp_path))
    assert (code, lines[0]) == (2, "error [files-none]: no .twee or .tw file to read")
    code, lines, error = told(capsys, "graph", str(tmp_path / "none.twee"))
    assert (code, lines) == (2, [])
    assert "file-unreadable" in error
    assert told(capsys, "check")[0] == 2


def test_the_table_of_keys_is_printed(capsys: Captured) -> None:
    code, lines, _ = told(capsys, "check", "--keys")
    assert code == 0
    assert any(line.startswith("| `fight` | `fight = ") for line in lines)


def test_a_plan_is_text_on_standard_output(story: Path, capsys: Captured) -> None:
    code, lines, error = told(capsys, "graph", str(story / "good.twee"))
    assert (code, lines[:2], error) == (0, ["flowchart TD", '  n0["1"]:::start'], "")
    code, lines, error = told(capsys, "graph", str(story / "bad.twee"), "--format", "dot")
    assert (code, lines[0]) == (1, 'digraph "story" {')
    assert error == "This adventure has 3 errors, which “ffapp check” tells.\n"


def test_a_picture_goes_into_a_new_file_and_over_no_other(story: Path, capsys: Captured) -> None:
    target = story / "plan.svg"
    words = ("graph", str(story / "good.twee"), "--format", "svg", "-o", str(target))
    assert told(capsys, *words)[:2] == (0, [str(target)])
    before = target.read_bytes()
    assert before.startswith(b"<svg ")
    code, _, error = told(capsys, *words)
    assert (code, target.read_bytes()) == (2, before)
    assert "plan.svg" in error


def test_a_picture_says_what_it_needs(story: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ffapp.cli.graph.find_spec", lambda name: None)
    code, lines, error = told(capsys, "graph", str(story / "good.twee"), "--format", "svg")
    assert (code, lines) == (2, [])
    assert 'pip install "ffapp[graph]"' in error
    monkeypatch.undo()
    monkeypatch.setattr("ffapp.adventure.picture.MOST", 1)
    assert "too many" in told(capsys, "graph", str(story / "good.twee"), "--format", "svg")[2]


@given(mutated(BAD.encode()))
def test_whatever_a_file_holds_there_is_a_code_and_a_sentence(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.twee"
        path.write_bytes(data)
        assert ran("check", str(path)) in (0, 1)
        for form in ("mermaid", "dot", "svg"):
            assert ran("graph", str(path), "--format", form) in (0, 1, 2)


@pytest.mark.parametrize("name", ["bourdon", "bourdon.en", "porteur"])
def test_what_comes_with_the_program_is_known_by_its_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", name, "--lang", "en"]) == 0
    assert "No errors" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["check"], ["play", "--text"]], ids=" ".join)
def test_a_name_that_is_too_long_for_any_file_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "x" * 400, "--lang", "en"]) == 2
    assert "too long" in "".join(capsys.readouterr())
