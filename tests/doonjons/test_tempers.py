"""How the program plays monsters: only by options, never for ever, never against its own, each temper in its way."""

from __future__ import annotations

from random import Random

import pytest

from ffapp.core.game import carry_out
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import acting_figure, played_by_program
from ffapp.doonjons.equipping import Prepare
from ffapp.doonjons.figures import Monster
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn, Move
from tests.doonjons.play import RULES, Control, Hero, Table, foe, play, ready
from tests.tools.balance import RandomDice, party_policy

TEMPERS: tuple[Control, ...] = ("nearest", "weakest")


def decided(table: Table) -> list[str]:
    """All that the monster does in its turn, "target" or the cell it goes to; dice of 1."""
    done = []
    acting = table.acting
    while table.game.phase == "turn" and table.acting == acting:
        assert played_by_program(table.state)
        command = choose(table.state, table.game.options())
        assert table.game.why_not(command) is None
        done.append(str(getattr(command, "to", None) or getattr(command, "target", "end")))
        table.do(command, *([1] if isinstance(command, Strike) else []))
    return done


def party(**cells: str) -> list[Hero]:
    return [Hero(cell, name) for name, cell in cells.items()]


def test_the_master_plays_unless_a_temper_is_chosen() -> None:
    assert not played_by_program(play(party(A="A1"), foe(), order=["M", "A"]).state)
    table = play(party(A="A1"), foe(), order=["M", "A"], control="nearest")
    assert played_by_program(table.state)
    table.do(EndTurn())
    assert not played_by_program(table.state)


@pytest.mark.parametrize("control", TEMPERS)
def test_a_monster_comes_nearer_and_strikes(control: Control) -> None:
    table = play(party(A="A1"), foe("A8", speed=9), order=["M", "A"], control=control)
    assert decided(table) == ["A5", "A2", "1"]


@pytest.mark.parametrize("control", TEMPERS)
@pytest.mark.parametrize(
    ("start", "prey", "way"),
    [
        ("H4", "G15", ["G7", "G10", "G13"]),
        ("A1", "O1", ["D1", "G1", "J1"]),
        ("O15", "A1", ["L12", "I9", "F6"]),
        ("A1", "O8", ["D4", "G7", "J8"]),
    ],
)
def test_a_monster_does_not_stray_from_its_way(control: Control, start: str, prey: str, way: list[str]) -> None:
    table = play(party(A=prey), foe(start, speed=9), order=["M", "A"], control=control)
    assert decided(table) == way


@pytest.mark.parametrize("control", TEMPERS)
def test_an_archer_stays_as_far_as_its_attack_reaches(control: Control) -> None:
    table = play(party(A="A1"), foe("A15", speed=9, reach=8, dexterity=1), order=["M", "A"], control=control)
    [first, *others] = decided(table)
    assert first == "A12"
    assert others == ["A9", "1"]
    table = play(party(A="A1"), foe("A12", speed=15, reach=8, dexterity=1), order=["M", "A"], control=control)
    assert decided(table) == ["A9", "1", "1"]


@pytest.mark.parametrize("control", TEMPERS)
def test_who_can_do_nothing_ends_its_turn(control: Control) -> None:
    walls = ["A2", "B1", "B2"]
    table = play(party(B="H8"), foe("A1", speed=3), order=["M", "B"], control=control, walls=walls)
    assert decided(table) == ["end"]
    table = play(party(B="H8"), foe("A1", speed=0), order=["M", "B"], control=control)
    assert decided(table) == ["end"]


@pytest.mark.parametrize("control", TEMPERS)
def test_who_cannot_come_nearer_stays(control: Control) -> None:
    table = play(party(B="H1"), foe("A1", speed=3), order=["M", "B"], control=control, walls=["B1", "B2"])
    assert decided(table) == ["end"]


@pytest.mark.parametrize(("cell", "done"), [("H1", ["D1", "G1", "2"]), ("I1", ["1", "1", "1"])])
def test_the_weakest_is_sought_where_the_last_action_can_still_strike_it(cell: str, done: list[str]) -> None:
    heroes = [Hero("A2", "A"), Hero(cell, "B", role="cleric")]
    assert decided(play(heroes, foe("A1", speed=9), order=["M", "A", "B"], control="weakest")) == done


def test_the_nearest_is_struck_or_the_weakest_that_can_be_got_at() -> None:
    heroes = [Hero("A2", "A"), Hero("E1", "B", role="cleric")]
    near = play(heroes, foe("A1", speed=9), order=["M", "A", "B"], control="nearest")
    assert decided(near) == ["1", "1", "1"]
    weak = play(heroes, foe("A1", speed=9), order=["M", "A", "B"], control="weakest")
    assert decided(weak)[-2:] == ["2", "2"]
    far = play(
        [Hero("A2", "A"), Hero("O15", "B", role="wizard")], foe("A1", speed=9), order=["M", "A", "B"], control="weakest"
    )
    assert decided(far) == ["1", "1", "1"]


@pytest.mark.parametrize("control", TEMPERS)
def test_it_chooses_only_among_what_it_is_given(control: Control) -> None:
    table = play(party(A="A2", B="C4"), foe("A1"), foe("B1", "N"), order=["M", "N", "A", "B"], control=control)
    options = list(table.game.options())
    for left in ([EndTurn()], [one for one in options if isinstance(one, Move | EndTurn)], options):
        assert choose(table.state, iter(left)) in left


@pytest.mark.parametrize("control", TEMPERS)
@pytest.mark.parametrize("seed", range(25))
def test_both_tempers_end_every_turn_and_never_strike_a_friend(control: Control, seed: int) -> None:
    random = Random(seed)
    cells = random.sample([f"{column}{row}" for column in "ABCDEFGHIJKLMNO" for row in range(1, 16)], 9)
    heroes = [Hero(cell, "ABC"[at], role=random.choice(["rogue", "fighter"])) for at, cell in enumerate(cells[:3])]
    foes = [
        foe(cell, "MNOP"[at], damage="1d2", speed=random.choice([0, 4, 9, 15, 60]), reach=random.choice([1, 1, 5]))
        for at, cell in enumerate(cells[3:7])
    ]
    table = ready(heroes, *foes, control=control, walls=cells[7:])
    if random.random() < 0.3:
        table.do(Prepare(figure=table.hero("A").id, slot="weapon"))
    state, dice = table.turns().state, RandomDice(seed)
    ids = {one.id for one in state.dungeon.monsters}
    for _ in range(40):
        if state.ending is not None or not state.order:
            break
        acting, actions = state.acting, 0
        while state.acting == acting and state.ending is None and state.order:
            if played_by_program(state):
                options = list(RULES.options(state))
                command = choose(state, options)
                assert command in options
                if isinstance(command, Strike):
                    assert isinstance(acting_figure(state), Monster)
                    assert command.target not in ids
            else:
                command = party_policy(state)
            RULES.check(state, command)
            state, _ = carry_out(state, command, dice)
            actions += 1
            assert actions <= 3
