"""The keys of a menu's entries where some come and go: each keeps its own, so that a hand may know it by heart."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Final
from weakref import WeakKeyDictionary

from ffapp.core.game import Game

KEYS: Final = "1234567890abcdefghijklmnopqrstuvwxyz"
"""The keys that entries can have, in their order."""

NOTHING: Final[Mapping[str, str]] = {}

_kept: Final[WeakKeyDictionary[Game, dict[Hashable, dict[str, str]]]] = WeakKeyDictionary()


def lasting_keys(ids: Iterable[str]) -> dict[str, str]:
    """The key of every entry that there may ever be, by its id and place."""
    return dict(zip(ids, KEYS, strict=False))


def kept_keys(game: Game, what: Hashable, ids: Iterable[str], besides: Mapping[str, str] = NOTHING) -> dict[str, str]:
    """The keys of what is carried, known or under way now, by its id, and those of the entries `besides`.

    As long as the game is open and it is there, each keeps its key; what is new takes the first that is free. `what`
    tells one kind of things from another.
    """
    wanted, memory = list(ids), _kept.setdefault(game, {})
    held = {id: key for id, key in memory.get(what, {}).items() if id in wanted}
    taken = {*held.values(), *besides.values()}
    free = (key for key in KEYS if key not in taken)
    held |= dict(zip((id for id in wanted if id not in held), free, strict=False))
    memory[what] = held
    return {**held, **besides}


def place_of(key: str) -> int:
    """Where an entry stands in a list that is in the order of its keys; what has none stands at the end."""
    return KEYS.index(key) if key else len(KEYS)
