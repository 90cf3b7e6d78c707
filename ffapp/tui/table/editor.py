"""The game master's editor: the dungeon on its grid, changed under the cursor. Each change is a command of the game, so
that the game's own undo takes it back."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Character
from ffapp.doonjons.initiative import StartDungeon
from ffapp.doonjons.monsters import RemoveMonster
from ffapp.doonjons.placing import stands_at
from ffapp.doonjons.setup import PaintObstacles, PlaceFigure, TakeThing
from ffapp.mapping.board.strokes import Shape, stroke
from ffapp.texts.board import numbered
from ffapp.tui.table.editor_forms import ContextForm, GoForm, HereMenu, SizeForm, ThingMenu, WhoMenu
from ffapp.tui.table.editor_view import EditorView, places
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.kept_dungeons import KeepForm, KeptMenu
from ffapp.tui.table.monster_form import BestiaryMenu, MonsterForm
from ffapp.tui.table.page import table_key
from ffapp.tui.table.setup import ARROWS, begins_setup

SETUP_PAGE: Final = "ffapp.tui.table.setup:SetupPage"

_ALWAYS: Final = frozenset({"leave", "history", "who", "go", "keep"})
"""What changes nothing."""

_key = partial(table_key, "editor", "setup")


class EditorPage(EditorView):
    """The keys of the editor. While a figure is in hand, or a stroke of the brush begun, enter lays it down under the
    cursor and escape gives it up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        _key("enter", "here"),
        _key("space", "paint"),
        _key("m", "monster"),
        _key("o", "thing"),
        _key("p", "brush"),
        _key("b", "start"),
        _key("u", "undo"),
        _key("d", "carry"),
        _key("r", "box"),
        _key("escape", "leave"),
        _key("x,delete", "remove", show=False),
        _key("w", "who", show=False),
        _key("g", "go", show=False),
        _key("t", "size", show=False),
        _key("c", "context", show=False),
        _key("k", "keep", show=False),
        _key("f", "kept", show=False),
        _key("v", "history", show=False),
        _key("U,ctrl+r", "redo", show=False),
        *(Binding(key, f"move({dx}, {dy})", show=False) for key, (dx, dy) in ARROWS.items()),
        *(Binding(f"shift+{key}", f"draw({dx}, {dy})", show=False) for key, (dx, dy) in ARROWS.items()),
        Binding("pageup", "move(0, -5)", show=False),
        Binding("pagedown", "move(0, 5)", show=False),
        Binding("home", "move(-25, 0)", show=False),
        Binding("end", "move(25, 0)", show=False),
    ]

    # -- what is possible ------------------------------------------------------------------------------------------

    def command_of(self, action: str) -> Command | None:
        return StartDungeon() if action == "start" else None

    def kind_of(self, action: str) -> type[Command] | None:
        return None if action in _ALWAYS else PaintObstacles  # as possible as any other change

    def own_reason(self, action: str) -> str:
        if action == "undo" and begins_setup(self.game):
            return self.texts("setup-undo-beginning")
        if action == "remove" and not self._removable():
            return self.texts("setup-nothing-here", cell=self.cell.name)
        if action == "carry" and not self._in_hand and stands_at(self.campaign, self.cell) is None:
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

    def action_paint(self) -> None:
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

    def action_brush(self) -> None:
        """Puts the brush down: from here on it paints wherever the cursor goes. Again: lifts it."""
        self._begin("brush")

    def action_box(self) -> None:
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

    def action_carry(self) -> None:
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

    def action_who(self) -> None:
        """Everybody, placed or not; who is chosen is in hand."""
        self.app.push_once(WhoMenu(self.pick_up))

    def action_go(self) -> None:
        """A typed cell: there goes the cursor, and who is in hand."""
        self.app.push_once(GoForm(self._gone, carried=self.carried))

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

    def action_here(self) -> None:
        """What can be done in this cell; lays down what is in hand."""
        if self._in_hand or self._stroke is not None:
            self._lay()
        elif self.allowed("here"):
            self.app.push_once(HereMenu(self.cell, self.do_here))

    def do_here(self, what: str, number: int) -> None:
        """Does what was chosen for the cell under the cursor."""
        if what == "pick-up":
            self.pick_up(number)
        elif what == "change":
            monster = next((one for one in self.campaign.dungeon.monsters if one.id == number), None)
            if monster is not None:
                self.app.push_once(MonsterForm(monster.kind, self.cell, monster))
        elif what == "place":
            self.playing.act(PlaceFigure(figure=number, cell=self.cell.name))
        elif what == "unplace":
            self.playing.act(PlaceFigure(figure=number))
        elif what == "remove":
            self.playing.act(RemoveMonster(figure=number))
        elif what == "take":
            self.playing.act(TakeThing(thing=number))
        elif what == "paint":
            self.action_paint()
        else:
            {"monster": self.action_monster, "thing": self.action_thing}[what]()

    def action_monster(self) -> None:
        """A new monster under the cursor; of one that is there, its figures."""
        if not self.allowed("monster"):
            return
        there = stands_at(self.campaign, self.cell)
        if there is not None and not isinstance(there, Character):
            self.app.push_once(MonsterForm(there.kind, self.cell, there))
        else:
            self.app.push_once(BestiaryMenu(self.cell))

    def action_thing(self) -> None:
        """A piece of equipment on the floor here."""
        if self.allowed("thing"):
            self.app.push_once(ThingMenu(self.cell))

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

    def action_remove(self) -> None:
        command = self._removable()
        if command is not None and self.allowed("remove"):
            self.playing.act(command, then=lambda events: self._let_go())

    # -- the dungeon as a whole ------------------------------------------------------------------------------------

    def action_size(self) -> None:
        if self.allowed("size"):
            self.app.push_once(SizeForm())

    def action_context(self) -> None:
        if self.allowed("context"):
            self.app.push_once(ContextForm())

    def action_keep(self) -> None:
        self.app.push_once(KeepForm())

    def action_kept(self) -> None:
        if self.allowed("kept"):
            self.app.push_once(KeptMenu())

    def action_start(self) -> None:
        self.playing.act(StartDungeon())

    def action_undo(self) -> None:
        if self.allowed("undo"):
            super().action_undo()

    def action_leave(self) -> None:
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
            self.action_carry()
        elif not self.campaign.dungeon.things_at(event.cell):
            self.action_paint()
