"""A save as the title screen shows it: who, where, in what state, and which file."""

from __future__ import annotations

import os
from itertools import zip_longest
from pathlib import Path

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive

from ffapp.core.ruleset import Card
from ffapp.rulesets import RULESETS
from ffapp.store.entries import Entry
from ffapp.store.errors import shown
from ffapp.texts import Texts
from ffapp.tui.kit.page import app_at
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.gauge import Gauge
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, fit, literal, shorten, visible

SCORES = 4
"""How many scores a card shows at most."""

PARTY = 6
"""How many heroes of a party, where it has no scores."""

COUNTERS = 4
"""How many counters."""

_FIGURES = 9
"""Columns of " 16/16 · "."""

_MOST_LABEL = 40


def tell_book(texts: Texts, entry: Entry, *, short: bool = False) -> str:
    """The title of the book, or a word for it; its id where this program does not know it, and nothing where the file
    does not say."""
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


def tell_scores(texts: Texts, card: Card) -> list[tuple[str, int, int]]:
    """What has a top: names, figures now and then; the scores of a hero, or the hit points of a party."""
    scores = [(tell_score(texts, name), now, top) for name, now, top in card.scores[:SCORES]]
    return scores or [*card.party[:PARTY]]


def tell_counters(texts: Texts, card: Card, glyphs: Glyphs) -> list[tuple[str, str]]:
    """What is counted besides the scores: names and figures, with their sign those that may be negative."""
    return [
        (visible(tell_score(texts, name)), (glyphs.signed if name in card.signed else glyphs.figure)(value))
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


class SaveCard(Panel):
    """The card of one save; empty where there is none. Its scores are gauges where it is high enough."""

    _entry: Entry | None = None

    wide: reactive[bool] = reactive(False)
    """Whether there is room for gauges."""

    def compose(self) -> ComposeResult:
        yield Prose(id="card-text")

    def on_resize(self, event: events.Resize) -> None:
        self.wide = event.size.height > 2 * SCORES
        if self._entry is not None and self._entry.card is not None and self._entry.card.party:
            self.show(self._entry)  # its names have more room now, or less

    def watch_wide(self) -> None:
        if self.is_mounted:
            self.show(self._entry)

    def show(self, entry: Entry | None) -> None:
        """Shows a save."""
        self._entry = entry
        self.vacant = entry is None
        texts = app_at(self).texts
        self.title = texts("title-card") if entry is None else tell_hero(texts, entry)
        self.empty = texts("title-card-empty")
        if entry is None:
            return
        card = entry.card or Card()
        if self.wide or self.query(Gauge):
            self._show_gauges(texts, card)
        self.query_one("#card-text", Prose).text = self._text(texts, entry, card)

    def _text(self, texts: Texts, entry: Entry, card: Card) -> Content:
        """Scores where they are no gauges, place and book, state, file."""
        glyphs = glyphs_of(self)
        between = f" {glyphs.separator} "
        told = [tell_where(texts, entry, between=between), tell_book(texts, entry)]
        file = shown(Path(entry.path.name))
        state = self._state(texts, entry, glyphs)
        if card.counters and not self.wide and not state.plain:  # a line more: the file joins the book
            told.append(file)
            file = ""
        lines = (
            Content("") if self.wide else self._scores(texts, card, glyphs),
            self._counters(texts, card, glyphs, between),
            literal(between.join(filter(None, told)), glyphs=glyphs),
            state,
            literal(file, "$muted", glyphs=glyphs),
        )
        return Content("\n\n" if self.wide else "\n").join(line for line in lines if line.plain)

    def _show_gauges(self, texts: Texts, card: Card) -> None:
        told, gauges = tell_scores(texts, card), [*self.query(Gauge)]
        more = [Gauge(label_width=9, change_width=0) for _ in range(len(gauges), max(SCORES, len(told)))]
        if more:
            self.mount_all(more, before="#card-text")
        for gauge, score in zip_longest([*gauges, *more], told):
            gauge.display = self.wide and score is not None
            if score is not None:
                gauge.label, gauge.value, gauge.initial = score

    def _scores(self, texts: Texts, card: Card, glyphs: Glyphs) -> Content:
        """All in a line, for which the names of a party are shortened."""
        told = tell_scores(texts, card)
        room = max(4, self.size.width // max(1, len(told)) - _FIGURES) if card.party else _MOST_LABEL
        parts = [
            Content.assemble(shorten(visible(name), room, glyphs=glyphs), " ", (f"{current}/{initial}", "bold"))
            for name, current, initial in told
        ]
        return Content(f" {glyphs.separator} ").join(parts)

    def _counters(self, texts: Texts, card: Card, glyphs: Glyphs, between: str) -> Content:
        """What is counted besides: below one another where there is room, each figure at the end of a column."""
        told = tell_counters(texts, card, glyphs)
        if not self.wide:
            return Content(between).join(Content.assemble(f"{name} ", (value, "bold")) for name, value in told)
        width = max((cells(name) for name, _ in told), default=0) + 1
        digits = max((cells(value) for _, value in told), default=0)
        lines = (
            Content.assemble(fit(name, width, glyphs=glyphs), (value.rjust(digits), "bold")) for name, value in told
        )
        return Content("\n").join(lines)

    def _state(self, texts: Texts, entry: Entry, glyphs: Glyphs) -> Content:
        if entry.reason is not None:
            figures = {**entry.reason.figures, "path": shown(Path(entry.path.name))}
            return literal(texts(f"store-{entry.reason.rule}", **figures), "$caution", glyphs=glyphs)
        kind, _ = tell_state(texts, entry, glyphs)
        if not kind:
            return Content("")
        style = {"won": "$gain", "lost": "$muted", "furthest": "$gain"}.get(kind, "$caution")
        figures = {}
        if entry.standing is not None:
            file = shown(Path(entry.standing.furthest.name))
            figures = {"count": entry.standing.files, "own": entry.standing.own, "file": file}
        return literal(texts(f"title-about-{kind}", **figures), style, glyphs=glyphs)
