"""The order of turns: rolled once a dungeon, ties told, nobody skipped or doubled whoever dies."""

from __future__ import annotations

from itertools import permutations

import pytest

from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.initiative import DungeonBegun, StartDungeon, TurnBegun, tie
from ffapp.doonjons.setup import UseDefault
from ffapp.doonjons.turns import EndTurn, Move
from tests.doonjons.play import Hero, Table, dungeon, foe, gathered, play


def heroes(*initiatives: int) -> list[Hero]:
    return [
        Hero(f"{'ABCDEF'[seat]}1", "ABCDEF"[seat], traits={"initiative": value})
        for seat, value in enumerate(initiatives)
    ]


def started(party: list[Hero], foes: dict[str, int], *dice: int) -> Table:
    monsters = [foe(f"{'ABCDEF'[at]}9", name, initiative=value) for at, (name, value) in enumerate(foes.items())]
    table = gathered(*party).lay(dungeon(*monsters, starts=[hero.cell for hero in party]))
    table.do(StartDungeon(), *dice)
    return table


def test_the_highest_sum_comes_first() -> None:
    table = started(heroes(9, 14), {"M": 8, "N": 0}, 5, 1, 20, 13)
    assert table.order == ["M", "B", "A", "N"]
    assert [(place.die, place.total) for place in table.state.order] == [(20, 28), (1, 15), (5, 14), (13, 13)]
    assert [tie(table.state, place) for place in range(4)] == [""] * 4


def test_the_beginning_tells_each_sum_with_the_name_whose_it_is() -> None:
    begun = started(heroes(9, 14), {"M": 8, "N": 0}, 5, 1, 20, 13).happened(DungeonBegun)
    assert [who.name for who in begun.names] == ["M", "B", "A", "N"]
    told = begun.arguments()["order"]
    assert isinstance(told, tuple)
    assert told[:2] == (
        {"name": "M", "kind": "own", "number": 0, "gender": "m", "die": 20, "initiative": 8, "total": 28},
        {"name": "B", "kind": "own", "number": 0, "gender": "m", "die": 1, "initiative": 14, "total": 15},
    )


def test_everybody_rolls_one_die_of_twenty_characters_first() -> None:
    table, command = gathered(*heroes(9, 14)).lay(dungeon(foe("E5"), starts=["A1", "B1"])), StartDungeon()
    labels, faces = [], []
    while needed := table.game.next_roll(command, faces):
        assert (needed.kind, needed.count, needed.sides) == ("initiative", 1, 20)
        labels.append(needed.label["by_name"])
        faces.append(20)
    assert labels == ["A", "B", "M"]
    assert table.refused(command, 1, 1, 21) == "dice-impossible"


@pytest.mark.parametrize(
    ("party", "foes", "dice", "order", "ties"),
    [
        ([9, 12], {"M": 0}, [13, 10, 1], ["B", "A", "M"], ["initiative", "", ""]),
        ([9], {"M": 9}, [5, 5], ["A", "M"], ["characters", ""]),
        ([9, 9], {"M": 0}, [5, 5, 1], ["A", "B", "M"], ["creation", "", ""]),
        ([9], {"M": 8, "N": 8}, [1, 20, 20], ["M", "N", "A"], ["creation", "", ""]),
        ([9], {"M": 12}, [10, 7], ["M", "A"], ["initiative", ""]),
        (
            [9, 9, 12],
            {"M": 9, "N": 9, "O": 15},
            [11, 11, 8, 11, 11, 5],
            ["O", "C", "A", "B", "M", "N"],
            ["initiative", "initiative", "creation", "characters", "creation", ""],
        ),
    ],
)
def test_a_tie_is_broken_and_the_reason_told(
    party: list[int], foes: dict[str, int], dice: list[int], order: list[str], ties: list[str]
) -> None:
    table = started(heroes(*party), foes, *dice)
    assert table.order == order
    assert [tie(table.state, place) for place in range(len(order))] == ties
    assert tie(table.state, 99) == ""


def test_the_order_is_fixed_for_the_dungeon_and_rolled_anew_in_the_next() -> None:
    table = play([Hero("A1", "A"), Hero("B1", "B")], foe("A2", "M", hit_points=1), order=["B", "M", "A"])
    rounds = []
    for _ in range(9):
        rounds.append((table.acting, table.state.round))
        table.do(EndTurn())
    assert rounds == [(name, number) for number in (1, 2, 3) for name in ("B", "M", "A")]
    table.do(Strike(target=table.monster().id), 20, 8)
    assert (table.phase, table.state.order, table.state.acting, table.state.round) == ("setup", (), 0, 0)
    table.do(UseDefault())
    table.do(StartDungeon())
    assert len(table.state.order) == 2 + len(table.dungeon.monsters)
    assert table.happened(DungeonBegun).order == table.state.order


@pytest.mark.parametrize("order", list(permutations(["A", "M", "N", "B"])))
@pytest.mark.parametrize("killer", ["A", "B"])
@pytest.mark.parametrize("victim", ["M", "N"])
def test_whoever_dies_whenever_nobody_loses_or_gains_a_turn(order: tuple[str, ...], killer: str, victim: str) -> None:
    party = [Hero("B2", "A"), Hero("B4", "B")]
    table = play(party, foe("A3", "M", hit_points=1), foe("C3", "N", hit_points=1), order=order)
    turns = []
    killed = False
    for _ in range(7):
        turns.append((table.acting, table.state.round))
        if table.acting == killer and not killed:
            table.do(Strike(target=table.figure(victim).id), 20, 8)
            killed = True
            assert (table.acting, table.state.actions) == (killer, 2)
        table.do(EndTurn())
    at = order.index(killer)
    expected = [(name, 1) for name in order if name != victim or order.index(name) < at]
    living = [name for name in order if name != victim]
    expected += [(name, number) for number in (2, 3) for name in living]
    assert turns == expected[:7]


def test_a_kill_with_the_last_action_passes_the_turn_on() -> None:
    table = play(
        [Hero("A1", "A"), Hero("O15", "B")], foe("A2", "M", hit_points=1), foe("H8", "N"), order=["A", "M", "B", "N"]
    )
    table.do(Move(to="B1"))
    table.do(Move(to="A1"))
    table.do(Strike(target=table.figure("M").id), 20, 8)
    assert table.told() == ["Attacked", "FigureDied", "TurnBegun"]
    assert table.happened(TurnBegun).who.name == "B"
    assert (table.acting, table.state.actions, table.state.round) == ("B", 3, 1)


def test_the_last_in_the_order_may_kill_the_first() -> None:
    table = play([Hero("A1", "A")], foe("A2", "M", hit_points=1), foe("H8", "N"), order=["M", "N", "A"])
    table.until("A")
    table.do(Strike(target=table.figure("M").id), 20, 8)
    table.do(EndTurn())
    assert (table.acting, table.state.round) == ("N", 2)
