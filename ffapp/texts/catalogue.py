"""The messages of one language: read by domain, parsed one by one, compiled to functions.

An own reading of Fluent's syntax tree instead of `fluent.runtime`, whose import costs a third of a verb's whole time
and which cuts texts at 2,500 characters. The tests render every message with both and compare.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

from ffapp.texts.errors import MissingText

Value: TypeAlias = int | str
Figures: TypeAlias = Mapping[str, Value]
Render: TypeAlias = Callable[[Figures], str]
Evaluate: TypeAlias = Callable[[Figures], Value]

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_GIVEN: Final = "_given"
_PARSER: Final = FluentParser(with_spans=False)

ONE: Final[dict[str, Callable[[int], bool]]] = {"fr": lambda n: n in {0, 1}, "en": lambda n: n == 1}
"""Which whole numbers, their sign apart, take the singular."""


class _Quiet(dict[str, Value]):
    """The arguments of a term: what is not given is empty."""

    def __missing__(self, name: str) -> str:
        return ""


class Catalogue:
    """The messages of the language whose files are in `folder`. `strict`: a missing argument raises `MissingText`
    instead of being shown."""

    def __init__(self, folder: Path, *, strict: bool = False) -> None:
        self._folder = folder
        self._strict = strict
        self._one = ONE[folder.name]
        self._domains: set[str] = set()
        self._sources: dict[str, str] = {}
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._compiled: dict[str, Render] = {}

    def render(self, message: str, figures: Mapping[str, int | str]) -> str:
        """The text of a message (or of an attribute, "message.attribute"). Raises `MissingText`."""
        flags = {name: "yes" if value else "no" for name, value in figures.items() if isinstance(value, bool)}
        try:
            return self._find(message)({**figures, **flags} if flags else figures)
        except (RecursionError, TypeError) as error:  # refers to itself, or was given what is no figure
            raise MissingText(f"{message}: {error}") from error

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._source(message.partition(".")[0]) is not None

    def _source(self, name: str) -> str | None:
        """The source of an entry; reads the file of its domain first if it has not been read."""
        if name not in self._sources:
            domain = name.removeprefix("-").partition("-")[0]
            if domain not in self._domains:
                self._domains.add(domain)
                self._read(self._folder / f"{domain}.ftl")
        return self._sources.get(name)

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            return
        starts = [(match[1], match.start()) for match in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (name, start), end in zip(starts, ends, strict=True):
            self._sources.setdefault(name, text[start:end])

    def _entry(self, name: str) -> ast.Message | ast.Term:
        entry = self._entries.get(name)
        if entry is None:
            source = self._source(name)
            if source is None:
                raise MissingText(name)
            parsed = _PARSER.parse_entry(source)
            if not isinstance(parsed, ast.Message | ast.Term):
                raise MissingText(f"{name}: not in Fluent's syntax")
            entry = self._entries[name] = parsed
        return entry

    def _find(self, name: str) -> Render:
        """The function that renders "message", "message.attribute", "-term" or "-term.attribute"."""
        render = self._compiled.get(name)
        if render is None:
            base, _, attribute = name.partition(".")
            entry = self._entry(base)
            pattern = entry.value
            if attribute:
                pattern = next((known.value for known in entry.attributes if known.id.name == attribute), None)
            if pattern is None:
                raise MissingText(name)
            render = self._compiled[name] = self._pattern(pattern)
        return render

    def _pattern(self, pattern: ast.Pattern) -> Render:
        parts: list[str | Evaluate] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(self._expression(element))
        if all(isinstance(part, str) for part in parts):
            text = "".join(part for part in parts if isinstance(part, str))
            return lambda figures: text
        return lambda figures: "".join(part if isinstance(part, str) else told(part(figures)) for part in parts)

    def _expression(self, node: ast.SyntaxNode) -> Evaluate:
        if isinstance(node, ast.Placeable):
            return self._expression(node.expression)
        if isinstance(node, ast.SelectExpression):
            return self._selection(node)
        if isinstance(node, ast.VariableReference):
            return self._variable(node.id.name)
        if isinstance(node, ast.MessageReference | ast.TermReference):
            return self._reference(node)
        if isinstance(node, ast.FunctionReference):
            return self._function(node)
        if isinstance(node, ast.StringLiteral):
            text: str = node.parse()["value"]
            return lambda figures: text
        if isinstance(node, ast.NumberLiteral):
            number = _number(node)
            return lambda figures: number
        raise MissingText(type(node).__name__)

    def _variable(self, name: str) -> Evaluate:
        base = name.removesuffix(_GIVEN)

        def evaluate(figures: Figures) -> Value:
            try:
                return figures[name]
            except KeyError:
                if base != name and base in figures:
                    return "no" if figures[base] == "" else "yes"
                if self._strict:
                    raise MissingText(f"${name}") from None
                return f"⟦{name}⟧"

        return evaluate

    def _reference(self, node: ast.MessageReference | ast.TermReference) -> Evaluate:
        name = node.id.name
        if node.attribute is not None:
            name += f".{node.attribute.name}"
        if isinstance(node, ast.MessageReference):
            return lambda figures: self._find(name)(figures)
        arguments = node.arguments.named if node.arguments else []
        given = _Quiet({argument.name.name: _literal(argument.value) for argument in arguments})
        return lambda figures: self._find(f"-{name}")(given)

    def _function(self, node: ast.FunctionReference) -> Evaluate:
        function = FUNCTIONS.get(node.id.name)
        if function is None or len(node.arguments.positional) != 1 or node.arguments.named:
            raise MissingText(f"{node.id.name}()")
        argument = self._expression(node.arguments.positional[0])

        def evaluate(figures: Figures) -> Value:
            value = argument(figures)
            return function(value) if isinstance(value, int) else value

        return evaluate

    def _selection(self, node: ast.SelectExpression) -> Evaluate:
        selector = self._expression(node.selector)
        variants: dict[Value, Render] = {}
        default: Render | None = None
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else _number(variant.key)
            variants[key] = self._pattern(variant.value)
            if variant.default:
                default = variants[key]
        if default is None:
            raise MissingText("a selection without a default")
        otherwise = default

        def evaluate(figures: Figures) -> Value:
            value = selector(figures)
            chosen = variants.get(value)
            if chosen is None and isinstance(value, int):
                chosen = variants.get("one" if self._one(abs(value)) else "other")
            return (chosen or otherwise)(figures)

        return evaluate


def _number(node: ast.NumberLiteral) -> int:
    try:
        return int(node.value)
    except ValueError:
        raise MissingText(f"{node.value}: only whole numbers") from None


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> Value:
    if isinstance(node, ast.NumberLiteral):
        return _number(node)
    text: str = node.parse()["value"]
    return text


def told(value: Value) -> str:
    """A value as it is read: a number in plain digits, with a true minus sign."""
    return value if isinstance(value, str) else f"−{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """A change: "+2", "−2", "0"."""
    return f"+{value}" if value > 0 else told(value)


def summand(value: int) -> str:
    """What is added in a written sum: " + 2", " − 2", and nothing for 0."""
    return "" if value == 0 else f" + {value}" if value > 0 else f" − {-value}"


FUNCTIONS: Final[dict[str, Callable[[int], str]]] = {
    "NUMBER": told,
    "SIGNED": signed,
    "PLUS": summand,
    "SIZE": lambda value: str(abs(value)),
}
"""What a message can call with one number: `SIGNED($by)` "+2", `PLUS($bonus)` " + 2" or nothing, `SIZE($by)` "2"."""
