"""Underground: a wall of hewn stones, a gate with its portcullis half up, and a torch on either side. At the end of a
campaign the gate stands open to the day, or the portcullis is down and the torches are out."""

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


_EYES: Final = ((-5, 0), (-2, 0), (3, 2), (6, 2))
"""What looks out between the bars, from the middle of the gate and the height of a figure."""


def dungeon(width: int, height: int, paints: Paints, clear: int, ending: str = "") -> Rows:
    """The picture, so many points wide and high; left of `clear` the stones are nearly plain. Of an `ending` ("won",
    "lost", or "gate" for the beginning) the gate is in the middle."""
    middle = width // 2 if ending else max(round(width * 0.78), min(width - 14, clear + 16))
    won, lost = ending == "won", ending == "lost"
    half = max(4, round(height * 0.36))
    top, ground = max(2, round(height * 0.16)), height - max(2, height // 8)
    places = tuple((middle + side * (half + 7), round(height * 0.36)) for side in (-1, 1))
    torches = places if places[0][0] > clear + 2 else places[1:]
    reach = height * 1.25
    rows: list[tuple[RGB, ...]] = []
    for y in range(height):
        row: list[RGB] = []
        for x in range(width):
            lit = _light(x, y, torches, reach) * (0.12 if lost else 1)
            point = _torch(x, y, torches, paints, out=lost)
            if point is None:
                point = _gate(x - middle, y, half, top, ground, paints, lit, ending)
            if point is None and y >= ground:
                point = mix(mix(paints.near, paints.far, 0.6), paints.ember, lit * 0.35)
                if won:
                    point = mix(point, paints.moon, _spilled(x - middle, y - ground, half))
            row.append(_stone(x, y, paints, lit, plain=x < clear) if point is None else point)
        rows.append(tuple(row))
    return tuple(rows)


def _light(x: int, y: int, torches: tuple[tuple[int, int], ...], reach: float) -> float:
    """How much light of the nearer torch falls on a point, 0 to 1, in steps."""
    far = min(math.hypot(x - left, (y - high) * 1.1) for left, high in torches)
    return round(max(0.0, 1 - far / reach) ** 2 * _RINGS) / _RINGS


def _spilled(x: int, y: int, half: int) -> float:
    """How much of the day falls out of the gate onto the ground, `y` points before it: in steps, 0 to 1."""
    return round(max(0.0, 0.7 - 0.05 * y - max(0, abs(x) - half - y) * 0.08) * _RINGS) / _RINGS


def _torch(x: int, y: int, torches: tuple[tuple[int, int], ...], paints: Paints, *, out: bool) -> RGB | None:
    """A point of a torch: its flame, unless that is `out`, and what holds it."""
    for (left, high), flame in zip(reversed(torches), _FLAMES, strict=False):
        across, down = x - left + 1, y - high + 3
        if 0 <= across < 3 and 0 <= down < len(flame) and not out:
            sign = flame[down][across]
            if sign != ".":
                return paints.ember if sign == "*" else mix(paints.ember, paints.moon, 0.5)
        if across == 1 and len(flame) <= down < len(flame) + 4:
            return paints.near
    return None


def _gate(x: int, y: int, half: int, top: int, ground: int, paints: Paints, lit: float, ending: str) -> RGB | None:
    """A point of the gate, counted from its middle: the arch around it, the bars, the steps, the dark behind or the
    day."""
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
    if ending == "won":
        return _day(x, y, half, ground, paints)
    bars = ground - 1 if ending == "lost" else top + round((ground - top) * 0.5)
    if ending == "lost" and (x, y - spring - half // 2) in _EYES:
        return paints.ember
    if y < bars and (x % 4 == 0 or (y - top) % 5 == 3):
        return mix(paints.far, paints.star, 0.12)
    if y == bars and x % 4 == 0:
        return mix(paints.far, paints.star, 0.3)
    step = ground - y
    if step <= 3 and abs(x) <= half - 2 * step:
        return mix(mix(paints.near, paints.horizon, 0.3 + 0.12 * (3 - step)), paints.ember, 0.18)
    return mix(paints.near, paints.zenith, 0.3)


def _day(x: int, y: int, half: int, ground: int, paints: Paints) -> RGB:
    """A point of the day in the open gate: a sun between two hills, and the steps that lead up to it."""
    step = ground - y
    if step <= 3 and abs(x) <= half - 2 * step:
        return mix(paints.horizon, paints.moon, 0.2 + 0.15 * (3 - step))
    low = ground - half // 2
    if y >= low - max(0, abs(x) - half // 3) * 0.6:
        return mix(paints.near, paints.far, 0.4)
    far = math.hypot(x, y - low)
    if far < max(2.5, half / 2.5):
        return mix(paints.moon, (255, 255, 255), 0.6)
    glow = round(max(0.1, 1 - far / (1.7 * half)) * _RINGS) / _RINGS
    return mix(mix(paints.horizon, paints.ember, 0.25), paints.moon, glow)


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
