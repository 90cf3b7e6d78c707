"""Few keys on the page of a dungeon: ways that end with a blow, the last attack again, eight directions, the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from textual import events

from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.core.ruleset import Ruleset
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import Campaign, acting_figure, played_by_program
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import FLOOR, Dungeon
from ffapp.doonjons.equipping import Equip
from ffapp.doonjons.figures import Monster
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BeginCampaign, ChooseDice
from ffapp.doonjons.pursuit import pursuit
from ffapp.doonjons.setup import ChooseControl, UseDefault, UseDungeon
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.doonjons.walls import ChooseWalls
from ffapp.rulesets import ruleset_of
from ffapp.store.errors import StoreError
from ffapp.texts import Texts
from ffapp.texts.dungeon import at_large, at_stake, last_attack_of, stake_text, targets
from ffapp.tui.app import FFApp
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.choosing import WriteFailedDialog
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.typed_dice import DiceDialog
from ffapp.tui.table.deeds import ARROWS, CORNERS, PAD
from ffapp.tui.table.dungeon import DungeonPage
from tests.shares import few
from tests.tui.doonjons_tables import AILA, BRUNE, campaign, press_all
from tests.tui.fray import playing
from tests.tui.shelves import toasts
from tests.tui.test_bursts import burst, carried_out

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


async def test_a_way_ends_with_the_turn_and_a_key_too_many_does_nothing() -> None:
    app = playing(table(goblin("O15"), goblin("O14", 2), start="A1", party=(AILA, BRUNE)))
    async with app.run_test(size=SMALL) as pilot:
        head, acting = app.playing.game.head, state_of(app).acting
        await aim(pilot, "O15")
        assert "3 actions." in prompt(app)
        await press_all(pilot, ["enter"] * 5)
        assert [type(one) for one in done(app, head)] == [Move, Move, Move]
        assert state_of(app).acting != acting


async def test_a_blow_of_typed_dice_is_asked_for_behind_the_way() -> None:
    game = table(goblin("L8"))
    game.submit(ChooseDice(typed=True))
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        head = game.head
        await aim(pilot, "L8")
        await press_all(pilot, ["enter", "enter"])
        assert isinstance(app.screen, DiceDialog)
        assert [type(one) for one in done(app, head)] == [Move]
        await press_all(pilot, ["1", "enter"])
        assert done(app, head)[1:] == [Strike(target=state_of(app).dungeon.monsters[0].id)]


async def test_a_way_stops_where_the_disk_is_full() -> None:
    game = table(goblin("O8"))
    app = playing(game)

    class Full:
        left = 1

        def append(self, body: bytes) -> None:
            self.left -= 1
            if self.left < 0:
                raise StoreError("full", path="A", cause="ENOSPC")

    async with app.run_test(size=SMALL) as pilot:
        head, game.journal = game.head, Full()
        await press_all(pilot, ["tab", "enter"])
        assert [type(one) for one in done(app, head)] == [Move]
        assert isinstance(app.screen, WriteFailedDialog)


async def test_a_typed_cell_of_a_distant_enemy_is_walked_to_as_well() -> None:
    app = playing(table(goblin("L8")))
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["g", *"l8"])
        told = str(app.screen.query_one("#preview", Prose).text).replace("\u00a0", " ")
        way = "Gobelin, à 4 cases : 1 déplacement jusqu’à K8, puis attaque : jamais (0 %)."
        assert told == f"{way} 2 actions. 1 adversaire peut y frapper."
        await press_all(pilot, ["enter"])
        assert [type(one) for one in done(app, head)] == [Move, Strike]
        assert page(app).moment == "look"


def test_what_is_told_of_a_way_says_how_many_can_strike_where_it_ends() -> None:
    """Of one step as of a way that ends with a blow, or before it; nothing where nobody can, nor of a blow at once."""
    archer = replace(goblin("A1", 3), reach=6)
    game = table(goblin("L8", 1), goblin("L9", 2), archer, goblin("H9", 4), start="H8")
    said = {
        "K8": "Aller en K8, 3 cases. 1 action. 2 adversaires peuvent y frapper.",
        "F6": "Aller en F6, 2 cases. 1 action. 1 adversaire peut y frapper.",
        "J6": "Aller en J6, 2 cases. 1 action.",
        "L8": "puis attaque : jamais (0 %). 2 actions. 2 adversaires peuvent y frapper.",
        "H9": "1d8 de dégâts. 1 action.",
    }
    for cell, told in said.items():
        stake = at_stake(game.state, parsed(cell))
        assert stake_text(Texts("fr"), game.state, parsed(cell), stake).replace("\u00a0", " ").endswith(told), cell


async def test_where_no_way_leads_it_is_told_in_place_and_costs_nothing() -> None:
    around = "K7 K8 K9 L7 L9 M7 M8 M9"
    app = playing(table(goblin("L8"), walls=around, full=True))
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        before, head = state_of(app), app.playing.game.head
        await aim(pilot, "L8")
        told = "✗ Aucun chemin ne mène là d’où attaquer Gobelin."
        where = told.replace("✗ ", "✗ Gobelin, en L8, à 4 cases. ")
        assert prompt(app).replace("\u00a0", " ") == where
        await press_all(pilot, ["enter", "enter"])
        assert (state_of(app), app.playing.game.head) == (before, head)
        assert prompt(app).replace("\u00a0", " ") == where
        assert [one.replace("\u00a0", " ") for one in toasts(app)] == [told.removeprefix("✗ ")]


# -- keys that strike --------------------------------------------------------------------------------------------------


async def test_three_blows_are_three_keys() -> None:
    """Into an enemy beside one: a direction strikes it; the last attack again is a key of its own."""
    app = playing(table(goblin("I9"), goblin("L8", 1), goblin("L9", 2)))
    async with app.run_test(size=SMALL) as pilot:
        head, beside = app.playing.game.head, state_of(app).dungeon.monsters[0].id
        await press_all(pilot, ["3", "pagedown", "r"])
        assert done(app, head) == [Strike(target=beside)] * 3


@few(1, "keys", [ARROWS, CORNERS, PAD])
async def test_each_direction_leads_to_the_cell_there_and_into_an_enemy_it_strikes(
    keys: dict[str, tuple[int, int]],
) -> None:
    app = playing(table(goblin("A1")))
    async with app.run_test(size=SMALL) as pilot:
        for key, (dx, dy) in keys.items():
            await press_all(pilot, [key])
            assert page(app).grid.cursor == Cell(7 + dx, 7 + dy)
            await press_all(pilot, [key, "escape"])
    ring = [Cell(7 + dx, 7 + dy) for dx, dy in keys.values()]
    app = playing(table(*(goblin(cell.name, at + 1) for at, cell in enumerate(ring)), party=(AILA, BRUNE)))
    async with app.run_test(size=SMALL) as pilot:
        monsters = {one.cell: one.id for one in state_of(app).dungeon.monsters}
        for (key, _), cell in zip(keys.items(), ring, strict=True):
            head = app.playing.game.head
            await press_all(pilot, [key])
            assert done(app, head) == [Strike(target=monsters[cell])]
            await press_all(pilot, ["u"])
            await press_all(pilot, ["m", key])  # whose cursor is out already only aims
            assert (app.playing.game.head, page(app).grid.cursor) == (head, cell)
            await press_all(pilot, ["escape"])


async def test_an_attack_is_repeated_or_refused_with_its_reason() -> None:
    """Of whose turn it is, with the same weapon on the same target."""
    game = table(goblin("I8", 1), goblin("I9", 2, armour_class=0, hit_points=1), party=(AILA, BRUNE))
    first, second = (one.id for one in game.state.dungeon.monsters)
    app = playing(game)
    async with app.run_test(size=SMALL, notifications=True) as pilot:

        async def refused() -> str:
            head, state = game.head, state_of(app)
            await press_all(pilot, ["r"])
            assert (game.head, state_of(app)) == (head, state)
            return toasts(app)[-1].replace("\u00a0", " ")

        head = game.head
        assert await refused() == "Aïla n’a encore attaqué personne dans ce donjon."
        await press_all(pilot, ["right", "r", "u", "r", "r"])
        assert done(app, head) == [Strike(target=first)] * 3
        assert await refused() == "Brune n’a encore attaqué personne dans ce donjon."
        game.submit(EndTurn())
        assert await refused() == "Gobelin 1 n’a encore attaqué personne dans ce donjon."
        for _ in range(2):
            game.submit(EndTurn())
        game.submit(Equip(kind="light-crossbow"))
        assert await refused() == "La dernière attaque était avec une autre arme : Épée longue."
        game.submit(Equip(kind="longsword"))
        game.submit(Strike(target=second))
        assert await refused() == "Brune n’a encore attaqué personne dans ce donjon."
        for _ in range(2):
            game.submit(EndTurn())
        assert await refused() == "Gobelin 2 n’est plus là."
        game.submit(Strike(target=first))
        game.submit(Move(to="D8"))
        assert await refused() == "Gobelin 1 est à 5 cases, et cette attaque porte à 1."


async def test_the_key_that_repeats_is_in_the_key_line_where_it_does_something() -> None:
    app = playing(table(goblin("I8")))
    async with app.run_test(size=(120, 40)) as pilot:
        for keys, there in ((["right"], True), (["u"], False)):
            await press_all(pilot, keys)
            assert ("repeat" in {name_in(key.action) for key in app.screen.query_one(KeyBar).keys}) == there


async def test_a_direction_strikes_nobody_where_no_attack_is_possible() -> None:
    """The reason stands where one looks."""
    app = playing(table(goblin("I8")), writable=False)
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["right"])
        assert (app.playing.game.head, page(app).grid.cursor) == (head, Cell(8, 7))
        assert page(app).query_one("#prompt").has_class("-refused")


async def test_keys_in_a_burst_act_on_what_is_so_when_they_come() -> None:
    """The blow that kills turns the same key into a look at the cell."""
    app = playing(table(goblin("I8", 1, armour_class=0, hit_points=1), goblin("A1", 2)))
    async with app.run_test(size=SMALL):
        head = app.playing.game.head
        burst(app, "right", "right", "r")
        await carried_out(app)
        assert [type(one) for one in done(app, head)] == [Strike]
        assert page(app).grid.cursor == Cell(8, 7)
        burst(app, "enter", "enter", "enter")
        await carried_out(app)
        assert done(app, head)[1:] == [Move(to="I8")]


async def test_step_and_strike_are_two_keys() -> None:
    """Nobody in range: the key for targets looks at the nearest, and asks at once."""
    app = playing(table(goblin("L8"), goblin("A1", 2)))
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["tab"])
        assert page(app).grid.cursor == parsed("L8")
        assert prompt(app).endswith("Entrée : oui. Échap : non.")
        await press_all(pilot, ["escape", "enter"])
        assert app.playing.game.head == head
        await press_all(pilot, ["tab", "enter"])
        assert [type(one) for one in done(app, head)] == [Move, Strike]


# -- the mouse ---------------------------------------------------------------------------------------------------------


async def click(pilot: Any, cell: str) -> None:
    """Presses the button of the mouse on a cell, as a terminal tells it."""
    app, grid = pilot.app, page(pilot.app).grid
    region = grid.region_of(parsed(cell))
    assert region is not None
    x, y = region.offset + grid.region.offset
    for kind in (events.MouseDown, events.MouseUp):
        app._driver.send_message(kind(None, x + 1, y, 0, 0, 1, False, False, False))
    await carried_out(app)
    await pilot.pause()


async def point(pilot: Any, cell: str) -> str:
    """What the line says with the mouse over a cell."""
    grid = page(pilot.app).grid
    region = grid.region_of(parsed(cell))
    assert region is not None
    await pilot.hover(grid, offset=(region.x + 1, region.y))
    await pilot.pause()
    return prompt(pilot.app)


async def test_a_click_goes_or_strikes_and_the_price_is_told_under_the_mouse() -> None:
    app = playing(table(goblin("I8", 1), goblin("O8", 2), walls="H9"))
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        head, looked, near = app.playing.game.head, prompt(app), state_of(app).dungeon.monsters[0].id
        assert await point(pilot, "G7") == "Aller en G7, 1 case. 1 action."
        assert await point(pilot, "I8") == "Gobelin 1 : +17 contre CA 99 : jamais (0 %), 1d8 de dégâts. 1 action."
        assert "jusqu’à N8, puis attaque : jamais (0 %). 3 actions. 1 adversaire" in await point(pilot, "O8")
        assert (await point(pilot, "H9")).startswith("✗ ")
        assert page(app).grid.cursor is None, "the mouse alone points at nothing"
        await pilot.hover("#order")
        await pilot.pause()
        assert (prompt(app), app.playing.game.head, toasts(app)) == (looked, head, [])
        for cell in ("H9", "H8"):  # an obstacle, and where one stands
            await click(pilot, cell)
            assert (app.playing.game.head, page(app).grid.cursor) == (head, parsed(cell))
        await click(pilot, "A1")  # too far
        assert (app.playing.game.head, prompt(app)[:2]) == (head, "✗ ")
        assert "7 cases" in prompt(app)
        await click(pilot, "I8")
        assert prompt(app).startswith("Gobelin 1 : +17"), "the mouse is there yet"
        await press_all(pilot, ["u", "U"])
        assert prompt(app).startswith("m ou flèches"), "whoever uses the keys is told of them"
        await click(pilot, "G7")
        assert done(app, head) == [Strike(target=near), Move(to="G7")]
        assert toasts(app) == []


async def test_a_click_on_a_distant_enemy_asks_and_a_second_one_does_it() -> None:
    app = playing(table(goblin("L8"), goblin("A1", 2)))
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        for cells in (("L8", "L8"), ("L8", "A1", "L8", "L8")):
            await click(pilot, cells[0])
            assert (app.playing.game.head, prompt(app).endswith("Entrée : oui. Échap : non.")) == (head, True)
            for cell in cells[1:]:
                assert app.playing.game.head == head
                await click(pilot, cell)
            assert [type(one) for one in done(app, head)] == [Move, Strike]
            await press_all(pilot, ["u", "u"])


async def test_a_click_takes_back_the_question_about_the_end_of_the_turn() -> None:
    app = playing(table(goblin("A1")))
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["x"])
        assert page(app).moment == "sure"
        await click(pilot, "G7")
        assert done(app, head) == [Move(to="G7")]


# -- a whole dungeon alone ---------------------------------------------------------------------------------------------


def alone(seed: str) -> Game:
    """The first default dungeon as it is made for one character, whose monsters the program plays."""
    game = Game(rules(), Header(id="table", ruleset="doonjons", seed=seed))
    for command in (AILA, BeginCampaign(), ChooseControl(control="nearest"), UseDefault(), StartDungeon()):
        game.submit(command)
    return game


def rules() -> Ruleset:
    ruleset = ruleset_of("doonjons")
    assert ruleset is not None
    return ruleset


def meant(game: Game) -> tuple[list[str], tuple[Command, ...]]:
    """What a plain hand presses for the character, and what that is to do: once more at the same one, else at the
    nearest in range, else a way to the nearest of all."""
    state: Campaign = game.state
    last, near = last_attack_of(game.back(), state.acting), targets(state)
    if last is not None and last.target in {one.id for one in near}:
        return ["r"], (Strike(target=last.target),)
    if near:
        return ["tab", "enter"], (Strike(target=near[0].id),)
    return ["tab", "enter"], pursuit(state, at_large(state)[0].id).commands


def won(game: Game) -> bool:
    """Plays the first dungeon by that hand, without a screen; whether it was won, and not without walking."""
    game.submit(BeginTurns())
    walked = 0
    while game.phase == "turn":
        program = played_by_program(game.state)
        for command in (choose(game.state),) if program else meant(game)[1]:
            game.submit(command)
            walked += isinstance(command, Move) and not program
    return game.phase == "setup" and walked > 2


async def test_the_first_dungeon_is_won_alone_in_few_keys() -> None:
    """An action is a key, and one more where another enemy is chosen; what a hand presses while the program plays does
    not count."""
    seed = next(seed for seed in map(str, range(200)) if won(alone(seed)))
    game = alone(seed)
    app = playing(game)
    pressed = actions = chosen = 0
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["b"])
        while page(app).moment != "cleared":
            if page(app).moment == "program":
                await press_all(pilot, ["space"])
                continue
            head = game.head
            keys, commands = meant(game)
            await press_all(pilot, keys)
            assert done(app, head)[: len(commands)] == list(commands)
            pressed, actions, chosen = pressed + len(keys), actions + len(commands), chosen + (len(keys) > 1)
    assert game.phase == "setup"
    assert pressed <= actions + chosen < 2 * actions
