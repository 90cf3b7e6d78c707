"""The shelf: listed from head and tail, put in order, copied, and nothing ever deleted or overwritten."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from unittest.mock import ANY

import platformdirs
import pytest

from ffapp.core.bounds import EARLIEST, LATEST
from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.core.script import entry_decoder, play
from ffapp.settings import Settings, read_settings
from ffapp.store.entries import TAIL, Entry, read_entry
from ffapp.store.errors import StoreError
from ffapp.store.files import RealFiles
from ffapp.store.folders import PLACES, log_folder, saves_folder, settings_folder
from ffapp.store.names import file_name, name_of, slug
from ffapp.store.savefile import SavedGame, open_save
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.texts.chronicle import local
from ffapp.texts.dates import tell_when
from tests.store.saves import Quick, small_save, store
from tests.toy import TOY, Brawl, Earn, Name, Note, Walk, rulesets


class Time:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def shelf(tmp_path: Path, clock: Time) -> Shelf:
    return Shelf(tmp_path / "saves", rulesets, known={"toy"}, files=Quick(), clock=clock)


def started(shelf: Shelf, hero: str = "Aïla", *, notes: int = 0) -> SavedGame:
    saved = shelf.create("toy")
    saved.game.submit(Name(hero=hero))
    saved.game.submit(Walk(section=34))
    for number in range(notes):
        saved.game.submit(Note(text=f"note {number} " + "mot " * 20))
    return saved


def everything(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".lock"
    }


# -- the list --------------------------------------------------------------------------------------------------


def test_an_entry_tells_the_game(shelf: Shelf, clock: Time) -> None:
    saved = started(shelf)
    clock.now += 60
    path = saved.close()
    (entry,) = shelf.entries()
    assert entry == Entry(
        path=path,
        state="ok",
        when=1_700_000_060,
        size=path.stat().st_size,
        name="aila",
        id=saved.header.id,
        ruleset="toy",
        created="2023-11-14T22:13:20Z",
        card=saved.game.card(),
    )
    assert entry.card
    assert (entry.card.hero, entry.card.section) == ("Aïla", 34)


@pytest.mark.parametrize("now", [-1e18, -62_135_596_801, 253_402_300_800, 1e12, 1e18])
def test_a_clock_that_no_calendar_follows_loses_nothing(tmp_path: Path, now: float) -> None:
    shelf = Shelf(tmp_path / "saves", rulesets, known={"toy"}, files=Quick(), clock=lambda: now)
    path = started(shelf).close()
    copy = shelf.duplicate(path)
    for language in Texts.available:
        for entry in shelf.entries():
            assert entry.when == (EARLIEST if now < 0 else LATEST)
            assert tell_when(Texts(language), entry.when, shelf.store.seconds()) == ("" if now < 0 else ANY)
    with shelf.open(copy) as again:
        assert again.writable
        assert again.game.state.section == 34


@pytest.mark.parametrize("ts", [EARLIEST - 1, EARLIEST, LATEST, LATEST + 1, 253_402_300_000, 2**62, -(2**62)])
@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows has one zone for all programs")
@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "Etc/GMT+12"])
def test_a_day_of_any_save_has_an_end(monkeypatch: pytest.MonkeyPatch, ts: int, zone: str) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        midnight = local(ts).replace(hour=0)
        assert midnight.timestamp() < (midnight + timedelta(days=1)).timestamp()
    finally:
        monkeypatch.undo()
        time.tzset()


def test_an_empty_or_missing_shelf(shelf: Shelf) -> None:
    assert shelf.entries() == shelf.entries(archived=True) == []
    assert shelf.last() is None
    assert not shelf.folder.exists()


def test_the_last_played_comes_first(shelf: Shelf, clock: Time) -> None:
    paths = []
    for hero in ("Un", "Deux", "Trois"):
        clock.now += 60
        paths.append(started(shelf, hero).close())
    assert [entry.path for entry in shelf.entries()] == paths[::-1]
    clock.now += 60
    shelf.open(paths[0]).close()
    last = shelf.last()
    assert last
    assert last.path == paths[0]
    for path in shelf.folder.glob("*.ffsave"):
        os.utime(path, (0, 0))  # a folder that was copied: the saves themselves know better
    assert [entry.path for entry in shelf.entries()] == [paths[0], paths[2], paths[1]]


@pytest.mark.parametrize("notes", [0, 7, 45, 130, 400])
def test_an_unclosed_save_shows_a_card_of_its_last_fifty_commands(shelf: Shelf, notes: int) -> None:
    saved = started(shelf, notes=notes)
    saved.release()
    (entry,) = shelf.entries()
    assert entry.state == "unclosed"
    assert entry.card
    assert entry.card.hero == "Aïla"
    with shelf.open(saved.path):
        pass
    (entry,) = shelf.entries()
    assert (entry.state, entry.card and entry.card.hero) == ("ok", "Aïla")


def test_a_card_is_found_behind_long_lines(shelf: Shelf) -> None:
    saved = started(shelf)
    for _ in range(48):
        saved.game.submit(Note(text="x" * 10_000))
    saved.release()
    assert saved.path.stat().st_size > 40 * TAIL
    (entry,) = shelf.entries()
    assert entry.card


@pytest.mark.parametrize("before", [0, 1, 3, 8, 60])
def test_a_hero_is_on_the_shelf_from_the_first_line_on(shelf: Shelf, before: int) -> None:
    saved = shelf.create("toy")
    for number in range(before):
        saved.game.submit(Walk(section=number + 1))

    def shown() -> str | None:
        (entry,) = shelf.entries()
        return entry.card and entry.card.hero

    saved.game.submit(Name(hero="Aïla"))
    assert shown() == "Aïla"
    saved.game.submit(Name(hero="Zagor"))
    assert shown() == "Zagor"
    saved.game.undo()
    assert shown() == "Aïla"
    saved.release()
    again = shelf.open(saved.path)
    for _ in range(7):
        again.game.submit(Walk(section=9))
    assert shown() == "Aïla"


def test_a_card_comes_again_after_many_bytes(shelf: Shelf) -> None:
    saved = started(shelf)
    for turn in range(120):
        saved.game.submit(Note(text="\x01" * 10_000))  # 120 kilobytes a line: no note is longer in a file
        if turn % 3 == 0:
            saved.game.undo()
        (entry,) = shelf.entries()
        assert entry.card
        assert entry.card.hero == "Aïla"


def test_a_card_in_the_player_s_own_words_is_no_card(shelf: Shelf) -> None:
    words = 'x"close":{"card":{"hero":"Zagor"}}'
    saved = started(shelf)
    saved.game.submit(Note(text=words))
    saved.release()
    (entry,) = shelf.entries()
    assert (entry.state, entry.card and entry.card.hero) == ("unclosed", "Aïla")
    with shelf.open(saved.path) as again:
        again.game.submit(Name(hero=words))
    (entry,) = shelf.entries()
    assert (entry.state, entry.card and entry.card.hero) == ("ok", words)


def test_the_list_reads_little(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = started(shelf, notes=1000)
    saved.close()
    assert saved.path.stat().st_size > 200_000
    read: list[int] = []
    real = RealFiles.read

    def counted(self: RealFiles, handle: int, size: int, offset: int) -> bytes:
        data = real(self, handle, size, offset)
        read.append(len(data))
        return data

    monkeypatch.setattr(RealFiles, "read", counted)
    (entry,) = shelf.entries()
    assert entry.card
    assert sum(read) <= 16 * 1024


@pytest.mark.parametrize(
    ("spoil", "state"),
    [
        (lambda data: data[:-1], "ok"),
        (lambda data: data[:-9], "unclosed"),
        (lambda data: data + b'{"h":"', "unclosed"),
        (lambda data: data.replace(b'"section":34', b'"section":35'), "damaged"),
        (lambda data: data + b"\n", "damaged"),
        (lambda data: data[:10], "unreadable"),
        (lambda data: b"", "unreadable"),
        (lambda data: data[: data.index(b"\n") + 1], "damaged"),
        (lambda data: data[: data.index(b"\n")], "damaged"),
        (lambda data: data[: data.index(b"\n") + 50], "damaged"),
    ],
)
def test_the_state_of_a_spoiled_save(shelf: Shelf, spoil: Callable[[bytes], bytes], state: str) -> None:
    path = started(shelf).close()
    path.write_bytes(spoil(path.read_bytes()))
    (entry,) = shelf.entries()
    assert entry.state == state


def test_an_unknown_ruleset_is_newer(shelf: Shelf) -> None:
    started(shelf).close()
    assert [entry.state for entry in Shelf(shelf.folder, rulesets, known=()).entries()] == ["newer"]
    with pytest.raises(StoreError, match="ruleset-unknown"):
        Shelf(shelf.folder, lambda name: None).create("toy")


# -- finding ---------------------------------------------------------------------------------------------------


def test_a_save_is_found_by_whatever_names_it(shelf: Shelf) -> None:
    saved = started(shelf)
    path = saved.close()
    other = started(shelf, "Zagor").close()
    for name in (str(path), path.name, path.stem, saved.header.id, saved.header.id[:5].upper(), "aila", "Aïla"):
        assert shelf.find(name) == path
    assert shelf.find("zagor") == other
    shelf.archive(path)
    assert shelf.find("aila").parent == shelf.archive_folder
    for name in ("", "ai", saved.header.id[:2], "nobody", "/nowhere/x.ffsave", "*", "."):
        with pytest.raises(StoreError, match="not-found"):
            shelf.find(name)


def test_a_save_is_found_by_the_beginning_of_its_name(shelf: Shelf) -> None:
    path = started(shelf, "Aïla d’Or").close()
    odd = started(shelf, "Zagor").close()
    odd = odd.rename(shelf.folder / "nuit noire.ffsave")
    for name, wanted in (("ail", path), ("Aïla", path), ("aïla d", path), ("nuit", odd), ("zag", odd)):
        assert shelf.find(name) == wanted
    named = started(shelf, "Aïla").close()
    assert shelf.find("aïla") == named  # who is called so wins over who is called so and more
    with pytest.raises(StoreError, match="ambiguous"):
        shelf.find("aïl")


def test_a_hero_is_found_by_the_very_name_whatever_its_letters(shelf: Shelf) -> None:
    heroes = ("a'b\"c", "a b  c", "*", "\\", "ſtraße", "[x]", "竜", "E\u0301lodie", "aila", "Aïla")
    paths = {hero: started(shelf, hero).close() for hero in heroes}
    for hero, path in paths.items():
        assert shelf.find(hero) == path, hero
    for name, hero in {
        "strasse": "ſtraße",
        "STRAS": "ſtraße",
        "[X]": "[x]",
        "élodie": "E\u0301lodie",
        "AILA": "aila",
    }.items():
        assert shelf.find(name) == paths[hero], name
    for name in ("a-b-c", "A'b c", "**"):
        with pytest.raises(StoreError) as refused:
            shelf.find(name)
        assert refused.value.rule == ("not-found" if name == "**" else "ambiguous")


def test_a_save_is_found_by_its_address_whatever_its_path_is_made_of(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"caf\xe9 %41")
    shelf = Shelf(folder, rulesets)
    path = started(shelf).close()
    assert shelf.find(path.as_uri()) == path
    with pytest.raises(StoreError, match="not-found"):
        shelf.find(path.as_uri() + "x")


@pytest.mark.parametrize("form", ["path", "file name", "stem"])
def test_a_link_that_leads_nowhere_is_told_as_one(shelf: Shelf, form: str) -> None:
    shelf.folder.mkdir()
    link = shelf.folder / "lost.ffsave"
    link.symlink_to("gone.ffsave")
    name = {"path": str(link), "file name": link.name, "stem": link.stem}[form]
    with pytest.raises(StoreError) as refused:
        shelf.open(shelf.find(name), write=False)
    assert refused.value.rule == "dangling"
    assert refused.value.arguments == {"path": str(link), "target": str(shelf.folder / "gone.ffsave")}
    (entry,) = shelf.entries()
    assert (entry.state, entry.reason and entry.reason.rule) == ("unreadable", "dangling")


@pytest.mark.parametrize("form", ["path", "file name", "stem"])
def test_a_link_that_leads_to_itself_is_told_as_one(shelf: Shelf, form: str) -> None:
    shelf.folder.mkdir()
    link = shelf.folder / "loop.ffsave"
    link.symlink_to(link.name)
    name = {"path": str(link), "file name": link.name, "stem": link.stem}[form]
    with pytest.raises(StoreError) as refused:
        shelf.open(shelf.find(name), write=False)
    assert refused.value.arguments == {"path": str(link), "cause": "ELOOP"}


def test_a_path_out_of_reach_is_told_by_its_cause(shelf: Shelf) -> None:
    path = started(shelf).close()
    with pytest.raises(StoreError) as refused:
        shelf.find(f"{path}/x.ffsave")
    assert refused.value.arguments["cause"] == "ENOTDIR"


def test_what_fits_several_names_them(shelf: Shelf) -> None:
    names = sorted(started(shelf).close().name for _ in range(2))
    with pytest.raises(StoreError) as refused:
        shelf.find("aïla")
    assert refused.value.rule == "ambiguous"
    assert refused.value.arguments == {"name": "aïla", "count": 2, "candidates": ", ".join(names)}


def test_a_path_outside_the_shelf(shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = small_save(tmp_path / "elsewhere")
    assert shelf.find(str(path)) == path
    monkeypatch.chdir(path.parent)
    assert shelf.find(path.name) == Path(path.name)


# -- names -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Aïla", "aila"),
        ("  Aïla d'Or — l’Élue ", "aila-d-or-lelue"),
        ("../../etc/passwd", "etc-passwd"),
        ("[Zagor]\x1b[31m", "zagor-31m"),
        ("竜", ""),
        ("", ""),
        ("\ud800", ""),
        ("CON", "con"),
        ("x" * 10_000, "x" * 40),
        ("🧝🏽‍♀️ 7", "7"),
    ],
)
def test_slugs(name: str, wanted: str) -> None:
    assert slug(name) == wanted
    assert name_of(Path(file_name(name, "toy", "0123456789abcdef"))) == (wanted or "toy")


def test_a_new_game_takes_its_hero_s_name_when_closed(shelf: Shelf) -> None:
    saved = shelf.create("toy")
    assert saved.path.name == f"toy-{saved.header.id[:8]}.ffsave"
    saved.game.submit(Name(hero="Aïla"))
    assert saved.close().name == f"aila-{saved.header.id[:8]}.ffsave"
    with shelf.open(saved.path) as again:
        again.game.submit(Name(hero="Zagor"))
    assert again.path.name.startswith("aila-")


def test_the_hero_s_name_never_takes_another_file_s(shelf: Shelf) -> None:
    saved = started(shelf)
    other = shelf.folder / f"aila-{saved.header.id[:8]}.ffsave"
    other.write_bytes(b"other")
    assert saved.close().name.startswith("toy-")
    assert other.read_bytes() == b"other"


def test_rename(shelf: Shelf) -> None:
    path = started(shelf).close()
    data = path.read_bytes()
    new = shelf.rename(path, "Avant le pont")
    assert new.name == f"avant-le-pont-{path.stem[-8:]}.ffsave"
    assert (new.read_bytes(), path.exists()) == (data, False)
    assert shelf.rename(new, "avant le PONT") == new
    with pytest.raises(StoreError, match="name-unusable"):
        shelf.rename(new, "…")
    with pytest.raises(StoreError, match="not-found"):
        shelf.rename(path, "x")
    path.write_bytes(b"other")
    with pytest.raises(StoreError, match="exists"):
        shelf.rename(new, "aila")
    assert (path.read_bytes(), new.read_bytes()) == (b"other", data)


def test_archive_and_back(shelf: Shelf) -> None:
    path = started(shelf).close()
    data = path.read_bytes()
    away = shelf.archive(path)
    assert shelf.archive(away) == away
    assert shelf.entries() == []
    (entry,) = shelf.entries(archived=True)
    assert (entry.path, entry.archived, entry.state) == (away, True, "ok")
    assert shelf.last() is None
    path.write_bytes(b"other")
    back = shelf.unarchive(away)
    assert (back.name, back.read_bytes(), path.read_bytes()) == (f"{path.stem}-2.ffsave", data, b"other")
    assert shelf.archive(path).read_bytes() == b"other"  # whatever it is


def test_what_is_wrong_with_the_archive_hides_no_save(shelf: Shelf, tmp_path: Path) -> None:
    path = started(shelf).close()
    outside = shelf.export_save(path, tmp_path)
    shelf.archive_folder.write_bytes(b"a file where the folder should be")
    for name in (path.stem, path.name, "aila"):
        assert shelf.find(name) == path
    assert shelf.last()
    for work in (lambda: shelf.find("zagor"), lambda: shelf.entries(archived=True)):
        with pytest.raises(StoreError) as failed:
            work()
        assert failed.value.arguments["path"] == str(shelf.archive_folder)
    with pytest.raises(StoreError):
        shelf.archive(path)
    assert shelf.open(shelf.import_save(outside), write=False).header.copy_of


@pytest.mark.parametrize("target", ["real/g.ffsave", "absolute"])
def test_a_link_is_not_put_away(shelf: Shelf, target: str) -> None:
    path = started(shelf).close()
    (shelf.folder / "real").mkdir()
    real = path.rename(shelf.folder / "real" / "g.ffsave")
    link = shelf.folder / "link.ffsave"
    link.symlink_to(real if target == "absolute" else target)
    before = everything(shelf.folder)
    with pytest.raises(StoreError) as refused:
        shelf.archive(link)
    assert (refused.value.rule, refused.value.arguments) == ("linked", {"path": str(link), "target": str(real)})
    assert everything(shelf.folder) == before
    moved = shelf.rename(link, "Zagor")
    assert moved.is_symlink()
    with shelf.open(moved) as saved:
        assert saved.path == real


def test_a_game_being_played_stays_where_it_is(shelf: Shelf) -> None:
    with started(shelf) as saved:
        for work in (shelf.archive, lambda path: shelf.rename(path, "x")):
            with pytest.raises(StoreError, match="in-use"):
                work(saved.path)
        saved.game.submit(Earn(gold=1))
        assert saved.writable


# -- copies ----------------------------------------------------------------------------------------------------


def test_duplicate(shelf: Shelf) -> None:
    saved = started(shelf)
    saved.game.submit(Brawl())
    saved.game.undo()
    path = saved.close()
    data = path.read_bytes()
    copy = shelf.duplicate(path)
    assert path.read_bytes() == data
    with shelf.open(copy) as again:
        assert again.header.copy_of == saved.header.id
        assert again.header.id != saved.header.id
        assert again.game.steps == saved.game.steps
        assert again.game.redo_target() == saved.game.redo_target()
        assert not again.recovered
        with shelf.open(path) as first:  # each has a lock of its own, and the dice fall alike
            assert first.writable
            assert first.game.submit(Brawl()).step.rolls == again.game.submit(Brawl()).step.rolls
    assert {entry.copy_of for entry in shelf.entries()} == {"", saved.header.id}


def test_a_copy_gets_a_name_of_its_own(shelf: Shelf, tmp_path: Path) -> None:
    path = started(shelf).close()
    copies = [shelf.duplicate(path, mark="copie") for _ in range(2)]
    copies.append(shelf.duplicate(copies[1], mark="copie"))
    copies.append(shelf.import_save(shelf.export_save(path, tmp_path), mark="copie"))
    copies.append(shelf.continue_as_copy(shelf.open(path, write=False), mark="copie"))
    names = [entry.name for copy in copies for entry in shelf.entries() if entry.path == copy]
    assert names == ["aila-copie", *(f"aila-copie-{number}" for number in (2, 3, 4, 5))]
    renamed = shelf.rename(path, "avant le pont " + "x" * 40)
    copy = shelf.duplicate(renamed, mark="copie")
    assert name_of(copy) == "avant-le-pont-" + "x" * 20 + "-copie"  # as long as a name may be
    created = shelf.create("toy").close()
    assert "copie" in shelf.duplicate(created, mark="copie").name


def test_duplicating_a_game_being_played_copies_what_is_acknowledged(shelf: Shelf) -> None:
    with started(shelf) as saved:
        copy = shelf.duplicate(saved.path)
        again = shelf.open(copy, write=False)
        assert again.game.state == saved.game.state
        assert again.report.closed


def test_an_exported_save_is_the_save(shelf: Shelf, tmp_path: Path) -> None:
    path = started(shelf).close()
    out = tmp_path / "out"
    out.mkdir()
    assert shelf.export_save(path, out) == out / path.name
    assert (out / path.name).read_bytes() == path.read_bytes()
    for target in (out, out / path.name, path):
        with pytest.raises(StoreError, match="exists"):
            shelf.export_save(path, target)
    with pytest.raises(StoreError, match="unwritable"):
        shelf.export_save(path, tmp_path / "none" / "x.ffsave")
    with pytest.raises(StoreError, match="not-found"):
        shelf.export_save(tmp_path / "none.ffsave", out)
    assert [each.name for each in out.iterdir()] == [path.name]


def test_an_exported_script_plays_the_same_game(shelf: Shelf, tmp_path: Path) -> None:
    saved = started(shelf)
    saved.game.submit(Brawl(enemies=2))
    saved.game.undo()
    saved.game.submit(Earn(gold=-20), confirm=True)
    saved.game.submit(Brawl(enemies=3))
    path = saved.close()
    script = shelf.export_script(path, tmp_path)
    assert script == tmp_path / f"{path.stem}.jsonl"
    game = Game(TOY, Header(id="", ruleset="toy", seed="another"))
    for line in script.read_bytes().splitlines():
        play(game, entry_decoder(TOY).decode(line))
    assert game.state == saved.game.state
    with pytest.raises(StoreError, match="exists"):
        shelf.export_script(path, script)


def test_import_takes_a_save_as_it_is(shelf: Shelf, tmp_path: Path) -> None:
    path = small_save(tmp_path / "elsewhere")
    new = shelf.import_save(path)
    assert new.parent == shelf.folder
    assert new.read_bytes() == path.read_bytes()
    with shelf.open(new) as saved:
        assert saved.header.id == open_save(store(), path, write=False).header.id


@pytest.mark.parametrize("archived", [False, True])
def test_importing_a_game_that_is_there_makes_a_copy(shelf: Shelf, tmp_path: Path, archived: bool) -> None:
    path = started(shelf).close()
    outside = shelf.export_save(path, tmp_path)
    if archived:
        path = shelf.archive(path)
    before = everything(shelf.folder)
    new = shelf.import_save(outside)
    assert new != path
    after = everything(shelf.folder)
    assert after.items() >= before.items()
    assert len(after) == len(before) + 1
    assert shelf.open(new, write=False).header.copy_of == shelf.open(path, write=False).header.id


def test_importing_what_was_torn_takes_what_is_sound(shelf: Shelf, tmp_path: Path) -> None:
    path = small_save(tmp_path / "elsewhere")
    data = path.read_bytes()
    for spoiled, wanted in ((data + b'{"h":', data), (data[:-1], data)):
        path.write_bytes(spoiled)
        new = shelf.import_save(path)
        assert path.read_bytes() == spoiled
        assert new.read_bytes() == wanted
        new.unlink()


def test_a_sample_opens_as_a_copy(shelf: Shelf, tmp_path: Path) -> None:
    sample = small_save(tmp_path / "samples")
    sample.chmod(0o444)
    before = everything(sample.parent)
    with shelf.open(shelf.duplicate(sample)) as saved:
        saved.game.submit(Earn(gold=1))
    with shelf.open(shelf.duplicate(sample)) as saved:
        assert saved.writable
    assert everything(sample.parent) == before
    assert len(shelf.entries()) == 2


def test_nothing_is_ever_deleted_or_overwritten(shelf: Shelf, tmp_path: Path) -> None:
    """Whatever is done to the shelf, every content that was ever complete is still somewhere."""
    contents = set()
    path = started(shelf).close()
    outside = shelf.export_save(path, tmp_path / "out.ffsave")
    for work in (
        lambda: shelf.rename(path, "x"),
        lambda: shelf.archive(shelf.find("x")),
        lambda: shelf.duplicate(shelf.find("x")),
        lambda: shelf.import_save(outside),
        lambda: shelf.unarchive(shelf.archive_folder / f"x-{path.stem[-8:]}.ffsave"),
        lambda: shelf.export_script(shelf.find(f"x-{path.stem[-8:]}"), tmp_path),
    ):
        contents |= set(everything(tmp_path).values())
        work()
        assert contents <= set(everything(tmp_path).values())


# -- folders ---------------------------------------------------------------------------------------------------


def test_a_home_of_one_s_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for home, folder in ((str(tmp_path), tmp_path), ("~/games", tmp_path / "games"), ("~", tmp_path)):
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.setenv("FFAPP_HOME", home)
        assert (saves_folder(), settings_folder(), log_folder()) == (folder / "saves", folder, folder)


UNUSABLE = {
    "": "empty",
    " ": "relative",
    "relative": "relative",
    "./relative": "relative",
    "~nobody-of-that-name/x": "nobody",
    "~nobody-of-that-name": "nobody",
    "/x\0y": "null",
}


@pytest.mark.parametrize(("home", "why"), UNUSABLE.items(), ids=repr)
def test_a_home_that_cannot_be_is_told(monkeypatch: pytest.MonkeyPatch, home: str, why: str) -> None:
    monkeypatch.setattr(os, "environ", {**os.environ, "FFAPP_HOME": home})  # a null no system lets through
    for place, find in PLACES.items():
        with pytest.raises(StoreError) as refused:
            find()
        assert refused.value.rule == "home-unusable", place
        assert refused.value.arguments == {"variable": "FFAPP_HOME", "value": home, "why": why}
    assert read_settings() == (Settings(), ())  # so that the sentence finds its language


@pytest.mark.parametrize("home", ["relative", ""])
def test_a_home_of_the_system_that_cannot_be_is_told(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    monkeypatch.delenv("FFAPP_HOME", raising=False)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *words, **named: f"{home}/.local/share/ffapp".lstrip("/"))
    with pytest.raises(StoreError) as refused:
        saves_folder()
    assert (refused.value.rule, refused.value.arguments["variable"]) == ("home-unusable", "HOME")


def test_the_system_s_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("FFAPP_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for folder in (saves_folder(), settings_folder(), log_folder()):
        assert tmp_path in folder.parents
        assert "ffapp" in folder.parts
        assert not folder.exists()


def test_an_entry_of_nothing(tmp_path: Path) -> None:
    entry = read_entry(RealFiles(), tmp_path / "none.ffsave")
    assert (entry.state, entry.reason and entry.reason.rule) == ("unreadable", "not-found")


# -- called after its hero ---------------------------------------------------------------------------------------------


def test_a_file_is_called_after_its_hero_from_its_first_line_on_and_is_not_renamed_while_it_is_open(
    shelf: Shelf,
) -> None:
    saved = shelf.create("toy", name="Aïla d'Or")
    path = saved.path
    assert path.name == f"aila-d-or-{saved.header.id[:8]}.ffsave"
    for hero in ("Aïla d'Or", "Zagor"):
        saved.game.submit(Name(hero=hero))
        assert (saved.path, path.exists()) == (path, True)
    saved.release()
    with shelf.open(path) as again:
        assert again.game.card().hero == "Zagor"
    assert path.exists(), "what another session has called it stays"


@pytest.mark.parametrize(
    ("name", "hero", "after"),
    [
        ("Aïla", "Aïla", "aila"),
        ("Aïla", "Aïla, Brune", "aila-brune"),
        ("Aïla", "", "aila"),
        ("", "Aïla", "aila"),
        ("", "", "toy"),
        ("…", "Zagor", "zagor"),
    ],
)
def test_who_it_was_made_for_makes_way_at_the_first_end_for_who_plays(
    shelf: Shelf, name: str, hero: str, after: str
) -> None:
    saved = shelf.create("toy", name=name)
    if hero:
        saved.game.submit(Name(hero=hero))
    path = saved.close()
    assert path.name == f"{after}-{saved.header.id[:8]}.ffsave"
    assert [entry.path for entry in shelf.entries()] == [path]
