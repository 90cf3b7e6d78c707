"""What any typed figure or text must fit into, whichever command carries it."""

from __future__ import annotations

from ffapp.core.errors import Refusal

ABSURD = 9_999
NAME_LENGTH = 40
NOTE_LENGTH = 10_000


def check_amount(amount: int, *, low: int = -ABSURD, high: int = ABSURD) -> None:
    """Raises `Refusal` ("amount-bounds") for a figure outside low..high."""
    if not low <= amount <= high:
        raise Refusal("amount-bounds", low=low, high=high)


def check_adjusted(held: int, by: int, short: Refusal) -> None:
    """Raises `Refusal` when a count may not change by so much: by 0 ("amount-zero"), to less than nothing (`short`), or
    to an absurd size ("amount-bounds")."""
    check_amount(by)
    if by == 0:
        raise Refusal("amount-zero")
    if held + by < 0:
        raise short
    check_amount(held + by, low=0)


def check_section(section: int) -> None:
    """Raises `Refusal` ("section-bounds") for what no paragraph can be numbered."""
    if not 1 <= section <= ABSURD:
        raise Refusal("section-bounds", high=ABSURD)


def check_writable(text: str) -> None:
    """Raises `Refusal` ("text-unwritable") for a lone surrogate, which no file can hold as UTF-8."""
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise Refusal("text-unwritable")


def check_name(name: str) -> None:
    """Raises `Refusal` for an empty name or one over 40 characters, blanks at its ends not counted: but these may not
    be more than a note either, for the command keeps what was typed."""
    check_writable(name)
    length = len(name.strip())
    if length == 0:
        raise Refusal("name-empty")
    if length > NAME_LENGTH:
        raise Refusal("name-long", length=length, high=NAME_LENGTH)
    check_text(name)


def check_text(text: str, *, high: int = NOTE_LENGTH, required: bool = False) -> None:
    """Raises `Refusal` for a text over `high` characters, or an empty one where it is required."""
    check_writable(text)
    if required and not text.strip():
        raise Refusal("text-empty")
    if len(text) > high:
        raise Refusal("text-long", length=len(text), high=high)
