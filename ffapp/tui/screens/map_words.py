"""The map in words: what its signs mean, and what it cannot show as it was told."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from ffapp.gamebook.drawing import MARKS
from ffapp.gamebook.layout import Contradiction, Layout
from ffapp.gamebook.layout_picture import MARK_SIGNS
from ffapp.texts import Texts
from ffapp.tui.glyphs import Glyphs
from ffapp.tui.literal import fit

_LEGEND: Final = 22
"""Columns of the left half of the legend."""


def legend_told(texts: Texts, glyphs: Glyphs) -> str:
    """What the signs of the map mean, two to a line."""
    marks = MARK_SIGNS[glyphs.name]
    signs = [
        ("here", "[7]"),
        ("exit", "?"),
        ("one-way", f"{glyphs.horizontal}{glyphs.arrow_east}"),
        ("apart", glyphs.dashed_horizontal * 3),
        ("conflict", glyphs.conflict),
        ("enemies", glyphs.enemy),
        *((mark, marks[mark]) for mark in MARKS),
    ]
    told = [f"{sign:<3} {texts(f'mapui-legend-{name}')}" for name, sign in signs]
    half = -(-len(told) // 2)
    pairs = zip_longest(told[:half], told[half:], fillvalue="")
    return "\n".join(f"{fit(left, _LEGEND, glyphs=glyphs)} {right}".rstrip() for left, right in pairs)


def contradiction_told(texts: Texts, layout: Layout, known: Contradiction) -> str:
    """One contradiction in words."""
    figures = layout.figures(known)
    both = {figures.get("start"), figures.get("end")} & {figures.get("other_start"), figures.get("other_end")}
    shared = max((number for number in both if isinstance(number, int)), default=0)
    return texts(f"mapui-contradiction-{known.rule}", **figures, shared=shared)
