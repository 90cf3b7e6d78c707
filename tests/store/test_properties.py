"""Random play on a save: whatever happens, folding the loaded file gives the live state."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ffapp.core.errors import Refusal
from ffapp.core.game import fold
from ffapp.core.messages import Command
from ffapp.store.entries import read_entry
from ffapp.store.savefile import SavedGame, create_save, open_save
from ffapp.store.shelf import Shelf
from ffapp.store.verify import redecide, verify
from tests.store.disk import Disk
from tests.store.saves import store
from tests.toy import TOY, Brawl, Dare, Earn, Name, Note, Purse, Toss, Walk, rulesets

COMMANDS = st.one_of(
    st.builds(Earn, gold=st.integers(-30, 30), why=st.text(max_size=8)),
    st.builds(Brawl, enemies=st.integers(0, 4)),
    st.builds(Walk, section=st.integers(-1, 402)),
    st.builds(Note, text=st.text(st.characters(), max_size=30)),
    st.builds(Name, hero=st.text(max_size=20)),
    st.builds(Toss, count=st.integers(1, 4), sides=st.sampled_from([4, 6, 20])),
    st.just(Dare()),
)


def seen(saved: SavedGame) -> dict[str, Any]:
    """All that a player could notice of a game."""
    game = saved.game
    return {
        "state": game.state,
        "head": game.head,
        "next": game.next_n,
        "steps": game.steps,
        "children": game.children,
        "redo": game.redo_target(),
        "card": game.card(),
    }


class Play(RuleBasedStateMachine):
    """A reader who plays, changes her mind, quits, crashes and comes back."""

    @initialize(undo=st.sampled_from(["fate", "free", "iron"]))
    def create(self, undo: str) -> None:
        self.disk = Disk()
        self.store = store(files=self.disk)
        self.saved = create_save(self.store, Path("/saves"), TOY, undo=undo, seed="oaken")

    def attempt(self, act: Any) -> None:
        before, data = seen(self.saved), self.disk.tree()
        operations = len(self.disk.operations)
        try:
            act()
        except Refusal:
            assert (seen(self.saved), self.disk.tree()) == (before, data)
            assert len(self.disk.operations) == operations
        else:
            assert self.disk.operations[operations:] == ["write", "sync"]

    @rule(command=COMMANDS)
    def submit(self, command: Command) -> None:
        self.attempt(lambda: self.saved.game.submit(command, confirm=True))

    @rule(command=COMMANDS, dice=st.lists(st.integers(0, 7), max_size=8))
    def submit_typed(self, command: Command, dice: list[int]) -> None:
        self.attempt(lambda: self.saved.game.submit(command, dice, confirm=True))

    @rule()
    def undo(self) -> None:
        self.attempt(self.saved.game.undo)

    @rule()
    def redo(self) -> None:
        self.attempt(self.saved.game.redo)

    @rule(n=st.integers(0, 60))
    def rewind(self, n: int) -> None:
        self.attempt(lambda: self.saved.game.rewind(n))

    @precondition(lambda self: self.saved.game.undo_refusal() is None)
    @rule()
    def undo_then_redo(self) -> None:
        before = seen(self.saved)
        self.saved.game.undo()
        self.saved.game.redo()
        after = seen(self.saved)
        changing = {"next": 0, "redo": 0}
        assert {**after, **changing} == {**before, **changing}

    @rule(clean=st.booleans())
    def leave_and_return(self, clean: bool) -> None:
        before = seen(self.saved)
        if clean:
            self.saved.close()
        else:
            self.saved.release()
        self.saved = open_save(self.store, self.saved.path)
        assert self.saved.writable
        assert self.saved.recovered is not clean
        after = seen(self.saved)
        assert after["next"] == before["next"] + (2 if clean else 1)
        assert {**after, "next": 0} == {**before, "next": 0}

    @rule()
    def copy(self) -> None:
        path = Shelf(Path("/saves"), rulesets, files=self.disk).duplicate(self.saved.path)
        again = open_save(self.store, path, write=False)
        assert {**seen(again), "next": 0} == {**seen(self.saved), "next": 0}

    @invariant()
    def the_file_is_the_game(self) -> None:
        if not hasattr(self, "saved"):
            return
        again = open_save(self.store, self.saved.path, write=False)
        assert again.report.damage is None
        assert seen(again) == seen(self.saved)
        game = self.saved.game
        assert game.state == fold(Purse(), (event for step in game.path() for event in step.events))
        assert again.game._rolled.items() >= {k: n for k, n in game._rolled.items() if n}.items()
        assert read_entry(self.disk, self.saved.path).state == "unclosed"

    def teardown(self) -> None:
        if hasattr(self, "saved"):
            path = self.saved.close()
            saved = open_save(self.store, path, write=False)
            assert saved.report.closed
            assert verify(saved).sound
            assert list(redecide(saved)) == []
            assert read_entry(self.disk, path).card == saved.game.card()
            assert not self.disk._locks


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=15, stateful_step_count=40)


@pytest.mark.long
class TestLongPlay(Play.TestCase):  # type: ignore[name-defined,misc]
    """The same, forty times over."""

    settings = settings(max_examples=300, stateful_step_count=80)
