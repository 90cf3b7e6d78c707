"""Enemies left behind: whether to take the fight up again, and with or without escape, as the section says now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ffapp.gamebook.encounters import TakeUpFight
from ffapp.gamebook.fight_state import Encounter
from ffapp.gamebook.sheet import encounters_here
from ffapp.texts import Texts
from ffapp.tui.keys import class_of
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Menu

OPENING = "ffapp.tui.book.fight_opening:FightOpening"


def names_left(texts: Texts, encounter: Encounter) -> str:
    """The living of an encounter with their Stamina."""
    living = (enemy for enemy in encounter.enemies if enemy.alive)
    return ", ".join(texts("book-enemy-left", name=enemy.name, stamina=enemy.stamina) for enemy in living)


class FightMenu(Menu):
    """Where enemies are remembered: their fight first, then another one."""

    help_topic = "escape"

    def __init__(self) -> None:
        super().__init__("fight-opening-title")

    def intro(self) -> str:
        return self.texts("play-enemies-here")

    def choices(self) -> Iterator[Choice]:
        texts = self.texts
        for encounter in encounters_here(self.sheet):
            reason = self.why_not(TakeUpFight(encounter=encounter.id))
            yield Choice(
                str(encounter.id), texts("book-choice-take-up", names=names_left(texts, encounter)), reason=reason
            )
        yield Choice("other", texts("book-choice-other"))

    def chosen(self, id: str) -> None:
        encounter = next((known for known in encounters_here(self.sheet) if str(known.id) == id), None)
        dialog = class_of(OPENING)() if encounter is None else TakeUpMenu(encounter)
        app = self.app
        self.action_leave()
        app.call_later(app.push_once, dialog)


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
        texts = self.texts
        reason = self.why_not(TakeUpFight(encounter=self._encounter.id))
        yield Choice("no", texts("play-take-up-no-escape"), reason=reason)
        yield Choice("yes", texts("play-take-up-escape"), reason=reason)

    def chosen(self, id: str) -> None:
        self.carry_out(TakeUpFight(encounter=self._encounter.id, escape=id == "yes"))
