"""The adventure sheet: scores as gauges, what sickness takes, the purse and what is carried."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from ffapp.gamebook.sheet import (
    SCORE_NAMES,
    Item,
    Sheet,
    effective_skill,
    effective_stamina,
    health_penalty,
    health_ticks,
    score_of,
)
from ffapp.texts import Texts
from ffapp.tui.glyphs import glyphs_of
from ffapp.tui.literal import fit
from ffapp.tui.widgets.drawn import Drawn, Piece
from ffapp.tui.widgets.gauge import Gauge
from ffapp.tui.widgets.prose import Prose
from ffapp.tui.widgets.titled import Panel

VITAL = ("stamina", "health")
"""The scores whose end is death."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Something counted on the sheet: its name, how many, and what has just changed."""

    label: str
    count: int
    change: int = 0


class Purse(Drawn):
    """Gold and meals on one line; nothing moves when a figure changes its width."""

    DEFAULT_CSS = """
    Purse { width: 1fr; height: 1; }
    """
    COMPONENT_CLASSES = {"purse--label", "purse--count", "purse--gain", "purse--loss"}

    counts: reactive[tuple[Counted, ...]] = reactive[tuple[Counted, ...]](())

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def render_line(self, y: int) -> Strip:
        glyphs = glyphs_of(self)
        width = self.size.width
        column = width // max(1, len(self.counts))
        pieces: list[Piece] = []
        for counted in self.counts:
            count = str(counted.count)
            change = glyphs.signed(counted.change) if counted.change else ""
            room = column - len(count) - len(change) - 2
            pieces += [
                (label := fit(counted.label, min(len(counted.label), max(1, room)), glyphs=glyphs), "purse--label"),
                (f" {count}", "purse--count"),
                (f" {change}" if change else "", "purse--gain" if counted.change > 0 else "purse--loss"),
            ]
            used = len(label) + 1 + len(count) + (len(change) + 1 if change else 0)
            pieces.append((" " * max(1, column - used), ""))
        return self.strip(pieces, width)


@dataclass(frozen=True, slots=True)
class Carried:
    """A line of the pack: what it is (data), whether it is in hand, and whether it is new."""

    text: str
    in_hand: bool = False
    fresh: bool = False


class Pack(Drawn):
    """What is carried, a line each; the last line says how many do not fit."""

    DEFAULT_CSS = """
    Pack { width: 1fr; height: 1fr; }
    """
    COMPONENT_CLASSES = {"pack--hand", "pack--item", "pack--fresh", "pack--more"}

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
        mark = glyphs.here if item.in_hand else glyphs.bullet
        style = "pack--fresh" if item.fresh else "pack--hand" if item.in_hand else "pack--item"
        return self.strip([(f"{mark} ", style), (fit(item.text, width - 2, glyphs=glyphs), style)], width)


def item_name(texts: Texts, item: Item) -> str:
    """The name of an item: the player's own, or the word for a piece of the book's equipment."""
    return texts("item-name", kind=item.kind or "own", name=item.name)


def item_told(texts: Texts, item: Item, *, in_hand: bool = False) -> str:
    """An item with its number, and with what it adds to Attack Strength."""
    return texts(
        "book-item",
        kind=item.kind or "own",
        name=item.name,
        count=item.count,
        bonus=item.bonus if item.weapon else 0,
        in_hand="yes" if in_hand else "no",
    )


class SheetPanel(Panel):
    """The whole sheet in a frame. `show` changes only what differs; `marked` leaves the last change on show until
    `unmark`."""

    DEFAULT_CSS = """
    SheetPanel > .sheet--sickness { height: 2; }
    """

    def __init__(
        self, *, pack: bool = True, foot: Widget | None = None, title: str = "", id: str | None = None
    ) -> None:
        """
        Args:
            pack: whether purse and pack are shown.
            foot: a widget below all others.
        """
        super().__init__(title=title, id=id)
        self._with_pack = pack
        self._foot = foot
        self._gauges = {name: Gauge(vital=name in VITAL, id=f"score-{name}") for name in SCORE_NAMES}
        self._sickness = Prose(classes="sheet--sickness")
        self._purse = Purse()
        self._pack = Pack()
        self._sick = ""

    def compose(self) -> ComposeResult:
        yield from self._gauges.values()
        yield self._sickness
        if self._with_pack:
            yield self._purse
            yield self._pack
        if self._foot is not None:
            yield self._foot

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows a sheet; what differs from the one `before` is marked."""
        effective = {"skill": effective_skill(sheet), "stamina": effective_stamina(sheet)}
        scores = {name: score_of(sheet, name) for name in SCORE_NAMES}
        shifted = any(
            score is not None and effective.get(name, score.current) != score.current for name, score in scores.items()
        )
        for name, gauge in self._gauges.items():
            score = scores[name]
            gauge.display = score is not None
            if score is None:
                continue
            old = score_of(before, name) if before is not None else None
            gauge.label = texts(f"score-{name}")
            gauge.value, gauge.initial = score.current, score.initial
            gauge.change = score.current - old.current if old is not None else 0
            gauge.effective = effective.get(name)
            gauge.room_for_effective = shifted
            gauge.ticks = health_ticks(score.initial) if name == "health" else ()
        self._show_sickness(sheet, texts)
        if self._with_pack:
            self._show_belongings(sheet, texts, before)

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        for gauge in self._gauges.values():
            gauge.change = 0
        if self._with_pack:
            self._purse.counts = tuple(Counted(known.label, known.count) for known in self._purse.counts)
            self._pack.items = tuple(Carried(known.text, known.in_hand) for known in self._pack.items)

    def _show_sickness(self, sheet: Sheet, texts: Texts) -> None:
        penalty = health_penalty(sheet.health)
        if sheet.health is None:
            self._sickness.display = False
            return
        told = sickness_told(sheet, texts)
        if told != self._sick:
            self._sick = told
            self._sickness.text = told
        self._sickness.set_class(penalty > 0, "-sick")

    def _show_belongings(self, sheet: Sheet, texts: Texts, before: Sheet | None) -> None:
        was = before if before is not None else sheet
        self._purse.counts = (
            Counted(texts("score-gold"), sheet.gold, sheet.gold - was.gold),
            Counted(texts("score-meals"), sheet.meals, sheet.meals - was.meals),
        )
        self._pack.more = texts("book-more-items")
        self._pack.items = tuple(_carried(sheet, was, texts))


def sickness_told(sheet: Sheet, texts: Texts) -> str:
    """What the present Health means in words: the penalty, and below which values one begins or grows."""
    penalty = health_penalty(sheet.health)
    ticks = (*health_ticks(sheet.health.initial if sheet.health else 0), 0, 0)
    below = {"first": ticks[0], "second": ticks[1], "third": ticks[2]}
    if penalty:
        return texts("book-penalty", penalty=-penalty, **below)
    return texts("book-penalty-none", **below)


def _carried(sheet: Sheet, was: Sheet, texts: Texts) -> Iterable[Carried]:
    known = {item.id: item for item in was.items}
    in_hand = [item for item in sheet.items if item.id == sheet.wielded]
    others = [item for item in sheet.items if item.id != sheet.wielded]
    for item in (*in_hand, *others):
        hand = item.id == sheet.wielded
        changed = known.get(item.id) != item or hand != (item.id == was.wielded)
        yield Carried(item_told(texts, item, in_hand=hand), hand, changed)
