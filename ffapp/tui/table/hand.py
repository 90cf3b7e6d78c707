"""The game master's hand as menus and forms: what is done to whom or where, and what would come of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.campaign import everybody, figure_of
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.figures import Figure
from ffapp.doonjons.interventions import HarmFigure, RaiseObstacles, ShiftFigure, check_hand
from ffapp.doonjons.notation import throw_of
from ffapp.texts.board import figure_text
from ffapp.texts.dungeon import standing_at
from ffapp.tui.deeds import Reason
from ffapp.tui.kit.asking import Asking, Questions, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.entry_keys import kept_keys
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import Line, Preview, Row, Words

if TYPE_CHECKING:
    from ffapp.tui.table.dungeon import DungeonPage

COMMENT: Final = 400
"""So long a comment can be typed in one line; the rules allow longer ones."""

_CELLS, _DICE = 80, 12

Meant: TypeAlias = Literal["shift", "harm"]


class MastersHand:
    """What the game master does, on the page of a dungeon."""

    def __init__(self, page: DungeonPage) -> None:
        self._page = page

    def why_not(self) -> Reason:
        """Why the game master cannot intervene."""
        try:
            check_hand(self._page.campaign)
        except Refusal as refusal:
            return refusal
        return ""

    def dialog(self) -> Dialog:
        """What the game master can do."""
        return HandMenu(self._page.aiming.cell)


class HandMenu(Menu):
    """What the game master does: to whoever stands in the cell that is looked at, or in that cell."""

    passing = True
    help_topic = "table-extended"

    def __init__(self, at: Cell | None = None) -> None:
        super().__init__("dungeon-hand-title")
        self._at = at

    def choices(self) -> Iterable[Choice]:
        texts, there = self.texts, standing_at(self.state, self._at)
        for meant in ("shift", "harm"):
            opened = partial(WhomMenu, meant, self._at) if there is None else partial(_form, meant, there.id)
            yield Choice(meant, texts("dungeon-hand-do", meant=meant), deed=opened)
        yield Choice("raise", texts("dungeon-hand-do", meant="raise"), deed=partial(RaiseForm, self._at))


class WhomMenu(Menu):
    """Whom the game master moves, to the cell that is looked at if it is free, or hurts."""

    passing = True
    help_topic = "table-extended"

    def __init__(self, meant: Meant, at: Cell | None = None) -> None:
        super().__init__("dungeon-hand-whom", meant=meant)
        self._meant = meant
        self._at = at

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        for one in everybody(self.state):
            cell = "" if one.cell is None else one.cell.name
            hint = texts("dungeon-hand-stands", cell=cell, left=one.left, hit_points=one.hit_points)
            yield Choice(
                str(one.id), figure_text(texts, one), hint=hint, deed=partial(_form, self._meant, one.id, self._at)
            )

    def keys(self) -> Mapping[str, str]:
        return kept_keys(self.game, type(self).__name__, [str(one.id) for one in everybody(self.state)])


def _form(meant: Meant, figure: int, at: Cell | None = None) -> Form:
    return ShiftForm(figure, at) if meant == "shift" else HarmForm(figure)


def _remark() -> Row:
    """What the game master says of it; it may stay empty."""
    return Words("words", "dungeon-hand-words", placeholder="dungeon-comment-placeholder", longest=COMMENT, dear=True)


def _who(asking: Asking, figure: int) -> Figure:
    """Raises LookupError for nobody."""
    found = figure_of(asking.state, figure)
    if found is None:
        raise LookupError(figure)
    return found


def _refused(asking: Asking, command: Command) -> None:
    """Raises `Refusal` where the rules have something against a command."""
    asking.game.ruleset.check(asking.state, command)


class ShiftForm(Form):
    """Where somebody is moved to."""

    help_topic = "table-extended"

    @staticmethod
    def questions(asking: Asking, figure: int, at: Cell | None = None) -> Questions:
        who = _who(asking, figure)
        name = figure_text(asking.texts, who)

        def to(typed: str) -> str:
            cell = parsed(typed).name
            _refused(asking, ShiftFigure(figure=figure, to=cell))
            return cell

        def told(values: Values) -> str:
            try:
                start = "" if who.cell is None else who.cell.name
                return asking.texts("dungeon-hand-shift-told", who=name, start=start, end=to(values["to"]))
            except Refusal as refusal:
                return asking.tell(refusal) if len(values["to"]) > 1 else asking.texts("dungeon-hand-shift-hint")

        return Questions(
            "dungeon-hand-shift-title",
            partial(ShiftFigure, figure=figure),
            Line(
                "to",
                "dungeon-hand-to",
                "" if at is None else at.name,
                "dungeon-cell-placeholder",
                longest=3,
                figured=True,
                parse=to,
            ),
            Preview("preview", says=told),
            _remark(),
            arguments={"who": name},
        )


class HarmForm(Form):
    """How much damage is dealt to somebody."""

    help_topic = "table-extended"

    @staticmethod
    def questions(asking: Asking, figure: int) -> Questions:
        who = _who(asking, figure)
        name = figure_text(asking.texts, who)

        def dice(typed: str) -> str:
            return str(throw_of(typed))

        def told(values: Values) -> str:
            try:
                throw = throw_of(values["damage"])
            except Refusal as refusal:
                return asking.tell(refusal)
            fatal = "sure" if throw.count >= who.left else "maybe" if throw.most >= who.left else "no"
            return asking.texts(
                "dungeon-hand-harm-told", left=who.left, low=throw.count, high=throw.most, dice=str(throw), fatal=fatal
            )

        return Questions(
            "dungeon-hand-harm-title",
            partial(HarmFigure, figure=figure),
            Line("damage", "dungeon-hand-dice", "1d6", longest=_DICE, parse=dice),
            Preview("preview", says=told),
            _remark(),
            arguments={"who": name},
        )


class RaiseForm(Form):
    """In which cells obstacles are put."""

    help_topic = "table-extended"

    @staticmethod
    def questions(asking: Asking, at: Cell | None = None) -> Questions:
        def cells(typed: str) -> tuple[str, ...]:
            named = tuple(parsed(part).name for part in typed.replace(",", " ").split())
            _refused(asking, RaiseObstacles(cells=named))
            return named

        def told(values: Values) -> str:
            try:
                named = cells(values["cells"])
            except Refusal as refusal:
                return asking.tell(refusal) if len(values["cells"]) > 1 else asking.texts("dungeon-hand-raise-hint")
            return asking.texts("dungeon-hand-raise-told", count=len(named), cells=", ".join(named))

        return Questions(
            "dungeon-hand-raise-title",
            RaiseObstacles,
            Line(
                "cells",
                "dungeon-hand-cells",
                "" if at is None else at.name,
                "dungeon-hand-cells-placeholder",
                longest=_CELLS,
                parse=cells,
            ),
            Preview("preview", says=told),
            _remark(),
        )
