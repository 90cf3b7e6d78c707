"""The compass rose of a clearing: where its four ways lead, as they are drawn on the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ffapp.gamebook.drawing import OPPOSITE, WAYS
from ffapp.mapping.grid import STEP
from ffapp.tui.look.canvas import Canvas
from ffapp.tui.look.glyphs import Direction
from ffapp.tui.look.literal import visible
from ffapp.tui.look.wrapping import wrap_text

DIRECTIONS: Final[dict[str, Direction]] = {"n": "north", "e": "east", "s": "south", "w": "west"}

USUAL_REACH: Final = 2
"""Rows of a line to the north or south."""

_LONGEST: Final = 4
"""Columns of a line to the east or west, at most, for each of those rows."""

_LETTER: Final = 3
"""Columns of the letter between a clearing and such a line."""


def rose_rows(reach: int = USUAL_REACH) -> int:
    """Rows of a rose whose lines are so long."""
    return 2 * (reach + 1) + 1


@dataclass(frozen=True, slots=True)
class Arm:
    """A way out: the number where it leads, None for an exit seen and not taken; what is `told` of it in words, data.
    Of that, there is room for a few lines to the north and south, and for the last one of them to the east and west.
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
    the arms of those that are known. `lit`: the ways that are chosen."""

    number: int = 0
    here: bool = False
    letters: Mapping[str, str] = field(default_factory=dict)
    arms: Mapping[str, Arm] = field(default_factory=dict)
    lit: frozenset[str] = frozenset()


def middle_of(width: int, reach: int = USUAL_REACH) -> int:
    """The column of the clearing in so many columns."""
    return min(width // 2 - 1, _LONGEST * reach + 9)


def way_at(x: int, y: int, width: int, reach: int = USUAL_REACH) -> str:
    """The way that a cell of a rose belongs to; "" for the clearing itself."""
    dx, dy = x - middle_of(width, reach), y - reach - 1
    if abs(dy) > 1 or (dy and abs(dx) <= 3):
        return "n" if dy < 0 else "s"
    return "" if abs(dx) <= 2 else "w" if dx < 0 else "e"


def letter_at(rose: Rose, way: str, width: int, reach: int = USUAL_REACH) -> tuple[int, int]:
    """Where the letter of a way stands; the clearing itself for none."""
    middle, row = middle_of(width, reach), reach + 1
    if not way:
        return middle, row
    dx, dy = STEP[way]
    if dy:  # beside the line of its arm
        return middle - 2 * (way in rose.arms), row + dy
    chip = len(_chip(rose))
    start = middle - chip // 2
    if _gap(rose, start):
        return (start + chip + 1 if dx > 0 else start - 2), row
    return (start + chip if dx > 0 else start - 1) + 3 * dx, row - 1  # above the line, where there is no room in it


def _room(rose: Rose, start: int) -> int:
    """Columns for a letter and a line between the clearing, which begins in a column, and the longest number."""
    return start - max(len(_number(arm)) for arm in (Arm(to=0), *rose.arms.values())) - 1


def _gap(rose: Rose, start: int) -> int:
    """Columns for the letters to the east and west between the clearing and their lines; 0 where none fit."""
    return min(_LETTER, _room(rose, start) - 1) if rose.letters and _room(rose, start) >= _LETTER else 0


def _chip(rose: Rose, *, plain: bool = False) -> str:
    return f"[{rose.number}]" if rose.here or plain else f" {rose.number} "


def draw_rose(canvas: Canvas, y: int, rose: Rose, reach: int = USUAL_REACH) -> None:
    """Draws it in `rose_rows(reach)` from row `y` on, in the whole width of the canvas."""
    middle = middle_of(canvas.width, reach)
    plain = canvas.ascii_only
    chip = _chip(rose, plain=plain)
    start = middle - len(chip) // 2
    row = y + reach + 1
    canvas.sign(start, row, chip, "on-accent strong" if rose.here else "text strong on-cursor")
    gap = _gap(rose, start)
    across = max(1, min(_LONGEST * reach, _room(rose, start) - gap))
    for way in WAYS:
        _draw_arm(canvas, way, middle, row, (start - gap, len(chip) + 2 * gap), (across, reach), rose)
        _draw_letter(canvas, way, y, reach, rose)


def _draw_letter(canvas: Canvas, way: str, top: int, reach: int, rose: Rose) -> None:
    letter = rose.letters.get(way, "").upper()
    x, y = letter_at(rose, way, canvas.width, reach)
    if way in rose.lit:
        canvas.sign(x - 1, top + y, f"{canvas.glyphs.here}{letter} ", "on-accent strong")
    else:
        canvas.put(x, top + y, letter, "muted" if way not in rose.arms else "accent strong")


def _draw_arm(
    canvas: Canvas, way: str, middle: int, row: int, chip: tuple[int, int], reaches: tuple[int, int], rose: Rose
) -> None:
    arm = rose.arms.get(way)
    if arm is None:
        return
    dx, dy = STEP[way]
    start, width = chip
    reach, up = reaches
    edge = start + width if dx > 0 else start - 1
    number, ink = (
        _number(arm),
        "muted strong" if arm.barred else "text strong" if arm.to is not None else "accent strong",
    )
    signs = _line(canvas, arm, way, up if dy else reach)
    if dy:
        for step, (sign, style) in enumerate(signs, 1):
            canvas.sign(middle, row + dy * step, sign, style)
        end = row + dy * (up + 1)
        canvas.sign(middle - (len(number) - 1) // 2, end, number, ink)
        x = middle + len(number) // 2 + 2
        lines = _lines(arm.told, max(1, canvas.width - x), up + 1, ascii_only=canvas.ascii_only)
        top = end if dy < 0 else end - len(lines) + 1
        for index, told in enumerate(lines):
            canvas.put(x, top + index, told, "muted", room=max(0, canvas.width - x))
        return
    for step, (sign, style) in enumerate(signs):
        canvas.sign(edge + dx * step, row, sign, style)
    canvas.sign(edge + reach + 1 if dx > 0 else edge - reach - len(number), row, number, ink)
    x, room = (middle + 3, canvas.width - middle - 3) if dx > 0 else (0, middle - 3)
    free = dx < 0 or "s" not in rose.arms or not rose.arms["s"].told  # what is told to the south stands on the right
    lines = _lines(arm.told[-1:], max(1, room), 1 + free, ascii_only=canvas.ascii_only)
    for index, line in enumerate(lines, 1):
        canvas.put(x, row + index, line, "muted", room=max(0, room))


def _lines(told: tuple[str, ...], room: int, most: int, *, ascii_only: bool) -> tuple[str, ...]:
    """What is told of an arm in lines of so many columns, broken where there are rows for all of it."""
    lines = [line for text in told for line in wrap_text(visible(text, ascii_only=ascii_only), room, 0)]
    return tuple(lines) if len(lines) <= most else told


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
