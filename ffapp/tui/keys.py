"""Keys: how they are printed, where there are any, and which of them would clash.

A moved key is kept in the settings by the id of its binding.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from textual.binding import Binding
from textual.dom import DOMNode
from textual.keys import KEY_NAME_REPLACEMENTS, REPLACED_KEYS, key_to_character

from ffapp.rulesets import named
from ffapp.settings import Problem, Settings, read_settings
from ffapp.tui.upstream import bindings_of
from ffapp.visible import visible

if TYPE_CHECKING:
    from ffapp.texts import Texts

APP: Final = "ffapp.tui.app:FFApp"
DESK: Final = "ffapp.tui.book.desk"
"""The parts of the reader's desk. It knows the chapters of all gamebooks: only the settings ask."""

_SIGNS: Final = {"enter": "↵", "space": "␣", "up": "↑", "down": "↓", "left": "←", "right": "→", "backspace": "⌫"}


_FUNCTION_KEYS: Final = frozenset(str(number) for number in range(1, 25))
_WORDS: Final = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")

_NAMED: Final = frozenset({"escape", "tab", "delete", "insert", "home", "end", "pageup", "pagedown", *_SIGNS})
"""Keys with a name in each language, `ui-key-<key>`."""

LONGEST: Final = 100
"""No character has a name of so many letters."""

HELD: Final = ("ctrl", "shift", "alt")
"""What may be held down with a key, each with a name in each language."""


def shown_key(key: str, texts: Texts, *, ascii_only: bool = False) -> str:
    """A key as it stands on the keyboard of a language: `?`, `F1`, `Échap`, `Ctrl+P`."""
    held, plus, rest = key.partition("+")
    if plus and held in HELD:
        told = shown_key(rest, texts, ascii_only=ascii_only)
        capital = len(told) == 1 and held != "alt"  # with which a terminal tells X from x
        return f"{texts(f'ui-key-{held}')}+{told.upper() if capital else told}"
    if key in _SIGNS and not ascii_only:
        return _SIGNS[key]
    if key in _NAMED:
        return texts(f"ui-key-{key}")
    sign = character_of(key)
    if sign is not None and visible(sign) == sign and not sign.isspace():
        return sign
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

KEPT: Final[dict[str, tuple[str, ...]]] = {"app.help": ("question_mark", "f1"), "app.palette": ("ctrl+p",)}
"""Keys that stay with their action wherever it is moved: whoever is lost must find the help and the list of all that
can be done, and in a dialog these are their only ones."""


def keymap_of(moved: Mapping[str, str]) -> dict[str, str]:
    """The keys by the ids of their bindings, as Textual takes them: those that were moved, and those that stay."""
    return {id: ",".join(dict.fromkeys((*keys.split(","), *KEPT.get(id, ())))) for id, keys in moved.items()}


class Keys(NamedTuple):
    """The keys where the player has them: `moved` are those of the settings that count, by ids of their bindings."""

    moved: Mapping[str, str]

    def first(self, id: str) -> str:
        """The first key of a binding. Raises LookupError where there is no such binding."""
        return keymap_of(self.moved)[id].partition(",")[0] if id in self.moved else own_key(id)

    def of(self, binding: Binding, node: DOMNode) -> tuple[str, ...]:
        """All keys that a binding of a screen (or of the app) answers to."""
        alike = [(key, other) for key, other in bindings_of(node) if other.action == binding.action]
        moved = keymap_of(self.moved).get(binding.id or "")
        own = moved.split(",") if moved else [key for key, other in alike if other.id == binding.id]
        return (*own, *(key for key, other in alike if other.id != binding.id))

    def told(self, texts: Texts, *ids: str, ascii_only: bool) -> str:
        """The first key of a binding as it is printed; of several bindings, which different books have, each key
        once."""
        return " / ".join(shown_key(key, texts, ascii_only=ascii_only) for key in dict.fromkeys(map(self.first, ids)))


class Entry(NamedTuple):
    """A binding: where it belongs ("app" or the screen), its id, its own keys and messages. One without an id has no
    messages either and stays where it is."""

    place: str
    id: str
    keys: tuple[str, ...]
    title: str
    tip: str

    @property
    def action(self) -> str:
        """What it does, as it is called in ids and messages."""
        return self.id.partition(".")[2]

    @property
    def movable(self) -> bool:
        """Whether it may have another key."""
        return bool(self.id) and not RESERVED.intersection(self.keys)


def class_of(where: str) -> type:
    """The class named "module:class". Raises ImportError or AttributeError."""
    module, _, name = where.partition(":")
    found: type = getattr(import_module(module), name)
    return found


def all_entries(app: type[DOMNode]) -> Iterator[Entry]:
    """The bindings of the app and of every place, those of the app first."""
    from ffapp.tui.deeds import all_bindings  # only the settings ask; the rows know the commands of all rulebooks

    for given in app.BINDINGS:
        binding = given if isinstance(given, Binding) else Binding(*given)
        if not binding.system:
            yield _entry("app", binding)
    for place, binding in all_bindings():
        yield _entry(place, binding)
    yield from _own_entries()


def _entry(place: str, binding: Binding) -> Entry:
    keys = tuple(key.strip() for key in binding.key.split(","))
    if binding.id and binding.description:
        return Entry(place, binding.id, keys, binding.description, binding.tooltip)
    return Entry(place, "", keys, "", "")


@cache
def own_key(id: str) -> str:
    """The first key that a binding has of its own. Raises LookupError where there is no such binding."""
    for entry in all_entries(class_of(APP)):
        if entry.id == id:
            return entry.keys[0]
    raise LookupError(id)


def _own_entries() -> Iterator[Entry]:
    """The keys of the parts of the desk that single rulebooks bring."""
    for part in named(f"{DESK}:own_parts")():
        for page in sorted(part.pages):
            yield Entry(page, f"{page}.{part.name}", (part.key,), f"book-key-{part.name}", f"book-tip-{part.name}")


def clash(entries: Iterable[Entry], keymap: Mapping[str, str], mine: Entry, key: str) -> Entry | None:
    """The other binding that would be on the same key if `mine` were moved there: one of the same screen, or one of
    the app and one of any screen."""
    for entry in entries:
        if entry == mine or not _meet(entry, mine):
            continue
        moved = keymap.get(entry.id)
        if key in KEPT.get(entry.id, ()) or key in (moved.split(",") if moved else entry.keys):
            return entry
    return None


def _meet(one: Entry, other: Entry) -> bool:
    """Whether two keys are ever on one screen: parts of the desk only where one rulebook has both."""
    if "app" in (one.place, other.place):
        return True
    return one.place == other.place and not named(f"{DESK}:never_together")(one.action, other.action)


class BadKey(NamedTuple):
    """A moved key that does not count: the id of a message ("settings-key-<rule>"), and whose it is as the file has
    it; `other` is the action that has the key already."""

    rule: str
    id: str
    key: str
    other: Entry | None = None


def checked_keys(entries: Iterable[Entry], moved: Mapping[str, str]) -> tuple[dict[str, str], tuple[BadKey, ...]]:
    """The moved keys of a file that count, by the same rules as those that are moved on the screen, and the others."""
    known = tuple(entries)
    movable = {entry.id: entry for entry in known if entry.movable}
    taken: dict[str, str] = {}
    bad: list[BadKey] = []
    for id, told in moved.items():
        keys = [key_named(key.strip()) for key in told.split(",")]
        if id not in movable:
            bad.append(BadKey("unknown", id, told))
        elif not all(keys):
            bad.append(BadKey("implausible", id, told))
        elif any(key in RESERVED or (key in ANSWERS and key not in movable[id].keys) for key in keys):
            bad.append(BadKey("reserved", id, told))
        else:
            taken[id] = ",".join(dict.fromkeys(keys))
    while (found := _first_clash(known, taken, movable)) is not None:
        id, other = found
        del taken[id]  # back on its own key it may be in the way of another
        bad.append(BadKey("clash", id, moved[id], other))
    return taken, tuple(bad)


PROBLEMS_TOLD: Final = 4
"""So many faults of the settings are told; there may be as many as there are keys."""


class Given(NamedTuple):
    """The settings with which a run begins, moved keys only where they count, and what in their file does not."""

    settings: Settings
    problems: tuple[Problem, ...] = ()
    bad_keys: tuple[BadKey, ...] = ()

    def told(self, texts: Texts) -> list[str]:
        """What does not count, in words: the first faults, and how many more there are."""
        told = [texts(f"settings-{problem.rule}", **problem.arguments) for problem in self.problems]
        told += [_bad_key_text(texts, bad) for bad in self.bad_keys]
        hidden = len(told) - PROBLEMS_TOLD
        return told if hidden <= 0 else [*told[:PROBLEMS_TOLD], texts("settings-more", count=hidden)]


def given_settings() -> Given:
    """Those of the player's file."""
    settings, problems = read_settings()
    if not settings.keys:  # no screen need be imported yet
        return Given(settings, problems)
    keys, bad = checked_keys(all_entries(class_of(APP)), settings.keys)
    return Given(msgspec.structs.replace(settings, keys=keys), problems, bad)


def _bad_key_text(texts: Texts, bad: BadKey) -> str:
    arguments = {"name": visible(bad.id[:40]), "key": visible(bad.key[:20])}
    if bad.other is not None:
        if not bad.other.title:
            return texts("settings-key-reserved", **arguments)
        arguments |= {"action": texts(bad.other.title), "place": texts(f"settings-place-{bad.other.place}")}
    return texts(f"settings-key-{bad.rule}", **arguments)


def _first_clash(
    entries: tuple[Entry, ...], taken: Mapping[str, str], movable: Mapping[str, Entry]
) -> tuple[str, Entry] | None:
    for id, keys in taken.items():
        for key in keys.split(","):
            other = clash(entries, taken, movable[id], key)
            if other is not None:
                return id, other
    return None


@cache
def character_of(key: str) -> str | None:
    """The character that a key types, None where it types none; also of those that Textual renames ("plus"), and of
    those whose hyphen it drops ("SINGLE LEFT-POINTING ANGLE QUOTATION MARK")."""
    character = key_to_character(REPLACED_KEYS.get(key, key))
    words = key.upper().split("_") if character is None and len(key) < LONGEST else []
    for at in range(1, len(words)):
        with suppress(KeyError):
            return unicodedata.lookup(f"{' '.join(words[:at])}-{' '.join(words[at:])}")
    return character


def key_named(name: str) -> str:
    """The name that Textual has for a key: of `?` that is `question_mark`. "" for what is no key."""
    held, plus, rest = name.rpartition("+")
    if plus and rest:
        known = all(part in HELD for part in held.split("+"))
        key = key_named(rest) if known else ""
        return f"{held}+{key}" if key else ""
    if len(name) == 1 and not name.isalnum():
        name = unicodedata.name(name, "").lower().replace("-", "_").replace(" ", "_")
        name = KEY_NAME_REPLACEMENTS.get(name, name)
    elif len(name) == 1:
        return name
    if name in _NAMED or (name[:1] == "f" and name[1:] in _FUNCTION_KEYS):
        return name
    character = character_of(name) if _WORDS.fullmatch(name) else None
    return name if character is not None and character.isprintable() else ""
