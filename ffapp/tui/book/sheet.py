"""The adventure sheet: scores as gauges, what sickness takes, the purse and what is carried."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from textual.app import ComposeResult
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.gamebook.books import Counter as BookCounter
from ffapp.gamebook.books import book_of, counter_of
from ffapp.gamebook.sheet import (
    SCORE_NAMES,
    Item,
    Sheet,
    curable,
    effective_skill,
    effective_stamina,
    health_penalty,
    health_ticks,
    score_of,
    treasure_worth,
)
from ffapp.texts import Texts
from ffapp.texts.items import item_told
from ffapp.tui.book.scores import Scores
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.counter import Counter
from ffapp.tui.look.drawn import Drawn, Piece, pieces_width
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, fit, shorten

VITAL = ("stamina", "health")
"""The scores whose end is death."""

_A_LINE: Final = 2
"""So many things are counted on a line of the purse."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Something counted on the sheet: its name, how many, of how many at most, and what has just changed. Where there
    are `words` they stand in the place of all that."""

    label: str
    count: int = 0
    change: int = 0
    limit: int | None = None
    words: str = ""


class Purse(Drawn):
    """Gold, meals and the like, two a line; nothing moves when a figure changes its width."""

    DEFAULT_CSS = """
    Purse { width: 1fr; height: auto; }
    """
    COMPONENT_CLASSES = {
        "purse--label",
        "purse--count",
        "purse--limit",
        "purse--words",
        "purse--gain",
        "purse--loss",
    }

    counts: reactive[tuple[Counted, ...]] = reactive[tuple[Counted, ...]]((), layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, -(-len(self.counts) // _A_LINE))

    def render_line(self, y: int) -> Strip:
        glyphs = glyphs_of(self)
        width = self.size.width
        column = width // _A_LINE
        pieces: list[Piece] = []
        for counted in self.counts[y * _A_LINE : (y + 1) * _A_LINE]:
            told = self._told(counted, column, glyphs)
            pieces += [*told, (" " * max(1, column - pieces_width(told)), "")]
        return self.strip(pieces, width)

    def _told(self, counted: Counted, column: int, glyphs: Glyphs) -> list[Piece]:
        if counted.words:
            return [(shorten(counted.words, column - 1, glyphs=glyphs), "purse--words")]
        count, limit = str(counted.count), "" if counted.limit is None else f"/{counted.limit}"
        change = glyphs.signed(counted.change) if counted.change else ""
        room = column - len(count) - len(limit) - len(change) - 2
        return [
            (fit(counted.label, min(len(counted.label), max(1, room)), glyphs=glyphs), "purse--label"),
            (f" {count}", "purse--count"),
            (limit, "purse--limit"),
            (f" {change}" if change else "", "purse--gain" if counted.change > 0 else "purse--loss"),
        ]


@dataclass(frozen=True, slots=True)
class Carried:
    """A line of the pack: what it is (data), whether it is in hand, and whether it is new; at the right edge how much
    is left of it, and what has just changed of that. `spent`: it is of no more use; `mark`: "spell" or none."""

    text: str
    in_hand: bool = False
    fresh: bool = False
    tail: str = ""
    change: int = 0
    spent: bool = False
    mark: str = ""


def unmarked(carried: Iterable[Carried]) -> tuple[Carried, ...]:
    """The same lines without what has just changed."""
    return tuple(replace(known, fresh=False, change=0) for known in carried)


class Pack(Drawn):
    """What is carried, a line each; the last line says how many do not fit."""

    DEFAULT_CSS = """
    Pack { width: 1fr; height: 1fr; }
    """
    COMPONENT_CLASSES = {
        "pack--hand",
        "pack--item",
        "pack--fresh",
        "pack--more",
        "pack--tail",
        "pack--spent",
        "pack--gain",
        "pack--loss",
    }

    items: reactive[tuple[Carried, ...]] = reactive[tuple[Carried, ...]](())
    more: reactive[str] = reactive("")
    """The word after the number of those that do not fit."""

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        glyphs = glyphs_of(self)
        hidden = len(self.items) - height
        if hidden > 0 and y == height - 1:
            return self.strip([(fit(f"  +{hidden + 1} {self.more}", width, glyphs=glyphs), "pack--more")], width)
        if y >= len(self.items):
            return self.strip((), width)
        item = self.items[y]
        mark = glyphs.here if item.in_hand else glyphs.note if item.mark == "spell" else glyphs.bullet
        style = _STYLES[item.spent, item.fresh, item.in_hand]
        tail = shorten(item.tail, width // 2, glyphs=glyphs)
        change = f" {glyphs.signed(item.change)}" if item.change else ""
        room = width - 2 - cells(change) - (cells(tail) + 1 if tail else 0)
        return self.strip(
            [
                (f"{mark} ", style),
                (fit(item.text, room, glyphs=glyphs), style),
                (change, "pack--gain" if item.change > 0 else "pack--loss"),
                (f" {tail}" if tail else "", "pack--spent" if item.spent else "pack--tail"),
            ],
            width,
        )


def _style_of(spent: bool, fresh: bool, in_hand: bool) -> str:
    return "pack--spent" if spent else "pack--fresh" if fresh else "pack--hand" if in_hand else "pack--item"


_STYLES = {flags: _style_of(*flags) for flags in product((False, True), repeat=3)}


class SheetPanel(Panel):
    """The whole sheet in a frame. `show` changes only what differs; `marked` leaves the last change on show until
    `unmark`."""

    DEFAULT_CSS = """
    SheetPanel > .sheet--sickness { height: auto; max-height: 2; }
    SheetPanel > .sheet--poison { height: 1; }
    """

    def __init__(
        self,
        *,
        counters: Iterable[BookCounter] = (),
        finds_first: bool = False,
        title: str = "",
        id: str | None = None,
    ) -> None:
        """
        Args:
            counters: those of the book that are shown.
            finds_first: whether what was found stands before the book's own equipment.
        """
        super().__init__(title=title, id=id)
        self._finds_first = finds_first
        self._counters = {known.name: Counter(signed=known.signed, id=f"counter-{known.name}") for known in counters}
        # The drawings of scores and counters stand below one another.
        self.scores = Scores(label_width=12 if self._counters else 10, id="scores")
        self._sickness = Prose(classes="sheet--sickness")
        self._poison = Prose(classes="sheet--poison")
        self._purse = Purse()
        self._pack = Pack()
        self.poison_key = ""
        """The key of all that has to do with poison, "" where none is told."""
        self.one_meal_a_stop = True
        """Whether the reader keeps to the book's limit of meals, where it has one."""

    def compose(self) -> ComposeResult:
        yield self.scores
        yield from self._counters.values()
        yield self._sickness
        yield self._poison
        yield self._purse
        yield self._pack

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows a sheet; what differs from the one `before` is marked."""
        self.scores.scores = tuple(scores_of(sheet, texts, before))
        self._show_counters(sheet, texts, before)
        self._show_sickness(sheet, texts)
        self._show_poison(sheet, texts)
        self._show_belongings(sheet, texts, before)

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self.scores.scores = tuple(score.unmarked for score in self.scores.scores)
        for counter in self._counters.values():
            counter.change = 0
        self._purse.counts = tuple(replace(known, change=0) for known in self._purse.counts)
        self._pack.items = unmarked(self._pack.items)

    def _show_counters(self, sheet: Sheet, texts: Texts, before: Sheet | None) -> None:
        for name, counter in self._counters.items():
            value = counter_of(sheet, name)
            counter.display = value is not None
            if value is None:
                continue
            old = counter_of(before, name) if before is not None else None
            counter.label = texts("score-name", score=name)
            counter.value = value
            counter.change = value - old if old is not None else 0

    def _show_poison(self, sheet: Sheet, texts: Texts) -> None:
        told = curable(sheet) > 0 and sheet.ending is None
        self._poison.display = told
        if told:
            self._poison.text = texts(
                "book-poison", points=curable(sheet), named=bool(self.poison_key), key=self.poison_key
            )

    def _show_sickness(self, sheet: Sheet, texts: Texts) -> None:
        """Only where it bites."""
        penalty = health_penalty(sheet.health)
        self._sickness.display = penalty > 0
        if penalty:
            self._sickness.text = sickness_told(sheet, texts)

    def _show_belongings(self, sheet: Sheet, texts: Texts, before: Sheet | None) -> None:
        was = before if before is not None else sheet
        self._purse.counts = (
            Counted(texts("score-gold"), sheet.gold, sheet.gold - was.gold),
            Counted(texts("score-meals"), sheet.meals, sheet.meals - was.meals, book_of(sheet).meal_limit),
            *self._more_counted(sheet, texts, was),
        )
        self._pack.more = texts("book-more-items")
        self._pack.items = tuple(_carried(sheet, was, texts, finds_first=self._finds_first))

    def _more_counted(self, sheet: Sheet, texts: Texts, was: Sheet) -> Iterable[Counted]:
        """The treasure below the gold, and below the meals whether one can be eaten where the book limits them."""
        book = book_of(sheet)
        if "treasure" in book.properties:
            worth = treasure_worth(sheet)
            yield Counted(texts("book-treasure"), worth, worth - treasure_worth(was))
        if book.meal_a_stop and self.one_meal_a_stop and sheet.meals:
            yield Counted("", words=texts("book-meal-here", eaten=sheet.rested))


def scores_of(sheet: Sheet, texts: Texts, before: Sheet | None = None) -> Iterable[Score]:
    """The scores of a sheet as they are shown; what differs from the one `before` is told."""
    effective = {"skill": effective_skill(sheet), "stamina": effective_stamina(sheet)}
    for name in SCORE_NAMES:
        score = score_of(sheet, name)
        if score is None:
            continue
        old = score_of(before, name) if before is not None else None
        yield Score(
            label=texts(f"score-{name}"),
            value=score.current,
            initial=score.initial,
            ticks=health_ticks(score.initial) if name == "health" else (),
            effective=effective.get(name),
            change=score.current - old.current if old is not None else 0,
            vital=name in VITAL,
            name=name,
        )


def sickness_told(sheet: Sheet, texts: Texts) -> str:
    """What the present Health means in words: the penalty, and below which values one begins or grows."""
    penalty = health_penalty(sheet.health)
    ticks = (*health_ticks(sheet.health.initial if sheet.health else 0), 0, 0)
    below = {"first": ticks[0], "second": ticks[1], "third": ticks[2]}
    if penalty:
        return texts("book-penalty", penalty=-penalty, **below)
    return texts("book-penalty-none", **below)


def _carried(sheet: Sheet, was: Sheet, texts: Texts, *, finds_first: bool) -> Iterable[Carried]:
    known = {item.id: item for item in was.items}

    def place(item: Item) -> tuple[bool, bool]:
        return item.id != sheet.wielded, finds_first and bool(item.kind)

    for item in sorted(sheet.items, key=place):
        hand = item.id == sheet.wielded
        changed = known.get(item.id) != item or hand != (item.id == was.wielded)
        yield Carried(item_told(texts, item, in_hand=hand), hand, changed)
