"""Enemies left behind: whether to take the fight up again, and with or without escape, as the section says now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from ffapp.gamebook.fight import TakeUpFight
from ffapp.gamebook.fight_state import Encounter
from ffapp.gamebook.sheet import encounters_here
from ffapp.texts import Texts
from ffapp.tui.kit.choice import Choice, opens
from ffapp.tui.kit.form import Menu

OPENING = "ffapp.tui.book.fight_opening:FightOpening"


def names_left(texts: Texts, encounter: Encounter) -> str:
    """The living of an encounter with their Stamina."""
    living = (enemy for enemy in encounter.enemies if enemy.alive)
    return ", ".join(texts("book-enemy-left", name=enemy.name, stamina=enemy.stamina) for enemy in living)


class FightMenu(Menu):
    """Where enemies are remembered: their fight first, then another one."""

    help_topic = "escape"
    passing = True

    def __init__(self) -> None:
        super().__init__("fight-opening-title")

    def intro(self) -> str:
        return self.texts("play-enemies-here")

    def choices(self) -> Iterator[Choice]:
        texts = self.texts
        for encounter in encounters_here(self.sheet):
            told = texts("book-choice-take-up", names=names_left(texts, encounter))
            probe = TakeUpFight(encounter=encounter.id)
            yield self.entry(str(encounter.id), told, partial(TakeUpMenu, encounter), probe=probe)
        yield self.entry("other", texts("book-choice-other"), opens(OPENING))


class TakeUpMenu(Menu):
    """Asks whether the section allows escape this time; opening the fight closes it."""

    help_topic = "escape"
    open_question = True

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
        return "\n".join([*told, "", texts("play-take-up-question")])

    def choices(self) -> Iterable[Choice]:
        texts, number = self.texts, self._encounter.id
        yield self.entry("no", texts("play-take-up-no-escape"), TakeUpFight(encounter=number))
        yield self.entry("yes", texts("play-take-up-escape"), TakeUpFight(encounter=number, escape=True))
