"""What belongs to one book is refused in the other, and shows nowhere in it (RULES: 1, 2, 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ffapp.core.messages import Command
from ffapp.gamebook import books
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.belongings import AddItem, ChangeItem
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.fight import AddEnemy, Foe, ModifyFight, OpenFight
from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.magic import AddMagic, ChangeMagic, RemoveMagic, UseMagic
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.rounds import AddEffect, ChangeEnemy, RemoveEffect
from ffapp.gamebook.sheet import Sheet
from ffapp.gamebook.stones import CastStone, LoseStones, ReceiveStones
from tests.gamebook.play import Table, either, foes, night_dragon, scorpion_swamp

SWAMP, NIGHT = "scorpion-swamp", "night-dragon"
ORC = Foe(name="A", skill=7, stamina=6)
VIPER = Foe(name="A", skill=7, stamina=6, poison=2)
LURKER = Foe(name="A", skill=7, stamina=6, until_wounds=2)

CALM: list[tuple[str, Command, str]] = [
    (NIGHT, CastStone(stone="fire", offered=True), "command-unknown"),
    (NIGHT, ReceiveStones(stone="fire"), "command-unknown"),
    (NIGHT, LoseStones(stone="fire"), "command-unknown"),
    (NIGHT, AdjustScore(score="health", by=1), "score-unknown"),
    (NIGHT, AdjustInitial(score="health", by=1), "score-unknown"),
    (NIGHT, OpenFight(enemies=(ORC,), fury=1), "term-unknown"),
    (NIGHT, OpenFight(enemies=(ORC,), order="as_one"), "order-unknown"),
    (SWAMP, AdjustCounter(counter="honour", by=1), "command-unknown"),
    (SWAMP, AddMagic(name="A"), "command-unknown"),
    (SWAMP, ChangeMagic(magic=1, name="A"), "command-unknown"),
    (SWAMP, RemoveMagic(magic=1), "command-unknown"),
    (SWAMP, UseMagic(magic=1), "command-unknown"),
    (SWAMP, SufferPoison(points=1), "command-unknown"),
    (SWAMP, EndPoison(), "command-unknown"),
    (SWAMP, UseAntidote(item=1), "command-unknown"),
    (SWAMP, TakeForcedMeals(), "command-unknown"),
    (SWAMP, TestLuck(played=1), "luck-not-played"),
    (SWAMP, OpenFight(enemies=(VIPER,)), "term-unknown"),
    (SWAMP, OpenFight(enemies=(LURKER,)), "term-unknown"),
    (SWAMP, OpenFight(enemies=(ORC,), weapon_bonus=False), "term-unknown"),
    (SWAMP, OpenFight(enemies=(ORC,), until_round=3), "term-unknown"),
    (SWAMP, AddItem(name="A", antidote=0), "item-property-unknown"),
    (SWAMP, AddItem(name="A", antidote=3), "item-property-unknown"),
    (SWAMP, AddItem(name="A", treasure=True), "item-property-unknown"),
    (SWAMP, AddItem(name="A", treasure=True, worth=3), "item-property-unknown"),
    (SWAMP, ChangeItem(item=1, antidote=0), "item-property-unknown"),
    (SWAMP, ChangeItem(item=1, treasure=True), "item-property-unknown"),
]

IN_FIGHT: list[tuple[str, Command, str]] = [
    (NIGHT, CastStone(stone="strength"), "command-unknown"),
    (NIGHT, ModifyFight(fury=1), "term-unknown"),
    (NIGHT, ModifyFight(order="as_one"), "order-unknown"),
    (SWAMP, AddEffect(name="A", attack=1), "command-unknown"),
    (SWAMP, RemoveEffect(effect=1), "command-unknown"),
    (SWAMP, AddEnemy(enemy=VIPER), "term-unknown"),
    (SWAMP, AddEnemy(enemy=LURKER), "term-unknown"),
    (SWAMP, ChangeEnemy(enemy=0, poison=1), "term-unknown"),
    (SWAMP, ChangeEnemy(enemy=0, until_wounds=1), "term-unknown"),
    (SWAMP, ModifyFight(weapon_bonus=False), "term-unknown"),
    (SWAMP, ModifyFight(until_round=1), "term-unknown"),
]


def told(case: object) -> str | None:
    return f"{type(case).__name__}" if isinstance(case, msgspec.Struct) else None


@pytest.mark.parametrize(("book", "command", "rule"), CALM, ids=told)
def test_a_command_or_a_figure_of_the_other_book_is_refused(book: str, command: Command, rule: str) -> None:
    assert either(book).refused(command) == rule


@pytest.mark.parametrize(("book", "command", "rule"), IN_FIGHT, ids=told)
def test_so_is_it_in_a_fight(book: str, command: Command, rule: str) -> None:
    table = either(book)
    table.do(OpenFight(enemies=foes("7/6")))
    assert table.refused(command) == rule


@pytest.mark.parametrize(
    "said",
    [
        {"modifier": 1},
        {"strike": 1},
        {"strike": 0},
        {"order": "together"},
        {"escape": True},
        {"escape_wound": 2},
        {"fury": 1},
        {"weapon_bonus": False},
        {"until_round": 1},
    ],
    ids=str,
)
def test_every_term_of_a_fight_is_the_books_to_give(monkeypatch: pytest.MonkeyPatch, said: dict[str, Any]) -> None:
    table = either(SWAMP)
    plain = OpenFight(enemies=(ORC, ORC))
    silent = replace(books.SCORPION_SWAMP, fight_terms=frozenset())
    monkeypatch.setitem(books.BOOKS, SWAMP, silent)
    assert table.refused(msgspec.structs.replace(plain, **said)) == "term-unknown"
    table.do(plain)
    assert table.refused(ModifyFight(**said)) == "term-unknown"


NIGHTS_OWN = {
    *("AdjustCounter", "TakeForcedMeals", "SufferPoison", "EndPoison", "UseAntidote"),
    *("AddMagic", "ChangeMagic", "RemoveMagic", "UseMagic", "AddEffect", "RemoveEffect"),
}
SWAMPS_OWN = {"CastStone", "ReceiveStones", "LoseStones", "ChooseStone"}


def test_each_book_has_what_both_share_and_its_own() -> None:
    swamp, night = ({kind.__name__ for kind in book().commands} for book in (scorpion_swamp, night_dragon))
    assert swamp - night == SWAMPS_OWN
    assert night - swamp == NIGHTS_OWN


@pytest.mark.parametrize(("book", "others"), [(SWAMP, NIGHTS_OWN), (NIGHT, SWAMPS_OWN)])
def test_a_script_with_a_command_of_the_other_book_is_not_even_read(book: str, others: set[str]) -> None:
    ruleset = {SWAMP: scorpion_swamp, NIGHT: night_dragon}[book]()
    for name in others:
        with pytest.raises(msgspec.ValidationError):
            ruleset.command_decoder.decode(msgspec.json.encode({"t": name}))


ONLY_SWAMP = {"health", "stones", "clearing"}
ONLY_NIGHT = {"counters", "rested", "poison", "magic"}


def states(table: Table) -> Iterator[Sheet]:
    """A hero, in a fight, after it, and fed."""
    yield table.sheet
    table.opened("7/2", escape=True).round(1, 1, 6, 6)
    yield table.sheet


@pytest.mark.parametrize(("book", "foreign"), [(SWAMP, ONLY_NIGHT), (NIGHT, ONLY_SWAMP)])
def test_nothing_of_the_other_book_is_in_a_state(book: str, foreign: set[str]) -> None:
    """What a book does not have is not written, so that its states are what they were before the other came."""
    for sheet in states(either(book, skill=12)):
        assert foreign.isdisjoint(msgspec.to_builtins(sheet))
    fight = either(book).opened("7/6").fight
    written = set(msgspec.to_builtins(fight)) | set(msgspec.to_builtins(fight.enemies[0]))
    assert written == {"order", "enemies", "name", "skill", "stamina", "initial"} | (
        set() if book == SWAMP else {"escape_wound"}
    )
    assert isinstance(fight, Fight)
