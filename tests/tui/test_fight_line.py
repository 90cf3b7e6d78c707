"""The typed line that opens a fight: what it says, what is wrong with it, and that no text breaks it."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.fight_line import (
    FightLineError,
    FightWords,
    Option,
    read_fight,
    read_foe,
    said_options,
    with_option,
)
from ffapp.gamebook.sheet import Sheet

SWAMP = FightWords(
    nameless="Adversaire",
    options={
        "in_turn": ("tour", "file"),
        "together": ("ensemble",),
        "as_one": ("bloc",),
        "escape": ("fuite",),
        "fury": ("furie",),
        "modifier": ("modificateur",),
    },
)


NIGHT = replace(
    SWAMP,
    options={
        **{option: words for option, words in SWAMP.options.items() if option not in ("as_one", "fury")},
        "weapon_bonus": ("sans-bonus",),
        "until_round": ("après", "tours"),
    },
    signs=frozenset({"wound", "poison", "until_wounds"}),
)
WORDS = SWAMP


def hero(book: str) -> Sheet:
    """Whose book it is, and nothing else."""
    return Sheet(book=book)


def told(text: str) -> list[tuple[str, int, int]]:
    return [(foe.name, foe.skill, foe.stamina) for foe in read_fight(text, WORDS).enemies]


def test_three_enemies_in_one_line() -> None:
    line = read_fight("Orque 7 6; Orque 6 5; Chef 8 8", WORDS)
    assert told("Orque 7 6; Orque 6 5; Chef 8 8") == [("Orque 1", 7, 6), ("Orque 2", 6, 5), ("Chef", 8, 8)]
    assert line == OpenFight(enemies=line.enemies)


@pytest.mark.parametrize(
    ("text", "foes"),
    [
        ("Orque 7 6", [("Orque", 7, 6)]),
        ("7 6", [("Adversaire", 7, 6)]),
        ("7 6; 8 9", [("Adversaire 1", 7, 6), ("Adversaire 2", 8, 9)]),
        ("Grand Chef des Orques 10 12", [("Grand Chef des Orques", 10, 12)]),
        ("Garde 2 7 6", [("Garde 2", 7, 6)]),
        ("Garde 7 6; Garde 1 7 6; Garde 7 6", [("Garde 2", 7, 6), ("Garde 1", 7, 6), ("Garde 3", 7, 6)]),
        ("Orque 7 6, Chef 8 8", [("Orque", 7, 6), ("Chef", 8, 8)]),
        ("Zagor, le sorcier 7 6", [("Zagor, le sorcier", 7, 6)]),
        ("  Orque   7  6 ;; ", [("Orque", 7, 6)]),
        ("Orque 7 6 x2", [("Orque 1", 7, 6), ("Orque 2", 7, 6)]),
        ("Fuite 7 6", [("Fuite", 7, 6)]),
        ("[/b] 7 6", [("[/b]", 7, 6)]),
        ("Ombre 0 1", [("Ombre", 0, 1)]),
    ],
)
def test_enemies(text: str, foes: list[tuple[str, int, int]]) -> None:
    assert told(text) == foes


def test_what_a_blow_costs() -> None:
    assert read_fight("Ogre 9 12 !3 x2", WORDS).enemies == tuple(
        Foe(name=f"Ogre {number}", skill=9, stamina=12, wound=3) for number in (1, 2)
    )


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("ensemble", {"order": "together"}),
        ("ENS", {"order": "together"}),
        ("tour", {"order": "in_turn"}),
        ("bloc", {"order": "as_one"}),
        ("fuite", {"escape": True, "escape_wound": None}),
        ("fuite 0", {"escape": True, "escape_wound": 0}),
        ("furie 2", {"fury": 2}),
        ("mod -1", {"modifier": -1}),
        ("−2", {"modifier": -2}),
        ("–2", {"modifier": -2}),
        ("+3", {"modifier": 3}),
    ],
)
def test_options(text: str, wanted: dict[str, object]) -> None:
    command = read_fight(f"Orque 7 6; {text}", WORDS)
    for name, value in wanted.items():
        assert getattr(command, name) == value
    assert said_options(f"Orqu; {text}", WORDS) == said_options(f"Orque 7 6; {text}", WORDS)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        (" ; ", "empty"),
        ("fuite", "empty"),
        ("Orque", "figures"),
        ("Orque 7", "figures"),
        ("Orque 2.5 6", "not-whole"),
        ("Orque 7 6,5", "not-whole"),
        ("Orque 7 0", "bounds"),
        ("Orque -1 6", "bounds"),
        ("Orque 7 99999", "bounds"),
        ("Orque 7 " + "9" * 5000, "bounds"),
        ("Orque 7 6 x0", "times"),
        ("Orque 7 6 x21", "times"),
        ("Orque 7 6 x20; Chef 8 8", "many"),
        ("O" * 41 + " 7 6", "name-long"),
        ("Orque 7 6; abracadabra", "word-unknown"),
        ("Orque 7 6; f", "word-unknown"),
        ("Orque 7 6; furie", "amount-missing"),
        ("Orque 7 6; furie 2.5", "not-whole"),
        ("Orque 7 6; ensemble 3", "amount-needless"),
        ("Orque 7 6; Chef 8 8; bloc", "as-one"),
    ],
)
def test_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(FightLineError) as error:
        read_fight(text, WORDS)
    assert error.value.problem == problem


def test_an_enemy_who_joins_is_one() -> None:
    assert read_foe("Orque 7 6", WORDS).name == "Orque"
    for text, problem in (("", "empty"), ("A 1 2; B 3 4", "many"), ("A 1 2 x2", "many"), ("A 1", "figures")):
        with pytest.raises(FightLineError) as error:
            read_foe(text, WORDS)
        assert error.value.problem == problem


@pytest.mark.parametrize(
    ("text", "option", "amount", "after"),
    [
        ("Orque 7 6", "together", 0, "Orque 7 6; ensemble"),
        ("Orque 7 6; ensemble", "as_one", 0, "Orque 7 6; bloc"),
        ("Orque 7 6; ensemble", "in_turn", None, "Orque 7 6"),
        ("fuite; Orqu", "escape", None, "Orqu"),
        ("Orque 7 6; furie 1", "fury", 2, "Orque 7 6; furie 2"),
        ("Orque 7 6; +1", "modifier", -1, "Orque 7 6; modificateur -1"),
    ],
)
def test_an_option_is_written_into_the_line(text: str, option: Option, amount: int | None, after: str) -> None:
    assert with_option(text, option, amount, WORDS) == after


@pytest.mark.parametrize(
    ("text", "foe"),
    [
        ("Serpent 8 6 &3", Foe(name="Serpent", skill=8, stamina=6, poison=3)),
        ("Serpent 8 6 !1 &3 /2", Foe(name="Serpent", skill=8, stamina=6, wound=1, poison=3, until_wounds=2)),
        ("Garde 7 6 /3 &0 !0", Foe(name="Garde", skill=7, stamina=6, wound=0, until_wounds=3)),
    ],
)
def test_signs_of_the_night(text: str, foe: Foe) -> None:
    assert read_fight(text, NIGHT).enemies == (foe,)
    assert read_foe(text, NIGHT) == foe
    twice = read_fight(f"{text} x2", NIGHT).enemies
    assert twice == tuple(msgspec.structs.replace(foe, name=f"{foe.name} {number}") for number in (1, 2))
    with pytest.raises(FightLineError) as error:
        read_fight(text, SWAMP)
    assert error.value.problem == "figures", "a sign of the other book is no sign here"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("après 3", {"until_round": 3}),
        ("ap 3", {"until_round": 3}),
        ("tours 12", {"until_round": 12}),
        ("tour", {"order": "in_turn", "until_round": 0}),
        ("sans-bonus", {"weapon_bonus": False}),
        ("sans bonus", {"weapon_bonus": False}),
        ("sans", {"weapon_bonus": False}),
        ("fuite; sans; après 2", {"escape": True, "weapon_bonus": False, "until_round": 2}),
    ],
)
def test_options_of_the_night(text: str, wanted: dict[str, object]) -> None:
    command = read_fight(f"Orque 7 6; {text}", NIGHT)
    for name, value in wanted.items():
        assert getattr(command, name) == value
    assert said_options(f"Orqu; {text}", NIGHT) == said_options(f"Orque 7 6; {text}", NIGHT)


@pytest.mark.parametrize(
    ("words", "text", "problem"),
    [
        (NIGHT, "Orque 7 6; après", "amount-missing"),
        (NIGHT, "Orque 7 6; après 0", "bounds"),
        (NIGHT, "Orque 7 6; après 2.5", "not-whole"),
        (NIGHT, "Orque 7 6; sans 2", "amount-needless"),
        (NIGHT, "Orque 7 6 &2.5", "not-whole"),
        (NIGHT, "Orque 7 6 &-1", "bounds"),
        (NIGHT, "Orque 7 6 /99999", "bounds"),
        (NIGHT, "Orque 7 6 &", "figures"),
        (NIGHT, "Orque 7 6; furie 2", "figures"),
        (NIGHT, "Orque 7 6; furie", "word-unknown"),
        (NIGHT, "Orque 7 6; bloc", "word-unknown"),
        (SWAMP, "Orque 7 6; sans", "word-unknown"),
        (SWAMP, "Orque 7 6; après 3", "figures"),
        (SWAMP, "Orque 7 6 !2.5", "not-whole"),
    ],
)
def test_what_is_wrong_in_one_book_or_the_other(words: FightWords, text: str, problem: str) -> None:
    with pytest.raises(FightLineError) as error:
        read_fight(text, words)
    assert error.value.problem == problem


@given(
    st.text(alphabet="Oé 0123456789;,.x!&/+-[]\n\u202f−", max_size=60) | st.text(max_size=30),
    st.sampled_from([("scorpion-swamp", SWAMP), ("night-dragon", NIGHT)]),
)
def test_any_text_is_read_or_refused(text: str, book: tuple[str, FightWords]) -> None:
    try:
        line = read_fight(text, book[1])
    except FightLineError:
        return
    assert 1 <= len(line.enemies) <= 20
    line.check(hero(book[0]))
    names = [foe.name for foe in line.enemies]
    assert len(set(names)) == len(names)


@given(
    st.text(alphabet="Orque 76;fuite", max_size=30),
    st.sampled_from([(option, words) for words in (SWAMP, NIGHT) for option in words.options]),
    st.integers(1, 9),
)
def test_an_option_written_is_an_option_read(text: str, said: tuple[Option, FightWords], amount: int) -> None:
    option, words = said
    takes = option in ("escape", "fury", "modifier", "until_round")
    line = said_options(with_option(text, option, amount if takes else 0, words), words)
    if option == "escape":
        assert line.escape
        assert line.escape_wound == amount
    elif takes:
        assert getattr(line, option) == amount
    elif option == "weapon_bonus":
        assert not line.weapon_bonus
    else:
        assert line.order == option
