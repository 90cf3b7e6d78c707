"""Few keys on the page of a dungeon: ways that end with a blow, the last attack again, eight directions, the mouse."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.campaign import Campaign, acting_figure
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import FLOOR, Dungeon
from ffapp.doonjons.figures import Monster
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BeginCampaign
from ffapp.doonjons.setup import UseDungeon
from ffapp.doonjons.turns import Move
from ffapp.doonjons.walls import ChooseWalls
from ffapp.tui.app import FFApp
from ffapp.tui.kit.prose import Prose
from ffapp.tui.table.dungeon import DungeonPage
from tests.tui.doonjons_tables import AILA, campaign, press_all
from tests.tui.fray import playing

SMALL = (80, 24)


def goblin(cell: str, number: int = 0, *, armour_class: int = 99, hit_points: int = 50) -> Monster:
    """One that is never hit where a test says nothing else, and lives through all of it."""
    return Monster(
        id=0,
        kind="goblin",
        damage="1d4",
        hit_points=hit_points,
        left=hit_points,
        cell=parsed(cell),
        armour_class=armour_class,
        number=number,
    )


def table(*monsters: Monster, start: str = "H8", walls: str = "", full: bool = False, party: Any = (AILA,)) -> Game:
    """A fighter with a sword and two cells a move or more, first in turn on an empty floor of 15 by 15."""
    rows = [[FLOOR] * 15 for _ in range(15)]
    for cell in map(parsed, walls.split()):
        rows[cell.row][cell.column] = "#"
    starts = [parsed(start), *(Cell(14, row) for row in range(5))][: len(party)]
    laid = Dungeon(floor=tuple("".join(row) for row in rows), monsters=monsters, starts=tuple(starts))
    quick = (
        (2, 2, 2, 2),
        (2, 2, 2, 2),
        (4, 4, 4, 4),
        (4, 4, 4, 4),
    )  # strength 13, dexterity 13, speed and initiative 21
    characters = [(one, tuple(face for four in quick for face in four)) for one in party]
    chosen = (ChooseWalls(full=True),) if full else ()
    order = (20,) * len(party) + (1,) * len(monsters)
    return campaign(
        *characters, *chosen, BeginCampaign(), UseDungeon(dungeon=laid), (StartDungeon(), order), BeginTurns()
    )


def page(app: FFApp) -> DungeonPage:
    assert isinstance(app.screen, DungeonPage), app.screen
    return app.screen


def state_of(app: FFApp) -> Campaign:
    state: Campaign = app.playing.game.state
    return state


def done(app: FFApp, since: int) -> list[Command]:
    """What has been carried out since a step, oldest first."""
    game = app.playing.game
    return [game.command(step) for step in game.path() if step.n > since]


def prompt(app: FFApp) -> str:
    return str(page(app).query_one("#prompt", Prose).text).replace("\u00a0", " ")


async def aim(pilot: Any, cell: str) -> None:
    """Puts the cursor onto a cell by the arrows of the keyboard, from where nobody stands next to."""
    app = pilot.app
    at, to = acting_figure(state_of(app)).cell, parsed(cell)
    assert at is not None
    across, down = to.column - at.column, to.row - at.row
    keys = ["right" if across > 0 else "left"] * abs(across) + ["down" if down > 0 else "up"] * abs(down)
    await press_all(pilot, ["m", *keys])
    assert page(app).grid.cursor == to


# -- a way that ends with a blow ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "walls", "full", "wanted", "told"),
    [
        ("L8", "", False, ["K8", "strike"], "1 déplacement jusqu’à K8, puis attaque : jamais (0 %). 2 actions."),
        ("H2", "", False, ["H3", "strike"], "1 déplacement jusqu’à H3"),
        ("L8", "J7 J8 J9", False, ["K8", "strike"], "1 déplacement"),
        (
            "L8",
            " ".join(f"J{row}" for row in range(2, 15)),
            True,
            ["I5", "K2", "L7"],
            "3 déplacements pour l’avoir à portée. Ce tour-ci jusqu’à L7.",
        ),
    ],
)
async def test_enter_on_a_distant_enemy_asks_once_walks_and_strikes(
    monster: str, walls: str, full: bool, wanted: list[str], told: str
) -> None:
    """Each step and the blow are commands of their own, undone one by one; by both kinds of walls."""
    app = playing(table(goblin(monster), walls=walls, full=full))
    async with app.run_test(size=SMALL) as pilot:
        head, before = app.playing.game.head, state_of(app)
        await aim(pilot, monster)
        assert told in prompt(app)
        assert "Entrée : oui" not in prompt(app)
        await press_all(pilot, ["enter"])
        assert (app.playing.game.head, prompt(app).endswith("Entrée : oui. Échap : non.")) == (head, True)
        await press_all(pilot, ["escape", "enter"])
        assert app.playing.game.head == head
        await aim(pilot, monster)
        await press_all(pilot, ["enter", "enter"])
        commands = done(app, head)
        assert [command.to if isinstance(command, Move) else "strike" for command in commands] == wanted
        for left in reversed(range(len(commands))):
            await press_all(pilot, ["u"])
            assert len(done(app, head)) == left
        assert state_of(app) == before
