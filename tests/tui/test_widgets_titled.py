"""Frames: literal titles, and words in place of emptiness."""

import pytest
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from ffapp.tui.kit.panel import Panel, set_title
from ffapp.tui.kit.prose import Prose
from tests.tui.gallery import HOSTILE, Plain, screen_lines


class Desk(Plain):
    CSS = "Panel { width: 40; height: 5; }"

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.panel = panel

    def compose(self) -> ComposeResult:
        yield self.panel


@pytest.mark.parametrize("title", HOSTILE, ids=ascii)
async def test_titles_are_literal(title: str) -> None:
    app = Desk(Panel(title=title, subtitle=title, framed=True))
    async with app.run_test() as pilot:
        await pilot.pause()
        lines = screen_lines(app)
        for line in (lines[0], lines[4]):
            assert cell_len(line) == 80
            assert line.rstrip()[-1] in "╮╯"
        if title.startswith("["):
            assert title in lines[0]
        app.panel.title = "autre"
        await pilot.pause()
        assert "autre" in screen_lines(app)[0]


@pytest.mark.parametrize("title", ["Sac", "[/b]", "\x1b[31mrouge", "𝐓itre"], ids=ascii)
async def test_a_group_of_a_page_has_its_title_before_a_line(title: str) -> None:
    app = Desk(Panel(title=title, subtitle="3"))
    async with app.run_test() as pilot:
        await pilot.pause()
        line = screen_lines(app)[0]
        assert cell_len(line) == 80
        assert "\x1b" not in line
        assert line.split()[-1] == "3"
        assert "───" in line


async def test_a_styled_title_keeps_its_style() -> None:
    app = Desk(Panel(framed=True))
    async with app.run_test() as pilot:
        await pilot.pause()
        app.panel.title = Content.assemble("§ ", ("34", "bold"))
        await pilot.pause()
        assert "§ 34" in screen_lines(app)[0]
        set_title(app.panel, None)
        await pilot.pause()
        assert "34" not in screen_lines(app)[0]


async def test_a_vacant_frame_says_what_would_be_there() -> None:
    app = Desk(Panel(Static("plein"), title="Sac", empty="Rien : o note un objet [ici].", vacant=True))
    async with app.run_test() as pilot:
        await pilot.pause()
        text = "\n".join(screen_lines(app))
        assert "  Rien : o note un objet [ici]." in text
        assert "plein" not in text
        app.panel.vacant = False
        await pilot.pause()
        text = "\n".join(screen_lines(app))
        assert "plein" in text
        assert "Rien" not in text
        app.panel.empty = "Vide."
        app.panel.vacant = True
        await pilot.pause()
        assert "Vide." in "\n".join(screen_lines(app))


class Composed(Panel):
    def compose(self) -> ComposeResult:
        yield Prose("du dedans")


async def test_a_panel_may_compose_its_own_children() -> None:
    app = Desk(Composed(empty="rien"))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "du dedans" in screen_lines(app)[0]
        app.panel.vacant = True
        await pilot.pause()
        assert "rien" in screen_lines(app)[0]
