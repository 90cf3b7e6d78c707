"""DOOnjons&Dragons as a ruleset: its chapters put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ffapp.core.messages import Command
from ffapp.core.ruleset import Card, Headline, Ruleset
from ffapp.doonjons import attacks, equipping, initiative, interventions, monsters, party, setup, spells, turns, walls
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import Campaign, phase
from ffapp.doonjons.figures import armour_class, effective_speed, effective_strength
from ffapp.doonjons.spells import BoogieWoogie, EnchantWeapon
from ffapp.doonjons.turns import EndTurn, Move

CHAPTERS = (party, setup, monsters, initiative, equipping, turns, attacks, spells, interventions, walls)

SURE = frozenset({Move, Strike, EndTurn, BoogieWoogie, EnchantWeapon})
"""Commands whose options are legal without a check: cells in reach, targets in range and pairs of figures, hundreds at
a time."""


def doonjons() -> Ruleset:
    """*DOOnjons&Dragons*."""

    def options(state: Campaign) -> Iterator[Command]:
        now = phase(state)
        for part in CHAPTERS:
            for command in part.options(state):
                if now in command.phases and (type(command) in SURE or ruleset.why_not(state, command) is None):
                    yield command

    ruleset = Ruleset(
        id="doonjons",
        rules=1,
        state=Campaign,
        commands=tuple(command for part in CHAPTERS for command in part.COMMANDS),
        events=tuple(event for part in CHAPTERS for event in part.EVENTS),
        initial=Campaign,
        phase=phase,
        options=options,
        card=card,
        headline=headline,
        types_dice=lambda state: cast("Campaign", state).typed_dice,
        effective=effective,
    )
    return ruleset


def headline(state: Campaign) -> Headline:
    """What the shelf shows first of a campaign."""
    heroes = ", ".join(character.name for character in state.characters)
    return heroes, state.ending is not None, state.ending is not None and state.ending.won, ""


def card(state: Campaign) -> Card:
    """What the shelf shows of a campaign."""
    hero, over, won, _ = headline(state)
    return Card(
        hero=hero,
        party=tuple((one.name, one.left, one.hit_points) for one in state.characters),
        dungeon=state.number or None,
        round=state.round or None,
        over=over,
        won=won,
    )


def effective(state: Campaign) -> dict[str, int]:
    """Of each character what counts now with what is worn: `<id>_speed`, `<id>_strength`, `<id>_armour_class`."""
    return {
        f"{one.id}_{name}": value(one)
        for one in state.characters
        for name, value in (
            ("speed", effective_speed),
            ("strength", effective_strength),
            ("armour_class", armour_class),
        )
    }
