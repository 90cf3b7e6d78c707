"""What sections are called: a number in the two books, `101-A` in others as they are printed, the name of a passage in
an adventure from a file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from ffapp.core.bounds import ABSURD
from ffapp.core.errors import Refusal
from ffapp.gamebook.bounds import check_line, check_writable, invisible

SectionLabel: TypeAlias = int | str
"""A label. What is written as a number is that number, never a text: see `section_of`."""

LONGEST_LABEL: Final = 10
"""So many characters a label has that is no number."""

LONGEST_NAME: Final = 200
"""So many characters the name of a section of an adventure has at most."""

LABEL: Final = r"[0-9]{1,4}(?:-?[^\W\d_]{1,3}|-[0-9]{1,3})?"
"""A label as books print it, as a pattern: a number, maybe with letters or another number behind it."""

_LABEL: Final = re.compile(LABEL)
_NUMBER: Final = re.compile(r"0*([0-9]{1,9})")


@lru_cache(maxsize=4_096)
def section_of(label: SectionLabel) -> SectionLabel:
    """A label as it is kept: `"34"` and `" 034"` are the number 34."""
    if isinstance(label, int):
        return label
    found = _NUMBER.fullmatch(label.strip())
    return int(found[1]) if found and int(found[1]) <= ABSURD else label.strip()


def check_section(section: SectionLabel) -> None:
    """Raises `Refusal` ("section-bounds", "section-label") for what no printed section is called."""
    section = section_of(section)
    if isinstance(section, str):
        if _NUMBER.fullmatch(section):
            raise Refusal("section-bounds", high=ABSURD)
        if not _LABEL.fullmatch(section):
            raise Refusal("section-label", high=ABSURD)
    elif not 1 <= section <= ABSURD:
        raise Refusal("section-bounds", high=ABSURD)


def check_names(names: Iterable[str]) -> None:
    """Raises `Refusal` for names of sections or texts that are none ("name-empty"), too long, or not writable."""
    for name in names:
        check_writable(name)
        if invisible(name):
            raise Refusal("name-empty")
        if len(name) > LONGEST_NAME:
            raise Refusal("text-long", high=LONGEST_NAME, length=len(name))
        check_line(name)


def read_section(text: str) -> SectionLabel:
    """The label that was typed. Raises `Refusal` as `check_section`, and "section-missing"."""
    if not text:
        raise Refusal("section-missing")
    section = section_of(text)
    check_section(section)
    return section


def in_order(section: SectionLabel | None) -> tuple[int, str]:
    """What sections are sorted by: their numbers, then what stands behind; names without a number come last."""
    if section is None:
        return 0, ""
    if isinstance(section, int):
        return section, ""
    found = re.match(r"[0-9]{1,9}", section)
    return (int(found[0]), section) if found else (ABSURD + 1, section)
