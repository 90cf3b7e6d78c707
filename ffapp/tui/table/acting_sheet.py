"""The sheet of a figure of DOOnjons&Dragons: hit points, characteristics with what is worn counted in, equipment."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.content import Content

from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import (
    Character,
    Figure,
    armour_class,
    effective_speed,
    effective_strength,
    named,
    steps,
    worn,
)
from ffapp.texts import Texts
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.gauge import Gauge
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import literal

INDENT = 12
"""Columns of the names of what a full sheet lists."""


class ActingSheet(Panel):
    """Whoever's turn it is, or who is looked at. `brief` where there is little room."""

    DEFAULT_CSS = """
    ActingSheet {
        & QuietScroll { height: 1fr; }
    }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._points = Gauge(vital=True, label_width=4)
        self._rest = Prose(indent=INDENT)

    def compose(self) -> ComposeResult:
        yield self._points
        with QuietScroll():
            yield self._rest

    def show(self, figure: Figure, texts: Texts, *, brief: bool = False, change: int = 0) -> None:
        """Shows a figure; `change` marks what its hit points have just lost or won."""
        self.title = texts("figure-name", **named(figure).figures())
        self.subtitle = kin_told(figure, texts)
        self._points.label = texts("dungeon-points-short")
        self._points.value, self._points.initial = figure.left, figure.hit_points
        self._points.change = change
        glyphs = glyphs_of(self)
        self._rest.indent = 2 if brief else INDENT
        self._points.display = not brief  # the order tells them
        self._rest.text = "\n".join(brief_told(figure, texts, glyphs)) if brief else full_told(figure, texts, glyphs)

    def unmark(self) -> None:
        """Takes the mark of the last change away."""
        self._points.change = 0


def kin_told(figure: Figure, texts: Texts) -> str:
    """Race and class, or that it is a monster."""
    if isinstance(figure, Character):
        return texts("figure-kin", race=figure.race, role=figure.role, gender=figure.gender)
    return texts("dungeon-monster")


def speed_told(figure: Figure, glyphs: Glyphs) -> str:
    """`12 − 2 − 4 = 6`: the speed with what each worn piece takes from it, never below 0."""
    if not isinstance(figure, Character):
        return str(figure.speed)
    taken = [piece.speed for piece in (worn(figure, "weapon"), worn(figure, "armour")) if piece and piece.speed]
    if not taken:
        return str(figure.speed)
    told = str(figure.speed) + "".join(f" {glyphs.minus} {-each}" for each in taken)
    return f"{told} = {effective_speed(figure)}" if figure.speed + sum(taken) >= 0 else f"{told} < 0"


def strength_told(figure: Figure) -> str:
    """`10 + 4 = 14`: the strength with the weapon in hand."""
    weapon = worn(figure, "weapon") if isinstance(figure, Character) else None
    if weapon is None or not weapon.strength:
        return str(figure.strength)
    return f"{figure.strength} + {weapon.strength} = {effective_strength(figure)}"


def gear_line(texts: Texts, kind: str) -> str:
    """`Épée longue, 1d8, portée 1`, or an armour with its class."""
    piece = PIECES[kind]
    name = texts("piece-name", kind=kind)
    if piece.slot == "armour":
        return texts("dungeon-armour", name=name, armour=piece.armour_class)
    return texts("dungeon-weapon", name=name, dice=str(piece.damage), reach=piece.reach)


def carried_told(figure: Character, texts: Texts, glyphs: Glyphs) -> str:
    """The inventory in one line, pieces alike counted."""
    counted = {kind: figure.inventory.count(kind) for kind in figure.inventory}
    names = (
        texts("piece-name", kind=kind) + (f" {glyphs.times}{count}" if count > 1 else "")
        for kind, count in counted.items()
    )
    return ", ".join(names) or texts("dungeon-nothing")


def full_told(figure: Figure, texts: Texts, glyphs: Glyphs) -> Content:
    """Everything on a sheet, a line each, its name in `INDENT` columns, muted."""
    lines = ((texts(f"dungeon-sheet-{name}"), told) for name, told in _sheet(figure, texts, glyphs))
    return Content("\n").join(labelled(name, told, glyphs) for name, told in lines)


def labelled(name: str, told: object, glyphs: Glyphs) -> Content:
    """A line of a sheet: what it is, and how it stands."""
    return Content.assemble((f"{name:{INDENT}}", "$muted"), literal(str(told), glyphs=glyphs))


def _sheet(figure: Figure, texts: Texts, glyphs: Glyphs) -> Iterator[tuple[str, object]]:
    yield ("strength", strength_told(figure))
    yield ("dexterity", figure.dexterity)
    yield ("speed", texts("dungeon-speed", speed=speed_told(figure, glyphs), steps=steps(figure)))
    yield ("initiative", figure.initiative)
    if not isinstance(figure, Character):
        yield ("armour", figure.armour_class)
        yield ("attack", texts("dungeon-attack", dice=figure.damage, reach=figure.reach))
        return
    armour = texts("piece-name", kind=figure.armour) if figure.armour else texts("dungeon-no-armour")
    yield ("armour", f"{armour_class(figure)}, {armour}")
    yield ("weapon", gear_line(texts, figure.weapon) if figure.weapon else texts("dungeon-no-weapon"))
    yield ("inventory", carried_told(figure, texts, glyphs))


def brief_told(figure: Figure, texts: Texts, glyphs: Glyphs) -> Iterator[str]:
    """What matters in a turn."""
    yield texts("dungeon-brief-armour", armour=armour_class(figure), speed=effective_speed(figure), steps=steps(figure))
    yield texts("dungeon-brief-traits", strength=effective_strength(figure), dexterity=figure.dexterity)
    if not isinstance(figure, Character):
        yield texts("dungeon-attack", dice=figure.damage, reach=figure.reach)
        return
    yield gear_line(texts, figure.weapon) if figure.weapon else texts("dungeon-no-weapon")
    yield texts("piece-name", kind=figure.armour) if figure.armour else texts("dungeon-no-armour")
    yield texts("dungeon-brief-inventory", pieces=carried_told(figure, texts, glyphs))
