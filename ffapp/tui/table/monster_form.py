"""The monsters of the editor: a species of the bestiary or an own one, and the values of one or several."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from ffapp.core.bounds import ABSURD, check_name
from ffapp.core.errors import Refusal
from ffapp.doonjons.bestiary import VALUES
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell, distance
from ffapp.doonjons.dungeon import MOST_MONSTERS
from ffapp.doonjons.figures import TEMPERS, Monster, Named
from ffapp.doonjons.monsters import MOST_REACH, AddMonster, ChangeMonster
from ffapp.doonjons.notation import throw_of
from ffapp.doonjons.placing import stands_at
from ffapp.texts.board import figure_text
from ffapp.tui.kit.asking import Asking, Problem, Questions, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.picker import Alternative
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Line, Number, Pick, Preview, Row, Said, Unread, pair
from ffapp.tui.table.page import TableDialog

_DICE_LENGTH: Final = 16
_LABEL: Final = 7
_PLAIN: Final[dict[str, Any]] = {"damage": "1d6", "hit_points": 10, "speed": 9, "armour_class": 15, "initiative": 5}
"""What an own species is offered with."""

_BEGUN: Final = re.compile(r"\d{0,2}(d\d{0,3})?", re.ASCII | re.IGNORECASE)
"""What may still become dice while it is typed."""

_TRAITS: Final = ("strength", "dexterity")


def free_cells(state: Campaign, near: Cell) -> Iterator[Cell]:
    """Where somebody can be put, the nearest first."""
    for cell in sorted(state.dungeon.cells(), key=lambda cell: (distance(near, cell), cell.row, cell.column)):
        if not state.dungeon.blocked(cell) and stands_at(state, cell) is None:
            yield cell


class BestiaryMenu(Menu, TableDialog):
    """Which species the new monster is of."""

    passing = True
    help_topic = "table-monsters"

    def __init__(self, cell: Cell) -> None:
        super().__init__("setup-bestiary-title")
        self._cell = cell

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        yield self.entry("own", texts("setup-species-own"), partial(MonsterForm, "", self._cell))
        for kind, values in VALUES.items():
            given = {"hit_points": values["hit_points"], "armour_class": values["armour_class"]}
            hint = texts("setup-species-values", damage=values["damage"], reach=values.get("reach", 1), **given)
            yield self.entry(
                kind, figure_text(texts, Named(kind=kind)), partial(MonsterForm, kind, self._cell), hint=hint
            )


@dataclass(frozen=True)
class DiceRow(Line):
    """The dice of an attack; what is wrong with them is said beside the field."""

    def read(self, form: Form) -> str:
        given = self.read_text(self.typed(form))
        if isinstance(given, Problem):
            line = form.query_one("#throw", Prose)
            line.set_class(True, "-refused")
            line.text = given.told(form.asking)
            form.query_one(f"#{self.name}", TextField).focus()
            raise Unread
        return str(given)


def dice(typed: str) -> str:
    """The dice that were typed. Raises `Refusal`."""
    throw_of(typed)
    return typed


def species(typed: str) -> str:
    """The name of an own species. Raises `Refusal`."""
    check_name(typed)
    return typed


@dataclass(frozen=True)
class Trait(Number):
    """A characteristic; that which the attack does not use is 0."""

    def settled(self, values: Values) -> bool:
        return self.name == locked(values["reach"])

    def left(self, values: Values) -> int | Problem | None:
        return 0 if self.settled(values) else super().left(values)


class MonsterForm(Form, TableDialog):
    """The values of a monster, checked in place: of a new one, of which several can be made at once around a cell, or
    of one that is there. Of strength and dexterity that which its one attack does not use is locked."""

    help_topic = "table-monsters"

    @staticmethod
    def questions(asking: Asking, kind: str, cell: Cell, monster: Monster | None = None) -> Questions:
        texts, state = asking.texts, asking.state

        def at_first(name: str) -> Any:
            """What a field says at first."""
            if monster is not None:
                return getattr(monster, name)
            return VALUES.get(kind, _PLAIN).get(name, 1 if name == "reach" else 0)

        def number(name: str, low: int = 0, high: int = ABSURD) -> Number:
            kind = Trait if name in _TRAITS else Number
            return kind(name, f"setup-{name.replace('_', '-')}", at_first(name), low=low, high=high)

        def told(values: Values) -> tuple[str, bool]:
            return throw_text(asking, values["damage"])

        def added(copies: int, **given: Any) -> AddMonster:
            cells = [free.name for _, free in zip(range(copies), free_cells(state, cell), strict=False)]
            return AddMonster(kind=kind, count=copies, cells=tuple(cells), **given)

        tempers = {
            temper: Alternative(temper or "none", texts("setup-temper-name", temper=temper or "none"))
            for temper in ("", *TEMPERS)
        }
        changed = None if monster is None else partial(ChangeMonster, figure=monster.id, kind=kind)
        left = max(1, MOST_MONSTERS - len(state.dungeon.monsters))
        several: Row = Number("copies", "setup-copies", 1, low=1, high=left) if monster is None else Said("", words=" ")
        named = Line("species", "setup-species", monster.species if monster else "", parse=species)
        return Questions(
            "setup-monster-title",
            changed or added,
            *(() if kind else (named,)),
            pair(
                DiceRow("damage", "setup-damage", at_first("damage"), longest=_DICE_LENGTH, figured=True, parse=dice),
                Preview("throw", says=told, flag="-refused"),
            ),
            pair(number("hit_points", low=1), number("armour_class")),
            pair(number("reach", low=1, high=MOST_REACH), number("speed")),
            pair(number("strength"), number("dexterity")),
            pair(number("initiative"), several),
            Pick(
                "temper", "setup-temper", at_first("temper") or "", options=tempers, about_lines=0, label_width=_LABEL
            ),
            Preview(
                "locked", says=lambda values: texts("setup-locked", trait=locked(values["reach"])), classes="faint"
            ),
            arguments=Named(name="", kind=kind).arguments(),
        )

    def tell_rows(self) -> None:
        """Greys the characteristic that the attack does not use, besides."""
        super().tell_rows()
        for trait in _TRAITS:
            field = self.query_one(f"#{trait}", NumberField)
            field.disabled = trait == locked(self.values["reach"])
            if field.disabled and field.value != 0:
                field.value = 0

    def fulfil(self, given: dict[str, Any]) -> None:
        """Closes as well where nothing has been changed."""
        made = self.asked.make(**given)
        refusal = self.session.why_not(made) if isinstance(made, ChangeMonster) else None
        if refusal is not None and refusal.rule == "monster-same":
            self.action_leave()
        else:
            super().fulfil(given)


def locked(reach: int) -> str:
    """The characteristic that an attack with such a reach does not use."""
    return _TRAITS[0] if reach > 1 else _TRAITS[1]


def throw_text(asking: Asking, typed: str) -> tuple[str, bool]:
    """What dice give, or why they are none, and whether they are refused; nothing while they may become some."""
    try:
        throw = throw_of(typed)
    except Refusal as refusal:
        refused = _BEGUN.fullmatch(typed) is None
        return asking.tell(refusal) if refused else "", refused
    mean = f"{throw.mean:g}".replace(".", asking.texts("setup-decimal"))
    return asking.texts("setup-throw", low=throw.count, high=throw.most, mean=mean), False
