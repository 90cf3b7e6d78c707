"""The canvas: every shape in Unicode and in ASCII, nothing outside its edges, hostile text harmless."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.app import App, ComposeResult
from textual.reactive import reactive

from ffapp.tui.look.canvas import DIE_COLUMNS, DIE_ROWS, Canvas, Drawing, gauge, large_number_width
from ffapp.tui.look.drawn import INKS, ink_style
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from tests.tui.gallery import STYLES
from tests.tui.quiet import paint

each_set = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])


def drawn(value: int, full: int, width: int, glyphs: Glyphs = UNICODE, **how: object) -> str:
    return "".join(text for text, _ in gauge(value, full, width, glyphs, **how))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "full", "how", "told"),
    [
        (10, 10, {}, "━━━━━━━━━━"),
        (5, 10, {}, "━━━━━─────"),
        (0, 10, {}, "──────────"),
        (-3, 10, {}, "──────────"),
        (1, 100, {}, "╸─────────"),  # not nothing
        (3, 4, {}, "━━━━━━━╸──"),
        (8, 10, {"lost": 2}, "━━━━━━━━╍╍"),
        (0, 10, {"lost": 4}, "╍╍╍╍──────"),
        (10, 10, {"ticks": (2, 3, 6)}, "━╋╋━━╋━━━━"),
        (4, 10, {"ticks": (2, 3, 6)}, "━╋╋━─┼────"),
        (20, 10, {}, "━━━━━═════"),
        (3, 4, {"mirrored": True}, "──╺━━━━━━━"),
    ],
)
def test_a_gauge_is_a_line(value: int, full: int, how: dict[str, object], told: str) -> None:
    assert drawn(value, full, 10, **how) == told


def test_a_gauge_in_ascii_tells_the_same() -> None:
    assert drawn(8, 10, 10, ASCII, lost=1, ticks=(3,)) == "==#=====x-"


def test_the_surplus_and_the_loss_have_inks_of_their_own() -> None:
    assert gauge(12, 9, 12) == [("━━━━━━━━━", "fill"), ("═══", "surplus")]
    assert gauge(4, 6, 6, lost=2, lost_ink="gain") == [("━━━━", "fill"), ("╍╍", "gain")]


@each_set
def test_a_gauge_has_always_its_width(glyphs: Glyphs) -> None:
    pick = random.Random(1)
    for _ in range(500):
        width = pick.randint(0, 30)
        how = {"lost": pick.randint(0, 9), "ticks": (pick.randint(-2, 30),), "mirrored": pick.random() < 0.5}
        assert cell_len(drawn(pick.randint(-5, 40), pick.randint(-1, 30), width, glyphs, **how)) == width


def test_a_large_figure() -> None:
    canvas = Canvas(12, 3)
    assert canvas.large_number(0, 0, "14") == large_number_width("14")
    assert canvas.text() == " ▄  ▄ ▄\n▀█  █▄█\n▄█▄   █"


def test_a_large_figure_in_ascii_is_strong() -> None:
    canvas = Canvas(12, 3, ASCII)
    assert canvas.large_number(1, 0, "14") == 3
    assert canvas.text() == "\n 14\n"
    assert canvas.line(1)[1] == ("14", "text strong")


@each_set
@pytest.mark.parametrize("dark", [True, False])
def test_a_die_keeps_to_its_cells_and_shows_its_face(glyphs: Glyphs, dark: bool) -> None:
    for face in range(7):
        canvas = Canvas(DIE_COLUMNS + 2, DIE_ROWS + 2, glyphs, dark=dark)
        canvas.die(1, 1, face)
        rows = canvas.text().split("\n")
        assert canvas.text().count(glyphs.pip) == face
        assert rows[0] == rows[-1] == ""
        assert all(not row.startswith(glyphs.pip) for row in rows)
        assert max(map(len, rows)) <= DIE_COLUMNS + 1


def test_a_die_of_twenty_sides_shows_a_figure() -> None:
    canvas = Canvas(DIE_COLUMNS, DIE_ROWS)
    canvas.die(0, 0, 17, sides=20)
    assert canvas.text().split("\n")[2].strip() == "17"


def test_a_rule_is_a_heading_and_a_line() -> None:
    canvas = Canvas(20, 2)
    canvas.rule(2, 0, 18, "Sac")
    canvas.rule(2, 1, 18, "Journal", "3 de plus")
    assert canvas.text() == "  Sac ──────────────\n  Journal  3 de plus"


@each_set
@pytest.mark.parametrize("name", ["[/b]", "a\x1b[31m", "\u202eabc", "日本語の名前", "é" * 90, "\ud800", "👩‍👩‍👧"])
def test_a_hostile_name_stays_in_its_room(glyphs: Glyphs, name: str) -> None:
    canvas = Canvas(20, 1, glyphs)
    canvas.put(2, 0, name, room=10)
    row = "".join(text for text, _ in canvas.line(0))
    assert cell_len(row) == 20
    assert not row[:2].strip()
    assert not {"\x1b", "\u202e"}.intersection(row)
    canvas.sign(3, 0, "x")  # over the half of a wide sign, perhaps
    assert cell_len("".join(text for text, _ in canvas.line(0))) == 20


def test_what_is_outside_is_cut() -> None:
    canvas = Canvas(4, 2)
    canvas.put(-2, 0, "abcdef")
    canvas.put(2, 1, "日本")
    canvas.put(0, 2, "below")
    canvas.put(0, -1, "above")
    canvas.ground(-3, -3, 99, 99, "on-cursor")
    assert canvas.text() == "cdef\n  日"


def test_a_ground_stays_under_what_is_written_later() -> None:
    canvas = Canvas(6, 1)
    canvas.ground(0, 0, 6, 1, "on-cursor")
    canvas.put(1, 0, "ab", "accent strong")
    canvas.put(4, 0, "c", "pip on-die")
    assert canvas.line(0) == [
        (" ", "on-cursor"),
        ("ab", "accent strong on-cursor"),
        (" ", "on-cursor"),
        ("c", "pip on-die"),
        (" ", "on-cursor"),
    ]


@pytest.mark.parametrize("names", [("text", "strong", "on-accent"), ("on-accent", "strong", "text")])
def test_grounds_lie_below_inks(names: tuple[str, ...]) -> None:
    theme = {"foreground": "#111111", "accent": "#222222", "on-primary": "#333333"}
    style = ink_style(theme, names)
    assert (style.color.name, style.bgcolor.name, style.bold) == ("#111111", "#222222", True)
    alone = ink_style(theme, ["on-accent"])
    assert (alone.color.name, alone.bold) == ("#333333", None)
    assert ink_style(theme, []) == Style()
    with pytest.raises(KeyError):
        ink_style(theme, ["inkless"])


class Shown(App[None]):
    CSS_PATH = [STYLES / "theme.tcss"]

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def compose(self) -> ComposeResult:
        yield Drawing(self.draw, rows=lambda width: 3 if width < 50 else 2)

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        for x, ink in enumerate(INKS):
            canvas.put(x, 0, "x", ink)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        from ffapp.tui.look.themes import variable_defaults

        return variable_defaults()


class Told(Drawing):
    """What draws what it is told."""

    told: reactive[str] = reactive("one")

    def draw(self, canvas: Canvas) -> None:
        canvas.put(0, 0, self.told)


class Telling(App[None]):
    def compose(self) -> ComposeResult:
        yield Told()


async def test_a_reactive_of_a_drawing_has_it_drawn_anew() -> None:
    app = Telling()
    async with app.run_test(size=(40, 10)) as pilot:
        drawing = app.query_one(Told)
        assert drawing.canvas.text() == "one"
        drawing.told = "two"
        await pilot.pause()
        assert drawing.canvas.text() == "two"


async def test_a_drawing_is_drawn_once_and_again_when_its_size_or_its_subject_changes() -> None:
    app = Shown()
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.pause()
        drawing = app.query_one(Drawing)
        assert drawing.size.height == 3
        paint(app)
        before = app.drawn
        assert drawing.canvas is drawing.canvas
        await pilot.pause()
        assert app.drawn == before
        drawing.refresh()
        await pilot.pause()
        paint(app)
        assert app.drawn == before + 1
        await pilot.resize_terminal(60, 10)
        await pilot.pause()
        paint(app)
        assert drawing.size.height == 2
        assert app.drawn > before + 1
