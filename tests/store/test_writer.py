"""A disk that fails: what was acknowledged stays, what was not leaves nothing, and doubt closes the writer."""

from __future__ import annotations

import errno
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ffapp.core.errors import ConfirmationNeeded, Inconsistency, Refusal
from ffapp.core.game import Game
from ffapp.store.copies import copy_save
from ffapp.store.errors import StoreError
from ffapp.store.files import Mode, RealFiles
from ffapp.store.savefile import SavedGame, Store, create_save, open_save
from ffapp.store.shelf import Shelf
from tests.store.disk import Disk
from tests.store.saves import small_save, store
from tests.toy import TOY, Earn, Note, Purse, Walk, rulesets

SAVES = Path("/saves")


def playing(disk: Disk) -> SavedGame:
    saved = create_save(store(files=disk), SAVES, TOY, seed="oaken")
    saved.game.submit(Earn(gold=5))
    return saved


def test_a_command_is_one_write_and_one_sync() -> None:
    disk = Disk()
    saved = playing(disk)
    for act in (lambda: saved.game.submit(Walk(section=3)), saved.game.undo, saved.game.redo):
        before = len(disk.operations)
        act()
        assert disk.operations[before:] == ["write", "sync"]


@pytest.mark.skipif(sys.platform == "darwin", reason="there it is another call")
def test_what_is_acknowledged_has_been_synced_by_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The call that waits for the disk, on the very file and once for each act."""
    synced: list[int] = []
    call = "fdatasync" if hasattr(os, "fdatasync") else "fsync"
    real = getattr(os, call)
    monkeypatch.setattr(os, call, lambda handle: (synced.append(os.fstat(handle).st_ino), real(handle)))
    with create_save(Store(rulesets, RealFiles()), tmp_path, TOY) as saved:
        for gold in (5, 6):
            before = len(synced)
            saved.game.submit(Earn(gold=gold))
            assert synced[before:] == [saved.path.stat().st_ino]


def test_what_is_refused_writes_nothing() -> None:
    disk = Disk()
    saved = playing(disk)
    before, operations = disk.tree(), len(disk.operations)
    for command in (Earn(gold=-99), Walk(section=0), Note(text="\udcff")):
        with pytest.raises(Refusal):
            saved.game.submit(command)
    with pytest.raises(ConfirmationNeeded):
        saved.game.submit(Earn(gold=-25))
    assert (disk.tree(), len(disk.operations)) == (before, operations)


@pytest.mark.parametrize("taken", range(8))
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EIO, None])
def test_a_failed_write_leaves_nothing_and_the_game_goes_on(taken: int, number: int | None) -> None:
    disk = Disk()
    saved = playing(disk)
    before = disk.content(saved.path)
    operation = len(disk.operations)
    if number is None:
        disk.short[operation] = taken
    else:
        disk.failing[operation] = OSError(number, "no")
    with pytest.raises(StoreError) as failed:
        saved.game.submit(Walk(section=3))
    assert failed.value.rule == ("unwritable" if number == errno.EIO else "full")
    assert disk.operations[operation:] == ["write", "truncate", "sync"]
    assert disk.content(saved.path) == before
    assert (saved.game.state.gold, saved.game.state.section, saved.reason) == (25, None, None)
    saved.game.submit(Walk(section=3))
    path = saved.close()
    assert open_save(store(files=disk), path).game.state.section == 3


@pytest.mark.parametrize(("later", "rule"), [(1, "writer-lost"), (2, "writer-lost")])
def test_a_failed_write_that_cannot_be_undone_closes_the_writer(later: int, rule: str) -> None:
    disk = Disk()
    saved = playing(disk)
    operation = len(disk.operations)
    disk.short[operation] = 9
    disk.failing[operation + later] = OSError(errno.EIO, "no")
    with pytest.raises(StoreError, match=rule):
        saved.game.submit(Walk(section=3))
    disk.failing.clear()
    for act in (lambda: saved.game.submit(Walk(section=3)), saved.game.undo, lambda: saved.game.rewind(0)):
        with pytest.raises(StoreError, match=rule):
            act()
    assert not saved.writable
    assert saved.game.state.gold == 25
    assert saved.close() == saved.path
    assert not disk._locks
    with open_save(store(files=disk), saved.path) as again:
        assert again.game.state == saved.game.state
        assert again.report.torn == (9 if later == 1 else 0)


def test_a_game_whose_disk_failed_goes_on_as_a_copy_elsewhere() -> None:
    disk, other = Disk(), Disk(("/other",))
    saved = playing(disk)
    saved.game.submit(Walk(section=3))
    saved.game.undo()
    disk.failing[len(disk.operations) + 1] = OSError(errno.EIO, "no")
    with pytest.raises(StoreError, match="sync-failed"):
        saved.game.submit(Walk(section=4))
    disk.dead = True
    saved.store = store(files=other)
    copy = copy_save(saved, Path("/other"))
    with open_save(store(files=other), copy) as again:
        assert again.game.state == saved.game.state
        assert again.game.redo_target() == saved.game.redo_target()
        assert again.game.steps == saved.game.steps


def change_size(disk: Disk, path: Path) -> None:
    disk.names_now[path].pending.append((b"x", 0))


def shrink(disk: Disk, path: Path) -> None:
    disk.names_now[path].pending.append((b"", 30))


def replace(disk: Disk, path: Path) -> None:
    data = disk.content(path)
    disk.moves = [move for move in disk.moves if move[1] != path]
    disk.put(path, data)


def remove(disk: Disk, path: Path) -> None:
    disk.moves = [move for move in disk.moves if move[1] != path]
    disk.safe_names.pop(path, None)


@pytest.mark.parametrize("meddle", [change_size, shrink, replace, remove])
def test_a_file_that_is_not_as_we_left_it_is_left_alone(meddle: object) -> None:
    disk = Disk()
    saved = playing(disk)
    meddle(disk, saved.path)  # type: ignore[operator]
    before = disk.tree()
    for _ in range(2):
        with pytest.raises(StoreError, match="changed"):
            saved.game.submit(Walk(section=3))
    assert disk.tree() == before
    assert saved.game.state.section is None
    copy = copy_save(saved, SAVES)
    assert open_save(store(files=disk), copy).game.state == saved.game.state


@pytest.mark.parametrize("how", ["removed", "replaced", "longer"])
def test_the_same_on_a_real_disk(tmp_path: Path, how: str) -> None:
    path = small_save(tmp_path)
    saved = open_save(store(), path)
    data = path.read_bytes()
    if how == "longer":
        with path.open("ab") as file:
            file.write(b"x")
    else:
        path.unlink()
        if how == "replaced":
            path.write_bytes(data)
    with pytest.raises(StoreError, match="changed"):
        saved.game.submit(Earn(gold=1))
    saved.close()
    if how == "removed":
        assert not path.exists()
    else:
        assert path.read_bytes() == data + (b"x" if how == "longer" else b"")


def test_an_interrupted_write_is_not_built_upon() -> None:
    disk = Disk()
    saved = playing(disk)
    sync = disk.sync

    def interrupted(handle: int) -> None:
        disk.sync = sync  # type: ignore[method-assign]
        saved.close()  # as a signal handler would
        raise KeyboardInterrupt

    disk.sync = interrupted  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        saved.game.submit(Walk(section=3))
    with pytest.raises(Inconsistency, match="interrupted"):
        saved.game.submit(Walk(section=3))
    again = open_save(store(files=disk), saved.path)
    assert again.recovered
    assert again.report.damage is None


QUIET = {("_attach", "undo"), ("_move", "submit")}
"""Where nothing is interrupted."""


@pytest.mark.parametrize("closing", [SavedGame.close, SavedGame.release])
@pytest.mark.parametrize("order", ["submit", "undo"])
@pytest.mark.parametrize("where", ["_write", "_attach", "_move", "_keep", "_settle"])
def test_what_interrupts_a_game_that_takes_over_a_line_harms_no_save(
    monkeypatch: pytest.MonkeyPatch, where: str, order: str, closing: Callable[[SavedGame], object]
) -> None:
    """The line is on the disk, the game does not know it yet: no other may get its number."""
    disk = Disk()
    saved = playing(disk)
    real = getattr(Game, where)

    def interrupted(self: Game, *args: object) -> None:
        if where == "_write":
            real(self, *args)
        raise KeyboardInterrupt

    act = {"submit": lambda: saved.game.submit(Walk(section=3)), "undo": saved.game.undo}[order]
    with monkeypatch.context() as patched:
        patched.setattr(Game, where, interrupted)
        if (where, order) in QUIET:
            act()
        else:
            with pytest.raises(KeyboardInterrupt):
                act()
            for again in (lambda: saved.game.submit(Walk(section=4)), saved.game.undo, lambda: saved.game.rewind(0)):
                with pytest.raises((Inconsistency, Refusal)):
                    again()
    closing(saved)
    assert not disk._locks
    assert not disk._open
    with open_save(store(files=disk), saved.path) as found:
        assert found.writable
        assert found.game.state == (Purse(gold=25, section=3) if order == "submit" else Purse())
        assert found.recovered == (closing is SavedGame.release or (where, order) not in QUIET)


def test_a_signal_in_the_middle_of_closing_closes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk()
    saved = playing(disk)
    real = Game._settle

    def interrupted(self: Game, *args: Any) -> None:
        saved.close()  # as a signal handler would
        real(self, *args)

    monkeypatch.setattr(Game, "_settle", interrupted)
    saved.close()
    with open_save(store(files=disk), saved.path, write=False) as found:
        assert found.report.closed
        assert sum(b'"close":' in line for line in found.lines) == 1


def test_closing_twice_writes_once_and_a_closed_game_takes_nothing() -> None:
    disk = Disk()
    saved = playing(disk)
    path = saved.close()
    before = disk.tree()
    assert saved.close() == path
    with pytest.raises(StoreError, match="closed"):
        saved.game.submit(Walk(section=3))
    assert disk.tree() == before
    assert not disk._locks
    assert not disk._open


def test_a_mark_that_does_not_fit_is_told_and_everything_given_back() -> None:
    disk = Disk()
    saved = playing(disk)
    disk.failing[len(disk.operations)] = OSError(errno.ENOSPC, "no")
    with pytest.raises(StoreError, match="full"):
        saved.close()
    assert not disk._locks
    assert not disk._open
    with open_save(store(files=disk), saved.path) as again:
        assert again.recovered
        assert again.game.state.gold == 25


def test_creating_where_nothing_can_be_written_leaves_nothing() -> None:
    whole = Disk()
    playing(whole)
    creating = whole.operations.index("sync folder", whole.operations.index("publish"))
    for operation in range(creating):
        disk = Disk()
        disk.failing[operation] = OSError(errno.EROFS, "no")
        with pytest.raises(StoreError, match="unwritable"):
            create_save(store(files=disk), SAVES, TOY)
        assert disk.tree() == {}
        assert not disk._locks


def test_opening_where_nothing_can_be_written_reads() -> None:
    whole = Disk()
    path = playing(whole).close()
    whole.safe_names = whole.names_now
    data = whole.content(path)

    def disk_with(data: bytes) -> Disk:
        disk = Disk()
        disk.put(path, data)
        return disk

    for spoiled in (data, data[:-1], data[:-30]):
        disk = disk_with(spoiled)
        open_save(store(files=disk), path)
        for operation in range(len(disk.operations)):
            disk = disk_with(spoiled)
            disk.failing[operation] = OSError(errno.EROFS, "no")
            saved = open_save(store(files=disk), path)
            assert saved.reason
            assert saved.reason.rule in ("unwritable", "sync-failed", "unproven")
            if saved.reason.rule == "unproven":
                assert Path(str(saved.reason.arguments["path"])) in disk.names_now
            assert saved.game.state.gold == 25
            assert disk.content(path).startswith(spoiled[: saved.chain.end])
            saved.close()
            assert not disk._locks
            assert not disk._open
            with open_save(store(files=disk.after_cut("kept", random.Random(0))), path) as again:
                assert again.game.state.gold == 25


class NoFolderSync(Disk):
    """Its folders cannot be synced."""

    def __init__(self, number: int) -> None:
        super().__init__(("/saves", "/saves/archive"))
        self.number = number

    def sync_folder(self, folder: Path) -> None:
        raise OSError(self.number, "no")


def put_in_order(disk: Disk) -> dict[str, Callable[[], Path]]:
    """All that gives a file a name."""
    whole = Disk()
    path = playing(whole).close()
    disk.put(path, whole.content(path))
    other = Path("/saves/other.ffsave")
    disk.put(other, whole.content(path).replace(b"gold", b"goat"))  # not ours to read, but ours to move
    shelf = Shelf(SAVES, rulesets, files=disk)
    return {
        "create": lambda: shelf.create("toy").path,
        "duplicate": lambda: shelf.duplicate(path),
        "export": lambda: shelf.export_save(path, SAVES / "out.ffsave"),
        "script": lambda: shelf.export_script(path, SAVES / "out.jsonl"),
        "import": lambda: shelf.import_save(path),
        "rename": lambda: shelf.rename(path, "Zagor"),
        "archive": lambda: shelf.archive(other),
    }


ORDERS = tuple(put_in_order(Disk()))


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EOPNOTSUPP])
def test_where_folders_cannot_be_synced_all_works(order: str, number: int) -> None:
    disk = NoFolderSync(number)
    assert put_in_order(disk)[order]() in disk.names_now


@pytest.mark.parametrize("order", ORDERS)
def test_what_is_there_but_not_proven_is_told_with_its_place(order: str) -> None:
    disk = NoFolderSync(errno.EIO)
    before = set(disk.names_now)
    work = put_in_order(disk)[order]
    with pytest.raises(StoreError) as failed:
        work()
    assert failed.value.rule == "unproven"
    assert failed.value.arguments["cause"] == "EIO"
    there = Path(str(failed.value.arguments["path"]))
    assert there in disk.names_now
    assert there not in before
    assert not disk._locks
    assert not disk._open


@pytest.mark.parametrize("number", [errno.EINVAL, errno.EIO])
def test_a_torn_save_is_touched_only_once_its_end_is_safe_elsewhere(number: int) -> None:
    whole = Disk()
    path = playing(whole).close()
    disk = NoFolderSync(number)
    data = whole.content(path) + b'{"h":"12'
    disk.put(path, data)
    with open_save(store(files=disk), path) as saved:
        assert saved.writable == (number == errno.EINVAL)
        assert saved.game.state.gold == 25
    if number == errno.EIO:
        assert saved.reason
        assert saved.reason.rule == "unproven"
        assert disk.content(path) == data
        assert disk.content(Path(str(saved.reason.arguments["path"]))) == b'{"h":"12'


def test_a_folder_that_was_made_but_not_proven_is_told(tmp_path: Path) -> None:
    class Failing(RealFiles):
        def sync_folder(self, folder: Path) -> None:
            raise OSError(errno.EIO, "no")

    with pytest.raises(StoreError, match="unproven") as failed:
        create_save(store(files=Failing()), tmp_path / "new", TOY)
    assert failed.value.arguments["path"] == str(tmp_path / "new")
    assert (tmp_path / "new").is_dir()


@pytest.mark.parametrize("racing", [False, True])
def test_without_hard_links_nothing_is_replaced_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, racing: bool
) -> None:
    path = tmp_path / "x.ffsave"

    def no_links(*_: object) -> None:
        if racing:
            path.write_bytes(b"other")
        raise OSError(errno.EPERM, "no")

    monkeypatch.setattr(os, "link", no_links)
    monkeypatch.setattr(os.path, "lexists", lambda _: False)  # whoever looks first may come too late
    if racing:
        with pytest.raises(StoreError, match="exists"):
            create_save(store(), tmp_path, TOY, path=path)
        assert path.read_bytes() == b"other"
    else:
        create_save(store(), tmp_path, TOY, path=path).close()
        with open_save(store(), path) as saved:
            assert saved.writable
    assert not list(tmp_path.glob(".*.tmp"))


@pytest.mark.parametrize("name", ["a\0b", "a\ud800b"])
def test_a_name_that_no_disk_can_hold_is_refused(tmp_path: Path, name: str) -> None:
    shelf = Shelf(tmp_path, rulesets)
    path = small_save(tmp_path)
    for work in (
        lambda: create_save(store(), tmp_path / name, TOY),
        lambda: create_save(store(), tmp_path, TOY, path=tmp_path / name),
        lambda: open_save(store(), tmp_path / name),
        lambda: shelf.export_save(path, tmp_path / name),
        lambda: shelf.export_script(path, tmp_path / name / "x"),
        lambda: shelf.find(str(tmp_path / name)),
        lambda: shelf.rename(tmp_path / name, "x"),
        lambda: shelf.archive(tmp_path / name),
        lambda: shelf.import_save(tmp_path / name),
        lambda: Shelf(tmp_path / name, rulesets).entries(),
        lambda: Shelf(tmp_path / name, rulesets).create("toy"),
    ):
        with pytest.raises(StoreError) as refused:
            work()
        str(refused.value).encode()


@pytest.mark.parametrize("seed", ["\ud800", "x" * 3000, "\0" * 1000])
def test_a_seed_that_no_header_can_hold_is_refused(tmp_path: Path, seed: str) -> None:
    with pytest.raises(StoreError, match="seed-unusable"):
        create_save(store(), tmp_path, TOY, seed=seed)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("seed", ["", "\0", "x" * 2000, "é" * 900])
def test_any_other_seed_will_do(tmp_path: Path, seed: str) -> None:
    with create_save(store(), tmp_path, TOY, seed=seed) as saved:
        assert open_save(store(), saved.path, write=False).header.seed == seed


class WriteProtected(Disk):
    """Files here may be read only."""

    def open(self, path: Path, mode: Mode) -> int:
        if mode == "append":
            raise PermissionError(errno.EACCES, "no")
        return super().open(path, mode)


def test_a_write_protected_save_opens_to_be_read() -> None:
    whole = Disk()
    path = playing(whole).close()
    disk = WriteProtected()
    disk.put(path, whole.content(path))
    saved = open_save(store(files=disk), path)
    assert saved.reason
    assert (saved.reason.rule, saved.reason.arguments["cause"]) == ("unwritable", "EACCES")
    assert saved.game.state.gold == 25


class Moving(Disk):
    """A disk on which another process renames the save just before we get its lock."""

    def lock(self, path: Path) -> int | None:
        self.safe_names = {Path("/saves/other.ffsave"): node for node in self.names_now.values()}
        self.moves = []
        return super().lock(path)


def test_a_save_that_moves_while_it_is_opened_is_not_written() -> None:
    whole = Disk()
    path = playing(whole).close()
    disk = Moving()
    disk.put(path, whole.content(path))
    with pytest.raises(StoreError, match="not-found"):
        open_save(store(files=disk), path)
    assert list(disk.tree().values()) == [whole.content(path)]
    assert not disk._locks


def test_the_files_are_the_player_s_own(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "by" / "us"
    saved = create_save(store(), folder, TOY)
    assert saved.path.stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    saved.close()
