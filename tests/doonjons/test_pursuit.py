"""The shortest way to an opponent and the blow at its end, by both kinds of walls."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.core.game import carry_out
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, in_range
from ffapp.doonjons.campaign import Campaign, acting_figure, with_figure
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.equipping import Prepare
from ffapp.doonjons.figures import Trait
from ffapp.doonjons.pursuit import pursuit
from ffapp.doonjons.turns import EndTurn, Move, reach
from ffapp.texts import Texts
from ffapp.texts.dungeon import at_stake, stake_text
from tests.doonjons.play import Hero, foe, play, ready
from tests.tools.balance import RandomDice

QUICK: dict[Trait, int] = {"speed": 15}
"""In mail and with a sword three cells a move."""

COLUMN_C = [f"C{row}" for row in range(1, 16)]


def told(commands: tuple[Command, ...]) -> list[str]:
    return [getattr(command, "to", "strike") for command in commands]


@pytest.mark.parametrize(
    ("hero", "monster", "walls", "full", "commands", "moves"),
    [
        (Hero("A1", traits=QUICK), "B2", [], False, ["strike"], 0),
        (Hero("A1", traits=QUICK), "D4", [], False, ["C3", "strike"], 1),
        (Hero("A1", traits=QUICK), "H1", [], False, ["D1", "G1", "strike"], 2),
        (Hero("A1", traits=QUICK), "J1", [], False, ["D1", "G1", "I1"], 3),
        (Hero("A1", traits=QUICK), "O1", [], False, ["D1", "G1", "J1"], 5),
        (Hero("A1", traits=QUICK, weapon="light-crossbow"), "O1", [], False, ["strike"], 0),
        (Hero("A1", traits=QUICK), "E1", COLUMN_C, False, ["D1", "strike"], 1),
        (Hero("A1", traits=QUICK), "E1", COLUMN_C[:-1], True, ["B4", "B7", "B10"], 9),
        (Hero("A1", traits=QUICK), "C1", ["B1", "B2", "B3"], True, ["A3", "C2", "strike"], 2),
        (Hero("A1", traits=QUICK, weapon="light-crossbow"), "C1", ["B1", "B2"], True, ["B3", "strike"], 1),
    ],
)
def test_the_fewest_moves_lead_there_and_the_blow_is_the_last(
    hero: Hero, monster: str, walls: list[str], full: bool, commands: list[str], moves: int
) -> None:
    table = play([hero], foe(monster), order=["A", "M"], walls=walls, full=full)
    found = pursuit(table.state, table.monster().id)
    assert (told(found.commands), found.moves, found.strikes) == (commands, moves, commands[-1] == "strike")
    assert found.cell == (parsed([to for to in commands if to != "strike"][-1]) if moves else table.hero().cell)


@pytest.mark.parametrize(
    ("hero", "full", "rule"),
    [
        (Hero("A1"), True, "target-unreachable"),
        (Hero("A1", race="dwarf", traits={"speed": 7, "strength": 14}), False, "target-unreachable"),
    ],
)
def test_where_nothing_leads_the_reason_is_told(hero: Hero, full: bool, rule: str) -> None:
    table = play([hero], foe("E1"), order=["A", "M"], walls=COLUMN_C, full=full)
    for find in (lambda: pursuit(table.state, table.monster().id), lambda: at_stake(table.state, Cell(4, 0))):
        with pytest.raises(Refusal) as refused:
            find()
        assert refused.value.rule == rule


def test_with_nothing_in_hand_nobody_is_pursued() -> None:
    table = ready([Hero("A1")], foe("E1"), order=["A", "M"])
    table.do(Prepare(figure=table.hero().id, slot="weapon"))
    table.turns()
    with pytest.raises(Refusal) as refused:
        pursuit(table.state, table.monster().id)
    assert refused.value.rule == "attack-unarmed"


def test_a_friend_and_nobody_are_not_pursued() -> None:
    table = play([Hero("A1"), Hero("C1", "B")], foe("E1"), order=["A", "B", "M"])
    for target, rule in ((table.hero("B").id, "target-friend"), (99, "target-unknown")):
        with pytest.raises(Refusal) as refused:
            pursuit(table.state, target)
        assert refused.value.rule == rule


def _fewest(state: Campaign, target: int) -> int | None:
    """So many moves until the target is in range, looked for move by move."""
    figure = acting_figure(state)
    ring, seen, moves = {figure.cell}, {figure.cell}, 0
    while ring:
        after = [with_figure(state, replace(figure, cell=cell)) for cell in ring]
        if any(one.id == target for there in after for one in in_range(there, acting_figure(there))):
            return moves
        ring = {cell for there in after for cell in reach(there)} - seen
        seen |= ring
        moves += 1
    return None


@pytest.mark.parametrize("full", [False, True])
def test_no_other_way_has_fewer_moves_and_each_action_is_legal_when_it_comes(full: bool) -> None:
    """Also for a monster in the master's hand."""
    random, pursued, refused = Random(11), 0, 0
    for _ in range(60):
        cells = [Cell(column, row).name for column in range(15) for row in range(15)]
        random.shuffle(cells)
        hero = Hero(cells.pop(), weapon=random.choice([None, "light-crossbow"]))
        monsters = tuple(foe(cells.pop(), name, speed=random.choice([0, 3, 9])) for name in "MNO")
        walls = cells[: random.choice([0, 60, 110])]
        table = play([hero], *monsters, order=["A", "M", "N", "O"], walls=walls, full=full)
        for _ in range(2):
            state = table.state
            others = [table.hero()] if table.acting != "A" else list(state.dungeon.monsters)
            for one in others:
                fewest = _fewest(state, one.id)
                if fewest is None:
                    refused += 1
                    with pytest.raises(Refusal):
                        pursuit(state, one.id)
                    continue
                found, now = pursuit(state, one.id), state
                assert found.moves == fewest
                assert len(found.commands) == min(3, fewest + 1)
                for command in found.commands:
                    command.check(now)
                    assert now.acting == state.acting
                    assert isinstance(command, Strike) == (command is found.commands[-1] and fewest < 3)
                    if isinstance(command, Move):
                        now = carry_out(now, command, RandomDice(1))[0]  # type: ignore[arg-type]
                pursued += 1
            table.do(EndTurn())
    assert pursued > 100
    assert refused > 5


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (
            "fr",
            {
                "B2": "Aller en B2, 1 case. 1 action. 1 adversaire peut y frapper.",
                "C1": "M : +16 contre CA 20 : 5 et plus (80 %), 1d8 de dégâts. 1 action.",
                "E3": "N, à 3 cases : 1 déplacement jusqu’à D3, puis attaque : 5 et plus (80 %). 2 actions. "
                "1 adversaire peut y frapper.",
                "J9": "O, à 8 cases : 3 déplacements pour l’avoir à portée. Ce tour-ci jusqu’à I8. 3 actions. "
                "1 adversaire peut y frapper.",
            },
        ),
        (
            "en",
            {
                "B2": "Go to B2, 1 cell. 1 action. 1 opponent can strike there.",
                "C1": "M: +16 against AC 20: 5 or more (80%), 1d8 damage. 1 action.",
                "E3": "N, 3 cells away: 1 move as far as D3, then an attack: 5 or more (80%). 2 actions. "
                "1 opponent can strike there.",
                "J9": "O, 8 cells away: 3 moves until in range. This turn as far as I8. 3 actions. "
                "1 opponent can strike there.",
            },
        ),
    ],
)
def test_the_price_is_told_before(language: Any, wanted: dict[str, str]) -> None:
    others = (foe(cell, name, armour_class=20) for cell, name in (("C1", "M"), ("E3", "N"), ("J9", "O")))
    state = play([Hero("B1", traits=QUICK)], *others, order=["A", "M", "N", "O"]).state
    texts = Texts(language, strict=True)
    said = {cell: stake_text(texts, state, parsed(cell), at_stake(state, parsed(cell))) for cell in wanted}
    assert {cell: text.replace("\u00a0", " ").replace("\u202f", " ") for cell, text in said.items()} == wanted
