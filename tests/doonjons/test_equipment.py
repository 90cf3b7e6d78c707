"""The equipment, piece by piece, and dice and cells as they are written."""

from __future__ import annotations

import pytest

from ffapp.core.errors import Refusal
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.equipment import PIECES, piece_of
from ffapp.doonjons.notation import Throw, throw_of

TABLE = [
    # kind, slot, family, armour class, speed, strength, damage, reach
    ("scale-mail", "armour", "light", 9, 0, 0, "0d0", 0),
    ("half-plate", "armour", "light", 10, 0, 0, "0d0", 0),
    ("chain-mail", "armour", "heavy", 11, -4, 0, "0d0", 0),
    ("plate", "armour", "heavy", 12, -4, 0, "0d0", 0),
    ("quarterstaff", "weapon", "simple", 0, 0, 0, "1d6", 1),
    ("mace", "weapon", "simple", 0, 0, 0, "1d6", 1),
    ("longsword", "weapon", "war", 0, -2, 4, "1d8", 1),
    ("rapier", "weapon", "war", 0, -2, 4, "1d8", 1),
    ("light-crossbow", "weapon", "ranged", 0, 0, 0, "1d8", 16),
    ("shortbow", "weapon", "ranged", 0, 0, 0, "1d6", 16),
    ("sling", "weapon", "ranged", 0, 0, 0, "1d4", 6),
]

EXTENDED = [("two-handed-sword", "weapon", "war", 0, -2, 4, "2d6", 1)]
"""Of the extended rules alone."""


@pytest.mark.parametrize("row", [*TABLE, *EXTENDED], ids=lambda row: row[0])
def test_each_piece_has_its_figures(row: tuple[str, str, str, int, int, int, str, int]) -> None:
    piece = piece_of(row[0])
    assert row == (
        piece.kind,
        piece.slot,
        piece.family,
        piece.armour_class,
        piece.speed,
        piece.strength,
        str(piece.damage),
        piece.reach,
    )


def test_there_are_eleven_kinds_and_no_other() -> None:
    assert [kind for kind, piece in PIECES.items() if not piece.extended] == [row[0] for row in TABLE]
    assert [kind for kind, piece in PIECES.items() if piece.extended] == [row[0] for row in EXTENDED]
    for kind in ("", "sword", "Mace", "mace ", "x" * 10_000, "\ud800"):
        with pytest.raises(Refusal, match="piece-unknown") as refused:
            piece_of(kind)
        assert len(str(refused.value.arguments["kind"])) <= 40
        str(refused.value.arguments["kind"]).encode()


@pytest.mark.parametrize(
    ("text", "throw"),
    [("1d6", (1, 6)), ("20d100", (20, 100)), (" 2D8 ", (2, 8)), ("003d006", (3, 6)), ("1d2", (1, 2)), ("5d7", (5, 7))],
)
def test_dice_are_read(text: str, throw: tuple[int, int]) -> None:
    assert throw_of(text) == Throw(*throw)
    assert str(throw_of(text)) == f"{throw[0]}d{throw[1]}"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("0d6", "notation-bounds"),
        ("21d6", "notation-bounds"),
        ("1d1", "notation-bounds"),
        ("1d0", "notation-bounds"),
        ("1d101", "notation-bounds"),
        ("999999d999999", "notation-bounds"),
        ("2d", "notation-unreadable"),
        ("d6", "notation-unreadable"),
        ("-1d4", "notation-unreadable"),
        ("2d6+1", "notation-unreadable"),
        ("2 d 6", "notation-unreadable"),
        ("2w6", "notation-unreadable"),
        ("２d６", "notation-unreadable"),
        ("2.5d6", "notation-unreadable"),
        ("", "notation-unreadable"),
        ("abc", "notation-unreadable"),
        ("9" * 10_000 + "d6", "notation-unreadable"),
        (" " * 10_000 + "2d6", "notation-unreadable"),
        ("\ud800", "notation-unreadable"),
        ("2d6\n2d6", "notation-unreadable"),
    ],
)
def test_no_dice_are_refused(text: str, rule: str) -> None:
    with pytest.raises(Refusal, match=rule) as refused:
        throw_of(text)
    str(refused.value.arguments["dice"]).encode()


@pytest.mark.parametrize(
    ("text", "cell"), [("A1", (0, 0)), ("e5", (4, 4)), (" Y25 ", (24, 24)), ("Z9", (25, 8)), ("A99", (0, 98))]
)
def test_a_cell_is_read(text: str, cell: tuple[int, int]) -> None:
    assert parsed(text) == Cell(*cell)
    assert parsed(text).name == text.strip().upper()


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "P0",
            "14P",
            "é5",
            "E",
            "5",
            "EE5",
            "E05",
            "E100",
            "E-5",
            "E 5",
            "E5.5",
            "Ｅ５",
            "E٥",
            "E5\nE6",
            "\ud800",
        ),
        *(" " * 10_000 + "E5", "E" * 10_000, "E" + "9" * 10_000),
    ],
)
def test_no_cell_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="cell-unreadable") as refused:
        parsed(text)
    str(refused.value.arguments["cell"]).encode()
    assert len(str(refused.value.arguments["cell"])) <= 40


def test_a_column_beyond_all_letters_has_a_name_all_the_same() -> None:
    assert [Cell(column, 4).name for column in (25, 26, -1, 10**30)] == ["Z5", "?5", "?5", "?5"]


@pytest.mark.parametrize(
    ("one", "other", "far"), [("E5", "E5", 0), ("E5", "F6", 1), ("E5", "I9", 4), ("E5", "J5", 5), ("A1", "Y25", 24)]
)
def test_a_diagonal_step_is_one(one: str, other: str, far: int) -> None:
    assert distance(parsed(one), parsed(other)) == distance(parsed(other), parsed(one)) == far
