"""The prose of a section on its page: set as in a book, in lines of a measure that is good to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from textual.content import Content

from ffapp.adventure.paragraphs import QUOTE, Paragraph, Run
from ffapp.tui.kit.prose import Prose, ProseVisual
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, literal
from ffapp.tui.look.wrapping import wrap

MEASURE: Final = 72
"""Columns of a line at most."""

_NARROWEST: Final = 16
"""A paragraph in lists and quotations has so many columns at least."""

_STYLES: Final = {"strong": "bold", "slanted": "italic", "code": "$secondary", "way": "$accent"}


class Passage(Prose):
    """Paragraphs one below the other."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._told: tuple[Paragraph, ...] = ()

    def show(self, told: tuple[Paragraph, ...]) -> None:
        """Shows other paragraphs."""
        if told != self._told or not self.text:
            self._told = told
            self.text = "\n\n".join(paragraph.text for paragraph in told)

    def render(self) -> ProseVisual:
        if self._visual is None:
            self._visual = PassageVisual(self._told, glyphs_of(self))
        return self._visual


class PassageVisual(ProseVisual):
    """Paragraphs as lines."""

    def __init__(self, told: tuple[Paragraph, ...], glyphs: Glyphs) -> None:
        super().__init__(Content(""))
        self._told = told
        self._glyphs = glyphs

    def lines(self, width: int) -> Content:
        """All of it broken for so many columns, and no more than the measure."""
        if (joined := self._lines.get(width)) is None:
            self._lines.clear()
            joined = self._lines[width] = Content("\n").join(set_lines(self._told, min(width, MEASURE), self._glyphs))
        return joined


def set_lines(told: Iterable[Paragraph], width: int, glyphs: Glyphs) -> Iterator[Content]:
    """The lines of paragraphs in so many columns, a blank one between two."""
    begun = False
    for paragraph in told:
        if begun and not (paragraph.tight and paragraph.first):
            yield Content("")
        begun = True
        head, rest = _margins(paragraph, width, glyphs)
        for number, line in enumerate(_broken(paragraph, max(1, width - cells(rest)), glyphs)):
            yield Content.styled(head if number == 0 else rest, "$muted") + line


def _margins(paragraph: Paragraph, width: int, glyphs: Glyphs) -> tuple[str, str]:
    """What stands before the first line and before the others: bars of quotations, the mark of a list's entry."""
    head = rest = ""
    last = len(paragraph.inside) - 1
    for at, within in enumerate(paragraph.inside):
        mark = glyphs.bullet if within == "*" else glyphs.vertical if within == QUOTE else within
        blank = f"{mark} " if within == QUOTE else " " * (cells(mark) + 1)
        if cells(rest) + cells(blank) + _NARROWEST > width:
            break
        head += f"{mark} " if at == last and paragraph.first else blank
        rest += blank
    return head, rest


def _broken(paragraph: Paragraph, width: int, glyphs: Glyphs) -> list[Content]:
    if paragraph.kind == "rule":
        return [Content.styled(f"{glyphs.bullet}   {glyphs.bullet}   {glyphs.bullet}".center(width).rstrip(), "$muted")]
    content = Content.assemble(*(_styled(run, paragraph, glyphs) for run in paragraph.runs))
    return wrap(content, width)


def _styled(run: Run, paragraph: Paragraph, glyphs: Glyphs) -> Content:
    styles = [_STYLES[name] for name in run.manner.split() if name in _STYLES]
    if paragraph.kind == "heading":
        styles.append("bold $secondary")
    return literal(run.text, " ".join(styles), glyphs=glyphs, lines=True)
