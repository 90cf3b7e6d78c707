"""The fight: hero and enemy face to face with their dice, the others, the blow that waits or the round to come, the way
on where the section takes over, the end, and the story where there is room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container
from textual.widget import Widget

from ffapp.core.game import Step
from ffapp.core.messages import Command
from ffapp.gamebook.blows import BlowAnswered
from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.rounds import EscapeBegun, FightRound, RoundFought
from ffapp.gamebook.sheet import Sheet
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.advice import Advice, Adviser
from ffapp.tui.book.combatants import (
    dice_to_come,
    enemy_rows,
    enemy_side,
    fight_shown,
    fight_vanished,
    hero_side,
    hitters,
    outcome_of,
    round_text,
    summands_text,
)
from ffapp.tui.book.decision import Answer, Decision, Offer, Waits
from ffapp.tui.book.deeds import FIGHT
from ffapp.tui.book.duel import Bout, Duel
from ffapp.tui.book.enemies import EnemyList
from ffapp.tui.book.fight_arena import HIGH, LOW, NARROW, VAST, WIDE, Arena
from ffapp.tui.book.fight_choices import (
    answers_to,
    antidote_keys,
    antidotes_offered,
    blow_text,
    coming,
    ended,
    handover_choices,
    handover_text,
    last_mark,
    others_odds,
    prospect_text,
)
from ffapp.tui.book.fight_story import short_line
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.recalled import recalled_enemies
from ffapp.tui.book.story import Clash, fight_dice, fight_steps, steps_since
from ffapp.tui.deeds import bindings, name_in
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.key_bar import Key, KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.quiet import Reads
from ffapp.tui.look.dice import DiceGroup
from ffapp.tui.look.horizon import Horizon
from ffapp.tui.session import GameChange
from ffapp.tui.story import story_line
from ffapp.tui.terminal.cursor import TEXT


class FightScreen(Reads, BookPage):
    """A fight under way. Once it is over the last round stays in sight until a key leads back to the book.

    It is that of any gamebook. Parts of the desk have the keys that they have in the book; that of the poison stands in
    the bar while a blow waits for which there is an antidote.
    """

    CSS_PATH = [styles() / "game.tcss", styles() / "scene.tcss", styles() / "fight.tcss"]
    stands_on = ("Decision", "Journal", TEXT)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-usual"), (WIDE, "-wide"), (VAST, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (HIGH, "-high")]
    help_topic = "fight"
    place = "fight"
    deeds = FIGHT
    BINDINGS = bindings("fight", FIGHT)

    def __init__(self) -> None:
        super().__init__()
        self._target = 0
        self._fight: Fight | None = None
        """The fight as it is shown: the one under way, or how the last one ended."""
        self._told_low = False
        self._marked: tuple[int, int] | None = None
        """The mark for rounds that follow each other, with the step where it was found."""
        self.adviser = Adviser(self)

    def compose(self) -> ComposeResult:
        # The letter of a French yes answers a blow where no part of the desk has it for its key.
        taken = any(part.key == "o" for part in self.desk_parts)
        self.bind_own(*([] if taken else [Binding("o", "say_yes", show=False)]))
        yield Heading()
        yield Horizon()
        yield Arena(self.texts("fight-story"), id="arena")
        yield Container(Advice(), id="advising")
        yield KeyBar()

    @property
    def tray(self) -> Duel:
        return self.query_one(Duel)

    @property
    def arena(self) -> Arena:
        """All that is shown of the fight."""
        return self.query_one(Arena)

    @property
    def target(self) -> int:
        """The enemy that is aimed at; the first that can be struck at where that one no longer can be."""
        fight = self.sheet.fight or self._fight
        facing = () if fight is None else fight.facing
        return self._target if self._target in facing or not facing else facing[0]

    # -- what the fight waits for ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the fight is over and only its end is still shown."""
        return self.sheet.fight is None or self.sheet.ending is not None

    @property
    def handed_over(self) -> bool:
        """Whether the section has taken over and the fight waits for what it says."""
        fight = self.sheet.fight
        return not (self.over or self.waiting) and fight is not None and fight.handed_over is not None

    @property
    def leads_on(self) -> bool:
        """Whether the section that has taken over is read from a file, so that its ways say how it goes on."""
        return self.handed_over and self.sheet.reading is not None and self.sheet.reading.fighting

    @property
    def moment(self) -> str:
        """What the keys serve: "over", "blow", "section" where that has taken over, or "round"."""
        if self.over or self.waiting:
            return "over" if self.over else "blow"
        return "section" if self.handed_over else "round"

    # -- following the game ----------------------------------------------------------------------------------------

    def game_changed(self, change: GameChange) -> None:
        if fight_vanished(self.sheet, change):
            self.reveal()
            self._fight = None
            self.call_later(self.action_leave)
            return
        self.adviser.forget()
        super().game_changed(change)

    def on_screen_resume(self) -> None:
        """What happened on another screen may have ended the fight, or changed a setting."""
        if self.sheet.fight is None and self._fight is None:
            self.call_later(self.action_leave)
        elif self._fight is not None and not self.tray.tumbling:
            self.adviser.follow()

    def on_unmount(self) -> None:
        self.adviser.leave()

    def on_resize(self) -> None:
        """On a low screen the story is told in fewer words."""
        if self._fight is not None and self._told_low != self._low and not self.tray.tumbling:
            self._show_story(None)

    def show(self, change: GameChange | None) -> None:
        fight = fight_shown(self.sheet, change)
        if fight is None:
            self.call_later(self.action_leave)
            return
        if change is None:
            fought = fight_dice(self.texts, fight_steps(self.game), rounds_only=True).fought
            self._target = fought.target if fought is not None else 0
        self._fight = fight
        self.show_heading(self.place_text())
        self.show_horizon()
        self._show_fight(fight, change.before if change is not None else None)
        self._show_story(change)
        self.adviser.follow()

    def unmark(self) -> None:
        for part in (*self.query(Duel), *self.query(EnemyList)):  # none while the page is composed anew
            part.unmark()

    def dice_of(self, change: GameChange) -> tuple[DiceGroup, ...]:
        return fight_dice(self.texts, [self.game.steps[self.game.head]], glyphs=self.app.glyphs).groups

    # -- the parts of the page -------------------------------------------------------------------------------------

    def _show_fight(self, fight: Fight, before: Sheet | None) -> None:
        """Shows both sides and what is asked or offered; what differs from the sheet `before` is marked."""
        texts, sheet, was = self.texts, self.sheet, before.fight if before is not None else None
        asked = _asked_of(fight)
        faced = self.target if asked is None else asked
        steps = fight_steps(self.game)
        since = steps_since(steps, EscapeBegun) if fight.escaping else steps  # what was rolled before has no part in it
        rounds_only = self.waiting or self.handed_over
        clash = fight_dice(texts, since, rounds_only=rounds_only, about=faced, glyphs=self.app.glyphs)
        groups = clash.groups
        if not groups and not self.over and not fight.escaping:
            groups = dice_to_come(texts, sheet, fight.enemies[faced])
        duel, enemies = self.tray, self.query_one(EnemyList)
        duel.sides = (
            hero_side(texts, sheet, before, self.part_key("poison")),
            enemy_side(texts, fight, was, faced),
        )
        duel.bout = self._bout(fight, clash)
        duel.show(*groups)
        fought = fight_dice(texts, since, rounds_only=True).fought
        target = None if self.over else self.target
        enemies.skill_short = texts("fight-skill-short")
        enemies.enemies = enemy_rows(texts, fight, was, target=target, faced=faced, fought=fought)
        self.query_one("#melee", Panel).subtitle = "" if self.over else self._escape_text(fight)
        self._show_offer(fight)
        self.arena.summands = (lambda width, most: "") if self.over else partial(summands_text, texts, sheet)
        self.arena.heading = partial(texts, "fight-melee", order=fight.order)
        self.arena.share_out()
        self.call_after_refresh(self.arena.reveal, None if hitters(fight) else self.target)

    def _escape_text(self, fight: Fight) -> str:
        allowed = "yes" if fight.escape else "no"
        return self.texts("fight-escape-is", allowed=allowed, wound=fight.escape_wound)

    def _bout(self, fight: Fight, clash: Clash) -> Bout:
        """What stands between the two."""
        texts = self.texts
        title = texts("fight-fleeing") if fight.escaping else round_text(texts, fight)
        if self.over:
            title = ended(texts, self.sheet, fight, "").title
        hint = texts("fight-fleeing-hint", over=self.over) if fight.escaping else ""
        if clash.fought is None or clash.about is None:
            return Bout(title=title, hint=hint, test=clash.groups[0].label if clash.groups else "")
        outcome = outcome_of(clash.fought, clash.about)
        totals = (clash.fought.total, clash.about.total)
        return Bout(title=title, outcome=outcome, words=texts("fight-bout", outcome=outcome), totals=totals, hint=hint)

    def _show_offer(self, fight: Fight) -> None:
        """The blow that waits, the ways on where the section takes over, or else what can be expected of the next
        round."""
        texts, sheet, why_not, offer = self.texts, self.sheet, self.session.why_not, self.query_one(Offer)
        over = fight.handed_over if self.handed_over else None
        if self.waiting:
            title, left = blow_text(texts, sheet)
            keys = {**antidote_keys(self.game, "luck", "plain")}
            keys |= {name: key_for(self, name) for name in ("luck", "plain")}
            text = "\n".join(words for words in (*self._luck_so_far(), prospect_text(texts, sheet)) if words)
            shown = Waits(tuple(answers_to(texts, sheet, why_not, keys)))
            offer.show(title, shown=shown, subtitle=left, text=text)
        elif over is not None:
            go = self.action_leave if self.leads_on else partial(self.action_deed, "go")
            choices = handover_choices(texts, why_not, sheet, fight, over, go)
            offer.show(texts("fight-handed-over"), choices=tuple(choices), text=handover_text(texts, sheet, over))
        elif self.over:
            offer.show("", shown=ended(texts, sheet, fight, key_for(self, "round")))
        else:
            odds = others_odds(texts, sheet, fight, self.target)
            hints = (part.fight_hint for part in self.desk_parts if part.fight_hint)
            hint = "" if fight.round else texts(next(hints, "fight-before"))
            offer.show(
                texts("fight-next"),
                shown=coming(texts, sheet, fight, self.target, key_for(self, "round")),
                subtitle="" if len(fight.enemies) > 1 else self._escape_text(fight),
                text="\n".join(words for words in (odds, hint, *self.recalled(fight)) if words),
            )

    def recalled(self, fight: Fight) -> Iterator[str]:
        """What other games tell of the enemies, before the first round."""
        if not fight.round:
            names = (enemy.name for enemy in fight.enemies if enemy.alive)
            yield from recalled_enemies(self.texts, self.session.recollection, names)

    def memory_changed(self) -> None:
        """What other games tell of the enemies was read."""
        fight = self.sheet.fight
        if not self.unseen and self.query(Offer) and fight is not None and not fight.round:
            self._show_offer(fight)

    def _luck_so_far(self) -> Iterator[str]:
        """What luck has done on the blows of this round, or of this escape, that do not wait any more."""
        fight = self.sheet.fight
        begun = EscapeBegun if fight is not None and fight.escaping else RoundFought
        for step in steps_since(fight_steps(self.game), begun)[1:]:
            if any(isinstance(event, BlowAnswered) for event in step.events):
                yield short_line(self.texts, self.game, step, self.arguments, self.app.glyphs).text

    @property
    def _low(self) -> bool:
        return self.app.size.height < LOW

    def _show_story(self, change: GameChange | None) -> None:
        game, texts, glyphs, arguments = self.game, self.texts, self.app.glyphs, self.arguments
        journal, steps = self.query_one(Journal), fight_steps(game)
        self._told_low = self._low
        words = short_line if self._told_low else story_line

        def line(step: Step) -> JournalLine:
            return words(texts, game, step, arguments, glyphs)

        if change is not None and change.cause == "submit" and journal.count == len(steps) - 1:
            journal.append(line(game.steps[game.head]))
        else:
            journal.fill(len(steps), lambda index: line(steps[index]))

    @property
    def read_part(self) -> Widget:
        """What has no room: the others, or else the story."""
        return self.arena.scrolled

    # -- the keys --------------------------------------------------------------------------------------------------

    def bar_entries(self) -> Iterator[Key]:
        """The keys that matter now: while a blow waits, its answers; once the fight is over, the way back."""
        texts = self.texts
        facing = len(self._fight.facing) if self._fight is not None else 0
        for key in super().bar_entries():
            name = name_in(key.action)
            if name == "round" and self.over:
                over = self.sheet.ending is not None
                yield replace(key, label=texts("fight-over-hint", over=over))  # as the page says it
            elif name == "poison" and self.moment in ("blow", "over"):
                if self.waiting and any(antidotes_offered(texts, self.sheet, self.session.why_not, {})):
                    yield replace(key, label=texts("fight-key-antidote"), allowed=True)
            elif name == "advice":
                if self.app.settings.advice != "never":
                    yield key
            elif name != "target" or facing > 1:
                yield key

    def action_leave(self) -> None:
        """Back to the book, once the fight is over, or its section leads on."""
        if self.is_active and (self.over or self.leads_on):
            self.dismiss(None)

    @property
    def aim(self) -> int | None:
        """The target as the rules want it: named only where there is a choice."""
        fight = self.sheet.fight
        return self.target if fight is not None and len(fight.facing) > 1 else None

    @property
    def mark(self) -> int:
        """The Stamina at which rounds that follow each other stop: where they stopped last in this game."""
        if self._marked is None or self._marked[0] != self.game.head:
            self._marked = self.game.head, last_mark(self.game)
        return self._marked[1]

    def fight_on(self, command: Command | None) -> None:
        """Fights a round; once the fight is over, goes back to the book."""
        if command is None:
            self.action_leave()
        else:
            self.playing.act(command)

    def target_on(self, by: int = 1) -> None:
        """Aims at the next enemy."""
        fight = self.sheet.fight
        if fight is None or self.over or self.waiting or len(fight.facing) < 2:
            return
        facing = fight.facing
        at = facing.index(self.target) if self.target in facing else 0
        self.aim_at(facing[(at + by) % len(facing)])

    def action_number(self, number: int) -> None:
        if self.waiting:
            self._answer(self.query_one(Decision).by_key(str(number)))
        elif self.handed_over:
            self.query_one("#answers", ChoiceList).choose_number(number)
        else:
            self._choose_target(number - 1)

    def on_enemy_list_chosen(self, event: EnemyList.Chosen) -> None:
        event.stop()
        if not self.waiting:
            self._choose_target(event.value)

    def _choose_target(self, index: int) -> None:
        fight = self.sheet.fight
        if fight is None or self.over:
            return
        if index in fight.facing:
            self.aim_at(index)
            return
        refusal = self.session.why_not(FightRound(target=index))
        if refusal is not None:
            self.playing.refuse(refusal)

    def aim_at(self, index: int) -> None:
        """Aims at another enemy."""
        self._target = index
        if self._fight is not None:
            self._show_fight(self._fight, None)

    def action_say_yes(self) -> None:
        """Plays luck on the blow that waits; nothing where none does."""
        if self.waiting:
            self.action_deed("luck")

    def chosen(self, choice: Choice) -> None:
        """What the section said is told once."""
        if self.handed_over:
            super().chosen(choice)

    def on_decision_chosen(self, event: Decision.Chosen) -> None:
        event.stop()
        if self.waiting:
            self._answer(event.value)
        elif event.value is None and not self.handed_over:
            self.action_deed("round")

    def _answer(self, answer: Answer | None) -> None:
        """Answers the blow that waits."""
        if answer is not None:
            self.playing.act(answer.deed)

    def escape_by(self, command: Command) -> None:
        """Escapes, or tells how the section's leave to do so is noted."""
        refusal = self.session.why_not(command)
        if refusal is None or refusal.rule != "escape-not-allowed":
            self.playing.act(command)
            return
        told = tell_refusal(self.texts, refusal, self.arguments)
        direct = key_for(self, "terms")
        key, terms = direct or key_for(self, "adjust"), self.texts("adjust-terms")
        way = self.texts("fight-escape-how", key=key, terms=terms, direct=bool(direct))
        self.app.tell(f"{told}\n{way}", severity="warning")


def _asked_of(fight: Fight) -> int | None:
    """The enemy whose blow, or whose wounds, the question that waits is about; None where it is about no enemy."""
    over = fight.handed_over
    enemy = fight.blows[fight.waiting].enemy if fight.waiting is not None else over.enemy if over is not None else -1
    return enemy if enemy >= 0 else None
