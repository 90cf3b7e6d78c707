"""The language of the command line where no `--lang` says it."""

from __future__ import annotations


def chosen_language() -> str:
    """What the settings say, else what the environment asks for, else French."""
    from ffapp.texts import choose_language
    from ffapp.tui.settings import read_settings

    return choose_language(read_settings()[0].language)
