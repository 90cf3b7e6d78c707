"""Terminals with 16 colours, by what they get: whatever tells something by its colour tells it there too, and all that
is to be read can be read, also where grounds have no bright twins."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pyte
import pytest
from pyte.screens import Char
from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.color import Color
from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget

from ffapp.doonjons.cells import Cell, parsed
from ffapp.gamebook.drawing import Clearing, Drawing, Passage
from ffapp.mapping.board.picture import GridPicture, Token
from ffapp.resources import styles
from ffapp.settings import Settings
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.enemies import EnemyList, EnemyRow, Stand
from ffapp.tui.book.map import MapScreen
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.key_bar import Key, KeyBar
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.kit.table import Cell as Entry
from ffapp.tui.kit.table import Column, Table
from ffapp.tui.look.counter import Counter
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.sixteen import SHADES, SIXTEEN, FewColours
from ffapp.tui.look.themes import PALETTES
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.order import OrderList, OrderRow
from tests.shares import few
from tests.tui.adventures import Shown, first_day, saved
from tests.tui.fray import playing, turns
from tests.tui.gallery import complain, scored
from tests.tui.terminal import Terminal

TERMS = ("linux", "screen", "xterm", "xterm-16color")
FAMILIES = {"swamp": "scorpion-swamp", "night": "night-dragon", "dungeon": "doonjons"}
"""The books that wear the themes."""

each_shade = pytest.mark.parametrize("shade", ["dark", "light"])
one_shade = few(1, "shade", ["dark", "light"])


@pytest.fixture(autouse=True)
def sixteen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)


def received(app: App[Any]) -> pyte.Screen:
    """What stands on the terminal: the very bytes that the driver would write, read by another program."""
    update = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    screen = pyte.Screen(*app.size)
    pyte.Stream(screen).feed(update.render_segments(app.console))
    return screen


def basic(colour: str) -> str:
    """A ground where there are eight: that of a bright one is its dark twin."""
    return colour.replace("bright", "").replace("yellow", "brown")


def ground(sign: Char) -> str:
    return basic(sign.fg if sign.reverse else sign.bg)


def seen(sign: Char) -> tuple[str, str]:
    """The colours of a cell as they are seen: a full block has no ground, a blank no ink, a thin line is another."""
    if sign.data in "━═╸╋─┼":
        return f"{sign.data in '─┼'} {sign.bg if sign.reverse else sign.fg}", ground(sign)
    if sign.data == "█":
        return sign.fg, ""
    return ("", ground(sign)) if sign.data == " " else (sign.bg if sign.reverse else sign.fg, ground(sign))


def place(screen: pyte.Screen, text: str, after: str = "") -> tuple[int, int]:
    """Where a text begins, in the first line that has another text before it."""
    for y, line in enumerate(screen.display):
        at = line.find(after)
        if at >= 0 and (x := line.find(text, at + len(after))) >= 0:
            return x, y
    raise AssertionError(f"{after!r} {text!r} in\n" + "\n".join(screen.display))


# -- the colours themselves ------------------------------------------------------------------------------------


def test_each_theme_has_a_palette_of_the_sixteen() -> None:
    assert set(SIXTEEN) == set(PALETTES)
    for name, palette in SIXTEEN.items():
        colours = {field: getattr(palette, field) for field in palette.__struct_fields__ if field != "dark"}
        assert set(colours.values()) <= set(SHADES)
        assert palette.dark == PALETTES[name].dark
        red = {field for field, colour in colours.items() if colour in (SHADES[1], SHADES[9])}
        assert red == {"wound"}, "red is for wounds and death only"


@pytest.mark.parametrize("term", TERMS)
def test_where_there_are_few_colours_a_theme_of_these_is_worn(term: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    for family, book in FAMILIES.items():
        for shade in ("dark", "light"):
            app = FFApp(Settings(theme=shade), book=book)  # type: ignore[arg-type]
            assert app.theme == f"{family}-{shade}"
            assert app.current_theme.background == SIXTEEN[app.theme].background
            assert app.current_theme.dark == (shade == "dark")


@pytest.mark.parametrize(("term", "given"), [("xterm-256color", ""), ("linux", "truecolor"), ("xterm-kitty", "")])
def test_where_there_are_more_nothing_changes(term: str, given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("COLORTERM", given)
    app = FFApp(Settings())
    assert app.current_theme.background == PALETTES["swamp-dark"].background
    assert not any(isinstance(known, FewColours) for known in app.get_line_filters())


@pytest.mark.parametrize(
    ("ink", "on", "text", "bold", "given", "left"),
    [
        (0, 2, "abc", True, 0, False),  # black would be grey on green
        (0, 11, "abc", True, 0, False),  # and on what may be brown
        (0, 7, "abc", True, 0, True),
        (4, 15, "abc", True, 4, False),
        (15, 4, "abc", True, 15, True),
        (2, 0, "abc", True, 2, True),
        (0, 0, "abc", False, 8, False),  # what has lost its ink
        (15, 15, "a", False, 8, False),
        (4, 4, "a", False, 7, False),
        (4, 4, "█▌ ", False, 4, False),  # what is drawn may be of one colour
    ],
)
def test_what_bold_and_lost_inks_become(ink: int, on: int, text: str, bold: bool, given: int, left: bool) -> None:
    style = Style(color=SHADES[ink], bgcolor=SHADES[on], bold=bold)
    ((same, shown, _),) = FewColours().apply([Segment(text, style)], Color.parse("black"))
    assert same == text
    assert shown is not None
    assert shown.color is not None
    assert (shown.color.name, bool(shown.bold)) == (SHADES[given], left)


# -- what is drawn with them -----------------------------------------------------------------------------------


STONE_KINDS = ("good", "neutral", "evil", "none")

KINDS = ("wound", "gain", "mark", "faint", "")


def foe(index: int, name: str, stand: Stand) -> EnemyRow:
    """An enemy who has lost half of its Stamina."""
    skill, stamina = Score(label="Skill", value=6, initial=6), Score(label="Stamina", value=6, initial=12)
    return EnemyRow(index=index, name=name, skill=skill, stamina=stamina, stand=stand)


class Board(Screen[None]):
    """What tells something by its colour, all of it but the maps."""

    CSS_PATH = [styles() / f"{name}.tcss" for name in ("game", "dungeon", "fight")]
    CSS = """
    Board { layout: vertical; overflow: hidden; }
    Board Counter, Board NumberField, Board OrderList, Board EnemyList { width: 60; }
    Board Journal { height: 5; }
    Board Table, Board OrderList { height: 2; }
    Board EnemyList { height: 2; }
    Board NumberField { height: 2; }
    Board Panel { height: 4; }
    """

    def compose(self) -> ComposeResult:
        yield scored("Half", 5, 10, 10)
        yield scored("Low", 5, 10, 10, ticks=(6, 2))
        yield scored("More", 20, 10, 10)
        yield Counter("Above", 3, signed=True)
        yield Counter("Below", -3, signed=True)
        yield ChoiceList([Choice("a", "chosen"), Choice("b", "possible"), Choice("c", "greyed", reason="no")], lit=True)
        yield ChoiceList([Choice(kind, f"stone-{kind}", kind=kind) for kind in STONE_KINDS], id="stones")
        yield Journal()
        yield Table([Column(), Column()])
        yield OrderList()
        yield EnemyList()
        yield DiceTray([DiceGroup((1, 0))])
        yield Picker("Pick", [Alternative("1", "picked"), Alternative("2", "other")], "1")
        yield NumberField(1, low=0, high=9, complain=complain, label="Plain")
        yield NumberField(1, low=0, high=9, complain=complain, label="Wrong", id="wrong")
        with Panel(title="Lit"):
            yield NumberField(1, low=0, high=9, complain=complain, label="Focus", id="focus")
        yield Panel(title="Panel")
        yield KeyBar()

    def on_mount(self) -> None:
        lines = [JournalLine(f"line-{kind or 'plain'}", kind) for kind in KINDS]
        self.query_one(Journal).fill(len(lines), lines.__getitem__)
        self.query_one(KeyBar).update([Key("a", "can", "x"), Key("b", "cannot", "x", allowed=False)])
        self.query_one(Table).rows = [(Entry("row"), Entry("first")), (Entry("row"), Entry("second"))]
        rows = OrderRow(1, "@", "Aa", "hero", True, 12, 16, acting=True), OrderRow(2, "&", "bb", "foe", False, 4, 16)
        self.query_one(OrderList).places = rows
        self.query_one(EnemyList).enemies = foe(0, "target", "target"), foe(1, "waits", "waiting")
        self.query_one("#wrong", NumberField).say("wrong")
        self.query_one("#focus", NumberField).focus()


def told(screen: pyte.Screen) -> dict[str, list[Char]]:
    """Cells that must look different from one another, by what they tell."""

    def at(text: str, after: str) -> Char:
        x, y = place(screen, text, after)
        return screen.buffer[y][x]

    def under(text: str, after: str) -> Char:
        return at(text, after)._replace(data=" ")

    return {
        "a score and what it lacks": [at("━", "Half"), at("─", "Half")],
        "a score below its tick, one that is not, and the track": [at("━", "Low"), at("━", "Half"), at("─", "Half")],
        "a surplus": [at("━", "More"), at("═", "More"), at("─", "Half")],
        "a counter above zero and below": [at("+", "Above"), at("−", "Below")],
        "the row of the cursor": [under("chosen", "1"), under("possible", "2")],
        "what is possible and what not": [at("possible", "2"), at("greyed", "3")],
        "a stone that is held and one that is not": [at("stone-evil", ""), at("stone-none", "")],
        "kinds of news": [at(f"line-{kind or 'plain'}", "") for kind in KINDS],
        "the row of a table": [under("first", "row"), under("second", "row")],
        "the two sides": [at("@", ""), at("&", "")],
        "hit points and what is lost": [at("━", "hero"), at("━", "foe"), at("─", "foe")],
        "an enemy's points and what is lost": [at("━", "target"), at("─", "target")],
        "what is picked and what not": [at("picked", "Pick"), at("other", "Pick")],
        "a field that is typed into, another, a refused one": [at("│", name) for name in ("Focus", "Plain", "Wrong")],
        "a heading and its line": [at("Panel", ""), at("─", "Panel")],
        "a key that does something and one that does not": [at("can", "a"), at("cannot", "b")],
    }


@one_shade
async def test_what_tells_something_by_its_colour_tells_it_in_sixteen(shade: Any) -> None:
    app = FFApp(Settings(theme=shade, dice="instant"), first=lambda app: app.push_screen(Board()))
    app.animation_level = "none"
    async with app.run_test(size=(90, 60)) as pilot:
        for family, book in FAMILIES.items():
            app.wear(book)
            await pilot.pause()
            assert app.theme == f"{family}-{shade}"
            screen = received(app)
            alike = {what: cells for what, cells in told(screen).items() if len({*map(seen, cells)}) < len(cells)}
            assert not alike, book


ROW = ("a wall", "floor", "in reach", "who acts", "a character", "a monster", "a target", "the target", "painted")
"""The first row of `marked`, from its left."""


def marked() -> GridPicture:
    """A dungeon with a cell of each kind in its first row."""
    at = {what: Cell(column, 0) for column, what in enumerate(ROW)}
    figures = ("who acts", "a character", "a monster", "a target", "the target")
    return GridPicture(
        floor=("#" + "." * 14, *("." * 15,) * 14),
        tokens={at[what]: Token(id, "Aa", character=id < 2) for id, what in enumerate(figures)},
        acting=at["who acts"],
        reach=frozenset({at["in reach"]}),
        targets=frozenset({at["a target"], at["the target"]}),
        chosen=at["the target"],
        painted=frozenset({at["painted"]}),
        brush="obstacle",
    )


class Maps(Screen[None]):
    """Both kinds of map."""

    CSS_PATH = [styles() / f"{name}.tcss" for name in ("grid", "map")]
    CSS = "Maps { layout: horizontal; } Maps DungeonGrid, Maps ClearingMap { width: 60; height: 1fr; }"

    def compose(self) -> ComposeResult:
        yield DungeonGrid()
        yield ClearingMap()

    def on_mount(self) -> None:
        grid, drawn = self.query_one(DungeonGrid), self.query_one(ClearingMap)
        grid.show(marked())
        grid.cursor = parsed("A3")
        ways = (Passage(id=1, start=1, way="e", end=2), Passage(id=2, start=2, way="e", end=3))
        drawn.set_map(Drawing(clearings=tuple(Clearing(number=number) for number in (1, 2, 3)), passages=ways), 1, ())
        drawn.cursor = 3
        drawn.focus()

    def looks(self) -> Iterator[dict[str, tuple[str, str]]]:
        """The cells of the grid, and the clearings, each by what it is."""
        terminal = received(self.app)

        def look(widget: Widget, region: Region | None) -> tuple[str, str]:
            assert region is not None
            x, y = region.offset + widget.region.offset
            return seen(terminal.buffer[y][x + 1])

        grid, drawn = self.query_one(DungeonGrid), self.query_one(ClearingMap)
        cells = {what: Cell(column, 0) for column, what in enumerate(ROW) if what != "a target"}  # a ring tells that
        yield {what: look(grid, grid.region_of(cell)) for what, cell in cells.items()} | {
            "the cursor": look(grid, grid.region_of(parsed("A3")))
        }
        clearings = {"here": 1, "another": 2, "the cursor": 3}
        yield {what: look(drawn, drawn.region_of(number)) for what, number in clearings.items()}


@each_shade
async def test_maps_tell_it_too(shade: Any) -> None:
    maps = Maps()
    app = FFApp(Settings(theme=shade, dice="instant"), first=lambda app: app.push_screen(maps))
    async with app.run_test(size=(120, 30)) as pilot:
        for book in FAMILIES.values():
            app.wear(book)
            await pilot.pause()
            for looks in maps.looks():
                assert len({*looks.values()}) == len(looks), (book, looks)


# -- what is to be read ----------------------------------------------------------------------------------------

PAGES: dict[str, Callable[[Any], FFApp]] = {
    "map": lambda settings: Shown(saved(first_day), MapScreen, settings=settings),
    "dungeon": lambda settings: playing(turns(), settings=settings),
    "board": lambda settings: FFApp(settings, first=lambda app: app.push_screen(Board())),
}
"""Where much is drawn; by which colours of the palettes all pages are, `test_drawn_colours` finds out."""


@one_shade
@few(2, "page", PAGES)
async def test_nothing_stands_on_its_own_colour(page: str, shade: Any) -> None:
    app = PAGES[page](Settings(theme=shade, dice="instant"))
    app.animation_level = "none"
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        screen = received(app)
        cells = [screen.buffer[y][x] for y in range(screen.lines) for x in range(screen.columns)]
        read = [cell for cell in cells if cell.data.isalnum()]
        assert len(read) > 100
        assert not [cell for cell in read if cell.bg == cell.fg or basic(cell.bg) == cell.fg]
        drawn = [cell for cell in cells if cell.data in "●▕│─▸+"]
        assert not [cell for cell in drawn if cell.bg == cell.fg]


@one_shade
async def test_below_a_dialog_everything_is_faint_and_the_dialog_is_not(shade: Any) -> None:
    app = Shown(saved(first_day), BookScreen, settings=Settings(theme=shade, dice="instant"))
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        screen = received(app)
        x, y = place(screen, "Pierres de Magie", "╭")
        lit = screen.buffer[y][x].fg
        below = {
            screen.buffer[y][x].fg
            for y in (0, screen.lines - 1)
            for x in range(screen.columns)
            if screen.buffer[y][x].data.isalnum()
        }
        assert below <= {"brightblack", "white"}
        assert lit not in below


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@few(1, "term", ["linux", "xterm"])
def test_a_gauge_on_a_terminal_with_sixteen_colours(term: str) -> None:
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume", env={"TERM": term, "COLORTERM": ""}) as terminal:
        terminal.wait_for("Aïla", "§ 112", "Chance", "Aide")  # the last line is there, so all above it is
        line = next(line for line in terminal.screen.display if "━━" in line and "─" in line)
        row = terminal.screen.buffer[terminal.screen.display.index(line)]
        assert row[line.index("━")].fg == "green"
        assert row[line.index("─")].fg == "brightblack"
        assert b"\x1b[38;" not in terminal.output, "a colour that this terminal does not know"
