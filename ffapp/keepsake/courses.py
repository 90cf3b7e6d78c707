"""The courses of scores and counters as drawings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ffapp.gamebook.books import book_of, counter_of
from ffapp.gamebook.sheet import Sheet, score_of
from ffapp.keepsake.markup import Markup, element, label, number, titled
from ffapp.texts import Texts

WIDTH: Final = 640
HEIGHT: Final = 120
"""Points of a drawing."""

_LEFT: Final = 44
_TOP: Final = 12
_BOTTOM: Final = 12


def courses(states: Sequence[Sheet], texts: Texts) -> Iterator[tuple[str, Markup]]:
    """The curve of each score that the hero has, and of each counter of the book, with its name and how it stands.
    `states` are those after each step, oldest first."""
    sheet = states[-1]
    book = book_of(sheet)
    lived = [state for state in states if state.name]
    scores = [score.name for score in book.scores if score_of(sheet, score.name) is not None]
    counters = [counter.name for counter in book.counters if counter_of(sheet, counter.name) is not None]
    values: dict[str, list[int]] = {}
    for name in scores:
        known = (score_of(state, name) for state in lived)
        values[name] = [0 if score is None else score.current for score in known]
    for name in counters:
        values[name] = [counter_of(state, name) or 0 for state in lived]
    for name in scores:
        score = score_of(sheet, name)
        yield from _course(texts, name, values[name], 0 if score is None else score.initial)
    for name in counters:
        yield from _course(texts, name, values[name], 0)


def _course(texts: Texts, name: str, values: Sequence[int], initial: int) -> Iterator[tuple[str, Markup]]:
    if not values:
        return
    now = texts("keepsake-course", name=texts("score-name", score=name), value=values[-1], initial=initial or "")
    yield now, curve(now, values, initial)


def curve(title: str, values: Sequence[int], initial: int) -> Markup:
    """A line through the values, which climbs and falls in steps, over a ground down to 0."""
    low, high = min(0, *values), max(1, initial, *values)

    def height(value: int) -> float:
        return _TOP + (HEIGHT - _TOP - _BOTTOM) * (high - value) / (high - low)

    def across(index: int) -> float:
        return _LEFT + (WIDTH - _LEFT) * index / len(values)

    parts = [f"M{number(_LEFT)} {number(height(values[0]))}"]
    for index, value in _changes(values):
        parts.append(f"H{number(across(index))}V{number(height(value))}")
    line = "".join([*parts, f"H{number(WIDTH)}"])
    ground = number(height(0))
    bounds = dict.fromkeys((high, 0, low))
    return titled(
        title,
        WIDTH,
        HEIGHT,
        element("path", d=f"{line}V{ground}H{number(_LEFT)}z", class_="ground"),
        element("path", d=f"M{number(_LEFT)} {ground}H{number(WIDTH)}", class_="axis"),
        element("path", d=line, class_="line"),
        *(
            element("text", label(_signed(bound)), x=number(_LEFT - 8), y=number(height(bound) + 4), class_="bound")
            for bound in bounds
        ),
        kind="curve",
    )


def _signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _changes(values: Sequence[int]) -> Iterable[tuple[int, int]]:
    """The values that differ from the one before, with their places."""
    return ((index, value) for index, value in enumerate(values[1:], 1) if value != values[index - 1])
