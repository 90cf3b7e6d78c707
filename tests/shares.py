"""What is the same again and again: a share of it in the suite, all of it in the long tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import pytest


def each(suite: int) -> pytest.MarkDecorator:
    """Gives a test the argument `every`: the suite tries one case in so many, the long tests try all."""
    return pytest.mark.parametrize(
        "every",
        [pytest.param(suite, id=f"one in {suite}"), pytest.param(1, id="all", marks=pytest.mark.long)],
    )


def most(suite: int, whole: int) -> pytest.MarkDecorator:
    """Gives a test the argument `most`, how many cases it tries: few in the suite, many in the long tests."""
    return pytest.mark.parametrize("most", [suite, pytest.param(whole, marks=pytest.mark.long)])


def long_but(cases: Mapping[str, Any] | Iterable[Any], suite: Collection[Any]) -> list[Any]:
    """The cases of a test, by their names or themselves; all but those in `suite` are for the long tests."""
    known = list(cases)
    assert set(suite) <= set(known), set(suite) - set(known)
    return [case if case in suite else pytest.param(case, marks=pytest.mark.long) for case in known]


def long_only(cases: Mapping[str, Any] | Iterable[Any], long: Collection[Any]) -> list[Any]:
    """The cases of a test, of which these are for the long tests."""
    known = list(cases)
    assert set(long) <= set(known), set(long) - set(known)
    return long_but(known, [case for case in known if case not in long])


def few(suite: int | Collection[int], names: str, cases: Iterable[Any], **options: Any) -> pytest.MarkDecorator:
    """`pytest.mark.parametrize`, of whose cases the suite tries the first so many, or those at these places; all others
    are for the long tests."""
    places = range(suite) if isinstance(suite, int) else suite
    several = "," in names
    marked = [
        case if at in places else pytest.param(*(case if several else (case,)), marks=pytest.mark.long)
        for at, case in enumerate(cases)
    ]
    assert all(0 <= place < len(marked) for place in places), names
    return pytest.mark.parametrize(names, marked, **options)
