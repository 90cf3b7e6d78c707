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
from ffapp.core.errors import Refusal

__all__ = (
    "ABSURD",
    "NAME_LENGTH",
    "NOTE_LENGTH",
    "check_adjusted",
    "check_amount",
    "check_label",
    "check_line",
    "check_name",
    "check_section",
    "check_text",
    "check_writable",
    "invisible",
)


def check_section(section: int) -> None:
    """Raises `Refusal` ("section-bounds") for what no paragraph can be numbered."""
    if not 1 <= section <= ABSURD:
        raise Refusal("section-bounds", high=ABSURD)
