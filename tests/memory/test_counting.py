"""What is remembered against a plain count over the same saves, and how it is kept."""

from __future__ import annotations

import errno
import gc
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.reading import BeginAdventure
from ffapp.memory import index as memory_index
from ffapp.memory.index import FILE, Remembered, remember
from ffapp.memory.lived import End, Lived, Noted, kin
from ffapp.memory.recall import Recollection, adventures_of, at_section, games_of
from ffapp.memory.statistics import Statistics, statistics
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.errors import StoreError
from ffapp.store.reading import Skim
from ffapp.store.shelf import Shelf
from tests.memory.readings import Plain, plain_count, play_at_random, shelf_in
from tests.shares import few
from tests.store.disk import Disk, PowerCut
from tests.store.saves import Quick


def begun(shelf: Shelf, name: str, seed: int, commands: int) -> Path:
    rng = random.Random(seed)
    with shelf.create(name, undo=rng.choice(("fate", "free")), seed=str(seed)) as saved:
        play_at_random(saved.game, commands, rng)
    return saved.path


def go_on(shelf: Shelf, path: Path, seed: int, commands: int) -> Path:
    with shelf.open(path) as saved:
        play_at_random(saved.game, commands, random.Random(seed))
    return saved.path


def same(found: Statistics, plain: Plain) -> None:
    assert found.games == plain.games
    assert (found.won, found.lost, found.dead) == (plain.won, plain.lost, plain.dead)
    assert found.under_way == plain.games - plain.won - plain.lost - plain.dead
    assert {one.section: one.visits for one in found.sections} == plain.sections
    assert {one.section: one.games for one in found.sections} == plain.in_games
    by_section: Counter[int | None] = Counter()
    for death in found.deaths:
        by_section[death.section] += death.count
    assert by_section == plain.deaths
    ways = {
        kin(one.name): {way: count for way in ("won", "escaped", "ended", "dead") if (count := getattr(one, way))}
        for one in found.fights
    }
    assert ways == {name: dict(counts) for name, counts in plain.fights.items()}
    faces = {
        (one.sides, one.typed): {at: count for at, count in enumerate(one.faces, 1) if count} for one in found.dice
    }
    assert faces == {key: dict(counts) for key, counts in plain.faces.items()}
    sums = {(one.sides, one.typed): {at: count for at, count in enumerate(one.sums, 2) if count} for one in found.dice}
    assert {key: counts for key, counts in sums.items() if counts} == {key: dict(c) for key, c in plain.sums.items()}
    assert found.notes == plain.notes.total()
    assert sum(found.slain.values()) == plain.slain
    if plain.commands:
        assert found.lengths is not None
        assert (found.lengths.least, found.lengths.most) == (min(plain.commands), max(plain.commands))
        assert found.lengths.total == sum(plain.commands)


@few(1, "name", RULESETS)
def test_all_is_counted_as_by_hand(name: str, tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    paths = [begun(shelf, name, seed, 90) for seed in range(7)]
    shelf.archive(paths[0])
    copy = shelf.duplicate(paths[1])
    go_on(shelf, copy, 50, 40)
    go_on(shelf, shelf.duplicate(copy), 51, 40)
    shelf.duplicate(paths[2])
    games = remember(shelf).games
    same(statistics(games, name), plain_count(shelf, name))
    for other in RULESETS:
        if other != name:
            assert statistics(games, other).games == 0
    plain = plain_count(shelf, name)
    for section in range(14):
        seen = at_section(games_of(games, name), section)
        assert (seen.visits, seen.games) == (plain.sections[section], plain.in_games[section])
        assert len(seen.dead) == plain.deaths[section]
        told = Counter(text for where, text in plain.notes.elements() if where == section)
        assert Counter(text for _, text in seen.notes) == told
    for enemy in ("ORQUE 3", "géant", "nobody"):
        known, counted = Recollection(games_of(games, name), "all").met(enemy), plain.fights.get(kin(enemy))
        assert (known is None) == (counted is None)
        assert known is None or counted is None or known.fights == counted.total()


def test_a_death_is_one_wherever_it_is_asked_for() -> None:
    """What ends with a section, or is given up, is lost and no death, at the section and in all."""
    ends = [
        End(True, "section", "section", section=7),
        End(False, "section", "section", section=7),
        End(False, "stamina", "enemy", "Orque", section=7),
        End(False, "killed", "monster", section=7),
        End(False, "declared", "other", section=7),
    ]
    games = [Lived(id=f"{at}", ruleset="doonjons", commands=1, end=end) for at, end in enumerate(ends)]
    seen, found = at_section(games, 7), statistics(games, "doonjons")
    assert (seen.won, seen.lost, len(seen.dead)) == (found.won, found.lost, found.dead) == (1, 2, 2)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("§ 12 porte", {1: "§ 12 porte", 12: "§ 12 porte"}),
        ("§\u00a034\u202f: ne pas boire", {1: "§\u00a034\u202f: ne pas boire", 34: "ne pas boire"}),
        ("de §12 à § 3, pas § 12345", {1: "", 3: "", 12: ""}),
        ("§ 5 :", {1: "§ 5 :", 5: "§ 5 :"}),
        ("12 porte", {1: "12 porte"}),
    ],
)
def test_a_note_is_told_also_where_it_names(text: str, told: dict[int, str]) -> None:
    games = [Lived(id="a", ruleset="scorpion-swamp", hero="Ursule", commands=1, notes=(Noted(text, 1),))]
    found = {at: [said for _, said in at_section(games, at).notes] for at in range(401)}
    assert {at: said for at, said in found.items() if said} == {at: [said or text] for at, said in told.items()}


def test_monsters_of_many_campaigns_are_counted_in_one_go() -> None:
    hashed: list[None] = []

    class Name(str):
        """A name that knows how often it was looked up."""

        __slots__ = ()

        def __hash__(self) -> int:
            hashed.append(None)
            return super().__hash__()

    count = 200
    games = [Lived(id=f"{at}", ruleset="doonjons", slain={Name(f"orc {at}"): 1, "rat": 2}) for at in range(count)]
    hashed.clear()
    slain = statistics(games, "doonjons").slain
    assert next(iter(slain.items())) == ("rat", 2 * count)
    assert len(slain) == count + 1
    assert len(hashed) < 10 * count


def test_the_game_that_is_played_knows_only_the_others(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    paths = [begun(shelf, "scorpion-swamp", seed, 30) for seed in range(3)]
    games = remember(shelf).games
    own = shelf.open(paths[1], write=False).header.id
    assert {game.id for game in games_of(games, "scorpion-swamp", but=own)} == {game.id for game in games} - {own}


def test_of_several_files_of_a_game_the_one_that_goes_furthest_counts(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    path = begun(shelf, "scorpion-swamp", 1, 20)
    other = path.with_name("conflict.ffsave")
    other.write_bytes(path.read_bytes())
    go_on(shelf, other, 2, 30)
    [game] = remember(shelf).games
    assert game.records == len(shelf.open(other, write=False).lines)
    path.unlink()
    assert remember(shelf).games == (game,)


# -- what cannot be read -----------------------------------------------------------------------------------------------


def test_what_can_be_read_of_a_damaged_save_counts_and_the_rest_is_said(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    path = begun(shelf, "scorpion-swamp", 3, 60)
    lines = path.read_bytes().split(b"\n")
    lines[30] = lines[30].replace(b'"n":', b'"m":')
    path.write_bytes(b"\n".join(lines))
    found = remember(shelf)
    [unread] = found.unread
    assert (unread.path, unread.reason.rule) == (path, "damaged")
    assert unread.reason.arguments["line"] == 31
    same(statistics(found.games, "scorpion-swamp"), plain_count(shelf, "scorpion-swamp"))
    again = remember(shelf)
    assert again.games == found.games
    assert [one.reason.arguments for one in again.unread] == [unread.reason.arguments]


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        (b"", "not-a-save"),
        (b"hello\n", "not-a-save"),
        (b'{"ffapp":99,"id":"0123456789abcdef","ruleset":"x","seed":"x","crc":"00000000"}\n', "header-damaged"),
    ],
)
def test_what_is_no_save_is_said(tmp_path: Path, data: bytes, rule: str) -> None:
    shelf = shelf_in(tmp_path)
    begun(shelf, "scorpion-swamp", 3, 10)
    (shelf.folder / "odd.ffsave").write_bytes(data)
    found = remember(shelf)
    assert [one.reason.rule for one in found.unread] == [rule]
    assert len(found.games) == 1


def test_lines_that_contradict_each_other_count_up_to_there(tmp_path: Path) -> None:
    from ffapp.core.codec import Header
    from ffapp.store.chain import header_line
    from tests.store.saves import forge

    shelf = shelf_in(tmp_path)
    shelf.folder.mkdir()
    head = header_line(Header(id="0123456789abcdef", ruleset="scorpion-swamp", seed="oaken"))
    go = {"t": "GoTo", "section": 3}, [{"t": "SectionReached", "section": 3}]
    records = [
        {"n": 1, "open": "x", "v": 2, "rules": 1},
        {"n": 2, "up": 0, "cmd": go[0], "e": go[1]},
        {"n": 3, "up": 7, "cmd": go[0], "e": go[1]},
    ]
    (shelf.folder / "forged.ffsave").write_bytes(forge(records, head))
    found = remember(shelf)
    [game], [unread] = found.games, found.unread
    assert game.sections == {"3": 1}
    assert unread.reason.rule == "record-unknown"


# -- the index ---------------------------------------------------------------------------------------------------------


def anew(shelf: Shelf) -> Remembered:
    """What is remembered without an index, which stays as it is."""
    place = shelf.folder / FILE
    kept = place.read_bytes() if place.exists() else None
    place.unlink(missing_ok=True)
    found = remember(shelf)
    place.unlink(missing_ok=True)
    if kept is not None:
        place.write_bytes(kept)
    return found


STEPS = st.lists(
    st.tuples(st.sampled_from(("new", "on", "archive", "copy", "remove", "spoil", "look")), st.integers(0, 9)),
    min_size=3,
    max_size=14,
)


@settings(max_examples=12)
@given(steps=STEPS)
def test_an_index_built_step_by_step_equals_one_made_anew(
    steps: list[tuple[str, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    shelf = shelf_in(tmp_path_factory.mktemp("shelf"))
    names = list(RULESETS)
    for number, (step, at) in enumerate([("new", 0), *steps]):
        paths = sorted([*shelf.paths(), *shelf.paths(archived=True)])
        path = paths[at % len(paths)] if paths else None
        if step == "new" or path is None:
            begun(shelf, names[at % len(names)], number, 12)
        elif step == "on":
            with suppress(StoreError):
                go_on(shelf, path, number, 8)
        elif step == "archive":
            (shelf.unarchive if path.parent == shelf.archive_folder else shelf.archive)(path)
        elif step == "copy":
            with suppress(StoreError):
                shelf.duplicate(path)
        elif step == "remove":
            path.unlink()
        elif step == "spoil":
            path.write_bytes(path.read_bytes()[: -3 - at] + b"?")
        if at % 2:
            remember(shelf)
    told = remember(shelf)
    fresh = anew(shelf)
    assert told.games == fresh.games
    assert [(one.path, str(one.reason)) for one in told.unread] == [(one.path, str(one.reason)) for one in fresh.unread]


def test_what_has_not_changed_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = shelf_in(tmp_path)
    paths = [begun(shelf, "scorpion-swamp", seed, 20) for seed in range(3)]
    progress: list[tuple[int, int]] = []
    first = remember(shelf, progress=lambda done, of: progress.append((done, of)))
    assert progress == [(1, 3), (2, 3), (3, 3)]
    written = (shelf.folder / FILE).stat().st_mtime_ns
    monkeypatch.setattr(memory_index, "Skim", None)
    assert remember(shelf).games == first.games
    assert (shelf.folder / FILE).stat().st_mtime_ns == written
    monkeypatch.undo()
    go_on(shelf, paths[1], 9, 20)
    progress.clear()
    assert remember(shelf, progress=lambda done, of: progress.append((done, of))).games == anew(shelf).games
    assert progress == [(1, 1)]


@pytest.mark.parametrize("spoilt", [b"", b"junk", b"00000000\n{}", b"\xff" * 99, b"flip", b"version"])
def test_an_index_that_does_not_hold_is_thrown_away(tmp_path: Path, spoilt: bytes) -> None:
    shelf = shelf_in(tmp_path)
    begun(shelf, "scorpion-swamp", 1, 20)
    first = remember(shelf)
    place = shelf.folder / FILE
    good = place.read_bytes()
    if spoilt == b"flip":
        spoilt = good.replace(b'"commands":', b'"commandz":')
    elif spoilt == b"version":
        body = good.partition(b"\n")[2].replace(b'"version":1', b'"version":9')
        spoilt = memory_index._sealed(body) + b"\n" + body
    place.write_bytes(spoilt)
    assert remember(shelf) == first
    assert place.read_bytes() == good


def test_a_stop_keeps_what_was_read(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    for seed in range(4):
        begun(shelf, "scorpion-swamp", seed, 20)
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) > 2

    part = remember(shelf, stop=stop)
    assert (len(part.games), part.whole) == (2, False)
    progress: list[int] = []
    assert remember(shelf, progress=lambda done, of: progress.append(of)).games == anew(shelf).games
    assert progress == [2, 2]


def test_reading_beside_the_screen_leaves_its_memory_alone(tmp_path: Path) -> None:
    """Whether garbage is collected is one thing for the whole program, and a reading may be stopped half way."""
    path = begun(shelf_in(tmp_path), "scorpion-swamp", 1, 20)
    lines = Skim(path.read_bytes(), path, ruleset_of).lines()
    assert gc.isenabled()
    for _ in lines:
        assert gc.isenabled()


def test_a_stop_waits_for_no_long_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for every so many lines, while they are read and while they are counted."""
    monkeypatch.setattr(memory_index, "ASK_EVERY", 5)
    shelf = shelf_in(tmp_path)
    begun(shelf, "scorpion-swamp", 1, 40)
    asked: list[None] = []
    whole = remember(shelf, stop=lambda: bool(asked.append(None)))  # type: ignore[func-returns-value]
    assert whole.whole
    often = len(asked)
    assert often > 5
    for times in range(1, often + 1):
        (shelf.folder / FILE).unlink(missing_ok=True)
        asked.clear()
        part = remember(shelf, stop=lambda times=times: asked.append(None) or len(asked) >= times)  # type: ignore[misc]
        assert part == Remembered((), whole=False)
        assert len(asked) == times
    assert remember(shelf) == whole


def test_the_game_that_is_played_is_not_read(tmp_path: Path) -> None:
    """Only the others count; what the index knows of it stays for the next time."""
    shelf = shelf_in(tmp_path)
    paths = [begun(shelf, "scorpion-swamp", seed, 20) for seed in range(3)]
    progress: list[int] = []
    others = remember(shelf, but=paths[1], progress=lambda done, of: progress.append(of))
    assert progress == [2, 2]
    everything = remember(shelf)
    assert len(others.games) == 2
    assert all(game in everything.games for game in others.games)
    written = (shelf.folder / FILE).read_bytes()
    assert remember(shelf, but=paths[1]) == others
    assert (shelf.folder / FILE).read_bytes() == written


class Refusing(Quick):
    """A folder in which nothing can be made."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def open(self, path: Path, mode: str) -> int:  # type: ignore[override]
        if mode != "read":
            raise OSError(self.number, "no")
        return super().open(path, "read")


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.ENOSPC])
def test_where_nothing_can_be_written_it_works_without(tmp_path: Path, number: int) -> None:
    shelf = shelf_in(tmp_path)
    begun(shelf, "scorpion-swamp", 1, 20)
    found = remember(Shelf(shelf.folder, ruleset_of, known=RULESETS, files=Refusing(number)))
    assert not (shelf.folder / FILE).exists()
    assert found == remember(shelf)


def test_no_folder_is_no_game(tmp_path: Path) -> None:
    assert remember(shelf_in(tmp_path)) == Remembered(())
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize("mode", ["kept", "dropped", "torn", "zeros", "garbled", "mixed"])
def test_a_kill_in_the_middle_of_writing_loses_nothing(mode: str) -> None:
    """Before each operation of the disk once: what comes back is what was, or is made anew."""
    at = 0
    while True:
        disk = Disk()
        shelf = Shelf(Path("/saves"), ruleset_of, known=RULESETS, files=disk, clock=lambda: 1.7e9)
        begun(shelf, "scorpion-swamp", 1, 6)
        remember(shelf)
        begun(shelf, "night-dragon", 2, 6)
        wanted = remember(shelf).games
        begun(shelf, "scorpion-swamp", 3, 6)
        disk.cut_at = len(disk.operations) + at
        try:
            remember(shelf)
        except PowerCut:
            pass
        else:
            assert at > 2
            return
        back = disk.after_cut(mode, random.Random(at))
        again = Shelf(Path("/saves"), ruleset_of, known=RULESETS, files=back, clock=lambda: 1.7e9)
        found = remember(again)
        assert found.games == remember(again).games
        assert {game.id for game in wanted} <= {game.id for game in found.games}
        assert not [name for name in back.names(Path("/saves")) if name.endswith(".tmp")]
        at += 1


def test_adventures_are_kept_apart_from_each_other_and_from_the_book(tmp_path: Path) -> None:
    """A section 7 of one is not that of another, whatever text of it was read; a new text of it is the same one."""
    shelf = shelf_in(tmp_path)
    ford, bridge = "1F0E-FORD", "2B11-BRIDGE"
    for adventures in ((), (("a" * 32, "Le gué", ford),), (("b" * 32, "Le gué", ford.lower()),), (("c" * 32, "", ""),)):
        with shelf.create("scorpion-swamp") as saved:
            saved.game.submit(CreateHero(name="Ada"))
            for adventure, title, ifid in adventures:
                saved.game.submit(BeginAdventure(adventure=adventure, title=title, ifid=ifid))
                saved.game.submit(Enter(section=7))
            if not adventures:
                saved.game.submit(GoTo(section=7))
                saved.game.submit(AddNote(text="du livre"))
    games = remember(shelf).games
    assert adventures_of(games, "scorpion-swamp") == {"c" * 32: "", ford: "Le gué"}
    assert adventures_of(games, "night-dragon") == {}
    for adventure, count in (("", 1), (ford, 2), ("c" * 32, 1), (bridge, 0)):
        told = games_of(games, "scorpion-swamp", adventure)
        seen = at_section(told, 7)
        assert (len(told), seen.games, len(seen.notes)) == (count, count, int(not adventure))
        assert statistics(games, "scorpion-swamp", adventure).games == count
    assert statistics(games, "scorpion-swamp", ford).title == "Le gué"
