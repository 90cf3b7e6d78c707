"""A tiny third gamebook, made here: figures, a characteristic, a counter and two chapters of its own, and a chapter of
another book. Nothing that exists had to change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Refusal
from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.core.ruleset import Ruleset
from ffapp.gamebook import books, counters
from ffapp.gamebook.books import COMMON_TERMS, SERIES, Book, Characteristic, Counter, counter_of, counters_of, scores_of
from ffapp.gamebook.clearings import StandAt, Walk
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero, HeroCreated
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.magic import AddMagic
from ffapp.gamebook.provisions import AdjustMeals, EatMeal
from ffapp.gamebook.rounds import Escape
from ffapp.gamebook.ruleset import SHARED, Chapter, chapter, gamebook_ruleset
from ffapp.gamebook.sheet import ALIVE, IN_CALM, Score, Sheet, effective_stamina, gained, score_of, with_score
from ffapp.gamebook.stones import CastStone
from ffapp.rulesets import RULESETS, ruleset_of
from tests.gamebook import machine
from tests.gamebook.play import Table, foes, hero, night, scorpion_swamp
from tests.gamebook.test_random_play import shared_families

PRICE = 3

CITADEL = Book(
    id="citadel",
    scores=(*SERIES, Characteristic("courage", 2, 3)),
    gold=5,
    meals=2,
    meal_gain=4,
    meal_limit=3,
    escape_wound=1,
    orders=("in_turn", "together"),
    equipment=("sword",),
    first_clearing=None,
    fight_terms=COMMON_TERMS,
    compass=False,
    counters=(Counter("torches", start=3, floor=1),),
)


class Prayed(Event, frozen=True, kw_only=True):
    """Gold was offered, and the die says how much luck comes back."""

    dice: Faces
    gold: Change
    luck: Change

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, gold=self.gold.after, luck=Score(self.luck.after, state.luck.initial))


class Pray(Command, frozen=True, kw_only=True):
    """The chapter that only this book has: an offering at the shrine."""

    phases: ClassVar[frozenset[str]] = IN_CALM

    def check(self, state: Sheet) -> None:
        if state.gold < PRICE:
            raise Refusal("shrine-price", price=PRICE, held=state.gold)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        faces = dice.roll("free", 1, label="shrine")
        luck = Change(state.luck.current, gained(state.luck, sum(faces)))
        yield Prayed(dice=faces, gold=Change(state.gold, state.gold - PRICE), luck=luck)


class CourageTested(Event, frozen=True, kw_only=True):
    """Two dice against Courage as it was; a failure costs a point of it."""

    dice: Faces
    courage: Change
    brave: bool

    def apply(self, state: Sheet) -> Sheet:
        return with_score(state, "courage", current=self.courage.after)


class TestCourage(Command, frozen=True, kw_only=True):
    """The test of the characteristic that only this book has."""

    __test__: ClassVar[bool] = False
    phases: ClassVar[frozenset[str]] = ALIVE

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        faces, courage = dice.roll("free", 2, label="courage"), scores_of(state)["courage"].current
        brave = sum(faces) <= courage
        yield CourageTested(dice=faces, courage=Change(courage, courage if brave else max(0, courage - 1)), brave=brave)


def shrine_options(sheet: Sheet) -> Iterator[Command]:
    yield Pray()
    yield TestCourage()


CHAPTERS = (*SHARED, chapter(counters), Chapter((Pray, TestCourage), (Prayed, CourageTested), shrine_options))


def citadel_rules() -> Ruleset:
    return gamebook_ruleset(CITADEL, CHAPTERS, rules=1)


@pytest.fixture
def citadel(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    monkeypatch.setitem(books.BOOKS, CITADEL.id, CITADEL)
    entry = RULESETS["scorpion-swamp"]._replace(rules=f"{__name__}:citadel_rules")
    monkeypatch.setitem(RULESETS, CITADEL.id, entry)
    ruleset = ruleset_of(CITADEL.id)
    assert ruleset is not None
    return ruleset


@pytest.fixture
def table(citadel: Ruleset) -> Table:
    table = Table(citadel)
    table.do(CreateHero(name="Aïla"), 3, 2, 5, 4, 2, 3)
    return table


def test_its_own_figures_rule_creation(table: Table) -> None:
    sheet = table.sheet
    assert (sheet.skill.initial, sheet.stamina.initial, sheet.luck.initial) == (9, 19, 10)
    assert sheet.health is None
    assert (sheet.gold, sheet.meals, [item.kind for item in sheet.items]) == (5, 2, ["sword"])
    assert sheet.clearing is None
    assert [name for name, _, _ in table.game.card().scores] == ["skill", "stamina", "luck", "courage"]


def test_its_own_figures_rule_meals(table: Table) -> None:
    table.score("stamina", 10).do(EatMeal())
    assert table.sheet.stamina.current == 14
    table.do(AdjustMeals(by=5))
    assert table.sheet.meals == 3
    assert table.refused(AdjustMeals(by=1)) == "meals-full"


def test_its_own_figures_rule_fights(table: Table) -> None:
    assert table.refused(OpenFight(enemies=foes("7/6"), order="as_one")) == "order-unknown"
    table.score("luck", 0).opened("7/6", escape=True)
    table.do(Escape())
    assert table.sheet.stamina.current == 18
    assert table.sheet.remembered[0].section is None


def test_where_there_is_no_compass_ways_have_names(table: Table) -> None:
    table.do(StandAt(clearing=1))
    table.do(Walk(label="la trappe", to=2))
    assert [(passage.label, passage.end) for passage in table.sheet.drawing.passages] == [("la trappe", 2)]
    assert table.reloaded().sheet == table.sheet
    swamp = hero()
    assert swamp.refused(Walk(label="la trappe", to=2)) == "way-unknown"


def test_its_own_chapter_is_played_like_any_other(table: Table) -> None:
    table.score("luck", 2)
    table.do(Pray(), 5)
    assert (table.sheet.gold, table.sheet.luck.current) == (2, 7)
    assert table.refused(Pray(), 5) == "shrine-price"
    assert table.reloaded().sheet == table.sheet


def test_its_own_characteristic_is_rolled_changed_by_hand_and_tested(table: Table) -> None:
    created = table.game.steps[1].events[0]
    assert isinstance(created, HeroCreated)
    assert created.scores == (("courage", (2, 3), 8),)
    assert score_of(table.sheet, "courage") == Score(8, 8)
    table.do(AdjustScore(score="courage", by=-3))
    table.do(AdjustScore(score="courage", by=9, beyond=True))
    table.do(AdjustInitial(score="courage", by=1))
    assert score_of(table.sheet, "courage") == Score(14, 9)
    assert table.refused(AdjustScore(score="courage", by=-15, payment=True)) == "payment-beyond"
    table.score("courage", 7).do(TestCourage(), 4, 3)
    assert score_of(table.sheet, "courage") == Score(7, 9)
    table.do(TestCourage(), 4, 4)
    assert score_of(table.sheet, "courage") == Score(6, 9)
    assert table.game.card().scores[-1] == ("courage", 6, 9)
    assert table.reloaded().sheet == table.sheet


def test_no_other_book_has_it(citadel: Ruleset) -> None:
    """Nor is a name that no book has, or that cannot be written, any characteristic."""
    for other in (hero(), night()):
        assert other.refused(AdjustScore(score="courage", by=1)) == "score-unknown"
        assert other.refused(AdjustInitial(score="gold", by=1)) == "score-unknown"
        assert other.sheet.scores == ()
        assert b'"scores"' not in msgspec.json.encode(other.sheet)
        created = other.game.steps[1].events[0]
        assert b'"scores"' not in msgspec.json.encode(created)


def test_a_characteristic_that_came_after_a_game_began_is_not_on_its_sheet(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No dice were rolled for it."""
    more = (*CITADEL.scores, Characteristic("faith", 1, 3))
    monkeypatch.setitem(books.BOOKS, CITADEL.id, replace(CITADEL, scores=more))
    assert [name for name, _, _ in table.game.card().scores] == ["skill", "stamina", "luck", "courage"]
    assert table.refused(AdjustScore(score="faith", by=1)) == "score-unknown"
    assert table.reloaded().sheet == table.sheet


def test_its_own_counter_has_its_own_start_and_floor(table: Table) -> None:
    assert table.sheet.counters == (("torches", 3),)
    table.do(AdjustCounter(counter="torches", by=-9))
    assert counter_of(table.sheet, "torches") == 1
    assert table.refused(AdjustCounter(counter="honour", by=1)) == "counter-unknown"
    assert night().refused(AdjustCounter(counter="torches", by=1)) == "counter-unknown"
    assert table.reloaded().sheet == table.sheet


def test_a_counter_that_came_after_a_game_began_stands_at_its_start_and_is_then_written(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = (Counter("omens", floor=None), *CITADEL.counters)
    monkeypatch.setitem(books.BOOKS, CITADEL.id, replace(CITADEL, counters=more))
    assert table.sheet.counters == (("torches", 3),)
    assert table.game.card().counters == (("omens", 0), ("torches", 3))
    assert table.game.card().signed == ("omens",)
    table.do(AdjustCounter(counter="omens", by=-2))
    assert counters_of(table.sheet) == (("omens", -2), ("torches", 3))
    assert table.reloaded().sheet == table.sheet


def test_of_another_books_chapters_it_has_those_that_it_names(table: Table) -> None:
    assert table.refused(AddMagic(name="A")) == "command-unknown"
    assert table.refused(OpenFight(enemies=foes("7/6/2/1"))) == "term-unknown"
    table.surely(EatMeal())
    table.surely(EatMeal())


def test_what_it_does_not_have_is_refused(table: Table) -> None:
    assert table.refused(CastStone(stone="fire", offered=True)) == "command-unknown"
    assert table.refused(AdjustScore(score="health", by=1)) == "score-unknown"
    assert effective_stamina(table.sheet) == 19


def test_the_other_books_know_nothing_of_it(citadel: Ruleset) -> None:
    swamp = Table()
    swamp.do(CreateHero(name="A"), 1, 1, 1, 1, 1)
    assert swamp.refused(Pray()) == "command-unknown"
    assert night().refused(Pray()) == "command-unknown"
    assert scorpion_swamp().initial() == Sheet(book="scorpion-swamp")


def test_the_same_machine_plays_it(citadel: Ruleset) -> None:
    book = machine.book(citadel, (shared_families,))
    for seed in range(12):
        random = Random(seed)
        played = machine.created(book, str(seed))
        for _ in range(60):
            played.step(random.randint(1, 99), random.getrandbits(32))
        played.check_options()
        played.check_reload()
