"""What numbers and texts of a gamebook must fit into: those of every rulebook, and the numbers of paragraphs."""

from __future__ import annotations

from ffapp.core.bounds import (
    ABSURD,
    NAME_LENGTH,
    NOTE_LENGTH,
    check_adjusted,
    check_amount,
    check_label,
    check_line,
    check_name,
    check_text,
    check_writable,
    invisible,
)

__all__ = (
    "ABSURD",
    "NAME_LENGTH",
    "NOTE_LENGTH",
    "check_adjusted",
    "check_amount",
    "check_label",
    "check_line",
    "check_name",
    "check_text",
    "check_writable",
    "invisible",
)
