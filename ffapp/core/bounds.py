"""What any typed number or text must fit into, whichever command of whichever rulebook carries it."""

from __future__ import annotations

import re
import unicodedata

from ffapp.core.errors import Refusal

ABSURD = 9_999
NAME_LENGTH = 40
NOTE_LENGTH = 10_000

EARLIEST, LATEST = -62_135_424_000, 253_402_128_000
"""Seconds since 1970 of the first and the last moment that calendars have wherever one is, and the day after it: from 3
January of the year 1 to 30 December 9999."""

_WHOLE = re.compile(r"[+-]?\d+", re.ASCII)

_BREAKS = frozenset("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
"""What begins a new line."""

_UNSEEN = frozenset({"Cc", "Cf", "Zs", "Zl", "Zp", "Mn", "Me"})
"""The categories of Unicode that leave no ink of their own: controls, marks of direction and of joining, blanks, line
breaks, accents without a letter."""

FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and signs that are blank: the fillers of Hangul, the pattern of Braille without dots."""


def in_calendar(seconds: float) -> int:
    """The second that a clock shows, or a file tells, or the first or last that calendars have."""
    return int(max(EARLIEST, min(seconds, LATEST)))


def whole_typed(text: str, most: int) -> int | None:
    """The whole number that a text of ASCII digits is, with a sign or without; one that is further from 0 than `most`
    is the next beyond it, however long the text. None for any other text."""
    if not _WHOLE.fullmatch(text):
        return None
    digits = text.lstrip("+-").lstrip("0") or "0"
    # Thousands of digits are not worth converting, and Python refuses to.
    number = min(int(digits), most + 1) if len(digits) <= len(str(most)) else most + 1
    return -number if text[0] == "-" else number


def number_typed(text: str, high: int) -> int | None:
    """The whole number from 0 to `high` that a text of ASCII digits is; None for any other text, however long."""
    number = whole_typed(text, high) if text.isdigit() else None
    return None if number is None or number > high else number


def check_amount(amount: int, *, low: int = -ABSURD, high: int = ABSURD, change: bool = False) -> None:
    """Raises `Refusal` ("amount-bounds") for a number outside low..high; `change`: these are of what it may change by
    that is there."""
    if not low <= amount <= high:
        raise Refusal("amount-bounds", low=low, high=high, change=change)


def check_adjusted(held: int, by: int, short: Refusal, *, most: int = ABSURD) -> None:
    """Raises `Refusal` when a count may not change by so much: by 0 ("amount-zero"), to less than nothing (`short`), or
    to an absurd size, over `most` ("amount-bounds", with how much it may change)."""
    check_amount(by)
    if by == 0:
        raise Refusal("amount-zero")
    if held + by < 0:
        raise short
    check_amount(by, low=-held, high=most - held, change=True)


def check_writable(text: str) -> None:
    """Raises `Refusal` ("text-unwritable") for a lone surrogate, which no file can hold as UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refusal("text-unwritable") from None


def invisible(text: str) -> bool:
    """Whether nothing of a text can be seen: there is nothing in it, or only blanks, line breaks, fillers, marks of
    direction and other signs that only steer."""
    # Blanks at the ends are of these categories too; what is left of a text that can be seen soon shows ink.
    return all(unicodedata.category(letter) in _UNSEEN or letter in FILLERS for letter in text.strip())


def _several_lines(text: str) -> bool:
    return not _BREAKS.isdisjoint(text)


def check_name(name: str) -> None:
    """Raises `Refusal` for a name that cannot be seen ("name-empty"), has a line break ("name-line") or is over 40
    characters ("name-long"), blanks at its ends not counted: but these may not be more than a note either, for the
    command keeps what was typed."""
    check_writable(name)
    length = len(name.strip())
    if invisible(name):
        raise Refusal("name-empty")
    if length > NAME_LENGTH:
        raise Refusal("name-long", length=length, high=NAME_LENGTH)
    check_text(name)
    if _several_lines(name):
        raise Refusal("name-line")


def check_label(label: str) -> None:
    """Raises `Refusal` for what cannot be written on the map: a name that is there and cannot be seen ("name-empty"),
    or has a line break ("name-line"), or more than 40 characters ("text-long"). An empty one is none."""
    check_text(label, high=NAME_LENGTH)
    if label and invisible(label):
        raise Refusal("name-empty")
    if _several_lines(label):
        raise Refusal("name-line")


def check_line(text: str) -> None:
    """Raises `Refusal` for a reason or other words of a sentence that have a line break ("text-line") or are longer
    than a note."""
    if text:
        check_text(text)
        if _several_lines(text):
            raise Refusal("text-line")


def check_text(text: str, *, high: int = NOTE_LENGTH, required: bool = False) -> None:
    """Raises `Refusal` for a text over `high` characters, or an empty one where it is required."""
    check_writable(text)
    if required and not text.strip():
        raise Refusal("text-empty")
    if len(text) > high:
        raise Refusal("text-long", length=len(text), high=high)
