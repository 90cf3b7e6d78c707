"""What a terminal sends, cut into keys, sequences and pastes before anything else reads it.

A terminal sends the same byte for Esc and at the beginning of a longer key, an answer of its own may be torn or cut
off, and any byte may come at any time. Here each piece is recognised as a whole or not at all:

| sent                                        | counts as                                                         |
|---------------------------------------------|-------------------------------------------------------------------|
| a character                                 | a key                                                             |
| Esc, and then what begins no sequence       | the key Esc, then that; no binding of the program has an Alt      |
| Esc and `b` or `f`                          | a `JUMP`: Alt and an arrow on a Mac, or these two keys            |
| a key, a report of the mouse, an answer     | a sequence, as the shortest text that says it                     |
| a key that is let go                        | nothing                                                           |
| a string for a terminal (OSC, DCS, APC)     | nothing, to its end                                               |
| all between the marks of a paste            | a paste; one whose end does not come ends with a moment's silence |
| a piece that no rule of terminals completes | nothing                                                           |
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, auto
from typing import Final, NamedTuple

ESC: Final = "\x1b"
START: Final = "\x1b[200~"
END: Final = "\x1b[201~"

MOST_PASTED: Final = 1_000_000
"""Characters of a paste that are kept. What comes after them up to its end is no key either."""

LONGEST: Final = 32
"""Characters of a sequence that anybody makes sense of. A longer one is read to its end and dropped."""

MOST_CELLS: Final = 1000
"""Columns and rows that a terminal may say it has: whoever says more has not been understood."""

PASTE_QUIET: Final = 1.0
"""Seconds of silence after which the end of a paste does not come any more."""

_SEQUENCE: Final = re.compile(
    r"\x1b(?:"
    r"\[\[[A-E]"  # F1 to F5 of the Linux console
    r"|\[M[^\x1b]{3}"  # the mouse, as in the beginning
    r"|\[\d\d?\$"  # keys of rxvt with Shift
    r"|\[(?![\[M])[ -?]*[@-~]"
    r"|O[A-DFHMP-Sa-dj-y]"
    r"|\t"  # Shift+Tab of the Linux console
    r")"
)
_STRING: Final = re.compile(r"\x1b(?:\]\d|P[\d<=>?!$+]|_G)")
_BEGUN: Final = re.compile(r"\x1b(?:\[(?:\[|M[^\x1b]{0,2}|[ -?]*)?|[O\]P_])?\Z")
"""What may still become one of them."""
_TORN: Final = re.compile(r"\x1b\[(?:M[^\x1b]{0,2}|[ -?]+)")
"""The beginning of a sequence that breaks off."""
_END_OF_STRING: Final = re.compile(r"[\x07\x18\x1a\x9c]|\x1b\\|(?=\x1b[^\\])")
_END_OF_SEQUENCE: Final = re.compile(r"[@-~]|(?=[^ -~])")

_KEY: Final = re.compile(r"\x1b\[(\d*)((?::\d*)*)(?:;(\d*)(?::(\d*))?(?:;([\d:]*))?)?([u~A-HPQRS])")
"""A key of the protocol of kitty: its code, the same key in other places, modifiers, what was done, and its text."""
_RELEASED: Final = "3"
_SHIFT: Final = 0b1
_HELD: Final = 0b111111
"""All modifiers but those that are locked."""
_SIZE: Final = re.compile(r"\x1b\[48;(\d+)(?::[\d:]*)?;(\d+)(?::[\d:]*)?;.*t")


class Kind(Enum):
    """What a piece of input is."""

    ESCAPE = auto()
    CHARACTER = auto()
    SEQUENCE = auto()
    JUMP = auto()
    PASTE = auto()


class Piece(NamedTuple):
    """A piece of input. The text of a paste is without its marks, and as it came."""

    kind: Kind
    text: str


def plain_sequence(text: str) -> str:
    """A sequence without what nobody asked the terminal for; "" if it says nothing, or nothing that can be.

    A key of the protocol of kitty is told by its code, its modifiers and its text alone.
    """
    if len(text) > LONGEST or text == END:
        return ""
    if size := _SIZE.fullmatch(text):
        return text if all(0 < int(cells) <= MOST_CELLS for cells in size.groups()) else ""
    key = _KEY.fullmatch(text)
    if key is None:
        return text
    code, others, modifiers, done, typed, end = key.groups(default="")
    if done == _RELEASED:
        return ""
    if not others and not done:
        return text
    if not typed and others and int(modifiers or 1) - 1 & _HELD == _SHIFT:
        typed = others.split(":")[1]
    return f"{ESC}[{f'{code};{modifiers};{typed}'.rstrip(';')}{end}"


class Pieces:
    """Cuts the input of a terminal, whatever its reads hold, into the same pieces."""

    def __init__(self) -> None:
        self._begun = ""
        """A piece that may go on with the next read."""
        self._pasted: str | None = None
        self._skips: re.Pattern[str] | None = None
        """The end of what is being skipped."""

    @property
    def unsure(self) -> bool:
        """Whether an Esc has come that may be the key, and what comes after it another, or the beginning of more."""
        return 0 < len(self._begun) <= 2

    @property
    def pastes(self) -> bool:
        """Whether the end of a paste is still to come."""
        return self._pasted is not None

    @property
    def waits(self) -> bool:
        """Whether what comes next is read with what has come before."""
        return bool(self._begun) or self.pastes or self._skips is not None

    def feed(self, data: str) -> Iterator[Piece]:
        """The pieces that are known with what has been read now."""
        text, self._begun = self._begun + data, ""
        at = 0
        while at < len(text):
            if self._pasted is not None:
                at, piece = self._paste(text, at)
            elif self._skips is not None:
                at, piece = self._skip(text, at, self._skips), None
            elif text[at] == ESC:
                at, piece = self._escape(text, at)
            else:
                at, piece = at + 1, Piece(Kind.CHARACTER, text[at])
            if piece is not None:
                yield piece

    def silence(self) -> Iterator[Piece]:
        """Nothing has come for a while: what has begun is told as it is. A paste is one without its end, an Esc the
        key, and so is what may come after it; the rest was never finished."""
        unsure, begun, pasted = self.unsure, self._begun, self._pasted
        self._begun, self._pasted, self._skips = "", None, None
        if pasted is not None:
            yield Piece(Kind.PASTE, pasted[:MOST_PASTED])
        elif unsure:
            yield Piece(Kind.ESCAPE, ESC)
            if begun[1:]:
                yield Piece(Kind.CHARACTER, begun[1])

    def _paste(self, text: str, at: int) -> tuple[int, Piece | None]:
        before = self._pasted or ""
        pasted = before + text[at:]
        found = pasted.find(END, max(0, len(before) - len(END) + 1))
        if found < 0:
            # The end of it may be the beginning of its mark.
            self._pasted = pasted if len(pasted) <= MOST_PASTED else pasted[:MOST_PASTED] + pasted[-len(END) + 1 :]
            return len(text), None
        self._pasted = None
        return at + found + len(END) - len(before), Piece(Kind.PASTE, pasted[:found][:MOST_PASTED])

    def _skip(self, text: str, at: int, end: re.Pattern[str]) -> int:
        found = end.search(text, at)
        if found is None:
            if text.endswith(ESC):  # perhaps that of the end
                self._begun = ESC
            return len(text)
        self._skips = None
        return found.end()

    def _escape(self, text: str, at: int) -> tuple[int, Piece | None]:
        if text.startswith(START, at):
            self._pasted = ""
            return at + len(START), None
        if whole := _SEQUENCE.match(text, at):
            plain = plain_sequence(whole[0])
            return whole.end(), Piece(Kind.SEQUENCE, plain) if plain else None
        if string := _STRING.match(text, at):
            self._skips = _END_OF_STRING
            return string.end(), None
        if begun := _BEGUN.match(text, at):
            if len(begun[0]) > LONGEST:
                self._skips = _END_OF_SEQUENCE
            else:
                self._begun = begun[0]
            return len(text), None
        if torn := _TORN.match(text, at):
            return torn.end(), None
        if text[at + 1] in "bf":
            return at + 2, Piece(Kind.JUMP, text[at + 1])
        return at + 1, Piece(Kind.ESCAPE, ESC)
