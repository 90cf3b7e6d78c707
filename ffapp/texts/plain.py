"""The messages that need no Fluent: one line or a block of lines, with nothing in it but the names of arguments.

Most of what the title screen and a help text of the command line say is a label: these need no parser. Everything
else, also a plain message with arguments that are anything special, is Fluent's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from ffapp.core.errors import Argument

# No select, no reference, no function but `KEY`: arguments, and the brackets that Fluent needs quoted.
_KEY: Final = r" KEY\(\"[^\"]*\"\) "
_TEXT: Final = rf"[^{{}}\n]*(?:\{{(?: \$\w+ |\"[{{}}]\"|{_KEY})\}}[^{{}}\n]*)*"
# On the line of its name, with no indented line after it, or as lines of its own below, none of which begins as a
# variant or an attribute does.
_LINE: Final = rf" +(?![ .*[}}\n]){_TEXT}\n"
_PLAIN: Final = re.compile(
    rf"^([a-zA-Z][\w-]*) =(?: ({_TEXT})\n(?![ .}}])|\n(?: *\n)*({_LINE}(?:{_LINE}| *\n)*)(?![ \n.}}]))", re.MULTILINE
)
_BRACED: Final = re.compile(r"\{(?: \$(\w+) |\"([{}])\"| KEY\(\"([^\"]*)\"\) )\}")
LONGEST: Final = 500
"""Longer texts are Fluent's business, which cuts them."""


def first_named(*ids: str) -> str:
    """What stands for the keys of bindings where there is no screen that has them."""
    return ids[0]


class PlainMessages:
    """Those of one language, whose files are in `folders`; of two with one name that of the first folder counts. `key`
    tells a key by the id of its binding."""

    def __init__(self, *folders: Path, key: Callable[..., str] = first_named) -> None:
        self._folders = folders
        self._key = key
        self._known: dict[str, str] = {}
        self._domains: set[str] = set()

    def has(self, message: str) -> bool:
        """Whether there is such a message among the plain ones."""
        return self._pattern(message) is not None

    def render(self, message: str, arguments: Mapping[str, Argument]) -> str | None:
        """The text of a message, or None where Fluent has to be asked."""
        pattern = self._pattern(message)
        if pattern is None or "{" not in pattern:
            return pattern
        try:
            return _BRACED.sub(lambda match: self._braced(match, arguments), pattern)
        except (KeyError, TypeError):
            return None

    def _braced(self, match: re.Match[str], arguments: Mapping[str, Argument]) -> str:
        argument, bracket, binding = match.groups()
        return bracket or (_told(arguments[argument]) if binding is None else self._key(binding))

    def _pattern(self, message: str) -> str | None:
        pattern = self._known.get(message)
        if pattern is None:
            domain = message.partition("-")[0]
            if domain not in self._domains:
                self._read(domain)
                pattern = self._known.get(message)
        return pattern

    def _read(self, domain: str) -> None:
        self._domains.add(domain)
        for folder in self._folders:
            try:
                source = (folder / f"{domain}.ftl").read_text(encoding="utf-8")
            except OSError:
                continue
            for match in _PLAIN.finditer(source + "\n"):
                self._known.setdefault(match[1], _dedented(match[3]) if match[2] is None else match[2].strip(" "))


def _dedented(block: str) -> str:
    """Lines without the indent that they share, and nothing after the last."""
    lines = [line if line.strip(" ") else "" for line in block.split("\n")]
    indent = min(len(line) - len(line.lstrip(" ")) for line in lines if line)
    return "\n".join(line[indent:] for line in lines).rstrip(" \n")


def _told(value: Argument) -> str:
    """An argument as Fluent would show it. Raises TypeError for one that is special."""
    if isinstance(value, str) and len(value) <= LONGEST:
        return value
    if type(value) is int:
        return f"−{-value:d}" if value < 0 else f"{value:d}"
    raise TypeError(value)


def in_words(code: str) -> str:
    """A code as one can read it, for what has no message: of "time_track" "Time track"."""
    words = code.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]
