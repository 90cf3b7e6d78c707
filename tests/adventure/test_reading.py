"""The files of an adventure, read from a disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from ffapp.adventure import reading
from ffapp.adventure.findings import Findings
from ffapp.adventure.reading import read_sources


def read(*paths: Path) -> tuple[list[tuple[str, str]], list[tuple[str, str, int]]]:
    """The files that were read with their texts, and what was found: the code, the file's name and the line."""
    findings = Findings()
    sources = read_sources(paths, findings)
    told = [(found.code, Path(found.at.file).name, found.at.line) for found in findings.sorted()]
    return [(Path(source.name).name, source.text) for source in sources], told


def test_a_folder_is_one_story_in_the_order_of_its_names(tmp_path: Path) -> None:
    for name in ("b.twee", "a.TW", "z/c.twee", "note.txt", ".hidden.twee", ".git/d.twee"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    assert read(tmp_path) == ([("a.TW", "a.TW"), ("b.twee", "b.twee"), ("c.twee", "z/c.twee")], [])
    assert read(tmp_path / "note.txt") == ([("note.txt", "note.txt")], [])
    assert [name for name, _ in read(tmp_path / "b.twee", tmp_path / "a.TW")[0]] == ["b.twee", "a.TW"]


def test_a_folder_that_leads_into_itself_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "a.twee").write_text("x", encoding="utf-8")
    (tmp_path / "again").symlink_to(tmp_path)
    (tmp_path / "lost.twee").symlink_to(tmp_path / "nowhere")
    assert read(tmp_path) == ([("a.twee", "x")], [("file-unreadable", "lost.twee", 0)])


def test_what_cannot_be_read_is_told_and_the_rest_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.twee").write_bytes(b":: a\nna\xefve\n")
    sources, found = read(tmp_path / "gone.twee", tmp_path / "a.twee")
    assert sources == [("a.twee", ":: a\nna\ufffdve\n")]
    assert found == [("file-encoding", "a.twee", 2), ("file-unreadable", "gone.twee", 0)]


def test_an_empty_folder_holds_no_story(tmp_path: Path) -> None:
    assert read(tmp_path) == ([], [("files-none", "", 0)])


def test_an_adventure_has_a_size_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 10)
    (tmp_path / "a.twee").write_text("12345678", encoding="utf-8")
    (tmp_path / "b.twee").write_text("123", encoding="utf-8")
    assert read(tmp_path) == ([("a.twee", "12345678")], [("file-large", "b.twee", 0)])
    (tmp_path / "b.twee").write_text("12", encoding="utf-8")
    assert read(tmp_path)[1] == []
