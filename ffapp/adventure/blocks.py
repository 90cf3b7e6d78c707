"""A block for the rules read: TOML into the structs of `orders`, with the line of all that is wrong in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec

from ffapp.adventure.findings import Findings, Place
from ffapp.adventure.keys import EXAMPLES
from ffapp.adventure.prose import Block
from ffapp.core.faults import fault_of
from ffapp.gamebook.orders import Table

T = TypeVar("T", bound=Table)

LONGEST: Final = 20_000
"""So many characters a block has at most: beyond that it is no block of orders."""

LONGEST_LINE: Final = 2_000

_DEEP: Final = re.compile(r"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){4}", re.ASCII)
"""A key of more parts than any of ours: reading one takes the square of their number."""

_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*+"|\'[^\']*+\'')
_PLACED: Final = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)

_SYNTAX: Final = {
    "twice": "twice",
    "Duplicate": "twice",
    "overwrite": "twice",
    "redefine": "twice",
    "immutable": "twice",
    "after a statement": "more",
    "table declaration": "bracket",
    "array declaration": "bracket",
    "'=' after": "equals",
    "key part": "key",
    "Unclosed array": "array",
    "Unclosed inline table": "table",
    "string": "string",
    "Expected '": "string",
    "hex value": "string",
    "Unicode scalar": "string",
    "character": "character",
    "Invalid statement": "statement",
    "Invalid value": "value",
    "date": "value",
}
"""What malformed TOML is told as, by a part of the library's words; the first that fits counts."""


def read_block(block: Block, passage: Place, kind: type[T], findings: Findings) -> T:
    """What a block says, as far as it can be understood. `passage` is where the header of its passage stands."""
    first = passage.line + 1 + block.line
    at = passage._replace(line=first)
    for number, line in enumerate(block.text.split("\n")):
        if "[[" in line:
            findings.add("block-brackets", at._replace(line=first + number))
    if not block.closed:
        findings.add("block-open", at._replace(line=max(first - 1, 1)))
    wrong = _unreadable(block.text)
    if wrong is not None:
        findings.add(wrong[0], at._replace(line=first + wrong[1]))
        return kind()
    try:
        table = tomllib.loads(block.text)
    except RecursionError:
        findings.add("block-deep", at)
        return kind()
    except ValueError as error:
        found = _PLACED.fullmatch(str(error))
        told = found[1] if found is not None else str(error)
        last = block.text.count("\n")
        behind = last if found is None or found[2] is None else int(found[2]) - 1
        reason = next((code for words, code in _SYNTAX.items() if words in told), "other")
        findings.add("block-syntax", at._replace(line=first + behind), reason=reason)
        return kind()
    return _Reader(block.text, at, findings).table(kind, table, ())


def _unreadable(text: str) -> tuple[str, int] | None:
    """The code of what makes a block none that is worth reading, and on which line of it."""
    if len(text) > LONGEST:
        return "block-long", 0
    for number, line in enumerate(text.split("\n")):
        if len(line) > LONGEST_LINE:
            return "block-long", number
        if _DEEP.search(_QUOTED.sub("s", line)):
            return "block-deep", number
    return None


class _Reader:
    """Reads one block, key by key, so that one mistake does not hide the next."""

    def __init__(self, text: str, at: Place, findings: Findings) -> None:
        self._text = text
        self._at = at
        self._findings = findings

    def table(self, kind: type[T], given: dict[str, Any], path: tuple[str, ...]) -> T:
        """A table as one of our structs; what is wrong in it is told, and left out."""
        fields = _fields(kind)
        read: dict[str, Any] = {}
        for key, value in given.items():
            here = (*path, key)
            if key not in fields:
                self._findings.add(
                    "key-unknown", self._place(here), key=_dotted(here), meant=self._findings.meant(key, fields)
                )
                continue
            field = fields[key]
            inner = _tables(field.type)
            if inner is None:
                found = self._value(field.type, value, here)
            elif not isinstance(value, dict):
                found = self._value(dict, value, here)
            elif inner[1]:
                found = {
                    name: self.table(inner[0], one, (*here, name))
                    if isinstance(one, dict)
                    else self._value(dict, one, (*here, name)) or inner[0]()
                    for name, one in value.items()
                }
            else:
                found = self.table(inner[0], value, here)
            if found is not None:
                read[field.name] = found
        return kind(**read)

    def _value(self, kind: Any, value: Any, path: tuple[str, ...]) -> Any:
        try:
            return msgspec.convert(value, kind)
        except (msgspec.ValidationError, RecursionError) as error:
            fault = fault_of(error)
            where = f"{_dotted(path)}{_joined(str(fault['where']))}"
            self._findings.add(
                "value-wrong", self._place(path), **{**fault, "where": where}, example=EXAMPLES.get(path[-1], "")
            )
            return None

    def _place(self, path: tuple[str, ...]) -> Place:
        return self._at._replace(line=self._at.line + _line(_table_of(self._text), path))


def line_of(text: str, *path: str) -> int:
    """On which line (from 0) of a block's text a key stands, or else the table that it is in."""
    return _line(_table_of(text), path)


@lru_cache(16)  # what is wrong with one block is told one by one
def _table_of(text: str) -> dict[tuple[str, ...], int]:
    return dict(_lines(text))


def _line(lines: dict[tuple[str, ...], int], path: tuple[str, ...]) -> int:
    return next((lines[path[:size]] for size in range(len(path), 0, -1) if path[:size] in lines), 0)


@cache
def _fields(kind: type[Table]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


@cache
def _tables(kind: Any) -> tuple[type[Table], bool] | None:
    """The struct of a field that is a table of ours, or one of such tables by names (True); None for any other."""
    if isinstance(kind, type) and issubclass(kind, Table):
        return kind, False
    arguments = get_args(kind)
    if get_origin(kind) is dict and isinstance(arguments[1], type) and issubclass(arguments[1], Table):
        return arguments[1], True
    return None


_BARE: Final = re.compile(r"[\w-]+", re.ASCII)
_SIMPLE: Final = re.compile(r"(?:[\w-]++|\"[^\"\\]*+\")(?:\.(?:[\w-]++|\"[^\"\\]*+\"))*+", re.ASCII)
_PART: Final = re.compile(r"([\w-]++)|\"([^\"\\]*+)\"", re.ASCII)
_HEADED: Final = re.compile(r"\s*\[(?!\[)([^\n]*)\]\s*(?:#.*)?")
_ASSIGNED: Final = re.compile(r"\s*((?:[\w.\- \t]|\"(?:[^\"\\]|\\.)*+\"|'[^']*+')++)=", re.ASCII)


def _lines(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """On which line (from 0) the keys of a block stand, by their whole paths: its tables, and what is assigned at the
    beginning of a line. A line of a text of several lines that looks like one may pass for it."""
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n")):
        if (headed := _HEADED.fullmatch(line)) is not None:
            table = _path(headed[1])
            yield table, number
        elif (assigned := _ASSIGNED.match(line)) is not None:
            yield (*table, *_path(assigned[1])), number


def _path(written: str) -> tuple[str, ...]:
    """The parts of a dotted key."""
    written = written.strip()
    if _SIMPLE.fullmatch(written):
        return tuple(bare or quoted for bare, quoted in _PART.findall(written))
    try:
        inner: Any = tomllib.loads(f"{written} = 0")
    except ValueError:
        return ()
    path: list[str] = []
    while isinstance(inner, dict):
        [(key, inner)] = inner.items()
        path.append(key)
    return tuple(path)


def _dotted(path: tuple[str, ...]) -> str:
    """A path as an author writes it."""
    parts = (
        part if _BARE.fullmatch(part) else '"' + part.replace("\\", "\\\\").replace('"', '\\"') + '"' for part in path
    )
    return ".".join(parts)


def _joined(where: str) -> str:
    return f".{where}" if where and not where.startswith("[") else where
