"""The language of the command line where no `--lang` says it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ffapp.core.errors import Reason
from ffapp.store.folders import settings_file
from ffapp.store.tables import read_table


def chosen_language() -> str:
    """What the settings say, else what the environment asks for, else French."""
    from ffapp.texts import choose_language

    setting: Any = None
    with suppress(OSError, Reason):  # what is wrong with them is told on the screen
        setting = read_table(settings_file())[1].get("language")
    return choose_language(setting if isinstance(setting, str) else "")
