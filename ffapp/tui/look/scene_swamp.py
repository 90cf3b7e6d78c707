"""The swamp by night: trees, water that gives the moon back, and reeds in front; at the end of an adventure, what is
left there."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from ffapp.tui.look.painting import RGB, Paints, Rows, mix, moon_at, noise, wave

_HEROINE: Final = (
    "...........#.",
    "...........#.",
    "....##.....#.",
    "...####....#.",
    "...####...##.",
    "....##...###.",
    "..#########..",
    ".########....",
    "##.#####.....",
    "#..#####.....",
    "#..######....",
    "...######....",
    "...##.###....",
    "..##...##....",
    "..##...###...",
    ".###....###..",
)
_HEROINE_SMALL: Final = (
    "......#",
    "..#...#",
    ".###.##",
    "..####.",
    ".####..",
    "#.###..",
    "..#.#..",
    ".##.##.",
)
_TREE: Final = (
    "#......#.........",
    ".#....#...#......",
    "..#..##...#...#..",
    "#..#.#....#..#...",
    ".#..##...##.#....",
    "..#..#..#..#.....",
    "...##.#.#.#......",
    ".....####........",
    ".....###.........",
    "......##.........",
    "......##.........",
    "......##.........",
    ".....###.........",
    ".....####........",
    "....######.......",
)
_TREE_SMALL: Final = (
    "#...#..#.",
    ".#.#..#..",
    "..##.#.#.",
    "#..###...",
    ".#.##....",
    "..##.....",
    "...#.....",
    "..###....",
)
"""In points; the largest that has room is drawn."""


class _Mood(NamedTuple):
    """How the swamp looks at an end: where the moon stands and how large it is, in parts of width and height; how thick
    the fog is; and the points of what is left there, with their colour."""

    moon: float
    high: float = 0.27
    radius: float = 0.2
    fog: float = 0.0
    left: Callable[[int, int, int, Paints], dict[tuple[int, int], RGB]] = lambda width, height, shore, paints: {}


def swamp(width: int, height: int, paints: Paints, clear: int, ending: str = "", *, moon: float = 0.8) -> Rows:
    """The picture, so many points wide and high; left of `clear` there are no stars. The moon stands at a part of the
    width. At the end of an adventure a sword is left on a mound before the moon ("stamina"), the fog lies on everything
    ("health"), lights go astray where no moon shines ("lost"), or somebody hails the rising sun ("won")."""
    mood = _MOODS.get(ending, _Mood(moon))
    won = ending == "won"
    if won:
        horizon, water = (
            mix(ground, paints.ember, part) for ground, part in ((paints.horizon, 0.6), (paints.water, 0.3))
        )
        paints = paints._replace(horizon=horizon, water=water, moon=paints.ember)
    starry = not (won or mood.fog)
    shore = round(height * 0.66)
    radius = height * mood.radius
    moon_x, moon_y = round(width * mood.moon), round(height * mood.high)
    rows: list[tuple[RGB, ...]] = []
    trees = [shore - 1 - round(wave(x / 5, 1) * height * 0.16 + wave(x / 1.7, 2) * 1.6) for x in range(width)]
    reeds = _reeds(width, height)
    left = mood.left(width, height, shore, paints)
    for y in range(height):
        row: list[RGB] = []
        sky = mix(paints.zenith, paints.horizon, min(1.0, y / shore) ** 1.4)
        pond = mix(paints.water, paints.zenith, min(1.0, max(0, y - shore) / max(1, height - shore)) * 0.55)
        for x in range(width):
            if (x, y) in reeds:
                row.append(paints.near)
            elif (x, y) in left:
                row.append(left[x, y])
            elif y >= shore:
                row.append(mix(pond, paints.moon, _glitter(x, y, moon_x, shore, height)))
            elif y >= trees[x]:
                row.append(paints.far)
            elif (
                light := moon_at(
                    x + 0.5 - moon_x, y + 0.5 - moon_y, radius, sky, paints.moon, 3.2 if won else 2.2, sun=won
                )
            ) is not None:
                row.append(light)
            elif starry and (x > clear or y < 2) and y < shore - height * 0.22 and noise(x * 131 + y, 5) % 97 == 0:
                row.append(mix(sky, paints.star, 0.75))
            else:
                row.append(sky)
        rows.append(tuple(row))
    return _fogged(rows, mood.fog, paints) if mood.fog else tuple(rows)


def _fogged(rows: list[tuple[RGB, ...]], thick: float, paints: Paints) -> Rows:
    """Rows of the picture under banks of fog, thickest over the water."""
    height = len(rows)
    veil = mix(paints.horizon, paints.star, 0.35)
    return tuple(
        tuple(
            mix(point, veil, round(8 * thick * (0.25 + 0.75 * (y / height)) * wave(x / 14 + y * 0.9, 41 + y // 3)) / 8)
            for x, point in enumerate(row)
        )
        for y, row in enumerate(rows)
    )


def _glitter(x: int, y: int, moon_x: float, shore: int, height: int) -> float:
    """How much of the moon the water gives back at a point."""
    depth = (y - shore) / max(1, height - shore)
    spread = 2 + depth * 9
    off = abs(x - moon_x)
    if off < spread and noise(x // 2 + y * 57, 11) % 10 < 6:
        return 0.55 * (1 - off / spread)
    return 0.07 if noise(x // 5 + y * 31, 13) % 7 == 0 else 0.0


def _reeds(width: int, height: int) -> set[tuple[int, int]]:
    """The points of what grows in front: grass, and stalks that lean, some with a head."""
    points: set[tuple[int, int]] = set()
    last = -2
    for x in range(width):
        thick = wave(x / 9, 21)
        points.update((x, height - 1 - step) for step in range(round(2.2 * wave(x / 3, 26) * thick + 0.4)))
        if x - last < 2 or noise(x, 22) % 100 >= 10 + 50 * thick:
            continue
        last = x
        length = round(height * (0.14 + 0.34 * thick * (noise(x, 23) % 100) / 100))
        lean = (noise(x, 24) % 3 - 1) * 0.22
        for step in range(length):
            points.add((round(x + lean * step * step / max(4, length)), height - 1 - step))
        if noise(x, 25) % 3 == 0 and length > 4:
            tip = round(x + lean * length * length / max(4, length))
            points.update({(tip, height - length), (tip, height - length - 1), (tip + 1, height - length)})
    return points


# -- what is left there ------------------------------------------------------------------------------------------------


def _mound(middle: int, foot: int, wide: int, high: int) -> set[tuple[int, int]]:
    """The points of a flat hill that stands in the water."""
    return {
        (x, y)
        for x in range(middle - wide, middle + wide + 1)
        for y in range(foot - round(high * math.cos((x - middle) / max(1, wide) * math.pi / 2)), foot + 1)
    }


def _sprite(sprite: tuple[str, ...], left: int, foot: int) -> set[tuple[int, int]]:
    """The points of a figure that stands on row `foot`."""
    top = foot - len(sprite)
    return {(left + x, top + y) for y, line in enumerate(sprite) for x, sign in enumerate(line) if sign == "#"}


def _sword(width: int, height: int, shore: int, paints: Paints) -> dict[tuple[int, int], RGB]:
    """A sword in a mound, the moon behind it."""
    middle, wide, foot = round(width * 0.5), max(8, height // 2), shore + max(1, height // 7)
    hill = max(2, height // 9)
    low, high = foot - hill, max(2, round(height * 0.1))
    guard, thick = round(low - (low - high) * 0.62), height // 22
    blade = {(x, y) for x in range(middle - thick, middle + thick + 1) for y in range(guard, low + 1)}
    across = max(2, height // 8)
    hilt = {(x, y) for x in range(middle - across, middle + across + 1) for y in range(guard - thick, guard + 1)}
    hilt |= {(x, y) for x in range(middle - thick // 2, middle + thick // 2 + 1) for y in range(high, guard)}
    hilt |= {(x, y) for x in range(middle - thick, middle + thick + 1) for y in range(high - 1 - thick, high)}
    steel = mix(paints.far, paints.star, 0.85)
    return (
        dict.fromkeys(_mound(middle, foot, wide, hill), paints.near)
        | dict.fromkeys(blade, steel)
        | dict.fromkeys(hilt, paints.near)
    )


def _dead_tree(width: int, height: int, shore: int, paints: Paints) -> dict[tuple[int, int], RGB]:
    """Trees that have died of it too."""
    tree = _TREE if height >= 24 else _TREE_SMALL
    foot = shore + max(2, height // 10)
    points: set[tuple[int, int]] = set()
    for place in (0.17, 0.5, 0.86):
        middle = round(width * place)
        points |= _sprite(tree, middle - len(tree[0]) // 2, foot) | _mound(middle, foot, len(tree[0]) // 2, 1)
    return dict.fromkeys(points, paints.near)


def _wisps(width: int, height: int, shore: int, paints: Paints) -> dict[tuple[int, int], RGB]:
    """Lights over the water that lead nowhere, each with what the water gives back of it."""
    found: dict[tuple[int, int], RGB] = {}
    size = max(1, height // 14)
    for place, high in ((0.22, 0.18), (0.44, 0.06), (0.63, 0.13), (0.81, 0.03)):
        x, y = round(width * place), shore - round(height * high) - size
        glow = mix(paints.far, paints.moon, 0.35)
        for dx in range(-2 * size, 2 * size + 1):
            for dy in range(-2 * size, 2 * size + 1):
                far = math.hypot(dx, dy)
                if far <= 2 * size:
                    found[x + dx, y + dy] = paints.moon if far <= size - 0.6 else glow
        found |= {
            (x + noise(depth, x) % 3 - 1, shore + depth): mix(paints.water, paints.moon, 0.45)
            for depth in range(1, max(2, height // 6), 2)
        }
    return found


def _greeting(width: int, height: int, shore: int, paints: Paints) -> dict[tuple[int, int], RGB]:
    """The heroine on a knoll, her sword raised to the sun, and birds that fly up."""
    heroine = _HEROINE if height >= 26 else _HEROINE_SMALL
    foot = shore + max(1, height // 8)
    hill = foot - shore + round(height * 0.18)  # above the trees
    middle = round(width * 0.3)
    points = _mound(middle, foot, max(9, height * 2 // 3), hill)
    points |= _sprite(heroine, middle - len(heroine[0]) // 2, foot - hill + 1)
    for number in range(7):
        x = round(width * (0.42 + 0.075 * number)) + noise(number, 3) % 5
        y = round(height * (0.08 + 0.2 * (noise(number, 4) % 10) / 10))
        points |= {(x - 1, y - 1), (x, y), (x + 1, y - 1)} if height < 26 else {
            (x - 2, y - 1), (x - 1, y - 1), (x, y), (x + 1, y - 1), (x + 2, y - 1)
        }  # fmt: skip
    return dict.fromkeys(points, paints.near)


_MOODS: Final = {
    "stamina": _Mood(0.5, high=0.42, radius=0.3, left=_sword),
    "health": _Mood(0.66, high=0.3, radius=0.16, fog=0.85, left=_dead_tree),
    "lost": _Mood(2.0, left=_wisps),
    "won": _Mood(0.52, high=0.6, radius=0.36, left=_greeting),
}
