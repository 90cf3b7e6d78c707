"""The first adventure that is shipped: nothing is wrong with it, and its two languages are one adventure."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from ffapp.adventure.check import Checked, check
from ffapp.adventure.findings import Findings
from ffapp.adventure.reading import read_sources
from ffapp.gamebook.stones import STONES
from ffapp.texts.adventure import speech

FOLDER: Final = Path(__file__).parents[2] / "saves" / "adventures"
LANGUAGES: Final = {"fr": "bourdon.twee", "en": "bourdon.en.twee"}


@pytest.fixture(scope="module")
def told() -> dict[str, Checked]:
    found = {}
    for language, name in LANGUAGES.items():
        findings = Findings()
        found[language] = check(read_sources([FOLDER / name], findings), speech, findings)
    return found


def test_nothing_is_wrong_with_it(told: dict[str, Checked]) -> None:
    for language, found in told.items():
        assert found.findings == (), language
        assert found.story.rules.language == language
        assert found.story.rules.rules == "scorpion-swamp"
        assert len(found.story.sections) >= 80


def test_both_languages_lead_the_same_ways_by_the_same_rules(told: dict[str, Checked]) -> None:
    french, english = (told[language].story for language in LANGUAGES)
    words: dict[str, str] = {}
    assert list(french.sections) == list(english.sections)
    for name, section in french.sections.items():
        other = english.sections[name]
        assert [link.target for link in section.links] == [link.target for link in other.links], name
        _same(msgspec.to_builtins(section.orders), msgspec.to_builtins(other.orders), words, name)
        assert (section.fight is None) == (other.fight is None), name
        if section.fight is not None and other.fight is not None:
            scores = [[(foe.skill, foe.stamina) for foe in fight.enemies] for fight in (section.fight, other.fight)]
            assert scores[0] == scores[1], name
            assert (section.fight.order, section.fight.escape) == (other.fight.order, other.fight.escape), name
    assert len(set(words.values())) == len(words), "two names have become one"


_SAME_IN_ALL: Final = frozenset({"when", "roll", "way", "casts", "dice", "of", "kind", "by", "stamina"})
"""Keys of words that are no language's."""
_TOLD: Final = frozenset({"why", "words", "fight", "place"})
"""Keys of sentences."""
_NAMES: Final = frozenset({"sword", "chain-mail", "backpack", "copper-ring"})


def _same(one: Any, other: Any, words: dict[str, str], where: str, key: str = "") -> None:
    """Asserts that two orders are the same but for words, and that a name is always translated by the same one."""
    assert type(one) is type(other), where
    if isinstance(one, dict):
        assert list(one) == list(other), where
        for name in one:
            _same(one[name], other[name], words, f"{where} {name}", name)
    elif isinstance(one, list | tuple):
        assert len(one) == len(other), where
        for left, right in zip(one, other, strict=True):
            _same(left, right, words, where, key)
    elif not isinstance(one, str) or key in _SAME_IN_ALL or one in _NAMES or one in STONES:
        assert one == other, where
    elif key not in _TOLD:
        assert words.setdefault(one, other) == other, where


def test_no_sign_of_french_is_parted_from_its_word(told: dict[str, Checked]) -> None:
    for passage in (FOLDER / LANGUAGES["fr"]).read_text(encoding="utf-8").split("\n:: ")[3:]:
        prose = passage.partition("```ffapp")[0]
        for sign in (" :", " ;", " !", " ?", "« ", " »", "'", '"'):
            assert sign not in prose, (passage.partition("\n")[0], sign)
