"""Dungeons kept as files: whole or not at all, never over another, and nothing in a file is believed."""

from __future__ import annotations

import errno
import json
import os
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from ffapp import resources
from ffapp.core.errors import Refusal
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Monster
from ffapp.doonjons.setup import with_ids
from ffapp.store.dungeons import (
    MOST_BYTES,
    VERSION,
    decoded,
    dungeon_path,
    encoded,
    keep_dungeon,
    kept_dungeons,
    read_dungeon,
    shipped_dungeons,
)
from ffapp.store.errors import StoreError
from ffapp.store.folders import dungeons_folder
from ffapp.texts import Texts
from tests.store.disk import MODES, Disk, PowerCut
from tests.tools import golden_dungeon, make_dungeons

HERE = Path("/dungeons/a.ffdungeon")
LAIR = replace(
    read_dungeon(resources.dungeons() / "classic-3.ffdungeon"),
    title="L'antre",
    context="Une chaleur.\n\x1b[2J [/b] 👩🏽‍🚀\n" + "é" * 9_000,
    default=0,
)
DUNGEONS = [
    pytest.param(Dungeon(), id="empty"),
    pytest.param(LAIR, id="told"),
    *(pytest.param(default_dungeon(number, 4), id=f"default-{number}") for number in (1, 2, 3)),
]


def rule_of(data: bytes) -> str:
    """Which rule refuses what a file holds."""
    with pytest.raises((StoreError, Refusal)) as refused:
        decoded(data, HERE)
    return refused.value.rule


def lying(**lies: Any) -> bytes:
    """The file of a sound dungeon with fields replaced, as a hand could."""
    content = json.loads(encoded(LAIR))
    content["dungeon"] |= lies
    return json.dumps(content).encode()


def monster(**lies: Any) -> bytes:
    """The same with the first monster changed."""
    content = json.loads(encoded(LAIR))
    content["dungeon"]["monsters"][0] |= lies
    return json.dumps(content).encode()


# -- keeping -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_a_dungeon_comes_back_as_it_was(dungeon: Dungeon) -> None:
    path = dungeon_path("Chez l'Ogre !")
    assert path == dungeons_folder() / "chez-l-ogre.ffdungeon"
    keep_dungeon(dungeon, path)
    assert read_dungeon(path) == with_ids(dungeon, 0)
    assert path.stat().st_mode & 0o777 == 0o600
    assert kept_dungeons() == [path]


def test_nothing_is_ever_written_over() -> None:
    path = dungeon_path("a")
    keep_dungeon(Dungeon(), path)
    before = path.read_bytes()
    with pytest.raises(StoreError) as refused:
        keep_dungeon(LAIR, path)
    assert (refused.value.rule, refused.value.arguments) == ("exists", {"path": str(path)})
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_without_dungeons_and_none_at_all() -> None:
    assert kept_dungeons() == []
    folder = dungeons_folder()
    folder.mkdir(parents=True)
    (folder / ".a.ffdungeon.12345678.tmp").touch()
    (folder / "b.txt").touch()
    assert kept_dungeons() == []
    keep_dungeon(Dungeon(), folder / "b.ffdungeon")
    keep_dungeon(Dungeon(), folder / "a.ffdungeon")
    assert [path.name for path in kept_dungeons()] == ["a.ffdungeon", "b.ffdungeon"]


@pytest.mark.parametrize("name", ["", " ", "…", "\ud800", "../..", "\u202e"])
def test_a_name_without_letters_is_refused(name: str) -> None:
    with pytest.raises(StoreError, match="name-unusable") as refused:
        dungeon_path(name)
    json.dumps(refused.value.arguments).encode()


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "a\0b", "x" * 10_000])
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    path = dungeon_path(name)
    assert path.parent == dungeons_folder()
    assert len(path.name) < 60


def test_a_dungeon_that_could_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "a.ffdungeon"
    with pytest.raises(Refusal, match="size-bounds"):
        keep_dungeon(Dungeon(floor=("." * 14,) * 15), path)
    with pytest.raises(Refusal, match="text-unwritable"):
        keep_dungeon(Dungeon(context="\ud800"), path)
    assert not path.exists()


def test_a_disk_that_is_full_or_a_folder_that_is_none(tmp_path: Path) -> None:
    for number in range(3):
        disk = Disk(("/dungeons",))
        disk.failing[number] = OSError(errno.ENOSPC, "full")
        with pytest.raises(StoreError) as refused:
            keep_dungeon(LAIR, HERE, disk)
        assert refused.value.rule == "dungeon-unwritten"
        assert refused.value.arguments == {"path": str(HERE), "cause": "ENOSPC"}
        assert disk.tree() == {}
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="dungeon-unwritten"):
        keep_dungeon(LAIR, tmp_path / "file" / "a.ffdungeon")


@pytest.mark.parametrize("mode", MODES)
def test_a_power_cut_leaves_a_whole_dungeon_or_none(mode: str) -> None:
    rng = random.Random(mode)
    for cut in range(12):
        disk = Disk(("/dungeons",))
        disk.cut_at = cut
        done = False
        with suppress(PowerCut):
            keep_dungeon(LAIR, HERE, disk)
            done = True
        after = disk.after_cut(mode, rng)
        held = after.tree().get(str(HERE))
        assert held in (None, encoded(LAIR))
        assert held is not None or not done
    assert done


# -- reading -----------------------------------------------------------------------------------------------------------


def test_every_cut_of_a_file_is_refused() -> None:
    whole = encoded(LAIR)
    rules = {rule_of(whole[:length]) for length in range(0, len(whole.rstrip()), 7)}
    assert rules == {"dungeon-broken", "not-a-dungeon"}
    assert rule_of(whole[: len(whole) // 2]) == "dungeon-broken"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0",
        b"\xff\xfe{",
        b"hello",
        b"[]",
        b"null",
        b"{}",
        b'{"ffapp":2,"id":"0123456789abcdef"}',
        b'{"ffapp_dungeon":0}',
        b'{"ffapp_dungeon":-1}',
        b'{"ffapp_dungeon":0,"dungeon":{}}',
        b"[" * 50_000,
        b'{"a":' * 50_000,
    ],
)
def test_something_else_is_no_dungeon(data: bytes) -> None:
    assert rule_of(data) == "not-a-dungeon"


@pytest.mark.parametrize(
    "data",
    [
        b'{"ffapp_dungeon":"1","dungeon":{}}',
        b'{"ffapp_dungeon":1}',
        b'{"ffapp_dungeon":1,"dungeon":[]}',
        b'{"ffapp_dungeon":1,"dungeon":{"floor":"..."}}',
        b'{"ffapp_dungeon":1,"dungeon":{"floor":[1]}}',
        b'{"ffapp_dungeon":1,"dungeon":{"flor":[]}}',
        b'{"ffapp_dungeon":1,"dungeon":{"title":"\\ud800"}}',
        b'{"ffapp_dungeon":1,"dungeon":{"title":"\xff"}}',
        b'{"ffapp_dungeon":1,"dungeon":{"starts":[[1]]}}',
        b'{"ffapp_dungeon":1,"dungeon":{"starts":[[1,2,3]]}}',
        b'{"ffapp_dungeon":1,"dungeon":' + b"[" * 50_000,
        b'{"ffapp_dungeon":1,"dungeon":{}} {}',
        b'{"ffapp_dungeon":1,"dungeon":{},"more":1}',
        b'{"ffapp_dungeon":1e400,"dungeon":{}}',
    ],
)
def test_a_dungeon_that_was_changed_into_what_cannot_be_read(data: bytes) -> None:
    assert rule_of(data) == "dungeon-broken"


@pytest.mark.parametrize(
    ("data", "french", "english"),
    [
        (
            b'{"ffapp_dungeon":1,"dungeon":{"floor":[1]}}',
            "dungeon.floor[0]\u00a0: il faut un texte, pas un nombre entier",
            "dungeon.floor[0]: a text is needed, not a whole number",
        ),
        (
            b'{"ffapp_dungeon":1,"dungeon":{"flor":[]}}',
            "dungeon\u00a0: le champ «\u00a0flor\u00a0» n’existe pas ici",
            "dungeon: there is no field “flor” here",
        ),
        (b'{"ffapp_dungeon":1,"dungeon":{', "tout s’arrête trop tôt", "it ends too early"),
    ],
)
def test_a_broken_dungeon_names_the_field_and_the_reason(data: bytes, french: str, english: str) -> None:
    with pytest.raises(StoreError) as refused:
        decoded(data, HERE)
    for language, wanted in (("fr", french), ("en", english)):
        assert wanted in Texts(language, strict=True)(f"store-{refused.value.rule}", **refused.value.arguments)


def test_a_dungeon_of_a_newer_ffapp_says_so() -> None:
    with pytest.raises(StoreError) as refused:
        decoded(b'{"ffapp_dungeon":%d,"dungeon":{"walls":{"hexagonal":true}}}' % (VERSION + 1), HERE)
    assert refused.value.rule == "newer"
    assert refused.value.arguments == {"path": str(HERE), "version": VERSION + 1, "ours": VERSION}


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        (lying(floor=[]), "size-bounds"),
        (lying(floor=["." * 14] * 15), "size-bounds"),
        (lying(floor=["." * 15] * 26), "size-bounds"),
        (lying(floor=["." * 9_000] * 25), "size-bounds"),
        (lying(floor=["." * 25] * 19 + ["." * 24]), "dungeon-floor"),
        (lying(floor=["." * 25] * 19 + ["." * 24 + "é"]), "dungeon-floor"),
        (lying(starts=[[2, 9], [2, 9]]), "cell-shared"),
        (lying(starts=[[20, 9]]), "cell-shared"),
        (lying(starts=[[0, 0]]), "cell-obstacle"),
        (lying(starts=[[25, 9]]), "cell-outside"),
        (lying(starts=[[-1, 9]]), "cell-outside"),
        (lying(starts=[None] * 7), "party-full"),
        (lying(things=[{"id": 1, "kind": "plate", "cell": [0, 0]}]), "cell-obstacle"),
        (lying(things=[{"id": 1, "kind": "plate", "cell": [9, 99]}]), "cell-outside"),
        (lying(things=[{"id": 1, "kind": "wand", "cell": [9, 9]}]), "piece-unknown"),
        (lying(things=[{"id": 1, "kind": "plate", "cell": [9, 9]}] * 201), "things-full"),
        (lying(monsters=json.loads(encoded(LAIR))["dungeon"]["monsters"] * 16), "monsters-full"),
        (lying(monsters=json.loads(encoded(LAIR))["dungeon"]["monsters"] * 2), "cell-shared"),
        (lying(title="x" * 41), "text-long"),
        (lying(title="a\nb"), "name-line"),
        (lying(context="x" * 10_001), "text-long"),
        (lying(default=4), "amount-bounds"),
        (lying(default=-1), "amount-bounds"),
        (monster(kind="balrog"), "species-unknown"),
        (monster(species="Balrog"), "species-twice"),
        (monster(kind="", species=""), "name-empty"),
        (monster(kind="", species="x" * 41), "name-long"),
        (monster(damage="0d6"), "notation-bounds"),
        (monster(damage="2d"), "notation-unreadable"),
        (monster(damage=" " * 50 + "2d6"), "notation-unreadable"),
        (monster(hit_points=0), "amount-bounds"),
        (monster(hit_points=10_000), "amount-bounds"),
        (monster(speed=-1), "amount-bounds"),
        (monster(reach=0), "amount-bounds"),
        (monster(dexterity=1), "monster-locked"),
        (monster(cell=[0, 0]), "cell-obstacle"),
        (monster(cell=[21, 7]), "cell-shared"),
    ],
)
def test_a_dungeon_that_lies_about_itself_is_refused_by_the_rule(data: bytes, rule: str) -> None:
    assert rule_of(data) == rule


def test_what_is_hurt_numbered_or_badly_written_is_put_right() -> None:
    read = decoded(monster(left=-3, number=7, id=4, damage=" 02D06 ", kind="", species=" Ver "), HERE)
    assert read.monsters[0] == replace(LAIR.monsters[0], damage="2d6", kind="", species="Ver")
    ids = [one.id for one in (*read.monsters, *read.things)]
    assert ids == list(range(1, len(ids) + 1))


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.ffdungeon"
    with path.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(StoreError) as refused:
        read_dungeon(path)
    assert refused.value.rule == "large"
    assert refused.value.arguments == {"path": str(path), "size": 10**12, "high": MOST_BYTES}


THING = {"id": 1, "kind": "plate", "cell": [5, 5]}
FULL = {
    "monsters": [{**json.loads(encoded(LAIR))["dungeon"]["monsters"][0]}] * 1_000,
    "things": [THING] * 5_000,
    "starts": [[5, 5]] * 40_000,
    "floor": ["." * 25] * 9_000,
    "title": " " * 250_000,
    "context": "\n" * 125_000,
}


@pytest.mark.parametrize("field", FULL)
def test_a_file_as_large_as_it_may_be_is_refused_at_once(field: str) -> None:
    data = lying(**{field: FULL[field]})
    assert len(data) > MOST_BYTES // 2
    start = time.process_time()
    assert rule_of(data)
    assert time.process_time() - start < 10


def test_the_largest_dungeon_that_can_be_made_fits() -> None:
    monsters = tuple(
        Monster(
            id=10**9,
            species="\x01" * 39 + "x",
            damage="20d100",
            reach=99,
            cell=Cell(number % 25, number // 25),
            **dict.fromkeys(("hit_points", "left", "speed", "armour_class", "initiative", "dexterity"), 9_999),
        )
        for number in range(60)
    )
    things = (Thing(id=10**9, kind="light-crossbow", cell=parsed("Y25")),) * 200
    starts = tuple(Cell(24, row) for row in range(10, 16))
    whole = Dungeon(
        floor=("." * 25,) * 25,
        monsters=monsters,
        things=things,
        starts=starts,
        title="\x01" * 39 + "x",
        context="\x01" * 10_000,
    )
    data = encoded(whole)
    assert len(data) < MOST_BYTES // 2
    assert decoded(data, HERE) == with_ids(whole, 0)


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.ffdungeon")
    (tmp_path / "folder.ffdungeon").mkdir()
    for name, cause in (("pipe", "EINVAL"), ("folder", "EISDIR"), ("none", "ENOENT"), ("a\0b", "EINVAL")):
        with pytest.raises(StoreError) as refused:
            read_dungeon(tmp_path / f"{name}.ffdungeon")
        assert (refused.value.rule, refused.value.arguments["cause"]) == ("unreadable", cause)


# -- files of every version --------------------------------------------------------------------------------------------

GOLDEN = resources.saves() / "golden"


@pytest.mark.parametrize("version", range(1, VERSION + 1))
@pytest.mark.parametrize("name", golden_dungeon.kept())
def test_a_file_of_each_version_is_read_as_it_was_meant(name: str, version: int) -> None:
    """What a file leaves out is as it was in its day. A field that came later is not told there."""
    path = GOLDEN / f"{name}-v{version}.ffdungeon"
    told = json.loads(path.with_suffix(".json").read_text())
    assert narrowed(golden_dungeon.spelled(read_dungeon(path)), told) == told


def narrowed(read: Any, told: Any) -> Any:
    """What was read, with the fields only that are told."""
    if isinstance(told, dict):
        return {name: narrowed(read[name], told[name]) for name in told}
    if isinstance(told, list):
        return [narrowed(one, other) for one, other in zip(read, told, strict=True)]
    return read


def test_a_golden_dungeon_has_something_in_every_field() -> None:
    dungeon = read_dungeon(GOLDEN / f"full-v{VERSION}.ffdungeon")
    for records in ([dungeon], dungeon.monsters, dungeon.things):
        records = [asdict(one) for one in records]  # numbers are given when the dungeon begins, as posts are
        assert [
            name for name in records[0] if name not in ("number", "post") and not any(one[name] for one in records)
        ] == []


def test_a_golden_dungeon_is_never_made_anew(tmp_path: Path) -> None:
    golden_dungeon.write(tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [path.read_bytes() for path in files] == [(GOLDEN / path.name).read_bytes() for path in files]
    for path in files:
        path.write_bytes(b"precious")
    golden_dungeon.write(tmp_path)
    assert {path.read_bytes() for path in files} == {b"precious"}


# -- those that come with the program ----------------------------------------------------------------------------------


def test_the_files_of_the_defaults_are_what_their_script_makes() -> None:
    for name, data in make_dungeons.made():
        assert (resources.dungeons() / name).read_bytes() == data, f"python -m tests.tools.make_dungeons  # {name}"


def test_the_classics_lie_beside_the_defaults() -> None:
    names = [path.stem for path in shipped_dungeons()]
    assert names == [f"{family}-{number}" for family in ("classic", "default") for number in (1, 2, 3)]
    for path in shipped_dungeons():
        dungeon = read_dungeon(path)
        assert dungeon.monsters
        assert len(dungeon.starts) == 6
        assert dungeon.default == int(path.stem[-1])
