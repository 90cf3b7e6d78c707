"""A dungeon as it is played: the map and beside it the order of turns, who is aimed at and a sheet; below, what can be
done and what came of it. Moves and attacks, equipment, comments, the ends of turns and of the dungeon are keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DungeonCleared, Strike, exposed
from ffapp.doonjons.campaign import (
    DUNGEONS,
    OVER,
    READY,
    TURN,
    Campaign,
    acting_figure,
    extended,
    figure_of,
)
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Character, attack_of
from ffapp.doonjons.turns import Commented, Move, reach
from ffapp.mapping.board.picture import picture_of
from ffapp.resources import styles
from ffapp.texts.board import grid_labels, title_text
from ffapp.texts.dungeon import before_clearing, changes, standing_at, targets
from ffapp.tui.deeds import bindings, name_in
from ffapp.tui.keys import class_of
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.key_bar import Key, KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.quiet import QuietScroll, Reads
from ffapp.tui.look.dice import DiceGroup
from ffapp.tui.session import GameChange
from ffapp.tui.table.aiming import Aiming, planned
from ffapp.tui.table.casting import Casting
from ffapp.tui.table.deeds import DUNGEON
from ffapp.tui.table.dialogs import AboutDialog, OrderDialog, SheetsDialog
from ffapp.tui.table.gear import Gear
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.hand import MastersHand
from ffapp.tui.table.legend import Legend
from ffapp.tui.table.monsters_turn import MonstersTurn
from ffapp.tui.table.order import OrderList, order_rows
from ffapp.tui.table.page import PAGES, TablePage
from ffapp.tui.table.sheets import BRIEF_ROWS, LEAST_ROWS, FigureSheet
from ffapp.tui.table.target import Target, aim_at
from ffapp.tui.table.turn_panel import Situation, TurnPanel, dice_of
from ffapp.tui.terminal.cursor import TEXT

END: Final = "ffapp.tui.table.end:CampaignEndScreen"

WIDE, TALL, VAST, HIGH = 112, 38, 180, 48
"""Columns and lines from which on everything has its place; from so many columns the journal stands beside it, and from
so many lines on the default board is as large as can be."""


class DungeonPage(Reads, TablePage):
    """From the throws of initiative to the end of the dungeon, which stays in sight until a key leads on. Arrows or tab
    put the cursor onto a cell, and what enter would do there is told before; escape takes it away again."""

    PHASES = frozenset({READY, TURN, OVER})
    help_topic = "table-turn"
    CSS_PATH = [styles() / "game.tcss", styles() / "grid.tcss", styles() / "dungeon.tcss"]
    stands_on = ("DungeonGrid", "KeyBar", "Journal", TEXT)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (WIDE, "-wide"), (VAST, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-short"), (TALL, "-tall"), (HIGH, "-high")]
    place = "dungeon"
    deeds = DUNGEON
    BINDINGS = bindings(place, deeds)

    def __init__(self) -> None:
        super().__init__()
        self.monsters = MonstersTurn(self, self._show_plan)
        self._cleared: tuple[Campaign, DungeonCleared] | None = None
        self._labels: dict[int, str] = {}
        self.aiming: Aiming = Aiming(self)
        self.gear: Gear = Gear(self)
        self.casting: Casting = Casting(self)
        self.hand: MastersHand = MastersHand(self)
        self._lost: dict[int, int] = {}
        self._acted = False
        """Whether an action has just been done, on which one may comment."""
        self._aimed = False
        """Whether what is shown is that of an aim, of which the cursor changes little."""
        self._shown_in: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        texts = self.texts
        journal = Journal()
        journal.can_focus = False
        grid = DungeonGrid(id="map")
        self.watch(grid, "cursor", self._cursor_moved, init=False)
        self.watch(grid, "hovered", self._hovered, init=False)
        yield Heading()
        with Container(id="desk"):
            yield grid
            with Vertical(id="side"):
                yield OrderList(id="order")
                yield Target(id="target")
                yield FigureSheet(id="sheet")
                yield Legend(id="legend")
            yield TurnPanel(self, id="deed")
            with Panel(title=texts("dungeon-journal"), empty=texts("dungeon-journal-empty"), id="story"):
                yield journal
        yield KeyBar()

    # -- the game as it is -----------------------------------------------------------------------------------------

    @property
    def fits(self) -> bool:
        """Also while a cleared dungeon is still looked at."""
        return super().fits or self._cleared is not None

    @property
    def scene(self) -> Campaign:
        """The table as it is shown: as it is, or with the dungeon that has just been cleared."""
        return self.campaign if self._cleared is None else self._cleared[0]

    @property
    def moment(self) -> str:
        """What the keys serve: see `Situation`."""
        if self._cleared is not None:
            return "cleared"
        phase = self.game.phase
        if phase != TURN:
            return phase
        if self.monsters.at_turn:
            return "program"
        return "sure" if self.aiming.sure else "look" if self.aiming.cell is None else "aim"

    @property
    def situation(self) -> Situation:
        """What is shown, as a whole."""
        cleared, monsters = self._cleared, self.monsters
        return Situation(
            state=self.scene,
            moment=self.moment,
            cell=self.aiming.cell,
            cleared=None if cleared is None else cleared[1],
            plan=monsters.plan,
            waits=monsters.waits,
            acted=self._acted,
            roomy=self._wide,
            asked=self.aiming.asked,
        )

    @property
    def grid(self) -> DungeonGrid:
        """The map."""
        return self.pointing or self.query_one(DungeonGrid)

    @property
    def _wide(self) -> bool:
        return self.app.size.width >= WIDE and self.app.size.height >= TALL

    def game_changed(self, change: GameChange) -> None:
        self.take_over(change)
        super().game_changed(change)

    def take_over(self, change: GameChange) -> None:
        """Takes over what has happened, before any of it is shown."""
        if change.cause != "submit" or not _spoken(change):  # what is said of a cleared dungeon leaves it in sight
            self._cleared = before_clearing(change.before, change.events)
            self.aiming.forget()
        self.monsters.heard(change)

    # -- showing it ------------------------------------------------------------------------------------------------

    def show(self, change: GameChange | None) -> None:
        if change is None:
            self.monsters.heard(None)
        spoken = change is not None and _spoken(change)
        if not spoken:
            self._lost = changes(change.events if change is not None else ())
            self._acted = change is not None and change.cause == "submit"
            self.aiming.forget()
        state, grid = self.scene, self.grid
        self._labels = grid_labels(self.texts, state, self.game.back())
        place = self.texts("dungeon-place", number=state.number, of=DUNGEONS, round=state.round)
        self.show_heading(place, about=title_text(self.texts, state.dungeon) or self.texts("dungeon-untitled"))
        if not spoken:
            grid.put_cursor(None)
        self._draw()
        acting = figure_of(state, state.acting) or figure_of(state, self.aiming.picked)
        if acting is not None and acting.cell is not None and grid.cursor is None:
            (grid.centre_on if change is None else grid.follow)(acting.cell)
        self.show_story(change)
        self.show_aim()
        self.monsters.go_on()

    def unmark(self) -> None:
        self._lost = {}
        self._show_order()
        self.query_one(FigureSheet).change = 0

    def resized(self) -> None:
        if self._room != self._shown_in:  # what is told depends on it
            self.show_aim()

    @property
    def _room(self) -> tuple[object, ...]:
        """What of the size of the terminal makes a difference."""
        return self._wide, self.query_one("#story").display, self.query_one(TurnPanel).content_size

    def _draw(self) -> None:
        """The map with what is marked on it."""
        state, plan = self.scene, self.monsters.plan
        marks = self.moment in ("look", "aim", "sure") or plan is not None
        chosen = standing_at(state, self.aiming.cell) if marks else None
        near = targets(state) if marks else ()
        own = figure_of(state, state.acting or self.aiming.picked)
        self.grid.show(
            picture_of(
                state,
                self._labels,
                reach=reach(state) if marks and not isinstance(plan, Strike) else (),
                danger=exposed(state, own) if marks and own is not None else 0,
                targets=near,
                chosen=chosen.cell if chosen is not None and chosen in near else None,
                chances=self.aiming.chances(near),
                origin=None if own is None else own.cell,
            )
        )

    def _show_plan(self) -> None:
        """The program's choice, marked as a hand would point at it."""
        state, plan, cell = self.campaign, self.monsters.plan, None
        if isinstance(plan, Move):
            cell = next((cell for cell in reach(state) if cell.name == plan.to), None)
        elif isinstance(plan, Strike) and (target := figure_of(state, plan.target)) is not None:
            cell = target.cell
        self.grid.put_cursor(cell)
        self.show_aim()

    def show_aim(self) -> None:
        """Everything that the cursor has a say in."""
        if self.unseen:
            return
        situation = self.situation
        self._shown_in = self._room
        self._aimed = situation.moment == "aim"
        self._draw()
        self._show_order()
        self._show_sheet()
        deed = self.query_one(TurnPanel)
        deed.untold = not self.query_one("#story").display
        deed.show(situation)
        if isinstance(self.app.ahead.last, events.MouseEvent):
            self._hovered(self.grid.hovered)
        self.refresh_keys()

    def _show_cursor(self) -> None:
        """What differs from one cell to another, while the cursor moves over a game that stays as it is."""
        at, situation = self.aiming.cell, self.situation
        if not self._aimed or situation.moment != "aim" or at is None:
            self.show_aim()
            return
        grid, state = self.grid, self.scene
        chosen = at if at in grid.picture.targets else None
        if grid.picture.chosen != chosen:
            grid.show(replace(grid.picture, chosen=chosen))
        figure, order = standing_at(state, at), self.query_one(OrderList)
        looked_at = 0 if figure is None else figure.id
        if any(place.looked_at != (place.id == looked_at) for place in order.places):
            order.places = tuple(replace(place, looked_at=place.id == looked_at) for place in order.places)
            self._show_sheet()
        self.query_one(TurnPanel).ask(situation)
        bar, allowed = self.query_one(KeyBar), not isinstance(planned(self.session, at), Refusal)
        bar.update(replace(key, allowed=allowed) if name_in(key.action) == "act" else key for key in bar.keys)

    def _show_order(self) -> None:
        state, ready, order = self.scene, self.moment == "ready", self.query_one(OrderList)
        totals = [place.total for place in state.order]
        tied = len(set(totals)) < len(totals) and (ready or self._wide)
        why = self.texts("dungeon-order-why", key=key_for(self, "order")) if tied else ""
        order.heading = self.texts("dungeon-order", ready=ready, round=state.round), why
        looked_at = self.aiming.picked if ready else getattr(standing_at(state, self.aiming.cell), "id", 0)
        glyphs, lost = self.app.glyphs, self._lost
        rows = order_rows(self.texts, state, self._labels, glyphs, thrown=ready, looked_at=looked_at, lost=lost)
        order.places = tuple(rows)
        self._fill_side()

    def _fill_side(self) -> None:
        """Leaves room for a sheet below the order, and the blank line between them out where that would take the last
        lines of what matters."""
        side, order = self.query_one("#side"), self.query_one(OrderList)
        order.most = max(0, side.size.height - LEAST_ROWS)
        side.set_class(0 < side.size.height <= order.rows(order.size.width) + BRIEF_ROWS, "-full")

    def _show_sheet(self) -> None:
        state, figure, aimed = self.scene, self.aiming.figure, self.aiming.target
        target, sheet = self.query_one(Target), self.query_one(FigureSheet)
        means = None if aimed is None else attack_of(acting_figure(state))
        target.roomy = self._wide
        target.aim = None if aimed is None or means is None else aim_at(self.texts, means, aimed)
        sheet.display = target.aim is None or self._wide
        if target.aim is not None:  # who attacks is of more interest than who is told of already
            figure = acting_figure(state)
        if figure is not None:
            large = self.app.size.width >= VAST and self.app.size.height >= TALL
            sheet.show(
                figure, rules=state.rules, brief=not self._wide, large=large, change=self._lost.get(figure.id, 0)
            )

    def dice_of(self, change: GameChange) -> tuple[DiceGroup, ...]:
        groups = dice_of(self.game.steps[self.game.head])
        if groups:
            self.query_one(TurnPanel).await_dice(groups)
        return groups

    # -- keys ------------------------------------------------------------------------------------------------------

    def bar_entries(self) -> Iterator[Key]:
        moment = self.moment
        bare = moment == "look" and not isinstance(acting_figure(self.campaign), Character)
        left_out = {"equip", "pick_up"} if bare else set()
        if moment not in ("look", "aim") or not self.casting.known:
            left_out.add("cast")
        if self.aiming.again is None:
            left_out.add("repeat")
        if not extended(self.campaign):
            left_out.add("hand")
        yield from (key for key in super().bar_entries() if name_in(key.action) not in left_out)

    # -- the cursor ------------------------------------------------------------------------------------------------

    def action_step(self, dx: int, dy: int) -> None:
        self.aiming.step(dx, dy)

    def _cursor_moved(self, cell: Cell | None) -> None:
        self.aiming.moved(cell)
        if self.opened is not None and not self.tumbling:
            self._show_cursor()

    def _hovered(self, cell: Cell | None) -> None:
        """Tells what a click would do, where a hand points; without the mouse, what the keys would."""
        if self.opened is not None and not self.tumbling and self.moment in ("look", "aim"):
            self.query_one(TurnPanel).ask(self.situation, cell)

    def on_dungeon_grid_cell_chosen(self, event: DungeonGrid.CellChosen) -> None:
        event.stop()
        if self.moment != "program":
            self.aiming.click(event.value)
        elif not self.monsters.waits:
            self.monsters.hurry()

    def on_order_list_chosen(self, event: OrderList.Chosen) -> None:
        event.stop()
        self.app.push_once(SheetsDialog(event.value, self.scene))

    # -- deeds -----------------------------------------------------------------------------------------------------

    def act(self, command: Command | None) -> None:
        """Does what was told of the cell under the cursor, or what was asked for once; after the end of the game shows
        what there was."""
        if self.moment == OVER:
            self.app.push_once(class_of(END)())
        elif self.moment == "aim":
            self.aiming.act()
        elif command is not None:
            self.playing.act(command)

    def lead_on(self) -> None:
        """From a cleared dungeon to the next one; not by enter, which begins that one: a hand that still holds the key
        of the last blow would take the master's setup away."""
        self._cleared = None
        self.turn_page(PAGES[self.game.phase])

    def hurry_by_key(self) -> None:
        """As any key while the program plays, and where it waits; this one by the mouse, too."""
        if self.monsters.at_turn:
            self.monsters.hurry()

    def on_key(self, event: events.Key) -> None:
        self.monsters.hurry_by(event)

    def on_screen_resume(self) -> None:
        self.call_later(self.monsters.go_on)

    def order_dialog(self) -> Dialog:
        """How the order of turns came about."""
        return OrderDialog(self.scene)

    def about_dialog(self) -> Dialog:
        """What the dungeon is about."""
        return AboutDialog(self.scene)

    def sheets_dialog(self) -> Dialog:
        """The sheets, beginning with that of whoever is looked at."""
        figure = self.aiming.figure
        return SheetsDialog(figure.id if figure is not None else 0, self.scene)

    @property
    def read_part(self) -> QuietScroll:
        """What has just been played."""
        return self.query_one(TurnPanel).query_one(QuietScroll)

    def action_read_pages(self, pages: int) -> None:
        """Turns the pages of the journal; where there is no room for it, of what has just been played."""
        if self.query_one("#story").display:
            self.query_one(Journal).action_leap(pages)
        else:
            super().action_read_pages(pages)


def _spoken(change: GameChange) -> bool:
    """Whether nothing has happened but words."""
    return bool(change.events) and all(isinstance(event, Commented) for event in change.events)
