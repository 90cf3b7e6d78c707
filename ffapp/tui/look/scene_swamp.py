"""The swamp by night: trees, water that gives the moon back, and reeds in front."""

from __future__ import annotations

from ffapp.tui.look.painting import RGB, Paints, Rows, mix, moon_at, noise, wave


def swamp(width: int, height: int, paints: Paints, clear: int, *, moon: float = 0.8) -> Rows:
    """The picture, so many points wide and high; left of `clear` there are no stars. The moon stands at a part of the
    width."""
    shore = round(height * 0.66)
    radius = height * 0.2
    moon_x, moon_y = round(width * moon), round(height * 0.27)
    rows: list[tuple[RGB, ...]] = []
    trees = [shore - 1 - round(wave(x / 5, 1) * height * 0.16 + wave(x / 1.7, 2) * 1.6) for x in range(width)]
    reeds = _reeds(width, height)
    for y in range(height):
        row: list[RGB] = []
        sky = mix(paints.zenith, paints.horizon, min(1.0, y / shore) ** 1.4)
        pond = mix(paints.water, paints.zenith, min(1.0, max(0, y - shore) / max(1, height - shore)) * 0.55)
        for x in range(width):
            if (x, y) in reeds:
                row.append(paints.near)
            elif y >= shore:
                row.append(mix(pond, paints.moon, _glitter(x, y, moon_x, shore, height)))
            elif y >= trees[x]:
                row.append(paints.far)
            elif (light := moon_at(x + 0.5 - moon_x, y + 0.5 - moon_y, radius, sky, paints.moon)) is not None:
                row.append(light)
            elif (x > clear or y < 2) and y < shore - height * 0.22 and noise(x * 131 + y, 5) % 97 == 0:
                row.append(mix(sky, paints.star, 0.75))
            else:
                row.append(sky)
        rows.append(tuple(row))
    return tuple(rows)


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
