"""Small samples of the themes: what a page looks like in each, beside the choice of one."""

from __future__ import annotations

from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.strip import Strip
from textual.theme import Theme

from ffapp.rulesets import RULESETS
from ffapp.tui.kit.page import app_at
from ffapp.tui.look.canvas import DIE_COLUMNS, Canvas
from ffapp.tui.look.drawn import Drawn, ink_style
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.messages import WidgetMessage

SAMPLE_COLUMNS: Final = 24
SAMPLE_ROWS: Final = 6

_GAP: Final = 2
"""Columns between two samples."""

_SHOWN: Final = ("dark", "light")


class ThemeSamples(Drawn):
    """A sample of the dark and of the light theme of each book that there is room for, the worn one first: side by
    side, or one above the other where it is narrow. What is worn is marked; a click picks a theme."""

    DEFAULT_CSS = """
    ThemeSamples { width: 1fr; height: 1fr; }
    """

    class Picked(WidgetMessage["ThemeSamples", str]):
        """A sample was clicked."""

    @property
    def _columns(self) -> int:
        """Columns of a sample without the gap beside it."""
        return min(SAMPLE_COLUMNS, self.size.width) - _GAP

    def _placed(self) -> list[tuple[int, int, str, str]]:
        """The samples that are shown: column, row, family and theme."""
        app = app_at(self)
        worn = RULESETS[app.book].theme
        families = [worn, *(family for book in RULESETS.values() if (family := book.theme) != worn)]
        across = 2 if self.size.width >= 2 * SAMPLE_COLUMNS else 1
        samples = [(family, theme) for family in dict.fromkeys(families) for theme in _SHOWN]
        places = [(n % across * SAMPLE_COLUMNS, n // across * SAMPLE_ROWS) for n in range(len(samples))]
        return [
            (x, y, family, theme)
            for (x, y), (family, theme) in zip(places, samples, strict=True)
            if y + SAMPLE_ROWS <= self.size.height
        ]

    def render_line(self, y: int) -> Strip:
        app, width = app_at(self), self.size.width
        line: list[Segment] = []
        for _, top, family, theme in self._placed():
            if not top <= y < top + SAMPLE_ROWS:
                continue
            canvas = Canvas(self._columns, SAMPLE_ROWS, glyphs_of(self), dark=theme == "dark")
            name = app.texts(f"settings-theme-{theme}")
            draw_sample(canvas, name, app.texts("score-stamina"), worn=theme == app.settings.theme)
            shown = app.get_theme(f"{family}-{theme}")
            if shown is not None:
                line += [Segment(text, _style(shown, ink)) for text, ink in canvas.line(y - top)]
                line.append(Segment(" " * _GAP, self.ink()))
        return Strip(line).adjust_cell_length(width, self.ink())

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        for x, y, _, theme in self._placed():
            if offset is not None and x <= offset.x < x + self._columns and y <= offset.y < y + SAMPLE_ROWS:
                self.post_message(self.Picked(self, theme))


def draw_sample(canvas: Canvas, name: str, score: str, *, worn: bool) -> None:
    """A corner of a sheet: the name of the theme, a score with its line, a die."""
    glyphs = canvas.glyphs
    canvas.put(1, 0, f"{glyphs.here if worn else ' '} {name}", "accent strong" if worn else "title strong")
    canvas.put(1, 1, score, "muted", room=canvas.width - DIE_COLUMNS - 1)
    end = canvas.large_number(1, 2, "14")
    die = canvas.width - DIE_COLUMNS
    if end + 4 < die:
        canvas.put(end + 1, 3 if canvas.ascii_only else 4, "/19", "muted")
    canvas.gauge(1, 5, die - 2, 14, 19)
    canvas.die(die, 1, 5)


def _style(theme: Theme, inks: str) -> Style:
    """The style of inks in a theme that is not worn."""
    named = {"secondary": theme.secondary, "accent": theme.accent, "foreground": theme.foreground}
    given = theme.variables | {name: color for name, color in named.items() if color}
    return Style(bgcolor=theme.surface) + ink_style(given, inks.split())
