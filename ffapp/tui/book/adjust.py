"""The reader's hand on everything: whatever a section orders, with its reason noted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ffapp.core.messages import Command
from ffapp.core.steps import would_be
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.books import book_of, counter_of
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.fight import ChangeEnemy, ModifyFight
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.sheet import SCORE_NAMES, ScoreName, score_of
from ffapp.tui.desk import DeskPart, parts_of
from ffapp.tui.keys import class_of
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.session import News

FIGHT_HAND: Final = "ffapp.tui.book.fight_hand"
COUNTERS: Final = "ffapp.tui.book.counters:CountersDialog"
ITEMS: Final = "ffapp.tui.book.belongings:ItemsMenu"

MODES: Final = ("plain", "beyond", "payment", "initial")


class AdjustMenu(Menu):
    """What to change, always by the same keys. The scores come first, so that `a 2` is Stamina."""

    help_topic = "hand"

    def __init__(self) -> None:
        super().__init__("adjust-title")

    def choices(self) -> Iterable[Choice]:
        texts, sheet = self.texts, self.sheet
        for name in SCORE_NAMES:
            score = score_of(sheet, name)
            if score is not None:
                hint = texts("adjust-score", current=score.current, initial=score.initial)
                yield Choice(name, texts("score-name", score=name), hint=hint)
        glyphs = self.app.glyphs
        for counter in book_of(sheet).counters:
            value = counter_of(sheet, counter.name) or 0
            hint = glyphs.signed(value) if counter.signed else str(value)
            yield Choice(f"counter-{counter.name}", texts("score-name", score=counter.name), hint=hint)
        yield Choice("gold", texts("score-gold"), hint=str(sheet.gold))
        yield Choice("meals", texts("score-meals"), hint=str(sheet.meals))
        yield Choice("enemies", texts("adjust-enemies"), reason=self.why_no(ChangeEnemy))
        yield Choice("terms", texts("adjust-terms"), reason=self.why_no(ModifyFight))
        for part in self._parts():
            told = texts.name(part.name, "adjust", "book-key")
            yield Choice(part.name, told, reason=self.why_no(part.command))
        yield Choice("items", texts("adjust-items"))
        yield Choice(
            "dice",
            texts("adjust-dice", typed=sheet.typed_dice),
            reason=self.why_not(ChooseDice(typed=not sheet.typed_dice)),
        )

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(choice.id for choice in self.choices())

    def chosen(self, id: str) -> None:
        score = next((name for name in SCORE_NAMES if name == id), None)
        push = self.app.push_once
        if score is not None:
            push(ScoreForm(score), None)
        elif id in ("gold", "meals"):
            push(AmountForm(id), None)
        elif id.startswith("counter-"):
            push(class_of(COUNTERS)(id.removeprefix("counter-")))
        elif id == "enemies":
            push(class_of(f"{FIGHT_HAND}:EnemiesMenu")())
        elif id == "terms":
            push(class_of(f"{FIGHT_HAND}:TermsForm")())
        elif id == "items":
            push(class_of(ITEMS)())
        elif id == "dice":
            self.carry_out(ChooseDice(typed=not self.sheet.typed_dice))
        else:
            push(next(class_of(part.dialog)() for part in self._parts() if part.name == id))

    def _parts(self) -> Iterable[DeskPart]:
        """The parts of the desk that are entries of their own."""
        return (part for part in parts_of(self.game.ruleset) if part.in_hand)

    def serves(self, news: News) -> bool:
        """By one change."""
        return news.cause == "submit"


class ScoreForm(Form):
    """Points of one characteristic gained or lost; how they count is chosen below."""

    help_topic = "hand"
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
        return self._made(by, self.reason_given())

    def _made(self, by: int, reason: str = "") -> Command:
        mode = self.mode
        if mode == "initial":
            return AdjustInitial(score=self._score, by=by, reason=reason)
        beyond, payment = mode == "beyond", mode == "payment"
        return AdjustScore(score=self._score, by=by, beyond=beyond, payment=payment, reason=reason)

    def _preview(self) -> None:
        """Says what the score would become."""
        by = self.query_one("#by", NumberField).value or 0
        score = score_of(self.sheet, self._score)
        after = score_of(would_be(self.sheet, self._made(by)), self._score)
        if score is None or after is None:
            return
        self.query_one("#preview", Prose).text = self.texts(
            "adjust-preview",
            before=score.current,
            initial_before=score.initial,
            after=after.current,
            initial=after.initial,
            changed=after != score,
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

    help_topic = "hand"

    def __init__(self, kind: str) -> None:
        super().__init__(f"score-{kind}")
        self._kind = kind

    def parts(self) -> Iterable[Any]:
        yield self.number(None, "adjust-by", "by", placeholder=self.texts("adjust-by-placeholder"))
        yield Prose("", id="preview")
        yield self.reason()

    def on_mount(self) -> None:
        self._preview(0)

    def _preview(self, by: int) -> None:
        before, after = (
            sheet.gold if self._kind == "gold" else sheet.meals
            for sheet in (self.sheet, would_be(self.sheet, self._made(by)))
        )
        self.query_one("#preview", Prose).text = self.texts(
            "adjust-preview-amount", before=before, after=after, changed=after != before
        )

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.say("")
        self._preview(event.value)

    def command(self) -> Command | None:
        by = self.value_of("by")
        if by is None:
            return None
        return self._made(by, self.reason_given())

    def _made(self, by: int, reason: str = "") -> Command:
        return AdjustGold(by=by, reason=reason) if self._kind == "gold" else AdjustMeals(by=by, reason=reason)
