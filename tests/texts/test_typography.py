"""Spaces, signs and letters as a printer of each language sets them."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice

import pytest

from tests.texts.messages import argument_sets, messages, said, texts

NBSP = "\u00a0"

FLAWS = {
    "fr": {
        "a blank that lets a sign fall off its word": r"[^\W_] [!?;:%»]|« ",
        "a sign without its blank": rf"[^\W_][!?;](?!\w)|[^\W_]:(?=\s|$)|\d%|«[^{NBSP}]|[^{NBSP}]»",
        "an apostrophe or quotation mark of a typewriter": r"\w['\"]\w|[“”]",
        "three dots": r"\.\.\.",
        "a capital without its accent": r"(^|[.!?:] )A [a-z]|\bE([bcdfgjklmpqrtvz]|[bcdfgpt][rl]|qu)[aeiouyéèêà]",
        "an ordinal": r"\b\d+(ème|ere|er)\b(?<!1er)",
    },
    "en": {
        "a blank before a sign": rf"[^\W_][ {NBSP}][!?;:%]",
        "an apostrophe or quotation mark of a typewriter": r"\w['\"]\w|[«»]",
        "three dots": r"\.\.\.",
    },
}
"""By what they are: what no sentence has. A terminal's cells are all as wide: the narrow no-break space would gain
nothing there, and many of its fonts lack it, so each blank that must hold is the common no-break space."""


@pytest.mark.parametrize(("language", "flaw"), [(language, flaw) for language in FLAWS for flaw in FLAWS[language]])
def test_no_sentence_has_a_flaw_of_typography(language: str, flaw: str) -> None:
    pattern = re.compile(FLAWS[language][flaw])
    assert [(name, text) for name, text in sentences(language) if pattern.search(text)] == []


@cache
def sentences(language: str) -> frozenset[tuple[str, str]]:
    """Each message with a few arguments, each of its codes once; without columns and JSON."""
    return frozenset(
        (name, texts(language)(name, **given))
        for name in messages(language)
        if not name.startswith(("cli-help", "cli-usage"))
        for given in islice(argument_sets(language, name, 40), 40)
    )


@pytest.mark.parametrize("language", FLAWS)
def test_no_word_is_said_twice_in_a_row(language: str) -> None:
    twice = re.compile(r"\b(?!(?:vous|nous)\b)([^\W\d_]+) \1\b")
    assert [line for name in messages(language) for line in said(language, name) if twice.search(line)] == []


def test_french_elides_before_a_vowel() -> None:
    whole = re.compile(r"(?i)(?<!-)\b(?:[cdjlmnst]e|que|la|si(?= ils?\b)) (?=[aeiouàâéèêîôûœ])")
    assert [line for name in messages("fr") for line in said("fr", name) if whole.search(line)] == []
