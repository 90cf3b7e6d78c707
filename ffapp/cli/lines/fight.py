"""A fight in lines: who faces whom before each round, and the blow that waits with what luck would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.sheet import effective_stamina
from ffapp.tui.book.advice import odds_of
from ffapp.tui.book.combatants import fight_shown, fight_vanished, round_text
from ffapp.tui.book.fight_choices import (
    answers_to,
    blow_text,
    ended,
    handover_choices,
    handover_text,
    others_odds,
    prospect_text,
)
from ffapp.tui.kit.choice import Choice
from ffapp.tui.session import GameChange

if TYPE_CHECKING:
    from ffapp.gamebook.fight_state import Fight
    from ffapp.gamebook.sheet import Sheet
    from ffapp.odds.report import Odds
    from ffapp.tui.book.decision import Answer
    from ffapp.tui.book.fight import FightScreen
from ffapp.cli.lines.book import BookPage
from ffapp.cli.lines.book_dialogs import say_advice
from ffapp.cli.lines.questions import as_sentences


class Fighting(BookPage):
    """A fight: who faces whom before each round, the blow that waits with what luck would do."""

    screen: FightScreen

    def begin(self) -> None:
        super().begin()
        self.aims: tuple[str, ...] = ()
        """Whom one could aim at as that was said last."""
        self._about: Sheet | None = None
        self._advised: Odds | None = None
        """The state that advice was given on, and what that was."""

    @property
    def fight(self) -> Fight:
        """The fight under way."""
        fight = self.screen.sheet.fight
        assert fight is not None  # else it is not asked
        return fight

    def game_changed(self, change: GameChange) -> None:
        sheet = self.screen.sheet
        fight = fight_shown(sheet, change)
        if sheet.fight is None and fight is not None and not fight_vanished(sheet, change):
            self.host.talk.say(ended(self.texts, sheet, fight, "").title)

    def settle(self) -> bool:
        """Back to the book once it is over."""
        if self.screen.sheet.fight is None or self.screen.sheet.ending is not None:
            self.screen.dismiss()
            return True
        return super().settle()

    def standing(self) -> str:
        """Whom the hero aims at, where there is a choice."""
        fight, screen = self.screen.sheet.fight, self.screen
        if fight is None or screen.waiting or screen.handed_over or screen.aim is None:
            return self.stood
        return self.texts("lines-aimed", name=fight.enemies[screen.aim].name)

    def lines(self) -> Iterator[str]:
        sheet, texts = self.screen.sheet, self.texts
        fight = self.fight
        yield round_text(texts, fight)
        for number, enemy in enumerate(fight.enemies, 1):
            yield texts(
                "lines-enemy",
                number=number,
                name=enemy.name,
                skill=enemy.skill,
                stamina=enemy.stamina,
                aimed=number - 1 == self.screen.aim,
            )
        yield texts("lines-you", stamina=self.stamina(), luck=sheet.luck.current)
        if not (self.screen.waiting or self.screen.handed_over):
            yield others_odds(texts, sheet, fight, self.screen.target)
        yield from self.screen.recalled(fight)

    def stamina(self) -> str:
        """The hero's, and what counts of it where that is another."""
        sheet = self.screen.sheet
        held, counts = sheet.stamina.current, effective_stamina(sheet)
        return self.texts("lines-counts", current=held, effective="" if counts == held else counts)

    def turn(self) -> None:
        if self.screen.waiting or self.screen.handed_over:
            self.host.is_new(self)
        super().turn()

    def _say_advice(self) -> None:
        """What the odds advise where the player always wants to know; what has changed nothing of them says nothing."""
        screen = self.screen
        if screen.sheet is self._about or screen.app.settings.advice != "always" or screen.handed_over:
            return
        self._about, advised = screen.sheet, odds_of(screen.sheet)
        if advised is not None and advised != self._advised:
            self._advised = advised
            say_advice(self.host, advised)

    def choices(self) -> Iterable[Choice]:
        texts, screen, sheet = self.texts, self.screen, self.screen.sheet
        fight = self.fight
        why_not = screen.session.why_not
        if screen.waiting:
            return [self._answer_text(answer) for answer in self._answers()]
        if screen.handed_over and fight.handed_over is not None:
            go = partial(screen.action_deed, "go")
            return list(handover_choices(texts, why_not, sheet, fight, fight.handed_over, go))
        if len(fight.facing) < 2:
            return ()
        return [
            Choice(str(index), texts("lines-aim", name=fight.enemies[index].name), deed=partial(screen.aim_at, index))
            for index in fight.facing
        ]

    def _answers(self) -> list[Answer]:
        screen = self.screen
        keys = {name: self.key_for(name) for name in ("luck", "plain")}
        return list(answers_to(self.texts, screen.sheet, screen.session.why_not, keys))

    def _answer_text(self, answer: Answer) -> Choice:
        """An answer to the blow that waits, with how likely it is and what follows."""
        follows = [
            self.texts("lines-follows", label=each.label, before=each.before, after=each.after, dealt=each.dealt)
            for each in answer.follows
        ]
        told = as_sentences((answer.text, answer.about, answer.percent_words, *follows))
        return Choice(answer.id, told, reason=answer.reason, deed=answer.deed)

    def tell_choices(self) -> None:
        screen, texts, say = self.screen, self.texts, self.host.talk.say
        over = self.fight.handed_over
        now = tuple((entry.text, entry.allowed) for entry in self.choices())
        if now != self.listed and screen.waiting:
            told, left = blow_text(texts, screen.sheet)
            say(f"{told}. {left}" if left else told)
            say(prospect_text(texts, screen.sheet))
        elif now != self.listed and screen.handed_over and over is not None:
            say(texts("fight-handed-over"))
            say(handover_text(texts, screen.sheet, over))
        elif not (screen.waiting or screen.handed_over):
            aims = tuple(entry.text for entry in self.choices())
            if aims == self.aims and self.listed is not None:
                self.listed = now  # it is the same as before the blows of the last round
            self.aims = aims
        super().tell_choices()
        self._say_advice()

    def asks(self) -> str:
        screen = self.screen
        if screen.waiting:
            return self.texts("lines-ask-blow")
        if screen.handed_over:
            return self.texts("lines-ask-number")
        enemy = self.fight.enemies[screen.target]
        stamina = self.stamina()
        return self.texts("lines-ask-fight", name=enemy.name, enemy=enemy.stamina, stamina=stamina)

    def understands(self, line: str) -> bool:
        """A yes answers a blow that waits."""
        yes = {*self.texts("cli-yes").split()} - {part.key for part in self.screen.desk_parts}
        if self.screen.waiting and line.casefold() in yes:
            self.host.playing.act(AnswerBlow(luck=True))
            return True
        return super().understands(line)
