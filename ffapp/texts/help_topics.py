"""The topics of the in-app help, in the order in which they are read.

Each has two messages, `help-<topic>-title` and `help-<topic>-body`; both may want the hero's `gender`.
"""

from __future__ import annotations

from typing import Final

TOPICS: Final = (
    "start",
    "book",
    "creation",
    "luck",
    "skill",
    "fight",
    "enemies",
    "fight-luck",
    "escape",
    "meals",
    "health",
    "stones",
    "stones-neutral",
    "stones-good",
    "stones-evil",
    "fury",
    "map",
    "dice",
    "undo",
    "hand",
    "saves",
    "end",
)
