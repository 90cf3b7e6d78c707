"""The worked cases of the rules that are DOOnjons&Dragons'."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ffapp.core.dice import DiceLog, GivenSource
from ffapp.core.game import carry_out
from ffapp.doonjons.attacks import Attacked, FigureDied, Strike
from ffapp.doonjons.campaign import with_character
from ffapp.doonjons.equipping import Equip, PickUp, Prepare
from ffapp.doonjons.figures import Character, effective_speed, effective_strength, steps
from ffapp.doonjons.initiative import TurnBegun
from ffapp.doonjons.party import CreateCharacter
from ffapp.doonjons.turns import EndTurn, Move
from tests.doonjons.play import Hero, Table, foe, play, ready


@pytest.mark.parametrize(("die", "total", "hit"), [(13, 18, False), (14, 19, True)])
def test_16_strictly_above_the_armour_class_hits(die: int, total: int, hit: bool) -> None:
    table = play([Hero("A1", role="wizard", weapon="sling")], foe("A3", armour_class=18), order=["A", "M"])
    # No dice of creation give a dexterity of 5.
    state = with_character(table.state, replace(table.hero(), dexterity=5))
    dice = DiceLog(GivenSource([die, 3] if hit else [die]), {})
    state, events = carry_out(state, Strike(target=table.monster().id), dice)
    struck = events[0]
    assert isinstance(struck, Attacked)
    assert (struck.trait, struck.bonus, struck.total, struck.armour_class) == ("dexterity", 5, total, 18)
    assert struck.hit is hit
    assert state.dungeon.monsters[0].left == (7 if hit else 10)


def test_17_a_longsword_and_chain_mail() -> None:
    table = play([Hero("H8", traits={"speed": 12, "strength": 10})], foe("A1"), order=["A", "M"])
    hero = table.hero()
    assert (hero.weapon, hero.armour) == ("longsword", "chain-mail")
    assert (effective_speed(hero), steps(hero), effective_strength(hero)) == (6, 2, 14)
    assert (hero.speed, hero.strength) == (12, 10)
    assert table.refused(Move(to="K8")) == "move-too-far"
    table.do(Move(to="J10"))


def test_18_who_cannot_move_does_not_pay_for_trying() -> None:
    hero = Hero("H8", race="elf", role="rogue", traits={"speed": 7, "dexterity": 18})
    table = play([hero], foe("A1"), order=["A", "M"], things=[("plate", "H8")])
    table.do(PickUp())
    table.do(Equip(kind="plate"))
    assert (effective_speed(table.hero()), steps(table.hero())) == (1, 0)
    left = table.state.actions
    assert table.refused(Move(to="H9")) == "move-too-far"
    assert table.state.actions == left == 1


@pytest.mark.parametrize(("cell", "allowed"), [("I9", True), ("J5", False)])
def test_19_speed_12_goes_four_cells_diagonals_counting_one(cell: str, allowed: bool) -> None:
    hero = Hero("E5", role="cleric", traits={"speed": 12})
    table = play([hero], foe("A1"), order=["A", "M"])
    assert effective_speed(table.hero()) == 12
    if allowed:
        table.do(Move(to=cell))
        assert table.hero().cell is not None
        assert table.hero().cell.name == cell
    else:
        assert table.refused(Move(to=cell)) == "move-too-far"


@pytest.mark.parametrize(("cell", "allowed"), [("H1", True), ("I1", False)])
def test_20_a_sling_reaches_six_cells_whatever_is_between(cell: str, allowed: bool) -> None:
    walls = ["D1", "D2", "D3"]
    table = play([Hero("B1", role="wizard", weapon="sling")], foe(cell), order=["A", "M"], walls=walls)
    if allowed:
        table.do(Strike(target=table.monster().id), 1, 4)
    else:
        assert table.refused(Strike(target=table.monster().id)) == "target-too-far"


def test_21_who_kills_takes_nobodys_turn() -> None:
    heroes = [Hero("A1", "A"), Hero("B1", "B")]
    table = play(heroes, foe("C1", "M1", hit_points=1), foe("O15", "M2"), order=["A", "M1", "B", "M2"])
    table.until("B")
    table.do(Strike(target=table.figure("M1").id), 20, 8)
    assert table.happened(FigureDied).who.name == "M1"
    assert table.order == ["A", "B", "M2"]
    assert (table.acting, table.state.actions) == ("B", 2)
    table.do(EndTurn())
    assert (table.acting, table.state.round) == ("M2", 1)
    table.do(EndTurn())
    assert (table.acting, table.state.round) == ("A", 2)
    assert table.happened(TurnBegun).round == 2


def test_22_a_human_fighter_whose_dice_are_all_one() -> None:
    table = Table()
    table.do(CreateCharacter(name="A", race="human", role="fighter"), *[1] * 16)
    hero = table.hero()
    assert isinstance(hero, Character)
    assert (hero.strength, hero.dexterity, hero.speed, hero.initiative, hero.hit_points) == (9, 9, 9, 9, 20)


def test_22_the_dice_are_taken_off_again_by_wearing_nothing() -> None:
    table = ready([Hero("A1", traits=dict.fromkeys(("strength", "dexterity", "speed", "initiative"), 9))], foe())
    for slot in ("weapon", "armour"):
        table.do(Prepare(figure=1, slot=slot))
    assert (effective_speed(table.hero()), effective_strength(table.hero())) == (9, 9)
