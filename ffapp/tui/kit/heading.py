"""The first line of a screen: what it is on the left, where the hero stands on the right."""

from __future__ import annotations

from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import cells, shorten


class Heading(Drawn):
    """`Book · Hero                § 34 · clearing 7`. The right side is kept whole as long as there is room for it."""

    DEFAULT_CSS = """
    Heading { width: 1fr; height: 1; padding: 0 1; }
    """

    title: reactive[str] = reactive("")
    hero: reactive[str] = reactive("")
    place: reactive[str] = reactive("")
    warning: reactive[str] = reactive("")
    """What must not be overlooked, before the place: read only, say."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        glyphs = glyphs_of(self)
        dot = f" {glyphs.separator} "
        warning = shorten(self.warning, width // 2, glyphs=glyphs)
        place = shorten(self.place, width // 2, glyphs=glyphs)
        right = cells(place) + (cells(warning) + (len(dot) if place else 0) if warning else 0)
        room = width - right - 2
        title = shorten(self.title, room, glyphs=glyphs)
        name = shorten(self.hero, room - cells(title) - len(dot), glyphs=glyphs)
        pieces: list[Piece] = [(title, "accent strong")]
        if name:
            pieces += [(dot if title else "", "muted"), (name, "text")]
        used = sum(cells(text) for text, _ in pieces)
        pieces.append((" " * max(1, width - used - right), ""))
        if warning:
            pieces += [(warning, "caution strong"), (dot if place else "", "muted")]
        pieces.append((place, "title strong"))
        return self.strip(pieces, width)
