"""What a first game begins with: that three keys are enough to play. Nothing is kept for it: the game itself tells
whether one of them has served, and the shelf whether it is the first."""

from __future__ import annotations

from typing import Final

from textual.content import Content, Span

from ffapp.core.game import Game
from ffapp.gamebook.clearings_events import Stood, Walked
from ffapp.gamebook.fight import FightOpened
from ffapp.gamebook.notes import SectionReached
from ffapp.store.errors import StoreError
from ffapp.tui.book.page import BookPage
from ffapp.tui.kit.page import key_for

_KEYS: Final = ("go", "fight", "walk")

FIRST_INDENT: Final = 3
"""Columns of the key before what it is for."""

START: Final = 1
"""The section that every book begins with: it is read before any key is needed."""


def is_first(page: BookPage) -> bool:
    """Whether nothing but its hero was made in the game of a page, and no other game is on the shelf."""
    session = page.opened
    if session is None or session.shelf is None or _began(session.game):
        return False
    try:
        return not session.shelf.others(session.saved.path)
    except StoreError:
        return False


def _began(game: Game) -> bool:
    """Whether the reader has ever gone to a section, fought or walked here, also where that was taken back."""
    return any(
        isinstance(event, FightOpened | Walked | Stood)
        or (isinstance(event, SectionReached) and (event.came_from is not None or event.section != START))
        for step in game.steps.values()
        for event in step.events
    )


def first_steps(page: BookPage) -> Content:
    """Three lines: each key where the player has it, and what it is for."""
    keys = [key_for(page, name) for name in _KEYS]
    width = max(FIRST_INDENT - 2, *map(len, keys))
    lines = [f"{key:{width}}  {page.texts(f'book-first-{name}')}" for key, name in zip(keys, _KEYS, strict=True)]
    return Content("\n").join(Content(line, [Span(0, width, "bold $accent")]) for line in lines)
