"""What the pages of a gamebook read from its history, each made only where somebody looks: the kinds of its lines,
where the hero has been, the dice of tests and fights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final, NamedTuple

from ffapp.core.game import Game, Step
from ffapp.core.messages import Event
from ffapp.gamebook.blows import BlowAnswered, EnemyDied, EnemyWounded, Escaped, FightWon, HeroWounded, SectionTakesOver
from ffapp.gamebook.checks import DiceRolled, LuckTested, SkillTested
from ffapp.gamebook.clearings_events import Walked
from ffapp.gamebook.fight import FightOpened
from ffapp.gamebook.health import PenaltyChanged
from ffapp.gamebook.life import AdventureEnded, Died, InitialChanged, ScoreChanged
from ffapp.gamebook.notes import NoteAdded, NoteChanged, NoteRemoved, SectionReached
from ffapp.gamebook.playing_luck import LuckPlayed
from ffapp.gamebook.provisions import MealEaten
from ffapp.gamebook.rounds import Attack, RoundFought
from ffapp.gamebook.sections import SectionLabel
from ffapp.gamebook.stones import CurseCost
from ffapp.texts import Texts
from ffapp.texts.telling import Arguments, tell_events
from ffapp.tui.book.desk import kind_by_part
from ffapp.tui.look.dice import DiceGroup
from ffapp.tui.look.glyphs import UNICODE, Glyphs

NOTED: Final = 15
"""Columns of two dice: a sum below them is no wider."""

MANY_DICE: Final = 4
"""More dice than these need a line of their own where there is little room."""

_WALKS: Final = 6
_RECENT: Final = 400
"""So many walks are the recent trail, and so many commands back they are looked for."""

_FACES: Final = range(1, 7)

_KINDS: Final[dict[type[Event], str]] = {
    HeroWounded: "wound",
    Died: "wound",
    FightWon: "gain",
    EnemyDied: "gain",
    EnemyWounded: "gain",
    MealEaten: "gain",
    LuckPlayed: "dice",
    SectionTakesOver: "mark",
    Escaped: "dice",
    LuckTested: "dice",
    SkillTested: "dice",
    DiceRolled: "dice",
    RoundFought: "dice",
    NoteAdded: "note",
    NoteChanged: "note",
    NoteRemoved: "faint",
    SectionReached: "mark",
}


def kind(event: Event) -> str:
    """The kind of journal line that an event of a gamebook makes."""
    if isinstance(event, ScoreChanged | InitialChanged):
        change = event.value.after - event.value.before
        return "gain" if change > 0 else "wound" if change < 0 else ""
    if isinstance(event, PenaltyChanged):
        return "wound" if event.penalty.after > event.penalty.before else "gain"
    if isinstance(event, AdventureEnded):
        return "gain" if event.won else "wound"
    return _KINDS.get(type(event)) or kind_by_part(type(event))


def sections(game: Game, most: int) -> tuple[SectionLabel, ...]:
    """The sections visited last, oldest first, at most so many."""
    found: list[SectionLabel] = []
    for step in game.back():
        found.extend(event.section for event in reversed(step.events) if isinstance(event, SectionReached))
        if len(found) >= most:
            break
    return tuple(reversed(found[:most]))


def last_walks(game: Game) -> tuple[int, ...]:
    """The passages that were walked last, by their ids, the newest first."""
    recent = islice(game.back(), _RECENT)
    walked = (event.passage.id for step in recent for event in reversed(step.events) if isinstance(event, Walked))
    return tuple(islice(walked, _WALKS))


def fight_steps(game: Game) -> list[Step]:
    """The steps since the last fight was opened, the opening first; empty where there was none."""
    steps: list[Step] = []
    for step in game.back():
        steps.append(step)
        if any(isinstance(event, FightOpened) for event in step.events):
            steps.reverse()
            return steps
    return []


def steps_since(steps: list[Step], *kinds: type[Event]) -> list[Step]:
    """The end of a list of steps that begins with the newest event of these kinds; empty where there is none."""
    for at in range(len(steps) - 1, -1, -1):
        if any(isinstance(event, kinds) for event in steps[at].events):
            return steps[at:]
    return []


def _whole_sum(thrown: tuple[int, ...], summands: tuple[int, ...], glyphs: Glyphs) -> str:
    """What was thrown with all that adds to it: `9 + 8 = 17`, or `9` alone."""
    parts = [f" {glyphs.plus if part >= 0 else glyphs.minus} {abs(part)}" for part in summands]
    total = f" = {glyphs.number(sum(thrown) + sum(summands))}" if len(thrown) + len(summands) > 1 else ""
    return f"{' + '.join(map(str, thrown))}{''.join(parts)}{total}"


class Throw(NamedTuple):
    """Dice thrown outside of an attack round, and what they meant in words."""

    dice: DiceGroup
    told: str


def rolled(texts: Texts, step: Step, arguments: Arguments) -> Throw | None:
    """The dice of a test, a free roll or a curse; None for a step without any, and for those of a blow. What was paid
    before them is left to the journal: beside the dice there is little room."""
    if any(isinstance(event, BlowAnswered) for event in step.events):
        return None
    for event in step.events:
        if isinstance(event, LuckTested | SkillTested):
            dice = DiceGroup(event.dice, typed=step.typed)
        elif isinstance(event, DiceRolled):
            # The words beside many dice are long: where they have no room the sum still has.
            sum_only = texts("dice-total", total=sum(event.dice) + event.played)
            total = sum_only if len(event.dice) > MANY_DICE else ""
            dice = DiceGroup(event.dice, note=total, sides=event.sides, typed=step.typed)
        elif isinstance(event, CurseCost):
            dice = DiceGroup(event.die, typed=step.typed)
        else:
            continue
        told = (known for known in step.events if not isinstance(known, LuckPlayed))
        return Throw(dice, tell_events(texts, told, arguments))
    return None


class Clash(NamedTuple):
    """The newest dice of a fight as groups to draw: the hero's and those of the enemy that the round is `about`, or
    those of a test alone; and the round that they belong to (None: they are of no round)."""

    groups: tuple[DiceGroup, ...] = ()
    fought: RoundFought | None = None
    about: Attack | None = None


def round_dice(texts: Texts, fought: RoundFought, *, about: int | None = None, typed: bool = False) -> Clash:
    """The dice of an attack round with their sums, the hero's first, then those of the enemy that it is `about` (the
    target when left out); no dice where that one had no part in it."""
    about = fought.target if about is None else about
    against = next((attack for attack in fought.attacks if attack.enemy == about), None)
    if against is None:
        return Clash(fought=fought)

    def group(dice: tuple[int, ...], skill: int, bonus: int, total: int, other: int) -> DiceGroup:
        one, two = dice
        note = texts("fight-sum", one=one, two=two, skill=skill, bonus=bonus)
        return DiceGroup(dice, note=note, typed=typed, dim=total < other)

    own = group(fought.dice, fought.skill, fought.bonus, fought.total, against.total)
    return Clash((own, group(against.dice, against.skill, 0, against.total, fought.total)), fought, against)


def _noted(told: str, glyphs: Glyphs) -> str:
    """A sum no wider than its dice: without its inner spaces where it has too many digits."""
    for signs in ((glyphs.plus, glyphs.minus), ("=",)):
        for sign in signs if len(told) > NOTED else ():
            told = told.replace(f" {sign} ", sign)
    return told


def next_blow_odds(own: int, enemy: int) -> tuple[int, int]:
    """How likely, in whole per cent, the hero strikes and is struck when these are added to two dice each."""
    margins = Counter(
        (one + two + own) - (three + four + enemy)
        for one in _FACES
        for two in _FACES
        for three in _FACES
        for four in _FACES
    )
    strikes = sum(count for margin, count in margins.items() if margin > 0)
    struck = sum(count for margin, count in margins.items() if margin < 0)
    return round(100 * strikes / 6**4), round(100 * struck / 6**4)


def fight_dice(
    texts: Texts,
    steps: Iterable[Step],
    *,
    rounds_only: bool = False,
    about: int | None = None,
    glyphs: Glyphs = UNICODE,
) -> Clash:
    """The newest dice of a fight: those of its last round (see `round_dice`), or, unless `rounds_only`, of a test or a
    free roll since."""
    for step in reversed(tuple(steps)):
        for event in reversed(step.events):
            if isinstance(event, RoundFought):
                return round_dice(texts, event, about=about, typed=step.typed)
            if isinstance(event, LuckTested | SkillTested | DiceRolled) and not rounds_only:
                return Clash((_rolled_dice(texts, event, glyphs, typed=step.typed),))
    return Clash()


def _test_sum(faces: tuple[int, ...], added: tuple[int, ...], glyphs: Glyphs) -> str:
    """A whole sum, die by die; of many dice the total alone, for there is no room."""
    thrown = faces if len(faces) <= MANY_DICE else (sum(faces),)
    return _noted(_whole_sum(thrown, tuple(part for part in added if part), glyphs), glyphs)


def _rolled_dice(
    texts: Texts, event: LuckTested | SkillTested | DiceRolled, glyphs: Glyphs, *, typed: bool
) -> DiceGroup:
    """The dice of a test or a free roll with their whole sum, and what a test compares it with."""
    if isinstance(event, DiceRolled):
        total = _test_sum(event.dice, (event.played,), glyphs)
        return DiceGroup(event.dice, texts("dice-kind-free"), total, typed=typed, sides=event.sides)
    if isinstance(event, LuckTested):
        score, limit, within, modifier = "luck", event.luck.before, event.lucky, 0
    else:
        score, limit, within, modifier = "skill", event.skill, event.success, event.modifier
    total = _test_sum(event.dice, (modifier, event.played), glyphs)
    note = texts("dice-compared", total=total, within=within, limit=limit)
    return DiceGroup(event.dice, texts(f"score-{score}"), note, typed=typed)
