"""What the rules say of the map, sentence by sentence, as it is played (RULES: Map; DF8.5, Cartographie)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.messages import Command
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RemoveClearing,
    RenameClearing,
    RenumberClearing,
    StandAt,
    Walk,
)
from ffapp.gamebook.drawing import MARKS, WAYS, Clearing, Drawing, Pin
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage, RemovePassage
from ffapp.texts import Texts
from ffapp.texts.telling import tell_caution
from tests.gamebook.play import Table, hero, night


def drawing(table: Table) -> Drawing:
    return table.sheet.drawing


def lines(table: Table) -> list[tuple[int, str, int | None]]:
    return [(passage.start, passage.way, passage.end) for passage in drawing(table).passages]


def numbers(table: Table) -> list[int]:
    return [clearing.number for clearing in drawing(table).clearings]


@pytest.mark.parametrize("way", ["n", "e", "s", "w"])
def test_passages_run_along_the_four_ways(way: str) -> None:
    table = hero()
    table.do(Walk(way=way, to=2))
    assert lines(table) == [(1, way, 2)]


@pytest.mark.parametrize("way", ["ne", "nw", "se", "sw"])
def test_a_diagonal_is_refused_with_its_reason(way: str) -> None:
    table = hero()
    assert table.refused(Walk(way=way, to=2)) == "way-diagonal"
    assert table.refused(AddPassage(start=1, way=way)) == "way-diagonal"
    table.do(Walk(way="n", to=2))
    assert table.refused(ChangePassage(passage=drawing(table).passages[0].id, way=way)) == "way-diagonal"


@pytest.mark.parametrize("way", ["", "north", "N", "up", "x" * 10_001])
def test_what_is_no_way_at_all_is_refused(way: str) -> None:
    assert hero().refused(Walk(way=way, to=2)) == "way-unknown"


def test_a_passage_may_be_one_way() -> None:
    table = hero()
    table.do(Walk(way="n", to=2, one_way=True))
    assert drawing(table).passages[0].one_way
    assert table.confirmed(Walk(way="s", to=1)) == ["walk-against"]


def test_a_passage_may_be_long() -> None:
    table = hero()
    table.do(AddPassage(start=1, way="e", end=2, length=4))
    assert drawing(table).passages[0].length == 4
    table.do(ChangePassage(passage=drawing(table).passages[0].id, length=6))
    assert drawing(table).passages[0].length == 6


def test_an_exit_may_be_seen_and_not_taken() -> None:
    table = hero()
    table.do(AddPassage(start=1, way="e"))
    assert lines(table) == [(1, "e", None)]
    assert numbers(table) == [1]
    table.do(Walk(way="e", to=7))
    assert lines(table) == [(1, "e", 7)]
    assert numbers(table) == [1, 7]


def test_a_passage_may_cross_another() -> None:
    table = hero()
    for way, to in (("n", 2), ("n", 3), ("e", 4), ("s", 5)):
        table.do(Walk(way=way, to=to))
    table.do(AddPassage(start=2, way="e", end=6, length=2))
    assert len(drawing(table).passages) == 5


def test_two_routes_that_disagree_are_both_kept() -> None:
    table = hero()
    for way, to in (("n", 2), ("e", 3), ("s", 4), ("w", 1)):
        table.do(Walk(way=way, to=to))
    table.do(Walk(way="n", to=2))
    table.do(AddPassage(start=2, way="n", end=4))
    assert (2, "n", 4) in lines(table)
    assert table.confirmed(Walk(way="e", to=9)) == ["exit-leads-elsewhere"]
    assert {(2, "e", 3), (2, "e", 9)} <= set(lines(table))


def test_a_number_names_one_clearing() -> None:
    table = hero()
    table.do(Walk(way="n", to=2))
    assert table.refused(AddClearing(number=2)) == "clearing-known"
    assert table.refused(RenumberClearing(number=2, to=1)) == "clearing-known"
    table.do(Walk(way="s", to=1))
    assert numbers(table) == [1, 2]


@pytest.mark.parametrize("number", [0, -1, 10_000, 10**30])
def test_what_no_clearing_is_numbered(number: int) -> None:
    table = hero()
    assert table.refused(AddClearing(number=number)) == "clearing-bounds"
    assert table.refused(Walk(way="n", to=number)) == "clearing-bounds"


def test_clearings_are_added_renamed_renumbered_moved_marked_annotated_and_removed_by_hand() -> None:
    table = hero()
    table.do(AddClearing(number=5))
    table.do(RenameClearing(number=5, label="Gué"))
    table.do(MoveClearing(number=5, of=1, east=2, south=-1))
    table.do(MarkClearing(number=5, mark=MARKS[0]))
    table.do(AnnotateClearing(number=5, note="Un ours dort."))
    assert drawing(table).clearing(5) == Clearing(
        number=5, label="Gué", note="Un ours dort.", mark=MARKS[0], pin=Pin(of=1, east=2, south=-1)
    )
    table.do(RenumberClearing(number=5, to=9))
    assert numbers(table) == [1, 9]
    table.do(RemoveClearing(number=9))
    assert numbers(table) == [1]


def test_passages_are_added_changed_annotated_and_removed_by_hand() -> None:
    table = hero()
    table.do(AddPassage(start=1, way="e", end=2))
    id = drawing(table).passages[0].id
    table.do(ChangePassage(passage=id, way="s", end=3))
    table.do(ChangePassage(passage=id, one_way=True, label="Pont"))
    table.do(AnnotatePassage(passage=id, note="Planches pourries."))
    passage = drawing(table).passages[0]
    assert (passage.start, passage.way, passage.end, passage.one_way) == (1, "s", 3, True)
    assert (passage.label, passage.note) == ("Pont", "Planches pourries.")
    table.do(RemovePassage(passage=id))
    assert lines(table) == []


@pytest.mark.parametrize("one_way", [True, False])
@pytest.mark.parametrize("turned", [True, False])
def test_a_passage_changed_and_turned_at_once_brings_its_new_clearing(one_way: bool, turned: bool) -> None:
    table = hero()
    table.do(AddPassage(start=1, way="n", end=2))
    table.do(ChangePassage(passage=1, end=7, one_way=one_way, turned=turned))
    assert numbers(table) == [1, 2, 7]
    assert lines(table) == [(7, "s", 1) if one_way and turned else (1, "n", 7)]
    assert table.reloaded().sheet == table.sheet


CLEARINGS = st.integers(1, 6)
ENDS = st.none() | CLEARINGS
SIDES = st.sampled_from(WAYS)
FLAGS = st.none() | st.booleans()
ANY_MAPPING = st.one_of(
    st.builds(AddPassage, start=CLEARINGS, way=SIDES, end=ENDS, one_way=st.booleans()),
    st.builds(
        ChangePassage,
        passage=st.integers(1, 5),
        way=st.none() | SIDES,
        end=ENDS,
        one_way=FLAGS,
        turned=st.booleans(),
        length=st.none() | st.integers(1, 3),
    ),
    st.builds(Walk, to=CLEARINGS, way=SIDES, one_way=st.booleans()),
    st.builds(StandAt, clearing=ENDS),
    st.builds(AddClearing, number=CLEARINGS),
    st.builds(RenumberClearing, number=CLEARINGS, to=CLEARINGS),
    st.builds(RemoveClearing, number=CLEARINGS),
    st.builds(RemovePassage, passage=st.integers(1, 5)),
)


@given(commands=st.lists(ANY_MAPPING, max_size=15))
def test_whatever_is_drawn_every_passage_joins_clearings_of_the_map(commands: list[Command]) -> None:
    table = hero()
    for command in commands:
        if table.game.why_not(command) is None:
            table.surely(command)
        known = {*numbers(table), None}
        assert all({passage.start, passage.end} <= known for passage in drawing(table).passages)


def test_walking_draws_by_itself_and_there_and_back_is_one_passage() -> None:
    table = hero()
    table.do(Walk(way="n", to=2))
    table.do(Walk(way="s", to=1))
    table.do(Walk(way="n", to=2))
    assert lines(table) == [(1, "n", 2)]
    assert table.sheet.clearing == 2


MAPPING: list[Command] = [
    Walk(way="n", to=2),
    AddClearing(number=5, label="Gué"),
    MarkClearing(number=2, mark=MARKS[1]),
    AnnotateClearing(number=2, note="[/b] oops"),
    AddPassage(start=2, way="e", end=5),
    MoveClearing(number=5, of=1, east=3, south=3),
    RenumberClearing(number=5, to=8),
    RemoveClearing(number=2),
]


def test_the_drawing_is_undone_and_saved_like_all_else() -> None:
    table = hero()
    drawn = [table.sheet]
    for command in MAPPING:
        table.surely(command)
        drawn.append(table.sheet)
        assert table.reloaded().sheet == table.sheet
    for sheet in reversed(drawn[:-1]):
        table.game.undo()
        assert table.sheet == sheet
    for sheet in drawn[1:]:
        table.game.redo()
        assert table.sheet == sheet


def test_a_new_way_back_to_where_it_starts_is_asked_about() -> None:
    table = hero()
    table.do(Walk(way="n", to=7))
    assert table.confirmed(Walk(way="e", to=7)) == ["exit-leads-back"]
    table.do(Walk(way="e", to=7))
    assert table.confirmed(AddPassage(start=1, way="w", end=1)) == ["exit-leads-back"]
    table.do(AddPassage(start=7, way="n"))
    seen = drawing(table).passages[-1].id
    assert "exit-leads-back" in table.confirmed(ChangePassage(passage=seen, way="n", end=7))
    free = night()
    free.do(StandAt(clearing=1, label="Le Puits"))
    cautions = Walk(to=1, label="le sentier").cautions(free.sheet)
    assert [caution.rule for caution in cautions] == ["exit-leads-back"]
    assert "Le Puits" in tell_caution(Texts("fr"), cautions[0], {"compass": False})
