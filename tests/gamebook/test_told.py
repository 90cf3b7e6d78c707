"""Where a rule asks the program to say something, it says so (RULES: Luck in a fight, Stones)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.blows import AnswerBlow, offer
from ffapp.gamebook.stones import CATEGORIES, STONES
from ffapp.texts import Texts
from tests.gamebook.play import hero

LIMITS = {
    "fr": {
        "friendship": "si elle est capable",
        "fear": "si elle est capable",
        "growth": "rien d’autre qu’une plante",
        "withering": "rien d’autre qu’une plante",
        "illusion": "dément",
    },
    "en": {
        "friendship": "if it is capable",
        "fear": "if it is capable",
        "growth": "nothing but a plant",
        "withering": "nothing but a plant",
        "illusion": "belies",
    },
}

languages = pytest.mark.parametrize("language", Texts.available)


@languages
def test_two_blows_at_stamina_2_say_that_luck_on_one_cannot_save(language: str) -> None:
    texts = Texts(language)
    table = hero(skill=7).score("stamina", 2).opened("12/9", "12/9", order="together")
    table.round(6, 6, 6, 6, 1, 1, target=0)
    said = []
    while (waiting := offer(table.sheet)) is not None:
        said.append(texts("fight-prospect", prospect=waiting.prospect, gender="f", antidote=False, others=0))
        table.do(AnswerBlow(luck=False))
    word = {"fr": "ce seul coup ne peut plus vous sauver", "en": "this blow alone can no longer save you"}[language]
    assert len(said) == 2
    assert all(word in sentence for sentence in said)


@languages
def test_each_prospect_of_an_offer_is_told_in_its_own_words(language: str) -> None:
    texts = Texts(language)
    names = ("risk", "saves", "needed", "lost")
    told = {texts("fight-prospect", prospect=name, gender="f", antidote=False, others=0) for name in names}
    assert len(told) == 4


@languages
def test_the_help_tells_what_each_stone_does_and_its_limits(language: str) -> None:
    texts = Texts(language)
    for category, stones in CATEGORIES.items():
        body = texts(f"help-stones-{category}-body", gender="f")
        for stone in stones:
            assert texts(f"stone-{stone}") in body
            assert texts("stone-effect", stone=stone) in body
    for stone, limit in LIMITS[language].items():
        assert stone in STONES
        assert limit in texts("stone-effect", stone=stone)
