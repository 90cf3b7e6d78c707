"""The compass rose of a clearing: where its four ways lead, as they are drawn on the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ffapp.gamebook.drawing import OPPOSITE, WAYS
from ffapp.mapping.grid import STEP
from ffapp.tui.book.ways import DIRECTIONS
from ffapp.tui.look.canvas import Canvas

ROSE_ROWS: Final = 7
_MIDDLE: Final = 3
_REACH: Final = 2
"""Rows of a line to the north or south."""

_LONGEST: Final = 8
"""Columns of a line to the east or west, at most."""


@dataclass(frozen=True, slots=True)
class Arm:
    """A way out: the number where it leads, None for an exit seen and not taken; what is `told` of it in words, data.
    Of that, there is room for two lines to the north and south, and for the last one of them to the east and west.
    `out`: it is one-way; `barred`: the same, and it ends here; `walked`: it is of the recent trail; `apart`: the map
    cannot show it as it was told; `more`: so many other passages take the same side.
    """

    to: int | None = None
    told: tuple[str, ...] = ()
    out: bool = False
    barred: bool = False
    walked: bool = False
    apart: bool = False
    more: int = 0


@dataclass(frozen=True, slots=True)
class Rose:
    """What a rose shows: the number of the clearing, whether the hero stands there, the letters of the four ways and
    the arms of those that are known."""

    number: int = 0
    here: bool = False
    letters: Mapping[str, str] = field(default_factory=dict)
    arms: Mapping[str, Arm] = field(default_factory=dict)


def draw_rose(canvas: Canvas, y: int, rose: Rose) -> None:
    """Draws it in `ROSE_ROWS` from row `y` on, in the whole width of the canvas."""
    middle = min(canvas.width // 2 - 1, _LONGEST + 7)
    plain = canvas.ascii_only
    chip = f"[{rose.number}]" if rose.here or plain else f" {rose.number} "
    start = middle - len(chip) // 2
    row = y + _MIDDLE
    canvas.sign(start, row, chip, "on-accent strong" if rose.here else "text strong on-cursor")
    most = max(len(_number(arm)) for arm in (Arm(to=0), *rose.arms.values()))
    reach = max(1, min(_LONGEST, start - most - 1))
    for way in WAYS:
        _draw_arm(canvas, way, middle, row, (start, len(chip), reach), rose)


def _draw_arm(canvas: Canvas, way: str, middle: int, row: int, chip: tuple[int, int, int], rose: Rose) -> None:
    arm = rose.arms.get(way)
    dx, dy = STEP[way]
    start, width, reach = chip
    edge = start + width if dx > 0 else start - 1
    letter = rose.letters.get(way, "").upper()
    letter_ink = "muted" if arm is None else "accent strong"
    if dy:
        canvas.put(middle - 2, row + dy, letter, letter_ink)
    else:
        canvas.put(edge + 2 * dx, row - 1, letter, letter_ink)
    if arm is None:
        return
    number, ink = (
        _number(arm),
        "muted strong" if arm.barred else "text strong" if arm.to is not None else "accent strong",
    )
    signs = _line(canvas, arm, way, _REACH if dy else reach)
    if dy:
        for step, (sign, style) in enumerate(signs, 1):
            canvas.sign(middle, row + dy * step, sign, style)
        canvas.sign(middle - (len(number) - 1) // 2, row + dy * _MIDDLE, number, ink)
        x = middle + max(4, len(number) // 2 + 3)
        top = row - _MIDDLE if dy < 0 else row + _MIDDLE - len(arm.told) + 1
        for index, told in enumerate(arm.told):
            canvas.put(x, top + index, told, "muted", room=max(0, canvas.width - x))
        return
    for step, (sign, style) in enumerate(signs):
        canvas.sign(edge + dx * step, row, sign, style)
    canvas.sign(edge + reach + 1 if dx > 0 else edge - reach - len(number), row, number, ink)
    told = arm.told[-1] if arm.told else ""
    if dx > 0:
        canvas.put(edge + 2, row + 1, told, "muted", room=max(0, canvas.width - edge - 2))
    else:
        canvas.put(0, row + 1, told, "muted", room=max(0, middle - 4))


def _number(arm: Arm) -> str:
    """What stands at the end of an arm."""
    number = "?" if arm.to is None else str(arm.to)
    return f"{number}+{arm.more}" if arm.more else number


def _line(canvas: Canvas, arm: Arm, way: str, length: int) -> list[tuple[str, str]]:
    """The signs of an arm from the clearing on, with their inks."""
    glyphs = canvas.glyphs
    upright = way in ("n", "s")
    if arm.to is None:
        return [(glyphs.unseen, "muted")] * length
    ink = "accent" if arm.walked else "caution" if arm.apart else "map"
    thin, heavy, dashed = (
        (glyphs.vertical, glyphs.heavy_vertical, glyphs.dashed_vertical)
        if upright
        else (glyphs.horizontal, glyphs.heavy_horizontal, glyphs.dashed_horizontal)
    )
    signs = [dashed if arm.apart else heavy if arm.walked else thin] * length
    if arm.barred:
        signs[0] = glyphs.arrow(DIRECTIONS[OPPOSITE[way]])
    elif arm.out:
        signs[-1] = glyphs.arrow(DIRECTIONS[way])
    return [(sign, ink) for sign in signs]
