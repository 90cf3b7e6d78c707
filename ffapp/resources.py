"""Where the folders that come with the program lie: style sheets, sample saves and, among these, dungeons and
adventures.

A wheel carries them inside the package; a checkout, and so an editable install, has them beside it.
"""

import errno
import os
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def styles() -> Path:
    """Folder of the ``.tcss`` files. Raises FileNotFoundError when the installation lacks it."""
    return _folder("styles")


@cache
def saves() -> Path:
    """Folder of the sample saves, only to be read. Raises FileNotFoundError as `styles` does."""
    return _folder("saves")


@cache
def dungeons() -> Path:
    """Folder of the default dungeons and the classics, only to be read. Raises FileNotFoundError as `styles` does."""
    return saves() / "dungeons"


@cache
def adventures() -> Path:
    """Folder of the adventures that come with the program, only to be read. Raises FileNotFoundError as `styles`
    does."""
    return saves() / "adventures"


def _folder(name: str) -> Path:
    for parent in (_PACKAGE, _PACKAGE.parent):
        folder = parent / name
        if folder.is_dir():
            return folder
    raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(_PACKAGE / name))
