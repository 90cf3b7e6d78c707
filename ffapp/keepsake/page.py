"""A whole reading as one page: the sheet, the map, the courses of scores, the notes, the journal by sections; of a
campaign its story, dungeon by dungeon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from ffapp import __version__
from ffapp.core.game import Game, Step, fold
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.sheet import Sheet
from ffapp.keepsake.board import board, board_of
from ffapp.keepsake.chart import chart
from ffapp.keepsake.courses import courses
from ffapp.keepsake.markup import Markup, element, joined
from ffapp.texts import Texts
from ffapp.texts.chronicle import local
from ffapp.texts.document import Document, Row, Section, chapters_of, document_of, step_text

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What a browser may fetch for the page: nothing."""


def page_of(game: Game, texts: Texts) -> str:
    """The page of a game as it stands, whole; in the language of the texts."""
    document = document_of(game.ruleset, game.state, texts, game.back())
    parts = [*_parts(game, texts, document)]
    contents = element(
        "nav",
        element("ul", *(element("li", element("a", part.title, href=f"#{part.id}")) for part in parts)),
        aria_label=texts("keepsake-contents"),
    )
    body = element(
        "main",
        element("header", element("h1", document.title), *_below(game, texts, document)),
        contents,
        *(element("section", element("h2", part.title), part.body, id=part.id, class_=part.kind) for part in parts),
        element("footer", element("p", texts("keepsake-made", version=__version__))),
    )
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("meta", name="color-scheme", content="light dark"),
        element("title", document.title),
        element("style", Markup(Path(__file__).with_name("page.css").read_text(encoding="utf-8"))),
    )
    return f"<!DOCTYPE html>\n{element('html', head, element('body', body), lang=texts.language)}\n"


class _Part(NamedTuple):
    """A part of the page: its anchor, its title, what is in it."""

    id: str
    title: str
    body: Markup
    kind: str = ""


def _below(game: Game, texts: Texts, document: Document) -> Iterator[Markup]:
    if document.subtitle:
        yield element("p", document.subtitle, class_="subtitle")
    days = list(dict.fromkeys(_day(texts, step) for step in (*game.path()[:1], *game.path()[-1:]) if step.ts))
    told = texts("keepsake-played", first=days[0], last=days[-1] if len(days) > 1 else "") if days else ""
    yield element("p", " · ".join(filter(None, (told, texts("endui-actions", commands=game.depth)))), class_="subtitle")


def _day(texts: Texts, step: Step) -> str:
    """The day of a step."""
    moment = local(step.ts)
    return texts("history-day", day=moment.day, month=moment.month, year=moment.year)


def _parts(game: Game, texts: Texts, document: Document) -> Iterator[_Part]:
    drawing = chart(game.state, texts) if isinstance(game.state, Sheet) else board(game, texts)
    states = [*_states(game)]
    later: list[_Part] = []
    told = joined(*_story(game, texts))
    story = [_Part("story", texts("saga-title"), told)] if told else []
    for section in document.sections:
        rows = _rows(section) if section.rows else Markup("")
        if section.kind != "ending":
            yield from story
            story = []
        if section.kind == "map":
            yield _Part(section.kind, section.title, joined(element("figure", drawing, class_="wide"), rows))
        elif section.kind == "notes":
            later.append(_Part(section.kind, section.title, rows))
        else:
            yield _Part(section.kind, section.title, rows)
    if isinstance(game.state, Sheet) and game.state.name:
        drawn = (element("figure", element("figcaption", name), course) for name, course in courses(states, texts))
        yield _Part("curves", texts("keepsake-curves"), joined(*drawn), "curves")
    yield from later
    if game.steps:
        yield _Part("journal", texts("cli-journal", before=0), joined(*_journal(game, states, texts)), "journal")


def _states(game: Game) -> Iterator[Any]:
    """The states after each step, oldest first, all in one fold."""
    state = game.state_at(0)
    for step in game.path():
        state = fold(state, step.events)
        yield state


def _story(game: Game, texts: Texts) -> Iterator[Markup]:
    """The dungeons of a campaign, each with what happened in it and its picture at its end."""
    for chapter in chapters_of(game, texts):
        drawing = element("figure", board_of(chapter.state, chapter.labels, texts, chapter.title), class_="wide")
        rounds = _rows(Section(chapter.title, chapter.rounds))
        yield element("article", element("h3", chapter.title), rounds, drawing)


def _rows(section: Section) -> Markup:
    """The rows of a section: a list of what each is about and what there is to say, or where nothing is, of lines."""
    if not any(row.text for row in section.rows):
        return element("ul", *(element("li", row.label) for row in section.rows))
    return element("dl", *(part for row in section.rows for part in _row(row)))


def _row(row: Row) -> tuple[Markup, Markup]:
    return element("dt", row.label), element("dd", row.text.strip("\n"))


class _Told(NamedTuple):
    """A step in words: the number of its stop, what that is called, its own number."""

    stop: int
    place: str
    number: int
    words: str


def _journal(game: Game, states: Iterable[Any], texts: Texts) -> Iterator[Markup]:
    for (_, place), steps in groupby(_told(game, states, texts), key=lambda told: (told.stop, told.place)):
        listed = [element("li", told.words, value=told.number) for told in steps]
        yield element("article", element("h3", place), element("ol", *listed))


def _told(game: Game, states: Iterable[Any], texts: Texts) -> Iterator[_Told]:
    """The steps of the journal; each section that was reached begins another stop, also where it is read again."""
    ruleset, stop = game.ruleset, 0
    for number, (step, state) in enumerate(zip(game.path(), states, strict=True), 1):
        stop += sum(isinstance(event, SectionReached) for event in step.events)
        card = ruleset.card(state)
        if card.dungeon is not None:
            place = texts("title-dungeon-at", dungeon=card.dungeon, round=card.round or 0)
        elif isinstance(state, Sheet):
            place = texts("cli-place", section="" if card.section is None else card.section, clearing="", place="")
        else:
            place = texts("party-title")
        yield _Told(stop, place, number, step_text(texts, step, ruleset.arguments(state)))
