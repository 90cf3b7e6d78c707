"""What any typed figure must fit into."""

from __future__ import annotations

import pytest

from ffapp.core.bounds import number_typed, whole_typed


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("007", 7), ("9999", 9999), ("10000", None), ("9" * 5_000, None), ("0" * 5_000 + "3", 3)],
)
def test_a_number_is_digits_up_to_the_highest(text: str, number: int | None) -> None:
    assert number_typed(text, 9999) == number


@pytest.mark.parametrize("text", ["", " ", "-1", "+1", "1.0", "1 ", "٣", "²", "1_0", "x"])
def test_anything_else_is_no_number(text: str) -> None:
    assert number_typed(text, 9999) is None


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("-7", -7),
        ("+007", 7),
        ("0", 0),
        ("-9999", -9999),
        ("10000", 10000),
        ("-10001", -10000),
        ("9" * 5_000, 10000),
        ("-" + "0" * 5_000 + "3", -3),
        *((text, None) for text in ("", "-", "+-1", "1.0", "1 ", "٣", "²", "1_0", "x")),
    ],
)
def test_a_whole_number_beyond_what_is_asked_is_the_next_one(text: str, number: int | None) -> None:
    assert whole_typed(text, 9999) == number
