"""The cursor of the terminal: where the player is, on every page and in every dialog, for those who read by it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.style import Style

from ffapp.doonjons.setup import UseDefault
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.settings import Settings, write_settings
from ffapp.tui.app import FFApp
from ffapp.tui.book.ending import EndingScreen
from ffapp.tui.book.map import MapScreen
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.pages.title import TitleScreen
from ffapp.tui.table.grid import DungeonGrid
from tests.shares import few
from tests.tui.adventures import Shown, drawn_by_hand, first_day, saved, won
from tests.tui.doonjons_tables import begun, table_app
from tests.tui.fray import playing
from tests.tui.gallery import screen_lines
from tests.tui.shelves import Desk
from tests.tui.tables import book_app, played, press_all, settled
from tests.tui.terminal import Terminal
from tests.tui.test_book_pictures import struck, travelled
from tests.tui.test_creation import Creating
from tests.tui.test_dungeon_pictures import hand, wide
from tests.tui.test_setup_pictures import gathered
from tests.tui.test_stopping import gone_on, send, stopped


def read(app: FFApp) -> str:
    """What a reader that follows the cursor reads: the line from there on."""
    x, y = app.cursor_position
    return screen_lines(app)[y][x:]


def cells_of(app: FFApp) -> list[list[Style]]:
    """The style of each cell of the screen."""
    strips = app.screen._compositor.render_strips(app.size)
    return [[style or Style() for text, style, _ in strip for _ in range(cell_len(text))] for strip in strips]


STEPS: dict[str, tuple[Callable[[], FFApp], dict[str, str]]] = {
    "title": (
        lambda: Shown(saved(first_day), TitleScreen),
        {"": "Aïla", "n": "Le Marais aux Scorpions", "down": "Le Dragon de la Nuit"},
    ),
    "book": (
        lambda: book_app(travelled()),
        {
            "": "Vous tentez votre Chance",  # nowhere in particular: what has happened last
            "r": "Repas : Endurance",
            "g": "p. ex. 34",
            "escape a": "Habileté",
            "down": "Endurance",
        },
    ),
    "empty": (Desk, {"": "Vos parties seront ici"}),
    "creation": (lambda: Creating(Settings(dice="instant")), {"n 1": "   ", "A enter": "A est prête", "f3": "A  "}),
    "history": (lambda: Shown(saved(first_day), HistoryScreen), {"": "Vous en êtes ici", "up": "Un dé : 5"}),
    "ending": (lambda: Shown(saved(won), EndingScreen), {"": "Relire l’historique", "down": "Regarder la carte"}),
    "party": (lambda: table_app(gathered()), {"": "Aïla", "down": "Brune", "n": "  "}),
    "editor": (lambda: table_app(begun(UseDefault())), {"e": "[) ]", "right": "[  ]"}),
    "refused": (lambda: book_app(played(AdjustMeals(by=-4))), {"r": "Il ne vous reste plus", "f12": "Repas 4 → 0"}),
    "fight": (lambda: book_app(struck()), {"": " t  Tenter", "n n": " ␣  Livrer"}),
    "map": (lambda: Shown(saved(drawn_by_hand), MapScreen), {"": "[ 7!]", "left": "  3✱", "left left": " 12 "}),
    "dungeon": (lambda: playing(hand()), {"": "Aïl", "tab": "◉g1", "tab tab": "◉ag", "g": "E5", "escape": "◉ag"}),
    "setup": (lambda: playing(begun(UseDefault())), {"": "Tout est en place"}),
    "help": (
        lambda: book_app(travelled()),
        {
            "question_mark": "Chercher un mot",
            "down": "Les aventures à lire",
            "d e s": "   ",
            "down down": "Tenter sa Chance",
        },
    ),
    "palette": (lambda: book_app(travelled()), {"ctrl+p": "−3e, +5or", "down": "c          Combat", "r e p": "  "}),
    "settings": (
        lambda: book_app(travelled()),
        {"f2": "Français ]", "right": "English ]", "down down": "Unicode ]", "up": "dark ]", "up up": "Everywhere"},
    ),
}


@few((1, 3, 8, 10, 11, 13), "page", STEPS)
async def test_it_stands_where_the_player_is(page: str) -> None:
    make, steps = STEPS[page]
    app = make()
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for keys, told in steps.items():
            await press_all(pilot, keys.split())
            await settled(pilot)
            assert read(app).startswith(told), (keys, read(app))


@few((3,), "keys", ["", "3", "3 4", "3 4 left", "3 4 home"])
async def test_in_a_field_it_stands_on_the_block_that_is_drawn(keys: str) -> None:
    app = book_app(travelled())
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["g", *keys.split()])
        x, y = app.cursor_position
        drawn = app.screen.focused.get_component_styles("input--cursor").background
        assert cells_of(app)[y][x].bgcolor == drawn.rich_color


@pytest.mark.long
async def test_it_stays_there_when_the_view_scrolls_or_has_another_size() -> None:
    app = playing(wide())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press_all(pilot, ["right"] * 12 + ["up"] * 20)
        at = app.screen.query_one(DungeonGrid).cursor
        for size in ((120, 40), (60, 20), (80, 24)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            grid = app.screen.query_one(DungeonGrid)
            assert grid.cell_at(*(app.cursor_position - grid.content_region.offset)) == at == grid.cursor


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@few((1,), "seen", [False, True])
def test_a_terminal_has_it_there(seen: bool) -> None:
    """Hidden unless it is wanted, and wherever the program has gone meanwhile."""
    write_settings(Settings(cursor=seen, dice="instant"))
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:

        def comes_to(text: str) -> None:
            terminal.wait_until(lambda: terminal.under_cursor.lstrip("[ ").startswith(text))

        terminal.wait_for("Aïla", "§ 112", "Aide")
        comes_to("Un dé : 5")
        assert terminal.screen.cursor.hidden is not seen
        terminal.type("a")
        comes_to("Habileté")
        terminal.type("\x1b[B")
        comes_to("Endurance")
        terminal.type("\x1b")
        comes_to("Un dé : 5")
        terminal.type("m")
        comes_to("7")
        assert terminal.screen.cursor.hidden is not seen
        terminal.type("\x1b")
        terminal.wait_for("§ 112")
        for key, told in (("v", "Vous en êtes ici"), ("\x1bOQ", "Français"), ("\x1bOP", "Chercher un mot")):
            terminal.type(key)
            comes_to(told)
        terminal.type("\x1b\x1b")
        comes_to("Vous en êtes ici")
        terminal.type("\x1b")
        comes_to("Un dé : 5")
        terminal.type("q")
        assert terminal.ended() == 0
        assert terminal.restored()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_where_it_is_wanted_it_is_seen_again_when_the_program_goes_on() -> None:
    write_settings(Settings(cursor=True, dice="instant"))
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume", shell=True) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        send(terminal, signal.SIGTSTP)
        stopped(terminal)
        gone_on(terminal, "Aïla", "§ 112")
        terminal.wait_until(lambda: not terminal.screen.cursor.hidden)
        terminal.type("\x1bOQ")  # and goes where it is no longer wanted
        terminal.wait_for("Curseur")
        terminal.type("\x1b[B" * 4 + "\x1b[D")
        terminal.wait_until(lambda: terminal.screen.cursor.hidden)
