"""What can be done where the hero stands, as numbered choices of the book screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.clearings import Walk
from ffapp.gamebook.drawing import WAYS, Exit
from ffapp.gamebook.encounters import ForgetEncounter, TakeUpFight
from ffapp.gamebook.fight_state import Encounter
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.sheet import encounters_here
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.encounters import names_left
from ffapp.tui.book.page import BookPage
from ffapp.tui.keys import class_of
from ffapp.tui.kit.choice import Choice
from ffapp.tui.maps import map_kind

Made: TypeAlias = tuple[Choice, Callable[[], None]]

ENDING = "ffapp.tui.book.ending:EndingScreen"
TAKE_UP = "ffapp.tui.book.encounters:TakeUpMenu"
OPENING = "ffapp.tui.book.fight_opening:FightOpening"


def choices_now(page: BookPage) -> list[Made]:
    """The choices of this moment with what each does, the most pressing first."""
    sheet = page.sheet
    if sheet.ending is not None:
        return [(Choice("ending", page.texts("book-choice-ending")), partial(_push, page, ENDING))]
    if sheet.fight is not None:
        return []
    made: list[Made] = []
    if sheet.section is None:
        made.append(_acts(page, "start", page.texts("book-choice-start"), GoTo(section=1)))
    for encounter in encounters_here(sheet):
        made += _encounter(page, encounter)
    made += _ways(page)
    return made


def _encounter(page: BookPage, encounter: Encounter) -> Iterator[Made]:
    texts = page.texts
    living = [enemy for enemy in encounter.enemies if enemy.alive]
    names = names_left(texts, encounter)
    take_up = TakeUpFight(encounter=encounter.id)
    yield (
        Choice(f"take-{encounter.id}", texts("book-choice-take-up", names=names), reason=_reason(page, take_up)),
        partial(_push, page, TAKE_UP, encounter),
    )
    yield (
        Choice(f"other-{encounter.id}", texts("book-choice-other"), reason=_reason(page, take_up)),
        partial(_push, page, OPENING),
    )
    yield _acts(
        page,
        f"gone-{encounter.id}",
        texts("book-choice-gone", names=", ".join(enemy.name for enemy in living), count=len(living)),
        ForgetEncounter(encounter=encounter.id),
    )


def _ways(page: BookPage) -> Iterator[Made]:
    """The ways out of the clearing that the map knows."""
    sheet = page.sheet
    if sheet.clearing is None:
        return
    exits = [known for known in sheet.drawing.exits(sheet.clearing) if not known.barred]
    for known in sorted(exits, key=lambda known: WAYS.index(known.way) if known.way in WAYS else len(WAYS)):
        told = _way_told(page, known)
        key = f"way-{known.passage.id}-{known.way}"
        if known.to is None:
            probe = Walk(to=sheet.drawing.next_number(), way=known.way, label=known.passage.label)
            unknown = Choice(key, told, reason=_reason(page, probe))
            yield unknown, partial(_walk, page, known)
        else:
            yield _acts(page, key, told, Walk(to=known.to, way=known.way, label=known.passage.label))


def _way_told(page: BookPage, known: Exit) -> str:
    way = known.way or "named"
    label = known.passage.label
    if known.to is None:
        return page.texts("book-choice-exit", way=way, label=label)
    clearing = page.sheet.drawing.clearing(known.to)
    name = clearing.label if clearing is not None else ""
    return page.texts("book-choice-way", way=way, label=label, to=known.to, name=name)


def _acts(page: BookPage, id: str, text: str, command: Command) -> Made:
    return Choice(id, text, reason=_reason(page, command)), partial(page.playing.act, command)


def _push(page: BookPage, where: str, *given: object) -> None:
    page.app.push_once(class_of(where)(*given))


def _walk(page: BookPage, known: Exit) -> None:
    page.app.push_once(map_kind(page.sheet.drawing).walk_dialog(known))


def _reason(page: BookPage, command: Command) -> str:
    refusal: Refusal | None = page.session.why_not(command)
    return "" if refusal is None else tell_refusal(page.texts, refusal, page.figures)
