"""The list of rulebooks: the rules of each, and what the program shows them with. All is imported when asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:  # the list alone is all that a help text needs
    from collections.abc import Callable

    from ffapp.core.ruleset import Ruleset


class Rulebook(NamedTuple):
    """What belongs to a rulebook, each part as "module:name", so that the rules know nothing of what is above them.

    `rules` is a function that makes its `Ruleset`; `screen` the class of its main screen and `creation` that of the
    screen for a new hero, or party, which takes the ruleset; `past` what the history shows beside its list; `kinds` a
    function of an event, which says of what kind the line is that tells it: gain, wound, dice, mark, note, faint, or
    "" for none; `summary`
    how the command line tells a state: a function of the state and the texts. `theme` is the family of its colours,
    dark and light. `story` tells a whole game in words to keep: a function of the game and the texts; "" where the
    journal is all there is to tell.

    `texts` is a package with sentences and names of its own, as `<language>/<domain>.ftl`; a book needs none: what has
    no name there is told by its code. `parts` are the parts of the reader's desk that only this book has,
    `topics` those of its help, where they are not in `ffapp.texts.help_topics`.
    """

    rules: str
    screen: str
    creation: str
    past: str
    kinds: str
    summary: str
    theme: str
    story: str = ""
    texts: str = ""
    parts: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()


BOOK: Final = "ffapp.tui.book.book:BookScreen"
CREATION: Final = "ffapp.tui.book.creation:CreationScreen"
PAST: Final = "ffapp.tui.book.past:SheetPast"
KINDS: Final = "ffapp.tui.book.story:kind"
SUMMARY: Final = "ffapp.texts.sheet:summary"
"""What all gamebooks share."""

RULESETS: Final[dict[str, Rulebook]] = {
    "scorpion-swamp": Rulebook(
        rules="ffapp.gamebook.ruleset:scorpion_swamp",
        screen=BOOK,
        creation=CREATION,
        past=PAST,
        kinds=KINDS,
        summary=SUMMARY,
        theme="swamp",
    ),
    "night-dragon": Rulebook(
        rules="ffapp.gamebook.ruleset:night_dragon",
        screen=BOOK,
        creation=CREATION,
        past=PAST,
        kinds=KINDS,
        summary=SUMMARY,
        theme="night",
    ),
    "doonjons": Rulebook(
        rules="ffapp.doonjons.ruleset:doonjons",
        screen="ffapp.tui.table.page:TableScreen",
        creation="ffapp.tui.table.party:PartyPage",
        past="ffapp.tui.table.past:TablePast",
        kinds="ffapp.tui.table.page:kind",
        summary="ffapp.texts.table:summary",
        theme="dungeon",
        story="ffapp.texts.saga:saga",
    ),
}
"""By the ids of their rulesets, in the order in which they are offered. A new rulebook is one more entry."""

GAMEBOOKS: Final = tuple(name for name, book in RULESETS.items() if book.screen == BOOK)
"""The ids of the gamebooks."""


def named(where: str) -> Any:
    """What "module:name" names. Raises ImportError or AttributeError."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


@cache
def _made(where: str) -> Ruleset:
    factory: Callable[[], Ruleset] = named(where)
    return factory()


def ruleset_of(name: str) -> Ruleset | None:
    """The ruleset of that id, or None if this program has none."""
    book = RULESETS.get(name)
    return None if book is None else _made(book.rules)
