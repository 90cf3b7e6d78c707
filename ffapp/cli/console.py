"""Where a verb's words go: nothing reaches a terminal that could do more than be read there."""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TextIO

from ffapp.visible import visible

if TYPE_CHECKING:
    from pathlib import Path

    from ffapp.core.errors import Argument
    from ffapp.texts import Texts

OK: Final = 0
REFUSED: Final = 1
UNREADABLE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What a shell sees when the reader of a pipe goes away, whatever the verb."""

# JSON escapes what is below U+0020 by itself. The rest that a terminal could obey, or that hides or turns text round.
_HARMFUL: Final = re.compile(
    "[\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
_FOREIGN: Final = re.compile("[^\x00-\x7e]")


def harmless_json(data: bytes, *, ascii_only: bool = False) -> str:
    """The same JSON with everything written as an escape that a terminal should not see."""
    text = data.decode("utf-8")
    return (_FOREIGN if ascii_only else _HARMFUL).sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    units = match[0].encode("utf-16-be")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))


def forget(stream: TextIO) -> None:
    """Nobody reads any more: what is still buffered goes nowhere, and Python does not complain at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _is_utf8(stream: TextIO) -> bool:
    return (getattr(stream, "encoding", None) or "").lower().replace("-", "") in ("utf8", "utf8sig")


class Console:
    """Standard output and standard error in one language. The texts are read when the first sentence is needed.

    `code` is the least that the exit code will be.
    """

    def __init__(self, language: str | None = None, *, ascii_only: bool = False) -> None:
        self.language = language
        self.ascii_only = ascii_only
        self.code = OK
        self._texts: Texts | None = None
        for stream in (sys.stdout, sys.stderr):
            if not _is_utf8(stream) and hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")

    @property
    def texts(self) -> Texts:
        """The sentences of the language."""
        if self._texts is None:
            from ffapp.cli.language import chosen_language
            from ffapp.texts import Texts

            self._texts = Texts(self.language or chosen_language())
        return self._texts

    def t(self, message: str, **arguments: Argument) -> str:
        """The sentence of a message."""
        return self.texts(message, **arguments)

    def shown(self, text: str, *, lines: bool = False) -> str:
        """Any text as it may be printed."""
        return visible(text, ascii_only=self.ascii_only, lines=lines)

    def say(self, text: str = "", *, lines: bool = False) -> None:
        """One line on standard output (several with `lines`), whatever the text holds."""
        sys.stdout.write(self.shown(text, lines=lines) + "\n")

    def path(self, path: Path) -> None:
        """A path on a line of its own: byte by byte for the program that reads it, harmless on a terminal."""
        if sys.stdout.isatty():
            from ffapp.store.errors import shown

            self.say(shown(path))
            return
        sys.stdout.flush()
        sys.stdout.buffer.write(os.fsencode(path) + b"\n")
        sys.stdout.buffer.flush()

    def json(self, data: bytes) -> None:
        """One line of JSON on standard output, there at once for whoever reads along."""
        sys.stdout.write(harmless_json(data, ascii_only=self.ascii_only or not _is_utf8(sys.stdout)) + "\n")
        sys.stdout.flush()

    def page(self, markup: str) -> None:
        """HTML on standard output, in letters that the stream can hold."""
        utf8 = _is_utf8(sys.stdout)
        sys.stdout.write(markup if utf8 else markup.encode("ascii", "xmlcharrefreplace").decode("ascii"))

    def flush(self) -> None:
        """What was said is there now, for whoever reads along."""
        sys.stdout.flush()

    def warn(self, message: str, **arguments: Argument) -> None:
        """Tells on standard error what is wrong although the verb goes on; its exit code cannot be 0 any more."""
        self.code = REFUSED
        self._tell(message, arguments)

    def complain(self, message: str, **arguments: Argument) -> int:
        """Tells on standard error why a verb cannot go on; returns the exit code for that."""
        self._tell(message, arguments)
        return UNREADABLE

    def note(self, message: str, **arguments: Argument) -> None:
        """Tells on standard error what is good to know."""
        self._tell(message, arguments)

    def _tell(self, message: str, arguments: dict[str, Argument]) -> None:
        self.note_line(self.t(message, **arguments))

    def note_line(self, text: str) -> None:
        """Any words on standard error."""
        sys.stdout.flush()
        told = self.shown(text, lines=True)
        try:
            sys.stderr.write(told + "\n")
            sys.stderr.flush()
        except (OSError, ValueError):  # nobody can be told; the exit code still tells
            forget(sys.stderr)
