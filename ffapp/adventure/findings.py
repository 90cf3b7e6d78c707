"""What is found in an adventure's files: a code, where it is, and the figures of its sentence (`adventure-<code>`)."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from ffapp.core.errors import Argument
from ffapp.core.faults import NAMES

Level: TypeAlias = Literal["error", "warning"]


class Code(msgspec.Struct, frozen=True):
    """What a code means for the author: whether it keeps the adventure from being played as it is meant, and what its
    sentence speaks of."""

    level: Level
    arguments: tuple[str, ...] = ()


CODES: Final[dict[str, Code]] = {
    "and-more": Code("warning", ("code", "count")),
    # -- files and headers
    "file-unreadable": Code("error", ("cause",)),
    "file-large": Code("error", ("high",)),
    "file-encoding": Code("error"),
    "files-none": Code("error"),
    "text-before": Code("warning"),
    "name-empty": Code("error"),
    "name-twice": Code("error", ("name", "first_file", "first_line")),
    "name-bracket": Code("warning", ("name",)),
    "tags-open": Code("error", ("name",)),
    "metadata-broken": Code("warning", ("name",)),
    "header-rest": Code("warning", ("name", "rest")),
    "story-data-missing": Code("warning"),
    "story-data-broken": Code("error", NAMES),
    "ifid-missing": Code("warning"),
    "ifid-form": Code("warning", ("ifid",)),
    "start-assumed": Code("warning", ("name",)),
    "start-missing": Code("error", ("name",)),
}
"""Every code. Codes are lasting: scripts of authors look for them."""


class Place(NamedTuple):
    """Where something is: the file, the line from 1 (0: the whole file), and the passage it is about."""

    file: str = ""
    line: int = 0
    section: str = ""


NOWHERE: Final = Place()
"""The story as a whole."""


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing found."""

    code: str
    at: Place = NOWHERE
    arguments: dict[str, Argument] = {}

    @property
    def level(self) -> Level:
        return CODES[self.code].level


MOST: Final = 1_000
"""So many findings of one code are kept: nobody reads on, and a file of nothing but mistakes fills no memory."""


class Findings:
    """All that was found, in the order in which it was."""

    def __init__(self) -> None:
        self._found: list[Finding] = []
        self._counts: Counter[str] = Counter()

    def add(self, code: str, at: Place = NOWHERE, /, **arguments: Argument) -> None:
        """Notes a finding. Raises KeyError for a code that there is not, or an argument that its sentence lacks."""
        expected = CODES[code].arguments
        self._counts[code] += 1
        if self._counts[code] <= MOST:
            self._found.append(Finding(code=code, at=at, arguments={name: arguments[name] for name in expected}))

    def sorted(self) -> tuple[Finding, ...]:
        """By file and line; last of all how many more there are of a code."""
        more = (
            Finding(code="and-more", arguments={"code": code, "count": count - MOST})
            for code, count in self._counts.items()
            if count > MOST
        )
        return (*sorted(self._found, key=lambda found: found.at[:2]), *more)
