"""The table of DOOnjons&Dragons: the page that is seen is the one of the phase, whichever way the game came there."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from ffapp.core.messages import Event
from ffapp.doonjons.attacks import Attacked, CampaignEnded, DungeonCleared, FigureDied
from ffapp.doonjons.campaign import OVER, PARTY, READY, SETUP, TURN, Campaign
from ffapp.doonjons.equipping import PickedUp
from ffapp.doonjons.initiative import DungeonBegun
from ffapp.doonjons.interventions import FigureHarmed
from ffapp.doonjons.setup_events import ContextTold
from ffapp.doonjons.spells import Healed, WeaponEnchanted
from ffapp.doonjons.turns import Commented
from ffapp.resources import styles
from ffapp.tui.game_page import GamePage
from ffapp.tui.keys import class_of
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.page import Page
from ffapp.tui.session import GameChange

DUNGEON: Final = "ffapp.tui.table.dungeon:DungeonPage"

PAGES: Final = {
    PARTY: "ffapp.tui.table.party:PartyPage",
    SETUP: "ffapp.tui.table.setup:SetupPage",
    READY: DUNGEON,
    TURN: DUNGEON,
    OVER: DUNGEON,
}
"""The page of each phase, as "module:class"."""


class TableScreen(Page):
    """The door to the table: makes way for the page of the phase as soon as it is seen."""

    def on_screen_resume(self) -> None:
        self.app.call_later(self._make_way)

    def _make_way(self) -> None:
        if self.is_active and self.opened is not None:
            self.app.switch_screen(class_of(PAGES[self.game.phase])())


class TablePage(GamePage):
    """A page of the table. When the game has come into a phase that is not one of its own (`PHASES`), by a command or
    back through the history, the page of that phase takes its place: at once, or when this one would be seen again."""

    PHASES: ClassVar[frozenset[str]] = frozenset()

    @property
    def campaign(self) -> Campaign:
        """The state of the open game; of one that is not made yet, that at its beginning."""
        return Campaign() if self.opened is None else cast("Campaign", self.game.state)

    @property
    def fits(self) -> bool:
        """Whether the game is in a phase of this page."""
        return self.opened is None or self.game.phase in self.PHASES

    @property
    def tumbling(self) -> bool:
        """Whether what has just happened is hidden yet by dice that tumble."""
        return self._hidden is not None

    def fill(self) -> None:
        if self.fits:
            super().fill()

    def game_changed(self, change: GameChange) -> None:
        if self.fits:
            if self.composed:  # else it is yet to be composed, and then shows the game as that is
                super().game_changed(change)
        elif self.is_active:  # below another page it waits until it would be seen
            self.turn_page(PAGES[self.game.phase])

    def on_screen_resume(self) -> None:
        if self.opened is not None and not self.fits:
            self.turn_page(PAGES[self.game.phase])

    def on_resize(self) -> None:
        self.call_after_refresh(self._resized)

    def _resized(self) -> None:
        if self.is_mounted and self.fits and self.composed:
            self.resized()

    def resized(self) -> None:
        """Fits what is shown into another size of the terminal."""
        self.show(None)

    def refresh_keys(self) -> None:
        if self.fits:  # the keys of a page that will be turned are those of no moment of the game
            super().refresh_keys()

    def turn_page(self, where: str) -> None:
        """Shows another page, "module:class", in the place of this one."""
        if self.is_active:
            self.app.switch_screen(class_of(where)())

    @property
    def hero(self) -> str:
        return ", ".join(character.name for character in self.campaign.characters)


class TableDialog(Dialog):
    """A dialog over a page of the table."""

    help_topic = "table-setup"
    CSS_PATH: ClassVar[Any] = [styles() / "play.tcss", styles() / "party.tcss", styles() / "setup.tcss"]

    @property
    def state(self) -> Campaign:
        return Campaign() if self.opened is None else cast("Campaign", self.game.state)

    @property
    def campaign(self) -> Campaign:
        """The state of the open game; of one that is not made yet, that at its beginning."""
        return self.state


def kind(event: Event) -> str:
    """The kind of journal line that an event makes: what the party gains, what it suffers, dice, words."""
    match event:
        case Attacked(weapon=weapon) if event.hit:
            return "gain" if weapon else "wound"  # only characters have weapons of the list
        case Attacked() | DungeonBegun():
            return "dice"
        case FigureDied(character=character):
            return "wound" if character else "gain"
        case CampaignEnded(ending=ending):
            return "gain" if ending.won else "wound"
        case FigureHarmed():
            return "wound"
        case DungeonCleared() | PickedUp() | Healed() | WeaponEnchanted():
            return "gain"
        case Commented() | ContextTold():
            return "note"
        case _:
            return ""
