"""The end of an adventure: how it came, what was achieved, and what is still possible."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical

from ffapp.core.game import Step
from ffapp.gamebook.blows import EnemyDied, FightWon
from ffapp.gamebook.books import book_of, counters_of
from ffapp.gamebook.checks import LuckTested
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.provisions import MealEaten
from ffapp.gamebook.sheet import Ending, health_ticks, score_of
from ffapp.resources import styles
from ffapp.rulesets import RULESETS
from ffapp.tui.book.deeds import ENDING
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.sheet import VITAL
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import Choice, ChoiceList, do_on
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.counter import Counter
from ffapp.tui.look.gauge import Gauge
from ffapp.tui.look.literal import shorten
from ffapp.tui.look.scene import ENDINGS, Scene
from ffapp.tui.look.vignette import Vignette
from ffapp.tui.session import News

_WORDS: Final = 240
"""So many columns of the reader's last words fit; the journal has them all."""


@dataclass(frozen=True, slots=True)
class Tally:
    """An adventure in numbers: commands, different sections, fights won, enemies slain, tests of Luck and how many of
    them were lucky, meals eaten, and throws of the player's own dice."""

    commands: int
    sections: int
    fights: int
    slain: int
    tests: int
    lucky: int
    meals: int
    typed: int


def tally(path: Iterable[Step]) -> Tally:
    """Counts what happened along a path of the history."""
    commands = fights = slain = tests = lucky = meals = typed = 0
    sections: set[int] = set()
    for step in path:
        commands += 1
        typed += sum(roll.typed for roll in step.rolls)
        for event in step.events:
            if isinstance(event, SectionReached):
                sections.add(event.section)
            elif isinstance(event, LuckTested):
                tests += 1
                lucky += event.lucky
            fights += isinstance(event, FightWon)
            slain += isinstance(event, EnemyDied)
            meals += isinstance(event, MealEaten)
    return Tally(commands, len(sections), fights, slain, tests, lucky, meals, typed)


class EndingScreen(BookPage):
    """Shown over the book when the adventure has ended; goes away when the end is taken back."""

    CSS_PATH = [styles() / "scene.tcss", styles() / "ending.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]
    place = "ending"
    deeds = ENDING
    BINDINGS = bindings(place, deeds)

    def compose(self) -> ComposeResult:
        yield Heading()
        with Container(id="desk"), Panel(id="end"):
            with Horizontal(id="told"):
                with Vertical(id="drawn"):
                    yield Scene() if self._family in ENDINGS else Vignette()
                    for score in book_of(self.sheet).scores:
                        yield Gauge(vital=score.name in VITAL, change_width=0, id=f"score-{score.name}")
                    for counter in book_of(self.sheet).counters:
                        signed = counter.signed
                        yield Counter(signed=signed, label_width=15, change_width=0, id=f"counter-{counter.name}")
                with Vertical(id="words"):
                    yield Prose(id="cause")
                    yield Prose(id="own")
                    yield Prose(id="numbers")
            yield ChoiceList(id="choices")
        yield KeyBar()

    @property
    def _family(self) -> str:
        """Whose pictures tell the end."""
        return RULESETS[self.sheet.book].theme

    # -- showing the game --------------------------------------------------------------------------------------

    def show(self, news: News | None) -> None:
        ending = self.sheet.ending
        if ending is None:
            self.call_later(self._taken_back)
            return
        self.show_heading(self.place_told())
        self._show_words(ending)
        self._show_figures()
        choices = self.query_one("#choices", ChoiceList)
        choices.choices = tuple(self._choices())
        if news is None:
            choices.focus()

    def _taken_back(self) -> None:
        """The hero lives again: the book goes on."""
        if self.is_active and self.sheet.ending is None:
            self.dismiss()

    def on_screen_resume(self) -> None:
        self.call_later(self._taken_back)

    def _show_words(self, ending: Ending) -> None:
        texts, figures, glyphs = self.texts, self.figures, self.app.glyphs
        killed = ending.cause in VITAL
        panel = self.query_one("#end", Panel)
        panel.title = texts("death-title", **figures) if killed else texts("ending-title", won=ending.won)
        panel.set_class(not ending.won, "-lost")
        message, given = ("death-cause", ending.cause) if killed else ("ending-section", "")
        told = texts(message, **figures, cause=given, won=ending.won, book=self.sheet.book)
        self.query_one("#cause", Prose).text = told
        own = self.query_one("#own", Prose)
        own.display = bool(ending.words)
        own.text = texts("ending-words", words=shorten(ending.words, _WORDS, glyphs=glyphs))
        drawing = "won" if ending.won else ending.cause if killed else "lost"
        for scene in self.query(Scene):
            scene.family, scene.ending = self._family, drawing
        for vignette in self.query(Vignette):
            vignette.drawing = drawing

    def _show_figures(self) -> None:
        sheet, texts = self.sheet, self.texts
        for known in book_of(sheet).scores:
            score = score_of(sheet, known.name)
            gauge = self.query_one(f"#score-{known.name}", Gauge)
            gauge.display = score is not None
            if score is not None:
                gauge.label = texts(f"score-{known.name}")
                gauge.value, gauge.initial = score.current, score.initial
                gauge.ticks = health_ticks(score.initial) if known.name == "health" else ()
        self._show_counters()
        drawing = sheet.drawing
        found = tally(self.game.path())
        lines = [
            texts("endui-way", commands=found.commands, sections=found.sections),
            texts("endui-map", clearings=len(drawing.clearings), free=drawing.free, gold=sheet.gold),
            texts("endui-fights", fights=found.fights, slain=found.slain),
            texts("endui-luck", tests=found.tests, lucky=found.lucky, meals=found.meals, **self.figures),
        ]
        if found.typed:
            lines.append(texts("endui-typed", count=found.typed, mark=self.app.glyphs.typed))
        self.query_one("#numbers", Prose).text = "\n".join(lines)

    def _show_counters(self) -> None:
        for name, value in counters_of(self.sheet):
            counter = self.query_one(f"#counter-{name}", Counter)
            counter.label, counter.value = self.texts.name(name, "score"), value

    def _choices(self) -> Iterable[Choice]:
        texts, figures = self.texts, self.figures
        # First what does no harm: a key that is still held when the hero falls chooses it.
        for name, told in (
            ("history", texts("endui-history")),
            ("map", texts("endui-map-look")),
            ("note", texts("endui-note")),
            ("undo", texts("ending-undo")),
            ("new", texts("ending-new", **figures)),
            ("leave", texts("endui-book")),
        ):
            deed, hint = partial(self.action_deed, name), key_for(self, name)
            yield Choice(name, told, reason=self.reason_not_to(name), hint=hint, deed=deed)
        yield Choice("title", texts("endui-title"), hint=key_for(self, "app.title"), deed=self.app.action_title)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        do_on(self, event.choice.deed)

    def action_choose(self, number: int) -> None:
        self.query_one("#choices", ChoiceList).choose_number(number)

    def new(self) -> None:
        """Closes this adventure, where it stands, and begins another one of the same book."""
        self.playing.close_game()
        self.playing.create_hero(self.app.book)

    def leave(self) -> None:
        """Back to the sheet, to read."""
        self.dismiss()
