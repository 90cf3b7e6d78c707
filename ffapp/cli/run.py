"""`ffapp run`: plays a game from a file of commands, without a screen."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from ffapp.cli.console import OK, REFUSED, Console
from ffapp.cli.errors import Trouble
from ffapp.cli.parser import Call
from ffapp.cli.reports import DataReport, Report, WordsReport
from ffapp.core.errors import ConfirmationNeeded, Figure, Refusal
from ffapp.core.game import Game
from ffapp.core.script import Entry, entry_decoder, play

LONGEST: Final = 1 << 20
"""No command is longer than so many bytes, by far: a note of 10,000 escaped characters has 120,000."""

_MARK: Final = b"\xef\xbb\xbf"


class BadLine(Trouble):
    """A line of the script that cannot be read, with its number."""

    def __init__(self, number: int, message: str, **figures: Figure) -> None:
        super().__init__(message, line=number, **figures)


def run(call: Call, console: Console) -> int:
    """Plays a script. 0: all of it; 1: something was refused; 2: something could not be read."""
    from ffapp.cli.games import playing

    report: Report = DataReport(console) if call.has("--json") else WordsReport(console)
    with _script(call.word("file") or "") as script, playing(call, console) as game:
        return _play(game, script, report)


def _play(game: Game, script: BinaryIO, report: Report) -> int:
    code = OK
    for entry in _entries(script, entry_decoder(game.ruleset)):
        try:
            report.played(game, play(game, entry))
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
            raise Trouble("cli-file-unreadable", path=name, why="")
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 -- what happens while it is read is no fault of the file
    except (OSError, ValueError) as error:
        raise Trouble("cli-file-unreadable", path=name, why=getattr(error, "strerror", "") or str(error)) from error
    with file:
        yield file


def _entries(script: BinaryIO, decoder: msgspec.json.Decoder[Entry]) -> Iterator[Entry]:
    """The entries of a script, each as soon as its line is there. Blank lines mean nothing."""
    number = 0
    while True:
        number += 1
        try:
            line = script.readline(LONGEST + 1)
        except OSError as error:
            raise BadLine(number, "cli-line-unread", why=error.strerror or "") from error
        if not line:
            return
        if len(line) > LONGEST:
            raise BadLine(number, "cli-line-long", limit=LONGEST)
        if number == 1:
            line = line.removeprefix(_MARK)
        if line.strip():
            yield _entry(number, line, decoder)


def _entry(number: int, line: bytes, decoder: msgspec.json.Decoder[Entry]) -> Entry:
    try:
        return decoder.decode(line)
    except RecursionError:
        raise BadLine(number, "cli-line-deep") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadLine(number, "cli-line-bad", why=str(error)) from error
