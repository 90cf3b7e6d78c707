"""Conditions that an author's orders set: whether the sheet meets them, and if not why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ffapp.core.errors import Refusal
from ffapp.core.spelling import plain
from ffapp.gamebook.books import counter_of
from ffapp.gamebook.orders import Condition, names_of
from ffapp.gamebook.sheet import Item, Magic, Sheet, effective_skill, effective_stamina, score_of

DEEPEST = 20
"""So many conditions may stand within each other."""


@lru_cache(maxsize=4_096)  # the same few names are compared again and again
def plain_name(name: str) -> str:
    """A name as it is compared: without capitals and accents, and without blanks around it."""
    return plain(name).strip()


def carried(sheet: Sheet, name: str) -> Item | None:
    """The item of that name, however it is written, or of that kind of the rulebook's equipment."""
    wanted = plain_name(name)
    return next((item for item in sheet.items if plain_name(item.kind or item.name) == wanted), None)


def magic_named(sheet: Sheet, name: str, *, charged: bool = False) -> Magic | None:
    """The magic object or spell of that name; `charged`: one that can be used."""
    wanted = plain_name(name)
    return next(
        (one for one in sheet.magic if plain_name(one.name) == wanted and not (charged and one.charges == 0)),
        None,
    )


def has_codeword(sheet: Sheet, word: str) -> bool:
    """Whether the word is noted, however it is written."""
    return sheet.reading is not None and plain_name(word) in _plain_names(sheet.reading.codewords)


@lru_cache(maxsize=64)
def _plain_names(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(plain_name, names))


def points(sheet: Sheet, name: str) -> int | None:
    """What there is of gold, of meals, of a characteristic (its effective value) or a counter; None for what the
    rulebook does not have."""
    if name in ("gold", "meals"):
        held: int = getattr(sheet, name)
        return held
    if name == "skill":
        return effective_skill(sheet)
    if name == "stamina":
        return effective_stamina(sheet)
    score = score_of(sheet, name)
    return counter_of(sheet, name) if score is None else score.current


def deeper(condition: Condition, most: int) -> bool:
    """Whether conditions stand in it within each other more often than that."""
    inner = (*condition.all, *(condition.any or ()), *((condition.not_,) if condition.not_ is not None else ()))
    return bool(inner) and (most <= 0 or any(deeper(one, most - 1) for one in inner))


def unmet(sheet: Sheet, condition: Condition) -> Refusal | None:
    """Why a condition does not hold, or None where it does. Rules: "needs-item", "needs-codeword", "needs-stone",
    "needs-magic", "needs-more", "needs-less", "needs-first", "needs-again", "needs-other" (one of several, or not)."""
    return next(_failures(sheet, condition), None)


def holds(sheet: Sheet, condition: Condition | None) -> bool:
    """Whether a condition, if there is one, is met."""
    return condition is None or unmet(sheet, condition) is None


def _failures(sheet: Sheet, condition: Condition) -> Iterator[Refusal]:
    for name in names_of(condition.item):
        if carried(sheet, name) is None:
            yield Refusal("needs-item", name=name)
    for name in names_of(condition.codeword):
        if not has_codeword(sheet, name):
            yield Refusal("needs-codeword", name=name)
    for name in names_of(condition.stone):
        if not dict(sheet.stones).get(name):
            yield Refusal("needs-stone", stone=name)
    for name in names_of(condition.magic):
        if magic_named(sheet, name, charged=True) is None:
            yield Refusal("needs-magic", name=name)
    yield from _nested(sheet, condition)


def _nested(sheet: Sheet, condition: Condition) -> Iterator[Refusal]:
    for what, least in condition.at_least.items():
        held = points(sheet, what) or 0
        if held < least:
            yield Refusal("needs-more", score=what, wanted=least, held=held)
    for what, most in condition.at_most.items():
        held = points(sheet, what) or 0
        if held > most:
            yield Refusal("needs-less", score=what, wanted=most, held=held)
    reading = sheet.reading
    if condition.first is not None and reading is not None and sheet.section is not None:
        first = reading.visited(sheet.section) <= 1
        if condition.first and not first:
            yield Refusal("needs-first")
        elif first and not condition.first:
            yield Refusal("needs-again")
    for part in condition.all:
        yield from _failures(sheet, part)
    if condition.any is not None and not any(holds(sheet, part) for part in condition.any):
        yield Refusal("needs-other")
    if condition.not_ is not None and holds(sheet, condition.not_):
        yield Refusal("needs-other")
