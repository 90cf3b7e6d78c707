"""The night of the dragon: it crosses the moon above a ridge with one lit window."""

from __future__ import annotations

from functools import partial
from typing import Final

from ffapp.tui.look.painting import RGB, Paints, Rows, mix, moon_at, noise

_DRAGON: Final = (
    ".......................#............",
    "......................###...........",
    "...#...........#.....####...........",
    ".#####........##....#####...........",
    "*###.##......###...#######..........",
    ".#...###.....###..########..........",
    "......###...####.###.######.........",
    "......####..###..##..##.###........#",
    ".......###..###.###...#...##......##",
    ".......####.##..##....#....#...#####",
    "........###########.............#.##",
    ".........##########................#",
    "..........############............##",
    "...........#############........###.",
    "...........#.##.#################...",
    "..........##.##....############.....",
)
_DRAGON_FLAT: Final = (
    ".......................#............",
    "...#..................###...........",
    ".#####........#......#####..........",
    "*###.##......###...########.........",
    ".#...###....####..##########........",
    "......###...###..###.###.####......#",
    ".......###..##..###..#....#.#.....##",
    "........####.##.#.............#####.",
    ".........#########.............#.##.",
    "..........############..........#...",
    "...........##############...####....",
    "..........##.##..############.......",
)
_DRAGON_SMALL: Final = (
    "..........#.....",
    ".........##.....",
    ".#...#..###.....",
    "####.##.####....",
    "*..#####..##..#.",
    "....#####...###.",
    ".....##########.",
    "......#.####....",
)
"""The dragon in points, `*` the ember in its jaws; the largest that has room is drawn."""

_CLOSE: Final = 6
"""So many points may the dragon come nearer to the name than the stars."""

_REACH: Final = 2.9
"""How far the moon shines at least, in its own radius: as far as the dragon is long."""

_MIDDLE: Final = 0.53
"""The place along a dragon that lies on the middle of the moon."""


def night(width: int, height: int, paints: Paints, clear: int, ending: str = "", *, moon: float = 0.8) -> Rows:
    """The picture, so many points wide and high; left of `clear` there are neither stars nor dragon. At the end of an
    adventure the dragon is near ("stamina") or far ("lost"), or it is gone and the sun rises ("won"). The moon
    stands at a part of the width."""
    dragon = _dragon(width - clear + _CLOSE, height, ending)
    long = len(dragon[0])
    if ending == "won":
        paints = paints._replace(horizon=mix(paints.horizon, paints.ember, 0.6), moon=paints.ember)
    moon_x = max(round(long * _MIDDLE), min(round(width * moon), width - round(long * (1 - _MIDDLE)) - 1))
    moon_y = round(height * (0.66 if ending == "won" else 0.42))
    radius = height * 0.36
    left, top = moon_x - round(long * _MIDDLE), max(0, moon_y - len(dragon) // 2)
    reach = max(_REACH, (long / 2 + 5) / radius)
    far, near = _ridge(width, height * height / 57, 13, 31), _ridge(width, height * height / 100, 8, 37)
    far, near = ([height - 1 - high for high in ridge] for ridge in (far, near))
    tower = (clear + left) // 2
    foot = near[tower] if left > clear + 12 else -9
    shine = partial(moon_at, sun=ending == "won", rings=24)
    rows: list[tuple[RGB, ...]] = []
    for y in range(height):
        row: list[RGB] = []
        sky = mix(paints.zenith, paints.horizon, min(1.0, y / (height * 0.8)) ** 1.2)
        for x in range(width):
            sign = _point(dragon, x - left, y - top)
            if sign == "*" or (x, y) == (tower, foot - 2):
                row.append(paints.ember)
            elif sign == "#" or y >= near[x] or _in_tower(x - tower, y - foot):
                row.append(paints.near)
            elif y >= far[x]:
                row.append(mix(paints.far, sky, 0.25))
            elif (light := shine(x + 0.5 - moon_x, y + 0.5 - moon_y, radius, sky, paints.moon, reach)) is not None:
                row.append(light)
            elif (x > clear or y < 2) and y < height * 0.6 and noise(x * 131 + y, 5) % 53 == 0:
                row.append(mix(sky, paints.star, 0.75))
            else:
                row.append(sky)
        rows.append(tuple(row))
    return tuple(rows)


def _dragon(width: int, height: int, ending: str) -> tuple[str, ...]:
    """The largest that has room; a near one may touch the edges."""
    part = 0.9 if ending else 0.78
    for dragon in (_DRAGON, _DRAGON_FLAT, _DRAGON_SMALL)[2 * (ending == "lost") :]:
        if ending != "won" and len(dragon) <= height * part and len(dragon[0]) <= width:
            return dragon
    return ("",)


def _point(dragon: tuple[str, ...], x: int, y: int) -> str:
    return dragon[y][x] if 0 <= y < len(dragon) and 0 <= x < len(dragon[0]) else "."


def _ridge(width: int, height: float, apart: int, salt: int) -> list[int]:
    """How high a ridge is in each column: peaks of different height, with straight flanks."""
    peaks = [
        (number * apart + noise(number, salt) % apart, height * (0.45 + 0.55 * (noise(number, salt + 1) % 10) / 9))
        for number in range(-1, width // apart + 2)
    ]
    return [max(1, *(round(high - abs(x - at) * 0.55) for at, high in peaks)) for x in range(width)]


def _in_tower(x: int, y: int) -> bool:
    """Whether a point, counted from where the tower stands, lies in it."""
    return (abs(x) <= 1 and -3 <= y < 0) or (abs(x) == 1 and y == -4)
