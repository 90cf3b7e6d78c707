"""Saves that are cut, changed, foreign, newer or nonsense: recovered or refused with a message, and never harmed."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ffapp.core.codec import FORMAT
from ffapp.core.ruleset import Card
from ffapp.store import files
from ffapp.store.chain import Damage, body_of
from ffapp.store.copies import copy_save
from ffapp.store.entries import read_entry
from ffapp.store.errors import RULES, StoreError
from ffapp.store.files import MOST_BYTES, RealFiles
from ffapp.store.savefile import SavedGame, Store, open_save
from ffapp.store.shelf import Shelf
from ffapp.store.verify import redecide, verify
from ffapp.texts import Texts
from tests.shares import each, few
from tests.store.disk import Disk
from tests.store.saves import EARN, OPEN, Quick, acts, forge, forged_header, small_save, store
from tests.toy import TOY, Earn, Note, Purse, rulesets

FRENCH = Texts("fr", strict=True)
REFUSALS = {"not-a-save", "header-damaged", "newer", "record-unknown", "ruleset-unknown"}


def told(error: StoreError) -> str:
    """The sentence of an error; its figures are those that its rule promises."""
    assert set(error.arguments) == set(RULES[error.rule])
    return FRENCH(f"store-{error.rule}", **error.arguments)


def try_open(path: Path, **options: Any) -> SavedGame | StoreError:
    try:
        return open_save(store(**options), path)
    except StoreError as error:
        told(error)
        return error


def check_harmless(path: Path, data: bytes, original: list[bytes]) -> list[bytes] | None:
    """Opens a spoiled save. Returns the acts that came back, None if it was refused; checks that the file holds
    still, but for the torn end that is announced and put aside."""
    path.write_bytes(data)
    saved = try_open(path)
    if isinstance(saved, StoreError):
        assert saved.rule in REFUSALS
        assert path.read_bytes() == data
        return None
    came_back = acts(saved)
    assert came_back == original[: len(came_back)]
    if saved.writable:
        sound = saved.chain.end
        assert path.read_bytes().startswith(data[:sound].removesuffix(b"\n") + b"\n")
        assert len(data) - sound == saved.report.torn
        if saved.report.torn:
            assert saved.kept_aside
            assert saved.kept_aside.read_bytes() == data[sound:]
            saved.kept_aside.unlink()
        saved.release()
    else:
        assert saved.reason
        assert saved.reason.rule == "damaged"
        assert told(saved.reason)
        assert path.read_bytes() == data
    return came_back


@each(5)
def test_every_truncation(tmp_path: Path, every: int) -> None:
    path = small_save(tmp_path)
    data = path.read_bytes()
    original = acts(open_save(store(), path, write=False))
    header = data.index(b"\n")
    for size in range(0, len(data), every):
        came_back = check_harmless(path, data[:size], original)
        if size < header:
            assert came_back is None
        else:
            assert came_back == [act for act in original if data.index(act) + len(act) <= size]


def header_of(data: bytes) -> bytes:
    return data[: data.index(b"\n") + 1]


@pytest.mark.parametrize("left", [0, 1, 2, 40, 60], ids=lambda left: f"{left} bytes after the header")
def test_a_save_cut_to_its_header_is_a_loss(tmp_path: Path, left: int) -> None:
    """No crash leaves that: a save gets its name when its first record is on the disk. `left` 0: without newline."""
    path = small_save(tmp_path)
    whole = path.read_bytes()
    data = whole[: len(header_of(whole)) - 1 + left]
    path.write_bytes(data)
    shelf = Shelf(tmp_path, rulesets, known={"toy"}, files=Quick())
    with shelf.open(path) as saved:
        torn = int(left > 1)
        assert saved.report.damage == Damage(2, "short", torn, 1 - torn, 0, 0, 0)
        assert (saved.report.torn, saved.kept_aside, saved.recovered) == (0, None, False)
        assert saved.reason
        assert saved.reason.arguments["lost"] == 1
        assert "coupé" in told(saved.reason)
        with pytest.raises(StoreError, match="damaged"):
            saved.game.submit(Earn(gold=1))
    assert [entry.state for entry in shelf.entries()] == ["damaged"]
    assert not verify(shelf.open(path, write=False)).sound
    with pytest.raises(StoreError, match="damaged"):
        shelf.import_save(path)
    with shelf.open(shelf.duplicate(path)) as copy:
        assert copy.writable
        assert copy.header.seed == saved.header.seed
        copy.game.submit(Earn(gold=1))
    assert path.read_bytes() == data


def test_which_cuts_at_the_end_of_a_line_can_be_told(tmp_path: Path) -> None:
    """Those before the end of what the file was made with: of a new game one record, of a copy all that it copied."""
    shelf = Shelf(tmp_path, rulesets, known={"toy"}, files=Quick())
    original = small_save(tmp_path)
    copied = len(shelf.open(original, write=False).lines)
    with shelf.open(shelf.duplicate(original)) as copy:
        copy.game.submit(Earn(gold=1))
    for path, made in ((original, 1), (copy.path, copied)):
        lines = path.read_bytes().splitlines(keepends=True)
        for kept in range(len(lines)):
            data = b"".join(lines[: kept + 1])
            path.write_bytes(data)
            read = shelf.open(path, write=False).report
            (entry,) = (entry for entry in shelf.entries() if entry.path == path)
            if kept < made:
                assert read.damage == Damage(kept + 2, "short", 0, made - kept, 0, 0, kept)
                assert shelf.open(path).reason
                assert path.read_bytes() == data
                assert entry.state == "damaged"
            else:
                assert read.damage is None
                assert entry.state in ("ok", "unclosed")


@each(7)
def test_a_flipped_bit_in_every_byte(tmp_path: Path, every: int) -> None:
    path = small_save(tmp_path)
    data = path.read_bytes()
    original = acts(open_save(store(), path, write=False))
    rng = random.Random("bits")
    header = data.index(b"\n")
    for place in range(0, len(data), every):
        spoiled = bytearray(data)
        spoiled[place] ^= 1 << rng.randrange(8)
        came_back = check_harmless(path, bytes(spoiled), original)
        if place <= header:
            assert came_back is None
        else:
            # Without the newline between them, two lines are one that is wrong.
            assert came_back == [act for act in original if data.index(act) + len(act) < place]


def test_the_last_act_survives_the_loss_of_its_newline(tmp_path: Path) -> None:
    path = small_save(tmp_path, closed=False)
    data = path.read_bytes()
    original = acts(open_save(store(), path, write=False))
    for spoiled, torn in ((data[:-1], 0), (data[:-1] + b"\0", 1), (data[:-1] + b"\x0b", 1)):
        assert check_harmless(path, spoiled, original) == original
        assert open_save(store(), path, write=False).report.torn == 0, torn


def test_a_last_line_of_another_save_is_torn(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    data = path.read_bytes()
    original = acts(open_save(store(), path, write=False))
    foreign = small_save(tmp_path / "other").read_bytes().splitlines()[-1]
    assert check_harmless(path, data + foreign, original) == original
    path.write_bytes(data + foreign)
    assert open_save(store(), path, write=False).report.torn == len(foreign)


@each(11)
def test_every_bit_in_memory(every: int) -> None:
    """The other bits too, and nothing is written that was not read."""
    disk = Disk()
    saved = Shelf(Path("/saves"), rulesets, files=disk).create("toy", seed="oaken")
    saved.game.submit(Earn(gold=5))
    saved.game.undo()
    path = saved.close()
    data = disk.content(path)
    for at in range(0, 8 * len(data), every):
        place, bit = divmod(at, 8)
        spoiled = bytearray(data)
        spoiled[place] ^= 1 << bit
        disk = Disk()
        disk.put(path, bytes(spoiled))
        found = try_open(path, files=disk)
        if isinstance(found, StoreError) or not found.writable:
            assert disk.tree() == {str(path): bytes(spoiled)}
        else:
            assert place == len(data) - 1


def test_lines_lost_doubled_moved_and_foreign(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    foreign = small_save(tmp_path / "other").read_bytes().splitlines(keepends=True)
    original = acts(open_save(store(), path, write=False))
    for at in range(1, len(lines) - 1):
        for spoiled in (
            [*lines[:at], *lines[at + 1 :]],
            [*lines[: at + 1], *lines[at:]],
            [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
            [*lines[:at], foreign[at], *lines[at + 1 :]],
            [*lines[:at], b"\n", *lines[at:]],
            [*lines[:at], lines[at].replace(b"\n", b"\r\n"), *lines[at + 1 :]],
        ):
            assert check_harmless(path, b"".join(spoiled), original) is not None
            saved = open_save(store(), path)
            assert saved.report.damage
            assert saved.report.damage.line in (at + 1, at + 2)


def test_the_report_counts_what_is_lost(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 9

    def damage(spoiled: list[bytes]) -> dict[str, Any]:
        path.write_bytes(b"".join(spoiled))
        reason = open_save(store(), path).reason
        assert reason
        return {name: value for name, value in reason.arguments.items() if name != "path"}

    changed = lines[4].replace(b'"n":4', b'"n":5')
    assert damage([*lines[:4], changed, *lines[5:]]) == {
        "line": 5,
        "kind": "changed",
        "bad": 1,
        "missing": 0,
        "after": 4,
        "resumes": 6,
        "lost": 5,
        "kept": 3,
    }
    assert damage([*lines[:4], *lines[6:]]) == {
        "line": 5,
        "kind": "gap",
        "bad": 0,
        "missing": 2,
        "after": 3,
        "resumes": 5,
        "lost": 5,
        "kept": 3,
    }
    assert damage([*lines[:8], b"x" * 30 + b"\n"]) == {
        "line": 9,
        "kind": "changed",
        "bad": 1,
        "missing": 0,
        "after": 0,
        "resumes": 0,
        "lost": 1,
        "kept": 7,
    }


def test_a_damaged_save_goes_on_as_a_copy(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    spoiled = path.read_bytes().replace(b'"section":34', b'"section":35', 1)
    path.write_bytes(spoiled)
    shelf = Shelf(tmp_path, rulesets, files=Quick())
    damaged = shelf.open(path)
    with pytest.raises(StoreError, match="damaged"):
        damaged.game.submit(Earn(gold=1))
    with pytest.raises(StoreError, match="damaged"):
        shelf.import_save(path)
    copy = shelf.duplicate(path)
    with shelf.open(copy) as again:
        assert again.game.state == damaged.game.state
        assert again.header.copy_of == damaged.header.id
        assert again.report.closed
        again.game.submit(Earn(gold=1))
    assert path.read_bytes() == spoiled


def test_the_torn_end_is_put_aside_once_and_told(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    sound = path.read_bytes()
    for turn in range(2):
        path.write_bytes(sound + b'{"h":"12')
        with open_save(store(), path) as saved:
            assert saved.writable
            assert saved.report.torn == 8
            assert saved.kept_aside == path.with_name(f"{path.name}.torn-{len(sound)}")
            assert saved.kept_aside.read_bytes() == b'{"h":"12'
        assert len(list(tmp_path.glob("*.torn-*"))) == 1, turn
    path.write_bytes(sound + b'{"h":"34')
    with open_save(store(), path) as saved:
        assert saved.kept_aside == path.with_name(f"{path.name}.torn-{len(sound)}-2")


def test_reading_never_writes(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    whole = path.read_bytes()
    for data in (whole, whole[:-1], whole[:-20], whole + b"torn"):
        path.write_bytes(data)
        before = sorted(tmp_path.rglob("*"))
        saved = open_save(store(), path, write=False)
        assert saved.reason
        assert saved.reason.rule == "only-read"
        with pytest.raises(StoreError, match="only-read"):
            saved.game.submit(Earn(gold=1))
        verify(saved)
        list(redecide(saved))
        saved.close()
        assert path.read_bytes() == data
        assert sorted(tmp_path.rglob("*")) == before


def without(record: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name != key}


def event(**fields: Any) -> dict[str, Any]:
    return {**EARN, "e": [fields]}


UNKNOWN: dict[str, list[Any]] = {
    "event tag": [OPEN, event(t="GoldStolen", gold=3)],
    "command tag": [OPEN, {**EARN, "cmd": {"t": "Steal"}}],
    "command without a tag": [OPEN, {**EARN, "cmd": {}}],
    "no command": [OPEN, without(EARN, "cmd")],
    "kind of line": [OPEN, EARN, {"n": 3, "zap": 1}],
    "kind of dice": [OPEN, {**EARN, "d": [{"kind": "fate", "nth": 0, "faces": [1]}]}],
    "event field type": [OPEN, event(t="GoldChanged", gold=["20", "25"])],
    "event without its field": [OPEN, event(t="GoldChanged")],
    "float": [OPEN, event(t="GoldChanged", gold=[20, 25.5])],
    "number as a text": [{**OPEN, "n": "1"}],
    "not an object": [b"{[1]}"],
    "no number": [b'{"open":"x"}'],
    "surrogate": [OPEN, b'{"n":2,"up":0,"cmd":{"t":"Note","text":"\\ud800"},"e":[{"t":"Noted","text":"\\ud800"}]}'],
    "bad utf-8": [OPEN, b'{"n":2,"up":0,"cmd":{"t":"Note","text":"x"},"e":[{"t":"Noted","text":"\xff\xfe"}]}'],
    "depth": [OPEN, b'{"n":2,"up":0,"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}"],
    "depth in the command": [OPEN, b'{"n":2,"up":0,"cmd":' + b'{"t":' * 50_000 + b"1" + b"}" * 50_000 + b"}"],
    "huge number": [OPEN, b'{"n":1%b,"head":0}' % (b"0" * 5000)],
}


@pytest.mark.parametrize("records", UNKNOWN.values(), ids=UNKNOWN)
def test_what_only_a_newer_ffapp_can_have_written_is_refused(tmp_path: Path, records: list[Any]) -> None:
    path = tmp_path / "x.ffsave"
    data = forge(records)
    path.write_bytes(data)
    for write in (True, False):
        with pytest.raises(StoreError) as refused:
            open_save(store(), path, write=write)
        assert refused.value.rule == "record-unknown"
        assert refused.value.arguments["line"] == len(records) + 1
        assert told(refused.value)
    assert path.read_bytes() == data


NEWER: dict[str, bytes] = {
    "header": forge([], forged_header(ffapp=FORMAT + 1)),
    "header with strange fields": forge([b'{"n":{}}'], forged_header(ffapp=FORMAT + 2, id=7, seed=None, dice=[])),
    "a later session": forge([OPEN, EARN, {"n": 3, "open": "2030", "v": FORMAT + 1, "rules": 9}, {"n": 4, "zap": 1}]),
}


@pytest.mark.parametrize("data", NEWER.values(), ids=NEWER)
def test_a_newer_save_is_refused_and_untouched(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.ffsave"
    for whole in (data, data + b"torn"):
        path.write_bytes(whole)
        for write in (True, False):
            with pytest.raises(StoreError) as refused:
                open_save(store(), path, write=write)
            assert refused.value.rule == "newer"
            assert refused.value.arguments["ours"] == FORMAT
            assert told(refused.value)
        shelf = Shelf(tmp_path, rulesets, files=Quick())
        for work in (shelf.duplicate, shelf.import_save):
            with pytest.raises(StoreError, match="newer"):
                work(path)
        assert path.read_bytes() == whole
        assert [entry.state for entry in shelf.entries()] == ["newer"]


AGAIN: dict[str, Any] = {**EARN, "n": 3, "up": 2}
SENSELESS: dict[str, tuple[list[Any], int]] = {
    "parent unknown": ([{**EARN, "n": 3, "up": 9}], 2),
    "parent not the head": ([{**EARN, "n": 3, "up": 0}], 2),
    "head unknown": ([{"n": 3, "head": 7}], 2),
    "head negative": ([{"n": 3, "head": -1}], 2),
    "number again": ([{**EARN, "n": 2, "up": 2}], 2),
    "number again later": ([AGAIN, {**EARN, "n": 2, "up": 3}], 3),
    "number of the mark": ([AGAIN, {"n": 3, "close": {"card": {}}}], 3),
    "number of the session": ([AGAIN, {**OPEN, "n": 1}, {"n": 4, "head": 0}], 3),
    "the same move twice": ([AGAIN, {"n": 4, "head": 2}, {"n": 4, "head": 2}], 4),
    "number zero": ([{"n": 0, "head": 0}], 2),
    "number negative": ([{"n": -5, "head": 0}], 2),
}
"""Lines after the first two, and how many of all are sound."""


@pytest.mark.parametrize(("records", "kept"), SENSELESS.values(), ids=SENSELESS)
def test_sound_lines_that_contradict_each_other(tmp_path: Path, records: list[Any], kept: int) -> None:
    path = tmp_path / "x.ffsave"
    whole = [OPEN, EARN, *records, {"n": 99, "close": {"card": {}}}]
    data = forge(whole)
    path.write_bytes(data)
    saved = open_save(store(), path)
    assert saved.report.damage == Damage(kept + 2, "senseless", 0, 0, len(whole) - kept, 0, kept)
    assert saved.report.records == len(saved.lines) == kept
    assert saved.game.state.gold == 25
    assert saved.game.head == (3 if kept == 3 else 2)
    assert saved.reason
    assert told(saved.reason)
    assert path.read_bytes() == data


@pytest.mark.parametrize("hostile", [2, 3, 7, 20])
def test_a_state_that_cannot_be_shown_is_cut_off(tmp_path: Path, hostile: int) -> None:
    """Nothing wrong with any line, but with what they come to: the lines before it are kept, not many fewer."""

    def card(state: Purse) -> Card:
        if state.gold == 666:
            raise IndexError
        return Card(hero=state.hero)

    earned = [{**EARN, "n": n, "up": n - 1 if n > 2 else 0} for n in range(2, 30)]
    earned[hostile - 2 :] = [{**line, "e": [{"t": "GoldChanged", "gold": [20, 666]}]} for line in earned[hostile - 2 :]]
    path = tmp_path / "x.ffsave"
    path.write_bytes(forge([OPEN, *earned]))
    shown = Store(lambda name: replace(TOY, card=card), Quick())
    saved = open_save(shown, path)
    assert saved.reason
    assert saved.report.damage
    assert saved.report.damage.kind == "senseless"
    assert saved.game.state.gold in (20, 25)
    assert saved.report.records < hostile


JUNK: dict[str, bytes] = {
    "empty": b"",
    "a newline": b"\n",
    "newlines": b"\n" * 5000,
    "nulls": bytes(5000),
    "an object": b"{}\n",
    "a list": b"[]\n",
    "only a version": b'{"ffapp":1}\n',
    "a version of the wrong type": b'{"ffapp":"1"}\n',
    "unfinished": b'{"ffapp":1',
    "depth": b'{"ffapp":' + b"[" * 3000 + b"\n",
    "more depth": b'{"ffapp":' + b"[" * 100_000 + b"\n",
    "random": random.Random(1).randbytes(9000),
    "utf-16": '{"ffapp":1}\n'.encode("utf-16"),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "a script": b'{"cmd":{"t":"Earn"}}\n',
    "version zero": forge([], forged_header(ffapp=0)),
    "negative version": forge([], forged_header(ffapp=-1)),
    "a number for an id": forge([], forged_header(id=7)),
    "an id that is a path": forge([], forged_header(id="../../etc/passwd")),
    "an id that is too short": forge([], forged_header(id="ab")),
    "an id that is too long": forge([], forged_header(id="a" * 65)),
    "capitals in an id": forge([], forged_header(id="ABCDEF0123456789")),
    "another undo": forge([], forged_header(undo="steel")),
    "another ruleset": forge([OPEN], forged_header(ruleset="chess")),
    "a long header": forge([], forged_header(seed="s" * 5000)),
    "no seed": forge([], forged_header(seed=None)),
}


@pytest.mark.parametrize("data", JUNK.values(), ids=JUNK)
def test_junk_is_refused_and_listed(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.ffsave"
    path.write_bytes(data)
    shelf = Shelf(tmp_path, rulesets, known={"toy"})
    for write in (True, False):
        with pytest.raises(StoreError) as refused:
            open_save(store(), path, write=write)
        assert refused.value.rule in REFUSALS
        assert told(refused.value)
    (entry,) = shelf.entries()
    assert entry.state in ("unreadable", "newer")
    assert path.read_bytes() == data


def test_what_is_no_file_is_refused_and_listed(tmp_path: Path) -> None:
    (tmp_path / "folder.ffsave").mkdir()
    (tmp_path / "dangling.ffsave").symlink_to("nowhere")
    (tmp_path / "loop.ffsave").symlink_to("loop.ffsave")
    (tmp_path / "null.ffsave").symlink_to(os.devnull)
    os.mkfifo(tmp_path / "pipe.ffsave")
    (tmp_path / os.fsdecode(b"\xff\xfe.ffsave")).write_bytes(b"junk")
    (tmp_path / ".x.ffsave.12345678.tmp").write_bytes(b"")
    (tmp_path / "\x1b[31m\n.ffsave").write_bytes(b"")
    entries = Shelf(tmp_path, rulesets, files=Quick()).entries()
    assert {entry.state for entry in entries} == {"unreadable"}
    assert len(entries) == 7
    for entry in entries:
        assert entry.reason
        assert told(entry.reason)
        for write in (True, False):
            with pytest.raises(StoreError) as refused:
                open_save(store(), entry.path, write=write)
            assert told(refused.value)


@pytest.mark.parametrize("name", ["", "x" * 300, "a\0b", "missing", "missing/x.ffsave", "x" * 300 + ".ffsave"])
def test_paths_that_lead_nowhere(tmp_path: Path, name: str) -> None:
    shelf = Shelf(tmp_path / "none", rulesets)
    assert shelf.entries() == []
    with pytest.raises(StoreError, match="not-found"):
        shelf.find(name)
    for write in (True, False):
        with pytest.raises(StoreError) as refused:
            shelf.open(tmp_path / name, write=write)
        assert told(refused.value)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write anything")
def test_a_file_that_may_not_be_written_opens_to_be_read(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    path.chmod(0o400)
    saved = open_save(store(), path)
    assert saved.reason
    assert saved.reason.rule == "unwritable"
    path.chmod(0)
    with pytest.raises(StoreError, match="unreadable"):
        open_save(store(), path)


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 10**12])
def test_a_save_that_is_too_large_is_listed_and_never_read(tmp_path: Path, size: int) -> None:
    path = small_save(tmp_path / "elsewhere")
    with path.open("r+b") as file:
        file.truncate(size)
    shelf = Shelf(tmp_path / "saves", rulesets, known={"toy"}, files=Quick())
    for work in (shelf.open, shelf.duplicate, shelf.import_save, lambda path: shelf.export_save(path, tmp_path)):
        with pytest.raises(StoreError) as refused:
            work(path)
        assert (refused.value.rule, refused.value.arguments["size"]) == ("large", size)
        assert told(refused.value)
    (entry,) = Shelf(path.parent, rulesets, known={"toy"}).entries()
    assert (entry.state, entry.reason and entry.reason.rule) == ("unreadable", "large")
    assert path.stat().st_size == size


def test_what_is_no_save_is_not_read_whole_to_be_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "film.ffsave"
    path.write_bytes(b"\x00\x00\x00 ftypisom" + bytes(1_000_000))
    read: list[int] = []
    real = RealFiles.read

    def counted(self: RealFiles, handle: int, size: int, offset: int) -> bytes:
        data = real(self, handle, size, offset)
        read.append(len(data))
        return data

    monkeypatch.setattr(RealFiles, "read", counted)
    shelf = Shelf(tmp_path / "saves", rulesets, files=Quick())
    for work in (shelf.open, shelf.import_save, shelf.duplicate):
        with pytest.raises(StoreError, match="not-a-save"):
            work(path)
    assert sum(read) < 20_000


def test_a_save_never_grows_beyond_what_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = small_save(tmp_path)
    saved = open_save(store(), path)
    before = path.read_bytes()
    monkeypatch.setattr(files, "MOST_BYTES", len(before) + 300)
    with pytest.raises(StoreError, match="large"):
        saved.game.submit(Note(text="x" * 300))
    assert path.read_bytes() == before
    saved.game.submit(Earn(gold=1))  # what is shorter still fits
    monkeypatch.setattr(files, "MOST_BYTES", len(before))
    with pytest.raises(StoreError, match="large"):
        copy_save(saved, tmp_path)
    assert [each.name for each in tmp_path.glob("*.ffsave")] == [path.name]
    saved.release()


def slope(make: Callable[[int], bytes], path: Path) -> float:
    """How much longer it takes to look at and to open four times as much, at best: others may use the machine, too."""
    return min(_slope(make, path) for _ in range(3))


def _slope(make: Callable[[int], bytes], path: Path) -> float:
    times = []
    for size in (100_000, 400_000):
        path.write_bytes(make(size))
        start = time.process_time()
        read_entry(RealFiles(), path)
        with suppress(StoreError):
            open_save(store(), path, write=False)
        times.append(time.process_time() - start)
    return times[1] / max(times[0], 0.01)


LINES = {
    "newlines": b"\n",
    "short lines": b"{}\n",
    "one line": b"x",
    "almost frames": b'{"h":"00000000","p":"00000000",\n',
    "nulls": b"\0",
}


@few(1, "part", LINES.values(), ids=LINES)
def test_damage_is_measured_in_the_time_of_its_size(tmp_path: Path, part: bytes) -> None:
    sound = small_save(tmp_path).read_bytes()
    assert slope(lambda size: sound + part * (size // len(part)), tmp_path / "x.ffsave") < 10


def test_a_chain_of_nonsense_is_cut_in_the_time_of_its_size(tmp_path: Path) -> None:
    """Sound lines, each of which contradicts the one before: reading begins anew a few times, not once for each."""
    header = forged_header()
    earned = [{**EARN, "n": number, "up": number - 1 if number > 2 else 0} for number in range(2, 8_002)]

    def make(size: int) -> bytes:
        lines = earned[: size // 100]
        return forge([OPEN, *lines, *({**EARN, "n": 9_000, "up": 1} for _ in lines)], header)

    assert slope(make, tmp_path / "x.ffsave") < 12


def test_an_entry_of_any_bytes_is_an_entry(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    data = path.read_bytes()
    rng = random.Random("entries")
    for _ in range(500):
        spoiled = bytearray(data)
        for _ in range(rng.randint(1, 5)):
            spoiled[rng.randrange(len(spoiled))] = rng.randrange(256)
        path.write_bytes(spoiled[: rng.randint(0, len(spoiled))])
        read_entry(RealFiles(), path)
    for record in (
        {"n": 3, "close": {"card": {"hero": 7}}},
        {"n": 3, "card": [], "ts": "x"},
        {"n": 3, "open": 1, "v": "2"},
    ):
        path.write_bytes(forge([OPEN, EARN, record]))
        assert read_entry(RealFiles(), path).state == "unclosed"


def test_a_save_with_nothing_wrong_is_byte_for_byte_what_was_written(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    saved = open_save(store(), path, write=False)
    again = forge([body_of(line) for line in saved.lines], path.read_bytes().splitlines(keepends=True)[0])
    assert again == path.read_bytes()
    assert msgspec.json.decode(saved.lines[-1])["close"]["card"]["hero"] == "Aïla"
