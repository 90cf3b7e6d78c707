"""Lines broken as a printer breaks them: never before « ! ? : ; », never at a no-break space, in a sum only before its
signs, and not within a few words in quotation marks."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len
from textual.content import Content

# A run of spaces where a line may end. Possessive: no break inside the run either.
_GAP: Final = re.compile(r"(?<!«)(?<!\s[-+−×=<>≤≥→])(?<!\s(?:<=|>=|->))(?<![ \t\u200b])[ \t\u200b]++(?![!?:;»])")
_QUOTED: Final = re.compile("«[^«»]*»|“[^“”]*”")
_PART: Final = 24
"""Columns of a part that is short: the narrowest dialog has room for it."""

_NO_BREAK: Final = "\u00a0\u202f\u2007\u2060"
_GLUE: Final = " \t" + _NO_BREAK
_CLOSING: Final = "!?:;»,.)]…"
# Once the lines are broken the special spaces have done their work; terminals differ in how they draw them.
_TO_SPACES: Final = {ord(space): " " for space in "\u00a0\u202f\u2007\t"} | {0x2060: None, 0x200B: None}

Span = tuple[int, int]


def wrap_spans(text: str, width: int, rest: int | None = None) -> list[Span]:
    """Where the lines of one paragraph begin and end: `(start, end)` without the spaces at which they break.

    Args:
        text: one paragraph, without line ends.
        width: columns of the first line, at least 1.
        rest: columns of the others; as the first when not given.
    """
    width = max(1, width)
    rest = width if rest is None else max(1, rest)
    if cell_len(text) <= width:
        return [(0, len(text))]
    lines: list[Span] = []
    line_start = 0
    line_end = 0
    room = width
    unit_start = 0
    for unit_end, next_start in _units(text, min(width, rest) // 2):
        if cell_len(text[line_start:unit_end]) <= room:
            line_end = unit_end
        else:
            if line_end > line_start:
                lines.append((line_start, line_end))
                room = rest
            line_start = unit_start
            for cut in _folds(text, line_start, unit_end, room, rest):
                lines.append((line_start, cut))
                line_start = cut
                room = rest
            line_end = unit_end
        unit_start = next_start
    lines.append((line_start, line_end))
    return lines


def _units(text: str, quote: int) -> list[Span]:
    """For each run of text that stays together: its end, and where the next one starts. What is quoted does so where it
    takes no more than `quote` columns."""
    whole = [found.span() for found in _QUOTED.finditer(text) if cell_len(found[0]) <= quote]
    units = [
        (gap.start(), gap.end())
        for gap in _GAP.finditer(text)
        if gap.start() > 0 and not any(start < gap.start() < end for start, end in whole)
    ]
    if not units or units[-1][1] < len(text):
        units.append((len(text), len(text)))
    return units


def _folds(text: str, start: int, end: int, room: int, rest: int) -> list[int]:
    """Where a unit that is longer than a line has to be cut."""
    cuts: list[int] = []
    while True:
        taken = 0
        position = start
        while position < end and (taken := taken + cell_len(text[position])) <= room:
            position += 1
        if position >= end:
            return cuts
        cut = max(position, start + 1)
        better = cut
        while better > start + 1 and not _may_cut(text, better, end):
            better -= 1
        if _may_cut(text, better, end):
            cut = better
        cuts.append(cut)
        start, room = cut, rest


def _may_cut(text: str, position: int, end: int) -> bool:
    following = text[position:end].lstrip(_GLUE)
    preceding = text[:position].rstrip(_GLUE)
    return (
        bool(following)
        and following[0] not in _CLOSING
        and not preceding.endswith("«")
        and text[position] not in _NO_BREAK
        and cell_len(text[position]) > 0
    )


def in_parts(text: str, between: str = " · ") -> str:
    """A text of parts, such as the keys of a dialog: each short one stays on one line, and none begins with what parts
    them. A sentence is one part."""
    parts = (part.replace(" ", "\u00a0") if cell_len(part) <= _PART else part for part in text.split(between))
    return f"\u00a0{between.lstrip()}".join(parts)


def wrap_text(text: str, width: int, indent: int = 0) -> list[str]:
    """The lines of a text, those after the first of each paragraph for `indent` columns less."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.extend(
            paragraph[start:end].translate(_TO_SPACES) for start, end in wrap_spans(paragraph, width, width - indent)
        )
    return lines


def wrap(content: Content, width: int, indent: int = 0) -> list[Content]:
    """The lines of a styled text; as `wrap_text`."""
    lines: list[Content] = []
    for paragraph in content.split("\n", allow_blank=True):
        spans = wrap_spans(paragraph.plain, width, width - indent)
        lines.extend(_spaced(paragraph[start:end]) for start, end in spans)
    return lines


def _spaced(line: Content) -> Content:
    plain = line.plain.translate(_TO_SPACES)
    # Word joiners vanish: rare enough to give up the styles of such a line rather than to shift them.
    return Content(plain, list(line.spans) if len(plain) == len(line.plain) else None)
