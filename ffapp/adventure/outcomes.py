"""What the decision of a section can come to, and which ways are open then."""

from __future__ import annotations

from collections.abc import Iterator

from ffapp.adventure.story import Choice, Section
from ffapp.gamebook.orders import Way, When, points_of, test_of


def decisions(section: Section) -> tuple[str, ...]:
    """The decisions by dice that a section orders: one of these keys at most makes sense."""
    return tuple(key for key in ("test", "dice", "fight") if getattr(section.orders, key))


def outcomes(section: Section) -> tuple[When, ...]:
    """What the decision of a section can come to, but for the results of a throw. Of a fight that cannot be read, all
    that any fight can."""
    return tuple(_outcomes(section))


def _outcomes(section: Section) -> Iterator[When]:
    orders, fight = section.orders, section.fight
    test = test_of(orders.test)
    if test is not None:
        yield from ("lucky", "unlucky") if test.of == "luck" else ("passed", "failed")
    if orders.fight:
        yield "victory"
        if fight is None or fight.escape:
            yield "escape"
        if fight is None or fight.until_round:
            yield "rounds"
        if fight is None or any(enemy.until_wounds for enemy in fight.enemies):
            yield "wounds"


def results(section: Section) -> tuple[int, int] | None:
    """The least and the most of the throw of a section; None where it orders none."""
    dice = section.orders.dice
    return None if dice is None else points_of(dice).bounds


def asks_for_nothing(way: Way) -> bool:
    """Whether a way asks for no outcome."""
    return way.when is None and way.roll is None


def plain_ways(section: Section) -> tuple[Choice, ...]:
    """The ways that ask for no outcome."""
    return tuple(choice for choice in section.choices if asks_for_nothing(choice.way))
