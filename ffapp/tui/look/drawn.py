"""What the widgets drawn by hand share: styles fetched once, and lines made of styled pieces."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.css.styles import RenderStyles
from textual.geometry import Offset
from textual.strip import Strip
from textual.widget import Widget

from ffapp.tui.upstream import add_component

Piece = tuple[str, str]
"""Text and the name of the component class that styles it (`""`: as the widget)."""


class Drawn(Widget):
    """A widget that draws its lines from `Piece`s.

    What a component class looks like is found when it is first drawn with, and kept until the style sheets say
    something else: of thirty inks a widget needs three, and upstream looks for all of them at each change of a class.
    """

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

    @property
    def stands_at(self) -> Offset | None:
        """Where in its content the player stands; None for nowhere (`ffapp.tui.terminal.cursor`)."""
        return None

    def ink(self, *names: str) -> RichStyle:
        """The style of component classes laid over the widget's own, each over the one before."""
        if (style := self._inks.get(names)) is None:
            parts = tuple(name for name in names if name)
            visual = self.get_visual_style(*parts) if parts else self.visual_style
            style = self._inks[names] = visual.rich_style
        return style

    def get_component_styles(self, *names: str) -> RenderStyles:
        for name in names:
            if name not in self._component_styles and name in super()._get_component_classes():
                add_component(self, name)
        return super().get_component_styles(*names)

    def _get_component_classes(self) -> frozenset[str]:  # type: ignore[override]
        # Upstream finds these anew.
        return frozenset(self._component_styles)

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
