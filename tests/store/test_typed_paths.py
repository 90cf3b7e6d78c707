"""Whatever is typed as a path is a path or a refusal of the store, and costs nothing."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.errors import RULES, StoreError
from ffapp.store.files import RealFiles, Status, is_folder
from ffapp.store.folders import VISITOR
from ffapp.store.names import path_named, path_typed, target_typed
from ffapp.store.shelf import Shelf

SAMPLE = Path(__file__).parents[2] / "saves" / "aila.ffsave"

HOSTILE = (
    "",
    "  ",
    "''",
    "file://",
    "n" * 300,
    "n" * 100_000,
    "file:///" + "n" * 300,
    "a\0b",
    "~a\0b/c",
    "file://~%00/x",
    "file:///x%00y/z",
    "\ud800",
    "/etc/passwd/x",
    "circle/x",
    "circle",
)
UNMADE = ("nowhere/x", "shut/x")
"""Where no file can be made, though a folder may."""


class Shut(RealFiles):
    """A disk with a folder that one may not enter."""

    def status(self, file: int | Path) -> Status:
        if isinstance(file, Path) and "shut" in file.parts:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
        return super().status(file)

    def open(self, path: Path, mode: object) -> int:
        if "shut" in path.parts:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return super().open(path, mode)  # type: ignore[arg-type]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the program was started in; no disk says the same to root, so what it says is played."""
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "circle").symlink_to("circle")
    monkeypatch.chdir(folder)
    return folder


def uses(shelf: Shelf) -> dict[str, Callable[[Path], object]]:
    """What is done with a path that somebody types."""
    return {
        "export": lambda path: shelf.export_save(SAMPLE, path),
        "script": lambda path: shelf.export_script(SAMPLE, path),
        "import": shelf.import_save,
        "copy": lambda path: shelf.continue_as_copy(shelf.open(SAMPLE, write=False), path),
    }


@pytest.mark.parametrize("visitor", [False, True])
def test_whatever_is_typed_is_done_or_refused(
    here: Path, ffapp_home: Path, monkeypatch: pytest.MonkeyPatch, visitor: bool
) -> None:
    if visitor:
        ffapp_home.mkdir(parents=True)
        monkeypatch.setenv(VISITOR, "1")
    shelf = Shelf(ffapp_home / "saves", ruleset_of, known=RULESETS, files=Shut())
    for typed in HOSTILE + UNMADE:
        for use, carry_out in uses(shelf).items():
            if use == "copy" and typed in UNMADE:
                continue
            with pytest.raises(StoreError) as refused:
                carry_out(path_typed(typed))
            assert set(refused.value.arguments) == set(RULES[refused.value.rule]), (typed, use)
    assert [path.name for path in here.iterdir()] == ["circle"]


def test_nothing_typed_is_no_path(here: Path) -> None:
    for typed in ("", " ", "''", '""', "file://", "'file://'"):
        with pytest.raises(StoreError) as refused:
            path_typed(typed)
        assert refused.value.rule == "path-empty"
    for given in ("", "file://"):
        with pytest.raises(StoreError) as refused:
            path_named(given)
        assert refused.value.rule == "path-empty"


def test_a_path_is_whole_from_where_it_was_typed(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for typed, path in {
        "'/a b/c'": "/a b/c",
        '"/a"': "/a",
        "file:///a%20b": "/a b",
        " /a ": "/a",
        "'": f"{here}/'",
        "x": f"{here}/x",
        "~nobody-of-that-name/x": f"{here}/~nobody-of-that-name/x",
        "~/x": f"{Path.home()}/x",
    }.items():
        assert path_typed(typed) == Path(path)
    with pytest.raises(StoreError) as refused:
        path_typed("x", full=True)
    assert (refused.value.rule, refused.value.arguments) == ("path-relative", {"path": f"{here}/x"})


def test_a_file_to_be_written_gets_its_ending_and_stands_in_the_own_folder(
    here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "folder").mkdir()
    for typed, path in {
        "eyes3-k": f"{tmp_path}/eyes3-k.html",
        " 'my page.htm' ": f"{tmp_path}/my page.htm",
        "~/x": f"{tmp_path}/x.html",
        "~/": f"{tmp_path}",
        "folder": f"{tmp_path}/folder",
        "new/": f"{here}/new",
        "/a/b": "/a/b.html",
        "./x": f"{here}/x.html",
        "file:///a%20b": "/a b.html",
        ".": f"{here}",
    }.items():
        assert target_typed(typed, ".html") == Path(path), typed
    for typed in HOSTILE:
        try:
            target_typed(typed, ".html")
        except StoreError:
            continue
    monkeypatch.setenv(VISITOR, "1")
    assert target_typed("x", ".html") == here / "x.html"


def test_a_folder_that_is_gone_is_told(here: Path) -> None:
    (here / "circle").unlink()
    here.rmdir()
    for full in (False, True):
        with pytest.raises(StoreError) as refused:
            path_typed("x", full=full)
        assert (refused.value.rule, refused.value.arguments) == ("here-gone", {"path": "x", "cause": "ENOENT"})
        assert path_typed("/x", full=full) == Path("/x")


def test_a_visitor_types_plain_names(ffapp_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ffapp_home.mkdir(parents=True)
    monkeypatch.chdir(ffapp_home)
    monkeypatch.setenv(VISITOR, "1")
    assert path_typed("x", full=True) == ffapp_home / "x"


def test_a_folder_is_asked_of_the_disk_within_bounds(
    tmp_path: Path, ffapp_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "f").write_text("")
    assert [is_folder(RealFiles(), tmp_path / name) for name in ("", "f", "f/x", "none")] == [True, False, False, False]
    ffapp_home.mkdir(parents=True)
    monkeypatch.setenv(VISITOR, "1")
    for out in (tmp_path, tmp_path / "none"):
        with pytest.raises(PermissionError):
            is_folder(RealFiles(), out)


def test_a_folder_is_made_however_deep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RealFiles, "sync_folder", lambda *_: None)  # a thousand of them take long
    deep = tmp_path.joinpath(*["d"] * 1000)
    (tmp_path / "kept").write_text("")
    RealFiles().make_folder(deep)
    os.removedirs(deep)  # it is there, and what clears up after tests does not get so deep
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
