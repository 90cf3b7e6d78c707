"""What the fight screen shows: both sides, the dice with their whole sums, the story of each round, the blow that waits
and the ways on where the section takes over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Grid, Horizontal, Vertical

from ffapp.core.game import Step
from ffapp.gamebook.blows import BlowAnswered
from ffapp.gamebook.fight_events import EscapeBegun, FightCalledOff, FightEnded, RoundFought
from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.sheet import Sheet
from ffapp.resources import styles
from ffapp.tui.book.enemies import EnemyList, EnemyWords
from ffapp.tui.book.fight_offer import (
    antidote_keys,
    blow_told,
    handover_choices,
    handover_told,
    offer_choices,
    prospect_told,
)
from ffapp.tui.book.fight_story import fight_line
from ffapp.tui.book.fight_view import (
    attack_told,
    dice_to_come,
    enemy_rows,
    fight_shown,
    next_told,
    others_told,
    outcome_of,
    round_told,
    summands_told,
    terms_told,
)
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.sheet import SheetPanel
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.session import News
from ffapp.tui.story import LABEL, fight_dice, fight_steps, steps_since

PAIR_COLUMNS: Final = 15
DICE_GAP: Final = 3
"""What a pair of dice takes at least, and the gap to the next pair."""

LOW: Final = 28
"""On a lower screen the story has few lines, and is told in few words."""

NARROW, TALL = 78, 32
"""Columns and lines from which on the two sides have more room (see the breakpoints)."""


class FightPage(BookPage):
    """What a fight shows. Its keys are those of a subclass."""

    CSS_PATH = [styles() / "game.tcss", styles() / "fight.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-usual"), (112, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]
    help_topic = "fight"
    place = "fight"

    def __init__(self) -> None:
        super().__init__()
        self._target = 0
        self._fight: Fight | None = None
        """The fight as it is shown: the one under way, or how the last one ended."""
        self._told_low = False

    def own_answers(self) -> Iterator[Binding]:
        """The letter of a French yes answers a blow where no part of the desk has it for its key."""
        if not any(part.key == "o" for part in self.desk_parts):
            yield Binding("o", "answer(True)", show=False)

    def compose(self) -> ComposeResult:
        texts = self.texts
        self.bind_own(*self.own_answers())
        self.set_class(self.part("poison") is not None, "-poison")
        journal, answers = Journal(), ChoiceList(id="answers")
        # The keys of this screen are its own, wherever somebody has clicked.
        journal.can_focus = answers.can_focus = False
        yield Heading()
        with Horizontal(id="sides"):
            foot = Vertical(Prose(id="attack"), Prose(id="summands"), id="strength")
            yield SheetPanel(pack=False, foot=foot, title=self.sheet.name, id="hero")
            with Panel(id="enemies"):
                yield EnemyList()
        with Grid(id="clash"):
            with Panel(id="round"):
                yield DiceTray(id="dice")
                with QuietScroll():
                    yield Prose(id="others")
            with Panel(title=texts("fight-story"), id="telling"):
                yield journal
            with Panel(id="offer", framed=True):
                yield answers
                yield Prose(id="offer-text")
        yield KeyBar()

    # -- showing the game --------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the fight is over and only its end is still shown."""
        return self.sheet.fight is None or self.sheet.ending is not None

    def game_changed(self, news: News) -> None:
        if self._not_to_be_shown(news):
            self.reveal()
            self._fight = None
            self.call_later(self.action_leave)
            return
        super().game_changed(news)

    def _not_to_be_shown(self, news: News) -> bool:
        """Whether the fight has vanished without an end worth a look."""
        if self.sheet.fight is not None:
            return False
        return news.cause != "submit" or any(isinstance(event, FightCalledOff | FightEnded) for event in news.events)

    def on_screen_resume(self) -> None:
        """What happened on another screen may have ended the fight."""
        if self.sheet.fight is None and self._fight is None:
            self.call_later(self.action_leave)

    def show(self, news: News | None) -> None:
        fight = fight_shown(self.sheet, news)
        if fight is None:
            self.call_later(self.action_leave)
            return
        before = news.before if news is not None else None
        if news is None:
            fought = fight_dice(self.texts, fight_steps(self.game), "", 2, rounds_only=True).fought
            self._target = fought.target if fought is not None else 0
        self._fight = fight
        self._settle_target(fight)
        self.show_heading(self.place_told())
        hero = self.query_one(SheetPanel)
        hero.poison_key = self.part_key("poison")
        hero.show(self.sheet, self.texts, before)
        hero.subtitle = terms_told(self.texts, fight)
        self._show_strength()
        self._show_enemies(fight, before)
        self._show_round(fight)
        self._show_story(news)
        self._show_offer(fight)

    def _show_strength(self) -> None:
        """What is added to the hero's two dice, and what makes it up."""
        columns = 26 if self.app.size.width < NARROW else 30
        self.query_one("#attack", Prose).text = attack_told(self.texts, self.sheet, columns)
        low = self.app.size.height < TALL
        # With a line for Health and two for sickness there is room for one more, and only in the place of the second.
        tight = low and self.sheet.health is not None
        told = summands_told(self.texts, self.sheet, columns, most=1 if tight else 2 if low else 4)
        summands = self.query_one("#summands", Prose)
        summands.text = told
        summands.display = bool(told)
        self.query_one(".sheet--sickness").styles.height = 1 if tight and told else 2

    def unmark(self) -> None:
        self.query_one(SheetPanel).unmark()
        if self._fight is not None:
            self._show_enemies(self._fight, None)

    def _settle_target(self, fight: Fight) -> None:
        """Keeps the target where it is as long as it can be struck at."""
        if self._target not in fight.facing and fight.facing:
            self._target = fight.facing[0]

    def _show_enemies(self, fight: Fight, before: Sheet | None) -> None:
        texts = self.texts
        panel = self.query_one("#enemies", Panel)
        panel.title = texts("fight-enemies", count=len(fight.enemies), order=fight.order)
        panel.subtitle = texts("fight-escape-is", allowed="yes" if fight.escape else "no", wound=fight.escape_wound)
        enemies = self.query_one(EnemyList)
        enemies.words = EnemyWords(
            skill=texts("score-skill"),
            stamina=texts("score-stamina"),
            stamina_short=texts("fight-stamina-short"),
            dead=texts("fight-dead"),
        )
        was = before.fight if before is not None else None
        enemies.rows = enemy_rows(texts, fight, was, None if self.over else self._target)

    def _show_round(self, fight: Fight) -> None:
        texts = self.texts
        panel = self.query_one("#round", Panel)
        panel.title = texts("fight-fleeing") if fight.escaping else round_told(texts, fight)
        most, fitted = self._groups_that_fit(), self._fitted()
        steps, asked = fight_steps(self.game), self.waiting or self.handed_over
        if fight.escaping:  # what was rolled before has no part in it
            steps = steps_since(steps, EscapeBegun)
        clash = fight_dice(texts, steps, self.sheet.name, most, rounds_only=asked, about=_asked_of(fight), **fitted)
        told = others_told(texts, clash, self.app.glyphs)
        if self.waiting and not self.query_one("#telling").display:
            told = "\n".join((*self._answers_told(steps), told))
        if fight.escaping:
            told = texts("fight-fleeing-hint", over=self.over)
        elif not (fight.round or self.over):
            told = texts(next((part.fight_hint for part in self.desk_parts if part.fight_hint), "fight-before"))
        groups = clash.groups
        if not groups and not self.over and not fight.escaping:
            groups = dice_to_come(texts, self.sheet, fight, self._target, most, **fitted)
        self.tray.show(*groups)
        self.tray.display = bool(groups)
        self.query_one("#others", Prose).text = told

    def _answers_told(self, steps: list[Step]) -> Iterator[str]:
        """What luck has done on the blows of this round that do not wait any more, where no story tells it."""
        for step in steps_since(steps, RoundFought)[1:]:
            if any(isinstance(event, BlowAnswered) for event in step.events):
                yield fight_line(self.texts, step, self.figures, self.app.glyphs, short=True).text

    def _groups_that_fit(self) -> int:
        return max(2, (self._columns + DICE_GAP) // (PAIR_COLUMNS + DICE_GAP))

    def _fitted(self) -> dict[str, Any]:
        """How the names above the dice are written: with which signs, and on a narrow screen in how many columns."""
        room = (self._columns - DICE_GAP) // 2 if self._columns else PAIR_COLUMNS
        return {"glyphs": self.app.glyphs, "label": min(LABEL, room)}

    @property
    def _columns(self) -> int:
        """Columns for dice; 0 before the first layout."""
        return self.query_one("#round").size.width

    @property
    def _low(self) -> bool:
        return self.app.size.height < LOW

    def _show_story(self, news: News | None) -> None:
        game, texts, glyphs, figures = self.game, self.texts, self.app.glyphs, self.figures
        journal = self.query_one(Journal)
        steps = fight_steps(game)
        self._told_low = low = self._low

        def line(step: Step) -> JournalLine:
            return fight_line(texts, step, figures, glyphs, short=low)

        if news is not None and news.cause == "submit" and journal.count == len(steps) - 1:
            journal.append(line(game.steps[game.head]))
        else:
            journal.fill(len(steps), lambda index: line(steps[index]))

    @property
    def handed_over(self) -> bool:
        """Whether the section has taken over and the fight waits for what it says."""
        fight = self.sheet.fight
        return not (self.over or self.waiting) and fight is not None and fight.handed_over is not None

    def _show_offer(self, fight: Fight) -> None:
        """The blow that waits, the ways on where the section takes over, or else what can be expected of the next
        round."""
        texts, sheet, why_not = self.texts, self.sheet, self.session.why_not
        panel = self.query_one("#offer", Panel)
        answers = self.query_one("#answers", ChoiceList)
        text = self.query_one("#offer-text", Prose)
        over = fight.handed_over if self.handed_over else None
        answers.display = self.waiting or over is not None
        answers.cursor = 0
        panel.subtitle = ""
        if self.waiting:
            panel.title, panel.subtitle = blow_told(texts, sheet)
            keys = antidote_keys(self.game, "luck", "plain")
            offered = offer_choices(texts, sheet, why_not)
            answers.choices = tuple(replace(one, key=keys.get(one.id, "")) for one in offered)
            text.text = prospect_told(texts, sheet)
        elif over is not None:
            panel.title = texts("fight-handed-over")
            answers.choices = tuple(
                handover_choices(texts, why_not, sheet, fight, over, partial(self.action_deed, "go"))
            )
            text.text = handover_told(texts, sheet, over)
        elif self.over:
            outcome = outcome_of(sheet, fight)
            panel.title = texts("fight-over", outcome=outcome, gender=sheet.gender)
            text.text = texts("fight-over-hint", outcome=outcome)
        else:
            panel.title = texts("fight-next")
            text.text = next_told(texts, sheet, fight, self._target)
        panel.set_class(answers.display, "-waiting")

    def dice_of(self, news: News) -> tuple[DiceGroup, ...]:
        game = self.game
        step = game.steps[game.head]
        most, fitted = self._groups_that_fit(), self._fitted()
        groups = fight_dice(self.texts, [step], self.sheet.name, most, **fitted).groups
        if groups:
            self.query_one("#others", Prose).text = ""
        return groups

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit_dice)

    def _fit_dice(self) -> None:
        """As many dice as the panel has room for."""
        if self._fight is not None and not self.tray.tumbling:
            self._show_strength()
            self._show_round(self._fight)
            if self._told_low != self._low:
                self._show_story(None)

    def action_leave(self) -> None:
        """Back to the book, once the fight is over."""
        if self.is_active and self.over:
            self.dismiss(None)


def _asked_of(fight: Fight) -> int | None:
    """The enemy whose blow, or whose wounds, the question that waits is about; None where it is about no enemy."""
    if fight.waiting is not None:
        return fight.blows[fight.waiting].enemy
    over = fight.handed_over
    return over.enemy if over is not None and over.enemy >= 0 else None
