"""The reader's hand on everything: whatever a section orders, with its reason noted, to the end of the adventure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final, Literal

from ffapp.gamebook.books import book_of, counter_of, scores_of
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.fight import ModifyFight
from ffapp.gamebook.hand_line import MODES, Target
from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.rounds import ChangeEnemy
from ffapp.tui.book.desk import parts_of
from ffapp.tui.book.hand import preview_text
from ffapp.tui.book.page import OfBook
from ffapp.tui.kit.asking import Asking, Questions, Values
from ffapp.tui.kit.choice import Choice, opens
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import REASON, SUBMIT, Number, OneOf, Preview, Said, Words
from ffapp.tui.session import GameChange

ENEMIES: Final = "ffapp.tui.book.fight_changes:EnemiesMenu"
TERMS: Final = "ffapp.tui.book.fight_changes:TermsForm"
COUNTERS: Final = "ffapp.tui.book.counters:CountersDialog"
ITEMS: Final = "ffapp.tui.book.belongings:ItemsMenu"

WORDS_LENGTH: Final = 400
"""So long the last words of an adventure can be."""


class AdjustMenu(Menu, OfBook):
    """What to change, always by the same keys. The scores come first, so that `a 2` is Stamina."""

    help_topic = "hand"

    def __init__(self) -> None:
        super().__init__("adjust-title")

    def choices(self) -> Iterable[Choice]:
        texts, sheet = self.texts, self.sheet
        for name, score in scores_of(sheet).items():
            hint = texts("adjust-score", current=score.current, initial=score.initial)
            yield self.entry(name, texts("score-name", score=name), partial(ScoreForm, name), hint=hint)
        glyphs = self.app.glyphs
        for counter in book_of(sheet).counters:
            value = counter_of(sheet, counter.name) or 0
            hint = glyphs.number(value, signed=counter.signed)
            told = texts("score-name", score=counter.name)
            yield self.entry(f"counter-{counter.name}", told, opens(COUNTERS, counter.name), hint=hint)
        yield self.entry("gold", texts("score-gold"), partial(AmountForm, "gold"), hint=str(sheet.gold))
        yield self.entry("meals", texts("score-meals"), partial(AmountForm, "meals"), hint=str(sheet.meals))
        yield self.entry("enemies", texts("adjust-enemies"), opens(ENEMIES), probe=ChangeEnemy)
        yield self.entry("terms", texts("adjust-terms"), opens(TERMS), probe=ModifyFight)
        for part in parts_of(self.game.ruleset):
            if part.in_hand:  # an entry of its own
                told = texts.name(part.name, "adjust", "book-key")
                yield self.entry(part.name, told, opens(part.dialog), probe=part.command)
        yield self.entry("items", texts("adjust-items"), opens(ITEMS))
        typed = sheet.typed_dice
        yield self.entry("dice", texts("adjust-dice", typed=typed), ChooseDice(typed=not typed))

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(choice.id for choice in self.choices())

    def serves(self, change: GameChange) -> bool:
        """By one change."""
        return change.cause == "submit"


class ScoreForm(Form):
    """Points of one characteristic gained or lost; how they count is chosen below."""

    help_topic = "hand"

    @staticmethod
    def questions(asking: Asking, name: str) -> Questions:
        texts = asking.texts
        made = Target("score", name).change

        def preview(values: Values) -> str:
            """What the score would become."""
            return preview_text(texts, asking.state, made(values["by"] or 0, values["mode"]))

        return Questions(
            "score-name",
            made,
            Number("by", "adjust-by", placeholder="adjust-by-placeholder"),
            Preview("preview", says=preview),
            OneOf("mode", options={mode: Choice(mode, texts(f"adjust-mode-{mode}")) for mode in MODES}, then="by"),
            REASON,
            keys="adjust-keys",
            arguments={"score": name},
        )


class AmountForm(Form):
    """Gold or meals gained or spent."""

    help_topic = "hand"

    @staticmethod
    def questions(asking: Asking, kind: Literal["gold", "meals"]) -> Questions:
        made = Target(kind, kind).change

        def preview(values: Values) -> str:
            return preview_text(asking.texts, asking.state, made(values["by"] or 0))

        return Questions(
            f"score-{kind}",
            lambda by, reason="": made(by, reason=reason),
            Number("by", "adjust-by", placeholder="adjust-by-placeholder"),
            Preview("preview", says=preview),
            REASON,
        )


class EndForm(Form):
    """The section ends the adventure, won or lost; the question follows."""

    help_topic = "end"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts = asking.texts
        ends = {True: Choice("won", texts("play-end-won")), False: Choice("lost", texts("play-end-lost"))}
        return Questions(
            "play-end-title",
            EndAdventure,
            Said("", "play-end-intro", classes="faint"),
            OneOf("won", options=ends, then=SUBMIT, lit=False),
            Words("words", "play-end-words", placeholder="play-end-placeholder", longest=WORDS_LENGTH),
        )
