"""Terminals with 16 colours (TERM=linux, screen, xterm): palettes made of these, and what bold does to them.

Upstream sends such a terminal the nearest of the 16 to each colour, by which the grounds of a theme, a gauge and its
track, or a wall and the cells in reach become one. So the app wears other palettes there, of these colours only. What
their shades are the terminal decides. Some know eight grounds only and show a bright one as its dark twin, and many
show a bold ink as its bright twin: the palettes are chosen such that nothing depends on either, and `FewColours` leaves
bold out where the twins would be one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from ffapp.tui.look.themes import Palette, theme_of

# As Rich, which takes the nearest of these, knows them.
BLACK, RED, GREEN, BROWN = "#000000", "#aa0000", "#00aa00", "#aa5500"
BLUE, MAGENTA, CYAN, WHITE = "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa"
GREY, LIGHT_RED, LIGHT_GREEN, YELLOW = "#555555", "#ff5555", "#55ff55", "#ffff55"
LIGHT_BLUE, LIGHT_MAGENTA, LIGHT_CYAN, LIGHT_WHITE = "#5555ff", "#ff55ff", "#55ffff", "#ffffff"

SHADES: Final = (
    *(BLACK, RED, GREEN, BROWN, BLUE, MAGENTA, CYAN, WHITE),
    *(GREY, LIGHT_RED, LIGHT_GREEN, YELLOW, LIGHT_BLUE, LIGHT_MAGENTA, LIGHT_CYAN, LIGHT_WHITE),
)
"""The 16 by their numbers: eight, and the bright twins of these."""

_BASIC: Final = 8

_DARK: Final = Palette(
    dark=True,
    background=BLACK,
    page=BLACK,
    panel=BLACK,
    raised=BLUE,
    selection=BLUE,
    text=LIGHT_WHITE,
    muted=WHITE,
    primary=GREEN,
    secondary=CYAN,
    accent=YELLOW,
    gain=LIGHT_GREEN,
    wound=LIGHT_RED,
    caution=LIGHT_MAGENTA,
    stone_good=LIGHT_CYAN,
    stone_neutral=WHITE,
    stone_evil=LIGHT_MAGENTA,
    map_ink=WHITE,
    moon=YELLOW,
    torch=BLACK,
    counter_above=LIGHT_GREEN,
    counter_below=LIGHT_MAGENTA,
    frame=GREY,
    gauge_fill=GREEN,
    gauge_tick=LIGHT_WHITE,
    gauge_surplus=LIGHT_WHITE,
    gauge_low=YELLOW,
    die=WHITE,
    die_dim=BROWN,
    die_pip=BLACK,
    haze=GREY,
    far=BLACK,
)

_LIGHT: Final = Palette(
    dark=False,
    background=LIGHT_WHITE,
    page=LIGHT_WHITE,
    panel=LIGHT_WHITE,
    raised=LIGHT_CYAN,
    selection=LIGHT_CYAN,
    text=BLACK,
    muted=GREY,
    primary=BLACK,
    secondary=GREY,
    accent=BLUE,
    gain=LIGHT_BLUE,
    wound=RED,
    caution=MAGENTA,
    stone_good=BLUE,
    stone_neutral=GREY,
    stone_evil=MAGENTA,
    map_ink=GREY,
    moon=BROWN,
    torch=LIGHT_WHITE,
    counter_above=BLUE,
    counter_below=MAGENTA,
    frame=GREY,
    gauge_fill=BLUE,
    gauge_tick=BLACK,
    gauge_surplus=BLACK,
    gauge_low=MAGENTA,
    die=BROWN,
    die_dim=GREY,
    die_pip=BLACK,
    haze=WHITE,
    far=GREY,
)

SIXTEEN: Final[dict[str, Palette]] = {
    "swamp-dark": _DARK,
    "swamp-light": _LIGHT,
    "night-dark": replace(_DARK, primary=CYAN, secondary=LIGHT_MAGENTA, moon=LIGHT_WHITE, gauge_fill=LIGHT_MAGENTA),
    "night-light": replace(_LIGHT, gauge_fill=MAGENTA, gauge_low=BLUE, moon=GREY),
    "dungeon-dark": replace(_DARK, primary=CYAN, secondary=GREEN, gauge_fill=CYAN),
    "dungeon-light": _LIGHT,
}
"""The palettes for 16 colours by the names of the themes whose place they take."""

FEW_THEMES: Final[tuple[Theme, ...]] = tuple(theme_of(name, palette) for name, palette in SIXTEEN.items())

_PLAIN: Final = (8, 7, 0)
"""Inks for what has lost its own, the faint first: mostly it stands below a dialog."""

_NEAR: Final = 0.3
"""A distance of two brightnesses (0 to 1) below which nothing is read."""


class FewColours(LineFilter):
    """Leaves bold out where the bright twin of an ink would fade into its ground, and gives letters that would stand on
    their own colour one that can be read."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            Segment(text, style and _seen(style, any(map(str.isalnum, text))), control)
            for text, style, control in segments
        ]


@lru_cache(1024)
def _seen(style: Style, read: bool) -> Style:
    """A style that can be seen; what is not `read` (a picture, a bar) may be of one colour."""
    if style.color is None or style.bgcolor is None:
        return style
    ink, ground = _number(style.color), _number(style.bgcolor)
    if read and ink == ground:
        ink = next(number for number in _PLAIN if _distance(number, ground) >= _NEAR)
        style += Style(color=SHADES[ink])
    if style.bold and ink < _BASIC and _distance(ink + _BASIC, ground % _BASIC) < _NEAR:
        style += Style(bold=False)
    return style


def _number(color: RichColor) -> int:
    """Which of the 16 a terminal gets."""
    return color.downgrade(ColorSystem.STANDARD).number or 0


def _distance(one: int, other: int) -> float:
    return abs(Color.parse(SHADES[one]).brightness - Color.parse(SHADES[other]).brightness)
