"""A dungeon set up by its master's keys: the default accepted, one of its own made and started, bad input refused in
place, and dungeons kept as files."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.bestiary import VALUES
from ffapp.doonjons.campaign import READY, SETUP, TURN, Campaign
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.figures import Monster
from ffapp.doonjons.monsters import AddMonster, check_monster
from ffapp.doonjons.setup import PutThing, TellContext, UseDefault
from ffapp.doonjons.species import BESTIARY
from ffapp.store.dungeons import dungeon_path, kept_dungeons, read_dungeon, shipped_dungeons
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.choosing import ConfirmDialog
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.prose import Prose
from ffapp.tui.table.deeds import ARROWS, CORNERS, PAD
from ffapp.tui.table.dungeon import DungeonPage
from ffapp.tui.table.editor import EditorPage
from ffapp.tui.table.editor_forms import ContextForm, GoForm, SizeForm
from ffapp.tui.table.editor_side import EditorSide
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.monster_form import MonsterForm
from ffapp.tui.table.setup import KeepForm, KeptMenu, SetupPage
from tests.shares import few
from tests.tui.doonjons_tables import FOUR, begun, press_all, table_app
from tests.tui.fray import faces, fought, one_blow_left, turns
from tests.tui.gallery import HOSTILE
from tests.tui.shelves import says, shown_text, toasts

FR = Texts("fr")
EMPTY = ["e", "2"]
READY_MADE = ["e", "1"]


def table_of(app: FFApp) -> Campaign:
    state: Campaign = app.playing.game.state
    return state


def dungeon_of(app: FFApp) -> Dungeon:
    return table_of(app).dungeon


def walls(app: FFApp) -> set[str]:
    dungeon = dungeon_of(app)
    return {cell.name for cell in dungeon.cells() if dungeon.blocked(cell)}


def cursor(app: FFApp) -> str:
    at = app.screen.query_one(DungeonGrid).cursor
    assert at is not None
    return at.name


async def type_into(pilot: Pilot[Any], where: str, text: str) -> None:
    """Puts a text into a field as a paste would."""
    field = pilot.app.screen.query_one(f"{where} Input", Input)
    field.focus()
    field.action_select_all()
    await pilot.pause()
    field.action_delete_left() if field.value else None
    field.insert_text_at_cursor(text)
    await pilot.pause()


async def test_the_whole_of_the_default_board_is_seen_before_it_is_begun() -> None:
    app = table_app(begun(party=FOUR))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        grid = app.screen.query_one(DungeonGrid)
        assert len(list(grid.picture.floor)) == 15
        assert all(grid.region_of(Cell(column, row)) for column in range(15) for row in range(15))


@pytest.mark.parametrize("keys", [[], ["e"]])
async def test_a_small_board_has_its_largest_cells_on_the_largest_screens(keys: list[str]) -> None:
    app = table_app(begun(UseDefault(), party=FOUR))
    async with app.run_test(size=(200, 50)) as pilot:
        await press_all(pilot, keys)
        grid = app.screen.query_one(DungeonGrid)
        regions = [grid.region_of(Cell(column, row)) for column in range(15) for row in range(15)]
        assert all(region and region.size == (7, 3) for region in regions)


# -- the default -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["enter", "d"])
async def test_one_key_accepts_the_default(key: str) -> None:
    app = table_app(begun(party=FOUR))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert says(app, FR("dungeon-default-title", number=1))
        assert str(app.screen.query_one("#context", Prose).text) == FR("dungeon-default-context", number=1)
        await press_all(pilot, [key])
        assert isinstance(app.screen, DungeonPage)
        assert table_of(app).dungeon.default == 1
        assert app.playing.game.phase == READY
        assert "⟦dungeon" not in shown_text(app)


@pytest.mark.long
async def test_a_default_that_was_changed_is_laid_anew_without_a_start() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*READY_MADE, "space", "escape"])
        assert isinstance(app.screen, SetupPage)
        await press_all(pilot, ["d"])
        assert app.playing.game.phase == SETUP
        assert says(app, FR("setup-ready", start="↵", edit="e", default="d"))
        await press_all(pilot, ["enter"])
        assert app.playing.game.phase == READY


async def test_who_plays_the_monsters_is_chosen() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        for place, control in (("2", "nearest"), ("3", "weakest"), ("3", "weakest"), ("1", "master")):
            now = table_of(app).control
            await press_all(pilot, ["m"])
            menu = app.screen.query_one("#menu", ChoiceList)
            assert menu.choices[menu.cursor].id == now
            await press_all(pilot, [place])
            assert isinstance(app.screen, SetupPage)
            assert table_of(app).control == control
            assert says(app, FR("setup-control", control=control, key="m"))


# -- a dungeon of its own ----------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_a_dungeon_of_its_own_is_made_by_keys_and_started() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "t", *"18", "tab", *"16", "enter"])
        assert (dungeon_of(app).columns, dungeon_of(app).rows) == (18, 16)
        await press_all(pilot, ["g", *"B2", "enter", "p", "right", "right", "down", "enter"])
        await press_all(pilot, ["g", *"e5", "enter", "r", "right", "down", "enter", "right", "space", "shift+down"])
        assert walls(app) == {"B2", "C2", "D2", "D3", "E5", "F5", "E6", "F6", "G6", "G7"}
        await press_all(pilot, ["b"])
        assert toasts(app) == [FR("refusal-dungeon-no-monster")]
        # Three goblins, and a hydra that strikes from afar.
        await press_all(pilot, ["g", *"J4", "enter", "m", "4"])
        assert isinstance(app.screen, MonsterForm)
        await type_into(pilot, "#copies", "3")
        await press_all(pilot, ["enter"])
        await press_all(pilot, ["g", *"M9", "enter", "m", "1", *"Hydre", "tab", *"2D6"])
        await type_into(pilot, "#reach", "5")
        await type_into(pilot, "#dexterity", "7")
        await press_all(pilot, ["enter"])
        *goblins, hydra = dungeon_of(app).monsters
        assert (goblins[0].kind, goblins[0].cell) == ("goblin", parsed("J4"))
        assert len({one.cell for one in goblins}) == 3
        cells = tuple(one.cell.name for one in goblins if one.cell)
        made = [step.done for step in app.playing.game.path() if isinstance(step.done, AddMonster)]
        assert made[0] == AddMonster(kind="goblin", count=3, cells=cells, **VALUES["goblin"])
        assert len(made) == 2
        assert (hydra.species, hydra.damage, hydra.reach, hydra.dexterity, hydra.strength) == ("Hydre", "2d6", 5, 7, 0)
        # Equipment on the floor: two pieces in one cell, one taken off again.
        await press_all(pilot, ["g", *"H8", "enter", "o", "4", "o", "5", "x"])
        assert [(thing.kind, thing.cell.name) for thing in dungeon_of(app).things] == [("plate", "H8")]
        # The party: one by the list and a typed cell, one by the menu of a cell.
        await press_all(pilot, ["w", "enter", "g", *"A1", "enter", "g", *"A2", "enter", "enter", "7"])
        assert dungeon_of(app).starts == (parsed("A1"), parsed("A2"))
        await press_all(pilot, ["c"])
        await type_into(pilot, "#title", "La tour [b]")
        await type_into(pilot, "#words", "Il pleut. La porte bat.")
        await press_all(pilot, ["enter"])
        assert (dungeon_of(app).title, dungeon_of(app).context) == ("La tour [b]", "Il pleut. La porte bat.")
        assert not app.screen.reason_not_to("start")  # type: ignore[attr-defined]
        await press_all(pilot, ["b"])
        assert app.playing.game.phase == READY
        assert isinstance(app.screen, DungeonPage)
        assert [one.number for one in dungeon_of(app).monsters] == [1, 2, 3, 0]


async def test_what_is_missing_is_listed_and_bars_the_start() -> None:
    app = table_app(begun())
    async with app.run_test(size=(120, 40)) as pilot:
        await press_all(pilot, [*EMPTY])
        [lacking] = [one for one in app.screen.query_one(EditorSide).sections if one.ink == "caution"]
        assert lacking.lines == (
            FR("setup-missing-monster"),
            *(FR("setup-missing-place", who=one) for one in ("Aïla", "Brune")),
        )
        assert all(line in shown_text(app) for line in lacking.lines)
        await press_all(pilot, ["space", "escape", "enter"])
        assert app.playing.game.phase == SETUP
        assert says(app, "placer Aïla, placer Brune")


async def test_a_map_left_empty_stays_the_masters_and_enter_lays_no_other() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "escape"])
        assert isinstance(app.screen, SetupPage)
        assert app.screen.shown.dungeon == Dungeon()
        await press_all(pilot, ["enter"])
        assert (app.playing.game.phase, dungeon_of(app)) == (SETUP, Dungeon())
        await press_all(pilot, ["u"])
        assert app.screen.shown.dungeon.default == 1


async def test_the_games_undo_works_in_the_editor() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "space", "right", "space", "u"])
        assert walls(app) == {"H8"}
        await press_all(pilot, ["u", "U", "ctrl+r"])
        assert walls(app) == {"H8", "I8"}
        assert isinstance(app.screen, EditorPage)


async def test_eight_directions_lead_over_the_editor_and_held_keys_jump() -> None:
    app = table_app(begun(UseDefault()))
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["e"])
        editor = app.screen
        assert isinstance(editor, EditorPage)
        for key, (dx, dy) in (ARROWS | CORNERS | PAD).items():
            editor.grid.cursor = Cell(7, 7)
            await press_all(pilot, [key])
            assert editor.cell == Cell(7 + dx, 7 + dy), key
        jumps = {"up": (7, 2), "right": (12, 7), "down": (7, 12), "left": (2, 7), "home": (0, 7), "end": (14, 7)}
        for key, to in jumps.items():
            editor.grid.cursor = Cell(7, 7)
            await press_all(pilot, [f"ctrl+{key}"])
            assert editor.cell == Cell(*to), key


@pytest.mark.long
async def test_a_figure_is_carried_and_stays_in_hand_where_it_cannot_be_put() -> None:
    app = table_app(begun(UseDefault()))
    async with app.run_test() as pilot:
        await press_all(pilot, ["e", "d"])
        assert toasts(app) == [FR("setup-nobody-here", cell="H8", key="w")]
        await press_all(pilot, ["g", *"g15", "enter", "d", "right", "right", "space"])
        assert toasts(app) == [FR("refusal-cell-taken", cell="I15", name="Brune", kind="own", number=0)]
        await press_all(pilot, ["g", *"D5", "enter"])
        assert isinstance(app.screen, GoForm)
        assert says(app, FR("refusal-cell-obstacle", cell="D5"))
        await press_all(pilot, ["escape", "escape", "up"])
        assert cursor(app) == "I14"
        await press_all(pilot, ["w", "1", "d", "d", "down", "up", "up", "enter"])
        assert dungeon_of(app).start(0) == parsed("G13")
        await press_all(pilot, ["x"])
        assert dungeon_of(app).start(0) is None


@pytest.mark.long
async def test_a_change_of_the_game_leaves_nobody_in_hand_and_no_stroke_begun() -> None:
    app = table_app(begun(UseDefault(), PutThing(kind="mace", cell="A1")))
    async with app.run_test() as pilot:
        await press_all(pilot, ["e"])
        editor = app.screen
        assert isinstance(editor, EditorPage)
        for begin in (["w", "1"], ["p", "right"]):
            for change in (UseDefault(), "u", "U"):
                await press_all(pilot, ["u"] if change == "U" else [])
                await press_all(pilot, begin)
                assert editor.hand
                await press_all(pilot, [change]) if isinstance(change, str) else app.playing.act(change)
                await pilot.pause()
                assert not editor.hand


@pytest.mark.long
async def test_undo_stops_at_the_beginning_of_the_setup_in_the_editor_and_asks_outside() -> None:
    game = fought(turns(), one_blow_left, hits=True)
    command = Strike(target=game.state.dungeon.monsters[0].id)
    game.submit(command, faces(game, command, 20, 4))
    app = table_app(game)
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "space", "u", "u", "u"])
        assert isinstance(app.screen, EditorPage)
        assert table_of(app).number == 2
        assert toasts(app) == [FR("setup-undo-beginning")]
        await press_all(pilot, ["escape", "u"])
        assert isinstance(app.screen, ConfirmDialog)
        await press_all(pilot, ["n"])
        assert table_of(app).number == 2
        await press_all(pilot, ["u", "o"])
        assert (table_of(app).number, app.playing.game.phase) == (1, TURN)
        assert isinstance(app.screen, DungeonPage)


@pytest.mark.long
async def test_painting_spares_whoever_stands_and_whatever_lies_there() -> None:
    app = table_app(begun(UseDefault()))
    async with app.run_test() as pilot:
        await press_all(pilot, ["e"])
        before = walls(app)
        await press_all(pilot, ["g", *"F14", "enter", "r", "right", "right", "right", "down", "escape"])
        assert walls(app) == before
        await press_all(pilot, ["g", *"F15", "enter", "r", *["right"] * 4, "enter"])
        assert walls(app) - before == {"F15", "H15", "J15"}
        await press_all(pilot, ["g", *"H8", "enter", "space"])
        assert toasts(app) == [FR("refusal-cell-littered", cell="H8")]
        await press_all(pilot, ["g", *"A8", "enter", "p", "right", "p"])
        assert {"A8", "B8"}.isdisjoint(walls(app))


async def test_the_mouse_paints_picks_up_and_puts_down() -> None:
    app = table_app(begun(UseDefault()))
    async with app.run_test() as pilot:
        await press_all(pilot, ["e"])
        grid = app.screen.query_one(DungeonGrid)

        async def click(cell: str) -> None:
            region = grid.region_of(parsed(cell))
            assert region is not None
            await pilot.click(grid, offset=(region.x + 1, region.y))
            await pilot.pause()

        await click("A1")
        assert "A1" in walls(app)
        await click("A1")
        assert "A1" not in walls(app)
        await click("G15")
        await click("A1")
        assert dungeon_of(app).start(0) == Cell(0, 0)


async def test_the_classics_and_the_whole_defaults_are_opened_beside_what_was_kept() -> None:
    app = table_app(begun())
    async with app.run_test(size=(120, 40)) as pilot:
        await press_all(pilot, ["f"])
        told = [FR("setup-shipped", family=family, number=at) for family in ("classic", "default") for at in (1, 2, 3)]
        assert all(says(app, name) for name in told)
        await press_all(pilot, ["2"])
        assert dungeon_of(app).floor == read_dungeon(shipped_dungeons()[1]).floor


# -- bad input, refused in place ---------------------------------------------------------------------------------------


@pytest.mark.long
async def test_sizes_that_are_none_are_refused_in_place() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "t"])
        for typed in ("", "abc", "14", "26", "15.5", "-16", "1" * 30, "٣"):
            await type_into(pilot, "#columns", "")
            await press_all(pilot, [*typed[:6], "enter"])
            assert isinstance(app.screen, SizeForm), typed
            assert app.screen.query_one("#columns", NumberField).message, typed
            assert dungeon_of(app) == Dungeon()


STORIES = ["Il pleut.\nLa porte bat.", "x" * 449 + "\n\n" + "y¶|" * 900, "z" * 10_000]


@pytest.mark.parametrize("ascii_only", [False, pytest.param(True, marks=pytest.mark.long)])
@few(1, "story", STORIES, ids=["lines", "long lines", "longest"])
async def test_a_long_story_of_several_lines_is_never_cut(story: str, ascii_only: bool) -> None:
    app = table_app(begun(UseDefault(), TellContext(context=story)), ascii_only=ascii_only)
    async with app.run_test() as pilot:
        app.push_screen(ContextForm())
        await pilot.pause()
        await type_into(pilot, "#title", "La crypte")
        await press_all(pilot, ["enter"])
        assert (dungeon_of(app).title, dungeon_of(app).context) == ("La crypte", story)
        app.push_screen(ContextForm())
        await pilot.pause()
        field = app.screen.query_one("#words", TextField)
        field.value = f"A{field.value[1:]}"
        await press_all(pilot, ["enter"])
        assert dungeon_of(app).context == f"A{story[1:]}"


@pytest.mark.long
async def test_dice_and_figures_that_are_none_are_refused_in_place() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "m", "4"])
        for typed in ("", "0d6", "2d", "-1d4", "999999d999999", "d6", "2d1", "21d6", "abc", "2 d 6", *HOSTILE[:4]):
            await type_into(pilot, "#damage", typed)
            await press_all(pilot, ["enter"])
            assert isinstance(app.screen, MonsterForm), typed
            assert app.screen.query_one("#throw").has_class("-refused"), typed
        await type_into(pilot, "#damage", "2d6")
        assert says(app, FR("setup-throw", low=2, high=12, mean="7"))
        for field, typed in (("#hit_points", "0"), ("#armour_class", "-1"), ("#reach", "100"), ("#speed", "10000")):
            kept = app.screen.query_one(f"{field} Input", Input).value
            await type_into(pilot, field, typed)
            await press_all(pilot, ["enter"])
            assert app.screen.query_one(field, NumberField).message, field
            await type_into(pilot, field, kept)
        assert dungeon_of(app).monsters == ()
        await press_all(pilot, ["enter"])
        assert [one.damage for one in dungeon_of(app).monsters] == ["2d6"]


@pytest.mark.long
async def test_the_trait_that_an_attack_does_not_use_is_locked() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "m", "6"])
        strength, dexterity = (app.screen.query_one(f"#{trait}", NumberField) for trait in ("strength", "dexterity"))
        assert (strength.disabled, dexterity.disabled, strength.value) == (False, True, 1)
        await type_into(pilot, "#reach", "6")
        assert (strength.disabled, dexterity.disabled, strength.value) == (True, False, 0)
        assert says(app, FR("setup-locked", trait="strength"))
        await type_into(pilot, "#dexterity", "4")
        await type_into(pilot, "#reach", "1")
        assert (strength.disabled, dexterity.disabled, dexterity.value) == (False, True, 0)


@pytest.mark.long
async def test_a_monster_is_changed_and_one_that_is_the_same_stays() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "m", "4", "enter"])
        steps = len(app.playing.game.path())
        await press_all(pilot, ["m", "enter"])
        assert len(app.playing.game.path()) == steps
        assert isinstance(app.screen, EditorPage)
        await press_all(pilot, ["enter", "5"])
        await type_into(pilot, "#hit_points", "33")
        await press_all(pilot, ["enter"])
        assert dungeon_of(app).monsters[0].hit_points == 33
        await press_all(pilot, ["enter", "6"])
        assert dungeon_of(app).monsters == ()


@pytest.mark.long
async def test_cells_that_are_none_are_refused_in_place() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, [*EMPTY, "g"])
        for typed in ("", "P0", "Z9", "14P", "é5", "A16", "A", "5", "[/b]"):
            await type_into(pilot, "#cell", typed)
            await press_all(pilot, ["enter"])
            assert isinstance(app.screen, GoForm), typed
            assert app.screen.query_one("#cell", TextField).message, typed
        await type_into(pilot, "#cell", " o15 ")
        await press_all(pilot, ["enter"])
        assert cursor(app) == "O15"


def test_every_species_of_the_bestiary_is_offered_with_figures_that_the_rules_allow() -> None:
    assert VALUES.keys() == BESTIARY
    for kind, values in VALUES.items():
        check_monster(Monster(id=1, kind=kind, left=1, **values))


# -- dungeons kept as files --------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_a_dungeon_is_kept_and_used_again() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, ["k"])
        assert toasts(app) == [FR("setup-nothing-to-keep")]
        await press_all(pilot, [*EMPTY, "space", "m", "4", "enter", "c"])
        await type_into(pilot, "#title", "Ma cave")
        await press_all(pilot, ["enter", "k", "enter"])
        assert kept_dungeons() == [dungeon_path("Ma cave")]
        made = dungeon_of(app)
        await press_all(pilot, ["k", "enter"])
        assert isinstance(app.screen, KeepForm)  # never written over
        assert "existe déjà" in shown_text(app)
        await press_all(pilot, ["escape", "escape", "d", "f", "1"])
        assert isinstance(app.screen, SetupPage)
        laid = dungeon_of(app)
        assert (laid.title, laid.floor) == (made.title, made.floor)
        assert [one.cell for one in laid.monsters] == [one.cell for one in made.monsters]


@pytest.mark.long
async def test_broken_dungeons_are_refused_in_place() -> None:
    app = table_app(begun())
    async with app.run_test() as pilot:
        await press_all(pilot, ["f"])
        assert says(app, "Aucun donjon gardé")
        await press_all(pilot, ["escape", *READY_MADE, "k", "enter"])
        (path,) = kept_dungeons()
        whole = path.read_bytes()
        for broken in (whole[: len(whole) // 2], b"", b"[]", b"\xff" * 9, whole.replace(b'"1d2"', b'"0d6"')):
            path.write_bytes(broken)
            before = dungeon_of(app)
            await press_all(pilot, ["f", "enter"])
            assert isinstance(app.screen, KeptMenu)
            assert app.screen.query_one("#refused").display
            assert dungeon_of(app) == before
            await press_all(pilot, ["escape"])


async def test_what_is_only_read_is_greyed() -> None:
    app = table_app(begun(UseDefault()), writable=False)
    async with app.run_test() as pilot:
        await press_all(pilot, ["enter", "d", "m", "f", "e"])
        assert isinstance(app.screen, SetupPage)
        assert toasts(app) == [FR("refusal-game-read-only")]
