"""Magic stones: 14 kinds, who gives them, when each may be used, what it does (DF8.5, La Magie)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.gamebook.blows import with_enemy
from ffapp.gamebook.bounds import ABSURD, check_amount, check_line, check_name
from ffapp.gamebook.kinds import Category, Stone
from ffapp.gamebook.life import perish
from ffapp.gamebook.poison_events import lowered_account
from ffapp.gamebook.sheet import (
    ALIVE,
    FIGHT,
    MIGHT_LIMIT,
    ROUND,
    Score,
    Sheet,
    current_fight,
    effective_skill,
    effective_stamina,
    gained,
    lost,
    might_at,
    phase,
    score_of,
    with_score,
)

CATEGORIES: dict[Category, tuple[Stone, ...]] = {
    "neutral": ("skill", "stamina", "luck", "fire", "ice", "illusion"),
    "good": ("friendship", "growth", "blessing", "strength"),
    "evil": ("fear", "withering", "curse", "weakness"),
}
STONES: tuple[Stone, ...] = tuple(stone for stones in CATEGORIES.values() for stone in stones)
RESTORING: tuple[Stone, ...] = ("skill", "stamina", "luck")
UNASKED: tuple[Stone, ...] = ("skill", "stamina", "luck", "strength", "weakness")
"""Stones that need no offer of the section."""

BLESSING = 3


def category_of(stone: str) -> Category:
    """Good, neutral or evil. Raises KeyError for what is no stone."""
    for category, stones in CATEGORIES.items():
        if stone in stones:
            return category
    raise KeyError(stone)


def stone_count(sheet: Sheet, stone: str) -> int:
    """How many stones of one kind the hero holds."""
    return dict(sheet.stones).get(stone, 0)


def with_stones(sheet: Sheet, stone: str, count: int) -> Sheet:
    """The sheet holding `count` stones of one kind, in the order of the rulebook."""
    held = {**dict(sheet.stones), stone: count}
    return replace(sheet, stones=tuple((kind, held[kind]) for kind in STONES if held.get(kind)))


class StonesReceived(Event, frozen=True, kw_only=True):
    """Stones of one kind were given by a wizard of that kind (or found: "neutral")."""

    stone: Stone
    source: Category
    count: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return with_stones(state, self.stone, self.count.after)


class StonesLost(Event, frozen=True, kw_only=True):
    """Stones left the hero without being used."""

    stone: Stone
    count: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return with_stones(state, self.stone, self.count.after)


class StoneCast(Event, frozen=True, kw_only=True):
    """A stone was used and is gone. `target` is whom or what it was for."""

    stone: Stone
    count: Change
    target: str = ""

    def apply(self, state: Sheet) -> Sheet:
        sheet = with_stones(state, self.stone, self.count.after)
        fight = sheet.fight
        if fight is None:
            return sheet
        return replace(sheet, fight=replace(fight, stones_cast=fight.stones_cast + 1))


class ScoreRestored(Event, frozen=True, kw_only=True):
    """A stone gave points back to a characteristic."""

    score: str
    value: Change

    def apply(self, state: Sheet) -> Sheet:
        return with_score(state, self.score, current=self.value.after)


class MightGained(Event, frozen=True, kw_only=True):
    """A stone of strength raises Skill for this fight: by `bonus` now; what it adds later is derived then."""

    bonus: int
    skill: Change

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=replace(current_fight(state), might=self.bonus))


class EnemyWeakened(Event, frozen=True, kw_only=True):
    """A stone of weakness takes 2 from an enemy's Attack Strength for this fight."""

    enemy: int
    name: str

    def apply(self, state: Sheet) -> Sheet:
        return with_enemy(state, self.enemy, weakened=True, weakness_spent=True)


class CreatureBlessed(Event, frozen=True, kw_only=True):
    """Another creature got up to 3 points back in each characteristic that the reader knows of it."""

    name: str
    skill: Change | None = None
    stamina: Change | None = None
    luck: Change | None = None

    def apply(self, state: Sheet) -> Sheet:
        return state

    def arguments(self) -> dict[str, Argument]:
        known = {f"{name}_known": getattr(self, name) is not None for name in RESTORING}
        return {**arguments_of(self), **known}


class CurseCost(Event, frozen=True, kw_only=True):
    """A curse cost its caster one die of Stamina, before it strikes."""

    die: Faces
    stamina: Change

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, stamina=Score(self.stamina.after, state.stamina.initial))


class ReceiveStones(Command, frozen=True, kw_only=True):
    """Receive stones of one kind. A good wizard gives no evil stone, an evil one no good stone; a neutral source
    is not restricted."""

    phases: ClassVar[frozenset[str]] = ALIVE
    stone: Stone
    source: Category = "neutral"
    count: int = 1
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_amount(self.count, low=1)
        check_line(self.reason)
        room = ABSURD - stone_count(state, self.stone)
        if room == 0:
            raise Refusal("stones-full", stone=self.stone, limit=ABSURD)
        check_amount(self.count, low=1, high=room)
        if {self.source, category_of(self.stone)} == {"good", "evil"}:
            raise Refusal("stone-source", stone=self.stone, source=self.source)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        held = stone_count(state, self.stone)
        yield StonesReceived(
            stone=self.stone, source=self.source, count=Change(held, held + self.count), reason=self.reason
        )


class LoseStones(Command, frozen=True, kw_only=True):
    """Lose stones without using them, where the section says so."""

    phases: ClassVar[frozenset[str]] = ALIVE
    stone: Stone
    count: int = 1
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_amount(self.count, low=1)
        check_line(self.reason)
        held = stone_count(state, self.stone)
        if self.count > held:
            raise Refusal("stone-too-few", stone=self.stone, held=held, asked=self.count)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        held = stone_count(state, self.stone)
        yield StonesLost(stone=self.stone, count=Change(held, held - self.count), reason=self.reason)


class Creature(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Someone else who is blessed: a name, and (current, initial) of the scores that the reader knows."""

    name: str
    skill: Score | None = None
    stamina: Score | None = None
    luck: Score | None = None

    def check(self) -> None:
        """Raises `Refusal` for a name or number out of bounds."""
        check_name(self.name)
        for score in (self.skill, self.stamina, self.luck):
            if score is not None:
                check_amount(score.initial, low=0)
                check_amount(score.current, low=0)


class CastStone(Command, frozen=True, kw_only=True):
    """Use a stone; it is crossed off.

    Skill, stamina, luck: at any time, and in a fight until its first round. Strength and weakness: only before the
    first round of a fight. All others only when the section offers it, which the reader confirms by `offered`.
    `enemy` is whom weakness strikes, `creature` who is blessed (no other stone takes either), `target` free words for
    the rest.
    """

    phases: ClassVar[frozenset[str]] = ALIVE
    stone: Stone
    offered: bool = False
    enemy: int | None = None
    creature: Creature | None = None
    target: str = ""

    def check(self, state: Sheet) -> None:
        if stone_count(state, self.stone) == 0:
            raise Refusal("stone-none-left", stone=self.stone)
        check_line(self.target)
        if self.creature is not None:
            self.creature.check()
            if self.stone != "blessing":
                raise Refusal("stone-no-creature", stone=self.stone)
        if self.enemy is not None and self.stone != "weakness":
            raise Refusal("stone-no-enemy", stone=self.stone)
        if self.stone not in UNASKED and not self.offered:
            raise Refusal("stone-not-offered", stone=self.stone)
        if self.stone in RESTORING and phase(state) == ROUND:
            raise Refusal("stone-after-first-round", stone=self.stone)
        if self.stone == "strength":
            _check_before_first_round(state, self.stone)
            _check_strength(state)
        elif self.stone == "weakness":
            _check_before_first_round(state, self.stone)
            _check_weakness(state, self.enemy)
        if self.stone == "blessing" and self.creature is None:
            raise Refusal("blessing-nobody")

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        if self.stone in RESTORING:
            score = score_of(state, self.stone)
            if score is not None and score.current >= score.initial:
                return (Caution("stone-wasted", stone=self.stone, current=score.current, initial=score.initial),)
        if self.stone == "curse" and effective_stamina(state) <= 6:
            return (Caution("curse-may-kill", stamina=effective_stamina(state)),)
        return ()

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        held = stone_count(state, self.stone)
        target = self.creature.name.strip() if self.creature else self.target
        sheet = yield StoneCast(stone=self.stone, count=Change(held, held - 1), target=target)
        if self.stone == "strength":
            skill = effective_skill(sheet)
            bonus = might_at(skill)
            yield MightGained(bonus=bonus, skill=Change(skill, skill + bonus))
        elif self.stone == "weakness":
            fight = current_fight(sheet)
            index = fight.living[0] if self.enemy is None else self.enemy
            yield EnemyWeakened(enemy=index, name=fight.enemies[index].name)
        elif self.stone == "curse":
            yield from _curse(sheet, dice)
        elif self.stone == "blessing" and self.creature is not None:
            yield _bless(self.creature)
        elif self.stone in RESTORING:
            sheet = yield _restore(sheet, self.stone)
            yield from lowered_account(sheet)

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "target": self.creature.name if self.creature else self.target}


def _check_before_first_round(sheet: Sheet, stone: str) -> None:
    if phase(sheet) != FIGHT:
        raise Refusal("stone-before-first-round", stone=stone)


def _check_strength(sheet: Sheet) -> None:
    fight = current_fight(sheet)
    if fight.might:
        raise Refusal("strength-again")
    if fight.fury:
        raise Refusal("strength-with-fury")
    if effective_skill(sheet) >= MIGHT_LIMIT:
        raise Refusal("strength-limit", skill=effective_skill(sheet), limit=MIGHT_LIMIT)


def _check_weakness(sheet: Sheet, enemy: int | None) -> None:
    fight = current_fight(sheet)
    if fight.fury:
        raise Refusal("weakness-with-fury")
    if enemy is None:
        if len(fight.living) > 1:
            raise Refusal("target-missing")
        enemy = fight.living[0]
    if not 0 <= enemy < len(fight.enemies):
        raise Refusal("target-unknown", target=enemy)
    if not fight.enemies[enemy].alive:
        raise Refusal("target-dead", name=fight.enemies[enemy].name)
    if fight.enemies[enemy].weakness_spent:
        raise Refusal("weakness-again", name=fight.enemies[enemy].name)


def _restore(sheet: Sheet, stone: str) -> ScoreRestored:
    name = next(known for known in RESTORING if known == stone)
    score = score_of(sheet, name) or Score(0, 0)
    after = gained(score, -(-score.initial // 2))
    return ScoreRestored(score=name, value=Change(score.current, after))


def _curse(sheet: Sheet, dice: Dice) -> Decision:
    die = dice.roll("curse", 1, label="curse")
    after = lost(sheet.stamina, sum(die))
    sheet = yield CurseCost(die=die, stamina=Change(sheet.stamina.current, after))
    yield from perish(sheet)


def _bless(creature: Creature) -> CreatureBlessed:
    def change(score: Score | None) -> Change | None:
        return None if score is None else Change(score.current, gained(score, BLESSING))

    return CreatureBlessed(
        name=creature.name.strip(),
        skill=change(creature.skill),
        stamina=change(creature.stamina),
        luck=change(creature.luck),
    )


COMMANDS = (ReceiveStones, LoseStones, CastStone)
EVENTS = (
    StonesReceived,
    StonesLost,
    StoneCast,
    ScoreRestored,
    MightGained,
    EnemyWeakened,
    CreatureBlessed,
    CurseCost,
)


def options(sheet: Sheet) -> Iterator[Command]:
    """Each stone from each source, and each one held, used and lost. Whom a blessing is for has no end of forms."""
    yield from (ReceiveStones(stone=stone, source=source) for stone, source in product(STONES, CATEGORIES))
    enemies = range(len(sheet.fight.enemies)) if sheet.fight else ()
    for kind in STONES:
        if not stone_count(sheet, kind):
            continue
        yield LoseStones(stone=kind)
        yield CastStone(stone=kind, offered=kind not in UNASKED)
        if kind == "weakness":
            yield from (CastStone(stone=kind, enemy=index) for index in enemies)
