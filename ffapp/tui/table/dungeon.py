"""A dungeon that is played by keys: moves and attacks, equipment, comments, the ends of turns and of the dungeon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, opponents
from ffapp.doonjons.campaign import OVER, READY, TURN, acting_figure, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.equipping import Equip, PickUp, acting_character
from ffapp.doonjons.figures import Character
from ffapp.doonjons.turns import EndTurn
from ffapp.tui.deeds import bindings, name_in
from ffapp.tui.keys import class_of
from ffapp.tui.kit.form import Dialog
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.key_bar import Key
from ffapp.tui.session import News
from ffapp.tui.table.deeds import DUNGEON
from ffapp.tui.table.dungeon_dialogs import (
    AboutDialog,
    EquipMenu,
    OrderDialog,
    PickUpMenu,
    SheetsDialog,
)
from ffapp.tui.table.dungeon_page import DungeonView
from ffapp.tui.table.dungeon_view import at_stake, targets
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.order import OrderList
from ffapp.tui.table.page import PAGES

END: Final = "ffapp.tui.table.end:CampaignEndScreen"


_HANDS: Final = frozenset({"act", "move", "target", "equip", "pick_up", "end_turn", "cell"})
"""What only a hand does: not for a monster that the program plays."""


class DungeonPage(DungeonView):
    """Arrows or tab put the cursor onto a cell, and what enter would do there is told before; escape takes it away
    again."""

    place = "dungeon"
    deeds = DUNGEON
    BINDINGS = bindings(place, deeds)

    def __init__(self) -> None:
        super().__init__()
        self._aimed_at = 0
        """The opponent that was attacked last, who is the first to be offered."""
        self._clicked: Cell | None = None

    def show(self, news: News | None) -> None:
        self._clicked = None
        super().show(news)

    # -- keys ------------------------------------------------------------------------------------------------------

    def bar_entries(self) -> Iterator[Key]:
        moment = self.moment
        bare = moment == "look" and not isinstance(acting_figure(self.campaign), Character)
        for key in super().bar_entries():
            name = name_in(key.action)
            if name == "target" and moment == "ready":
                yield replace(key, label=self.texts("dungeon-key-next"))
            elif not bare or name not in ("equip", "pick_up"):
                yield key

    def at_stake(self) -> Command | None:
        """What would be done in the cell under the cursor."""
        return None if self._at is None or self.moment != "aim" else at_stake(self.campaign, self._at)

    def own_reason(self, name: str) -> str:
        if self.opened is None or not self.children:
            return ""
        if name == "lead_on" and self.moment != "cleared":
            return self.texts("dungeon-not-cleared")
        if name in _HANDS and self.moment == "program":
            return self.texts("dungeon-program-plays")
        if name == "target" and self.moment in ("look", "aim", "sure") and self.why_not_to(name) is None:
            return "" if targets(self.campaign) else self.texts("dungeon-no-target")
        if name == "equip" and (figure := self._equipped) is not None and self.why_not_to(name) is None:
            worn = self.campaign.acting == 0 and (figure.weapon or figure.armour)
            return "" if figure.inventory or worn else self.texts("dungeon-nothing-to-wear", name=figure.name)
        return ""

    def why_not_to(self, name: str) -> Refusal | str | None:
        if self.opened is None:
            return None
        if name == "equip" and self._equipped is None:
            return self.session.why_no(Equip) or self._why_no_wearer()
        if name == "target" and self.game.phase != READY:
            return self.session.why_no(Strike) or self._why_no_target()
        refusal = super().why_not_to(name)
        several = name == "pick_up" and isinstance(refusal, Refusal) and refusal.rule == "thing-which"
        return None if several else refusal

    @property
    def _equipped(self) -> Character | None:
        """Whom the key for equipment would equip now, if anybody."""
        opened, state = self.opened, self.campaign
        if opened is None or not opened.writable or opened.game.phase not in (READY, TURN):
            return None
        figure = figure_of(state, state.acting or self._chosen)
        return figure if isinstance(figure, Character) else None

    def _why_no_wearer(self) -> Refusal | None:
        """Why whoever's turn it is wears nothing, whatever it would be."""
        try:
            acting_character(self.campaign)
        except Refusal as refusal:
            return refusal
        return None

    def _why_no_target(self) -> Refusal | None:
        """Why whoever's turn it is cannot attack anybody, however near."""
        state = self.campaign
        others = opponents(state, acting_figure(state))
        refusal = self.session.why_not(Strike(target=others[0].id)) if others else None
        return None if refusal is None or refusal.rule == "target-too-far" else refusal

    # -- the cursor ------------------------------------------------------------------------------------------------

    def action_step(self, dx: int, dy: int) -> None:
        if self.moment in ("look", "aim", "sure"):
            self._sure = False
            if self._at is None:
                self.grid.move_cursor(0, 0)
            self.grid.move_cursor(dx, dy)

    def aim_from_here(self) -> None:
        """Puts the cursor onto whose turn it is: arrows lead on from there."""
        if self.allowed("move"):
            self._sure = False
            self.grid.cursor = acting_figure(self.campaign).cell

    def next_target(self) -> None:
        """The next opponent in range; before the first turn the next character."""
        self.action_target(1)

    def action_target(self, by: int) -> None:
        """The next opponent in range; before the first turn the next character."""
        if self.moment == "ready":
            ids = [character.id for character in self.campaign.characters]
            self._chosen_character = ids[(ids.index(self._chosen) + by) % len(ids)]
            chosen = figure_of(self.campaign, self._chosen_character)
            if chosen is not None and chosen.cell is not None:
                self.grid.reveal(chosen.cell)
            self._show_aim()
            return
        if not self.allowed("target"):
            return
        near = targets(self.campaign)
        cells = [one.cell for one in near if one.cell is not None]
        if self._at in cells:
            at = (cells.index(self._at) + by) % len(cells)
        else:
            at = next((index for index, one in enumerate(near) if one.id == self._aimed_at), 0)
        self._sure = False
        self.grid.point_at(cells[at])

    def on_dungeon_grid_cursor_moved(self, event: DungeonGrid.CursorMoved) -> None:
        event.stop()
        if event.cell != self._clicked:
            self._clicked = None
        if self.opened is not None and self._hidden is None:
            self.show_cursor()

    def on_dungeon_grid_cell_chosen(self, event: DungeonGrid.CellChosen) -> None:
        """A click looks at a cell; a second one does what is told there."""
        event.stop()
        if self.moment == "program":
            if not self.waits:
                self.hurry()
        elif self.moment != "aim":
            self.grid.cursor = None
        elif self._clicked == event.cell:
            self.act()
        else:
            self._clicked = event.cell

    def on_order_list_chosen(self, event: OrderList.Chosen) -> None:
        event.stop()
        self.app.push_once(SheetsDialog(event.figure, self.scene))

    def cancel(self) -> None:
        """Takes the cursor away; always possible, and costs nothing."""
        self._sure = False
        if self.moment in ("aim", "look"):
            self.grid.cursor = None
            self._show_aim()

    # -- deeds -----------------------------------------------------------------------------------------------------

    def act(self) -> None:
        """Does what was told of the cell under the cursor; after the end of the game shows what there was."""
        moment = self.moment
        if moment == OVER:
            self.app.push_once(class_of(END)())
        elif moment == "sure":
            self.playing.act(EndTurn())
        elif moment == "aim" and self._at is not None:
            command = at_stake(self.campaign, self._at)
            if isinstance(command, Strike):
                self._aimed_at = command.target
            self.playing.act(command)

    def lead_on(self) -> None:
        """From a cleared dungeon to the next one; not by enter, which begins that one: a hand that still holds the key
        of the last blow would take the master's setup away."""
        if self.allowed("lead_on"):
            self._cleared = None
            self.turn_page(PAGES[self.game.phase])

    def hurry_by_key(self) -> None:
        """As any key while the program plays, and where it waits; this one by the mouse, too."""
        if self.by_program:
            self.hurry()

    def equip(self) -> None:
        """Changes what whose turn it is wears and holds."""
        if self.allowed("equip"):
            figure = self._equipped
            if figure is not None:
                self.app.push_once(EquipMenu(figure))

    def pick_up(self) -> None:
        """Takes what lies here, or asks which of it."""
        refusal = self.session.why_not(PickUp())
        if refusal is not None and refusal.rule == "thing-which":
            self.app.push_once(PickUpMenu())
        elif self.allowed("pick_up"):
            self.playing.act(PickUp())

    def end_turn(self) -> None:
        """Asks once, so that a key pressed twice does not end the turn of the next as well."""
        if not self.allowed("end_turn"):
            return
        if self._sure:
            self.playing.act(EndTurn())
            return
        self._sure = True
        self.grid.cursor = None
        self._show_aim()

    def order_dialog(self) -> Dialog:
        """How the order of turns came about."""
        return OrderDialog(self.scene)

    def about_dialog(self) -> Dialog:
        """What the dungeon is about."""
        return AboutDialog(self.scene)

    def sheets_dialog(self) -> Dialog:
        """The sheets, beginning with that of whoever is looked at."""
        figure = self.looked_at
        return SheetsDialog(figure.id if figure is not None else 0, self.scene)

    def action_scroll_story(self, pages: int) -> None:
        """Turns the pages of the journal; where there is no room for it, of what has just been played."""
        if self.query_one("#story").display:
            self.query_one(Journal).action_leap(pages)
        else:
            played = self.query_one("#throw QuietScroll")
            played.scroll_relative(y=pages * max(1, played.size.height), animate=False)
