"""The list of rulesets. Each is imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from ffapp.core.ruleset import Ruleset

RULESETS: dict[str, str] = {"scorpion-swamp": "ffapp.gamebook.ruleset:scorpion_swamp"}
"""Ids in the order in which they are offered, with the factory of each as "module:function"."""


@cache
def _made(where: str) -> Ruleset:
    module, _, name = where.partition(":")
    factory: Callable[[], Ruleset] = getattr(import_module(module), name)
    return factory()


def ruleset_of(name: str) -> Ruleset | None:
    """The ruleset of that id, or None if this program has none."""
    where = RULESETS.get(name)
    return None if where is None else _made(where)
