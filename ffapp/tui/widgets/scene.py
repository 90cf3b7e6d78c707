"""The picture on the title page: a moon over the swamp and the name of the program, drawn from half cells."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.strip import Strip

from ffapp.tui.glyphs import glyphs_of
from ffapp.tui.widgets.drawn import Drawn

_NAME: Final = (
    "..###...###...............................",
    ".##....##.................................",
    ".##....##.....####...#####...#####........",
    "#####.#####.......#..##...#..##...#.......",
    ".##....##.....#####..##...#..##...#.......",
    ".##....##....##...#..##...#..##...#.......",
    ".##....##....##...#..##...#..##...#.......",
    ".##....##.....#####..#####...#####........",
    ".....................##......##...........",
    ".....................##......##...........",
)
"""`ffapp` in points, two of them to a cell's height."""

_NAME_LEFT: Final = 4
_NAME_TOP: Final = 2

_ASCII: Final = (
    r"   __  __                          ",
    r"  / _|/ _| __ _ _ __  _ __         ",
    r" | |_| |_ / _` | '_ \| '_ \        ",
    r" |  _|  _| (_| | |_) | |_) |       ",
    r" |_| |_|  \__,_| .__/| .__/        ",
    r"               |_|   |_|           ",
)


class Scene(Drawn):
    """As wide and as high as its styles say. The colours are its component classes; nothing in it is to be read but
    the name, which is also in the terminal's title."""

    COMPONENT_CLASSES = {
        "scene--zenith",
        "scene--horizon",
        "scene--moon",
        "scene--star",
        "scene--far",
        "scene--near",
        "scene--water",
        "scene--name",
        "scene--reeds",
    }

    def _colour(self, name: str) -> Color:
        return self.get_visual_style(f"scene--{name}").foreground or Color(0, 0, 0)

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        if glyphs_of(self).name == "ascii":
            return self._ascii_line(y, width, height)
        palette = tuple(self._colour(name).rgb for name in _COLOURS)
        rows = _picture(width, height * 2, palette)
        return _halves(rows[2 * y], rows[2 * y + 1])

    def _ascii_line(self, y: int, width: int, height: int) -> Strip:
        top = max(0, (height - len(_ASCII) - 1) // 2)
        if top <= y < top + len(_ASCII):
            return self.strip([(("  " + _ASCII[y - top])[:width], "scene--name")], width)
        if y == height - 1:
            reeds = "".join("|/\\,.'"[_noise(x, 9) % 6] if _noise(x, 7) % 3 else " " for x in range(width))
            return self.strip([(reeds, "scene--reeds")], width)
        return self.strip((), width)


RGB = tuple[int, int, int]
_COLOURS: Final = ("zenith", "horizon", "moon", "star", "far", "near", "water", "name")


def _halves(upper: tuple[RGB, ...], lower: tuple[RGB, ...]) -> Strip:
    """Two rows of points as one line of cells, equal neighbours joined."""
    segments: list[Segment] = []
    start = 0
    width = len(upper)
    for x in range(1, width + 1):
        if x < width and upper[x] == upper[start] and lower[x] == lower[start]:
            continue
        top, bottom = _hex(upper[start]), _hex(lower[start])
        if top == bottom:
            segments.append(Segment(" " * (x - start), _style(top, top)))
        else:
            segments.append(Segment("▀" * (x - start), _style(top, bottom)))
        start = x
    return Strip(segments, width)


@lru_cache(maxsize=1024)
def _style(ink: str, ground: str) -> Style:
    return Style(color=ink, bgcolor=ground)


def _hex(colour: RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _noise(x: int, salt: int) -> int:
    """A number that looks random and is always the same."""
    value = (x * 374761393 + salt * 668265263) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
    return value ^ (value >> 16)


def _wave(x: float, salt: int) -> float:
    """Noise without steps, 0 to 1."""
    left = math.floor(x)
    part = x - left
    part = part * part * (3 - 2 * part)
    first, second = (_noise(left, salt) % 1000 / 999, _noise(left + 1, salt) % 1000 / 999)
    return first + (second - first) * part


def _mix(one: RGB, other: RGB, part: float) -> RGB:
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )


@lru_cache(maxsize=4)
def _picture(width: int, height: int, palette: tuple[RGB, ...]) -> tuple[tuple[RGB, ...], ...]:
    """The points of the picture, row by row."""
    zenith, horizon, moon, star, far, near, water, name = palette
    shore = round(height * 0.66)
    radius = height * 0.2
    moon_x, moon_y = round(width * 0.8), round(height * 0.27)
    clear = _NAME_LEFT + len(_NAME[0]) if width > len(_NAME[0]) else 0
    rows: list[tuple[RGB, ...]] = []
    trees = [shore - 1 - round(_wave(x / 5, 1) * height * 0.16 + _wave(x / 1.7, 2) * 1.6) for x in range(width)]
    reeds = _reeds(width, height)
    for y in range(height):
        row: list[RGB] = []
        sky = _mix(zenith, horizon, min(1.0, y / shore) ** 1.4)
        pond = _mix(water, zenith, min(1.0, max(0, y - shore) / max(1, height - shore)) * 0.55)
        for x in range(width):
            distance = math.hypot(x + 0.5 - moon_x, y + 0.5 - moon_y)
            if (x, y) in reeds:
                row.append(near)
            elif y >= shore:
                row.append(_mix(pond, moon, _glitter(x, y, moon_x, shore, height)))
            elif y >= trees[x]:
                row.append(far)
            elif distance <= radius:
                row.append(_mix(moon, sky, 0.14) if _crater(x + 0.5 - moon_x, y + 0.5 - moon_y, radius) else moon)
            elif distance <= radius * 2.2:
                halo = 0.3 * (1 - (distance - radius) / (radius * 1.2))
                row.append(_mix(sky, moon, round(halo * 8) / 8))
            elif (x > clear or y < 2) and y < shore - height * 0.22 and _noise(x * 131 + y, 5) % 97 == 0:
                row.append(_mix(sky, star, 0.75))
            else:
                row.append(sky)
        rows.append(tuple(row))
    return _lettered(rows, name)


def _crater(x: float, y: float, radius: float) -> bool:
    """Whether a point of the moon, from its middle, lies in one of the dark plains."""
    plains = ((-0.3, -0.35, 0.28), (0.35, 0.1, 0.34), (-0.25, 0.5, 0.22))
    return any(math.hypot(x / radius - left, y / radius - top) < size for left, top, size in plains)


def _glitter(x: int, y: int, moon_x: float, shore: int, height: int) -> float:
    """How much of the moon the water gives back at a point."""
    depth = (y - shore) / max(1, height - shore)
    spread = 2 + depth * 9
    off = abs(x - moon_x)
    if off < spread and _noise(x // 2 + y * 57, 11) % 10 < 6:
        return 0.55 * (1 - off / spread)
    return 0.07 if _noise(x // 5 + y * 31, 13) % 7 == 0 else 0.0


def _reeds(width: int, height: int) -> set[tuple[int, int]]:
    """The points of what grows in front: grass, and stalks that lean, some with a head."""
    points: set[tuple[int, int]] = set()
    last = -2
    for x in range(width):
        thick = _wave(x / 9, 21)
        points.update((x, height - 1 - step) for step in range(round(2.2 * _wave(x / 3, 26) * thick + 0.4)))
        if x - last < 2 or _noise(x, 22) % 100 >= 10 + 50 * thick:
            continue
        last = x
        length = round(height * (0.14 + 0.34 * thick * (_noise(x, 23) % 100) / 100))
        lean = (_noise(x, 24) % 3 - 1) * 0.22
        for step in range(length):
            points.add((round(x + lean * step * step / max(4, length)), height - 1 - step))
        if _noise(x, 25) % 3 == 0 and length > 4:
            tip = round(x + lean * length * length / max(4, length))
            points.update({(tip, height - length), (tip, height - length - 1), (tip + 1, height - length)})
    return points


def _lettered(rows: list[tuple[RGB, ...]], name: RGB) -> tuple[tuple[RGB, ...], ...]:
    """The picture with the name on it, where it has room."""
    width = len(rows[0]) if rows else 0
    if len(rows) < _NAME_TOP + len(_NAME) or width < _NAME_LEFT + len(_NAME[0]):
        return tuple(rows)
    done = list(rows)
    for y, points in enumerate(_NAME, _NAME_TOP):
        row = list(done[y])
        for x, point in enumerate(points, _NAME_LEFT):
            if point == "#":
                row[x] = name
        done[y] = tuple(row)
    return tuple(done)
