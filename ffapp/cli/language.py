"""The language of the command line where no `--lang` says it."""

from __future__ import annotations

from contextlib import suppress

from ffapp.store.files import RealFiles, content
from ffapp.store.folders import settings_file


def chosen_language() -> str:
    """What the settings say, else what the environment asks for, else French."""
    from ffapp.texts import choose_language

    setting = ""
    if _speaks_of_language():
        from ffapp.settings import read_settings  # what checks the settings takes as long as the rest of a help text

        setting = read_settings()[0].language
    return choose_language(setting)


def _speaks_of_language() -> bool:
    """Whether the settings may hold one."""
    with suppress(OSError):
        return b"language" in content(RealFiles(), settings_file())
    return False
