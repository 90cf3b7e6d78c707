"""The messages of one language; their files are read domain by domain, and each message is parsed by `fluent.syntax`
when it is first rendered.

What renders is here: of Fluent, these sentences need texts, whole numbers, plurals and terms. `fluent.runtime` formats
dates, currencies and fractions besides, by tables of all languages, and takes longer to import than a page to be drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.syntax import FluentParser, ast

from ffapp.core.errors import Argument
from ffapp.texts.errors import MissingText
from ffapp.texts.plain import first_named, in_words

LONGEST: Final = 500
"""So many characters of a text argument are shown."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_parsed: Final = cache(FluentParser(with_spans=False).parse_entry)
"""The entry in a text; the same one is not parsed again after a change of the language and back."""

PLURALS: Final[dict[str, Callable[[int], bool]]] = {"fr": lambda n: abs(n) < 2, "en": lambda n: abs(n) == 1}
"""Which whole numbers take the singular, by the CLDR; all others are "other"."""

Value: TypeAlias = int | str
"""What a part of a sentence is before it is shown."""


class _Sources:
    """The entries of the files in `folders`, "message" or "-term", as the parser has them once they are asked for."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self._folders = folders
        self._domains: set[str] = set()
        self._texts: dict[str, str] = {}

    def __contains__(self, name: str) -> bool:
        """Whether there is an entry; reads the file of its domain if it has not been read."""
        domain = name.removeprefix("-").partition("-")[0]
        if domain not in self._domains:
            self._domains.add(domain)
            for folder in self._folders:
                self._read(folder / f"{domain}.ftl")
        return name in self._texts

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            return
        starts = [(match[1], match.start()) for match in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (name, start), end in zip(starts, ends, strict=True):
            self._texts.setdefault(name, text[start:end])

    def pattern(self, name: str, attribute: str) -> ast.Pattern | None:
        """What an entry says, or what its attribute does; None where it has none. Raises `MissingText`."""
        entry = _parsed(self._texts[name]) if name in self else None
        if not isinstance(entry, ast.Message | ast.Term):
            raise MissingText(name)
        if not attribute:
            return entry.value
        return next((found.value for found in entry.attributes if found.id.name == attribute), None)


class _Strict(dict[str, Value]):
    """Arguments of which none may be missing."""

    def __missing__(self, name: str) -> str:
        raise MissingText(f"${name}")


class _Shown(dict[str, Value]):
    """Arguments of which a missing one shows its name."""

    def __missing__(self, name: str) -> str:
        return f"⟦{name}⟧"


class _OfTerm(dict[str, Value]):
    """The arguments of a term: one that is not given is none of its variants."""

    def __missing__(self, name: str) -> str:
        return ""


class Catalogue:
    """The messages of the language whose files are in `folders`; of two with one name that of the first folder counts.
    `key` tells keys by the ids of their bindings. `strict`: a missing argument raises `MissingText` instead of being
    shown."""

    def __init__(self, *folders: Path, key: Callable[..., str] = first_named, strict: bool = False) -> None:
        self._given: type[dict[str, Value]] = _Strict if strict else _Shown
        self._entries = _Sources(folders)
        self._is_one = PLURALS[folders[0].name]
        self._functions: dict[str, Callable[..., Value]] = {**FUNCTIONS, "NAME": self._name, "KEY": key}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._entries

    def _name(self, domain: Value, code: Value, given: Value = "", form: Value = "") -> str:
        """What a code is called: `given` where somebody has named it, else the message `<domain>-<code>`, else the code
        in words. So a list of codes need not be closed: `NAME("score", $score)`. With a `form` it is that attribute of
        the message, where there is one: the name with its article, the grammatical gender."""
        if str(given):
            return str(given)
        try:
            return self.render(f"{domain}-{code}", {}, str(form))
        except MissingText:
            return in_words(str(code))

    def render(self, message: str, arguments: Mapping[str, Argument], form: str = "") -> str:
        """The text of a message, or of its attribute `form` if it has one. Raises `MissingText`."""
        pattern = (self._entries.pattern(message, form) if form else None) or self._entries.pattern(message, "")
        if pattern is None:
            raise MissingText(message)
        given = self._given()
        for name, value in arguments.items():
            given[f"{name}_given"] = "no" if value in ("", ()) else "yes"
        for name, value in arguments.items():
            given[name] = _argument(value)
        try:
            return self._text(pattern, given)
        except (LookupError, RecursionError, TypeError, ValueError) as error:  # it speaks of nothing, or of itself
            raise MissingText(f"{message}: {error}") from error

    def _text(self, pattern: ast.Pattern, given: Mapping[str, Value]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else _shown(self._value(part.expression, given))
            for part in pattern.elements
        )

    def _value(self, node: ast.SyntaxNode, given: Mapping[str, Value]) -> Value:
        """What an expression comes to."""
        match node:
            case ast.VariableReference():
                return given[node.id.name]
            case ast.SelectExpression():
                return self._text(self._variant(node, self._value(node.selector, given)), given)
            case ast.FunctionReference():
                taken = (self._value(argument, given) for argument in node.arguments.positional)
                return self._functions[node.id.name](*taken, **self._named(node.arguments))
            case ast.TermReference():
                own = _OfTerm(self._named(node.arguments) if node.arguments else {})
                return self._entry(f"-{node.id.name}", node.attribute, own)
            case ast.MessageReference():
                return self._entry(node.id.name, node.attribute, given)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.NumberLiteral():
                return int(node.value)
            case ast.Placeable():
                return self._value(node.expression, given)
            case _:
                raise TypeError(type(node).__name__)

    def _named(self, arguments: ast.CallArguments) -> dict[str, Value]:
        return {argument.name.name: self._value(argument.value, {}) for argument in arguments.named}

    def _entry(self, name: str, attribute: ast.Identifier | None, given: Mapping[str, Value]) -> str:
        pattern = self._entries.pattern(name, attribute.name if attribute else "")
        if pattern is None:
            raise MissingText(name)
        return self._text(pattern, given)

    def _variant(self, node: ast.SelectExpression, value: Value) -> ast.Pattern:
        """The variant of a value: the first that names it, a number also by its plural; else the default."""
        plural = "" if isinstance(value, str) else "one" if self._is_one(value) else "other"
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
            if key in (value, plural):
                return variant.value
        return next(variant.value for variant in node.variants if variant.default)


def _shown(value: Value) -> str:
    return value if isinstance(value, str) else told(value)


def _argument(value: Argument) -> Value:
    """An argument as a message takes it: faces as a sum, names as a list."""
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return _argument((" + " if all(isinstance(part, int) for part in value) else ", ").join(map(str, value)))
        case str() if len(value) > LONGEST:
            return value[: LONGEST - 1] + "…"
        case _:
            return value


def told(value: int) -> str:
    """A number in plain digits, with a true minus sign."""
    return f"−{-value:d}" if value < 0 else f"{value:d}"


def signed(value: int) -> str:
    """A change: "+2", "−2", "0"."""
    return f"+{value:d}" if value > 0 else told(value)


def summand(value: int) -> str:
    """What is added in a written sum: " + 2", " − 2", and nothing for 0."""
    return "" if value == 0 else f" + {value:d}" if value > 0 else f" − {-value:d}"


def size(value: int) -> str:
    """A number without its sign."""
    return f"{abs(value):d}"


def _of_numbers(tell: Callable[[int], str]) -> Callable[[Any], Any]:
    """A function that leaves alone what is no number: a text, or what is missing."""
    return lambda value: tell(value) if isinstance(value, int) else value


FUNCTIONS: Final = {"SIGNED": _of_numbers(signed), "PLUS": _of_numbers(summand), "SIZE": _of_numbers(size)}
"""What a message can call with one number: `SIGNED($by)` "+2", `PLUS($bonus)` " + 2" or nothing, `SIZE($by)` "2".
There is `NAME("score", $code)` besides, with a third place for a name that was given and `form: "…"` for an
attribute, and `KEY("book.go")`, the key that a binding has where the player has it: no message says it by its own."""
