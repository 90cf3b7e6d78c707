"""The two or three columns that name a figure: of one figure only, whatever the names."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.doonjons.campaign import everybody
from ffapp.mapping.board.labels import Called, _usable, by_id, called, columns, labels, shorter
from ffapp.tui.look.literal import cells
from tests.tui.dungeons import hostile, large, word
from tests.tui.gallery import HOSTILE


def party(*names: str) -> list[Called]:
    return [Called(number, name, character=True) for number, name in enumerate(names, 1)]


def pack(*species: tuple[str, int]) -> list[Called]:
    return [Called(number, name, character=False, number=rank) for number, (name, rank) in enumerate(species, 50)]


def told(figures: list[Called], *, ascii_only: bool = False) -> list[str]:
    return list(labels(figures, ascii_only=ascii_only).values())


def test_a_character_has_its_first_three_letters() -> None:
    assert told(party("Kaël", "BORIS", "élise", "Bo")) == ["Kaë", "Bor", "Éli", "Bo"]


def test_names_that_begin_alike_are_told_apart_where_they_differ() -> None:
    assert told(party("Aldric", "Aldwin")) == ["Alr", "Alw"]
    assert told(party("Jean", "Jean-Luc")) == ["Jea", "Jel"]
    assert told(party("A", "AA", "AAA")) == ["A1", "Aa", "Aaa"]
    assert told(party("Marc", "Maud", "Mara", "Marie")) == ["Mac", "Mau", "Maa", "Mai"]


def test_where_two_columns_must_do_they_tell_apart_as_well() -> None:
    assert list(shorter(["Kaë", "Bor", "Bo"]).values()) == ["Ka", "Br", "Bo"]
    assert list(shorter(["Mac", "Mau", "Maa", "Mai"]).values()) == ["Mc", "Mu", "Ma", "Mi"]
    assert list(shorter(["山", "Яро"]).values()) == ["山", "Яр"]


def test_monsters_have_the_letter_of_their_species_and_their_number() -> None:
    pair = [("gobelin", 1), ("gobelin archer", 1), ("gobelin", 2), ("gobelin archer", 2), ("goule", 1), ("goule", 2)]
    assert told(pack(*pair)) == ["g1", "a1", "g2", "a2", "o1", "o2"]
    assert told(pack(("rat", 9), ("rat", 10), ("rat", 35), ("rat", 60))) == ["r9", "10", "35", "60"]


def test_a_lone_monster_has_its_initials_or_its_first_letters() -> None:
    assert told(pack(("jeune dragon", 0), ("troll", 0), ("chien des enfers", 0))) == ["jd", "tr", "cd"]


def test_a_monster_is_not_told_from_a_character_by_its_case_alone() -> None:
    assert told([*party("Trophime"), *pack(("troll", 0))]) == ["Tro", "tr"]


def test_letters_of_other_scripts() -> None:
    assert told([*party("山田", "Ярослав", "Ωmega"), *pack(("Троль", 0))]) == ["山", "Яро", "Ωme", "тр"]
    assert told([*party("a日", "日a"), *pack(("b日 日", 0))]) == ["A日", "日a", "b0"]
    assert told(party("山田", "Élise", "Ярослав"), ascii_only=True) == ["?1", "Eli", "?2"]


def test_names_without_letters_still_have_labels() -> None:
    assert told(party("👍🏽", "…", "שלום")) == ["?1", "?2", "?3"]


@pytest.mark.parametrize("number", [-1, -100, -(2**63), 2**63 - 1])
def test_a_number_that_only_a_broken_save_has_names_somebody_too(number: int) -> None:
    [label] = told(pack(("troll", number)))
    assert sum(map(columns, label)) == 2


def test_labels_never_run_out() -> None:
    given = labels([Called(number, "orc", character=False) for number in range(300)])
    assert set(map(cells, given.values())) == {2}
    assert len(set(given.values())) == 300


def test_the_table_tells_who_is_there() -> None:
    given = by_id(labels(called(everybody(large()), word)))
    assert given == {
        1: "Kaë",
        2: "Alr",
        3: "Alw",
        4: "Mèr",
        11: "g1",
        12: "g2",
        13: "a1",
        14: "a2",
        15: "jd",
        16: "tr",
        17: "gh",
    }
    assert len(by_id(labels(called(everybody(hostile()), word)))) == 17


NAMES = st.one_of(
    st.text(max_size=12),
    st.text("a日1é🐍 ", max_size=4),
    st.sampled_from([*HOSTILE, "goblin", "Goblin", "goule", "gob", "gg", "g"]),
)


@given(
    st.lists(NAMES, max_size=6),
    st.lists(st.tuples(NAMES, st.integers(0, 60)), max_size=60),
    st.booleans(),
)
def test_every_label_is_unique_and_fits_its_cell(
    names: list[str], monsters: list[tuple[str, int]], ascii_only: bool
) -> None:
    figures = [*party(*names), *pack(*monsters)]
    given = labels(figures, ascii_only=ascii_only)
    assert list(given) == figures
    assert len({label.casefold() for label in given.values()}) == len(figures)
    assert all(cells(label) in ((2, 3) if one.character else (2,)) for one, label in given.items())
    short = shorter(label for one, label in given.items() if one.character)
    assert {cells(label) for label in short.values()} <= {2}
    assert len({label.casefold() for label in short.values()}) == len(short) == len(names)
    assert all(label.isprintable() and label.isalnum() for label in (one.replace("?", "0") for one in given.values()))
    if ascii_only:
        assert all(label.isascii() for label in given.values())


@pytest.mark.long
@pytest.mark.parametrize("ascii_only", [False, True])
def test_every_letter_that_is_used_has_the_width_that_terminals_give_it(ascii_only: bool) -> None:
    for letter in map(chr, range(sys.maxunicode + 1)):
        if _usable(letter, ascii_only):
            assert cells(letter) == cells(letter.upper()) == columns(letter) == columns(letter.upper()), letter
