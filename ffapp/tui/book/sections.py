"""The dialogs of an adventure that is read from a file: another section by its name, the stones of a wizard, Luck
played for what the section asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ffapp.core.spelling import plain
from ffapp.gamebook.deciding import ChooseStone, Face
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.kinds import Stone
from ffapp.gamebook.sections import LONGEST_NAME, section_of
from ffapp.gamebook.stones import STONES, category_of
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.checks import stake
from ffapp.tui.book.page import OfBook
from ffapp.tui.book.reader import entering
from ffapp.tui.book.stones import sign_of
from ffapp.tui.kit.asking import Asking, Questions, Unreadable, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import TellingMenu
from ffapp.tui.kit.rows import Line, Preview
from ffapp.tui.session import GameChange

if TYPE_CHECKING:
    from ffapp.adventure.story import Story

_OFFERED: Final = 8
"""So many names are offered for what was typed."""


def found_by(story: Story, typed: str) -> list[str]:
    """The sections that a text may mean: that one of its name, however it is written; else those whose names begin
    with it, and those that hold it."""
    wanted = section_of(typed)
    exact = [name for name in story.sections if section_of(name) == wanted]
    if exact:
        return exact[:1]
    part = plain(typed)
    if not part:
        return []
    names = [(plain(name), name) for name in story.sections]
    same = [name for spelt, name in names if spelt == part]
    begun = [name for spelt, name in names if spelt.startswith(part)]
    return same[:1] or [*begun, *(name for spelt, name in names if part in spelt and not spelt.startswith(part))]


class SectionForm(Form):
    """Which section is read now: any of the adventure by its name, or as much of it as tells which is meant. Where no
    way leads there it is asked whether that is meant."""

    help_topic = "adventure"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts, session = asking.texts, asking.session

        def names(typed: str) -> list[str]:
            story = None if session is None else session.story
            return [] if story is None else found_by(story, typed)

        def parse(typed: str) -> Enter:
            assert session is not None
            met = names(typed) if typed else []
            if len(met) != 1:
                raise Unreadable(_several(texts, typed, met) or texts("reader-go-none"))
            command, refusal = entering(session, met[0])
            if refusal is not None:
                command, refusal = entering(session, met[0], by_hand=True)
            if command is None:
                raise Unreadable("" if refusal is None else tell_refusal(texts, refusal, asking.arguments))
            return command

        def told(values: Values) -> str:
            typed = values["section"]
            return _several(texts, typed, names(typed)) if typed else ""

        row = Line("section", "ui-section", placeholder="reader-go-placeholder", longest=LONGEST_NAME, parse=parse)
        return Questions("play-go-title", lambda section: section, row, Preview("section-told", says=told))


def _several(texts: Callable[..., str], typed: str, met: list[str]) -> str:
    """Which sections a text may mean, in words; "" where it says that itself."""
    if not met:
        return texts("reader-go-unknown", name=typed)
    if len(met) == 1:
        return "" if section_of(met[0]) == section_of(typed) else texts("reader-go-meant", name=met[0])
    return texts("reader-go-several", names=", ".join(islice(met, _OFFERED)), more=max(0, len(met) - _OFFERED))


class FaceForm(Form):
    """What the section asks, with Luck played for it before the dice."""

    help_topic = "luck"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        reading = asking.state.reading
        of = reading.test.of if reading is not None and reading.test is not None else ""
        return Questions("reader-face-title", Face, *stake(asking, against_luck=of == "luck"), arguments={"of": of})


class WizardMenu(TellingMenu, OfBook):
    """The stones that the wizard of the section gives, with what each does; it closes when all are chosen."""

    help_topic = "stones"

    def __init__(self) -> None:
        super().__init__("reader-wizard-title")

    @property
    def heading(self) -> str:
        reading = self.sheet.reading
        left = reading.wizard.stones if reading is not None and reading.wizard is not None else 0
        return self.texts("reader-wizard-title", stones=left)

    def closes(self) -> bool:
        return False

    def serves(self, change: GameChange) -> bool:
        reading = self.sheet.reading
        return reading is None or reading.wizard is None

    def offered(self) -> Iterator[Stone]:
        """The kinds that are given here."""
        reading = self.sheet.reading
        wizard = None if reading is None else reading.wizard
        if wizard is None:
            return
        for stone in wizard.among or STONES:
            refusal = self.session.why_not(ChooseStone(stone=stone))
            if wizard.among or refusal is None or refusal.rule != "stone-source":
                yield stone

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        for stone in self.offered():
            kind = category_of(stone)
            told = f"{sign_of(self, stone)} {texts('stone-name', stone=stone)}".strip()
            hint = texts("category-name", category=kind) if self.app.size.width >= 78 else ""
            yield replace(self.entry(stone, told, ChooseStone(stone=stone), hint=hint), kind=kind)

    def about(self) -> tuple[str, str]:
        stone = self._stone
        if stone is None:
            return "", ""
        return self.texts("stone-title", stone=stone), self.texts("category-name", category=category_of(stone))

    def intro(self) -> str:
        stone, texts = self._stone, self.texts
        return "\n".join((texts("stone-effect", stone=stone), texts("stone-when", stone=stone))) if stone else ""

    @property
    def _stone(self) -> Stone | None:
        """The kind under the cursor; None for none."""
        listed = list(self.offered())
        return listed[min(self.pointed, len(listed) - 1)] if listed else None
