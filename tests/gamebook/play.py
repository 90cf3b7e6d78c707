"""A table to play at: a hero of any scores, commands through `Game.submit`, dice as a script."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ffapp.core.dice import GivenSource
from ffapp.core.errors import Refusal
from ffapp.core.ruleset import Ruleset
from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.books import counter_of, scores_of
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.fight_state import Encounter, Enemy, Fight
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.sheet import Sheet
from ffapp.gamebook.stones import ReceiveStones, category_of
from ffapp.rulesets import ruleset_of
from tests.desk import Desk


def scorpion_swamp() -> Ruleset:
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset is not None
    return ruleset


def night_dragon() -> Ruleset:
    ruleset = ruleset_of("night-dragon")
    assert ruleset is not None
    return ruleset


class Table(Desk):
    """One game of a gamebook."""

    def __init__(self, ruleset: Ruleset | None = None, *, seed: str = "marsh", undo: str = "fate") -> None:
        super().__init__(ruleset or scorpion_swamp(), seed=seed, undo=undo)

    @property
    def sheet(self) -> Sheet:
        sheet: Sheet = self.game.state
        return sheet

    @property
    def fight(self) -> Fight:
        assert self.sheet.fight is not None
        return self.sheet.fight

    @property
    def enemies(self) -> list[int]:
        """The Stamina of each enemy of the fight, as listed."""
        return [enemy.stamina for enemy in self.fight.enemies]

    # -- what a section gives ------------------------------------------------------------------------------------

    def score(self, name: str, current: int, initial: int | None = None) -> Table:
        """Sets a characteristic by the reader's hand."""
        known = scores_of(self.sheet)[name]
        if initial is not None and initial != known.initial:
            self.surely(AdjustInitial(score=name, by=initial - known.initial))
            known = scores_of(self.sheet)[name]
        if current != known.current:
            beyond = current > known.initial
            self.surely(AdjustScore(score=name, by=current - known.current, beyond=beyond))
        assert scores_of(self.sheet)[name].current == current
        return self

    def counter(self, name: str, value: int) -> Table:
        """Sets a counter by the reader's hand."""
        known = counter_of(self.sheet, name)
        assert known is not None
        if value != known:
            self.do(AdjustCounter(counter=name, by=value - known))
        return self

    def stones(self, *kinds: str) -> Table:
        for kind in kinds:
            self.do(ReceiveStones(stone=kind, source=category_of(kind)))
        return self

    def item(self, name: str, **arguments: Any) -> int:
        """Puts an item on the sheet; returns its id."""
        self.do(AddItem(name=name, **arguments))
        return self.sheet.items[-1].id

    def opened(self, *enemies: str, **terms: Any) -> Table:
        """Opens a fight against enemies told as "skill/stamina", with the terms of `OpenFight`."""
        self.do(OpenFight(enemies=foes(*enemies), **terms))
        return self

    def round(self, *dice: int, target: int | None = None) -> Table:
        self.do(FightRound(target=target), *dice)
        return self


def foes(*enemies: str) -> tuple[Foe, ...]:
    """Enemies A, B, … told as "skill/stamina", then as far as needed "/wound/poison/until_wounds"."""
    names = ("skill", "stamina", "wound", "poison", "until_wounds")
    told = zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", enemies, strict=False)
    return tuple(
        Foe(name=name, **dict(zip(names, map(int, arguments.split("/")), strict=False))) for name, arguments in told
    )


def hero(
    skill: int = 9,
    stamina: int = 18,
    luck: int = 9,
    health: int = 12,
    *,
    undo: str = "fate",
    ruleset: Ruleset | None = None,
) -> Table:
    """A heroine created with the dice that give these scores: 7–12, 14–24, 7–12, 8–13. Lower currents come by hand."""
    table = Table(ruleset, undo=undo)
    low = min(stamina - 13, 6)
    table.do(CreateHero(name="Aïla"), skill - 6, low, stamina - 12 - low, luck - 6, health - 7)
    return table


def night(skill: int = 9, stamina: int = 18, luck: int = 9, gold: int = 10, *, undo: str = "fate") -> Table:
    """A heroine of the Night Dragon created with the dice that give these scores and that gold: 5–15."""
    table = Table(night_dragon(), undo=undo)
    low, few = min(stamina - 13, 6), max(1, gold - 9)
    table.do(CreateHero(name="Aïla"), skill - 6, low, stamina - 12 - low, luck - 6, few, gold - 3 - few)
    return table


def either(book: str, **scores: int) -> Table:
    """A heroine of one of the books, by its id."""
    return hero(**scores) if book == "scorpion-swamp" else night(**scores)


def dead_of(table: Table) -> str | None:
    """The cause of the hero's death, or None."""
    ending = table.sheet.ending
    return None if ending is None else ending.cause


def remembered(table: Table) -> list[Encounter]:
    return list(table.sheet.remembered)


def enemy(table: Table, index: int = 0) -> Enemy:
    return table.fight.enemies[index]


def faces(*dice: int) -> GivenSource:
    return GivenSource(dice)


def rules_of(refusals: Iterable[Refusal]) -> list[str]:
    return [refusal.rule for refusal in refusals]
