"""Words are the same however they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.spelling import plain, plain_in_place


@pytest.mark.parametrize(
    ("written", "known"),
    [
        ("Nœud", "noeud"),
        ("NŒUD", "noeud"),
        ("NOEUD", "noeud"),
        ("Ægir", "aegir"),
        ("ÉLÉMENTAL", "elemental"),
        ("e\u0301tage", "etage"),
        ("ﬁole", "fiole"),
        ("Straße", "strasse"),
        ("", ""),
    ],
)
def test_neither_capitals_nor_accents_nor_ligatures_count(written: str, known: str) -> None:
    assert plain(written) == known


@given(st.text())
def test_what_is_plain_in_place_is_as_long_and_keeps_its_digits(text: str) -> None:
    told = plain_in_place(text)
    assert len(told) == len(text)
    assert [letter for letter in told if letter.isdecimal()] == [letter for letter in text if letter.isdecimal()]
