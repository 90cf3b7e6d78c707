"""The few columns that name a figure on the grid: "Kaë" for Kaël, "g2" for the second goblin. Each is of one figure
only.

A character has three letters of its name, the first a capital, and where there is no room for them two (`shorter`); a
monster has two small ones. They are the first, or those that tell it from the others; whatever the names, no two
figures get the same, not even by their case.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Final

from ffapp.doonjons.figures import Character, Figure, Named, named

WIDTH: Final = 2
"""Columns of the label of a monster."""

NAME_WIDTH: Final = 3
"""Columns of the label of a character; that of a short name can have two."""

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
    """A label for each figure, two columns wide, or three for a character.

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
        width = NAME_WIDTH if figure.character else WIDTH
        given[figure] = _first_free(chain(wished, _any(figure)), taken, width)
        taken.add(given[figure].casefold())
    return given


def shorter(given: Iterable[str]) -> dict[str, str]:
    """Two columns of each of these labels, of each another two: the first, or those that tell it from the others."""
    taken: set[str] = set()
    found: dict[str, str] = {}
    every = list(given)
    for label in every:
        pairs = [one + other for one, other in combinations(label, 2)] or [label]
        alike = label != pairs[0] and any(_begins(other, pairs[0]) for other in every if other != label)
        first = [] if alike else pairs[:1]
        wide = [letter for letter in label if columns(letter) == WIDTH]
        digits = (label[:1] + digit for digit in _DIGITS)
        found[label] = _first_free(chain(first, wide, pairs[1:], digits, _any()), taken, WIDTH)
        taken.add(found[label].casefold())
    return found


def _begins(label: str, short: str) -> bool:
    return label.casefold().startswith(short.casefold())


def by_id(given: Mapping[Called, str]) -> dict[int, str]:
    """The labels by the ids of the figures."""
    return {figure.id: label for figure, label in given.items()}


def _first_free(wished: Iterable[str], taken: Collection[str], width: int) -> str:
    """The first label that fits and is nobody's; where all are taken, which only a broken save brings about, none."""
    fitting = (label for label in wished if WIDTH <= sum(map(columns, label)) <= width)
    return next((label for label in fitting if label.casefold() not in taken), _NAMELESS * width)


# -- what is tried, in this order --------------------------------------------------------------------------------------


def _character(words: list[str], others: Iterable[list[str]]) -> Iterator[str]:
    """The first three letters, or where others begin alike the first two and the first one that differs; then two and
    the next word's, then any other letter, then a figure."""
    letters = "".join(words)
    if not letters:
        return
    name = letters[0].upper() + letters[1:]
    rivals = ["".join(other) for other in others]
    begun = _fitted(name, NAME_WIDTH)
    if not any(rival.startswith(begun.lower()) for rival in rivals):
        yield begun
    two = _fitted(name, WIDTH)
    for at in range(len(two), len(letters)):
        if not any(rival.startswith(letters[: at + 1]) for rival in rivals):
            yield two + letters[at]
            break
    if len(words) > 1:
        yield two + words[1][0].upper()
    yield begun
    yield from (two + letter for letter in letters[1:])
    for ahead in (two, name[0]):
        yield from (ahead + digit for digit in _DIGITS[1:10])


def _fitted(name: str, width: int) -> str:
    """As much of the beginning of a name as fits into so many columns."""
    count = next((at for at in range(len(name), 0, -1) if sum(map(columns, name[:at])) <= width), 1)
    return name[:count]


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
    elif letters and columns(letters[0]) == WIDTH:
        yield letters[0]
    elif letters:
        if len(own) > 1:
            yield own[0][0] + own[1][0]
        yield from (letters[0] + letter for letter in letters[1:])
        yield from (letters[0] + digit for digit in _DIGITS)


def _any(figure: Called | None = None) -> Iterator[str]:
    """What is left for whom no letter names, or for whom all are taken."""
    yield from (f"{_NAMELESS}{digit}" for digit in _DIGITS[1:])
    small = figure is not None and not figure.character
    for first in _DIGITS[10:]:
        yield from ((first if small else first.upper()) + second for second in _DIGITS)


def _initials(figures: Iterable[Called], words: dict[Called, list[str]]) -> dict[str, str]:
    """One letter, one column wide, for each species of which there are several; no two have the same, if letters
    suffice."""
    given: dict[str, str] = {}
    for figure in figures:
        if figure.character or not figure.number or figure.name in given:
            continue
        own = words[figure]
        wished = [*(word[0] for word in own), *"".join(own), *_DIGITS[10:]]
        narrow = [letter for letter in wished if columns(letter) == 1]
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


def columns(character: str) -> int:
    """How many a character takes."""
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
