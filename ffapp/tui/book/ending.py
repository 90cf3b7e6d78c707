"""The end of an adventure: how it came, what was achieved, and what is still possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from textual.app import ComposeResult

from ffapp.core.game import Step
from ffapp.gamebook.blows import EnemyDied, FightWon
from ffapp.gamebook.books import book_of, counters_of
from ffapp.gamebook.checks import LuckTested
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.provisions import MealEaten
from ffapp.gamebook.sheet import Ending
from ffapp.resources import styles
from ffapp.rulesets import RULESETS
from ffapp.texts.items import thing_told
from ffapp.tui.book.deeds import ENDING
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.sheet import VITAL, drawn_scores
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.end import End, Outcome
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.look.totals import Total
from ffapp.tui.session import News


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

    help_topic = "end"
    CSS_PATH = [styles() / "scene.tcss", styles() / "ending.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (112, "-wide"), (160, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-least"), (23, "-small"), (34, "-ample"), (40, "-high"), (46, "-vast")]
    place = "ending"
    deeds = ENDING
    BINDINGS = bindings(place, deeds)

    def compose(self) -> ComposeResult:
        yield Heading()
        yield End()
        yield KeyBar()

    # -- showing the game --------------------------------------------------------------------------------------

    def show(self, news: News | None) -> None:
        ending = self.sheet.ending
        if ending is None:
            self.call_later(self._taken_back)
            return
        self.show_heading(self.place_told())
        self.query_one(End).show(self.outcome(ending), self.choices())
        if news is None:
            self.query_one("#choices", ChoiceList).focus()

    def _taken_back(self) -> None:
        """The hero lives again: the book goes on."""
        if self.is_active and self.sheet.ending is None:
            self.dismiss()

    def on_screen_resume(self) -> None:
        self.call_later(self._taken_back)

    def outcome(self, ending: Ending) -> Outcome:
        """How this adventure ended."""
        texts, figures, sheet = self.texts, self.figures, self.sheet
        killed = ending.cause in VITAL
        message, given = ("death-cause", ending.cause) if killed else ("ending-section", "")
        found = tally(self.game.path())
        return Outcome(
            family=RULESETS[sheet.book].theme,
            picture="won" if ending.won else ending.cause if killed else "lost",
            won=ending.won,
            title=texts("death-title", **figures) if killed else texts("ending-title", won=ending.won),
            cause=texts(message, **figures, cause=given, won=ending.won, book=sheet.book),
            words=texts("ending-words", words=ending.words) if ending.words else "",
            totals=tuple(self._totals(found)),
            scores=tuple(drawn_scores(sheet, texts)),
            counted=f" {self.app.glyphs.separator} ".join(self._counted(found)),
        )

    def _totals(self, found: Tally) -> Iterator[Total]:
        """The numbers of an adventure, the most telling first."""
        texts, sheet, book = self.texts, self.sheet, book_of(self.sheet)
        yield Total(texts("endui-sections"), found.sections)
        signed = {known.name for known in book.counters if known.signed}
        for name, value in counters_of(sheet):
            yield Total(texts.name(name, "score"), value, signed=name in signed)
        yield Total(texts("endui-places", free=sheet.drawing.free), len(sheet.drawing.clearings))
        yield Total(texts("endui-fights"), found.fights)
        yield Total(texts("endui-slain"), found.slain)
        yield Total(texts("score-gold"), sheet.gold)
        yield Total(texts("endui-things"), sum(item.count for item in sheet.items))
        if sheet.stones:
            yield Total(texts("book-stones"), sum(count for _, count in sheet.stones))

    def _counted(self, found: Tally) -> Iterator[str]:
        """What else was counted, and what was carried."""
        texts, sheet = self.texts, self.sheet
        yield texts("endui-actions", commands=found.commands)
        yield texts("endui-luck", tests=found.tests, lucky=found.lucky, meals=found.meals, **self.figures)
        if found.typed:
            yield texts("endui-typed", count=found.typed, mark=self.app.glyphs.typed)
        carried = [*(thing_told(texts, item) for item in sheet.items), *(magic.name for magic in sheet.magic)]
        if carried:
            yield texts("endui-carried", things=", ".join(carried))

    def choices(self) -> Iterable[Choice]:
        """What is still possible."""
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

    def new(self) -> None:
        """Closes this adventure, where it stands, and begins another one of the same book."""
        self.playing.close_game()
        self.playing.create_hero(self.app.book)

    def leave(self) -> None:
        """Back to the sheet, to read."""
        self.dismiss()
