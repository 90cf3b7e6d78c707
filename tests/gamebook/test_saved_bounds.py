"""The lasting list of the bounds that a line of a save is read with: one made tighter would lose saves that hold what
it allowed, so each is only ever made wider.

A bound that is made wider, or new, is listed anew: `python -m tests.gamebook.test_saved_bounds` prints the list.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

from msgspec import inspect

from ffapp.rulesets import RULESETS, ruleset_of

LIST = Path(__file__).with_name("bounds.txt")
LOWER, UPPER = ("ge", "gt", "min_length"), ("le", "lt", "max_length")


def bounds() -> dict[str, set[str]]:
    """The bounds of each field that has some, "Struct.field", in all that the commands and events of all rulebooks
    hold."""
    rulesets = [ruleset for name in RULESETS if (ruleset := ruleset_of(name)) is not None]
    wanted: list[Any] = [one for ruleset in rulesets for one in (*ruleset.commands, *ruleset.events)]
    seen: set[type] = set()
    found: dict[str, set[str]] = {}
    while wanted:
        told = inspect.type_info(wanted.pop())
        assert isinstance(told, inspect.StructType)
        if told.cls in seen:
            continue
        seen.add(told.cls)
        for field in told.fields:
            for leaf in _leaves(field.type):
                if isinstance(leaf, inspect.StructType):
                    wanted.append(leaf.cls)
                elif limits := set(_limits(leaf)):
                    found.setdefault(f"{told.cls.__name__}.{field.name}", set()).update(limits)
    return found


def _leaves(told: Any) -> Iterator[Any]:
    """What a type is made of."""
    parts = [getattr(told, name, None) for name in ("type", "item_type", "key_type", "value_type")]
    several = (*(getattr(told, "types", None) or ()), *(getattr(told, "item_types", None) or ()))
    inner = [part for part in (*parts, *several) if part is not None]
    yield told
    for part in inner:
        yield from _leaves(part)


def _limits(told: Any) -> Iterator[str]:
    kind = type(told).__name__.removesuffix("Type").lower()
    for name in (*LOWER, *UPPER, "pattern"):
        if getattr(told, name, None) is not None:
            yield f"{kind} {name} {getattr(told, name)}"
    if isinstance(told, inspect.LiteralType):
        yield f"literal {' '.join(sorted(map(repr, told.values)))}"


def lines() -> list[str]:
    """The list as it would be written now."""
    return sorted(f"{field}: {limit}" for field, limits in bounds().items() for limit in limits)


def listed() -> list[tuple[str, str, str, str]]:
    """Field, kind, name and value of each listed bound."""
    found = []
    for line in LIST.read_text(encoding="utf-8").splitlines():
        field, _, limit = line.partition(": ")
        kind, name, *value = limit.split(" ", 2)
        found.append(
            (field, kind, name, value[0] if value else "")
            if kind != "literal"
            else (field, kind, "values", limit.removeprefix("literal "))
        )
    return found


def test_each_bound_of_a_save_is_at_least_as_wide_as_it_ever_was() -> None:
    now = bounds()
    for field, kind, name, value in listed():
        limits = now.get(field, set())
        if name == "values":
            allowed = [set(limit.removeprefix("literal ").split()) for limit in limits if limit.startswith("literal")]
            free = not allowed  # any text is
            assert free or any(set(value.split()) <= values for values in allowed), f"{field}: {value}"
        elif name == "pattern":
            assert f"{kind} {name} {value}" in limits or not any("pattern" in limit for limit in limits), field
        else:
            told = [float(limit.split()[2]) for limit in limits if limit.startswith(f"{kind} {name} ")]
            widest = min(told, default=-inf) if name in LOWER else max(told, default=inf)
            assert widest <= float(value) if name in LOWER else widest >= float(value), f"{field}: {name} {value}"


def test_each_bound_of_a_save_is_listed() -> None:
    assert [line for line in lines() if line not in LIST.read_text(encoding="utf-8").splitlines()] == []


if __name__ == "__main__":
    print(*lines(), sep="\n")
