"""The player's settings: a small TOML file that people may edit; free of textual, as the command line reads it too.

What is wrong in it is told, not obeyed: a file that is no TOML is left as it is and defaults serve; a value that makes
no sense is replaced by its default, the others count.
"""

from __future__ import annotations

import errno
import os
from collections.abc import MutableMapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from ffapp.core.errors import Argument, Reason
from ffapp.store.errors import StoreError, cause, shown
from ffapp.store.files import RealFiles
from ffapp.store.folders import settings_file
from ffapp.store.tables import LARGEST, read_table
from ffapp.visible import visible


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the program looks and sounds. `language` is empty while the system's is followed; `keys` maps the id of a
    binding to its key, or several parted by commas. `one_meal_a_stop`: in a book that says so, a second meal of one's
    own choice waits for the next section (DF58, Provisions). `comments`: at the table of DOOnjons&Dragons a comment is
    offered after each action. `cursor`: whether the cursor of the terminal is seen; it stands where the player is in
    any case. `advice`: whether the odds of a fight are told never, when asked for, or always; `mark`: with a chance to
    live below so many per cent an escape is advised (0: never). `memory`: what is told of other games at
    a section and at an enemy."""

    language: Literal["", "fr", "en"] = ""
    theme: Literal["dark", "light"] = "dark"
    ascii: bool = False
    dice: Literal["tumble", "instant"] = "tumble"
    cursor: bool = False
    one_meal_a_stop: bool = True
    comments: bool = True
    memory: Literal["all", "notes", "none"] = "all"
    advice: Literal["never", "asked", "always"] = "never"
    mark: Annotated[int, msgspec.Meta(ge=0, le=100)] = 50
    keys: dict[str, str] = {}


class Problem(Struct, frozen=True):
    """What is wrong in the file: the id of a message (`settings-<rule>`) and its arguments."""

    rule: str
    arguments: dict[str, Argument]


def read_settings(path: Path | None = None) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings of a file (the player's own by default) and what is wrong with it. Never raises, never writes."""
    try:
        path = path or settings_file()
    except StoreError:  # no folder can be told from the variables: who needs one says so
        return Settings(), ()
    try:
        _, table = read_table(path)
    except FileNotFoundError:
        return Settings(), ()
    except OSError as error:
        return Settings(), (Problem("unreadable", {"path": shown(path), "cause": cause(error)}),)
    except Reason as problem:
        return Settings(), (Problem(problem.rule, {**problem.arguments, "path": shown(path)}),)
    return _checked(table)


def _checked(table: dict[str, Any]) -> tuple[Settings, tuple[Problem, ...]]:
    """Takes each value that makes sense, by itself."""
    taken: dict[str, Any] = {}
    problems: list[Problem] = []
    for field in msgspec.structs.fields(Settings):
        if field.name not in table:
            continue
        value = table[field.name]
        if field.name == "keys" and isinstance(value, dict):
            taken["keys"] = {name: key for name, key in value.items() if isinstance(key, str) and key.strip()}
            bad = {f"keys.{name}": key for name, key in value.items() if name not in taken["keys"]}
            problems += [_nonsense(name, key) for name, key in bad.items()]
            continue
        try:
            taken[field.name] = msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            problems.append(_nonsense(field.name, value))
    known = Settings.__struct_fields__
    problems += [Problem("unknown", {"name": visible(name[:40])}) for name in table if name not in known]
    return Settings(**taken), tuple(problems)


def _nonsense(name: str, value: Any) -> Problem:
    """A value of the wrong kind, as it stands in the file; of a list or table only that it is one."""
    if isinstance(value, bool):
        told = "true" if value else "false"
    else:
        told = "[…]" if isinstance(value, list) else "{…}" if isinstance(value, dict) else visible(str(value)[:40])
    return Problem("value", {"name": visible(name[:40]), "value": told})


def write_settings(settings: Settings, before: Settings | None = None, path: Path | None = None) -> Path | None:
    """Writes what has changed since `before` (what counted then; left out: what counts in the file now), whole or not
    at all. All else in the file stays: comments, what is not known, and what does not count.

    A file that is not read is first moved aside; its new name is returned. Raises OSError.
    """
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    path = path or settings_file()
    with suppress(OSError, RuntimeError):  # a link that leads to itself
        path = path.resolve()  # a link to where someone keeps such files stays a link
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    unread = False
    document = tomlkit.document()
    try:
        text, table = read_table(path)
        document = tomlkit.parse(text)
        before = _checked(table)[0] if before is None else before
    except FileNotFoundError:
        before = Settings()
    except (Reason, ValueError, TOMLKitError):  # the two libraries need not agree on what is TOML
        before, unread = Settings(), True
    for name in Settings.__struct_fields__:
        if name != "keys" and getattr(settings, name) != getattr(before, name):
            document[name] = getattr(settings, name)
    _take_keys(document, before.keys, settings.keys)
    data = tomlkit.dumps(document).encode()
    if len(data) > LARGEST:  # it could not be read again
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), os.fspath(path))
    return _replace(path, data, aside=unread)


def _take_keys(document: MutableMapping[str, Any], before: dict[str, str], wanted: dict[str, str]) -> None:
    """Changes the keys that were moved since."""
    changed = {name: key for name, key in wanted.items() if before.get(name) != key}
    table = document.get("keys")
    if isinstance(table, MutableMapping):
        for name in before.keys() - wanted.keys():
            table.pop(name, None)
        for name, key in changed.items():
            table[name] = key
    elif changed:
        document["keys"] = changed


def _replace(path: Path, data: bytes, *, aside: bool) -> Path | None:
    """Puts a new file in the place of another; `aside`: which is moved to a name that is free. Returns that name."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        kept = _put_aside(path) if aside else None
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    return kept


def _put_aside(path: Path) -> Path:
    """Moves a file to a name that is free, whatever its size."""
    for number in count(1):
        aside = path.with_name(f"{path.name}.broken-{number}")
        with suppress(FileExistsError):
            RealFiles().publish(path, aside)
            return aside
    raise AssertionError("unreachable")
