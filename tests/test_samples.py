"""The sample saves open and say what they promise; every golden save reads to the state that it was written with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ffapp import resources
from ffapp.core.codec import FORMAT
from ffapp.doonjons.campaign import phase, played_by_program
from ffapp.doonjons.initiative import DungeonBegun
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn
from ffapp.gamebook.books import counter_of
from ffapp.gamebook.sheet import antidotes
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.entries import read_entry
from ffapp.store.files import RealFiles
from ffapp.store.names import SUFFIX
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from tests.tools import make_samples

SAMPLES = sorted(resources.saves().glob(f"*{SUFFIX}"))
GOLDEN = sorted((resources.saves() / "golden").glob(f"*{SUFFIX}"))
FIRST = {"scorpion-swamp": 1, "night-dragon": 2, "doonjons": 2}
"""The format in which each book came."""
named = pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
golden = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)


def test_there_are_samples_and_a_golden_save_of_each_format() -> None:
    assert {path.name for path in SAMPLES} == {name + SUFFIX for name in make_samples.SAMPLES}
    assert {path.name for path in GOLDEN} >= {
        f"{book}-v{version}{SUFFIX}" for book, first in FIRST.items() for version in range(first, FORMAT + 1)
    }


@named
def test_a_sample_is_sound_closed_and_honest(path: Path) -> None:
    before = path.read_bytes()
    shelf = Shelf(path.parent, ruleset_of)
    opened = shelf.open(path, write=False)
    assert opened.report.closed
    assert opened.report.damage is None
    assert opened.report.differing == ()
    assert read_entry(RealFiles(), path, known=RULESETS).state == "ok"
    assert path.read_bytes() == before


@named
@pytest.mark.parametrize("language", Texts.available)
def test_a_sample_is_introduced(path: Path, language: str) -> None:
    assert Texts(language)(f"title-sample-{path.stem}")


def test_the_samples_show_what_a_game_can_be() -> None:
    states = {path.stem: Shelf(path.parent, ruleset_of).open(path, write=False).game.state for path in SAMPLES}
    aila, brune, odilon = states["aila"], states["brune"], states["odilon"]
    assert aila.notes
    assert aila.stones
    assert len(aila.drawing.clearings) > 2
    assert brune.fight is not None
    assert brune.fight.waiting is not None
    assert odilon.ending is not None
    assert odilon.ending.won
    thibaud, ysoline = states["thibaud"], states["ysoline"]
    assert thibaud.fight is not None
    assert sum(not blow.dealt for blow in thibaud.fight.blows) == 2
    assert thibaud.poison > 0
    assert antidotes(thibaud)
    assert counter_of(thibaud, "honour") < 0
    assert ysoline.fight is None
    assert ysoline.notes
    assert ysoline.magic
    assert [clearing.label for clearing in ysoline.drawing.clearings if not clearing.label] == []
    assert len(ysoline.drawing.passages) > 3
    assert all(value for _, value in ysoline.counters)

    maugis = states["maugis"]
    assert (maugis.number, phase(maugis)) == (2, "turn")
    assert maugis.round > 1
    assert any(one.left < one.hit_points for one in maugis.characters)
    assert len(maugis.dungeon.monsters) > 1
    assert [one.gender for one in maugis.characters] == ["m", "f", "m", "f"]


@named
def test_a_sample_opens_as_a_copy_and_goes_on(path: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, ruleset_of)
    with shelf.open(shelf.duplicate(path)) as copy:
        assert copy.writable
        assert copy.header.copy_of
        assert copy.game.state == shelf.open(path, write=False).game.state
        if copy.game.undo_refusal() is None:
            copy.game.undo()
            copy.game.redo()


@golden
def test_a_golden_save_reads_to_its_state(path: Path, tmp_path: Path) -> None:
    """To the very hash, whatever the rules have become since: events only assign."""
    told = json.loads(path.with_suffix(".json").read_text())
    opened = Shelf(path.parent, ruleset_of).open(path, write=False)
    assert opened.report.damage is None
    assert opened.report.closed
    assert opened.game.codec.state_hash(opened.game.state) == told["state"]
    assert opened.report.differing == ()
    # Written on by today's program, it still tells the same.
    shelf = Shelf(tmp_path, ruleset_of)
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    with shelf.open(copy) as again:
        assert again.game.state == opened.game.state
    assert shelf.open(copy, write=False).game.state == opened.game.state


@pytest.mark.parametrize("book", RULESETS)
def test_a_golden_save_of_today_holds_all_that_its_book_has(book: str) -> None:
    """Every command and every event: whatever a later ffapp changes of one of them, it must still read it."""
    folder = resources.saves() / "golden"
    games = [
        Shelf(folder, ruleset_of).open(path, write=False).game for path in folder.glob(f"{book}*-v{FORMAT}{SUFFIX}")
    ]
    ruleset = games[0].ruleset
    told = {
        type(record).__name__ for game in games for step in game.steps.values() for record in (step.done, *step.events)
    }
    assert {kind.__name__ for kind in (*ruleset.commands, *ruleset.events)} - told == set()


def test_a_golden_campaign_has_all_that_a_party_can_choose_and_goes_on(tmp_path: Path) -> None:
    """The extended rules, full walls, a temper for all and another for one, magic; and it can be played on."""
    kept = tmp_path / "chosen.ffsave"
    kept.write_bytes((resources.saves() / "golden" / f"doonjons-chosen-v3{SUFFIX}").read_bytes())
    with Shelf(tmp_path, ruleset_of).open(kept) as opened:
        game, state = opened.game, opened.game.state
        assert (state.rules, state.walls, state.control) == ("extended", True, "cautious")
        events = [event for step in game.path() for event in step.events]
        (began, _) = (event for event in events if isinstance(event, DungeonBegun))
        assert "guard" in {monster.temper for monster in began.dungeon.monsters}
        assert any(one.magic for one in state.characters)
        assert {type(event).__name__ for event in events} >= {"Healed", "Swapped", "WeaponEnchanted", "FigureHarmed"}
        assert (phase(state), state.number, state.acted) == ("turn", 2, True)
        game.submit(EndTurn())
        for _ in range(20):
            if phase(game.state) == "turn":
                game.submit(choose(game.state) if played_by_program(game.state) else EndTurn())


def test_the_samples_are_what_their_script_makes(tmp_path: Path) -> None:
    """A rule that changes what happens in them shows here: then they are to be made anew (the golden ones never)."""
    for name, data in make_samples.made():
        assert (resources.saves() / name).read_bytes() == data, f"python -m tests.tools.make_samples  # {name}"


@pytest.mark.long
def test_a_golden_save_is_never_made_anew(tmp_path: Path) -> None:
    make_samples.main(tmp_path)
    golden = sorted((tmp_path / "golden").glob(f"*{SUFFIX}"))
    assert [path.name for path in golden] == sorted(f"{stem}-v{FORMAT}{SUFFIX}" for stem in make_samples.GOLDEN)
    for path in golden:
        path.write_bytes(b"precious")
    make_samples.main(tmp_path)
    assert {path.read_bytes() for path in golden} == {b"precious"}
