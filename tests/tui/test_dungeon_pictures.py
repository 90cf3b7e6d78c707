"""Pictures of the page of a dungeon in the states that matter, small and large, and of the ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import acting_figure
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.figures import Character
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.interventions import HarmFigure
from ffapp.doonjons.monsters import AddMonster
from ffapp.doonjons.party import BeginCampaign, ChooseRules, CreateCharacter
from ffapp.doonjons.setup import PutThing, ResizeDungeon, UseDefault, UseDungeon
from ffapp.doonjons.turns import EndTurn, Move, reach
from ffapp.doonjons.walls import ChooseWalls
from ffapp.texts.dungeon import targets
from tests.doonjons.classics import classic
from tests.shares import long_only
from tests.tui.doonjons_tables import AILA, BRUNE, FOUR, begun, campaign
from tests.tui.fray import faces, fought, one_blow_left, playing, ready, turns
from tests.tui.gallery import HOSTILE
from tests.tui.tables import settled

SMALL, LARGE, LEAST, TALL, VAST = (80, 24), (120, 40), (60, 20), (80, 40), (200, 50)


def hand() -> Game:
    """A character's turn, with monsters in range."""
    return fought(
        turns(), lambda state: isinstance(acting_figure(state), Character) and len(targets(state)) > 1, hits=False
    )


def struck(face: int) -> Callable[[], Game]:
    def game() -> Game:
        played = hand()
        command = Strike(target=targets(played.state)[0].id)
        played.submit(command, faces(played, command, face, 4))
        return played

    return game


def program() -> Game:
    """The turn of a monster that the program plays."""
    return fought(turns(control="nearest"), lambda state: not isinstance(acting_figure(state), Character), hits=True)


def littered() -> Game:
    """Several things where the acting character stands."""
    start = begun(UseDefault(), party=(AILA, BRUNE)).state.dungeon.start(0)
    assert start is not None
    put = (PutThing(kind="plate", cell=start.name), PutThing(kind="rapier", cell=start.name))
    game = begun(UseDefault(), *put, StartDungeon(), BeginTurns(), party=(AILA, BRUNE))
    while game.state.acting != game.state.characters[0].id:
        game.submit(EndTurn())
    return game


def wide() -> Game:
    """The largest map."""
    return begun(UseDefault(), ResizeDungeon(columns=25, rows=25), StartDungeon(), BeginTurns(), party=FOUR)


def walled() -> Game:
    """A character's turn in the first of the defaults, with full walls."""
    laid = UseDungeon(dungeon=default_dungeon(1, len(FOUR), [one.role for one in FOUR]))
    game = campaign(*FOUR, ChooseWalls(full=True), BeginCampaign(), laid, StartDungeon(), BeginTurns())
    while not isinstance(acting_figure(game.state), Character):
        game.submit(EndTurn())
    return game


def third(*commands: Command) -> Game:
    """The wizard's turn in the third of the classics, which is larger than most terminals and has enemies far away."""
    laid = UseDungeon(dungeon=classic(3, len(FOUR)))
    game = campaign(*FOUR, *commands, BeginCampaign(), laid, StartDungeon(), BeginTurns())
    while not (isinstance(one := acting_figure(game.state), Character) and one.role == "wizard"):
        game.submit(EndTurn())
    return game


def magical() -> Game:
    """The same by the extended rules, one step further, the fighter wounded."""
    game = third(ChooseRules(rules="extended"))
    game.submit(Move(to=reach(game.state)[0].name))
    game.submit(HarmFigure(figure=game.state.characters[0].id, damage="5d2"), (1,) * 5)
    return game


def crowd() -> Game:
    """More than the order has room for, with names that would break what reads them as anything but names."""
    names = (HOSTILE[0], "Très" * 10, HOSTILE[5], HOSTILE[6], "Zoé", "Théodebert le Grand")
    party = tuple(CreateCharacter(name=name[:40], race="elf", role="wizard") for name in names)
    monsters = (
        AddMonster(
            species=f"Hydre [b] {at}", damage="2d6", hit_points=300, reach=4, dexterity=3, cells=(f"{column}10",)
        )
        for at, column in enumerate("ABCDEF")
    )
    return begun(UseDefault(), *monsters, StartDungeon(), BeginTurns(), party=party)


def cleared() -> Game:
    return fought(turns(), one_blow_left, hits=True)


def dead() -> Game:
    return fought(turns(), lambda state: state.ending is not None, hits=False)


PICTURES: dict[str, tuple[Callable[[], Game], tuple[int, int], list[str], dict[str, Any]]] = {
    "ready": (ready, SMALL, [], {}),
    "ready-large": (ready, LARGE, ["tab"], {}),
    "reach": (hand, SMALL, ["down", "right"], {}),
    "refused": (hand, SMALL, ["g", "a", "1"], {}),
    "range": (hand, SMALL, ["tab"], {}),
    "range-large": (hand, LARGE, ["tab"], {}),
    "range-light": (hand, LARGE, ["tab"], {"theme": "light"}),
    "range-ascii": (hand, SMALL, ["tab"], {"ascii_only": True}),
    "range-ascii-large": (hand, LARGE, ["tab"], {"ascii_only": True}),
    "range-vast": (hand, (200, 50), ["tab"], {}),
    "range-giant": (hand, (200, 60), ["tab"], {"theme": "light"}),
    "crowd": (crowd, SMALL, [], {}),
    "crowd-large": (crowd, LARGE, [], {}),
    "crowd-least": (crowd, LEAST, ["tab"], {}),
    "range-english": (hand, LEAST, ["tab"], {"language": "en"}),
    "hit": (struck(20), SMALL, [], {}),
    "hit-large": (struck(20), LARGE, [], {}),
    "miss": (struck(1), SMALL, [], {}),
    "said": (struck(20), SMALL, ["c", *"Aux armes", "enter"], {}),
    "several": (littered, SMALL, ["p"], {}),
    "program": (program, SMALL, [], {}),
    "scrolled": (wide, SMALL, [], {}),
    "walls": (walled, SMALL, ["m"], {}),
    "walls-large": (walled, LARGE, ["m"], {}),
    "tall": (struck(20), TALL, [], {}),
    "defeat": (dead, SMALL, [], {}),
    "lost": (dead, SMALL, ["enter"], {}),
    "lost-least": (dead, LEAST, ["enter"], {}),
    "lost-large": (dead, LARGE, ["enter"], {}),
    "lost-light": (dead, LARGE, ["enter"], {"theme": "light"}),
    "lost-ascii": (dead, LARGE, ["enter"], {"ascii_only": True}),
    "hit-vast": (struck(20), (200, 50), [], {}),
    "history-large": (struck(20), LARGE, ["v"], {}),
    "history": (struck(20), SMALL, ["v", "c"], {}),
}


FAR: dict[str, tuple[Callable[[], Game], list[str]]] = {
    "third": (third, []),
    "nearest": (third, ["tab"]),
    "spell": (magical, ["l", "1"]),
    "swap": (magical, ["l", "2", "1"]),
    "hand": (magical, ["j", "1", "1", "o", "1", "5"]),
}
"""Enemies out of sight, spells that are aimed, and the master's hand."""

IN_EVERY_SIZE = {
    f"{name}-{size[0]}": (make, size, keys, {})
    for name, (make, keys) in FAR.items()
    for size in (LEAST, SMALL, LARGE, VAST)
}
PICTURES |= IN_EVERY_SIZE
PICTURES["third-light"] = third, SMALL, ["tab"], {"theme": "light"}
PICTURES["third-ascii"] = third, SMALL, ["tab"], {"ascii_only": True}

OTHER_LOOKS = {
    "ready-large",
    "range-light",
    "range-ascii",
    "range-ascii-large",
    "range-giant",
    "crowd-large",
    "range-english",
    "hit-large",
    "tall",
    "lost-least",
    "lost-large",
    "lost-light",
    "lost-ascii",
    "hit-vast",
    "history-large",
    "refused",
    "range-vast",
    "crowd-least",
    "miss",
    "several",
    "walls-large",
    "reach",
    "third-light",
    *(name for name in IN_EVERY_SIZE if name not in ("third-60", "third-80", "spell-80", "hand-80")),
}
"""The same page in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    make, size, keys, options = PICTURES[name]

    async def before(pilot: Any) -> None:
        await settled(pilot)
        await pilot.press(*keys)
        await settled(pilot)

    assert snap_compare(playing(make(), **options), terminal_size=size, run_before=before)


WON = ("cleared", "cleared-large", "won", "won-large", "won-vast")


@pytest.mark.parametrize("won", long_only(WON, ["cleared-large", "won-large", "won-vast"]))
def test_picture_of_a_victory(won: str, snap_compare: Any) -> None:
    """The last blow of a dungeon; and that of the third one."""
    game = cleared()
    command = Strike(target=game.state.dungeon.monsters[0].id)

    async def before(pilot: Any) -> None:
        await settled(pilot)
        pilot.app.playing.act(command, dice=faces(game, command, 20, 4))
        await settled(pilot)
        if won.startswith("won"):
            await pilot.press("enter")
            await settled(pilot)

    if won.startswith("won"):
        game._state = replace(game.state, number=3)
    size = LARGE if won.endswith("large") else (200, 50) if won.endswith("vast") else SMALL
    assert snap_compare(playing(game), terminal_size=size, run_before=before)
