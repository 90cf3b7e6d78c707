"""The past of a gamebook beside the list of its history: the adventure sheet as it was, and the curves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from textual.app import ComposeResult

from ffapp.core.game import Step
from ffapp.gamebook.books import book_of, counters_of
from ffapp.gamebook.notes import walked_on
from ffapp.gamebook.rounds import RoundFought
from ffapp.gamebook.sheet import Sheet, curable, health_penalty
from ffapp.texts import Texts
from ffapp.tui.book.curves import CurvesPanel
from ffapp.tui.book.sheet import drawn_scores
from ffapp.tui.kit.moment import Moment, MomentPanel, throw_text, throws_text
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.pages.history import Past


class SheetPast(Past):
    """The sheet, and the course of each score and counter."""

    def compose(self) -> ComposeResult:
        yield MomentPanel(id="moment")
        yield CurvesPanel(book_of(self.game.state), title=self.texts("history-curves"), id="curves")

    @property
    def counted(self) -> bool:
        return self.query_one(CurvesPanel).counted

    def hero(self) -> str:
        name: str = self.game.state.name
        return name

    def look(self, n: int, moment: Moment, depth: int | None) -> None:
        sheet: Sheet = self.game.state_at(n)
        scores = tuple(replace(score, effective=None) for score in drawn_scores(sheet, self.texts) if sheet.name)
        rest = tuple(rest_text(sheet, self.texts, self.glyphs, left=walked_on(self.game.back(n))))
        self.show(n, moment, self._dice_text, scores, rest)
        self.query_one(CurvesPanel).look(depth)

    def _dice_text(self, step: Step) -> str:
        return dice_text(step, self.texts, self.glyphs)

    def begin(self, path: Sequence[Step], depth: int | None, *, same: bool) -> None:
        if not same or not self.query_one(CurvesPanel).begun:  # not begun: composed anew in another language
            self.call_after_refresh(self._begin, path, depth)

    def _begin(self, path: Sequence[Step], depth: int | None) -> None:
        panel = self.query_one(CurvesPanel)
        panel.begin(path, self.game.state_at(0), self.texts)
        panel.look(depth)


def dice_text(step: Step, texts: Texts, glyphs: Glyphs) -> str:
    """The throws of a step by what each was for; those of enemies by their names."""
    dot = f" {glyphs.separator} "
    thrown = [attack.name for event in step.events if isinstance(event, RoundFought) for attack in event.attacks]
    enemies = [throw_text(roll, glyphs) for roll in step.rolls if roll.kind == "enemy"]
    told = {
        kind: texts("history-roll", kind=kind, faces=dot.join(faces))
        for kind, faces in throws_text(step.rolls, glyphs).items()
    }
    if enemies and len(enemies) == len(thrown):
        named = (texts("history-roll-of", name=name, faces=faces) for name, faces in zip(thrown, enemies, strict=True))
        told["enemy"] = dot.join(named)
    return dot.join(told.values())


def rest_text(sheet: Sheet, texts: Texts, glyphs: Glyphs, *, left: bool = False) -> Iterator[str]:
    """The lines of the sheet beside its scores. `left`: the section read last had been left."""
    dot = f" {glyphs.separator} "
    if not sheet.name:
        yield texts("phase-creation")
        return
    if sheet.ending is not None:
        yield texts("history-ended", won=sheet.ending.won)
    section = "ui-section-left" if left else "ui-section-at"
    place = [texts(section, section=sheet.section)] if sheet.section is not None else []
    if sheet.clearing is not None:
        place.append(texts("ui-place-at", clearing=sheet.clearing, label=sheet.drawing.label(sheet.clearing)))
    if place:
        yield dot.join(place)
    if sheet.fight is not None:
        enemies = ", ".join(
            f"{enemy.name} {enemy.stamina}/{enemy.initial}" for enemy in sheet.fight.enemies if enemy.alive
        )
        yield texts("history-fight", round=sheet.fight.round, enemies=enemies)
    yield dot.join((texts("score-gold-counted", gold=sheet.gold), texts("score-meals-counted", meals=sheet.meals)))
    if counters_of(sheet):
        yield dot.join(_counters_text(sheet, texts, glyphs))
    if curable(sheet) and sheet.ending is None:
        yield texts("book-poison", points=curable(sheet), named=False, key="")
    penalty = health_penalty(sheet.health)
    if penalty:
        yield texts("score-sickness", penalty=penalty)
    if sheet.stones:
        counted = ", ".join(
            texts("history-stone", stone=stone, count=count, times=glyphs.times) for stone, count in sheet.stones
        )
        yield texts("history-stones", stones=counted)
    if sheet.magic:
        yield texts("history-magic", names=", ".join(magic.name for magic in sheet.magic))


def _counters_text(sheet: Sheet, texts: Texts, glyphs: Glyphs) -> Iterator[str]:
    for name, value in counters_of(sheet):
        counter = book_of(sheet).counter(name)
        around = counter is not None and counter.signed
        yield texts("history-counter", score=name, value=glyphs.number(value, signed=around))
