"""The way through the book: the sections visited last, on one line."""

from __future__ import annotations

from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of


class Trail(Drawn):
    """`… 12 → 77 → § 34`: as many sections as fit, the present one last."""

    DEFAULT_CSS = """
    Trail { width: 1fr; height: 1; }
    """
    COMPONENT_CLASSES = {"trail--past", "trail--arrow", "trail--here"}

    sections: reactive[tuple[int, ...]] = reactive[tuple[int, ...]](())
    more: reactive[bool] = reactive(False)
    """Whether others came before."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if not self.sections:
            return self.strip((), width)
        glyphs = glyphs_of(self)
        arrow = f" {glyphs.arrow_east} "
        here = f"{glyphs.section} {self.sections[-1]}"
        pieces: list[Piece] = [(here, "trail--here")]
        room = width - len(here)
        cut = self.more
        for section in reversed(self.sections[:-1]):
            text = str(section)
            if len(text) + len(arrow) > room - (2 + len(arrow)):
                cut = True
                break
            pieces[:0] = [(text, "trail--past"), (arrow, "trail--arrow")]
            room -= len(text) + len(arrow)
        if cut and len(self.sections) > 1:
            pieces[:0] = [(glyphs.ellipsis, "trail--past"), (arrow, "trail--arrow")]
        return self.strip(pieces, width)
