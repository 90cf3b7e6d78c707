"""What who plays alone is told as the first dungeon begins: in three lines what to do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual import events

from ffapp.core.game import Game
from ffapp.doonjons.initiative import DungeonBegun
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.prose import Prose

LINES = ("begin", "turn", "end")


def begins_alone(game: Game) -> bool:
    """Whether the first dungeon of a game has just begun, for the first time, and the program is its master."""
    begun = [step for step in game.steps.values() if any(isinstance(event, DungeonBegun) for event in step.events)]
    return game.state.control != "master" and len(begun) == 1 and begun[0].n == game.head


class AloneDialog(Dialog):
    """Gone with the next key, which does on the page what it does there; the help has it again."""

    help_topic = "table-start"
    keys_text = "alone-keys"

    def __init__(self) -> None:
        super().__init__("alone-title")

    def told(self) -> Iterable[str]:
        return (self.texts(f"alone-{line}") for line in LINES)

    def parts(self) -> Iterable[Any]:
        yield Prose("\n".join(self.told()), id="intro")

    def on_key(self, event: events.Key) -> None:
        event.prevent_default()
        event.stop()
        self.action_leave()
        if event.key != "escape":
            self.app.ahead.follow(events.Key(event.key, event.character))

    def on_click(self) -> None:
        """As a key that does nothing."""
        self.action_leave()
