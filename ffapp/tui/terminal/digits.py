"""Digits as keyboards give them, wherever a digit is a key or is typed into a field for numbers.

| character                        | counts as                                                            |
|----------------------------------|----------------------------------------------------------------------|
| `0` to `9`                       | itself, from the keypad too                                          |
| another decimal digit: `３`, `٣` | the same digit                                                       |
| `à & é " ' ( - è _ ç`            | 0 to 9: the upper row of a French keyboard without Shift             |
| `§ !`                            | 6 and 8: that row on a Belgian one, and on a French one of a Mac     |

None of them counts in a field for text, and none that is a key of its own where it is pressed: `-` is 6, but not where
it zooms a map out. A field for numbers tells `-` from 6 by what is around it: see `NumberInput`.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from textual import events
from textual.widgets import Input

from ffapp.tui.keys import character_of

if TYPE_CHECKING:
    from textual.screen import Screen

FRENCH: Final = "à&é\"'(-è_ç"
BELGIAN: Final = "à&é\"'(§è!ç"
"""The upper row without Shift, from the key of 0 to that of 9."""

_UNSHIFTED: Final = {sign: str(digit) for row in (FRENCH, BELGIAN) for digit, sign in enumerate(row)}

_KEYPAD: Final = {
    "add": ("plus", "+"),
    "subtract": ("minus", "-"),
    "multiply": ("asterisk", "*"),
    "divide": ("slash", "/"),
    "equal": ("equals_sign", "="),
    "separator": ("comma", ","),
    "decimal": ("full_stop", "."),
}
"""Keys that terminals with the protocol of kitty tell from the same ones of the main block."""


def digit_of(character: str | None) -> str:
    """The digit, "0" to "9", that a typed character counts as; "" for none."""
    if character is None or len(character) != 1:
        return ""
    decimal = unicodedata.decimal(character, None)
    return _UNSHIFTED.get(character, "") if decimal is None else str(decimal)


def plain_digits(text: str) -> str:
    """A text with its decimal digits of all scripts as 0 to 9: what was pasted was typed on no keyboard."""
    return "".join(digit_of(character) if character.isdecimal() else character for character in text)


def pressed(event: events.Key, screen: Screen) -> events.Key:
    """The key that a pressed one counts as on a screen: a digit where one is a key there and the pressed one is not.

    What is typed into a field is left to the field.
    """
    if event.key in _KEYPAD:  # whose signs are no keys of the upper row
        key, sign = _KEYPAD[event.key]
        return events.Key(key, event.character or sign)
    character = event.character or character_of(event.key)
    digit = digit_of(character)
    if digit and event.character is None:
        event = events.Key(event.key, character)
    if not digit or digit == event.key or isinstance(screen.focused, Input):
        return event
    keys = screen.active_bindings
    return events.Key(digit, digit) if digit in keys and event.key not in keys else event
