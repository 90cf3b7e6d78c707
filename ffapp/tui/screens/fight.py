"""The fight: both sides, the dice with their whole sums, the story of each round, and the blow that waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal

from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.fight import EndFight, Escape, FightRound
from ffapp.gamebook.fight_events import FightCalledOff, FightEnded
from ffapp.gamebook.sheet import Fight, Sheet
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.news import News
from ffapp.tui.page import key_for
from ffapp.tui.screens.fight_view import (
    attack_told,
    blow_told,
    dice_to_come,
    enemy_rows,
    fight_shown,
    next_told,
    offer_choices,
    others_told,
    outcome_of,
    prospect_told,
    terms_told,
)
from ffapp.tui.screens.game_page import GamePage, game_key
from ffapp.tui.story import fight_dice, fight_steps, story_line
from ffapp.tui.widgets.choice import ChoiceList
from ffapp.tui.widgets.dice import DiceGroup, DiceTray
from ffapp.tui.widgets.enemies import EnemyList, EnemyWords
from ffapp.tui.widgets.heading import Heading
from ffapp.tui.widgets.journal import Journal
from ffapp.tui.widgets.key_bar import Key, KeyBar
from ffapp.tui.widgets.prose import Prose
from ffapp.tui.widgets.quiet import QuietScroll
from ffapp.tui.widgets.sheet import SheetPanel
from ffapp.tui.widgets.titled import Panel

PAIR_COLUMNS: Final = 15
DICE_GAP: Final = 3
"""What a pair of dice takes at least, and the gap to the next pair."""

_IN_ROUNDS: Final = frozenset({"round", "target", "escape", "stones", "adjust", "finish", "skill", "go", "roll", "end"})
_HIDDEN: Final[dict[str, frozenset[str]]] = {
    "round": frozenset({"plain"}),
    "blow": _IN_ROUNDS | {"note"},
    "over": (_IN_ROUNDS - {"round"}) | {"luck", "plain", "items"},
}
"""The keys that the bar leaves out, by the moment of the fight. They still say why they do nothing."""

_key = partial(game_key, "fight")


class FightScreen(GamePage):
    """A fight under way. Once it is over the last round stays in sight until a key leads back to the book."""

    CSS_PATH = [styles() / "game.tcss", styles() / "fight.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (112, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [
        _key("space,enter", "round"),
        _key("tab", "target(1)"),
        _key("t", "luck"),
        _key("n", "plain"),
        _key("f", "escape"),
        _key("p", "stones"),
        _key("a", "adjust"),
        _key("x", "finish"),
        _key("u", "undo"),
        _key("i", "items"),
        _key("h", "skill"),
        _key("g", "go"),
        _key("d", "roll"),
        _key("m", "map"),
        _key("v", "history"),
        _key("e", "end"),
        # Not on n, which answers a blow: pressed once too often it must do nothing.
        _key("N", "note"),
        _key("H", "skill_modified", show=False),
        _key("r", "meal", show=False),
        _key("c", "fight", show=False),
        _key("w", "walk", show=False),
        _key("U,ctrl+r", "redo", show=False),
        Binding("shift+tab,up", "target(-1)", show=False),
        Binding("down", "target(1)", show=False),
        Binding("o,y", "answer(True)", show=False),
        Binding("escape", "leave", show=False),
        Binding("pageup", "scroll_story(-1)", show=False),
        Binding("pagedown", "scroll_story(1)", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._target = 0
        self._fight: Fight | None = None
        """The fight as it is shown: the one under way, or how the last one ended."""

    def compose(self) -> ComposeResult:
        texts = self.texts
        journal, answers = Journal(), ChoiceList(id="answers")
        # The keys of this screen are its own, wherever somebody has clicked.
        journal.can_focus = answers.can_focus = False
        yield Heading()
        with Horizontal(id="sides"):
            yield SheetPanel(pack=False, foot=Prose(id="attack"), title=self.sheet.name, id="hero")
            with Panel(id="enemies"):
                yield EnemyList()
        with Grid(id="clash"):
            with Panel(id="round"):
                yield DiceTray(id="dice")
                with QuietScroll():
                    yield Prose(id="others")
            with Panel(title=texts("fight-story"), id="telling"):
                yield journal
            with Panel(id="offer"):
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
        if self.playing.opened is None or (self.sheet.fight is None and self._fight is None):
            self.call_later(self.action_leave)

    def show(self, news: News | None) -> None:
        fight = fight_shown(self.sheet, news)
        if fight is None:
            self.call_later(self.action_leave)
            return
        before = news.before if news is not None else None
        if news is None:
            fought = fight_dice(self.texts, fight_steps(self.playing.game), "", 2).fought
            self._target = fought.target if fought is not None else 0
        self._fight = fight
        self._settle_target(fight)
        self.show_heading(self.place_told())
        hero = self.query_one(SheetPanel)
        hero.show(self.sheet, self.texts, before)
        hero.subtitle = terms_told(self.texts, fight)
        self.query_one("#attack", Prose).text = attack_told(self.texts, self.sheet)
        self._show_enemies(fight, before)
        self._show_round(fight)
        self._show_story(news)
        self._show_offer(fight)

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
            texts("score-skill"), texts("score-stamina"), texts("fight-dead"), texts("fight-weakness-is")
        )
        was = before.fight if before is not None else None
        enemies.rows = enemy_rows(fight, was, None if self.over else self._target)

    def _show_round(self, fight: Fight) -> None:
        texts = self.texts
        panel = self.query_one("#round", Panel)
        panel.title = texts("fight-fleeing") if fight.escaping else texts("fight-round", round=fight.round)
        clash = fight_dice(texts, fight_steps(self.playing.game), self.sheet.name, self._groups_that_fit())
        told = others_told(texts, clash)
        if fight.escaping:
            told = texts("fight-fleeing-hint", over=self.over)
        elif not (fight.round or self.over):
            told = texts("fight-before")
        groups = clash.groups
        if not groups and not self.over and not fight.escaping:
            groups = dice_to_come(texts, self.sheet, fight, self._target, self._groups_that_fit())
        self.tray.show(*groups)
        self.tray.display = bool(groups)
        self.query_one("#others", Prose).text = told

    def _groups_that_fit(self) -> int:
        return max(2, (self.query_one("#round").size.width + DICE_GAP) // (PAIR_COLUMNS + DICE_GAP))

    def _show_story(self, news: News | None) -> None:
        game, texts, glyphs, figures = self.playing.game, self.texts, self.playing.glyphs, self.playing.figures
        journal = self.query_one(Journal)
        steps = fight_steps(game)
        if news is not None and news.cause == "submit" and journal.count == len(steps) - 1:
            journal.append(story_line(texts, game.steps[game.head], figures, glyphs))
        else:
            journal.fill(len(steps), lambda index: story_line(texts, steps[index], figures, glyphs))

    def _show_offer(self, fight: Fight) -> None:
        """The blow that waits, or else what can be expected of the next round."""
        texts, sheet = self.texts, self.sheet
        panel = self.query_one("#offer", Panel)
        answers = self.query_one("#answers", ChoiceList)
        text = self.query_one("#offer-text", Prose)
        answers.display = self.waiting
        answers.cursor = 0
        panel.subtitle = ""
        if self.waiting:
            panel.title, panel.subtitle = blow_told(texts, sheet)
            answers.choices = tuple(offer_choices(texts, sheet, self.playing.why_not))
            text.text = prospect_told(texts, sheet)
        elif self.over:
            outcome = outcome_of(sheet, fight)
            panel.title = texts("fight-over", outcome=outcome, gender=sheet.gender)
            text.text = texts("fight-over-hint", outcome=outcome)
        else:
            panel.title = texts("fight-next")
            text.text = next_told(texts, sheet, fight, self._target)
        panel.set_class(self.waiting, "-waiting")

    def dice_of(self, news: News) -> tuple[DiceGroup, ...]:
        game = self.playing.game
        step = game.steps[game.head]
        groups = fight_dice(self.texts, [step], self.sheet.name, self._groups_that_fit()).groups
        if groups:
            self.query_one("#others", Prose).text = ""
        return groups

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit_dice)

    def _fit_dice(self) -> None:
        """As many dice as the panel has room for."""
        if self._fight is not None and not self.tray.tumbling:
            self._show_round(self._fight)

    # -- keys --------------------------------------------------------------------------------------------------

    def bar_entries(self) -> Iterator[Key]:
        """The keys that matter now: while a blow waits, its answers; once the fight is over, the way back."""
        texts = self.texts
        facing = len(self._fight.facing) if self._fight is not None else 0
        for key in super().bar_entries():
            name = key.action.removeprefix("screen.").partition("(")[0]
            if name == "round" and self.over:
                yield replace(key, label=texts("fight-key-back"))
            elif name not in _HIDDEN.get(self.moment, ()) and (name != "target" or facing > 1):
                yield key

    @property
    def moment(self) -> str:
        """What the keys serve: "over", "blow", or "round"."""
        return "over" if self.over else "blow" if self.waiting else "round"

    def command_of(self, action: str) -> Command | None:
        name = action.partition("(")[0]
        if name in ("round", "target"):
            return None if self.over else FightRound(target=self._aim())
        if name == "escape":
            return Escape()
        if name == "finish":
            return EndFight()
        if name == "plain" or (name == "luck" and self.waiting):
            return AnswerBlow(luck=name == "luck")
        return super().command_of(action)

    def _aim(self) -> int | None:
        """The target as the rules want it: named only where there is a choice."""
        fight = self.sheet.fight
        return self._target if fight is not None and len(fight.facing) > 1 else None

    def action_round(self) -> None:
        if self.over:
            self.action_leave()
        else:
            self.playing.act(FightRound(target=self._aim()))

    def action_target(self, by: int) -> None:
        fight = self.sheet.fight
        if fight is None or self.over or self.waiting or len(fight.facing) < 2:
            return
        facing = fight.facing
        at = facing.index(self._target) if self._target in facing else 0
        self._aim_at(facing[(at + by) % len(facing)])

    def action_number(self, number: int) -> None:
        if self.waiting:
            self.query_one("#answers", ChoiceList).choose_number(number)
        else:
            self._choose_target(number - 1)

    def on_enemy_list_chosen(self, event: EnemyList.Chosen) -> None:
        event.stop()
        if not self.waiting:
            self._choose_target(event.index)

    def _choose_target(self, index: int) -> None:
        fight = self.sheet.fight
        if fight is None or self.over:
            return
        if index in fight.facing:
            self._aim_at(index)
            return
        refusal = self.playing.why_not(FightRound(target=index))
        if refusal is not None:
            self.playing.refuse(refusal)

    def _aim_at(self, index: int) -> None:
        self._target = index
        if self._fight is not None:
            self._show_enemies(self._fight, None)
            self._show_round(self._fight)
            self._show_offer(self._fight)

    def action_luck(self) -> None:
        if self.waiting:
            self.playing.act(AnswerBlow(luck=True))
        else:
            super().action_luck()

    def action_answer(self, luck: bool) -> None:
        if self.waiting:
            self.playing.act(AnswerBlow(luck=luck))

    def action_plain(self) -> None:
        """Takes the blow as it is; nothing where none waits, but for a word where the fight goes on."""
        if not self.over:
            self.playing.act(AnswerBlow(luck=False))

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self.action_answer(event.choice.id == "luck")

    def action_escape(self) -> None:
        refusal = self.playing.why_not(Escape())
        if refusal is None or refusal.rule != "escape-not-allowed":
            self.playing.act(Escape())
            return
        told = tell_refusal(self.texts, refusal, self.playing.figures)
        terms, key = self.texts("adjust-terms"), key_for(self, "screen.adjust")
        way = self.texts("fight-escape-how", key=key, terms=terms)
        self.playing.tell(f"{told}\n{way}", severity="warning")

    def action_finish(self) -> None:
        self._open("finish", "fight_hand:FinishMenu")

    def action_leave(self) -> None:
        """Back to the book, once the fight is over."""
        if self.is_active and (self.playing.opened is None or self.over):
            self.dismiss(None)

    def action_scroll_story(self, pages: int) -> None:
        self.query_one(Journal).action_leap(pages)
