"""Playing alone: the program is the master unless somebody at the table is, and the first dungeon says in three lines
what to do."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.doonjons.campaign import READY, TURN
from ffapp.doonjons.party import BeginCampaign
from ffapp.doonjons.setup import ChooseControl
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.pages.help import HelpScreen
from ffapp.tui.table.alone import LINES, AloneDialog
from ffapp.tui.table.dungeon import DungeonPage
from ffapp.tui.table.setup import SetupPage
from tests.cli.talking import talked
from tests.shares import few
from tests.tui.doonjons_tables import AILA, begun, campaign, press_all, table_app
from tests.tui.shelves import Desk, shown_text

SIZES = [(60, 20), (80, 24), (120, 40)]


def new_campaign() -> Desk:
    return Desk(first=lambda app: app.playing.create_hero("doonjons"))


def top(app: Any) -> Any:
    """What is seen."""
    return app.screen


def lines(app: FFApp) -> list[str]:
    """The three lines."""
    return [app.texts(f"alone-{line}").replace("\u00a0", " ") for line in LINES]


def told(app: FFApp) -> str:
    """All that is shown, with one blank for any number of them and for any frame."""
    return " ".join(shown_text(app).replace("\u00a0", " ").replace("│", " ").replace("┃", " ").split())


async def test_who_has_made_a_party_plays_alone_by_one_key_and_is_told_how() -> None:
    app = new_campaign()
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["n", *"Aïla", "enter"])
        assert "Maître : le jeu (m)" in told(app), "the default"
        await press_all(pilot, ["b"])
        assert app.playing.game.state.control == "nearest"
        assert isinstance(top(app), SetupPage)
        await press_all(pilot, ["enter"])
        assert isinstance(top(app), AloneDialog)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = told(app)
            assert all(part in shown for line in lines(app) for part in (line[:30], line[-12:])), size
        assert app.playing.game.phase == READY
        await press_all(pilot, ["b"])
        assert isinstance(top(app), DungeonPage), "gone with the next key"
        assert app.playing.game.phase == TURN, "which did what it does"
        await press_all(pilot, ["question_mark"])
        assert isinstance(top(app), HelpScreen)
        assert all(line in top(app).body_of("table-start").replace("\u00a0", " ") for line in lines(app))


@few((0, 4), "key", ["escape", "enter", "x", "question_mark", "click"])
async def test_any_key_takes_it_away_and_it_does_not_come_again(key: str) -> None:
    app = table_app(begun(ChooseControl(control="weakest")))
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["enter"])
        assert isinstance(top(app), AloneDialog)
        if key == "click":
            await pilot.click("#intro")
        else:
            await press_all(pilot, [key])
        await pilot.pause()
        assert isinstance(top(app), HelpScreen if key == "question_mark" else DungeonPage)
        assert app.playing.game.phase == READY
        await press_all(pilot, [*(["escape"] if key == "question_mark" else []), "u", "enter"])
        assert isinstance(top(app), DungeonPage), "the first time is the only one"


@pytest.mark.parametrize("game", [lambda: begun(), lambda: campaign(AILA, BeginCampaign())], ids=["two", "one"])
async def test_a_master_at_the_table_needs_no_such_lines(game: Any) -> None:
    app = table_app(game())
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["enter"])
        assert isinstance(top(app), DungeonPage)


async def test_the_master_who_sits_at_the_table_is_chosen_by_one_key() -> None:
    app = new_campaign()
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["m", "n", *"Aïla", "enter", "m", "m", "b"])
        assert app.playing.game.state.control == "master"
        assert [type(step.events[0]).__name__ for step in app.playing.game.path()][-1] == "CampaignBegun"


def test_line_by_line_it_is_said_once() -> None:
    talk = talked("doonjons", "n", "Aïla", "", "", "", "b", "", "b", language="en")
    texts = Texts("en", key=talk.host.key_text)
    assert all(talk.squeezed.count(" ".join(texts(f"alone-{line}").split())) == 1 for line in LINES)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
def test_picture(size: tuple[int, int], snap_compare: Any) -> None:
    async def before(pilot: Any) -> None:
        await press_all(pilot, ["enter"])

    app = table_app(begun(ChooseControl(control="nearest"), party=[AILA]))
    assert snap_compare(app, terminal_size=size, run_before=before)
