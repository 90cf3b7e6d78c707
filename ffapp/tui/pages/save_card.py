"""A save as the title screen shows it: who, where, in what state, and which file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from textual import events
from textual.app import ComposeResult

from ffapp.core.ruleset import Card
from ffapp.rulesets import RULESETS
from ffapp.store.entries import Entry
from ffapp.store.errors import shown
from ffapp.texts import Texts
from ffapp.tui.kit.page import app_at
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.drawn import pieces_width
from ffapp.tui.look.gauge import LARGE_ROWS, Columns, Score, draw_large, score_line
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, visible
from ffapp.tui.look.wrapping import wrap_text

SCORES = 4
"""How many scores a card shows at most."""

PARTY = 6
"""How many heroes of a party, where it has no scores."""

COUNTERS = 4
"""How many counters."""

_LOW = 9
"""In fewer rows scores stand beside one another."""

_BETWEEN = 3
"""Columns between two that stand beside one another."""

_MOST = 80
"""Rows that no card fills."""


def tell_book(texts: Texts, entry: Entry, *, short: bool = False) -> str:
    """The title of the book, or of the adventure from a file; with `short` a word for the book. Its id where this
    program does not know it, and nothing where the file does not say."""
    if entry.card is not None and entry.card.title and not short:
        return visible(entry.card.title)
    if entry.ruleset not in RULESETS:
        return entry.ruleset
    return texts.name(entry.ruleset, "title-short", "ui") if short else texts.name(entry.ruleset, "ui")


def tell_hero(texts: Texts, entry: Entry) -> str:
    """Who it is about; the name of a file that does not say."""
    if entry.card is not None and entry.card.hero:
        return entry.card.hero
    return texts("title-nobody") if entry.ruleset else entry.name


def tell_score(texts: Texts, name: str) -> str:
    """The name of a score; its code in words where this program does not know it."""
    return texts.name(name, "score")


def tell_where(texts: Texts, entry: Entry, *, short: bool = False, between: str = " ") -> str:
    """Section and clearing, or dungeon and round; with `short` only the first that is known."""
    card = entry.card
    if card is None:
        return ""
    parts = []
    if card.dungeon is not None:
        parts.append(texts("title-dungeon-at", dungeon=card.dungeon, round=0 if short else card.round or 0))
    if card.section is not None:
        parts.append(texts("ui-section-at", section=card.section))
    if card.place is not None and not (short and parts):
        parts.append(texts("ui-clearing-at", clearing=card.place))
    return between.join(parts)


def tell_scores(texts: Texts, card: Card) -> list[Score]:
    """What has a top: the scores of a hero, or the hit points of a party."""
    scores = [(tell_score(texts, name), now, top) for name, now, top in card.scores[:SCORES]]
    return [Score(label=name, value=now, initial=top) for name, now, top in scores or card.party[:PARTY]]


def tell_counters(texts: Texts, card: Card, glyphs: Glyphs) -> list[tuple[str, str]]:
    """What is counted besides the scores: names and numbers, with their sign those that may be negative."""
    return [
        (visible(tell_score(texts, name)), glyphs.number(value, signed=name in card.signed))
        for name, value in card.counters[:COUNTERS]
    ]


def tell_state(texts: Texts, entry: Entry, glyphs: Glyphs) -> tuple[str, str]:
    """What is special about a save, as a kind ("" for nothing) and in a word."""
    card = entry.card
    kind: str
    if entry.state not in ("ok", "unclosed"):
        kind, mark = entry.state, ""
    elif entry.standing is not None:
        kind, mark = entry.standing.kind, ""
    elif card is not None and card.over:
        kind, mark = ("won", f"{glyphs.check} ") if card.won else ("lost", f"{glyphs.enemy} ")
    elif not os.access(entry.path, os.W_OK):
        kind, mark = "read-only", ""
    elif entry.state == "unclosed":
        kind, mark = "unclosed", ""
    else:
        return "", ""
    return kind, mark + texts(f"title-state-{kind}")


class Face(NamedTuple):
    """What a card says: the scores, those of a `party` by names; what is counted besides; place, book, state with its
    ink, file."""

    scores: tuple[Score, ...] = ()
    party: bool = False
    counters: tuple[tuple[str, str], ...] = ()
    where: str = ""
    book: str = ""
    state: str = ""
    ink: str = "caution"
    file: str = ""


class SaveCard(Panel):
    """The card of one save; where there is none, what books there are. Its scores are large where it is high enough,
    else gauges, else beside one another."""

    face: Face | None = None

    def compose(self) -> ComposeResult:
        yield Drawing(self._draw, rows=lambda width: self._face(Canvas(width, _MOST, glyphs_of(self))), id="card-face")

    def on_resize(self, event: events.Resize) -> None:
        self.query_one("#card-face", Drawing).refresh(layout=True)

    def show(self, entry: Entry | None) -> None:
        """Shows a save."""
        texts = app_at(self).texts
        self.title = texts("title-books") if entry is None else tell_hero(texts, entry)
        self.face = None if entry is None else tell_face(texts, entry, glyphs_of(self))
        self.query_one("#card-face", Drawing).refresh(layout=True)

    def _draw(self, canvas: Canvas) -> None:
        self._face(canvas)

    def _face(self, canvas: Canvas) -> int:
        """Draws it; returns how many rows that takes."""
        room = self.size.height - 1
        if self.face is None:
            return _draw_books(canvas, app_at(self).texts, room)
        return (_draw_low if room < _LOW else _draw_high)(canvas, self.face, room)


def tell_face(texts: Texts, entry: Entry, glyphs: Glyphs) -> Face:
    """What the card of a save says."""
    card = entry.card or Card()
    state, ink = _state(texts, entry, glyphs)
    return Face(
        scores=tuple(tell_scores(texts, card)),
        party=bool(card.party),
        counters=tuple(tell_counters(texts, card, glyphs)),
        where=tell_where(texts, entry, between=f" {glyphs.separator} "),
        book=tell_book(texts, entry),
        state=state,
        ink=ink,
        file=shown(Path(entry.path.name)),
    )


def _state(texts: Texts, entry: Entry, glyphs: Glyphs) -> tuple[str, str]:
    """What is special about a save in a sentence, with its ink."""
    if entry.reason is not None:
        arguments = {**entry.reason.arguments, "path": shown(Path(entry.path.name))}
        return texts(f"store-{entry.reason.rule}", **arguments), "caution"
    kind, _ = tell_state(texts, entry, glyphs)
    if not kind:
        return "", ""
    ink = {"won": "gain", "lost": "muted", "furthest": "gain"}.get(kind, "caution")
    arguments = {}
    if entry.standing is not None:
        file = shown(Path(entry.standing.furthest.name))
        arguments = {"count": entry.standing.files, "own": entry.standing.own, "file": file}
    return texts(f"title-about-{kind}", **arguments), ink


def _draw_books(canvas: Canvas, texts: Texts, room: int) -> int:
    """The books that can be played and what each is about, beside it or below."""
    names = {name: texts.name(name, "ui") for name in RULESETS}
    below = room >= _LOW
    column, y = 0 if below else max(map(cells, names.values())) + _BETWEEN, 0
    for name, title in names.items():
        about = f"title-book-{name}"
        canvas.put(0, y, title, "text strong", room=canvas.width)
        if texts.has(about):
            canvas.put(column, y + below, texts(about), "muted", room=canvas.width - column)
        y += 3 if below else 1
    return y


def _draw_low(canvas: Canvas, face: Face, room: int) -> int:
    """The scores beside one another, each over its line where there is a row for that; place, book, file; state."""
    glyphs, width, y = canvas.glyphs, canvas.width, 0
    state = wrap_text(face.state, width) if face.state else []
    told = f" {glyphs.separator} ".join(filter(None, (face.where, face.book)))
    shared = cells(told) + _BETWEEN + cells(face.file) <= width
    rows = bool(face.scores) + bool(face.counters) + bool(told) + len(state) + (not shared)
    if face.scores:
        y = _draw_beside(canvas, face.scores, lines=rows < room)
    if face.counters:
        pieces = [
            piece for name, value in face.counters for piece in ((f"{name} ", "muted"), (f"{value}   ", "strong"))
        ]
        canvas.pieces(0, y, pieces)
        y += 1
    if told:
        canvas.put(0, y, told, "text", room=width)
        if shared:
            canvas.right(width, y, face.file, "muted")
        y += 1
    y = _lines(canvas, y, state, face.ink)
    # Where it finds no room the list has it.
    return y if shared or y >= room else _lines(canvas, y, [face.file], "muted")


def _draw_beside(canvas: Canvas, scores: tuple[Score, ...], *, lines: bool) -> int:
    """Scores beside one another, each over its `lines` or with one below its name; returns the row below."""
    glyphs, columns = canvas.glyphs, (canvas.width + _BETWEEN) // len(scores)
    most = columns - _BETWEEN
    numbers = [
        [(glyphs.number(score.value), f"{score.ink} strong"), (f"/{glyphs.number(score.initial)}", "muted")]
        for score in scores
    ]
    apart = lines and any(
        cells(score.label) + 1 + pieces_width(told) > most for score, told in zip(scores, numbers, strict=True)
    )
    for index, (score, told) in enumerate(zip(scores, numbers, strict=True)):
        x = index * columns
        beside = most - pieces_width(told) - 1
        end = canvas.put(x, 0, score.label, "muted", room=most if apart else beside)
        end = canvas.pieces(x if apart else end + 1, int(apart), told) + 1
        if lines:
            start = end if apart else x
            canvas.pieces(start, 1, score.line(max(0, x + most - start), glyphs))
    return 1 + lines


def _draw_high(canvas: Canvas, face: Face, room: int) -> int:
    """The scores as on a sheet, below them all else line by line."""
    glyphs, width, y = canvas.glyphs, canvas.width, 0
    state = wrap_text(face.state, width) if face.state else []
    below = len(face.counters) + len(state) + 6
    rows = -(-len(face.scores) // 2) * (LARGE_ROWS + 1)
    if not face.party and rows + below <= room:
        half = (width - _BETWEEN) // 2
        for index, score in enumerate(face.scores):
            row, column = divmod(index, 2)
            draw_large(canvas, column * (half + _BETWEEN), y + row * (LARGE_ROWS + 1), half, score)
        y += rows
    elif face.scores:
        columns = Columns(label=min(max(9, width // 3), 20), change=0)
        for score in face.scores:
            canvas.pieces(0, y, score_line(score, width, glyphs, columns))
            y += 1
        y += 1
    if face.counters:
        names = max(cells(name) for name, _ in face.counters) + 1
        digits = max(cells(value) for _, value in face.counters)
        for name, value in face.counters:
            canvas.put(0, y, name, "muted", room=width)
            canvas.put(names, y, value.rjust(digits), "strong")
            y += 1
        y += 1
    y = _lines(canvas, y, wrap_text(face.where, width) if face.where else [], "text strong")
    y = _lines(canvas, y, wrap_text(face.book, width) if face.book else [], "text")
    if state:
        y = _lines(canvas, y + 1, state, face.ink)
    return _lines(canvas, y + 1, [face.file], "muted")


def _lines(canvas: Canvas, y: int, lines: list[str], ink: str) -> int:
    """Lines below one another; returns the row after the last."""
    for line in lines:
        canvas.put(0, y, line, ink, room=canvas.width)
        y += 1
    return y
