"""Adventures read from a file: sections entered with all that they order, what they decide by, and their ways on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ffapp.core.dice import DiceLog, SeededSource
from ffapp.core.errors import ConfirmationNeeded, Refusal
from ffapp.core.steps import carry_out
from ffapp.gamebook.belongings import AddItem, AdjustGold
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import DiceRolled, LuckTested
from ffapp.gamebook.clearings_events import PassageAdded, Stood, Walked
from ffapp.gamebook.deciding import ChooseStone, Face
from ffapp.gamebook.drawing import Clearing
from ffapp.gamebook.effects import CodewordNoted, GainLeft, foreign
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.fight import CallOffFight, Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.orders import Change, Effects, Orders
from ffapp.gamebook.reading import BeginAdventure, ChangeText
from ffapp.gamebook.rounds import EndFight, Escape, FightRound
from ffapp.gamebook.sheet import Sheet
from ffapp.gamebook.ways_on import ways_on, why_closed
from ffapp.texts import Texts
from ffapp.texts.telling import tell_command, tell_event
from tests.gamebook.play import Table, hero, night

TEXT = "c0ffee"


def orders(**told: Any) -> Orders:
    """The orders of a block, as its TOML would give them."""
    return msgspec.convert(told, Orders)


def entered(table: Table, section: int | str, *dice: int, links: tuple[str, ...] = (), **told: Any) -> Table:
    """Goes to a section by hand, which orders that and leads to `links` and to all that it speaks of."""
    links = (*links, *(target for target in told.get("to", {}) if target not in links))
    fight = told.pop("fight", None)
    by_hand = table.sheet.section is not None
    command = Enter(section=section, links=links, orders=orders(**told), fight=fight, by_hand=by_hand)
    table.game.submit(command, dice or None, confirm=True)
    return table


def begun(table: Table | None = None, **hero_has: Any) -> Table:
    table = table or hero()
    table.do(BeginAdventure(adventure=TEXT, hero=msgspec.convert(hero_has, Effects)))
    return table


def go(table: Table, section: str, *dice: int, **told: Any) -> None:
    """Goes there by a way on."""
    table.game.submit(Enter(section=section, orders=orders(**told)), dice or None)


def closed(sheet: Sheet, target: str) -> str | None:
    refusal = why_closed(sheet, target)
    return None if refusal is None else refusal.rule


def test_an_adventure_begins_with_what_its_heroes_have() -> None:
    table = begun(points={"gold": 5, "meals": -1}, finds=["Boussole"], codewords=["HÉRON"], stones={"fire": 2})
    sheet = table.sheet
    assert (sheet.gold, sheet.meals, dict(sheet.stones)) == (25, 3, {"fire": 2})
    assert sheet.items[-1].name == "Boussole"
    assert sheet.reading is not None
    assert (sheet.reading.adventure, sheet.reading.codewords) == (TEXT, ("HÉRON",))
    assert table.refused(BeginAdventure(adventure=TEXT)) == "adventure-begun"
    assert hero().refused(Enter(section=1)) == "adventure-none"


def test_entering_is_one_command_and_does_all_that_the_section_orders_in_its_order() -> None:
    table = begun()
    before = table.game.depth
    entered(
        table,
        12,
        3,
        2,
        points={"stamina": "-2d6", "gold": {"by": -50, "why": "Le péage"}},
        finds=[{"name": "Clef rouge", "count": 2}],
        codewords=["SAULE"],
        eats=1,
    )
    assert table.game.depth == before + 1
    sheet = table.sheet
    assert (sheet.section, sheet.stamina.current, sheet.gold, sheet.meals) == (12, 13, 0, 3)
    assert (sheet.items[-1].name, sheet.items[-1].count) == ("Clef rouge", 2)
    kinds = [type(event) for event in table.game.steps[table.game.head].events]
    told = [kind for kind in kinds if kind in (SectionReached, DiceRolled, CodewordNoted)]
    assert told == [SectionReached, DiceRolled, CodewordNoted]
    table.game.undo()
    assert (table.sheet.section, table.sheet.gold) == (None, 20)


def test_a_loss_takes_what_there_is_and_a_second_piece_is_counted() -> None:
    table = entered(begun(), 1, finds=["clef"], loses=["carte"], points={"luck": "-all", "gold": "-half"})
    assert (table.sheet.luck.current, table.sheet.gold) == (0, 10)
    entered(table, 2, finds=["CLEF"], points={"luck": "full"})
    assert (table.sheet.items[-1].count, table.sheet.luck.current) == (2, 9)
    entered(table, 3, loses=["Clef"])
    assert table.sheet.items[-1].count == 1


@pytest.mark.parametrize(("honour", "share", "left"), [(-3, "-half", -3), (-3, "-all", -3), (5, "-half", 3)])
def test_a_loss_of_a_share_gives_nothing_to_who_is_below_zero(honour: int, share: str, left: int) -> None:
    table = entered(begun(night().counter("honour", honour)), 1, points={"honour": share})
    assert dict(table.sheet.counters)["honour"] == left


def test_a_gain_for_which_there_is_no_room_is_told() -> None:
    table = begun()
    table.do(AdjustGold(by=9_999 - table.sheet.gold))
    table.do(AddItem(name="Clef", count=9_999))
    entered(table, 1, points={"gold": 5, "luck": {"by": 9_999, "beyond": True}}, finds=["Clef"], loses=["Rien"])
    told = [event for event in table.game.steps[table.game.head].events if isinstance(event, GainLeft)]
    assert told == [
        GainLeft(what="score", kind="gold"),
        GainLeft(what="score", kind="luck"),
        GainLeft(what="item", name="Clef"),
    ]
    entered(table, 2, points={"gold": -5}, loses=["Rien"])
    assert not any(isinstance(event, GainLeft) for event in table.game.steps[table.game.head].events)
    french, english = ([tell_event(Texts(language), event, {}) for event in told] for language in ("fr", "en"))
    assert french[0] == "Or\u00a0: la feuille ne peut en contenir davantage."
    assert english[2] == "Clef: the sheet can hold no more."


@pytest.mark.parametrize(
    ("section", "french", "english"),
    [("27", "Aller au §\u00a027", "Go to §\u00a027"), ("Gué", "Aller à «\u00a0Gué\u00a0»", "Go to “Gué”")],
)
def test_a_section_that_is_gone_to_is_named_as_everywhere(section: str, french: str, english: str) -> None:
    told = [tell_command(Texts(language), Enter(section=section), {}) for language in ("fr", "en")]
    assert told == [french, english]


def test_the_dead_are_spared_the_rest() -> None:
    table = entered(begun(), 1, points={"stamina": -30}, codewords=["FIN"], end="victory")
    assert table.sheet.ending is not None
    assert not table.sheet.ending.won
    assert table.sheet.reading is not None
    assert table.sheet.reading.codewords == ()


@pytest.mark.parametrize(("kind", "won"), [("victory", True), ("death", False), ("other", False)])
def test_a_section_ends_the_adventure(kind: str, won: bool) -> None:
    table = entered(begun(), 1, end={"kind": kind, "words": "Le marais se referme."})
    assert table.sheet.ending is not None
    assert (table.sheet.ending.won, table.sheet.ending.words) == (won, "Le marais se referme.")


@pytest.mark.parametrize(
    ("way", "rule"),
    [
        ({"needs": {"item": "clef"}}, "needs-item"),
        ({"needs": {"codeword": ["SAULE"]}}, "needs-codeword"),
        ({"needs": {"stone": "fire"}}, "needs-stone"),
        ({"needs": {"at_least": {"gold": 21}}}, "needs-more"),
        ({"needs": {"at_most": {"luck": 8}}}, "needs-less"),
        ({"needs": {"not": {"item": "sword"}}}, "needs-other"),
        ({"needs": {"any": [{"item": "clef"}, {"codeword": "SAULE"}]}}, "needs-other"),
        ({"needs": {"all": [{"item": "sword"}, {"item": "clef"}]}}, "needs-item"),
        ({"needs": {"first": False}}, "needs-again"),
        ({"points": {"gold": -21}}, "needs-more"),
        ({"points": {"luck": {"by": -10, "pay": True}}}, "needs-more"),
        ({"loses": ["clef"]}, "needs-item"),
        ({"stones": {"ice": -1}}, "needs-stone"),
        ({"casts": "growth"}, "needs-stone"),
        ({"when": "victory"}, "way-outcome"),
    ],
)
def test_a_way_is_closed_with_its_reason_and_costs_nothing(way: dict[str, Any], rule: str) -> None:
    table = entered(begun(), 1, links=("2",), to={"77": way})
    before = table.sheet
    assert closed(table.sheet, "77") == rule
    assert table.refused(Enter(section="77")) == rule
    assert table.sheet == before
    assert closed(table.sheet, "2") is None
    assert closed(table.sheet, "3") == "way-none"


@pytest.mark.parametrize(
    "way",
    [
        {"needs": {"item": "sword", "at_least": {"gold": 20}, "at_most": {"skill": 9}}},
        {"needs": {"any": [{"item": "clef"}, {"item": "copper-ring"}], "first": True}},
        {"needs": {"not": {"codeword": "SAULE"}}},
        {"points": {"gold": -20}},
    ],
)
def test_a_way_whose_conditions_hold_is_open_and_takes_its_price(way: dict[str, Any]) -> None:
    table = entered(begun(), 1, to={"77": way})
    go(table, "77")
    assert table.sheet.section == 77
    assert table.sheet.gold == 20 + way.get("points", {}).get("gold", 0)


def test_what_its_author_hides_is_absent() -> None:
    table = entered(begun(), 1, links=("2",), to={"77": {"if": {"codeword": "SAULE"}}})
    assert [way.target for way in ways_on(table.sheet)] == ["2"]
    assert table.refused(Enter(section="77")) == "needs-codeword"


@pytest.mark.parametrize(
    ("test", "dice", "outcome"),
    [
        ("luck", (4, 5), "lucky"),
        ("luck", (5, 5), "unlucky"),
        ({"of": "skill", "modifier": 2}, (3, 4), "passed"),
        ({"of": "skill", "modifier": 2}, (4, 4), "failed"),
    ],
)
def test_a_test_decides_the_way(test: Any, dice: tuple[int, int], outcome: str) -> None:
    table = entered(begun(), 1, test=test, to={way: {"when": way} for way in ("lucky", "unlucky", "passed", "failed")})
    assert {closed(table.sheet, way.target) for way in ways_on(table.sheet)} == {"way-undecided"}
    table.do(Face(), *dice)
    assert [way.target for way in ways_on(table.sheet) if way.closed is None] == [outcome]
    assert table.refused(Face()) == "nothing-asked"


def test_an_optional_test_may_be_left() -> None:
    table = entered(begun(), 1, links=("2",), test={"of": "luck", "optional": True}, to={"9": {"when": "lucky"}})
    assert (closed(table.sheet, "2"), closed(table.sheet, "9")) == (None, "way-undecided")
    table.do(Face(), 1, 1)
    assert (closed(table.sheet, "2"), closed(table.sheet, "9")) == ("way-outcome", None)


@pytest.mark.parametrize("needs", [None, {"item": "clef"}])
def test_an_optional_test_that_nothing_stands_beside_is_none_that_can_be_left(needs: dict[str, Any] | None) -> None:
    plain: dict[str, Any] = {} if needs is None else {"2": {"needs": needs}}
    ways = {"8": {"when": "unlucky"}, "9": {"when": "lucky"}, **plain}
    table = entered(begun(), 1, points={"luck": "-all"}, test={"of": "luck", "optional": True}, to=ways)
    table.do(Face(), 1, 1)
    assert closed(table.sheet, "8") is None


def test_an_optional_test_needs_luck_where_it_can_be_left() -> None:
    told: dict[str, Any] = {"test": {"of": "luck", "optional": True}, "to": {"9": {"when": "lucky"}}}
    table = entered(begun(), 1, links=("2",), points={"luck": "-all"}, **told)
    assert table.refused(Face()) == "luck-none-left"


def test_luck_tested_by_hand_decides_nothing() -> None:
    from ffapp.gamebook.checks import TestLuck

    table = entered(begun(), 1, test="luck", to={"9": {"when": "lucky"}})
    table.do(TestLuck(), 1, 1)
    assert closed(table.sheet, "9") == "way-undecided"


@pytest.mark.parametrize(("faces", "target"), [((1, 1), "low"), ((3, 3), "middle"), ((6, 6), "high")])
def test_a_table_of_dice_decides_the_way(faces: tuple[int, int], target: str) -> None:
    table = entered(
        begun(), 1, dice="2d6+1", to={"low": {"roll": "4-"}, "middle": {"roll": "5-8"}, "high": {"roll": "9+"}}
    )
    assert table.game.next_roll(Face()) is not None
    table.do(Face(), *faces)
    assert [way.target for way in ways_on(table.sheet) if way.closed is None] == [target]


ORC = OpenFight(enemies=(Foe(name="Orque", skill=5, stamina=2),), escape=True)
BRUTE = OpenFight(enemies=(Foe(name="Orque", skill=5, stamina=8),), escape=True)
WAYS = {"77": {"when": "victory"}, "12": {"when": "escape"}}


@pytest.mark.parametrize(("face", "played", "target"), [(6, 1, "8"), (1, -3, "9"), (3, 1, "8"), (3, 0, "9")])
def test_luck_played_leads_no_further_than_the_table(face: int, played: int, target: str) -> None:
    table = entered(begun(night()), 1, dice="1d6+2", to={"9": {"roll": "3-5"}, "8": {"roll": "6-8"}})
    table.do(Face(played=played), face)
    assert closed(table.sheet, target) is None


def test_a_fight_opens_by_itself_and_leads_on() -> None:
    table = entered(begun(), 1, fight=ORC, to=WAYS)
    assert table.phase == "fight"
    assert table.refused(Enter(section="77")) == "way-undecided"
    table.do(FightRound(), 1, 1, 6, 6)
    assert table.phase == "calm"
    assert [way.target for way in ways_on(table.sheet) if way.closed is None] == ["77"]
    go(table, "77")


def test_a_fight_called_off_is_faced_again() -> None:
    table = entered(begun(), 1, fight=ORC, to=WAYS)
    table.do(CallOffFight())
    assert closed(table.sheet, "77") == "way-undecided"
    table.do(Face())
    assert table.phase == "fight"
    table.do(FightRound(), 1, 1, 6, 6)
    assert closed(table.sheet, "77") is None


def test_who_escaped_meets_the_same_enemies_again() -> None:
    table = entered(
        begun(), 1, fight=ORC.__class__(enemies=(Foe(name="Orque", skill=5, stamina=8),), escape=True), to=WAYS
    )
    table.do(FightRound(), 1, 1, 6, 6)
    table.do(AnswerBlow(luck=False))
    table.surely(Escape())
    table.do(AnswerBlow(luck=False))
    assert [way.target for way in ways_on(table.sheet) if way.closed is None] == ["12"]
    go(table, "12")
    entered(table, 1, fight=BRUTE, to=WAYS)
    assert table.sheet.fight is not None
    assert table.sheet.fight.enemies[0].stamina == 6


def test_a_fight_that_its_section_takes_over_ends_by_the_way() -> None:
    fight = OpenFight(enemies=(Foe(name="Garde", skill=5, stamina=9),), until_round=1)
    table = entered(begun(night()), 1, fight=fight, to={"9": {"when": "rounds"}, "77": {"when": "victory"}})
    table.do(FightRound(), 3, 3, 3, 2)
    while table.phase == "blow":
        table.do(AnswerBlow(luck=False))
    assert [way.target for way in ways_on(table.sheet) if way.closed is None] == ["9"]
    go(table, "9")
    assert (table.phase, table.sheet.section) == ("calm", 9)


@pytest.mark.parametrize("limit", ["rounds", "wounds"])
def test_a_fight_that_its_section_takes_over_leads_to_the_end_where_no_way_asks_for_that(limit: str) -> None:
    rounds, wounds = (1, 0) if limit == "rounds" else (0, 1)
    foes = (Foe(name="Garde", skill=5, stamina=9, until_wounds=wounds),)
    fight = OpenFight(enemies=foes, until_round=rounds)
    table = entered(begun(night()), 1, fight=fight, end="death", to={"77": {"when": "victory"}})
    assert table.refused(Face()) == "phase-fight"
    table.do(FightRound(), 6, 6, 1, 1)
    while table.phase == "blow":
        table.do(AnswerBlow(luck=False))
    assert all(way.closed for way in ways_on(table.sheet))
    before = table.sheet
    table.do(Face())
    assert table.sheet.ending is not None
    assert not table.sheet.ending.won
    assert table.sheet.fight is None
    table.game.undo()
    assert table.sheet == before


def test_what_a_section_asks_waits_for_a_fight_opened_by_hand() -> None:
    table = entered(begun(), 1, test="luck", to={"9": {"when": "lucky"}})
    table.do(BRUTE)
    assert table.refused(Face()) == "phase-fight"
    table.do(FightRound(), 6, 6, 4, 4)  # a draw
    assert table.phase == "round"
    assert table.refused(Face()) == "way-undecided"


def test_what_is_ordered_once_happens_once() -> None:
    told: dict[str, Any] = {"once": True, "points": {"gold": 5}, "to": {"77": {"when": "victory"}}, "fight": ORC}
    table = entered(begun(), 1, **told)
    table.do(FightRound(), 1, 1, 6, 6)
    go(table, "77")
    entered(table, 1, **told)
    assert (table.sheet.gold, table.phase) == (25, "calm")
    assert closed(table.sheet, "77") is None


def test_each_entry_counts_and_first_is_the_first() -> None:
    told: dict[str, Any] = {"links": ("2",), "to": {"3": {"if": {"first": True}}, "4": {"if": {"first": False}}}}
    table = entered(begun(), "Le gué", **told)
    assert [way.target for way in ways_on(table.sheet)] == ["2", "3"]
    entered(table, "Le gué", **told)
    assert [way.target for way in ways_on(table.sheet)] == ["2", "4"]
    assert table.sheet.reading is not None
    assert table.sheet.reading.visited("Le gué") == 2


def test_a_wizard_gives_so_many_stones_of_his_kind() -> None:
    table = entered(begun(), 1, wizard={"kind": "good", "stones": 2, "among": ["growth", "luck"]})
    assert table.refused(ChooseStone(stone="fire")) == "wizard-other"
    assert table.refused(ChooseStone(stone="rubbish")) == "wizard-other"
    table.do(ChooseStone(stone="growth"))
    table.do(ChooseStone(stone="growth"))
    assert dict(table.sheet.stones) == {"growth": 2}
    assert table.refused(ChooseStone(stone="luck")) == "wizard-none"
    evil = entered(begun(), 1, wizard={"kind": "evil"})
    assert evil.refused(ChooseStone(stone="growth")) == "stone-source"


def test_a_stone_opens_a_way_and_is_used_up() -> None:
    table = entered(begun(stones={"growth": 1, "curse": 1, "blessing": 1}), 1, to={"9": {"casts": "growth"}})
    go(table, "9")
    assert dict(table.sheet.stones) == {"curse": 1, "blessing": 1}
    entered(table, 2, to={"9": {"casts": "blessing"}})
    go(table, "9")
    entered(table, 2, to={"9": {"casts": "curse"}})
    go(table, "9", 4)
    assert (dict(table.sheet.stones), table.sheet.stamina.current) == ({}, 14)


def test_the_map_draws_itself() -> None:
    table = entered(begun(), 1, clearing=1, to={"2": {"way": "e"}, "3": {"way": "n", "one_way": True}, "4": {}})
    seen = [event for event in table.game.steps[table.game.head].events if isinstance(event, PassageAdded)]
    assert {event.passage.way for event in seen} == {"e", "n"}
    go(table, "2", clearing=7)
    assert [event for event in table.game.steps[table.game.head].events if isinstance(event, Walked)]
    assert table.sheet.clearing == 7
    assert {(known.way, known.to) for known in table.sheet.drawing.exits(7)} == {("w", 1)}
    entered(table, 5, clearing=9)
    assert [event for event in table.game.steps[table.game.head].events if isinstance(event, Stood)]


def test_without_a_compass_places_have_names() -> None:
    table = entered(begun(night()), 1, place="L’auberge", to={"2": {"way": "la ruelle"}})
    go(table, "2", place="Le port")
    drawing = table.sheet.drawing
    assert [clearing.label for clearing in drawing.clearings] == ["L’auberge", "Le port"]
    assert [passage.label for passage in drawing.passages] == ["la ruelle"]
    entered(table, 1, place="L’auberge")
    assert table.sheet.clearing == drawing.clearings[0].number


def test_a_map_that_is_full_stops_no_reader() -> None:
    table = entered(begun(), 1, clearing=1, to={"2": {"way": "n"}})
    full = replace(table.sheet.drawing, clearings=tuple(Clearing(number=number) for number in range(1, 1_000)))
    command = Enter(section=2, links=("3",), orders=orders(clearing=1_000, place="Le pont", to={"3": {"way": "e"}}))
    sheet, _ = carry_out(replace(table.sheet, drawing=full), command, DiceLog(SeededSource("s"), {}))
    assert (sheet.section, sheet.clearing) == (2, 1)


def test_a_way_that_led_back_to_its_place_is_over() -> None:
    table = entered(begun(), 1, clearing=7, to={"2": {"way": "n"}})
    table.do(Enter(section=2, links=("1",)))
    table.do(Enter(section=1, links=("3",), orders=orders(clearing=7)))
    table.do(Enter(section=3, orders=orders(clearing=8)))
    assert [(known.way, known.end) for known in table.sheet.drawing.passages] == [("n", None)]
    assert table.sheet.clearing == 8


@pytest.mark.parametrize("free", [False, True])
def test_who_goes_by_hand_draws_no_way_there(free: bool) -> None:
    table = entered(begun(night() if free else hero()), 1, clearing=7, links=("2",), to={"2": {"way": "n"}})
    go(table, "2")
    entered(table, 3, clearing=9)
    assert [(known.start, known.end) for known in table.sheet.drawing.passages] == [(7, None)]
    assert table.sheet.clearing == 9


def test_what_is_reached_behind_a_section_entered_by_hand_lies_on_no_way_begun_before() -> None:
    table = entered(begun(), 1, clearing=7, to={"2": {"way": "n"}})
    go(table, "2")
    entered(table, 3, links=("4",))
    go(table, "4", clearing=9)
    assert [(known.start, known.end) for known in table.sheet.drawing.passages] == [(7, None)]


def test_the_readers_hand_goes_anywhere_once_asked() -> None:
    table = entered(begun(), 1, test="luck", to={"9": {"when": "lucky"}})
    with pytest.raises(ConfirmationNeeded):
        table.game.submit(Enter(section=50, by_hand=True))
    table.surely(Enter(section=50, by_hand=True))
    assert table.sheet.section == 50


def test_another_text_goes_on_where_the_game_stands() -> None:
    table = entered(begun(), 1, points={"gold": 5}, test="luck", to={"9": {"when": "lucky"}})
    table.do(Face(), 1, 1)
    other = orders(points={"gold": 5}, test="luck", to={"10": {"when": "lucky"}})
    table.do(ChangeText(adventure="decaf", links=("9", "10"), orders=other))
    assert table.sheet.gold == 25
    assert table.sheet.reading is not None
    assert (table.sheet.reading.adventure, table.sheet.reading.visited(1)) == ("decaf", 1)
    assert closed(table.sheet, "10") is None
    assert table.refused(ChangeText(adventure="decaf")) == "adventure-same"
    table.game.undo()
    assert table.sheet.reading.adventure == TEXT
    assert closed(table.sheet, "9") is None


def test_another_text_takes_nothing_that_the_section_still_gives_or_decides_by() -> None:
    table = begun()
    wizard = {"kind": "neutral", "stones": 2}
    entered(table, 1, wizard=wizard)
    table.do(ChooseStone(stone="ice"))
    table.do(ChangeText(adventure="decaf", title="Le Pont", ifid="A-1", orders=orders(wizard=wizard)))
    reading = table.sheet.reading
    assert reading is not None
    assert (reading.title, reading.ifid, reading.wizard and reading.wizard.stones) == ("Le Pont", "A-1", 1)
    assert (table.game.card().adventure, table.game.card().title) == ("decaf", "Le Pont")
    entered(table, 2, fight=OpenFight(enemies=(Foe(name="Orque", skill=5, stamina=4),)), to={"3": {"when": "victory"}})
    table.do(CallOffFight())
    table.do(ChangeText(adventure="c0ffee", links=("3",), orders=orders(to={"3": {"when": "victory"}})))
    assert table.sheet.reading is not None
    assert table.sheet.reading.asked == "fight"
    table.do(Face())
    assert table.sheet.fight is not None


def test_another_text_before_the_first_section_opens_none() -> None:
    table = begun()
    table.do(ChangeText(adventure="decaf"))
    assert table.sheet.reading is not None
    assert table.sheet.reading.visits == ()


@pytest.mark.parametrize(
    ("told", "order"),
    [
        ({"points": {"honour": 1}}, "honour"),
        ({"magic": ["Lanterne"]}, "magic"),
        ({"poison": 3}, "poison"),
        ({"to": {"9": {"uses": "Lanterne"}}}, "uses"),
        ({"finds": [{"name": "Fiole", "antidote": 4}]}, "antidote"),
    ],
)
def test_what_the_rulebook_does_not_know_is_refused_as_a_whole(told: dict[str, Any], order: str) -> None:
    table = begun()
    command = Enter(section=1, links=("9",), orders=orders(**told))
    assert table.refused(command) == "orders-unknown"
    from ffapp.gamebook.books import NIGHT_DRAGON, SCORPION_SWAMP

    assert list(foreign(SCORPION_SWAMP, orders(**told))) == [order]
    assert list(foreign(NIGHT_DRAGON, orders(**told))) == []
    assert list(foreign(NIGHT_DRAGON, orders(stones={"fire": 1}, points={"health": 1}))) == ["health", "stones"]


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (Enter(section=""), "name-empty"),
        (Enter(section="x" * 300), "text-long"),
        (Enter(section="a\nb"), "text-line"),
        (Enter(section=1, links=("",)), "name-empty"),
        (Enter(section=1, links=tuple(map(str, range(300)))), "links-many"),
        (Enter(section=1, orders=orders(to={"9": {}})), "way-none"),
        (Enter(section="\ud800"), "text-unwritable"),
    ],
)
def test_names_that_are_none_are_refused(command: Enter, rule: str) -> None:
    table = begun()
    with pytest.raises(Refusal) as refused:
        table.game.submit(command)
    assert refused.value.rule == rule


def test_a_game_is_played_on_from_its_lines_alone() -> None:
    """The text is not needed: what the section asks and where it leads is in the save."""
    table = entered(begun(), 1, test="luck", to={"9": {"when": "lucky", "points": {"gold": 3}}})
    codec = table.game.codec
    state = table.game.state
    assert msgspec.json.decode(msgspec.json.encode(state), type=Sheet) == state
    assert codec.state_hash(state) == codec.state_hash(msgspec.json.decode(msgspec.json.encode(state), type=Sheet))
    table.do(Face(), 1, 1)
    assert any(isinstance(event, LuckTested) for event in table.game.steps[table.game.head].events)
    go(table, "9")
    assert table.sheet.gold == 23


def test_a_hero_who_dies_of_a_way_does_not_arrive() -> None:
    table = entered(begun(), 1, to={"9": {"points": {"stamina": -30}}})
    go(table, "9")
    assert table.sheet.ending is not None
    assert table.sheet.section == 1


def test_sickness_counts_where_points_are_asked() -> None:
    table = entered(begun(), 1, to={"9": {"needs": {"at_least": {"skill": 9}}}})
    assert closed(table.sheet, "9") is None
    table.surely(AdjustScore(score="health", by=-8))
    assert closed(table.sheet, "9") == "needs-more"


def test_an_end_waits_for_the_decision_and_stands_back_for_a_way_that_asks_for_its_outcome() -> None:
    told: dict[str, Any] = {"test": "luck", "end": "death", "to": {"9": {"when": "lucky"}}}
    lucky = entered(begun(), 1, **told)
    assert lucky.sheet.ending is None
    lucky.do(Face(), 1, 1)
    assert closed(lucky.sheet, "9") is None
    unlucky = entered(begun(), 1, **told)
    unlucky.do(Face(), 6, 6)
    assert unlucky.sheet.ending is not None
    fought = entered(begun(), 1, fight=ORC, end="victory", to={"12": {"when": "escape"}})
    fought.do(FightRound(), 1, 1, 6, 6)
    assert fought.sheet.ending is None
    fought.do(Face())
    assert fought.sheet.ending is not None
    assert fought.sheet.ending.won


def test_the_rulebooks_own_equipment_can_be_given_back() -> None:
    table = entered(begun(), 1, loses=["copper-ring"])
    assert "copper-ring" not in [item.kind for item in table.sheet.items]
    entered(table, 2, finds=["copper-ring", "sword"])
    assert table.sheet.items[-1].kind == "copper-ring"
    assert [item.count for item in table.sheet.items if item.kind == "sword"] == [2]


def test_names_are_the_same_however_they_are_written() -> None:
    needs = {"item": ["SWORD", " corde "], "codeword": "MOON"}
    table = entered(begun(), 1, finds=[" Corde "], codewords=["Moon "], to={"9": {"needs": needs, "loses": ["Sword"]}})
    go(table, "9", erases=["moon"], finds=["corde"])
    assert [item.kind for item in table.sheet.items if item.kind == "sword"] == []
    assert table.sheet.items[-1].count == 2
    assert table.sheet.reading is not None
    assert table.sheet.reading.codewords == ()
    entered(table, 2, finds=["Sword"])
    assert (table.sheet.items[-1].kind, table.sheet.items[-1].weapon) == ("sword", True)


def test_a_fight_taken_up_again_has_the_terms_of_its_section() -> None:
    fight = OpenFight(enemies=(Foe(name="Orque", skill=5, stamina=8),), escape=True, fury=2, modifier=-1)
    table = entered(begun(), 1, fight=fight, to=WAYS)
    table.surely(Escape())
    table.do(AnswerBlow(luck=False))
    entered(table, 1, fight=fight, to=WAYS)
    assert table.sheet.fight is not None
    assert (table.sheet.fight.fury, table.sheet.fight.modifier) == (2, -1)


def test_the_first_clearing_gets_its_name() -> None:
    table = entered(begun(), 1, clearing=1, place="La lande")
    assert [clearing.label for clearing in table.sheet.drawing.clearings] == ["La lande"]


def test_an_order_that_no_rule_allows_refuses_the_whole() -> None:
    table = begun()
    command = Enter(section=1, orders=orders(points={"gold": 5}, finds=[{"name": "corde", "bonus": 1}]))
    before = table.sheet
    assert table.game.why_not(command) is None
    with pytest.raises(Refusal, match="bonus-no-weapon"):
        table.game.submit(command)
    assert table.sheet == before
    two_lines = Orders(points={"gold": Change(by=5, why="a\nb")})
    refusal = table.game.why_not(Enter(section=1, orders=two_lines))
    assert refusal is not None
    assert refusal.rule == "orders-unsound"


def test_others_of_the_same_name_are_no_ones_who_were_left() -> None:
    table = entered(begun(), 1, fight=BRUTE, to=WAYS)
    table.surely(Escape())
    table.do(AnswerBlow(luck=False))
    other = OpenFight(enemies=(Foe(name="Orque", skill=11, stamina=20),), escape=True)
    entered(table, 2, fight=other, to=WAYS)
    assert table.sheet.fight is not None
    assert (table.sheet.fight.enemies[0].skill, table.sheet.fight.encounter) == (11, None)


def test_enemies_met_in_another_section_of_the_place_have_the_terms_of_that_section() -> None:
    def fight(**terms: int) -> OpenFight:
        return OpenFight(enemies=(Foe(name="Orque", skill=12, stamina=5, **terms),), escape=True)

    table = entered(begun(night()), 1, place="Pont", fight=fight(until_wounds=1), to={"2": {"when": "escape"}})
    table.do(FightRound(), 1, 1, 6, 6)
    table.do(AnswerBlow(luck=False))
    table.do(Escape())
    entered(table, 2, place="Pont", fight=fight(wound=3), to=WAYS)
    [enemy] = table.fight.enemies
    assert (table.fight.encounter is not None, enemy.stamina, enemy.wound) == (True, 3, 3)
    table.do(FightRound(), 6, 6, 1, 1)
    table.do(AnswerBlow(luck=False))
    assert table.fight.handed_over is None


@pytest.mark.parametrize(("place", "left"), [({}, 8), ({"clearing": 7}, 6)])
def test_enemies_are_left_at_the_section_where_no_place_is_named(place: dict[str, int], left: int) -> None:
    table = entered(begun(), 1, fight=BRUTE, to=WAYS, **place)
    table.do(FightRound(), 1, 1, 6, 6)
    table.do(AnswerBlow(luck=False))
    table.surely(Escape())
    table.do(AnswerBlow(luck=False))
    entered(table, 2, fight=BRUTE, to=WAYS, **place)
    assert table.enemies == [left]
    table.do(CallOffFight())
    entered(table, 1, fight=BRUTE, to=WAYS, **place)
    assert table.enemies == [6]


def test_full_takes_nothing_from_who_has_more() -> None:
    table = entered(begun(), 1, points={"luck": {"by": 3, "beyond": True}})
    entered(table, 2, points={"luck": "full"})
    assert table.sheet.luck.current == 12


@pytest.mark.parametrize(
    ("has", "way"),
    [
        ({"finds": ["corde"]}, {"loses": ["corde", "Corde"]}),
        ({"stones": {"fire": 1}}, {"casts": "fire", "stones": {"fire": -1}}),
    ],
)
def test_what_a_way_takes_is_asked_for_together(has: dict[str, Any], way: dict[str, Any]) -> None:
    table = entered(begun(**has), 1, to={"9": way})
    assert closed(table.sheet, "9") in ("needs-item", "needs-stone")
    twice = {name: [*given, *given] if isinstance(given, list) else {"fire": 2} for name, given in has.items()}
    assert closed(entered(begun(**twice), 1, to={"9": way}).sheet, "9") is None


def test_another_text_asks_anew_what_the_old_outcome_does_not_answer() -> None:
    table = entered(begun(), 1, test="luck", to={"9": {"when": "lucky"}})
    table.do(Face(), 1, 1)
    table.do(ChangeText(adventure="decaf", links=("9",), orders=orders(test="skill", to={"9": {"when": "passed"}})))
    assert closed(table.sheet, "9") == "way-undecided"
    table.do(Face(), 1, 1)
    assert closed(table.sheet, "9") is None


@pytest.mark.parametrize("test", [None, "luck"])
def test_another_text_asks_for_a_fight_that_was_none_before(test: str | None) -> None:
    table = entered(begun(), 1, links=("77",), **({"test": test} if test else {}))
    if test:
        table.do(Face(), 1, 1)
    table.do(ChangeText(adventure="decaf", links=("77", "12"), orders=orders(to=WAYS), fight=BRUTE))
    assert closed(table.sheet, "77") == "way-undecided"
    table.do(Face())
    assert table.fight.enemies[0].name == "Orque"
    table.do(EndFight())
    assert closed(table.sheet, "77") is None


def test_another_text_throws_anew_where_it_throws_other_dice() -> None:
    table = entered(begun(), 1, dice="1d6", to={"9": {"roll": "1-6"}})
    table.do(Face(), 1)
    other = orders(dice="2d6", to={"9": {"roll": "2-12"}})
    table.do(ChangeText(adventure="decaf", links=("9",), orders=other))
    table.do(Face(), 1, 1)
    assert closed(table.sheet, "9") is None


def test_another_text_leaves_won_what_a_section_that_orders_once_counts_as_won() -> None:
    told: dict[str, Any] = {"once": True, "to": {"3": {"when": "victory"}}}
    table = entered(begun(), 1, fight=BRUTE, **told)
    entered(table, 3)
    entered(table, 1, fight=BRUTE, **told)
    assert closed(table.sheet, "3") is None
    table.do(ChangeText(adventure="decaf", links=("3",), orders=orders(**told)))
    assert closed(table.sheet, "3") is None


def test_another_text_may_end_where_the_old_one_led_nowhere() -> None:
    table = entered(begun(), 1)
    table.do(ChangeText(adventure="decaf", orders=orders(end="victory")))
    assert table.sheet.ending is not None
    assert table.sheet.ending.won


def test_who_escaped_from_a_section_that_orders_once_has_not_won() -> None:
    told: dict[str, Any] = {"once": True, "fight": BRUTE, "to": WAYS, "may_eat": True}
    table = entered(begun(), 1, **told)
    table.surely(Escape())
    table.do(AnswerBlow(luck=False))
    entered(table, 1, **told)
    assert table.phase == "fight"
    assert table.sheet.reading is not None
    assert not table.sheet.reading.may_eat


def test_a_meal_that_is_offered_is_offered_once() -> None:
    from ffapp.gamebook.provisions import EatMeal

    table = entered(begun(), 1, may_eat=True)
    table.surely(EatMeal())
    assert table.sheet.reading is not None
    assert not table.sheet.reading.may_eat
    table.do(ChangeText(adventure="decaf", orders=orders(may_eat=True)))
    assert not table.sheet.reading.may_eat


def test_a_way_that_is_there_and_closed_is_told_as_such() -> None:
    table = entered(begun(), 1, to={"9": {"needs": {"item": "clef"}}})
    for section, rule in (("9", "way-closed"), ("50", "way-none")):
        with pytest.raises(ConfirmationNeeded) as asked:
            table.game.submit(Enter(section=section, by_hand=True))
        assert [caution.rule for caution in asked.value.cautions] == [rule]


@pytest.mark.parametrize(("depth", "rule"), [(5, "needs-other"), (20, "needs-other"), (21, None), (200, None)])
def test_conditions_stand_in_each_other_only_so_deep(depth: int, rule: str | None) -> None:
    condition: dict[str, Any] = {"item": "clef"}
    for _ in range(depth):
        condition = {"any": [condition]}
    table = begun()
    command = Enter(section=1, links=("9",), orders=orders(to={"9": {"needs": condition}}))
    if rule is None:
        assert table.refused(command) == "orders-unsound"
    else:
        table.do(command)
        assert closed(table.sheet, "9") == rule
