"""The sheet of a character: the dice of each characteristic and their sums, what counts now, and the equipment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content

from ffapp.core.dice import Faces
from ffapp.doonjons.figures import (
    TRAITS,
    Character,
    armour_class,
    effective_trait,
    steps,
)
from ffapp.doonjons.party import added
from ffapp.texts import Texts
from ffapp.texts.board import gear_told
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import cells, fit, literal

_DIE: Final = "bold $die-pip on $die"
_SUM: Final = 13
"""Columns of "16 + 3 + 6 = "."""

GEAR: Final = 9
"""Columns of "Sur soi", and of the words for it in the other languages."""

_NAME: Final = 14
_COLUMNS: Final = (*TRAITS, "hit_points", "armour_class", "steps")
"""The figures of the overview."""


def character_sheet(texts: Texts, glyphs: Glyphs, character: Character, dice: tuple[Faces, ...] = ()) -> Content:
    """Who a character is, line by line. `dice` are those of creation in the order of `TRAITS`, left out where they are
    not known."""
    lines = [_heading(texts, glyphs, character), Content("")]
    lines += _traits(texts, glyphs, character, dice)
    return Content("\n").join([*lines, Content(""), *_derived(texts, character)])


def overview(texts: Texts, glyphs: Glyphs, characters: Sequence[Character]) -> Content:
    """Everybody in a line each, with what counts now, in columns under their names."""
    columns = [(texts("party-column", what=what), what) for what in _COLUMNS]
    head = " " * _NAME + "".join(f"  {name}" for name, _ in columns)
    lines = [Content.styled(head, "$muted")]
    for one in characters:
        figures = "".join(f"  {_figure(one, what):>{cells(name)}}" for name, what in columns)
        lines.append(Content(fit(one.name, _NAME, glyphs=glyphs) + figures))
    return Content("\n").join(lines)


def _figure(character: Character, what: str) -> int:
    if what == "armour_class":
        return armour_class(character)
    if what == "steps":
        return steps(character)
    if what == "hit_points":
        return character.hit_points
    return effective_trait(character, next(trait for trait in TRAITS if trait == what))


def gear_lines(texts: Texts, character: Character) -> Content:
    """What is worn and carried, a line each, its names in a column of `GEAR` columns."""
    gear = gear_told(texts, character)
    return Content("\n").join(Content.assemble((place.ljust(GEAR), "$muted"), piece) for place, piece in gear)


def _heading(texts: Texts, glyphs: Glyphs, character: Character) -> Content:
    name = Content.styled(literal(character.name, glyphs=glyphs).plain, "bold $accent")
    kin = texts("figure-kin", race=character.race, role=character.role, gender=character.gender)
    return Content.assemble(name, "\n", (kin, "$muted"))


def _traits(texts: Texts, glyphs: Glyphs, character: Character, dice: tuple[Faces, ...]) -> Iterator[Content]:
    names = {trait: texts("party-trait", trait=trait) for trait in TRAITS}
    width = max(cells(name) for name in names.values()) + 1
    for place, trait in enumerate(TRAITS):
        value: int = getattr(character, trait)
        parts: list[Content | str | tuple[str, str]] = [names[trait].ljust(width)]
        if place < len(dice):
            for face in dice[place]:
                parts += [(f"[{face}]" if glyphs.name == "ascii" else f" {face} ", _DIE), " "]
            whole = " + ".join(map(str, (sum(dice[place]), *added(character.race, trait))))
            parts.append((f"{whole} = ".rjust(_SUM), "$muted"))
        parts.append((f"{value:>2}", "bold"))
        now = effective_trait(character, trait)
        if now != value:
            parts.append((f" {glyphs.more_right} {now}", "bold $caution"))
        yield Content.assemble(*parts)
    if any(effective_trait(character, trait) != getattr(character, trait) for trait in TRAITS):
        yield Content.styled(f"{glyphs.more_right} {texts('party-effective')}", "$muted")


def _derived(texts: Texts, character: Character) -> Iterator[Content]:
    yield Content(texts("party-derived", hit_points=character.hit_points, left=character.left))
    yield Content(texts("party-derived-worn", armour_class=armour_class(character), steps=steps(character)))
