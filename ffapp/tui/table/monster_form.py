"""The monsters of the editor: a species of the bestiary or an own one, and the figures of one or several."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final

from textual.containers import Horizontal
from textual.widget import Widget

from ffapp.core.bounds import ABSURD, NAME_LENGTH, check_name
from ffapp.core.errors import Refusal
from ffapp.doonjons.bestiary import FIGURES
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell, distance
from ffapp.doonjons.dungeon import MOST_MONSTERS
from ffapp.doonjons.figures import Monster, Named
from ffapp.doonjons.monsters import MOST_REACH, AddMonster, ChangeMonster
from ffapp.doonjons.notation import throw_of
from ffapp.doonjons.placing import stands_at
from ffapp.resources import styles
from ffapp.texts.board import figure_told
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.fields import FiguresField, NumberField, TextField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.table.page import TableDialog

STYLES: Final = [styles() / "play.tcss", styles() / "setup.tcss"]

OWN: Final = "own"
"""Stands for a species of the master's own."""

_DICE_LENGTH: Final = 16
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


def _pair(left: Widget, right: Widget) -> Horizontal:
    """Two fields beside each other."""
    left.add_class("left")
    return Horizontal(left, right, classes="pair")


class BestiaryMenu(Menu, TableDialog):
    """Which species the new monster is of."""

    help_topic = "table-monsters"
    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, cell: Cell) -> None:
        super().__init__("setup-bestiary-title")
        self._cell = cell

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        yield Choice(OWN, texts("setup-species-own"))
        for kind, figures in FIGURES.items():
            given = {"hit_points": figures["hit_points"], "armour_class": figures["armour_class"]}
            hint = texts("setup-species-figures", damage=figures["damage"], reach=figures.get("reach", 1), **given)
            yield Choice(kind, figure_told(texts, Named(kind=kind)), hint=hint)

    def chosen(self, id: str) -> None:
        self.action_leave()
        self.call_later(self.app.push_once, MonsterForm("" if id == OWN else id, self._cell))


class MonsterForm(Form, TableDialog):
    """The figures of a monster, checked in place: of a new one, of which several can be made at once around a cell, or
    of one that is there. Of strength and dexterity that which its one attack does not use is locked."""

    help_topic = "table-monsters"
    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, kind: str, cell: Cell, monster: Monster | None = None) -> None:
        super().__init__("setup-monster-title", **Named(name="", kind=kind).figures())
        self._kind = kind
        self._cell = cell
        self._monster = monster

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        if not self._kind:
            species = self._monster.species if self._monster else ""
            yield TextField(species, max_length=NAME_LENGTH, label=texts("setup-species"), id="species")
        damage = FiguresField(self._figure("damage"), max_length=_DICE_LENGTH, label=texts("setup-damage"), id="damage")
        yield _pair(damage, Prose(id="throw"))
        yield _pair(self._field("hit_points", low=1), self._field("armour_class"))
        yield _pair(self._field("reach", low=1, high=MOST_REACH), self._field("speed"))
        yield _pair(self._field("strength"), self._field("dexterity"))
        left = max(1, MOST_MONSTERS - len(self.campaign.dungeon.monsters))
        several = self.number(1, "setup-copies", "copies", low=1, high=left) if self._monster is None else Prose("")
        yield _pair(self._field("initiative"), several)
        yield Prose(id="locked", classes="faint")

    def _figure(self, name: str) -> Any:
        """What a field says at first."""
        if self._monster is not None:
            return getattr(self._monster, name)
        given = FIGURES.get(self._kind, _PLAIN)
        return given.get(name, 1 if name == "reach" else 0)

    def _field(self, name: str, *, low: int = 0, high: int = ABSURD) -> NumberField:
        return self.number(self._figure(name), f"setup-{name.replace('_', '-')}", name, low=low, high=high)

    def on_mount(self) -> None:
        self._lock()
        self._tell_throw()

    def first_field(self) -> Widget:
        return self.query_one("#damage" if self._kind else "#species", TextField)

    # -- what depends on what is typed -----------------------------------------------------------------------------

    def _lock(self) -> None:
        """Greys the characteristic that the attack does not use, and says why."""
        reach = self.query_one("#reach", NumberField).value
        if reach is None:
            return
        locked = _TRAITS[0] if reach > 1 else _TRAITS[1]
        for trait in _TRAITS:
            field = self.query_one(f"#{trait}", NumberField)
            field.disabled = trait == locked
            if trait == locked and field.value != 0:
                field.value = 0
        self.query_one("#locked", Prose).text = self.texts("setup-locked", trait=locked)

    def _tell_throw(self, *, entered: bool = False) -> bool:
        """What the dice give, beside their field, or why they are none; nothing while they may become some."""
        typed, told = self.query_one("#damage", TextField).value, ""
        refused = False
        try:
            throw = throw_of(typed)
        except Refusal as refusal:
            refused = entered or _BEGUN.fullmatch(typed) is None
            told = tell_refusal(self.texts, refusal, {}) if refused else ""
        else:
            mean = f"{throw.mean:g}".replace(".", self.texts("setup-decimal"))
            told = self.texts("setup-throw", low=throw.count, high=throw.most, mean=mean)
        line = self.query_one("#throw", Prose)
        line.set_class(refused, "-refused")
        line.text = told
        return not refused

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.typed_on()
        if event.field.id == "reach":
            self._lock()

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.typed_on()
        if event.field.id == "damage":
            self._tell_throw()

    # -- what is made ----------------------------------------------------------------------------------------------

    def _read(self) -> dict[str, Any] | None:
        """What the fields say; None where one of them has complained."""
        given: dict[str, Any] = {"kind": self._kind, "species": ""}
        if not self._kind:
            given["species"] = self._named()
        if given["species"] is None:
            return None
        damage = self.query_one("#damage", TextField)
        if not self._tell_throw(entered=True):
            damage.focus()
            return None
        given["damage"] = damage.value
        for name in ("hit_points", "armour_class", "reach", "speed", "strength", "dexterity", "initiative"):
            number = self.value_of(name)
            if number is None:
                return None
            given[name] = number
        return given

    def _named(self) -> str | None:
        """The name of an own species; None, and a word under its field, where a rule refuses it."""
        field = self.query_one("#species", TextField)
        try:
            check_name(field.value)
        except Refusal as refusal:
            field.say(tell_refusal(self.texts, refusal, {}))
            field.focus()
            return None
        return field.value

    def submit(self) -> None:
        if not self.is_active:
            return
        given = self._read()
        if given is None:
            return
        if self._monster is not None:
            change = ChangeMonster(figure=self._monster.id, **given)
            refusal = self.session.why_not(change)
            if refusal is not None and refusal.rule == "monster-same":
                self.action_leave()
            else:
                self.carry_out(change)
            return
        copies = self.value_of("copies")
        if copies is not None:
            cells = [cell.name for _, cell in zip(range(copies), free_cells(self.campaign, self._cell), strict=False)]
            self.carry_out(AddMonster(count=copies, cells=tuple(cells), **given))
