"""Commands spoilt in one field: what no hand can type, and no script may smuggle in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect
from msgspec.structs import replace

TEXTS = ("x" * 10_001, " " * 10_000 + "x", "\ud800")
NUMBERS = (-(10**30), -10_000, 10_000, 10**30)


def spoilt(kind: inspect.Type, value: Any) -> Iterator[Any]:
    """The value with one text or number in it, however deep, or in what it leaves out, out of all bounds."""
    match kind:
        case inspect.StrType():
            yield from TEXTS
        case inspect.IntType():
            yield from NUMBERS
        case inspect.Metadata():
            yield from spoilt(kind.type, value)
        case inspect.UnionType():
            for part in kind.types:
                yield from spoilt(part, value)
        case inspect.VarTupleType():
            for index, member in enumerate(value or ()):
                for other in spoilt(kind.item_type, member):
                    yield (*value[:index], other, *value[index + 1 :])
        case inspect.StructType():
            whole = value if isinstance(value, kind.cls) else _smallest(kind)
            for part in kind.fields:
                for other in spoilt(part.type, getattr(whole, part.name)):
                    yield replace(whole, **{part.name: other})


def _smallest(kind: inspect.StructType) -> Any:
    """A struct of this kind with nothing in it that is out of bounds."""
    return kind.cls(**{part.name: _filled(part.type) for part in kind.fields if part.required})


def _filled(kind: inspect.Type) -> Any:
    match kind:
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.Metadata():
            return _filled(kind.type)
        case inspect.UnionType():
            return _filled(kind.types[0])
        case inspect.VarTupleType():
            return ()
    return {inspect.StrType: "A", inspect.IntType: 1}[type(kind)]
