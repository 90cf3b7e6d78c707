"""Underground: a wall of hewn stones, a gate with its portcullis half up, and a torch on either side."""

from __future__ import annotations

import math
from typing import Final

from ffapp.tui.look.painting import RGB, Paints, Rows, mix, noise

_COURSE: Final = 4
"""Points from one course of stones to the next."""

_STONE: Final = 11
"""Points from one joint to the next, more or less."""

_RINGS: Final = 12
"""Steps in which the light of a torch fades, so that neighbouring points are often alike."""

_FLAMES: Final = (("*..", "**.", "***", ".+."), ("..*", ".**", "***", ".+."))
"""The flame on the right, and that on the left; `+` is where it is fed."""


def dungeon(width: int, height: int, paints: Paints, clear: int) -> Rows:
    """The picture, so many points wide and high; left of `clear` the stones are nearly plain."""
    middle = max(round(width * 0.78), min(width - 14, clear + 16))
    half = max(4, round(height * 0.36))
    top, ground = max(2, round(height * 0.16)), height - max(2, height // 8)
    places = tuple((middle + side * (half + 7), round(height * 0.36)) for side in (-1, 1))
    torches = places if places[0][0] > clear + 2 else places[1:]
    reach = height * 1.25
    rows: list[tuple[RGB, ...]] = []
    for y in range(height):
        row: list[RGB] = []
        for x in range(width):
            lit = _light(x, y, torches, reach)
            point = _torch(x, y, torches, paints)
            if point is None:
                point = _gate(x - middle, y, half, top, ground, paints, lit)
            if point is None and y >= ground:
                point = mix(mix(paints.near, paints.far, 0.6), paints.ember, lit * 0.35)
            row.append(_stone(x, y, paints, lit, plain=x < clear) if point is None else point)
        rows.append(tuple(row))
    return tuple(rows)


def _light(x: int, y: int, torches: tuple[tuple[int, int], ...], reach: float) -> float:
    """How much light of the nearer torch falls on a point, 0 to 1, in steps."""
    far = min(math.hypot(x - left, (y - high) * 1.1) for left, high in torches)
    return round(max(0.0, 1 - far / reach) ** 2 * _RINGS) / _RINGS


def _torch(x: int, y: int, torches: tuple[tuple[int, int], ...], paints: Paints) -> RGB | None:
    """A point of a torch: its flame, and what holds it."""
    for (left, high), flame in zip(reversed(torches), _FLAMES, strict=False):
        across, down = x - left + 1, y - high + 3
        if 0 <= across < 3 and 0 <= down < len(flame):
            sign = flame[down][across]
            if sign != ".":
                return paints.ember if sign == "*" else mix(paints.ember, paints.moon, 0.5)
        if across == 1 and len(flame) <= down < len(flame) + 4:
            return paints.near
    return None


def _gate(x: int, y: int, half: int, top: int, ground: int, paints: Paints, lit: float) -> RGB | None:
    """A point of the gate, counted from its middle: the arch around it, the bars, the steps, the dark behind."""
    spring = top + half
    if y >= ground or y < top - 2:
        return None
    distance = math.hypot(x, y - spring) if y < spring else abs(x)
    if distance > half + 2:
        return None
    if distance > half:
        joint = (y if y >= spring else round(math.atan2(x, spring - y) * half)) % 4 == 0
        stone = mix(paints.horizon, paints.star, 0.22)
        return mix(mix(stone, paints.zenith, 0.6 if joint else 0.0), paints.ember, lit * 0.45)
    bars = top + round((ground - top) * 0.5)
    if y < bars and (x % 4 == 0 or (y - top) % 5 == 3):
        return mix(paints.far, paints.star, 0.12)
    if y == bars and x % 4 == 0:
        return mix(paints.far, paints.star, 0.3)
    step = ground - y
    if step <= 3 and abs(x) <= half - 2 * step:
        return mix(mix(paints.near, paints.horizon, 0.3 + 0.12 * (3 - step)), paints.ember, 0.18)
    return mix(paints.near, paints.zenith, 0.3)


def _stone(x: int, y: int, paints: Paints, lit: float, *, plain: bool) -> RGB:
    """A point of the wall: a stone of its own shade, or the joint around it."""
    course = y // _COURSE
    shifted = x + noise(course, 3) % _STONE
    number = shifted // _STONE
    rim = y % _COURSE == 0 or (shifted - noise(number, course + 7) % 3) % _STONE == 0
    shade = 0.1 if plain else 0.12 + 0.3 * (noise(number * 31 + course, 5) % 8) / 7
    stone = mix(paints.zenith, paints.horizon, shade)
    if rim:
        stone = mix(stone, paints.zenith, 0.3 if plain else 0.7)
    return mix(stone, paints.ember, lit * (0.2 if rim else 0.42))
