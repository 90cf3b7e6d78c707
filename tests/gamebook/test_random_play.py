"""Random play, thousands of commands: legal ones, arbitrary ones with hostile values, undo, redo and rewind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ffapp.core.messages import Command
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.belongings import AddItem, RemoveItem, Wield
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.clearings import RemoveClearing, StandAt, Walk
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.fight import CallOffFight, ForgetEncounter, TakeUpFight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.magic import AddMagic, RemoveMagic, UseMagic
from ffapp.gamebook.notes import RemoveNote
from ffapp.gamebook.passage_commands import RemovePassage
from ffapp.gamebook.poison import EndPoison
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import EndFight, Escape, FightRound, RemoveEffect
from ffapp.gamebook.sheet import Sheet
from ffapp.gamebook.stones import CATEGORIES, RESTORING, STONES, CastStone, LoseStones, ReceiveStones, category_of
from tests.gamebook.examples import night_examples
from tests.gamebook.machine import Book, book, created
from tests.gamebook.play import night_dragon, scorpion_swamp
from tests.machine import Machine
from tests.tools.sample_games import READ

A_SHARE = settings(max_examples=settings.default.max_examples * 2 // 5)
"""Each book has so many games here; `.ci/run` draws more of them beside the suite."""

STEPS = st.lists(st.tuples(st.integers(0, 99), st.integers(0, 2**32 - 1)), min_size=25, max_size=50)


def shared_families(sheet: Sheet) -> Iterator[Command]:
    """Commands of every gamebook that have few forms."""
    yield from (AnswerBlow(luck=luck) for luck in (True, False))
    yield from (TestLuck(optional=optional) for optional in (True, False))
    yield from (EatMeal(), Escape(), CallOffFight(), EndFight())
    yield from (FightRound(target=target) for target in (None, *range(-1, 5)))
    ids = range(-1, sheet.ids + 2)
    yield from (TakeUpFight(encounter=number, escape=escape) for number, escape in product(ids, (True, False)))
    yield from (ForgetEncounter(encounter=number) for number in ids)
    yield from (Wield(item=number, ordered=ordered) for number, ordered in product((None, *ids), (True, False)))
    yield from (RemoveItem(item=number) for number in ids)
    yield from (RemoveNote(note=number) for number in ids)
    yield from (ChooseDice(typed=typed) for typed in (True, False))
    yield from map_families(sheet)


def map_families(sheet: Sheet) -> Iterator[Command]:
    """What has few forms on the map: known ways walked again, clearings to stand in, and what is taken off it."""
    drawing = sheet.drawing
    numbers = range(6)
    yield from (StandAt(clearing=known.number) for known in drawing.clearings)
    yield StandAt()
    yield from (RemoveClearing(number=number) for number in (*numbers, *(known.number for known in drawing.clearings)))
    yield from (RemovePassage(passage=number) for number in range(drawing.next_id() + 1))
    for known in drawing.exits(sheet.clearing) if sheet.clearing is not None else ():
        if known.to is not None:
            yield Walk(way=known.way, to=known.to, label="" if known.way else known.passage.label)


def stone_families(sheet: Sheet) -> Iterator[Command]:
    """Each stone of the Scorpion Swamp, cast and lost; what a blessing is for has no end of forms."""
    for stone in STONES:
        yield LoseStones(stone=stone)
        yield from (ReceiveStones(stone=stone, source=source) for source in CATEGORIES)
        if stone in RESTORING or stone == "strength":
            yield CastStone(stone=stone)
        elif stone == "weakness":
            yield from (CastStone(stone=stone, enemy=enemy) for enemy in (None, *range(-1, 5)))
        elif stone != "blessing":
            yield from (CastStone(stone=stone, offered=offered) for offered in (True, False))


SCORPION_SWAMP = book(
    scorpion_swamp(),
    (shared_families, stone_families),
    (
        AdjustScore(score="health", by=-3),
        AdjustScore(score="skill", by=-1),
        *(ReceiveStones(stone=stone, source=category_of(stone), count=2) for stone in STONES),
    ),
)


def night_families(sheet: Sheet) -> Iterator[Command]:
    """What the Night Dragon has besides and has few forms."""
    ids = range(-1, sheet.ids + 2)
    yield from (EndPoison(), TakeForcedMeals())
    yield from (UseAntidote(item=number) for number in ids)
    for number in ids:
        yield from (UseMagic(magic=number), RemoveMagic(magic=number))
    yield from (RemoveEffect(effect=number) for number in ids)


NIGHT_DRAGON = book(
    night_dragon(),
    (shared_families, night_families),
    (
        AdjustScore(score="skill", by=-1),
        AddItem(name="Herbe amère", antidote=3, count=4),
        AddMagic(name="Anneau", charges=2),
    ),
    night_examples,
)
BOOKS = [pytest.param(SCORPION_SWAMP, id="scorpion-swamp"), pytest.param(NIGHT_DRAGON, id="night-dragon")]


@pytest.mark.parametrize("book", BOOKS)
@A_SHARE
@given(steps=STEPS, undo=st.sampled_from(["fate", "fate", "free", "iron"]), seed=st.sampled_from("0123456789"))
def test_whatever_is_played_the_game_stays_sound(
    book: Book, steps: list[tuple[int, int]], undo: str, seed: str
) -> None:
    machine = Machine(book, undo) if seed == "0" else created(book, seed, undo)
    for kind, seed in steps:
        machine.step(kind, seed)
    machine.check_options()
    machine.check_reload()


@pytest.mark.parametrize("book", BOOKS)
@A_SHARE
@given(seed=st.integers(0, 2**32 - 1))
def test_in_every_state_of_random_legal_play_the_options_are_what_the_rules_allow(book: Book, seed: int) -> None:
    machine = created(book, str(seed))
    random = Random(seed)
    for number in range(20):
        machine.step(1, random.getrandbits(32))
        if number % 4 == 0:
            machine.check_options()


@pytest.mark.long
@pytest.mark.parametrize("book", BOOKS)
def test_random_play_reaches_every_command_and_event(book: Book) -> None:
    ruleset = book.ruleset
    missing = {kind.__name__ for kind in (*ruleset.commands, *ruleset.events)} - READ
    rules: set[str] = set()
    for seed in range(200):
        machine = created(book, str(seed))
        random = Random(seed)
        for _ in range(150):
            machine.step(random.randint(1, 85), random.getrandbits(32))
        missing -= machine.carried_out
        rules |= machine.rules
        if missing <= {"CreateHero", "HeroCreated"} and len(rules) > 40:
            return
    assert missing == set()
    assert len(rules) > 40
