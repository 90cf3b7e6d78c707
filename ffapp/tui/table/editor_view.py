"""What the editor of a dungeon shows: the grid, what is under the cursor and in hand, who is where, what is missing."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Container

from ffapp.doonjons.campaign import IN_SETUP, Campaign, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Figure
from ffapp.mapping.board.picture import Brush, picture_of
from ffapp.mapping.board.strokes import Stroke
from ffapp.resources import styles
from ffapp.texts.board import contents_told, figure_told, grid_labels, numbered, title_told
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.literal import literal
from ffapp.tui.session import News
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.page import TablePage
from ffapp.tui.table.setup import missing

MORE_KEYS: Final = ("who", "size", "context", "keep", "kept", "go", "remove", "redo", "history")
"""The actions whose keys find no room in the bar."""


class EditorView(TablePage):
    """The grid with a cursor, and beside it what there is to know."""

    PHASES = IN_SETUP
    CSS_PATH = [styles() / "grid.tcss", styles() / "game.tcss", styles() / "setup.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]

    def __init__(self) -> None:
        super().__init__()
        self._stroke: Stroke | None = None
        self._in_hand = 0
        """The id of the figure that is carried; 0: none."""
        self._who_key = ""

    def compose(self) -> ComposeResult:
        texts, grid = self.texts, DungeonGrid()
        self.watch(grid, "cursor", self._cursor_moved, init=False)
        yield Heading()
        with Container(id="desk"):
            with Panel(id="map"):
                yield grid
            with Container(id="side"):
                with Panel(id="here"):
                    yield Prose(id="cell", indent=2)
                    yield Prose(id="mode", indent=2)
                with Panel(title=texts("setup-figures"), id="figures"), QuietScroll(id="scroll"):
                    yield Prose(id="everybody", indent=2)
                with Panel(title=texts("setup-missing-title"), id="missing"):
                    yield Prose(id="lacking", indent=2)
                with Panel(title=texts("setup-more-keys"), id="more"):
                    yield Prose(id="more-keys")
        yield KeyBar()

    # -- showing the game ------------------------------------------------------------------------------------------

    @property
    def grid(self) -> DungeonGrid:
        """The map."""
        return self.query_one(DungeonGrid)

    @property
    def cell(self) -> Cell:
        """The cell under the cursor."""
        return self.grid.cursor or Cell(0, 0)

    @property
    def carried(self) -> Figure | None:
        """Who is in hand; nobody any more when it has left the dungeon."""
        return figure_of(numbered(self.campaign), self._in_hand) if self._in_hand else None

    def game_changed(self, news: News) -> None:
        """Another dungeon, or another moment of this one, has nobody in hand and no stroke begun."""
        self._stroke, self._in_hand = None, 0
        super().game_changed(news)

    def show(self, news: News | None) -> None:
        texts, state = self.texts, numbered(self.campaign)
        self.show_heading(texts("setup-place", number=state.number))
        size = {"columns": state.dungeon.columns, "rows": state.dungeon.rows}
        title = texts("setup-map-edited", title=title_told(texts, state.dungeon), **size)
        self.query_one("#map", Panel).title = (
            "" if self.has_class("-narrow") else title
        )  # there the keys take its place
        self._show_more()
        self._draw()
        if self.grid.cursor is None:
            self.grid.cursor = Cell(state.dungeon.columns // 2, state.dungeon.rows // 2)
        self._show_side(state)

    def _show_more(self) -> None:
        """The keys for which the bar has no room: beside the map, or where there is none, in its frame."""
        self._who_key = key_for(self, "who")
        told = {name: key_for(self, name) for name in MORE_KEYS}
        lines = [f"{key}  {self.texts(f'setup-key-{name}')}" for name, key in told.items()]
        self.query_one("#more-keys", Prose).text = "\n".join([*lines, self.texts("setup-draw-keys")])
        narrow = self.has_class("-narrow")
        self.query_one("#map", Panel).subtitle = self.texts("setup-more", **told) if narrow else ""

    def on_resize(self) -> None:
        self.call_after_refresh(self._resized)

    def _resized(self) -> None:
        if self.is_mounted and self.fits and self.opened is not None:
            self.show(None)

    def _draw(self) -> None:
        """The grid with what would be painted."""
        state = numbered(self.campaign)
        begun = self._stroke
        painted = begun.free(state) if begun else ()
        brush: Brush = "" if begun is None else "obstacle" if begun.obstacle else "floor"
        labels = grid_labels(self.texts, state, ())
        self.grid.show(picture_of(state, labels, painted=painted, brush=brush))

    def _show_side(self, state: Campaign) -> None:
        """What is under the cursor and in hand, where everybody stands, and what is missing."""
        texts, glyphs = self.texts, self.app.glyphs
        self._show_cell(state)
        labels = grid_labels(texts, state, ())
        lines = [
            texts("setup-stands", label=labels[one.id], who=figure_told(texts, one), cell=place.name if place else "")
            for one, place in places(state)
        ]
        self.query_one("#everybody", Prose).text = literal("\n".join(lines), glyphs=glyphs, lines=True)
        lacking = missing(texts, self.campaign)
        panel = self.query_one("#missing", Panel)
        panel.set_class(not lacking, "-ready")
        ready = texts("setup-all-there", key=key_for(self, "start"))
        self.query_one("#lacking", Prose).text = "\n".join(lacking) or ready

    def _show_cell(self, state: Campaign) -> None:
        """What is under the cursor, and what enter does with it."""
        self.query_one("#here", Panel).title = self.texts("setup-cell", cell=self.cell.name)
        self._say("cell", contents_told(self.texts, state, self.cell))
        self._say("mode", self._mode(state))

    def _say(self, id: str, told: str) -> None:
        """Puts a text in its place; one that stands there already is not laid out again."""
        place = self.query_one(f"#{id}", Prose)
        if place.text != told:
            place.text = told

    def _mode(self, state: Campaign) -> str:
        """What enter and escape do now."""
        texts = self.texts
        carried = self.carried
        if carried is not None:
            return texts("setup-in-hand", who=figure_told(texts, carried), key=key_for(self, "go"))
        if self._stroke is not None:
            count = len(self._stroke.free(state))
            return texts("setup-painting", shape=self._stroke.shape, obstacle=self._stroke.obstacle, count=count)
        lacking = missing(texts, self.campaign)
        if lacking and self.has_class("-narrow"):
            return texts("setup-missing-first", first=lacking[0], more=len(lacking) - 1)
        return texts("setup-enter-here")

    def _cursor_moved(self, cell: Cell | None) -> None:
        if cell is not None and self._stroke is not None:
            self._stroke = self._stroke.extended(cell)
            self._draw()
        self._show_cell(numbered(self.campaign))


def places(state: Campaign) -> list[tuple[Figure, Cell | None]]:
    """Everybody of a dungeon that is being set up, and where they begin."""
    party: list[tuple[Figure, Cell | None]] = [
        (one, state.dungeon.start(seat)) for seat, one in enumerate(state.characters)
    ]
    return party + [(one, one.cell) for one in state.dungeon.monsters]
