"""The texts of a language are read once for all tests of a process: nothing but their files decides on them."""

from __future__ import annotations

from functools import cache

import ffapp.texts
import ffapp.texts.catalogue

_plain, _catalogue = cache(ffapp.texts.PlainMessages), cache(ffapp.texts.catalogue.Catalogue)


def share() -> None:
    """Lets all that is asked for from now on be shared."""
    ffapp.texts.PlainMessages = _plain  # type: ignore[misc,assignment]
    ffapp.texts.catalogue.Catalogue = _catalogue  # type: ignore[misc,assignment]


def forget() -> None:
    """Lets what is asked for next be read anew, as by a program that has just been started."""
    _plain.cache_clear()
    _catalogue.cache_clear()
