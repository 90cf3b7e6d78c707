"""Equipping: one weapon and one armour worn, the rest carried (S'équiper, Ramasser un équipement)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.doonjons.campaign import IN_READY, IN_TURN, Campaign, acting_figure, after_action, with_sheet
from ffapp.doonjons.dungeon import Thing
from ffapp.doonjons.equipment import PIECES, Slot, piece_of
from ffapp.doonjons.figures import Character, named, worn
from ffapp.doonjons.party import character_of
from ffapp.doonjons.setup import thing_of
from ffapp.doonjons.turns import spent


class Equipped(Event, frozen=True, kw_only=True):
    """A character wears another piece; what was worn there is in the `inventory` again. An empty `kind` is none."""

    figure: int
    name: str
    slot: Slot
    kind: str = ""
    before: str = ""
    inventory: tuple[str, ...]
    actions: int

    def apply(self, state: Campaign) -> Campaign:
        sheet = with_sheet(state, self.figure, inventory=self.inventory, **{self.slot: self.kind or None})
        return after_action(sheet, self.actions) if state.acting else replace(sheet, actions=self.actions)

    def arguments(self) -> dict[str, Argument]:
        return {"name": self.name, "slot": self.slot, "kind": self.kind, "before": self.before}


class PickedUp(Event, frozen=True, kw_only=True):
    """A character took a piece of equipment off the floor into the inventory."""

    figure: int
    name: str
    thing: Thing
    inventory: tuple[str, ...]
    actions: int

    def apply(self, state: Campaign) -> Campaign:
        things = tuple(thing for thing in state.dungeon.things if thing.id != self.thing.id)
        sheet = with_sheet(state, self.figure, inventory=self.inventory)
        return after_action(replace(sheet, dungeon=replace(state.dungeon, things=things)), self.actions)

    def arguments(self) -> dict[str, Argument]:
        return {"name": self.name, "kind": self.thing.kind, "cell": self.thing.cell.name}


def _check_piece(character: Character, kind: str) -> None:
    """Raises `Refusal` for what is worn already ("piece-worn") or not carried ("piece-missing")."""
    piece = piece_of(kind)
    if worn(character, piece.slot) == piece:
        raise Refusal("piece-worn", kind=kind)
    if kind not in character.inventory:
        raise Refusal("piece-missing", kind=kind, name=character.name)


def _equipped(character: Character, slot: Slot, kind: str, actions: int) -> Equipped:
    before = character.weapon if slot == "weapon" else character.armour
    inventory = list(character.inventory)
    if kind:
        inventory.remove(kind)
    if before:
        inventory.append(before)
    return Equipped(
        figure=character.id,
        name=character.name,
        slot=slot,
        kind=kind,
        before=before or "",
        inventory=tuple(inventory),
        actions=actions,
    )


class Prepare(Command, frozen=True, kw_only=True):
    """Before the first turn: wear a piece of the inventory, or with an empty `kind` nothing in that `slot`. Free, as
    often as wanted."""

    phases: ClassVar[frozenset[str]] = IN_READY
    figure: int
    slot: Slot
    kind: str = ""

    def check(self, state: Campaign) -> None:
        character = character_of(state, self.figure)
        if not self.kind:
            if worn(character, self.slot) is None:
                raise Refusal("slot-empty", slot=self.slot, name=character.name)
            return
        if piece_of(self.kind).slot != self.slot:
            raise Refusal("piece-elsewhere", kind=self.kind, slot=self.slot)
        _check_piece(character, self.kind)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield _equipped(character_of(state, self.figure), self.slot, self.kind, state.actions)


def acting_character(state: Campaign) -> Character:
    """The character whose turn it is. Raises `Refusal` ("monster-cannot") for a monster's turn."""
    figure = acting_figure(state)
    if not isinstance(figure, Character):
        raise Refusal("monster-cannot", **named(figure).arguments())
    return figure


class Equip(Command, frozen=True, kw_only=True):
    """An action of a character: wear a piece of the inventory; what was worn there goes back into it."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    kind: str

    def check(self, state: Campaign) -> None:
        _check_piece(acting_character(state), self.kind)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        character = acting_character(state)
        sheet = yield _equipped(character, PIECES[self.kind].slot, self.kind, state.actions - 1)
        yield from spent(sheet)


class PickUp(Command, frozen=True, kw_only=True):
    """An action of a character: take one piece of equipment that lies in its own cell; `thing` says which where there
    are several."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    thing: int | None = None

    def _thing(self, state: Campaign) -> Thing:
        character = acting_character(state)
        there = state.dungeon.things_at(character.cell) if character.cell else ()
        if self.thing is not None:
            thing = thing_of(state.dungeon, self.thing)
            if thing not in there:
                raise Refusal("thing-elsewhere", kind=thing.kind, cell=thing.cell.name)
            return thing
        if not there:
            raise Refusal("nothing-here", cell=character.cell.name if character.cell else "")
        if len(there) > 1:
            raise Refusal("thing-which", count=len(there))
        return there[0]

    def check(self, state: Campaign) -> None:
        self._thing(state)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        character, thing = acting_character(state), self._thing(state)
        sheet = yield PickedUp(
            figure=character.id,
            name=character.name,
            thing=thing,
            inventory=(*character.inventory, thing.kind),
            actions=state.actions - 1,
        )
        yield from spent(sheet)

    def arguments(self) -> dict[str, Argument]:
        return {"thing": self.thing or 0}


COMMANDS = (Prepare, Equip, PickUp)
EVENTS = (Equipped, PickedUp)


def options(state: Campaign) -> Iterator[Command]:
    """Every piece that can be worn, taken off before the first turn, or picked up."""
    if not state.acting:
        for character in state.characters:
            for slot in ("weapon", "armour"):
                yield Prepare(figure=character.id, slot=slot)
            for kind in dict.fromkeys(character.inventory):
                yield Prepare(figure=character.id, slot=PIECES[kind].slot, kind=kind)
        return
    figure = next((one for one in state.characters if one.id == state.acting), None)
    if figure is None:
        return
    yield from (Equip(kind=kind) for kind in dict.fromkeys(figure.inventory))
    yield PickUp()
    if figure.cell is not None:
        yield from (PickUp(thing=thing.id) for thing in state.dungeon.things_at(figure.cell))
