"""Hostile text made harmless and visible, as plain strings; free of textual, so that the command line may use it.

Names and notes may hold anything: escape sequences, control characters, bidirectional overrides, lone surrogates,
heaps of combining marks, emoji that terminals measure differently. `visible` shows them such that nothing is
executed, nothing hides, and every terminal agrees on the width.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ffapp.core.bounds import FILLERS

_PLAIN: Final = re.compile(r"[ -~\xa0-\xac\xae-\u02ff]*")
_PLAIN_LINES: Final = re.compile(r"[\n -~\xa0-\xac\xae-\u02ff]*")
_LINE_ENDS: Final = re.compile("\r\n|[\r\n\x0b\x0c\x85\u2028\u2029]")

_BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_MARKS_PER_LETTER: Final = 2
_TAB: Final = "    "

_REGIONAL_A: Final = 0x1F1E6
_REGIONAL_Z: Final = 0x1F1FF
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)


def visible(text: str, *, ascii_only: bool = False, lines: bool = False) -> str:
    """The text as it can be shown anywhere.

    Control characters become their pictures (U+2400 and following; `^X` with `ascii_only`), invisible directional and
    filler characters `¤`, lone surrogates and unassigned codepoints U+FFFD. Joined and coloured emoji fall apart
    into the simple ones, flags into their two letters, as terminals disagree on the width of the whole. More than
    two combining marks on a letter are dropped.

    Args:
        text: anything, also what cannot be encoded.
        ascii_only: the stand-ins (not the text itself) are ASCII.
        lines: keep line ends, all as `\\n`; else they are shown as a picture.
    """
    if (_PLAIN_LINES if lines else _PLAIN).fullmatch(text):
        return text
    if lines:
        text = _LINE_ENDS.sub("\n", text).replace("\t", _TAB)
    shown: list[str] = []
    marks = _MARKS_PER_LETTER  # none may come before the first letter
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in ("Mn", "Me"):
            if _is_selector(character) or category == "Me" or marks >= _MARKS_PER_LETTER:
                continue
            marks += 1
            shown.append(character)
            continue
        sign = character if lines and character == "\n" else _sign(character, category, ascii_only)
        shown.append(sign)
        marks = 0 if sign and sign == character and category[0] in "LMN" else _MARKS_PER_LETTER
    result = "".join(shown)
    # A name of invisible characters only must not look like no name.
    return result if result or not text else "?" if ascii_only else "¤"


def _is_selector(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


def _sign(character: str, category: str, ascii_only: bool) -> str:
    """What stands for one character that is no combining mark."""
    code = ord(character)
    if category == "Cc":
        return _control(code, ascii_only)
    if category in ("Cs", "Cn", "Co"):
        return "?" if ascii_only else "\ufffd"
    if character in _BIDI or character in FILLERS:
        return "?" if ascii_only else "¤"
    if category == "Cf":
        return ""  # joiners, soft hyphens, byte order marks: without width, and nothing without their neighbours
    if category in ("Zl", "Zp"):
        return "$" if ascii_only else "\u2424"
    if _REGIONAL_A <= code <= _REGIONAL_Z:
        return chr(ord("A") + code - _REGIONAL_A)
    if code in _SKIN_TONES:
        return ""
    return character


def _control(code: int, ascii_only: bool) -> str:
    if code < 0x20:
        return f"^{chr(code + 0x40)}" if ascii_only else chr(0x2400 + code)
    if code == 0x7F:
        return "^?" if ascii_only else "\u2421"
    return "?" if ascii_only else "\ufffd"


def clean_input(text: str) -> str:
    """What a field keeps of something typed or pasted: one line without control and directional characters.

    A tab becomes a space and lone surrogates U+FFFD, so that words stay apart and the result can be stored; all else
    stays as it is, joined emoji included.
    """
    if _PLAIN.fullmatch(text):
        return text
    kept = (
        "\ufffd" if unicodedata.category(character) == "Cs" else character
        for character in text.replace("\t", " ")
        if unicodedata.category(character) not in ("Cc", "Zl", "Zp") and character not in _BIDI
    )
    return "".join(kept)
