"""The messages of one language, rendered by `fluent.runtime`; their files are read domain by domain."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from ffapp.texts.errors import MissingText

if TYPE_CHECKING:
    from babel import Locale

LONGEST: Final = 500
"""So many characters of a text argument are shown: Fluent gives up on a part of a sentence over 2,500."""

# Every domain that a file speaks of: "{ stone-of }", "{ -swamp-name }".
_SPOKEN_OF: Final = re.compile(r"\{\s*-?([a-z]+)-")


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
    """The messages of the language whose files are in `folder`. `strict`: a missing argument raises `MissingText`
    instead of being shown."""

    def __init__(self, folder: Path, *, strict: bool = False) -> None:
        self._folder = folder
        self._arguments: type[dict[str, Any]] = dict if strict else _Shown
        self._bundle = FluentBundle([folder.name], functions=FUNCTIONS, use_isolating=False)
        self._domains: set[str] = set()

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        self._read(message.partition("-")[0])
        return self._bundle.has_message(message)

    def render(self, message: str, figures: Mapping[str, int | str]) -> str:
        """The text of a message. Raises `MissingText`."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise MissingText(message)
        arguments = self._arguments()
        for name, value in figures.items():
            arguments[f"{name}_given"] = "no" if value == "" else "yes"
        for name, value in figures.items():
            arguments[name] = _argument(value)
        errors: list[Exception] = []
        # `format_pattern` would make its own numbers of ours, grouped and with a hyphen for a minus.
        environment = ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(arguments))
        try:
            text = pattern(environment)
        except (RecursionError, ValueError) as error:  # refers to itself, or has too long a part
            errors.append(error)
        if errors:
            raise MissingText(f"{message}: {errors[0]}") from errors[0]
        return str(text)

    def _read(self, domain: str) -> None:
        """Reads the file of a domain, and those of the domains that it speaks of, unless they have been read."""
        if domain in self._domains:
            return
        self._domains.add(domain)
        try:
            source = (self._folder / f"{domain}.ftl").read_text(encoding="utf-8")
        except OSError:
            return
        self._bundle.add_resource(FluentResource(source))
        for other in _SPOKEN_OF.findall(source):
            self._read(other)


def _argument(value: int | str) -> int | str:
    """An argument as Fluent takes it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return Number(value)
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
"""What a message can call with one number: `SIGNED($by)` "+2", `PLUS($bonus)` " + 2" or nothing, `SIZE($by)` "2"."""
