"""What works on every screen: keys, palette, dialogs, failing disks, going on in another place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widgets import Input

from ffapp.core.game import Game
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.provisions import EatMeal
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.choosing import ChoiceDialog, ConfirmDialog, LineDialog, WriteFailedDialog
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_entries, offers
from ffapp.tui.kit.table import Table
from ffapp.tui.kit.typed_dice import DiceDialog
from ffapp.tui.pages.crash import Crash, CrashScreen
from ffapp.tui.pages.help import HelpScreen
from ffapp.tui.pages.palette import PaletteScreen
from ffapp.tui.pages.settings import SettingsScreen
from ffapp.tui.pages.title import TitleScreen
from ffapp.tui.pages.too_small import TooSmallScreen
from ffapp.tui.running import write_log
from tests.shares import few, long_only
from tests.store.disk import Fragile
from tests.tui.adventures import do, heroine, saved
from tests.tui.shelves import NOW, STILL, Desk, keep_samples, says, shown_text, toasts

FR = Texts("fr")


def begun(game: Game) -> None:
    heroine(game)
    do(game, GoTo(section=112))


class Opened(Desk):
    """The app with one adventure open, on a disk that can fail."""

    def __init__(self, path: Path, settings: Settings = STILL, **named: Any) -> None:
        super().__init__(settings, first=lambda app: app.playing.open_game(path), **named)
        self.disk = Fragile()
        self.playing.shelf = Shelf(saves_folder(), ruleset_of, known=RULESETS, files=self.disk, clock=lambda: NOW)


class Bare(Opened):
    """The same with nothing on the screen but what is asked."""

    def go_to(self, screen: Screen[Any]) -> None:
        super().go_to(Screen())


# -- what a page costs before it is seen -----------------------------------------------------------------------


async def test_a_page_gets_its_styles_once_and_what_lies_below_it_none(monkeypatch: pytest.MonkeyPatch) -> None:
    given: Counter[DOMNode] = Counter()
    apply = Stylesheet.apply

    def counted(self: Stylesheet, node: DOMNode, **named: Any) -> None:
        given[node] += 1
        apply(self, node, **named)

    monkeypatch.setattr(Stylesheet, "apply", counted)
    app = Opened(saved(begun))
    async with app.run_test() as pilot:
        await pilot.pause()
        page = app.screen
        assert isinstance(page, BookScreen)
        once = [node for node in page.walk_children() if given[node] == 1]
        assert len(once) > len(page.walk_children()) / 2
        assert max(given[node] for node in page.walk_children()) == 2  # once more where the game sets a class
        before = given.copy()
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        assert all(given[node] == before[node] for node in page.walk_children(with_self=True))


async def test_nothing_is_drawn_while_repaints_are_held_back_and_the_page_then(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Opened(saved(begun))
    async with app.run_test() as pilot:
        await pilot.pause()
        page, drawn = app.screen, list[Screen[Any]]()
        monkeypatch.setattr(Screen, "_compositor_refresh", lambda page: drawn.append(page))
        with app.batch_update():
            page._compositor_refresh()
            assert drawn == []
        await pilot.pause()
        assert page in drawn
        assert set(drawn) <= {page, app.screen_stack[0]}


# -- keys ------------------------------------------------------------------------------------------------------


async def test_q_closes_the_game_with_its_mark() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        await pilot.press("q")
    assert app.return_code == 0
    assert b'"close":' in path.read_bytes().splitlines()[-1]


@pytest.mark.long
async def test_ctrl_q_leaves_from_within_a_field_and_a_dialog() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        app.playing.act(EatMeal())
        await pilot.pause()
        assert isinstance(app.screen, ConfirmDialog)
        await pilot.press("ctrl+q")
    assert app.return_code == 0
    assert b'"close":' in path.read_bytes().splitlines()[-1]


async def test_q_is_a_letter_in_a_field_and_the_bar_says_so() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        assert any(entry.key == "q" for entry in key_entries(app.screen))
        await pilot.press("n", "1", "q")
        assert app.is_running
        assert app.screen.query_one(Input).value == "q"
        keys = {entry.action: entry.key for entry in key_entries(app.screen)}
        assert keys["app.quit"] == "Ctrl+Q"
        assert keys["app.help"] == "F1"


async def test_ctrl_c_says_how_to_leave() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("ctrl+c")
        assert toasts(app) == [FR("app-how-to-quit", key="Ctrl+Q")]


async def test_a_key_pressed_thrice_opens_one_screen() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        for key in ("f2", "f1", "ctrl+p"):
            before = len(app.screen_stack)
            for _ in range(3):
                app.simulate_key(key)
            await pilot.pause()
            await pilot.pause()
            assert len(app.screen_stack) == before + 1
            await pilot.press("escape")
            assert len(app.screen_stack) == before


async def test_every_key_of_the_bar_can_be_clicked() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.click("KeyBar", offset=(15, 0))
        await pilot.pause()
        assert not isinstance(app.screen, TitleScreen)


async def test_back_to_the_title_closes_the_game_and_shows_where_it_stands() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        app.playing.act(GoTo(section=300))
        await pilot.press("f3")
        assert app.playing.session is None
        assert isinstance(app.screen, TitleScreen)
        assert "§ 300" in shown_text(app)
        with Shelf(saves_folder(), ruleset_of).open(path) as again:
            assert again.writable
            assert not again.recovered


# -- the palette -----------------------------------------------------------------------------------------------


async def test_the_palette_lists_every_action_of_the_screen() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test(size=(120, 40)) as pilot:
        titles = [FR(offer.title) for offer in offers(app.screen) if offer.action != "app.palette"]
        await pilot.press("ctrl+p")
        assert isinstance(app.screen, PaletteScreen)
        for title in titles:
            assert says(app, title)


async def test_the_palette_finds_without_accents_and_runs_what_is_chosen() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("ctrl+p", *"regl", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)
        await pilot.press("escape", "ctrl+p", *"dupli", "enter")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert len(app.screen.entries) == 4


async def test_the_palette_says_why_an_action_is_greyed() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("ctrl+p", *"renom", "enter")
        assert isinstance(app.screen, PaletteScreen)
        assert says(app, app.texts("title-no-save"))
        await pilot.press(*"zzz")
        assert says(app, FR("app-palette-nothing"))
        await pilot.press("enter", "escape")
        assert isinstance(app.screen, TitleScreen)


@pytest.mark.long
@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=str)
async def test_every_bar_ends_in_the_key_that_lists_all_others(size: tuple[int, int]) -> None:
    app = Opened(saved(begun))
    async with app.run_test(size=size) as pilot:
        for way_in in ((), ("c", *"Rat 5 5", "enter"), ("m",), ("v",), ("f1",), ("f2",), ("f3",), ("n", "1")):
            await pilot.press(*way_in)
            await pilot.pause()
            page = app.screen
            bar = page.query_one(KeyBar)
            placed = [key.action for _, key in bar.placed]
            assert placed[-1] == "app.palette", page
            assert "app.help" in placed, page
            offered = [offer for offer in offers(page) if offer.action != "app.palette"]
            await pilot.press("ctrl+p")
            await pilot.pause()
            assert isinstance(app.screen, PaletteScreen), page
            rows = app.screen.query_one(Table).rows
            assert [row[1].text.split()[-1] for row in rows] == [FR(offer.title).split()[-1] for offer in offered]
            assert all(row[0].text for row in rows), "each with its key"
            assert [bool(offer.reason) for offer in offered] == [row[1].text.startswith("✗") for row in rows]
            assert {"app.settings", "app.help", "app.quit"} <= {offer.action for offer in offered}
            await pilot.press("escape")
            await pilot.pause()
            assert app.screen is page
            if way_in and way_in[0] in ("m", "v", "f1", "f2"):
                await pilot.press("escape")
                await pilot.pause()


async def test_the_list_opens_by_its_own_key_too_wherever_that_is() -> None:
    app = Desk(Settings(dice="instant", keys={"app.palette": "f7"}))
    async with app.run_test() as pilot:
        assert "F7 Plus…" in shown_text(app).splitlines()[-1]
        for key in ("f7", "ctrl+p"):
            await pilot.press(key)
            assert isinstance(app.screen, PaletteScreen)
            await pilot.press("escape")
    async with (app := Desk()).run_test() as pilot:
        assert ": Plus…" in shown_text(app).splitlines()[-1]
        await pilot.press("colon")
        assert isinstance(app.screen, PaletteScreen)


@pytest.mark.long
async def test_the_list_opens_in_a_dialog_with_the_keys_of_that() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        await pilot.press("g", "3", "ctrl+p")
        assert isinstance(app.screen, PaletteScreen)
        assert says(app, "Échap : renoncer")
        await pilot.press(*"reglages", "enter")
        assert says(app, FR("app-settings-not-here"))
        assert isinstance(app.screen, PaletteScreen)
        await pilot.press("escape", "4", "enter")
        assert app.playing.game.state.section == 34, "what was typed is still there"
        await pilot.press("g", "ctrl+p", *"aide", "enter")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape", "ctrl+p", *"quitter", "enter")
    assert app.return_code == 0
    assert b'"close":' in path.read_bytes().splitlines()[-1]


async def test_the_palette_of_the_book_runs_its_actions() -> None:
    app = Opened(saved(begun))
    async with app.run_test(size=(120, 40)) as pilot:
        book = app.screen
        assert isinstance(book, BookScreen)
        listed = {offer.action for offer in offers(book)}
        assert {"screen.deed('undo')", "app.quit", "app.settings"} <= listed
        before = app.playing.game.depth
        undo = next(FR(offer.title) for offer in offers(book) if offer.action == "screen.deed('undo')")
        await pilot.press("ctrl+p", *undo.lower(), "enter")
        await pilot.pause()
        assert app.playing.game.depth == before - 1


# -- questions -------------------------------------------------------------------------------------------------


async def test_a_caution_asks_once_and_no_changes_nothing() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        before = path.read_bytes()
        app.playing.act(EatMeal())
        app.playing.act(EatMeal())
        await pilot.pause()
        assert sum(isinstance(screen, ConfirmDialog) for screen in app.screen_stack) == 1
        await pilot.press("n")
        assert app.playing.game.state.meals == 4
        assert path.read_bytes() == before
        app.playing.act(EatMeal())
        await pilot.pause()
        await pilot.press("o")
        assert app.playing.game.state.meals == 3


async def test_typed_dice_are_asked_for_and_bad_ones_refused_in_place() -> None:
    app = Opened(saved(begun))
    async with app.run_test() as pilot:
        app.playing.act(ChooseDice(typed=True))
        app.playing.act(TestLuck())
        await pilot.pause()
        assert isinstance(app.screen, DiceDialog)
        await pilot.press("7", "1", "enter")
        assert isinstance(app.screen, DiceDialog)
        await pilot.press("escape")
        luck = app.playing.game.state.luck.current
        app.playing.act(TestLuck())
        await pilot.pause()
        await pilot.press("3", "4", "enter")
        await pilot.pause()
        assert app.playing.game.state.luck.current == luck - 1
        assert app.playing.game.path()[-1].rolls[0].typed


# -- disks that fail -------------------------------------------------------------------------------------------


async def test_a_full_disk_loses_nothing_and_can_be_tried_again() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        state, before = app.playing.game.state, path.read_bytes()
        app.disk.fails = "full"
        app.playing.act(AdjustGold(by=5))
        await pilot.pause()
        assert isinstance(app.screen, WriteFailedDialog)
        assert "plus de place" in shown_text(app)
        assert app.playing.game.state == state
        assert path.read_bytes() == before
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, WriteFailedDialog)
        app.disk.fails = ""
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, BookScreen)
        assert app.playing.game.state.gold == 25


@few(1, "fails", ["full", "lost", "sync"])
async def test_the_game_goes_on_in_another_folder(fails: str, tmp_path: Path) -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        app.disk.fails = fails
        app.playing.act(AdjustGold(by=5))
        await pilot.pause()
        assert isinstance(app.screen, WriteFailedDialog)
        if fails != "full":
            await pilot.press("1")  # a writer that is lost cannot try again, and says so
            assert isinstance(app.screen, WriteFailedDialog)
            assert app.screen.query_one(ChoiceList).told == 0
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(app.screen, LineDialog)
        await pilot.press("enter")
        assert says(app, FR("store-path-empty"))
        app.screen.query_one(Input).value = str(tmp_path / "new")
        await pilot.press("enter")
        assert isinstance(app.screen, LineDialog)  # the disk still fails
        app.disk.fails = ""
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, BookScreen)
        assert app.playing.session is not None
        assert app.playing.session.saved.path.parent == tmp_path / "new"
        assert app.playing.session.writable
        assert app.playing.game.state.gold == 25
        app.playing.act(GoTo(section=9))
    store = Shelf(tmp_path / "new", ruleset_of)
    (entry,) = store.entries()
    with store.open(entry.path, write=False) as copy:
        assert copy.game.state.section == 9
        assert copy.game.state.gold == 25
    with Shelf(saves_folder(), ruleset_of).open(path, write=False) as old:
        assert old.game.state.section == 112
        # What a failed sync has left is not denied: it was issued, and never acknowledged.
        assert old.game.state.gold == (25 if fails == "sync" else 20)


async def test_the_game_stays_to_be_read() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        app.disk.fails = "full"
        app.playing.act(AdjustGold(by=5))
        await pilot.pause()
        await pilot.press("3")
        await pilot.pause()
        app.disk.fails = ""
        assert isinstance(app.screen, BookScreen)
        assert "Lecture seule" in shown_text(app)
        before = path.read_bytes()
        app.playing.act(AdjustGold(by=5))
        await pilot.pause()
        app.playing.undo()
        await pilot.pause()
        assert app.playing.game.state.gold == 20
        assert toasts(app) == [FR("refusal-game-read-only")]
        await pilot.press("f3")
        assert isinstance(app.screen, TitleScreen)
    assert path.read_bytes() == before


async def test_escape_leaves_everything_before_the_wish() -> None:
    app = Opened(saved(begun))
    async with app.run_test() as pilot:
        app.disk.fails = "full"
        app.playing.undo()
        await pilot.pause()
        await pilot.press("escape")
        app.disk.fails = ""
        assert isinstance(app.screen, BookScreen)
        assert app.playing.game.state.section == 112
        app.playing.act(GoTo(section=1))
        assert app.playing.game.state.section == 1


async def test_a_closing_mark_that_fails_does_not_keep_the_player() -> None:
    path = saved(begun)
    app = Opened(path)
    async with app.run_test() as pilot:
        app.disk.fails = "full"
        await pilot.press("f3")
        assert app.playing.session is None
        assert isinstance(app.screen, ChoiceDialog)
        await pilot.press("enter")
        assert isinstance(app.screen, TitleScreen)
    app.disk.fails = ""
    with Shelf(saves_folder(), ruleset_of).open(path) as again:
        assert again.recovered
        assert again.game.state.section == 112


async def test_an_unwritable_text_is_refused_and_the_game_goes_on() -> None:
    app = Opened(saved(begun))
    async with app.run_test() as pilot:
        app.playing.act(AddNote(text="seul \ud800 ici"))
        await pilot.pause()
        assert toasts(app) == [FR("refusal-text-unwritable")]
        app.playing.act(AddNote(text="[@click=app.quit]x[/] \x1b[31m"))
        await pilot.pause()
        assert app.is_running
        assert "\x1b" not in shown_text(app)


# -- sizes -----------------------------------------------------------------------------------------------------


async def test_too_small_covers_everything_and_uncovers_it_unharmed() -> None:
    app = Opened(saved(begun))
    async with app.run_test(size=(80, 24)) as pilot:
        app.playing.act(EatMeal())
        await pilot.pause()
        assert isinstance(app.screen, ConfirmDialog)
        for size in ((59, 24), (80, 19), (10, 3), (1, 1)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert isinstance(app.screen, TooSmallScreen)
            await pilot.press("o", "enter", "f2", "f1", "ctrl+p")
            assert isinstance(app.screen, TooSmallScreen)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert isinstance(app.screen, ConfirmDialog)
        assert app.playing.game.state.meals == 4
        await pilot.press("o")
        assert app.playing.game.state.meals == 3


async def test_a_start_in_a_small_terminal() -> None:
    app = Desk()
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TooSmallScreen)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        await pilot.press("q")
    assert app.return_code == 0


# -- crashes ---------------------------------------------------------------------------------------------------


def test_the_log_grows_and_is_turned_over(ffapp_home: Path) -> None:
    def fault(text: str) -> ValueError:
        try:
            raise ValueError(text)
        except ValueError as error:
            return error

    path = write_log(fault("first \ud800"), None)
    assert path is not None
    assert write_log(fault("second"), Path("/x/aila.ffsave")) == path
    text = path.read_text()
    assert text.index("first") < text.index("second")
    assert "/x/aila.ffsave" in text
    path.write_bytes(b"x" * 1_000_001)
    write_log(fault("third"), None)
    assert "third" in path.read_text()
    assert path.with_name("crash.log.old").stat().st_size == 1_000_001


def test_a_log_that_cannot_be_written_is_told(ffapp_home: Path) -> None:
    ffapp_home.parent.mkdir(parents=True, exist_ok=True)
    ffapp_home.write_text("in the way")
    assert write_log(ValueError("lost"), None) is None


# -- pictures --------------------------------------------------------------------------------------------------


def crashed(app: FFApp) -> None:
    log = Path("/home/aila/.local/state/ffapp/log/crash.log")
    save = Path("/home/aila/.local/share/ffapp/saves/aila-5ca4cc27.ffsave")
    app.go_to(CrashScreen(Crash("ValueError: [/b] oops [Zagor] \x1b[31m", save, log)))


@pytest.mark.parametrize("size", long_only([(80, 24), (120, 40)], [(120, 40)]), ids=lambda size: str(size[0]))
def test_picture_crash(size: tuple[int, int], snap_compare: Any) -> None:
    assert snap_compare(Desk(first=crashed), terminal_size=size)


@pytest.mark.long
def test_picture_crash_light(snap_compare: Any) -> None:
    app = Desk(Settings(dice="instant", theme="light"), first=crashed, language="en")
    assert snap_compare(app, terminal_size=(80, 24))


@few(1, "size", [(59, 24), (80, 19), (24, 8)], ids=str)
def test_picture_too_small(size: tuple[int, int], snap_compare: Any) -> None:
    assert snap_compare(Desk(), terminal_size=size)


@pytest.mark.parametrize("size", long_only([(80, 24), (120, 40)], [(120, 40)]), ids=lambda size: str(size[0]))
def test_picture_palette(size: tuple[int, int], snap_compare: Any) -> None:
    assert snap_compare(Desk(), terminal_size=size, press=["ctrl+p", *"ex", "down"])


@pytest.mark.parametrize("question", ["confirm", "dice"])
@pytest.mark.parametrize("look", long_only(["dark", "light", "ascii"], ["light", "ascii"]))
def test_picture_question(question: str, look: str, snap_compare: Any) -> None:
    settings = Settings(dice="instant", theme="light") if look == "light" else STILL
    app = Bare(saved(begun), settings, ascii_only=look == "ascii")

    async def ask(pilot: Any) -> None:
        if question == "confirm":
            app.playing.act(EatMeal())
            await pilot.pause()
        else:
            app.playing.act(ChooseDice(typed=True))
            app.playing.act(TestLuck())
            await pilot.pause()
            await pilot.press("7", "2", "enter")

    assert snap_compare(app, terminal_size=(80, 24), run_before=ask)


def test_picture_empty_palette(snap_compare: Any) -> None:
    assert snap_compare(Desk(language="en"), terminal_size=(60, 20), press=["ctrl+p", *"zz"])
