"""A turn: three actions of four kinds, what each needs and costs, comments, and its early end."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DeclareDefeat, Strike
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.equipping import Equip, Equipped, PickedUp, PickUp, Prepare
from ffapp.doonjons.figures import armour_class, attack_of, effective_speed, effective_strength, named, steps
from ffapp.doonjons.initiative import BeginTurns, TurnBegun
from ffapp.doonjons.party import RenameCharacter
from ffapp.doonjons.setup import UseDefault
from ffapp.doonjons.turns import Comment, Commented, EndTurn, Move, Moved, TurnEnded, reach
from tests.doonjons.play import Hero, Table, foe, gathered, play, ready

# -- before the first turn ---------------------------------------------------------------------------------------------


def test_before_the_first_turn_equipping_is_free_also_into_nothing() -> None:
    table = ready([Hero("A1", "A"), Hero("B1", "B", role="wizard")], foe())
    fighter, wizard = table.hero("A").id, table.hero("B").id
    for kind in ("light-crossbow", "longsword", "light-crossbow"):
        table.do(Prepare(figure=fighter, slot="weapon", kind=kind))
    table.do(Prepare(figure=fighter, slot="armour"))
    table.do(Prepare(figure=wizard, slot="weapon"))
    assert (table.hero("A").weapon, table.hero("A").armour) == ("light-crossbow", None)
    assert sorted(table.hero("A").inventory) == ["chain-mail", "longsword"]
    assert (table.hero("B").weapon, sorted(table.hero("B").inventory)) == (None, ["quarterstaff", "sling"])
    assert armour_class(table.hero("A")) == 0
    assert table.state.actions == 0
    table.do(BeginTurns())
    assert (table.acting, table.state.actions, table.state.round) == ("A", 3, 1)


@pytest.mark.parametrize(
    ("slot", "kind", "rule"),
    [
        ("weapon", "longsword", "piece-worn"),
        ("armour", "chain-mail", "piece-worn"),
        ("weapon", "mace", "piece-missing"),
        ("weapon", "wand", "piece-unknown"),
        ("armour", "light-crossbow", "piece-elsewhere"),
    ],
)
def test_what_cannot_be_worn_is_refused(slot: Literal["weapon", "armour"], kind: str, rule: str) -> None:
    table = ready([Hero("A1", "A"), Hero("B1", "B", role="wizard")], foe())
    assert table.refused(Prepare(figure=table.hero("A").id, slot=slot, kind=kind)) == rule
    assert table.refused(Prepare(figure=99, slot=slot, kind=kind)) == "character-unknown"
    assert table.refused(Prepare(figure=table.monster().id, slot=slot, kind=kind)) == "character-unknown"


def test_nothing_cannot_be_taken_off() -> None:
    table = ready([Hero("A1", role="wizard")], foe())
    assert table.refused(Prepare(figure=table.hero().id, slot="armour")) == "slot-empty"


def test_free_equipping_ends_with_the_first_turn() -> None:
    table = play([Hero("A1")], foe())
    assert table.refused(Prepare(figure=table.hero().id, slot="armour")) == "phase-turn"
    assert ready([Hero("A1")], foe()).refused(Equip(kind="light-crossbow")) == "phase-ready"


# -- three actions -----------------------------------------------------------------------------------------------------


def test_a_turn_is_three_actions_of_any_kind_repeats_allowed() -> None:
    table = play([Hero("A1")], foe("H8"), order=["A", "M"])
    for number, cell in enumerate(("B1", "A1", "B1")):
        assert (table.acting, table.state.actions) == ("A", 3 - number)
        table.do(Move(to=cell))
    assert (table.acting, table.state.actions) == ("M", 3)
    assert table.told() == ["Moved", "TurnBegun"]


def test_each_kind_of_action_costs_one() -> None:
    table = play([Hero("A1")], foe("A2", armour_class=99), order=["A", "M"], things=[("sling", "A1")])
    for number, (command, dice) in enumerate(
        [(PickUp(), ()), (Strike(target=table.monster().id), (20,)), (Equip(kind="sling"), ())]
    ):
        assert table.state.actions == 3 - number
        table.do(command, *dice)
    assert table.acting == "M"


def test_a_turn_can_be_ended_early() -> None:
    table = play([Hero("A1")], foe(), order=["A", "M"])
    table.do(Move(to="B1"))
    table.do(EndTurn())
    assert table.happened(TurnEnded).left == 2
    assert table.happened(TurnBegun).who.name == "M"
    assert (table.acting, table.state.actions) == ("M", 3)


REFUSED: list[tuple[Command, str]] = [
    (Move(to="A1"), "move-own-cell"),
    (Move(to="A2"), "cell-taken"),
    (Move(to="B2"), "cell-obstacle"),
    (Move(to="O15"), "move-too-far"),
    (Move(to="P1"), "cell-outside"),
    (Move(to="P0"), "cell-unreadable"),
    (Move(to="é5"), "cell-unreadable"),
    (Equip(kind="longsword"), "piece-worn"),
    (Equip(kind="mace"), "piece-missing"),
    (Equip(kind="wand"), "piece-unknown"),
    (PickUp(), "nothing-here"),
    (PickUp(thing=99), "thing-unknown"),
    (Strike(target=99), "target-unknown"),
    (Strike(target=1), "target-friend"),
    (Strike(target=3), "target-too-far"),
]


@pytest.mark.parametrize(("command", "rule"), REFUSED)
def test_a_refused_action_costs_nothing(command: Command, rule: str) -> None:
    table = play(
        [Hero("A1", "A"), Hero("C1", "B")], foe("H8"), foe("A2", "N"), order=["A", "M", "N", "B"], walls=["B2"]
    )
    assert table.monster("M").id == 3
    assert table.refused(command) == rule
    assert (table.acting, table.state.actions) == ("A", 3)


def test_an_action_taken_back_costs_nothing() -> None:
    table = play([Hero("A1")], foe("A2"), order=["A", "M"])
    table.do(Strike(target=table.monster().id))
    table.game.undo()
    assert (table.state.actions, table.monster().left) == (3, 10)


def test_actions_of_a_turn_that_is_over_are_lost() -> None:
    table = play([Hero("A1")], foe(), order=["A", "M"])
    table.do(EndTurn())
    table.do(EndTurn())
    assert (table.acting, table.state.actions, table.state.round) == ("A", 3, 2)


# -- equip -------------------------------------------------------------------------------------------------------------


def test_the_old_piece_goes_back_into_the_inventory() -> None:
    table = play([Hero("A1")], foe("H8"), order=["A", "M"])
    table.do(Equip(kind="light-crossbow"))
    assert (table.hero().weapon, table.hero().inventory) == ("light-crossbow", ("longsword",))
    equipped = table.happened(Equipped)
    assert (equipped.slot, equipped.kind, equipped.before) == ("weapon", "light-crossbow", "longsword")


def test_what_is_worn_changes_what_follows_in_the_same_turn() -> None:
    table = play([Hero("H8", traits={"speed": 12, "strength": 10})], foe("A1"), order=["A", "M"])
    assert steps(table.hero()) == 2
    table.do(Equip(kind="light-crossbow"))
    assert (effective_speed(table.hero()), effective_strength(table.hero())) == (8, 10)
    attack = attack_of(table.hero())
    assert attack is not None
    assert (attack.reach, attack.bonus) == (16, 12)


def test_another_piece_of_the_kind_already_worn_is_refused() -> None:
    table = play([Hero("A1")], foe("H8"), order=["A", "M"], things=[("longsword", "A1")])
    table.do(PickUp())
    assert table.hero().inventory == ("light-crossbow", "longsword")
    assert table.refused(Equip(kind="longsword")) == "piece-worn"


def test_speed_is_never_below_0() -> None:
    table = play([Hero("H8", race="elf", traits={"speed": 7, "dexterity": 18})], foe("A1"), things=[("plate", "H8")])
    table.do(PickUp())
    table.do(Equip(kind="plate"))
    assert (table.hero().speed, effective_speed(table.hero()), reach(table.state)) == (7, 1, ())
    # No dice of creation give less than 7.
    assert [effective_speed(replace(table.hero(), speed=speed)) for speed in (0, 5, 6)] == [0, 0, 0]


# -- move --------------------------------------------------------------------------------------------------------------


def test_open_floor_at_speed_6_is_24_cells() -> None:
    table = play([Hero("H8", traits={"speed": 12})], foe("A1"), order=["A", "M"])
    assert effective_speed(table.hero()) == 6
    cells = reach(table.state)
    assert len(cells) == len(set(cells)) == 24
    assert Cell(7, 7) not in cells


@pytest.mark.parametrize(("speed", "far"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (9_999, 14)])
def test_a_move_is_a_third_of_the_speed_rounded_down(speed: int, far: int) -> None:
    table = play([Hero("O15")], foe("A1", speed=speed), order=["M", "A"])
    assert len(reach(table.state)) == (far + 1) ** 2 - 1 - (far == 14)
    if 0 < far < 14:
        cell = Cell(far, far).name
        assert table.refused(Move(to=Cell(far + 1, 0).name)) == "move-too-far"
        table.do(Move(to=cell))
        moved = table.happened(Moved).arguments()
        assert (moved["start"], moved["end"], moved["distance"]) == ("A1", cell, far)


def test_obstacles_and_figures_between_do_not_count() -> None:
    walls = ["B1", "B2", "B3", "A2"]
    table = play([Hero("A1", role="wizard")], foe("C1"), order=["A", "M"], walls=walls)
    table.do(Move(to="D1"))
    assert table.hero().cell == Cell(3, 0)


def test_who_is_walled_in_or_slow_has_nowhere_to_go_and_may_end() -> None:
    table = play([Hero("O15")], foe("A1", speed=3), order=["M", "A"], walls=["A2", "B1", "B2"])
    assert reach(table.state) == ()
    assert table.refused(Move(to="A2")) == "cell-obstacle"
    table.do(EndTurn())


# -- pick up -----------------------------------------------------------------------------------------------------------


def test_one_thing_of_ones_own_cell_is_picked_up() -> None:
    table = play([Hero("A1")], foe(), order=["A", "M"], things=[("mace", "A1"), ("plate", "B1")])
    other = table.dungeon.things[1].id
    assert table.refused(PickUp(thing=other)) == "thing-elsewhere"
    table.do(PickUp())
    assert table.happened(PickedUp).thing.kind == "mace"
    assert table.hero().inventory == ("light-crossbow", "mace")
    assert [thing.kind for thing in table.dungeon.things] == ["plate"]


def test_of_several_things_one_is_chosen() -> None:
    things = [("mace", "A1"), ("plate", "A1"), ("mace", "A1")]
    table = play([Hero("A1")], foe(), order=["A", "M"], things=things)
    assert table.refused(PickUp()) == "thing-which"
    [_, plate, mace] = table.dungeon.things
    table.do(PickUp(thing=plate.id))
    table.do(PickUp(thing=mace.id))
    assert table.hero().inventory == ("light-crossbow", "plate", "mace")
    table.do(PickUp())
    assert table.hero().inventory == ("light-crossbow", "plate", "mace", "mace")
    assert table.dungeon.things == ()


def test_the_inventory_has_no_limit() -> None:
    table = play([Hero("A1")], foe("O15", speed=0), order=["A", "M"], things=[("mace", "A1")] * 100)
    while table.dungeon.things:
        if table.acting == "A":
            table.do(PickUp(thing=table.dungeon.things[0].id))
        else:
            table.do(EndTurn())
    assert len(table.hero().inventory) == 101


# -- comments ----------------------------------------------------------------------------------------------------------

BY: tuple[Literal["player", "master"], ...] = ("player", "master")


def commented(table: Table) -> None:
    before = table.state
    for by in BY:
        table.do(Comment(by=by, text="[/b] Boum !\n\x1b[2J"))
        assert table.happened(Commented).by == by
    assert table.state == before


def test_player_and_master_comment_freely_after_each_action_and_it_costs_nothing() -> None:
    table = gathered(Hero("A1"))
    table.do(UseDefault())
    commented(table)
    table = ready([Hero("A1")], foe("A2", hit_points=1), order=["A", "M"], things=[("mace", "A1")])
    commented(table)
    table.do(BeginTurns())
    for command in (Move(to="B1"), EndTurn()):
        commented(table)
        table.do(command)
    commented(table)  # in a monster's turn
    table.until("A")
    table.do(Strike(target=table.monster().id), 20, 8)
    assert table.phase == "setup"
    commented(table)  # the action that ended the dungeon
    table = play([Hero("A1")], foe("A2"))
    table.confirmed(DeclareDefeat())
    commented(table)


@pytest.mark.parametrize(
    ("text", "rule"),
    [("", "text-empty"), (" \n", "text-empty"), ("x" * 10_001, "text-long"), ("\ud800", "text-unwritable")],
)
def test_what_is_no_comment_is_refused(text: str, rule: str) -> None:
    assert play([Hero("A1")], foe()).refused(Comment(by="master", text=text)) == rule


def test_a_character_keeps_its_place_under_another_name() -> None:
    table = play([Hero("A1")], foe(), order=["A", "M"])
    table.do(RenameCharacter(figure=table.hero().id, name="Zoé"))
    assert (table.acting, table.order) == ("Zoé", ["Zoé", "M"])


def test_a_comment_names_its_character() -> None:
    table = play([Hero("A1", "A"), Hero("C3", "B")], foe("D4"), order=["A", "M", "B"])
    table.do(Comment(by="player", text="Hm", figure=table.hero("B").id))
    assert table.happened(Commented).name == "B"
    table.do(Comment(by="player", text="Hm"))
    assert table.happened(Commented).name == ""
    assert table.refused(Comment(by="player", text="Hm", figure=table.monster().id)) == "character-unknown"
    assert table.refused(Comment(by="master", text="Hm", figure=table.hero("B").id)) == "comment-master"


def test_the_master_speaks_for_a_monster() -> None:
    table = play([Hero("A1", "A")], foe("D4"), order=["A", "M"])
    monster = table.monster()
    table.do(Comment(by="master", text="Grr", figure=monster.id))
    assert table.happened(Commented) == Commented(by="master", text="Grr", who=named(monster))
    table.do(Comment(by="master", text="Hm"))
    assert table.happened(Commented).who is None
    assert table.refused(Comment(by="master", text="Hm", figure=99)) == "monster-unknown"
