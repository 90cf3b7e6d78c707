"""The adventure sheet as it was at one point of the history, on little room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.app import ComposeResult
from textual.containers import Container, Vertical

from ffapp.core.dice import Roll
from ffapp.core.game import Step
from ffapp.gamebook.books import book_of, counters_of
from ffapp.gamebook.sheet import SCORE_NAMES, Sheet, curable, health_penalty, health_ticks, score_of
from ffapp.texts import Texts
from ffapp.tui.book.sheet import VITAL
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.gauge import Gauge
from ffapp.tui.look.glyphs import Glyphs, glyphs_of


class MomentPanel(Panel):
    """What was wanted and rolled, the scores, and the rest of the sheet in words."""

    DEFAULT_CSS = """
    MomentPanel {
        & > .moment--wish { height: auto; max-height: 2; }
        & > .moment--dice { height: auto; max-height: 2; }
        & > #moment-sheet { height: auto; }
        & #moment-scores { height: auto; }
    }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._wish = Prose(classes="moment--wish")
        self._dice = Prose(classes="moment--dice")
        self._gauges = {name: Gauge(vital=name in VITAL, change_width=0) for name in SCORE_NAMES}
        self._rest = Prose(classes="moment--rest", indent=2)
        self._barred = Prose(classes="moment--barred")

    def compose(self) -> ComposeResult:
        yield self._wish
        yield self._dice
        with Container(id="moment-sheet"):
            with Vertical(id="moment-scores"):
                yield from self._gauges.values()
            yield self._rest
        yield self._barred

    def show(self, sheet: Sheet, step: Step | None, wish: str, texts: Texts, *, barred: str = "") -> None:
        """Shows a point: the sheet after a step (None: the beginning), the wish in words, and why there is no way back
        to it."""
        glyphs = glyphs_of(self)
        self._wish.text = wish
        dice = dice_told(step.rolls, texts, glyphs) if step is not None else ""
        self._dice.text = dice
        self._dice.display = bool(dice)
        for name, gauge in self._gauges.items():
            score = score_of(sheet, name)
            gauge.display = score is not None and bool(sheet.name)
            if score is not None:
                gauge.label = texts(f"score-{name}")
                gauge.value, gauge.initial = score.current, score.initial
                gauge.ticks = health_ticks(score.initial) if name == "health" else ()
        self._rest.text = "\n".join(rest_told(sheet, texts, glyphs))
        self._barred.text = barred
        self._barred.display = bool(barred)


def dice_told(rolls: Iterable[Roll], texts: Texts, glyphs: Glyphs) -> str:
    """Every throw of a command with its sum; typed ones marked."""
    told: dict[str, list[str]] = {}
    for roll in rolls:
        faces = " + ".join(str(face) for face in roll.faces)
        total = f" = {sum(roll.faces)}" if len(roll.faces) > 1 else ""
        mark = f" {glyphs.typed}" if roll.typed else ""
        told.setdefault(roll.kind, []).append(f"{faces}{total}{mark}")
    dot = f" {glyphs.separator} "
    return dot.join(texts("history-roll", kind=kind, faces=dot.join(throws)) for kind, throws in told.items())


def rest_told(sheet: Sheet, texts: Texts, glyphs: Glyphs) -> Iterator[str]:
    """The lines of the sheet beside its scores."""
    dot = f" {glyphs.separator} "
    if not sheet.name:
        yield texts("phase-creation")
        return
    if sheet.ending is not None:
        yield texts("history-ended", won=sheet.ending.won)
    place = [texts("ui-section-at", section=sheet.section)] if sheet.section is not None else []
    if sheet.clearing is not None:
        known = sheet.drawing.clearing(sheet.clearing)
        place.append(texts("ui-place-at", clearing=sheet.clearing, label=known.label if known else ""))
    if place:
        yield dot.join(place)
    yield dot.join((texts("score-gold-counted", gold=sheet.gold), texts("score-meals-counted", meals=sheet.meals)))
    if counters_of(sheet):
        yield dot.join(_counters_told(sheet, texts, glyphs))
    if curable(sheet) and sheet.ending is None:
        yield texts("book-poison", points=curable(sheet), named=False, key="")
    penalty = health_penalty(sheet.health)
    if penalty:
        yield texts("score-sickness", penalty=penalty)
    if sheet.fight is not None:
        enemies = ", ".join(
            f"{enemy.name} {enemy.stamina}/{enemy.initial}" for enemy in sheet.fight.enemies if enemy.alive
        )
        yield texts("history-fight", round=sheet.fight.round, enemies=enemies)
    if sheet.stones:
        counted = ", ".join(
            texts("history-stone", stone=stone, count=count, times=glyphs.times) for stone, count in sheet.stones
        )
        yield texts("history-stones", stones=counted)
    if sheet.magic:
        yield texts("history-magic", names=", ".join(magic.name for magic in sheet.magic))


def _counters_told(sheet: Sheet, texts: Texts, glyphs: Glyphs) -> Iterator[str]:
    for name, value in counters_of(sheet):
        counter = book_of(sheet).counter(name)
        around = counter is not None and counter.signed
        figure = glyphs.signed(value) if around else glyphs.figure(value)
        yield texts("history-counter", score=name, value=figure)
