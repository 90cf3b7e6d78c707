"""What makes hundreds of apps in one process quicker: a key waits for the app alone (`tests.tui.quiet`), and
their style sheets are parsed once for all of them."""

from __future__ import annotations

from typing import Any

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

import tests.tui.quiet  # noqa: F401

_PARSED: dict[frozenset[tuple[str, str]], dict[Any, list[RuleSet]]] = {}
"""The rules of each text, by the values of the variables in it. They depend on nothing else and are never changed."""

_begin, _set_variables = Stylesheet.__init__, Stylesheet.set_variables


def _share(sheet: Stylesheet) -> None:
    sheet._parse_cache = _PARSED.setdefault(frozenset(sheet._variables.items()), {})  # type: ignore[assignment]


def _begin_shared(self: Stylesheet, *, variables: dict[str, str] | None = None) -> None:
    _begin(self, variables=variables)
    _share(self)


def _set_variables_shared(self: Stylesheet, variables: dict[str, str]) -> None:
    self._parse_cache = {}  # type: ignore[assignment] -- upstream empties it
    _set_variables(self, variables)
    _share(self)


Stylesheet.__init__ = _begin_shared  # type: ignore[method-assign]
Stylesheet.set_variables = _set_variables_shared  # type: ignore[method-assign]
# The same hash, by identity, without a call of Python: half a million of them are asked for in each app.
RuleSet.__hash__ = object.__hash__  # type: ignore[method-assign]
