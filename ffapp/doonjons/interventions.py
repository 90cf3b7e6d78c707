"""The game master's hand in a dungeon that is being played, by the extended rules: figures are moved or hurt, obstacles
put, after any action and at no cost."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.bounds import check_amount, check_text
from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.doonjons.attacks import death
from ffapp.doonjons.campaign import IN_TURN, Campaign, check_extended, figure_of, with_figure
from ffapp.doonjons.cells import LARGEST, Cell, parsed
from ffapp.doonjons.figures import Character, Figure, Named, named
from ffapp.doonjons.notation import throw_of
from ffapp.doonjons.placing import check_free


class FigureShifted(Event, frozen=True, kw_only=True):
    """The game master has put a figure into another cell, with these words."""

    figure: int
    who: Named
    start: Cell
    end: Cell
    words: str = ""

    def apply(self, state: Campaign) -> Campaign:
        figure = figure_of(state, self.figure)
        return state if figure is None else with_figure(state, replace(figure, cell=self.end))

    def arguments(self) -> dict[str, Argument]:
        cells = {"start": self.start.name, "end": self.end.name}
        return {**self.who.arguments(), **cells, "words": self.words}


class FigureHarmed(Event, frozen=True, kw_only=True):
    """The game master has dealt damage to a figure: the `dice` as they are written, their faces, what is left."""

    figure: int
    who: Named
    dice: str
    damage: Faces
    left: Change
    words: str = ""

    def apply(self, state: Campaign) -> Campaign:
        figure = figure_of(state, self.figure)
        return state if figure is None else with_figure(state, replace(figure, left=self.left.after))

    def arguments(self) -> dict[str, Argument]:
        told = {**arguments_of(self), "left": self.left.after, "damage_dice": len(self.damage)}
        return {**told, **self.who.arguments()}


class ObstaclesRaised(Event, frozen=True, kw_only=True):
    """The game master has put obstacles into cells; the `floor` as it is now."""

    cells: tuple[Cell, ...]
    floor: tuple[str, ...]
    words: str = ""

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, dungeon=replace(state.dungeon, floor=self.floor))

    def arguments(self) -> dict[str, Argument]:
        cells = ", ".join(cell.name for cell in self.cells)
        return {"count": len(self.cells), "cells": cells, "words": self.words}


def check_hand(state: Campaign, words: str = "") -> None:
    """Raises `Refusal` where the game master cannot intervene: by the base rules, or before anybody has done anything
    in this dungeon ("hand-before")."""
    check_extended(state)
    if not state.acted:
        raise Refusal("hand-before")
    check_text(words)


def _figure(state: Campaign, number: int) -> Figure:
    figure = figure_of(state, number)
    if figure is None:
        raise Refusal("figure-unknown", figure=number)
    return figure


class ShiftFigure(Command, frozen=True, kw_only=True):
    """The game master moves any figure to a free cell ("E5"), however far."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    figure: int
    to: str
    words: str = ""

    def check(self, state: Campaign) -> None:
        check_hand(state, self.words)
        figure, cell = _figure(state, self.figure), parsed(self.to)
        if figure.cell == cell:
            raise Refusal("move-own-cell", cell=cell.name)
        check_free(state, cell)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        figure, cell = _figure(state, self.figure), parsed(self.to)
        yield FigureShifted(figure=figure.id, who=named(figure), start=figure.cell or cell, end=cell, words=self.words)


class HarmFigure(Command, frozen=True, kw_only=True):
    """The game master deals damage to any figure, written as dice ("2d6"). Who has no hit points left is dead as ever;
    where that can end the campaign it is asked first."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    figure: int
    damage: str
    words: str = ""

    def check(self, state: Campaign) -> None:
        check_hand(state, self.words)
        _figure(state, self.figure)
        throw_of(self.damage)

    def cautions(self, state: Campaign) -> tuple[Caution, ...]:
        figure, throw = _figure(state, self.figure), throw_of(self.damage)
        if isinstance(figure, Character) and throw.most >= figure.left:
            return (Caution("harm-may-kill", name=figure.name, left=figure.left, dice=str(throw)),)
        return ()

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        figure, throw = _figure(state, self.figure), throw_of(self.damage)
        damage = dice.roll("damage", throw.count, throw.sides, label=named(figure).arguments("by_"))
        left = Change(figure.left, max(0, figure.left - sum(damage)))
        after = yield FigureHarmed(
            figure=figure.id, who=named(figure), dice=str(throw), damage=damage, left=left, words=self.words
        )
        if left.after == 0:
            yield from death(after, figure, master=True, dice=str(throw))


class RaiseObstacles(Command, frozen=True, kw_only=True):
    """The game master puts obstacles into free cells ("E5") in which nobody stands and nothing lies."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    cells: tuple[str, ...]
    words: str = ""

    def _cells(self) -> tuple[Cell, ...]:
        check_amount(len(self.cells), low=1, high=LARGEST * LARGEST)
        return tuple(dict.fromkeys(parsed(text) for text in self.cells))

    def check(self, state: Campaign) -> None:
        check_hand(state, self.words)
        for cell in self._cells():
            check_free(state, cell)
            if state.dungeon.things_at(cell):
                raise Refusal("cell-littered", cell=cell.name)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        cells = self._cells()
        yield ObstaclesRaised(cells=cells, floor=state.dungeon.painted(cells, obstacle=True).floor, words=self.words)

    def arguments(self) -> dict[str, Argument]:
        return {"count": len(self.cells), "cells": ", ".join(self.cells)}


COMMANDS = (ShiftFigure, HarmFigure, RaiseObstacles)
EVENTS = (FigureShifted, FigureHarmed, ObstaclesRaised)


def options(_: Campaign) -> tuple[Command, ...]:
    """None: cells, dice and words are open, and the program as master never intervenes."""
    return ()
