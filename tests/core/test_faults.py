"""What is wrong with data is told in one language, whatever the library says of it."""

import enum
import json
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import pytest

from ffapp.core.faults import LONGEST, NAMES, Faulty, fault_of
from ffapp.core.ruleset import Ruleset
from ffapp.core.script import entry_decoder
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.texts import Texts

Short = Annotated[str, msgspec.Meta(min_length=2, max_length=3)]
Few = Annotated[int, msgspec.Meta(ge=1, le=6)]
Some = Annotated[list[int], msgspec.Meta(min_length=1, max_length=2)]


class Colour(enum.Enum):
    RED = "red"


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the whole."""

    n: int


class Record(msgspec.Struct, tag="R", tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Something of every kind that our records are made of."""

    whole: int = 0
    few: Few = 1
    short: Short = "ab"
    some: Some = []
    two: tuple[int, int] = (1, 2)
    either: int | str = 0
    maybe: tuple[int, ...] | None = None
    flag: bool = False
    colour: Colour = Colour.RED
    one: Literal["a", "b"] = "a"
    number: Literal[1, 2] = 1
    inner: Inner = msgspec.field(default_factory=lambda: Inner(1))
    names: dict[str, int] = {}

    def __post_init__(self) -> None:
        if self.whole == 99:
            raise Faulty("one-of", "a, b")


DECODE = msgspec.json.Decoder(Record).decode

CASES: dict[str, dict[str, Any]] = {
    "": {"fault": "truncated"},
    '{"t":"R"': {"fault": "truncated"},
    "nonsense": {"fault": "syntax", "expected": "character", "number": 4},
    '{"t":"R"} x': {"fault": "syntax", "expected": "more", "number": 11},
    '{"t":"R" "whole":1}': {"fault": "syntax", "expected": "comma", "number": 9},
    '{"t":"R",}': {"fault": "syntax", "expected": "comma-more", "number": 9},
    '{"t":"R",whole:1}': {"fault": "syntax", "expected": "key", "number": 9},
    '{"t":"R","whole" 1}': {"fault": "syntax", "expected": "colon", "number": 17},
    '{"t":"R","whole":01}': {"fault": "syntax", "expected": "number", "number": 18},
    '{"t":"R","short":"\\x"}': {"fault": "syntax", "expected": "escape", "number": 20},
    '{"t":"R","short":"\\uZZZZ"}': {"fault": "syntax", "expected": "escape", "number": 21},
    '{"t":"R","short":"\\udc00 "}': {"fault": "syntax", "expected": "half", "number": 24},
    '{"t":"R","short":"\\ud800      "}': {"fault": "syntax", "expected": "half", "number": 24},
    "[]": {"fault": "type", "expected": "object", "got": "array"},
    '{"t":"X"}': {"fault": "value", "where": "t", "name": "X"},
    '{"t":1}': {"fault": "type", "where": "t", "expected": "str"},
    '{"t":"R","more":1}': {"fault": "unknown", "name": "more"},
    '{"t":"R","inner":{"n":1,"x":2}}': {"fault": "unknown", "where": "inner", "name": "x"},
    '{"t":"R","inner":{}}': {"fault": "missing", "where": "inner", "name": "n"},
    '{"t":"R","whole":"3"}': {"fault": "type", "where": "whole", "expected": "int", "got": "str"},
    '{"t":"R","whole":2.5}': {"fault": "type", "where": "whole", "expected": "int", "got": "float"},
    '{"t":"R","whole":' + "9" * 5000 + "}": {"fault": "range", "where": "whole"},
    '{"t":"R","flag":null}': {"fault": "type", "where": "flag", "expected": "bool", "got": "null"},
    '{"t":"R","maybe":{}}': {"fault": "type", "where": "maybe", "expected": "array", "got": "object"},
    '{"t":"R","maybe":[1,"2"]}': {"fault": "type", "where": "maybe[1]", "expected": "int", "got": "str"},
    '{"t":"R","either":[]}': {
        "fault": "type", "where": "either", "expected": "int", "also": "str", "got": "array"
    },
    '{"t":"R","few":0}': {"fault": "least", "where": "few", "number": 1},
    '{"t":"R","few":7}': {"fault": "most", "where": "few", "number": 6},
    '{"t":"R","short":"a"}': {"fault": "longer", "where": "short", "number": 2},
    '{"t":"R","short":"abcd"}': {"fault": "shorter", "where": "short", "number": 3},
    '{"t":"R","some":[]}': {"fault": "longer", "where": "some", "number": 1},
    '{"t":"R","some":[1,2,3]}': {"fault": "shorter", "where": "some", "number": 2},
    '{"t":"R","two":[1]}': {"fault": "exactly", "where": "two", "number": 2},
    '{"t":"R","colour":"blue"}': {"fault": "value", "where": "colour", "name": "blue"},
    '{"t":"R","one":"c"}': {"fault": "value", "where": "one", "name": "c"},
    '{"t":"R","number":3}': {"fault": "value", "where": "number", "name": "3"},
    '{"t":"R","names":{"a":"b"}}': {
        "fault": "type", "where": "names[...]", "expected": "int", "got": "str"
    },
    '{"t":"R","whole":99}': {"fault": "one-of", "name": "a, b"},
    '{"t":"R","' + "x" * 500 + '":1}': {"fault": "unknown", "name": "x" * LONGEST + "…"},
}  # fmt: skip


def complaint(data: bytes) -> Exception:
    try:
        DECODE(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return error
    raise AssertionError(data)


def whole(**arguments: Any) -> dict[str, Any]:
    return {**dict.fromkeys(NAMES, ""), "number": 0, **arguments}


@pytest.mark.parametrize(("text", "wanted"), CASES.items(), ids=[text[:40] for text in CASES])
def test_what_the_library_says_is_read(text: str, wanted: dict[str, Any]) -> None:
    assert fault_of(complaint(text.encode())) == whole(**wanted)


def test_what_is_no_text_and_what_is_too_deep() -> None:
    assert fault_of(complaint(b'{"t":"R","short":"\xff"}'))["fault"] == "encoding"
    assert fault_of(complaint(b"[" * 10))["fault"] == "type"
    assert fault_of(RecursionError("maximum recursion depth exceeded"))["fault"] == "deep"
    with pytest.raises(UnicodeDecodeError) as caught:
        b"\xff".decode()
    assert fault_of(caught.value)["fault"] == "encoding"
    with pytest.raises(ValueError, match="limit") as too_large:
        json.loads("9" * 5000)
    assert fault_of(too_large.value)["fault"] == "range"


@pytest.mark.parametrize("words", ["Expected calm", "", "Invalid UUID - at `$.id`", "Durée"])
def test_what_is_not_known_is_a_value_that_does_not_fit(words: str) -> None:
    assert fault_of(ValueError(words))["fault"] == "other"


ENGLISH = ("Expected", "got `", "Object", "Invalid", "malformed", "truncated", "`", "out of range", "⟦")


@pytest.mark.parametrize("text", CASES, ids=[text[:40] for text in CASES])
def test_a_fault_is_told_in_one_language(text: str) -> None:
    error = complaint(text.encode())
    french, english = (Texts(language, strict=True)("fault-told", **fault_of(error)) for language in ("fr", "en"))
    assert french != english
    assert not [word for word in ENGLISH if word in french]
    assert not [word for word in ENGLISH if word in english]


WRONG = (None, True, 1.5, -3, "x", [], ["x"], {}, {"x": 1}, 10**400)


def every_wrong_line(ruleset: Ruleset) -> Iterator[bytes]:
    """Each field of each command with a value of each kind, each field missing, and one too many."""
    for command in ruleset.commands:
        names = command.__struct_fields__
        for name in names:
            for value in WRONG:
                yield json.dumps({"cmd": {"t": command.__name__, name: value}}).encode()
        yield json.dumps({"cmd": {"t": command.__name__, "nothing of the kind": 1}}).encode()


@pytest.mark.parametrize("book", RULESETS)
def test_nothing_in_a_command_is_wrong_in_a_way_that_has_no_words(book: str) -> None:
    ruleset = ruleset_of(book)
    assert ruleset is not None
    decode = entry_decoder(ruleset).decode
    faults = {}
    for line in every_wrong_line(ruleset):
        try:
            decode(line)
        except (msgspec.MsgspecError, ValueError) as error:
            faults[line] = fault_of(error)["fault"]
    assert not [line[:200] for line, fault in faults.items() if fault == "other"]
    assert {"type", "missing", "unknown"} <= {*faults.values()}
