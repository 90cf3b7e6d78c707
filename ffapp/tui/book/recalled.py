"""What pages of a gamebook tell of other games: at a section, and at enemies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

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
    """The lines that other games have to tell of the section that is read."""
    if session is None or session.recollection is None:
        return
    seen = session.recollection.seen(session.state.section)
    if seen is None:
        return
    told = seen_text(texts, seen)
    if told:
        yield told
    yield from list(notes_text(texts, seen))[-MOST_NOTES:]


def recalled_enemies(texts: Texts, recollection: Recollection | None, names: Iterable[str]) -> Iterator[str]:
    """A line for each kind of enemy that was fought in other games."""
    if recollection is None:
        return
    known = filter(None, map(recollection.met, dict.fromkeys(map(kin, names))))
    yield from (met_text(texts, one) for one in islice(known, MOST_ENEMIES))
