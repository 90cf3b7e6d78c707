"""Keys: how they are printed, which screens have bindings, and which of them would clash.

A moved key is kept in the settings by the id of its binding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from textual.binding import Binding
from textual.dom import DOMNode

if TYPE_CHECKING:
    from ffapp.texts import Texts

SCREENS: Final[dict[str, tuple[str, ...]]] = {
    "title": ("ffapp.tui.screens.title:TitleScreen",),
    "creation": ("ffapp.tui.screens.creation:CreationScreen",),
    "book": ("ffapp.tui.screens.book:BookScreen",),
    "fight": ("ffapp.tui.screens.fight:FightScreen",),
    "map": ("ffapp.tui.screens.map:MapScreen", "ffapp.tui.widgets.clearing_map:ClearingMap"),
    "history": ("ffapp.tui.screens.history:HistoryScreen",),
    "ending": ("ffapp.tui.screens.ending:EndingScreen",),
}
"""The classes of each place whose keys can be moved, as "module:class"."""

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
}
_SIGNS: Final = {"enter": "↵", "space": "␣", "up": "↑", "down": "↓", "left": "←", "right": "→", "backspace": "⌫"}


_NAMED: Final = frozenset({"escape", "tab", "delete", "insert", "home", "end", "pageup", "pagedown", *_SIGNS})
"""Keys with a name in each language, `ui-key-<key>`."""


def shown_key(key: str, texts: Texts, *, ascii_only: bool = False) -> str:
    """A key as it stands on the keyboard of a language: `?`, `F1`, `Échap`, `Ctrl+P`."""
    for held in ("ctrl", "shift"):
        if key.startswith(f"{held}+"):
            rest = shown_key(key.removeprefix(f"{held}+"), texts, ascii_only=ascii_only)
            return f"{texts(f'ui-key-{held}')}+{rest.upper() if len(rest) == 1 else rest}"
    if key in _SIGNS and not ascii_only:
        return _SIGNS[key]
    if key in _NAMED:
        return texts(f"ui-key-{key}")
    if key in _PRINTED:
        return _PRINTED[key]
    return key.upper() if key[:1] == "f" and key[1:].isdigit() else key


RESERVED: Final = frozenset(
    {
        *("escape", "tab", "shift+tab", "enter", "up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
        *("backspace", "delete", "space", "ctrl+c", "ctrl+q", "ctrl+z", "ctrl+j", "ctrl+m", "ctrl+i", "ctrl+h"),
        *"0123456789",
    }
)
"""Keys with a meaning of their own in lists, fields or terminals: nothing is moved there."""

ANSWERS: Final = frozenset("ony")
"""Letters that answer questions in one language or another: nothing is moved there, but what is there may stay."""

KEPT: Final[dict[str, str]] = {"app.help": "f1"}
"""Keys that stay with their action wherever it is moved: whoever is lost must find the help."""


def keymap_of(moved: Mapping[str, str]) -> dict[str, str]:
    """The keys by the ids of their bindings, as Textual takes them: those that were moved, and those that stay."""
    return {
        id: f"{key},{KEPT[id]}" if id in KEPT and KEPT[id] not in key.split(",") else key for id, key in moved.items()
    }


class Entry(NamedTuple):
    """A binding: where it belongs ("app" or the screen), its id, its own keys and messages. One without an id has no
    messages either and stays where it is."""

    place: str
    id: str
    keys: tuple[str, ...]
    title: str
    tip: str

    @property
    def movable(self) -> bool:
        """Whether it may have another key."""
        return bool(self.id) and not RESERVED.intersection(self.keys)


def class_of(where: str) -> type:
    """The class named "module:class". Raises ImportError or AttributeError."""
    module, _, name = where.partition(":")
    found: type = getattr(import_module(module), name)
    return found


def entries_of(kind: type[DOMNode], place: str) -> Iterator[Entry]:
    """The bindings of a class."""
    for given in kind.BINDINGS:
        binding = given if isinstance(given, Binding) else Binding(*given)
        keys = tuple(key.strip() for key in binding.key.split(","))
        if binding.id and binding.description:
            yield Entry(place, binding.id, keys, binding.description, binding.tooltip)
        elif not binding.system:
            yield Entry(place, "", keys, "", "")


def all_entries(app: type[DOMNode]) -> Iterator[Entry]:
    """The bindings of the app and of every screen, those of the app first; one that a screen shares with its widget
    once."""
    seen = {""}
    yield from entries_of(app, "app")
    for place, classes in SCREENS.items():
        for entry in (entry for where in classes for entry in entries_of(class_of(where), place)):
            if not entry.id or entry.id not in seen:
                seen.add(entry.id)
                yield entry


def clash(entries: Iterable[Entry], keymap: Mapping[str, str], mine: Entry, key: str) -> Entry | None:
    """The other binding that would be on the same key if `mine` were moved there: one of the same screen, or one of
    the app and one of any screen."""
    for entry in entries:
        if entry == mine or ("app" not in (entry.place, mine.place) and entry.place != mine.place):
            continue
        moved = keymap.get(entry.id)
        if key in (moved.split(",") if moved else entry.keys):
            return entry
    return None
