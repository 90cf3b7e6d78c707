"""One writer at a time: by whatever name a save is reached, and where the filesystem knows no locks."""

from __future__ import annotations

import errno
import os
import platform
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ffapp.store import holding
from ffapp.store.errors import StoreError
from ffapp.store.files import Handle
from ffapp.store.lock import UNKNOWN
from ffapp.store.savefile import SavedGame, Store, create_save, open_save
from ffapp.store.shelf import Shelf
from tests.shares import few
from tests.store.disk import MODES, Disk, PowerCut
from tests.store.player import Players
from tests.store.saves import Lockless, Quick, small_save, store
from tests.toy import TOY, Earn, rulesets

SAVES = Path("/saves")
SYSTEM = "the system's locks"
FILE = "lock files"


@pytest.fixture(params=[SYSTEM, FILE])
def files(request: pytest.FixtureRequest) -> Quick:
    return Quick() if request.param == SYSTEM else Lockless()


@pytest.fixture
def shelf(tmp_path: Path, files: Quick) -> Shelf:
    return Shelf(tmp_path / "saves", rulesets, known={"toy"}, files=files)


def why(saved: SavedGame) -> str:
    return saved.reason.rule if saved.reason else ""


def held_files(folder: Path) -> list[str]:
    return [path.name for path in folder.rglob("*.held*")]


# -- one game ----------------------------------------------------------------------------------------------------------


def test_all_that_a_shelf_can_do_works_with_lock_files_too(shelf: Shelf, tmp_path: Path) -> None:
    with shelf.create("toy") as saved:
        saved.game.submit(Earn(gold=1))
        assert why(shelf.open(saved.path)) == "locked"
        for work in (shelf.archive, lambda path: shelf.rename(path, "x")):
            with pytest.raises(StoreError, match="in-use"):
                work(saved.path)
        copy = shelf.duplicate(saved.path)
        other = shelf.continue_as_copy(saved, tmp_path / "elsewhere")
        saved.game.submit(Earn(gold=1))
    for path in (copy, other):
        with shelf.open(path) as again:
            assert again.writable
            again.game.submit(Earn(gold=1))
    path = shelf.unarchive(shelf.archive(shelf.rename(saved.path, "Zagor")))
    outside = shelf.export_save(path, tmp_path)
    assert shelf.import_save(outside) != path
    with shelf.open(path) as again:
        assert again.game.state.gold == 22
        assert not again.recovered
    again.release()  # once more does no harm
    assert held_files(tmp_path) == []


@pytest.mark.parametrize("number", sorted(UNKNOWN))
def test_whatever_a_filesystem_says_that_knows_no_locks(tmp_path: Path, number: int) -> None:
    with create_save(store(files=Lockless(number)), tmp_path, TOY) as saved:
        saved.game.submit(Earn(gold=1))
    with open_save(store(files=Lockless(number)), saved.path) as again:
        assert again.writable
        assert why(open_save(store(files=Lockless(number)), saved.path)) == "locked"


def test_any_other_failure_of_a_lock_is_a_failure(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    assert why(open_save(store(files=Lockless(errno.EIO)), path)) == "unwritable"
    with pytest.raises(StoreError, match="unwritable"):
        create_save(store(files=Lockless(errno.EIO)), tmp_path, TOY)
    assert held_files(tmp_path) == []


# -- one file ----------------------------------------------------------------------------------------------------------


def other_names(path: Path) -> dict[str, Path]:
    """The same file by other names, made now."""
    folder = path.parent.parent / "other"
    folder.mkdir()
    hard, link = folder / path.name, folder / "link.ffsave"
    hard.hardlink_to(path)
    link.symlink_to(path)
    return {"hard link": hard, "link": link}


@pytest.mark.parametrize("name", ["hard link", "link"])
@pytest.mark.parametrize("early", [True, False])
def test_another_name_of_a_save_in_another_folder_only_reads(tmp_path: Path, name: str, early: bool) -> None:
    path = small_save(tmp_path / "saves")
    names = other_names(path) if early else {}
    with open_save(store(), path) as first:
        names = names or other_names(path)
        second = open_save(store(), names[name])
        assert why(second) == "locked"
        with pytest.raises(StoreError, match="locked"):
            second.game.submit(Earn(gold=1))
        first.game.submit(Earn(gold=1))
        assert len(open_save(store(), names[name], write=False).lines) == len(first.lines)  # reading is no matter
    with open_save(store(), names[name]) as second:
        assert second.writable
        assert why(open_save(store(), path)) == "locked"


def test_a_save_that_is_carried_elsewhere_while_it_is_played_has_one_writer(tmp_path: Path) -> None:
    path = small_save(tmp_path / "saves")
    (tmp_path / "other").mkdir()
    with open_save(store(), path) as first:
        moved = path.rename(tmp_path / "other" / "x.ffsave")
        assert why(open_save(store(), moved)) == "locked"
        with pytest.raises(StoreError, match="changed"):
            first.game.submit(Earn(gold=1))
        first.release()
        assert open_save(store(), moved).writable


def test_another_file_of_the_game_in_the_place_of_the_save_has_no_writer(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    data = path.read_bytes()
    with open_save(store(), path) as first:
        path.rename(tmp_path / "aside")
        path.write_bytes(data)
        assert why(open_save(store(), path)) == "locked"
        first.release()
    assert path.read_bytes() == data


def test_a_new_game_is_held_by_all_its_names(tmp_path: Path) -> None:
    with create_save(store(), tmp_path / "saves", TOY) as saved:
        for name in other_names(saved.path).values():
            assert why(open_save(store(), name)) == "locked"


def test_where_no_file_can_be_locked_a_save_of_two_names_is_only_read(tmp_path: Path) -> None:
    path = small_save(tmp_path / "saves")
    before = path.read_bytes()
    hard = other_names(path)["hard link"]
    for name in (path, hard):
        saved = open_save(store(files=Lockless()), name)
        assert why(saved) == "many-names"
        assert saved.reason
        assert saved.reason.arguments["count"] == 2
    assert path.read_bytes() == before
    assert held_files(tmp_path) == []
    hard.unlink()
    with open_save(store(files=Lockless()), path) as saved:
        assert saved.writable


@pytest.mark.parametrize("order", ["hard link", "link"])
def test_another_process_by_another_name(tmp_path: Path, order: str) -> None:
    path = create_save(store(), tmp_path / "saves", TOY).close()
    names = other_names(path)
    players = Players()
    try:
        number = players.start("hold", path)
        assert players.answer() == "open"
        assert why(open_save(store(), names[order])) == "locked"
        players.kill(number)
        with open_save(store(), names[order]) as saved:
            assert saved.writable
            players.start("hold", path)
            assert players.answer() == "read-only"
    finally:
        players.stop()


# -- lock files --------------------------------------------------------------------------------------------------------


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return create_save(store(files=Lockless()), tmp_path / "saves", TOY).close()


@pytest.fixture
def players() -> Iterator[Players]:
    running = Players("lockless")
    yield running
    running.stop()


def lock_file(save: Path) -> Path:
    header = open_save(store(), save, write=False).header
    return save.parent / holding.LOCKS / f"{header.id}.held"


def ended() -> int:
    """The number of a process that has ended."""
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


def holder(**other: Any) -> bytes:
    known = msgspec.to_builtins(holding._ourselves(locked=False))
    return msgspec.json.encode(known | other)


def test_a_process_that_was_killed_holds_nothing(players: Players, save: Path) -> None:
    number = players.start("hold", save)
    assert players.answer() == "open"
    assert lock_file(save).exists()
    assert why(open_save(store(files=Lockless()), save)) == "locked"
    players.kill(number)
    assert lock_file(save).exists()
    with open_save(store(files=Lockless()), save) as saved:
        assert saved.writable
        assert saved.recovered
    assert held_files(save.parent) == []


def test_a_process_that_is_interrupted_takes_its_file_away(players: Players, save: Path) -> None:
    number = players.start("stop", save)
    players.answer()
    assert lock_file(save).exists()
    players.kill(number, signal.SIGINT)
    assert held_files(save.parent) == []


@few((1,), "left", ["nothing", "a process that has ended", "one that began to take that away"])
def test_of_many_who_come_at_once_one_may_write(players: Players, save: Path, left: str) -> None:
    stale = holder(pid=ended(), born="")
    for _ in range(10):
        lock = lock_file(save)
        if left != "nothing":
            lock.write_bytes(stale)
        if left == "one that began to take that away":
            lock.with_name(f"{lock.name}+").write_bytes(stale)
        players.start("race", save)
        assert players.rest() == ["1"]
        assert len(held_files(save.parent)) == 1
        lock.unlink()


class Between(Lockless):
    """Lets another come between two steps of one who takes a game over: after the one numbered `step`."""

    def __init__(self, step: int, other: Callable[[], object]) -> None:
        super().__init__()
        self.step, self.other = step, other

    def _stepped(self, path: Path) -> None:
        if ".held" in path.name:
            self.step -= 1
            if not self.step:
                self.other()

    def read(self, handle: Handle, size: int, offset: int) -> bytes:
        data = super().read(handle, size, offset)
        self._stepped(Path(f"/proc/self/fd/{handle}").readlink())
        return data

    def publish(self, temporary: Path, path: Path) -> None:
        try:
            super().publish(temporary, path)
        finally:
            self._stepped(path)

    def discard(self, path: Path) -> None:
        super().discard(path)
        self._stepped(path)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the name of an open file is asked there")
def test_whenever_another_comes_between_one_may_write(save: Path) -> None:
    stale = holder(pid=ended())
    others: list[SavedGame] = []
    for step in count(1):
        lock_file(save).write_bytes(stale)
        others.clear()
        files = Between(step, lambda: others.append(open_save(store(files=Lockless()), save)))
        first = open_save(store(files=files), save)
        if not others:
            break
        assert sorted([first.writable, others[0].writable]) == [False, True], step
        first.close()
        others[0].close()
        assert held_files(save.parent) == []
    assert step > 6


def elsewhere(**other: Any) -> bytes:
    """Another computer of the same name, with the same space of process numbers."""
    return holder(**{"machine": "f" * 32, "boot": "another"} | other)


OUTERMOST = holding._place().space == holding._OUTERMOST
GONE: dict[str, Callable[[], bytes]] = {
    "ended": lambda: holder(pid=ended()),
    "ended, on a system that does not tell when it began": lambda: holder(pid=ended(), born=""),
    "its number is that of a process that began later": lambda: holder(born="1"),
    "with more to say than we know": lambda: holder(pid=ended(), name="x"),
    **({"this computer was started again since": lambda: holder(boot="before", born="")} if OUTERMOST else {}),
}


@pytest.mark.parametrize("content", GONE.values(), ids=GONE)
def test_a_file_whose_process_has_ended_is_taken_away(save: Path, content: Callable[[], bytes]) -> None:
    lock_file(save).write_bytes(content())
    with open_save(store(files=Lockless()), save) as saved:
        assert saved.writable
        assert msgspec.json.decode(lock_file(save).read_bytes())["pid"] == os.getpid()
    assert held_files(save.parent) == []


HELD: dict[str, tuple[Callable[[], bytes], str]] = {
    "this process": (holder, ""),
    "it does not tell when it began": (lambda: holder(born=""), ""),
    "one of the system": (lambda: holder(pid=1, born=""), ""),
    "another computer": (lambda: elsewhere(host="île"), "île"),
    "another computer, and no such process here": (lambda: elsewhere(host="ile", pid=ended()), "ile"),
    "another container": (lambda: holder(space="pid:[7]", pid=ended()), holding._place().host),
    "another computer of this name, and no such process here": (
        lambda: elsewhere(pid=ended()),
        holding._place().host,
    ),
    "another computer of this name, whose id was copied into its containers": (
        lambda: holder(boot="another", space="pid:[7]", pid=ended()),
        holding._place().host,
    ),
    "another computer of this name that has a lock of its own": (
        lambda: elsewhere(pid=ended(), locked=True),
        holding._place().host,
    ),
    "nobody knows which computer of this name": (
        lambda: holder(machine="", boot="", pid=ended()),
        holding._place().host,
    ),
    "a hostile name": (lambda: elsewhere(host="\x1b[2J\n" + "x" * 500), "␛[2J␊" + "x" * 59),
    "empty": (lambda: b"", "?"),
    "junk": (lambda: b"\xff\x00", "?"),
    "depth": (lambda: b'{"host":' + b"[" * 9000, "?"),
    "another kind": (lambda: b"[]", "?"),
    "all processes": (lambda: holder(pid=-1), "?"),
    "our group": (lambda: holder(pid=0), "?"),
    "no number": (lambda: holder(pid=2**40), "?"),
    "much": (lambda: holder(token="x" * 9000), "?"),
}


@pytest.mark.parametrize("knows_locks", [True, False])
@pytest.mark.parametrize(("content", "host"), HELD.values(), ids=HELD)
def test_a_file_of_somebody_else_is_respected_and_told(
    save: Path, content: Callable[[], bytes], host: str, knows_locks: bool
) -> None:
    """Also where we know locks: the other computer may not."""
    lock, before = lock_file(save), save.read_bytes()
    lock.write_bytes(content())
    data = lock.read_bytes()
    disk = store(files=Quick() if knows_locks else Lockless())
    saved = open_save(disk, save)
    assert saved.reason
    if host:
        told = {"path": str(save), "host": host.strip("?"), "lock": str(lock)}
        assert (saved.reason.rule, saved.reason.arguments) == ("held", told)
    else:
        assert saved.reason.rule == "locked"
    assert (save.read_bytes(), lock.read_bytes()) == (before, data)
    assert held_files(save.parent) == [lock.name]
    shelf = Shelf(save.parent, rulesets, files=disk.files)
    with shelf.open(shelf.continue_as_copy(saved)) as copy:
        assert copy.writable
    lock.unlink()  # as the reader is told
    with open_save(disk, save) as saved:
        assert saved.writable


@pytest.mark.parametrize("kind", ["folder", "pipe", "link that leads nowhere", "loop"])
def test_what_is_no_file_holds_nobody_up(save: Path, kind: str) -> None:
    lock = lock_file(save)
    if kind == "folder":
        lock.mkdir()
    elif kind == "pipe":
        os.mkfifo(lock)
    else:
        lock.symlink_to(lock.name if kind == "loop" else "nowhere")
    for disk in (Lockless(), Quick()):
        saved = open_save(store(files=disk), save)
        assert why(saved) in ("held", "unwritable")
        saved.release()
    assert held_files(save.parent) == [lock.name]


@pytest.mark.parametrize("host", ["", "\udcff", "x" * 300, '"\n'])
def test_a_computer_may_be_called_anything(save: Path, monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr(platform, "node", lambda: host)
    with open_save(store(files=Lockless()), save) as saved:
        assert saved.writable
        assert why(open_save(store(files=Lockless()), save)) == "locked"
    assert held_files(save.parent) == []


def test_who_knows_locks_leaves_a_file_for_those_who_do_not(save: Path) -> None:
    """A network folder may know locks on one computer only, or each computer its own."""
    with open_save(store(), save) as first:
        assert first.writable
        assert msgspec.json.decode(lock_file(save).read_bytes())["locked"]
        assert why(open_save(store(files=Lockless()), save)) == "locked"
        first.game.submit(Earn(gold=1))
    assert held_files(save.parent) == []
    with create_save(store(), save.parent, TOY):
        assert len(held_files(save.parent)) == 1
    assert held_files(save.parent) == []


def test_each_with_a_lock_of_its_own_only_one_may_write(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two computers of one name, whose locks do not meet."""
    here = holding._place()
    with open_save(store(), save) as first, monkeypatch.context() as there:
        there.setattr(holding, "_place", lambda: here._replace(machine="f" * 32, boot="another"))
        there.setattr(holding, "_alive", lambda pid: False)
        there.setattr(Quick, "lock", lambda files, path: os.open(path, os.O_RDONLY))
        there.setattr(Quick, "claim", lambda files, handle: True)
        other = open_save(store(), save)
        assert why(other) == "held"
        first.game.submit(Earn(gold=1))


@pytest.mark.parametrize("space", ["ours", "pid:[7]"])
def test_a_lock_that_is_free_again_tells_that_its_process_has_ended(save: Path, space: str) -> None:
    """Also in another container of this computer, whose process numbers mean nothing to us."""
    lock_file(save).write_bytes(holder(locked=True, pid=1, born="", **({} if space == "ours" else {"space": space})))
    with open_save(store(), save) as saved:
        assert saved.writable
    assert held_files(save.parent) == []


@pytest.mark.parametrize("work", ["archive", "rename"])
def test_what_is_open_elsewhere_is_not_moved_and_told_why(save: Path, work: str) -> None:
    shelf = Shelf(save.parent, rulesets, files=Quick())
    move = {"archive": shelf.archive, "rename": lambda path: shelf.rename(path, "x")}[work]
    lock = lock_file(save)
    for content, host in ((elsewhere(host="île"), "île"), (b"junk", "")):
        lock.write_bytes(content)
        with pytest.raises(StoreError) as refused:
            move(save)
        assert refused.value.rule == "in-use"
        assert refused.value.arguments == {"path": str(save), "host": host, "lock": str(lock)}
    lock.unlink()
    with open_save(store(), save), pytest.raises(StoreError) as refused:
        move(save)
    assert (refused.value.rule, refused.value.arguments["lock"]) == ("in-use", "")
    assert save.exists()


def test_a_file_that_another_has_made_since_is_not_taken_away(save: Path) -> None:
    with open_save(store(files=Lockless()), save):
        other = elsewhere(host="ile")
        lock_file(save).write_bytes(other)
    assert lock_file(save).read_bytes() == other


class LocklessDisk(Disk):
    """The disk in memory, without locks."""

    def lock(self, path: Path) -> int | None:
        raise OSError(errno.ENOLCK, "no")

    def claim(self, handle: Handle) -> bool:
        raise OSError(errno.ENOLCK, "no")


def on(disk: Disk) -> Store:
    return store(files=disk)


def played(disk: Disk) -> Path:
    saved = create_save(on(disk), SAVES, TOY, seed="oaken")
    saved.game.submit(Earn(gold=5))
    return saved.close()


def rebooted(disk: Disk, mode: str, rng: random.Random) -> LocklessDisk:
    after = disk.after_cut(mode, rng)
    after.__class__ = LocklessDisk
    assert isinstance(after, LocklessDisk)
    return after


@pytest.mark.parametrize("mode", MODES)
def test_a_power_cut_leaves_no_lock_that_counts(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is left of the file: it is whole, or not there. The number of its process is one that runs again."""
    whole = LocklessDisk()
    played(whole)
    for cut in range(len(whole.operations)):
        disk = LocklessDisk()
        disk.cut_at = cut
        with monkeypatch.context() as before:
            before.setattr(holding, "_born", lambda pid: "before the cut")
            with pytest.raises(PowerCut):
                played(disk)
        after = rebooted(disk, mode, random.Random(cut))
        for name in after.names(SAVES):
            if name.endswith(".ffsave"):
                with open_save(on(after), SAVES / name) as saved:
                    assert why(saved) in ("", "damaged")  # by what was written last
                assert not [name for name in after.tree() if name.endswith(".held")]


def test_a_disk_that_fails_at_any_operation_gives_the_game_back() -> None:
    """But where it does not let the file be taken away: then it is told whose it is."""
    made, whole = LocklessDisk(), LocklessDisk()
    path = played(made)
    whole.put(path, made.content(path))
    open_save(on(whole), path).close()
    assert whole.operations.count("discard") == 1
    for number, operation in enumerate(whole.operations):
        disk = LocklessDisk()
        disk.put(path, made.content(path))
        disk.failing[number] = OSError(errno.ENOSPC, "full")
        saved = open_save(on(disk), path)
        assert saved.game.state.gold == 25
        with suppress(StoreError):
            saved.close()
        disk.failing.clear()
        assert bool([name for name in disk.tree() if ".held" in name]) == (operation == "discard")
        with open_save(on(disk), path) as again:
            assert why(again) == ("locked" if operation == "discard" else "")
        assert not disk._open
