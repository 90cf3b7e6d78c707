"""What a player does, on its way to the page: in order, with dice that only roll for show at rest, and as the key that
it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events
from textual.widgets import Input

from ffapp.tui.terminal.digits import pressed
from ffapp.tui.terminal.reading import Jump, is_pressed
from ffapp.tui.terminal.sequences import ESC
from ffapp.tui.terminal.typeahead import HELD, TypeAhead

if TYPE_CHECKING:
    from ffapp.tui.app import FFApp


class Door(TypeAhead):
    """The one door for all that is typed, pasted or clicked."""

    def __init__(self, app: FFApp) -> None:
        super().__init__(app)
        self._inside = app

    def admit(self, event: events.Event) -> events.Event | None:
        """What the app is to handle for an event; None where that is spent, or waits and comes again."""
        if not isinstance(event, HELD) or event.is_forwarded:
            return event
        if (isinstance(event, events.Key) and not is_pressed(event)) or not self.lets(event):
            return None
        if isinstance(event, events.Key) and self._hurry_dice():
            self.follow(event)  # once the outcome is shown
            return None
        if isinstance(event, Jump):
            event = self._land(event)
        if isinstance(event, events.Key | events.MouseDown):
            self._inside.saying.unsay()
        return pressed(event, self._inside.screen) if isinstance(event, events.Key) else event

    def _hurry_dice(self) -> bool:
        """Ends what dice do for show only, so that a key acts as if they had lain still. Returns whether any moved."""
        if not self._inside.motion:
            return False
        from ffapp.tui.look.dice import DiceTray  # not to be waited for at the start

        return bool([tray for tray in self._inside.screen.query(DiceTray) if tray.hurry()])

    def _land(self, jump: Jump) -> events.Key:
        """What a jump is where it arrives: one in a text, and elsewhere Esc, with its letter to follow."""
        from ffapp.tui.kit.fields import DigitsInput  # seldom needed

        focused = self._inside.screen.focused
        if isinstance(focused, Input) and not isinstance(focused, DigitsInput):
            return events.Key(jump.key, None)
        self.follow(events.Key(jump.letter, jump.letter))
        return events.Key("escape", ESC)
