"""The table of keys is that of the structs, its examples can be read, and the readme has it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from ffapp.adventure.keys import EXAMPLES, OWN_EXAMPLES, TABLES, Row, rows
from ffapp.adventure.simulate import simulated
from ffapp.gamebook.orders import Condition, Effects, Table, Way
from ffapp.rulesets import ruleset_of
from ffapp.texts import Texts
from ffapp.texts.adventure import example, keys_told
from tests.adventure.stories import checked, rules, section

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
ROWS = [(table, row) for table in TABLES for row in rows(table)]


def test_every_struct_of_a_block_has_its_table() -> None:
    def below(kind: type) -> set[type]:
        return {kind, *(one for child in kind.__subclasses__() for one in below(child))}

    assert below(Table) - {Table} == set(TABLES.values())


def test_every_key_has_an_example_and_no_example_is_of_yesterday() -> None:
    told = {row.key for _, row in ROWS}
    assert told == set(EXAMPLES)
    for table, key in OWN_EXAMPLES:
        assert key in {row.key for row in rows(table)}
    assert {row.key for row in rows("way")}.isdisjoint(row.key for row in rows("effects"))


@pytest.mark.parametrize(("table", "row"), ROWS, ids=[f"{table}-{row.key}" for table, row in ROWS])
def test_an_example_is_what_its_key_can_say(table: str, row: Row) -> None:
    given = msgspec.toml.decode(row.example)
    assert list(given) == [row.key]
    lacking = {"find": {"name": "x"}, "magic": {"name": "x"}, "poison": {"points": 1}, "test": {"of": "luck"}}
    needed = {**lacking, "wizard": {"kind": "good"}, "end": {"kind": "death"}, "change": {"by": 1}}.get(table, {})
    msgspec.convert({**needed, **given}, TABLES[table])


def test_what_a_way_and_a_section_can_change_is_told_once() -> None:
    shared = {field.encode_name for field in msgspec.structs.fields(Effects)}
    assert shared < {field.encode_name for field in msgspec.structs.fields(Way)}
    assert shared == {row.key for row in rows("effects")}
    assert "if" in {row.key for row in rows("way")}
    assert "not" in {field.encode_name for field in msgspec.structs.fields(Condition)}


@pytest.mark.parametrize("language", Texts.available)
def test_the_table_is_told_and_no_sentence_is_left_over(language: str) -> None:
    texts = Texts(language, strict=True)
    told = "\n".join(keys_told(texts))
    assert told.count("\n| `") == len(ROWS)
    source = (Path(__file__).resolve().parents[2] / "ffapp/texts" / language / "adventure.ftl").read_text(
        encoding="utf-8"
    )
    there = set(re.findall(r"^(adventure-(?:key|table)-[\w-]+) =", source, re.MULTILINE)) - {"adventure-key-unknown"}
    assert there == {row.message for _, row in ROWS} | {f"adventure-table-{table}" for table in TABLES}


def test_the_readme_has_the_table_of_today() -> None:
    """`ffapp check --keys --lang en` prints it."""
    written = README.partition("<!-- keys -->\n")[2].partition("<!-- /keys -->")[0]
    assert written == "\n".join(keys_told(Texts("en", strict=True))) + "\n"


@pytest.mark.parametrize("language", Texts.available)
def test_the_example_of_the_guide_is_sound_and_can_be_won(language: str) -> None:
    found = checked(example(Texts(language, strict=True)))
    assert found.findings == ()
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset is not None
    totals = simulated(ruleset, found.story, "random", 7, range(30))
    assert set(totals.reached) == set(found.story.sections)
    assert {end for end, _ in totals.ends} >= {"victory", "end"}


def test_the_readme_shows_the_example() -> None:
    sample = README.partition("## Adventures of your own")[2].partition("````\n")[2].partition("````")[0]
    assert sample == example(Texts("en"))


def test_a_block_in_full() -> None:
    """All keys of a section at once, one after another, but for the other decisions."""
    left = {"to", "end", "dice", "test"}
    lines = [row.example for table in ("section", "effects") for row in rows(table) if row.key not in left]
    lines = [line for line in lines if not line.startswith(("poison", "cured", "magic", "forgets", "eats"))]
    lines += ['[to."77"]', *(row.example for row in rows("way") if row.key not in ("roll", "uses"))]
    block = "\n".join(lines).replace("honour = 1, ", "").replace("; together", "")
    found = checked(rules(), section("1", "[[77]]", block.replace('"friendship"', '"fire"')), section("77", "[[1]]"))
    assert {one.code for one in found.findings} == {"outcome-missing", "way-impossible", "section-unreachable"}
