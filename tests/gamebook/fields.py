"""The fields of all that a line of a save may hold: of every command and event, and of the structs in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from ffapp.core.ruleset import Ruleset

Fields = dict[str, tuple[str, ...]]
"""By "<ruleset> <kind> <tag>", where the kind is command, event or struct, and the tag of a struct its name."""


def fields_of(ruleset: Ruleset) -> Fields:
    """The fields of a ruleset's commands and events, and of the structs in them."""
    found: Fields = {}
    structs: set[type[msgspec.Struct]] = set()
    for kind, classes in (("command", ruleset.commands), ("event", ruleset.events)):
        for cls in classes:
            found[f"{ruleset.id} {kind} {cls.__name__}"] = cls.__struct_fields__
            structs |= set(_within(inspect.type_info(cls)))
    for struct in structs - {*ruleset.commands, *ruleset.events}:
        found[f"{ruleset.id} struct {struct.__name__}"] = struct.__struct_fields__
    return found


def _within(told: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs in a type."""
    match told:
        case inspect.StructType():
            yield told.cls
            for field in told.fields:
                yield from _within(field.type)
        case inspect.UnionType():
            for part in told.types:
                yield from _within(part)
        case inspect.VarTupleType() | inspect.ListType():
            yield from _within(told.item_type)
        case inspect.TupleType():
            for part in told.item_types:
                yield from _within(part)
