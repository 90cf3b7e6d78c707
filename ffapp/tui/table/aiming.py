"""Where a hand points on the page of a dungeon: the cursor, who stands there, and what would be done there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Attacked, Strike, opponents
from ffapp.doonjons.campaign import READY, TURN, acting_figure, figure_of, occupant
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Figure, attack_of, chance_of, named
from ffapp.doonjons.pursuit import Pursuit
from ffapp.doonjons.turns import Move
from ffapp.texts.dungeon import at_large, at_stake, last_attack_of, standing_at, targets
from ffapp.tui.deeds import Reason
from ffapp.tui.session import Session
from ffapp.tui.table.grid import DungeonGrid

if TYPE_CHECKING:
    from ffapp.tui.table.dungeon import DungeonPage


def planned(session: Session, cell: Cell) -> Pursuit | Refusal:
    """What would be done in a cell by whose turn it is, or why nothing can be."""
    refusal = session.why_no(Move)
    if refusal is not None:
        return refusal
    try:
        return at_stake(session.state, cell)
    except Refusal as refused:
        return refused


class Aiming:
    """The hand on a page. Arrows or tab put its cursor onto a cell, and what enter would do there is told before;
    escape takes it away again. Before the first turn it picks a character instead, who can be equipped."""

    def __init__(self, page: DungeonPage) -> None:
        self._page = page
        self.sure = False
        """Whether the end of the turn has been asked for once."""
        self.asked = False
        """Whether it has been asked if all that is told of the cell under the cursor is to be done."""
        self.struck = 0
        """The opponent that was attacked last, who is the first to be offered."""
        self._picked = 0

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
        """What would be done first in the cell under the cursor."""
        at, page = self.cell, self._page
        if at is None or page.moment != "aim":
            return None
        stake = planned(page.session, at)
        return None if isinstance(stake, Refusal) else stake.commands[0]

    def why_not(self) -> Reason:
        """Why nothing can be done in the cell under the cursor."""
        at, page = self.cell, self._page
        stake = None if at is None or page.moment != "aim" else planned(page.session, at)
        return stake if isinstance(stake, Refusal) else None

    def chances(self, near: Iterable[Figure]) -> dict[int, str]:
        """How likely each in range is hit by whose turn it is."""
        means = attack_of(acting_figure(self._page.scene)) if near else None
        if means is None:
            return {}
        return {one.id: self._page.texts("dungeon-target-chance", chance=chance_of(means, one).percent) for one in near}

    def why_no_target(self) -> Reason:
        """Why whoever's turn it is cannot attack anybody wherever they are; before the first turn the next character is
        looked at."""
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
        return None

    # -- pointing --------------------------------------------------------------------------------------------------

    def step(self, dx: int, dy: int) -> None:
        """One cell on, by an arrow; from where nothing is pointed at, into an opponent, it strikes."""
        page = self._page
        if page.moment not in ("look", "aim", "sure"):
            return
        if self.cell is None and (blow := self._blow(dx, dy)) is not None:
            self.do(blow)
            return
        self.forget()
        if self.cell is None:
            self._grid.move_cursor(0, 0)
        self._grid.move_cursor(dx, dy)

    def _blow(self, dx: int, dy: int) -> Strike | None:
        """The attack on whoever is in the next cell, where it is possible."""
        state = self._page.campaign
        at = acting_figure(state).cell
        there = None if at is None else occupant(state, Cell(at.column + dx, at.row + dy))
        if there is None or there not in opponents(state, acting_figure(state)):
            return None
        blow = Strike(target=there.id)
        return blow if self._page.session.why_not(blow) is None else None

    def from_here(self) -> None:
        """Puts the cursor onto whose turn it is: arrows lead on from there."""
        self.forget()
        self._grid.cursor = acting_figure(self._page.campaign).cell

    def next(self, by: int = 1) -> None:
        """The next opponent in range, or of all where there is none; before the first turn the next character."""
        if self._page.moment == "ready":
            self._pick(by)
            return
        state = self._page.campaign
        near = targets(state) or at_large(state)
        cells = [one.cell for one in near if one.cell is not None]
        if self.cell in cells:
            at = (cells.index(self.cell) + by) % len(cells)
        else:
            at = next((index for index, one in enumerate(near) if one.id == self.struck and targets(state)), 0)
        self.forget()
        if cells:
            self._grid.point_at(cells[at])
            self._ask(cells[at])

    def _ask(self, cell: Cell) -> None:
        """Whom the game itself has found out of range is asked about at once: one key more walks there and strikes."""
        stake = planned(self._page.session, cell)
        if not isinstance(stake, Refusal) and len(stake.commands) > 1:
            self.asked = True
            self._page.show_aim()

    def _pick(self, by: int) -> None:
        characters = self._page.campaign.characters
        at = [character.id for character in characters].index(self.picked)
        chosen = characters[(at + by) % len(characters)]
        self.picked = chosen.id
        if chosen.cell is not None:
            self._grid.reveal(chosen.cell)
        self._page.show_aim()

    def click(self, cell: Cell) -> None:
        """A click does what was told of the cell, or asks about it; where nothing can be done, it looks there."""
        page = self._page
        if page.moment not in ("aim", "sure"):
            self._grid.cursor = None
            return
        if self.sure:
            self.forget()
        if not isinstance(planned(page.session, cell), Refusal):
            self.act()

    def moved(self, cell: Cell | None) -> None:
        """The cursor has moved: what was asked of another cell is asked no more."""
        self.asked = False

    def forget(self) -> None:
        """The game has changed: nothing is asked any more."""
        self.sure = self.asked = False

    def cancel(self) -> None:
        """Takes the cursor away, and looks at whose turn it is again; always possible, and costs nothing."""
        self.forget()
        if self._page.moment in ("aim", "look"):
            self._grid.put_cursor(None)
            if (at := acting_figure(self._page.campaign).cell) is not None:
                self._grid.reveal(at)
            self._page.show_aim()

    # -- doing -----------------------------------------------------------------------------------------------------

    def act(self) -> None:
        """Does what is told of the cell under the cursor, each action a command of its own, as long as nothing else
        happens. What takes more than one is asked about once."""
        page, at = self._page, self.cell
        if at is None:
            return
        stake = planned(page.session, at)
        if isinstance(stake, Refusal):
            return
        if len(stake.commands) > 1 and not self.asked:
            self.asked = True
            page.show_aim()
        else:
            self._carry_out(stake.commands)

    def _carry_out(self, commands: Iterable[Command]) -> None:
        page = self._page
        for command in commands:
            before, whose = page.game.head, page.campaign.acting
            self.do(command)
            if page.game.head == before or page.campaign.acting != whose:
                return

    def do(self, command: Command) -> None:
        """Carries out an action."""
        if isinstance(command, Strike):
            self.struck = command.target
        self._page.playing.act(command)

    @property
    def again(self) -> Strike | None:
        """The last attack of whose turn it is once more, with the same weapon on the same target."""
        last, state = self._last, self._page.campaign
        if last is None or not self._same_weapon(last) or figure_of(state, last.target) is None:
            return None
        return Strike(target=last.target)

    def why_not_again(self) -> Reason:
        """Why there is no such attack any more."""
        page, last = self._page, self._last
        if (refusal := page.session.why_no(Strike)) is not None:
            return refusal
        if last is None:
            return page.texts("dungeon-again-none", **named(acting_figure(page.campaign)).arguments())
        if figure_of(page.campaign, last.target) is None:
            return page.texts("dungeon-again-gone", **last.whom.arguments())
        return "" if self._same_weapon(last) else page.texts("dungeon-again-weapon", kind=last.weapon)

    @property
    def _last(self) -> Attacked | None:
        page = self._page
        return last_attack_of(page.game.back(), page.campaign.acting) if page.game.phase == TURN else None

    def _same_weapon(self, last: Attacked) -> bool:
        return (getattr(acting_figure(self._page.campaign), "weapon", None) or "") == last.weapon

    def end_turn(self, command: Command) -> None:
        """Asks once, so that a key pressed twice does not end the turn of the next as well."""
        if self.sure or self._page.session.why_not(command) is not None:
            self._page.playing.act(command)
            return
        self.forget()
        self.sure = True
        self._grid.put_cursor(None)
        self._page.show_aim()
