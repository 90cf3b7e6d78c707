"""Words are the same however they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.spelling import DASHES, plain, plain_in_place, plain_minus


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


def test_a_dash_of_any_kind_before_a_number_is_a_minus_where_a_word_begins() -> None:
    for dash in DASHES:
        kept = f"un{dash}1 {dash} fin {dash}"
        assert plain_minus(f"{dash}3e; {dash} 2; {kept}") == f"-3e; - 2; {kept}"


@given(st.text())
def test_what_is_plain_in_place_is_as_long_and_keeps_its_digits(text: str) -> None:
    told = plain_in_place(text)
    assert len(told) == len(text)
    assert [letter for letter in told if letter.isdecimal()] == [letter for letter in text if letter.isdecimal()]
