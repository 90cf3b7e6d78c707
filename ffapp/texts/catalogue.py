"""The messages of one language, rendered by `fluent.runtime`; their files are read domain by domain, and each message
is parsed when it is first rendered."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from babel.plural import PluralRule
from fluent.syntax import FluentParser, ast

from ffapp.core.errors import Argument
from ffapp.texts.errors import MissingText
from ffapp.texts.plain import first_named, in_words
from ffapp.texts.unreached import unreached

# No message has a date, and every number is a `Number`: what formats others takes half as long again to import.
with unreached("babel.dates", "babel.numbers", "pytz"):
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
    from fluent.runtime.types import FluentInt

if TYPE_CHECKING:
    from babel import Locale

LONGEST: Final = 500
"""So many characters of a text argument are shown: Fluent gives up on a part of a sentence over 2,500."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_parsed: Final = cache(FluentParser(with_spans=False).parse_entry)
"""The entry in a text; the same one is not parsed again after a change of the language and back."""

PLURALS: Final = {"fr": "i = 0,1", "en": "i = 1 and v = 0"}
"""Which numbers take the singular, in the words of the CLDR."""


class _Locale(NamedTuple):
    """What Fluent asks a locale for where every number is a `Number`. Babel's own holds four megabytes about all
    languages, a tenth of the program's memory, and takes as long to read as everything else here."""

    plural_form: PluralRule


class _Bundle(FluentBundle):
    """The entries of the files in `folders`, as upstream has them once they have been looked up."""

    def __init__(self, folders: tuple[Path, ...], functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([folders[0].name], functions=dict(functions), use_isolating=False)
        self._folders = folders
        self._domains: set[str] = set()
        self._sources: dict[str, str] = {}

    def _get_babel_locale(self) -> Any:
        return _Locale(PluralRule({"one": PLURALS[self.locales[0]]}))

    def has(self, name: str) -> bool:
        """Whether there is an entry "message" or "-term"; reads the file of its domain if it has not been read."""
        domain = name.removeprefix("-").partition("-")[0]
        if domain not in self._domains:
            self._domains.add(domain)
            for folder in self._folders:
                self._read(folder / f"{domain}.ftl")
        return name in self._sources

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            return
        starts = [(match[1], match.start()) for match in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (name, start), end in zip(starts, ends, strict=True):
            self._sources.setdefault(name, text[start:end])

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if self.has(name) and self._sources[name]:
            entry = _parsed(self._sources[name])
            if isinstance(entry, ast.Message | ast.Term):
                self.add_resource(ast.Resource([entry]))
            self._sources[name] = ""
        return super()._lookup(entry_id, term)


class Number(FluentInt):
    """A whole number as it is read in a sentence."""

    def format(self, locale: Locale) -> str:
        """Plain digits with a true minus sign, whatever the locale would group them by."""
        return told(self)


class _Shown(dict[str, Any]):
    """Arguments of which a missing one shows its name."""

    def __missing__(self, name: str) -> str:
        return f"⟦{name}⟧"


class Catalogue:
    """The messages of the language whose files are in `folders`; of two with one name that of the first folder counts.
    `key` tells keys by the ids of their bindings. `strict`: a missing argument raises `MissingText` instead of being
    shown."""

    def __init__(self, *folders: Path, key: Callable[..., str] = first_named, strict: bool = False) -> None:
        self._arguments: type[dict[str, Any]] = dict if strict else _Shown
        self._bundle = _Bundle(folders, {**FUNCTIONS, "NAME": self._name, "KEY": key})

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has(message)

    def _name(self, domain: Any, code: Any, given: Any = "", form: Any = "") -> str:
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
        try:
            found = self._bundle.get_message(message)
        except LookupError:
            raise MissingText(message) from None
        pattern = found.attributes.get(form) or found.value
        if pattern is None:
            raise MissingText(message)
        given = self._arguments()
        for name, value in arguments.items():
            given[f"{name}_given"] = "no" if value in ("", ()) else "yes"
        for name, value in arguments.items():
            given[name] = _argument(value)
        errors: list[Exception] = []
        # `format_pattern` would make its own numbers of ours, grouped and with a hyphen for a minus.
        environment = ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(given))
        try:
            text = pattern(environment)
        except (RecursionError, ValueError) as error:  # refers to itself, or has too long a part
            errors.append(error)
        if errors:
            raise MissingText(f"{message}: {errors[0]}") from errors[0]
        return str(text)


def _argument(value: Argument) -> int | str:
    """An argument as Fluent takes it: faces as a sum, names as a list."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return Number(value)
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
