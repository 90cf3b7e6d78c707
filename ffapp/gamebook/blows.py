"""What the blows of a round do: luck offered, losses, poison, deaths, where the section takes over, the end of a fight
(both books, Batailles and Chance; DF58, Poison)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.gamebook.books import book_of
from ffapp.gamebook.checks import roll_luck
from ffapp.gamebook.fight_state import Answer, Blow, Encounter, Enemy, Fight
from ffapp.gamebook.life import perish
from ffapp.gamebook.passages import name_of
from ffapp.gamebook.poison_events import lowered_account, poisoned
from ffapp.gamebook.sheet import (
    BLOW,
    Score,
    Sheet,
    antidotes,
    current_fight,
    effective_stamina,
    lost,
    with_outcome,
)


def enemy_names(enemies: Iterable[str]) -> dict[str, Argument]:
    """Names of enemies for a sentence that tells them all: the `last` one, and the `names` before it."""
    *names, last = tuple(enemies) or ("",)
    return {"names": tuple(names), "last": last}


def without_encounter(sheet: Sheet, number: int | None) -> Sheet:
    """The sheet without that remembered encounter (None: unchanged)."""
    if number is None:
        return sheet
    return replace(sheet, remembered=tuple(known for known in sheet.remembered if known.id != number))


def with_enemy(sheet: Sheet, index: int, **changes: object) -> Sheet:
    """The sheet with one enemy of the fight changed."""
    fight = current_fight(sheet)
    enemies = tuple(replace(enemy, **changes) if at == index else enemy for at, enemy in enumerate(fight.enemies))
    return replace(sheet, fight=replace(fight, enemies=enemies))


# -- where the section takes over (DF58) -------------------------------------------------------------------------------


class SectionTakesOver(Event, frozen=True, kw_only=True):
    """The fight goes no further by itself: its number of rounds is fought ("round"), or an enemy has dealt its number
    of wounds ("wounds")."""

    why: Literal["round", "wounds"]
    count: int
    name: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return state


def hand_over(sheet: Sheet) -> Decision:
    """Tells that the section takes over, where a limit of the fight is reached."""
    over = current_fight(sheet).handed_over
    if over is not None:
        yield SectionTakesOver(why=over.why, count=over.number, name=over.name)


# -- luck offered ------------------------------------------------------------------------------------------------------


def luck_offered(blow: Blow, enemy: Enemy | None, luck: int) -> bool:
    """Whether luck is offered on a blow: not at Luck 0, nor where a blow dealt kills without it, nor where luck could
    only make a blow received worse, for it costs nothing."""
    if luck == 0:
        return False
    if not blow.dealt:
        return blow.base > 0
    return enemy is None or enemy.stamina > blow.base


def _waits(sheet: Sheet, blow: Blow, round_: tuple[Blow, ...], enemies: tuple[Enemy, ...]) -> bool:
    """Whether a blow of a round has something to wait for: luck, or an antidote that would prevent some of its poison.
    Where luck is spared (`Fight.spare_luck`), only luck that can save the hero's life."""
    enemy = enemies[blow.enemy] if blow.enemy >= 0 else None
    if blow.venom > 0 and antidotes(sheet):
        return True
    if not luck_offered(blow, enemy, sheet.luck.current):
        return False
    return not current_fight(sheet).spare_luck or (not blow.dealt and luck_saves(sheet, round_))


def luck_saves(sheet: Sheet, round_: tuple[Blow, ...]) -> bool:
    """Whether the hero dies of the blows of a round without luck on those that wait, and can live with it."""
    received = [blow for blow in round_ if not blow.dealt]
    left = effective_stamina(sheet) - sum(blow.amount + blow.venom for blow in received)
    helped = sorted((_luck_spares(blow) for blow in received if not blow.answer), reverse=True)
    return left <= 0 < left + sum(helped[: sheet.luck.current])


def opened_blows(sheet: Sheet, blows: tuple[Blow, ...], enemies: tuple[Enemy, ...]) -> tuple[Blow, ...]:
    """The blows with those answered at once on which nothing is offered, or asked for."""
    return tuple(blow if _waits(sheet, blow, blows, enemies) else replace(blow, answer="plain") for blow in blows)


Prospect: TypeAlias = Literal["safe", "risk", "saves", "needed", "lost"]


class Offer(NamedTuple):
    """The blow that waits, for who must answer: what it costs plain, lucky and unlucky, and how many of the 36 throws
    of two dice are lucky.

    `prospect` is what luck on it means for the hero's life, the other blows of the round taken as they stand: "safe"
    (alive even unlucky), "risk" (only bad luck kills), "saves" (dead without luck, alive with it), "needed" (alive only
    with luck on this one and on others), "lost" (dead whatever luck does). It is "" for a blow dealt; `kills` says
    whether luck makes that one deadly. `luck`: luck is offered; without it the blow waits for an antidote alone, and
    it is taken as it stands ("needed": alive only with luck on others). `venom` is what the poison of all the blows
    that wait to be settled takes besides, no luck on it.

    `before` is the Stamina of who is hit after the blows of the round that do not wait any more, and `after_it` how
    many others wait for their answer that hit the hero.
    """

    blow: Blow
    before: int
    plain: int
    lucky: int
    unlucky: int
    odds: int
    prospect: Prospect | Literal[""]
    kills: bool = False
    luck: bool = True
    venom: int = 0
    after_it: int = 0


def offer(sheet: Sheet) -> Offer | None:
    """The offer of luck that waits for its answer, or None."""
    fight = sheet.fight
    if fight is None or fight.waiting is None:
        return None
    blow = fight.blows[fight.waiting]
    plain, lucky, unlucky = (replace(blow, answer=answer).amount for answer in ("plain", "lucky", "unlucky"))
    odds = sum(one + two <= sheet.luck.current for one in range(1, 7) for two in range(1, 7))
    if blow.dealt:
        held = fight.enemies[blow.enemy].stamina
        return Offer(blow, held, plain, lucky, unlucky, odds, "", held <= lucky, venom=fight.venom)
    others = [other for at, other in enumerate(fight.blows) if at != fight.waiting and not other.dealt]
    left = effective_stamina(sheet) - fight.venom - sum(other.amount for other in others)
    waiting = [other for other in others if not other.answer]
    helped = sorted(map(_luck_spares, waiting), reverse=True)
    enemy = fight.enemies[blow.enemy] if blow.enemy >= 0 else None
    luck = luck_offered(blow, enemy, sheet.luck.current)
    best, worst = (lucky, unlucky) if luck else (plain, plain)
    spared = sum(helped[: sheet.luck.current - luck])
    chances: tuple[tuple[Prospect, int], ...] = (
        ("safe", left - worst),
        ("risk", left - plain),
        ("saves", left - best),
        ("needed", left - best + spared),
    )
    prospect: Prospect = next((name for name, stamina in chances if stamina > 0), "lost")
    before = left + blow.venom + sum(other.amount + other.venom for other in waiting)
    return Offer(
        blow, before, plain, lucky, unlucky, odds, prospect, luck=luck, venom=fight.venom, after_it=len(waiting)
    )


def _luck_spares(blow: Blow) -> int:
    return blow.amount - replace(blow, answer="lucky").amount


# -- luck answered -----------------------------------------------------------------------------------------------------


class BlowAnswered(Event, frozen=True, kw_only=True):
    """The offer of luck on one blow was taken (lucky, unlucky) or declined (plain): it costs `amount`, and its poison
    `venom` besides. `name` is the enemy's."""

    blow: int
    answer: Answer
    dealt: bool
    amount: int
    name: str = ""
    venom: int = 0

    def apply(self, state: Sheet) -> Sheet:
        fight = current_fight(state)
        blows = tuple(
            replace(blow, answer=self.answer) if index == self.blow else blow for index, blow in enumerate(fight.blows)
        )
        return replace(state, fight=replace(fight, blows=blows))

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "by_enemy": bool(self.name) and not self.dealt}


class AnswerBlow(Command, frozen=True, kw_only=True):
    """Use luck on the blow that waits, or take it as it is."""

    phases: ClassVar[frozenset[str]] = frozenset({BLOW})
    luck: bool

    def check(self, state: Sheet) -> None:
        if not self.luck:
            return
        if state.luck.current == 0:
            raise Refusal("luck-none-left")
        waiting = offer(state)
        if waiting is not None and not waiting.luck:
            raise Refusal("luck-not-offered")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        fight = current_fight(state)
        index = fight.waiting
        if index is None:
            raise LookupError("no blow waits")
        sheet = state
        answer: Answer = "plain"
        if self.luck:
            test = roll_luck(state, dice)
            sheet = yield test
            answer = "lucky" if test.lucky else "unlucky"
        sheet = yield _answered(fight, index, fight.blows[index], answer)
        yield from answer_or_settle(sheet)


def answer_or_settle(sheet: Sheet) -> Decision:
    """Closes the offers that luck at 0, or the last antidote, has ended; settles all blows once none waits."""
    fight = current_fight(sheet)
    for index, blow in enumerate(fight.blows):
        if not blow.answer and not _waits(sheet, blow, current_fight(sheet).blows, fight.enemies):
            sheet = yield _answered(fight, index, blow, "plain")
    if current_fight(sheet).waiting is None:
        yield from settle(sheet)


def _answered(fight: Fight, index: int, blow: Blow, answer: Answer) -> BlowAnswered:
    return BlowAnswered(
        blow=index,
        answer=answer,
        dealt=blow.dealt,
        amount=replace(blow, answer=answer).amount,
        name=fight.enemies[blow.enemy].name if blow.enemy >= 0 else "",
        venom=blow.venom,
    )


# -- losses, deaths, the end -------------------------------------------------------------------------------------------


class EnemyWounded(Event, frozen=True, kw_only=True):
    """The hero's blow took Stamina from an enemy."""

    enemy: int
    name: str
    stamina: Change

    def apply(self, state: Sheet) -> Sheet:
        return with_enemy(state, self.enemy, stamina=self.stamina.after)


class HeroWounded(Event, frozen=True, kw_only=True):
    """A blow took Stamina from the hero; `name` is the enemy's, empty for the wound of an escape. `wounds` is how many
    that enemy has dealt in this fight, where the book counts them."""

    enemy: int
    name: str = ""
    stamina: Change
    wounds: int = 0

    def apply(self, state: Sheet) -> Sheet:
        wounded: Sheet = replace(state, stamina=Score(self.stamina.after, state.stamina.initial))
        return with_enemy(wounded, self.enemy, wounds=self.wounds) if self.wounds else wounded


class BlowsSettled(Event, frozen=True, kw_only=True):
    """All blows of the round have taken effect."""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, fight=replace(current_fight(state), blows=()))


class EnemyDied(Event, frozen=True, kw_only=True):
    """An enemy is at 0."""

    enemy: int
    name: str

    def apply(self, state: Sheet) -> Sheet:
        return state


class FightWon(Event, frozen=True, kw_only=True):
    """All enemies are dead; the fight is over and no longer remembered anywhere."""

    rounds: int
    encounter: int | None = None

    def apply(self, state: Sheet) -> Sheet:
        return with_outcome(without_encounter(replace(state, fight=None), self.encounter), "victory")


class Escaped(Event, frozen=True, kw_only=True):
    """The hero got away; the enemies are remembered with the place, and `label` is its name where places are told by
    their names."""

    remembered: Encounter
    encounter: int | None = None
    label: str = ""

    def apply(self, state: Sheet) -> Sheet:
        kept = with_outcome(without_encounter(replace(state, fight=None), self.encounter), "escape")
        return replace(kept, remembered=(*kept.remembered, self.remembered), ids=max(kept.ids, self.remembered.id))

    def arguments(self) -> dict[str, Argument]:
        left = self.remembered
        names = enemy_names(enemy.name for enemy in left.enemies if enemy.alive)
        return {**names, "place": left.place, "number": left.number, "label": self.label}


def settle(sheet: Sheet) -> Decision:
    """All losses of the round, then deaths: the hero's first, so that hero and target dead together is a defeat."""
    sheet = yield from lowered_account(sheet)
    for blow in current_fight(sheet).blows:
        sheet = yield from (_strike(sheet, blow) if blow.dealt else _suffer(sheet, blow))
    sheet = yield BlowsSettled()
    if effective_stamina(sheet) <= 0:
        yield from perish(sheet)
    elif current_fight(sheet).escaping:
        yield from _escape(sheet)
    elif current_fight(sheet).living:
        yield from hand_over(sheet)
    else:
        yield from win(sheet)


def _strike(sheet: Sheet, blow: Blow) -> Generator[Event, Sheet, Sheet]:
    """The hero's blow takes effect."""
    enemy = current_fight(sheet).enemies[blow.enemy]
    after = max(0, enemy.stamina - blow.amount)
    sheet = yield EnemyWounded(enemy=blow.enemy, name=enemy.name, stamina=Change(enemy.stamina, after))
    if after == 0:
        sheet = yield EnemyDied(enemy=blow.enemy, name=enemy.name)
    return sheet


def _suffer(sheet: Sheet, blow: Blow) -> Generator[Event, Sheet, Sheet]:
    """A blow received takes effect: the wound, then its poison, which finds nothing to take from the dead. The wound of
    an escape that costs nothing is none."""
    if blow.enemy < 0 and not blow.base:
        return sheet
    enemy = current_fight(sheet).enemies[blow.enemy] if blow.enemy >= 0 else None
    hurts = blow.amount + blow.venom > 0
    counted = enemy is not None and hurts and "until_wounds" in book_of(sheet).fight_terms
    stamina = sheet.stamina
    sheet = yield HeroWounded(
        enemy=blow.enemy,
        name=enemy.name if enemy else "",
        stamina=Change(stamina.current, lost(stamina, blow.amount)),
        wounds=enemy.wounds + 1 if enemy and counted else 0,
    )
    if blow.venom and sheet.stamina.current:
        sheet = yield poisoned(sheet, blow.venom, enemy=blow.enemy, name=enemy.name if enemy else "")
    return sheet


def win(sheet: Sheet) -> Decision:
    """The fight is won if nobody is left."""
    fight = current_fight(sheet)
    if not fight.living:
        yield FightWon(rounds=fight.round, encounter=fight.encounter)


def _escape(sheet: Sheet) -> Decision:
    fight = current_fight(sheet)
    yield Escaped(
        remembered=Encounter(
            id=sheet.ids + 1,
            clearing=sheet.clearing,
            section=fight.section or sheet.section,
            order=fight.order,
            enemies=tuple(replace(enemy, weakened=False, wounds=0) for enemy in fight.enemies),
        ),
        encounter=fight.encounter,
        label=name_of(sheet.drawing, sheet.clearing),
    )


COMMANDS = (AnswerBlow,)
EVENTS = (
    BlowAnswered,
    EnemyWounded,
    HeroWounded,
    BlowsSettled,
    EnemyDied,
    FightWon,
    Escaped,
)

HANDOVER_EVENTS = (SectionTakesOver,)
"""The events of the books whose sections take over."""


def options(sheet: Sheet) -> Iterator[Command]:
    """Both answers."""
    yield AnswerBlow(luck=True)
    yield AnswerBlow(luck=False)
