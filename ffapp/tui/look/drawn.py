"""What the widgets drawn by hand share: lines made of pieces in inks, whose styles are fetched once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.color import Color
from textual.css.styles import RenderStyles
from textual.geometry import Offset
from textual.strip import Strip
from textual.widget import Widget

from ffapp.tui.upstream import add_component

Piece = tuple[str, str]
"""Text and its ink, or several names parted by spaces (`""`: as the widget)."""

INKS: Final = {
    "text": "foreground",
    "muted": "muted",
    "title": "secondary",
    "accent": "accent",
    "line": "frame-ink",
    "gain": "gain",
    "wound": "wound",
    "caution": "caution",
    "good": "stone-good",
    "neutral": "stone-neutral",
    "evil": "stone-evil",
    "map": "map-ink",
    "fill": "gauge-fill",
    "low": "gauge-low",
    "surplus": "gauge-surplus",
    "tick": "gauge-tick",
    "above": "counter-above",
    "below": "counter-below",
    "hill": "primary",
    "die": "die",
    "die-dim": "die-dim",
    "pip": "die-pip",
    "pip-dim": "die-pip",
}
"""Roles, each with its variable of a theme. A piece may have one, and a manner and a ground, parted by a space: `"text
strong on-cursor"`.

`text` numbers, `muted` labels and arithmetic, `title` headings, `accent` you, here, the key to press, `line` what only
parts; `gain`, `wound` and `caution` only on the number that has changed or will. What one widget alone draws (a
clearing, a monster) is a component class of its own, by its full name: `"map--trail"`."""

MANNERS: Final = {"strong": "bold", "slanted": "italic", "struck": "strike"}

GROUNDS: Final = {
    "on-cursor": ("selection", ""),
    "on-raised": ("raised", ""),
    "on-accent": ("accent", "on-primary"),
    "on-die": ("die", ""),
    "on-die-dim": ("die-dim", ""),
}
"""Each with the variable of its colour, and of what is written on it in no ink of its own."""


def ink_style(variables: Mapping[str, str], names: Iterable[str]) -> RichStyle:
    """What an ink, a manner and a ground look like in the colours of a theme. Raises KeyError for another name."""
    color = ground = ""
    manners: dict[str, Any] = {}
    for name in names:
        if name in GROUNDS:
            ground, alone = GROUNDS[name]
            color = color or alone
        elif name in MANNERS:
            manners[MANNERS[name]] = True
        else:
            color = INKS[name]
    written, under = (Color.parse(variables[name]).rich_color if name else None for name in (color, ground))
    return RichStyle(color=written, bgcolor=under, **manners)


class Drawn(Widget):
    """A widget that draws its lines from `Piece`s.

    What a component class of its own looks like is found when it is first drawn with, and kept until the style sheets
    say something else: upstream looks for all of them at each change of a class.
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
        """The style of component classes, and of an ink with what goes with it, laid over the widget's own."""
        if (style := self._inks.get(names)) is None:
            own = [name for name in names if "--" in name]
            visual = self.get_visual_style(*own) if own else self.visual_style
            of_all = (name for name in names if name and name not in own)
            style = self._inks[names] = visual.rich_style + ink_style(self.app.theme_variables, of_all)
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
            pieces: text with its ink, or several names parted by a space.
            width: columns.
            under: inks below those of every piece, as the ground of a row under the cursor.
        """
        ink = self.ink
        segments = [Segment(text, ink(*under, *names.split(" "))) for text, names in pieces if text]
        return Strip(segments).adjust_cell_length(width, ink(*under))


def pieces_width(pieces: Iterable[Piece]) -> int:
    """Columns taken by these pieces."""
    return sum(cell_len(text) for text, _ in pieces)
