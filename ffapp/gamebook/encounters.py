"""Enemies left behind by an escape: taken up again, or noted as gone (DF8.5, Fuite)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ffapp.core.dice import Dice
from ffapp.core.errors import Figure, Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.gamebook.blows import enemy_names, without_encounter
from ffapp.gamebook.books import book_of
from ffapp.gamebook.fight_events import FightOpened
from ffapp.gamebook.fight_state import Encounter, Fight
from ffapp.gamebook.lookup import by_id
from ffapp.gamebook.passages import name_of
from ffapp.gamebook.sheet import IN_CALM, Sheet, encounters_here


class EncounterForgotten(Event, frozen=True, kw_only=True):
    """Remembered enemies are noted as gone."""

    encounter: int
    names: tuple[str, ...] = ()

    def apply(self, state: Sheet) -> Sheet:
        return without_encounter(state, self.encounter)

    def figures(self) -> dict[str, Figure]:
        return {"encounter": self.encounter, **enemy_names(self.names)}


def encounter_of(sheet: Sheet, number: int) -> Encounter:
    """The remembered encounter with that id. Raises `Refusal` ("encounter-unknown")."""
    return by_id(sheet.remembered, number, Refusal("encounter-unknown", encounter=number))


class TakeUpFight(Command, frozen=True, kw_only=True):
    """Take up a fight where it was left, in the place that remembers it. It is a new fight in all else."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    encounter: int
    escape: bool = False

    def check(self, state: Sheet) -> None:
        encounter = encounter_of(state, self.encounter)
        if encounter not in encounters_here(state):
            label = name_of(state.drawing, encounter.clearing)
            raise Refusal("encounter-elsewhere", place=encounter.place, number=encounter.number, label=label)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        encounter = encounter_of(state, self.encounter)
        yield FightOpened(
            fight=Fight(
                order=encounter.order,
                enemies=encounter.enemies,
                escape=self.escape,
                escape_wound=book_of(state).escape_wound,
                encounter=encounter.id,
            )
        )

    def figures(self) -> dict[str, Figure]:
        return {}


class ForgetEncounter(Command, frozen=True, kw_only=True):
    """Note remembered enemies as gone."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    encounter: int

    def check(self, state: Sheet) -> None:
        encounter_of(state, self.encounter)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        encounter = encounter_of(state, self.encounter)
        names = tuple(enemy.name for enemy in encounter.enemies if enemy.alive)
        yield EncounterForgotten(encounter=encounter.id, names=names)


COMMANDS = (TakeUpFight, ForgetEncounter)
EVENTS = (EncounterForgotten,)


def options(sheet: Sheet) -> Iterator[Command]:
    """What each remembered encounter allows."""
    for encounter in sheet.remembered:
        yield TakeUpFight(encounter=encounter.id)
        yield TakeUpFight(encounter=encounter.id, escape=True)
        yield ForgetEncounter(encounter=encounter.id)
