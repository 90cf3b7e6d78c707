"""The words of each language: titles, one word for a thing, words that agree, spaces and apostrophes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ffapp.rulesets import RULESETS
from tests.texts.messages import FOLDER, domains, texts

ROOT = Path(__file__).parents[2]

TITLES = {
    "scorpion-swamp": {"fr": "Le Marais aux Scorpions", "en": "Scorpion Swamp"},
    "night-dragon": {"fr": "Le Dragon de la Nuit", "en": "Night Dragon"},
    "doonjons": {"fr": "DOOnjons&Dragons", "en": "DOOnjons&Dragons"},
}


def source(language: str) -> str:
    """Everything that a language says."""
    return "\n".join((FOLDER / language / f"{domain}.ftl").read_text(encoding="utf-8") for domain in domains(language))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("book", RULESETS)
def test_a_book_has_its_title_in_each_language(book: str, language: str) -> None:
    other = {"fr": "en", "en": "fr"}[language]
    own, foreign = TITLES[book][language], TITLES[book][other]
    assert texts(language).name(book, "ui") == own
    assert own == foreign or foreign not in source(language)


@pytest.mark.parametrize("file", ["README.md", "CHANGELOG.md"])
@pytest.mark.parametrize("book", TITLES)
def test_english_files_call_a_book_by_its_english_title_first(book: str, file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    own, foreign = TITLES[book]["en"], TITLES[book]["fr"]
    assert own in text
    assert text.count(foreign) == (text.count(f"*{own}* (*{foreign}*)") if own != foreign else text.count(own))
