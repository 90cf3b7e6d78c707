"""Keys that a widget acts upon where they arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events
from textual.widget import Widget

if TYPE_CHECKING:
    _Mixed = Widget
else:  # of two widgets that are bases the style sheets know the first only
    _Mixed = object


class OwnKeys(_Mixed):
    """A widget that carries its own bindings out itself, in the order in which the keys reach it.

    Upstream hands a key back to the app, which looks for its binding only then, at what has the focus by that time:
    of keys that come in one go those before a change of focus would act on the widget after it.
    """

    async def on_key(self, event: events.Key) -> None:
        if self.check_consume_key(event.key, event.character):
            return
        for binding in self._bindings.key_to_bindings.get(event.key, ()):
            if not binding.priority and await self.app.run_action(binding.action, self):
                event.stop()
                return
