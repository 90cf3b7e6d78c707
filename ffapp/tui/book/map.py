"""The map of the clearings on the whole screen: walked on, drawn by hand, its contradictions told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RemoveClearing,
    RenameClearing,
    RenumberClearing,
    StandAt,
)
from ffapp.gamebook.passage_commands import AddPassage, ChangePassage
from ffapp.mapping.layout import Contradiction
from ffapp.resources import styles
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.map_clearings import MarkMenu, MoveDialog, NameForm, NoteForm, RenumberForm
from ffapp.tui.book.map_menus import AddMenu, ContradictionsMenu, LegendDialog
from ffapp.tui.book.map_passages import ExitsMenu, PassageMenu, SeenExitsDialog
from ffapp.tui.book.map_words import about_told, contradiction_told, exit_line, exits_told, legend_told
from ffapp.tui.book.walk import WalkDialog
from ffapp.tui.game_page import GamePage
from ffapp.tui.kit.form import Dialog
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.scrolling import quiet_scrollbars
from ffapp.tui.session import News


def map_key(key: str, action: str, *, show: bool = True) -> Binding:
    """A key of the map screen, told by the messages of its action."""
    name = action.partition("(")[0]
    return Binding(key, action, f"mapui-key-{name}", id=f"map.{name}", tooltip=f"mapui-tip-{name}", show=show)


def _view(key: str, action: str, show: bool = False) -> Binding:
    """A key of the map itself, which is told here because a map tells none."""
    return Binding(key, action, f"map-key-{action}", id=f"map.{action}", tooltip=f"map-tip-{action}", show=show)


class Canvas(ClearingMap):
    """The map; enter opens the exits of the clearing under the cursor, a click only looks at it."""

    def action_select(self) -> None:
        self.call_later(self.run_action, "screen.exits")


SHARED_KEYS: list[BindingType] = [
    map_key("w", "walk"),
    map_key("e", "exits"),
    map_key("s", "seen"),
    map_key("a", "add"),
    map_key("n", "note"),
    map_key("r", "rename"),
    map_key("m", "mark"),
    map_key("d", "move"),
    map_key("u", "undo"),
    map_key("escape", "leave"),
    map_key("delete,x", "remove", show=False),
    map_key("t", "stand", show=False),
    map_key("R", "renumber", show=False),
    map_key("i", "contradictions", show=False),
    map_key("L", "legend", show=False),
    map_key("U,ctrl+r", "redo", show=False),
    _view("plus", "closer"),
    _view("minus", "farther"),
    _view("home", "home"),
]
"""The keys of every map."""


_OF_CURSOR: Final[dict[str, type[Command]]] = {
    "rename": RenameClearing,
    "renumber": RenumberClearing,
    "note": AnnotateClearing,
    "mark": MarkClearing,
    "move": MoveClearing,
    "seen": AddPassage,
    "exits": ChangePassage,
}
"""The actions that open a dialog about the clearing under the cursor, and what that is for."""


class ChartScreen(GamePage):
    """A map on the whole screen: everything that it can be told, beside the clearing under the cursor."""

    CSS_PATH = [styles() / "map.tcss", styles() / "map_screen.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]

    # -- the dialogs of a kind of map ------------------------------------------------------------------------------

    def walk_dialog(self) -> Dialog:
        """Leaves the place where the hero stands."""
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
        key = key_for(self, "screen.contradictions")
        chart = self.query_one("#chart", Panel)
        told = [texts("mapui-contradictions-count", count=len(found), key=key)] if found else []
        told.append(texts("mapui-legend-at", key=key_for(self, "screen.legend")))
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
            "mapui-exits-none", walk=key_for(self, "screen.walk"), add=key_for(self, "screen.add")
        )

    def _empty(self) -> str:
        return self.texts("mapui-empty", add=key_for(self, "screen.add"))

    def _exits(self, number: int) -> Iterable[str]:
        apart = {id for known in self.canvas.contradictions for id in (known.passage, known.other)}
        return exits_told(self.texts, self.app.glyphs, self.sheet.drawing, number, apart)

    def on_clearing_map_moved(self, event: ClearingMap.Moved) -> None:
        event.stop()
        self._show_clearing()
        self.refresh_keys()

    # -- what is possible --------------------------------------------------------------------------------------

    def command_of(self, action: str) -> Command | None:
        if action == "remove":
            return RemoveClearing(number=self.canvas.cursor or 0)
        return StandAt(clearing=self.canvas.cursor) if action == "stand" else None

    def kind_of(self, action: str) -> type[Command] | None:
        if action.startswith("walk"):
            return super().kind_of("walk")
        return AddClearing if action == "add" else _OF_CURSOR.get(action)

    def why_not_action(self, action: str) -> Refusal | None:
        if action == "move" and len(self.canvas.layout_of_map.places) < 2:
            return Refusal("move-alone")
        refusal = super().why_not_action(action)
        number = self.canvas.cursor or 0
        if refusal is None and action in _OF_CURSOR and self.sheet.drawing.clearing(number) is None:
            return Refusal("clearing-unknown", number=number)
        return refusal

    def reason_not_to(self, action: str) -> str:
        if action == "contradictions" and not self.canvas.contradictions:
            return self.texts("mapui-contradictions-none")
        return super().reason_not_to(action)

    def _of_cursor(self, action: str, make: Callable[[int], Dialog]) -> None:
        """Opens a dialog about the clearing under the cursor."""
        number = self.canvas.cursor
        refusal = self.why_not_action(action)
        if refusal is not None:
            self.playing.refuse(refusal)
        elif number is not None:
            self.app.push_once(make(number))

    # -- keys --------------------------------------------------------------------------------------------------

    def action_walk(self) -> None:
        self.ask("walk", self.walk_dialog())

    def action_add(self) -> None:
        self.ask("add", self.add_menu(self.canvas.cursor))

    def action_exits(self) -> None:
        self._of_cursor("exits", lambda number: ExitsMenu(number, self._open_passage))

    def action_seen(self) -> None:
        self._of_cursor("seen", self.seen_dialog)

    def action_legend(self) -> None:
        """What the signs mean: also where there is no room for it beside the map."""
        self.app.push_once(LegendDialog())

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

    def action_note(self) -> None:
        self._of_cursor("note", NoteForm)

    def action_rename(self) -> None:
        self._of_cursor("rename", NameForm)

    def action_renumber(self) -> None:
        self._of_cursor("renumber", RenumberForm)

    def action_mark(self) -> None:
        self._of_cursor("mark", MarkMenu)

    def action_move(self) -> None:
        self._of_cursor("move", lambda number: MoveDialog(number, self.canvas))

    def action_remove(self) -> None:
        number = self.canvas.cursor
        self.playing.act(RemoveClearing(number=number or 0))

    def action_stand(self) -> None:
        self.playing.act(StandAt(clearing=self.canvas.cursor))

    def action_contradictions(self) -> None:
        """Lists them; choosing one shows it."""
        reason = self.reason_not_to("contradictions")
        if reason:
            self.app.tell(reason)
        else:
            self.app.push_once(ContradictionsMenu(self.canvas, self._point_at))

    def _point_at(self, known: Contradiction) -> None:
        passage = self.sheet.drawing.passage(known.passage)
        self.canvas.chosen = known.passage or None
        self.canvas.cursor = passage.start if passage else known.clearing
        self.canvas.centre_on(self.canvas.cursor)

    def action_closer(self) -> None:
        self.canvas.action_zoom(1)

    def action_farther(self) -> None:
        self.canvas.action_zoom(-1)

    def action_home(self) -> None:
        self.canvas.action_home()

    def action_leave(self) -> None:
        """Lets go of a shown passage, then leaves."""
        if self.canvas.chosen is not None:
            self.canvas.chosen = None
        else:
            self.dismiss()


class MapScreen(ChartScreen):
    """The map of a book with a compass: clearings by their numbers, passages along the four ways."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *SHARED_KEYS,
        *(
            Binding(
                f"shift+{arrow}",
                f"walk_way('{way}')",
                f"mapui-key-walk-{way}",
                id=f"map.walk-{way}",
                tooltip="mapui-tip-walk",
                show=False,
            )
            for way, arrow in (("n", "up"), ("e", "right"), ("s", "down"), ("w", "left"))
        ),
    ]

    def walk_dialog(self) -> Dialog:
        return WalkDialog()

    def seen_dialog(self, number: int) -> Dialog:
        return SeenExitsDialog(number)

    def add_menu(self, number: int | None) -> Dialog:
        return AddMenu(number)

    def passage_menu(self, id: int, number: int, told: str, leave: Callable[[], object]) -> Dialog:
        return PassageMenu(id, number, told, leave)

    def action_walk_way(self, way: str) -> None:
        self.ask("walk", WalkDialog(way))
