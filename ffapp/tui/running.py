"""From the command line to the screen and back: the start, signals, and what follows a fault of the program."""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from ffapp import __version__
from ffapp.rulesets import RULESETS
from ffapp.store.entries import read_entry
from ffapp.store.files import RealFiles
from ffapp.store.folders import log_file, saves_folder, visitor_folder
from ffapp.store.names import SUFFIX
from ffapp.tui.app import FFApp
from ffapp.tui.keys import class_of
from ffapp.tui.terminal.crashes import AGAIN, Crash

First = Callable[[FFApp], object]

CRASH = "ffapp.tui.pages.crash:CrashScreen"
_LOG_LIMIT = 1_000_000


def run_screen(
    start: str | None = None,
    save: Path | None = None,
    language: str | None = None,
    ascii_only: bool = False,
    *,
    begun: Mapping[str, Any] | None = None,
    app_class: type[FFApp] = FFApp,
) -> int:
    """Runs the program on the terminal until the player leaves, and returns the exit code.

    Args:
        start: the id of the ruleset that a hero is to be created for, or None.
        save: the game to go on with; without either the title screen is shown.
        language: for this run only.
        ascii_only: for this run only.
        begun: the answers that stand there where a hero is created (`Playing.create_hero`).
        app_class: another app, for tests.
    """
    ascii_only = ascii_only or not (in_browser() or can_draw(sys.__stderr__))
    first = _first(start, save, begun)
    while True:
        app = app_class(language=language, ascii_only=ascii_only, first=first, book=_book(start, save))
        code, crash = _run(app)
        if crash is None:
            return code
        told = app_class(language=language, ascii_only=ascii_only, first=partial(_show, crash))
        _, second = _run(told)
        if second is not None:  # not even that: the plain truth on a plain terminal
            sys.stderr.write(f"{crash.error}\n{crash.save or ''}\n{crash.log or ''}\n")
            return 1
        if told.return_value != AGAIN:
            return 1
        first = None


def _show(crash: Crash, app: FFApp) -> None:
    app.go_to(class_of(CRASH)(crash))


def _book(start: str | None, save: Path | None) -> str:
    """The rulebook of what will be seen first, the game last played on the title: to change colours later takes every
    style sheet through the parser again. "" where nothing tells."""
    if start is not None:
        return start
    try:
        path = save or max(saves_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    except (OSError, ValueError):
        return ""
    return read_entry(RealFiles(), path, known=RULESETS).ruleset


def _first(start: str | None, save: Path | None, begun: Mapping[str, Any] | None) -> First | None:
    if save is not None:
        return lambda app: app.playing.open_game(save)
    if start in RULESETS:
        return lambda app: app.playing.create_hero(start, begun)
    return None


def _run(app: FFApp) -> tuple[int, Crash | None]:
    """Runs an app. Returns its exit code, and what is left if it crashed."""
    error: BaseException | None = None
    with Signals(app):
        try:
            app.run()
        except Exception as raised:
            error = raised
        error = error or app.fault
    if error is None:
        return (1 if app.return_code is None else app.return_code), None
    save = None if app.playing.session is None else app.playing.session.abandon()
    # The words of an error may hold paths, which are none of a visitor's business; the log has them.
    told = "".join(traceback.format_exception_only(error)).strip() if visitor_folder() is None else type(error).__name__
    return 1, Crash(told, save, write_log(error, save))


def write_log(error: BaseException, save: Path | None) -> Path | None:
    """Adds a fault to the log and returns the log's path, or None where it cannot be written."""
    path = log_file()
    when = time.strftime("%Y-%m-%d %H:%M:%S%z")
    details = "".join(traceback.format_exception(error))
    entry = f"== {when} ffapp {__version__}, Python {sys.version.split()[0]}, {save}\n{details}\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if path.exists() and path.stat().st_size > _LOG_LIMIT:
            path.replace(path.with_name(f"{path.name}.old"))
        with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(entry)
    except OSError:
        return None
    return path


def in_browser() -> bool:
    """Whether it is not this machine's terminal that shows the program: Textual was told another driver."""
    return bool(os.environ.get("TEXTUAL_DRIVER"))


def can_draw(stream: TextIO | None) -> bool:
    """Whether the encoding of a stream has the signs of the finer drawings; Textual draws on standard error."""
    try:
        "─▌●".encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Signals:
    """While it lasts, a request to end (SIGTERM, SIGINT by other means than a key, or the terminal hung up: SIGHUP)
    closes the game with its mark and gives the terminal back before the program ends."""

    def __init__(self, app: FFApp) -> None:
        self._app = app
        self._before: dict[int, object] = {}

    def __enter__(self) -> None:
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(ValueError):  # not the main thread
                    self._before[number] = signal.signal(number, self._end)

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]

    def _end(self, number: int, frame: object) -> None:
        """Runs between two instructions of whatever the program is doing: leaves the work to its loop, if it can."""
        loop = self._app.loop
        if not terminal_there():
            # Whoever writes to a terminal that is gone may wait for ever, the loop included.
            self._app.playing.close_now()
            os._exit(128 + number)
        if loop is None or loop.is_closed():
            raise SystemExit(128 + number)
        loop.call_soon_threadsafe(self._app.end, 128 + number)


def terminal_there() -> bool:
    """Whether there is still somebody to draw for."""
    try:
        import termios

        termios.tcgetattr(sys.__stdin__.fileno() if sys.__stdin__ else 0)
    except ImportError:  # where there is none, nothing hangs up either
        return True
    except (OSError, ValueError, termios.error):
        return False
    return True
