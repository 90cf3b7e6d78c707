"""States and events that decode and yet make no sense: what is read of them to be shown never fails."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ffapp.doonjons.campaign import Campaign, phase
from ffapp.doonjons.initiative import tie
from tests.cli.test_hostile_states import anything
from tests.doonjons.play import RULES
from tests.machine import arguments_are_plain

STATES = anything(Campaign)
EVENTS = st.one_of(*map(anything, RULES.events))
PHASES = {phase for command in RULES.commands for phase in command.phases}


@given(STATES)
def test_any_state_has_a_card_a_phase_and_effective_values(state: Campaign) -> None:
    assert phase(state) in PHASES
    card = RULES.card(state)
    assert msgspec.json.decode(msgspec.json.encode(card), type=type(card)) == card
    assert all(isinstance(value, int) for value in RULES.effective(state).values())
    for place in range(len(state.order) + 1):
        assert tie(state, place) in ("", "initiative", "characters", "creation")


@settings(max_examples=2 * settings.default.max_examples)
@given(EVENTS)
def test_any_event_can_be_told(event: Any) -> None:
    arguments_are_plain(event.arguments())
