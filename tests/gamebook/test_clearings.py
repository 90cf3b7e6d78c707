"""What walking and the reader's hand make of the map, case by case."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.core.game import carry_out
from ffapp.core.messages import Command
from ffapp.gamebook import clearings
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    ClearingRemoved,
    MarkClearing,
    MoveClearing,
    PassageChanged,
    RemoveClearing,
    RenameClearing,
    RenumberClearing,
    StandAt,
    Stood,
    Walk,
    Walked,
)
from ffapp.gamebook.drawing import Clearing, Drawing, Passage
from ffapp.gamebook.notes import AddNote
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage, RemovePassage
from ffapp.gamebook.passages import LONGEST, MOST_DRAWN
from ffapp.gamebook.rounds import Escape
from ffapp.gamebook.sheet import Sheet
from ffapp.mapping.layout import lay_out
from ffapp.mapping.picture import draw
from tests.gamebook.examples import map_examples
from tests.gamebook.play import Table, faces, hero, scorpion_swamp
from tests.tui.tracing import PEN, check_picture


def lines(table: Table) -> set[tuple[int, str, int | None]]:
    return {(passage.start, passage.way, passage.end) for passage in table.sheet.drawing.passages}


def walked(*steps: tuple[str, int]) -> Table:
    table = hero()
    for way, to in steps:
        table.do(Walk(way=way, to=to))
    return table


def passage_to(table: Table, end: int) -> Passage:
    [passage] = [passage for passage in table.sheet.drawing.passages if passage.end == end]
    return passage


# -- walking -----------------------------------------------------------------------------------------------------------


def test_an_exit_noted_at_the_far_end_is_the_same_passage() -> None:
    table = walked(("n", 2))
    table.do(AddPassage(start=2, way="e"))
    table.do(StandAt(clearing=1))
    table.do(AddClearing(number=3))
    table.do(AddPassage(start=3, way="w"))
    table.do(AnnotatePassage(passage=table.sheet.drawing.next_id() - 1, note="Il y fait noir."))
    table.do(StandAt(clearing=2))
    table.do(Walk(way="e", to=3))
    assert lines(table) == {(1, "n", 2), (2, "e", 3)}
    assert passage_to(table, 3).note == "Il y fait noir."


def test_an_exit_noted_where_a_one_way_passage_arrives_stays() -> None:
    table = hero()
    table.do(AddClearing(number=2))
    table.do(AddPassage(start=2, way="s"))
    table.do(Walk(way="n", to=2, one_way=True))
    assert lines(table) == {(1, "n", 2), (2, "s", None)}
    assert table.asks(Walk(way="s", to=9)) == []
    assert [told.rule for told in lay_out(table.sheet.drawing).contradictions] == ["exit"]


def test_a_walk_back_on_a_one_way_passage_makes_it_open_both_ways() -> None:
    table = hero()
    table.do(Walk(way="n", to=2, one_way=True))
    assert table.confirmed(Walk(way="s", to=1)) == ["walk-against"]
    assert table.happened(Walked).found == "reversed"
    assert not passage_to(table, 2).one_way


def test_a_known_passage_can_turn_out_to_be_one_way() -> None:
    table = walked(("n", 2))
    table.do(Walk(way="s", to=1, one_way=True))
    assert lines(table) == {(2, "s", 1)}
    assert passage_to(table, 1).one_way


def test_a_second_clearing_for_one_exit_is_told_with_the_first() -> None:
    table = walked(("n", 2), ("s", 1))
    assert table.confirmed(Walk(way="n", to=5)) == ["exit-leads-elsewhere"]
    event = table.happened(Walked)
    assert (event.found, event.known, event.known_back, event.new_clearing) == ("second", 2, 0, True)
    assert [told.rule for told in lay_out(table.sheet.drawing).contradictions] == ["side"]


def test_arriving_by_an_exit_that_led_elsewhere_asks_first() -> None:
    table = walked(("n", 2), ("s", 1), ("e", 3), ("s", 4))
    assert table.confirmed(Walk(way="n", to=2)) == ["exit-leads-elsewhere"]
    assert table.happened(Walked).known == 3
    table = walked(("n", 2), ("e", 3))
    assert table.confirmed(Walk(way="n", to=2)) == ["exit-leads-elsewhere"]
    event = table.happened(Walked)
    assert (event.known, event.known_back) == (0, 1)


def test_a_clearing_may_lead_back_to_itself() -> None:
    table = hero()
    table.surely(Walk(way="n", to=1))
    assert lines(table) == {(1, "n", 1)}
    assert table.sheet.clearing == 1
    check_picture(table.sheet.drawing, draw(lay_out(table.sheet.drawing), PEN))


def test_nobody_walks_from_nowhere() -> None:
    table = hero()
    table.do(StandAt())
    assert table.refused(Walk(way="n", to=2)) == "walk-nowhere"
    assert table.refused(StandAt()) == "stand-here"
    table.do(StandAt(clearing=8))
    assert table.happened(Stood).new_clearing
    assert table.refused(StandAt(clearing=8)) == "stand-here"
    table.do(Walk(way="n", to=2))


# -- the reader's hand -------------------------------------------------------------------------------------------------


def test_removing_a_clearing_leaves_the_exits_that_others_saw() -> None:
    table = walked(("n", 2), ("e", 3), ("s", 4))
    table.do(AddPassage(start=3, way="n", end=5, one_way=True))
    table.do(AddPassage(start=3, way="e"))
    table.do(AddPassage(start=1, way="e", end=3, one_way=True))
    table.do(StandAt(clearing=3))
    table.do(RemoveClearing(number=3))
    event = table.happened(ClearingRemoved)
    assert (len(event.opened), len(event.lost), event.stood_there) == (3, 2, True)
    assert lines(table) == {(1, "n", 2), (2, "e", None), (4, "n", None), (1, "e", None)}
    assert table.sheet.clearing is None
    assert not any(passage.taken for passage in table.sheet.drawing.passages if passage.end is None)


def test_removing_a_second_clearing_leaves_the_first() -> None:
    table = walked(("n", 2), ("s", 1))
    table.surely(Walk(way="n", to=5))
    table.do(RemoveClearing(number=5))
    assert lines(table) == {(1, "n", 2)}


def test_removing_a_clearing_forgets_its_enemies_and_asks_first() -> None:
    table = walked(("n", 2))
    table.opened("7/6", "6/4", escape=True)
    table.do(Escape())
    table.surely(*[option for option in table.game.options() if type(option).__name__ == "AnswerBlow"][:1])
    assert table.confirmed(RemoveClearing(number=2)) == ["clearing-remembers"]
    assert table.sheet.remembered == ()


def test_a_note_keeps_the_number_of_a_clearing_that_was_removed() -> None:
    """The number is printed in the book: the note belongs to that clearing, drawn or not, and finds it again."""
    table = walked(("n", 2))
    table.do(AddNote(text="Un pont"))
    table.do(RemoveClearing(number=2))
    assert [note.clearing for note in table.sheet.notes] == [2]
    table.do(AddClearing(number=2))
    assert [note.clearing for note in table.sheet.notes] == [2]


def test_a_new_number_goes_wherever_the_old_one_was() -> None:
    table = walked(("n", 12), ("e", 3))
    table.do(MoveClearing(number=3, of=12, east=2))
    table.do(StandAt(clearing=12))
    table.do(RenumberClearing(number=12, to=21))
    assert lines(table) == {(1, "n", 21), (21, "e", 3)}
    assert table.sheet.clearing == 21
    pin = table.sheet.drawing.clearings[-1].pin
    assert pin is not None
    assert pin.of == 21


def test_a_pin_goes_with_the_clearing_that_it_names() -> None:
    table = walked(("n", 2), ("e", 3))
    table.do(MoveClearing(number=3, of=2, east=4))
    table.do(RemoveClearing(number=2))
    assert table.sheet.drawing.clearings[-1].pin is None


def test_the_number_of_an_exit_is_found_later() -> None:
    table = hero()
    table.do(AddPassage(start=1, way="e"))
    id = table.sheet.drawing.passages[0].id
    assert table.refused(ChangePassage(passage=id, turned=True)) == "passage-open"
    table.do(ChangePassage(passage=id, end=9))
    event = table.happened(PassageChanged)
    assert event.arguments()["change"] == "end"
    assert event.new_clearing
    assert lines(table) == {(1, "e", 9)}


@pytest.mark.parametrize(
    ("change", "kind", "line"),
    [
        ({"way": "s"}, "way", (1, "s", 2)),
        ({"end": 7}, "end", (1, "e", 7)),
        ({"one_way": True}, "one_way", (1, "e", 2)),
        ({"one_way": True, "turned": True}, "turned", (2, "w", 1)),
        ({"length": 5}, "length", (1, "e", 2)),
        ({"label": "Pont"}, "label", (1, "e", 2)),
    ],
)
def test_a_change_of_a_passage_is_told(change: dict[str, object], kind: str, line: tuple[int, str, int]) -> None:
    table = walked(("e", 2))
    id = passage_to(table, 2).id
    table.do(ChangePassage(passage=id, **change))  # type: ignore[arg-type]
    assert table.happened(PassageChanged).arguments()["change"] == kind
    assert lines(table) == {line}
    assert table.sheet.drawing.passages[0].taken == (kind != "end")


def test_drawing_a_passage_where_an_exit_was_seen_completes_it() -> None:
    table = hero()
    table.do(AddPassage(start=1, way="e"))
    table.do(AddPassage(start=1, way="e", end=2, length=3))
    assert lines(table) == {(1, "e", 2)}
    assert passage_to(table, 2).length == 3


REFUSED: list[tuple[str, Command]] = [
    ("clearing-unknown", RenameClearing(number=9, label="x")),
    ("clearing-unknown", RemoveClearing(number=9)),
    ("clearing-unknown", MoveClearing(number=1, of=9, east=1)),
    ("clearing-unknown", AddPassage(start=9, way="n")),
    ("passage-unknown", RemovePassage(passage=9)),
    ("passage-unknown", AnnotatePassage(passage=9, note="x")),
    ("passage-unknown", ChangePassage(passage=9, way="n")),
    ("passage-known", AddPassage(start=1, way="n", end=2)),
    ("passage-known", AddPassage(start=2, way="s", end=1)),
    ("exit-known", AddPassage(start=2, way="s")),
    ("exit-known", AddPassage(start=2, way="w")),
    ("map-unchanged", RenameClearing(number=1)),
    ("map-unchanged", MarkClearing(number=1)),
    ("map-unchanged", AnnotateClearing(number=1)),
    ("map-unchanged", MoveClearing(number=1)),
    ("map-unchanged", RenumberClearing(number=1, to=1)),
    ("map-unchanged", ChangePassage(passage=1, way="n")),
    ("map-unchanged", AnnotatePassage(passage=1)),
    ("move-onto", MoveClearing(number=1, of=1, east=1)),
    ("move-onto", MoveClearing(number=1, of=2)),
    ("amount-bounds", MoveClearing(number=1, of=2, east=61)),
    ("amount-bounds", AddPassage(start=1, way="s", end=8, length=0)),
    ("amount-bounds", ChangePassage(passage=1, length=LONGEST + 1)),
    ("mark-unknown", MarkClearing(number=1, mark="skull")),
    ("text-long", RenameClearing(number=1, label="x" * 41)),
    ("text-long", AnnotateClearing(number=1, note="x" * 10_001)),
    ("text-unwritable", AnnotateClearing(number=1, note="\ud800")),
    ("text-unwritable", AddPassage(start=1, way="s", label="\udfff")),
]


@pytest.mark.parametrize(("rule", "command"), REFUSED, ids=[f"{rule}-{i}" for i, (rule, _) in enumerate(REFUSED)])
def test_what_makes_no_sense_is_refused(rule: str, command: Command) -> None:
    table = walked(("n", 2))
    table.do(AddPassage(start=2, way="w"))
    assert table.refused(command) == rule


def test_a_map_that_is_full_says_so() -> None:
    full = Drawing(
        clearings=tuple(Clearing(number=number) for number in range(1, MOST_DRAWN + 1)),
        passages=tuple(Passage(id=id, start=id, way="n") for id in range(1, MOST_DRAWN + 1)),
    )
    sheet = replace(hero().sheet, drawing=full)
    for command in (AddClearing(), StandAt(clearing=MOST_DRAWN + 1), AddPassage(start=1, way="s"), Walk(way="s", to=2)):
        with pytest.raises(Refusal) as refusal:
            command.check(sheet)
        assert refusal.value.rule == "map-full"
    Walk(way="n", to=2).check(sheet)


# -- without a compass -------------------------------------------------------------------------------------------------


def free_sheet() -> Sheet:
    drawing = Drawing(clearings=(Clearing(number=1, label="Auberge"),), free=True)
    return replace(hero().sheet, drawing=drawing)


def after(sheet: Sheet, *commands: Command) -> Sheet:
    for command in commands:
        command.check(sheet)
        sheet, _ = carry_out(sheet, command, faces())  # type: ignore[arg-type]
    return sheet


def test_ways_can_be_named_where_there_is_no_compass() -> None:
    sheet = after(
        free_sheet(),
        AddPassage(start=1, label="la trappe"),
        AddPassage(start=1, label="l'escalier"),
        Walk(label="la trappe", to=2),
        Walk(to=1),
        Walk(label="l'escalier", to=3),
    )
    found = [(passage.start, passage.label, passage.end) for passage in sheet.drawing.passages]
    assert found == [(1, "la trappe", 2), (1, "l'escalier", 3)]
    check_picture(sheet.drawing, draw(lay_out(sheet.drawing), PEN))


def test_one_name_may_be_that_of_two_doors() -> None:
    sheet = after(free_sheet(), Walk(label="la porte", to=2), Walk(label="la porte", to=3))
    assert [passage.end for passage in sheet.drawing.passages] == [2, 3]
    assert Walk(label="la porte", to=4).cautions(after(sheet, StandAt(clearing=1))) != ()


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("free", [False, True])
def test_whatever_is_offered_is_accepted_told_and_drawn(free: bool) -> None:
    for seed in range(6):
        chance = Random(seed)
        sheet = free_sheet() if free else hero().sheet
        seen = set()
        for _ in range(80):
            ruleset = scorpion_swamp()
            options = [*clearings.options(sheet), *map_examples(sheet)]
            options = [command for command in options if ruleset.why_not(sheet, command) is None]
            command = chance.choice([option for option in options if not isinstance(option, RemoveClearing)])
            for option in options:
                option.check(sheet)
                option.cautions(sheet)
                assert option.arguments()
            sheet, events = carry_out(sheet, command, faces())  # type: ignore[arg-type]
            seen |= {type(event) for event in events}
            numbers = {clearing.number for clearing in sheet.drawing.clearings}
            assert len(numbers) == len(sheet.drawing.clearings)
            assert sheet.clearing is None or sheet.clearing in numbers
            ends = {passage.end for passage in sheet.drawing.passages} - {None}
            assert ends | {passage.start for passage in sheet.drawing.passages} <= numbers
        check_picture(sheet.drawing, draw(lay_out(sheet.drawing), PEN))
