"""A visitor reads and writes in one folder, and is told of no other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ffapp import resources
from ffapp.doonjons.defaults import default_dungeon
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import read_settings, write_settings
from ffapp.store.dungeons import dungeon_path, keep_dungeon, read_dungeon
from ffapp.store.errors import Outside, StoreError, shown
from ffapp.store.files import RealFiles
from ffapp.store.folders import PLACES, VISITOR, saves_folder, settings_file, visitor_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts


@pytest.fixture
def home(ffapp_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a visitor."""
    ffapp_home.mkdir(parents=True)
    monkeypatch.setenv(VISITOR, "1")
    return ffapp_home


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder of somebody else, with a save in it."""
    (tmp_path / "secret.ffsave").write_bytes(sample().read_bytes())
    return tmp_path


def sample() -> Path:
    return resources.saves() / "aila.ffsave"


def the_shelf() -> Shelf:
    return Shelf(saves_folder(), ruleset_of, known=RULESETS)


def test_the_user_of_the_machine_is_no_visitor(ffapp_home: Path, elsewhere: Path) -> None:
    assert visitor_folder() is None
    assert the_shelf().import_save(elsewhere / "secret.ffsave").is_file()
    assert shown(elsewhere) == str(elsewhere)


def test_a_visitor_plays_samples_and_puts_saves_in_order(home: Path) -> None:
    shelf = the_shelf()
    path = shelf.duplicate(sample())
    with shelf.open(path) as opened:
        assert opened.writable
    path = shelf.archive(shelf.rename(path, "Autre"))
    (entry,) = shelf.entries(archived=True)
    assert entry.path == path
    assert shelf.export_save(path, home) == home / path.name
    assert shelf.export_script(path, home / "commands.jsonl").is_file()
    assert shelf.import_save(home / path.name).is_file()
    settings, _ = read_settings()
    write_settings(settings)
    dungeon = default_dungeon(1, 2)
    keep_dungeon(dungeon, dungeon_path("Cave"))
    assert read_dungeon(dungeon_path("Cave")).title == dungeon.title


ATTEMPTS: dict[str, Callable[[Path, Path], object]] = {
    "reads a save": lambda mine, other: the_shelf().import_save(other / "secret.ffsave"),
    "reads what is not there": lambda mine, other: the_shelf().import_save(other / "nothing.ffsave"),
    "reads a folder": lambda mine, other: the_shelf().import_save(other),
    "copies a save": lambda mine, other: the_shelf().duplicate(other / "secret.ffsave"),
    "opens a save": lambda mine, other: the_shelf().open(other / "secret.ffsave"),
    "writes into a folder": lambda mine, other: the_shelf().export_save(mine, other),
    "writes a file": lambda mine, other: the_shelf().export_script(mine, other / "new.jsonl"),
    "writes where nothing is": lambda mine, other: the_shelf().export_save(mine, other / "no" / "new"),
    "climbs": lambda mine, other: the_shelf().export_save(mine, mine.parent / ".." / ".." / "x"),
    "goes on elsewhere": lambda mine, other: the_shelf().continue_as_copy(the_shelf().open(mine, write=False), other),
    "lists another folder": lambda mine, other: Shelf(other, ruleset_of, known=RULESETS).entries(),
}


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS)
def test_a_visitor_reaches_nothing_else_and_learns_nothing(
    home: Path, elsewhere: Path, attempt: Callable[[Path, Path], object]
) -> None:
    mine = the_shelf().duplicate(sample())
    before = sorted(elsewhere.rglob("*"))
    with pytest.raises(StoreError) as refused:
        attempt(mine, elsewhere)
    assert (refused.value.rule, refused.value.arguments) == ("outside", {})
    assert sorted(elsewhere.rglob("*")) == before
    for language in Texts.available:
        assert Texts(language, strict=True)("store-outside")


def test_a_link_does_not_lead_a_visitor_out(home: Path, elsewhere: Path) -> None:
    (home / "link.ffsave").symlink_to(elsewhere / "secret.ffsave")
    (home / "folder").symlink_to(elsewhere)
    for path in (home / "link.ffsave", home / "folder" / "secret.ffsave"):
        with pytest.raises(StoreError, match="outside"):
            the_shelf().import_save(path)


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "x" * 5000])
def test_a_name_that_no_file_has_is_refused_as_ever(home: Path, name: str) -> None:
    with pytest.raises(StoreError, match=r"unreadable|not-found"):
        the_shelf().import_save(home / name)


def test_every_way_to_the_disk_is_watched(home: Path, elsewhere: Path) -> None:
    files, inside, out = RealFiles(), home / "a", elsewhere / "a"
    ways: list[Callable[[], object]] = [
        lambda: files.open(out, "read"),
        lambda: files.open(out, "append"),
        lambda: files.open(out, "new"),
        lambda: files.open(sample(), "append"),
        lambda: files.status(out),
        lambda: files.publish(inside, out),
        lambda: files.publish(out, inside),
        lambda: files.rename(inside, out),
        lambda: files.rename(sample(), inside),
        lambda: files.discard(sample()),
        lambda: files.make_folder(out),
        lambda: files.sync_folder(elsewhere),
        lambda: files.names(elsewhere),
        lambda: files.lock(out),
    ]
    for way in ways:
        with pytest.raises(Outside):
            way()


def test_a_visitor_is_told_of_no_folder_of_this_machine(home: Path, elsewhere: Path) -> None:
    assert [shown(find()) for find in PLACES.values()] == [
        "saves",
        "dungeons",
        "adventures",
        "settings.toml",
        "crash.log",
        "visitors",
    ]
    assert shown(elsewhere / "secret.ffsave") == "secret.ffsave"
    assert shown(home / "saves" / "\udcff") == "saves/�"
    settings_file().write_text("theme = [", encoding="utf-8")
    _, (problem,) = read_settings()
    assert problem.arguments["path"] == "settings.toml"
    assert shown(home) == "."
