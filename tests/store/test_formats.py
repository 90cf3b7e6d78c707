"""Older formats: read through upcasters, copied before the first new line, kept as they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ffapp.core.codec import FORMAT
from ffapp.store.copies import copy_save
from ffapp.store.errors import StoreError
from ffapp.store.formats import CURRENT, UPCASTERS, Format, Upcaster
from ffapp.store.savefile import open_save
from ffapp.store.shelf import Shelf
from tests.store.saves import acts, forge, forged_header, small_save, store
from tests.toy import Earn, rulesets


def raise_version(version: int) -> Any:
    return lambda header: {**header, "ffapp": version}


def gain_to_earn(line: dict[str, Any]) -> dict[str, Any]:
    """In an artificial version 1, gold was gained, and an event told only the new sum."""
    if line.get("cmd", {}).get("t") == "Gain":
        line["cmd"]["t"] = "Earn"
        line["cmd"]["gold"] = line["cmd"].pop("amount")
        for event in line["e"]:
            event["gold"] = [event["sum"] - line["cmd"]["gold"], event.pop("sum")]
    return line


def rename_move(line: dict[str, Any]) -> dict[str, Any]:
    """In an artificial version 2, a move of the head was called a jump."""
    if "jump" in line:
        line["head"] = line.pop("jump")
    return line


FORMAT_3 = Format(3, (Upcaster(raise_version(2), gain_to_earn), Upcaster(raise_version(3), rename_move)))

HEADER_1 = forged_header(ffapp=1)
VERSION_1: list[dict[str, Any]] = [
    {"n": 1, "open": "2026-01-01T00:00:00Z", "v": 1, "rules": 1},
    {"n": 2, "up": 0, "cmd": {"t": "Gain", "amount": 5}, "e": [{"t": "GoldChanged", "sum": 25}]},
    {"n": 3, "up": 2, "cmd": {"t": "Gain", "amount": 1}, "e": [{"t": "GoldChanged", "sum": 26}]},
    {"n": 4, "jump": 2},
    {"n": 5, "close": {"card": {}}},
]
VERSION_2: list[dict[str, Any]] = [
    {"n": 6, "open": "2027-01-01T00:00:00Z", "v": 2, "rules": 1},
    {"n": 7, "up": 2, "cmd": {"t": "Earn", "gold": 3}, "e": [{"t": "GoldChanged", "gold": [25, 28]}]},
    {"n": 8, "jump": 2},
    {"n": 9, "jump": 7},
]


def test_there_is_one_upcaster_for_each_version_but_the_last() -> None:
    assert len(UPCASTERS) == FORMAT - 1
    assert CURRENT.version == FORMAT
    assert len(FORMAT_3.upcasters) == 2


def test_version_2_brought_new_tags_and_changed_nothing_old() -> None:
    """The real step up from 1: header and lines of a version 1 are what they were."""
    (first, *_) = UPCASTERS
    for record in ({"ffapp": 1, "id": "a"}, *VERSION_1):
        assert first.header(dict(record)) == first.line(dict(record)) == record


@pytest.mark.parametrize(("records", "newest", "gold"), [(VERSION_1, 1, 25), (VERSION_1 + VERSION_2, 2, 28)])
def test_an_older_save_plays_on(tmp_path: Path, records: list[dict[str, Any]], newest: int, gold: int) -> None:
    path = tmp_path / "old-01234567.ffsave"
    old = forge(records, HEADER_1)
    path.write_bytes(old)
    with open_save(store(form=FORMAT_3), path) as saved:
        assert saved.writable
        assert saved.game.state.gold == gold
        assert saved.report.version == newest
        assert saved.backup == path.with_name(f"{path.name}.bak-v{newest}")
        assert saved.backup.read_bytes() == old
        saved.game.submit(Earn(gold=1))
        saved.game.undo()
    assert path.read_bytes().startswith(old)
    with open_save(store(form=FORMAT_3), path) as again:
        assert again.game.state.gold == gold
        assert again.report.version == 3
        assert again.backup is None
    assert len(list(tmp_path.glob("*.bak-*"))) == 1


def test_looking_at_an_older_save_makes_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "old-01234567.ffsave"
    path.write_bytes(forge(VERSION_1, HEADER_1))
    assert open_save(store(form=FORMAT_3), path, write=False).game.state.gold == 25
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_another_file_in_the_backup_s_place_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "old-01234567.ffsave"
    path.write_bytes(forge(VERSION_1, HEADER_1))
    beside = path.with_name(f"{path.name}.bak-v1")
    beside.write_bytes(b"something else")
    with open_save(store(form=FORMAT_3), path) as saved:
        assert saved.backup == path.with_name(f"{path.name}.bak-v1-2")
    assert beside.read_bytes() == b"something else"


def test_a_torn_older_save_is_copied_with_its_torn_end(tmp_path: Path) -> None:
    path = tmp_path / "old-01234567.ffsave"
    data = forge(VERSION_1, HEADER_1) + b'{"h":'
    path.write_bytes(data)
    with open_save(store(form=FORMAT_3), path) as saved:
        assert saved.backup
        assert saved.backup.read_bytes() == data
        assert saved.report.torn == 5


def test_a_copy_is_in_today_s_format(tmp_path: Path) -> None:
    path = tmp_path / "old-01234567.ffsave"
    path.write_bytes(forge(VERSION_1 + VERSION_2, HEADER_1))
    saved = open_save(store(form=FORMAT_3), path, write=False)
    copy = copy_save(saved, tmp_path)
    plain = Format(3, ())
    again = open_save(store(form=plain), copy, write=False)
    assert again.game.state == saved.game.state
    assert again.game.steps == saved.game.steps
    assert (again.header.ffapp, again.report.version, again.report.closed) == (3, 3, True)
    versions = [msgspec.json.decode(line).get("v") for line in again.lines]
    assert [version for version in versions if version] == [3, 3, 3]


def test_a_record_that_no_upcaster_understands_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old-01234567.ffsave"
    for record in (
        {"n": 2, "up": 0, "cmd": {"t": "Gain"}, "e": []},
        {"n": 2, "cmd": 7},
        [1],
        {"n": 2, "up": 0, "cmd": {}},
    ):
        data = forge([VERSION_1[0], msgspec.json.encode(record)], HEADER_1)
        path.write_bytes(data)
        with pytest.raises(StoreError, match="record-unknown"):
            open_save(store(form=FORMAT_3), path)
        assert path.read_bytes() == data


def test_a_header_that_no_upcaster_understands_is_refused(tmp_path: Path) -> None:
    def stumble(header: dict[str, Any]) -> dict[str, Any]:
        return {**header, "id": header["nothing"]}

    path = tmp_path / "old-01234567.ffsave"
    path.write_bytes(forge([], HEADER_1))
    with pytest.raises(StoreError, match="header-damaged"):
        open_save(store(form=Format(2, (Upcaster(stumble, lambda line: line),))), path)


def test_today_s_save_needs_no_copy(tmp_path: Path) -> None:
    path = small_save(tmp_path)
    with open_save(store(), path) as saved:
        assert saved.backup is None
        assert len(acts(saved)) == 6
    assert [entry.state for entry in Shelf(tmp_path, rulesets).entries()] == ["ok"]
