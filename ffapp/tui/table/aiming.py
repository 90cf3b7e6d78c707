"""Where a hand points on the page of a dungeon: the cursor, who stands there, and what would be done there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, opponents
from ffapp.doonjons.campaign import READY, acting_figure, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Figure, attack_of, chance_of
from ffapp.texts.dungeon import at_stake, standing_at, targets
from ffapp.tui.deeds import Reason
from ffapp.tui.table.grid import DungeonGrid

if TYPE_CHECKING:
    from ffapp.tui.table.dungeon import DungeonPage


class Aiming:
    """The hand on a page. Arrows or tab put its cursor onto a cell, and what enter would do there is told before;
    escape takes it away again. Before the first turn it picks a character instead, who can be equipped."""

    def __init__(self, page: DungeonPage) -> None:
        self._page = page
        self.sure = False
        """Whether the end of the turn has been asked for once."""
        self.struck = 0
        """The opponent that was attacked last, who is the first to be offered."""
        self._picked = 0
        self._clicked: Cell | None = None

    # -- what is pointed at ----------------------------------------------------------------------------------------

    @property
    def _grid(self) -> DungeonGrid:
        return self._page.grid

    @property
    def cell(self) -> Cell | None:
        """That of the cursor, where there is one."""
        return self._grid.cursor

    @property
    def picked(self) -> int:
        """The character that is equipped before the first turn."""
        ids = [character.id for character in self._page.campaign.characters]
        return self._picked if self._picked in ids else ids[0] if ids else 0

    @picked.setter
    def picked(self, figure: int) -> None:
        self._picked = figure

    @property
    def figure(self) -> Figure | None:
        """Who is looked at: whoever the cursor is on, else whose turn it is."""
        state = self._page.scene
        return standing_at(state, self.cell) or figure_of(state, state.acting) or figure_of(state, self.picked)

    @property
    def target(self) -> Figure | None:
        """Whom the cursor is on, who could be attacked."""
        there = standing_at(self._page.scene, self.cell)
        return there if there is not None and there.cell in self._grid.picture.targets else None

    @property
    def command(self) -> Command | None:
        """What would be done in the cell under the cursor."""
        return None if self.cell is None or self._page.moment != "aim" else at_stake(self._page.campaign, self.cell)

    def chances(self, near: Iterable[Figure]) -> dict[int, str]:
        """How likely each in range is hit by whose turn it is."""
        means = attack_of(acting_figure(self._page.scene)) if near else None
        if means is None:
            return {}
        return {one.id: self._page.texts("dungeon-target-chance", chance=chance_of(means, one).percent) for one in near}

    def why_no_target(self) -> Reason:
        """Why whoever's turn it is cannot attack anybody; before the first turn the next character is looked at."""
        page = self._page
        if page.game.phase == READY:
            return None
        refusal = page.session.why_no(Strike)
        if refusal is not None:
            return refusal
        state = page.campaign
        others = opponents(state, acting_figure(state))
        refusal = page.session.why_not(Strike(target=others[0].id)) if others else None
        if refusal is not None and refusal.rule not in ("target-too-far", "target-hidden"):
            return refusal
        return "" if targets(state) else page.texts("dungeon-no-target")

    # -- pointing --------------------------------------------------------------------------------------------------

    def step(self, dx: int, dy: int) -> None:
        """One cell on, by an arrow."""
        if self._page.moment in ("look", "aim", "sure"):
            self.sure = False
            if self.cell is None:
                self._grid.move_cursor(0, 0)
            self._grid.move_cursor(dx, dy)

    def from_here(self) -> None:
        """Puts the cursor onto whose turn it is: arrows lead on from there."""
        self.sure = False
        self._grid.cursor = acting_figure(self._page.campaign).cell

    def next(self, by: int = 1) -> None:
        """The next opponent in range; before the first turn the next character."""
        if self._page.moment == "ready":
            self._pick(by)
            return
        near = targets(self._page.campaign)
        cells = [one.cell for one in near if one.cell is not None]
        if self.cell in cells:
            at = (cells.index(self.cell) + by) % len(cells)
        else:
            at = next((index for index, one in enumerate(near) if one.id == self.struck), 0)
        self.sure = False
        self._grid.point_at(cells[at])

    def _pick(self, by: int) -> None:
        characters = self._page.campaign.characters
        at = [character.id for character in characters].index(self.picked)
        chosen = characters[(at + by) % len(characters)]
        self.picked = chosen.id
        if chosen.cell is not None:
            self._grid.reveal(chosen.cell)
        self._page.show_aim()

    def click(self, cell: Cell) -> None:
        """A click looks at a cell; a second one does what is told there."""
        if self._page.moment != "aim":
            self._grid.cursor = None
        elif self._clicked == cell:
            self._page.action_deed("act")
        else:
            self._clicked = cell

    def moved(self, cell: Cell | None) -> None:
        """The cursor has moved: what was clicked elsewhere counts no more."""
        if cell != self._clicked:
            self._clicked = None

    def unclick(self) -> None:
        """The game has changed: the next click is a first one."""
        self._clicked = None

    def cancel(self) -> None:
        """Takes the cursor away; always possible, and costs nothing."""
        self.sure = False
        if self._page.moment in ("aim", "look"):
            self._grid.put_cursor(None)
            self._page.show_aim()

    def end_turn(self, command: Command) -> None:
        """Asks once, so that a key pressed twice does not end the turn of the next as well."""
        if self.sure or self._page.session.why_not(command) is not None:
            self._page.playing.act(command)
            return
        self.sure = True
        self._grid.put_cursor(None)
        self._page.show_aim()
