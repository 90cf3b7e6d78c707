"""The reader's desk in lines, and the end of an adventure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ffapp.cli.lines.pages import SpokenPage, outcome_lines
from ffapp.gamebook.hand_line import HandLineError, is_change, named_only, read_change
from ffapp.gamebook.reading_events import SectionOpened
from ffapp.texts.hand_line import hand_problem, hand_words
from ffapp.tui.book.book_choices import choices_now
from ffapp.tui.book.first_steps import first_steps, is_first
from ffapp.tui.book.reader import plainly_here
from ffapp.tui.book.recalled import recalled_here
from ffapp.tui.kit.choice import Choice
from ffapp.visible import visible

if TYPE_CHECKING:
    from ffapp.tui.book.book import BookScreen
    from ffapp.tui.book.ending import EndingScreen
    from ffapp.tui.session import GameChange


def here(choices: Iterable[Choice]) -> list[Choice]:
    """What can be chosen at an end where there is no title page to go back to."""
    return [choice for choice in choices if choice.id != "title"]


class BookPage(SpokenPage):
    """A page of a gamebook."""

    def begin(self) -> None:
        self.screen.bind_own()

    def understands(self, line: str) -> bool:
        """A change by hand, but for what begins with a key: behind that stands what it asks."""
        return self.deed_on(line.partition(" ")[0]) is None and self.by_hand(line)

    def by_hand(self, line: str) -> bool:
        words = hand_words(self.texts, self.screen.sheet)
        if not is_change(line):
            named = () if self.deed_of(line) or self.deed_on(line.partition(" ")[0]) else named_only(line, words)
            if named:
                self.host.talk.say(hand_problem(self.texts, HandLineError("sign", named)))
            return bool(named)
        try:
            self.host.playing.act(read_change(line, words))
        except HandLineError as error:
            self.host.talk.say(hand_problem(self.texts, error))
        return True


class Book(BookPage):
    """The reader's desk."""

    screen: BookScreen

    drawn = {"fold": "lines-story-how"}

    def lines(self) -> Iterator[str]:
        sheet, texts = self.screen.sheet, self.texts
        yield texts("lines-hero", hero=sheet.name, book=visible(self.screen.title_text))
        if not self.screen.session.writable:
            yield texts("ui-read-only")
        yield self.screen.place_text()
        if sheet.reading is not None:
            yield from plainly_here(self.screen)
        yield from recalled_here(texts, self.screen.opened)
        if sheet.reading is None and is_first(self.screen):
            for line in first_steps(self.screen).plain.split("\n"):
                key, _, told = line.partition(" ")
                yield texts("lines-row", label=key, text=told.strip())

    def standing(self) -> str:
        """What there is to read in the section, and what other games tell of it, said when another one is reached."""
        read = plainly_here(self.screen) if self.screen.sheet.reading is not None else ()
        return "\n".join((*read, *recalled_here(self.texts, self.screen.opened)))

    def read_first(self, change: GameChange) -> str:
        """A section that was entered is read before it is said what it did."""
        if not any(isinstance(event, SectionOpened) for event in change.events):
            return ""
        self.stood = self.standing()
        return self.stood

    def choices(self) -> Iterable[Choice]:
        return choices_now(self.screen)

    def asks(self) -> str:
        sheet = self.screen.sheet
        return self.texts("lines-ask-book", section=sheet.section or 0, over=sheet.ending is not None)

    def settle(self) -> bool:
        """A fight that is under way is shown, and the end once it has come."""
        super().settle()
        before = len(self.host.stack)
        self.screen.follow()
        return len(self.host.stack) != before


class TheEnd(SpokenPage):
    """The end of an adventure: how it came, in numbers, and what is still possible."""

    screen: EndingScreen

    def lines(self) -> Iterable[str]:
        ending = self.screen.sheet.ending
        return () if ending is None else outcome_lines(self.texts, self.screen.outcome(ending), self.host.glyphs)

    def choices(self) -> Iterable[Choice]:
        return here(self.screen.choices())

    def settle(self) -> bool:
        """The book goes on where the end was taken back."""
        if self.screen.sheet.ending is None:
            self.screen.dismiss()
            return True
        return False

    def asks(self) -> str:
        return self.texts("lines-ask-book", section=0, over=True)
