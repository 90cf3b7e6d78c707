"""Attacks, deaths, and how dungeons and campaigns end."""

from __future__ import annotations

import pytest

from ffapp.doonjons.attacks import (
    Attacked,
    CampaignEnded,
    DeclareDefeat,
    DungeonCleared,
    FigureDied,
    Strike,
    in_range,
)
from ffapp.doonjons.campaign import Ending, acting_figure
from ffapp.doonjons.equipping import Equip, PickUp, Prepare
from ffapp.doonjons.figures import Named, attack_of, chance_of
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.setup import UseDefault
from ffapp.doonjons.turns import Comment, EndTurn, Move
from tests.doonjons.play import Hero, Table, dungeon, foe, play, ready

# -- the throw ---------------------------------------------------------------------------------------------------------


def test_in_melee_strength_counts_and_the_war_weapons_is_never_in_the_damage() -> None:
    table = play([Hero("A1", traits={"strength": 10})], foe("A2", armour_class=24), order=["A", "M"])
    table.do(Strike(target=table.monster().id), 11, 5)
    struck = table.happened(Attacked)
    assert (struck.trait, struck.bonus, struck.die, struck.total, struck.armour_class) == (
        "strength",
        14,
        (11,),
        25,
        24,
    )
    assert (struck.damage, struck.left and (struck.left.before, struck.left.after)) == ((5,), (10, 5))
    assert struck.arguments() | {"damage_sum": 5, "hit": True, "name": "A", "target_name": "M"} == struck.arguments()
    table.do(Strike(target=table.monster().id), 10)
    struck = table.happened(Attacked)
    assert (struck.total, struck.hit, struck.damage) == (24, False, ())
    assert table.monster().left == 5


def test_at_range_dexterity_counts() -> None:
    table = play([Hero("A1", traits={"dexterity": 9}, weapon="light-crossbow")], foe("O15", armour_class=20))
    table.do(Strike(target=table.monster().id), 12, 8)
    struck = table.happened(Attacked)
    assert (struck.trait, struck.bonus, struck.total, struck.weapon) == ("dexterity", 9, 21, "light-crossbow")
    assert table.monster().left == 2


@pytest.mark.parametrize(("die", "armour", "hit"), [(1, 0, True), (20, 36, False), (1, 16, True), (1, 17, False)])
def test_a_natural_1_or_20_is_nothing_special(die: int, armour: int, hit: bool) -> None:
    table = play([Hero("A1", traits={"strength": 12})], foe("A2", armour_class=armour), order=["A", "M"])
    table.do(Strike(target=table.monster().id), die, *([1] if hit else []))
    assert table.happened(Attacked).hit is hit


@pytest.mark.parametrize("armour", [0, 16, 17, 18, 30, 35, 36, 40])
def test_the_chance_told_is_the_count_of_faces_that_hit(armour: int) -> None:
    table = play([Hero("A1", traits={"strength": 12})], foe("A2", armour_class=armour), order=["A", "M"])
    attack = attack_of(table.hero())
    assert attack is not None
    hits = 0
    for die in range(1, 21):
        table.do(Strike(target=table.monster().id), die, *([1] if die + 16 > armour else []))
        hits += table.happened(Attacked).hit
        table.game.undo()
    assert chance_of(attack, table.monster()) == (21 - hits, hits, 5 * hits)


def test_a_monster_attacks_with_its_own_dice() -> None:
    table = play([Hero("A1")], foe("A2", damage="3d7", strength=9), order=["M", "A"])
    command = Strike(target=table.hero().id)
    needed = table.game.next_roll(command, [20])
    assert needed is not None
    assert (needed.kind, needed.count, needed.sides) == ("damage", 3, 7)
    assert needed.label["by_name"] == "M"
    table.do(command, 3, 7, 1, 2)
    struck = table.happened(Attacked)
    assert (struck.trait, struck.bonus, struck.total, struck.armour_class) == ("strength", 9, 12, 11)
    assert (struck.damage, table.hero().left) == ((7, 1, 2), 10)


def test_who_wears_nothing_is_easily_hit_and_who_holds_nothing_does_not_attack() -> None:
    table = ready([Hero("A1")], foe("A2", strength=0), order=["A", "M"])
    for slot in ("weapon", "armour"):
        table.do(Prepare(figure=table.hero().id, slot=slot))
    table.do(BeginTurns())
    assert table.refused(Strike(target=table.monster().id)) == "attack-unarmed"
    assert in_range(table.state, table.hero()) == ()
    table.do(EndTurn())
    table.do(Strike(target=table.hero().id), 1, 1)
    assert table.happened(Attacked).armour_class == 0


# -- targets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "cell", "allowed"),
    [
        (None, "I9", True),
        (None, "J8", False),
        ("light-crossbow", "X8", True),
        ("light-crossbow", "Y8", False),
        ("light-crossbow", "I8", True),
    ],
)
def test_a_target_is_within_the_weapons_range(weapon: str | None, cell: str, allowed: bool) -> None:
    table = play([Hero("H8", weapon=weapon)], foe(cell), order=["A", "M"], size=(25, 25), walls=["I7", "J9"])
    target = table.monster()
    assert (target in in_range(table.state, table.hero())) is allowed
    if allowed:
        table.do(Strike(target=target.id))
    else:
        assert table.refused(Strike(target=target.id)) == "target-too-far"


def test_nobody_attacks_ones_own_side() -> None:
    table = play([Hero("A1", "A"), Hero("B1", "B")], foe("A2", "M"), foe("B2", "N"), order=["A", "M", "B", "N"])
    assert [one.species for one in in_range(table.state, acting_figure(table.state))] == ["M", "N"]
    for name in ("A", "B"):
        assert table.refused(Strike(target=table.figure(name).id)) == "target-friend"
    table.do(EndTurn())
    assert [one.name for one in in_range(table.state, acting_figure(table.state))] == ["A", "B"]
    for name in ("M", "N"):
        assert table.refused(Strike(target=table.figure(name).id)) == "target-friend"


# -- the end -----------------------------------------------------------------------------------------------------------


def won_dungeon(table: Table) -> None:
    """The hero kills the one monster."""
    table.do(Strike(target=table.monster().id), 20, 8)


def test_the_first_death_of_a_character_is_the_defeat_and_tells_its_cause() -> None:
    table = play(
        [Hero("A1", "A"), Hero("C3", "B", role="wizard")], foe("D4", damage="2d6", number=7), order=["M", "A", "B"]
    )
    table.do(Strike(target=table.hero("B").id), 20, 6, 6)
    assert table.told() == ["Attacked", "FigureDied", "CampaignEnded"]
    assert table.happened(FigureDied).character
    assert table.state.ending == Ending(
        won=False,
        cause="killed",
        dungeon=1,
        who=Named(name="B"),
        by=Named(name="M"),
        dice="2d6",
        cell=table.figure("B").cell,
    )
    figures = table.happened(CampaignEnded).arguments()
    assert figures | {"name": "B", "by_name": "M", "weapon": "", "dice": "2d6", "cell": "C3", "won": False} == figures
    assert (table.phase, table.hero("B").left) == ("over", 0)
    for command in (EndTurn(), Move(to="B2"), UseDefault(), BeginTurns()):
        assert table.refused(command) == "phase-over"
    assert table.order == ["M", "A"]
    assert table.game.card().over
    assert not table.game.card().won
    table.game.undo()
    assert table.phase == "turn"


def test_damage_beyond_what_is_left_leaves_0() -> None:
    table = play([Hero("A1", role="wizard")], foe("A2", damage="20d100"), order=["M", "A"])
    table.do(Strike(target=table.hero().id), 20, *[100] * 20)
    assert table.hero().left == 0


def test_the_last_monsters_death_is_the_victory_and_everybody_is_whole_again() -> None:
    party = [Hero("A1", "A"), Hero("C1", "B")]
    table = play(
        party, foe("A2", hit_points=8, damage="1d4"), order=["M", "A", "B"], things=[("plate", "A1"), ("mace", "A1")]
    )
    table.do(Strike(target=table.hero("A").id), 20, 4)
    assert table.hero("A").left == 16
    table.until("A")
    table.do(PickUp(thing=table.dungeon.things[0].id))
    table.do(Equip(kind="plate"))
    before = table.hero("A")
    won_dungeon(table)
    assert table.told() == ["Attacked", "FigureDied", "DungeonCleared"]
    assert table.happened(DungeonCleared).number == 1
    after = table.hero("A")
    assert (after.left, after.cell) == (20, None)
    assert (after.inventory, after.weapon, after.armour) == (before.inventory, "longsword", "plate")
    assert (table.phase, table.state.number, table.dungeon.monsters, table.dungeon.things) == ("setup", 2, (), ())


def test_the_dungeon_goes_on_while_a_monster_lives() -> None:
    table = play([Hero("A1")], foe("A2", "M", hit_points=1), foe("O15", "N"), order=["A", "M", "N"])
    table.do(Strike(target=table.figure("M").id), 20, 8)
    assert (table.phase, table.acting) == ("turn", "A")


def test_after_the_third_dungeon_the_campaign_is_won() -> None:
    table = play([Hero("A1")], foe("A2", hit_points=1), order=["A", "M"])
    for number in (1, 2, 3):
        assert table.state.number == number
        won_dungeon(table)
        if number < 3:
            assert table.phase == "setup"
            assert table.refused(StartDungeon()) == "dungeon-no-monster"
            table.lay(dungeon(foe("A2", hit_points=1), starts=["A1"])).start("A", "M").turns()
    assert table.told() == ["Attacked", "FigureDied", "CampaignEnded"]
    ending = table.state.ending
    assert ending is not None
    assert (ending.won, ending.cause, ending.dungeon) == (True, "cleared", 3)
    assert (ending.who.name, ending.by.name, ending.weapon) == ("M", "A", "longsword")
    assert ending.cell is not None
    assert ending.cell.name == "A2"
    assert table.game.card().won
    assert table.reloaded().state == table.state


@pytest.mark.parametrize("begun", [False, True])
def test_the_master_may_declare_a_defeat(begun: bool) -> None:
    table = ready([Hero("A1")], foe(speed=0))
    if begun:
        table.turns()
    assert table.confirmed(DeclareDefeat(words="Personne ne bouge plus.")) == ["campaign-ends"]
    ending = table.state.ending
    assert ending is not None
    assert (ending.won, ending.cause, ending.dungeon, ending.words) == (False, "declared", 1, "Personne ne bouge plus.")
    assert table.phase == "over"
    assert table.refused(DeclareDefeat()) == "phase-over"


def test_a_defeat_is_declared_in_words_that_can_be_written() -> None:
    table = play([Hero("A1")], foe())
    assert table.refused(DeclareDefeat(words="x" * 10_001)) == "text-long"
    assert table.refused(DeclareDefeat(words="\ud800")) == "text-unwritable"


def test_a_blow_taken_back_has_the_same_die_whoever_is_struck_and_whatever_is_slipped_in() -> None:
    table = play([Hero("B2")], foe("A1", "M"), foe("C3", "N"), order=["A", "M", "N"], things=[("plate", "B2")])
    faces = set()
    for slipped in ([], [PickUp()], [Equip(kind="light-crossbow")], [Comment(by="master", text="A")], [Move(to="B3")]):
        for target in ("M", "N"):
            start = table.game.head
            for command in slipped:
                table.do(command)
            if table.game.why_not(Strike(target=table.figure(target).id)) is None:
                table.do(Strike(target=table.figure(target).id))
                faces.add(table.happened(Attacked).die)
            table.game.rewind(start)
    assert len(faces) == 1
