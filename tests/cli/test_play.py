"""`ffapp play`: an adventure from a file, a folder, or by its name; played here line by line."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from ffapp.adventure.collection import shipped_names
from ffapp.cli.console import Console
from ffapp.cli.main import run_verb as main
from ffapp.cli.parser import UNDO
from ffapp.cli.play import _agreed
from ffapp.core.game import UNDO_MODES
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.folders import adventures_folder, saves_folder
from ffapp.store.shelf import Shelf

CREATION = ("Ada", "", "", "")


class Played:
    """What a run printed, and its exit code."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        self.code = 0
        self.out = self.err = ""

    def __call__(self, *words: str, lines: tuple[str, ...] = ()) -> Played:
        stream = io.TextIOWrapper(io.BytesIO("".join(f"{line}\n" for line in lines).encode()), encoding="utf-8")
        self._monkeypatch.setattr(sys, "stdin", stream)
        self.code = main([*words, "--lang", "en"])
        printed = self._capsys.readouterr()
        self.out, self.err = " ".join(printed.out.split()), " ".join(printed.err.split())
        return self


@pytest.fixture
def ffapp(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Played:
    return Played(capsys, monkeypatch)


@pytest.fixture
def bridge(tmp_path: Path, ffapp: Played) -> Path:
    """The example, written to a file."""
    path = tmp_path / "bridge.twee"
    assert ffapp("play", "--example", str(path)).code == 0
    return path


def cards() -> list[Any]:
    shelf = Shelf(saves_folder(), ruleset_of, known=RULESETS)
    return [entry.card for entry in shelf.entries()]


def test_the_example_is_written_to_a_new_file_as_an_adventure_of_its_own(tmp_path: Path, ffapp: Played) -> None:
    one, other = tmp_path / "one.twee", tmp_path / "other.twee"
    assert ffapp("play", "--example", str(one)).out == str(one)
    assert ffapp("play", str(other), "--example").code == 0
    assert one.read_text() != other.read_text()  # an IFID each
    assert ffapp("check", str(one)).code == 0
    before = one.read_bytes()
    assert ffapp("play", "--example", str(one)).code == 2
    assert "already exists" in ffapp.err
    assert one.read_bytes() == before
    assert ffapp("play", "--example", str(tmp_path / "none" / "a.twee")).code == 2


def test_a_game_begins_and_goes_on(bridge: Path, ffapp: Played) -> None:
    assert ffapp("play", str(bridge), "--text", "--seed", "oaken", "--undo", "free", lines=CREATION).code == 0
    (card,) = cards()
    assert (card.hero, card.title, card.section, card.over) == ("Ada", "The Miller’s Bridge", 1, False)
    assert ffapp("play", str(bridge), "--text", lines=("q",)).code == 0
    assert len(cards()) == 1
    assert ffapp("play", str(bridge), "--text", "--new", lines=("Zed", "", "", "")).code == 0
    assert {card.hero for card in cards()} == {"Ada", "Zed"}
    told = ffapp("saves").out
    assert "The Miller’s Bridge, § 1" in told
    assert "The Miller’s Bridge" in ffapp("show", "ada").out
    assert '"undo":"free"' in ffapp("show", "ada", "--format", "json").out
    assert '"seed":"oaken"' in ffapp.out


def test_a_game_goes_on_with_the_new_text_if_that_is_wanted(bridge: Path, ffapp: Played) -> None:
    ffapp("play", str(bridge), "--text", lines=CREATION)
    (old,) = cards()
    bridge.write_text(bridge.read_text().replace("narrow", "long"))
    for answer, texts in (("n", 1), ("y", 2)):
        ffapp("play", str(bridge), "--text", lines=(answer, "q"))
        assert "The text has changed since the game of Ada (§ 1)" in ffapp.out
        (card,) = cards()
        assert len([*(saves_folder() / "books").glob("*.twee")]) == texts
        assert (card.adventure == old.adventure) == (answer == "n")
    assert "has changed" not in ffapp("play", str(bridge), "--text", lines=("u", "q")).out
    assert cards() == [old]
    bridge.write_text(bridge.read_text().replace(":: 1\n", ":: 1b\n").replace('"start": "1"', '"start": "1b"'))
    ffapp("play", str(bridge), "--text", lines=("q",))
    assert "stays with the old one: This text has no section 1 any more." in ffapp.err
    assert cards() == [old]


def test_an_adventure_with_errors_is_told_and_not_played(bridge: Path, ffapp: Played) -> None:
    sound = bridge.read_text()
    bridge.write_text(sound.replace("->2", "->20"))
    assert ffapp("play", str(bridge), "--text").code == 1
    assert f"{bridge}:16: error [link-unknown]" in ffapp.err
    assert not saves_folder().exists()
    bridge.write_text(re.sub(r'"ifid": "[^"]*", ', "", sound))
    assert ffapp("play", str(bridge), "--text", lines=CREATION).code == 0
    assert "remark" in ffapp.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere/a.twee",), "error [file-unreadable]"),
        (("a\0b.twee",), "error [file-unreadable]"),
        (("bourdn",), "No adventure answers to “bourdn”"),
        ((), "Usage: ffapp play"),
        (("a", "b"), "“b”"),
        (("a", "--undo", "all"), "fate, free, iron"),
    ],
)
def test_what_cannot_be_found_is_named(words: tuple[str, ...], told: str, ffapp: Played) -> None:
    assert ffapp("play", *words, "--text").code == 2
    assert told in ffapp.err


def test_an_adventure_has_a_name(bridge: Path, ffapp: Played) -> None:
    """Its file's, without the ending, or its title; what is nearly it is named."""
    folder = adventures_folder()
    folder.mkdir(parents=True)
    bridge.rename(folder / "bridge.twee")
    for name in ("bridge", "The Miller's Bridge", "the-miller"):
        assert ffapp("play", name, "--text", "--new", lines=CREATION).code == 0, ffapp.err
    assert ffapp("play", "brigde", "--text").code == 2
    assert "bridge" in ffapp.err.partition("Did you mean")[2]
    for name in shipped_names():
        assert name in ffapp.err


def test_the_rulebook_is_the_adventures_own_or_the_readers(tmp_path: Path, ffapp: Played, bridge: Path) -> None:
    assert ffapp("play", str(bridge), "--text", "--book", "night-dragon").code == 2
    assert "scorpion-swamp" in ffapp.err
    free = tmp_path / "free.twee"
    free.write_text(":: Start\nA door. [[In]]\n\n:: In\nThe end.\n")
    assert ffapp("play", str(free), "--text", "--book", "night-dragon", lines=CREATION).code == 0
    (entry,) = Shelf(saves_folder(), ruleset_of).entries()
    assert (entry.ruleset, entry.card and entry.card.title) == ("night-dragon", "free")


def test_a_missing_text_is_named_by_verify_and_mended_by_play(bridge: Path, ffapp: Played) -> None:
    ffapp("play", str(bridge), "--text", lines=CREATION)
    assert ffapp("verify", "ada").code == 0
    (text,) = (saves_folder() / "books").glob("*.twee")
    text.unlink()
    assert ffapp("verify", "ada").code == 1
    assert "“The Miller’s Bridge” is no longer there" in ffapp.out
    assert not text.exists()  # it only looks
    ffapp("play", str(bridge), "--text", lines=("q",))
    assert ffapp("verify", "ada").code == 0
    text.write_text("no")
    assert ffapp("verify", "ada").code == 1


def test_an_exported_game_is_played_again_elsewhere_with_its_text(
    bridge: Path, ffapp: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ffapp("play", str(bridge), "--text", lines=CREATION)
    assert ffapp("export", "ada", str(tmp_path / "run.jsonl")).code == 0
    bridge.unlink()
    monkeypatch.setenv("FFAPP_HOME", str(tmp_path / "other"))
    saved = tmp_path / "again.ffsave"
    assert ffapp("run", "scorpion-swamp", str(tmp_path / "run.jsonl"), "--write", str(saved)).code == 0, ffapp.err
    for one in tmp_path.glob("*.twee"):
        one.unlink()
    assert ffapp("verify", str(saved)).code == 0, ffapp.out


def test_a_game_on_standard_output_says_that_its_text_stays_behind(
    bridge: Path, ffapp: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ffapp("play", str(bridge), "--text", lines=CREATION)
    for words in (("export", "ada", "-"), ("export", "ada")):
        assert ffapp(*words).code == 0
        assert "BeginAdventure" in ffapp.out
        assert "text of the adventure does not travel" in ffapp.err
        assert "to a folder" in ffapp.err
    (tmp_path / "out").mkdir()
    ffapp("export", "ada", str(tmp_path / "out"))
    assert ffapp.err == ""
    assert list((tmp_path / "out").glob("*.twee"))
    monkeypatch.setenv("FFAPP_HOME", str(tmp_path / "other"))
    ffapp("play-text", "scorpion-swamp", lines=CREATION)
    ffapp("export", "ada", "-")
    assert ffapp.err == ""


def test_whoever_asks_for_an_adventure_as_a_book_is_told_how(ffapp: Played) -> None:
    assert ffapp("new", shipped_names()[0]).code == 2
    assert f"play {shipped_names()[0]}" in ffapp.err


def test_the_screen_needs_a_terminal_before_anything_is_done(bridge: Path, ffapp: Played) -> None:
    assert ffapp("play", str(bridge)).code == 2
    assert not saves_folder().exists()


def test_what_can_be_undone_is_what_games_know() -> None:
    assert UNDO == UNDO_MODES


@pytest.mark.parametrize(
    ("language", "answers", "agreed"),
    [
        ("fr", ("", "o", "Oui", "y"), True),
        ("en", ("", "y", "YES"), True),
        ("fr", ("n", "non"), False),
        ("en", ("o",), False),
    ],
)
def test_a_yes_is_a_word_of_the_language(
    language: str, answers: tuple[str, ...], agreed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answer in answers:
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{answer}\n"))
        assert _agreed(Console(language), "?") is agreed, answer


def test_an_answer_leaves_the_next_lines_to_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = io.TextIOWrapper(io.BytesIO(b"y\n1\nq\n"))
    monkeypatch.setattr(sys, "stdin", heard)
    assert _agreed(Console("en"), "?")
    assert heard.buffer.read() == b"1\nq\n"
