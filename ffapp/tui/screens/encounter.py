"""Taking up a fight where it was left: with or without escape, as the section says now."""

from __future__ import annotations

from collections.abc import Iterable

from ffapp.gamebook.encounters import TakeUpFight
from ffapp.gamebook.sheet import Encounter
from ffapp.tui.screens.form import Menu
from ffapp.tui.widgets.choice import Choice


class TakeUpMenu(Menu):
    """Asks whether the section allows escape this time; opening the fight closes it."""

    def __init__(self, encounter: Encounter) -> None:
        super().__init__("play-take-up-title")
        self._encounter = encounter

    def intro(self) -> str:
        texts = self.texts
        told = [
            texts("play-take-up-enemy", name=enemy.name, skill=enemy.skill, stamina=enemy.stamina)
            if enemy.alive
            else texts("play-take-up-dead", name=enemy.name)
            for enemy in self._encounter.enemies
        ]
        return "\n".join(told)

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        reason = self.why_not(TakeUpFight(encounter=self._encounter.id))
        yield Choice("no", texts("play-take-up-no-escape"), reason=reason)
        yield Choice("yes", texts("play-take-up-escape"), reason=reason)

    def chosen(self, id: str) -> None:
        self.carry_out(TakeUpFight(encounter=self._encounter.id, escape=id == "yes"))
