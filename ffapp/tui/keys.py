"""Keys: how they are printed, which screens have bindings, and which of them would clash.

A moved key is kept in the settings by the id of its binding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Final, NamedTuple

from textual.binding import Binding
from textual.dom import DOMNode

SCREENS: Final[tuple[str, ...]] = (
    "ffapp.tui.screens.title:TitleScreen",
    "ffapp.tui.screens.creation:CreationScreen",
    "ffapp.tui.screens.book:BookScreen",
    "ffapp.tui.screens.fight:FightScreen",
    "ffapp.tui.screens.map:MapScreen",
    "ffapp.tui.screens.history:HistoryScreen",
)
"""The screens whose keys can be moved, as "module:class"."""

_PRINTED: Final = {
    "question_mark": "?",
    "full_stop": ".",
    "comma": ",",
    "slash": "/",
    "plus": "+",
    "minus": "-",
    "asterisk": "*",
    "colon": ":",
    "semicolon": ";",
    "section": "§",
    "escape": "Esc",
    "tab": "Tab",
    "delete": "Del",
    "insert": "Ins",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
}
_SIGNS: Final = {"enter": "↵", "space": "␣", "up": "↑", "down": "↓", "left": "←", "right": "→", "backspace": "⌫"}


def shown_key(key: str, *, ascii_only: bool = False) -> str:
    """A key as it stands on the keyboard: `?`, `F1`, `^q`."""
    if key.startswith("ctrl+"):
        return f"^{shown_key(key.removeprefix('ctrl+'), ascii_only=ascii_only)}"
    if key.startswith("shift+"):
        return f"Shift+{shown_key(key.removeprefix('shift+'), ascii_only=ascii_only)}"
    if key in _SIGNS:
        return key.capitalize() if ascii_only else _SIGNS[key]
    if key in _PRINTED:
        return _PRINTED[key]
    return key.upper() if key[:1] == "f" and key[1:].isdigit() else key


class Entry(NamedTuple):
    """A binding that can be moved: where it belongs ("app" or the screen), its id, its own keys and messages."""

    place: str
    id: str
    keys: tuple[str, ...]
    title: str
    tip: str


def class_of(where: str) -> type:
    """The class named "module:class". Raises ImportError or AttributeError."""
    module, _, name = where.partition(":")
    found: type = getattr(import_module(module), name)
    return found


def entries_of(kind: type[DOMNode], place: str) -> Iterator[Entry]:
    """The bindings of a class that have an id and a title."""
    for given in kind.BINDINGS:
        binding = given if isinstance(given, Binding) else Binding(*given)
        if binding.id and binding.description:
            keys = tuple(key.strip() for key in binding.key.split(","))
            yield Entry(place, binding.id, keys, binding.description, binding.tooltip)


def clash(entries: Iterable[Entry], keymap: Mapping[str, str], wanted: str, key: str) -> Entry | None:
    """The other binding that a key would reach if `wanted` were moved to it: one of the same screen or of the app."""
    known = {entry.id: entry for entry in entries}
    mine = known[wanted]
    for entry in known.values():
        if entry.id == wanted or ("app" not in (entry.place, mine.place) and entry.place != mine.place):
            continue
        if key in (moved.split(",") if (moved := keymap.get(entry.id)) else entry.keys):
            return entry
    return None
