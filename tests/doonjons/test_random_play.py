"""Random play: legal commands, hostile values, undo, redo and rewind; and whole campaigns to their end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.doonjons.machine import DOONJONS, Campaigner, gathered
from tests.doonjons.play import RULES
from tests.machine import Machine

A_SHARE = settings(max_examples=settings.default.max_examples * 2 // 5)
A_FEW = settings(max_examples=settings.default.max_examples // 4)

STEPS = st.lists(st.tuples(st.integers(0, 99), st.integers(0, 2**32 - 1)), min_size=25, max_size=50)


@A_SHARE
@given(steps=STEPS, undo=st.sampled_from(["fate", "fate", "free", "iron"]), seed=st.sampled_from("0123456789"))
def test_whatever_is_played_the_table_stays_sound(steps: list[tuple[int, int]], undo: str, seed: str) -> None:
    machine = Machine(DOONJONS, undo) if seed == "0" else gathered(seed, undo)
    for kind, seed in steps:
        machine.step(kind, seed)
    machine.check_options()
    machine.check_reload()


@A_FEW
@given(seed=st.integers(0, 2**32 - 1))
def test_in_every_state_of_random_legal_play_the_options_are_what_the_rules_allow(seed: int) -> None:
    machine, random = gathered(str(seed)), Random(seed)
    for number in range(24):
        machine.step(1, random.getrandbits(32))
        if number % 6 == 0:
            machine.check_options()


def campaign(seed: int, sense: float) -> Campaigner:
    player = Campaigner(seed, sense)
    player.play()
    player.check_history()
    player.check_rounds()
    return player


@A_FEW
@given(seed=st.integers(0, 2**32 - 1), sense=st.sampled_from([0.3, 0.7, 0.9, 1]))
def test_whole_campaigns_keep_every_law(seed: int, sense: float) -> None:
    campaign(seed, sense)


@pytest.mark.long
@pytest.mark.timeout(900)
@settings(max_examples=200)
@given(seed=st.integers(0, 2**32 - 1), sense=st.sampled_from([0, 0.3, 0.7, 0.9, 1]))
def test_hundreds_of_whole_campaigns_keep_every_law(seed: int, sense: float) -> None:
    campaign(seed, sense)


def test_campaigns_end_in_every_way() -> None:
    ends = set()
    for seed in range(60):
        ending = campaign(seed, 0.9).state.ending
        if ending is not None:
            ends.add((ending.won, ending.cause, ending.dungeon))
        if {(True, "cleared", 3), (False, "killed", 2)} <= ends:
            return
    pytest.fail(str(ends))


@pytest.mark.long
def test_random_play_reaches_every_command_and_event() -> None:
    missing = {kind.__name__ for kind in (*RULES.commands, *RULES.events)}
    rules: set[str] = set()
    for seed in range(200):
        machine = gathered(str(seed)) if seed % 4 else Machine(DOONJONS, "fate", str(seed))
        random = Random(seed)
        for _ in range(120):
            machine.step(random.randint(1, 85), random.getrandbits(32))
        missing -= machine.carried_out
        rules |= machine.rules
        if not missing and len(rules) > 40:
            return
    assert missing == set()
    assert len(rules) > 40, sorted(rules)
