"""Two columns that name a figure on the grid: "Ka" for Kaël, "g2" for the second goblin. Each is of one figure only.

Characters have capitals, monsters small letters. A label is made from letters of the name, from those that tell it
from the others first; whatever the names, no two figures get the same, not even by their case.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from ffapp.doonjons.figures import Character, Figure, Named, named

WIDTH: Final = 2
"""Columns of a label."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NAMELESS: Final = "?"
_JOINING: Final = ("JUNGSEONG", "JONGSEONG", "FILLER")
"""Parts of Korean syllables, that have no width of their own."""

_MOST_LETTERS: Final = 40
"""So many letters of a name are looked at: as many as the longest has."""


@dataclass(frozen=True)
class Called:
    """A figure as it is called: a character's name, or a monster's species with its number (0: the only one)."""

    id: int
    name: str
    character: bool
    number: int = 0


def called(figures: Iterable[Figure], species: Callable[[Named], str]) -> tuple[Called, ...]:
    """How figures are called. `species` tells the word for a monster's species, without its number."""
    return tuple(
        Called(one.id, one.name, character=True)
        if isinstance(one, Character)
        else Called(one.id, species(named(one)), character=False, number=one.number)
        for one in figures
    )


def labels(figures: Sequence[Called], *, ascii_only: bool = False) -> dict[Called, str]:
    """A label for each figure, exactly two columns wide.

    Args:
        figures: all that are on the grid, and whoever was: so nobody is renamed when another dies.
        ascii_only: with nothing but ASCII.
    """
    taken: set[str] = set()
    given: dict[Called, str] = {}
    words = {figure: _words(figure.name, ascii_only) for figure in figures}
    initials = _initials(figures, words)
    for figure in figures:
        others = [words[one] for one in figures if one.character and one != figure]
        wished = _character(words[figure], others) if figure.character else _monster(figure, words, initials)
        given[figure] = _first_free(chain(wished, _any(figure)), taken)
        taken.add(given[figure].casefold())
    return given


def by_id(given: Mapping[Called, str]) -> dict[int, str]:
    """The labels by the ids of the figures."""
    return {figure.id: label for figure, label in given.items()}


def _first_free(wished: Iterable[str], taken: Collection[str]) -> str:
    """The first label that fits and is nobody's; where all are taken, which only a broken save brings about, none."""
    fitting = (label for label in wished if sum(map(_columns, label)) == WIDTH)
    return next((label for label in fitting if label.casefold() not in taken), _NAMELESS * WIDTH)


# -- what is tried, in this order --------------------------------------------------------------------------------------


def _character(words: list[str], others: Iterable[list[str]]) -> Iterator[str]:
    """The first letter and the next, or where others begin alike the first one that differs; then initials, then any
    other letter, then a figure."""
    letters = "".join(words)
    if not letters:
        return
    first = letters[0].upper()
    if _columns(first) == WIDTH:
        yield first
        return
    rivals = ["".join(other) for other in others]
    for at in range(1, len(letters)):
        if not any(rival.startswith(letters[: at + 1]) for rival in rivals):
            yield first + letters[at]
            break
    if len(words) > 1:
        yield first + words[1][0].upper()
    yield from (first + letter for letter in letters[1:])
    yield from (first + digit for digit in _DIGITS[1:10])


def _monster(figure: Called, words: dict[Called, list[str]], initials: dict[str, str]) -> Iterator[str]:
    """The letter of the species with the number; of a lone one its initials, or its first two letters."""
    own = words[figure]
    letters = "".join(own)
    if figure.number:
        first = initials.get(figure.name, _NAMELESS)
        if figure.number < 10:
            yield f"{first}{figure.number}"
        elif figure.number < 100:
            yield str(figure.number)
        if 0 < figure.number < len(_DIGITS):
            yield first + _DIGITS[figure.number]
        yield from (first + digit for digit in _DIGITS)
    elif letters and _columns(letters[0]) == WIDTH:
        yield letters[0]
    elif letters:
        if len(own) > 1:
            yield own[0][0] + own[1][0]
        yield from (letters[0] + letter for letter in letters[1:])
        yield from (letters[0] + digit for digit in _DIGITS)


def _any(figure: Called) -> Iterator[str]:
    """What is left for whom no letter names, or for whom all are taken."""
    yield from (f"{_NAMELESS}{digit}" for digit in _DIGITS[1:])
    for first in _DIGITS[10:]:
        yield from ((first.upper() if figure.character else first) + second for second in _DIGITS)


def _initials(figures: Iterable[Called], words: dict[Called, list[str]]) -> dict[str, str]:
    """One letter, one column wide, for each species of which there are several; no two have the same, if letters
    suffice."""
    given: dict[str, str] = {}
    for figure in figures:
        if figure.character or not figure.number or figure.name in given:
            continue
        own = words[figure]
        wished = [*(word[0] for word in own), *"".join(own), *_DIGITS[10:]]
        narrow = [letter for letter in wished if _columns(letter) == 1]
        given[figure.name] = next((letter for letter in narrow if letter not in given.values()), _NAMELESS)
    return given


# -- letters -----------------------------------------------------------------------------------------------------------


def _words(name: str, ascii_only: bool) -> list[str]:
    """The words of a name, in small letters that any terminal shows from left to right in a known width."""
    words: list[str] = []
    plain = unicodedata.normalize("NFKD" if ascii_only else "NFKC", name.encode("utf-8", "replace").decode("utf-8"))
    begun = False
    for character in plain.lower()[:_MOST_LETTERS]:
        if _usable(character, ascii_only):
            if begun:
                words[-1] += character
            else:
                words.append(character)
            begun = True
        elif not unicodedata.category(character).startswith("M"):
            begun = False
    return words


def _usable(character: str, ascii_only: bool) -> bool:
    if character.isascii():
        return character.isalnum()
    return (
        not ascii_only
        and unicodedata.category(character) in ("Ll", "Lo")
        and unicodedata.bidirectional(character) == "L"
        and len(character.upper()) == 1
        and not any(part in unicodedata.name(character, "") for part in _JOINING)
    )


def _columns(character: str) -> int:
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
