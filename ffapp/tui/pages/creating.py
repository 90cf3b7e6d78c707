"""What every page shares on which the heroes of a new game are made: they may be asked for as those of another game
were, and whoever leaves is back where this was asked from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ffapp.tui.kit.page import OfGame


class CreatingPage(OfGame):
    """A page on which a hero is made, or a party."""

    begun: Mapping[str, Any] = {}
    """What stands there at first, by the names of what is asked."""
    notes: Sequence[str] = ()
    """What is noted for the hero as soon as there is one."""
    back: Path | None = None
    """The save that is opened again by whoever leaves."""

    def begin_like(self, begun: Mapping[str, Any], notes: Sequence[str], back: Path | None) -> None:
        """Says how it begins, before it is shown."""
        self.begun, self.notes, self.back = dict(begun), tuple(notes), back

    def turn_back(self) -> None:
        """Leads back to where it was asked for: into a save, or to the title."""
        if self.back is not None:
            self.playing.open_game(self.back)
        else:
            self.app.action_title()
