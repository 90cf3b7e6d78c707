"""Undo cannot fish for another die, whatever is slipped in between (DESIGN of the dice, in the undo mode *fate*)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.dice import Faces, Roll, seeded_faces
from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.fight import AddEnemy, CallOffFight, ModifyFight, OpenFight
from ffapp.gamebook.rounds import ChangeEnemy, FightRound, RoundFought
from ffapp.gamebook.stones import CastStone
from tests.gamebook.examples import legal_commands
from tests.gamebook.play import Table, foes, hero

WANTED: list[Command] = [TestLuck(), TestSkill(modifier=1), CastStone(stone="curse", offered=True)]

FREE: list[Command] = [
    RollDice(count=1),
    RollDice(count=2),
    RollDice(count=20, sides=100),
    RollDice(count=1, sides=2),
]


def thrown(table: Table) -> tuple[Roll, ...]:
    return table.game.steps[table.game.head].rolls


def ready() -> Table:
    """A heroine with things in her hands, between fights, who has rolled every kind of dice already."""
    table = hero(skill=7, stamina=24).stones("curse", "curse", "curse", "skill", "fire", "weakness")
    for command in WANTED:
        table.surely(command)
    table.do(RollDice(count=2))
    table.opened("7/9", escape=True)
    table.do(FightRound())
    while table.phase == "blow":
        table.do(AnswerBlow(luck=False))
    table.score("stamina", 20)
    return table


def dice_free(table: Table, *, fighting: bool) -> list[Command]:
    """One option of each command that rolls nothing and leaves the hero where the wanted one is still possible."""
    kinds: dict[type[Command], Command] = {}
    phase = table.phase
    for command in legal_commands(table.game):
        if type(command) in kinds:
            continue
        table.surely(command)
        if not thrown(table) and (table.phase == phase or (table.phase in ("fight", "round")) == fighting):
            kinds[type(command)] = command
        table.game.undo()
    return list(kinds.values())


@pytest.mark.parametrize("wanted", WANTED, ids=lambda command: type(command).__name__)
def test_a_test_taken_back_gives_the_same_dice_whatever_is_slipped_in(wanted: Command) -> None:
    table = ready()
    table.surely(wanted)
    first = thrown(table)
    assert first
    table.game.undo()
    slipped = [*dice_free(table, fighting=True), *FREE]
    assert len({type(command) for command in slipped}) > 20
    for command in slipped:
        if table.game.why_not(command) is not None:
            continue
        table.surely(command)
        if table.game.why_not(wanted) is None:
            table.surely(wanted)
            assert thrown(table) == first, command
            table.game.undo()
        table.game.undo()


def test_an_attack_taken_back_gives_the_same_dice_whatever_is_slipped_in() -> None:
    table = ready()
    wanted = FightRound()
    table.do(wanted)
    first = thrown(table)
    assert [roll.kind for roll in first] == ["enemy", "attack"]
    table.game.undo()
    slipped = [*dice_free(table, fighting=True), *FREE, *WANTED]
    for command in slipped:
        if table.game.why_not(command) is not None:
            continue
        table.surely(command)
        fight = table.sheet.fight
        if fight is not None and table.phase in ("fight", "round"):
            table.do(FightRound(target=fight.facing[0]))
            again = thrown(table)
            assert (again[0].faces, again[-1].faces) == (first[0].faces, first[-1].faces), command
            table.game.undo()
        table.game.undo()


def test_another_target_another_enemy_or_another_fight_does_not_change_the_dice() -> None:
    table = hero().opened("7/6", "8/6", order="together")
    seen = set()
    for target in (0, 1):
        table.do(FightRound(target=target))
        seen.add(tuple(roll.faces for roll in thrown(table)))
        table.game.undo()
    table.do(CallOffFight())
    table.do(OpenFight(enemies=foes("12/20", "3/3"), order="together"))
    table.do(FightRound(target=1))
    seen.add(tuple(roll.faces for roll in thrown(table)))
    assert len(seen) == 1


CROWDING: list[tuple[Command, ...]] = [
    (AddEnemy(enemy=foes("0/1")[0]),),
    (AddEnemy(enemy=foes("0/1")[0]), AddEnemy(enemy=foes("0/1")[0])),
    (ModifyFight(order="in_turn"),),
    (ChangeEnemy(enemy=0, stamina=0),),
    (ChangeEnemy(enemy=1, stamina=0),),
    (AddEnemy(enemy=foes("0/1")[0]), ChangeEnemy(enemy=3, stamina=0)),
    (AddEnemy(enemy=foes("7/30")[0]), ChangeEnemy(enemy=0, stamina=0)),
    (ChangeEnemy(enemy=0, stamina=0), ChangeEnemy(enemy=1, stamina=0)),
]


@pytest.mark.parametrize("crowding", CROWDING)
def test_more_or_fewer_enemies_change_the_dice_of_no_place_among_the_living(crowding: tuple[Command, ...]) -> None:
    """In this round and in the next: the first of the living has the first dice, the second the second."""
    table = hero(skill=7, stamina=24).opened("7/30", "7/30", "7/30", order="together")

    def two_rounds() -> list[tuple[list[Faces], Faces]]:
        rounds = []
        for _ in range(2):
            table.do(FightRound(target=table.fight.facing[0]))
            *enemies, own = (roll.faces for roll in thrown(table))
            rounds.append((enemies, own))
            while table.phase == "blow":
                table.do(AnswerBlow(luck=False))
        return rounds

    start = table.game.head
    alone = two_rounds()
    table.game.rewind(start)
    for command in crowding:
        table.do(command)
    for (before, own), (after, own_after) in zip(alone, two_rounds(), strict=True):
        assert own == own_after
        assert all(one == other for one, other in zip(before, after, strict=False))


@pytest.mark.parametrize("order", ["in_turn", "together"])
@pytest.mark.parametrize("joining", [1, 2, 5])
def test_the_same_enemy_in_another_place_of_the_list_rolls_the_same_dice(order: str, joining: int) -> None:
    """Whoever is taken back, added again behind and stands alone in the end: there is no other die to be had."""
    table = hero(skill=7, stamina=24).opened("7/30", order=order)
    table.do(FightRound())
    first = thrown(table)
    table.game.undo()
    for _ in range(joining):
        table.do(AddEnemy(enemy=foes("7/30")[0]))
    for index in range(joining):
        table.do(ChangeEnemy(enemy=index, stamina=0))
    table.do(FightRound())
    assert thrown(table) == first


@given(
    dead=st.lists(st.booleans(), min_size=1, max_size=8).filter(lambda dead: not all(dead)),
    rounds=st.integers(1, 4),
    order=st.sampled_from(["in_turn", "together"]),
)
def test_the_dice_of_a_round_are_dealt_to_the_living_in_their_order(dead: list[bool], rounds: int, order: str) -> None:
    table = hero(skill=7, stamina=24).opened(*["7/90"] * len(dead), order=order)
    for index, gone in enumerate(dead):
        if gone:
            table.do(ChangeEnemy(enemy=index, stamina=0))
    living = [index for index, gone in enumerate(dead) if not gone][: None if order == "together" else 1]
    for nth in range(rounds):
        table.score("stamina", 24)
        table.do(FightRound(target=living[0]))
        handful = seeded_faces("marsh", Roll(kind="enemy", nth=nth, faces=(0,) * 2 * len(living)))
        *attacks, own = thrown(table)
        assert [face for roll in attacks for face in roll.faces] == list(handful)
        assert [attack.enemy for attack in table.happened(RoundFought).attacks] == living
        assert own.faces == seeded_faces("marsh", Roll(kind="attack", nth=nth, faces=(0, 0)))
        while table.phase == "blow":
            table.do(AnswerBlow(luck=False))


def test_everything_slipped_in_at_once_does_not_change_the_dice() -> None:
    table = ready()
    table.do(TestLuck())
    first = thrown(table)
    table.game.undo()
    for command in [*dice_free(table, fighting=True), *FREE, TestSkill()]:
        if table.game.why_not(command) is None:
            table.surely(command)
    while table.game.why_not(TestLuck()) is not None:
        table.game.undo()
    table.do(TestLuck())
    assert thrown(table) == first


def test_luck_on_a_blow_and_a_test_of_luck_are_the_same_dice() -> None:
    table = hero(skill=12).opened("7/9").round(1, 1, 6, 6)
    table.do(AnswerBlow(luck=True))
    first = thrown(table)
    table.game.undo()
    table.do(AnswerBlow(luck=False))
    table.do(TestLuck())
    assert thrown(table) == first


def test_the_next_roll_of_a_kind_is_another_roll() -> None:
    table = hero()
    throws = []
    for _ in range(12):
        table.do(TestSkill())
        throws.append(thrown(table)[0])
    assert [roll.nth for roll in throws] == list(range(12))
    assert len({roll.faces for roll in throws}) > 6


def test_in_the_mode_free_the_place_joins_the_key() -> None:
    table = hero(undo="free")
    faces = set()
    for _ in range(12):
        table.do(TestLuck())
        faces.add(thrown(table)[0].faces)
        table.game.undo()
    assert len(faces) > 1
