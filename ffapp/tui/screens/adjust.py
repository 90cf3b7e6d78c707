"""The reader's hand on everything: whatever a section orders, with its reason noted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.sheet import SCORE_NAMES, ScoreName, gained, lost, score_of
from ffapp.tui.keys import class_of
from ffapp.tui.news import News
from ffapp.tui.screens.form import Form, Menu
from ffapp.tui.widgets.choice import Choice, ChoiceList
from ffapp.tui.widgets.number_field import NumberField
from ffapp.tui.widgets.prose import Prose

FIGHT_HAND: Final = "ffapp.tui.screens.fight_hand"
MODES: Final = ("plain", "beyond", "payment", "initial")


class AdjustMenu(Menu):
    """What to change. The scores come first, so that `a 2` is Stamina."""

    def __init__(self) -> None:
        super().__init__("adjust-title")
        self._served = False

    def choices(self) -> Iterable[Choice]:
        texts, sheet = self.texts, self.sheet
        for name in SCORE_NAMES:
            score = score_of(sheet, name)
            if score is not None:
                hint = texts("adjust-score", current=score.current, initial=score.initial)
                yield Choice(name, texts("score-name", score=name), hint=hint)
        yield Choice("gold", texts("score-gold"), hint=str(sheet.gold))
        yield Choice("meals", texts("score-meals"), hint=str(sheet.meals))
        if sheet.fight is not None:
            yield Choice("enemies", texts("adjust-enemies"))
            yield Choice("terms", texts("adjust-terms"))
        yield Choice("stones", texts("adjust-stones"))
        yield Choice("items", texts("adjust-items"))
        yield Choice(
            "dice",
            texts("adjust-dice", typed=sheet.typed_dice),
            reason=self.why_not(ChooseDice(typed=not sheet.typed_dice)),
        )

    def chosen(self, id: str) -> None:
        score = next((name for name in SCORE_NAMES if name == id), None)
        push = self.playing.push_once
        if score is not None:
            push(ScoreForm(score), None)
        elif id in ("gold", "meals"):
            push(AmountForm(id), None)
        elif id == "enemies":
            push(class_of(f"{FIGHT_HAND}:EnemiesMenu")())
        elif id == "terms":
            push(class_of(f"{FIGHT_HAND}:TermsForm")())
        elif id == "stones":
            push(class_of("ffapp.tui.screens.stones:StonesDialog")())
        elif id == "items":
            push(class_of("ffapp.tui.screens.items:ItemsMenu")())
        else:
            self.carry_out(ChooseDice(typed=not self.sheet.typed_dice))

    def game_changed(self, news: News) -> None:
        """One change is what the menu was opened for: it goes once whatever stands on it has gone."""
        if news.cause == "submit":
            self._served = True
            self.call_later(self.action_leave)
        else:
            super().game_changed(news)

    def on_screen_resume(self) -> None:
        if self._served:
            self.call_later(self.action_leave)


class ScoreForm(Form):
    """Points of one characteristic gained or lost; how they count is chosen below."""

    keys_told = "adjust-keys"

    def __init__(self, score: ScoreName) -> None:
        super().__init__("score-name", score=score)
        self._score = score

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield self.number(None, "adjust-by", "by", placeholder=texts("adjust-by-placeholder"))
        yield Prose("", id="preview")
        yield ChoiceList([Choice(mode, texts(f"adjust-mode-{mode}")) for mode in MODES], lit=True, id="mode")
        yield self.reason()

    def on_mount(self) -> None:
        self._preview()

    @property
    def mode(self) -> str:
        """How the points count."""
        return MODES[self.query_one("#mode", ChoiceList).cursor]

    def command(self) -> Command | None:
        by = self.value_of("by")
        if by is None:
            return None
        if self.mode == "initial":
            return AdjustInitial(score=self._score, by=by, reason=self.reason_given())
        return AdjustScore(
            score=self._score,
            by=by,
            beyond=self.mode == "beyond",
            payment=self.mode == "payment",
            reason=self.reason_given(),
        )

    def _preview(self) -> None:
        """Says what the score would become."""
        by = self.query_one("#by", NumberField).value
        score = score_of(self.sheet, self._score)
        if score is None:
            return
        after, initial = score.current, score.initial
        if by and self.mode == "initial":
            initial = max(1, score.initial + by)
            after = score.current if score.current > score.initial else min(score.current, initial)
        elif by:
            after = gained(score, by, beyond=self.mode == "beyond") if by > 0 else lost(score, -by)
        self.query_one("#preview", Prose).text = self.texts(
            "adjust-preview",
            before=score.current,
            initial_before=score.initial,
            after=after,
            initial=initial,
            changed=(after, initial) != (score.current, score.initial),
        )

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.say("")
        self._preview()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self._preview()
        self.query_one("#by", NumberField).focus()


class AmountForm(Form):
    """Gold or meals gained or spent."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"score-{kind}")
        self._kind = kind

    @property
    def _held(self) -> int:
        return self.sheet.gold if self._kind == "gold" else self.sheet.meals

    def parts(self) -> Iterable[Any]:
        yield self.number(None, "adjust-by", "by", placeholder=self.texts("adjust-by-placeholder"))
        yield Prose("", id="preview")
        yield self.reason()

    def on_mount(self) -> None:
        self._preview(0)

    def _preview(self, by: int) -> None:
        held = self._held
        self.query_one("#preview", Prose).text = self.texts(
            "adjust-preview-amount", before=held, after=held + by, changed=by != 0 and held + by >= 0
        )

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.say("")
        self._preview(event.value)

    def command(self) -> Command | None:
        by = self.value_of("by")
        if by is None:
            return None
        reason = self.reason_given()
        return AdjustGold(by=by, reason=reason) if self._kind == "gold" else AdjustMeals(by=by, reason=reason)
