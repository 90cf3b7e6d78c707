"""All messages of all languages as Fluent's own parser reads them, with the arguments that each can be given."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import ffapp.texts
from ffapp.texts import Texts

FOLDER = Path(ffapp.texts.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5)
GENDERS = ("f", "m")
GAP = "◊"
"""What stands in a sentence for everything that it is not itself."""


@dataclass
class Uses:
    """How one argument is used: as a number, or as a code of which these are known, or only shown; and whether it does
    more than make words agree with it."""

    number: bool = False
    codes: set[str] = field(default_factory=set)
    shown: bool = False

    def add(self, other: Uses) -> None:
        self.number |= other.number
        self.codes |= other.codes
        self.shown |= other.shown


@dataclass
class Entry:
    """A message or a term."""

    name: str
    domain: str
    node: ast.Message | ast.Term


def domains(language: str) -> list[str]:
    return sorted(path.stem for path in (FOLDER / language).glob("*.ftl"))


@cache
def parsed(language: str, domain: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / language / f"{domain}.ftl").read_text(encoding="utf-8"))


@cache
def entries(language: str) -> dict[str, Entry]:
    """Messages by id, with their attributes, and terms by "-id"."""
    found: dict[str, Entry] = {}
    for domain in domains(language):
        for node in parsed(language, domain).body:
            if isinstance(node, ast.Message | ast.Term):
                name = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
                found[name] = Entry(name, domain, node)
    return found


@cache
def messages(language: str) -> tuple[str, ...]:
    return tuple(sorted(name for name in entries(language) if not name.startswith("-")))


def _walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _walk(value)
    elif isinstance(node, list):
        for part in node:
            yield from _walk(part)


@cache
def references(language: str, name: str) -> frozenset[str]:
    """The messages and terms that one speaks of."""
    found = set()
    for node in _walk(entries(language)[name].node):
        if isinstance(node, ast.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            found.add(f"-{node.id.name}")
    return frozenset(found)


@cache
def spoken_of(language: str) -> frozenset[str]:
    """What any message or term speaks of."""
    return frozenset(other for name in entries(language) for other in references(language, name))


def keys_spoken_of(language: str, name: str) -> Iterator[str]:
    """The ids of the bindings whose keys an entry tells."""
    for node in _walk(entries(language)[name].node):
        if isinstance(node, ast.FunctionReference) and node.id.name == "KEY":
            yield from (part.value for part in node.arguments.positional if isinstance(part, ast.StringLiteral))


@cache
def arguments(language: str, name: str) -> dict[str, Uses]:
    """The arguments that a message needs, its own and those of the messages that it speaks of."""
    uses: dict[str, Uses] = {}

    def add(argument: str, use: Uses) -> None:
        if argument.endswith("_given"):
            argument, use = argument.removesuffix("_given"), Uses(codes={""}, shown=use.shown)
        uses.setdefault(argument, Uses()).add(use)

    nodes = list(_walk(entries(language)[name].node))
    agreeing = {id(part) for node in nodes if _is_of_gender(node) for part in _walk(node)}
    for node in nodes:
        if isinstance(node, ast.VariableReference):
            add(node.id.name, Uses(shown=id(node) not in agreeing))
        elif isinstance(node, ast.FunctionReference):
            for part in node.arguments.positional:
                if isinstance(part, ast.VariableReference):
                    add(part.id.name, Uses(number=node.id.name != "NAME", codes=_known(language, node, part)))
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            number = all(key in PLURALS or key.lstrip("-").isdigit() for key in keys)
            add(node.selector.id.name, Uses(number=True) if number else Uses(codes={str(key) for key in keys}))
    for other in references(language, name):
        if not other.startswith("-"):
            for argument, use in arguments(language, other).items():
                add(argument, use)
    return uses


def _is_of_gender(node: ast.BaseNode) -> bool:
    """Whether it is `NAME("…", $code, form: "gender")`."""
    return isinstance(node, ast.FunctionReference) and any(
        part.name.name == "form" and getattr(part.value, "value", "") == "gender" for part in node.arguments.named
    )


def _known(language: str, name: ast.FunctionReference, part: ast.VariableReference) -> set[str]:
    """The codes that `NAME` knows, where it is asked for one of a species or a piece of equipment."""
    domain, code = name.arguments.positional[:2] if name.id.name == "NAME" else (None, None)
    closed = getattr(domain, "value", "")
    if part is not code or closed not in ("species", "equipment"):
        return set()
    return {message.removeprefix(f"{closed}-") for message in messages(language) if message.startswith(f"{closed}-")}


def _values(argument: str, use: Uses) -> list[int | str]:
    if argument.endswith("gender"):
        return [*GENDERS, ""]
    if use.codes:
        return [*sorted(use.codes), "Xy"]
    if use.number:
        return [*NUMBERS, -3]
    return ["Aïla", *NUMBERS]


def argument_sets(language: str, name: str, most: int) -> Iterator[dict[str, int | str]]:
    """Arguments for a message: all combinations, or of more than `most` a fixed choice in which each value occurs."""
    choices = {argument: _values(argument, use) for argument, use in sorted(arguments(language, name).items())}
    total = 1
    for values in choices.values():
        total *= len(values)
    if total <= most:
        for combination in product(*choices.values()):
            yield dict(zip(choices, combination, strict=True))
        return
    for turn in range(max(len(values) for values in choices.values())):
        yield {argument: values[turn % len(values)] for argument, values in choices.items()}
    chance = random.Random(name)
    for _ in range(most):
        yield {argument: chance.choice(values) for argument, values in choices.items()}


def patterns(node: ast.BaseNode) -> Iterator[ast.Pattern]:
    """Every pattern in an entry, those of its variants and attributes included."""
    if isinstance(node, ast.Pattern):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from patterns(part)


@cache
def said(language: str, name: str) -> tuple[str, ...]:
    """What an entry says itself, line by line, a `GAP` for each placeable."""
    lines: list[str] = []
    for pattern in patterns(entries(language)[name].node):
        parts = (part.value if isinstance(part, ast.TextElement) else GAP for part in pattern.elements)
        lines += "".join(parts).replace("\u00a0", " ").splitlines()
    return tuple(lines)


@cache
def texts(language: str) -> Texts:
    return Texts(language, strict=True)
