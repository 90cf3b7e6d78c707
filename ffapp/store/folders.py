"""Where things are kept: the folders of each system, or one of the player's own in `FFAPP_HOME`."""

from __future__ import annotations

import os
from collections.abc import Callable
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
    home = os.environ.get(HOME)
    if home:
        return Path(home).expanduser().absolute()
    import platformdirs  # not needed with a home of one's own

    return Path(getattr(platformdirs, f"user_{what}_path")("ffapp", appauthor=False))


PLACES: Final[dict[str, Callable[[], Path]]] = {
    "saves": saves_folder,
    "dungeons": dungeons_folder,
    "settings": settings_file,
    "log": log_file,
    "visitors": visitors_folder,
}
"""Every folder or file that ffapp itself chooses, by what is there."""
