"""The page of a dungeon by its keys: moves and attacks, equipment, comments, monsters of the program, the ends."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from msgspec.structs import replace as changed
from textual.screen import Screen

from ffapp.core.game import Game
from ffapp.core.messages import Change
from ffapp.doonjons.attacks import Attacked, DeclareDefeat, DungeonCleared, Strike, in_range
from ffapp.doonjons.campaign import Campaign, acting_figure, everybody, figure_of
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.equipping import Equip, Equipped, PickUp
from ffapp.doonjons.figures import Character, Monster, Named, armour_class, attack_of, chance_of, named
from ffapp.doonjons.initiative import BeginTurns, StartDungeon, TurnBegun
from ffapp.doonjons.monsters import AddMonster
from ffapp.doonjons.party import BeginCampaign, ChooseDice, CreateCharacter
from ffapp.doonjons.setup import ChooseControl, PutThing, ResizeDungeon, UseDefault, UseDungeon
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import Comment, Commented, EndTurn, Move, Moved, TurnEnded, reach
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.texts.board import figure_text
from ffapp.texts.chronicle import TABLE_KINDS
from ffapp.texts.dungeon import at_large, attack_text, deeds_text, kin_text, last_attack, last_deed, targets, turns_text
from ffapp.texts.telling import tell_events
from ffapp.tui.app import FFApp
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.choosing import ConfirmDialog
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.key_bar import Key, KeyBar, fitted_keys
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.picker import Picker
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.typed_dice import DiceDialog
from ffapp.tui.look.canvas import Canvas
from ffapp.tui.look.painting import Paints
from ffapp.tui.look.scene_dungeon import dungeon
from ffapp.tui.pages.end import End
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.story import kind_of
from ffapp.tui.table import monsters_turn as pace
from ffapp.tui.table.deeds import DUNGEON
from ffapp.tui.table.dialogs import (
    AboutDialog,
    CellForm,
    CommentForm,
    EquipMenu,
    OrderDialog,
    PickUpMenu,
    SheetsDialog,
)
from ffapp.tui.table.dungeon import DungeonPage
from ffapp.tui.table.end import CampaignEndScreen, tally
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.order import OrderList
from ffapp.tui.table.page import TablePage
from ffapp.tui.table.setup import SetupPage
from ffapp.tui.table.sheets import FigureSheet
from ffapp.tui.table.target import Target, aim_at
from tests.shares import few, long_but
from tests.tui.doonjons_tables import AILA, BRUNE, FOUR, begun, campaign, press_all
from tests.tui.fray import by_hand, faces, fought, keys_for, one_blow_left, playing, ready, turns
from tests.tui.gallery import screen_lines
from tests.tui.shelves import toasts
from tests.tui.tables import settled

FR = Texts("fr", strict=True)
SMALL, LARGE, LEAST = (80, 24), (120, 40), (60, 20)
TWO = (AILA, BRUNE)


def page(app: FFApp) -> DungeonPage:
    assert isinstance(app.screen, DungeonPage), app.screen
    return app.screen


def state_of(app: FFApp) -> Campaign:
    state: Campaign = app.playing.game.state
    return state


def pages(app: FFApp) -> list[str]:
    """The whole stack, from the title to what is on top."""
    return [type(screen).__name__ for screen in app.screen_stack if screen.id != "_default"]


def prompt(app: FFApp) -> str:
    told = page(app).query_one("#prompt", Prose).text
    return told if isinstance(told, str) else told.plain


def shown(app: Any) -> str:
    return "\n".join(screen_lines(app))


def region_of(app: Any, selector: str) -> list[str]:
    """The part of the screen that a widget takes, with one column more on both sides."""
    region = app.screen.query_one(selector).region
    return [line[region.x - 1 : region.right + 1] for line in screen_lines(app)[region.y : region.bottom]]


def far_away() -> Game:
    """A character's turn in a large dungeon, every monster far away."""
    far = (AddMonster(kind="goblin", hit_points=9, cells=(cell,)) for cell in ("Y25", "A1"))
    return begun(UseDefault(), ResizeDungeon(columns=25, rows=25), *far, StartDungeon(), BeginTurns(), party=(AILA,))


def with_opponent_in_range(**named: Any) -> Any:
    """A game in a turn of a character who has a monster in range, and two actions at least."""

    def there(state: Campaign) -> bool:
        acting = acting_figure(state)
        return isinstance(acting, Character) and state.actions > 1 and len(in_range(state, acting)) > 1

    return fought(turns(**named), there, hits=False)


# -- a whole dungeon ---------------------------------------------------------------------------------------------------


async def test_a_whole_dungeon_by_keys() -> None:
    """Two characters and the master; every action is a few keys, and the rules' own hand says which."""
    game = ready(party=TWO, seed="torch-116")
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["b"])
        done = set()
        while app.playing.game.phase == "turn":
            state = state_of(app)
            command = by_hand(state)
            aimed, near = page(app).aiming.struck, tuple(one.id for one in targets(state))
            first = near.index(aimed) if aimed in near else 0
            await press_all(pilot, keys_for(game, command, near[first:] + near[:first]))
            assert app.playing.game.command(app.playing.game.steps[app.playing.game.head]) == _meant(command, state)
            done.add(type(command))
        assert done == {Move, Strike, Equip, PickUp}
        assert isinstance(app.playing.game.steps[app.playing.game.head].events[-1], DungeonCleared)
        assert page(app).moment == "cleared"
        await press_all(pilot, ["n"])
        assert isinstance(app.screen, SetupPage)


def _meant(command: Any, state: Campaign) -> Any:
    """The same command as the page would make it."""
    if isinstance(command, PickUp):
        there = state.dungeon.things_at(acting_figure(state).cell or Cell(0, 0))
        return PickUp() if len(there) == 1 else command
    return command


# -- moves and attacks -------------------------------------------------------------------------------------------------


async def test_arrows_aim_enter_goes_and_escape_is_free() -> None:
    app = playing(turns())
    async with app.run_test(size=SMALL) as pilot:
        before, head = state_of(app), app.playing.game.head
        at = acting_figure(before).cell
        assert at is not None
        await press_all(pilot, ["right", "down"])
        wanted = Cell(at.column + 1, at.row + 1)
        assert page(app).grid.cursor == wanted
        assert wanted.name in prompt(app)
        await press_all(pilot, ["escape", "enter"])
        assert (page(app).grid.cursor, app.playing.game.head) == (None, head)
        await press_all(pilot, ["right", "down", "enter"])
        after = state_of(app)
        assert acting_figure(after).cell == wanted
        assert after.actions == before.actions - 1


async def test_what_is_marked_is_what_is_accepted() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=LARGE):
        picture = page(app).grid.picture
        state = state_of(app)
        every = [Cell(column, row) for column in range(picture.columns) for row in range(picture.rows)]
        accepted = {cell for cell in every if app.playing.game.why_not(Move(to=cell.name)) is None}
        assert picture.reach == accepted == set(reach(state))
        assert picture.targets == {
            one.cell for one in state.dungeon.monsters if app.playing.game.why_not(Strike(target=one.id)) is None
        }


async def test_a_refusal_is_told_in_place_and_costs_nothing() -> None:
    app = playing(turns())
    async with app.run_test(size=SMALL) as pilot:
        state, head = state_of(app), app.playing.game.head
        far = next(one.cell for one in state.characters if one.cell != acting_figure(state).cell)
        assert far is not None
        page(app).grid.cursor = far
        await pilot.pause()
        assert page(app).query_one("#prompt").has_class("-refused")
        assert prompt(app).startswith("✗ ")
        await press_all(pilot, ["enter"])
        assert (app.playing.game.head, state_of(app)) == (head, state)


async def test_the_cell_where_a_way_begins_is_no_fault_before_it_is_chosen() -> None:
    app = playing(turns())
    async with app.run_test(size=SMALL) as pilot:
        cell = acting_figure(state_of(app)).cell
        assert cell is not None
        await press_all(pilot, ["m"])
        assert page(app).grid.cursor == cell
        assert prompt(app) == app.texts("dungeon-way-begins", cell=cell.name)
        assert not page(app).query_one("#prompt").has_class("-refused")
        head = app.playing.game.head
        await press_all(pilot, ["enter"])
        assert app.playing.game.head == head


async def test_tab_goes_through_the_targets_and_tells_the_chance() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=SMALL) as pilot:
        state = state_of(app)
        near = targets(state)
        for one in (*near, near[0]):
            await press_all(pilot, ["tab"])
            assert page(app).grid.cursor == one.cell
            assert page(app).grid.picture.chosen == one.cell
            assert f"CA {one.armour_class}" in prompt(app)  # type: ignore[union-attr]
        await press_all(pilot, ["shift+tab"])
        assert page(app).grid.cursor == near[-1].cell


async def test_with_nothing_in_range_tab_looks_at_the_nearest_enemy_and_says_how_far() -> None:
    app = playing(far_away())
    async with app.run_test(size=LEAST) as pilot:
        state, grid = state_of(app), page(app).grid
        nearest = at_large(state)[0]
        at, far = acting_figure(state).cell, nearest.cell
        assert at is not None
        assert far is not None
        assert f"à {distance(at, far)} cases" in prompt(app).replace("\u00a0", " ")
        seen, before = grid.region_of(far), grid.scroll_offset
        head = app.playing.game.head
        await press_all(pilot, ["tab"])
        assert grid.cursor == far
        assert grid.region_of(far) is not None
        assert seen is not None or grid.scroll_offset != before
        assert f"à {distance(at, far)} cases" in prompt(app).replace("\u00a0", " ")
        assert page(app).query_one(FigureSheet).figure == nearest
        assert app.playing.game.head == head
        await press_all(pilot, ["tab"])
        assert grid.cursor == at_large(state)[1].cell
        await press_all(pilot, ["escape"])
        assert (grid.cursor, grid.region_of(at) is not None) == (None, True)


async def test_the_default_board_the_whole_order_and_all_hit_points_are_seen_on_a_small_screen() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=SMALL) as pilot:
        for keys in ([], ["tab"]):
            await press_all(pilot, keys)
            state, grid = state_of(app), page(app).grid
            assert all(grid.region_of(cell) for cell in state.dungeon.cells())
            side = region_of(app, "#order")
            for one in everybody(state):
                [line] = [line for line in side if figure_text(app.texts, one) in line]
                assert f"{one.left}/{one.hit_points}" in line


async def test_the_order_tells_cells_race_and_class_and_who_acts_and_the_sheet_its_cell() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=SMALL) as pilot:
        for size in (SMALL, LARGE, (200, 50)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            state, side = state_of(app), region_of(app, "#order")
            for one in everybody(state):
                [line] = [line for line in side if figure_text(app.texts, one) in line]
                assert one.cell is not None
                assert one.cell.name in line
                assert (line.lstrip()[0] == "▌") == (one.id == state.acting)
                if isinstance(one, Character):
                    assert kin_text(one, app.texts, short=True) in line or kin_text(one, app.texts) in line
            acting = acting_figure(state)
            assert acting.cell is not None
            told = " ".join(region_of(app, "#sheet"))
            for words in (figure_text(app.texts, acting), kin_text(acting, app.texts), acting.cell.name):
                assert words in told


def by_default(number: int, party: tuple[CreateCharacter, ...]) -> Game:
    """The first turn of a character in a default dungeon."""
    laid = default_dungeon(number, len(party), [one.role for one in party], [one.race for one in party])
    game = campaign(*party, BeginCampaign(), UseDungeon(dungeon=laid), StartDungeon(), BeginTurns())
    while not isinstance(acting_figure(game.state), Character):
        game.submit(EndTurn())
    return game


SIX = (*FOUR, *(CreateCharacter(name=name, race="dwarf", role="cleric") for name in ("Zoé", "Théodebert")))


@pytest.mark.parametrize("party", [FOUR, SIX], ids=["four", "six"])
async def test_all_that_the_display_must_tell_of_a_default_dungeon_is_on_a_small_screen(party: Any) -> None:
    """Letters and numbers, the order with cells and hit points, round, actions left, who acts, and the commands."""
    game = by_default(1, party)
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        state, told = state_of(app), shown(app).replace("\u00a0", " ")
        grid, acting = page(app).grid, acting_figure(state)
        assert (state.dungeon.columns, state.dungeon.rows) == (15, 15)
        assert all(grid.region_of(cell) for cell in state.dungeon.cells())
        lines = [line[grid.region.x : grid.region.right] for line in screen_lines(app)][
            grid.region.y : grid.region.bottom
        ]
        assert lines[0].split() == list("ABCDEFGHIJKLMNO")
        assert [int(line[:2]) for line in lines[1:]] == list(range(1, 16))
        order = "\n".join(region_of(app, "#order"))
        for row in page(app).query_one(OrderList).places:
            assert re.search(rf"{row.label}\b.*\b{row.cell} +{row.left}/{row.hit_points}\b", order), row
            assert any(row.label in line for line in lines), row
        assert f"tour {state.round}" in told
        assert "3 actions" in told
        side = "\n".join(region_of(app, "#sheet"))
        for words in (figure_text(app.texts, acting), acting.cell.name if acting.cell else "", "CA "):
            assert words in side.replace("\u00a0", " ")
        assert app.texts("dungeon-key-end_turn") in told


async def test_a_click_on_either_of_two_side_by_side_in_the_order_shows_that_sheet() -> None:
    app = playing(by_default(1, SIX))
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        order = page(app).query_one(OrderList)
        high = order.size.height - 1
        assert high < len(order.places)
        for at, x in ((1, 3), (high + 1, order.size.width // 2 + 3)):
            await pilot.click(OrderList, offset=(x, 2))
            await settled(pilot)
            assert isinstance(app.screen, SheetsDialog)
            assert app.screen.query_one(FigureSheet).figure == figure_of(state_of(app), order.places[at].id)
            await press_all(pilot, ["escape"])


async def test_a_loss_makes_no_name_of_the_order_shorter() -> None:
    hurt_now = fought(turns(), lambda state: any(one.left < one.hit_points for one in state.characters), hits=False)
    for game in (turns(), hurt_now):
        app = playing(game)
        async with app.run_test(size=SMALL):
            side = region_of(app, "#order")
            for one in everybody(state_of(app)):
                assert any(figure_text(app.texts, one) in line for line in side), one


async def test_the_default_board_has_its_largest_cells_on_the_largest_screens() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=(200, 50)):
        state, grid = state_of(app), page(app).grid
        regions = [grid.region_of(cell) for cell in state.dungeon.cells()]
        assert {(region.width, region.height) for region in regions if region} == {(7, 3)}
        assert all(regions)
        covered = [page(app).query_one(selector).region for selector in ("#side", "#deed", "#story")]
        assert not any(part.overlaps(grid.region) for part in covered)


async def test_what_is_refused_moves_nothing_and_hides_no_cell() -> None:
    app = playing(turns())
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        before = screen_lines(app)
        await press_all(pilot, ["r"])
        [told] = toasts(app)
        after = screen_lines(app)
        assert told.replace("\u00a0", " ") in after[-2].replace("\u00a0", " ")
        assert after[:-2] == before[:-2]
        await press_all(pilot, ["escape"])
        assert screen_lines(app)[-2] == before[-2]


@pytest.mark.long
@pytest.mark.parametrize("size", [LEAST, SMALL])
async def test_the_next_target_in_sight_moves_no_map(size: tuple[int, int]) -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=size) as pilot:
        grid = page(app).grid
        near = [one.cell for one in targets(state_of(app)) if one.cell is not None]
        for cell in (*near, *near):
            seen, before = grid.region_of(cell), grid.scroll_offset
            await press_all(pilot, ["tab"])
            assert grid.cursor == cell
            assert grid.region_of(cell) is not None
            assert (grid.scroll_offset == before) == (seen is not None)


@few((1,), "size", [LEAST, SMALL, LARGE, (200, 50)])
async def test_who_is_aimed_at_is_told_with_armour_class_faces_and_chance(size: tuple[int, int]) -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=size) as pilot:
        target = targets(state_of(app))[0]
        means = attack_of(acting_figure(state_of(app)))
        assert means is not None
        chance = chance_of(means, target)
        block = page(app).query_one(Target)
        assert not block.display
        await press_all(pilot, ["tab"])
        told = " ".join(" ".join(region_of(app, "#target")).replace("\u00a0", " ").split())
        for words in ("Cible · ", figure_text(app.texts, target), f"{chance.least} et plus", f"{chance.percent} %"):
            assert words in told
        assert ("█" in told) == (size[0] >= 120)
        assert f"CA {armour_class(target)}" in told or size[0] >= 120
        assert "━" in told
        if size[0] >= 120:  # the chance of each is told in its cell, too
            assert shown(app).replace("\u00a0", " ").count(" %") >= len(targets(state_of(app))) + 1
        await press_all(pilot, ["escape"])
        assert not block.display


@pytest.mark.parametrize(("bonus", "told", "hits"), [(-40, "jamais", 0), (90, "toujours", 20), (3, "16 et plus", 5)])
def test_the_line_of_the_die_is_heavy_from_the_face_on_that_hits(bonus: int, told: str, hits: int) -> None:
    target = Monster(id=1, kind="goblin", damage="1d6", hit_points=8, left=8, speed=9, armour_class=18)
    means = attack_of(changed(target, damage="1d8"))
    assert means is not None
    aim = aim_at(Texts("fr", strict=True), means._replace(bonus=bonus), target)
    assert (aim.told, aim.faces, aim.armour) == (told, hits, 18)
    for roomy, width, x in ((False, 21, 1), (True, 35, 15)):
        block = Target()
        block.set_reactive(Target.aim, aim)
        block.set_reactive(Target.roomy, roomy)
        canvas = Canvas(width, block.rows(width))
        block.draw(canvas)
        lines = canvas.text().splitlines()
        assert lines[3][x:].strip("▀█▄ ") == "─" * (20 - hits) + "━" * hits
        assert lines[2].replace("\u00a0", " ").endswith(f"{5 * hits} %")


async def test_a_pressed_key_twice_attacks_once_and_ends_one_turn() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=SMALL) as pilot:
        depth, acting = app.playing.game.depth, state_of(app).acting
        await press_all(pilot, ["tab", "enter", "enter"])
        assert app.playing.game.depth == depth + 1
        assert isinstance(app.playing.game.command(app.playing.game.steps[app.playing.game.head]), Strike)
        if state_of(app).acting == acting:
            await press_all(pilot, ["x", "x", "x"])
            assert app.playing.game.depth == depth + 2
            assert page(app).moment == "sure"
            await press_all(pilot, ["escape"])
            assert page(app).moment == "look"
            assert app.playing.game.depth == depth + 2


async def test_the_whole_sum_of_the_last_attack_stays_in_sight() -> None:
    game = with_opponent_in_range()
    target = targets(game.state)[0]
    command = Strike(target=target.id)
    game.submit(command, faces(game, command, 20, 1))
    event = game.steps[game.head].events[0]
    assert isinstance(event, Attacked)
    for size in (SMALL, LARGE):
        app = playing(game)
        async with app.run_test(size=size):
            assert f"20 + {event.bonus} (dextérité) = {event.total} > {event.armour_class}" in shown(app).replace(
                "force", "dextérité"
            )


async def test_a_typed_cell_moves_or_attacks_and_is_refused_in_place() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["g", "z", "9", "enter"])
        assert isinstance(app.screen, CellForm)
        assert app.playing.game.head == head
        for cell in ("z9", "a1"):  # no cell, and one that is too far
            app.screen.query_one("#cell", TextField).value = cell
            await press_all(pilot, ["enter"])
            refused = str(app.screen.query_one("#refused", Prose).text)
            assert refused
            told = " ".join(shown(app).replace("│", " ").split())
            assert told.count(" ".join(refused.split()[:3])) == 1
        await press_all(pilot, ["escape", "escape"])
        target = targets(state_of(app))[-1]
        assert target.cell is not None
        await press_all(pilot, ["g", *target.cell.name.lower()])
        assert "%" in str(app.screen.query_one("#preview", Prose).text)
        await press_all(pilot, ["enter"])
        assert app.playing.game.command(app.playing.game.steps[app.playing.game.head]) == Strike(target=target.id)


async def test_typed_dice_are_asked_for() -> None:
    game = with_opponent_in_range()
    game.submit(ChooseDice(typed=True))
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["tab", "enter"])
        assert isinstance(app.screen, DiceDialog)
        await press_all(pilot, ["escape"])
        assert app.playing.game.head == head
        await press_all(pilot, ["tab", "enter", "1", "enter"])
        event = app.playing.game.steps[app.playing.game.head].events[0]
        assert isinstance(event, Attacked)
        assert (event.die, event.hit) == ((1,), False)


# -- equipment and comments --------------------------------------------------------------------------------------------


async def test_before_the_first_turn_everybody_equips_for_free() -> None:
    app = playing(ready(party=TWO))
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["tab", "e"])
        assert isinstance(app.screen, EquipMenu)
        menu = app.screen.query_one("#menu", ChoiceList)
        assert menu.cursor == next(at for at, one in enumerate(menu.choices) if one.allowed)
        assert not menu.choices[0].allowed, "what is worn already"
        await press_all(pilot, ["8"])  # takes the weapon out of the hand, whatever there is to wear
        assert state_of(app).characters[1].weapon is None
        assert isinstance(app.screen, EquipMenu)  # as often as wanted
        await press_all(pilot, ["escape", "tab", "f"])
        assert isinstance(app.screen, SheetsDialog)
        assert "Aïla" in str(app.screen.query_one("#name", Prose).text)
        await press_all(pilot, ["escape", "b"])
        assert app.playing.game.phase == "turn"


async def test_equipping_is_an_action_and_what_is_worn_is_greyed() -> None:
    app = playing(fought(turns(), lambda state: isinstance(acting_figure(state), Character), hits=False))
    async with app.run_test(size=SMALL) as pilot:
        actions, depth = state_of(app).actions, app.playing.game.depth
        await press_all(pilot, ["e", "1"])
        assert isinstance(app.screen, EquipMenu)
        assert app.playing.game.depth == depth
        figure = acting_figure(state_of(app))
        assert isinstance(figure, Character)
        carried = len([kind for kind in (figure.weapon, figure.armour) if kind])
        await press_all(pilot, [str(carried + 1)])
        assert isinstance(app.playing.game.steps[app.playing.game.head].events[0], Equipped)
        assert state_of(app).actions == actions - 1
        step = app.playing.game.steps[app.playing.game.head]
        done = page(app).query_one("#outcome", Prose).text
        assert done == tell_events(app.texts, step.events, app.playing.arguments), "not the roll of somebody else"
        await press_all(pilot, ["u"])
        assert "Annulé" in shown(app)
        assert FR("dungeon-actions", left=actions) in shown(app), "what is said covers no counter"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_ends_a_turn_is_in_the_key_line_of_the_smallest_terminal(language: Any) -> None:
    texts = Texts(language, strict=True)
    keys = [
        Key(deed.keys.split(",")[0].capitalize(), texts(f"dungeon-key-{deed.name}"), deed.name)
        for deed in DUNGEON
        if deed.name and deed.shown and deed.is_of("look")
    ]
    kept = [Key("?", texts("app-key-help"), "help", kept=True), Key(":", texts("app-key-palette"), "all", kept=True)]
    assert {"move", "target", "end_turn"} <= {key.action for key in fitted_keys([*keys, *kept], 58)}


def test_of_what_was_done_since_the_last_attack_the_newest_is_told() -> None:
    game = with_opponent_in_range()
    command = Strike(target=targets(game.state)[0].id)
    game.submit(command, faces(game, command, 1, 1))
    assert last_deed(game.back()) is None
    moved = next(command for command in game.options() if isinstance(command, Move))
    game.submit(moved)
    game.submit(Comment(by="master", text="A"))
    deed = last_deed(game.back())
    assert deed is not None
    assert isinstance(deed.events[0], Moved)


async def test_of_several_pieces_on_the_floor_one_is_chosen() -> None:
    dungeon = begun(UseDefault(), party=TWO).state.dungeon
    start = dungeon.start(0)
    assert start is not None
    put = (PutThing(kind="plate", cell=start.name), PutThing(kind="rapier", cell=start.name))
    from ffapp.doonjons.initiative import StartDungeon

    game = begun(UseDefault(), *put, StartDungeon(), BeginTurns(), party=TWO)
    while acting_figure(game.state).id != game.state.characters[0].id:
        game.submit(EndTurn())
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["p"])
        assert isinstance(app.screen, PickUpMenu)
        assert len(app.screen.query_one("#menu", ChoiceList).choices) == 3
        await press_all(pilot, ["2"])
        assert "plate" in state_of(app).characters[0].inventory
        assert page(app).moment == "look"


@few(1, "party", [TWO, FOUR])
async def test_one_comments_as_a_character_or_as_the_master(party: Any) -> None:
    """First comes whoever acted last, also when the turn has passed on to another by that."""
    app = playing(fought(turns(party=party), _last_action, hits=False))
    async with app.run_test(size=LARGE) as pilot:
        spoke = acting_figure(state_of(app))
        assert isinstance(spoke, Character)
        app.playing.act(Move(to=reach(state_of(app))[0].name))
        assert state_of(app).acting != spoke.id
        await press_all(pilot, ["c", "h", "a", "enter"])
        assert app.playing.game.steps[app.playing.game.head].events == (
            Commented(by="player", text="ha", name=spoke.name),
        )
        await press_all(pilot, ["c", "o", "h", "tab", "right", "enter"])
        comment = app.playing.game.command(app.playing.game.steps[app.playing.game.head])
        assert isinstance(comment, Comment)
        ids = [one.id for one in state_of(app).characters]
        following = (*ids, 0)[ids.index(spoke.id) + 1]
        assert comment == Comment(by="player" if following else "master", text="oh", figure=following)
        depth = app.playing.game.depth
        await press_all(pilot, ["c", "enter"])  # nothing to say after all
        assert isinstance(app.screen, DungeonPage)
        assert app.playing.game.depth == depth


async def test_after_a_monster_has_played_the_master_may_speak_for_it() -> None:
    game = monster_played()
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        [monster] = {event.figure for event in game.steps[game.head].events if isinstance(event, Attacked)}
        assert isinstance(acting_figure(state_of(app)), Character)
        await press_all(pilot, ["c"])
        assert app.screen.query_one(Picker).picked == str(monster)
        assert figure_text(app.texts, figure_of(game.state, monster)) in shown(app)
        await press_all(pilot, [*"grr", "enter"])
        assert app.playing.game.command(app.playing.game.steps[app.playing.game.head]) == Comment(
            by="master", text="grr", figure=monster
        )
        who = named(figure_of(game.state, monster))
        assert app.playing.game.steps[app.playing.game.head].events == (Commented(by="master", text="grr", who=who),)
        await press_all(pilot, ["c", *"ha", "tab", *["left"] * 9, "tab", "enter"])
        assert app.playing.game.command(app.playing.game.steps[app.playing.game.head]).by in ("player", "master")


@pytest.mark.parametrize("size", long_but([LEAST, SMALL, LARGE], [LEAST, LARGE]))
@pytest.mark.parametrize("keys", [[], pytest.param(["tab"], marks=pytest.mark.long)])
async def test_what_is_said_is_read_also_where_there_is_no_room_for_the_journal(size: Any, keys: list[str]) -> None:
    """And covers nothing; the next deed takes it away."""
    app = playing(with_opponent_in_range())
    async with app.run_test(size=size, notifications=True) as pilot:
        await press_all(pilot, [*keys, "c", *"Oh", "enter", "c", *"Aux armes", "enter"])
        await pilot.pause()
        assert not toasts(app)
        for words in ("« Oh »", "« Aux armes »"):
            assert words in shown(app).replace("\u00a0", " ")
        await press_all(pilot, [*(["tab"] if not keys else []), "enter"])
        assert ("« Aux armes »" in shown(app).replace("\u00a0", " ")) == (size == LARGE)


async def test_before_a_monster_plays_it_can_be_spoken_for() -> None:
    """The turn has just come to it: whoever acted before is offered first, and the monster is among the others."""
    app = playing(fought(turns(), lambda state: not isinstance(acting_figure(state), Character), hits=False))
    async with app.run_test(size=SMALL) as pilot:
        acting = state_of(app).acting
        await press_all(pilot, ["c"])
        picker = app.screen.query_one(Picker)
        assert picker.picked != str(acting)
        assert str(acting) in {known.id for known in picker._alternatives}


@pytest.mark.parametrize("offered", [True, False])
async def test_a_comment_is_offered_after_an_action_or_not(offered: bool) -> None:
    app = playing(turns(), settings=Settings(dice="instant", comments=offered))
    async with app.run_test(size=SMALL) as pilot:
        assert "commentaire" not in shown(app)
        await press_all(pilot, ["right", "enter"])
        assert ("commentaire ?" in shown(app).replace("\u00a0", " ")) == offered


@few((0, 2), "end", ["cleared", "over", "program"])
async def test_a_comment_is_offered_after_the_last_blow_and_after_an_action_of_the_program(end: str) -> None:
    game = fought(turns(), one_blow_left, hits=True) if end == "cleared" else monsters_turn()
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        if end == "cleared":
            command = Strike(target=state_of(app).dungeon.monsters[0].id)
            app.playing.act(command, dice=faces(app.playing.game, command, 20, 4))
        elif end == "over":
            app.playing.act(DeclareDefeat(), confirmed=True)
        else:
            await press_all(pilot, ["space", "space"])
        await pilot.pause()
        assert page(app).moment == end
        assert "commentaire ?" in shown(app).replace("\u00a0", " ")
        await press_all(pilot, ["c"])
        assert isinstance(app.screen, CommentForm)


async def test_all_six_and_the_master_have_their_place_among_those_who_speak() -> None:
    names = ("Aïla", "Brune", "Odilon", "Mère Ysolde", "Théodebert le Grand", "Zoé")
    app = playing(turns(party=tuple(CreateCharacter(name=name, race="elf", role="cleric") for name in names)))
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["c", "h", "tab"])
        app.screen.query_one(Picker).pick(len(names))
        await pilot.pause()
        assert "[MJ]" in shown(app).replace(" ", "")
        assert "le maître du jeu" in shown(app)
        await press_all(pilot, ["left"])
        assert "[Zoé]" in shown(app).replace(" ", "")


def _last_action(state: Campaign) -> bool:
    return isinstance(acting_figure(state), Character) and state.actions == 1


# -- monsters that the program plays -----------------------------------------------------------------------------------


def monsters_turn(**named: Any) -> Any:
    """A game of the program's monsters, at the first turn of one of them."""
    return fought(
        turns(control="nearest", **named), lambda state: not isinstance(acting_figure(state), Character), hits=False
    )


async def test_the_program_plays_monsters_and_stops_at_a_character() -> None:
    app = playing(monsters_turn())
    async with app.run_test(size=SMALL) as pilot:
        assert page(app).monsters.waits  # just opened: nothing happens before its key is pressed
        head = app.playing.game.head
        await press_all(pilot, ["m", "x", "tab", "escape", "up", "z"])
        assert page(app).monsters.waits
        await press_all(pilot, ["space"])
        while page(app).monsters.at_turn:  # each choice is shown by one key, and done by the next
            await press_all(pilot, ["space"])
        assert app.playing.game.head != head
        assert isinstance(acting_figure(state_of(app)), Character)
        assert page(app).moment == "look"


def monster_played(**named: Any) -> Game:
    """A game of the program's monsters, one of which has just attacked three times with a hit; now a character
    plays."""
    game = monsters_turn(**named)
    attacks = 0
    while not (attacks == 3 and isinstance(acting_figure(game.state), Character)):
        acting, at = acting_figure(game.state), game.head
        while game.state.acting == acting.id:
            command = EndTurn() if isinstance(acting, Character) else choose(game.state, game.options())
            game.submit(command, faces(game, command, 20, 1) if isinstance(command, Strike) else None)
        played = [event for n in range(at + 1, game.head + 1) for event in game.steps[n].events]
        attacks = sum(isinstance(event, Attacked) for event in played)
    return game


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_whole_turn_of_a_monster_is_read_when_control_comes_back(size: tuple[int, int]) -> None:
    game = monster_played(party=FOUR)
    app = playing(game)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        attacks = [event for step in game.path()[-3:] for event in step.events if isinstance(event, Attacked)]
        seen = " ".join(" ".join(line[1:-1] for line in region_of(app, "#throw")).split())
        assert len(attacks) == 3
        for event in attacks:
            assert event.left is not None
            assert f"= {event.total} > {event.armour_class}, dégâts 1, reste {event.left.after} PV." in seen
        assert seen.count(figure_text(app.texts, figure_of(game.state, attacks[0].figure))) == 1
        assert page(app).query_one("#throw QuietScroll").max_scroll_y == 0
        await press_all(pilot, ["right"])  # what is asked now is another matter
        assert not page(app).query_one("#throw").display
        await press_all(pilot, ["escape"])
        assert page(app).query_one("#throw").display


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_monsters_have_done_is_told_turn_by_turn(language: Any) -> None:
    texts = Texts(language, strict=True)
    game = fought(turns(control="weakest"), lambda state: not isinstance(acting_figure(state), Character), hits=False)
    first = figure_text(texts, acting_figure(game.state))
    steps = []
    while not isinstance(acting_figure(game.state), Character):
        game.submit(choose(game.state, game.options()))
        steps.append(game.steps[game.head])
        game.submit(Comment(by="master", text="A"))
    told = turns_text(texts, game.state, game.back())
    ended = [step for step in steps if any(isinstance(event, TurnBegun) for event in step.events)]
    assert len(told.splitlines()) == len(ended)
    assert told.startswith(first)
    assert told.count(".") >= len(steps)
    game.submit(EndTurn())
    if isinstance(acting_figure(game.state), Character):
        assert turns_text(texts, game.state, game.back()) == ""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "fr",
            (
                "Gobelin 2 va de A1 à B2. Manque Aïla : 3 + 2 (force) = 5 ≤ 9. "
                "Touche : 13 + 2 = 15 > 9, dégâts 3 + 2 = 5, reste 7 PV. "
                "Manque Brune : 3 + 2 (force) = 5 ≤ 9. Finit son tour."
            ),
        ),
        (
            "en",
            (
                "Goblin 2 goes from A1 to B2. Misses Aïla: 3 + 2 (strength) = 5 ≤ 9. "
                "Hits: 13 + 2 = 15 > 9, damage 3 + 2 = 5, 7 HP left. "
                "Misses Brune: 3 + 2 (strength) = 5 ≤ 9. Ends its turn."
            ),
        ),
    ],
)
def test_the_deeds_of_a_turn_say_once_whose_they_are_and_whom_they_strike(language: Any, told: str) -> None:
    who = Named(kind="goblin", number=2)

    def blow(target: str, die: int, **outcome: Any) -> Attacked:
        return Attacked(
            figure=5,
            who=who,
            target=ord(target[0]),
            whom=Named(name=target),
            die=(die,),
            trait="strength",
            bonus=2,
            total=die + 2,
            armour_class=9,
            actions=1,
            **outcome,
        )

    missed = blow("Aïla", 3)
    hit = blow("Aïla", 13, damage=(3, 2), left=Change(12, 7))
    went = Moved(figure=5, who=who, actions=2, start=Cell(0, 0), end=Cell(1, 1))
    ended = TurnEnded(figure=5, who=who, left=1)
    deeds = deeds_text(Texts(language, strict=True), (went, missed, hit, blow("Brune", 3), ended))
    assert " ".join(deeds).replace("\u00a0", " ") == told
    [first] = deeds_text(Texts("fr", strict=True), (hit,))
    assert first.replace("\u00a0", " ").startswith("Gobelin 2 touche Aïla : 13 + 2 (force) = 15 > 9, dégâts")


async def test_what_was_played_is_turned_by_pages_where_there_is_no_room_for_it() -> None:
    app = playing(monster_played(party=FOUR))
    async with app.run_test(size=LEAST) as pilot:
        await settled(pilot)
        scroll = page(app).query_one("#throw QuietScroll")
        assert scroll.scroll_y == scroll.max_scroll_y > 0
        for key in ("shift+up", "ctrl+up"):  # the usual keys for that are directions here
            await press_all(pilot, ["shift+down", key])
            assert scroll.scroll_y == max(0, scroll.max_scroll_y - (scroll.size.height - 1))


@pytest.mark.parametrize(("language", "told"), [("fr", "Gobelin : +0 contre CA 9"), ("en", "Goblin: +0 against AC 9")])
def test_an_attack_that_adds_nothing_is_offered_with_a_sign(language: str, told: str) -> None:
    texts = Texts(language, strict=True)
    arguments = {**Named(kind="goblin").arguments(), "armour": 9, "faces": 11, "least": 10, "chance": 55, "dice": "1d3"}
    assert told in texts("dungeon-offer", bonus=0, **arguments).replace("\u00a0", " ")


async def test_while_the_program_plays_all_that_it_has_done_is_read_and_nothing_beside_its_next_attack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "THINKING", 1_000.0)
    monkeypatch.setattr(pace, "SHOWING", 1_000.0)
    game = with_opponent_in_range(control="nearest")
    command = Strike(target=targets(game.state)[0].id)
    game.submit(command, faces(game, command, 1, 1))
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        app.playing.act(EndTurn())
        await pilot.pause()
        while not page(app).monsters.at_turn:
            app.playing.act(EndTurn())
            await pilot.pause()
        assert "1 + " in str(page(app).query_one("#outcome", Prose).text), "that of the party, before the program plays"
        seen, throw = set(), page(app).query_one("#throw")
        while page(app).monsters.at_turn:
            page(app).monsters.decide()
            await pilot.pause()
            plan, told = page(app).monsters.plan, turns_text(app.texts, state_of(app), game.back())
            seen.add((type(plan), bool(told)))
            assert throw.display == (bool(told) or not isinstance(plan, Strike))
            assert not told or page(app).query_one("#outcome", Prose).text == told
            await press_all(pilot, ["space"])
        assert {(Move, False), (Strike, True)} <= seen


async def test_no_attack_is_shown_beside_a_question_that_it_does_not_decide() -> None:
    game = with_opponent_in_range()
    command = Strike(target=targets(game.state)[0].id)
    game.submit(command, faces(game, command, 1, 1))
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        throw = page(app).query_one("#throw")
        seen = {"look": throw.display}
        for keys in (["tab"], ["escape"], ["x"], ["escape"]):
            await press_all(pilot, keys)
            seen[page(app).moment] = throw.display
        assert seen == {"look": True, "aim": False, "sure": False}
        app.playing.act(DeclareDefeat(), confirmed=True)
        await pilot.pause()
        assert not throw.display


async def test_after_an_undo_the_program_waits_for_a_key() -> None:
    app = playing(monsters_turn())
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["space"] * 2)
        played = app.playing.game.head
        await press_all(pilot, ["u"])
        await pilot.pause()
        head = app.playing.game.head
        assert head != played
        assert page(app).monsters.waits
        await press_all(pilot, ["v"])
        assert isinstance(app.screen, HistoryScreen)
        await press_all(pilot, ["escape", "c", "h", "enter"])  # a comment is no way on
        assert page(app).monsters.waits
        await press_all(pilot, ["space"] * 2)
        assert app.playing.game.head not in (head, played)


@few(1, "dice", ["tumble", "instant"])
async def test_its_choice_is_shown_first_whether_things_move_or_not(dice: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "SHOWING", 1_000.0)
    app = playing(monsters_turn(), settings=Settings(dice=dice))
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["space"])
        assert app.playing.game.head == head
        plan = page(app).monsters.plan
        assert isinstance(plan, Move)
        assert page(app).grid.cursor == parsed(plan.to)
        assert plan.to in prompt(app)
        await press_all(pilot, ["i"])  # reading stops it, and its choice stays
        assert isinstance(app.screen, AboutDialog)
        await press_all(pilot, ["escape", "space"])
        assert app.playing.game.command(app.playing.game.steps[app.playing.game.head]) == plan


@pytest.mark.parametrize("dice", ["tumble", "instant"])
async def test_the_program_goes_on_by_itself(dice: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "THINKING", 0.01)
    monkeypatch.setattr(pace, "SHOWING", 0.01)
    app = playing(monsters_turn(), settings=Settings(dice=dice))
    async with app.run_test(size=SMALL) as pilot:
        depth = app.playing.game.depth
        await press_all(pilot, ["space"])
        for _ in range(100):
            await pilot.pause(0.02)
            if app.playing.game.depth > depth + 1:
                break
        assert app.playing.game.depth > depth + 1


async def test_the_program_does_not_play_a_game_that_is_only_read() -> None:
    app = playing(monsters_turn(), writable=False)
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await press_all(pilot, ["space", "enter", "tab", "x", "x"])
        await pilot.pause()
        assert app.playing.game.head == head


async def test_a_click_on_its_key_hurries_it_too() -> None:
    app = playing(monsters_turn())
    async with app.run_test(size=SMALL) as pilot:
        head = app.playing.game.head
        await app.screen.run_action("screen.deed('hurry')")
        await app.screen.run_action("screen.deed('hurry')")
        await pilot.pause()
        assert app.playing.game.head != head


async def test_a_hand_does_not_play_the_programs_monsters() -> None:
    app = playing(monsters_turn())
    async with app.run_test(size=SMALL):
        assert all(page(app).reason_not_to(name) for name in ("move", "target", "equip", "end_turn"))


async def test_a_key_is_greyed_by_what_the_rules_say_of_its_kind_of_command() -> None:
    app = playing(fought(turns(), lambda state: not isinstance(acting_figure(state), Character), hits=False))
    async with app.run_test(size=SMALL) as pilot:
        texts, master = app.texts, page(app)
        assert master.reason_not_to("move") == master.reason_not_to("comment") == ""
        who = named(acting_figure(state_of(app))).arguments()
        assert master.reason_not_to("equip") == texts("refusal-monster-cannot", **who)
        app.playing.act(DeclareDefeat(), confirmed=True)
        await pilot.pause()
        assert {name for name in ("move", "cell", "equip", "target", "comment") if master.reason_not_to(name)} == {
            *("move", "cell", "equip", "target")
        }


@pytest.mark.long
async def test_typed_dice_of_the_program_can_be_refused() -> None:
    game = fought(
        turns(control="nearest"),
        lambda state: (
            not isinstance(acting_figure(state), Character)
            and isinstance(by_hand(state), Strike)
            and state.actions == 3
        ),
        hits=False,
    )
    game.submit(ChooseDice(typed=True))
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["space"] * 2)
        assert isinstance(app.screen, DiceDialog)
        head = app.playing.game.head
        for _ in range(3):  # a hand that goes on pressing escape is not asked again
            await press_all(pilot, ["escape"])
            await pilot.pause()
            assert page(app).monsters.waits
            assert app.playing.game.head == head


# -- the ends ----------------------------------------------------------------------------------------------------------


async def test_a_cleared_dungeon_stays_in_sight_until_a_key_leads_on() -> None:
    app = playing(fought(turns(), one_blow_left, hits=True))
    async with app.run_test(size=SMALL) as pilot:
        state = state_of(app)
        command = Strike(target=state.dungeon.monsters[0].id)
        app.playing.act(command, dice=faces(app.playing.game, command, 20, 4))
        await pilot.pause()
        assert page(app).moment == "cleared"
        assert page(app).grid.picture.columns == state.dungeon.columns
        assert "Donjon 1 vaincu" in shown(app)
        assert all(one.left == one.hit_points for one in state_of(app).characters)
        await press_all(pilot, ["u"])
        assert page(app).moment == "look"
        await press_all(pilot, ["U"])
        await pilot.pause()
        assert isinstance(app.screen, SetupPage)


@pytest.mark.long
async def test_a_key_of_its_own_leads_from_a_cleared_dungeon_to_the_next() -> None:
    app = playing(fought(turns(), one_blow_left, hits=True))
    async with app.run_test(size=SMALL) as pilot:
        command = Strike(target=state_of(app).dungeon.monsters[0].id)
        app.playing.act(command, dice=faces(app.playing.game, command, 20, 4))
        await pilot.pause()
        await press_all(pilot, ["c", "h", "enter"])
        assert page(app).moment == "cleared"
        await press_all(pilot, ["enter"] * 5)  # the key of the last blow, held: it would begin the next dungeon
        assert page(app).moment == "cleared"
        await press_all(pilot, ["tab", "x", "e", "p", "m", "g", "right", "escape"])  # nothing is left to do here
        assert page(app).moment == "cleared"
        for key, kind in (("i", AboutDialog), ("o", OrderDialog), ("f", SheetsDialog)):  # of the dungeon in sight
            await press_all(pilot, [key])
            assert isinstance(app.screen, kind)
            assert app.screen.scene.number == 1
            await press_all(pilot, ["escape"])
        await press_all(pilot, ["n"] * 5)
        assert isinstance(app.screen, SetupPage)
        assert app.playing.game.phase == "setup"


async def test_the_first_death_ends_the_game_and_says_how() -> None:
    game = fought(turns(), lambda state: state.ending is not None, hits=False)
    app = playing(game)
    async with app.run_test(size=SMALL) as pilot:
        ending = state_of(app).ending
        assert ending is not None
        assert ending.cell is not None
        assert "Vous avez perdu" in shown(app)
        assert ending.who.name in prompt(app)
        assert ending.cell.name in prompt(app)
        await press_all(pilot, ["enter"])
        assert isinstance(app.screen, CampaignEndScreen)
        assert "Vous avez perdu" in shown(app)
        assert ending.weapon in shown(app)
        outcome, found = app.screen.query_one(End).outcome, tally(game.path())
        assert outcome is not None
        assert (outcome.family, outcome.picture, outcome.won) == ("dungeon", "lost", False)
        assert [total.value for total in outcome.totals] == [1, found.rounds, found.slain, found.attacks, found.hits]
        assert [score.value for score in outcome.scores] == [one.left for one in state_of(app).characters]
        await press_all(pilot, ["u"])
        await pilot.pause()
        assert page(app).moment != "over"


@few(1, "back", [["u"], ["home", "enter", "o"]])
async def test_an_end_that_is_taken_back_in_the_history_goes_away_when_the_history_does(back: list[str]) -> None:
    app = playing(fought(turns(), lambda state: state.ending is not None, hits=False), over_title=True)
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["enter", "v"])
        assert pages(app) == ["TitleScreen", "DungeonPage", "CampaignEndScreen", "HistoryScreen"]
        await press_all(pilot, back)
        assert state_of(app).ending is None
        assert isinstance(app.screen, HistoryScreen)
        await press_all(pilot, ["escape"])
        await pilot.pause()
        assert pages(app) == ["TitleScreen", "DungeonPage" if back == ["u"] else "PartyPage"]


@pytest.mark.parametrize("size", [(1, 2), (7, 6), (60, 6), (80, 12), (200, 52)])
def test_the_gate_is_seen_otherwise_at_the_beginning_and_at_each_end(size: tuple[int, int]) -> None:
    paints = Paints(*((number * 20, number * 20, number * 20) for number in range(len(Paints._fields))))
    pictures = {ending: dungeon(*size, paints, 0, ending) for ending in ("gate", "lost", "won")}
    for rows in pictures.values():
        assert (len(rows), {len(row) for row in rows}) == (size[1], {size[0]})
    assert len(set(pictures.values())) == 3 or size[0] < 60


async def test_the_master_declares_defeat_after_a_question() -> None:
    app = playing(turns())
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["d"])
        assert isinstance(app.screen, ConfirmDialog)
        await press_all(pilot, ["n"])
        assert state_of(app).ending is None
        await press_all(pilot, ["d", "o"])
        assert state_of(app).ending is not None
        await press_all(pilot, ["enter", "escape", "enter", "1"])
        assert page(app).moment == "over"


def test_a_campaign_is_counted() -> None:
    game = fought(turns(), lambda state: state.round > 1 or not state.acting, hits=True)
    found = tally(game.path())
    attacks = [event for step in game.path() for event in step.events if isinstance(event, Attacked) and event.weapon]
    assert (found.attacks, found.hits) == (len(attacks), sum(event.hit for event in attacks))
    assert found.rounds == game.state.round or game.phase == "setup"


def test_a_dungeon_that_ends_in_its_first_round_counts_it() -> None:
    path = turns().path()
    assert tally(path).rounds == 1
    assert tally([*path, *path]).rounds == 2


# -- what can be read --------------------------------------------------------------------------------------------------


@few((0, 3), "key, kind", [("o", OrderDialog), ("i", AboutDialog), ("f", SheetsDialog), ("c", CommentForm)])
async def test_every_dialog_opens_once_and_escape_closes_it(key: str, kind: type[Screen[Any]]) -> None:
    app = playing(turns())
    async with app.run_test(size=LEAST) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, kind)
        await press_all(pilot, ["escape"])
        assert isinstance(app.screen, DungeonPage)


async def test_the_order_has_its_arrow_and_its_throws() -> None:
    app = playing(ready())
    async with app.run_test(size=LARGE) as pilot:
        rows = page(app).query_one(OrderList).places
        order = state_of(app).order
        assert [row.id for row in rows] == [place.figure for place in order]
        assert all(row.thrown.endswith(f"= {place.total}") for row, place in zip(rows, order, strict=True))
        tied = [at for at in range(len(order) - 1) if order[at].total == order[at + 1].total]
        assert [at for at, row in enumerate(rows) if row.remark] == tied
        await press_all(pilot, ["b"])
        assert [row.id for row in page(app).query_one(OrderList).places if row.acting] == [state_of(app).acting]


async def test_the_sheet_is_of_who_acts_or_is_looked_at() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=LARGE) as pilot:
        looked = page(app).aiming.figure
        assert looked is not None
        assert looked.id == state_of(app).acting
        await press_all(pilot, ["tab"])
        assert page(app).aiming.figure == targets(state_of(app))[0]


async def test_help_is_of_this_game_alone() -> None:
    app = playing(turns())
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["f1"])
        assert app.screen.fitting() == "table-turn"  # type: ignore[attr-defined]
        assert all("luck" not in topic for topic in app.screen.topics)  # type: ignore[attr-defined]


def test_the_journal_colours_what_happened() -> None:
    game = fought(turns(), lambda state: state.ending is not None, hits=False)
    found = last_attack(game.back())
    assert found is not None
    assert kind_of(game.ruleset, found[0].events) == "wound"
    kinds = {kind_of(game.ruleset, step.events) for step in game.path()}
    assert {"wound", "dice", ""} <= kinds


# -- a hand in a hurry -------------------------------------------------------------------------------------------------


def hurried(what: str) -> Game:
    """A game in its first turn, or before its last blow."""
    return fought(turns(), one_blow_left, hits=True) if what == "blow" else turns(control=what)


@few((2,), "what", ["master", "nearest", "blow"])
async def test_any_keys_in_a_hurry_leave_a_game_that_can_be_played(what: str) -> None:
    """Whatever was pressed, there is one page, that of the phase; a replay of the commands leads to the same; and when
    the hand is calm again, the page answers to its own keys."""
    hand = random.Random(f"hurry {what}")
    known = [
        *("up", "down", "left", "right", "enter", "space", "tab", "escape", "m", "e", "p", "x", "g", "u", "U", "o"),
        *("c", "1", "2", "a", "f", "i", "n", "b", "v", "d"),
    ]
    app = playing(hurried(what), over_title=True)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(7):
            await press_all(pilot, [hand.choice(known) for _ in range(10)])
            names = pages(app)
            assert names[0] == "TitleScreen"
            assert len(set(names)) == len(names)
            assert len({"DungeonPage", "SetupPage", "EditorPage", "PartyPage"} & set(names)) == 1
        for _ in range(5):  # out of whatever lies over the page
            await press_all(pilot, ["escape"])
        game = app.playing.game
        assert isinstance(app.screen, TablePage)
        assert app.screen.fits
        assert game.state == _replayed(game)
        await press_all(pilot, ["v"])
        assert isinstance(app.screen, HistoryScreen)
        await press_all(pilot, ["escape"])
        if isinstance(app.screen, DungeonPage):
            await press_all(pilot, ["c", "h", "a", "enter"])
            assert isinstance(game.command(game.steps[game.head]), Comment)


def _replayed(game: Game) -> Campaign:
    """The state that the commands that led to the head lead to, with the dice that fell, in a game of its own."""
    again = Game(game.ruleset, game.header)
    for step in game.path():
        faces = tuple(face for roll in step.rolls for face in roll.faces)
        again.submit(game.command(step), faces or None, confirm=True)
    state: Campaign = again.state
    return state


@pytest.mark.long
async def test_names_are_data() -> None:
    party = tuple(
        CreateCharacter(name=name, race="elf", role="cleric")
        for name in ("[/b] oups", "👍🏽 שלום", "[@click=app.quit]x[/]", "$text {x} \\[b]")
    )
    app = playing(turns(party=party))
    async with app.run_test(size=LARGE) as pilot:
        await press_all(pilot, ["f", "tab", "tab", "tab", "escape", "o", "escape", "tab", "v", "escape"])
        assert "[@click=app.quit]x[/]" in shown(app)


@pytest.mark.long
async def test_the_history_shows_the_map_of_each_moment_and_leads_back() -> None:
    app = playing(turns(EndTurn()), over_title=True)
    async with app.run_test(size=LARGE) as pilot:
        await press_all(pilot, ["v"])
        screen = app.screen
        assert isinstance(screen, HistoryScreen)
        assert screen.query_one(DungeonGrid).picture.columns == state_of(app).dungeon.columns
        await press_all(pilot, ["home"])
        assert screen.query_one("#curves", Panel).vacant
        for kind in (*TABLE_KINDS[1:], "all"):
            await press_all(pilot, ["f"])
            assert screen._kind == kind
        laid = next(index for index, row in enumerate(screen.chronicle.rows) if row.n == 6)
        screen.pages.cursor = laid
        await press_all(pilot, ["enter", "o"])
        await press_all(pilot, ["escape"])
        assert app.playing.game.phase == "setup"
        assert pages(app) == ["TitleScreen", "SetupPage"]
        await press_all(pilot, ["v", "end", "enter", "o", "escape"])
        assert app.playing.game.phase == "turn"
        assert pages(app) == ["TitleScreen", "DungeonPage"]


@pytest.mark.long
async def test_another_language_and_another_size_show_the_same() -> None:
    app = playing(with_opponent_in_range())
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["tab"])
        app.looks.use(Settings(dice="instant", language="en"), "language")
        await pilot.pause()
        assert "plays" in shown(app)
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert "Journal" in shown(app)
        await pilot.resize_terminal(*LEAST)
        await pilot.pause()
        assert app.is_running


async def test_control_can_be_chosen_only_in_the_setup() -> None:
    """The page has no key for it: what the order of turns relies on stays."""
    game = turns()
    assert game.why_not(ChooseControl(control="weakest")) is not None
    assert game.why_not(Equip(kind="mace")) is not None


@pytest.mark.parametrize("one_line", [False, True])
def test_every_sentence_of_an_attack_ends(one_line: bool) -> None:
    for hits in (False, True):
        game = fought(turns(), lambda state: bool(in_range(state, acting_figure(state))), hits=False)
        target = in_range(game.state, acting_figure(game.state))[0]
        given: tuple[int, ...] = (20,) if hits else (1,)
        while (needed := game.next_roll(Strike(target=target.id), given)) is not None:
            given += (1,) * needed.count
        game.submit(Strike(target=target.id), given)
        [event] = [event for event in game.steps[game.head].events if isinstance(event, Attacked)]
        told = attack_text(Texts("fr"), event, one_line=one_line)
        assert told.endswith(".")
        assert f"{event.armour_class}." in told
        assert ".." not in told


async def test_the_dialog_for_a_cell_leaves_the_map_and_the_keys_in_sight() -> None:
    app = playing(turns())
    async with app.run_test(size=(80, 24)) as pilot:
        bar, whole = app.screen.query_one(KeyBar).region, app.screen.query_one(DungeonGrid).region
        await pilot.press("g")
        await pilot.pause()
        covered = app.screen.query_one("#dialog").region
        assert not covered.overlaps(bar)
        assert covered.y >= whole.bottom - 1, "one row of the map at most"


async def test_enter_is_named_by_what_it_does() -> None:
    """It does what is told of a cell, ends a turn that is asked about, and leads to the end of a campaign."""
    game = turns(party=TWO)
    app = playing(game)

    def enter() -> list[str]:
        return [key.label for key in app.screen.query_one(KeyBar).keys if name_in(key.action) == "act"]

    async with app.run_test(size=SMALL) as pilot:
        said = [enter()]
        for keys in (["m"], ["escape", "x"]):
            await press_all(pilot, keys)
            said.append(enter())
        app.playing.act(DeclareDefeat(), confirmed=True)
        await settled(pilot)
        said.append(enter())
        assert said == [[], ["Agir"], ["Finir"], ["La fin"]]
