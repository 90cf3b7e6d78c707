"""Several of one name, told apart by numbers."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from typing import Final

from ffapp.core.bounds import NAME_LENGTH

_DIGITS: Final = "0123456789"


def numbered(name: str, number: int, taken: Collection[str]) -> str:
    """The name with that number, or the next one that is free."""
    endings = (f" {known}" for known in count(number))
    found = (name[: NAME_LENGTH - len(ending)].rstrip() + ending for ending in endings)
    return next(known for known in found if known not in taken)


def unnumbered(name: str) -> str:
    """A name without the numbers that tell several of it apart."""
    told = name.strip()
    while True:
        head = told.rstrip(_DIGITS)
        if head in ("", told) or not head[-1].isspace():
            return told
        told = head.rstrip()
