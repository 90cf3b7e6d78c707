"""What makes hundreds of apps in one process start sooner: their style sheets are parsed once for all of them, and the
rules that hold for a place of a tree are looked for once.

Both depend on nothing but the texts of the sheets and on what is part of the keys below, and are never changed.
"""

from __future__ import annotations

from typing import Any

from textual.app import App
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.widget import Widget

_PARSED: dict[Any, dict[Any, list[RuleSet]]] = {}
"""The rules of each text, by the values of the variables in it."""

_FOUND: dict[Any, dict[Any, tuple[dict[str, bool], dict[str, Any] | None]]] = {}
"""What the rules say of a node: its flags and declarations, by the texts of the sheet and by the path to the node."""

_ON_OTHERS = ("_has_focus_within", "_has_order_style", "_has_odd_or_even")
"""Set where the rules of a node ask for its neighbours, too: nothing is kept of these, as upstream keeps nothing."""

_begin, _set_variables, search = Stylesheet.__init__, Stylesheet.set_variables, Stylesheet.apply


def _share(sheet: Stylesheet) -> None:
    sheet._parse_cache = _PARSED.setdefault(frozenset(sheet._variables.items()), {})  # type: ignore[assignment]


def begin(self: Stylesheet, *, variables: dict[str, str] | None = None) -> None:
    _begin(self, variables=variables)
    _share(self)


def set_variables(self: Stylesheet, variables: dict[str, str]) -> None:
    self._parse_cache = {}  # type: ignore[assignment] -- upstream empties it
    _set_variables(self, variables)
    _share(self)


_COMPONENT = DOMNode()._css_type_name, DOMNode._css_type_names, None


def _seen(node: DOMNode) -> Any:
    """All of one node that a selector can ask for."""
    state: Any = ()
    if isinstance(node, Widget):
        state = (node.mouse_hover, node.has_focus, node.disabled, node.allow_focus())
    elif isinstance(node, App):
        state = (node.app_focus, node.current_theme.dark, node.is_inline, node.native_ansi_color, node.no_color)
    return node._css_type_name, node._css_type_names, node._id, frozenset(node._classes), state


def apply(self: Stylesheet, node: DOMNode, *, animate: bool = False, cache: Any = None) -> None:
    kept = self.__dict__
    if kept.get("searched") is not self.rules:
        kept["searched"] = self.rules
        kept["found"] = _FOUND.setdefault((frozenset(self._variables.items()), tuple(self.source.items())), {})
    path = tuple(map(_seen, node.css_path_nodes))
    found = kept["found"].get(path)
    if found is None:
        declared: dict[Any, dict[str, Any]] = {}
        search(self, node, animate=animate, cache=declared)
        node.__dict__["worn"] = next(iter(declared.values()), None)
        if not any(getattr(node, flag) for flag in _ON_OTHERS):
            flags = {flag: getattr(node, flag) for flag in ("_has_hover_style", *_ON_OTHERS)}
            kept["found"][path] = flags, next(iter(declared.values()), None)
        return
    flags, declarations = found
    node.__dict__.update(flags)
    if declarations is not None and node.__dict__.get("worn") is not declarations:  # else nothing would change
        self.replace_rules(node, declarations, animate=animate)
        node.__dict__["worn"] = declarations
    if components := node._get_component_classes():
        of_components = [kept["found"].get((*path, (*_COMPONENT, frozenset((name,)), ()))) for name in components]
        if None in of_components or not node._component_styles or node.__dict__.get("components") != of_components:
            self._process_component_classes(node)
        node.__dict__["components"] = of_components


Stylesheet.__init__ = begin  # type: ignore[method-assign]
Stylesheet.set_variables = set_variables  # type: ignore[method-assign]
Stylesheet.apply = apply  # type: ignore[method-assign]
# The same hash, by identity, without a call of Python: half a million of them are asked for in each app.
RuleSet.__hash__ = object.__hash__  # type: ignore[method-assign]
