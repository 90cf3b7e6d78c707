"""Every field of every command is checked, whatever else the command says: what no hand can type is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from msgspec.structs import asdict, replace

from ffapp.core.messages import Command
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.setup import UseDungeon
from tests.doonjons.machine import DOONJONS, gathered
from tests.doonjons.play import RULES, Hero, dungeon, foe
from tests.doonjons.play import gathered as party
from tests.machine import Machine
from tests.shares import most
from tests.spoilt import spoilt

Legal = dict[tuple[type[Command], str], list[tuple[Campaign, Command]]]

GAMES = 24
"""So many random games."""


def legal(most: int) -> Legal:
    """So many legal commands of each kind in each phase, with the state where they are, out of random games."""
    found: Legal = {}
    wanted = {(kind, phase) for kind in RULES.commands for phase in kind.phases}
    for seed in range(GAMES):
        if all(len(found.get(key, ())) >= most for key in wanted):
            break
        machine, random = gathered(str(seed)), Random(seed)
        if seed % 4 == 0:
            machine = Machine(DOONJONS, "fate", str(seed))
        for _ in range(60):
            if machine.game.phase == "over":
                note(found, most, machine.game.state, DOONJONS.legal(machine.game))
                machine.game.undo()
            machine.step(1, random.getrandbits(32))
            note(found, most, *machine.legal)
    return found


def note(found: Legal, most: int, state: Campaign, commands: list[Command]) -> None:
    for command in commands:
        known = found.setdefault((type(command), RULES.phase(state)), [])
        if len(known) < most:
            known.append((state, command))


def renewed(command: Command) -> Command:
    """Without what is given anew when a dungeon is taken: ids, numbers and posts, and whether somebody is hurt."""
    if not isinstance(command, UseDungeon):
        return command
    monsters = (replace(one, id=0, left=0, number=0, post=None) for one in command.dungeon.monsters)
    things = (replace(one, id=0) for one in command.dungeon.things)
    return UseDungeon(dungeon=replace(command.dungeon, monsters=tuple(monsters), things=tuple(things)))


@most(2, 6)
def test_no_field_takes_what_is_out_of_bounds(most: int) -> None:
    """A legal command with one field spoilt is legal no more, in every phase in which there is such a command."""
    known = legal(most)
    taken = [
        (kind.__name__, phase, [f"{name}: {str(value)[:40]!r}" for name, value in asdict(other).items()])
        for kind in RULES.commands
        for phase in kind.phases
        for state, command in known.get((kind, phase), ())
        for other in spoilt(inspect.type_info(kind), command)
        if renewed(other) != renewed(command) and RULES.why_not(state, other) is None
    ]
    assert taken == []
    every = {(kind, phase) for kind in RULES.commands if kind.__struct_fields__ for phase in kind.phases}
    assert {(kind.__name__, phase) for kind, phase in every - set(known)} == set()


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"ResizeDungeon","columns":"","rows":15}',
        '{"t":"ResizeDungeon","columns":"abc","rows":15}',
        '{"t":"ResizeDungeon","columns":"20","rows":15}',
        '{"t":"ResizeDungeon","columns":15.5,"rows":15}',
        '{"t":"ResizeDungeon","columns":null,"rows":15}',
        '{"t":"ResizeDungeon","columns":20}',
        '{"t":"ResizeDungeon","columns":20,"rows":15,"depth":3}',
        '{"t":"Move","to":5}',
        '{"t":"Move","to":["E",5]}',
        '{"t":"Move"}',
        '{"t":"AddMonster","hit_points":2.5}',
        '{"t":"AddMonster","hit_points":"10"}',
        '{"t":"AddMonster","damage":6}',
        '{"t":"CreateCharacter","name":"A","race":"gnome","role":"rogue"}',
        '{"t":"CreateCharacter","name":"A","race":"elf","role":"bard"}',
        '{"t":"ChooseControl","control":"nobody"}',
        '{"t":"Prepare","figure":1,"slot":"head"}',
        '{"t":"Comment","by":"dragon","text":"A"}',
        '{"t":"UseDungeon","dungeon":{"flor":[]}}',
        '{"t":"UseDungeon","dungeon":{"starts":[[1,2,3]]}}',
        '{"t":"UseDungeon","dungeon":{"starts":["E5"]}}',
        '{"t":"UseDungeon","dungeon":{"things":[{"id":1,"kind":"mace","cell":[1,1],"weight":3}]}}',
        '{"t":"Fly","to":"E5"}',
    ],
)
def test_what_has_not_the_shape_of_a_command_is_none(text: str) -> None:
    json.loads(text)
    with pytest.raises(msgspec.ValidationError):
        RULES.command_decoder.decode(text)


def test_a_command_as_a_script_writes_it_is_the_command() -> None:
    laid = dungeon(foe("E5"), starts=["A1", None, "C1"], walls=["B2"], things=[("mace", "D4")])
    text = msgspec.json.encode(UseDungeon(dungeon=laid))
    assert RULES.command_decoder.decode(text) == UseDungeon(dungeon=laid)
    plain: dict[str, Any] = json.loads(text)
    assert plain["dungeon"]["starts"] == [[0, 0], None, [2, 0]]
    short = RULES.command_decoder.decode('{"t":"UseDungeon","dungeon":{}}')
    assert short == UseDungeon(dungeon=Dungeon())
    party(Hero("A1")).do(short)
