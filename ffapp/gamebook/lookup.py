"""Things of the sheet found by their id."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from ffapp.core.errors import Refusal


class Numbered(Protocol):
    """What has an id: an item, a note, a remembered encounter."""

    @property
    def id(self) -> int: ...


Something = TypeVar("Something")
Thing = TypeVar("Thing", bound=Numbered)


def required(found: Something | None, refusal: Refusal) -> Something:
    """What was found. Raises `refusal` where nothing was."""
    if found is None:
        raise refusal
    return found


def by_id(things: Iterable[Thing], number: int, refusal: Refusal) -> Thing:
    """The thing with that id. Raises `refusal` where there is none."""
    return required(next((thing for thing in things if thing.id == number), None), refusal)
