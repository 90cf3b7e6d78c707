"""Words compared however they are written."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


DASHES: Final = "-−–—‐‑‒﹣－"
"""What is read as a minus before a number: itself, that of printers, and the dashes that keyboards and word processors
put in its place."""

_MINUS: Final = re.compile(rf"(?<![^\s;])[{DASHES}](?=\s?\d)")


def plain_minus(text: str) -> str:
    """A text whose words begin with a plain minus where a number follows a dash of any kind."""
    return _MINUS.sub("-", text)


def plain(text: str) -> str:
    """Lower case without accents and ligatures: what is typed in haste is the same word."""
    letters = unicodedata.normalize("NFKD", text).casefold().translate(_LIGATURES)
    return "".join(letter for letter in unicodedata.normalize("NFKD", letters) if not unicodedata.combining(letter))


_plain_letter: Final = lru_cache(1_024)(plain)


def plain_in_place(text: str) -> str:
    """The same letter by letter, so that the text is as long as it was: what is found in it stands there in the text.
    A letter that would be several stays as it is."""
    plains = ((letter, _plain_letter(letter)) for letter in text)
    return "".join(small if letter.isalpha() and len(small) == 1 else letter for letter, small in plains)
