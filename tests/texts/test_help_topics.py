"""The help of each book tells its own rules, and not a word of another's."""

from __future__ import annotations

import pytest

from ffapp.rulesets import RULESETS
from ffapp.texts import Texts
from ffapp.texts.help_topics import TOPICS, fitting, topics_of

ONLY = {
    "scorpion-swamp": {
        "fr": ("Pierre", "Santé", "maladie", "clairière", "Furie", "Malédiction", "anneau de cuivre", "Marais"),
        "en": ("Stone", "Health", "sick", "clearing", "Fury", "Curse", "copper ring", "Swamp"),
    },
    "night-dragon": {
        "fr": ("Honneur", "Œil", "Fuite du Temps", "antidote", "poison", "Poison", "charge", "imposé", "halte", "12"),
        "en": ("Honour", "Nemesis", "Time Track", "antidote", "poison", "Poison", "charges", "orced", "stop:", "12"),
    },
}
"""Words that only one of the books has. A number is a number of meals. A book without topics of its own has none."""


def told(book: str, language: str) -> str:
    texts = Texts(language)
    parts = (texts(f"help-{topic}-{part}", gender="f") for topic in topics_of(book) for part in ("title", "body"))
    return "\n".join(parts)


@pytest.mark.parametrize("language", Texts.available)
@pytest.mark.parametrize("book", ONLY)
def test_each_book_tells_its_own_rules_and_nothing_of_another(book: str, language: str) -> None:
    own = told(book, language)
    foreign = [word for other in ONLY.keys() - {book} for word in ONLY[other][language]]
    assert [word for word in ONLY[book][language] if word not in own] == []
    assert [word for word in foreign if word in own and not word.isdigit()] == []


@pytest.mark.parametrize("language", Texts.available)
def test_where_no_book_is_open_the_help_speaks_of_none(language: str) -> None:
    general = told("", language)
    assert [word for words in ONLY.values() for word in words[language] if word in general] == []


def test_every_book_has_topics_and_they_differ() -> None:
    assert set(TOPICS) == set(ONLY) <= set(RULESETS)
    for topics in TOPICS.values():
        assert len(topics) == len(set(topics))
        assert set(topics_of("")) < set(topics)


@pytest.mark.parametrize(
    ("topic", "swamp", "night"),
    [
        ("creation", "creation", "night-creation"),
        ("meals", "meals", "night-meals"),
        ("map", "map", "night-map"),
        ("escape", "escape", "night-escape"),
        ("fight", "fight", "fight"),
        ("fight-luck", "fight-luck", "fight-luck"),
        ("stones", "stones", ""),
        ("honour", "", "night-honour"),
        ("magic", "", "night-magic"),
        ("poison", "", "night-poison"),
        ("keys", "", ""),
    ],
)
def test_a_screen_of_both_books_has_the_topic_of_each(topic: str, swamp: str, night: str) -> None:
    assert fitting(topic, TOPICS["scorpion-swamp"]) == swamp
    assert fitting(topic, TOPICS["night-dragon"]) == night
    assert fitting("luck", ("fight", "fight-luck")) == "", "the luck of a fight is another topic, not a book's own"
