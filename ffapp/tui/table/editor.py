"""The game master's editor: the dungeon on its grid, changed under the cursor. Each change is a command of the game, so
that the game's own undo takes it back."""

from __future__ import annotations

from typing import Final

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Character
from ffapp.doonjons.monsters import RemoveMonster
from ffapp.doonjons.placing import stands_at
from ffapp.doonjons.setup import PaintObstacles, PlaceFigure, TakeThing
from ffapp.mapping.board.strokes import Shape, stroke
from ffapp.texts.board import numbered
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.form import Dialog
from ffapp.tui.table.deeds import EDITOR
from ffapp.tui.table.editor_forms import GoForm, HereMenu, ThingMenu, WhoMenu
from ffapp.tui.table.editor_view import EditorView, places
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.monster_form import BestiaryMenu, MonsterForm
from ffapp.tui.table.setup import begins_setup

SETUP_PAGE: Final = "ffapp.tui.table.setup:SetupPage"


class EditorPage(EditorView):
    """The keys of the editor. While a figure is in hand, or a stroke of the brush begun, enter lays it down under the
    cursor and escape gives it up."""

    place = "editor"
    deeds = EDITOR
    BINDINGS = bindings(place, deeds)

    # -- what is possible ------------------------------------------------------------------------------------------

    def own_reason(self, name: str) -> str:
        if name == "undo" and begins_setup(self.game):
            return self.texts("setup-undo-beginning")
        if name == "remove" and not self._removable():
            return self.texts("setup-nothing-here", cell=self.cell.name)
        if name == "carry" and not self._in_hand and stands_at(self.campaign, self.cell) is None:
            return self.texts("setup-nobody-here", cell=self.cell.name, key=self._who_key)
        return ""

    def refresh_keys(self) -> None:
        if self.opened is not None and self.fits and self.children:
            super().refresh_keys()

    # -- moving and painting ---------------------------------------------------------------------------------------

    def action_move(self, dx: int, dy: int) -> None:
        self.grid.move_cursor(dx, dy)
        self.refresh_keys()

    def action_draw(self, dx: int, dy: int) -> None:
        """Draws on what is under the cursor: an obstacle, or the floor."""
        if self._in_hand or self._stroke is not None:
            self.action_move(dx, dy)
            return
        obstacle = self.campaign.dungeon.blocked(self.cell)
        self.grid.move_cursor(dx, dy)
        if self.campaign.dungeon.blocked(self.cell) != obstacle:
            self.playing.act(PaintObstacles(cells=(self.cell.name,), obstacle=obstacle))

    def paint(self) -> None:
        """Puts an obstacle under the cursor, or takes it away; lays what is in hand."""
        if self._in_hand or self._stroke is not None:
            self._lay()
            return
        obstacle = not self.campaign.dungeon.blocked(self.cell)
        self.playing.act(PaintObstacles(cells=(self.cell.name,), obstacle=obstacle))

    def _begin(self, shape: Shape) -> None:
        if self._stroke is not None:
            self._lay()
        elif self.allowed("brush"):
            self._in_hand = 0
            self._stroke = stroke(self.campaign, shape, self.cell)
            self._refresh()

    def brush(self) -> None:
        """Puts the brush down: from here on it paints wherever the cursor goes. Again: lifts it."""
        self._begin("brush")

    def box(self) -> None:
        """One corner of a rectangle, then the other."""
        self._begin("box")

    def _lay(self) -> None:
        """Lays down what was painted, or who is in hand."""
        begun, self._stroke = self._stroke, None
        if begun is not None:
            cells = begun.free(self.campaign)
            if cells:
                names = tuple(cell.name for cell in cells)
                self.playing.act(PaintObstacles(cells=names, obstacle=begun.obstacle))
            else:
                self.playing.refuse(Refusal("setup-same"))
            self._refresh()
        elif self._in_hand:
            self.put_down(self.cell)

    def _refresh(self) -> None:
        self._draw()
        self._show_side(numbered(self.campaign))
        self.refresh_keys()

    # -- figures ---------------------------------------------------------------------------------------------------

    def carry(self) -> None:
        """Picks up who stands here, or puts down who is in hand."""
        if self._in_hand:
            self.put_down(self.cell)
        elif self.allowed("carry"):
            there = stands_at(self.campaign, self.cell)
            if there is not None:
                self.pick_up(there.id)

    def pick_up(self, figure: int) -> None:
        """Takes a figure in hand; the cursor goes to where it stands."""
        self._stroke, self._in_hand = None, figure
        place = next((cell for one, cell in places(self.campaign) if one.id == figure), None)
        if place is not None:
            self.grid.cursor = place
        self._refresh()

    def put_down(self, cell: Cell) -> None:
        """Puts the figure in hand into a cell; it stays in hand where that is refused."""
        figure, before = self._in_hand, dict(self._where())
        if before.get(figure) == cell:
            self._in_hand = 0
            self._refresh()
        else:
            self.playing.act(PlaceFigure(figure=figure, cell=cell.name), then=lambda events: self._let_go())

    def _where(self) -> list[tuple[int, Cell | None]]:
        return [(one.id, cell) for one, cell in places(self.campaign)]

    def _let_go(self) -> None:
        self._in_hand = 0
        self._refresh()

    def who_menu(self) -> Dialog:
        """Everybody, placed or not; who is chosen is in hand."""
        return WhoMenu(self.pick_up)

    def go_form(self) -> Dialog:
        """A typed cell: there goes the cursor, and who is in hand."""
        return GoForm(self._gone, carried=self.carried)

    def _gone(self, cell: Cell) -> Refusal | None:
        """Goes to a cell with what is in hand. Returns why not."""
        if self._in_hand:
            command = PlaceFigure(figure=self._in_hand, cell=cell.name)
            refusal = self.session.why_not(command)
            if refusal is not None:
                return refusal
            self.grid.cursor = cell
            self.put_down(cell)
        else:
            self.grid.cursor = cell
        self.call_later(self.refresh_keys)
        return None

    # -- what is here ----------------------------------------------------------------------------------------------

    def here(self) -> None:
        """What can be done in this cell; lays down what is in hand."""
        if self._in_hand or self._stroke is not None:
            self._lay()
        elif self.allowed("here"):
            self.app.push_once(HereMenu(self.cell, self))

    def monster_dialog(self) -> Dialog:
        """A new monster under the cursor; of one that is there, its figures."""
        there = stands_at(self.campaign, self.cell)
        if there is not None and not isinstance(there, Character):
            return MonsterForm(there.kind, self.cell, there)
        return BestiaryMenu(self.cell)

    def thing_menu(self) -> Dialog:
        """A piece of equipment on the floor here."""
        return ThingMenu(self.cell)

    def _removable(self) -> Command | None:
        """What the key that removes would take away: who is in hand or stands here, what lies here, an obstacle."""
        state, cell = self.campaign, self.cell
        there = self.carried or stands_at(state, cell)
        if isinstance(there, Character):
            return PlaceFigure(figure=there.id)
        if there is not None:
            return RemoveMonster(figure=there.id)
        things = state.dungeon.things_at(cell)
        if things:
            return TakeThing(thing=things[-1].id)
        return PaintObstacles(cells=(cell.name,), obstacle=False) if state.dungeon.blocked(cell) else None

    def remove_here(self) -> None:
        """Takes away what is under the cursor."""
        command = self._removable()
        if command is not None and self.allowed("remove"):
            self.playing.act(command, then=lambda events: self._let_go())

    # -- back ----------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.allowed("undo"):
            super().undo()

    def leave(self) -> None:
        """Gives up what is in hand, or goes back to the whole of the dungeon."""
        if self._in_hand or self._stroke is not None:
            self._stroke, self._in_hand = None, 0
            self._refresh()
        else:
            self.turn_page(SETUP_PAGE)

    # -- the mouse -------------------------------------------------------------------------------------------------

    def on_dungeon_grid_cell_chosen(self, event: DungeonGrid.CellChosen) -> None:
        """A click lays down what is in hand, picks up who stands there, or paints."""
        event.stop()
        if self._stroke is not None and self._stroke.shape == "brush":
            return  # the cursor has painted
        if self._in_hand or self._stroke is not None:
            self._lay()
        elif stands_at(self.campaign, event.cell) is not None:
            self.carry()
        elif not self.campaign.dungeon.things_at(event.cell):
            self.paint()
