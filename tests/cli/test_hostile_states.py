"""States and events that decode and yet make no sense: shown somehow, exported, never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.__main__ import main
from ffapp.doonjons.campaign import Campaign
from ffapp.gamebook.orders import Condition, End, Test, Way, Wizard
from ffapp.gamebook.sheet import Sheet
from ffapp.rulesets import ruleset_of
from ffapp.store.chain import body_of, frame, header_hash
from ffapp.texts import Texts
from ffapp.texts.document import as_markdown, as_text, document_of
from tests.cli.scripts import BOOK, NIGHT, TABLE, Run, fight, fight_round, foe, hero

NUMBERS = st.sampled_from([-(2**63), -1, 0, 1, 2, 3, 7, 35, 10**9]) | st.integers(-9, 40)
WORDS = st.sampled_from(["", "x", "sword", "Aïla", "\u202e", "\x1b[2J", "a\nb", "{ $x }"]) | st.text(max_size=4)


BOUNDED: dict[Any, list[Any]] = {
    Way: [Way(), Way(when="lucky", points={"gold": -3}), Way(needs=Condition(any=(Condition(item="x"),)))],
    Test: [Test(of="luck"), Test(of="skill", modifier=-2, optional=True)],
    Wizard: [Wizard(kind="evil"), Wizard(kind="good", stones=9, among=("fire",))],
    End: [End(kind="other", words="x")],
}
"""What its decoder holds to bounds."""


def anything(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a type that a save may hold, as its decoder would let it through."""
    simple: dict[Any, st.SearchStrategy[Any]] = {int: NUMBERS, str: WORDS, bool: st.booleans(), type(None): st.none()}
    if kind in simple:
        return simple[kind]
    if kind in BOUNDED:
        return st.sampled_from(BOUNDED[kind])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = {field.name: st.deferred(lambda t=field.type: anything(t)) for field in msgspec.structs.fields(kind)}
        return st.builds(kind, **fields)
    arguments = get_args(kind)
    if get_origin(kind) is Annotated:
        return anything(arguments[0])
    if get_origin(kind) is Literal:
        return st.sampled_from(arguments)
    if get_origin(kind) is tuple and arguments[-1] is Ellipsis:
        return st.lists(anything(arguments[0]), max_size=3).map(tuple)
    if get_origin(kind) is tuple:
        return st.tuples(*map(anything, arguments))
    if get_origin(kind) is Union or arguments:
        return st.one_of(*map(anything, arguments))
    raise TypeError(kind)


SHEETS = anything(Sheet)


@given(SHEETS, st.sampled_from([BOOK, NIGHT]))
def test_any_state_can_be_told(any_sheet: Sheet, book: str) -> None:
    ruleset = ruleset_of(book)
    assert ruleset
    sheet = msgspec.structs.replace(any_sheet, book=book)
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet) == sheet
    for language in Texts.available:
        document = document_of(ruleset, sheet, Texts(language))
        assert list(as_text(document))
        assert list(as_markdown(document, ascii_only=True))


@given(anything(Campaign))
def test_any_table_can_be_told(any_table: Campaign) -> None:
    ruleset = ruleset_of(TABLE)
    assert ruleset
    assert msgspec.json.decode(msgspec.json.encode(any_table), type=Campaign) == any_table
    for language in Texts.available:
        document = document_of(ruleset, any_table, Texts(language))
        assert list(as_text(document))
        assert list(as_markdown(document, ascii_only=True))


def forged(path: Path, change: Any) -> Path:
    """The save with other records and a sound chain."""
    head, *lines = path.read_bytes().splitlines()
    records = [json.loads(body_of(line)) for line in lines]
    change(records)
    parts, last = [head + b"\n"], header_hash(head) or b""
    for record in records:
        line, last = frame(json.dumps(record).encode(), last)
        parts.append(line)
    other = path.with_name("forged.ffsave")
    other.write_bytes(b"".join(parts))
    return other


def blow(**fields: Any) -> Any:
    def change(records: list[Any]) -> None:
        for record in records:
            for event in record.get("e", ()):
                for each in event.get("blows", ()):
                    each.update(fields)

    return change


def other_event(**fields: Any) -> Any:
    def change(records: list[Any]) -> None:
        for record in records:
            for event in record.get("e", ()):
                event.update({name: value for name, value in fields.items() if name in event})

    return change


def refused_today(records: list[Any]) -> None:
    for record in records:
        if record.get("cmd", {}).get("t") == "FightRound":
            record["cmd"]["target"] = 99
        if record.get("cmd", {}).get("t") == "OpenFight":
            record["cmd"]["enemies"] = []


CHANGES = {
    "a blow by nobody": blow(enemy=9),
    "a blow by less than nobody": blow(enemy=-7),
    "a target that is not there": other_event(target=9),
    "attacks by nobody": other_event(attacks=[]),
    "a command that is refused today": refused_today,
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_save_that_makes_no_sense_is_shown_and_exported(
    play: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Any, language: str
) -> None:
    save = tmp_path / "a.ffsave"
    lines = [*hero(), fight(foe("A", 5, 9), foe("B", 5, 9), order="together"), fight_round(6, 6, 1, 1, 3, 3, target=0)]
    assert play(lines, "--write", str(save), "--seed", "s").code == 0
    path = str(forged(save, change))
    for words in (
        ["show"],
        ["show", "--format=json"],
        ["show", "--format=markdown", "--journal"],
        ["verify", "--redecide"],
        ["export"],
    ):
        assert main([*words, path, "--lang", language]) in (0, 1)
        told = capsys.readouterr()
        assert told.out
        assert "Traceback" not in told.err
    assert main(["export", path]) in (0, 1)
    exported = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    if change is refused_today:
        assert exported[-1]["confirm"]
