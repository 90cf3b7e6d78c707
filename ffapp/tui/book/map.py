"""The map of the clearings on the whole screen: walked on, drawn by hand, its contradictions told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from textual.app import ComposeResult
from textual.containers import Container

from ffapp.core.spelling import plain
from ffapp.mapping.layout import Contradiction
from ffapp.mapping.moving import Unexplored, unexplored
from ffapp.resources import styles
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.clearings import MoveDialog
from ffapp.tui.book.deeds import CHART_KEYS, COMPASS_KEYS, FREE_KEYS
from ffapp.tui.book.map_words import (
    LegendSign,
    about_text,
    beside_name,
    contradiction_text,
    exit_line,
    exits_text,
    explore_text,
    legend,
    legend_text,
    rose_of,
    signs_used,
)
from ffapp.tui.book.noted import noted_places
from ffapp.tui.book.page import BookPage, OfBook
from ffapp.tui.book.passages import ExitsMenu, PassageMenu
from ffapp.tui.book.rose import USUAL_REACH, draw_rose, rose_rows
from ffapp.tui.book.story import last_walks
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.canvas import Canvas as Paper
from ffapp.tui.look.canvas import Drawing
from ffapp.tui.look.literal import cells
from ffapp.tui.session import GameChange

TALL = 32
VAST = 44
"""From so many rows on there is more beside the map."""

PLACE_ROWS = 2
"""Rows of the name of a clearing and what is told beside it."""


class Canvas(ClearingMap):
    """The map; enter opens the exits of the clearing under the cursor, a click only looks at it."""

    def action_select(self) -> None:
        self.call_later(self.run_action, "screen.deed('exits')")


class ChartScreen(BookPage):
    """A map on the whole screen: everything that it can be told, beside the clearing under the cursor."""

    help_topic = "map"
    CSS_PATH = [styles() / "game.tcss", styles() / "map.tcss", styles() / "map_screen.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (112, "-wide"), (160, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (24, "-usual-rows"), (TALL, "-tall"), (VAST, "-vast")]
    place = "map"

    def __init__(self) -> None:
        super().__init__()
        self._unexplored: list[Unexplored] = []
        self._signs: tuple[LegendSign, ...] = ()

    # -- what it shows ---------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        texts, free = self.texts, self.sheet.drawing.free
        canvas = Canvas(id="canvas")
        self.watch(canvas, "cursor", self._cursor_moved, init=False)
        yield Heading()
        with Container(id="desk"):
            with Panel(id="chart"):
                yield canvas
            with Container(id="side"):
                yield Drawing(self._draw_place, rows=self._place_rows, id="place")
                with Panel(title=texts("mapui-ways") if free else "", id="ways"), QuietScroll():
                    yield Prose(id="exits", indent=2)
                with Panel(title=texts("mapui-notes-here"), id="here"), QuietScroll():
                    yield Prose(id="about", indent=2)
                with Panel(title=texts("mapui-explore"), id="explore"):
                    yield ChoiceList(id="unexplored")
                with Panel(title=texts("mapui-contradictions"), id="contradictions"), QuietScroll():
                    yield Prose(id="contradictions-text", indent=2)
                with Panel(title=texts("mapui-signs"), id="legend"):
                    yield Drawing(self._draw_signs, rows=self._sign_rows, id="signs")
        yield KeyBar()

    # -- showing the game --------------------------------------------------------------------------------------

    def show(self, change: GameChange | None) -> None:
        sheet = self.sheet
        canvas = self.canvas
        enemies = {known.clearing for known in sheet.remembered if known.clearing is not None}
        canvas.set_map(sheet.drawing, sheet.clearing, enemies, last_walks(self.game), noted_places(sheet))
        if change is None:
            canvas.focus()
        chart = self.query_one("#chart", Panel)
        chart.vacant = not canvas.layout_of_map.places
        chart.empty = self.empty_text()
        self._show_unexplored()
        self._show_contradictions()
        self.show_heading(self._counted())
        self._show_signs()
        self._show_clearing()

    @property
    def canvas(self) -> Canvas:
        """The map."""
        return self.pointing or self.query_one(Canvas)

    def _counted(self) -> str:
        """What there is on the map."""
        texts, found = self.texts, self.canvas.contradictions
        key = key_for(self, "contradictions")
        told = [texts("mapui-contradictions-count", count=len(found), key=key)] if found else []
        told.append(texts("mapui-count", clearings=len(self.sheet.drawing.clearings)))
        if self._unexplored:
            told.append(texts("mapui-unexplored", count=len(self._unexplored)))
        return f" {self.app.glyphs.separator} ".join(told)

    def _show_unexplored(self) -> None:
        sheet = self.sheet
        self._unexplored = unexplored(sheet.drawing, sheet.clearing)
        self.query_one("#explore", Panel).display = bool(self._unexplored)
        listed = self.query_one("#unexplored", ChoiceList)
        shown = {(choice.id, choice.text): choice for choice in listed.choices}
        choices = (self._to_explore(known) for known in self._unexplored)
        listed.choices = tuple(shown.get((choice.id, choice.text), choice) for choice in choices)

    def _to_explore(self, known: Unexplored) -> Choice:
        number = known.passage.start
        told = explore_text(self.texts, self.sheet.drawing, known)
        return Choice(f"{known.passage.id}-{number}", told, deed=partial(self.show_place, number))

    def _show_contradictions(self) -> None:
        layout, texts = self.canvas.layout_of_map, self.texts
        bullet = self.app.glyphs.conflict
        lines = [f"{bullet} {contradiction_text(texts, layout, known)}" for known in layout.contradictions]
        self.query_one("#contradictions", Panel).set_class(bool(lines), "-told")
        self.query_one("#contradictions-text", Prose).text = "\n".join(lines)

    def _show_signs(self) -> None:
        """Those that are on the map now; all where there is room."""
        used = signs_used(self.sheet, self.canvas.layout_of_map, self.canvas.trail)
        signs = legend(self.texts, self.app.glyphs, free=self.sheet.drawing.free)
        self._signs = tuple(known for known in signs if known.name in used or self.size.height >= VAST)
        self.query_one("#legend", Panel).subtitle = self.texts("mapui-legend-at", key=key_for(self, "legend"))
        self.query_one("#signs", Drawing).refresh(layout=True)

    def _sign_columns(self, width: int) -> tuple[int, int]:
        """How many signs stand one below another, and the columns of the first part; the second one has the rest."""
        told = [cells(known.sign) + 1 + cells(known.told) for known in self._signs]
        half = -(-len(told) // 2)
        first, second = max(told[:half], default=0) + 2, max(told[half:], default=0)
        return (half, first) if first + second <= width else (len(told), width)

    def _sign_rows(self, width: int) -> int:
        return self._sign_columns(width)[0]

    def _draw_signs(self, canvas: Paper) -> None:
        rows, second = self._sign_columns(canvas.width)
        for index, known in enumerate(self._signs):
            column, row = divmod(index, max(1, rows))
            x = canvas.put(column * second, row, known.sign, "accent strong")
            canvas.put(x + 1, row, known.told, "muted", room=canvas.width - x - 1)

    def _show_clearing(self) -> None:
        number, texts, free = self.canvas.cursor, self.texts, self.sheet.drawing.free
        about = [] if number is None else about_text(texts, self.app.glyphs, self.sheet, number)
        exits = [] if number is None or not free else list(self._exits(number))
        if number is not None and not any(self.sheet.drawing.exits(number)):
            exits = [texts("mapui-exits-none", walk=key_for(self, "walk"), add=key_for(self, "add"))]
        for panel, text, lines in (("#here", "#about", about), ("#ways", "#exits", exits)):
            self.query_one(panel, Panel).display = bool(lines)
            self.query_one(text, Prose).text = "\n".join(lines)
        self.query_one("#place", Drawing).refresh()

    def _place_rows(self, width: int) -> int:
        if self.sheet.drawing.free:
            return PLACE_ROWS
        return PLACE_ROWS + rose_rows(self._reach) + (self.size.height >= TALL)

    @property
    def _reach(self) -> int:
        """How long the lines of the rose are."""
        return USUAL_REACH + (self.size.height >= TALL) + (self.size.height >= VAST)

    def _draw_place(self, canvas: Paper) -> None:
        """What the clearing under the cursor is called, and where its ways lead."""
        number, sheet = self.canvas.cursor, self.sheet
        if number is None:
            canvas.put(0, 0, self.texts("mapui-nowhere"), "accent strong", room=canvas.width)
            return
        name, told = beside_name(self.texts, self.app.glyphs, sheet, number)
        canvas.put(0, 0, name, "accent strong", room=canvas.width)
        canvas.put(0, 1, told, "muted", room=canvas.width)
        if not sheet.drawing.free:
            rose = rose_of(self.texts, sheet, number, self.canvas.trail, self._apart())
            draw_rose(canvas, canvas.height - rose_rows(self._reach), rose, self._reach)

    def empty_text(self) -> str:
        """What is said where there is no map yet."""
        return self.texts("mapui-empty", add=key_for(self, "add"))

    def _apart(self) -> set[int]:
        """The passages that contradict others."""
        return {id for known in self.canvas.contradictions for id in (known.passage, known.other) if id}

    def _exits(self, number: int) -> Iterable[str]:
        return exits_text(self.texts, self.app.glyphs, self.sheet.drawing, number, self._apart())

    def show_place(self, number: int) -> None:
        """Looks at a place."""
        self.canvas.cursor = number
        self.canvas.centre_on(number)
        self.canvas.focus()

    def _cursor_moved(self) -> None:
        self._show_clearing()
        self.refresh_keys()

    # -- keys --------------------------------------------------------------------------------------------------

    def exits_menu(self) -> Dialog:
        """The passages of the place under the cursor."""
        return ExitsMenu(self.canvas.cursor or 0, self._open_passage)

    def _open_passage(self, id: int) -> None:
        passage = self.sheet.drawing.passage(id)
        if passage is None:
            return
        exits = (*self.sheet.drawing.exits(self.canvas.cursor or 0), *self.sheet.drawing.exits(passage.start))
        known = next(known for known in exits if known.passage.id == id)
        number = passage.start if known.way == passage.way else passage.end or passage.start
        self.canvas.chosen = id
        told = exit_line(self.texts, self.sheet.drawing, known)
        self.app.push_once(PassageMenu(id, number, told, partial(self._unchoose, id)))

    def _unchoose(self, id: int) -> None:
        if self.composed and self.canvas.chosen == id:
            self.canvas.chosen = None

    def move_dialog(self) -> Dialog:
        """Puts the place under the cursor elsewhere."""
        return MoveDialog(self.canvas.cursor or 0, self.canvas)

    def places_menu(self) -> Dialog:
        """Lists the places by name; choosing one shows it."""
        return PlacesMenu(self.canvas.layout_of_map.places, self.show_place)

    def contradictions_menu(self) -> Dialog:
        """Lists them; choosing one shows it."""
        return ContradictionsMenu(self.canvas, self._point_at)

    def _point_at(self, known: Contradiction) -> None:
        passage = self.sheet.drawing.passage(known.passage)
        self.canvas.chosen = known.passage or None
        self.show_place(passage.start if passage else known.clearing)

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


class FreeMapScreen(ChartScreen):
    """The map of a book without one: places and ways freely named."""

    deeds = (*CHART_KEYS, *FREE_KEYS)
    BINDINGS = bindings("map", deeds)


class LegendDialog(Dialog, OfBook):
    """What the signs of the map mean."""

    help_topic = "map"
    keys_text = "mapui-legend-keys"

    def __init__(self) -> None:
        super().__init__("mapui-legend")

    def told(self) -> Iterable[str]:
        yield legend_text(self.texts, self.app.glyphs, free=self.sheet.drawing.free)

    def parts(self) -> Iterable[Prose]:
        yield Prose("\n".join(self.told()), id="question")


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
            yield self.entry(str(index), contradiction_text(self.texts, layout, known), partial(self._then, known))


class PlacesMenu(Menu, OfBook):
    """All places of the map by their names, those without one last by their numbers."""

    help_topic = "map"
    passing = True

    def __init__(self, numbers: Iterable[int], then: Callable[[int], object]) -> None:
        super().__init__("mapui-find-title")
        self._numbers = tuple(numbers)
        self._then = then

    def choices(self) -> Iterable[Choice]:
        drawing = self.sheet.drawing
        names = {number: drawing.label(number) for number in self._numbers}
        for number in sorted(names, key=lambda number: (not names[number], plain(names[number]), number)):
            told = self.texts("mapui-place", number=number, label=names[number])
            yield self.entry(str(number), told, partial(self._then, number), hint=str(number))
