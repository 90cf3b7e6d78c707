"""The two kinds of map, with and without a compass: what shows each, and what one walks with on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ffapp.gamebook.drawing import Drawing, Exit
from ffapp.tui.keys import class_of


class MapKind(NamedTuple):
    """A kind of map: its screen and the dialog to walk with, as "module:class", and what that dialog is told of a known
    exit."""

    screen: str
    walk: str
    along: Callable[[Exit], object]

    def walk_dialog(self, known: Exit | None = None) -> Any:
        """The dialog that leaves the place where the hero stands, by a known exit where one is given."""
        return class_of(self.walk)(*(() if known is None else (self.along(known),)))


COMPASS: Final = MapKind("ffapp.tui.book.map:MapScreen", "ffapp.tui.book.walk:WalkDialog", lambda known: known.way)
FREE: Final = MapKind(
    "ffapp.tui.book.map:FreeMapScreen",
    "ffapp.tui.book.walk:FreeWalkDialog",
    lambda known: known.passage.id,
)


def map_kind(drawing: Drawing) -> MapKind:
    """The kind of a map."""
    return FREE if drawing.free else COMPASS
