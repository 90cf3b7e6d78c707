"""What is pasted is text, never keys, whatever is in it."""

from __future__ import annotations

import re
from typing import Final

_UNWANTED: Final = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours and the like
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"  # titles and links
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"
)


def clean_paste(text: str) -> str:
    """A pasted text without terminal sequences and control characters; tabs and ends of lines stay."""
    return _UNWANTED.sub("", text)
