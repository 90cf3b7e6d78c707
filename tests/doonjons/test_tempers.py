"""How the program plays monsters: only by options, never for ever, never against its own, each temper in its way."""

from __future__ import annotations

from random import Random

import pytest

from ffapp.core.game import carry_out
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import acting_figure, played_by_program
from ffapp.doonjons.cells import distance, parsed
from ffapp.doonjons.equipping import Equip, Prepare
from ffapp.doonjons.figures import Monster, armour_class, attack_of
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn, Move
from tests.doonjons.play import RULES, Control, Hero, Table, foe, play, ready
from tests.tools.balance import RandomDice, party_policy

TEMPERS: tuple[Control, ...] = ("nearest", "weakest")
EVERY: tuple[Control, ...] = ("nearest", "weakest", "cautious", "guard")


def decided(table: Table) -> list[str]:
    """All that the monster does in its turn, "target" or the cell it goes to; dice of 1."""
    done = []
    acting = table.acting
    while table.game.phase == "turn" and table.acting == acting:
        assert played_by_program(table.state)
        command = choose(table.state, table.game.options())
        assert table.game.why_not(command) is None
        done.append(str(getattr(command, "to", None) or getattr(command, "target", "end")))
        table.do(command, *faces(table, command))
    return done


def faces(table: Table, command: Command) -> list[int]:
    """Dice of 1 for a command: one to hit, and those of damage where that is enough."""
    if not isinstance(command, Strike):
        return []
    means = attack_of(acting_figure(table.state))
    [target] = [one for one in table.state.characters if one.id == command.target]
    assert means is not None
    return [1] * (1 + means.damage.count * (1 + means.bonus > armour_class(target)))


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
def test_who_cannot_come_nearer_goes_around(control: Control) -> None:
    table = play(party(B="H1"), foe("A1", speed=3), order=["M", "B"], control=control, walls=["B1", "B2"])
    assert decided(table) == ["A2", "B3", "C2"]


@pytest.mark.parametrize("full", [False, True])
def test_of_two_one_that_is_walled_in_by_figures_does_not_stop_anybody(full: bool) -> None:
    """A hero in a corner, its way barred by another monster: the far one is gone for, or the nearest approached."""
    ring = ["A3", "B3", "C3", "C1"]
    heroes = party(A="A1", B="L12")
    foes = [foe("B1", "N"), foe("B2", "O"), foe("A2", "P"), foe("E4", "M")]
    table = play(heroes, *foes, order=["M", "A", "B", "N", "O", "P"], control="nearest", walls=ring, full=full)
    assert decided(table) == ["H7", "K10", "L11"]
    alone = play(
        party(A="A1"),
        *foes[:3],
        foe("K10", "M"),
        order=["M", "A", "N", "O", "P"],
        control="nearest",
        walls=ring,
        full=full,
    )
    [first, *_] = decided(alone)
    assert first != "end"


def test_walls_are_walked_around() -> None:
    wall = [f"C{row}" for row in range(1, 6)]
    table = play(party(A="A4"), foe("E4"), order=["M", "A"], control="nearest", walls=wall, full=True)
    assert decided(table) == ["B5", "1", "1"]


def test_an_archer_goes_to_where_it_sees_its_target() -> None:
    wall = [f"E{row}" for row in range(1, 10)]
    table = play(
        party(A="A5"),
        foe("H5", reach=12, dexterity=9, speed=12),
        order=["M", "A"],
        control="nearest",
        walls=wall,
        full=True,
    )
    *way, last = decided(table)
    assert last == "1"
    assert 1 <= len(way) <= 2


@pytest.mark.parametrize("control", EVERY)
def test_an_archer_steps_back_where_it_can_still_shoot(control: Control) -> None:
    table = play(party(A="H9"), foe("H8", reach=5, dexterity=9), order=["M", "A"], control=control)
    [step, *shots] = decided(table)
    assert shots == ["1", "1"]
    assert distance(parsed(step), parsed("H9")) == 4
    corner = play(party(A="B2"), foe("A1", reach=5, dexterity=9), order=["M", "A"], control=control, walls=["A2", "B1"])
    assert distance(parsed(decided(corner)[0]), parsed("B2")) > 1
    held = play(party(A="A2"), foe("A1", reach=5, dexterity=9, speed=2), order=["M", "A"], control=control)
    assert decided(held) == ["1", "1", "1"]


def test_the_weakest_is_whoever_dies_of_the_fewest_blows() -> None:
    """Hit points and armour both count: 12 in nothing fall sooner than 20 in chain mail."""
    heroes = [Hero("A2", "A", role="fighter"), Hero("B1", "B", role="wizard")]
    table = play(heroes, foe("A1", strength=3), order=["M", "A", "B"], control="weakest")
    assert decided(table) == ["2", "2", "2"]
    near = play(
        [Hero("A2", "A", role="fighter"), Hero("C1", "B", role="wizard")],
        foe("A1"),
        order=["M", "A", "B"],
        control="nearest",
    )
    assert decided(near) == ["1", "1", "1"]


def test_the_cautious_strikes_who_is_a_danger_and_retreats_when_hurt() -> None:
    """The wizard falls soonest, the rogue with a rapier does more for what it takes."""
    heroes = [Hero("A2", "A", role="wizard"), Hero("B1", "B", role="rogue", traits={"strength": 18})]
    whole = play(heroes, foe("A1", strength=3, armour_class=18), order=["M", "A", "B"], control="cautious")
    *blows, away = decided(whole)
    assert blows == ["2", "2"]
    assert distance(parsed(away), parsed("A2")) > 1, "pressed by two it steps away"
    hurt = play(heroes, foe("A1", strength=3, armour_class=18, hit_points=8), order=["A", "B", "M"], control="cautious")
    hurt.do(Strike(target=hurt.monster().id), 20, 4)
    assert (hurt.monster().left, hurt.until("M").acting) == (4, "M")
    blow, *away = decided(hurt)
    assert blow == "2"
    assert 1 < distance(parsed(away[0]), parsed("A2")) < distance(parsed(away[1]), parsed("A2"))


def test_the_cautious_one_that_is_hurt_strikes_whom_a_blow_is_likely_to_kill_and_stays_away_once_it_is_far() -> None:
    weak = [Hero("A2", "A", role="wizard")]
    table = play(weak, foe("A1", strength=3, hit_points=4, damage="20d6"), order=["A", "M"], control="cautious")
    table.do(Strike(target=table.monster().id), 20, 2)
    table.until("M")
    assert choose(table.state) == Strike(target=1)
    far = play([Hero("A15", weapon="light-crossbow")], foe("A1", hit_points=4), order=["A", "M"], control="cautious")
    far.do(Strike(target=far.monster().id), 20, 2)
    far.until("M")
    assert decided(far)[1:] == ["end"], "one move, and then it waits"


def test_the_danger_of_somebody_is_that_of_the_best_weapon_that_is_carried() -> None:
    """A fighter with a crossbow in hand still carries the longsword that it fears."""
    heroes = [
        Hero("A2", "A", role="fighter", weapon="light-crossbow", traits={"strength": 14}),
        Hero("C1", "B", role="cleric", weapon="light-crossbow", traits={"dexterity": 14}),
    ]
    table = play(heroes, foe("B2", armour_class=20, strength=3), order=["M", "A", "B"], control="cautious")
    assert decided(table)[:2] == ["1", "1"]


def test_a_guard_stays_by_its_post() -> None:
    far = play(party(A="O15"), foe("A1"), order=["M", "A"], control="guard")
    assert decided(far) == ["end"]
    near = play(party(A="E1"), foe("A1"), order=["M", "A"], control="guard")
    assert decided(near)[-1] == "1"
    post = play([Hero("H12", traits={"speed": 21}, role="rogue")], foe("H14"), order=["M", "A"], control="guard")
    assert decided(post)[1:] == ["1", "1"]
    for cell in ("H6", "H2"):
        post.do(Move(to=cell))
    post.do(EndTurn())
    assert decided(post) == ["H14", "end"]


def test_a_guard_comes_home_from_wherever_it_was_drawn() -> None:
    """A guard farther from its post than its leash goes back to it, turn after turn, unless somebody is about."""
    archer = Hero("A15", role="rogue", weapon="shortbow")
    table = play([archer], foe("O15", "M", speed=3), order=["A", "M"], control="guard")
    table.do(Strike(target=table.monster().id), 20, 1)
    for _ in range(3):
        table.until("M")
        assert decided(table)[-1] != "end"
    far = table.monster().cell
    assert far is not None
    assert distance(far, parsed("O15")) == 9
    table.do(Equip(kind="rapier"))
    for _ in range(3):
        table.do(EndTurn())
        decided(table)
    assert table.monster().cell == parsed("O15")


def test_a_guard_that_hears_somebody_wounded_goes_for_who_could_strike_it_at_its_post() -> None:
    foes = [foe("O15", "M"), foe("O9", "N"), foe("O1", "P")]
    archer = Hero("A15", role="rogue", weapon="shortbow")
    table = play([archer], *foes, order=["A", "N", "M", "P"], control="guard")
    table.do(Strike(target=table.monster().id), 20, 1)
    table.until("N")
    assert decided(table)[-1] != "end"
    assert decided(table)[-1] != "end"
    assert decided(table) == ["end"]
    table.do(Equip(kind="rapier"))
    table.do(EndTurn())
    assert [decided(table)[-1], decided(table)[-1]] == ["O9", "O15"]


def test_each_monster_may_have_a_temper_of_its_own() -> None:
    foes = [foe("A1", "M", temper="guard"), foe("A3", "N")]
    table = play(party(A="O15"), *foes, order=["M", "N", "A"], control="nearest")
    assert decided(table) == ["end"]
    assert decided(table) == ["D6", "G9", "J12"]
    posts = {one.species: one.post for one in table.dungeon.monsters}
    assert posts == {"M": parsed("A1"), "N": None}


@pytest.mark.parametrize(("cell", "done"), [("E1", ["D1", "2", "2"]), ("H1", ["1", "1", "1"])])
def test_the_weakest_is_whom_the_blows_that_are_left_bring_nearest_to_death(cell: str, done: list[str]) -> None:
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


@pytest.mark.parametrize("control", EVERY)
@pytest.mark.parametrize("seed", range(24))
def test_every_temper_ends_every_turn_and_never_strikes_a_friend(control: Control, seed: int) -> None:
    random = Random(seed)
    cells = random.sample([f"{column}{row}" for column in "ABCDEFGHIJKLMNO" for row in range(1, 16)], 9)
    heroes = [Hero(cell, "ABC"[at], role=random.choice(["rogue", "fighter"])) for at, cell in enumerate(cells[:3])]
    foes = [
        foe(cell, "MNOP"[at], damage="1d2", speed=random.choice([0, 4, 9, 15, 60]), reach=random.choice([1, 1, 5]))
        for at, cell in enumerate(cells[3:7])
    ]
    table = ready(heroes, *foes, control=control, walls=cells[7:], full=seed % 2 == 0)
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
