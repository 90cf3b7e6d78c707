"""Whatever an author's file holds: it is read in a time that grows as the file does. Work is counted, not timed."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from ffapp.adventure.findings import MOST
from ffapp.adventure.reading import MOST_BYTES
from tests.adventure.stories import checked, codes, rules, section


def repeated(text: str, size: int, begin: str = ":: Start\n") -> str:
    """A text again and again, up to a size."""
    return begin + text * (size // len(text))


HOSTILE = {
    "headers": ("::\n", ""),
    "one name": (":: a\n", ""),
    "escapes in a header": ("\\[", ":: "),
    "open tags": ("\\]", ":: a ["),
    "metadata": ('{"a":', ":: a {"),
    "open links": ("[[", ":: Start\n"),
    "links to nothing": ("[[b]]\n", ":: Start\n"),
    "backslashes": ("\\", ":: Start\n"),
    "escaped links": ("[[\\", ":: Start\n"),
    "fences": ("```ffapp\n", ":: Start\n"),
    "blocks": (":: a\n[[a]]\n```ffapp\nx\n```\n", ""),
    "deep keys": ("a.b.c.d.e.f = 1\n", ":: Start\n```ffapp\n"),
    "quotes": ('"""', ":: Start\n```ffapp\n"),
    "brackets": ("[", ":: Start\n```ffapp\nx = "),
    "SugarCube": ("<<if ", ":: Start\n"),
    "Harlowe": ("(if", ":: Start\n"),
    "Chapbook": ("\n[if ", ":: Start\n"),
    "line ends": ("\r\n\r", ":: Start\n"),
    "data": ("[", ":: StoryData\n"),
}


def work(text: str) -> int:
    """How many functions are called in looking through an adventure, those of C among them."""
    count = 0

    def counted(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        checked(text)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("name", HOSTILE)
def test_twice_the_file_is_twice_the_work(name: str) -> None:
    text, begin = HOSTILE[name]
    once, twice = (work(repeated(text, size, begin)) for size in (12_000, 24_000))
    assert twice < 2.3 * once + 200


@pytest.mark.long
@pytest.mark.parametrize("name", HOSTILE)
def test_the_largest_file_is_read(name: str) -> None:
    """What C does is not counted: the limit of a test tells where it never ends."""
    text, begin = HOSTILE[name]
    assert checked(repeated(text, MOST_BYTES, begin)).findings


def chained(length: int) -> str:
    """Sections that each note a word, and ask for the one before."""
    rooms = []
    for at in range(1, length):
        asked = f'to.{at + 1}.needs = {{codeword = "w{at - 1}"}}' if at > 1 else ""
        rooms.append(section(str(at), f"[[{at + 1}]]", f'codewords = ["w{at}"]\n{asked}'))
    return rules() + "".join(rooms)


def test_twice_the_sections_are_twice_the_work() -> None:
    once, twice = (work(chained(length)) for length in (40, 80))
    assert twice < 2.3 * once


def test_a_file_of_nothing_but_mistakes_is_told_in_bounds() -> None:
    found = checked(":: Start\n" + "[[b]]\n" * 3).findings
    assert [one.code for one in found].count("link-unknown") == 1
    found = checked("".join(f":: {at}\n[[b{at}]]\n" for at in range(MOST + 7))).findings
    assert codes(checked("::\n" * (MOST + 7))).count("name-empty") == MOST
    assert {"code": "link-unknown", "count": 7} in [one.arguments for one in found if one.code == "and-more"]
