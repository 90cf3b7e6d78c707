"""What the drivers of Textual read: `sequences` cuts it into pieces, Textual's parser makes events of them. What is
pasted is text, never keys, whatever is in it.

Upstream a byte that is not UTF-8 and a number that is none end the thread that reads the keyboard, and the program with
it; a sequence that is not known counts as the keys that its characters are, also inside a paste.
"""

from __future__ import annotations

import re
import sys
from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Iterable, Iterator
from functools import partial
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from textual import constants, events
from textual.message import Message

from ffapp.tui.terminal.sequences import ESC, PASTE_QUIET, Kind, Piece, Pieces
from ffapp.tui.upstream import KEYS_OF_MODIFIERS, restart

if TYPE_CHECKING:
    from ffapp.tui.upstream import XTermParser as _Parser
else:  # what it is put before is given later
    _Parser = object

WHERE: Final = "\x1b[6n"
"""Asks a terminal for its cursor; Textual reads the answer and makes nothing of it."""

_NO_CHARACTER: Final = "\ufffd"
"""In the place of a byte that is part of none."""

_UNWANTED: Final = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours and the like
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"  # titles and links
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"
)

_NO_KEYS: Final = KEYS_OF_MODIFIERS | {"caps_lock", "num_lock", "scroll_lock"}


class EscapeAlone(Message):
    """An Esc has come in that may be the beginning of more: the terminal may be asked for something that would come
    after it."""


class Jump(events.Key):
    """Alt with an arrow to the left or right, as some terminals send it: as Esc and a `letter`."""

    def __init__(self, letter: str) -> None:
        super().__init__("ctrl+left" if letter == "b" else "ctrl+right", None)
        self.letter = letter


def is_pressed(event: events.Key) -> bool:
    """Whether a key does anything by itself: one that only changes others does not."""
    return event.key.rpartition("+")[2] not in _NO_KEYS


def clean_paste(text: str) -> str:
    """A pasted text without terminal sequences and control characters; tabs and ends of lines stay."""
    return _UNWANTED.sub("", text)


def guard(driver: type[Any]) -> bool:
    """Has a driver read through `Pieces`. Returns whether the driver is one where that is known to work; any other is
    left as it is."""
    modules = (sys.modules.get(driver.__module__), sys.modules.get("textual.drivers.win32"))
    return sum(_guard(module) for module in modules if module is not None) > 0


def _guard(module: ModuleType) -> bool:
    parser = getattr(module, "XTermParser", None)
    if not isinstance(parser, type) or not callable(getattr(parser, "feed", None)):
        return False
    if not getattr(parser, "GUARDED", False):
        module.__dict__["XTermParser"] = guarded(parser)
        module.__dict__["getincrementaldecoder"] = tolerant
    return True


def tolerant(encoding: str) -> partial[IncrementalDecoder]:
    """A decoder for which no byte is an error."""
    return partial(getincrementaldecoder(encoding), errors="replace")


def guarded(parser: type[Any]) -> type[Any]:
    """A parser of Textual that nothing ends or holds up, and that knows sooner whether an Esc is the key."""
    return type("Guarded", (Guarded, parser), {})


class Guarded(_Parser):
    """What is put before a parser of Textual."""

    GUARDED = True

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._pieces = Pieces()
        self._due: float | None = None

    def feed(self, data: str) -> Iterable[Message]:
        """What is told by what has been read; nothing is the end of the input."""
        return self._read(data) if data else super().feed(data)

    def tick(self) -> Iterable[Message]:
        """What is told by there being no more for a while."""
        if self._due is None or monotonic() < self._due:
            return ()
        return self.silence()

    def silence(self) -> Iterator[Message]:
        """What is told when nothing more comes."""
        self._due = None
        for piece in self._pieces.silence():
            yield from self._told(piece)

    def _read(self, data: str) -> Iterator[Message]:
        pieces = self._pieces
        for piece in pieces.feed(data):
            yield from self._told(piece)
        wait = PASTE_QUIET if pieces.pastes else constants.ESCAPE_DELAY
        self._due = monotonic() + wait if pieces.waits else None
        if pieces.unsure:
            yield EscapeAlone()

    def _told(self, piece: Piece) -> Iterable[Message]:
        match piece.kind:
            case Kind.ESCAPE:
                return (events.Key("escape", ESC),)
            case Kind.PASTE:
                return (events.Paste(clean_paste(piece.text)),)
            case Kind.JUMP:
                return (Jump(piece.text),)
        return self._understood(piece.text)

    def _understood(self, text: str) -> list[Message]:
        try:
            told = list(super().feed(text))
        except Exception:  # a number that is none, or beyond all bounds: a terminal may send whatever it likes
            told = []
        if restart(self):  # what is whole and means nothing is no beginning of anything
            return []
        return [event for event in told if not isinstance(event, events.Key) or _has_name(event)]


def _has_name(event: events.Key) -> bool:
    """Whether a key is one: no control character, no half of one, nothing that could not be read."""
    return event.key.isprintable() and event.character != _NO_CHARACTER
