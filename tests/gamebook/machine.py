"""What the machine of random play must know of a gamebook, and what must always hold on its sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset
from ffapp.gamebook.antidotes import AntidoteUsed
from ffapp.gamebook.books import book_of
from ffapp.gamebook.creation import CreateHero, HeroCreated
from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.life import EndAdventure, InitialChanged, ScoreChanged
from ffapp.gamebook.playing_luck import LuckPlayed
from ffapp.gamebook.poison_events import Poisoned, PoisonEnded
from ffapp.gamebook.rounds import FightRound, RoundFought
from ffapp.gamebook.sheet import (
    FIELD_SCORES,
    Score,
    Sheet,
    antidotes,
    curable,
    effective_skill,
    health_penalty,
    mortality,
    phase,
)
from tests.gamebook.examples import examples
from tests.machine import Families, Machine, Played

WEIGHTS = {
    "FightRound": 50,
    "FightOn": 10,
    "SpareLuck": 2,
    "AnswerBlow": 20,
    "CastStone": 24,
    "OpenFight": 16,
    "SufferPoison": 2,
    "EndFight": 2,
    "CallOffFight": 2,
    "BeginAdventure": 4,
    "Enter": 10,
    "ChooseStone": 8,
    "Face": 8,
}


@dataclass(frozen=True)
class Book(Played):
    """A gamebook: `opening` is what a game begins with so that rare things happen in it."""

    opening: tuple[Command, ...] = ()


def scores_of(sheet: Sheet) -> dict[str, Score]:
    """Every characteristic that the book has."""
    values = ((name, getattr(sheet, name)) for name in sheet.__struct_fields__)
    return {name: value for name, value in values if isinstance(value, Score)} | dict(sheet.scores)


def check_change(before: Sheet, after: Sheet, events: Iterable[Event]) -> None:
    """An initial value changes only by its own order, and poison by what poisons and cures."""
    events = tuple(events)
    check_poison(before, after, events)
    for event in events:
        assert not isinstance(event, RoundFought) or event.skill == fighting_skill(before)
    ordered = {event.score for event in events if isinstance(event, InitialChanged)}
    if any(isinstance(event, HeroCreated) for event in events):
        return
    known = scores_of(before)
    for name, score in scores_of(after).items():
        assert score.initial == known[name].initial or name in ordered, name


def check_poison(before: Sheet, after: Sheet, events: tuple[Event, ...]) -> None:
    """What can be cured changes by its events alone; an antidote gives back no more than poison took, and cures no more
    than it can; a point of Luck played is one point."""
    poison = before.poison
    for event in events:
        match event:
            case Poisoned():
                assert event.stamina.before - event.stamina.after >= event.poison.after - event.poison.before >= 0
            case PoisonEnded():
                assert 0 <= event.poison.after < event.poison.before
            case AntidoteUsed():
                back = event.stamina.after - event.stamina.before
                assert back == event.poison.before - event.poison.after >= 0 <= event.prevented
                assert back + event.prevented <= (event.item.antidote or 10**6)
                assert event.stamina.after <= max(before.stamina.initial, event.stamina.before)
                assert event.left == event.item.count - 1
            case LuckPlayed():
                assert event.luck.before - event.luck.after == 1
                assert event.luck.after >= 0
        if isinstance(event, Poisoned | PoisonEnded | AntidoteUsed):
            assert event.poison.before == poison
            poison = event.poison.after
    assert after.poison == poison


def check_bounds(sheet: Sheet, events: list[Event]) -> None:
    """No score, count or figure ever leaves its bounds; who is dead does not play on."""
    beyond = {event.score for event in events if isinstance(event, ScoreChanged) and event.beyond}
    for name, score in scores_of(sheet).items():
        assert 0 <= score.current <= 9_999
        assert 0 <= score.initial <= 9_999
        assert score.current <= score.initial or name in beyond, name
    assert effective_skill(sheet) >= 0
    assert 0 <= sheet.gold <= 9_999
    assert 0 <= sheet.meals <= 9_999
    assert sheet.meals <= (book_of(sheet).meal_limit or 9_999)
    assert all(1 <= item.count <= 9_999 for item in sheet.items)
    assert all(1 <= count <= 9_999 for _, count in sheet.stones)
    assert sheet.wielded is None or sheet.wielded in [item.id for item in sheet.items if item.weapon]
    ids = [thing.id for things in _numbered(sheet) for thing in things]
    assert len(ids) == len(set(ids))
    assert all(id <= sheet.ids for id in ids)
    assert all(any(enemy.alive for enemy in known.enemies) for known in sheet.remembered)
    assert not any(enemy.weakened for known in sheet.remembered for enemy in known.enemies)
    if not sheet.name:
        assert sheet == type(sheet)(book=sheet.book)
        return
    check_counts(sheet)
    cause = mortality(sheet)
    assert cause is None or (sheet.ending is not None and not sheet.ending.won)
    if sheet.ending is None and sheet.fight is not None:
        check_fight(sheet)


def _numbered(sheet: Sheet) -> Iterable[Iterable[Any]]:
    """Everything on a sheet that has an id of its own."""
    return sheet.items, sheet.notes, sheet.remembered, sheet.magic, sheet.fight.effects if sheet.fight else ()


def check_counts(sheet: Sheet) -> None:
    """Counters stop at their floors, and what a book does not have is on no sheet."""
    book = book_of(sheet)
    assert [name for name, _ in sheet.counters] == [counter.name for counter in book.counters]
    for counter, (_, value) in zip(book.counters, sheet.counters, strict=True):
        assert (-9_999 if counter.floor is None else counter.floor) <= value <= 9_999
    assert 0 <= curable(sheet) == sheet.poison <= max(0, sheet.stamina.initial - sheet.stamina.current)
    assert all(known.charges is None or 0 <= known.charges <= 9_999 for known in sheet.magic)
    assert not sheet.rested or book.meal_a_stop
    properties = {"antidote": any(antidotes(sheet)), "treasure": any(item.treasure for item in sheet.items)}
    assert {name for name, there in properties.items() if there} <= book.properties
    assert [name for name, _ in sheet.scores] == [one.name for one in book.scores if one.name not in FIELD_SCORES]
    assert (sheet.health is not None) == any(score.name == "health" for score in book.scores)


def check_terms(sheet: Sheet, fight: Fight) -> None:
    """A fight has what its book knows of; where the section takes over there is no other round."""
    book = book_of(sheet)
    assert fight.order in book.orders
    said = {
        "fury": bool(fight.fury),
        "weapon_bonus": not fight.weapon_bonus,
        "until_round": bool(fight.until_round),
        "poison": any(enemy.poison for enemy in fight.enemies),
        "until_wounds": any(enemy.until_wounds or enemy.wounds for enemy in fight.enemies),
    }
    assert {name for name, there in said.items() if there} <= book.fight_terms
    if fight.handed_over and phase(sheet) != "blow":
        with pytest.raises(Refusal, match="section-takes-over"):
            FightRound(target=fight.facing[0]).check(sheet)


def fighting_skill(sheet: Sheet) -> int:
    """Skill after sickness and effects, and with a stone of strength 2 more, but 12 at most."""
    assert sheet.fight is not None
    lasting = sum(effect.skill for effect in sheet.fight.effects)
    skill = max(0, sheet.skill.current - health_penalty(sheet.health) + lasting)
    return max(skill, min(12, skill + 2)) if sheet.fight.might else skill


def check_fight(sheet: Sheet) -> None:
    """A fight that goes on has somebody alive in it, and a blow that waits has luck to be offered, or an antidote."""
    fight = sheet.fight
    assert fight is not None
    check_terms(sheet, fight)
    assert 1 <= len(fight.enemies) <= 20
    assert fight.living
    assert all(0 <= enemy.stamina <= enemy.initial <= 9_999 for enemy in fight.enemies)
    assert all(enemy.weakness_spent for enemy in fight.enemies if enemy.weakened)
    assert fight.order != "as_one" or len(fight.enemies) == 1
    assert not (fight.fury and (fight.might or any(enemy.weakened for enemy in fight.enemies)))
    assert effective_skill(sheet) == fighting_skill(sheet)
    if fight.blows:
        assert fight.waiting is not None
        assert sheet.luck.current > 0 or (antidotes(sheet) and any(blow.venom for blow in fight.blows))
        assert sum(blow.dealt for blow in fight.blows) <= 1
        struck = [blow.enemy for blow in fight.blows]
        assert len(struck) == len(set(struck))


def book(
    ruleset: Ruleset, families: tuple[Families, ...], opening: tuple[Command, ...] = (), more: Families = examples
) -> Book:
    """A gamebook for the machine."""
    return Book(
        ruleset=ruleset,
        families=families,
        examples=more,
        check_change=check_change,
        check_bounds=check_bounds,
        weights=WEIGHTS,
        rare=frozenset({EndAdventure}),
        opening=opening,
    )


def created(book: Book, seed: str, undo: str = "fate") -> Machine:
    """A machine whose hero is made and equipped already."""
    machine = Machine(book, undo, seed)
    for command in (CreateHero(name="Aïla"), *book.opening):
        machine.game.submit(command)
    return machine
