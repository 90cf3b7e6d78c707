"""Lines out and lines in: what is said is broken at the width of the terminal, what is typed is read as it comes."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final, TextIO

from ffapp.tui.look.wrapping import wrap_text
from ffapp.visible import visible

USUAL: Final = 80
LEAST: Final = 20
"""Columns where nobody knows how many there are, and the fewest that lines are broken at."""

LONGEST: Final = 1 << 20
"""Bytes of a line; more are not read, by far: a note of 10,000 characters has 40,000."""


class Left(Exception):
    """Nobody types any more: the end of the input."""


class Talk:
    """What is said and what is heard. Nothing that is said holds a sequence that a terminal would obey.

    Args:
        said: where sentences go.
        heard: where lines come from; None is an input that has ended.
        echo: whether a line break follows what is asked, because nobody who types will make one.
    """

    def __init__(self, said: TextIO, heard: BinaryIO | None, *, ascii_only: bool = False, echo: bool = False) -> None:
        self._said = said
        self._heard = heard
        self._ascii_only = ascii_only
        self._echo = echo
        self.told = 0
        """How many lines have been said."""

    @property
    def width(self) -> int:
        """Columns of the terminal, as it is now."""
        try:
            columns = os.get_terminal_size(self._said.fileno()).columns
        except (OSError, ValueError, AttributeError):
            columns = 0
        return max(LEAST, columns or USUAL)

    def say(self, text: str) -> None:
        """Says one or more lines; nothing for an empty text."""
        for paragraph in self._shown(text).split("\n") if text else ():
            for line in wrap_text(paragraph, self.width - 1) or [""]:
                if line.strip():
                    self.told += 1
                    self._said.write(line.rstrip() + "\n")

    def draw(self, text: str) -> None:
        """Says lines that must not be broken."""
        self.told += 1
        self._said.write(self._shown(text) + "\n")

    def ask(self, prompt: str) -> str:
        """Asks for a line and returns it without its end. Raises `Left`."""
        *before, last = self._shown(prompt).split("\n")
        for paragraph in before:
            self.say(paragraph)
        *lines, last = wrap_text(last, self.width - 1) or [""]
        for line in lines:
            self._said.write(line.rstrip() + "\n")
        self._said.write(f"{last.rstrip()} ")
        if self._echo:
            self._said.write("\n")
        self._said.flush()
        return self._read()

    def _shown(self, text: str) -> str:
        return visible(text, ascii_only=self._ascii_only, lines=True)

    def _read(self) -> str:
        try:
            line = b"" if self._heard is None else self._heard.readline(LONGEST)
        except (OSError, ValueError) as error:
            raise Left from error
        if not line:
            if not self._echo:
                self._said.write("\n")  # what was asked stands alone on its line
            raise Left
        return line.decode("utf-8", "replace").rstrip("\r\n").removeprefix("\ufeff")


def standard_talk(*, ascii_only: bool = False) -> Talk:
    """Standard input and output."""
    heard = None if sys.stdin is None else getattr(sys.stdin, "buffer", None)
    typed = sys.stdin is not None and sys.stdin.isatty()
    return Talk(sys.stdout, heard, ascii_only=ascii_only, echo=not typed)
