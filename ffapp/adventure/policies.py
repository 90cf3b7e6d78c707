"""Readers that the program plays: what they do next, by what kind of reader they are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, TypeAlias

from ffapp.adventure.play import section_named
from ffapp.adventure.story import Section, Story
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow, offer
from ffapp.gamebook.books import book_of
from ffapp.gamebook.deciding import ChooseStone, Face
from ffapp.gamebook.orders import end_of
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.gamebook.sections import section_of
from ffapp.gamebook.sheet import (
    BLOW,
    IN_FIGHT,
    Sheet,
    current_fight,
    effective_skill,
    effective_stamina,
    lacking,
    phase,
)
from ffapp.gamebook.stones import RESTORING, STONES, CastStone
from ffapp.gamebook.ways_on import WayOn, ends, ways_on

Policy: TypeAlias = Literal["random", "careful", "curious"]
POLICIES: Final[tuple[Policy, ...]] = ("random", "careful", "curious")
"""Any way and anything else at random; what is likely to be survived; what has not been seen yet."""

LOW: Final = 4
"""At so much Stamina a careful reader runs away where that is possible."""

LEAVES: Final = 0.1
"""How often who plays at random leaves a fight that can be left."""


def next_command(policy: Policy, story: Story, sheet: Sheet, random: Random) -> Command | str | None:
    """What such a reader does next: a command, or the name of a section to enter by a way that is open; None where
    nothing is left to do. A command may be refused: then there is nothing else."""
    now = phase(sheet)
    if now == BLOW:
        return _answered(policy, sheet, random)
    if now in IN_FIGHT and not _is_over(sheet):
        return _fought(policy, sheet, random)
    return _decided(policy, story, sheet, random)


def _is_over(sheet: Sheet) -> bool:
    """Whether the fight goes no further by itself."""
    return current_fight(sheet).handed_over is not None


def _answered(policy: Policy, sheet: Sheet, random: Random) -> Command:
    told = offer(sheet)
    if told is None or not told.luck:
        return AnswerBlow(luck=False)
    if policy == "random":
        return AnswerBlow(luck=random.random() < 0.5)
    return AnswerBlow(luck=told.prospect in ("saves", "needed"))


def _fought(policy: Policy, sheet: Sheet, random: Random) -> Command:
    fight = current_fight(sheet)
    targets = [index for index in fight.facing if fight.enemies[index].alive]
    if fight.escape and (
        random.random() < LEAVES if policy == "random" else effective_stamina(sheet) <= LOW + fight.escape_wound
    ):
        return Escape()
    if policy != "random" and fight.round == 0:
        stone = _stone_for(sheet)
        if stone is not None:
            return stone
    if policy == "random":
        target = random.choice(targets)
    else:
        target = min(targets, key=lambda index: (fight.enemies[index].stamina, -fight.enemies[index].skill))
    return FightRound(target=target if len(fight.facing) > 1 else None)


def _stone_for(sheet: Sheet) -> CastStone | None:
    """A stone that helps before the first round, where the enemy is the better fighter."""
    fight, held = current_fight(sheet), dict(sheet.stones)
    enemy = fight.enemies[fight.living[0]]
    if enemy.skill < effective_skill(sheet) or fight.stones_cast:
        return None
    stones = [CastStone(stone=stone) for stone in STONES if stone in ("strength", "weakness") and held.get(stone)]
    return next((command for command in stones if _allowed(sheet, command)), None)


def _decided(policy: Policy, story: Story, sheet: Sheet, random: Random) -> Command | str | None:
    reading = sheet.reading
    if reading is None:
        return None
    if reading.wizard is not None:
        wanted = reading.wizard.among or STONES
        offered = [ChooseStone(stone=stone) for stone in wanted]
        given = [command for command in offered if _allowed(sheet, command)]
        if given:
            return random.choice(given)
    restored = None if sheet.fight is not None else _restored(policy, sheet, random)
    if restored is not None:
        return restored
    open_ways = [way for way in ways_on(sheet) if way.closed is None]
    if (reading.asked is not None and sheet.fight is None) or ends(sheet):
        optional = reading.test is not None and reading.test.optional and bool(open_ways)
        if not optional or (random.random() < 0.5 and _allowed(sheet, Face())):
            return Face()
    if not open_ways:
        return None
    return _chosen(policy, story, sheet, open_ways, random).target


def _allowed(sheet: Sheet, command: Command) -> bool:
    try:
        command.check(sheet)
    except Refusal:
        return False
    return True


def _restored(policy: Policy, sheet: Sheet, random: Random) -> Command | None:
    """A meal, or a stone that gives points back."""
    lacks = lacking(sheet.stamina)
    if policy == "random":
        command = EatMeal() if lacks and random.random() < 0.1 else None
        return command if command is not None and _allowed(sheet, command) else None
    held = dict(sheet.stones)
    wanted: list[Command] = []
    if lacks >= book_of(sheet).meal_gain or (lacks and effective_stamina(sheet) <= LOW):
        wanted.append(EatMeal())
    for stone in RESTORING:
        score = getattr(sheet, stone)
        if held.get(stone) and score.current <= score.initial // 2:
            wanted.append(CastStone(stone=stone))
    return next((command for command in wanted if _allowed(sheet, command)), None)


def _chosen(policy: Policy, story: Story, sheet: Sheet, ways: list[WayOn], random: Random) -> WayOn:
    """A way: any; or not where the book warns of death or a hard fight, and else rather where nobody has been; or where
    one has been least."""
    ranks = [(0, 0)] * len(ways)
    if policy != "random" and sheet.reading is not None:
        visits = dict(sheet.reading.visits)
        ranks = [
            (_danger(story, sheet, way) if policy == "careful" else 0, visits.get(str(section_of(way.target)), 0))
            for way in ways
        ]
    best = min(ranks)
    return random.choice([way for way, rank in zip(ways, ranks, strict=True) if rank == best])


def _danger(story: Story, sheet: Sheet, way: WayOn) -> int:
    """How much of a section's danger the prose before it may have told: 0 none, 1 a fight against the better fighter,
    2 death."""
    section = section_named(story, way.target)
    if section is None:
        return 0
    if any(_deadly(one) for one in (section, *_only_next(story, section))):
        return 2
    fight = section.fight
    hard = fight is not None and max(foe.skill for foe in fight.enemies) > effective_skill(sheet) + 1
    return 1 if hard else 0


def _deadly(section: Section) -> bool:
    end = end_of(section.orders.end)
    return end is not None and end.kind != "victory"


def _only_next(story: Story, section: Section) -> Iterator[Section]:
    """The section that follows where only one can."""
    if len(section.links) == 1:
        following = section_named(story, section.links[0].target)
        if following is not None:
            yield following
