"""Several processes and one save: killed in the middle of play, or two at once."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import perf_counter

import pytest

from ffapp.store.errors import StoreError
from ffapp.store.savefile import Store, create_save, open_save
from tests.shares import most
from tests.store.player import Players
from tests.store.saves import Lockless
from tests.toy import TOY, Earn, rulesets

STORE = Store(rulesets)


@pytest.fixture
def players() -> Iterator[Players]:
    running = Players()
    yield running
    running.stop()


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return create_save(STORE, tmp_path / "saves", TOY).close()


def kill_many(players: Players, save: Path, times: int, seed: str) -> None:
    """Kills a player so many times in the middle of its game, at whatever it is doing then, and on until a kill has
    hit an act: how often one does is the machine's affair."""
    rng = random.Random(seed)
    known = open_save(STORE, save, write=False).lines
    interrupted = 0
    for turn in count():
        if turn >= times and interrupted:
            break
        number = players.start("play", save, f"{seed}-{turn}")
        acknowledged = [int(players.answer()) for _ in range(rng.randint(0, 12))]
        until = perf_counter() + rng.random() * 0.0005  # somewhere between one acknowledgement and the next
        while perf_counter() < until:
            pass
        acknowledged += [int(said) for said in players.kill(number)]
        found = open_save(STORE, save, write=False)
        assert found.report.damage is None
        assert not found.report.closed or not acknowledged
        last = acknowledged[-1] if acknowledged else len(known)
        in_flight = len(found.lines) - last
        assert 0 <= in_flight <= (1 if acknowledged else 2)  # the mark of the session, and one act
        assert found.lines[: len(known)] == known
        known = found.lines
        interrupted += in_flight


@most(30, 100)
def test_killed_many_times_no_acknowledged_command_is_lost(players: Players, save: Path, most: int) -> None:
    kill_many(players, save, most, "suite")
    with open_save(STORE, save) as saved:
        assert saved.recovered
        saved.game.submit(Earn(gold=1))


@pytest.mark.long
@most(30, 100)
def test_interrupted_many_times_no_save_is_harmed(players: Players, save: Path, most: int) -> None:
    """The twin with Ctrl-C: the game closes, but where it was in the middle of a line. A busy machine is interrupted
    there nearly always, so that it goes on until one could close."""
    rng = random.Random("interrupted")
    known = open_save(STORE, save, write=False).lines
    closed = 0
    for turn in count():
        if turn >= most and closed:
            break
        number = players.start("stop", save, str(turn))
        acknowledged = [int(players.answer()) for _ in range(rng.randint(1, 6))]
        until = perf_counter() + rng.random() * 0.0005
        while perf_counter() < until:
            pass
        acknowledged += [int(said) for said in players.kill(number, signal.SIGINT)]
        found = open_save(STORE, save, write=False)
        assert found.report.damage is None
        assert found.lines[: len(known)] == known
        known = found.lines
        closed += found.report.closed
        assert 0 <= len(known) - acknowledged[-1] <= 2  # an act on its way, and the mark
    assert open_save(STORE, save).writable


@pytest.mark.long
@pytest.mark.parametrize("part", range(3))
def test_killed_300_times_more(players: Players, save: Path, part: int) -> None:
    kill_many(players, save, 100, f"long-{part}")
    assert open_save(STORE, save).writable


@pytest.mark.long
def test_killed_100_times_where_a_file_is_the_lock(save: Path) -> None:
    players = Players("lockless")
    try:
        kill_many(players, save, 100, "lockless")
    finally:
        players.stop()
    with open_save(Store(rulesets, Lockless()), save) as saved:
        assert saved.writable
    assert list(save.parent.rglob("*.held")) == []


def test_a_disk_that_is_full_at_every_byte(players: Players, save: Path) -> None:
    with open_save(STORE, save) as saved:
        saved.game.submit(Earn(gold=5, why="un coffre"))
        line = len(saved.lines[-1]) + 1
    players.start("fill", save)
    said = players.rest()
    assert [abs(int(fitting) - line) <= 2 for fitting in said] == [True]  # numbers grow by a digit
    found = open_save(STORE, save)
    assert found.writable
    assert found.game.state.gold == 31


def test_a_second_process_only_reads(players: Players, save: Path) -> None:
    number = players.start("hold", save)
    assert players.answer() == "open"
    before = save.read_bytes()
    second = open_save(STORE, save)
    assert not second.writable
    assert second.reason
    assert (second.reason.rule, second.reason.arguments) == ("locked", {"path": str(save)})
    assert not second.recovered
    with pytest.raises(StoreError, match="locked"):
        second.game.submit(Earn(gold=1))
    assert second.game.state.gold == 20
    second.close()
    assert save.read_bytes() == before
    players.kill(number)
    with open_save(STORE, save) as third:  # a dead process leaves no lock behind
        assert third.writable
        assert third.recovered


def test_the_second_process_is_told_too(players: Players, save: Path) -> None:
    with open_save(STORE, save) as first:
        number = players.start("hold", save)
        assert players.answer() == "read-only"
        first.game.submit(Earn(gold=1))
        players.kill(number)
        first.game.submit(Earn(gold=1))


def test_twice_in_one_process_and_by_other_names(save: Path) -> None:
    link = save.parent.parent / "link.ffsave"
    link.symlink_to(save)
    hard = save.with_name("hard.ffsave")
    hard.hardlink_to(save)
    with open_save(STORE, save):
        for other in (save, link, hard, save.parent / ".." / save.parent.name / save.name):
            second = open_save(STORE, other)
            assert second.reason
            assert second.reason.rule == "locked"
    with open_save(STORE, link) as saved:
        assert saved.writable
        assert saved.path == save
