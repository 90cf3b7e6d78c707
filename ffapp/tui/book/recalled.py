"""What pages of a gamebook tell of other games: at a section, and at enemies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from ffapp.gamebook.notes import headed
from ffapp.gamebook.passages import name_of
from ffapp.memory.lived import kin
from ffapp.texts import Texts
from ffapp.texts.recalled import met_text, notes_text, seen_text
from ffapp.tui.session import Session

if TYPE_CHECKING:
    from ffapp.memory.recall import Recollection

MOST_NOTES: Final = 4
"""So many notes of other games are told at a section, those taken last."""

MOST_ENEMIES: Final = 3
"""So many kinds of enemies of a fight are told."""


def recalled_here(texts: Texts, session: Session | None) -> Iterator[str]:
    """The lines that other games have to tell of the section that is read, and of the clearing where that is."""
    if session is None or session.recollection is None:
        return
    sheet, recollection = session.state, session.recollection
    seen = recollection.seen(sheet.section)
    if seen is not None and (told := seen_text(texts, seen)):
        yield told
    notes = () if seen is None else seen.notes
    if not sheet.drawing.free:
        notes += recollection.noted_at(sheet.clearing)
    elif name := name_of(sheet.drawing, sheet.clearing):
        notes += recollection.noted_at(sheet.clearing, name)
    written = [*(note.text for note in sheet.notes), *(place.note for place in sheet.drawing.clearings)]
    yield from notes_text(texts, _new(notes, written)[-MOST_NOTES:])


def _new(notes: Iterable[tuple[str, str]], own: Iterable[str]) -> list[tuple[str, str]]:
    """The notes of other games that say what stands in no other, nor in one of the game's own."""
    known = {headed(text)[1] for text in own}
    first: dict[str, tuple[str, str]] = {}
    for hero, text in notes:
        first.setdefault(headed(text)[1], (hero, text))
    return [told for said, told in first.items() if said not in known]


def recalled_enemies(texts: Texts, recollection: Recollection | None, names: Iterable[str]) -> Iterator[str]:
    """A line for each kind of enemy that was fought in other games."""
    if recollection is None:
        return
    known = filter(None, map(recollection.met, dict.fromkeys(map(kin, names))))
    yield from (met_text(texts, one) for one in islice(known, MOST_ENEMIES))
