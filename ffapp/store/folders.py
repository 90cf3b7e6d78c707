"""Where things are kept: the folders of each system, or one of the player's own in `FFAPP_HOME`.

Every function that names a folder raises `StoreError` ("home-unusable") where the variables of the system name none.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

HOME = "FFAPP_HOME"

VISITOR = "FFAPP_VISITOR"
"""Set where somebody plays who is not the user of this machine: `FFAPP_HOME` is then all there is for them."""


def visitor_folder() -> Path | None:
    """The only folder that who plays may read, write and be told of; None where it is the user of this machine."""
    return saves_folder().parent if os.environ.get(VISITOR) else None


def saves_folder() -> Path:
    """The folder of the saves. Not made by asking."""
    return _folder("data") / "saves"


def dungeons_folder() -> Path:
    """The folder of the dungeons that were kept. Not made by asking."""
    return _folder("data") / "dungeons"


def adventures_folder() -> Path:
    """The folder of the adventures that the player has put there. Not made by asking."""
    return _folder("data") / "adventures"


def visitors_folder() -> Path:
    """The folder with one for each visitor of `ffapp serve`. Not made by asking."""
    return _folder("data") / "visitors"


def settings_folder() -> Path:
    """The folder of the settings."""
    return _folder("config")


def settings_file() -> Path:
    """The file of the settings."""
    return settings_folder() / "settings.toml"


def log_folder() -> Path:
    """The folder of what a crash leaves to read."""
    return _folder("log")


def log_file() -> Path:
    """The file of what a crash leaves to read."""
    return log_folder() / "crash.log"


def _folder(what: Literal["data", "config", "log"]) -> Path:
    """A folder, by a full path. Raises `StoreError` ("home-unusable")."""
    home = os.environ.get(HOME)
    if home is not None:
        return _usable(HOME, home)
    import platformdirs  # not needed with a home of one's own

    return _usable("HOME", getattr(platformdirs, f"user_{what}_dir")("ffapp", appauthor=False))


def _usable(variable: str, value: str) -> Path:
    """The folder that a variable names. Raises `StoreError` ("home-unusable") where it names none."""
    path = Path(value)
    with suppress(RuntimeError):
        path = path.expanduser()
    for why in _faults(value, path):
        from ffapp.store.errors import StoreError, whole

        raise StoreError("home-unusable", variable=variable, value=whole(value), why=why)
    return path


def _faults(value: str, path: Path) -> Iterator[str]:
    """Why a value names no folder, whatever is on the disk: that may change, and is told by whoever opens it."""
    if not value:
        yield "empty"
    elif "\0" in value:
        yield "null"
    elif value.startswith("~") and not path.is_absolute():
        yield "nobody"
    elif not path.is_absolute():  # another one wherever the program is started
        yield "relative"


PLACES: Final[dict[str, Callable[[], Path]]] = {
    "saves": saves_folder,
    "dungeons": dungeons_folder,
    "adventures": adventures_folder,
    "settings": settings_file,
    "log": log_file,
    "visitors": visitors_folder,
}
"""Every folder or file that ffapp itself chooses, by what is there."""
