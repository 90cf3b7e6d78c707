"""What happens while an adventure is read from a file."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ffapp.core.messages import Event
from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.orders import Orders, When, Wizard, end_of, test_of
from ffapp.gamebook.reading_state import Reading
from ffapp.gamebook.sheet import Sheet


class AdventureBegun(Event, frozen=True, kw_only=True):
    """The adventure of a text begins, or goes on by another text of it (`before`: the one so far); `title` and `ifid`
    as the text gives them."""

    adventure: str
    before: str = ""
    title: str = ""
    ifid: str = ""

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading or Reading(adventure="")
        begun = replace(reading, adventure=self.adventure, title=self.title, ifid=self.ifid)
        return replace(state, reading=begun)


class SectionOpened(Event, frozen=True, kw_only=True):
    """What the section that was reached asks, offers and leads to. `again`: it was entered before; `by_hand`: no way
    led here; `fight`: it decides by one that was opened here before; `placed`: it names its place on the map."""

    visits: int
    links: tuple[str, ...] = ()
    orders: Orders = Orders()
    wizard: Wizard | None = None
    again: bool = False
    by_hand: bool = False
    fight: Fight | None = None
    placed: bool = False

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        assert reading is not None
        orders, section = self.orders, str(state.section)
        visits = {**dict(reading.visits), section: self.visits}
        opened = replace(
            reading,
            visits=tuple(visits.items()),
            links=self.links,
            ways=tuple(orders.to.items()),
            test=test_of(orders.test),
            dice=orders.dice or "",
            fight=self.fight,
            outcome="",
            result=0,
            fighting=False,
            wizard=self.wizard,
            may_eat=orders.may_eat,
            end=end_of(orders.end),
            placed=reading.placed or self.placed,
        )
        return replace(state, reading=opened)


class PlaceLeft(Event, frozen=True, kw_only=True):
    """The place on the map is left by a way, which is drawn as soon as another place is reached."""

    way: str
    one_way: bool = False

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        assert reading is not None
        return replace(state, reading=replace(reading, way=self.way, one_way=self.one_way))


class SectionFightSet(Event, frozen=True, kw_only=True):
    """The fight that was just opened is the one by which the section decides."""

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        assert reading is not None
        return replace(state, reading=replace(reading, fight=reading.fight or state.fight, fighting=True))


class OutcomeReached(Event, frozen=True, kw_only=True):
    """What the section decides by has come out: a test, or dice and their `result`."""

    outcome: When | Literal["thrown"]
    result: int = 0

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        assert reading is not None
        return replace(state, reading=replace(reading, outcome=self.outcome, result=self.result))


class StoneChosen(Event, frozen=True, kw_only=True):
    """Of the stones that a wizard gives here so many are left to choose."""

    left: int

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        assert reading is not None
        assert reading.wizard is not None
        wizard = replace(reading.wizard, stones=self.left) if self.left else None
        return replace(state, reading=replace(reading, wizard=wizard))
