"""What is found in an adventure's files: a code, where it is, and the figures of its sentence (`adventure-<code>`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from ffapp.core.errors import Argument
from ffapp.core.faults import NAMES
from ffapp.core.near import near

Level: TypeAlias = Literal["error", "warning"]


class Code(msgspec.Struct, frozen=True):
    """What a code means for the author: whether it keeps the adventure from being played as it is meant, and what its
    sentence speaks of."""

    level: Level
    arguments: frozenset[str] = frozenset()
    more: bool = False
    """Whether there may be others: those of the sentence of another domain that says why."""


def _code(level: Level, /, *arguments: str, more: bool = False) -> Code:
    return Code(level, frozenset(arguments), more)


CODES: Final[dict[str, Code]] = {
    "and-more": _code("warning", "code", "count"),
    # -- files and headers
    "file-unreadable": _code("error", "cause"),
    "file-large": _code("error", "high"),
    "file-encoding": _code("error"),
    "files-none": _code("error"),
    "text-before": _code("warning"),
    "name-empty": _code("error"),
    "name-twice": _code("error", "name", "first_file", "first_line"),
    "name-bracket": _code("warning", "name"),
    "tags-open": _code("error", "name"),
    "metadata-broken": _code("warning", "name"),
    "header-rest": _code("warning", "name", "rest"),
    "story-data-missing": _code("warning"),
    "story-data-broken": _code("error", *NAMES),
    "ifid-missing": _code("warning"),
    "ifid-form": _code("warning", "ifid"),
    "start-assumed": _code("warning", "name"),
    "start-missing": _code("error", "name"),
    "rules-empty": _code("warning"),
    "rules-missing": _code("error"),
    "rulebook-unknown": _code("error", "name", "known", "meant"),
    "language-unknown": _code("error", "name"),
    # -- blocks
    "block-open": _code("error"),
    "block-second": _code("error"),
    "block-unread": _code("warning"),
    "block-brackets": _code("warning"),
    "block-long": _code("error"),
    "block-deep": _code("error"),
    "block-syntax": _code("error", "reason"),
    "key-unknown": _code("error", "key", "meant"),
    "value-wrong": _code("error", *NAMES, "example"),
    # -- what a block orders
    "order-foreign": _code("error", "key", "rules"),
    "points-unknown": _code("error", "name", "known", "meant"),
    "points-full": _code("error", "name"),
    "price-void": _code("error", "name", "reason"),
    "fight-line": _code("error", "problem", "part", more=True),
    "refused": _code("error", "rule", more=True),
    "decisions-several": _code("error"),
    "when-never": _code("error", "target", "when"),
    "outcome-missing": _code("error", "when"),
    "roll-without-dice": _code("error", "target"),
    "roll-gap": _code("error", "results"),
    "roll-overlap": _code("error", "results", "target", "other"),
    "roll-beyond": _code("warning", "results", "target"),
    "way-unlinked": _code("error", "target", "meant"),
    "end-goes-on": _code("warning"),
    # -- sections and ways
    "link-unknown": _code("error", "target", "meant"),
    "link-special": _code("error", "target"),
    "link-outside": _code("warning", "address"),
    "section-orphan": _code("warning"),
    "section-unreachable": _code("warning"),
    "dead-end": _code("error"),
    "end-unsaid": _code("warning"),
    "way-impossible": _code("error", "target", "kind", "name", "number"),
    "macro-foreign": _code("warning", "format", "macro", "count"),
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


MOST_NEAR, MOST_KNOWN = 50, 5_000
"""So often, and among so many names, it is looked for what may have been meant: that takes its time."""


class Findings:
    """All that was found, in the order in which it was."""

    def __init__(self) -> None:
        self._found: list[Finding] = []
        self._counts: Counter[str] = Counter()
        self._near_left = MOST_NEAR

    @property
    def count(self) -> int:
        """How many there are so far."""
        return self._counts.total()

    def add(self, code: str, at: Place = NOWHERE, /, **arguments: Argument) -> None:
        """Notes a finding. Raises KeyError for a code that there is not, or an argument that its sentence lacks."""
        known = CODES[code]
        if not known.arguments.issubset(arguments) if known.more else known.arguments != arguments.keys():
            raise KeyError(code, *arguments)
        self._counts[code] += 1
        if self._counts[code] <= MOST:
            self._found.append(Finding(code=code, at=at, arguments=arguments))

    def meant(self, name: str, known: Collection[str]) -> tuple[str, ...]:
        """What may have been meant by a name that there is not; nothing where it would take too long to look."""
        if not self._near_left or len(known) > MOST_KNOWN:
            return ()
        self._near_left -= 1
        return near(name, known)

    def sorted(self) -> tuple[Finding, ...]:
        """By file and line; last of all how many more there are of a code."""
        more = (
            Finding(code="and-more", arguments={"code": code, "count": count - MOST})
            for code, count in self._counts.items()
            if count > MOST
        )
        return (*sorted(self._found, key=lambda found: found.at[:2]), *more)
