"""What the program's own sources ask of the texts: rules that refuse or caution, and messages named in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import ffapp

PACKAGE = Path(ffapp.__file__).parent


class Call(NamedTuple):
    """A call whose first argument is a text: who is called, with which names, and whether with others besides."""

    where: str
    called: str
    first: str
    names: frozenset[str]
    more: bool


@cache
def calls() -> tuple[Call, ...]:
    """Every such call in ffapp."""
    return tuple(call for path in sorted(PACKAGE.rglob("*.py")) for call in _calls(path))


def _calls(path: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first = node.args[0]
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        yield Call(
            where=f"{path.relative_to(PACKAGE.parent)}:{node.lineno}",
            called=called,
            first=first.value,
            names=frozenset(keyword.arg for keyword in node.keywords if keyword.arg),
            more=any(keyword.arg is None for keyword in node.keywords),
        )


def rules(kind: str) -> dict[str, list[Call]]:
    """Where each rule's `Refusal` or `Caution` is made."""
    found: dict[str, list[Call]] = {}
    for call in calls():
        if call.called == kind:
            found.setdefault(call.first, []).append(call)
    return found
