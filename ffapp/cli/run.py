"""`ffapp run`: plays a game from a file of commands, without a screen."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final

import msgspec

from ffapp.cli.console import OK, REFUSED, Console
from ffapp.cli.ending import ended_in_order
from ffapp.cli.errors import Trouble
from ffapp.cli.parser import Call
from ffapp.cli.reports import DataReport, Report, WordsReport
from ffapp.core.errors import Argument, ConfirmationNeeded, Refusal
from ffapp.core.faults import Fault, fault_of
from ffapp.core.game import Game
from ffapp.core.near import near
from ffapp.core.ruleset import Ruleset
from ffapp.core.script import Entry, entry_decoder, play
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.errors import cause
from ffapp.store.names import path_named

LONGEST: Final = 1 << 20
"""No command is longer than so many bytes, by far: a note of 10,000 escaped characters has 120,000."""

_HALF: Final = re.compile(
    rb"\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F]"
)
"""Half of a character that takes two escapes."""

UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError)

TAG: Final = "cmd.t"
"""Where a line has the name of its command."""

_MARK: Final = b"\xef\xbb\xbf"


class BadLine(Trouble):
    """A line of the script that cannot be read, with its number."""

    def __init__(self, number: int, message: str, /, **arguments: Argument) -> None:
        super().__init__(message, line=number, **arguments)


def run(call: Call, console: Console) -> int:
    """Plays a script. 0: all of it; 1: something was refused; 2: something could not be read."""
    from ffapp.cli.games import playing

    report: Report = DataReport(console) if call.has("--json") else WordsReport(console)
    with _script(call.word("file") or "") as script, ended_in_order(), playing(call, console) as game:
        code = _play(game, script, report)
        if call.has("--write"):
            _take_texts(game, call.word("file") or "")
        return code


def _take_texts(game: Game, script: str) -> None:
    """Keeps the texts of an adventure that lie beside its script, as `export` puts them there. Raises `StoreError`."""
    from ffapp.cli.games import the_shelf
    from ffapp.store.books import texts_of

    if script != "-" and (texts := texts_of(game)):
        the_shelf().books.adopt(texts, path_named(script).parent)


def _play(game: Game, script: BinaryIO, report: Report) -> int:
    code = OK
    for entry in _entries(script, game.ruleset):
        try:
            played = play(game, entry)
            report.played(game, played)
            if played.failed is not None:
                raise played.failed
        except Refusal as refusal:
            code = REFUSED
            report.refused(game, refusal)
        except ConfirmationNeeded as needed:
            code = REFUSED
            report.asked(game, needed.cautions)
    report.end(game)
    return code


@contextmanager
def _script(name: str) -> Iterator[BinaryIO]:
    """The file of commands, or standard input for "-". Raises `Trouble`."""
    if name == "-":
        if sys.stdin is None:
            raise Trouble("cli-file-unreadable", path=name, cause="EBADF")
        yield sys.stdin.buffer
        return
    try:
        file = path_named(name).open("rb")  # what happens while it is read is no fault of the file
    except (OSError, ValueError) as error:  # no name of a file has a null in it
        why = cause(error) if isinstance(error, OSError) else "EINVAL"
        raise Trouble("cli-file-unreadable", path=name, cause=why) from error
    with file:
        yield file


def _entries(script: BinaryIO, ruleset: Ruleset) -> Iterator[Entry]:
    """The entries of a script, each as soon as its line is there. Blank lines mean nothing."""
    decoder = entry_decoder(ruleset)
    number = 0
    while True:
        number += 1
        try:
            line = script.readline(LONGEST + 1)
        except OSError as error:
            raise BadLine(number, "cli-line-unread", cause=cause(error)) from error
        if not line:
            return
        if len(line) > LONGEST:
            raise BadLine(number, "cli-line-long", limit=LONGEST)
        if number == 1:
            line = line.removeprefix(_MARK)
        if line.strip():
            yield _entry(number, line, decoder, ruleset)


def _entry(number: int, line: bytes, decoder: msgspec.json.Decoder[Entry], ruleset: Ruleset) -> Entry:
    try:
        entry = decoder.decode(line)
        if b'"' in line:
            json.loads(line, object_pairs_hook=_unique)
    except _Twice as twice:
        raise BadLine(number, "cli-line-twice", name=str(twice)) from None
    except UNREADABLE as error:
        if _HALF.search(line):
            raise BadLine(number, "cli-line-half") from None
        foreign = _of_another_book(line)
        if foreign is None:
            fault = fault_of(error)
            wrong = BadLine(number, "cli-line-bad", **fault)
            raise (wrong.rather(_commands_near(fault, ruleset)) if fault["where"] == TAG else wrong) from error
        return foreign
    return entry


def _commands_near(fault: Fault, ruleset: Ruleset) -> tuple[str, ...]:
    """The commands whose name is nearly the one that there is not."""
    return near(str(fault["name"]), (command.__name__ for command in ruleset.commands))


def _of_another_book(line: bytes) -> Entry | None:
    """The entry of a line that another rulebook could play: the rules refuse such a command by its name."""
    for ruleset in filter(None, map(ruleset_of, RULESETS)):
        try:
            return entry_decoder(ruleset).decode(line)
        except UNREADABLE:
            continue
    return None


class _Twice(Exception):
    """A name that stands twice in one object."""


def _unique(pairs: list[tuple[str, object]]) -> None:
    """Raises `_Twice`: msgspec takes the last of several values, and nobody would know which was meant."""
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise _Twice(name)
        names.add(name)
