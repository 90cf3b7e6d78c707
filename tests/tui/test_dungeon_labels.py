"""The labels of figures are a function of the game: the same wherever they are shown, whoever has died."""

from __future__ import annotations

import re

from ffapp.core.game import Game
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.monsters import AddMonster
from ffapp.doonjons.setup import PlaceFigure
from ffapp.texts.document import as_text, document_of
from ffapp.tui.app import FFApp
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.table.dialogs import OrderDialog
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.order import OrderList
from tests.shares import few
from tests.tui.doonjons_tables import begun, press_all
from tests.tui.fray import fought, playing

TROLL, OTHER = "tr", "to"
"""Alone the other one would have the label of the troll."""

SEATS = {1: "B3", 2: "B4"}


def started() -> Game:
    placed = [PlaceFigure(figure=number, cell=cell) for number, cell in SEATS.items()]
    monsters = (
        AddMonster(kind="troll", hit_points=1, cells=("C3",)),
        AddMonster(species="trompe", hit_points=30, cells=("J9",)),
    )
    return begun(*monsters, *placed, StartDungeon(), BeginTurns())


def without_troll() -> Game:
    return fought(started(), lambda state: len(state.dungeon.monsters) == 1, hits=True)


def top(app: FFApp) -> object:
    return app.screen


def on_grid(app: FFApp) -> set[str]:
    return {token.label for token in app.screen.query_one(DungeonGrid).picture.tokens.values() if not token.character}


def in_order(app: FFApp) -> set[str]:
    return {row.label for row in app.screen.query_one(OrderList).places if not row.character}


async def everywhere(app: FFApp, pilot: object) -> list[set[str]]:
    """The labels of the monsters on the page, in its order, in the dialog of that, and in the history."""
    found = [on_grid(app), in_order(app)]
    await press_all(pilot, ["o"])
    assert type(top(app)) is OrderDialog
    found.append(in_order(app))
    await press_all(pilot, ["escape", "v"])
    assert type(top(app)) is HistoryScreen
    found.append(on_grid(app))
    await press_all(pilot, ["escape"])
    return found


@few(1, "language", ["fr", "en"])
async def test_a_label_is_kept_everywhere_and_after_reopening(language: str) -> None:
    both = playing(started(), language=language)
    async with both.run_test(size=(120, 40)) as pilot:
        assert await everywhere(both, pilot) == [{TROLL, OTHER}] * 4
    game = without_troll()
    app = playing(game, language=language)  # opened anew: nobody has seen the troll
    async with app.run_test(size=(120, 40)) as pilot:
        assert await everywhere(app, pilot) == [{OTHER}] * 4
        told = "\n".join(as_text(document_of(game.ruleset, game.state, app.texts, reversed(game.path()))))
        assert set(re.findall(r"\b(t\w) trompe", told)) == {OTHER}


async def test_going_back_gives_the_dead_their_labels_again() -> None:
    game = without_troll()
    app = playing(game)
    async with app.run_test(size=(120, 40)) as pilot:
        while len(game.state.dungeon.monsters) == 1:
            await press_all(pilot, ["u"])
        assert (on_grid(app), in_order(app)) == ({TROLL, OTHER}, {TROLL, OTHER})
