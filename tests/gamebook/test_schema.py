"""What the schema of the commands tells a script of the codes that they take."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ffapp.cli.schema import schema_of
from ffapp.core.messages import Command
from ffapp.gamebook.drawing import MARKS, WAYS
from ffapp.gamebook.sheet import FIELD_SCORES
from tests.gamebook.play import hero, scorpion_swamp

DEFINITIONS: dict[str, Any] = schema_of(scorpion_swamp())["$defs"]


def command(text: str) -> Command:
    made = msgspec.json.decode(text, type=scorpion_swamp().command_union)
    assert isinstance(made, Command)
    return made


@pytest.mark.parametrize(
    ("name", "field", "codes"),
    [
        ("Walk", "way", WAYS),
        ("AddPassage", "way", WAYS),
        ("ChangePassage", "way", WAYS),
        ("Passage", "way", WAYS),
        ("MarkClearing", "mark", MARKS),
        ("Clearing", "mark", MARKS),
    ],
)
def test_ways_and_marks_are_listed(name: str, field: str, codes: tuple[str, ...]) -> None:
    told = DEFINITIONS[name]["properties"][field]
    assert told.get("anyOf", [told])[0]["enum"] == ["", *codes]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ('{"t":"Walk","to":2,"way":"ne"}', "way-diagonal"),
        ('{"t":"AddPassage","start":1,"way":"up"}', "way-unknown"),
        ('{"t":"MarkClearing","number":1,"mark":"beer"}', "mark-unknown"),
    ],
)
def test_a_wrong_way_or_mark_is_still_refused_by_its_rule(text: str, rule: str) -> None:
    assert hero().refused(command(text)) == rule


@pytest.mark.parametrize("score", ["[]", "[5]", "[5,6,7]", '["5",6]'])
def test_a_score_is_two_numbers(score: str) -> None:
    shape = '{"t":"CastStone","stone":"blessing","offered":true,"creature":{"name":"A","skill":%s}}'
    assert command(shape % "[5,6]")
    with pytest.raises(msgspec.ValidationError):
        command(shape % score)


def test_characteristics_are_told_by_examples() -> None:
    """A book may have others."""
    assert DEFINITIONS["AdjustScore"]["properties"]["score"] == {"type": "string", "examples": list(FIELD_SCORES)}
