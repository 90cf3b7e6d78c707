"""The ways on from a section of an adventure that is read from a file: which there are, and which are open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ffapp.core.errors import Refusal
from ffapp.gamebook.conditions import holds, magic_named, unmet
from ffapp.gamebook.effects import prices
from ffapp.gamebook.orders import Condition, Way, fits
from ffapp.gamebook.reading_state import PLAIN, Reading
from ffapp.gamebook.sections import section_of
from ffapp.gamebook.sheet import Sheet


class WayOn(NamedTuple):
    """A way on from the section that is read: where it leads, what the section says of it, and why it is closed (None:
    it is open)."""

    target: str
    way: Way
    closed: Refusal | None = None


def ways_on(sheet: Sheet) -> tuple[WayOn, ...]:
    """The ways on that are there, in the order of the prose; those that are absent now are left out."""
    reading = sheet.reading
    if reading is None:
        return ()
    ways = {section_of(target): way for target, way in reading.ways}
    pairs = ((target, ways.get(section_of(target), PLAIN)) for target in dict.fromkeys(reading.links))
    return tuple(
        WayOn(target, way, next(_obstacles(sheet, reading, way, way.needs), None))
        for target, way in pairs
        if holds(sheet, way.if_)
    )


def why_closed(sheet: Sheet, target: str) -> Refusal | None:
    """Why the section that is read leads not, or not now, to another one. Rules: "way-none", "way-undecided",
    "way-outcome", and those of conditions and prices."""
    reading = sheet.reading
    wanted = section_of(target)
    if reading is None or wanted not in map(section_of, reading.links):
        return Refusal("way-none", section=wanted)
    way = reading.way_to(target)
    return next(_obstacles(sheet, reading, way, way.if_, way.needs), None)


def _obstacles(sheet: Sheet, reading: Reading, way: Way, *conditions: Condition | None) -> Iterator[Refusal]:
    asks = way.when is not None or way.roll is not None
    outcome = reading.outcome or handed_over(sheet)
    if outcome:
        wanted = _fits(reading, way, outcome) if asks else not answered(sheet, reading, outcome)
        if not wanted:
            yield Refusal("way-outcome", outcome=outcome)
    elif reading.asked is not None and (asks or reading.test is None or not reading.test.optional):
        yield Refusal("way-undecided", asked=reading.asked)
    elif asks:
        yield Refusal("way-outcome", outcome="none")
    if way is PLAIN:
        return
    for condition in conditions:
        refusal = unmet(sheet, condition) if condition is not None else None
        if refusal is not None:
            yield refusal
    if way.casts is not None and not dict(sheet.stones).get(way.casts):
        yield Refusal("needs-stone", stone=way.casts)
    if way.uses is not None and magic_named(sheet, way.uses, charged=True) is None:
        yield Refusal("needs-magic", name=way.uses)
    yield from prices(sheet, way)


def answered(sheet: Sheet, reading: Reading, outcome: str) -> bool:
    """Whether a way that is there asks for that outcome."""
    return any(_fits(reading, way, outcome) and holds(sheet, way.if_) for _, way in reading.ways)


def handed_over(sheet: Sheet) -> str:
    """The outcome of a fight that goes no further by itself, and ends when a way is taken; "" for none."""
    reading, fight = sheet.reading, sheet.fight
    if reading is None or not reading.fighting or fight is None or fight.handed_over is None:
        return ""
    return "rounds" if fight.handed_over.why == "round" else "wounds"


def _fits(reading: Reading, way: Way, outcome: str) -> bool:
    """Whether a way asks for just that outcome."""
    if way.roll is not None:
        return outcome == "thrown" and fits(way.roll, reading.result)
    return way.when == outcome


def ends(sheet: Sheet) -> bool:
    """Whether what the section decided leads to its end; a fight that goes no further by itself does so, too."""
    reading = sheet.reading
    if reading is None or reading.end is None or sheet.ending is not None:
        return False
    outcome = reading.outcome if sheet.fight is None else handed_over(sheet)
    return bool(outcome) and not answered(sheet, reading, outcome)
