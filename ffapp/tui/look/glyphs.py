"""Every sign that ffapp draws, in a Unicode and in an ASCII set.

Each glyph is one codepoint and one terminal column, so that nothing drawn with them can shift. A widget asks
`glyphs_of(self)`; the app chooses the set with its attribute `glyphs`.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from textual.dom import DOMNode

Direction = Literal["north", "east", "south", "west"]


class Glyphs(msgspec.Struct, frozen=True, kw_only=True):
    """One set of signs."""  # a dataclass of so many fields is long in the making

    name: Literal["unicode", "ascii"]

    # Gauges as lines: full is `heavy_horizontal`.
    thin: str = "─"
    half_left: str = "╸"
    half_right: str = "╺"
    broken: str = "╍"
    gauge_bite: str = "╋"
    gauge_notch: str = "┼"
    surplus_line: str = "═"

    plus: str = "+"
    minus: str = "−"

    # Dice.
    pip: str = "●"
    die_left: str = "▐"
    die_right: str = "▌"
    typed: str = "✎"

    # Lines, for frames that are drawn and for the map.
    horizontal: str = "─"
    vertical: str = "│"
    corner_nw: str = "╭"
    corner_ne: str = "╮"
    corner_sw: str = "╰"
    corner_se: str = "╯"
    tee_north: str = "┴"
    tee_east: str = "├"
    tee_south: str = "┬"
    tee_west: str = "┤"
    cross: str = "┼"
    bridge_vertical: str = "│"
    dashed_horizontal: str = "╌"
    dashed_vertical: str = "╎"
    heavy_horizontal: str = "━"
    heavy_vertical: str = "┃"
    heavy_nw: str = "┏"
    heavy_ne: str = "┓"
    heavy_sw: str = "┗"
    heavy_se: str = "┛"
    heavy_cross: str = "╋"
    cross_heavy_horizontal: str = "┿"
    cross_heavy_vertical: str = "╂"

    # Map.
    arrow_north: str = "▲"
    arrow_east: str = "►"
    arrow_south: str = "▼"
    arrow_west: str = "◄"
    unseen: str = "·"
    conflict: str = "≠"
    enemy: str = "†"
    note: str = "✱"

    # The stones by what they are: told by their shapes, too.
    good: str = "▲"
    neutral: str = "◆"
    evil: str = "▼"

    # Marks.
    here: str = "▸"
    folded: str = "▸"
    unfolded: str = "▾"
    bar: str = "▌"
    bullet: str = "•"
    separator: str = "·"
    times: str = "×"
    check: str = "✓"
    refused: str = "✗"
    section: str = "§"
    ellipsis: str = "…"
    rule: str = "─"
    more_above: str = "↑"
    more_below: str = "↓"
    more_left: str = "←"
    more_right: str = "→"

    def arrow(self, direction: Direction) -> str:
        """The arrowhead that points in a compass direction, north up."""
        return {
            "north": self.arrow_north,
            "east": self.arrow_east,
            "south": self.arrow_south,
            "west": self.arrow_west,
        }[direction]

    def stone(self, category: Literal["good", "neutral", "evil"]) -> str:
        """The sign of the stones of a category."""
        return {"good": self.good, "neutral": self.neutral, "evil": self.evil}[category]

    def line(self, *directions: Direction) -> str:
        """The line drawing sign with arms in these directions; a space without any."""
        return getattr(self, _LINES[frozenset(directions)]) if directions else " "

    def signed(self, number: int) -> str:
        """A number with its sign always shown: `+3`, `−2`, and `0` bare."""
        sign = self.plus if number > 0 else self.minus if number < 0 else ""
        return f"{sign}{abs(number)}"

    def change(self, number: int) -> str:
        """The same of a change; nothing where there is none."""
        return self.signed(number) if number else ""

    def number(self, value: int, *, signed: bool = False) -> str:
        """A number with a typographic minus where the set has one; one that is `signed` always shows its sign."""
        return self.signed(value) if signed else f"{self.minus if value < 0 else ''}{abs(value)}"


_LINES: Final[dict[frozenset[str], str]] = {
    frozenset({"east"}): "horizontal",
    frozenset({"west"}): "horizontal",
    frozenset({"east", "west"}): "horizontal",
    frozenset({"north"}): "vertical",
    frozenset({"south"}): "vertical",
    frozenset({"north", "south"}): "vertical",
    frozenset({"south", "east"}): "corner_nw",
    frozenset({"south", "west"}): "corner_ne",
    frozenset({"north", "east"}): "corner_sw",
    frozenset({"north", "west"}): "corner_se",
    frozenset({"north", "east", "west"}): "tee_north",
    frozenset({"north", "south", "east"}): "tee_east",
    frozenset({"south", "east", "west"}): "tee_south",
    frozenset({"north", "south", "west"}): "tee_west",
    frozenset({"north", "east", "south", "west"}): "cross",
}

UNICODE: Final = Glyphs(name="unicode")

ASCII: Final = Glyphs(
    name="ascii",
    thin="-",
    half_left=">",
    half_right="<",
    broken="x",
    gauge_bite="#",
    gauge_notch="#",
    surplus_line="+",
    minus="-",
    pip="o",
    die_left="[",
    die_right="]",
    typed="*",
    horizontal="-",
    vertical="|",
    corner_nw="+",
    corner_ne="+",
    corner_sw="+",
    corner_se="+",
    tee_north="+",
    tee_east="+",
    tee_south="+",
    tee_west="+",
    cross="+",
    bridge_vertical="|",
    dashed_horizontal=".",
    dashed_vertical=":",
    heavy_horizontal="=",
    heavy_vertical="I",
    heavy_nw="+",
    heavy_ne="+",
    heavy_sw="+",
    heavy_se="+",
    heavy_cross="I",
    cross_heavy_horizontal="=",
    cross_heavy_vertical="I",
    arrow_north="^",
    arrow_east=">",
    arrow_south="v",
    arrow_west="<",
    unseen=".",
    conflict="!",
    enemy="t",
    note="*",
    good="+",
    neutral="o",
    evil="-",
    here=">",
    folded="+",
    unfolded="-",
    bar="|",
    bullet="*",
    separator="-",
    times="x",
    check="v",
    refused="x",
    section="#",
    ellipsis="~",
    rule="-",
    more_above="^",
    more_below="v",
    more_left="<",
    more_right=">",
)


def glyphs_of(node: DOMNode) -> Glyphs:
    """The set that the app of this widget or screen draws with; Unicode where the app does not say."""
    chosen = getattr(node.app, "glyphs", UNICODE)
    return chosen if isinstance(chosen, Glyphs) else UNICODE


def motion_of(node: DOMNode) -> bool:
    """Whether movement that is only for show is wanted: `app.motion`, and animations not off for the terminal."""
    app = node.app
    return bool(getattr(app, "motion", True)) and app.animation_level != "none"
