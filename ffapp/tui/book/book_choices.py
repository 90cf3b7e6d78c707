"""What can be done where the hero stands, as numbered choices of the book screen."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.clearings import Walk
from ffapp.gamebook.drawing import WAYS, Exit
from ffapp.gamebook.fight import ForgetEncounter, TakeUpFight
from ffapp.gamebook.fight_state import Encounter
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.sheet import encounters_here
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.reader import choices_here
from ffapp.tui.kit.choice import Choice, opens

ENDING = "ffapp.tui.book.ending:EndingScreen"
TAKE_UP = "ffapp.tui.book.fight_opening:TakeUpMenu"
WALK = "ffapp.tui.book.walk:walk_dialog"
OPENING = "ffapp.tui.book.fight_opening:FightOpening"


def choices_now(page: BookPage) -> list[Choice]:
    """The choices of this moment, the most pressing first."""
    sheet = page.sheet
    if sheet.reading is not None:
        return choices_here(page)
    if sheet.ending is not None:
        return [Choice("ending", page.texts("book-choice-ending"), deed=opens(ENDING))]
    if sheet.fight is not None:
        return []
    made: list[Choice] = []
    if sheet.section is None:
        made.append(_acts(page, "start", page.texts("book-choice-start"), GoTo(section=1)))
    for encounter in encounters_here(sheet):
        made += _encounter(page, encounter)
    made += _ways(page)
    return made


def names_left(texts: Texts, encounter: Encounter) -> str:
    """The living of an encounter with their Stamina."""
    living = (enemy for enemy in encounter.enemies if enemy.alive)
    return ", ".join(texts("book-enemy-left", name=enemy.name, stamina=enemy.stamina) for enemy in living)


def _encounter(page: BookPage, encounter: Encounter) -> Iterator[Choice]:
    texts = page.texts
    living = [enemy for enemy in encounter.enemies if enemy.alive]
    told = texts("book-choice-take-up", names=names_left(texts, encounter))
    take_up = _reason(page, TakeUpFight(encounter=encounter.id))
    yield Choice(f"take-{encounter.id}", told, reason=take_up, deed=opens(TAKE_UP, encounter))
    yield Choice(f"other-{encounter.id}", texts("book-choice-other"), reason=take_up, deed=opens(OPENING))
    yield _acts(
        page,
        f"gone-{encounter.id}",
        texts("book-choice-gone", names=", ".join(enemy.name for enemy in living), count=len(living)),
        ForgetEncounter(encounter=encounter.id),
    )


def _ways(page: BookPage) -> Iterator[Choice]:
    """The ways out of the clearing that the map knows."""
    sheet = page.sheet
    if sheet.clearing is None:
        return
    exits = [known for known in sheet.drawing.exits(sheet.clearing) if not known.barred]
    for known in sorted(exits, key=lambda known: WAYS.index(known.way) if known.way in WAYS else len(WAYS)):
        to = sheet.drawing.next_number() if known.to is None else known.to
        walk = Walk(to=to, way=known.way, label=known.passage.label)
        choice = _acts(page, f"way-{known.passage.id}-{known.way}", _way_text(page, known), walk)
        if known.to is None:  # where it leads is asked
            choice = replace(choice, deed=opens(WALK, sheet.drawing, known))
        yield choice


def _way_text(page: BookPage, known: Exit) -> str:
    way = known.way or "named"
    label = known.passage.label
    if known.to is None:
        return page.texts("book-choice-exit", way=way, label=label)
    name = page.sheet.drawing.label(known.to)
    return page.texts("book-choice-way", way=way, label=label, to=known.to, name=name)


def _acts(page: BookPage, id: str, text: str, command: Command) -> Choice:
    return Choice(id, text, reason=_reason(page, command), deed=command)


def _reason(page: BookPage, command: Command) -> str:
    refusal: Refusal | None = page.session.why_not(command)
    return "" if refusal is None else tell_refusal(page.texts, refusal, page.arguments)
