"""`show --format html`: a page on standard output or in a new file, never over another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ffapp.__main__ import main

Captured = pytest.CaptureFixture[str]
SAMPLE = Path(__file__).resolve().parents[2] / "saves" / "aila.ffsave"


def show(*words: str) -> int:
    return main(["show", str(SAMPLE), "--lang", "en", *words])


def test_on_standard_output(capsys: Captured) -> None:
    assert show("--format", "html") == 0
    out, error = capsys.readouterr()
    assert out.startswith("<!DOCTYPE html>")
    assert "Scorpion Swamp" in out
    assert not error


@pytest.mark.parametrize("option", [["-o", "{}"], ["--output", "{}"], ["--output={}"], ["-o={}"]])
def test_in_a_new_file_and_never_over_another(option: list[str], tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "page.html"
    words = [word.format(path) for word in option]
    assert show("--format", "html", *words) == 0
    assert capsys.readouterr().out.strip() == str(path)
    written = path.read_bytes()
    assert written.startswith(b"<!DOCTYPE html>")
    path.write_bytes(b"mine")
    assert show("--format", "html", *words) == 2
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == b"mine"
    assert [other.name for other in tmp_path.iterdir()] == ["page.html"]


def test_a_folder_gets_a_file_of_the_name_of_the_save(tmp_path: Path, capsys: Captured) -> None:
    assert show("--format", "html", "-o", str(tmp_path)) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["aila.html"]


@pytest.mark.parametrize(
    "words",
    [
        ["-o", "page.html"],
        ["--format", "json", "--output", "page.html"],
        ["--format", "html", "--journal"],
        ["--format", "html", "-o"],
        ["--format", "html", "-o", "missing/page.html"],
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert show(*words) == 2
    assert capsys.readouterr().err
    assert not [*tmp_path.iterdir()]
