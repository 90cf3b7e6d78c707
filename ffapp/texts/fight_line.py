"""The words of the typed line that opens a fight, and what is wrong with one."""

from __future__ import annotations

from ffapp.gamebook.books import Book
from ffapp.gamebook.fight_line import OPTIONS, ORDERS, SIGNS, FightLineError, FightWords, Option
from ffapp.texts import Texts


def _has(book: Book, option: Option) -> bool:
    """Whether this may be said of a fight of a book: by its sections, or by its reader."""
    return option in book.orders if option in ORDERS else option == "spare_luck" or option in book.fight_terms


def fight_words(texts: Texts, book: Book) -> FightWords:
    """The words of the fight line in a language, as far as the book has what they mean."""
    return FightWords(
        nameless=texts("fight-nameless"),
        options={option: tuple(texts(f"fight-word-{option}").split()) for option in OPTIONS if _has(book, option)},
        signs=frozenset(sign for sign in SIGNS.values() if sign == "wound" or sign in book.fight_terms),
        skill=tuple(texts("fight-printed-skill").split()),
        stamina=tuple(texts("fight-printed-stamina").split()),
    )


def line_problem(texts: Texts, error: FightLineError) -> str:
    """What is wrong with a fight line, in words."""
    arguments = dict(error.arguments)
    if "option" in arguments:
        arguments["word"] = texts(f"fight-word-{arguments.pop('option')}").split()[0]
    return texts(f"fight-line-{error.problem}", part=error.part, **arguments)
