"""The past of a table of DOOnjons&Dragons beside the list of its history: the party and the map as they were."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult

from ffapp.core.game import Step
from ffapp.doonjons.campaign import OVER, TURN, Campaign, acting_figure, phase
from ffapp.doonjons.figures import named
from ffapp.mapping.board.picture import picture_of
from ffapp.texts import Texts
from ffapp.texts.board import figure_text, grid_labels, numbered
from ffapp.texts.chronicle import TABLE_KINDS
from ffapp.tui.kit.moment import Moment, MomentPanel, throws_text
from ffapp.tui.kit.panel import Panel
from ffapp.tui.pages.history import Past
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.sheets import points_of


class TablePast(Past):
    """The hit points of everybody and what was going on, and the map."""

    kinds = TABLE_KINDS
    words = "table"

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield MomentPanel(label_width=14, id="moment")
        yield Panel(
            DungeonGrid(), title=texts("dungeon-history-map"), empty=texts("dungeon-history-no-map"), id="curves"
        )

    def hero(self) -> str:
        return ", ".join(character.name for character in self.game.state.characters)

    def look(self, n: int, moment: Moment, depth: int | None) -> None:
        state: Campaign = self.game.state_at(n)
        scores = tuple(points_of(one, one.name) for one in state.characters)
        self.show(n, moment, self._dice_text, scores, tuple(going_on(state, self.texts)))
        self.query_one("#curves", Panel).vacant = not state.number
        self._show_map(n, numbered(state))

    def _dice_text(self, step: Step) -> str:
        throws = throws_text(step.rolls, self.glyphs).items()
        told = (f"{self.texts(f'dungeon-dice-{kind}')} {', '.join(faces)}" for kind, faces in throws)
        return f" {self.glyphs.separator} ".join(told)

    def _show_map(self, n: int, state: Campaign) -> None:
        grid = self.query_one(DungeonGrid)
        picture = picture_of(state, grid_labels(self.texts, state, reversed(self.game.path(n))))
        grid.show(picture)
        party = [cell for cell, token in picture.tokens.items() if token.character]
        centre = picture.acting or picture.fallen or (party[0] if party else None)
        if centre is not None:
            grid.centre_on(centre)


def going_on(state: Campaign, texts: Texts) -> Iterator[str]:
    """What was going on, and the monsters with their hit points."""
    now = phase(state)
    if now == OVER and state.ending is not None:
        yield texts("dungeon-end-title", won=state.ending.won)
    elif now == TURN:
        who = named(acting_figure(state)).arguments()
        yield texts("dungeon-history-turn", dungeon=state.number, round=state.round, **who)
    else:
        yield texts(f"dungeon-history-{now}", number=state.number)
    monsters = ", ".join(f"{figure_text(texts, one)} {one.left}/{one.hit_points}" for one in state.dungeon.monsters)
    if monsters:
        yield texts("dungeon-history-monsters", monsters=monsters)
