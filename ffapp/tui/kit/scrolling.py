"""Thin scrollbars that suit a printed page, in Unicode and in ASCII."""

from __future__ import annotations

from rich.color import Color
from rich.segment import Segment, Segments
from rich.style import Style
from textual.scrollbar import ScrollBarRender
from textual.widget import Widget

from ffapp.tui.look.glyphs import glyphs_of


class _Quiet(ScrollBarRender):
    """A line at the right edge of its column; whole columns only, no ground of its own."""

    THUMB = "▐"
    TRACK = " "

    @classmethod
    def render_bar(
        cls,
        size: int = 25,
        virtual_size: float = 50,
        window_size: float = 20,
        position: float = 0,
        thickness: int = 1,
        vertical: bool = True,
        back_color: Color = Color.parse("#555555"),  # noqa: B008 - the signature upstream
        bar_color: Color = Color.parse("bright_magenta"),  # noqa: B008
    ) -> Segments:
        if not vertical:
            return super().render_bar(
                size, virtual_size, window_size, position, thickness, vertical, back_color, bar_color
            )
        first, last = 0, -1
        if window_size and size and virtual_size > window_size:
            thumb = max(1, round(size * window_size / virtual_size))
            first = round((size - thumb) * min(1.0, position / (virtual_size - window_size)))
            last = first + thumb - 1
        segments = []
        for y in range(size):
            held = first <= y <= last
            action = "grab" if held else "scroll_up" if y < first else "scroll_down"
            style = Style(color=bar_color, bgcolor=back_color, meta={"@mouse.down": action})
            segments.append(Segment((cls.THUMB if held else cls.TRACK) * thickness, style))
        return Segments(segments, new_lines=True)


class _QuietAscii(_Quiet):
    THUMB = "#"


def quiet_scrollbars(widget: Widget) -> None:
    """Give a scrolling widget a thin vertical scrollbar. To be called once it is mounted."""
    renderer = _QuietAscii if glyphs_of(widget).name == "ascii" else _Quiet
    # Declared as a class variable upstream, and documented as one that an instance may override.
    widget.vertical_scrollbar.renderer = renderer  # type: ignore[misc]
