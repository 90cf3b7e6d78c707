"""A game as a short document: titled sections of rows, told as plain text or as Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from ffapp.core.ruleset import Ruleset
from ffapp.rulesets import RULESETS, named
from ffapp.visible import visible

if TYPE_CHECKING:
    from ffapp.core.errors import Argument
    from ffapp.core.game import Game, Step
    from ffapp.core.messages import Event
    from ffapp.texts import Texts
    from ffapp.texts.saga import Chapter


class Row(NamedTuple):
    """A line of a section: what it is about, and what there is to say. The text may have several lines."""

    label: str
    text: str = ""


class Section(NamedTuple):
    """A titled list of rows, whose labels are their numbers where it is `numbered`; or a drawing, whose lines stay as
    they are. `kind` says what it is about, in whatever language it is told."""

    title: str
    rows: tuple[Row, ...]
    drawing: str = ""
    numbered: bool = False
    kind: str = ""


class Document(NamedTuple):
    """A title, a line below it, and the sections that are not empty."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]


Summary: TypeAlias = "Callable[[Any, Texts, Iterable[Step]], Document]"


def document_of(ruleset: Ruleset, state: Any, texts: Texts, past: Iterable[Step] = ()) -> Document:
    """What a ruleset has to tell of a state. `past` are the steps that led to it, newest first."""
    summary: Summary = named(RULESETS[ruleset.id].summary)
    return summary(state, texts, past)


def events_text(texts: Texts, events: Sequence[Event], arguments: Mapping[str, Argument]) -> str:
    """What happened in words; events that no ffapp wrote, and that have no words, as they are."""
    from ffapp.texts.telling import tell_events

    try:
        return tell_events(texts, events, arguments)
    except Exception:  # a save is hostile data: its events may say anything
        return msgspec.json.encode(events).decode()


def step_text(texts: Texts, step: Step, arguments: Mapping[str, Argument]) -> str:
    """What a step did in words, and that its dice were typed."""
    told = events_text(texts, step.events, arguments)
    return f"{told} ({texts('dice-typed-mark')})" if step.typed else told


def chapters_of(game: Game, texts: Texts) -> tuple[Chapter, ...]:
    """The story of a game, where its ruleset tells one."""
    story = RULESETS[game.ruleset.id].story
    return tuple(named(story)(game, texts)) if story else ()


def with_story(document: Document, game: Game, texts: Texts) -> Document:
    """A document with the story of its game, chapter by chapter, behind how it ended."""
    at = sum(section.kind == "ending" for section in document.sections[:1])
    story = tuple(chapter.section() for chapter in chapters_of(game, texts))
    return document._replace(sections=(*document.sections[:at], *story, *document.sections[at:]))


def as_text(document: Document, *, ascii_only: bool = False) -> Iterator[str]:
    """The lines of a document as plain text, harmless on any terminal."""

    def clean(text: str) -> str:
        return visible(text, ascii_only=ascii_only)

    yield clean(document.title)
    if document.subtitle:
        yield clean(document.subtitle)
    for section in document.sections:
        yield ""
        yield clean(section.title)
        labels = [clean(row.label) for row in section.rows]
        width = max((len(label) for label, row in zip(labels, section.rows, strict=True) if row.text), default=0)
        for label, row in zip(labels, section.rows, strict=True):
            first, *others = visible(row.text, ascii_only=ascii_only, lines=True).split("\n")
            yield f"  {label.ljust(width)}  {first}".rstrip() if row.text else f"  {label}"
            yield from (f"  {' ' * width}  {line}".rstrip() for line in others)
        for line in _drawn(section, ascii_only=ascii_only):
            yield f"  {line}".rstrip()


def _drawn(section: Section, *, ascii_only: bool) -> list[str]:
    """The lines of a drawing; a sign that would end it in Markdown stands in another."""
    text = visible(section.drawing, ascii_only=ascii_only, lines=True).replace("`", "'")
    return text.split("\n") if text else []


_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>|~&#])")
_LEADING: Final = re.compile(r"^(\s*)([-+=:]|\d+[.)])")
_ENDED: Final = (".", "!", "?", "…", ":")


def _escaped(text: str) -> str:
    return _LEADING.sub(_leading, _SPECIAL.sub(r"\\\1", text))


def _leading(match: re.Match[str]) -> str:
    start = match[2]
    return f"{match[1]}{start[:-1]}\\{start[-1]}"


def as_markdown(document: Document, *, colon: str = ":", ascii_only: bool = False) -> Iterator[str]:
    """The lines of a document as Markdown. Names and notes stay text, whatever they look like, and keep their lines.
    `colon` stands after a label."""

    def clean(text: str) -> str:
        return _escaped(visible(text, ascii_only=ascii_only).strip())

    yield f"# {clean(document.title)}"
    if document.subtitle:
        yield ""
        yield clean(document.subtitle)
    for section in document.sections:
        yield ""
        yield f"## {clean(section.title)}"
        yield ""
        for row in section.rows:
            if not row.text:
                yield f"- {clean(row.label)}"
                continue
            label = clean(row.label)
            start = f"{label}. " if section.numbered else f"- **{label}**{'' if label.endswith(_ENDED) else colon} "
            text = visible(row.text, ascii_only=ascii_only, lines=True).strip("\n").split("\n")
            yield from _item(start, [_escaped(line.strip()) for line in text], 2 if start[0] == "-" else len(start))
        if section.drawing:
            yield from [""] if section.rows else []
            yield from ("```text", *_drawn(section, ascii_only=ascii_only), "```")


def _item(start: str, lines: list[str], indent: int) -> Iterator[str]:
    """An entry of a list, which ends each of its lines where they end; an empty one parts paragraphs."""
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        yield f"{start}{line}{'  ' if line and after else ''}" if line or start.strip() else ""
        start = " " * indent
