"""The texts of a language are read once for all tests of a process: nothing but their files decides on them. What
differs from app to app, how keys are printed, stays with each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ffapp.texts
import ffapp.texts.catalogue
from ffapp.texts.catalogue import Catalogue
from ffapp.texts.plain import PlainMessages, first_named

_READ: dict[tuple[type, tuple[Path, ...]], dict[str, Any]] = {}
"""What has been read and parsed, by who reads it and from which folders."""


def _share(reader: Any, folders: tuple[Path, ...], *names: str) -> None:
    kept = _READ.setdefault((type(reader), folders), {name: getattr(reader, name) for name in names})
    reader.__dict__.update(kept)


class SharedMessages(PlainMessages):
    """As upstream, with what others have read."""

    def __init__(self, *folders: Path, key: Callable[..., str] = first_named) -> None:
        super().__init__(*folders, key=key)
        _share(self, folders, "_known", "_domains")


class SharedCatalogue(Catalogue):
    """As upstream, with what others have read and parsed."""

    def __init__(self, *folders: Path, key: Callable[..., str] = first_named, strict: bool = False) -> None:
        super().__init__(*folders, key=key, strict=strict)
        _share(self._entries, folders, "_domains", "_texts")


def share() -> None:
    """Lets all that is asked for from now on be shared."""
    ffapp.texts.PlainMessages = SharedMessages  # type: ignore[misc]
    ffapp.texts.catalogue.Catalogue = SharedCatalogue  # type: ignore[misc]


def forget() -> None:
    """Lets what is asked for next be read anew, as by a program that has just been started."""
    _READ.clear()
