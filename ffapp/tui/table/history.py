"""The history of a table of DOOnjons&Dragons: beside the list the party and the map as they were."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import cast

from textual.widget import Widget

from ffapp.core.game import Step
from ffapp.doonjons.campaign import Campaign
from ffapp.mapping.board.picture import picture_of
from ffapp.resources import styles
from ffapp.texts.board import grid_labels, numbered
from ffapp.texts.chronicle import TABLE_KINDS
from ffapp.tui.book.deeds import PAST
from ffapp.tui.book.history import HistoryScreen
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.panel import Panel
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.moment import TableMoment


class TableHistoryScreen(HistoryScreen):
    """As that of a book, with the map in the place of curves."""

    CSS_PATH = [styles() / "history.tcss", styles() / "grid.tcss", styles() / "dungeon.tcss"]
    # Words of its own where it does something else here.
    deeds = tuple(replace(deed, words="dungeon") if deed.name in ("narrow", "curves") else deed for deed in PAST)
    BINDINGS = bindings("history", deeds)
    help_topic = "undo"
    kinds = TABLE_KINDS

    def side(self) -> Iterator[Widget]:
        texts = self.texts
        yield TableMoment(id="moment")
        yield Panel(
            DungeonGrid(), title=texts("dungeon-history-map"), empty=texts("dungeon-history-no-map"), id="curves"
        )

    def show_moment(self, title: str, day: str, n: int, wish: str, barred: str) -> None:
        game = self.game
        state = cast("Campaign", game.state_at(n))
        panel = self.query_one(TableMoment)
        panel.title, panel.subtitle = title, day
        panel.show(state, game.steps.get(n), wish, self.texts, barred=barred)
        self.query_one("#curves", Panel).vacant = not state.number
        self._show_map(numbered(state), reversed(game.path(n)))

    def _show_map(self, state: Campaign, past: Iterable[Step]) -> None:
        grid = self.query_one(DungeonGrid)
        picture = picture_of(state, grid_labels(self.texts, state, past))
        grid.show(picture)
        party = [cell for cell, token in picture.tokens.items() if token.character]
        centre = picture.acting or picture.fallen or (party[0] if party else None)
        if centre is not None:
            grid.centre_on(centre)

    def begin_course(self, *, same: bool) -> None:
        """Nothing has a course here."""

    def show_heading(self, place: str) -> None:
        heading = self.query_one(Heading)
        heading.title = self.texts("ui-doonjons")
        heading.hero = ", ".join(character.name for character in cast("Campaign", self.game.state).characters)
        heading.place = place
        heading.warning = "" if self.session.writable else self.texts("ui-read-only")
