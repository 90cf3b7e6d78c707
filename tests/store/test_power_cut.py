"""A power cut at every write and sync: what was acknowledged comes back, and nothing that was never done."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ffapp.core.codec import FORMAT
from ffapp.core.messages import Command
from ffapp.store.entries import read_entry
from ffapp.store.errors import StoreError
from ffapp.store.formats import UPCASTERS, Format, Upcaster
from ffapp.store.savefile import SavedGame, Store, create_save, open_save
from ffapp.store.shelf import Shelf
from tests.shares import each
from tests.store.disk import MODES, Disk, PowerCut
from tests.toy import TOY, Brawl, Dare, Earn, Name, Note, Purse, Walk, rulesets

SAVES = Path("/saves")
ACTS: list[Command | str] = [
    Name(hero="Aïla"),
    Earn(gold=5),
    Brawl(enemies=3),
    "undo",
    "redo",
    Note(text="à « gauche »\n" * 40),
    "rewind",
    Dare(),
]
MORE: list[Command | str] = [Walk(section=34), "undo", Brawl(), Earn(gold=-2)]


@dataclass
class Log:
    """What was asked of a game, and how much of it was acknowledged."""

    id: str = ""
    issued: list[Any] = field(default_factory=list)
    states: list[Purse] = field(default_factory=lambda: [Purse()])
    acknowledged: int = 0

    def act(self, saved: SavedGame, act: Command | str) -> None:
        game = saved.game
        if isinstance(act, Command):
            self.issued.append(msgspec.json.encode(act))
            game.submit(act)
        else:
            target = {"undo": game.path()[-2].n, "redo": game.redo_target(), "rewind": game.path()[0].n}[act]
            self.issued.append(target)
            {"undo": game.undo, "redo": game.redo, "rewind": lambda: game.rewind(target or 0)}[act]()
        self.acknowledged = len(self.issued)
        self.states.append(game.state)


def store_on(disk: Disk) -> Store:
    return Store(rulesets, disk, lambda: 1_700_000_000.0)


def play(disk: Disk, log: Log) -> None:
    """Three sessions: one that ends, one that crashes, one that finds what the crash left."""
    store = store_on(disk)
    saved = create_save(store, SAVES, TOY, seed="oaken")
    log.id = saved.header.id
    for act in ACTS:
        log.act(saved, act)
    path = saved.close()
    saved = open_save(store, path)
    for act in MORE:
        log.act(saved, act)
    saved.release()
    with open_save(store, path) as saved:
        assert saved.recovered
        for act in MORE:
            log.act(saved, act)


def find(disk: Disk, log: Log) -> Path | None:
    """The save of the game on a disk, found as the shelf does."""
    for name in disk.names(SAVES):
        if name.endswith(".ffsave"):
            entry = read_entry(disk, SAVES / name)
            assert entry.state != "unreadable", entry
            if entry.id == log.id:
                return SAVES / name
    return None


def done(saved: SavedGame) -> list[Any]:
    """The acts that the lines of a save tell."""
    lines = [saved.game.codec.decode(line) for line in saved.lines]
    return [
        msgspec.json.encode(line.cmd) if line.up is not None else line.head
        for line in lines
        if not line.open and not line.close
    ]


def check(disk: Disk, log: Log) -> None:
    """acknowledged ⊆ recovered ⊆ issued, and the state is the one that was then."""
    path = find(disk, log)
    if path is None:
        assert not log.id
        return
    saved = open_save(store_on(disk), path)
    came_back = done(saved)
    assert came_back == log.issued[: len(came_back)]
    assert len(came_back) >= log.acknowledged
    if len(came_back) < len(log.states):
        assert saved.game.state == log.states[len(came_back)]
    if saved.writable:
        saved.game.submit(Earn(gold=1))
        saved.close()
    else:
        assert saved.reason
        assert saved.reason.rule == "damaged"
        copy = Shelf(SAVES, rulesets, files=disk).duplicate(path)
        with open_save(store_on(disk), copy) as again:
            assert done(again) == came_back
            again.game.submit(Earn(gold=1))


def test_the_whole_play_without_a_cut() -> None:
    disk, log = Disk(), Log()
    play(disk, log)
    assert log.acknowledged == len(log.issued) == len(ACTS) + 2 * len(MORE)
    check(disk, log)
    assert not disk._locks
    assert not disk._open


def cuts(work: Callable[[Disk], None], make: Callable[[], Disk] = Disk) -> int:
    disk = make()
    work(disk)
    return len(disk.operations)


@each(4)
@pytest.mark.parametrize("mode", MODES)
def test_a_cut_at_every_operation(mode: str, every: int) -> None:
    total = cuts(lambda disk: play(disk, Log()))
    assert total > 40
    for cut in range(MODES.index(mode) % every, total + 1, every):
        disk, log = Disk(), Log()
        disk.cut_at = cut
        try:
            play(disk, log)
        except PowerCut:
            pass
        else:
            assert cut == total
        for seed in range(3):
            check(disk.after_cut(mode, random.Random(seed)), log)


@each(17)
@pytest.mark.parametrize("mode", MODES)
def test_a_second_cut_while_recovering(mode: str, every: int) -> None:
    total = cuts(lambda disk: play(disk, Log()))
    rng = random.Random(mode)
    for cut in range(MODES.index(mode), total, every):
        disk, log = Disk(), Log()
        disk.cut_at = cut
        with pytest.raises(PowerCut):
            play(disk, log)
        if not log.id:
            continue
        fate = rng.randrange(1 << 30)
        second = 0
        while True:
            again = disk.after_cut(mode, random.Random(fate))
            again.cut_at = second
            path = find(again, log)
            assert path
            try:
                open_save(store_on(again), path)
            except PowerCut:
                check(again.after_cut(rng.choice(MODES), rng), log)
                second += 1
            else:
                break


def shelved(disk: Disk) -> tuple[Shelf, Path, str]:
    """A finished game on a disk, and its id."""
    log = Log()
    play(disk, log)
    for path, node in disk.names_now.items():
        node.safe, node.pending = node.now, []
        disk.safe_names[path] = node
    disk.moves.clear()
    disk.operations.clear()
    path = find(disk, log)
    assert path
    return Shelf(SAVES, rulesets, files=disk), path, log.id


ORDERS: dict[str, Callable[[Shelf, Path], Path]] = {
    "rename": lambda shelf, path: shelf.rename(path, "Zagor"),
    "archive": lambda shelf, path: shelf.archive(path),
    "unarchive": lambda shelf, path: shelf.unarchive(shelf.archive(path)),
    "duplicate": lambda shelf, path: shelf.duplicate(path),
    "export": lambda shelf, path: shelf.export_save(path, Path("/saves/out.ffsave")),
    "import": lambda shelf, path: shelf.import_save(path),
}


@each(5)
@pytest.mark.parametrize("order", ORDERS)
def test_a_cut_while_putting_in_order(order: str, every: int) -> None:
    whole = Disk()
    shelf, path, _ = shelved(whole)
    ORDERS[order](shelf, path)
    for cut in range(len(whole.operations) + 1):
        for mode in MODES[cut % every :: every]:
            disk = Disk()
            shelf, path, game_id = shelved(disk)
            wanted = disk.content(path)
            disk.cut_at = cut
            result = None
            with suppress(PowerCut):
                result = ORDERS[order](shelf, path)
            back = disk.after_cut(mode, random.Random(cut))
            saves = {p: n.now for p, n in back.names_now.items() if p.suffix == ".ffsave"}
            assert wanted in saves.values()
            for place, data in saves.items():
                entry = read_entry(back, place)
                assert entry.state == "ok"
                assert (data == wanted) == (entry.id == game_id)
            if result is not None:
                assert result in saves


def newer(step: Upcaster) -> Format:
    """The format after today's, which leads to it by `step`."""
    return Format(FORMAT + 1, (*UPCASTERS, step))


@pytest.mark.long
def test_a_cut_while_an_older_save_is_taken_over() -> None:
    """The copy of the old file is safe before the first new byte is written."""
    form = newer(Upcaster(lambda record: {**record, "ffapp": FORMAT + 1}, lambda record: record))

    def take_over(disk: Disk) -> None:
        path = next(p for p in disk.names_now if p.suffix == ".ffsave")
        with open_save(Store(rulesets, disk, form=form), path) as saved:
            assert saved.backup
            saved.game.submit(Earn(gold=1))

    whole = Disk()
    shelved(whole)
    take_over(whole)
    for cut in range(len(whole.operations) + 1):
        for mode in MODES:
            disk = Disk()
            _, path, _ = shelved(disk)
            old = disk.content(path)
            disk.cut_at = cut
            with suppress(PowerCut):
                take_over(disk)
            back = disk.after_cut(mode, random.Random(cut))
            assert back.content(path).startswith(old)
            if back.content(path) != old:
                assert back.content(path.with_name(f"{path.name}.bak-v{FORMAT}")) == old
            saved = open_save(Store(rulesets, back, form=form), path)
            assert saved.game.steps


def test_a_failed_sync_closes_the_writer_for_good() -> None:
    disk, log = Disk(), Log()
    saved = create_save(store_on(disk), SAVES, TOY)
    log.id = saved.header.id
    log.act(saved, Earn(gold=5))
    disk.failing[len(disk.operations) + 1] = OSError(5, "input/output error")
    with pytest.raises(StoreError, match="sync-failed"):
        log.act(saved, Earn(gold=6))
    assert saved.game.state.gold == 25
    for _ in range(2):
        with pytest.raises(StoreError, match="sync-failed"):
            saved.game.submit(Earn(gold=7))
    assert saved.reason
    copy = Shelf(SAVES, rulesets, files=disk).continue_as_copy(saved)
    assert saved.close() == saved.path
    with open_save(store_on(disk), copy) as again:
        assert again.game.state.gold == 25
        assert again.header.copy_of == log.id
    check(disk.after_cut("dropped", random.Random(0)), log)
    check(disk.after_cut("kept", random.Random(0)), log)
