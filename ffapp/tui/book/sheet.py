"""The adventure sheet: scores as gauges, what sickness takes, the purse and what is carried."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from textual.app import ComposeResult
from textual.reactive import reactive

from ffapp.gamebook.books import Counter as BookCounter
from ffapp.gamebook.books import book_of, counter_of, scores_of
from ffapp.gamebook.magic import magic_arguments
from ffapp.gamebook.sheet import (
    Magic,
    Sheet,
    curable,
    effective_skill,
    effective_stamina,
    health_penalty,
    health_ticks,
    treasure_worth,
)
from ffapp.gamebook.sheet import Score as Points
from ffapp.texts import Texts
from ffapp.texts.items import item_text
from ffapp.tui.book.scores import Scores
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas, Drawing
from ffapp.tui.look.counter import Counter
from ffapp.tui.look.drawn import Piece
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, shorten, visible

VITAL = ("stamina", "health")
"""The scores whose end is death."""

_A_LINE: Final = 2
"""So many things are counted on a line of the purse."""

_BETWEEN: Final = 2
"""Columns between two things that share a line of the pack."""


class Counted(Struct, frozen=True):
    """Something counted on the sheet: its name, how many, of how many at most, and what has just changed. Where there
    are `words` they stand in the place of all that. `deed` is what a click on it does."""

    label: str
    count: int = 0
    change: int = 0
    limit: int | None = None
    words: str = ""
    deed: str = ""

    @property
    def change_ink(self) -> str:
        """The ink of what has just changed."""
        return "gain strong" if self.change > 0 else "caution strong"


class Purse(Drawing):
    """Gold, meals and the like, two a line; nothing moves when a number changes its width. `large` as on a printed
    sheet: the name, below it a large number."""

    counts: reactive[tuple[Counted, ...]] = reactive[tuple[Counted, ...]]((), layout=True)
    large: reactive[bool] = reactive(False, layout=True)

    @property
    def _pitch(self) -> int:
        return LARGE_NUMBER_ROWS + 2 if self.large else 1

    def rows(self, width: int) -> int:
        return max(1, -(-len(self.counts) // _A_LINE) * self._pitch - self.large)

    def draw(self, canvas: Canvas) -> None:
        glyphs, width = canvas.glyphs, canvas.width // _A_LINE
        for index, counted in enumerate(self.counts):
            row, column = divmod(index, _A_LINE)
            x, y, end = column * width, row * self._pitch, (column + 1) * width - 1
            if counted.words:
                canvas.put(x, y, counted.words, "muted", room=width - 1)
                continue
            count, limit = str(counted.count), "" if counted.limit is None else f"/{counted.limit}"
            change = f" {glyphs.signed(counted.change)}" if counted.change else ""
            if self.large:
                canvas.put(x, y, counted.label, "muted", room=width - 1)
                x = canvas.large_number(x, y + 1, count, "text") + 1
                y += 2 if canvas.ascii_only else LARGE_NUMBER_ROWS
            else:
                x = canvas.put(x, y, counted.label, "muted", room=end - x - len(count + limit + change) - 1) + 1
                x = canvas.sign(x, y, count, "text strong")
            canvas.pieces(x, y, [(limit, "muted"), (change, counted.change_ink)])

    def deed_at(self, x: int, y: int) -> str:
        """What a click there does; "" for nothing."""
        index = y // self._pitch * _A_LINE + min(_A_LINE - 1, x * _A_LINE // max(1, self.size.width))
        return self.counts[index].deed if index < len(self.counts) else ""


class Carried(Struct, frozen=True):
    """A thing of the pack: what it is (data), whether it is in hand, and whether it is new; behind it how much is left
    of it, and what has just changed of that. `spent`: it is of no more use; `mark`: "spell" or none."""

    text: str
    in_hand: bool = False
    fresh: bool = False
    tail: str = ""
    change: int = 0
    spent: bool = False
    mark: str = ""

    @property
    def unmarked(self) -> Carried:
        """This thing without what has just changed."""
        return replace(self, fresh=False, change=0)

    @property
    def ink(self) -> str:
        """The ink of its words."""
        return "muted" if self.spent else "gain strong" if self.fresh else "accent" if self.in_hand else "text"

    def pieces(self, room: int, glyphs: Glyphs) -> list[Piece]:
        """Its mark and its words, what has changed and what is left, in so many columns."""
        mark = glyphs.here if self.in_hand else glyphs.note if self.mark == "spell" else glyphs.bullet
        tail = shorten(self.tail, room // 2, glyphs=glyphs)
        change = f" {glyphs.signed(self.change)}" if self.change else ""
        left = room - 2 - cells(change) - (cells(tail) + 1 if tail else 0)
        return [
            (f"{mark} {shorten(self.text, left, glyphs=glyphs)}", self.ink),
            (change, "gain strong" if self.change > 0 else "caution strong"),
            (f" {tail}" if tail else "", "muted"),
        ]

    def width(self, glyphs: Glyphs) -> int:
        """Columns of all that."""
        told = (
            self.text,
            f" {glyphs.signed(self.change)}" if self.change else "",
            f" {self.tail}" if self.tail else "",
        )
        return 2 + sum(cells(visible(part)) for part in told)


def packed(things: Sequence[Carried], width: int, height: int, glyphs: Glyphs) -> list[list[Carried]]:
    """The things line by line: one a line, or two that are short enough where that would be too many lines."""
    lines: list[list[Carried]] = []
    for thing in things:
        spare = len(things) <= height
        beside = [] if spare or not lines or len(lines[-1]) > 1 else lines[-1]
        if beside and second_column(beside[0], width, glyphs) + thing.width(glyphs) <= width:
            beside.append(thing)
        else:
            lines.append([thing])
    return lines


def second_column(first: Carried, width: int, glyphs: Glyphs) -> int:
    """Where a second thing stands on a line: in its middle, or behind a long first one."""
    return max((width + _BETWEEN) // 2, first.width(glyphs) + _BETWEEN)


class Pack(Drawing):
    """What is carried; the last line says how many things do not fit. It fills its room, or takes what it needs up to
    `room` rows where its height is `auto`."""

    DEFAULT_CSS = """
    Pack { height: 1fr; }
    """

    items: reactive[tuple[Carried, ...]] = reactive[tuple[Carried, ...]]((), layout=True)
    more: reactive[str] = reactive("")
    """The word after the number of those that do not fit."""
    room: reactive[int] = reactive(4, layout=True)

    def rows(self, width: int) -> int:
        return min(self.room, len(packed(self.items, width, self.room, glyphs_of(self))))

    def draw(self, canvas: Canvas) -> None:
        width, height, glyphs = canvas.width, canvas.height, canvas.glyphs
        lines = packed(self.items, width, height, glyphs)
        if len(lines) > height:
            shown = lines[: height - 1] or [lines[0][:1]]  # what is in hand is seen in any case
            hidden = f"+{len(self.items) - sum(map(len, shown))} {self.more}"
            if height > 1:
                canvas.put(0, height - 1, f"  {hidden}", "muted", room=width)
            else:
                hidden = shorten(hidden, width // 2, glyphs=glyphs)
                canvas.right(width, 0, hidden, "muted")
                width -= cells(hidden) + 1
            lines = shown
        for y, line in enumerate(lines):
            x = 0
            for thing in line:
                canvas.pieces(x, y, thing.pieces(width - x, glyphs))
                x = second_column(thing, width, glyphs)


class SheetPanel(Panel):
    """The whole sheet in a frame. `show` changes only what differs; `marked` leaves the last change on show until
    `unmark`."""

    DEFAULT_CSS = """
    SheetPanel > .sheet--sickness { height: auto; max-height: 3; }
    SheetPanel > .sheet--poison { height: 1; }
    """

    def __init__(
        self,
        *,
        counters: Iterable[BookCounter] = (),
        title: str = "",
        id: str | None = None,
    ) -> None:
        """
        Args:
            counters: those of the book that are shown.
        """
        super().__init__(title=title, id=id)
        self._counters = {known.name: Counter(signed=known.signed, id=f"counter-{known.name}") for known in counters}
        # The drawings of scores and counters stand below one another.
        self.scores = Scores(label_width=12 if self._counters else 10, id="scores")
        self._sickness = Prose(classes="sheet--sickness")
        self._poison = Prose(classes="sheet--poison")
        self.purse = Purse(id="purse")
        self._pack = Pack(id="pack")
        self.poison_key = ""
        """The key of all that has to do with poison, "" where none is told."""
        self.one_meal_a_stop = True
        """Whether the reader keeps to the book's limit of meals, where it has one."""

    def compose(self) -> ComposeResult:
        yield self.scores
        yield from self._counters.values()
        yield self._sickness
        yield self._poison
        yield self.purse
        yield self._pack

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows a sheet; what differs from the one `before` is marked."""
        self.scores.scores = tuple(drawn_scores(sheet, texts, before))
        self._show_counters(sheet, texts, before)
        self._show_sickness(sheet, texts)
        self._show_poison(sheet, texts)
        self._show_belongings(sheet, texts, before)

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self.scores.scores = tuple(score.unmarked for score in self.scores.scores)
        for counter in self._counters.values():
            counter.change = 0
        self.purse.counts = tuple(replace(known, change=0) for known in self.purse.counts)
        self._pack.items = tuple(known.unmarked for known in self._pack.items)

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
            self._sickness.text = sickness_text(sheet, texts)

    def _show_belongings(self, sheet: Sheet, texts: Texts, before: Sheet | None) -> None:
        was = before if before is not None else sheet
        self.purse.counts = (
            Counted(texts("score-gold"), sheet.gold, sheet.gold - was.gold, deed="gold"),
            Counted(texts("score-meals"), sheet.meals, sheet.meals - was.meals, book_of(sheet).meal_limit, deed="meal"),
            *self._more_counted(sheet, texts, was),
        )
        self._pack.more = texts("book-more-items")
        self._pack.items = tuple(_carried(sheet, was, texts))

    def _more_counted(self, sheet: Sheet, texts: Texts, was: Sheet) -> Iterable[Counted]:
        """The treasure below the gold, and below the meals whether one can be eaten where the book limits them."""
        book = book_of(sheet)
        if "treasure" in book.properties:
            worth = treasure_worth(sheet)
            yield Counted(texts("book-treasure"), worth, worth - treasure_worth(was), deed="items")
        if book.meal_a_stop and self.one_meal_a_stop and sheet.meals:
            yield Counted("", words=texts("book-meal-here", eaten=sheet.rested))


def drawn_scores(sheet: Sheet, texts: Texts, before: Sheet | None = None) -> Iterable[Score]:
    """The scores of a sheet as they are shown; what differs from the one `before` is told."""
    effective = {"skill": effective_skill(sheet), "stamina": effective_stamina(sheet)}
    was = scores_of(before) if before is not None else {}
    for name, score in scores_of(sheet).items():
        yield Score(
            label=texts("score-name", score=name),
            value=score.current,
            initial=score.initial,
            ticks=health_ticks(score.initial) if name == "health" else (),
            effective=effective.get(name),
            change=score.current - was.get(name, score).current,
            vital=name in VITAL,
            name=name,
        )


def sickness_text(sheet: Sheet, texts: Texts) -> str:
    """What the present Health means in words, where it means anything: the penalty, and below which values one begins
    or grows."""
    initial = sheet.health.initial if sheet.health else 0
    below = {tick: -health_penalty(Points(tick - 1, initial)) for tick in health_ticks(initial)}
    told = [texts("book-penalty-below", tick=tick, penalty=penalty) for tick, penalty in below.items()]
    return texts("book-penalty", penalty=-health_penalty(sheet.health), below=", ".join(told))


def _carried(sheet: Sheet, was: Sheet, texts: Texts) -> Iterable[Carried]:
    """What is in hand, then the newest first."""
    known = {item.id: item for item in was.items}
    for item in sorted(sheet.items, key=lambda item: (item.id != sheet.wielded, -item.id)):
        hand = item.id == sheet.wielded
        changed = known.get(item.id) != item or hand != (item.id == was.wielded)
        yield Carried(item_text(texts, item, in_hand=hand), hand, changed)


def charges_text(texts: Texts, magic: Magic) -> str:
    """How often something can still be used, in a word or two; "" for as often as one likes."""
    return texts("book-charges", **magic_arguments(magic))


class MagicPanel(Panel):
    """What is held under a heading, which says how to note it while there is nothing."""

    def __init__(self, *, title: str = "", empty: str = "", id: str | None = None) -> None:
        self.pack = Pack()
        super().__init__(self.pack, title=title, empty=empty, vacant=True, id=id)

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows the magic of a sheet; what differs from the one `before` is marked."""
        self.pack.more = texts("book-more-magic")
        self.pack.items = tuple(_magic_held(sheet, before if before is not None else sheet, texts))
        self.vacant = not sheet.magic

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self.pack.items = tuple(known.unmarked for known in self.pack.items)


def _magic_held(sheet: Sheet, was: Sheet, texts: Texts) -> Iterable[Carried]:
    known = {magic.id: magic for magic in was.magic}
    for magic in reversed(sheet.magic):
        before = known.get(magic.id)
        change = (magic.charges or 0) - (before.charges or 0) if before is not None else 0
        yield Carried(
            magic.name,
            fresh=before != magic and not change,
            tail=charges_text(texts, magic),
            change=change,
            spent=magic.charges == 0,
            mark="spell" if magic.kind == "spell" else "",
        )


class CodewordsPanel(Panel):
    """The words that were noted in an adventure, under a heading, where there are any."""

    def __init__(self, *, title: str = "", id: str | None = None) -> None:
        self._words = Prose()
        super().__init__(self._words, title=title, id=id)

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows the words of a sheet."""
        words = () if sheet.reading is None else sheet.reading.codewords
        self.display = bool(words)
        self._words.text = f" {glyphs_of(self).separator} ".join(words)

    def unmark(self) -> None:
        """It marks nothing."""
