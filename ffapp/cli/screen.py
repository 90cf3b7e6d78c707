"""`ffapp`, `ffapp new`, `ffapp resume`: the verbs that start the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ffapp.cli.books import known_ruleset
from ffapp.cli.console import Console
from ffapp.cli.errors import Trouble
from ffapp.cli.games import find_save, the_shelf
from ffapp.cli.parser import Call
from ffapp.core.near import near
from ffapp.rulesets import RULESETS
from ffapp.store.folders import visitor_folder

UNABLE: Final = ("", "dumb", "unknown")
"""What TERM says where nothing can be drawn: the terminal, or what stands for one, does not know any sequence."""


def title(_call: Call, console: Console) -> int:
    """The title screen."""
    return show_screen(None, None, console)


def new(call: Call, console: Console) -> int:
    """The creation of a hero."""
    name = call.word("ruleset") or ""
    try:
        ruleset = known_ruleset(name)
    except Trouble as trouble:
        from ffapp.adventure.collection import shipped_names

        raise trouble.rather((*trouble.meant, *(f"play {one}" for one in near(name, shipped_names())))) from None
    return show_screen(ruleset.id, None, console)


def resume(call: Call, console: Console) -> int:
    """A game where it was left: the named one, or the last one played."""
    shelf = the_shelf()
    name = call.word("save")
    if name is not None:
        return show_screen(None, find_save(name, shelf), console)
    last = shelf.last()
    if last is None:
        raise Trouble("cli-no-game", ruleset=next(iter(RULESETS)))
    return show_screen(None, last.path, console)


def check_terminal() -> None:
    """Raises `Trouble` where no screen can be shown."""
    if not _elsewhere():
        if not _is_terminal():
            raise Trouble("cli-no-terminal")
        if sys.platform != "win32" and (term := os.environ.get("TERM", "")) in UNABLE:
            raise Trouble("cli-terminal-unable", term=term)


def show_screen(start: str | None, save: Path | None, console: Console, begun: Mapping[str, Any] | None = None) -> int:
    """Runs the screen: with the creation of a hero of a rulebook, `begun` with these answers, or with a game, or with
    the title. Raises `Trouble`."""
    _settle()
    check_terminal()
    if sys.platform == "win32":
        console.note("cli-windows")
    from ffapp.tui.running import run_screen

    return run_screen(start, save, console.language, console.ascii_only, begun=begun)


def _settle() -> None:
    """A visitor types paths from their own folder, which is their home, too."""
    folder = visitor_folder()
    if folder is not None:
        os.chdir(folder)
        os.environ["HOME"] = str(folder)


def _elsewhere() -> bool:
    """Whether Textual draws by a driver that was named to it, in a browser, say: then no terminal is needed here."""
    return bool(os.environ.get("TEXTUAL_DRIVER"))


def _is_terminal() -> bool:
    """Whether there is somewhere to type, and somewhere to draw; the screen is drawn on standard error."""
    try:
        return all(stream and os.isatty(stream.fileno()) for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__))
    except (OSError, ValueError):
        return False
