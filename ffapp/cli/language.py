"""The language of the command line where no `--lang` says it."""

from __future__ import annotations


def chosen_language() -> str:
    """What the settings say, else what the environment asks for, else French."""
    from ffapp.settings import read_settings
    from ffapp.texts import choose_language

    return choose_language(read_settings()[0].language)
