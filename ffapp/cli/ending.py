"""The end of a verb that plays, when somebody asks for it from outside."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Who is asked to end (SIGTERM, SIGHUP) closes the game first. The exit code is what a shell makes of a signal."""

    def end(number: int, _frame: object) -> None:
        for each in before:
            signal.signal(each, signal.SIG_IGN)  # closing takes a moment
        raise SystemExit(128 + number)

    wanted = [each for name in ("SIGTERM", "SIGHUP") if (each := getattr(signal, name, None)) is not None]
    free = threading.current_thread() is threading.main_thread()
    # Whoever started us may have had a signal ignored on purpose, as `nohup` does.
    before = [each for each in wanted if free and signal.getsignal(each) is signal.SIG_DFL]
    for each in before:
        signal.signal(each, end)
    try:
        yield
    finally:
        for each in before:
            signal.signal(each, signal.SIG_DFL)
