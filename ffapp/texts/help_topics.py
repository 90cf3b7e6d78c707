"""The topics of the in-app help, of each book in the order in which they are read.

Each has two messages, `help-<topic>-title` and `help-<topic>-body`; they are read before there is a hero, too, and
agree with nobody's gender. What a book says in its own way has the name of the topic that it stands for after a word of
its own (see `OWN`): "night-meals" is that book's "meals".
"""

from __future__ import annotations

from typing import Final

from ffapp.rulesets import RULESETS

TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "scorpion-swamp": (
        "start",
        "book",
        "adventure",
        "creation",
        "luck",
        "skill",
        "fight",
        "enemies",
        "fight-luck",
        "escape",
        "meals",
        "health",
        "stones",
        "stones-neutral",
        "stones-good",
        "stones-evil",
        "fury",
        "map",
        "dice",
        "undo",
        "hand",
        "memory",
        "saves",
        "end",
    ),
    "night-dragon": (
        "start",
        "book",
        "adventure",
        "night-creation",
        "luck",
        "night-played",
        "skill",
        "fight",
        "night-enemies",
        "fight-luck",
        "night-limits",
        "night-weapons",
        "night-escape",
        "night-poison",
        "night-meals",
        "night-hunger",
        "night-honour",
        "night-nemesis",
        "night-time",
        "night-magic",
        "night-map",
        "dice",
        "undo",
        "hand",
        "memory",
        "saves",
        "end",
    ),
}
"""By the ids of the rulesets of the gamebooks."""

TABLE: Final = (
    "table-start",
    "table-party",
    "table-setup",
    "table-turn",
    "table-attack",
    "table-equipment",
    "table-monsters",
    "table-extended",
    "table-end",
    "dice",
    "undo",
    "memory",
    "saves",
)
"""Those of DOOnjons&Dragons."""

TABLES: Final = {"doonjons": TABLE}
"""By the ids of the rulesets that are no books, and have little in common with them."""


def topics_of(book: str) -> tuple[str, ...]:
    """The topics of a rulebook; of one that has none for itself, or of none, those that all books share."""
    own = RULESETS[book].topics if book in RULESETS else ()
    known = TOPICS.get(book) or TABLES.get(book) or own
    if known:
        return known
    first, *others = TOPICS.values()
    return tuple(topic for topic in first if all(topic in other for other in others))


def fitting(topic: str, topics: tuple[str, ...]) -> str:
    """The topic of that name among `topics`, or the book's own that stands for it; empty where there is none."""
    end = f"-{topic}"
    own = (name for name in topics if name.endswith(end) and name.removesuffix(end) not in topics)
    return topic if topic in topics else next(own, "")
