"""The map of the clearings on the whole screen: walked on, drawn by hand, its contradictions told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from textual.app import ComposeResult
from textual.containers import Container

from ffapp.mapping.layout import Contradiction
from ffapp.resources import styles
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.clearings import MoveDialog
from ffapp.tui.book.deeds import CHART_KEYS, COMPASS_KEYS
from ffapp.tui.book.map_words import about_told, contradiction_told, exit_line, exits_told, legend_told
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.passages import AddMenu, ExitsMenu, PassageMenu, SeenExitsDialog
from ffapp.tui.book.walk import WalkDialog
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Dialog, Menu
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.scrolling import quiet_scrollbars
from ffapp.tui.session import News


class Canvas(ClearingMap):
    """The map; enter opens the exits of the clearing under the cursor, a click only looks at it."""

    def action_select(self) -> None:
        self.call_later(self.run_action, "screen.deed('exits')")


class ChartScreen(BookPage):
    """A map on the whole screen: everything that it can be told, beside the clearing under the cursor."""

    CSS_PATH = [styles() / "map.tcss", styles() / "map_screen.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]
    place = "map"

    # -- the dialogs of a kind of map ------------------------------------------------------------------------------

    def walk_dialog(self, way: str = "") -> Dialog:
        """Leaves the place where the hero stands, by a way of the compass if one is given."""
        raise NotImplementedError

    def seen_dialog(self, number: int) -> Dialog:
        """Notes what is seen from a place."""
        raise NotImplementedError

    def add_menu(self, number: int | None) -> Dialog:
        """What can be added, out of a place or apart."""
        raise NotImplementedError

    def passage_menu(self, id: int, number: int, told: str, leave: Callable[[], object]) -> Dialog:
        """What can be done with a passage, `told` as it is from a place; `leave` is called in the end."""
        raise NotImplementedError

    # -- what it shows ---------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield Heading()
        with Container(id="desk"):
            with Panel(id="chart"):
                yield Canvas(id="canvas")
            with Container(id="side"):
                with Panel(id="clearing"):
                    yield Prose(id="about", indent=2)
                    yield Prose(id="exits", indent=2)
                with Panel(title=texts("mapui-legend"), id="legend"):
                    yield Prose(legend_told(texts, self.app.glyphs, free=self.sheet.drawing.free), id="legend-text")
                with Panel(title=texts("mapui-contradictions"), id="contradictions"):
                    yield Prose(id="contradictions-text", indent=2)
        yield KeyBar()

    # -- showing the game --------------------------------------------------------------------------------------

    def show(self, news: News | None) -> None:
        sheet = self.sheet
        canvas = self.canvas
        enemies = {known.clearing for known in sheet.remembered if known.clearing is not None}
        canvas.set_map(sheet.drawing, sheet.clearing, enemies)
        if news is None:
            canvas.focus()
        self.show_heading(self.place_told())
        chart = self.query_one("#chart", Panel)
        chart.title = self.texts("mapui-title", clearings=len(sheet.drawing.clearings))
        chart.vacant = not canvas.layout_of_map.places
        chart.empty = self._empty()
        self._show_contradictions()
        self._show_clearing()

    @property
    def canvas(self) -> Canvas:
        """The map."""
        return self.query_one(Canvas)

    def _show_contradictions(self) -> None:
        found = self.canvas.contradictions
        layout, texts = self.canvas.layout_of_map, self.texts
        bullet = self.app.glyphs.conflict
        lines = (f"{bullet} {contradiction_told(texts, layout, known)}" for known in found)
        panel = self.query_one("#contradictions", Panel)
        panel.display = bool(found)
        quiet_scrollbars(panel)
        self.query_one("#contradictions-text", Prose).text = "\n".join(lines)
        key = key_for(self, "contradictions")
        chart = self.query_one("#chart", Panel)
        told = [texts("mapui-contradictions-count", count=len(found), key=key)] if found else []
        told.append(texts("mapui-legend-at", key=key_for(self, "legend")))
        chart.subtitle = f" {self.app.glyphs.separator} ".join(told)

    def _show_clearing(self) -> None:
        number = self.canvas.cursor
        panel = self.query_one("#clearing", Panel)
        texts = self.texts
        if number is None:
            panel.title = texts("mapui-nowhere")
            self.query_one("#about", Prose).text = self._empty()
            self.query_one("#exits", Prose).text = ""
            return
        clearing = self.sheet.drawing.clearing(number)
        label = clearing.label if clearing else ""
        panel.title = texts("mapui-clearing", number=number, label=label)
        self.query_one("#about", Prose).text = "\n".join(about_told(texts, self.app.glyphs, self.sheet, number))
        self.query_one("#exits", Prose).text = "\n".join(self._exits(number)) or texts(
            "mapui-exits-none", walk=key_for(self, "walk"), add=key_for(self, "add")
        )

    def _empty(self) -> str:
        return self.texts("mapui-empty", add=key_for(self, "add"))

    def _exits(self, number: int) -> Iterable[str]:
        apart = {id for known in self.canvas.contradictions for id in (known.passage, known.other)}
        return exits_told(self.texts, self.app.glyphs, self.sheet.drawing, number, apart)

    def on_clearing_map_moved(self, event: ClearingMap.Moved) -> None:
        event.stop()
        self._show_clearing()
        self.refresh_keys()

    # -- keys --------------------------------------------------------------------------------------------------

    def exits_menu(self, number: int) -> Dialog:
        """The passages of a place."""
        return ExitsMenu(number, self._open_passage)

    def _open_passage(self, id: int) -> None:
        passage = self.sheet.drawing.passage(id)
        if passage is None:
            return
        exits = (*self.sheet.drawing.exits(self.canvas.cursor or 0), *self.sheet.drawing.exits(passage.start))
        known = next(known for known in exits if known.passage.id == id)
        number = passage.start if known.way == passage.way else passage.end or passage.start
        self.canvas.chosen = id
        told = exit_line(self.texts, self.sheet.drawing, known)
        self.app.push_once(self.passage_menu(id, number, told, partial(self._unchoose, id)))

    def _unchoose(self, id: int) -> None:
        if self.is_attached and self.canvas.chosen == id:
            self.canvas.chosen = None

    def move_dialog(self) -> Dialog:
        """Puts the place under the cursor elsewhere."""
        return MoveDialog(self.canvas.cursor or 0, self.canvas)

    def contradictions_menu(self) -> Dialog:
        """Lists them; choosing one shows it."""
        return ContradictionsMenu(self.canvas, self._point_at)

    def _point_at(self, known: Contradiction) -> None:
        passage = self.sheet.drawing.passage(known.passage)
        self.canvas.chosen = known.passage or None
        self.canvas.cursor = passage.start if passage else known.clearing
        self.canvas.centre_on(self.canvas.cursor)

    def view_closer(self) -> None:
        """Draws the map from nearer."""
        self.canvas.action_zoom(1)

    def view_farther(self) -> None:
        """Draws the map from farther away."""
        self.canvas.action_zoom(-1)

    def view_home(self) -> None:
        """Shows where the hero stands."""
        self.canvas.action_home()

    def leave(self) -> None:
        """Lets go of a shown passage, then leaves."""
        if self.canvas.chosen is not None:
            self.canvas.chosen = None
        else:
            self.dismiss()


class MapScreen(ChartScreen):
    """The map of a book with a compass: clearings by their numbers, passages along the four ways."""

    deeds = (*CHART_KEYS, *COMPASS_KEYS)
    BINDINGS = bindings("map", deeds)

    def walk_dialog(self, way: str = "") -> Dialog:
        return WalkDialog(way) if way else WalkDialog()

    def seen_dialog(self, number: int) -> Dialog:
        return SeenExitsDialog(number)

    def add_menu(self, number: int | None) -> Dialog:
        return AddMenu(number)

    def passage_menu(self, id: int, number: int, told: str, leave: Callable[[], object]) -> Dialog:
        return PassageMenu(id, number, told, leave)


class LegendDialog(Dialog):
    """What the signs of the map mean."""

    help_topic = "map"
    keys_told = "mapui-legend-keys"

    def __init__(self) -> None:
        super().__init__("mapui-legend")

    def parts(self) -> Iterable[Prose]:
        yield Prose(legend_told(self.texts, self.app.glyphs, free=self.sheet.drawing.free), id="question")


class ContradictionsMenu(Menu):
    """All that the map cannot show as it was told."""

    help_topic = "map"
    passing = True

    def __init__(self, canvas: ClearingMap, then: Callable[[Contradiction], object]) -> None:
        super().__init__("mapui-contradictions")
        self._canvas = canvas
        self._then = then

    def choices(self) -> Iterable[Choice]:
        layout = self._canvas.layout_of_map
        for index, known in enumerate(layout.contradictions):
            yield self.entry(str(index), contradiction_told(self.texts, layout, known), partial(self._then, known))
