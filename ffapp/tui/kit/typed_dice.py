"""How dice are asked for that a player types: which they are and whose, with an example that fits them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from typing import Final, NamedTuple

from ffapp.core.dice import Faces, RollNeeded
from ffapp.texts import Texts

LONGEST_FACES: Final = 100
"""Characters for the faces of all dice that a section can ask for at once, with commas and spaces between them."""

MOST_ROLLS: Final = 100
"""No command asks for more rolls."""

MOST_SHOWN: Final = 6
"""So many dice have an example each."""

_HEIGHTS: Final = (0.2, 0.9, 0.5, 0.7)
"""How high the dice of an example lie: of two six-sided ones 3 and 4, of one with twenty sides 14."""


def progress(texts: Texts, done: int, next_roll: Callable[[Faces], RollNeeded | None], faces: Faces) -> str:
    """Which of a command's rolls is asked for after `done` others, and of how many where that is the same whatever the
    dice show; empty for the only one. `next_roll` tells what is wanted after some faces, `faces` are those given."""
    least, most = (_left(next_roll, faces, high) for high in (False, True))
    if least == most and done + least == 1:
        return ""
    return texts("dice-typed-progress", at=done + 1, of=done + least if least == most else 0)


def _left(next_roll: Callable[[Faces], RollNeeded | None], faces: Faces, high: bool) -> int:
    """How many rolls are wanted yet where all dice show their lowest or their highest face."""
    left = 0
    while (needed := next_roll(faces)) is not None and left < MOST_ROLLS:
        faces = (*faces, *(needed.sides if high else 1 for _ in range(needed.count)))
        left += 1
    return left


class Asked(NamedTuple):
    """How a roll is asked for: the sentence, what its dice might show, and how that is typed."""

    wanted: str
    example: str
    how: str


def asked(texts: Texts, needed: RollNeeded) -> Asked:
    """The words for a roll."""
    shown, sides = min(needed.count, MOST_SHOWN), needed.sides
    heights = islice(cycle(_HEIGHTS), -shown % len(_HEIGHTS), None)
    faces = [str(max(1, round(height * sides))) for height in islice(heights, shown)]
    more = ["..." if texts.ascii_only else "…"] if shown < needed.count else []
    example = " ".join((*faces, *more))
    joined = "".join((*faces, *more)) if needed.count > 1 and sides < 10 else ""
    how = texts("dice-typed-help", count=needed.count, example=example, joined=joined)
    return Asked(texts("dice-typed-wanted", **needed.arguments), example, how)
