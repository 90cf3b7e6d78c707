"""The key Esc, and the longer keys that begin like it.

A terminal sends the same byte for Esc and at the beginning of an arrow, so that whoever reads it alone has to wait
for the rest: upstream as long as ESCDELAY says. Here it is known sooner. What begins no longer key can only be another
one, and so can the answer of the terminal, which is asked where the cursor is: it would come after the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from textual.message import Message

from ffapp.tui.upstream import awaits_rest, end_wait

WHERE: Final = "\x1b[6n"
"""Asks a terminal for its cursor; Textual reads the answer and makes nothing of it."""

_ESCAPE: Final = "\x1b"
_BEGINS: Final = ("[", "O")


class EscapeAlone(Message):
    """The byte of Esc has come in alone: the terminal may be asked for more."""


def patient(parser: type[Any]) -> type[Any]:
    """A parser of Textual that knows sooner whether an Esc is the key."""

    class Patient(parser):
        _alone = False

        def feed(self, data: str) -> Iterable[Any]:
            return self._read(data) if data else super().feed(data)

        def _read(self, data: str) -> Iterator[Any]:
            if self._alone and awaits_rest(self) and not data.startswith(_BEGINS):
                end_wait(self)
                yield from self.tick()
            yield from super().feed(data)
            self._alone = data.endswith(_ESCAPE) and awaits_rest(self)
            if self._alone:
                yield EscapeAlone()

    return Patient
