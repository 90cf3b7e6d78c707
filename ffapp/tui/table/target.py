"""The opponent that is aimed at: its armour class, from which face of the die on it is hit, and how likely that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.reactive import reactive

from ffapp.doonjons.figures import D20, Attack, Figure, armour_class, chance_of, named
from ffapp.texts import Texts
from ffapp.texts.dungeon import damage_text
from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas, Drawing, large_number_width

ROWS: Final = 4
"""Its heading, what is told, and the line of the die; below it, where the armour class is large, the faces."""

_ROOMY: Final = 34
"""Columns from which on the armour class is large."""


@dataclass(frozen=True)
class Aim:
    """An attack as it is told before it: `least` is the face from which on it hits, and `faces` so many do."""

    title: str
    armour: int
    label: str
    means: str
    told: str
    least: int
    faces: int
    chance: str


def aim_at(texts: Texts, means: Attack, target: Figure) -> Aim:
    """What an attack by these means on somebody is like."""
    chance = chance_of(means, target)
    return Aim(
        title=texts("dungeon-target", **named(target).arguments()),
        armour=armour_class(target),
        label=texts("dungeon-armour-short"),
        means=texts("dungeon-target-means", bonus=means.bonus + means.magic, dice=damage_text(means)),
        told=texts("dungeon-target-faces", faces=chance.faces, least=chance.least),
        least=chance.least,
        faces=chance.faces,
        chance=texts("dungeon-target-chance", chance=chance.percent),
    )


class Target(Drawing):
    """Nothing while nobody is aimed at."""

    DEFAULT_CSS = """
    Target { width: 1fr; height: auto; padding: 0 1; }
    """

    aim: reactive[Aim | None] = reactive[Aim | None](None, repaint=False)
    roomy: reactive[bool] = reactive(False, layout=True)
    """Whether there are lines enough for a large armour class."""

    def watch_aim(self, before: Aim | None, after: Aim | None) -> None:
        self.set_class(after is not None, "-aimed")
        self.refresh(layout=(before is None) != (after is None))

    def _large(self, width: int) -> bool:
        return self.roomy and width >= _ROOMY

    def rows(self, width: int) -> int:
        return 0 if self.aim is None else ROWS + self._large(width)

    def draw(self, canvas: Canvas) -> None:
        aim, width = self.aim, canvas.width
        if aim is None:
            return
        canvas.rule(0, 0, width, aim.title)
        if not self._large(width):
            end = canvas.put(1, 1, f"{aim.label} ", "muted")
            end = canvas.put(end, 1, str(aim.armour), "text strong")
            canvas.put(end, 1, f" {canvas.glyphs.separator} {aim.means}", "muted", room=width - end)
            self._chances(canvas, aim, 1, 2)
            return
        end = canvas.put(1, 2, f"{aim.label} ", "muted")
        canvas.large_number(end, 1, str(aim.armour))
        x = max(15, end + large_number_width(str(aim.armour), canvas.glyphs) + 2)
        canvas.put(x, 1, aim.means, "muted", room=width - x)
        self._chances(canvas, aim, x, 2)
        canvas.sign(x, LARGE_NUMBER_ROWS + 1, "1", "muted")
        canvas.right(width, LARGE_NUMBER_ROWS + 1, str(D20), "muted")
        if 0 < aim.faces < D20:
            at = width - _columns(aim.faces, width - x)
            canvas.sign(min(at, width - 2), LARGE_NUMBER_ROWS + 1, str(aim.least), "text strong")

    def _chances(self, canvas: Canvas, aim: Aim, x: int, y: int) -> None:
        """From which face on it hits and how likely that is; below, the faces of the die as a line."""
        width, glyphs = canvas.width, canvas.glyphs
        start = canvas.right(width, y, aim.chance, "accent strong")
        canvas.put(x, y, aim.told, "text strong", room=max(1, start - x - 1))
        hits = _columns(aim.faces, width - x)
        end = canvas.sign(x, y + 1, glyphs.thin * (width - x - hits), "line")
        canvas.sign(end, y + 1, glyphs.heavy_horizontal * hits, "accent")


def _columns(faces: int, width: int) -> int:
    """So many of the columns of the die are of so many of its faces."""
    return round(faces * width / D20)
