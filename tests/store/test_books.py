"""The texts of adventures beside the saves: each whole or not at all, never over another file, and nothing in a file is
believed."""

from __future__ import annotations

import errno
import os
import random
from contextlib import suppress
from pathlib import Path

import pytest

from ffapp.core.errors import Refusal
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.reading import BeginAdventure, ChangeText
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.books import MOST_BYTES, Books, Origin, hash_of, is_hash, texts_of
from ffapp.store.errors import StoreError
from ffapp.store.files import RealFiles
from ffapp.store.shelf import Shelf
from tests.store.disk import MODES, Disk, PowerCut
from tests.store.saves import Quick

FOLDER = Path("/saves/books")
TEXT = ":: Start\nUn pont. [[Passer->2]]\n\n:: 2\nLe moulin.\n"
OTHER = TEXT.replace("pont", "gué")
NAME = hash_of(TEXT)


def rule_of(books: Books, name: str, beside: Path | None = None) -> str:
    error = books.why_not(name, beside)
    return "" if error is None else error.rule


def refusal_of(books: Books) -> str:
    """Why a text cannot be kept; "" where it is."""
    try:
        books.keep(TEXT)
    except StoreError as error:
        return error.rule
    return ""


# -- keeping -----------------------------------------------------------------------------------------------------------


def test_a_text_is_kept_once_under_the_hash_of_what_it_says(tmp_path: Path) -> None:
    books = Books(tmp_path / "books", Quick())
    assert books.keep(TEXT) == books.keep(TEXT) == NAME
    assert books.text_of(NAME) == TEXT
    assert [path.name for path in books.folder.iterdir()] == [f"{NAME}.twee"]
    assert books.keep(OTHER) == hash_of(OTHER) != NAME
    assert (is_hash(NAME), len(NAME)) == (True, 32)


def test_where_a_text_came_from_is_remembered_and_may_change_or_be_lost(tmp_path: Path) -> None:
    books = Books(tmp_path / "books", Quick())
    for uri in ("file:///a/b%0Ac.twee", "file:///elsewhere.twee"):
        books.keep(TEXT, Origin(uri=uri, title="Le Pont", ifid="A"))
        origin = books.origin_of(NAME)
        assert origin is not None
        assert origin.uri == uri
    assert origin.path == Path("/elsewhere.twee")
    assert books.path_of(NAME).read_text() == TEXT
    beside = books.folder / f"{NAME}.json"
    for junk in (b"", b"[]", b'{"uri":3}', b"\xff", b"[" * 100_000, b"x" * 100_000):
        beside.write_bytes(junk)
        assert books.origin_of(NAME) is None
        assert books.text_of(NAME) == TEXT
    for uri in ("", "http://example.org/a.twee", "/etc/passwd", "file://"):
        assert Origin(uri=uri).path is None
    assert books.origin_of("../../x") is None


@pytest.mark.parametrize("mode", MODES)
def test_a_power_cut_at_every_operation_leaves_the_text_whole_or_not_there(mode: str) -> None:
    def keep(disk: Disk) -> str:
        return Books(FOLDER, disk).keep(TEXT, Origin(uri="file:///a.twee"))

    whole = Disk()
    keep(whole)
    assert len(whole.operations) > 5
    for cut in range(len(whole.operations) + 1):
        disk, kept = Disk(), ""
        disk.cut_at = cut
        with suppress(PowerCut):
            kept = keep(disk)
        for seed in range(3):
            back = disk.after_cut(mode, random.Random(seed))
            books = Books(FOLDER, back)
            assert rule_of(books, NAME) in (("",) if kept else ("", "book-missing"))
            assert books.origin_of(NAME) in (None, Origin(uri="file:///a.twee"))
            assert keep(back) == NAME
            assert books.text_of(NAME) == TEXT


def test_a_disk_that_refuses_is_told_and_leaves_nothing_behind() -> None:
    whole = Disk()
    Books(FOLDER, whole).keep(TEXT)
    rules = set()
    for number, operation in enumerate(whole.operations):
        disk = Disk()
        disk.failing[number] = OSError(errno.ENOSPC, "full")
        refused = refusal_of(Books(FOLDER, disk))
        rules.add(refused)
        there = [path for path in disk.names_now if path.suffix in (".twee", ".tmp")]
        assert there == ([] if refused == "full" else [FOLDER / f"{NAME}.twee"]), operation
        assert Books(FOLDER, disk).keep(TEXT) == NAME
    assert {"full", "unproven"} <= rules


def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    books = Books(tmp_path / "books", Quick())
    with pytest.raises(StoreError, match="large"):
        books.keep("é" * (MOST_BYTES // 2 + 1))
    assert not books.folder.exists()
    assert len(books.text_of(books.keep("é" * (MOST_BYTES // 2)))) == MOST_BYTES // 2


@pytest.mark.parametrize("junk", [b"", TEXT.encode()[:-1], b"\xff\xfe", OTHER.encode()])
def test_a_damaged_text_is_told_put_aside_and_mended(junk: bytes, tmp_path: Path) -> None:
    books = Books(tmp_path / "books", Quick())
    books.keep(TEXT)
    for number in (1, 2):
        books.path_of(NAME).write_bytes(junk)
        assert rule_of(books, NAME) == "book-damaged"
        books.keep(TEXT)
        assert books.text_of(NAME) == TEXT
        assert books.path_of(NAME).with_name(f"{NAME}.twee.damaged-{number}").read_bytes() == junk


@pytest.mark.parametrize("name", ["", "..", "../../etc/passwd", "A" * 32, NAME[:-1], f"{NAME}0", "\0" * 32, "\ud800"])
def test_what_is_no_name_of_a_text_is_looked_for_nowhere(name: str, tmp_path: Path) -> None:
    class Untouched(Quick):
        def open(self, path: Path, mode: object) -> int:
            raise AssertionError(path)

    books = Books(tmp_path, Untouched())
    assert rule_of(books, name, tmp_path) == "book-missing"
    books.adopt((name,), tmp_path)


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    books = Books(tmp_path, RealFiles())
    os.mkfifo(books.path_of(NAME))
    assert rule_of(books, NAME) == "book-damaged"
    assert books.keep(TEXT) == NAME


# -- with the games ----------------------------------------------------------------------------------------------------


def shelf_in(folder: Path) -> Shelf:
    return Shelf(folder, ruleset_of, known=RULESETS, files=Quick(), clock=lambda: 1_700_000_000.0)


def played(shelf: Shelf, *texts: str) -> Path:
    """A game that was pinned to these texts, one after another; all but the last were undone."""
    with shelf.create("scorpion-swamp") as saved:
        game = saved.game
        game.submit(CreateHero(name="Ada"))
        game.submit(BeginAdventure(adventure=shelf.books.keep(texts[0], Origin(title="Le Pont")), title="Le Pont"))
        game.submit(Enter(section="Start", links=("2",)))
        for text in texts[1:]:
            game.submit(ChangeText(adventure=shelf.books.keep(text), title="Le Pont", links=("2",)))
            game.undo()
    return saved.path


def test_a_game_opens_reads_and_undoes_without_its_text(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path / "saves")
    path = played(shelf, TEXT)
    shelf.books.path_of(NAME).unlink()
    (entry,) = shelf.entries()
    assert entry.card is not None
    assert (entry.state, entry.card.adventure, entry.card.title, entry.card.section) == ("ok", NAME, "Le Pont", "Start")
    assert rule_of(shelf.books, entry.card.adventure) == "book-missing"
    with shelf.open(path) as saved:
        assert saved.writable
        with pytest.raises(Refusal):
            saved.game.submit(GoTo(section=2))
        saved.game.submit(Enter(section="2", by_hand=True), confirm=True)
        saved.game.undo()
        saved.game.undo()
        assert saved.game.state.section is None


def test_the_shelf_knows_the_text_of_a_game_that_was_not_closed(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path / "saves")
    saved = shelf.open(played(shelf, TEXT))
    for command, text in ((ChangeText(adventure=shelf.books.keep(OTHER)), OTHER), (None, TEXT)):
        if command is None:
            saved.game.undo()
        else:
            saved.game.submit(command)
        (entry,) = shelf.entries()
        assert entry.card is not None
        assert (entry.state, entry.card.adventure) == ("unclosed", hash_of(text))
    saved.release()


def test_a_save_sent_away_takes_all_its_texts_along(tmp_path: Path) -> None:
    shelf, away, other = shelf_in(tmp_path / "saves"), tmp_path / "away", shelf_in(tmp_path / "other")
    path = played(shelf, TEXT, OTHER)
    away.mkdir()
    sent = shelf.export_save(path, away)
    names = {f"le-pont-{NAME[:8]}.twee", f"book-{hash_of(OTHER)[:8]}.twee"}
    assert {one.name for one in away.iterdir()} == {sent.name, *names}
    assert {shelf.export_script(path, away).name} | {sent.name, *names} == {one.name for one in away.iterdir()}
    with pytest.raises(StoreError, match="exists"):
        shelf.export_save(path, away)
    assert other.books.text_of(NAME, away) == TEXT  # opened where it lies
    with other.open(other.import_save(sent)) as saved:
        assert texts_of(saved.game) == (NAME, hash_of(OTHER))
    for one in away.iterdir():
        one.unlink()
    assert {other.books.text_of(NAME), other.books.text_of(hash_of(OTHER))} == {TEXT, OTHER}


def test_a_save_sent_alone_still_opens(tmp_path: Path) -> None:
    shelf, away, other = shelf_in(tmp_path / "saves"), tmp_path / "away", shelf_in(tmp_path / "other")
    path = played(shelf, TEXT)
    away.mkdir()
    for one in shelf.books.folder.iterdir():
        one.unlink()
    sent = shelf.export_save(path, away)
    assert [one.name for one in away.iterdir()] == [sent.name]
    with other.open(other.import_save(sent)) as saved:
        assert saved.writable
    (away / "le-pont.twee").write_text(TEXT)
    assert rule_of(other.books, NAME, away) == "book-missing"  # by what it is called it is any text
    (away / f"x-{NAME[:8]}.twee").write_text(OTHER)
    assert rule_of(other.books, NAME, away) == "book-missing"
    (away / f"y-{NAME[:8]}.twee").write_text(TEXT)
    other.books.adopt((NAME,), away)
    assert other.books.text_of(NAME) == TEXT


def test_a_text_is_sent_under_another_name_where_its_own_is_taken(tmp_path: Path) -> None:
    books, away = Books(tmp_path / "books", Quick()), tmp_path / "away"
    away.mkdir()
    books.keep(TEXT, Origin(title="Le Pont"))
    (away / f"le-pont-{NAME[:8]}.twee").write_text("precious")
    assert books.send((NAME, "0" * 32), away) == books.send((NAME,), away) == (away / f"{NAME}.twee",)
    (away / f"{NAME}.twee").write_text("precious")
    with pytest.raises(StoreError, match="exists"):
        books.send((NAME,), away)
    assert {one.read_text() for one in away.iterdir()} == {"precious"}


def test_copies_and_the_archive_keep_their_text(tmp_path: Path) -> None:
    shelf, elsewhere = shelf_in(tmp_path / "saves"), tmp_path / "elsewhere"
    path = played(shelf, TEXT)
    with shelf.open(path, write=False) as saved:
        copy = shelf.continue_as_copy(saved, elsewhere)
    assert shelf_in(tmp_path / "other").books.text_of(NAME, copy.parent) == TEXT
    other = shelf_in(tmp_path / "other")
    other.duplicate(copy)
    assert other.books.text_of(NAME) == TEXT
    archived = shelf.archive(shelf.duplicate(path))
    assert shelf.books.text_of(NAME, archived.parent) == TEXT


def test_a_game_is_saved_elsewhere_though_its_text_cannot_be(tmp_path: Path) -> None:
    class Full(Quick):
        full = False

        def write(self, handle: int, data: bytes) -> int:
            if self.full and data == TEXT.encode():
                raise OSError(errno.ENOSPC, "full")
            return super().write(handle, data)

    disk = Full()
    shelf = Shelf(tmp_path / "saves", ruleset_of, files=disk)
    with shelf.open(played(shelf, TEXT), write=False) as saved:
        disk.full = True
        with shelf.open(shelf.continue_as_copy(saved, tmp_path / "elsewhere")) as again:
            assert again.game.card().adventure == NAME
    assert len([*(tmp_path / "elsewhere").glob("*.ffsave")]) == 1


@pytest.mark.parametrize("mode", MODES)
def test_a_power_cut_while_a_save_is_sent_or_taken_leaves_it_with_its_text(mode: str) -> None:
    """A save that is there under its name has its text beside it, or on its shelf."""

    def send(disk: Disk) -> None:
        shelf = Shelf(Path("/saves"), ruleset_of, files=disk, clock=lambda: 1.7e9)
        shelf.export_save(played(shelf, TEXT), Path("/away/a.ffsave"))
        Shelf(Path("/other"), ruleset_of, files=disk, clock=lambda: 1.7e9).import_save(Path("/away/a.ffsave"))

    folders = ("/saves", "/away", "/other")
    whole = Disk(folders)
    send(whole)
    for cut in range(MODES.index(mode) % 2, len(whole.operations) + 1, 2):
        disk = Disk(folders)
        disk.cut_at = cut
        with suppress(PowerCut):
            send(disk)
        back = disk.after_cut(mode, random.Random(cut))
        for path in back.names_now:
            if path.suffix == ".ffsave" and path.parent != Path("/saves"):
                shelf = Shelf(Path("/other"), ruleset_of, files=back)
                assert rule_of(shelf.books, NAME, path.parent) == "", cut
