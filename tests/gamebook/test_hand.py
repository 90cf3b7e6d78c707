"""The reader's hand on the sheet, and what it cannot write (RULES: The reader's book)."""

from __future__ import annotations

import msgspec
import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AddItem, AdjustGold, ChangeItem, RemoveItem, Wield
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import AddClearing, AnnotateClearing, RenameClearing, Walk
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import AddEnemy, Foe, ModifyFight, OpenFight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustInitial, AdjustScore, EndAdventure
from ffapp.gamebook.magic import AddMagic, ChangeMagic, RemoveMagic
from ffapp.gamebook.notes import AddNote, ChangeNote, GoTo, RemoveNote
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.rounds import ChangeEnemy, EndFight
from ffapp.gamebook.sheet import Note
from ffapp.gamebook.stones import CastStone, LoseStones, ReceiveStones
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from tests.gamebook.play import Table, dead_of, foes, hero, night, night_dragon, scorpion_swamp

WHY = "§ 34, le marchand"

WITH_REASON: list[Command] = [
    AdjustScore(score="skill", by=-1, reason=WHY),
    AdjustScore(score="luck", by=1, beyond=True, reason=WHY),
    AdjustInitial(score="stamina", by=1, reason=WHY),
    AdjustGold(by=-3, reason=WHY),
    AdjustMeals(by=2, reason=WHY),
    AddItem(name="Corde", count=3, reason=WHY),
    ChangeItem(item=1, note="ébréchée", reason=WHY),
    RemoveItem(item=4, reason=WHY),
    ReceiveStones(stone="fire", reason=WHY),
    LoseStones(stone="ice", reason=WHY),
    TestLuck(reason=WHY),
    TestSkill(reason=WHY),
    RollDice(reason=WHY),
]


@pytest.mark.parametrize("command", WITH_REASON, ids=lambda command: type(command).__name__)
def test_whatever_a_section_orders_is_done_by_hand_with_its_reason(command: Command) -> None:
    table = hero().stones("ice")
    table.surely(command)
    assert table.events[0].arguments()["reason"] == WHY
    assert table.reloaded().sheet == table.sheet


NIGHT_WITH_REASON: list[Command] = [
    AdjustCounter(counter="honour", by=-1, reason=WHY),
    TakeForcedMeals(reason=WHY),
    SufferPoison(points=1, reason=WHY),
    EndPoison(reason=WHY),
    AddMagic(name="A", reason=WHY),
    ChangeMagic(magic=6, charges=2, reason=WHY),
    RemoveMagic(magic=6, reason=WHY),
    AddItem(name="Herbe", antidote=2, treasure=True, worth=3, reason=WHY),
    TestLuck(played=-1, reason=WHY),
]


@pytest.mark.parametrize("command", NIGHT_WITH_REASON, ids=lambda command: type(command).__name__)
def test_so_is_what_a_section_of_the_night_orders(command: Command) -> None:
    table = night()
    table.do(AddMagic(name="Anneau"))
    table.do(SufferPoison(points=1))
    table.surely(command)
    assert table.events[-1].arguments()["reason"] == WHY
    assert table.reloaded().sheet == table.sheet


@pytest.mark.parametrize(
    "command",
    [EndFight(reason=WHY), ChangeEnemy(enemy=0, skill=9, reason=WHY), ModifyFight(modifier=1, reason=WHY)],
    ids=lambda command: type(command).__name__,
)
def test_so_is_what_it_orders_in_a_fight(command: Command) -> None:
    table = hero().opened("7/6")
    table.do(command)
    assert table.events[0].arguments()["reason"] == WHY


def test_gold_meals_and_items_are_gained_and_spent() -> None:
    table = hero()
    table.do(AdjustGold(by=5))
    table.do(AdjustGold(by=-25))
    table.do(AdjustMeals(by=-4))
    assert (table.sheet.gold, table.sheet.meals) == (0, 0)
    table.do(AddItem(name="Corde", count=3))
    rope = table.sheet.items[-1].id
    table.do(ChangeItem(item=rope, by=-2))
    assert table.sheet.items[-1].count == 1
    table.do(ChangeItem(item=rope, by=-1))
    assert table.told() == ["ItemRemoved"]
    assert rope not in [item.id for item in table.sheet.items]
    assert table.refused(RemoveItem(item=rope)) == "item-unknown"


def test_the_equipment_of_the_book_is_let_go_after_a_question() -> None:
    table = hero()
    assert table.confirmed(RemoveItem(item=4)) == ["item-lost"]
    assert [item.kind for item in table.sheet.items] == ["sword", "chain-mail", "backpack"]
    table.do(AddItem(name="Corde"))
    table.do(RemoveItem(item=table.sheet.items[-1].id))


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (AdjustGold(by=-21), "gold-too-little"),
        (AdjustGold(by=-9_999), "gold-too-little"),
        (AdjustMeals(by=-5), "meals-too-few"),
        (ChangeItem(item=1, by=-2), "item-too-few"),
        (LoseStones(stone="ice", count=2), "stone-too-few"),
        (LoseStones(stone="fire"), "stone-too-few"),
    ],
)
def test_spending_more_than_there_is_is_refused(command: Command, rule: str) -> None:
    assert hero().stones("ice").refused(command) == rule


@pytest.mark.parametrize("by", [10_000, -10_000, 10**30, -(10**30)])
def test_more_than_9999_either_way_is_refused(by: int) -> None:
    table = hero()
    commands: list[Command] = [
        AdjustGold(by=by),
        AdjustMeals(by=by),
        ChangeItem(item=1, by=by),
        AddItem(name="A", count=by),
        AddItem(name="A", weapon=True, bonus=by),
        TestSkill(modifier=by),
        RollDice(count=by),
        ReceiveStones(stone="fire", count=by),
        OpenFight(enemies=foes("7/6"), modifier=by),
    ]
    commands += [AdjustScore(score=name, by=by) for name in ("skill", "stamina", "luck", "health")]
    commands += [AdjustInitial(score=name, by=by) for name in ("skill", "stamina", "luck", "health")]
    for command in commands:
        assert table.refused(command) == "amount-bounds"
    assert table.refused(GoTo(section=by)) == "section-bounds"


@pytest.mark.parametrize("by", [9_999, -9_999])
def test_9999_is_still_a_number(by: int) -> None:
    table = hero(stamina=18)
    table.surely(AdjustScore(score="stamina", by=by))
    assert table.sheet.stamina.current == (18 if by > 0 else 0)


def test_no_figure_grows_beyond_9999() -> None:
    table = hero(luck=9)
    table.do(AdjustGold(by=9_979))
    table.do(AdjustScore(score="luck", by=9_990, beyond=True))
    assert (table.sheet.gold, table.sheet.luck.current) == (9_999, 9_999)
    assert table.refused(AdjustGold(by=1)) == "amount-bounds"
    assert table.refused(AdjustScore(score="luck", by=1, beyond=True)) == "amount-bounds"


@pytest.mark.parametrize(
    "command",
    [AdjustGold(by=0), AdjustMeals(by=0), AdjustScore(score="luck", by=0), AdjustInitial(score="luck", by=0)],
)
def test_a_change_of_0_is_none(command: Command) -> None:
    assert hero().refused(command) == "amount-zero"


@pytest.mark.parametrize("figure", ["2.5", "2.0", "1e2", '""', '"abc"', '"2"', "null", "true", "[2]", "{}"])
def test_numbers_are_whole(figure: str) -> None:
    decoder = scorpion_swamp().command_decoder
    for command in (
        '{"t":"AdjustGold","by":%s}',
        '{"t":"AdjustScore","score":"luck","by":%s}',
        '{"t":"RollDice","count":%s}',
        '{"t":"OpenFight","enemies":[{"name":"A","skill":7,"stamina":%s}]}',
        '{"t":"ReceiveStones","stone":"fire","count":%s}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(command % figure)
    for command in (
        '{"t":"AdjustCounter","counter":"honour","by":%s}',
        '{"t":"SufferPoison","points":%s}',
        '{"t":"TakeForcedMeals","count":%s}',
        '{"t":"UseAntidote","item":%s}',
        '{"t":"TestLuck","played":%s}',
        '{"t":"OpenFight","enemies":[{"name":"A","skill":7,"stamina":6,"poison":%s}]}',
    ):
        with pytest.raises(msgspec.ValidationError):
            night_dragon().command_decoder.decode(command % figure)


@pytest.mark.parametrize(
    "line",
    [
        '{"t":"AdjustScore","score":1,"by":1}',
        '{"t":"AdjustGold","by":1,"beyond":true}',
        '{"t":"AdjustGold"}',
        '{"t":"Cheat","by":1}',
        '{"by":1}',
        "[]",
        '{"t":"CastStone","stone":"gold"}',
        '{"t":"OpenFight","enemies":[{"name":"A","skill":7,"stamina":6,"luck":3}]}',
        '{"t":"OpenFight","enemies":[{"name":"A","skill":7,"stamina":6}],"order":"one_by_one"}',
    ],
)
def test_what_is_no_command_of_this_book_is_not_read(line: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        scorpion_swamp().command_decoder.decode(line)


@pytest.mark.parametrize("name", ["gold", "notes", "courage", "", "__class__"])
def test_what_is_no_characteristic_of_this_book_is_refused(name: str) -> None:
    assert hero().refused(AdjustScore(score=name, by=1)) == "score-unknown"
    assert hero().refused(AdjustInitial(score=name, by=1)) == "score-unknown"


def test_a_command_of_another_book_is_refused() -> None:
    class Pray(Command, frozen=True, kw_only=True):
        phases = frozenset({"calm"})

    assert hero().refused(Pray()) == "command-unknown"


# -- sections and notes ------------------------------------------------------------------------------------------------


def test_going_to_a_section() -> None:
    table = hero()
    table.do(GoTo(section=34))
    assert table.sheet.section == 34
    assert table.refused(GoTo(section=34)) == "section-same"
    table.do(GoTo(section=400))
    assert table.events[0].arguments() == {"section": 400, "came_from": 34}


@pytest.mark.parametrize("section", [0, -1, 10_000])
def test_what_no_section_is_numbered(section: int) -> None:
    assert hero().refused(GoTo(section=section)) == "section-bounds"


def test_a_note_keeps_where_it_was_taken() -> None:
    table = hero()
    table.do(GoTo(section=34))
    table.do(AddNote(text="Le pont est piégé."))
    [note] = table.sheet.notes
    assert note == Note(id=note.id, text="Le pont est piégé.", section=34, clearing=1)
    assert table.refused(ChangeNote(note=note.id, text=note.text)) == "note-same"
    table.do(ChangeNote(note=note.id, text="Deux ponts."))
    assert table.sheet.notes[0].text == "Deux ponts."
    table.do(RemoveNote(note=note.id))
    assert table.sheet.notes == ()
    for command in (RemoveNote(note=note.id), ChangeNote(note=note.id, text="A")):
        assert table.refused(command) == "note-unknown"


def test_ids_are_never_given_twice() -> None:
    table = hero()
    seen = [item.id for item in table.sheet.items]
    for _ in range(3):
        table.do(AddNote(text="A"))
        seen.append(table.sheet.notes[-1].id)
        table.do(RemoveNote(note=seen[-1]))
        table.do(AddItem(name="A"))
        seen.append(table.sheet.items[-1].id)
        table.do(RemoveItem(item=seen[-1]))
    assert len(seen) == len(set(seen))


HOSTILE = [
    "[/b] oops",
    "[Zagor]",
    "[@click=app.quit]x[/]",
    "\x1b]0;title\x07\x1b[2J",
    "x" * 10_000,
    "👩🏽‍🚀🏴‍☠️",
    "‮שלום مرحبا",
    'a"b\\c\nd\te\0',
    "\u2028\ufeff\uffff\U0010ffff",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_any_text_is_kept_to_the_letter(text: str) -> None:
    table = hero().opened("7/6")
    line = "".join(text.splitlines())
    table.do(AddNote(text=text))
    table.do(ChangeEnemy(enemy=0, skill=8, reason=line))
    table.do(AdjustGold(by=1, reason=line))
    table.do(AddEnemy(enemy=Foe(name=line[:40], skill=7, stamina=6)))
    table.surely(EndAdventure(won=True, words=text))
    again = table.reloaded()
    assert again.sheet == table.sheet
    assert again.sheet.notes[0].text == text
    assert [step.events for step in again.game.path()] == [step.events for step in table.game.path()]


@pytest.mark.parametrize(("text", "rule"), [("\ud800", "text-unwritable"), ("x" * 10_001, "text-long")])
def test_a_text_that_no_file_can_hold_or_nobody_can_read_is_refused(text: str, rule: str) -> None:
    table = hero().stones("fire")
    commands: list[Command] = [
        AddNote(text=text),
        AdjustGold(by=1, reason=text),
        AdjustMeals(by=1, reason=text),
        AdjustScore(score="luck", by=-1, reason=text),
        AdjustInitial(score="luck", by=-1, reason=text),
        AddItem(name="A", note=text),
        AddItem(name="A", reason=text),
        ChangeItem(item=1, note=text),
        ChangeItem(item=1, by=1, reason=text),
        RemoveItem(item=1, reason=text),
        ReceiveStones(stone="fire", reason=text),
        LoseStones(stone="fire", reason=text),
        TestLuck(reason=text),
        TestSkill(reason=text),
        RollDice(reason=text),
        EndAdventure(won=True, words=text),
    ]
    for command in commands:
        assert table.refused(command) == rule
    table.opened("7/6")
    for command in (
        EndFight(reason=text),
        ChangeEnemy(enemy=0, skill=8, reason=text),
        ModifyFight(fury=1, reason=text),
    ):
        assert table.refused(command) == rule


BREAKS = ("\n", "\r", "\r\n", "\v", "\f", "\x85", "\u2028", "\u2029")


@pytest.mark.parametrize("break_", BREAKS, ids=ascii)
def test_a_line_break_is_kept_in_a_note_and_refused_in_names_labels_and_reasons(break_: str) -> None:
    text = f"a{break_}b"
    table = hero().stones("fire")
    table.do(Walk(way="n", to=2))
    told: dict[str, list[Command]] = {
        "text-line": [
            AdjustGold(by=1, reason=text),
            AdjustMeals(by=1, reason=text),
            AdjustScore(score="luck", by=-1, reason=text),
            AdjustInitial(score="luck", by=-1, reason=text),
            AddItem(name="A", reason=text),
            ChangeItem(item=1, by=1, reason=text),
            RemoveItem(item=1, reason=text),
            ReceiveStones(stone="fire", reason=text),
            LoseStones(stone="fire", reason=text),
            CastStone(stone="fire", offered=True, target=text),
            TestLuck(reason=text),
            TestSkill(reason=text),
            RollDice(reason=text),
        ],
        "name-line": [
            AddItem(name=text),
            ChangeItem(item=1, name=text),
            OpenFight(enemies=(Foe(name=text, skill=7, stamina=6),)),
            Walk(way="s", to=1, label=text),
            AddClearing(label=text),
            RenameClearing(number=1, label=text),
            AddPassage(start=1, way="e", label=text),
            ChangePassage(passage=1, label=text),
        ],
    }
    for rule, commands in told.items():
        assert {table.refused(command) for command in commands} == {rule}
    assert Table().refused(CreateHero(name=text), 1, 1, 1, 1, 1) == "name-line"
    for command in (
        AddNote(text=text),
        AddItem(name="A", note=text),
        AnnotateClearing(number=1, note=text),
        AnnotatePassage(passage=1, note=text),
    ):
        table.do(command)
    table.opened("7/6")
    for command in (
        ChangeEnemy(enemy=0, skill=8, reason=text),
        ModifyFight(fury=1, reason=text),
        EndFight(reason=text),
    ):
        assert table.refused(command) == "text-line"


@pytest.mark.parametrize(
    "name", ["\u200b", "\ufeff", "\u202e", "\u2060", "\u00a0", "\x1b\x00", " \u200d\t\u2028"], ids=ascii
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    assert Table().refused(CreateHero(name=name), 1, 1, 1, 1, 1) == "name-empty"
    table = hero()
    for command in (
        AddItem(name=name),
        ChangeItem(item=1, name=name),
        OpenFight(enemies=(Foe(name=name, skill=7, stamina=6),)),
        AddClearing(label=name),
        RenameClearing(number=1, label=name),
        AddPassage(start=1, way="e", label=name),
    ):
        assert table.refused(command) == "name-empty"


def test_what_is_held_and_gained_stays_below_an_absurd_size_and_says_how_much_still_fits() -> None:
    table = hero()
    table.do(AdjustGold(by=9_970))
    assert table.bounds(AdjustGold(by=11)) == ("amount-bounds", -9_990, 9)
    table.do(AdjustGold(by=9))
    assert table.bounds(AdjustGold(by=1)) == ("amount-bounds", -9_999, 0)
    table.do(ChangeItem(item=2, by=9_900))
    assert table.bounds(ChangeItem(item=2, by=99)) == ("amount-bounds", -9_901, 98)
    table.do(ReceiveStones(stone="fire", count=9_990))
    assert table.bounds(ReceiveStones(stone="fire", count=10)) == ("amount-bounds", 1, 9)
    table.do(ReceiveStones(stone="fire", count=9))
    refusal = table.game.why_not(ReceiveStones(stone="fire"))
    assert refusal is not None
    assert (refusal.rule, refusal.arguments) == ("stones-full", {"stone": "fire", "limit": 9_999})
    assert "9999" in "".join(tell_refusal(Texts("fr"), refusal, {}).split())


@pytest.mark.parametrize("text", ["", "  \n"])
def test_an_empty_note_is_none(text: str) -> None:
    assert hero().refused(AddNote(text=text)) == "text-empty"


# -- items and weapons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (AddItem(name=""), "name-empty"),
        (AddItem(name="x" * 41), "name-long"),
        (AddItem(name="A", count=0), "amount-bounds"),
        (AddItem(name="A", bonus=2), "bonus-no-weapon"),
        (ChangeItem(item=2, bonus=1), "bonus-no-weapon"),
        (ChangeItem(item=1), "item-same"),
        (ChangeItem(item=99, by=1), "item-unknown"),
        (ChangeItem(item=10**30, by=1), "item-unknown"),
        (ChangeItem(item=1, name=" "), "name-empty"),
        (ChangeItem(item=1, by=9_999), "amount-bounds"),
        (Wield(item=2), "item-no-weapon"),
        (Wield(item=1), "weapon-same"),
        (Wield(item=99), "item-unknown"),
        (RemoveItem(item=0), "item-unknown"),
    ],
)
def test_what_no_backpack_holds(command: Command, rule: str) -> None:
    assert hero().refused(command) == rule


def test_a_weapon_that_is_none_any_more_leaves_the_hand() -> None:
    table = hero()
    table.do(ChangeItem(item=1, weapon=False))
    assert table.told() == ["ItemChanged", "WeaponWielded"]
    assert table.sheet.wielded is None


# -- a change that would kill ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "asked"),
    [
        (AdjustScore(score="stamina", by=-17), []),
        (AdjustScore(score="stamina", by=-18), ["would-kill"]),
        (AdjustScore(score="stamina", by=-9_999), ["would-kill"]),
        (AdjustScore(score="stamina", by=-18, payment=True), ["would-kill"]),
        (AdjustScore(score="health", by=-11), []),
        (AdjustScore(score="health", by=-12), ["would-kill"]),
        (AdjustInitial(score="stamina", by=-17), []),
        (AdjustScore(score="skill", by=-9), []),
        (AdjustScore(score="luck", by=-9), []),
        (AdjustScore(score="stamina", by=1), []),
        (AdjustScore(score="stamina", by=1, beyond=True), []),
    ],
)
def test_a_change_by_hand_whose_figures_would_kill_asks_once(command: Command, asked: list[str]) -> None:
    table = hero(skill=9, stamina=18, luck=9, health=12)
    assert table.asks(command) == asked
    table.surely(command)
    assert (dead_of(table) is not None) is (asked == ["would-kill"])


def test_what_cannot_be_written_is_refused_before_it_asks() -> None:
    table: Table = hero(stamina=18)
    assert table.refused(AdjustScore(score="stamina", by=-18, reason="\ud800")) == "text-unwritable"
