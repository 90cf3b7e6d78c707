"""The lasting list of fields: a field is never dropped, nor added without the format that brings it."""

from __future__ import annotations

import zlib
from pathlib import Path

from ffapp.core.codec import FORMAT
from ffapp.rulesets import RULESETS, ruleset_of
from tests.gamebook.fields import Fields, fields_of

LIST = Path(__file__).with_name("fields.txt")

SEALED = {1: "8e0cebe3", 2: "eb265326"}
"""The check of the lines of each format that is released. One that is raised seals the one before."""


def lines() -> list[str]:
    return [line for line in LIST.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def listed() -> dict[int, Fields]:
    """The fields by the format that brought them."""
    found: dict[int, Fields] = {}
    for line in lines():
        name, _, fields = line.partition(":")
        record, _, version = name.rpartition(" ")
        found.setdefault(int(version), {})[record] = tuple(fields.split())
    return found


def known() -> Fields:
    return {
        record: fields
        for name in RULESETS
        if (ruleset := ruleset_of(name)) is not None
        for record, fields in fields_of(ruleset).items()
    }


def test_every_field_is_listed_with_the_format_that_brought_it() -> None:
    ever: dict[str, set[str]] = {}
    for fields in listed().values():
        for record, names in fields.items():
            known_before = ever.setdefault(record, set())
            assert not known_before & set(names), f"{record}: listed twice"
            known_before |= set(names)
    now = {record: set(names) for record, names in known().items()}
    gone = {record: left for record, names in ever.items() if (left := names - now.get(record, set()))}
    assert gone == {}, "a field has disappeared: saves that hold it could not be read"
    new = {record: left for record, names in now.items() if (left := names - ever.get(record, set()))}
    assert new == {}, "a new field: list it under the format that brings it, which is raised if it is released"
    assert set(now) == set(ever)


def test_what_a_released_format_has_is_sealed() -> None:
    assert set(listed()) <= set(range(1, FORMAT + 1))
    assert set(SEALED) == set(range(1, FORMAT))
    for version, seal in SEALED.items():
        told = [line for line in lines() if f" {version}:" in line]
        assert f"{zlib.crc32(chr(10).join(told).encode()):08x}" == seal, f"format {version} is released as it was"


def test_the_list_is_in_order() -> None:
    assert lines() == sorted(lines())
