"""A fight as its odds need it, read from a sheet: the only place that knows the structs of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ffapp.gamebook.blows import luck_offered
from ffapp.gamebook.fight_state import Fight, enemy_attack_skill
from ffapp.gamebook.sheet import (
    Sheet,
    antidotes,
    attack_bonus,
    current_fight,
    effective_skill,
    effective_stamina,
)


class Foe(NamedTuple):
    """A living enemy: `number` is its place in the fight's list, `skill` what it adds to its dice. After `limit` wounds
    more the section takes over (None: never)."""

    number: int
    name: str
    skill: int
    stamina: int
    wound: int
    poison: int
    limit: int | None


class Struck(NamedTuple):
    """A blow of the round that is not settled. `foe` is the place in `Terms.foes` of who gives or takes it, -1 for the
    wound of an escape. `plain`, `lucky` and `unlucky` are what it costs, its `venom` not counted; `open` says that its
    luck is still to be decided, and the three are the same otherwise."""

    foe: int
    dealt: bool
    plain: int
    lucky: int
    unlucky: int
    venom: int
    open: bool


@dataclass(frozen=True)
class Terms:
    """A fight where it stands. `stamina` is the effective one, `penalty` what the raw one has besides; `attack` is all
    that the hero adds to two dice. `rounds` are those left before the section takes over (None: no limit); `over` says
    that it already does. `struck` are the blows of the round under way, in the order of their offers, and `waiting` is
    the place of the one that is asked about. An escape costs `escape_wound` (None: it is not possible now)."""

    stamina: int
    penalty: int
    luck: int
    attack: int
    strike: int
    together: bool
    foes: tuple[Foe, ...]
    rounds: int | None
    over: bool
    struck: tuple[Struck, ...]
    waiting: int | None
    escaping: bool
    escape_wound: int | None
    antidotes: int


def terms_of(sheet: Sheet) -> Terms:
    """The terms of the fight that is open. Raises LookupError where there is none."""
    fight = current_fight(sheet)
    living = fight.living
    return Terms(
        stamina=effective_stamina(sheet),
        penalty=sheet.stamina.current - effective_stamina(sheet),
        luck=sheet.luck.current,
        attack=effective_skill(sheet) + attack_bonus(sheet),
        strike=fight.strike,
        together=fight.order == "together",
        foes=tuple(_foe(fight, index) for index in living),
        rounds=fight.until_round - fight.round if fight.until_round else None,
        over=not fight.blows and fight.handed_over is not None,
        struck=tuple(_struck(sheet, fight, at) for at in range(len(fight.blows))),
        waiting=fight.waiting,
        escaping=fight.escaping,
        escape_wound=fight.escape_wound if fight.escape and not fight.blows else None,
        antidotes=sum(item.count for item in antidotes(sheet)),
    )


def _foe(fight: Fight, index: int) -> Foe:
    enemy = fight.enemies[index]
    return Foe(
        number=index,
        name=enemy.name,
        skill=enemy_attack_skill(enemy),
        stamina=enemy.stamina,
        wound=enemy.wound,
        poison=enemy.poison,
        limit=max(0, enemy.until_wounds - enemy.wounds) if enemy.until_wounds else None,
    )


def _struck(sheet: Sheet, fight: Fight, at: int) -> Struck:
    """A blow that waits. Where it waits for an antidote alone, its luck is decided."""
    blow = fight.blows[at]
    enemy = fight.enemies[blow.enemy] if blow.enemy >= 0 else None
    undecided = not blow.answer and luck_offered(blow, enemy, sheet.luck.current)
    lucky = max(0, blow.base + (2 if blow.dealt else -1))
    unlucky = max(0, blow.base + (-1 if blow.dealt else 1))
    return Struck(
        foe=fight.living.index(blow.enemy) if blow.enemy >= 0 else -1,
        dealt=blow.dealt,
        plain=blow.amount,
        lucky=lucky if undecided else blow.amount,
        unlucky=unlucky if undecided else blow.amount,
        venom=blow.venom,
        open=undecided,
    )
