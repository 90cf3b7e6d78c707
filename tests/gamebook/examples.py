"""Commands with open figures and words, for random play: what no list of options can hold whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AddItem, AdjustGold, ChangeItem
from ffapp.gamebook.books import book_of, counters_of
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RenameClearing,
    RenumberClearing,
    StandAt,
    Walk,
)
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.drawing import MARKS, WAYS, Clearing, Drawing
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.fight import AddEnemy, Foe, ModifyFight, OpenFight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.magic import AddMagic, ChangeMagic
from ffapp.gamebook.notes import AddNote, ChangeNote, GoTo
from ffapp.gamebook.orders import Effects, Orders, Test, Way, Wizard
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage
from ffapp.gamebook.passages import LONGEST, same_way
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.provisions import AdjustMeals, EatMeal
from ffapp.gamebook.reading import BeginAdventure, ChangeText
from ffapp.gamebook.rounds import AddEffect, ChangeEnemy
from ffapp.gamebook.sheet import FIELD_SCORES, Score, Sheet
from ffapp.gamebook.stones import CastStone, Creature

Examples = Callable[[Sheet], Iterable[Command]]

ORC, GNOME = Foe(name="A", skill=7, stamina=6), Foe(name="B", skill=6, stamina=5)
TROLL = Foe(name="C", skill=12, stamina=12, wound=3)
VIPER = Foe(name="D", skill=10, stamina=7, wound=1, poison=2)
LURKER = Foe(name="E", skill=11, stamina=9, until_wounds=2)
ALLY = Creature(name="A", stamina=Score(4, 9), skill=Score(7, 8))


def legal_commands(game: Game, more: Examples | None = None) -> list[Command]:
    """The options of a game and the legal ones among the examples, those of its book unless told otherwise."""
    found = (more or EXAMPLES.get(game.ruleset.id, examples))(game.state)
    return [*game.options(), *(command for command in found if game.why_not(command) is None)]


def examples(sheet: Sheet) -> Iterator[Command]:
    """Such commands of every chapter in a state, legal there or not."""
    yield from _hero(sheet)
    yield from _reading(sheet)
    yield from _belongings(sheet)
    yield from _fights(sheet)
    yield from map_examples(sheet)


def _hero(sheet: Sheet) -> Iterator[Command]:
    yield CreateHero(name="A", gender="f")
    yield CreateHero(name="B", gender="m")
    for name in (*FIELD_SCORES, *dict(sheet.scores)):
        yield from (AdjustScore(score=name, by=by) for by in (-2, -1, 1, 2))
        yield AdjustInitial(score=name, by=1)
    yield TestSkill(modifier=2)
    yield RollDice(count=1)
    yield RollDice(count=2)
    yield from (GoTo(section=section) for section in (1, 34, 400))
    yield AddNote(text="A")
    yield from (ChangeNote(note=note.id, text=f"{note.text[:100]}!") for note in sheet.notes)


SECTIONS: dict[str, tuple[Orders, OpenFight | None]] = {
    "1": (Orders(clearing=1, points={"gold": 1}, finds=("Clef",), to={"2": Way(way="e"), "Le gué": Way()}), None),
    "2": (
        Orders(test=Test(of="luck", optional=True), codewords=("A",), to={"1": Way(when="lucky"), "3": Way(way="n")}),
        None,
    ),
    "3": (
        Orders(once=True, eats=1, to={"1": Way(when="victory"), "2": Way(when="escape")}),
        OpenFight(enemies=(ORC,), escape=True),
    ),
    "Le gué": (
        Orders(dice="1d6", points={"stamina": "-1d6"}, to={"1": Way(roll="3-"), "2": Way(roll="4+", loses=("Clef",))}),
        None,
    ),
}
"""A tiny adventure for random play."""


def _reading(sheet: Sheet) -> Iterator[Command]:
    if sheet.reading is None:
        yield BeginAdventure(adventure="A", hero=Effects(points={"gold": 1}))
        return
    for name, (orders, fight) in SECTIONS.items():
        for by_hand in (False, True):
            yield Enter(section=name, links=tuple(orders.to), orders=orders, fight=fight, by_hand=by_hand)
    known = SECTIONS.get(str(sheet.section))
    if "stones" in book_of(sheet).chapters:
        yield Enter(section=9, orders=Orders(wizard=Wizard(kind="neutral", stones=2)), by_hand=True)
    text = "B" if sheet.reading.adventure == "A" else "A"
    yield ChangeText(adventure=text, links=tuple(known[0].to) if known else (), orders=known[0] if known else Orders())


def _belongings(sheet: Sheet) -> Iterator[Command]:
    for by in (1, -1):
        yield AdjustMeals(by=by)
        yield AdjustGold(by=by)
        yield from (ChangeItem(item=item.id, by=by) for item in sheet.items)
    yield AddItem(name="A")
    yield AddItem(name="B", weapon=True, bonus=1)
    yield CastStone(stone="blessing", offered=True, creature=ALLY)


def _fights(sheet: Sheet) -> Iterator[Command]:
    yield OpenFight(enemies=(ORC,), escape=True)
    yield OpenFight(enemies=(ORC, GNOME), order="in_turn", escape=True)
    yield OpenFight(enemies=(ORC, GNOME, GNOME), order="together")
    yield OpenFight(enemies=(TROLL, GNOME), order="together", escape=True)
    yield OpenFight(enemies=(ORC,), order="as_one", fury=1)
    yield AddEnemy(enemy=GNOME)
    yield ModifyFight(modifier=1)
    yield ModifyFight(fury=2)
    yield ModifyFight(fury=0)
    for index, enemy in enumerate(sheet.fight.enemies if sheet.fight else ()):
        yield ChangeEnemy(enemy=index, stamina=enemy.stamina - 1)
        yield ChangeEnemy(enemy=index, skill=enemy.skill + 1)


def night_examples(sheet: Sheet) -> Iterator[Command]:
    """Those of the chapters that the Night Dragon has besides."""
    yield from examples(sheet)
    for counter, _ in counters_of(sheet):
        yield from (AdjustCounter(counter=counter, by=by) for by in (-2, 1))
    yield EatMeal(again=True)
    yield TakeForcedMeals(count=2)
    if sheet.meals:
        yield AdjustMeals(by=-sheet.meals)
    yield SufferPoison(points=2)
    yield SufferPoison(points=1, wound=1)
    yield AddItem(name="C", antidote=0)
    yield AddItem(name="D", antidote=2, count=3)
    yield AddItem(name="E", treasure=True, worth=5)
    for played in (-2, 1):
        yield from (TestLuck(played=played), TestLuck(played=played, optional=True))
        yield from (TestSkill(played=played), RollDice(played=played))
    yield AddMagic(name="A", charges=2)
    yield AddMagic(name="B", kind="spell", once=True)
    yield from (ChangeMagic(magic=magic.id, charges=(magic.charges or 0) + 1) for magic in sheet.magic)
    yield from _night_fights(sheet)


def _night_fights(sheet: Sheet) -> Iterator[Command]:
    yield OpenFight(enemies=(VIPER, GNOME), order="together", escape=True)
    yield OpenFight(enemies=(VIPER, LURKER), weapon_bonus=False)
    yield OpenFight(enemies=(TROLL,), until_round=2)
    yield AddEnemy(enemy=VIPER)
    yield AddEffect(name="A", attack=1)
    yield AddEffect(name="B", skill=-1)
    yield ModifyFight(weapon_bonus=False)
    yield ModifyFight(until_round=0)
    yield ModifyFight(escape=True, escape_wound=1)
    for index, enemy in enumerate(sheet.fight.enemies if sheet.fight else ()):
        yield ChangeEnemy(enemy=index, poison=enemy.poison + 1)
        yield ChangeEnemy(enemy=index, until_wounds=3)


def map_examples(sheet: Sheet) -> Iterator[Command]:
    """Every way out of where the hero stands, and changes of the clearing and the passage known last."""
    drawing = sheet.drawing
    fresh = drawing.next_number()
    if sheet.clearing is not None:
        yield from _ways_out(drawing, sheet.clearing, fresh)
    yield StandAt(clearing=fresh)
    yield AddClearing()
    yield AddClearing(number=fresh, label="Gué")
    for clearing in drawing.clearings[-1:]:
        yield from _changes(drawing, clearing, fresh)
    for passage in drawing.passages[-1:]:
        yield ChangePassage(passage=passage.id, one_way=not passage.one_way)
        yield ChangePassage(passage=passage.id, length=passage.length % LONGEST + 1)
        if passage.end is None:
            yield ChangePassage(passage=passage.id, end=fresh)
        yield AnnotatePassage(passage=passage.id, note=f"{passage.note[:100]}.")


def _ways_out(drawing: Drawing, here: int, fresh: int) -> Iterator[Command]:
    ways = {"": "trappe"} if drawing.free else dict.fromkeys(WAYS, "")
    for way, label in ways.items():
        exits = [known for known in drawing.exits(here) if same_way(known, way, label)]
        yield Walk(way=way, to=fresh, label=label)
        yield Walk(way=way, to=drawing.clearings[0].number, label=label, one_way=True)
        if not exits:
            yield AddPassage(start=here, way=way, label=label)
            yield AddPassage(start=here, way=way, end=fresh, label=label)


def _changes(drawing: Drawing, clearing: Clearing, fresh: int) -> Iterator[Command]:
    number = clearing.number
    yield RenameClearing(number=number, label="" if clearing.label else "Gué")
    yield RenumberClearing(number=number, to=fresh)
    yield MarkClearing(number=number, mark="" if clearing.mark else MARKS[number % len(MARKS)])
    yield AnnotateClearing(number=number, note=f"{clearing.note[:100]}.")
    if clearing.pin:
        yield MoveClearing(number=number)
    elif drawing.clearings[0] is not clearing:
        yield MoveClearing(number=number, of=drawing.clearings[0].number, east=2, south=1)


EXAMPLES: dict[str, Examples] = {"night-dragon": night_examples}
"""The examples of each book that has more than what all share."""
