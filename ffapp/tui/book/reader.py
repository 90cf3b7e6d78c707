"""A section that is read from a file, on the reader's desk: its prose, what it asks, and its ways on as they can be
chosen. Without the text of the adventure, what was read of it can still be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final, Protocol, runtime_checkable

from msgspec.structs import replace
from textual.binding import Binding, BindingType

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.books import book_of
from ffapp.gamebook.deciding import Face
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.orders import points_of
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.reading_events import SectionOpened
from ffapp.gamebook.reading_state import Reading
from ffapp.gamebook.sections import SectionLabel
from ffapp.gamebook.ways_on import ends
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, ChoiceList, opens
from ffapp.tui.session import GameChange, Session

if TYPE_CHECKING:
    from textual.events import Event

    from ffapp.adventure.paragraphs import Paragraph
    from ffapp.adventure.story import Section
    from ffapp.tui.book.page import BookPage

PAUSE: Final = 0.3
"""Seconds after something has been shown in which nobody can have chosen from it."""

NINE: Final = 9
"""So many choices have the digit that they are counted by; the one after them has 0."""

HABIT: Final = 0.7
"""Seconds in which the same key, or a click, belongs to the one that chose before it: so long keyboards wait before a
key that is held down comes again."""

HELD: Final = 0.2
"""Seconds between two strokes of a key that is held down, at most."""

WAITS: Final = frozenset({"way-undecided", "way-outcome"})
"""Why a way is closed where the page tells that already: what is asked stands above it, or has been answered."""

_FIGHT: Final = "ffapp.tui.book.fight:FightScreen"
_ENDING: Final = "ffapp.tui.book.ending:EndingScreen"
_FORMS: Final = "ffapp.tui.book.sections"


def is_read(page: BookPage) -> bool:
    """Whether the adventure is read from a file."""
    return page.sheet.reading is not None


def section_here(page: BookPage) -> Section | None:
    """The section where the hero is; None where there is none yet, or its text is not there."""
    from ffapp.adventure.play import section_named  # what reads texts is not waited for where none is read

    story, section = page.adventure, page.sheet.section
    return None if story is None or section is None else section_named(story, section)


def prose_here(page: BookPage) -> str:
    """The prose of the section, or what stands in its place: what the adventure is about, or that its text is not
    there."""
    story = page.adventure
    if story is None:
        return page.texts("reader-text-missing")
    if page.sheet.section is None:
        return story.blurb
    section = section_here(page)
    return page.texts("reader-section-missing", section=page.sheet.section) if section is None else section.prose


def told_here(page: BookPage) -> tuple[Paragraph, ...]:
    """The same in paragraphs."""
    from ffapp.adventure.paragraphs import paragraphs

    return paragraphs(prose_here(page))


def last_words(page: BookPage) -> str:
    """The last words of the section."""
    from ffapp.adventure.paragraphs import last_words as last

    return last(prose_here(page))


def plainly_here(page: BookPage) -> list[str]:
    """The prose of the section line by line, without any look."""
    from ffapp.adventure.paragraphs import plainly

    return list(plainly(prose_here(page)))


def reads_first(page: BookPage) -> bool:
    """Whether the section is to be read before its fight or the end of the adventure is shown, as long as nothing was
    done since it was entered; and where the section has taken the fight over, so that its ways lead on."""
    sheet, game = page.sheet, page.game
    if sheet.reading is None:
        return False
    if sheet.ending is None and sheet.fight is not None and sheet.fight.handed_over is not None:
        return sheet.reading.fighting
    return bool(game.head) and any(isinstance(event, SectionOpened) for event in game.steps[game.head].events)


# -- what can be chosen ------------------------------------------------------------------------------------------------


def choices_here(page: BookPage) -> list[Choice]:
    """What the section asks, then its ways on."""
    sheet = page.sheet
    if sheet.ending is not None:
        return [Choice("ending", page.texts("reader-ending"), deed=opens(_ENDING))]
    choices = [*_asked(page), *_ways(page)]
    if len(choices) > NINE:
        choices[NINE] = replace(choices[NINE], key="0")
    return choices


def _asked(page: BookPage) -> Iterator[Choice]:
    sheet, texts, reading = page.sheet, page.texts, page.sheet.reading
    assert reading is not None
    if sheet.fight is not None:
        names = ", ".join(enemy.name for enemy in sheet.fight.enemies if enemy.alive)
        begun = sheet.fight.round > 0
        yield Choice("fight", texts("reader-fight", names=names, begun=begun), deed=opens(_FIGHT))
    if ends(sheet):
        yield _acts(page, "end", texts("reader-end"), Face())
    elif reading.asked is not None and sheet.fight is None:
        yield from _decision(page, reading)
    wizard = reading.wizard
    if wizard is not None and sheet.fight is None:
        told = texts("reader-wizard", kind=wizard.kind, stones=wizard.stones)
        yield Choice("wizard", told, deed=opens(f"{_FORMS}:WizardMenu"))
    if reading.may_eat and sheet.fight is None and not sheet.rested:
        yield _acts(page, "meal", texts("reader-meal", meals=sheet.meals), EatMeal())


def _decision(page: BookPage, reading: Reading) -> Iterator[Choice]:
    """What the section decides by."""
    sheet, texts, test = page.sheet, page.texts, reading.test
    if reading.asked == "fight" and reading.fight is not None:
        names = ", ".join(enemy.name for enemy in reading.fight.enemies if enemy.alive)
        yield _acts(page, "face", texts("reader-fight", names=names, begun=False), Face())
        return
    if reading.asked == "test" and test is not None:
        told = texts("reader-test", of=test.of, modifier=test.modifier, optional=test.optional)
    else:
        thrown = points_of(reading.dice)
        told = texts("reader-dice", count=thrown.dice, sides=thrown.sides, plus=thrown.plus)
    yield _acts(page, "face", told, Face())
    if book_of(sheet).plays_luck:
        played = page.session.why_not(Face(played=1))
        reason = "" if played is None else tell_refusal(texts, played, page.arguments)
        yield Choice("face-played", texts("reader-played"), reason=reason, deed=opens(f"{_FORMS}:FaceForm"))


def _ways(page: BookPage) -> Iterator[Choice]:
    from ffapp.adventure.play import choices

    story, sheet, texts = page.adventure, page.sheet, page.texts
    if story is None:
        return
    if sheet.section is None:
        yield way_choice(page, story.start, texts("reader-start"))
        return
    for way in choices(story, sheet):
        yield way_choice(page, way.target, way.text)


def way_choice(page: BookPage, target: str, text: str) -> Choice:
    """A way on, closed with its reason."""
    command, refusal = entering(page.session, target)
    if refusal is None:
        return Choice(f"to-{target}", text, deed=command)
    told = tell_refusal(page.texts, refusal, page.arguments)
    shown = text if refusal.rule in WAITS else f"{text} {page.app.glyphs.separator} {told}"
    return Choice(f"to-{target}", shown, reason=told, brief=text)


def entering(session: Session, section: SectionLabel, *, by_hand: bool = False) -> tuple[Enter | None, Refusal | None]:
    """The command that enters a section, and why it is not possible now. Without the text, or where there is no such
    section in it, there is no command."""
    from ffapp.adventure.play import entry

    if session.story is None:
        return None, Refusal("adventure-text")
    try:
        command = entry(session.story, section, by_hand=by_hand)
    except Refusal as refusal:
        return None, refusal
    return command, session.why_not(command)


def _acts(page: BookPage, id: str, text: str, command: Command) -> Choice:
    refusal = page.session.why_not(command)
    reason = "" if refusal is None else tell_refusal(page.texts, refusal, page.arguments)
    return Choice(id, text, reason=reason, deed=command)


# -- one choice at a time ----------------------------------------------------------------------------------------------


class Door:
    """Lets through what was chosen from what is seen: not what was struck before it was shown, or in the moment after
    that, nor the second of two strokes of one key."""

    def __init__(self) -> None:
        self._shown = 0.0
        self._passed: tuple[str, float] = ("", 0.0)
        self._struck = 0.0

    def shows(self, change: GameChange | None, now: float) -> None:
        """Something else is shown from now on."""
        if change is not None:
            self._shown = now

    def lets(self, event: Event | None) -> bool:
        """Whether what was struck, if anything was, may choose."""
        if event is None:
            return True
        key = getattr(event, "key", "")
        before, at = self._passed
        since = max(at + HABIT, self._struck + HELD)  # a key that is held down is one stroke
        again = bool(self._shown) and key == before and event.time < since
        passes = not again and event.time >= self._shown + PAUSE
        if passes:
            self._passed = key, event.time
        if passes or again:
            self._struck = event.time
        return passes


# -- what it needs of widgets ------------------------------------------------------------------------------------------


class Ways(ChoiceList):
    """What can be chosen on a page that is read: the key that turns its pages does so here, too."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "turn", show=False)]

    def choose_number(self, number: int) -> None:
        """A digit that no choice has is told where an adventure is read from a file."""
        page = self.screen
        if any(self.key_of(index) == str(number) for index in range(len(self.choices))):
            super().choose_number(number)
        elif isinstance(page, Turns) and page.turns:
            page.say_choices(len(self.choices))

    def action_turn(self) -> None:
        """As on the page."""
        page = self.screen
        if isinstance(page, Turns) and page.turns:
            page.action_read_pages(1)
        else:
            self.action_choose()


@runtime_checkable
class Turns(Protocol):
    """A page whose pages are turned, where it `turns` any."""

    turns: bool

    def action_read_pages(self, pages: int) -> None: ...

    def say_choices(self, count: int) -> None: ...
