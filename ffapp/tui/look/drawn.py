"""What the widgets drawn by hand share: styles fetched once, and lines made of styled pieces."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.strip import Strip
from textual.widget import Widget

Piece = tuple[str, str]
"""Text and the name of the component class that styles it (`""`: as the widget)."""


class Drawn(Widget):
    """A widget that draws its lines from `Piece`s; its component styles are kept until the style sheet changes."""

    ALLOW_SELECT = False

    def __init__(
        self,
        *,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
        disabled: bool = False,
    ) -> None:
        super().__init__(name=name, id=id, classes=classes, disabled=disabled)
        self._inks: dict[tuple[str, ...], RichStyle] = {}

    def ink(self, *names: str) -> RichStyle:
        """The style of component classes laid over the widget's own, each over the one before."""
        if (style := self._inks.get(names)) is None:
            parts = tuple(name for name in names if name)
            visual = self.get_visual_style(*parts) if parts else self.visual_style
            style = self._inks[names] = visual.rich_style
        return style

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._inks.clear()

    def strip(self, pieces: Iterable[Piece], width: int, *under: str) -> Strip:
        """A line of exactly `width` columns: the pieces, cut or filled up.

        Args:
            pieces: text with its component class, or several parted by a space.
            width: columns.
            under: component classes below those of every piece, as the ground of a row under the cursor.
        """
        ink = self.ink
        segments = [Segment(text, ink(*under, *names.split(" "))) for text, names in pieces if text]
        return Strip(segments).adjust_cell_length(width, ink(*under))


def pieces_width(pieces: Iterable[Piece]) -> int:
    """Columns taken by these pieces."""
    return sum(cell_len(text) for text, _ in pieces)
