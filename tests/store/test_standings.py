"""Several files of one game, as a synchronised folder leaves them: told as one, with the one that goes furthest."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ffapp.store.entries import Standing
from ffapp.store.errors import StoreError
from ffapp.store.files import Mode, RealFiles
from ffapp.store.formats import CURRENT, Format
from ffapp.store.savefile import Store, open_save
from ffapp.store.shelf import Shelf
from tests.store.saves import Quick, forge, forged_header, small_save, store
from tests.toy import Earn, Name, Walk, rulesets

CONFLICTS = (
    "{} (conflicted copy 2026-01-02 101112).ffsave",
    "{} (Aïla's conflicted copy 2026-01-02).ffsave",
    "{}.sync-conflict-20260102-101112-ABCDEFG.ffsave",
    "{}-DESKTOP-7.ffsave",
    "{} 2.ffsave",
)
"""What the programs that synchronise folders call them."""


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves", rulesets, known={"toy"}, files=Quick())


@pytest.fixture
def path(shelf: Shelf) -> Path:
    with shelf.create("toy") as saved:
        saved.game.submit(Name(hero="Aïla"))
        saved.game.submit(Walk(section=3))
    return saved.path


def conflict(path: Path, number: int = 0) -> Path:
    other = path.with_name(CONFLICTS[number].format(path.stem))
    shutil.copy(path, other)
    return other


def play(path: Path, times: int, *, gold: int = 1) -> None:
    with open_save(store(), path) as saved:
        for _ in range(times):
            saved.game.submit(Earn(gold=gold))


def standings(shelf: Shelf, *, archived: bool = False) -> dict[Path, Standing | None]:
    return {entry.path: entry.standing for entry in shelf.entries(archived=archived)}


@pytest.mark.parametrize("number", range(len(CONFLICTS)))
def test_the_file_that_was_played_on_goes_furthest(shelf: Shelf, path: Path, number: int) -> None:
    other = conflict(path, number)
    play(other, 3)
    assert standings(shelf) == {path: Standing(2, other, "behind", 0), other: Standing(2, other, "furthest", 0)}
    shelf.archive(path)
    assert standings(shelf) == {other: None}
    assert standings(shelf, archived=True) == {path.parent / "archive" / path.name: None}


def test_what_was_played_on_both_is_counted(shelf: Shelf, path: Path) -> None:
    one, two = conflict(path, 0), conflict(path, 1)
    play(path, 3, gold=1)
    play(one, 5, gold=2)
    play(two, 1, gold=3)
    with open_save(store(), two) as saved:
        saved.game.undo()
    assert standings(shelf) == {
        path: Standing(3, one, "apart", 3),
        one: Standing(3, one, "furthest", 0),
        two: Standing(3, one, "apart", 2),
    }


def test_who_has_played_nothing_has_nothing_of_his_own(shelf: Shelf, path: Path) -> None:
    """The marks of sessions are no acts: a file that was only looked at holds nothing that would be missed."""
    one = conflict(path)
    play(path, 1)
    play(one, 0)
    assert standings(shelf) == {path: Standing(2, path, "furthest", 0), one: Standing(2, path, "behind", 0)}


def test_of_files_alike_the_one_with_the_plain_name_is_meant(shelf: Shelf, path: Path) -> None:
    other = conflict(path)
    assert standings(shelf) == {path: Standing(2, path, "furthest", 0), other: Standing(2, path, "same", 0)}


def test_of_equal_lengths_the_last_played_is_meant(shelf: Shelf, path: Path) -> None:
    other = conflict(path)
    play(path, 2)
    with open_save(Store(rulesets, Quick(), lambda: 1_800_000_000.0), other) as saved:
        saved.game.submit(Earn(gold=2))
        saved.game.submit(Earn(gold=2))
    assert standings(shelf) == {path: Standing(2, other, "apart", 2), other: Standing(2, other, "furthest", 0)}


Work = Callable[[Shelf, Path], object]
DELIBERATE: dict[str, Work] = {
    "a duplicate": lambda shelf, path: shelf.duplicate(path),
    "a duplicate of a duplicate": lambda shelf, path: shelf.duplicate(shelf.duplicate(path)),
    "a copy that goes on": lambda shelf, path: shelf.continue_as_copy(shelf.open(path, write=False)),
    "taken in once more": lambda shelf, path: shelf.import_save(path),
    "given away": lambda shelf, path: shelf.export_save(path, path.parent.parent),
    "as a script": lambda shelf, path: shelf.export_script(path, path.parent),
    "renamed": lambda shelf, path: shelf.rename(path, "Zagor"),
    "away and back": lambda shelf, path: shelf.unarchive(shelf.archive(path)),
    "another game": lambda shelf, path: shelf.create("toy").close(),
    "what a tool leaves": lambda shelf, path: shutil.copy(path, path.with_name(f".{path.name}.tmp")),
}


@pytest.mark.parametrize("work", DELIBERATE.values(), ids=DELIBERATE)
def test_what_ffapp_itself_makes_is_no_conflict(
    shelf: Shelf, path: Path, work: Callable[[Shelf, Path], object]
) -> None:
    work(shelf, path)
    assert set(standings(shelf).values()) == {None}


def test_the_copies_beside_a_save_are_none(tmp_path: Path) -> None:
    """The one of an older format, and the end that was torn off."""
    path = small_save(tmp_path)
    with path.open("ab") as file:
        file.write(b'{"h":"12')
    newer = Format(CURRENT.version + 1, (*CURRENT.upcasters, CURRENT.upcasters[-1]))
    with open_save(store(form=newer), path) as saved:
        assert saved.backup
        assert saved.kept_aside
    assert len([*tmp_path.glob("*.ffsave*")]) == 3
    shelf = Shelf(tmp_path, rulesets, known={"toy"})
    assert list(standings(shelf).values()) == [None]


def test_a_damaged_file_counts_as_far_as_it_is_sound(shelf: Shelf, path: Path) -> None:
    play(path, 3)
    other = conflict(path)
    data = other.read_bytes()
    lines = data.splitlines(keepends=True)
    other.write_bytes(b"".join([*lines[:-3], b"x" * 40 + b"\n", *lines[-2:]]))
    assert standings(shelf)[other] == Standing(2, path, "behind", 0)
    other.write_bytes(lines[0])
    assert standings(shelf) == {path: Standing(2, path, "furthest", 0), other: Standing(2, path, "behind", 0)}
    other.write_bytes(lines[0].rstrip())
    assert standings(shelf)[other] == Standing(2, path, "behind", 0)
    other.write_bytes(data + b"x" * 40 + b"\n")
    assert standings(shelf)[path] == Standing(2, path, "furthest", 0)
    assert standings(shelf)[other] == Standing(2, path, "same", 0)


def test_another_header_is_another_game_whatever_id_it_claims(shelf: Shelf, path: Path) -> None:
    header = shelf.open(path, write=False).header
    other = path.with_name("other.ffsave")
    other.write_bytes(forge([], forged_header(id=header.id, seed="another")))
    assert set(standings(shelf).values()) == {None}


def test_what_cannot_be_read_any_more_is_left_out(shelf: Shelf, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was there a moment ago, when it was listed."""
    other = conflict(path)
    seen: list[Path] = []
    opened = RealFiles.open

    def refused(self: RealFiles, path: Path, mode: Mode) -> int:
        if path in seen and path == other:
            raise PermissionError
        seen.append(path)
        return opened(self, path, mode)

    monkeypatch.setattr(RealFiles, "open", refused)
    assert set(standings(shelf).values()) == {None}


def test_only_files_that_share_their_game_are_read_whole(
    shelf: Shelf, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(path, 300)
    others = [shelf.duplicate(path) for _ in range(3)]
    read: list[int] = []
    real = RealFiles.read

    def counted(self: RealFiles, handle: int, size: int, offset: int) -> bytes:
        data = real(self, handle, size, offset)
        read.append(len(data))
        return data

    monkeypatch.setattr(RealFiles, "read", counted)
    shelf.entries()
    assert sum(read) < 4 * 10_000
    read.clear()
    conflict(path)
    shelf.entries()
    assert 2 * path.stat().st_size < sum(read) < 2 * path.stat().st_size + 5 * 10_000
    assert others


def test_a_name_that_means_one_game_says_which_file_goes_furthest(shelf: Shelf, path: Path) -> None:
    other = conflict(path)
    play(other, 1)
    header = shelf.open(path, write=False).header
    for name in ("aila", header.id[:6]):
        with pytest.raises(StoreError) as refused:
            shelf.find(name)
        assert refused.value.rule == "one-game"
        assert refused.value.arguments == {
            "name": name,
            "count": 2,
            "furthest": other.name,
            "candidates": ", ".join(sorted([path.name, other.name])),
        }
    assert shelf.find(other.name) == other
    shelf.duplicate(path)
    with pytest.raises(StoreError, match="ambiguous"):
        shelf.find("aila")


def test_a_game_here_and_put_away_is_one_game(shelf: Shelf, path: Path) -> None:
    other = conflict(path)
    shelf.archive(path)
    play(other, 1)
    with pytest.raises(StoreError) as refused:
        shelf.find(shelf.open(other, write=False).header.id)
    assert refused.value.arguments["furthest"] == other.name


def test_files_of_one_game_have_one_writer_among_them(shelf: Shelf, path: Path) -> None:
    other = conflict(path)
    with shelf.open(path):
        second = shelf.open(other)
        assert second.reason
        assert second.reason.rule == "locked"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read anything")
def test_a_file_that_may_not_be_read_is_listed_alone(shelf: Shelf, path: Path) -> None:
    conflict(path).chmod(0)
    assert set(standings(shelf).values()) == {None}
