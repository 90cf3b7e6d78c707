"""Which pictures of the screens the suite compares: of each page in each state one, at 80 × 24 and dark where there is
such a one. The same in another size, light, in ASCII or in English is for the long tests.

A picture is known by the name of its test: its words without those that tell how it is looked at.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

LOOKS = {"large", "huge", "vast", "giant", "least", "tall", "middle", "light", "ascii", "english"}
SIZES = {"120", "200", "60"}
PLAIN = {"dark", "80"}

KEPT = {
    "test_book_pictures.py::test_picture[book-travelled-large]",
    "test_book_pictures.py::test_picture[book-travelled-huge]",
    "test_book_pictures.py::test_picture[book-least]",
    "test_book_pictures.py::test_picture[book-travelled-light]",
    "test_book_pictures.py::test_picture[book-travelled-ascii]",
    "test_book_pictures.py::test_picture[fight-blows-large]",
    "test_book_pictures.py::test_picture[fight-least]",
    "test_dungeon_pictures.py::test_picture[range-large]",
    "test_dungeon_pictures.py::test_picture[range-vast]",
    "test_dungeon_pictures.py::test_picture[crowd-least]",
    "test_map_screen.py::test_picture[swamp-120]",
    "test_title.py::test_picture_with_saves[120]",
}
"""Other looks that the suite compares all the same: pages that are arranged otherwise where there is other room."""


def words(name: str) -> list[str]:
    return re.findall(r"[^\W_]+", name)


def looks(name: str) -> int:
    """How many words of a name tell a look."""
    return sum(word in LOOKS | SIZES for word in words(name))


def state(name: str) -> tuple[str, ...]:
    """The page and its state."""
    return tuple(word for word in words(name) if word not in LOOKS | SIZES | PLAIN)


def other_looks(names: Iterable[str]) -> set[str]:
    """Those of some pictures, by the names of their tests, that show what another one shows as well."""
    shown: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for name in names:
        shown[state(name)].append(name)
    others = set()
    for page, group in shown.items():
        first = min(group, key=looks)  # of equals the first
        others |= {*group} - {first}
        if looks(first) and any(page == other[: len(page)] for other in shown if other != page):
            others.add(first)  # a look of the page as such, which has other pictures
    return {name for name in others if not name.endswith(tuple(KEPT))}
