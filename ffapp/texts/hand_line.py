"""The words of the typed line that changes the sheet by hand, and what is wrong with one."""

from __future__ import annotations

from ffapp.core.spelling import plain
from ffapp.gamebook.hand_line import HandLineError, HandWords, Target, targets_of
from ffapp.gamebook.sheet import Sheet
from ffapp.texts import Texts


def target_name(texts: Texts, target: Target) -> str:
    """What is changed, as the sheet calls it."""
    return texts("score-name", score=target.name)


def hand_words(texts: Texts, sheet: Sheet) -> HandWords:
    """The words of the line in a language, for all that a sheet has."""
    return HandWords(
        {
            target: (plain(target_name(texts, target)), *texts("hand-short", what=target.name).split())
            for target in targets_of(sheet)
        }
    )


def hand_problem(texts: Texts, error: HandLineError) -> str:
    """What is wrong with a line, in words."""
    names = tuple(target_name(texts, target) for target in error.meant)
    return texts(f"hand-{error.problem}", names=names, **error.arguments)
