"""Pictures from half cells: points in rows, noise that is always the same, and the cells that show two points each."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

RGB = tuple[int, int, int]
Rows = tuple[tuple[RGB, ...], ...]
"""The points of a picture, row by row."""


class Paints(NamedTuple):
    """The colours of a landscape by night, whichever it is."""

    zenith: RGB
    horizon: RGB
    moon: RGB
    star: RGB
    far: RGB
    near: RGB
    water: RGB
    ember: RGB
    name: RGB


PAINTS: Final = Paints._fields


def halves(upper: tuple[RGB, ...], lower: tuple[RGB, ...]) -> Strip:
    """Two rows of points as one line of cells, equal neighbours joined."""
    segments: list[Segment] = []
    start = 0
    width = len(upper)
    for x in range(1, width + 1):
        if x < width and upper[x] == upper[start] and lower[x] == lower[start]:
            continue
        top, bottom = hex_of(upper[start]), hex_of(lower[start])
        if top == bottom:
            segments.append(Segment(" " * (x - start), _style(top, top)))
        else:
            segments.append(Segment("▀" * (x - start), _style(top, bottom)))
        start = x
    return Strip(segments, width)


@lru_cache(maxsize=1024)
def _style(ink: str, ground: str) -> Style:
    return Style(color=ink, bgcolor=ground)


def hex_of(colour: RGB) -> str:
    """A colour as styles name it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def noise(x: int, salt: int) -> int:
    """A number that looks random and is always the same."""
    value = (x * 374761393 + salt * 668265263) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
    return value ^ (value >> 16)


def wave(x: float, salt: int) -> float:
    """Noise without steps, 0 to 1."""
    left = math.floor(x)
    part = x - left
    part = part * part * (3 - 2 * part)
    first, second = (noise(left, salt) % 1000 / 999, noise(left + 1, salt) % 1000 / 999)
    return first + (second - first) * part


def mix(one: RGB, other: RGB, part: float) -> RGB:
    """A colour between two: the first at 0, the other at 1."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )


def moon_at(
    x: float, y: float, radius: float, sky: RGB, moon: RGB, reach: float = 2.2, *, sun: bool = False, rings: int = 8
) -> RGB | None:
    """The colour of the moon or its halo at a point from its middle; None beyond `reach` times its radius. A `sun` has
    no dark plains; the halo has as many `rings` as a whole mixture of its colours would have."""
    distance = math.hypot(x, y)
    if distance <= radius:
        return moon if sun or not _plain(x / radius, y / radius) else mix(moon, sky, 0.14)
    if distance > radius * reach:
        return None
    halo = 0.3 * (1 - (distance - radius) / (radius * (reach - 1)))
    return mix(sky, moon, round(halo * rings) / rings)


def _plain(x: float, y: float) -> bool:
    """Whether a point of the moon lies in one of the dark plains."""
    plains = ((-0.3, -0.35, 0.28), (0.35, 0.1, 0.34), (-0.25, 0.5, 0.22))
    return any(math.hypot(x - left, y - top) < size for left, top, size in plains)
