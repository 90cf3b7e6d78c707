"""The store under the real rulebook: random play by its options, saved, loaded, listed and proved."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ffapp import resources
from ffapp.core.codec import FORMAT
from ffapp.core.errors import Refusal
from ffapp.gamebook.notes import AddNote
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.savefile import Store, create_save, open_save
from ffapp.store.shelf import Shelf
from ffapp.store.verify import redecide, verify
from tests.legal import legal_commands
from tests.shares import few, most
from tests.store.disk import Disk

SAVES = Path("/saves")


@pytest.mark.parametrize("name", RULESETS)
@few(1, "undo", ["fate", "free", "iron"])
@most(250, 400)
def test_random_play_survives_the_file(name: str, undo: str, most: int) -> None:
    disk, rng = Disk(), random.Random(f"{name} {undo}")
    store = Store(ruleset_of, disk)
    ruleset = ruleset_of(name)
    assert ruleset
    saved = create_save(store, SAVES, ruleset, undo=undo, seed="oaken")
    for turn in range(most):
        game = saved.game
        try:
            if rng.random() < 0.15:
                game.undo()
            elif rng.random() < 0.1 or game.phase == "over":
                game.rewind(rng.choice([0, *game.steps]))
            else:
                kinds = {type(option): option for option in legal_commands(game)}
                game.submit(rng.choice(list(kinds.values())), confirm=True)
        except (Refusal, IndexError):
            continue
        if turn % 20 == 0:
            again = open_save(store, saved.path, write=False)
            assert again.report.damage is None
            assert again.report.differing == ()
            assert (again.game.state, again.game.head, again.game.steps) == (game.state, game.head, game.steps)
        if turn % 100 == 99:
            saved.release() if turn % 200 == 99 else saved.close()
            saved = open_save(store, saved.path)
            assert saved.writable
    path = saved.close()
    (entry,) = Shelf(SAVES, ruleset_of, known=RULESETS, files=disk).entries()
    assert (entry.path, entry.state, entry.card) == (path, "ok", saved.game.card())
    proof = verify(open_save(store, path, write=False))
    assert proof.sound
    assert proof.hashes
    assert list(redecide(saved)) == []


def test_a_save_of_the_first_format_is_copied_before_it_is_written_on(tmp_path: Path) -> None:
    """The golden save of version 1, written by the program of its day: read as it is, copied once, played on."""
    golden = resources.saves() / "golden" / "scorpion-swamp-v1.ffsave"
    path = tmp_path / golden.name
    old = golden.read_bytes()
    path.write_bytes(old)
    store = Store(ruleset_of)
    looked = open_save(store, path, write=False)
    assert (looked.report.version, looked.backup) == (1, None)
    assert [each.name for each in tmp_path.glob("*.bak*")] == []
    with open_save(store, path) as saved:
        assert saved.writable
        assert saved.backup == path.with_name(f"{path.name}.bak-v1")
        assert saved.backup.read_bytes() == old
        saved.game.submit(AddNote(text="Format 2"))
    assert path.read_bytes().startswith(old)
    with open_save(store, path) as again:
        assert (again.report.version, again.report.damage, again.backup) == (FORMAT, None, None)
        assert again.game.state.notes[-1].text == "Format 2"
        again.game.undo()
        assert again.game.state == looked.game.state
    assert path.with_name(f"{path.name}.bak-v1").read_bytes() == old
