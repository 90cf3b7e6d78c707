"""Full walls: ways around what is in the way, and what obstacles hide; without them nothing of this counts."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.errors import Refusal
from ffapp.doonjons.attacks import Strike, in_range
from ffapp.doonjons.campaign import Campaign, acting_figure
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.figures import steps
from ffapp.doonjons.party import BeginCampaign
from ffapp.doonjons.turns import Move, reach
from ffapp.doonjons.walls import ChooseWalls
from ffapp.doonjons.ways import board_of, seen_from, sees, way_length
from ffapp.texts import Texts
from tests.doonjons.laws import clear, walked
from tests.doonjons.play import RULES, Hero, Table, foe, gathered, play

COLUMN_C = [f"C{row}" for row in range(1, 16)]


def test_what_is_around_a_cell_is_what_is_no_farther_on_the_map() -> None:
    board = board_of(("." * 7,) * 5)
    every = [Cell(column, row) for column in range(7) for row in range(5)]
    for cell, far in product(every, (-1, 0, 1, 2, 6, 99)):
        near = {one for one in every if distance(one, cell) <= far}
        assert set(board.cells(board.around(cell, far))) == near


def names(cells: tuple[Cell, ...]) -> set[str]:
    return {cell.name for cell in cells}


def told(table: Table, command: Move | Strike) -> Refusal:
    refusal = table.game.why_not(command)
    assert refusal is not None
    return refusal


def test_walls_are_those_of_the_rulebook_unless_full_ones_are_chosen() -> None:
    walls = ["B1", "B2", "A2"]
    base = play([Hero("A1", weapon="light-crossbow")], foe("D1"), order=["A", "M"], walls=walls)
    assert not base.state.walls
    assert base.game.why_not(Move(to="C3")) is None
    assert base.game.why_not(Strike(target=base.monster().id)) is None
    full = play([Hero("A1", weapon="light-crossbow")], foe("D1"), order=["A", "M"], walls=walls, full=True)
    assert full.state.walls
    assert full.refused(Move(to="C3")) == "move-walled"
    assert full.refused(Strike(target=full.monster().id)) == "target-hidden"
    assert [type(one) for one in full.game.options() if isinstance(one, Move | Strike)] == []


def test_walls_are_chosen_before_the_campaign_begins() -> None:
    table = Table()
    assert table.refused(ChooseWalls(full=False)) == "walls-same"
    table.do(ChooseWalls(full=True))
    assert table.refused(ChooseWalls(full=True)) == "walls-same"
    table.do(ChooseWalls(full=False))
    table.join().do(BeginCampaign())
    assert table.refused(ChooseWalls(full=True)) == "phase-setup"
    table.game.undo()
    table.do(ChooseWalls(full=True))
    table.game.undo()
    assert not table.state.walls


def test_one_walks_around_obstacles_and_enemies_and_through_friends() -> None:
    party = [Hero("B8", "A", traits={"speed": 18}), Hero("B7", "B")]
    table = play(party, foe("O1"), order=["A", "B", "M"], walls=[*COLUMN_C[:6], *COLUMN_C[7:]], full=True)
    state = table.state
    assert steps(acting_figure(state)) == 4
    assert way_length(state, acting_figure(state), parsed("D7")) == 2
    assert {"D7", "E9", "F8"} <= names(reach(state))
    assert not {"C8", "B7", "D11"} & names(reach(state))  # an obstacle, a friend's own cell, too far around
    held = play(party, foe("C7"), order=["A", "B", "M"], walls=[*COLUMN_C[:6], *COLUMN_C[7:]], full=True)
    assert not any(cell.column > 2 for cell in reach(held.state))
    assert told(held, Move(to="D7")).arguments["distance"] == 0
    between = [Hero("B8", "A", traits={"speed": 18}), Hero("C7", "B")]
    free = play(between, foe("O1"), order=["A", "B", "M"], walls=[*COLUMN_C[:6], *COLUMN_C[7:]], full=True)
    assert "D7" in names(reach(free.state))


def test_a_way_is_no_longer_than_a_move() -> None:
    party = [Hero("B8", traits={"speed": 18})]
    table = play(party, foe("O1"), order=["A", "M"], walls=COLUMN_C[4:11], full=True)
    refusal = told(table, Move(to="D8"))
    assert (refusal.rule, refusal.arguments) == ("move-walled", {"cell": "D8", "distance": 8, "steps": 4})
    assert told(table, Move(to="O15")).rule == "move-too-far"
    assert told(table, Move(to="C8")).rule == "cell-obstacle"
    for language, words in (("fr", "8 cases par le chemin"), ("en", "8 cells away by the shortest way")):
        texts = Texts(language)
        assert words in texts(f"refusal-{refusal.rule}", **refusal.arguments)


def test_an_obstacle_hides_and_a_figure_does_not() -> None:
    party = [Hero("A8", weapon="light-crossbow"), Hero("B8", "B"), Hero("B15", "C")]
    open_ = play(party, foe("H8"), order=["A", "B", "C", "M"], full=True)
    assert [one.id for one in in_range(open_.state, acting_figure(open_.state))] == [open_.monster().id]
    shut = play(party, foe("H8", reach=9, dexterity=1), order=["A", "B", "C", "M"], walls=["D8"], full=True)
    assert in_range(shut.state, acting_figure(shut.state)) == ()
    refusal = told(shut, Strike(target=shut.monster().id))
    assert refusal.rule == "target-hidden"
    for language, words in (("fr", "ligne de vue"), ("en", "line of sight")):
        assert words in Texts(language)(f"refusal-{refusal.rule}", **refusal.arguments)
    assert [one.name for one in in_range(shut.until("M").state, shut.monster())] == ["C"]


@pytest.mark.parametrize(
    ("walls", "other", "seen"),
    [
        ([], "O8", True),
        (["D8"], "O8", False),
        (["D7", "D9"], "O8", True),
        (["A7", "B8"], "C6", True),  # between two that meet in a corner
        (["B6", "B7"], "C6", False),
        (["B7"], "C7", True),  # touched and not entered
        (["B7", "B8"], "C7", False),
    ],
)
def test_what_is_seen_from_a8(walls: list[str], other: str, seen: bool) -> None:
    floor = Dungeon().painted(tuple(map(parsed, walls)), obstacle=True)
    assert sees(floor, parsed("A8"), parsed(other)) is seen
    assert sees(floor, parsed(other), parsed("A8")) is seen


@st.composite
def floors(draw: st.DrawFn) -> tuple[str, ...]:
    """A floor of any size, more or less full of obstacles."""
    random = Random(draw(st.integers(0, 2**32 - 1)))
    columns, rows, share = random.randint(15, 25), random.randint(15, 25), random.choice([0.03, 0.1, 0.25, 0.5])
    return tuple("".join("#" if random.random() < share else "." for _ in range(columns)) for _ in range(rows))


@given(floor=floors(), seed=st.integers(0, 2**32 - 1))
def test_sight_is_a_line_that_no_obstacle_cuts(floor: tuple[str, ...], seed: int) -> None:
    """The algorithm sees what a ruler does, and the same both ways."""
    free = [Cell(column, row) for row, text in enumerate(floor) for column, sign in enumerate(text) if sign == "."]
    board, one = board_of(floor), Random(seed).choice([*free, Cell(0, 0)])
    if floor[one.row][one.column] == "#":
        return
    seen = set(board.cells(seen_from(floor, one)))
    assert seen == {other for other in free if other == one or clear(floor, one, other)}
    for other in Random(seed).sample(free, min(5, len(free))):
        assert (one in set(board.cells(seen_from(floor, other)))) == (other in seen)


@given(floor=floors(), seed=st.integers(0, 2**32 - 1))
def test_what_is_in_reach_is_what_a_way_leads_to(floor: tuple[str, ...], seed: int) -> None:
    random = Random(seed)
    free = [Cell(column, row) for row, text in enumerate(floor) for column, sign in enumerate(text) if sign == "."]
    if len(free) < 8:
        return
    near = sorted(free, key=lambda cell: (distance(cell, free[len(free) // 2]), cell))[:30]
    cells = random.sample(near, 5)
    heroes = [Hero(cell.name, "AB"[at], traits={"speed": random.randint(9, 21)}) for at, cell in enumerate(cells[:2])]
    foes = [foe(cell.name, "MNO"[at]) for at, cell in enumerate(cells[2:])]
    walls = [
        Cell(column, row).name
        for column, row in product(range(len(floor[0])), range(len(floor)))
        if floor[row][column] == "#"
    ]
    table = play(
        heroes, *foes, order=["A", "M", "B", "N", "O"], walls=walls, full=True, size=(len(floor[0]), len(floor))
    )
    for name in ("A", "M"):
        state: Campaign = table.until(name).state
        figure = acting_figure(state)
        far = steps(figure)
        assert set(reach(state)) == walked(state, figure, far)
        assert list(reach(state)) == sorted(reach(state), key=lambda cell: (cell.row, cell.column))
        for cell in random.sample(free, 6):
            allowed = RULES.why_not(state, Move(to=cell.name)) is None
            assert allowed == (cell in reach(state))
            if allowed:
                assert 0 < way_length(state, figure, cell) <= far


def test_full_walls_are_chosen_by_a_script_too() -> None:
    table = Table()
    table.do(RULES.command_decoder.decode('{"t":"ChooseWalls","full":true}'))
    assert table.state.walls


def test_a_campaign_of_before_has_the_walls_of_the_rulebook() -> None:
    assert not Campaign().walls
    assert not gathered(Hero("A1")).state.walls
