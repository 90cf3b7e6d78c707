"""Adventures that are read from a file: one is begun, or goes on with another text; all that their sections are.

What an author can order is in `ffapp.gamebook.orders`. A section is entered by one command that carries these orders
with it (`ffapp.gamebook.entering`), so that the history holds all that a game needs, and the file is needed only to
read on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Decision
from ffapp.gamebook.deciding import ChooseStone, Face, ended
from ffapp.gamebook.effects import CodewordErased, CodewordNoted, GainLeft, affected, check_known
from ffapp.gamebook.entering import Enter, check_links
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.orders import Effects, Orders, test_of
from ffapp.gamebook.reading_events import (
    AdventureBegun,
    OutcomeReached,
    PlaceLeft,
    SectionFightSet,
    SectionOpened,
    StoneChosen,
)
from ffapp.gamebook.sections import check_names
from ffapp.gamebook.sheet import IN_CALM, Sheet
from ffapp.gamebook.stones import STONES


class BeginAdventure(Command, frozen=True, kw_only=True):
    """Begin the adventure of a text, named by `adventure`, with what its heroes have beside what the rulebook gives.
    `title` and `ifid` (its lasting number, of the Treaty of Babel) say which adventure it is, whatever its text."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    aside: ClassVar[bool] = True
    adventure: str
    title: str = ""
    ifid: str = ""
    hero: Effects = Effects()

    def check(self, state: Sheet) -> None:
        _check_text(self)
        if state.reading is not None:
            raise Refusal("adventure-begun")
        check_known(state, self.hero)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        sheet = yield AdventureBegun(adventure=self.adventure, title=self.title, ifid=self.ifid)
        yield from affected(sheet, self.hero, dice)


class ChangeText(Command, frozen=True, kw_only=True):
    """Go on with another text of the adventure, whose section of this name is then read: `links`, `orders` and `fight`
    are those of it. What it orders at an entry has happened already, and does not happen again: of what the section
    decided or still gives there is left what there was. A decision that it had not so far is still to be made."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    adventure: str
    title: str = ""
    ifid: str = ""
    links: tuple[str, ...] = ()
    orders: Orders = Orders()
    fight: OpenFight | None = None

    def check(self, state: Sheet) -> None:
        reading = state.reading
        if reading is None:
            raise Refusal("adventure-none")
        _check_text(self)
        if self.adventure == reading.adventure:
            raise Refusal("adventure-same")
        check_links(self.links, self.orders)
        check_known(state, self.orders)
        if self.fight is not None:
            self.fight.check(state)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        reading = state.reading
        assert reading is not None
        yield AdventureBegun(adventure=self.adventure, before=reading.adventure, title=self.title, ifid=self.ifid)
        if state.section is None:
            return
        fight = reading.fight
        if fight is None and self.fight is not None:
            fight = self.fight.fight(state)
        sheet = yield SectionOpened(
            visits=reading.visited(state.section),
            links=self.links,
            orders=replace(self.orders.decision, may_eat=self.orders.may_eat and reading.may_eat),
            wizard=reading.wizard if self.orders.wizard is not None else None,
            again=True,
            fight=None if self.orders.test or self.orders.dice else fight,
        )
        thrown = reading.dice in ("", self.orders.dice)
        if reading.outcome and reading.outcome in _possible(self.orders) and thrown:
            sheet = yield OutcomeReached(outcome=reading.outcome, result=reading.result)
        yield from ended(sheet, dice)


def _possible(orders: Orders) -> tuple[str, ...]:
    """The outcomes that a section's decision can have; without a test and dice those of a fight, which it may have."""
    test = test_of(orders.test)
    if test is not None:
        return ("lucky", "unlucky") if test.of == "luck" else ("passed", "failed")
    if orders.dice:
        return ("thrown",)
    return ("victory", "escape", "rounds", "wounds")


def _check_text(command: BeginAdventure | ChangeText) -> None:
    check_names((command.adventure, *filter(None, (command.title, command.ifid))))


COMMANDS = (BeginAdventure, ChangeText, Enter, Face)
EVENTS = (
    AdventureBegun,
    SectionOpened,
    PlaceLeft,
    SectionFightSet,
    OutcomeReached,
    CodewordNoted,
    CodewordErased,
    GainLeft,
)


def options(sheet: Sheet) -> Iterator[Command]:
    """What the section asks and offers."""
    yield Face()


WIZARD_COMMANDS = (ChooseStone,)
WIZARD_EVENTS = (StoneChosen,)
"""Of books that have Magic Stones."""


def wizard_options(sheet: Sheet) -> Iterator[Command]:
    """Every stone that the wizard of a section gives."""
    if sheet.reading is not None and sheet.reading.wizard is not None:
        yield from (ChooseStone(stone=stone) for stone in STONES)
