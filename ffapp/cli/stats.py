"""`ffapp stats`: what was lived in all games of a rulebook."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from ffapp.cli.books import known_ruleset
from ffapp.cli.console import OK, Console
from ffapp.cli.games import the_shelf
from ffapp.cli.parser import Call
from ffapp.memory.index import remember
from ffapp.memory.recall import adventures_of
from ffapp.memory.statistics import statistics
from ffapp.rulesets import RULESETS
from ffapp.store.errors import shown

if TYPE_CHECKING:
    from ffapp.memory.index import Unread
    from ffapp.memory.statistics import Statistics

BAR: Final = 24
"""Columns of the bar that shows how much is read."""


def stats(call: Call, console: Console) -> int:
    """Tells of one rulebook, or of all in which something was played. 1: not all saves could be read whole. Raises
    `Trouble`, `StoreError`."""
    name = call.word("ruleset")
    wanted = [*RULESETS] if name is None else [known_ruleset(name, by_title=True).id]
    bar = _Bar(console)
    found = remember(the_shelf(), progress=bar.show)
    bar.clear()
    told = [
        statistics(found.games, ruleset, adventure)
        for ruleset in wanted
        for adventure in ("", *adventures_of(found.games, ruleset))
    ]
    told = [one for one in told if one.games or (name is not None and not one.adventure)]
    if call.has("--json"):
        for one in told:
            console.json(msgspec.json.encode(one))
    elif told:
        _say(console, told)
    else:
        console.say(console.t("cli-saves-empty", path=shown(the_shelf().folder)))
    _complain(console, found.unread)
    return OK


def _say(console: Console, told: list[Statistics]) -> None:
    from ffapp.texts.document import as_text
    from ffapp.texts.memory import statistics_document

    for number, one in enumerate(told):
        if number:
            console.say()
        for line in as_text(statistics_document(console.texts, one), ascii_only=console.ascii_only):
            console.say(line)


def _complain(console: Console, unread: tuple[Unread, ...]) -> None:
    for one in unread:
        console.warn(f"store-{one.reason.rule}", **one.reason.arguments)


class _Bar:
    """How much is read, on one line of a terminal, which is blank again afterwards; nothing anywhere else."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._seen = sys.stderr.isatty()
        self._width = 0

    def show(self, done: int, of: int) -> None:
        if not self._seen or of < 2:
            return
        full = BAR * done // of
        told = f"[{'#' * full}{'.' * (BAR - full)}] {self._console.t('memory-reading', done=done, of=of)}"
        self._write(told.ljust(self._width))
        self._width = len(told)

    def clear(self) -> None:
        if self._width:
            self._write(" " * self._width)
            self._write("")

    def _write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(f"\r{text}")
            sys.stderr.flush()
