"""What the fight page shows: hero and enemy face to face with their dice, the others, the blow that waits or the round
to come, the way on where the section takes over, the end, and the story where there is room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.message import Message

from ffapp.core.game import Step
from ffapp.gamebook.blows import BlowAnswered
from ffapp.gamebook.fight import FightCalledOff
from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.rounds import EscapeBegun, FightEnded, RoundFought
from ffapp.gamebook.sheet import Sheet
from ffapp.resources import styles
from ffapp.tui.book.decision import Decision, Waits
from ffapp.tui.book.duel import Bout, Duel
from ffapp.tui.book.enemies import EnemyList
from ffapp.tui.book.fight_offer import (
    answers_to,
    antidote_keys,
    blow_told,
    handover_choices,
    handover_told,
    prospect_told,
)
from ffapp.tui.book.fight_story import fight_line
from ffapp.tui.book.fight_view import (
    coming,
    dice_to_come,
    ended,
    enemy_rows,
    enemy_side,
    fight_shown,
    hero_side,
    others_odds,
    outcome_of,
    round_told,
    summands_told,
)
from ffapp.tui.book.page import BookPage
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.dice import DiceGroup
from ffapp.tui.look.horizon import Horizon
from ffapp.tui.look.wrapping import wrap_text
from ffapp.tui.session import News
from ffapp.tui.story import Clash, fight_dice, fight_steps, steps_since

LOW: Final = 28
"""On a lower screen the story has few lines, and is told in few words."""

NARROW, WIDE, HIGH = 78, 112, 36
"""Columns and rows from which on there is more room (see the breakpoints)."""

INDENT: Final = 4
"""Columns that what is said of the next round stands behind its key."""

MEASURE: Final = 100
"""Columns of the page at most."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the rows of the page are shared out: whether the dice are large, or else have a blank row above them, blank
    rows above all, those who are not faced with their heading (0: left out), blank rows above and below them, what is
    asked or offered, and the story with a blank row above it."""

    large: bool
    spaced: bool
    top: int
    melee: int
    above: int
    below: int
    offer: int
    story: int


AIRY, ROOMY = 26, 38
"""From so many rows on there is one to spare at the top, and two between all parts."""
_LEAST_MELEE: Final = 3
_LEAST_STORY: Final = 4


def planned(rows: int, *, large: int, low: int, melee: int, offer: int) -> Plan:
    """Shares out the rows of the page.

    Args:
        rows: what there are.
        large: what the two who face each other take with large dice.
        low: the same with dice of one row.
        melee: what those take who are not faced, with their heading; 0 where there are none.
        offer: what is asked or offered.
    """
    least = min(melee, _LEAST_MELEE)
    big = large + least + offer <= rows
    gap = 1 + (rows >= ROOMY)
    top = min(gap, rows - large - least - offer) if big and rows >= AIRY else 0
    left = rows - top - (large if big else low)
    offer = max(0, min(offer, left - min(melee, 2)))
    left -= offer
    shown = max(0, min(melee, left))
    shown = shown if shown > 1 else 0
    left -= shown
    above = min(gap, left) if shown else 0
    left -= above
    below = min(gap, left)
    left -= below
    spaced = not big and left > 0
    left -= spaced
    story = left if left >= _LEAST_STORY else 0
    if not story and left and not top:
        top = 1
    return Plan(big, spaced, top, shown, above, below, offer, story)


class Arena(Vertical):
    """All of the page between its first line and its keys. It says when its size has changed."""

    class Resized(Message):
        """There is more room, or less."""

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class FightPage(BookPage):
    """What a fight shows. Its keys are those of a subclass."""

    CSS_PATH = [styles() / "game.tcss", styles() / "scene.tcss", styles() / "fight.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-usual"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (HIGH, "-high")]
    help_topic = "fight"
    place = "fight"
    stands_on = ("Decision", "Journal")

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
        journal, answers = Journal(), ChoiceList(id="answers")
        # The keys of this page are its own, wherever somebody has clicked.
        journal.can_focus = answers.can_focus = False
        yield Heading()
        yield Horizon()
        with Arena(id="arena"), Vertical(id="measure"):
            yield Duel(id="dice")
            with Panel(id="melee"), QuietScroll():
                yield EnemyList()
            with Panel(id="offer"):
                yield Decision()
                yield answers
                with QuietScroll(id="about"):
                    yield Prose(id="offer-text")
            with Panel(title=texts("fight-story"), id="telling"):
                yield journal
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
            fought = fight_dice(self.texts, fight_steps(self.game), rounds_only=True).fought
            self._target = fought.target if fought is not None else 0
        self._fight = fight
        self._settle_target(fight)
        self.show_heading(self.place_told())
        self.show_horizon()
        self._show_fight(fight, before)
        self._show_story(news)
        self.share_out()

    def unmark(self) -> None:
        self.tray.unmark()
        self.query_one(EnemyList).unmark()

    def _settle_target(self, fight: Fight) -> None:
        """Keeps the target where it is as long as it can be struck at."""
        if self._target not in fight.facing and fight.facing:
            self._target = fight.facing[0]

    def _faced(self, fight: Fight) -> int:
        """The enemy that the hero faces now: whose blow waits or whose wounds have handed the fight over, or else the
        target."""
        asked = _asked_of(fight)
        return self._target if asked is None else asked

    def _show_fight(self, fight: Fight, before: Sheet | None) -> None:
        """Shows both sides and what is asked or offered; what differs from the sheet `before` is marked."""
        texts, was = self.texts, before.fight if before is not None else None
        faced = self._faced(fight)
        steps = fight_steps(self.game)
        since = steps_since(steps, EscapeBegun) if fight.escaping else steps  # what was rolled before has no part in it
        asked = self.waiting or self.handed_over
        clash = fight_dice(texts, since, rounds_only=asked, about=faced, glyphs=self.app.glyphs)
        groups = clash.groups
        if not groups and not self.over and not fight.escaping:
            groups = dice_to_come(texts, self.sheet, fight.enemies[faced])
        duel = self.tray
        duel.sides = (
            hero_side(texts, self.sheet, before, self.part_key("poison")),
            enemy_side(texts, fight, was, faced),
        )
        duel.bout = self._bout(fight, clash)
        duel.show(*groups)
        enemies = self.query_one(EnemyList)
        enemies.skill_short = texts("fight-skill-short")
        fought = fight_dice(texts, since, rounds_only=True).fought
        enemies.enemies = enemy_rows(
            texts, fight, was, target=None if self.over else self._target, faced=faced, fought=fought
        )
        melee = self.query_one("#melee", Panel)
        melee.title = texts("fight-melee", order=fight.order)
        melee.subtitle = "" if self.over else self._escape_told(fight)
        self._show_offer(fight)

    def _escape_told(self, fight: Fight) -> str:
        allowed = "yes" if fight.escape else "no"
        return self.texts("fight-escape-is", allowed=allowed, wound=fight.escape_wound)

    def _bout(self, fight: Fight, clash: Clash) -> Bout:
        """What stands between the two."""
        texts = self.texts
        title = texts("fight-fleeing") if fight.escaping else round_told(texts, fight)
        if self.over:
            title = ended(texts, self.sheet, fight, "").told
        hint = texts("fight-fleeing-hint", over=self.over) if fight.escaping else ""
        summands = self._summands()
        if clash.fought is None or clash.about is None:
            test = clash.groups[0].label if clash.groups else ""
            return Bout(title=title, hint=hint, test=test, summands=summands)
        outcome = outcome_of(clash.fought, clash.about)
        totals = (clash.fought.total, clash.about.total)
        told = texts("fight-bout", outcome=outcome)
        return Bout(title=title, outcome=outcome, told=told, totals=totals, hint=hint, summands=summands)

    def _summands(self) -> str:
        """What makes up the hero's Attack Strength, as far as there is room for it."""
        return "" if self.over else summands_told(self.texts, self.sheet, self._inner, most=1 if self._low else 2)

    def _answers_told(self) -> Iterator[str]:
        """What luck has done on the blows of this round that do not wait any more."""
        for step in steps_since(fight_steps(self.game), RoundFought)[1:]:
            if any(isinstance(event, BlowAnswered) for event in step.events):
                yield fight_line(self.texts, step, self.figures, self.app.glyphs, short=True).text

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
        panel, decision = self.query_one("#offer", Panel), self.query_one(Decision)
        answers, text = self.query_one("#answers", ChoiceList), self.query_one("#offer-text", Prose)
        over = fight.handed_over if self.handed_over else None
        panel.framed = self.waiting or over is not None
        panel.set_class(panel.framed, "-waiting")
        panel.set_class(not (panel.framed or self.over), "-coming")
        panel.subtitle = ""
        answers.display, decision.display = over is not None, over is None
        if self.waiting:
            panel.title, panel.subtitle = blow_told(texts, sheet)
            keys = {**antidote_keys(self.game, "luck", "plain")}
            keys |= {name: key_for(self, name) for name in ("luck", "plain")}
            decision.shown = Waits(tuple(answers_to(texts, sheet, why_not, keys)))
            text.text = "\n".join(told for told in (*self._answers_told(), prospect_told(texts, sheet)) if told)
        elif over is not None:
            panel.title = texts("fight-handed-over")
            answers.cursor = 0
            go = partial(self.action_deed, "go")
            answers.choices = tuple(handover_choices(texts, why_not, sheet, fight, over, go))
            text.text = handover_told(texts, sheet, over)
        elif self.over:
            panel.title = ""
            decision.shown = ended(texts, sheet, fight, key_for(self, "round"))
            text.text = ""
        else:
            panel.title = texts("fight-next")
            panel.subtitle = "" if len(fight.enemies) > 1 else self._escape_told(fight)
            decision.shown = coming(texts, sheet, fight, self._target, key_for(self, "round"))
            told = [others_odds(texts, sheet, fight, self._target)]
            if not fight.round:
                hint = next((part.fight_hint for part in self.desk_parts if part.fight_hint), "fight-before")
                told.append(texts(hint))
            text.text = "\n".join(part for part in told if part)

    def dice_of(self, news: News) -> tuple[DiceGroup, ...]:
        return fight_dice(self.texts, [self.game.steps[self.game.head]], glyphs=self.app.glyphs).groups

    @property
    def tray(self) -> Duel:
        return self.query_one(Duel)

    # -- room --------------------------------------------------------------------------------------------------

    @property
    def _inner(self) -> int:
        """Columns inside of the margins."""
        width = self.app.size.width
        measure = width if width < NARROW else min(width - 4, MEASURE)
        return measure - (4 if width >= WIDE else 2)

    @on(Arena.Resized)
    def share_out(self) -> None:
        """Gives each part of the page its rows."""
        if self._fight is None:
            return
        arena, duel, width = self.query_one(Arena), self.tray, self._inner
        enemies, panel = self.query_one(EnemyList), self.query_one("#offer", Panel)
        narrow, wide = self.app.size.width < NARROW, self.app.size.width >= WIDE
        asked = width if narrow or wide or not panel.framed else width - 2
        decision, answers = self.query_one(Decision), self.query_one("#answers", ChoiceList)
        text = str(self.query_one("#offer-text", Prose).text)
        room = asked - (INDENT if panel.has_class("-coming") else 0)
        lines = [line for paragraph in text.split("\n") for line in wrap_text(paragraph, room)] if text else []
        content = decision.rows(asked) if decision.display else answers.rows_in(asked)
        edges = 2 if panel.framed else int(bool(panel.title))
        others = len(enemies.lines(sparing=True))
        rows = arena.size.height or self.app.size.height - 2
        duel.bout = replace(duel.bout, summands=self._summands())

        def plan(melee: int) -> Plan:
            return planned(
                rows,
                large=duel.rows_as(width, large=True),
                low=duel.rows_as(width, large=False),
                melee=melee + 1 if melee else 0,
                offer=content + len(lines) + edges,
            )

        whole = plan(len(enemies.lines(sparing=False)))
        enemies.sparing = whole.melee < len(enemies.lines(sparing=False)) + 1
        shared = plan(others) if enemies.sparing else whole
        duel.large, duel.spaced = shared.large, shared.spaced
        measure = self.query_one("#measure")
        measure.styles.padding = (shared.top, 0, 0, 0)
        melee, telling = self.query_one("#melee"), self.query_one("#telling")
        melee.display, telling.display = shared.melee > 0, shared.story > 0
        melee.styles.height = shared.melee
        melee.styles.margin = (shared.above, 0, 0, 0)
        panel.styles.height = shared.offer
        panel.styles.margin = (shared.below, 0, 0, 0)
        if self._told_low != self._low and not duel.tumbling:
            self._show_story(None)

    def action_leave(self) -> None:
        """Back to the book, once the fight is over."""
        if self.is_active and self.over:
            self.dismiss(None)


def _asked_of(fight: Fight) -> int | None:
    """The enemy whose blow, or whose wounds, the question that waits is about; None where it is about no enemy."""
    over = fight.handed_over
    enemy = fight.blows[fight.waiting].enemy if fight.waiting is not None else over.enemy if over is not None else -1
    return enemy if enemy >= 0 else None
