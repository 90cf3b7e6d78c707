"""`ffapp play-text`: a game line by line."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ffapp.cli.console import OK, UNREADABLE, Console
from ffapp.cli.ending import ended_in_order
from ffapp.cli.errors import Trouble
from ffapp.cli.games import find_save, the_shelf
from ffapp.cli.parser import Call
from ffapp.rulesets import RULESETS

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host
    from ffapp.settings import Settings
    from ffapp.store.shelf import Shelf
    from ffapp.texts import Texts


def play_text(call: Call, console: Console) -> int:
    """Plays until the input ends or the player leaves."""
    name, shelf = call.word("game") or "", the_shelf()
    return _played(name if name in RULESETS else _save(name, shelf), shelf, console, {})


def play_lines(what: str | Path, console: Console, begun: Mapping[str, Any]) -> int:
    """The same for a game of the shelf, or a new one of a rulebook whose hero is `begun` with these answers."""
    return _played(what, the_shelf(), console, begun)


def _played(what: str | Path, shelf: Shelf, console: Console, begun: Mapping[str, Any]) -> int:
    from ffapp.cli.lines.host import Host
    from ffapp.cli.lines.talk import standard_talk

    def texts(settings: Settings, key: Callable[..., str]) -> Texts:
        from ffapp.cli.language import chosen_language
        from ffapp.texts import Texts

        return Texts(console.language or chosen_language(), ascii_only=console.ascii_only or settings.ascii, key=key)

    host = Host(standard_talk(ascii_only=console.ascii_only), shelf, texts)
    with ended_in_order():
        play(host, what, begun)
    return UNREADABLE if host.failed else OK


def _save(name: str, shelf: Shelf) -> Path:
    """The save that a player means. Raises `StoreError`, `Trouble`."""
    try:
        return find_save(name, shelf, also=RULESETS)
    except Trouble as trouble:
        if trouble.message == "store-not-found":
            trouble.message, trouble.arguments = "cli-game-unknown", {**trouble.arguments, "known": ", ".join(RULESETS)}
        raise


def play(host: Host, what: str | Path, begun: Mapping[str, Any] | None = None) -> None:
    """Plays a new game of a rulebook, or that of a save, until nobody types any more. It is closed in any case."""
    from ffapp.cli.lines.talk import Left
    from ffapp.tui.upstream import standing_for_app

    with standing_for_app(host):
        try:
            with suppress(Left):
                host.begin(what, begun)
                gc.enable()
                host.run()
        finally:
            host.end()
