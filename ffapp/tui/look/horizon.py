"""A strip of the book's world above the page. It tells something to whoever looks twice: how far time has gone, how ill
the hero is, that a fight is on. Nothing is told by it alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.painting import PAINTS, Paints, Rows, halves, mix
from ffapp.tui.look.scene import Scene
from ffapp.tui.look.scene_dungeon import dungeon
from ffapp.tui.look.scene_night import night
from ffapp.tui.look.scene_swamp import swamp

_TALL: Final = 5
"""Points that the picture is higher than the strip: what it shows is cut out of the middle."""

_STEPS: Final = 8
"""Fog and moon move in so many steps, so that a picture serves for many moments."""

HORIZON_ROWS: Final = 6
"""Rows of the strip."""


class Horizon(Scene):
    """As wide as the page; nothing at all in ASCII."""

    DEFAULT_CSS = f"""
    Horizon {{ width: 1fr; height: {HORIZON_ROWS}; display: none; }}
    """

    moon: reactive[float] = reactive(0.8)
    """Where the moon stands, 0 (left) to 1 (right)."""
    fog: reactive[float] = reactive(0.0)
    """How thick it is, 0 to 1."""
    dark: reactive[bool] = reactive(False)
    """Whether a fight is on."""

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        if glyphs_of(self).name == "ascii":
            return self.strip((), width)
        paints = Paints(*(self._colour(name).rgb for name in PAINTS))
        moon, fog = (round(part * _STEPS) / _STEPS for part in (self.moon, self.fog))
        rows = _picture(self.family, width, height * 2, paints, moon, fog, self.dark)
        return halves(rows[2 * y], rows[2 * y + 1])


@lru_cache(maxsize=8)
def _picture(family: str, width: int, height: int, paints: Paints, moon: float, fog: float, dark: bool) -> Rows:
    tall = height + _TALL
    place = 0.1 + 0.8 * moon
    if family == "dungeon":
        rows = dungeon(width, tall, paints, 0)
    elif family == "night":
        rows = night(width, tall, paints, 0, moon=place)
    else:
        rows = swamp(width, tall, paints, 0, moon=place)
    top = _TALL // 4
    shown = rows[top : top + height]
    veil = paints.horizon
    if fog or dark:
        shown = tuple(
            tuple(mix(mix(point, veil, fog * 0.75 * (y + 1) / height), paints.near, 0.45 * dark) for point in row)
            for y, row in enumerate(shown)
        )
    return shown
