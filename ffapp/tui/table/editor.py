"""The game master's editor: the dungeon on its grid, changed under the cursor, and beside it what there is to know.
Each change is a command of the game, so that the game's own undo takes it back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.campaign import IN_SETUP, Campaign, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Character, Figure
from ffapp.doonjons.monsters import RemoveMonster
from ffapp.doonjons.placing import stands_at
from ffapp.doonjons.setup import PaintObstacles, PlaceFigure, TakeThing
from ffapp.mapping.board.picture import Brush, picture_of
from ffapp.mapping.board.strokes import Shape, Stroke, stroke
from ffapp.resources import styles
from ffapp.texts.board import contents_text, figure_text, grid_labels, numbered, title_text
from ffapp.texts.dungeon import missing
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.literal import cells
from ffapp.tui.session import GameChange
from ffapp.tui.table.deeds import EDITOR
from ffapp.tui.table.editor_forms import GoForm, HereMenu, ThingMenu, WhoMenu, places
from ffapp.tui.table.editor_side import EditorSide, Section
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.monster_form import BestiaryMenu, MonsterForm
from ffapp.tui.table.page import TablePage
from ffapp.tui.table.setup import begins_setup

SETUP_PAGE: Final = "ffapp.tui.table.setup:SetupPage"

MORE_KEYS: Final = ("who", "size", "context", "keep", "kept", "go", "remove", "redo", "history")
"""The actions whose keys find no room in the bar."""


AROUND_KEYS: Final = 10
"""Columns of a heading between its title and its keys, and around them."""


def whole_parts(told: str, room: int, between: str) -> str:
    """As many of the parts of a text, which stand `between` signs, as find room whole."""
    parts = told.split(f" {between} ")
    while parts and cells(f" {between} ".join(parts)) > room:
        parts.pop()
    return f" {between} ".join(parts)


@dataclass(frozen=True)
class Hand:
    """What is in hand: a figure, by its id, or a stroke of the brush that has been begun; or neither."""

    figure: int = 0
    stroke: Stroke | None = None

    def __bool__(self) -> bool:
        return bool(self.figure) or self.stroke is not None


EMPTY: Final = Hand()


class EditorPage(TablePage):
    """While something is in hand, enter lays it down under the cursor and escape gives it up."""

    PHASES = IN_SETUP
    help_topic = "table-setup"
    CSS_PATH = [styles() / "grid.tcss", styles() / "game.tcss", styles() / "setup.tcss"]
    stands_on = ("DungeonGrid",)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]
    place = "editor"
    deeds = EDITOR
    BINDINGS = bindings(place, deeds)

    def __init__(self) -> None:
        super().__init__()
        self.hand = EMPTY

    def compose(self) -> ComposeResult:
        grid = DungeonGrid()
        self.watch(grid, "cursor", self.cursor_moved, init=False)
        yield Heading()
        with Container(id="desk"):
            yield Panel(grid, id="map")
            yield EditorSide(id="side")
        yield KeyBar()

    # -- showing the game ------------------------------------------------------------------------------------------

    @property
    def grid(self) -> DungeonGrid:
        """The map."""
        return self.pointing or self.query_one(DungeonGrid)

    @property
    def cell(self) -> Cell:
        """The cell under the cursor."""
        return self.grid.cursor or Cell(0, 0)

    @property
    def carried(self) -> Figure | None:
        """Who is in hand; nobody any more when it has left the dungeon."""
        return figure_of(numbered(self.campaign), self.hand.figure) if self.hand.figure else None

    def game_changed(self, change: GameChange) -> None:
        """Another dungeon, or another moment of this one, has nothing in hand."""
        self.hand = EMPTY
        super().game_changed(change)

    def show(self, change: GameChange | None) -> None:
        texts, state = self.texts, numbered(self.campaign)
        self.show_heading(texts("setup-place", number=state.number))
        size = {"columns": state.dungeon.columns, "rows": state.dungeon.rows}
        narrow, panel = self.has_class("-narrow"), self.query_one("#map", Panel)
        title = texts("setup-map-edited", title=title_text(texts, state.dungeon), **size)
        panel.title = title
        # Where there is no room for the keys beside the map, as many as fit stand behind its title.
        told = texts("setup-more", **{name: key_for(self, name) for name in MORE_KEYS}) if narrow else ""
        panel.subtitle = whole_parts(told, self.app.size.width - cells(title) - AROUND_KEYS, self.app.glyphs.separator)
        if self.grid.cursor is None:
            self.grid.put_cursor(Cell(state.dungeon.columns // 2, state.dungeon.rows // 2))
        self.show_hand()

    def cursor_moved(self, cell: Cell | None) -> None:
        """The brush paints wherever the cursor goes."""
        begun = self.hand.stroke
        if cell is not None and begun is not None:
            self.hand = Hand(stroke=begun.extended(cell))
            self.show_hand()
        elif not self.unseen:
            self._show_side()

    def show_hand(self) -> None:
        """Shows the dungeon with what is in hand."""
        if not self.unseen:
            self._draw()
            self._show_side()

    def take(self, hand: Hand) -> None:
        """Takes something else in hand, or nothing, and shows that."""
        self.hand = hand
        self.show_hand()
        self.refresh_keys()

    def _draw(self) -> None:
        """The grid with what would be painted."""
        state, begun = numbered(self.campaign), self.hand.stroke
        painted = begun.free(state) if begun else ()
        brush: Brush = "" if begun is None else "obstacle" if begun.obstacle else "floor"
        labels = grid_labels(self.texts, state, ())
        self.grid.show(picture_of(state, labels, painted=painted, brush=brush))

    def _show_side(self) -> None:
        sections = tuple(self._sections(numbered(self.campaign)))
        self.query_one(EditorSide).sections = sections[:1] if self.has_class("-narrow") else sections

    def _sections(self, state: Campaign) -> Iterator[Section]:
        """What is under the cursor and what enter does there, where everybody stands, what is missing, other keys."""
        texts = self.texts
        here = contents_text(texts, state, self.cell), self.mode_text(state)
        yield Section(texts("setup-cell", cell=self.cell.name), here)
        labels = grid_labels(texts, state, ())
        stands = (
            texts("setup-stands", label=labels[one.id], who=figure_text(texts, one), cell=place.name if place else "")
            for one, place in places(state)
        )
        yield Section(texts("setup-figures"), tuple(stands), gives=True, led=True)
        lacking = tuple(missing(texts, self.campaign))
        ready = texts("setup-all-there", key=key_for(self, "start"))
        yield Section(texts("setup-missing-title"), lacking or (ready,), "caution" if lacking else "accent")
        keys = (f"{key_for(self, name)}  {texts(f'setup-key-{name}')}" for name in MORE_KEYS)
        yield Section(texts("setup-more-keys"), (*keys, texts("setup-draw-keys")), "muted", led=True)

    def mode_text(self, state: Campaign) -> str:
        """What enter and escape do now."""
        texts, carried, begun = self.texts, self.carried, self.hand.stroke
        if carried is not None:
            return texts("setup-in-hand", who=figure_text(texts, carried), key=key_for(self, "go"))
        if begun is not None:
            count = len(begun.free(state))
            return texts("setup-painting", shape=begun.shape, obstacle=begun.obstacle, count=count)
        lacking = missing(texts, self.campaign)
        if lacking and self.has_class("-narrow"):
            return texts("setup-missing-first", first=lacking[0], more=len(lacking) - 1)
        return texts("setup-enter-here")

    # -- what is possible ------------------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether anything of this setup could be taken back; all before led to it."""
        return not begins_setup(self.game)

    def why_no_carry(self) -> str:
        """Why nobody can be picked up or put down here."""
        if self.hand.figure or stands_at(self.campaign, self.cell) is not None:
            return ""
        return self.texts("setup-nobody-here", cell=self.cell.name, key=key_for(self, "who"))

    def refresh_keys(self) -> None:
        if self.opened is not None and self.fits and self.composed:
            super().refresh_keys()

    # -- moving and painting ---------------------------------------------------------------------------------------

    def action_move(self, dx: int, dy: int) -> None:
        self.grid.move_cursor(dx, dy)
        self.refresh_keys()

    def action_draw(self, dx: int, dy: int) -> None:
        """Draws on what is under the cursor: an obstacle, or the floor."""
        if self.hand:
            self.action_move(dx, dy)
            return
        obstacle = self.campaign.dungeon.blocked(self.cell)
        self.grid.move_cursor(dx, dy)
        if self.campaign.dungeon.blocked(self.cell) != obstacle:
            self.playing.act(PaintObstacles(cells=(self.cell.name,), obstacle=obstacle))

    def paint(self) -> None:
        """Puts an obstacle under the cursor, or takes it away; lays what is in hand."""
        if self.hand:
            self._lay()
            return
        obstacle = not self.campaign.dungeon.blocked(self.cell)
        self.playing.act(PaintObstacles(cells=(self.cell.name,), obstacle=obstacle))

    def _begin(self, shape: Shape) -> None:
        if self.hand.stroke is not None:
            self._lay()
        else:
            self.take(Hand(stroke=stroke(self.campaign, shape, self.cell)))

    def brush(self) -> None:
        """Puts the brush down: from here on it paints wherever the cursor goes. Again: lifts it."""
        self._begin("brush")

    def box(self) -> None:
        """One corner of a rectangle, then the other."""
        self._begin("box")

    def _lay(self) -> None:
        """Lays down what was painted, or who is in hand."""
        begun = self.hand.stroke
        if begun is None:
            self.put_down(self.cell)
            return
        self.take(EMPTY)
        cells = tuple(cell.name for cell in begun.free(self.campaign))
        if cells:
            self.playing.act(PaintObstacles(cells=cells, obstacle=begun.obstacle))
        else:
            self.playing.refuse(Refusal("setup-same"))

    # -- figures ---------------------------------------------------------------------------------------------------

    def carry(self) -> None:
        """Picks up who stands here, or puts down who is in hand."""
        there = stands_at(self.campaign, self.cell)
        if self.hand.figure:
            self.put_down(self.cell)
        elif there is not None:
            self.pick_up(there.id)

    def pick_up(self, figure: int) -> None:
        """Takes a figure in hand; the cursor goes to where it stands."""
        self.hand = Hand(figure)
        place = next((cell for one, cell in places(self.campaign) if one.id == figure), None)
        if place is not None:
            self.grid.put_cursor(place)
        self.take(self.hand)

    def put_down(self, cell: Cell) -> None:
        """Puts the figure in hand into a cell; it stays in hand where that is refused."""
        figure = self.hand.figure
        if any(one.id == figure and before == cell for one, before in places(self.campaign)):
            self.take(EMPTY)
        else:
            self.playing.act(PlaceFigure(figure=figure, cell=cell.name), then=lambda _: self.take(EMPTY))

    def who_menu(self) -> Dialog:
        """Everybody, placed or not; who is chosen is in hand."""
        return WhoMenu(self.pick_up)

    def go_form(self) -> Dialog:
        """A typed cell: there goes the cursor, and who is in hand."""
        return GoForm(self._gone, carried=self.carried)

    def _gone(self, cell: Cell) -> Refusal | None:
        """Goes to a cell with what is in hand. Returns why not."""
        if self.hand.figure:
            command = PlaceFigure(figure=self.hand.figure, cell=cell.name)
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
        if self.hand:
            self._lay()
        else:
            self.app.push_once(HereMenu(self.cell, self))

    def monster_dialog(self) -> Dialog:
        """A new monster under the cursor; of one that is there, its values."""
        there = stands_at(self.campaign, self.cell)
        if there is not None and not isinstance(there, Character):
            return MonsterForm(there.kind, self.cell, there)
        return BestiaryMenu(self.cell)

    def thing_menu(self) -> Dialog:
        """A piece of equipment on the floor here."""
        return ThingMenu(self.cell)

    def removable(self) -> Command | None:
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
        command = self.removable()
        if command is not None:
            self.playing.act(command, then=lambda _: self.take(EMPTY))

    # -- back ----------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Gives up what is in hand, or goes back to the whole of the dungeon."""
        if self.hand:
            self.take(EMPTY)
        else:
            self.turn_page(SETUP_PAGE)

    # -- the mouse -------------------------------------------------------------------------------------------------

    def on_dungeon_grid_cell_chosen(self, event: DungeonGrid.CellChosen) -> None:
        """A click lays down what is in hand, picks up who stands there, or paints."""
        event.stop()
        begun = self.hand.stroke
        if begun is not None and begun.shape == "brush":
            return  # the cursor has painted
        if self.hand:
            self._lay()
        elif stands_at(self.campaign, event.value) is not None:
            self.action_deed("carry")
        elif not self.campaign.dungeon.things_at(event.value):
            self.action_deed("paint")
