"""The player's settings: a small TOML file that people may edit; free of textual, as the command line reads it too.

What is wrong in it is told, not obeyed: a file that is no TOML is left as it is and defaults serve; a value that makes
no sense is replaced by its default, the others count.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ffapp.core.errors import Figure
from ffapp.store.errors import cause
from ffapp.store.files import RealFiles
from ffapp.store.folders import settings_folder
from ffapp.visible import visible

FILE_NAME: Final = "settings.toml"
_LARGEST: Final = 1_000_000
_AT: Final = re.compile(r"line (\d+), column (\d+)")


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the program looks and sounds. `language` is empty while the system's is followed; `keys` maps the id of a
    binding to its key, or several parted by commas. `one_meal_a_stop`: in a book that says so, a second meal of one's
    own choice waits for the next section (DF58, Provisions). `comments`: at the table of DOOnjons&Dragons a comment is
    offered after each action."""

    language: Literal["", "fr", "en"] = ""
    theme: Literal["dark", "light"] = "dark"
    ascii: bool = False
    dice: Literal["tumble", "instant"] = "tumble"
    one_meal_a_stop: bool = True
    comments: bool = True
    keys: dict[str, str] = {}


@dataclass(frozen=True)
class Problem:
    """What is wrong in the file: the id of a message (`settings-<rule>`) and its figures."""

    rule: str
    figures: dict[str, Figure]


def read_settings(path: Path | None = None) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings of a file (the player's own by default) and what is wrong with it. Never raises, never writes."""
    path = path or settings_folder() / FILE_NAME
    try:
        data = _content(path)
        if len(data) > _LARGEST:
            raise ValueError(str(len(data)))
        import tomllib  # not needed where nothing was ever set

        table = tomllib.loads(data.decode("utf-8-sig"))
    except FileNotFoundError:
        return Settings(), ()
    except OSError as error:
        return Settings(), (Problem("unreadable", {"path": os.fspath(path), "cause": cause(error)}),)
    except (ValueError, RecursionError) as error:
        return Settings(), (Problem("broken", {"path": os.fspath(path), "cause": _place(error)}),)
    return _checked(table)


def _content(path: Path) -> bytes:
    """The first bytes of the file. Raises OSError, also for what is no file: a pipe would be waited for, for ever."""
    files = RealFiles()
    handle = files.open(path, "read")
    try:
        return files.read(handle, _LARGEST + 1, 0)
    finally:
        files.close(handle)


def _place(error: Exception) -> str:
    """Where a file is no TOML, as line and column; the words of the library are English."""
    found = _AT.search(str(error))
    return f"{found[1]}:{found[2]}" if found else "TOML"


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
    return Settings(**taken), tuple(problems)


def _nonsense(name: str, value: Any) -> Problem:
    """A value of the wrong kind, as it stands in the file; of a list or table only that it is one."""
    if isinstance(value, bool):
        told = "true" if value else "false"
    else:
        told = "[…]" if isinstance(value, list) else "{…}" if isinstance(value, dict) else visible(str(value)[:40])
    return Problem("value", {"name": visible(name[:40]), "value": told})


def write_settings(settings: Settings, path: Path | None = None) -> Path | None:
    """Writes what differs from the defaults, whole or not at all; comments and unknown entries of the file stay.

    A file that is no TOML is first moved aside; its new name is returned. Raises OSError.
    """
    import tomlkit

    path = path or settings_folder() / FILE_NAME
    with suppress(OSError):
        path = path.resolve()  # a link to where someone keeps such files stays a link
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    kept: Path | None = None
    try:
        document = tomlkit.parse(_content(path).decode("utf-8-sig"))
    except FileNotFoundError:
        document = tomlkit.document()
    except (ValueError, RecursionError):
        kept = _put_aside(path)
        document = tomlkit.document()
    wanted: dict[str, Any] = msgspec.to_builtins(settings)
    for field in msgspec.structs.fields(Settings):
        if field.name not in wanted:
            document.pop(field.name, None)
        elif document.get(field.name) != wanted[field.name]:
            document[field.name] = wanted[field.name]
    _replace(path, tomlkit.dumps(document).encode())
    return kept


def _put_aside(path: Path) -> Path:
    """Copies a broken file to a name that is free; the original is then free to be replaced."""
    data = path.read_bytes()
    for number in count(1):
        aside = path.with_name(f"{path.name}.broken-{number}")
        try:
            with aside.open("xb") as file:
                file.write(data)
        except FileExistsError:
            continue
        return aside
    raise AssertionError("unreachable")


def _replace(path: Path, data: bytes) -> None:
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
