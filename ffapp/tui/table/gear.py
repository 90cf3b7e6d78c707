"""What is worn, held and picked up, on the page of a dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.campaign import READY, TURN, figure_of
from ffapp.doonjons.equipping import Equip, acting_character
from ffapp.doonjons.figures import Character
from ffapp.tui.deeds import Reason
from ffapp.tui.table.dialogs import EquipMenu, PickUpMenu

if TYPE_CHECKING:
    from ffapp.tui.table.dungeon import DungeonPage


class Gear:
    """The equipment of whose turn it is; before the first turn, of the character that is looked at."""

    def __init__(self, page: DungeonPage) -> None:
        self._page = page

    @property
    def _wearer(self) -> Character | None:
        """Whom the key for equipment would equip now, if anybody."""
        opened, state = self._page.opened, self._page.campaign
        if opened is None or not opened.writable or opened.game.phase not in (READY, TURN):
            return None
        figure = figure_of(state, state.acting or self._page.aiming.picked)
        return figure if isinstance(figure, Character) else None

    def why_not(self) -> Reason:
        """Why there is nobody to be equipped, or nothing to be worn."""
        figure, state = self._wearer, self._page.campaign
        if figure is None:
            return self._page.session.why_no(Equip) or self._why_no_wearer()
        worn = state.acting == 0 and (figure.weapon or figure.armour)
        return "" if figure.inventory or worn else self._page.texts("dungeon-nothing-to-wear", name=figure.name)

    def _why_no_wearer(self) -> Refusal | None:
        """Why whoever's turn it is wears nothing, whatever it would be."""
        try:
            acting_character(self._page.campaign)
        except Refusal as refusal:
            return refusal
        return None

    def equip(self) -> None:
        """Changes what whose turn it is wears and holds."""
        if (figure := self._wearer) is not None:
            self._page.app.push_once(EquipMenu(figure))

    def pick_up(self, command: Command | None) -> None:
        """Takes what lies here, or asks which of it."""
        if command is None:
            self._page.app.push_once(PickUpMenu())
        else:
            self._page.playing.act(command)
