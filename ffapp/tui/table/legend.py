"""What the signs on the map of a dungeon mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ffapp.mapping.board.tiles import SIGNS
from ffapp.texts import Texts
from ffapp.tui.kit.page import app_at
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.glyphs import Glyphs

_COLUMN: Final = 12
"""Columns of a sign with its meaning, and of the blank behind."""

_SIGN: Final = 3
"""Of these, columns of the sign and of the blank behind."""

_LEAST: Final = 2
"""Fewer rows of signs tell too little to be worth a heading."""


class Meaning(NamedTuple):
    """A sign, the ink in which it is drawn here, and what it means."""

    sign: str
    ink: str
    words: str


def meanings(texts: Texts, glyphs: Glyphs) -> Iterator[Meaning]:
    """The signs, those that one looks for most first."""
    signs = SIGNS[glyphs.name]
    drawn: dict[str, tuple[str, str]] = {
        "character": (signs.character[0], "accent strong"),
        "monster": (signs.monster[0], "evil strong"),
        "hurt": (signs.character[1] + signs.monster[1], "text strong"),
        "target": (signs.target[0], "evil strong"),
        "reach": (signs.reach, "fill strong"),
        "danger": (signs.danger, "caution strong"),
        "wall": (signs.wall, "line"),
        **{kind: (sign, "title strong") for kind, sign in signs.heaps.items()},
        "beyond": (signs.arrows[1, 0], "evil strong"),
        "fallen": (signs.fallen, "wound strong"),
    }
    for name, (sign, ink) in drawn.items():
        yield Meaning(sign, ink, texts("dungeon-sign", sign=name))


class Legend(Drawing):
    """The signs of the map under a heading, side by side, as many as have room; nothing where those are few."""

    def __init__(self, *, led: int = 1, id: str | None = None) -> None:
        super().__init__(id=id)
        self._led = led
        """Blank rows above."""

    def rows(self, width: int) -> int:
        app = app_at(self)
        return self._led + 1 + -(-len(list(meanings(app.texts, app.glyphs))) // _beside(width))

    def draw(self, canvas: Canvas) -> None:
        texts, beside = app_at(self).texts, _beside(canvas.width)
        top = self._led + 1
        if canvas.height < top + _LEAST:
            return
        canvas.rule(0, self._led, canvas.width, texts("dungeon-signs"))
        for at, (sign, ink, words) in enumerate(meanings(texts, canvas.glyphs)):
            row, column = divmod(at, beside)
            x = column * (canvas.width // beside)
            canvas.sign(x, top + row, sign, ink)
            canvas.put(x + _SIGN, top + row, words, "muted")


def _beside(width: int) -> int:
    """So many signs stand side by side."""
    return max(1, width // _COLUMN)
