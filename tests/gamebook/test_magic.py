"""Magic objects and spells (RULES: 2; DF58: Magie)."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.magic import MOST_MAGIC, AddMagic, ChangeMagic, MagicChanged, MagicUsed, RemoveMagic, UseMagic
from ffapp.gamebook.notes import AddNote
from ffapp.gamebook.sheet import Magic
from tests.gamebook.play import Table, night

RING: dict[str, Any] = {"name": "Anneau de brume", "use": "Le tourner deux fois", "charges": 3}


def with_magic(**arguments: Any) -> tuple[Table, int]:
    table = night()
    table.do(AddMagic(**{**RING, **arguments}))
    return table, table.sheet.magic[-1].id


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"charges": None},
        {"charges": 0},
        {"once": True, "charges": None},
        {"kind": "spell", "name": "Souffle de givre", "use": "Trois mots,\nà voix basse"},
    ],
)
def test_it_is_noted_with_name_use_and_charges(arguments: dict[str, Any]) -> None:
    table, number = with_magic(**arguments)
    assert table.sheet.magic == (Magic(id=number, **{**RING, **arguments}),)
    assert table.reloaded().sheet == table.sheet


@pytest.mark.parametrize("kind", ["object", "spell"])
def test_using_it_is_recorded_with_what_it_did_until_no_charge_is_left(kind: str) -> None:
    table, number = with_magic(kind=kind, charges=2)
    for left in (1, 0):
        table.do(UseMagic(magic=number, effect="La porte s’efface"))
        used = table.happened(MagicUsed)
        assert (used.left, used.gone, used.effect) == (left, False, "La porte s’efface")
        assert used.arguments()["name"] == "Anneau de brume"
        assert table.sheet.magic[0].charges == left
    assert table.refused(UseMagic(magic=number)) == "charges-none"
    table.game.undo()
    table.do(UseMagic(magic=number))


def test_without_a_number_of_charges_it_can_be_used_as_often_as_one_likes() -> None:
    table, number = with_magic(charges=None)
    before = table.sheet
    for _ in range(5):
        table.do(UseMagic(magic=number))
        assert table.happened(MagicUsed).left is None
    assert table.sheet == before


@pytest.mark.parametrize("charges", [None, 1])
def test_what_works_once_is_gone_when_it_has_been_used(charges: int | None) -> None:
    table, number = with_magic(once=True, charges=charges)
    table.do(UseMagic(magic=number))
    assert table.happened(MagicUsed).gone
    assert table.sheet.magic == ()
    assert table.refused(UseMagic(magic=number)) == "magic-unknown"


@pytest.mark.parametrize("charges", [0, 2, 3])
def test_what_works_once_has_one_charge_at_most(charges: int) -> None:
    assert night().refused(AddMagic(name="A", once=True, charges=charges)) == "once-charges"
    table, number = with_magic(charges=charges)
    assert table.refused(ChangeMagic(magic=number, once=True)) == "once-charges"
    table.do(ChangeMagic(magic=number, once=True, charges=1))
    assert table.refused(ChangeMagic(magic=number, charges=charges)) == "once-charges"
    table.do(ChangeMagic(magic=number, charges=-1))
    assert (table.sheet.magic[0].once, table.sheet.magic[0].charges) == (True, None)


@pytest.mark.parametrize(
    ("change", "field", "value"),
    [
        ({"name": " Anneau terni "}, "name", "Anneau terni"),
        ({"kind": "spell"}, "kind", "spell"),
        ({"use": ""}, "use", ""),
        ({"charges": 9}, "charges", 9),
        ({"charges": 0}, "charges", 0),
        ({"charges": -1}, "charges", None),
    ],
)
def test_the_hand_changes_it(change: dict[str, Any], field: str, value: object) -> None:
    table, number = with_magic()
    table.do(ChangeMagic(magic=number, reason="§ 12", **change))
    changed = table.happened(MagicChanged)
    assert changed.before == Magic(id=number, **RING)
    assert table.sheet.magic == (Magic(id=number, **{**RING, field: value}),)
    assert table.refused(ChangeMagic(magic=number, **change)) == "magic-same"


def test_it_is_lost_and_forgotten() -> None:
    table, number = with_magic()
    table.do(RemoveMagic(magic=number, reason="Brisé"))
    assert table.sheet.magic == ()
    for command in (RemoveMagic(magic=number), UseMagic(magic=number), ChangeMagic(magic=number, charges=1)):
        assert table.refused(command) == "magic-unknown"


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (AddMagic(name=""), "name-empty"),
        (AddMagic(name="x" * 41), "name-long"),
        (AddMagic(name="A\nB"), "name-line"),
        (AddMagic(name="A", use="x" * 10_001), "text-long"),
        (AddMagic(name="A", charges=-1), "amount-bounds"),
        (AddMagic(name="A", charges=10_000), "amount-bounds"),
        (AddMagic(name="A", reason="A\nB"), "text-line"),
        (ChangeMagic(magic=6, charges=-2), "amount-bounds"),
        (ChangeMagic(magic=6, name=" "), "name-empty"),
        (ChangeMagic(magic=6), "magic-same"),
        (UseMagic(magic=6, effect="x" * 10_001), "text-long"),
        (UseMagic(magic=7), "magic-unknown"),
    ],
)
def test_what_no_hand_can_write_of_magic(command: Command, rule: str) -> None:
    table, number = with_magic()
    assert number == 6
    assert table.refused(command) == rule


def test_no_sheet_holds_more_than_a_hundred() -> None:
    table = night()
    for number in range(MOST_MAGIC):
        table.do(AddMagic(name=f"A{number}"))
    assert table.refused(AddMagic(name="A")) == "magic-full"


def test_ids_are_never_given_twice() -> None:
    table, number = with_magic(once=True, charges=1)
    table.do(UseMagic(magic=number))
    table.do(AddNote(text="A"))
    table.item("Corde")
    table.do(AddMagic(name="B"))
    assert [table.sheet.notes[-1].id, table.sheet.items[-1].id, table.sheet.magic[-1].id] == [7, 8, 9]


def test_it_is_used_in_a_fight_too_but_not_while_a_blow_waits() -> None:
    table, number = with_magic()
    table.opened("12/6")
    table.do(UseMagic(magic=number))
    table.round(6, 6, 1, 1)
    assert table.refused(UseMagic(magic=number)) == "phase-blow"
    table.do(AnswerBlow(luck=False))
    table.do(UseMagic(magic=number))
    assert table.sheet.magic[0].charges == 1
